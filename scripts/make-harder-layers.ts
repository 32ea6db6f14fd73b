/**
 * Generates the harder layers: cases of invented people with the same name whose documents are harder to tell apart
 * than one-sentence biographies. Knows nothing about the rules that judge them: a label follows from the facts that a
 * document states about its person, and whom else in the case they fit.
 *
 *   node scripts/make-harder-layers.ts [--seed 20261121] [--cases 300] [--out eval/sets/harder-layers]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Random } from "./random.ts";
import {
  CONFUSIONS,
  FAMILY,
  FAMILY_ABROAD,
  FIRM_KINDS,
  FIRM_NAMES,
  GIVEN,
  GIVEN_ABROAD,
  KIN_GIVEN,
  KIN_OF_CANDIDATE,
  KIN_OF_OTHERS,
  LANGS,
  type Lang,
  MAIDEN,
  PHRASES,
  type Place,
  PLACES,
  type Role,
  ROLES,
  SCHOOL_TOWNS,
} from "./harder-layers-words.ts";

export const LAYERS = ["twoPeople", "kin", "names", "ocr", "handles", "languages"] as const;
export type Layer = (typeof LAYERS)[number];

export interface HarderCase {
  readonly caseId: string;
  readonly layer: Layer;
  readonly anchor: HarderAnchor;
  readonly documents: readonly HarderDocument[];
}

/** What the database knows about the candidate. */
export interface HarderAnchor {
  readonly fullName: string;
  readonly alias?: string;
  readonly birthDate?: string;
  readonly town: string;
  readonly country: string;
  readonly role: string;
  readonly employer: string;
  readonly school?: string;
  readonly email?: string;
  readonly handle?: string;
}

export interface HarderDocument {
  readonly id: string;
  readonly text: string;
  /** `undecidable`: what it says about its person fits both the candidate and somebody else. */
  readonly label: "own" | "other" | "undecidable";
  /** In the form in which a reader of profiles would return it: `platform:name`. */
  readonly handle?: string;
  readonly email?: string;
}

/** The cases for a seed, rotating through the layers. */
export function makeHarderLayers(seed: number, count: number): HarderCase[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, at) => {
    const layer = LAYERS[at % LAYERS.length] ?? "kin";
    return makeCase(`${layer}-${String(at + 1).padStart(3, "0")}`, layer, random);
  });
}

type Fact = "birth" | "town" | "role" | "employer" | "school" | "maiden" | "handle" | "email";

interface Person {
  readonly id: string;
  readonly given: string;
  readonly nick: string;
  readonly female: boolean;
  readonly family: string;
  readonly maiden: string;
  readonly birth: string;
  readonly place: Place;
  readonly role: Role;
  readonly employer: string;
  readonly school: string;
  readonly handle: string;
  readonly email: string;
}

interface Written {
  readonly text: string;
  /** What the text says about its person. */
  readonly facts: readonly Fact[];
  /** The text says as much about a second person with the name, or uses a name for its person that we cannot know. */
  readonly blurred?: boolean;
  readonly handle?: string;
  readonly email?: string;
}

function makeCase(caseId: string, layer: Layer, random: Random): HarderCase {
  const lang: Lang = layer === "languages" ? random.pick(LANGS) : "en";
  const candidate = makePerson("candidate", random, lang);
  const namesakes = Array.from({ length: random.between(1, 3) }, (_, at) =>
    makeNamesake(`namesake-${at + 1}`, candidate, random, lang),
  );
  const aliasKnown = layer === "names" && random.chance(0.5);
  const documents: HarderDocument[] = [];
  for (const person of [candidate, ...namesakes]) {
    const number = person === candidate ? random.between(4, 6) : random.between(2, 3);
    for (let at = 0; at < number; at++) {
      const stranger = makeStranger(candidate, random, lang);
      const written = WRITERS[layer]({ person, candidate, stranger, random, lang, aliasKnown });
      documents.push({
        id: `${person.id}-${at + 1}`,
        text: written.text,
        label: labelOf(written, person, candidate, namesakes),
        ...(written.handle === undefined ? {} : { handle: written.handle }),
        ...(written.email === undefined ? {} : { email: written.email }),
      });
    }
  }
  return {
    caseId,
    layer,
    anchor: anchorOf(candidate, layer, aliasKnown, random),
    documents: random.shuffle(documents),
  };
}

