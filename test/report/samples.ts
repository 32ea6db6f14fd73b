import sharp from "sharp";
import type { Evidence, Lookup } from "../../src/contract/lookup.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import type { ReportInput } from "../../src/report/render-request.ts";

/** Invented people as report inputs. Nobody with these names, addresses and numbers exists. */
export const SAMPLES = {
  rich: richSample,
  minimal: minimalSample,
  arabic: arabicSample,
  chinese: chineseSample,
  hostile: hostileSample,
};

export type SampleName = keyof typeof SAMPLES;

export async function richSample(): Promise<ReportInput> {
  return inputOf(RICH, { purpose: "due_diligence", pictures: await picturesOf(RICH) });
}

export async function minimalSample(): Promise<ReportInput> {
  const data: LookupData = { fullName: "Ida Holm", jobTitle: "Bookbinder", location: "Odense, Denmark" };
  return inputOf(data, { purpose: "research", coverage: [] });
}

export async function arabicSample(): Promise<ReportInput> {
  return inputOf(ARABIC, { purpose: "journalism", pictures: await picturesOf(ARABIC) });
}

export async function chineseSample(): Promise<ReportInput> {
  return inputOf(CHINESE, { purpose: "meeting", pictures: await picturesOf(CHINESE) });
}

export async function hostileSample(): Promise<ReportInput> {
  const pictures = new Map<string, Uint8Array>([
    ["https://pictures.example.org/empty.jpg", new Uint8Array()],
    ["https://pictures.example.org/page.jpg", Buffer.from("<!doctype html><title>not found</title>")],
    [
      "https://pictures.example.org/vector.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ["https://pictures.example.org/cut.jpg", (await picture(3)).subarray(0, 400)],
  ]);
  return inputOf(HOSTILE, { purpose: '#read("/etc/passwd")', pictures });
}

/** A complete input around a profile: three datasources, and evidence for each field and each sentence. */
export function inputOf(
  data: LookupData,
  options: {
    readonly purpose?: string;
    readonly pictures?: ReadonlyMap<string, Uint8Array>;
    readonly coverage?: ReportInput["coverage"];
    readonly lookup?: Partial<Lookup>;
  } = {},
): ReportInput {
  return {
    revision: 1,
    requester: "Compliance",
    lookup: {
      lookupId: "0192f0c1-5a3e-7c44-9b1e-3f6a2d8e9c10",
      candidate: { fullName: data.fullName ?? "Unnamed", email: null, sources: [] },
      sections: [...SECTIONS],
      status: "success",
      stage: "done",
      progress: 1,
      trial: false,
      preview: false,
      startedAt: "2026-11-18T09:12:44Z",
      finishedAt: "2026-11-18T09:14:03Z",
      data,
      ...options.lookup,
    },
    purpose: options.purpose ?? "due_diligence",
    evidence: evidenceOf(data),
    datasources: DATASOURCES,
    coverage: options.coverage ?? COVERAGE,
    pictures: options.pictures ?? new Map(),
  };
}

/** Claims for every top-level field and entry, and for each sentence of a summary. */
export function evidenceOf(data: LookupData): Evidence {
  const evidence: Evidence = {};
  let turn = 0;
  const claim = (value: unknown): Evidence[string][number] => ({
    claimId: `c${++turn}`,
    value,
    datasourceId: `d${(turn * 3 + (turn % 5)) % DATASOURCES.length}`,
    locator: "char=0,20",
    method: "stated",
    confidence: 0.9,
    purpose: "self",
  });
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === "string" && field.endsWith("Summary")) {
      for (const match of value.matchAll(/[^.。؟!]+[.。؟!]+\s*/gu)) {
        evidence[`/${field}#char=${match.index},${match.index + match[0].trimEnd().length}`] = [
          claim(match[0]),
          claim(match[0]),
        ];
      }
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) evidence[`/${field}/${index}`] = [claim(entry)];
    } else if (typeof value !== "object") evidence[`/${field}`] = [claim(value)];
  }
  if (data.socialMedia !== undefined) {
    for (const field of Object.keys(data.socialMedia)) evidence[`/socialMedia/${field}`] = [claim(field)];
  }
  if (data.onlinePresence !== undefined) {
    for (const field of Object.keys(data.onlinePresence)) evidence[`/onlinePresence/${field}`] = [claim(field)];
  }
  if (data.birthYear !== undefined)
    evidence["/birthYear"]?.push({ ...claim(data.birthYear - 1), datasourceId: "d5", conflicts: true });
  return evidence;
}

