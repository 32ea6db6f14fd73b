import { COMPANIES, type Company, SCHOOLS, slugOf } from "./companies.ts";
import { type Drawing, drawPortrait, drawScene } from "./drawings.ts";
import { PEOPLE, type PersonRow, SETTLED } from "./people.ts";
import { phoneOf } from "./phones.ts";
import { Random } from "./random.ts";
import { GREETINGS, LANGUAGES, TRADES, type Trade } from "./trades.ts";
import { voiceOf } from "./voices.ts";

/** When everything was collected. */
export const COLLECTED_AT = "2026-11-02T09:00:00.000Z";
const NOW = 2026;

export interface Job {
  readonly title: string;
  readonly company: Company;
  readonly from: string;
  readonly to: string | null;
}

export interface Account {
  readonly platform: string;
  readonly handle: string;
  readonly url: string;
  /** The ID that the service's API uses. */
  readonly id: string;
  readonly displayName: string;
  readonly followers: number;
  readonly following: number;
  readonly created: string;
  readonly posts: readonly Post[];
}

export interface Post {
  readonly id: string;
  readonly date: string;
  readonly text: string;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly picture: string | null;
}

export interface Person extends PersonRow {
  readonly key: string;
  readonly slug: string;
  readonly index: number;
  readonly trade: string;
  readonly work: Trade;
  readonly birth: string;
  readonly nationality: string;
  readonly email: string;
  readonly workEmail: string;
  readonly phone: string;
  readonly site: string;
  readonly jobs: readonly [Job, ...Job[]];
  readonly schools: readonly {
    readonly degree: string;
    readonly school: (typeof SCHOOLS)[number];
    readonly from: number;
    readonly to: number;
  }[];
  readonly languages: readonly { readonly language: string; readonly proficiency: string }[];
  readonly skills: readonly string[];
  readonly badges: readonly string[];
  readonly spouse: string | null;
  readonly children: readonly string[];
  readonly portrait: Drawing;
  readonly photos: readonly Drawing[];
  readonly accounts: readonly Account[];
  readonly about: string;
  readonly random: Random;
}

/** Everybody, in the order of the table. */
export function settle(): readonly Person[] {
  const taken = new Map<string, number>();
  const people = PEOPLE.map((row, index) => {
    const base = slugOf(row.fullName);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return settlePerson(row, index, count === 1 ? base : `${base}-${count}`);
  });
  const addresses = people.flatMap(({ accounts }) => accounts.map(({ url }) => url));
  if (new Set(addresses).size < addresses.length) throw new Error("two people have one account");
  return people;
}

function settlePerson(row: PersonRow, index: number, slug: string): Person {
  const random = new Random(slug);
  const settled = SETTLED[slug] ?? {};
  const work = TRADES[row.trade];
  if (work === undefined) throw new Error(`no trade ${row.trade}`);
  const birth = settled.birth ?? day(random, 1958, 1999);
  const born = Number(birth.slice(0, 4));
  const portrait = drawPortrait(slug, slug, NOW - born, row.gender);
  const photos = [
    ...(random.chance(0.3) ? [drawScene(slug, `${slug}-1`)] : []),
    ...(voiceOf(slug, 0).length > 0 ? [drawScene(`${slug} today`, `${slug}-today`)] : []),
  ];
  const jobs = jobsOf(row, work, born, random, settled);
  const language = LANGUAGES[row.lang] ?? "English";
  return {
    ...row,
    key: `world:${slug}`,
    slug,
    index,
    work,
    birth,
    nationality: row.country,
    email:
      settled.email ??
      `${slug.replaceAll("-", ".")}@${random.pick(["mail.example.com", "post.example.org", "inbox.example.net"])}`,
    workEmail: `${slug.replaceAll("-", ".")}@${jobs[0].company.slug}.example.com`,
    phone: phoneOf(row.country, index),
    site: `https://${slug}.example.org/`,
    jobs,
    schools: schoolsOf(work, born, random),
    languages: [
      { language, proficiency: "Native or bilingual proficiency" },
      ...(language === "English"
        ? []
        : [
            {
              language: "English",
              proficiency: random.pick([
                "Full professional proficiency",
                "Professional working proficiency",
                "Limited working proficiency",
              ]),
            },
          ]),
      ...(random.chance(0.3)
        ? [
            {
              language: random.pick(
                ["French", "German", "Spanish", "Portuguese", "Arabic"].filter((each) => each !== language),
              ),
              proficiency: "Elementary proficiency",
            },
          ]
        : []),
    ],
    skills: random.some(work.skills, 4),
    badges: random.some(work.badges, random.between(0, 2)),
    spouse:
      settled.spouse ??
      (random.chance(0.25) ? `${random.pick(["Alex", "Robin", "Sam", "Noor", "Kim", "Sasha"])} ${row.family}` : null),
    children:
      settled.children ??
      (random.chance(0.2) ? [`${random.pick(["Mira", "Leo", "Tove", "Ilan", "Ada"])} ${row.family}`] : []),
    portrait,
    photos,
    accounts: accountsOf(row, slug, index, work, random, photos),
    about: `${row.given} ${row.family} ${work.about}.`,
    random,
  };
}

