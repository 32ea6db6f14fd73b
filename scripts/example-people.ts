import type { Claim, Property, PropertyTypes } from "../src/domain/claim.ts";
import { claimId } from "../src/domain/claim.ts";
import type { Platform } from "../src/domain/platform.ts";

/** An invented person and what invented datasources state about them. */
export interface ExamplePerson {
  readonly name: string;
  readonly claims: readonly Claim[];
}

const FIRST =
  "Alma Bertil Corin Dagny Edric Faye Gorm Hedda Ivo Jorun Kester Linnea Mads Nerys Orla Piers Quilla Runa Stellan Tove".split(
    " ",
  );
const LAST =
  "Aldermoor Brackwater Callistow Dunmarsh Elverson Fennimore Garrowby Hollingfeld Inkersall Jessamy Kettlewell Marrowby Netherton".split(
    " ",
  );
const WORK: readonly (readonly [title: string, company: string, industry: string])[] = [
  ["Head of Logistics", "Norrhaven Ferries", "Transport"],
  ["Structural Engineer", "Halden Bridge Works", "Construction"],
  ["Chief Financial Officer", "Brindle Lenses", "Optics"],
  ["Product Manager", "Tidewater Software", "Software"],
  ["Museum Director", "Torvik Maritime Museum", "Culture"],
  ["Head of Research", "Larkmoor Institute", "Research"],
  ["Sales Director", "Elmgate Paper", "Paper"],
  ["Editor", "Harbour Gazette", "Media"],
];
const PLACES = ["Torvik", "Marshford", "Elmgate", "Norrhaven", "Harrowmouth", "Silverdam"];
const SCHOOLS = ["Larkmoor University", "Quillfeather College", "Torvik Technical University", "Academy of Elmgate"];
const PLATFORMS: readonly Platform[] = ["mastodon", "bluesky", "x", "instagram"];

/** Posts in the first person, by pastime. They are worded like real posts rather than like the rules. */
const PASTIMES: readonly (readonly string[])[] = [
  [
    "Rode along the canal before work, two herons and no cars.",
    "My bike has a new chain and I have black hands.",
    "I cycled to the lighthouse and back, 64 km with tailwind both ways, somehow.",
  ],
  [
    "I baked rye bread again. The crust sang for a minute.",
    "My sourdough survived the holidays, which is more than I can say for the basil.",
    "Baked two loaves, gave one away, regretted it.",
  ],
  [
    "I played chess in the park and lost to somebody aged nine.",
    "We have moved our chess evening to Thursday.",
    "My chess clock is older than most of my opponents.",
  ],
  [
    "Planted garlic in the rain. I like garlic more than I like rain.",
    "My tomatoes are still green and so am I as a gardener.",
    "I dug up the raised beds and found three spoons.",
  ],
  [
    "I swam in the harbour at six, the water had eleven degrees.",
    "Open-water season is over for me, my toes have voted.",
    "We swam round the island and nobody was lost.",
  ],
  [
    "My camera came back from repair and I photographed the fog at once.",
    "I developed a film roll from 2019 and found a summer on it.",
    "Photographed the old crane at golden hour, it looked almost kind.",
  ],
  [
    "I joined the choir and they put me beside somebody who can sing.",
    "Our choir found the note. We are all still a little shaken.",
    "Practised scales on my trumpet until the dog left.",
  ],
  [
    "We hiked the ridge and saw nothing but cloud, and it was perfect.",
    "I walked the whole coast path in four weekends.",
    "My hiking boots have their third pair of soles.",
  ],
  [
    "I knitted a hat that fits nobody I know.",
    "My yarn drawer no longer closes. I am not sorry.",
    "Finished my first quilt, it is nearly square.",
  ],
  [
    "I took my telescope to the pier and showed Saturn to eleven strangers.",
    "My fingers froze but the Milky Way was worth it.",
    "Stargazing was rained off, so we drank cocoa and I read star maps.",
  ],
  [
    "I read a novel about a lighthouse keeper in one sitting.",
    "Our book club could not agree, which is why I go.",
    "I am reading a book on moss and I have no regrets.",
  ],
  [
    "We sailed to the outer islands, my first night watch.",
    "I repaired the mainsail with more thread than sail.",
    "My boat is in the water again and I am useless until October.",
  ],
];
const LIKINGS: readonly (readonly string[])[] = [
  ["I love the night train, you wake up somewhere else.", "I always take the train when there is one."],
  ["I prefer tea before noon.", "My favourite tea is still the smoky one."],
  ["I like early mornings, the mail is asleep.", "Nothing beats an early start by the water."],
  ["I love winter light.", "My favourite season is winter, when there is snow."],
];
const PLAIN: readonly string[] = [
  "Thanks to everybody who came yesterday. We learnt more than we showed.",
  "Who knows a good place for a workshop of twelve?",
  "Our report is out: 48 pages, 3 charts, 1 recommendation.",
  "What would you ask a harbour pilot?",
  "We are looking for a colleague who likes maps.",
  "The new schedule holds in 97 % of cases. We are working on the rest.",
  "Thank you to the night shift, the ferry left on time.",
  "A short note on why we changed the forms: https://example.org/forms",
  "Proud of the team, the prototype floats!",
  "Which book explains tides to a ten-year-old?",
  "Join us on Friday, all welcome, bring a coat.",
  "Two meetings fewer this week. It helped.",
];

