/**
 * Writes samples/people.ndjson: six invented people with which an empty database is filled, so that the first search
 * finds somebody. Nobody of them lives. The same script always writes the same file; `--check` only compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

interface SamplePerson {
  readonly slug: string;
  readonly fullName: string;
  readonly aliases?: readonly string[];
  readonly headline: string;
  readonly company: string;
  readonly location: string;
  readonly birthDate: string;
  readonly prominence: number;
  readonly email: string;
  readonly phone: string;
  /** BCP 47, of the person's page. */
  readonly lang: string;
  /** Beside the name, e-mail, phone, picture and links: what the page states (schema.org/Person). */
  readonly about: Readonly<Record<string, unknown>>;
  readonly accounts: readonly SampleAccount[];
  /** An entry of a biographical directory. */
  readonly entry?: string;
  readonly posts?: readonly string[];
  /** Colours of background, coat and hair. */
  readonly colours: readonly [number, number, number];
}

interface SampleAccount {
  readonly platform: string;
  readonly url: string;
  readonly handle: string;
  readonly title: string;
  readonly created: string;
  readonly followers?: number;
}

const COLLECTED_AT = "2026-11-02T09:00:00.000Z";
const FILE = new URL("../samples/people.ndjson", import.meta.url);

const PEOPLE: readonly SamplePerson[] = [
  {
    slug: "amara-okonkwo",
    fullName: "Amara Okonkwo",
    aliases: ["Amara N. Okonkwo"],
    headline: "Structural engineer",
    company: "Baobab Bridges",
    location: "Lagos, Nigeria",
    birthDate: "1987-04-19",
    prominence: 30,
    email: "amara.okonkwo@example.org",
    phone: "+1 202-555-0114",
    lang: "en",
    about: {
      givenName: "Amara",
      familyName: "Okonkwo",
      alternateName: "Amara N. Okonkwo",
      gender: "https://schema.org/Female",
      birthDate: "1987-04-19",
      nationality: { "@type": "Country", name: "Nigeria" },
      description:
        "Amara Okonkwo designs footbridges for towns that flood. She leads the field team of Baobab Bridges.",
      jobTitle: "Lead structural engineer",
      worksFor: [
        {
          "@type": "OrganizationRole",
          roleName: "Lead structural engineer",
          startDate: "2019-03",
          worksFor: {
            "@type": "Organization",
            name: "Baobab Bridges",
            foundingDate: "2011",
            numberOfEmployees: { "@type": "QuantitativeValue", minValue: 51, maxValue: 200 },
          },
        },
        {
          "@type": "OrganizationRole",
          roleName: "Site engineer",
          startDate: "2012-09",
          endDate: "2019-02",
          worksFor: { "@type": "Organization", name: "Harmattan Works" },
        },
      ],
      alumniOf: [
        {
          "@type": "OrganizationRole",
          roleName: "M.Sc. Structural Engineering",
          startDate: "2009",
          endDate: "2011",
          alumniOf: { "@type": "CollegeOrUniversity", name: "Example Polytechnic of Accra" },
        },
      ],
      address: { "@type": "PostalAddress", addressLocality: "Lagos", addressCountry: "Nigeria" },
      knowsLanguage: ["English", "Igbo", "French"],
      knowsAbout: ["Footbridges", "Flood protection"],
      award: "Lagoon Prize for Public Works 2023",
      spouse: { "@type": "Person", name: "Chidi Okonkwo" },
      children: [{ "@type": "Person", name: "Ada Okonkwo" }],
    },
    accounts: [
      account("x", "https://x.com/candor_amara", "candor_amara", "Amara Okonkwo", "2013-05-11", 4812),
      account("linkedin", "https://www.linkedin.com/in/candor-amara-okonkwo", "candor-amara-okonkwo", "Amara Okonkwo"),
      account("github", "https://github.com/candor-amara", "candor-amara", "Amara Okonkwo", "2015-02-03", 96),
    ],
    posts: [
      "The new bridge at the market held through the whole rainy season. Proud of the crew! 🌉",
      "Three things we check after every flood: bearings, scour, bolts. In that order.",
      "Reading load tables on a Sunday &amp; enjoying it. Send help.",
      "Our apprentices poured their first deck today. Look at those edges!",
      "If your drawing needs a legend for the legend, start again.",
      "Looking for a surveyor in Port Harcourt who does not mind mud.",
      "Thank you, Accra, for a wonderful workshop on timber decks.",
    ],
    colours: [0xf2c14e, 0x2d6a4f, 0x2b1a12],
  },
  {
    slug: "lukas-brandt-hamburg",
    fullName: "Lukas Brandt",
    headline: "Marine biologist",
    company: "Institute for Tidal Research",
    location: "Hamburg, Germany",
    birthDate: "1979-11-02",
    prominence: 20,
    email: "lukas.brandt@example.org",
    phone: "+1 202-555-0127",
    lang: "de",
    about: {
      givenName: "Lukas",
      familyName: "Brandt",
      gender: "male",
      birthDate: "1979-11-02",
      nationality: "Germany",
      description: "Lukas Brandt erforscht Seegraswiesen im Wattenmeer und leitet die Taucher des Instituts.",
      jobTitle: "Head of the diving group",
      worksFor: { "@type": "ResearchOrganization", name: "Institute for Tidal Research", foundingDate: "1974" },
      alumniOf: { "@type": "CollegeOrUniversity", name: "Example University of Kiel" },
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        name: "Dr. rer. nat.",
        credentialCategory: "degree",
        dateCreated: "2008",
        recognizedBy: { "@type": "CollegeOrUniversity", name: "Example University of Kiel" },
      },
      address: { "@type": "PostalAddress", addressLocality: "Hamburg", addressCountry: "Germany" },
      knowsLanguage: ["German", "English", "Danish"],
    },
    accounts: [
      account("mastodon", "https://social.example.org/@lukas_tidal", "lukas_tidal", "Lukas Brandt", "2018-08-20", 1210),
      account("linkedin", "https://www.linkedin.com/in/candor-lukas-brandt", "candor-lukas-brandt", "Lukas Brandt"),
    ],
    colours: [0x8ecae6, 0x023047, 0x8d5a2b],
  },
  {
    slug: "lukas-brandt-graz",
    fullName: "Lukas Brandt",
    headline: "Pastry chef",
    company: "Konditorei Sonnleitner",
    location: "Graz, Austria",
    birthDate: "1994-06-27",
    prominence: 15,
    email: "backstube@example.com",
    phone: "+1 202-555-0139",
    lang: "de",
    about: {
      givenName: "Lukas",
      familyName: "Brandt",
      gender: "male",
      birthDate: "1994-06-27",
      nationality: "Austria",
      description: "Lukas Brandt backt Mehlspeisen in Graz und gibt Kurse für Strudelteig.",
      jobTitle: "Pastry chef",
      worksFor: { "@type": "Bakery", name: "Konditorei Sonnleitner", foundingDate: "1921" },
      address: { "@type": "PostalAddress", addressLocality: "Graz", addressCountry: "Austria" },
      knowsLanguage: ["German", "Italian"],
      award: "Golden Whisk of Styria 2024",
    },
    accounts: [
      account(
        "instagram",
        "https://www.instagram.com/candor.strudel",
        "candor.strudel",
        "Lukas Brandt",
        "2016-01-09",
        8740,
      ),
    ],
    colours: [0xffafcc, 0xffffff, 0xd9b26f],
  },
  {
    slug: "tan-mei-ling",
    fullName: "Tan Mei Ling",
    aliases: ["陳美玲", "Meiling Tan"],
    headline: "Product designer",
    company: "Kumquat Software",
    location: "Singapore",
    birthDate: "1991",
    prominence: 25,
    email: "meiling@example.com",
    phone: "+1 202-555-0142",
    lang: "en",
    about: {
      givenName: "Mei Ling",
      familyName: "Tan",
      alternateName: ["陳美玲", "Meiling Tan"],
      gender: "female",
      birthDate: "1991",
      nationality: "Singapore",
      description: "Tan Mei Ling (陳美玲) draws interfaces that people over seventy can use without asking anybody.",
      jobTitle: "Principal product designer",
      worksFor: {
        "@type": "Corporation",
        name: "Kumquat Software",
        tickerSymbol: "KMQT",
        foundingDate: "2006-05",
        numberOfEmployees: { "@type": "QuantitativeValue", value: 1200 },
      },
      alumniOf: [{ "@type": "CollegeOrUniversity", name: "Example School of Design, Singapore" }],
      homeLocation: { "@type": "Place", name: "Singapore" },
      knowsLanguage: [
        { "@type": "Language", name: "English" },
        { "@type": "Language", name: "Mandarin Chinese" },
        { "@type": "Language", name: "Malay" },
      ],
      skills: "Interaction design",
    },
    accounts: [
      account("x", "https://x.com/candor_meiling", "candor_meiling", "Mei Ling 陳美玲", "2011-10-30", 15_302),
      account(
        "youtube",
        "https://www.youtube.com/@candor-meiling",
        "candor-meiling",
        "Mei Ling draws",
        "2017-07-07",
        2210,
      ),
      account(
        "bluesky",
        "https://bsky.app/profile/meiling.example.com",
        "meiling.example.com",
        "Tan Mei Ling",
        "2024-02-08",
      ),
    ],
    posts: [
      "My grandmother booked a taxi with our prototype today. No questions. I may have cried a little. 陳美玲",
      "Buttons should look like buttons. That is the whole talk.",
      "Kerning emergency at the hawker centre menu. Again.",
      "We tested twelve words for “undo”. People over seventy liked “go back” best.",
      "New video: drawing icons with a brush instead of a mouse.",
      "Hiring: a researcher who listens longer than they talk.",
    ],
    colours: [0xcdb4db, 0x3d405b, 0x111111],
  },
  {
    slug: "tomas-herrera-quiroga",
    fullName: "Tomás Herrera Quiroga",
    aliases: ["Tomás Herrera"],
    headline: "Jazz trumpeter and teacher",
    company: "Escuela de Música del Puerto",
    location: "Valparaíso, Chile",
    birthDate: "1968-02-14",
    prominence: 22,
    email: "tomas.herrera@example.org",
    phone: "+1 202-555-0156",
    lang: "es",
    about: {
      givenName: "Tomás",
      familyName: "Herrera Quiroga",
      gender: "male",
      birthDate: "1968-02-14",
      birthPlace: { "@type": "Place", name: "Valparaíso, Chile" },
      nationality: "Chile",
      description: "Trompetista de jazz y profesor. Toca todos los viernes en el puerto desde 1990.",
      jobTitle: "Teacher of trumpet",
      worksFor: { "@type": "MusicGroup", name: "Escuela de Música del Puerto" },
      address: { "@type": "PostalAddress", addressLocality: "Valparaíso", addressCountry: "Chile" },
      knowsLanguage: ["Spanish", "Portuguese"],
      children: [
        { "@type": "Person", name: "Inés Herrera" },
        { "@type": "Person", name: "Bruno Herrera" },
      ],
    },
    accounts: [
      account(
        "facebook",
        "https://www.facebook.com/candor.tomas.herrera",
        "candor.tomas.herrera",
        "Tomás Herrera Quiroga",
      ),
      account(
        "tiktok",
        "https://www.tiktok.com/@candor.trompeta",
        "candor.trompeta",
        "Tomás Herrera",
        "2021-04-01",
        530,
      ),
    ],
    colours: [0xe76f51, 0x264653, 0x6c757d],
  },
  {
    slug: "nadia-rahmani",
    fullName: "Nadia Rahmani",
    aliases: ["نادية رحماني", "Nadia Rahmani-Leroux"],
    headline: "Science journalist",
    company: "La Gazette du Delta",
    location: "Marseille, France",
    birthDate: "1984-03-03",
    prominence: 28,
    email: "nadia.rahmani@example.com",
    phone: "+1 202-555-0168",
    lang: "fr",
    about: {
      givenName: "Nadia",
      familyName: "Rahmani",
      alternateName: ["نادية رحماني", "Nadia Rahmani-Leroux"],
      gender: "female",
      birthDate: "1984-03-03",
      nationality: "France",
      description: "Nadia Rahmani raconte la mer Méditerranée et celles et ceux qui l’étudient.",
      jobTitle: "Science journalist",
      worksFor: { "@type": "NewsMediaOrganization", name: "La Gazette du Delta" },
      address: { "@type": "PostalAddress", addressLocality: "Marseille", addressCountry: "France" },
      knowsLanguage: ["French", "Arabic", "English"],
      spouse: { "@type": "Person", name: "Paul Leroux" },
      award: ["Prix Exemple du reportage 2021"],
    },
    accounts: [
      account("x", "https://x.com/candor_nadia", "candor_nadia", "Nadia Rahmani", "2010-12-12", 28_455),
      account(
        "instagram",
        "https://www.instagram.com/candor.nadia",
        "candor.nadia",
        "Nadia Rahmani",
        "2014-06-18",
        3920,
      ),
    ],
    entry:
      "a journalist from Marseille; born in Oran, Algeria, March 3, 1984; graduated from Lycée Exemple, Marseille, France, 2002; B.A., Example University of Provence, 2005; M.A., Example School of Journalism, Lille, France, 2007; reporter, La Gazette du Delta, 2007-2015; science editor, La Gazette du Delta, 2015-present; awarded the Example Prize in 2021.",
    posts: [
      "Ce matin avec les biologistes du port : un mérou de 40 ans, et très curieux.",
      "Question du jour : combien de temps une bouteille met-elle pour aller de Gênes à Marseille ?",
      "My piece on seagrass meadows is out today, with maps by the whole desk.",
      "مقابلة اليوم عن أسماك المتوسط",
      "Correction : la carte d’hier était à l’envers. Merci aux 214 personnes qui ont écrit.",
      "Looking for people who kept sea temperature diaries before 1980. Write to me!",
      "Dernier bateau, premier café.",
      "Ten years at the science desk. Thank you for reading. 🐟",
    ],
    colours: [0x90be6d, 0x9d0208, 0x3b2417],
  },
];