function anchorOf(person: Person, layer: Layer, aliasKnown: boolean, random: Random): HarderAnchor {
  return {
    fullName: `${person.given} ${person.family}`,
    ...(aliasKnown ? { alias: `${person.given} ${person.maiden}` } : {}),
    birthDate: random.chance(0.5) ? person.birth : person.birth.slice(0, 4),
    town: person.place.en,
    country: person.place.country,
    role: person.role.en,
    employer: person.employer,
    school: person.school,
    ...(layer === "handles" ? { email: person.email, handle: person.handle } : {}),
  };
}

/** `own` if the facts fit the candidate and no namesake; `undecidable` if they fit both, or if there are none. */
function labelOf(
  written: Written,
  person: Person,
  candidate: Person,
  namesakes: readonly Person[],
): HarderDocument["label"] {
  if (written.blurred || written.facts.length === 0) return "undecidable";
  const fits = (other: Person) => written.facts.every((fact) => factOf(other, fact) === factOf(person, fact));
  if (!fits(candidate)) return "other";
  return namesakes.some(fits) ? "undecidable" : "own";
}

function factOf(person: Person, fact: Fact): string {
  const values: Record<Fact, string> = {
    birth: person.birth.slice(0, 4),
    town: person.place.en,
    role: person.role.en,
    employer: person.employer,
    school: person.school,
    maiden: person.maiden,
    handle: person.handle,
    email: person.email,
  };
  return values[fact];
}

function makePerson(id: string, random: Random, lang: Lang): Person {
  const [given, nick, female] = random.pick(lang === "en" ? GIVEN : GIVEN_ABROAD[lang]);
  const family = random.pick(lang === "en" ? FAMILY : FAMILY_ABROAD[lang]);
  return { id, given, nick, female: female === "f", family, ...circumstances(random, lang, `${given}.${family}`) };
}

