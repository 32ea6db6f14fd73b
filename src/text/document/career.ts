import { cue } from "../languages/cues.ts";
import type { EducationValue, ExperienceValue } from "../../domain/claim.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { POST_BEFORE, postOfTurn, timesOfTurn, withoutLoan } from "../tokens/turns.ts";
import { type AskedEntry, likeliestHalves, withLookAtParts } from "./entry-parts.ts";
import { type Entry, isSentence } from "./entries.ts";
import { isDegree } from "./degree.ts";
import { writtenEmployer } from "./written-employer.ts";
import { firstWords, isBody, isPlace, isPlain, isTitle, placeBehind, properName } from "./part-kinds.ts";
import { SUBUNIT } from "./subunit.ts";
import { isLearner, withoutOwnHouse, withPartHeaded } from "./narrowed-post.ts";
import { postWithCommittee } from "./committee.ts";
import { isBeforeStep, LATER, stepsOf, timesOf } from "./steps.ts";
import { findPeriod, type StatedPeriod } from "./period.ts";
import { placeOfPost, TOWN_AND_STATE } from "./post-places.ts";
import { withoutAgain } from "./same-place.ts";
import { isAside, isGap } from "./aside-parts.ts";
import { splitClubPost } from "./club-posts.ts";
import { isUnspaced, partsOfUnspaced } from "./unspaced.ts";
import { columnOf, type Piece, pieceOf, splitOutsideBrackets, withoutBrackets } from "./pieces.ts";
import { isSamePiece, wholeOf } from "./whole-body.ts";
import { compact, tell, type Told } from "./told.ts";

/** Which half of an entry comes first: the same throughout a CV. */
type Order = "title" | "employer";

/** An entry with the halves that the rules found in it. */
interface RuledEntry {
  readonly entry: Entry;
  readonly halves: Halves | undefined;
}

/** The entries of a chapter with their halves by rule, and the half that comes first in most of them. */
function ruledEntries(entries: readonly Entry[]): { readonly ruled: readonly RuledEntry[]; readonly usual: Order } {
  const posts = entries.filter(({ all }) => !isGap(all));
  const bracketed = posts.filter(({ pieces }) => titleInBrackets(pieces, false) !== undefined).length;
  const areBracketed = bracketed > 1 && bracketed * 2 > posts.length;
  const read = posts.map((entry) => ({ entry, halves: halvesOf(entry, areBracketed) }));
  const votes = read.flatMap(({ halves }) => halves?.order ?? []);
  return {
    ruled: read,
    usual: votes.filter((vote) => vote === "employer").length * 2 > votes.length ? "employer" : "title",
  };
}

/** The posts in a chapter's entries. If an entry does not show which half is which, the chapter's other entries decide. */
export function workOf(entries: readonly Entry[]): Told[] {
  const { ruled, usual } = ruledEntries(entries);
  const halvesByEntry = new Map(ruled.map(({ entry, halves }) => [entry, halves]));
  let before: Piece | undefined;
  return ruled.flatMap(({ entry, halves }) => {
    const judgedHalves = judged(entry, inOrder(halves, usual), usual);
    if (judgedHalves === undefined) return [];
    const whole = withWhole(judgedHalves, headPartsOf(entry));
    if (isLearner(whole.title)) return [];
    const { again, ...told } = withoutAgain({
      ...whole,
      title: withPartHeaded(postWithCommittee(whole.title, whole.employer), whole.employer),
    });
    const above = employerAbove(entry.under, entry.under && halvesByEntry.get(entry.under), usual);
    const employer = again ? before : employerOf(told.employer, above);
    before = employer ?? before;
    return withLookAtParts(postsOf(entry, told, employer), askedOf(entry, inOrder(halves, usual), usual), above);
  });
}

/** Under an employer, only a part with a word of firms or schools is another employer: "Nurse, Surgical Ward" has none. */
function employerOf(own: Piece | undefined, above: Piece | undefined): Piece | undefined {
  if (own === undefined || above === undefined) return own ?? above;
  return (isCompanyName(own.text) || isSchoolName(own.text)) && !SUBUNIT.test(own.text) ? own : above;
}

