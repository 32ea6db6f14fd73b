import { readShownAward } from "../src/domain/award.ts";

/** A person as a file states them, or as an import read them. Absent members are not stated. */
export interface Person {
  readonly names?: readonly string[];
  readonly emails?: readonly string[];
  readonly phones?: readonly string[];
  readonly urls?: readonly string[];
  readonly birthDate?: readonly string[];
  readonly title?: readonly string[];
  readonly employer?: readonly string[];
  readonly location?: readonly string[];
  readonly experiences?: readonly Work[];
  readonly education?: readonly School[];
  readonly skills?: readonly string[];
  readonly languages?: readonly string[];
  readonly certifications?: readonly string[];
  readonly interests?: readonly string[];
  readonly awards?: readonly string[];
  /** Stated only in running text: neither reading nor omitting it is an error. */
  readonly inText?: readonly string[];
  /** Other correct values for these fields: the post next to a headline, the address of a town, names of accounts. */
  readonly titleAlso?: readonly string[];
  readonly address?: readonly string[];
  readonly usernames?: readonly string[];
}

export interface Work {
  readonly title?: string | undefined;
  readonly employer?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly current?: boolean | undefined;
  readonly location?: string | undefined;
}

export interface School {
  readonly school?: string | undefined;
  readonly degree?: string | undefined;
  readonly field?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One value and its judgement: stated and wrong, right, or missing. */
export interface Judged {
  readonly field: string;
  readonly verdict: "right" | "wrong" | "missing";
  readonly value: string;
}

type Same = (shown: string, truth: string) => boolean;

/**
 * Compares the people in a file with those an import made from it, value by value. For a person who is not in the file,
 * everything stated is wrong, and for one who was left out, everything is missing. A value that merely contains the
 * true one is wrong.
 */
export function scorePeople(shown: readonly Person[], truths: readonly Person[]): readonly Judged[] {
  const { pairs, unpaired, left } = pairUp(shown, truths, likenessOf);
  return [
    ...pairs.flatMap(([one, truth]) => [judged("person", "right", nameOf(truth)), ...scorePerson(one, truth)]),
    ...unpaired.flatMap((one) => [judged("person", "wrong", nameOf(one)), ...scorePerson(one, {})]),
    ...left.flatMap((truth) => [judged("person", "missing", nameOf(truth)), ...scorePerson({}, truth)]),
  ];
}

function nameOf({ names }: Person): string {
  return names?.[0] ?? "";
}

function likenessOf(one: Person, truth: Person): number {
  const shares = (a: readonly string[] = [], b: readonly string[] = [], is: Same) =>
    a.some((value) => b.some((each) => is(value, each)));
  const keys =
    Number(shares(one.emails, truth.emails, isSame)) +
    Number(shares(one.urls, truth.urls, isSameAddress)) +
    Number(shares(one.phones, truth.phones, isSamePhone));
  return (shares(one.names, truth.names, isSame) ? 4 : 0) + keys;
}

function scorePerson(one: Person, truth: Person): readonly Judged[] {
  const badges = scoreBadges(one.awards ?? [], truth);
  return [
    ...scoreNames(one.names ?? [], truth),
    ...scoreList("emails", one.emails, truth.emails, isSame),
    ...scoreList("phones", one.phones, truth.phones, isSamePhone),
    ...scoreAddresses(one.urls ?? [], truth),
    ...scoreList("birthDate", one.birthDate, truth.birthDate, (shown, date) => shown === date),
    ...scoreEither("title", withoutText(one.title, truth), truth.title ?? [], truth.titleAlso ?? [], isSame),
    ...scoreList("employer", withoutText(one.employer, truth), truth.employer, isSame),
    ...scoreEither(
      "location",
      withoutText(one.location, truth),
      truth.location ?? [],
      truth.address ?? [],
      isSamePlace,
    ),
    ...scoreWork(listedWork(one, truth), truth.experiences ?? []),
    ...scoreSchools(one.education ?? [], truth.education ?? []),
    ...scoreList("skills", one.skills, truth.skills, isSame),
    ...scoreList("languages", one.languages, truth.languages, isSame),
    ...scoreList("interests", withoutDetails(one.interests, truth.interests), truth.interests, isSame),
    ...badges,
  ];
}

/** A name is the same with and without its title ("Dr. Ada Finch"); an account's name is not a person's name. */
function scoreNames(shown: readonly string[], { names = [], usernames = [] }: Person): readonly Judged[] {
  const holds = (name: string, other: string) => ` ${fold(name)} `.includes(` ${fold(other)} `);
  const apart = names.filter((name) => !names.some((other) => other !== name && holds(name, other)));
  const told = shown.map(
    (name) => apart.find((bare) => names.some((n) => isSame(n, name)) && holds(name, bare)) ?? name,
  );
  const rest = told.filter((name) => !usernames.some((username) => isSame(username, name)));
  return scoreList("names", rest, apart, isSame);
}

/** The URL of an account with a name in the truth is as right as the name, but not required. */
function scoreAddresses(shown: readonly string[], { urls = [], usernames = [] }: Person): readonly Judged[] {
  const isAsked = (address: string) => urls.some((url) => isSameAddress(address, url));
  const handleOf = (address: string) => address.replace(/\/+$/, "").split("/").at(-1)?.replace(/^@/, "").toLowerCase();
  const isKnown = (address: string) => usernames.some((name) => name.toLowerCase() === handleOf(address));
  return scoreList(
    "urls",
    shown.filter((address) => isAsked(address) || !isKnown(address)),
    urls,
    isSameAddress,
  );
}

function withoutText(shown: readonly string[] = [], { inText = [] }: Person): readonly string[] {
  return shown.filter((value) => !inText.some((said) => isSame(value, said)));
}

/** If one of two values is right, the other is accepted too. */
function scoreEither(
  field: string,
  shown: readonly string[],
  truths: readonly string[],
  also: readonly string[],
  is: Same,
): readonly Judged[] {
  const [truth] = truths;
  const told = shown.map((one) => (truth !== undefined && also.some((other) => is(one, other)) ? truth : one));
  return scoreList(field, told, truths, is);
}

/**
 * A file that does not list jobs may state one by title and employer: those are judged, and not judged again as a job.
 */
function listedWork({ experiences = [] }: Person, truth: Person): readonly Work[] {
  if (truth.experiences !== undefined && truth.experiences.length > 0) return experiences;
  const isIn = (value: string | undefined, known: readonly string[] = []) =>
    value === undefined || [...known, ...(truth.inText ?? [])].some((each) => isSame(value, each));
  return experiences.filter(({ title, employer }) => !(isIn(title, truth.title) && isIn(employer, truth.employer)));
}

/**
 * Imports do not distinguish certificates and awards: each is looked for among both. An award is the same with its
 * giver and year behind it ("Golden Compass (Royal Society) (2010)"), where the truth names the award alone.
 */
function scoreBadges(badges: readonly string[], truth: Person): readonly Judged[] {
  const known = [...(truth.certifications ?? []), ...(truth.awards ?? [])];
  const shown = badges.map((badge) => known.find((one) => isSame(readShownAward(badge).name, one)) ?? badge);
  const certified = scoreList("certifications", shown, truth.certifications, isSame);
  const others = certified.filter(({ verdict }) => verdict === "wrong").map(({ value }) => value);
  return [
    ...certified.filter(({ verdict }) => verdict !== "wrong"),
    ...scoreList("awards", others, truth.awards, isSame),
  ];
}

/** An interest is the same with its details behind it ("Wildlife (Ferrets)"), where the truth names the interest alone. */
function withoutDetails(shown: readonly string[] = [], truths: readonly string[] = []): readonly string[] {
  return shown.map((one) => truths.find((truth) => isSame(one.replace(/ \([^()]+\)$/u, ""), truth)) ?? one);
}

function scoreList(
  field: string,
  shown: readonly string[] = [],
  truths: readonly string[] = [],
  is: Same,
): readonly Judged[] {
  const { pairs, unpaired, left } = pairUp(shown, truths, (one, truth) => Number(is(one, truth)));
  return [
    ...pairs.map(([one]) => judged(field, "right", one)),
    // The same thing stated twice counts once.
    ...unpaired.filter((one) => !truths.some((truth) => is(one, truth))).map((one) => judged(field, "wrong", one)),
    ...left.map((truth) => judged(field, "missing", truth)),
  ];
}

function scoreWork(shown: readonly Work[], truths: readonly Work[]): readonly Judged[] {
  const likeness = (one: Work, truth: Work) =>
    4 * Number(isSaid(one.title, truth.title)) +
    4 * Number(isSaid(one.employer, truth.employer)) +
    2 * Number(isSaid(one.from, truth.from)) +
    Number(isSaid(one.to, truth.to));
  const { pairs, unpaired, left } = pairUp(shown, truths, (one, truth) => {
    const points = likeness(one, truth);
    return points >= 4 || (points === 3 && one.from !== undefined) ? points : 0;
  });
  const compare = (one: Work, truth: Work) => [
    ...scoreOne("experience.title", one.title, truth.title, isSame),
    ...scoreOne("experience.employer", one.employer, truth.employer, isSame),
    ...scoreOne("experience.from", one.from, truth.from, isSameDate),
    ...scoreOne("experience.to", one.to, truth.to, isSameDate),
    ...scoreOne("experience.current", lasting(one), lasting(truth), isSame),
    ...scoreOne("experience.location", one.location, truth.location, isSamePlace),
  ];
  return compareAll(compare, { pairs, unpaired, left });
}

function lasting({ current }: Work): string | undefined {
  return current === true ? "true" : undefined;
}

function scoreSchools(shown: readonly School[], truths: readonly School[]): readonly Judged[] {
  const { pairs, unpaired, left } = pairUp(shown, truths, (one, truth) => {
    const school = isSaid(one.school, truth.school);
    const degree = one.degree !== undefined && isDegree(one.degree, truth);
    return 4 * Number(school) + 2 * Number(degree) + (school || degree ? Number(isSaid(one.to, truth.to)) : 0);
  });
  const compare = (one: School, truth: School) => [
    ...scoreOne("education.school", one.school, truth.school, isSame),
    ...scoreDegree(one, truth),
    ...scoreOne("education.from", one.from, truth.from, isSameDate),
    ...scoreOne("education.to", one.to, truth.to, isSameDate),
  ];
  return compareAll(compare, { pairs, unpaired, left });
}

/** A degree may be a single text: "BSc, Geography" is right for both parts. */
function scoreDegree(one: School, truth: School): readonly Judged[] {
  if (truth.degree === undefined && truth.field !== undefined)
    return scoreOne("education.field", one.degree, truth.field, isSame);
  const isRight = one.degree !== undefined && isDegree(one.degree, truth);
  const field = truth.field === undefined ? [] : wordsOf(truth.field);
  const told = wordsOf(one.degree ?? "");
  const hasField = field.length > 0 && field.every((word) => told.includes(word));
  return [
    ...scoreOne("education.degree", one.degree, truth.degree, () => isRight),
    ...(truth.field === undefined
      ? []
      : [judged("education.field", isRight && hasField ? "right" : "missing", truth.field)]),
  ];
}

/** The degree alone, or with its subject and the words that join the two. */
function isDegree(shown: string, { degree, field }: School): boolean {
  if (degree === undefined) return false;
  if (isSame(shown, degree)) return true;
  if (field === undefined) return false;
  const said = wordsOf(`${degree} ${field}`);
  const told = wordsOf(shown);
  return said.every((word) => told.includes(word)) && told.every((word) => said.includes(word) || JOINS.has(word));
}

const JOINS: ReadonlySet<string> = new Set("in of en de der des im für em in di and und et y e".split(" "));

function wordsOf(text: string): readonly string[] {
  return fold(text).split(" ");
}

function scoreOne(field: string, shown: string | undefined, truth: string | undefined, is: Same): readonly Judged[] {
  return scoreList(field, shown === undefined ? [] : [shown], truth === undefined ? [] : [truth], is);
}

interface Pairing<A, B> {
  readonly pairs: readonly (readonly [A, B])[];
  readonly unpaired: readonly A[];
  readonly left: readonly B[];
}

function compareAll<T>(
  compare: (one: T, truth: T) => readonly Judged[],
  { pairs, unpaired, left }: Pairing<T, T>,
): readonly Judged[] {
  return [
    ...pairs.flatMap(([one, truth]) => compare(one, truth)),
    ...unpaired.flatMap((one) => compare(one, {} as T)),
    ...left.flatMap((truth) => compare({} as T, truth)),
  ];
}

/** Pairs each with the most similar one, most similar pairs first; anything without similarity stays alone. */
function pairUp<A, B>(
  shown: readonly A[],
  truths: readonly B[],
  likeness: (one: A, truth: B) => number,
): Pairing<A, B> {
  const ranked = shown
    .flatMap((one, a) => truths.map((truth, b) => ({ one, truth, a, b, points: likeness(one, truth) })))
    .filter(({ points }) => points > 0)
    .sort((x, y) => y.points - x.points);
  const usedA = new Set<number>();
  const usedB = new Set<number>();
  const pairs: (readonly [A, B])[] = [];
  for (const { one, truth, a, b } of ranked) {
    if (usedA.has(a) || usedB.has(b)) continue;
    usedA.add(a);
    usedB.add(b);
    pairs.push([one, truth]);
  }
  return { pairs, unpaired: shown.filter((_, a) => !usedA.has(a)), left: truths.filter((_, b) => !usedB.has(b)) };
}

function judged(field: string, verdict: Judged["verdict"], value: string): Judged {
  return { field, verdict, value };
}

function isSaid(shown: string | undefined, truth: string | undefined): boolean {
  return shown !== undefined && truth !== undefined && isSame(shown, truth);
}

/** Same except for case, white space and punctuation: every word, and no other. */
function isSame(shown: string, truth: string): boolean {
  return fold(shown) === fold(truth);
}

/** A town is the same with its region or country after it. */
function isSamePlace(shown: string, truth: string): boolean {
  const [one, other] = [fold(shown.replaceAll(",", " + ")), fold(truth.replaceAll(",", " + "))];
  return one === other || one.startsWith(`${other} + `) || other.startsWith(`${one} + `);
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#@%]+/gu, " ")
    .trim();
}

function isSameDate(shown: string, truth: string): boolean {
  return shown === truth;
}

function isSamePhone(shown: string, truth: string): boolean {
  const digits = (text: string) =>
    text
      .replace(/^00/, "+")
      .replace(/\(0\)/, "")
      .replace(/[^\d+]/g, "");
  return digits(shown) === digits(truth);
}

function isSameAddress(shown: string, truth: string): boolean {
  const bare = (address: string) =>
    address
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, "")
      .replace(/^www\./, "")
      .replace(/\/+$/, "");
  return bare(shown) === bare(truth);
}