function jobsOf(
  row: PersonRow,
  work: Trade,
  born: number,
  random: Random,
  settled: { readonly company?: string; readonly title?: string },
): readonly [Job, ...Job[]] {
  const employers = COMPANIES.filter(({ industry }) => industry === work.industry);
  const named = COMPANIES.find(({ name }) => name === settled.company);
  const near = employers.find(({ city }) => city === row.city);
  const [entry, middle, top] = work.titles;
  const start = Math.min(born + random.between(22, 25), 2021);
  const change = Math.min(start + random.between(2, 6), 2023);
  const current: Job = {
    title: settled.title ?? (change < 2017 ? top : middle),
    company: named ?? near ?? random.pick(employers),
    from: `${change}-${pad(random.between(1, 12))}`,
    to: null,
  };
  const earlier: Job = {
    title: entry,
    company: random.pick(employers.filter((each) => each !== current.company)),
    from: `${start}-${pad(random.between(1, 12))}`,
    to: current.from,
  };
  return [current, earlier];
}

function schoolsOf(work: Trade, born: number, random: Random) {
  const [first, second] = work.degrees;
  const schools = random.some(SCHOOLS, 2);
  const from = born + 18;
  const entries = [{ degree: first ?? "", school: schools[0], from, to: from + 3 }];
  if (second !== undefined && random.chance(0.7))
    entries.push({ degree: second, school: schools[1], from: from + 3, to: from + 5 });
  return entries.flatMap((entry) => (entry.school === undefined ? [] : [{ ...entry, school: entry.school }]));
}

/** The first full year of services that are younger than the others. */
const OPENED: Readonly<Record<string, number>> = { instagram: 2011, mastodon: 2017, tiktok: 2018, bluesky: 2024 };

const LETTERS: Readonly<Record<string, string>> = {
  l: "linkedin",
  f: "facebook",
  i: "instagram",
  x: "x",
  t: "tiktok",
  y: "youtube",
  g: "github",
  m: "mastodon",
  b: "bluesky",
};

function accountsOf(
  row: PersonRow,
  slug: string,
  index: number,
  work: Trade,
  random: Random,
  photos: readonly Drawing[],
): readonly Account[] {
  const number = /-\d$/.exec(slug)?.[0].slice(1) ?? "";
  // Longer than handles that X assigns today (15 characters), so that no real account has it.
  const short =
    slug
      .replace(/-\d$/, "")
      .replaceAll("-", "")
      .slice(0, 13 - number.length) + number;
  const heard = [...row.platforms].find((letter) => !"lg".includes(letter));
  return [...row.platforms].map((letter) => {
    const platform = LETTERS[letter] ?? "";
    const followers = Math.max(
      12,
      random.popularity({ linkedin: 500, github: 60, mastodon: 300, bluesky: 260, facebook: 900 }[platform] ?? 2400),
    );
    const created = `${random.between(OPENED[platform] ?? 2009, 2024)}-${pad(random.between(1, 12))}-${pad(random.between(1, 28))}T${pad(random.between(6, 21))}:${pad(random.between(0, 59))}:00.000Z`;
    const handle = handleOf(platform, slug, short);
    return {
      platform,
      handle,
      url: addressOf(platform, handle),
      id: idOf(platform, index, random),
      displayName: platform === "x" && row.native !== "" ? row.native : row.fullName.replace(/ [JS]r\.$/, ""),
      followers,
      following: random.between(20, 900),
      created,
      posts: [
        ...(platform === "linkedin" || platform === "github" ? [] : postsOf(row, work, followers, random, photos)),
        ...(letter === heard ? voicedPosts(slug, followers, photos.at(-1)) : []),
      ],
    };
  });
}

