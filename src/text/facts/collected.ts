import { cue } from "../languages/cues.ts";
import type { Property } from "../../domain/claim.ts";
import type { Assertion, AssertionOf } from "../assertion.ts";
import { isJobTitle } from "../people/naming.ts";

/**
 * The assertions of a text, each stated once: one that says more about a job or school replaces one that says less.
 * Assertions to compare are looked up by what they say and where they stand, so the time is linear in their number.
 */
export class Collected {
  /** Dropped assertions leave an empty slot. */
  readonly #all: (Assertion | undefined)[] = [];
  readonly #places = new Map<string | number, Set<number>>();
  readonly #single = new Set<Property>();

  constructor(known: readonly Assertion[]) {
    for (const assertion of known) this.#push(assertion);
  }

  get all(): Assertion[] {
    return this.#all.filter((assertion) => assertion !== undefined);
  }

  /** Drops the assertions of a stretch of the text that are wrong. */
  drop(from: number, to: number, isWrong: (known: Assertion) => boolean): void {
    for (const key of stretchesOf({ from, to })) {
      for (const at of this.#places.get(key) ?? []) {
        const known = this.#all[at];
        if (known !== undefined && isWrong(known)) this.#all[at] = undefined;
      }
    }
  }

  add(said: Assertion): void {
    if (this.#single.has(said.property)) return;
    const assertion = this.#inFull(said);
    const at = this.#find(assertion);
    const known = at === undefined ? undefined : this.#all[at];
    if (at === undefined || known === undefined) return this.#push(assertion);
    if (known.property !== assertion.property) return;
    this.#all[at] = alsoBy(joined(known, assertion), assertion.grounds?.by);
    this.#index(at);
  }

  /**
   * "Brightwater" is the "Brightwater Dental Partners" named before; a longer name explains a shorter one before it.
   */
  #inFull(said: Assertion): Assertion {
    if (said.property !== "experience" || OF_PLACE.test(said.value.title ?? "")) return said;
    const name = said.value.company;
    for (const at of this.#places.get(beginningOf(name)) ?? []) {
      const known = this.#all[at];
      if (known?.property !== "experience" || overlaps(known, said) || OF_PLACE.test(known.value.title ?? "")) continue;
      if (isBeginning(name, known.value.company))
        return { ...said, value: { ...said.value, company: known.value.company } };
      if (!isBeginning(known.value.company, name)) continue;
      this.#all[at] = { ...known, value: { ...known.value, company: name } };
      this.#index(at);
    }
    return said;
  }

  /** The index of the first assertion that says the same, and elsewhere in the text no less. */
  #find(assertion: Assertion): number | undefined {
    let first: number | undefined;
    for (const key of soughtAt(assertion)) {
      for (const at of this.#places.get(key) ?? []) {
        const known = this.#all[at];
        if (known === undefined || !isSameFact(known, assertion)) continue;
        if (!overlaps(known, assertion) && saysOther(known, assertion)) continue;
        if (first === undefined || at < first) first = at;
        break;
      }
    }
    return first;
  }

  #push(assertion: Assertion): void {
    this.#all.push(assertion);
    this.#index(this.#all.length - 1);
    if (SINGLE.has(assertion.property)) this.#single.add(assertion.property);
  }

  #index(at: number): void {
    const assertion = this.#all[at];
    if (assertion === undefined) return;
    for (const key of foundAt(assertion)) {
      const places = this.#places.get(key);
      if (places === undefined) this.#places.set(key, new Set([at]));
      else places.add(at);
    }
  }
}

/** The keys under which an assertion is filed: what it says, and the stretches of the text that it overlaps. */
function foundAt(assertion: Assertion): (string | number)[] {
  return [...factsOf(assertion), ...stretchesOf(assertion)];
}

