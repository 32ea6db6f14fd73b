/** The running text of the planted people's documents, and what it states. Imports nothing from the service. */
import { formsOf, type Job, type Life } from "./life.ts";
import type { Random } from "../random.ts";
import { SENTENCES, type Told } from "./sentences.ts";
import { WORDS } from "./words.ts";

/** One thing that a document says about the person, by the profile field to which it belongs. */
export interface Fact {
  readonly field: Field;
  readonly value: string;
}

export const FIELDS = [
  "fullName",
  "birthYear",
  "spouse",
  "child",
  "email",
  "phone",
  "location",
  "nationality",
  "gender",
  "jobTitle",
  "company",
  "experience",
  "experienceFrom",
  "experienceTo",
  "education",
  "degree",
  "educationTo",
  "language",
  "skill",
  "badge",
  "account",
] as const;
export type Field = (typeof FIELDS)[number];

/** What a page is about, and how it is written. */
export interface Scene {
  readonly life: Life;
  readonly random: Random;
  /** Somebody else's life, for sentences about others. */
  readonly other: Life;
  readonly collectedAt: string;
  readonly index: number;
}

export interface Story {
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
  readonly foreign: readonly string[];
}

export function jobFacts(job: Job, dates: { readonly from: boolean; readonly to: boolean }): Fact[] {
  const key = `${job.title} @ ${job.stem}`;
  return [
    { field: "experience", value: key },
    ...(dates.from ? [{ field: "experienceFrom", value: `${key} @ ${job.from}` } as const] : []),
    ...(dates.to && job.to !== null ? [{ field: "experienceTo", value: `${key} @ ${job.to}` } as const] : []),
    ...(job.to === null
      ? ([
          { field: "jobTitle", value: job.title },
          { field: "company", value: job.stem },
        ] as const)
      : []),
  ];
}

/** A biography: an opening that names the person, the work, then some of the rest in random order. */
export function tellStory(scene: Scene, most: number): Story {
  const { life, random } = scene;
  const rest = random
    .shuffle<Told>(["past", "school", "spouse", "children", "home", "tongues", "award"])
    .slice(0, most);
  const order: Told[] = [
    ...(random.chance(0.75) ? (["birth"] as const) : []),
    random.pick(["now", "now", "nowBare"]),
    ...rest,
  ];
  const sentences: string[] = [];
  const facts: Fact[] = [{ field: "fullName", value: life.name }];
  const foreign: string[] = [];
  let named = true;
  for (const told of order) {
    // The person is named at the beginning and after a sentence about somebody else, because a pronoun would mean the
    // other.
    const form = random.pick(SENTENCES[life.lang][told].filter((one) => !named || /^(?:\{S\}|\{N\})/u.test(one)));
    if (form === undefined) continue;
    const job = told === "past" ? life.jobs[1] : life.jobs[0];
    if (job === undefined) continue;
    sentences.push(fill(form, scene, job, named));
    facts.push(...factsOf(told, form, life, job));
    named = random.chance(0.12) && sentences.length > 1;
    if (named) {
      sentences.push(fill(random.pick(SENTENCES[life.lang].others), scene, job, false));
      foreign.push(...foreignOf(scene.other));
    }
  }
  return { sentences, facts, foreign };
}

export function foreignOf(other: Life): string[] {
  return [other.name, other.jobs[0]?.stem ?? "", other.jobs[1]?.stem ?? ""].filter((value) => value !== "");
}

function factsOf(told: Told, form: string, life: Life, job: Job): Fact[] {
  const has = (...names: readonly string[]) => names.some((name) => form.includes(`{${name}`));
  switch (told) {
    case "birth":
      return [{ field: "birthYear", value: life.birth.slice(0, 4) }];
    case "now":
    case "nowBare":
    case "past":
      return jobFacts(job, { from: has("from"), to: has("to}") });
    case "school":
      return [
        { field: "education", value: life.schooling.school },
        ...(has("degree}", "unDegree", "degreeGen") ? [{ field: "degree", value: degreeText(life) } as const] : []),
        ...(has("gto")
          ? [{ field: "educationTo", value: `${life.schooling.school} @ ${life.schooling.to}` } as const]
          : []),
      ];
    case "spouse":
      return [{ field: "spouse", value: life.spouse }];
    case "children":
      return life.children.map((value) => ({ field: "child", value }));
    case "home":
      return [{ field: "location", value: life.town }];
    case "tongues":
      return life.tongues.map((value) => ({ field: "language", value }));
    case "award":
      return [{ field: "badge", value: life.award }];
  }
}

/** The sentence with its values filled in; the first one of a text gives the full name. */
export function fill(form: string, scene: Scene, job: Job, first: boolean): string {
  const { life, random, other } = scene;
  const forms = formsOf(life, job, random);
  const [he, she] = WORDS[life.lang].pronouns;
  const pronoun = life.female ? she : he;
  const drops = life.lang === "es" || life.lang === "lt" || life.lang === "it";
  const head = first
    ? life.name
    : random.pick(drops ? ["", "", life.family, life.given] : [pronoun, pronoun, pronoun, life.family, life.name]);
  const inside = drops ? random.pick(["", life.family]) : random.pick([pronoun, pronoun, life.family]);
  const values: Record<string, string> = {
    ...forms,
    S: head,
    s: first ? life.name : inside,
    other: other.name,
    ofirm: other.jobs[0]?.firm ?? "",
    ofirmLoc: `įmonėje „${other.jobs[0]?.stem ?? ""}“`,
    ostem: other.jobs[1]?.stem ?? "",
    oyear: other.birth.slice(0, 4),
    otown: other.town,
  };
  const gendered = form.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, (_, man: string, woman: string) =>
    life.female ? woman : man,
  );
  const text = gendered
    .replace(/\{([\w:]+)\}/gu, (_, name: string) => values[name] ?? "")
    .replace(/qu'(il|elle)/u, "qu'$1")
    .replace(/\s+/gu, " ")
    .replace(/ ,/gu, ",")
    .replace(/\ble (?=[ae])/gu, life.lang === "fr" ? "l'" : "le ")
    .replace(/\.\.$/u, ".")
    .trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The degree and its subject; either one counts as right. */
export function degreeText({ schooling }: Life): string {
  return `${schooling.degree} | ${schooling.field}`;
}