const lines = PEOPLE.flatMap(rowsOf).map((row) => JSON.stringify(row));
const text = `${lines.join("\n")}\n`;
if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  process.stderr.write("samples/people.ndjson is not what scripts/make-sample-people.ts writes\n");
  process.exitCode = 1;
}

function account(
  platform: string,
  url: string,
  handle: string,
  title: string,
  created = "",
  followers?: number,
): SampleAccount {
  return { platform, url, handle, title, created, ...(followers !== undefined && { followers }) };
}

function rowsOf(person: SamplePerson, index: number): readonly unknown[] {
  const random = seeded(index + 1);
  const site = `https://${person.slug}.example.org/`;
  const picture = `https://pictures.example.org/${person.slug}.png`;
  const key = `sample:${person.slug}`;
  const own = [{ kind: "candidate", value: key }];
  return [
    {
      type: "candidate",
      key,
      fullName: person.fullName,
      ...(person.aliases && { aliases: person.aliases }),
      headline: person.headline,
      company: person.company,
      location: person.location,
      birthDate: person.birthDate,
      avatarUrl: picture,
      prominence: person.prominence,
      identifiers: [
        { kind: "email", value: person.email },
        { kind: "phone", value: person.phone },
        { kind: "website", value: site },
      ],
      presences: person.accounts.map(({ platform, url, title, followers }) => ({
        platform,
        url,
        displayName: title,
        headline: person.headline,
        avatarUrl: picture,
        ...(followers !== undefined && { followers }),
      })),
    },
    document("person-page", site, "text/html", personPage(person, site, picture), [
      ...own,
      { kind: "website", value: site },
      { kind: "email", value: person.email },
    ]),
    ...person.accounts.map((entry) =>
      document("account-page", entry.url, "text/html", accountPage(entry, picture), [
        { kind: "profileUrl", value: entry.url },
      ]),
    ),
    ...postRows(person, index, picture, random),
    ...(person.entry === undefined
      ? []
      : [
          document(
            "directory-entry",
            `https://directory.example.org/journalists/${person.slug}`,
            "text/plain",
            `${person.fullName}\n${person.entry}\n`,
            own,
          ),
        ]),
    { type: "picture", url: picture, mediaType: "image/png", base64: portrait(person.colours).toString("base64") },
  ];
}