function factsOf(assertion: Assertion): string[] {
  switch (assertion.property) {
    case "experience":
      return [
        beginningOf(assertion.value.company),
        ...halvesOf("job", key(assertion.value.company), assertion.value.title),
      ];
    case "education":
      return halvesOf("school", key(assertion.value.school), assertion.value.degree);
    case "membership":
      return [`member ${key(assertion.value.organization)}`, saidIn(assertion)];
    default:
      return [saidIn(assertion)];
  }
}

function halvesOf(kind: string, body: string, what: string | undefined): string[] {
  return [`${kind} ${body}`, `${kind} ${body}|${what === undefined ? "" : `=${key(what)}`}`];
}

/** The keys under which assertions that say the same are found. */
function soughtAt(assertion: Assertion): (string | number)[] {
  switch (assertion.property) {
    case "experience": {
      const company = key(assertion.value.company);
      return [...sameAs("job", company, assertion.value.title), `member ${company}`, ...stretchesOf(assertion)];
    }
    case "education":
      return [...sameAs("school", key(assertion.value.school), assertion.value.degree), ...stretchesOf(assertion)];
    case "badge":
      return [saidIn(assertion), ...stretchesOf(assertion)];
    default:
      return [saidIn(assertion)];
  }
}

/** An assertion without a title matches any at this employer. */
function sameAs(kind: string, body: string, what: string | undefined): string[] {
  return what === undefined ? [`${kind} ${body}`] : [`${kind} ${body}|`, `${kind} ${body}|=${key(what)}`];
}

function saidIn({ property, value }: Assertion): string {
  return `${property} ${JSON.stringify(value).toLowerCase()}`;
}

/** Overlapping assertions have at least one of these in common. */
function stretchesOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  const stretches: number[] = [];
  for (let at = Math.floor(from / STRETCH); at <= Math.floor(to / STRETCH); at++) stretches.push(at);
  return stretches;
}

/** About the length of a sentence, in UTF-16 units. */
const STRETCH = 256;

/**
 * Whether an assertion elsewhere in the text says something that the known one does not. It stands on its own then, because a
 * quote contains everything that its value was read from.
 */
function saysOther(known: Assertion, told: Assertion): boolean {
  if (typeof known.value !== "object" || typeof told.value !== "object") return false;
  const has = known.value as unknown as Record<string, unknown>;
  return Object.keys(told.value).some((name) => has[name] === undefined);
}

/** The known assertion with what it lacked filled in from the new one, whose quote overlaps its own. */
function joined(known: Assertion, told: Assertion): Assertion {
  if (!overlaps(known, told) || typeof known.value !== "object" || typeof told.value !== "object") return known;
  const [a, b] = [known.value as unknown as Record<string, unknown>, told.value as unknown as Record<string, unknown>];
  const lasts = a["current"] === true && b["to"] !== undefined;
  const more = Object.entries(b).filter(([name]) => a[name] === undefined);
  const value = { ...a, ...Object.fromEntries(more) } as Record<string, unknown>;
  if (lasts || (value["to"] !== undefined && value["current"] === true)) delete value["current"];
  if (
    typeof value["from"] === "string" &&
    typeof value["to"] === "string" &&
    value["to"].slice(0, 4) < value["from"].slice(0, 4)
  )
    return known;
  return { ...known, value } as Assertion;
}

function alsoBy(known: Assertion, also: string | undefined): Assertion {
  const { grounds } = known;
  if (grounds === undefined || also === undefined || also === grounds.by) return known;
  return { ...known, grounds: { ...grounds, also } };
}

const SINGLE: ReadonlySet<Property> = new Set([
  "birthDate",
  "deathDate",
  "dead",
  "birthPlace",
  "location",
  "gender",
  "nationality",
  "spouse",
  "childCount",
]);

/** If one of two names in a sentence contains the other, they are the same institution. */
function holdsName(a: Assertion, b: Assertion, x: string, y: string): boolean {
  return overlaps(a, b) && (` ${key(x)} `.includes(` ${key(y)} `) || ` ${key(y)} `.includes(` ${key(x)} `));
}