/**
 * The parts of an entry's lines. If its first two lines contain a post and something it can be held at, the lines
 * below are description, and names in them are those of clients and tools.
 */
function headPartsOf({ pieces }: Entry): Piece[] {
  const blocks = new Set(pieces.map(({ block }) => block));
  if (blocks.size > 2) {
    const two = new Set([...blocks].slice(0, 2));
    const parts = partsOf(pieces.filter(({ block }) => two.has(block)));
    const rest = parts.filter((part) => !isTitle(part) && !isPlace(part) && !SUBUNIT.test(part.text));
    if (rest.length > 0 && rest.length < parts.length && new Set(parts.map(({ block }) => block)).size > 1)
      return parts;
  }
  return partsOf(pieces);
}

/** The entries of a chapter about work, with their parts, as passed to the model of parts. */
export function askedAtWork(entries: readonly Entry[]): AskedEntry[] {
  const { ruled, usual } = ruledEntries(entries);
  return ruled.flatMap(({ entry, halves }) => askedOf(entry, inOrder(halves, usual), usual) ?? []);
}

/** Halves that nothing else tells apart are in the order of most entries in their chapter. */
function inOrder(halves: Halves | undefined, usual: Order): Halves | undefined {
  const isUnsure = halves !== undefined && halves.order === undefined && halves.title && halves.employer;
  return isUnsure && usual === "employer" ? swapped(halves) : halves;
}

/** The parts of an entry with what the rules take each for; `undefined` if its layout decides, or if there is only one part. */
function askedOf(entry: Entry, ruled: Halves | undefined, usual: Order): AskedEntry | undefined {
  if (entry.halves !== undefined || entry.pieces.some((piece) => columnOf(piece) !== undefined)) return undefined;
  const parts = headPartsOf(entry).slice(0, MAX_JUDGED);
  if (parts.length < 2) return undefined;
  const same = (piece: Piece, other: Piece | undefined) => piece.block === other?.block && piece.from === other.from;
  return {
    parts: parts.map((piece) => ({
      piece,
      ruled: same(piece, ruled?.title)
        ? "title"
        : same(piece, ruled?.employer)
          ? "employer"
          : same(piece, ruled?.place)
            ? "place"
            : undefined,
      isPlace: isPlace(piece),
      isDegree: isDegree(piece.text),
    })),
    frame: { chapter: "work", hasPeriod: entry.period !== undefined, isUnder: entry.under !== undefined, usual },
  };
}

/** The halves of an entry; the rules' if the model has nothing to say. */
function judged(entry: Entry, ruled: Halves | undefined, usual: Order): Halves | undefined {
  const seen = askedOf(entry, ruled, usual);
  // What the rules do not take for an entry may be a sentence, and is left to be read as one.
  if (seen === undefined || ruled === undefined) return ruled;
  // Halves that the layout found within a part are not among those the model chooses from.
  if (seen.parts.every(({ piece }) => piece !== ruled.title && piece.text !== ruled.title?.text) && ruled.title)
    return ruled;
  const [title, employer] = likeliestHalves(seen.parts, seen.frame, "title", "employer");
  if (title === undefined && employer === undefined) return undefined;
  if (employer === undefined && entry.period === undefined && entry.under === undefined) return undefined;
  const place = ruled?.place === title || ruled?.place === employer ? undefined : ruled?.place;
  return { title, employer, place, order: "title" };
}

/** The halves, with the whole organisation in place of a department or town taken for the employer. */
function withWhole(halves: Halves, parts: readonly Piece[]): Halves {
  const { employer, title, place } = halves;
  if (employer === undefined) return halves;
  const whole = wholeOf(employer, parts, title);
  return whole === employer
    ? halves
    : { ...halves, employer: whole, place: isSamePiece(whole, place) ? undefined : place };
}

/** For a further post: the employer of the entry above it. */
function employerAbove(entry: Entry | undefined, halves: Halves | undefined, usual: Order): Piece | undefined {
  if (entry === undefined) return undefined;
  if (halves !== undefined) return inOrder(halves, usual)?.employer;
  const [only] = partsOf(entry.pieces);
  return only !== undefined && !isTitle(only) ? only : undefined;
}