function document(
  kind: string,
  url: string,
  mediaType: string,
  data: string,
  identifiers: readonly unknown[],
): unknown {
  return { type: "document", kind, url, mediaType, collectedAt: COLLECTED_AT, data, identifiers };
}

function personPage(person: SamplePerson, site: string, picture: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      "@id": `${site}#me`,
      name: person.fullName,
      ...person.about,
      email: `mailto:${person.email}`,
      telephone: person.phone,
      url: site,
      image: { "@type": "ImageObject", contentUrl: picture, caption: `Portrait of ${person.fullName}` },
      sameAs: person.accounts.map(({ url }) => url),
    },
  };
  return `<!doctype html>
<html lang="${person.lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(person.fullName)}</title>
<link rel="canonical" href="${site}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${escapeHtml(person.fullName)}">
<meta property="og:image" content="${picture}">
<script type="application/ld+json">
${JSON.stringify(data, null, 2).replaceAll("<", "\\u003c")}
</script>
</head>
<body><h1>${escapeHtml(person.fullName)}</h1></body>
</html>
`;
}

function accountPage({ platform, url, handle, title, created, followers }: SampleAccount, picture: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    ...(created !== "" && { dateCreated: `${created}T00:00:00Z` }),
    mainEntity: {
      "@type": "Person",
      name: title,
      alternateName: handle,
      ...(followers !== undefined && {
        interactionStatistic: {
          "@type": "InteractionCounter",
          interactionType: "https://schema.org/FollowAction",
          userInteractionCount: followers,
        },
      }),
    },
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} (@${handle})`)}</title>
<link rel="canonical" href="${url}">
<meta property="og:type" content="profile">
<meta property="og:site_name" content="${platform}">
<meta property="og:title" content="${escapeHtml(`${title} (@${handle})`)}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}">
<meta property="profile:username" content="${escapeHtml(handle)}">
<script type="application/ld+json">${JSON.stringify(data)}</script>
</head>
<body></body>
</html>
`;
}

