/**
 * Generates the planted people: invented people with three to eight documents each, in six languages, some of them
 * about a namesake, some wrong, some broken, together with the truth. Knows nothing about the rules that read them.
 *
 *   node scripts/make-planted-people.ts [--seed 20261121] [--people 60] [--out eval/sets/planted-people]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Job, type Life, makeLife } from "./planted-people/life.ts";
import { Random } from "./random.ts";
import {
  account,
  biographyPage,
  cvPage,
  linkedPage,
  memberSnapshot,
  newsArticle,
  type Page,
  plainBiography,
} from "./planted-people/pages.ts";
import { degreeText, type Fact, foreignOf, type Scene } from "./planted-people/stories.ts";
import { type Lang, LANGUAGES } from "./planted-people/words.ts";

export interface PlantedPerson {
  readonly key: string;
  readonly lang: Lang;
  /** Unique, so that a search finds them by it. */
  readonly email: string;
  /** Rows of Candor NDJSON. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** What is true about them, whether a document states it or not. */
  readonly truth: readonly Fact[];
  /** The part of it that their documents state. */
  readonly stated: readonly Fact[];
  /** Where two of their documents disagree. */
  readonly conflicts: readonly Conflict[];
  /** Values that documents state about others: none may reach the profile. */
  readonly foreign: readonly string[];
}

export interface Conflict {
  readonly field: "birthYear" | "location" | "spouse" | "jobTitle";
  readonly truth: string;
  readonly wrong: string;
}

export function makePlantedPeople(seed: number, count: number): PlantedPerson[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, at) => makePerson(at, LANGUAGES[at % LANGUAGES.length] as Lang, random));
}

const WRITERS = [
  linkedPage,
  biographyPage,
  cvPage,
  plainBiography,
  newsArticle,
  memberSnapshot,
  account,
  biographyPage,
];
/** Two accounts with one URL are one document. */
const FEWEST = 3;
const NEW = "2026-09-14T08:00:00Z";
const OLD = "2019-02-03T08:00:00Z";

function makePerson(at: number, lang: Lang, random: Random): PlantedPerson {
  const life = makeLife(lang, at, random);
  const key = `planted:${at + 1}`;
  let index = 0;
  const sceneOf = (one: Life, collectedAt = NEW): Scene => ({
    life: one,
    random,
    other: strangerTo(life, at + 500 + index, random),
    collectedAt,
    index: ++index,
  });
  const number = random.between(3, 6);
  // The first document always states what tells the person from a namesake.
  const writers = [random.pick([linkedPage, cvPage, memberSnapshot]), ...random.shuffle(WRITERS)].slice(0, number);
  const own = distinct(writers.map((write) => write(sceneOf(life))));
  while (own.length < FEWEST) own.push(biographyPage(sceneOf(life)));
  const conflicts: Conflict[] = [];
  const wrong = makeConflict(life, own, random);
  if (wrong !== undefined) {
    conflicts.push(wrong.conflict);
    own.push(linkedOld(sceneOf(wrong.life, OLD), wrong.conflict.field));
  }
  const foreign = own.flatMap((page) => page.foreign);
  const pages = [...own];
  if (random.chance(0.5)) {
    const namesake = makeNamesake(life, at + 333, new Set(foreign), random);
    const page = random.pick([biographyPage, linkedPage, cvPage])(sceneOf(namesake));
    pages.push(page);
    foreign.push(
      ...foreignOf(namesake).filter((value) => value !== life.name),
      namesake.email,
      namesake.phone,
      ...namesake.children,
      namesake.spouse,
    );
  }
  const truth = truthOf(life);
  const known = new Set(truth.map(textOf));
  const stated = [...new Map(own.flatMap(({ facts }) => facts).map((fact) => [textOf(fact), fact])).values()];
  const taken = new Set(truth.map(({ value }) => value));
  return {
    key,
    lang,
    email: life.email,
    rows: [candidateRow(key, life, random), ...random.shuffle(pages).map((page) => documentRow(key, page))],
    truth,
    stated: stated.filter((fact) => known.has(textOf(fact))),
    conflicts,
    foreign: [...new Set(foreign)].filter((value) => !taken.has(value)),
  };
}

/** Documents with the same URL are one document. */
function distinct(pages: readonly Page[]): Page[] {
  return [...new Map(pages.map((page) => [`${page.kind} ${page.url}`, page])).values()];
}

/** Something that an older document states differently from at least two newer ones, which are right. */
function makeConflict(
  life: Life,
  own: readonly Page[],
  random: Random,
): { conflict: Conflict; life: Life } | undefined {
  const says = (field: Fact["field"]) => own.filter(({ facts }) => facts.some((fact) => fact.field === field)).length;
  const [now, past] = life.jobs as [Job, Job];
  const year = Number(life.birth.slice(0, 4));
  const ways: (() => { conflict: Conflict; life: Life })[] = [];
  if (says("birthYear") >= 2) {
    const wrong = String(year + (random.chance(0.5) ? 1 : -1));
    ways.push(() => ({
      conflict: { field: "birthYear", truth: String(year), wrong },
      life: { ...life, birth: `${wrong}${life.birth.slice(4)}` },
    }));
  }
  if (says("location") >= 1)
    ways.push(() => ({
      conflict: { field: "location", truth: life.town, wrong: life.birthTown },
      life: { ...life, town: life.birthTown },
    }));
  if (says("spouse") >= 1) {
    const former = makeLife(life.lang, 1, random).spouse;
    if (former !== life.spouse)
      ways.push(() => ({
        conflict: { field: "spouse", truth: life.spouse, wrong: former },
        life: { ...life, spouse: former },
      }));
  }
  if (
    own.some(({ facts }) => facts.some(({ field, value }) => field === "experienceTo" && value.startsWith(past.title)))
  )
    ways.push(() => ({
      conflict: { field: "jobTitle", truth: now.title, wrong: past.title },
      life: { ...life, jobs: [{ ...past, to: null }, past] },
    }));
  return ways.length > 0 && random.chance(0.75) ? random.pick(ways)() : undefined;
}