interface Halves {
  readonly title: Piece | undefined;
  readonly employer: Piece | undefined;
  readonly place: Piece | undefined;
  /** `undefined` if nothing decides. */
  readonly order: Order | undefined;
}

function swapped({ title, employer, ...rest }: Halves): Halves {
  return { ...rest, title: employer, employer: title };
}

/** The title and employer of an entry, recognised by what they look like. */
function halvesOf(entry: Entry, areBracketed: boolean): Halves | undefined {
  if (entry.halves !== undefined) return { place: placeBehind(entry.halves.employer), ...entry.halves, order: "title" };
  const [titled, employed] = [
    entry.pieces.find((piece) => columnOf(piece) === "title"),
    entry.pieces.find((piece) => columnOf(piece) === "employer"),
  ];
  const parts = headPartsOf(entry);
  if (titled !== undefined || employed !== undefined) {
    const rest = parts.filter((part) => columnOf(part) === undefined && !isPlace(part));
    const other = rest.find(titled === undefined ? isTitle : isBody) ?? rest[0];
    const [only, ...behind] = employed === undefined ? [] : splitOutsideBrackets(employed, EMPLOYER_END);
    return {
      title: titled ?? other,
      employer: employed === undefined ? other : (only ?? employed),
      place: behind.find(isPlace),
      order: "title",
    };
  }
  const [first, ...more] = parts;
  if (first === undefined || parts.length > MAX_PARTS) return undefined;
  const titledBehind = titleInBrackets(entry.pieces, areBracketed);
  const beside = parts.filter(({ block }) => block === first.block);
  if (titledBehind !== undefined && beside.length < 4 && beside.every((part) => !isTitle(part)))
    return { title: titledBehind, employer: first, place: parts.slice(1).find(isPlace), order: "employer" };
  if (more.length === 0) {
    const [office, club] = (entry.period && splitClubPost(first)) ?? [];
    if (office !== undefined && entry.under === undefined)
      return { title: office, employer: club, place: undefined, order: undefined };
    if (isTitle(first))
      return entry.under !== undefined || entry.period !== undefined
        ? { title: first, employer: undefined, place: undefined, order: undefined }
        : undefined;
    return entry.period !== undefined && isBody(first)
      ? { title: undefined, employer: first, place: undefined, order: undefined }
      : undefined;
  }
  const titles = parts.filter(
    (part) => isBeforeStep(part) || (isTitle(part) && !(isBody(part) && !isTitle(firstWords(part)))),
  );
  const title = titles.find((part) => !isBody(part)) ?? titles[0];
  if (title === undefined) {
    if (
      entry.period === undefined ||
      entry.period.single ||
      parts.slice(0, 2).some(({ text }) => text.split(/\s+/u).length > MAX_WORDS)
    )
      return undefined;
    const [second, third] = more;
    // "Globex, Leeds": an employer and its location.
    if (second !== undefined && (isPlace(second) || (isBody(first) && isPlain(second))) && third === undefined)
      return isBody(first) ? { title: undefined, employer: first, place: second, order: undefined } : undefined;
    const order =
      isBody(first) && second !== undefined && !isBody(second)
        ? "employer"
        : second !== undefined && isBody(second) && !isBody(first)
          ? "title"
          : undefined;
    const halves: Halves = {
      title: first,
      employer: second,
      place: third !== undefined && isPlace(third) ? third : undefined,
      order,
    };
    return order === "employer" ? swapped(halves) : halves;
  }
  const rest = parts.filter((part) => part !== title && !titles.includes(part));
  const bodies = rest.filter((part) => !isPlace(part));
  const behind = bodyBehind(bodies, title);
  // "Globex, Leeds – Engineer": of the names on a line before the post, the first is the employer.
  const last = bodies.findLast((part) => isAfter(title, part));
  const before = last && bodies.find((part) => part.block === last.block && isAfter(title, part));
  // "Globex, Leeds" over "Analyst, Equities": what narrows a post on its own line is not an employer.
  const isNarrowing =
    before !== undefined &&
    before.block !== title.block &&
    behind?.block === title.block &&
    findPeriod(before.block.text) !== undefined;
  const employer =
    bodies.find((part) => isBody(part) && !SUBUNIT.test(part.text)) ??
    bodies.find(isBody) ??
    (isNarrowing ? before : undefined) ??
    behind ??
    before ??
    (titles.length > 1 ? titles.find((part) => part !== title && isBody(part)) : undefined);
  const end = parts.at(-1);
  const place =
    rest.find((part) => part !== employer && isPlace(part)) ??
    (end !== undefined &&
    end !== employer &&
    end !== title &&
    employer !== undefined &&
    isAfter(end, employer) &&
    isPlain(end)
      ? end
      : undefined);
  const isUnnamed = employer === undefined || /^\p{Ll}/u.test(employer.text);
  const [office, club] = (isUnnamed && entry.period && splitClubPost(title)) || [];
  if (office !== undefined) return { title: office, employer: club, place, order: "title" };
  if (employer === undefined)
    return entry.period === undefined && entry.under === undefined
      ? undefined
      : { title, employer: undefined, place, order: undefined };
  return { title, employer, place, order: isAfter(employer, title) ? "title" : "employer" };
}