/** "Pädagogische Hochschule Freiburg" and "Hochschule Freiburg" in one sentence. */
function endsWithName(a: Assertion, b: Assertion, x: string, y: string): boolean {
  return overlaps(a, b) && (key(x).endsWith(` ${key(y)}`) || key(y).endsWith(` ${key(x)}`));
}

function isSameFact(a: Assertion, b: Assertion): boolean {
  if (a.property === "membership" && b.property === "experience")
    return key(a.value.organization) === key(b.value.company);
  if (a.property !== b.property) return false;
  if (a.property === "experience" && b.property === "experience") {
    const same = key(a.value.company) === key(b.value.company) || holdsName(a, b, a.value.company, b.value.company);
    return (
      same &&
      !isLaterPost(a, b) &&
      (a.value.title === undefined ||
        b.value.title === undefined ||
        key(a.value.title) === key(b.value.title) ||
        (overlaps(a, b) && isSamePost(a.value.title, b.value.title)))
    );
  }
  if (a.property === "education" && b.property === "education")
    return (
      (key(a.value.school) === key(b.value.school) || endsWithName(a, b, a.value.school, b.value.school)) &&
      (a.value.degree === undefined ||
        b.value.degree === undefined ||
        key(a.value.degree) === key(b.value.degree) ||
        overlaps(a, b))
    );
  if (a.property === "badge" && overlaps(a, b)) return true;
  return JSON.stringify(a.value).toLowerCase() === JSON.stringify(b.value).toLowerCase();
}

/** An employer without a post, and elsewhere a post there that began in another year: two separate things. */
function isLaterPost(a: AssertionOf<"experience">, b: AssertionOf<"experience">): boolean {
  const [from, other] = [a.value.from?.slice(0, 4), b.value.from?.slice(0, 4)];
  return (
    !overlaps(a, b) &&
    (a.value.title === undefined) !== (b.value.title === undefined) &&
    from !== undefined &&
    other !== undefined &&
    from !== other
  );
}

/**
 * Whether two readings in one sentence are the same post: "Head of Talent" and "Head" are, "associate" and "associate
 * director" are not.
 */
function isSamePost(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [key(a), key(b)] : [key(b), key(a)];
  if (long === short || long.endsWith(` ${short}`) || isInOtherForm(short, long)) return true;
  return long.startsWith(`${short} `) && !isJobTitle(long.slice(short.length + 1));
}

/** "vyriausioji analitikė", "analitikas": the same words, compared from the end and without their inflections. */
function isInOtherForm(short: string, long: string): boolean {
  const [a, b] = [short.split(" "), long.split(" ")];
  return a.every((word, at) => {
    const other = b.at(at - a.length) ?? "";
    const least = Math.min(word.length, other.length);
    return (
      word === other ||
      (least > 5 && word.slice(0, least - 2) === other.slice(0, least - 2) && Math.abs(word.length - other.length) < 3)
    );
  });
}

/** Offices of a place: the mayor of Torvik is not the mayor of Torvik College. */
const OF_PLACE = new RegExp(`(?<!\\p{L})(?:${cue("offices of a place")})(?!\\p{L})`, "iu");

function beginningOf(name: string): string {
  return `begins ${name.split(" ")[0]}`;
}

/** Whether `short` is the first word or words of a longer name, and not a beginning that many names share. */
function isBeginning(short: string, long: string): boolean {
  return short.length >= MIN_BEGINNING && long.startsWith(`${short} `) && !COMMON_BEGINNING.test(short);
}

const MIN_BEGINNING = 4;
const COMMON_BEGINNING = new RegExp(`^(?:(?:${cue("begin many names")})(?:\\s|$))+$`, "iu");

function overlaps(a: Assertion, b: Assertion): boolean {
  return a.from < b.to && b.from < a.to;
}

function key(text: string): string {
  return text
    .toLowerCase()
    .replace(ARTICLE, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const ARTICLE = new RegExp(`^(?:${cue("articles before names")}) `, "u");