function circumstances(random: Random, lang: Lang, name: string) {
  const handle = `${name.toLowerCase().replace(/[^a-z]/gu, "")}${random.between(1, 9999)}`;
  return {
    maiden: random.pick(MAIDEN),
    birth: `${random.between(1931, 1998)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    place: random.pick(PLACES.filter((place) => lang === "en" || place.langs.includes(lang))),
    role: random.pick(ROLES),
    employer: `${random.pick(FIRM_NAMES)} ${random.pick(FIRM_KINDS)}`,
    school: `University of ${random.pick(SCHOOL_TOWNS)}`,
    handle: `x:${handle}`,
    email: `${handle}@example.org`,
  };
}

/** Another person with the name: far away, in the same town, in the same trade, or a parent of the candidate. */
function makeNamesake(id: string, candidate: Person, random: Random, lang: Lang): Person {
  const name = `${candidate.given}.${candidate.family}`;
  let drawn = circumstances(random, lang, name);
  // Nobody may share the candidate's firm, school or address by accident, because no reader could tell them apart.
  while (
    drawn.employer === candidate.employer ||
    drawn.school === candidate.school ||
    drawn.handle === candidate.handle
  )
    drawn = circumstances(random, lang, name);
  const other: Person = { ...candidate, id, ...drawn };
  let birthYear = Number(other.birth.slice(0, 4));
  const candidateYear = Number(candidate.birth.slice(0, 4));
  if (Math.abs(birthYear - candidateYear) < 3) birthYear = candidateYear + (random.chance(0.5) ? 5 : -7);
  const birth = `${birthYear}${other.birth.slice(4)}`;
  const kind = random.between(1, 4);
  const place = random.pick(PLACES.filter((one) => one !== candidate.place));
  const role = random.pick(ROLES.filter((one) => one !== candidate.role));
  if (kind === 1) return { ...other, birth, role, place: candidate.place };
  if (kind === 2) return { ...other, birth, place, role: candidate.role };
  if (kind === 3)
    return {
      ...other,
      role,
      place: candidate.place,
      birth: `${candidateYear - random.between(22, 38)}${other.birth.slice(4)}`,
    };
  return { ...other, birth, place, role };
}

/** Somebody with another name, sometimes in the candidate's circumstances, which must not rub off. */
function makeStranger(candidate: Person, random: Random, lang: Lang): Person {
  let stranger = makePerson("stranger", random, lang);
  while (stranger.family === candidate.family || stranger.given === candidate.given)
    stranger = makePerson("stranger", random, lang);
  if (!random.chance(0.5)) return stranger;
  return { ...stranger, birth: candidate.birth, role: candidate.role, employer: candidate.employer };
}

interface Scene {
  readonly person: Person;
  readonly candidate: Person;
  readonly stranger: Person;
  readonly random: Random;
  readonly lang: Lang;
  readonly aliasKnown: boolean;
}

const WRITERS: Record<Layer, (scene: Scene) => Written> = {
  twoPeople: writeTwoPeople,
  kin: writeKin,
  names: writeNames,
  ocr: writeOcr,
  handles: writeHandles,
  languages: writeLanguages,
};

function writeTwoPeople({ person: p, stranger: q, random }: Scene): Written {
  const name = full(p);
  const other = full(q);
  return random.pick<() => Written>([
    () => ({
      text: `${name} (born ${year(p)}) and ${other} (born ${year(q)}) shared the prize. ${p.family} works at ${p.employer}, ${q.family} at ${q.employer}.`,
      facts: ["birth", "employer"],
    }),
    () => ({
      text: `${other}, ${a(q.role.en)} at ${q.employer} who was born in ${year(q)}, introduced ${name}, who was born in ${year(p)} and works for ${p.employer}.`,
      facts: ["birth", "employer"],
    }),
    () => ({
      text: `The society elected ${other} of ${q.place.en} as its treasurer. ${name}, ${a(p.role.en)} from ${p.place.en}, had held the post since 2009. ${p.family} was born in ${year(p)}.`,
      facts: ["birth", "role", "town"],
    }),
    () => ({
      text: `Minutes of the meeting. Present: ${other} (${q.role.en}, ${q.employer}), ${name} (${p.role.en}, ${p.employer}). The chair thanked both.`,
      facts: ["role", "employer"],
    }),
    () => ({
      text: `${other}, who was born in ${year(q)} and is ${a(q.role.en)} at ${q.employer}, thanked ${name} for the help.`,
      facts: [],
    }),
    () => ({
      text: `At the fair ${name} met ${other}. ${q.family}, born in ${year(q)}, is ${a(q.role.en)} in ${q.place.en} and works for ${q.employer}.`,
      facts: [],
    }),
    () => ({
      text: `${name} and ${other} wrote the handbook together. Born in ${p.place.en} in ${year(p)}, ${p.family} studied at the ${p.school}; ${q.family}, ${q.role.en} at ${q.employer}, was born in ${year(q)}.`,
      facts: ["birth", "town", "school"],
    }),
  ])();
}

function writeKin({ person: p, candidate, stranger: q, random }: Scene): Written {
  const name = full(p);
  const he = p.female ? "She" : "He";
  // Relatives of the candidate and of namesakes have different names, because the same child's name would be evidence.
  const childName = `${random.pick(KIN_GIVEN)}-${random.pick(p === candidate ? KIN_OF_CANDIDATE : KIN_OF_OTHERS)} ${p.family}`;
  const fatherYear = Number(year(p)) - random.between(22, 38);
  return random.pick<() => Written>([
    () => ({
      text: `${name}, ${p.female ? "daughter" : "son"} of the ${q.role.en} ${q.given} ${p.family} (born ${fatherYear}), was born in ${year(p)} and works at ${p.employer}.`,
      facts: ["birth", "employer"],
    }),
    () => ({
      text: `${name}'s daughter ${childName}, born in ${year(q)}, is ${a(q.role.en)} at ${q.employer}.`,
      facts: [],
    }),
    () => ({
      text: `${childName}, whose ${p.female ? "mother" : "father"} ${name} is ${a(p.role.en)} at ${p.employer}, opened a gallery in ${q.place.en}.`,
      facts: ["role", "employer"],
    }),
    () => ({
      text: `The house of ${name}'s brother ${childName} was sold. ${childName}, born in ${year(candidate)}, works for ${candidate.employer}.`,
      facts: [],
    }),
    () => ({
      text: `${name} was born in ${p.place.en} in ${year(p)}. ${he} is ${a(p.role.en)}. ${p.female ? "Her" : "His"} father, ${childName}, born ${fatherYear}, was ${a(q.role.en)} at ${q.employer}.`,
      facts: ["birth", "town", "role"],
    }),
    () => ({
      text: `${q.given} ${q.family}, husband of ${name} and ${a(q.role.en)} at ${q.employer}, was born in ${year(q)}.`,
      facts: [],
    }),
    () => ({
      text: `${he === "He" ? "Mr" : "Ms"} ${name} of ${p.place.en}, ${a(p.role.en)} with ${p.employer}, has two children. ${p.female ? "Her" : "His"} son ${childName} was born in ${Number(year(p)) + 30}.`,
      facts: ["town", "role", "employer"],
    }),
  ])();
}