/**
 * "Globex (Sales Director)", "University of Maps (Adjunct Professor, law)": the post is in brackets after the
 * employer. If it is in most entries, then words in brackets count as a post even without a known word.
 */
function titleInBrackets(pieces: readonly Piece[], areBracketed: boolean): Piece | undefined {
  const [first] = pieces.filter(({ text }) => /\p{L}{2}/u.test(text));
  const inside = /(?<=\S\s)\(([^()]{3,80})\)\s*$/u.exec(first?.text ?? "");
  if (first === undefined || inside === null) return undefined;
  const start = first.from + inside.index + 1;
  const [title] = splitOutsideBrackets(pieceOf(first.block, start, start + (inside[1]?.length ?? 0)), /[,;]\s+/gu);
  return title !== undefined && /^\p{Lu}/u.test(title.text) && (areBracketed || isTitle(title)) ? title : undefined;
}

/** "Buyer, Sporting Goods" over "Target": what narrows a post on its own line is not an employer if the next line names one. */
function bodyBehind(bodies: readonly Piece[], title: Piece): Piece | undefined {
  const behind = bodies.filter((part) => isAfter(part, title));
  const [first] = behind;
  const next = behind.find((part) => part.block !== title.block);
  const isNarrowed = first !== undefined && first.block === title.block && !isBody(first) && next !== undefined;
  return isNarrowed && (isBody(next) || /^\s*·/u.test(next.block.text.slice(next.to))) ? next : first;
}

function isAfter(a: Piece, b: Piece): boolean {
  return a.block === b.block ? a.from > b.from : (a.block.from[0] ?? 0) > (b.block.from[0] ?? 0);
}

/** The most words in a half recognised only by its position. */
const MAX_WORDS = 7;
/** After an employer's name: where its location begins. */
const EMPLOYER_END = new RegExp(`,\\s+(?!(?:${cue("legal forms behind a comma")})\\b)|(?<!\\s)\\s+[–—]\\s+`, "gu");
const MAX_PARTS = 6;
/** The most parts of an entry that are passed to the model. */
const MAX_JUDGED = 8;
const MAX_PART_LENGTH = 110;

/** The parts of an entry's lines, without brackets after them and without descriptions. */
export function partsOf(pieces: readonly Piece[]): Piece[] {
  return pieces
    .filter((piece, at) => at === 0 || piece.block.cells === undefined || !TOWN_AND_STATE.test(piece.text))
    .flatMap((piece) =>
      piece.block.cells === undefined && pieces.length > 3 && !SEPARATORS_STRONG.test(piece.text)
        ? splitOutsideBrackets(piece, SEPARATORS_WEAK)
        : splitOutsideBrackets(piece, SEPARATORS),
    )
    .flatMap((piece) => (isUnspaced(piece.text) ? partsOfUnspaced(piece) : [piece]))
    .flatMap((piece) => withoutBrackets(piece) ?? [])
    .filter(
      ({ text }) =>
        text.length <= MAX_PART_LENGTH &&
        /\p{L}{2}|\p{Lu}/u.test(text) &&
        !isSentence(text) &&
        !isAside(text) &&
        !LATER.test(text) &&
        !CLIENTS.test(text),
    );
}