/** The older page: short, and tied to the person by their email address. */
function linkedOld(scene: Scene, field: Conflict["field"]): Page {
  const { life, collectedAt, index } = scene;
  const [now] = life.jobs as [Job];
  const url = `https://archive.example.net/${life.slug}-${index}`;
  const person = {
    "@type": "Person",
    name: life.name,
    email: life.email,
    ...(field === "birthYear" && { birthDate: life.birth.slice(0, 4) }),
    ...(field === "location" && { homeLocation: { "@type": "Place", name: life.town } }),
    ...(field === "spouse" && { spouse: life.spouse }),
    ...(field === "jobTitle" && { jobTitle: now.title, worksFor: { "@type": "Organization", name: now.firm } }),
  };
  const data = `<html lang="${life.lang}"><head><title>${life.name}</title><script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...person })}</script></head><body><h1>${life.name}</h1></body></html>`;
  return {
    kind: "person-page",
    url,
    mediaType: "text/html",
    collectedAt,
    data,
    facts: [{ field: "email", value: life.email }],
    foreign: [],
  };
}

/** If the documents name more firms than this, too few are left to choose from; after this many draws, none is. */
const MAX_NAMED = 12;
const MAX_DRAWS = 200;

/** Somebody else with the name: different age, town, trade and school, and identifiers of their own. */
function makeNamesake(life: Life, number: number, named: ReadonlySet<string>, random: Random): Life {
  // No namesake may work for a firm that the candidate's own documents name by accident, because no reader could tell
  // them apart.
  const apart = (one: Life) => one.jobs.every(({ stem }) => !named.has(stem) || named.size > MAX_NAMED);
  let other = makeLife(life.lang, number, random, life);
  let draws = 1;
  while (
    Math.abs(Number(other.birth.slice(0, 4)) - Number(life.birth.slice(0, 4))) < 6 ||
    other.town === life.town ||
    (draws < MAX_DRAWS && !apart(other)) ||
    other.spouse === life.spouse ||
    other.schooling.school === life.schooling.school ||
    other.jobs.some(({ stem }) => life.jobs.some((job) => job.stem === stem)) ||
    other.children.some((child) => life.children.includes(child))
  ) {
    other = makeLife(life.lang, number, random, life);
    draws++;
  }
  return other;
}

/** Somebody with another name, whom a text about the person also mentions. */
function strangerTo(life: Life, number: number, random: Random): Life {
  let other = makeLife(life.lang, number, random);
  const apart = (one: Life) =>
    one.family !== life.family &&
    one.given !== life.given &&
    one.name !== life.spouse &&
    !life.children.includes(one.given) &&
    !one.jobs.some(({ stem }) => life.jobs.some((job) => job.stem === stem));
  while (!apart(other)) other = makeLife(life.lang, number, random);
  return other;
}

function truthOf(life: Life): Fact[] {
  const { school, to } = life.schooling;
  const [now] = life.jobs as [Job];
  return [
    { field: "fullName", value: life.name },
    { field: "birthYear", value: life.birth.slice(0, 4) },
    { field: "spouse", value: life.spouse },
    ...life.children.map((value) => ({ field: "child", value }) as const),
    { field: "email", value: life.email },
    { field: "phone", value: life.phone },
    { field: "location", value: life.town },
    { field: "nationality", value: life.nationality },
    { field: "gender", value: life.female ? "female" : "male" },
    { field: "jobTitle", value: now.title },
    { field: "company", value: now.stem },
    ...life.jobs.flatMap((job): Fact[] => {
      const key = `${job.title} @ ${job.stem}`;
      return [
        { field: "experience", value: key },
        { field: "experienceFrom", value: `${key} @ ${job.from}` },
        ...(job.to === null ? [] : [{ field: "experienceTo", value: `${key} @ ${job.to}` } as const]),
      ];
    }),
    { field: "education", value: school },
    { field: "degree", value: degreeText(life) },
    { field: "educationTo", value: `${school} @ ${to}` },
    ...life.tongues.map((value) => ({ field: "language", value }) as const),
    ...life.skills.map((value) => ({ field: "skill", value }) as const),
    { field: "badge", value: life.award },
    { field: "account", value: `https://x.com/${life.handle}` },
  ];
}

/** What the operator knows beforehand. */
function candidateRow(key: string, life: Life, random: Random): Record<string, unknown> {
  const [now] = life.jobs as [Job];
  return {
    type: "candidate",
    key,
    fullName: life.name,
    headline: now.title,
    company: now.firm,
    location: `${life.town}, ${life.country}`,
    ...(random.chance(0.6) && { birthDate: random.pick([life.birth, life.birth.slice(0, 4)]) }),
    identifiers: [{ kind: "email", value: life.email }],
  };
}

function documentRow(key: string, { kind, url, mediaType, collectedAt, data }: Page): Record<string, unknown> {
  return {
    type: "document",
    kind,
    url,
    mediaType,
    collectedAt,
    data,
    identifiers: [{ kind: "candidate", value: key }],
  };
}

function textOf({ field, value }: Fact): string {
  return `${field} ${value}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "20261121" },
      people: { type: "string", default: "60" },
      out: { type: "string", default: "eval/sets/planted-people" },
    },
  });
  const people = makePlantedPeople(Number(values.seed), Number(values.people));
  writeFileSync(join(values.out, "people.jsonl"), people.map((one) => `${JSON.stringify(one)}\n`).join(""));
}