/** One page of posts as X API v2 answers it. */
function postRows(person: SamplePerson, index: number, picture: string, random: () => number): readonly unknown[] {
  const account = person.accounts.find(({ platform }) => platform === "x");
  if (!account || !person.posts) return [];
  const id = `90000000000000000${index}`;
  const followers = account.followers ?? 0;
  let time = Date.parse("2026-10-28T08:15:00Z");
  const posts = person.posts.map((text, place) => {
    time -= Math.floor((1 + random() * 9) * 86_400_000);
    const likes = Math.round(followers * (0.002 + random() * 0.03));
    return {
      id: String(BigInt(time - 1_288_834_974_657) * 4_194_304n + BigInt(place)),
      author_id: id,
      text,
      created_at: new Date(time).toISOString(),
      public_metrics: {
        retweet_count: Math.round(likes * random() * 0.3),
        reply_count: Math.round(likes * random() * 0.2),
        like_count: likes,
        quote_count: Math.round(likes * random() * 0.05),
      },
    };
  });
  const data = {
    data: posts,
    includes: {
      users: [
        {
          id,
          name: account.title,
          username: account.handle,
          created_at: `${account.created}T00:00:00.000Z`,
          description: person.headline,
          profile_image_url: picture,
          public_metrics: { followers_count: followers },
        },
      ],
    },
    meta: { result_count: posts.length, newest_id: posts[0]?.id, oldest_id: posts.at(-1)?.id },
  };
  const url = `https://api.x.com/2/users/${id}/tweets?max_results=100&tweet.fields=created_at,public_metrics&expansions=author_id`;
  return [
    document("x/posts", url, "application/json", JSON.stringify(data), [{ kind: "profileUrl", value: account.url }]),
  ];
}

/** A head, a coat and hair of three colours: 160 by 160 pixels, indexed PNG (W3C PNG, third edition). */
function portrait([background, coat, hair]: readonly [number, number, number]): Buffer {
  const side = 160;
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const inside = (cx: number, cy: number, rx: number, ry: number): boolean =>
        ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
      const colour =
        inside(80, 72, 30, 37) && y > 52 ? 3 : inside(80, 62, 37, 40) ? 2 : inside(80, 166, 62, 58) ? 1 : 0;
      rows[y * (side + 1) + 1 + x] = colour;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    [background, coat, hair, 0xe0ac82].flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** mulberry32: small, and the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