function handleOf(platform: string, slug: string, short: string): string {
  switch (platform) {
    case "x":
    case "tiktok":
      return `candor_${short}`;
    case "instagram":
      return `candor.${short}`;
    case "facebook":
      return `candor.${slug.replaceAll("-", ".")}`;
    case "mastodon":
      return short;
    case "bluesky":
      return `${slug}.example.net`;
    default:
      return `candor-${slug}`;
  }
}

function addressOf(platform: string, handle: string): string {
  switch (platform) {
    case "linkedin":
      return `https://www.linkedin.com/in/${handle}`;
    case "tiktok":
      return `https://www.tiktok.com/@${handle}`;
    case "youtube":
      return `https://www.youtube.com/@${handle}`;
    case "github":
      return `https://github.com/${handle}`;
    case "x":
      return `https://x.com/${handle}`;
    case "mastodon":
      return `https://social.example.org/@${handle}`;
    case "bluesky":
      return `https://bsky.app/profile/${handle}`;
    default:
      return `https://www.${platform}.com/${handle}`;
  }
}

function idOf(platform: string, index: number, random: Random): string {
  const letters = (count: number, alphabet: string) =>
    Array.from({ length: count }, () => random.pick([...alphabet])).join("");
  const small = "abcdefghijklmnopqrstuvwxyz234567";
  if (platform === "bluesky") return `did:plc:${letters(24, small)}`;
  if (platform === "youtube") return `UC${letters(22, `${small}ABCDEFGHIJKLMNOPQRSTUVWXYZ01`)}`;
  return String(900_000_000_000_000_000n + BigInt(index) * 1000n + BigInt(platform.length));
}

function postsOf(
  row: PersonRow,
  work: Trade,
  followers: number,
  random: Random,
  photos: readonly Drawing[],
): readonly Post[] {
  const texts = [...random.some(work.posts, random.between(3, 5)), ...random.some(GREETINGS[row.lang] ?? [], 2)];
  let time = Date.parse("2026-10-31T18:00:00Z");
  return texts.map((text, position) => {
    time -= random.between(30, 700) * 3_600_000 + random.between(0, 3_599) * 1000;
    const likes = random.popularity(Math.max(2, followers * 0.02));
    return {
      id: String(1_900_000_000_000_000_000n + BigInt(Math.floor(time / 10)) * 1000n + BigInt(random.between(0, 999))),
      date: new Date(time).toISOString(),
      text,
      likes,
      comments: Math.round(likes * random.next() * 0.3),
      shares: Math.round(likes * random.next() * 0.2),
      picture: position === 0 ? (photos[0]?.url ?? null) : null,
    };
  });
}

/** On one platform only, because what is said twice has to be in two posts. */
function voicedPosts(slug: string, followers: number, photo: Drawing | undefined): readonly Post[] {
  return voiceOf(slug, followers).map(({ date, text, likes }, position) => ({
    id: String(1_890_000_000_000_000_000n + BigInt(Math.floor(Date.parse(date) / 10)) * 1000n + BigInt(position)),
    date,
    text,
    likes,
    comments: Math.round(likes / 5),
    shares: Math.round(likes / 9),
    picture: position === 0 ? (photo?.url ?? null) : null,
  }));
}

function day(random: Random, from: number, to: number): string {
  return `${random.between(from, to)}-${pad(random.between(1, 12))}-${pad(random.between(1, 28))}`;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