const LEGAL = `(?:${cue("legal forms behind a comma")})\\b`;
const AT = `(?:${cue("at an employer")}|@)`;
const SEPARATORS = new RegExp(
  `(?<!\\s)\\s+(?:[–—|·•@]\\s*|--?\\s+|/\\s+|${AT}\\s+(?=\\p{Lu})|(?:${cue("at a house")})\\s+|(?:${cue("at an elided house")})(?=\\p{L}))|[|·•]\\s+|,\\s+(?!${LEGAL})|、|，|،\\s*|;\\s+|:\\s+|：\\s*|(?<=\\p{Ll}{4})\\.\\s+(?=[\\p{Lu}\\d])| {2,}`,
  "gu",
);
const SEPARATORS_STRONG = /\s[–—|·•@]\s/u;
const SEPARATORS_WEAK = new RegExp(`,\\s+(?!${LEGAL})|，|、|،\\s*|:\\s+|：\\s*|(?<!\\s)\\s+--?\\s+`, "gu");

/** A post does not outlast the time on its employer's line. */
function periodOf({ period, under }: Entry): StatedPeriod | undefined {
  const whole = under?.period;
  const isOver = period?.current === true && whole?.end !== undefined && !whole.single;
  return isOver ? { ...period, end: whole.end, current: false } : period;
}

function postsOf(entry: Entry, { title, place }: Halves, employer: Piece | undefined): Told[] {
  const named = writtenEmployer(employer)?.replace(BEFORE_NAME, "");
  const company = named && properName(withoutLoan(named));
  const { all } = entry;
  const period = periodOf(entry);
  const quoted =
    entry.under === undefined || employer === undefined
      ? all
      : [...(entry.under.all.includes(employer) ? [] : [employer]), ...all];
  if (title === undefined && company === undefined) return [];
  const steps = title === undefined ? [] : stepsOf(title, period, all);
  if (steps.length > 1 && company !== undefined)
    return steps.map((step) =>
      tell("experience", compact<ExperienceValue>({ title: step.title, company, ...step.times, kind: "job" }), quoted),
    );
  if (company === undefined)
    return title === undefined || period === undefined ? [] : [tell("occupation", title.text, [title])];
  const location = (place ?? placeOfPost(entry, employer))?.text;
  if (title !== undefined && isDegree(title.text) && !isTitle(title) && isSchoolName(company))
    return [
      tell(
        "education",
        compact<EducationValue>({ degree: title.text, school: company, to: timesOf(period).to }),
        quoted,
      ),
    ];
  const { title: post, turn } =
    title === undefined ? { title, turn: undefined } : postOfTurn(withoutOwnHouse(title.text));
  const times = timesOfTurn(timesOf(period), turn);
  return [
    tell("experience", compact<ExperienceValue>({ title: post, company, ...times, location, kind: "job" }), quoted),
    ...(title === undefined ? [] : postBefore(title, company, quoted)),
  ];
}

/** "Senior Adviser (formerly CTO, 2014-2022)" */
function postBefore(title: Piece, company: string, quoted: readonly Piece[]): Told[] {
  const [whole, written = "", time = ""] = POST_BEFORE.exec(title.block.text.slice(title.to)) ?? [];
  if (whole === undefined || !isJobTitle(written)) return [];
  const times = timesOf(findPeriod(time));
  return [tell("experience", compact<ExperienceValue>({ title: written, company, ...times, kind: "job" }), quoted)];
}

const CLIENTS = new RegExp(`^(?:${cue("lists clients")})`, "iu");
const BEFORE_NAME = new RegExp(`^(?:${cue("at an employer")})\\s(?=\\p{Lu})|^[^\\p{L}\\p{N}«„“"『「]+`, "u");
