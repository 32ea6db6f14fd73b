/** One invented life, and the words for it in its language. Imports nothing from the service. */
import type { Random } from "../random.ts";
import { type Lang, type Vocabulary, WORDS } from "./words.ts";

export interface Job {
  /** In the form used for its bearer. */
  readonly title: string;
  readonly firm: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number | null;
}

export interface Schooling {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

export interface Life {
  readonly lang: Lang;
  readonly given: string;
  readonly family: string;
  readonly name: string;
  readonly female: boolean;
  /** `1971-03-09` */
  readonly birth: string;
  readonly birthTown: string;
  readonly town: string;
  readonly country: string;
  readonly spouse: string;
  readonly children: readonly string[];
  /** Newest first; the first is current. */
  readonly jobs: readonly Job[];
  readonly schooling: Schooling;
  readonly tongues: readonly string[];
  readonly award: string;
  readonly awardYear: number;
  readonly weddingYear: number;
  readonly skills: readonly string[];
  readonly nationality: string;
  readonly email: string;
  readonly phone: string;
  readonly handle: string;
  readonly slug: string;
}

export function makeLife(
  lang: Lang,
  number: number,
  random: Random,
  name?: { given: string; family: string; female: boolean },
): Life {
  const words = WORDS[lang];
  const female = name?.female ?? random.chance(0.5);
  const given = name?.given ?? random.pick(split(female ? words.women : words.men));
  const family = name?.family ?? random.pick(split(words.family));
  const year = random.between(1942, 1978);
  const towns = split(words.towns);
  const at = random.between(0, towns.length - 1);
  const slug = `${ascii(given)}-${ascii(family)}-${number}`;
  const titles = random
    .shuffle(words.titles.split("|"))
    .map((title) => title.split("/")[female ? 1 : 0] ?? title.split("/")[0] ?? title);
  const firms = random.shuffle(words.firms.split("|"));
  const graduation = year + random.between(22, 26);
  const [first, second] = [graduation + random.between(0, 2), graduation + random.between(6, 9)];
  const firm = (index: number): Pick<Job, "firm" | "stem"> => {
    const stem = firms[index] ?? "";
    const form = random.pick(words.forms.split("|"));
    return { stem, firm: form === "" ? stem : lang === "lt" ? `${form} „${stem}“` : `${stem} ${form}` };
  };
  const field = random.pick(words.fields.split("|"));
  return {
    lang,
    given,
    family,
    name: `${given} ${family}`,
    female,
    birth: `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    birthTown: random.pick(towns.filter((_, index) => index !== at)),
    town: towns[at] ?? "",
    country: words.countries.split("|")[at] ?? "",
    spouse: `${random.pick(split(female ? words.men : words.women).filter((one) => one !== given))} ${random.pick(split(words.family).filter((one) => one !== family))}`,
    children: random
      .shuffle([...split(words.men), ...split(words.women)])
      .filter((one) => one !== given)
      .slice(0, 2),
    jobs: [
      { title: titles[0] ?? "", ...firm(0), from: second + random.between(3, 6), to: null },
      { title: titles[1] ?? "", ...firm(1), from: first, to: second },
    ],
    schooling: {
      school: random.pick(words.schools.split("|")),
      degree: random.pick(words.degrees.split("|")).replace("{f}", field),
      field,
      from: graduation - random.between(3, 5),
      to: graduation,
    },
    tongues: random.shuffle(words.tongues.split("|")).slice(0, 2),
    award: random.pick(words.awards.split("|")),
    awardYear: second + random.between(4, 7),
    weddingYear: graduation + random.between(2, 7),
    skills: random.shuffle(words.skills.split("|")).slice(0, 3),
    nationality: random.pick(words.nationality.split("|")),
    email: `${slug}@example.org`,
    phone: phoneOf(words, number),
    handle: `candor_${ascii(given)}_${number}`,
    slug,
  };
}

/** Numbers that nobody has: reserved for fiction by the numbering authorities (see scripts/world/phones.ts). */
function phoneOf({ prefix }: Vocabulary, number: number): string {
  if (prefix.startsWith("+49")) return `${prefix}${String(number % 1000).padStart(3, "0")}`;
  if (prefix.startsWith("+33")) return `${prefix}${String(number % 10_000).padStart(4, "0")}`;
  return `${prefix.slice(0, 2)}${["202", "312", "415", "503", "617", "702"][Math.floor(number / 100) % 6]}55501${two(number % 100)}`;
}

/** A phone number as people write it. */
export function writePhone(phone: string, random: Random): string {
  const [, country = "", rest = ""] = /^(\+1|\+49|\+33)(.*)$/u.exec(phone) ?? [];
  const groups =
    country === "+1"
      ? [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)]
      : [rest.slice(0, 2), rest.slice(2, 5), rest.slice(5)];
  return `${country} ${groups.join(random.pick([" ", "-", " "]))}`;
}

/** A date as the language writes it within a sentence. */
export function writeDay(date: string, lang: Lang, random: Random): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const name = split(WORDS[lang].months)[Number(month) - 1] ?? "";
  const number = Number(day);
  switch (lang) {
    case "en":
      return random.pick([
        `${name} ${number}, ${year}`,
        `${number} ${name} ${year}`,
        `${number}${ordinal(number)} ${name} ${year}`,
      ]);
    case "de":
      return random.pick([`${number}. ${name} ${year}`, `${two(number)}.${month}.${year}`]);
    case "es":
      return `${number} de ${name} de ${year}`;
    case "fr":
      return `${number === 1 ? "1er" : number} ${name} ${year}`;
    case "lt":
      return `${year} m. ${name} ${number} d.`;
    case "it":
      return `${number} ${name} ${year}`;
  }
}

function ordinal(day: number): string {
  return day % 10 === 1 && day !== 11
    ? "st"
    : day % 10 === 2 && day !== 12
      ? "nd"
      : day % 10 === 3 && day !== 13
        ? "rd"
        : "th";
}

/** The grammatical forms that sentences refer to by name. */
export function formsOf(life: Life, job: Job, random: Random): Record<string, string> {
  const { lang, female, schooling, award } = life;
  const [he, she] = WORDS[lang].pronouns;
  const lithuanian = lang === "lt";
  const firmQuoted = `„${job.stem}“`;
  const institute = /^(?:Instituto|Istituto|Politecnico)/u.test(schooling.school);
  return {
    N: life.name,
    F: life.family,
    he: female ? she : he,
    his: female ? "her" : "his",
    His: female ? "Her" : "His",
    wife: female ? "husband" : "wife",
    s2: female ? "her" : "him",
    a: /^[AEIOU]/u.test(job.title) ? "an" : "a",
    "a:degree": /^(?:[AEIO]|MBA|MSc)/u.test(schooling.degree) ? "an" : "a",
    date: writeDay(life.birth, lang, random),
    year: life.birth.slice(0, 4),
    btown: life.birthTown,
    town: life.town,
    country: life.country,
    title: job.title,
    firm: job.firm,
    from: String(job.from),
    to: String(job.to ?? ""),
    bei: /(?:GmbH|AG|SE|KG)$/u.test(job.firm) ? "bei der" : "bei",
    school:
      lang === "de"
        ? schooling.school.replace(/^Technische /u, "Technischen ")
        : lang === "it"
          ? `${/^[UI]/u.test(schooling.school) ? "l'" : "il "}${schooling.school}`
          : schooling.school,
    laSchool: `${institute ? "el" : "la"} ${schooling.school}`,
    degree: schooling.degree,
    unDegree: `${/^(?:licence|maîtrise)/u.test(schooling.degree) ? "une" : "un"} ${schooling.degree}`,
    degreeGen: schooling.degree.replace(/as$/u, "o"),
    field: schooling.field,
    laField:
      schooling.field === "lettres" || schooling.field === "mathématiques"
        ? `les ${schooling.field}`
        : schooling.field === "droit"
          ? "le droit"
          : `la ${schooling.field}`,
    gfrom: String(schooling.from),
    gto: String(schooling.to),
    spouse: life.spouse,
    wyear: String(life.weddingYear),
    kid1: life.children[0] ?? "",
    kid2: life.children[1] ?? "",
    tongue1: life.tongues[0] ?? "",
    tongue2: life.tongues[1] ?? "",
    award,
    ayear: String(life.awardYear),
    awardAcc: lithuanian ? accusative(award) : germanAward(award, "den", "das", "die"),
    awardDat: germanAward(award, "dem", "dem", "der"),
    awardIns: award
      .replace(/premija$/u, "premija")
      .replace(/ordinas$/u, "ordinu")
      .replace(/apdovanojimas$/u, "apdovanojimu"),
    elAward:
      lang === "it"
        ? `${award.startsWith("Medaglia") ? "la" : award.startsWith("O") ? "l'" : "il"} ${award}`.replace("' ", "'")
        : `${/^(?:Medalla|Orden)/u.test(award) ? "la" : "el"} ${award}`,
    leAward: /^(?:médaille)/u.test(award) ? `la ${award}` : award.startsWith("O") ? `l'${award}` : `le ${award}`,
    duAward: /^(?:médaille)/u.test(award) ? `de la ${award}` : award.startsWith("O") ? `de l'${award}` : `du ${award}`,
    btownLoc: locative(life.birthTown),
    townLoc: locative(life.town),
    firmLoc: `${random.pick(["įmonėje", "bendrovėje"])} ${firmQuoted}`,
    firmGen: `${random.pick(["įmonės", "bendrovės"])} ${firmQuoted}`,
    firmDat: `${random.pick(["įmonei", "bendrovei"])} ${firmQuoted}`,
    titleIns: instrumental(job.title),
    titleGen: genitive(job.title),
    schoolAcc: accusative(schooling.school),
    schoolLoc: locative(schooling.school),
  };
}

function germanAward(award: string, masculine: string, neuter: string, feminine: string): string {
  const article = /kreuz/u.test(award) ? neuter : /Medaille/u.test(award) ? feminine : masculine;
  return `${article} ${award}`;
}

const LOCATIVE: readonly (readonly [RegExp, string])[] = [
  [/iai$/u, "iuose"],
  [/ius$/u, "iuje"],
  [/tus$/u, "tuje"],
  [/ija$/u, "ijoje"],
  [/ėžys$/u, "ėžyje"],
  [/a$/u, "oje"],
  [/ė$/u, "ėje"],
  [/as$/u, "e"],
];

export function locative(noun: string): string {
  for (const [ending, form] of LOCATIVE) if (ending.test(noun)) return noun.replace(ending, form);
  return noun;
}

function accusative(noun: string): string {
  return noun.replace(/as$/u, "ą").replace(/ija$/u, "iją");
}

function instrumental(title: string): string {
  return title
    .replace(/^vyriausiasis /u, "vyriausiuoju ")
    .replace(/^vyriausioji /u, "vyriausiąja ")
    .replace(/ius$/u, "iumi")
    .replace(/as$/u, "u")
    .replace(/ė$/u, "e");
}

function genitive(title: string): string {
  return title
    .replace(/^vyriausiasis /u, "vyriausiojo ")
    .replace(/^vyriausioji /u, "vyriausiosios ")
    .replace(/ius$/u, "iaus")
    .replace(/as$/u, "o")
    .replace(/ė$/u, "ės")
    .replace(/oja$/u, "ojos");
}

export function split(list: string): string[] {
  return list.split(" ");
}

function ascii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/[^a-z]/gu, "");
}

export const two = (number: number): string => String(number).padStart(2, "0");