/** Fifty people of all kinds: with many posts and few, with and without pastimes. Always the same. */
export function makeExamplePeople(count = 50): readonly ExamplePerson[] {
  return Array.from({ length: count }, (_, index) => makePerson(index));
}

function makePerson(index: number): ExamplePerson {
  const [first = "", last = ""] = [FIRST[index % FIRST.length], LAST[(index * 5) % LAST.length]];
  const name = `${first} ${last}`;
  const [title, company, industry] = WORK[(index * 3) % WORK.length] ?? ["", "", ""];
  const place = PLACES[(index * 7) % PLACES.length] ?? "";
  const since = 2009 + (index % 12);
  const page = `page-${index}`;
  return {
    name,
    claims: [
      say(page, "fullName", name, 0),
      say(page, "firstName", first, 1),
      say(page, "lastName", last, 2),
      ...(index % 3 === 0 ? [say(page, "gender", index % 2 === 0 ? "female" : "male", 3)] : []),
      say(page, "location", place, 4),
      say(page, "experience", { title, company, industry, from: String(since), current: true }, 5),
      ...(index % 2 === 0
        ? [
            say(
              page,
              "experience",
              {
                title: "Analyst",
                company: WORK[(index + 5) % WORK.length]?.[1] ?? "",
                from: String(since - 6),
                to: String(since),
              },
              6,
            ),
          ]
        : []),
      say(
        page,
        "education",
        {
          degree: index % 2 === 0 ? "M.Sc." : "B.A.",
          school: SCHOOLS[index % SCHOOLS.length] ?? "",
          to: String(since - 7),
        },
        7,
      ),
      ...(index % 4 !== 1
        ? [
            say(
              page,
              "event",
              {
                title: `${place} Harbour Days`,
                date: `${2023 + (index % 3)}-06-1${index % 9}`,
                place,
                role: index % 2 === 0 ? "performer" : "attendee",
              },
              8,
            ),
          ]
        : []),
      ...postsOf(index).map((message, at) => post(index, at, message)),
    ],
  };
}

function postsOf(index: number): readonly string[] {
  const one = PASTIMES[(index * 5) % PASTIMES.length] ?? [];
  const two = PASTIMES[(index * 7 + 3) % PASTIMES.length] ?? [];
  const likes = index % 3 === 0 ? (LIKINGS[(index / 3) % LIKINGS.length] ?? []) : [];
  const plain = Array.from({ length: 3 + (index % 6) }, (_, at) => PLAIN[(index * 5 + at * 7) % PLAIN.length] ?? "");
  return [...new Set([...one.slice(0, 2 + (index % 2)), ...plain, ...(index % 5 === 0 ? [] : two), ...likes])];
}

function post(index: number, at: number, message: string): Claim {
  const platform = PLATFORMS[(index + (at % (1 + (index % 2)))) % PLATFORMS.length] ?? "mastodon";
  const username = `person${index}`;
  const month = String(1 + ((index + at) % 12)).padStart(2, "0");
  return say(
    `posts-${index}`,
    "post",
    {
      platform,
      id: `${index}-${at}`,
      url: `https://${platform}.example.org/@${username}/${at}`,
      date: `${2024 + (at % 2)}-${month}-1${at % 9}T08:00:00.000Z`,
      message,
      username,
      kind: "original",
      likes: (index * 13 + at * 29) % 211,
    },
    at,
  );
}

function say<P extends Property>(record: string, property: P, value: PropertyTypes[P], at: number): Claim {
  const draft = { property, value, locator: `/${at}`, method: "stated", confidence: 1 } as unknown as Claim;
  return {
    ...draft,
    id: claimId(record, draft),
    recordId: record,
    datasourceId: record,
    collectedAt: "2026-01-01T00:00:00.000Z",
  };
}