function writeNames({ person: p, random, aliasKnown }: Scene): Written {
  const nick = `${p.nick} ${p.family}`;
  const maidenName = `${p.given} ${p.maiden}`;
  return random.pick<() => Written>([
    () => ({
      text: `${nick}, ${a(p.role.en)} at ${p.employer}, was born in ${year(p)}.`,
      facts: ["birth", "role", "employer"],
    }),
    () => ({
      text: `${p.given} "${p.nick}" ${p.family} was born in ${p.place.en} in ${year(p)}.`,
      facts: ["birth", "town"],
    }),
    () => ({
      text: `${full(p)} (née ${p.maiden}), born ${longDate(p.birth)} in ${p.place.en}, is ${a(p.role.en)}.`,
      facts: ["birth", "town", "role"],
    }),
    () => ({
      text: `${maidenName}, who took the name ${p.family} when ${p.female ? "she" : "he"} married, was born in ${year(p)} and studied at the ${p.school}.`,
      facts: ["birth", "school"],
    }),
    () => ({
      text: `${maidenName} of ${p.place.en}, born in ${year(p)}, is ${a(p.role.en)} at ${p.employer}.`,
      facts: ["maiden", "birth", "employer"],
      blurred: !aliasKnown,
    }),
    () => ({
      text: `${p.family.toUpperCase()}, ${p.nick} — ${p.role.en}, ${p.employer}, b. ${year(p)}`,
      facts: ["birth", "role", "employer"],
    }),
    () => ({ text: `${nick} attended the opening.`, facts: [] }),
    () => ({
      text: `${p.given[0]}. ${p.family} (born ${year(p)}) has been ${a(p.role.en)} at ${p.employer} for many years.`,
      facts: ["birth", "role", "employer"],
    }),
  ])();
}

function writeOcr(scene: Scene): Written {
  const { person: p, random } = scene;
  const clean = random.pick<() => Written>([
    () => ({
      text: `${full(p)}, born ${longDate(p.birth)} at ${p.place.en}, ${p.role.en} with ${p.employer}, was elected to the committee.`,
      facts: ["birth", "town", "role", "employer"],
    }),
    () => ({
      text: `${p.family}, ${p.given}. ${p.role.en}. b. ${year(p)}. ${p.employer}, ${p.place.en}.`,
      facts: ["birth", "town", "role", "employer"],
    }),
    () => ({
      text: `${full(p).toUpperCase()} was born in ${year(p)}. After the ${p.school} the ${p.role.en} joined ${p.employer}.`,
      facts: ["birth", "school", "role", "employer"],
    }),
    () => ({ text: `${full(p)} signed the petition.`, facts: [] }),
  ])();
  return { ...clean, text: smudge(clean.text, random) };
}