/** Bytes for every picture address in a profile. */
export async function picturesOf(data: LookupData): Promise<Map<string, Uint8Array>> {
  const addresses = [...JSON.stringify(data).matchAll(/https:\/\/pictures\.example\.org\/[^"]+/g)].map(
    (match) => match[0],
  );
  const pictures = new Map<string, Uint8Array>();
  for (const [index, address] of [...new Set(addresses)].entries()) pictures.set(address, await picture(index));
  return pictures;
}

/** A made-up picture: soft colours, and a head and shoulders for a portrait. */
export function picture(seed: number, width = 640, height = 480): Promise<Buffer> {
  const key = `${seed} ${width} ${height}`;
  const known = drawn.get(key) ?? drawPicture(seed, width, height);
  drawn.set(key, known);
  return known;
}

const drawn = new Map<string, Promise<Buffer>>();

function drawPicture(seed: number, width: number, height: number): Promise<Buffer> {
  const hue = (seed * 67) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},35%,78%)"/><stop offset="1" stop-color="hsl(${hue + 40},30%,48%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="50%" cy="44%" r="${height * 0.2}" fill="hsl(${hue},25%,92%)"/>
    <ellipse cx="50%" cy="104%" rx="${height * 0.42}" ry="${height * 0.36}" fill="hsl(${hue + 180},22%,36%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

const DATASOURCES: ReportInput["datasources"] = [
  {
    datasourceId: "d0",
    connector: "archive",
    date: "2026-11-18T09:12:50Z",
    source: "https://www.example.org/people/mariam-kovalenko",
    judgement: "own",
  },
  {
    datasourceId: "d1",
    connector: "archive",
    date: "2026-11-18T09:12:51Z",
    source:
      "https://news.example.com/2024/05/robots-in-the-warehouse-a-long-address-that-has-to-break-somewhere/index.html?reference=front-page&edition=international",
    judgement: "own",
  },
  {
    datasourceId: "d2",
    connector: "wikidata",
    date: "2026-11-18T09:12:55Z",
    source: "https://facts.example.org/entity/Q000001",
    judgement: "own",
  },
  {
    datasourceId: "d3",
    connector: "github",
    date: "2026-11-18T09:13:02Z",
    source: "https://code.example.com/mkovalenko",
    judgement: "own",
  },
  {
    datasourceId: "d4",
    connector: "mastodon",
    date: "2026-11-18T09:13:10Z",
    source: "https://social.example.org/@mariam",
    judgement: "own",
  },
  {
    datasourceId: "d5",
    connector: "archive",
    date: null,
    source: "https://directory.example.net/entry/4711",
    judgement: "undecided",
  },
  {
    datasourceId: "d6",
    connector: "breaches",
    date: "2026-11-18T09:13:20Z",
    source: "https://breaches.example.net/account",
    judgement: "own",
  },
];

const COVERAGE: ReportInput["coverage"] = [
  { connector: "archive", identifierKind: "candidate", outcome: "found", ms: 12 },
  { connector: "wikidata", identifierKind: "externalId", outcome: "found", ms: 412 },
  { connector: "github", identifierKind: "profileUrl", outcome: "found", ms: 389 },
  { connector: "mastodon", identifierKind: "handle", outcome: "found", ms: 704 },
  { connector: "bluesky", identifierKind: "handle", outcome: "absent", ms: 233 },
  {
    connector: "newswire",
    identifierKind: "name",
    outcome: "blocked",
    why: [{ code: "said", values: ["The source asked for a pause of 15 minutes (429)."] }],
    ms: 1803,
  },
  {
    connector: "registry",
    identifierKind: "name",
    outcome: "failed",
    why: [{ code: "readerFailed", values: [] }],
    ms: 95,
  },
  { connector: "breaches", identifierKind: "email", outcome: "found", ms: 310 },
  {
    connector: "courts",
    identifierKind: "name",
    outcome: "skipped",
    why: [{ code: "off", values: [] }],
    ms: 0,
    remedy: "Set a key.",
  },
];

const at = (name: string): string => `https://pictures.example.org/${name}.jpg`;

const JOBS: NonNullable<LookupData["experiences"]> = [
  {
    title: "Vice President Product",
    company: "Ōsaka Fulfilment Robotics K.K.",
    companySizeFrom: 500,
    companySizeTo: 1000,
    companyFoundedDate: "2014-01-01",
    companyFundingTotal: 120_000_000,
    companyFundingRounds: 4,
    companyIpoStatus: "private",
    industry: "Industrial automation",
    dateFrom: "2022-04-01",
    location: "Osaka, Japan",
    description:
      "Owns the roadmap for mobile picking robots, pricing and field trials. Grew the installed base from 40 to 1,900 units and cut the mean recovery time by 63 %. Negotiated a safety certification that became the model for two further product lines.",
    imageUrl: at("logo-ofr"),
    estimatedSalaryRangeFrom: 140_000,
    estimatedSalaryRangeTo: 190_000,
  },
  {
    title: "Director of Warehouse Systems",
    company: "Gulf Logistics Works",
    companySizeFrom: 5000,
    industry: "Logistics",
    dateFrom: "2018-09-01",
    dateTo: "2022-03-15",
    location: "Dubai, United Arab Emirates",
    description: "Led a team of 42 engineers on three sites.",
    companyStockSymbol: "GLW",
    companyIpoStatus: "public",
  },
  {
    title: "Lead Engineer",
    company: "Dnipro Automation",
    dateFrom: "2014-01-01",
    dateTo: "2018-08-01",
    location: "Kyiv, Ukraine",
    imageUrl: at("logo-dnipro"),
  },
  {
    title: "Embedded Engineer",
    company: "Dnipro Automation",
    dateFrom: "2010-06-01",
    dateTo: "2014-01-01",
    location: "Kyiv, Ukraine",
  },
];

const POSTS: NonNullable<LookupData["socialMedia"]>["recentPosts"] = [
  [
    "2026-10-30T08:00:00Z",
    "Our new picking cell ran for 1,000 hours without a stop 🚀🤖 Thank you to the whole team in Osaka!",
    812,
    64,
    120,
    at("post-1"),
  ],
  [
    "2026-10-12T11:20:00Z",
    "Slides of yesterday’s talk are online: https://www.example.org/talks/2026/safe-robots-beside-people-and-what-we-learnt",
    310,
    22,
    41,
    "",
  ],
  [
    "2026-09-02T07:05:00Z",
    "Trail marathon in the Kii mountains. 42 km, 2,300 m up.\n\nNever again. (See you next year.) ☕️🏔️",
    540,
    77,
    12,
    at("post-2"),
  ],
  ["2026-08-21T16:42:00Z", "倉庫ロボットの現場から、第57回を公開しました。", 120, 9, 31, ""],
  ["2026-06-04T09:00:00Z", "Hiring: two safety engineers, one technical writer. Write to me.", 95, 31, 88, ""],
].map(([date, message, likes, comments, shares, imageUrl]) => ({
  date: String(date),
  message: String(message),
  likes: Number(likes),
  comments: Number(comments),
  shares: Number(shares),
  likeCount: Number(likes),
  commentCount: Number(comments),
  shareCount: Number(shares),
  imageUrl: String(imageUrl),
  source: "twitter",
  username: "mariam_robots",
  verified: true,
}));

const clear = { flagged: false, source: null, evaluated: true };

const RICH: LookupData = {
  avatarUrl: at("portrait"),
  sources: DATASOURCES.map((datasource) => datasource.source).concat("https://old.example.org/~mariam"),
  verifiedSources: ["https://www.example.org/people/mariam-kovalenko", "https://social.example.org/@mariam"],
  overviewSummary:
    "Mariam Kovalenko-Tanaka is a __robotics product leader__ who built warehouse automation teams in Kyiv, Dubai and Osaka. She speaks at conferences, writes in __five languages__ and runs trail marathons. In Arabic media she is described as «مهندسة روبوتات رائدة في دبي منذ 2019». Her Japanese column 「倉庫ロボットの現場から」 has run since 2020.",
  firstName: "Mariam",
  lastName: "Kovalenko-Tanaka",
  fullName: "Mariam Yosefa Kovalenko-Tanaka",
  gender: "female",
  nationality: "Ukrainian, Japanese",
  spouse: "田中 健一 (Ken’ichi Tanaka)",
  children: "2",
  location: "Osaka, Japan · 大阪市",
  company: "Ōsaka Fulfilment Robotics K.K.",
  jobTitle: "Vice President Product",
  birthYear: 1986,
  industry: "Industrial automation",
  emails: [
    "mariam.kovalenko@example.com",
    "m.k.tanaka+newsletters-and-long-alias-for-line-breaking@subdomain.example.org",
  ],
  phoneNumbers: ["+1 202-555-0147", "+1 202-555-0192"],
  languages: [
    { language: "Ukrainian", proficiency: "native" },
    { language: "English", proficiency: "fluent" },
    { language: "日本語", proficiency: "fluent" },
    { language: "العربية", proficiency: "professional" },
    { language: "עברית", proficiency: "conversational" },
  ],
  socialMediaLinks: [
    "https://social.example.org/@mariam",
    "https://code.example.com/mkovalenko",
    "https://video.example.com/c/倉庫ロボット",
  ],
  similarPeople: [
    {
      name: "Jonas Ekström",
      imageUrl: at("jonas"),
      headline: "Chief Technology Officer, Nordlager",
      reason: "Same field, and three talks on the same conferences",
    },
    { name: "佐藤 美咲", imageUrl: at("misaki"), headline: "ロボット工学研究者", reason: "Wrote two papers together" },
    { name: "Leïla Ben Youssef", headline: "Director of Operations, Maghreb Fret" },
    {
      name: "Олена Шевчук",
      headline: "Інженерка з автоматизації",
      reason: "Worked at Dnipro Automation in the same years",
    },
  ],
  sellingSummary:
    "She decides on __evidence from trials__ and asks for figures before a meeting. Long slide decks lose her.",
  personalityInsights: [
    { key: "Curious", value: "Asks how a number was measured before she asks what it is." },
    { key: "Direct", value: "Answers within a day, in few words." },
  ],
  preferences: [
    { key: "Channel", value: "E-mail before a call" },
    { key: "Time", value: "Mornings, Japan Standard Time" },
  ],
  brandPreferences: [
    { brand: "Ridge Runner", imageUrl: at("brand-1"), evidence: "Wore their shoes in four race reports" },
    { brand: "Kissa Coffee", imageUrl: at("brand-2"), evidence: "Named in seven posts" },
  ],
  sellingDo: [
    { key: "Bring a trial plan", value: "with a number that decides it." },
    { key: "Name the failure", value: "of your product before she finds it." },
  ],
  sellingDont: [
    { key: "Do not flatter", value: "She has written against it." },
    { key: "Do not send video", value: "She reads transcripts." },
  ],
  careerSummary:
    "Over __16 years__ she moved from embedded engineer to executive. She joined two companies before their first round and stayed through one acquisition.",
  careerBadges: ["Founder", "Team of 40 and more", "Patent holder", "Speaker"],
  experiences: JOBS,
  education: [
    {
      title: "MSc Robotics",
      subtitle: "Kyiv Polytechnic School",
      dateFrom: "2008-09-01",
      dateTo: "2010-06-01",
      logoUrl: at("school"),
    },
    { title: "BSc Mechanics", subtitle: "Kyiv Polytechnic School", dateFrom: "2004-01-01", dateTo: "2008-01-01" },
  ],
  skills: [
    "Robotics",
    "Functional safety",
    "Product strategy",
    "Field trials",
    "C++",
    "ロボット安全",
    "Negotiation",
    "Technical writing",
    "Fleet software",
  ],
  leisureSummary: "She runs __trail marathons__ and restores fountain pens.",
  hobbies: [
    {
      title: "Trail running",
      description: "Eleven marathons in the mountains since 2017.",
      imageUrl: at("hobby-1"),
      source: "https://runs.example.org/athletes/1147",
    },
    {
      title: "Fountain pens",
      description: "Restores nibs of the 1930s and shows them.",
      source: "https://social.example.org/@mariam/pens",
    },
  ],
  eventsSummary: "She spoke at __three conferences__ in the last two years.",
  events: [
    {
      title: "Safe Robots Beside People",
      imageUrl: at("event-1"),
      description: "Keynote, 900 seats",
      date: "2026-10-11",
      source: "https://www.example.org/talks/2026",
    },
    {
      title: "Warehouse Futures",
      description: "Panel on retrofitting old halls",
      date: "2025-05-01",
      source: "https://events.example.com/warehouse-futures",
    },
    { title: "Open Day Osaka", date: "2025-01-01" },
  ],
  photos: Array.from({ length: 7 }, (_, index) => ({
    thumbnailUrl: at(`thumb-${index}`),
    imageUrl: at(`photo-${index}`),
    sourceUrl: `https://album-${index}.example.org/p/${index}`,
  })),
  socialSummary: "She posts __twice a week__ and answers most comments within a day ☕️.",
  adverseMediaResults: [
    {
      categories: ["labour dispute"],
      reason:
        "The article names her as the manager responsible for a site at which a strike took place; no finding was made against her.",
      source: "https://news.example.com/2021/03/strike-at-the-hub",
      title: "Strike at the hub ends after nine days",
      date: "2021-03-14",
    },
  ],
  dataBreaches: [
    {
      email: "mariam.kovalenko@example.com",
      domain: "forum.example.net",
      title: "Pen Forum",
      description: "A forum for pen collectors lost its member table.",
      date: "2019-07-01",
      attributes: ["e-mail addresses", "user names", "password hashes"],
    },
    {
      email: "mariam.kovalenko@example.com",
      domain: "shop.example.com",
      title: "Trail Shop",
      description: "Orders of four years were copied.",
      date: "2023-11-21",
      attributes: ["e-mail addresses", "postal addresses"],
    },
  ],
  onlinePresence: {
    timeline: [
      {
        name: "GitHub",
        firstLoginAt: "2011-03-02T00:00:00Z",
        lastLoginAt: "2026-11-02T10:00:00Z",
        logoUrl: at("logo-github"),
      },
      {
        name: "Mastodon",
        firstLoginAt: "2018-11-20T00:00:00Z",
        lastLoginAt: "2026-11-17T10:00:00Z",
        logoUrl: at("logo-mastodon"),
      },
      { name: "Pen Forum", firstLoginAt: "2015-02-01T00:00:00Z", lastLoginAt: "2019-06-30T00:00:00Z", logoUrl: "" },
    ],
    activity: [
      {
        name: "GitHub",
        avatarUrl: at("activity"),
        logoUrl: at("logo-github"),
        attributes: [
          { key: "Repositories", value: "48" },
          { key: "Followers", value: "1,204" },
        ],
      },
      { name: "Mastodon", avatarUrl: "", logoUrl: at("logo-mastodon"), attributes: [{ key: "Posts", value: "3,811" }] },
    ],
    accounts: [
      { name: "GitHub", category: "Software", logoUrl: at("logo-github") },
      { name: "Mastodon", category: "Social network", logoUrl: at("logo-mastodon") },
      { name: "Ridge Log", category: "Sport", logoUrl: "" },
    ],
  },
  socialMedia: {
    brandSafetyAnalysis: {
      adultContent: clear,
      alcohol: { flagged: true, source: "https://social.example.org/@mariam/109811", evaluated: true },
      crimeRelatedContent: clear,
      offensiveContent: clear,
      politicalContent: { flagged: false, source: null, evaluated: false },
      pranks: clear,
      religiousContent: { flagged: false, source: null, evaluated: false },
      toxicContent: clear,
    },
    countFacebookPosts: 41,
    facebookCommentCount: 120,
    facebookFollowerCount: 5200,
    facebookLikeCount: 1900,
    facebookShareCount: 88,
    famousFollowing: [
      {
        followerCount: 1_200_000,
        name: "Ada Rennick",
        imageUrl: at("ada"),
        link: "https://social.example.org/@rennick",
      },
      { followerCount: 310_500, name: "Teo Marchetti", imageUrl: "", link: "https://social.example.org/@teo" },
    ],
    industry: "Industrial automation",
    maleFemaleSplit: { female: 44, male: 56 },
    sentimentSplit: { negative: 7, neutral: 31, positive: 62 },
    recentPosts: POSTS,
    targetAudience: "Engineers and buyers of warehouse equipment",
    topPost: POSTS[0]!,
    averageComments: 40.6,
    averageLikes: 375.4,
    averageShares: 58.4,
    totalFollowerCount: 48_150,
    engagementRate: 2.37,
    followerCounts: { facebook: 5200, linkedin: 18_400, instagram: 3150, twitter: 20_100, youtube: 1300 },
  },
  url: "http://localhost:4000/lookups/0192f0c1/mariam-kovalenko-tanaka",
  slug: "report",
};

const ARABIC: LookupData = {
  avatarUrl: at("portrait-2"),
  fullName: "ليلى عبد الرحمن الشامي",
  jobTitle: "مديرة المشاريع الهندسية",
  company: "شركة الخليج للأتمتة",
  location: "دبي، الإمارات العربية المتحدة",
  nationality: "الأردن",
  birthYear: 1984,
  languages: [
    { language: "العربية", proficiency: "اللغة الأم" },
    { language: "English", proficiency: "fluent" },
  ],
  emails: ["layla.shami@example.org"],
  overviewSummary:
    "ليلى الشامي __مهندسة روبوتات__ تعمل في دبي منذ عام 2019. تقود فريقًا من 42 مهندسًا في ثلاثة مواقع. كتبت مع Mariam Kovalenko ورقتين عن السلامة (ISO 10218).",
  careerSummary: "عملت أكثر من خمسة عشر عامًا في مجال الأتمتة. انضمت إلى شركة الخليج في عام 2018.",
  experiences: [
    {
      title: "مديرة المشاريع",
      company: "شركة الخليج للأتمتة",
      dateFrom: "2018-09-01",
      location: "دبي",
      description: "تدير ثلاثة مواقع وتشرف على اختبارات السلامة، وتتعاون مع Ōsaka Robotics في تجارب ميدانية.",
    },
    { title: "مهندسة أنظمة", company: "مصانع عمّان", dateFrom: "2009-01-01", dateTo: "2018-08-01", location: "عمّان" },
  ],
  education: [
    {
      title: "بكالوريوس الهندسة الميكانيكية",
      subtitle: "الجامعة الأردنية المثال",
      dateFrom: "2002-01-01",
      dateTo: "2007-01-01",
    },
  ],
  skills: ["الروبوتات", "السلامة الوظيفية", "إدارة المشاريع", "C++"],
  similarPeople: [{ name: "سامر الحداد", headline: "مهندس أول", reason: "يعمل في المجال نفسه" }],
  photos: Array.from({ length: 3 }, (_, index) => ({
    thumbnailUrl: at(`ar-${index}`),
    imageUrl: at(`ar-${index}`),
    sourceUrl: "https://www.example.org/a",
  })),
};

const CHINESE: LookupData = {
  avatarUrl: at("portrait-3"),
  fullName: "王晓明",
  jobTitle: "机器人产品总监",
  company: "上海示例自动化有限公司",
  location: "中国上海",
  birthYear: 1979,
  languages: [{ language: "中文", proficiency: "母语" }],
  emails: ["wang.xiaoming@example.com"],
  overviewSummary:
    "王晓明是一位__机器人产品负责人__，在上海和大阪建立了仓储自动化团队。他自2015年以来在多个会议上发表演讲。他的专栏介绍English与中文的技术写作。",
  careerSummary: "他在自动化行业工作了二十年。",
  experiences: [
    {
      title: "产品总监",
      company: "上海示例自动化有限公司",
      dateFrom: "2019-03-01",
      location: "上海",
      description:
        "负责移动拣选机器人的产品路线图、定价和现场试验；装机量从四十台增加到一千九百台，平均恢复时间缩短了百分之六十三。",
    },
    {
      title: "高级工程师",
      company: "東京ロボット株式会社",
      dateFrom: "2008-01-01",
      dateTo: "2019-02-01",
      location: "東京",
    },
  ],
  education: [{ title: "机械工程硕士", subtitle: "示例大学", dateFrom: "2001-01-01", dateTo: "2004-01-01" }],
  skills: ["机器人学", "功能安全", "产品战略", "한국어 회의", "日本語"],
  hobbies: [{ title: "登山", description: "每年攀登三座山峰。", source: "https://www.example.org/hiking" }],
  similarPeople: [{ name: "김민준", headline: "로봇 엔지니어", reason: "같은 회의에서 발표" }],
};

const HOSTILE_TEXT =
  '#read("/etc/passwd") $x^2$ *bold* _it_ <r> @ref #panic("x") `raw` \\ // /* */ [x] {y} ~ -- --- "q" \'s\' = h\n- list\n+ enum\n/ term: x';

const HOSTILE: LookupData = {
  avatarUrl: "https://pictures.example.org/page.jpg",
  fullName: `#eval("1+1") ${"Z\u0301\u0302\u0303\u0304\u0305\u0306"}algo \u202Egnp.exe`,
  jobTitle: HOSTILE_TEXT,
  company: "x".repeat(400),
  location: "a\ud800b\u0000\u0007\ufeff\uffff አማርኛ தமிழ் ﷺ \u{20000} \ue000",
  overviewSummary: `__${HOSTILE_TEXT}__ __unclosed __ ____ ${"__a__".repeat(20)}`,
  emails: ["javascript:alert(1)", "a@b", `${"long".repeat(60)}@example.org`, "x@example.org?bcc=y@example.com"],
  socialMediaLinks: [
    "javascript:alert(1)",
    "file:///etc/passwd",
    "data:text/html,x",
    `https://example.org/${"a".repeat(9000)}`,
    "https://exa mple.org/",
  ],
  experiences: [
    {
      title: HOSTILE_TEXT,
      company: "👩🏽‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇺🇦 🧑‍💻 1️⃣ 🫨",
      dateFrom: "0000-00-00",
      dateTo: "9999-12-31",
      imageUrl: "https://pictures.example.org/vector.svg",
    },
    { title: "", company: "", dateFrom: "2020-02-30" },
  ],
  photos: [
    { thumbnailUrl: "https://pictures.example.org/cut.jpg", imageUrl: "", sourceUrl: "javascript:alert(2)" },
    {
      thumbnailUrl: "https://pictures.example.org/empty.jpg",
      imageUrl: "https://pictures.example.org/empty.jpg",
      sourceUrl: "",
    },
  ],
  skills: ["", " ", "\u200f\u200e", "#".repeat(300), "a\tb\r\nc"],
  adverseMediaResults: [{ categories: [HOSTILE_TEXT], reason: HOSTILE_TEXT, source: "javascript:alert(3)" }],
};