/** What OCR makes of print: errors in about one letter in twenty-five, and in one digit of a year in fifty. */
function smudge(text: string, random: Random): string {
  let smudged = "";
  for (let at = 0; at < text.length; at++) {
    const two = text.slice(at, at + 2);
    const rate = /\d/u.test(text.charAt(at)) ? 0.02 : 0.04;
    const confusion = CONFUSIONS.find(([from]) => two.startsWith(from) && random.chance(rate * 2));
    if (confusion === undefined) smudged += text.charAt(at);
    else {
      smudged += confusion[1];
      at += confusion[0].length - 1;
    }
  }
  return smudged;
}

function writeHandles({ person: p, candidate, random }: Scene): Written {
  const mine = p === candidate;
  const bio = `${p.role.en}, ${p.employer}, ${p.place.en}`;
  return random.pick<() => Written>([
    () => ({
      text: `${full(p)} · ${bio} · born ${year(p)}`,
      facts: ["birth", "town", "role", "employer"],
      handle: p.handle,
    }),
    // The handle was given up and taken over by a namesake; only the words tell.
    () => ({
      text: `${full(p)} · ${bio} · born ${year(p)}`,
      facts: ["birth", "town", "role", "employer"],
      handle: mine ? `x:${p.nick.toLowerCase()}${random.between(100, 999)}` : candidate.handle,
    }),
    () => ({ text: `${full(p)}. ${bio}. I was born in ${year(p)}.`, facts: ["birth", "town", "role", "employer"] }),
    () => ({
      text: `${full(p)} — photos and notes`,
      facts: [],
      ...(mine ? {} : { handle: `x:notes${random.between(100, 999)}` }),
    }),
    () => ({
      text: `Write to ${full(p)}, ${p.role.en} at ${p.employer}: ${p.email}`,
      facts: ["role", "employer", "email"],
      email: p.email,
    }),
    () =>
      mine
        ? { text: `${full(p)} works at ${p.employer} in ${p.place.en}.`, facts: ["employer", "town"], handle: p.handle }
        : {
            text: `${p.nick} Marlow · born ${year(p)} · ${bio}`,
            facts: ["birth", "town", "role", "employer"],
            handle: candidate.handle,
          },
  ])();
}

function writeLanguages({ person: p, random, lang }: Scene): Written {
  const phrases = PHRASES[lang];
  const role = p.role[lang];
  const place = lang === "ru" ? p.place.ru : p.place.en;
  return random.pick<() => Written>([
    () => ({
      text: phrases.life(full(p), longDateIn(p.birth, lang), place, role, p.female),
      facts: ["birth", "town", "role"],
    }),
    () => ({ text: phrases.work(full(p), year(p), role, p.employer, p.female), facts: ["birth", "role", "employer"] }),
    () => ({ text: phrases.bare(full(p), p.female), facts: [] }),
    () => ({ text: phrases.job(full(p), place, p.employer, p.female), facts: ["town", "employer"] }),
  ])();
}

const full = (person: Person): string => `${person.given} ${person.family}`;
const year = (person: Person): string => person.birth.slice(0, 4);
const a = (role: string): string => `${/^[aeiou]/u.test(role) ? "an" : "a"} ${role}`;
const two = (number: number): string => String(number).padStart(2, "0");
const longDate = (date: string): string => longDateIn(date, "en");

function longDateIn(date: string, lang: Lang): string {
  const locale = lang === "en" ? "en-GB" : lang;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\s?г\.$/u, "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "20261121" },
      cases: { type: "string", default: "300" },
      out: { type: "string", default: "eval/sets/harder-layers" },
    },
  });
  const cases = makeHarderLayers(Number(values.seed), Number(values.cases));
  writeFileSync(join(values.out, "cases.jsonl"), cases.map((one) => `${JSON.stringify(one)}\n`).join(""));
}
