import { commonSexOf } from "../../names/given-names.ts";
import { cue } from "../languages/cues.ts";
import { isCompanyName, isJobTitle } from "../people/naming.ts";
import type { Block } from "./block.ts";
import { chapterOf, isCareerChapter } from "./chapters.ts";
import { contradicts, namingIn, personIn, type Sought } from "./named.ts";
import { peersOf } from "./peers.ts";
import { findPeriod } from "./period.ts";
import { MAX_HEAD_LENGTH } from "./rows-of-others.ts";
import { holderOf } from "./structure.ts";
import { isOthersHeading, personInCvTitle, personToldAbout } from "./titled-heads.ts";

/** Where the part of a person begins. */
export interface Head {
  readonly block: Block;
  readonly level: number;
  readonly isOwn: boolean;
  readonly name: string;
}

/** Headings, and first lines of cards that look like headings, that name a person and say nothing else. */
export function headsOf(main: readonly Block[], sought: Sought): Head[] {
  const candidates = main.flatMap((block, index) => {
    const level = levelOf(block);
    return level === undefined ? [] : [{ block, index, level }];
  });
  const own = candidates.flatMap(({ block, level }) => {
    const words = block.text.replace(ADDRESS, " ");
    const naming = block.text.length <= MAX_HEAD_LENGTH ? namingIn(words, sought)?.naming : undefined;
    const isTitled = naming === "family" && personIn(block.text)?.titled === true;
    // A name on the first line of a text is above all its headings.
    const isTop = block === main[0] && block.tag === "line";
    return (naming === "full" || isTitled) && isBriefHead(block) && chapterOf(block.text) !== "visitors"
      ? [{ block, level: isTop ? 0 : level, isOwn: true, name: sought.name }]
      : [];
  });
  // All lines of a plain text look alike, and a CV is about one person.
  const looks = new Set(
    own.filter(({ block, level }) => level > 1 && block.tag !== "line").map(({ block }) => block.look),
  );
  const chapters = new Set(
    main.flatMap(({ kind, text }) => (kind === "heading" ? (chapterOf(text) ?? []) : [])).filter(isCareerChapter),
  );
  const isPlainCv = chapters.size > 1 && main.some(({ tag }) => tag === "line");
  // "The Honourable / Ada Finch / AC": the lines of one caption are about one person.
  const captions = new Set(own.flatMap(({ block }) => holderOf(block, /^caption#/u) ?? []));
  const taken = new Set([
    ...own.map(({ block }) => block),
    ...main.filter((block) => captions.has(holderOf(block, /^caption#/u) ?? "")),
  ]);
  const others = candidates.flatMap(({ block, index, level }) => {
    if (
      isPlainCv ||
      (chapters.size > 0 && block.kind === "line" && isOverTime(block.text)) ||
      taken.has(block) ||
      chapterOf(block.text) !== undefined ||
      namingIn(block.text, sought)?.naming === "full" ||
      endsWithName(block.text, sought)
    )
      return [];
    const person = personIn(block.text) ?? personInCvTitle(block) ?? personToldAbout(block, main[index + 1]);
    if (person === undefined || isNoHead(person.name, sought)) return [];
    // "Sous Chef", "Second Permanent Secretary": a post is not a name, unless headings of the same look name people.
    if (!person.titled && !looks.has(block.look) && isJobTitle(person.name)) return [];
    const isLikely =
      person.titled ||
      looks.has(block.look) ||
      hasRole(block.text, person.name) ||
      isTakenUp(person.name, main, index) ||
      isOthersHeading(block, person.name, main[index + 1], sought) ||
      opensCard(person.name, main[index + 1], block.kind === "heading");
    const isHead =
      block.kind === "heading" || looks.has(block.look) || (block.tag === "line" && hasRole(block.text, person.name));
    return isLikely && isHead ? [{ block, level, isOwn: false, name: person.name }] : [];
  });
  others.push(...cardsLike(others, candidates, main, sought));
  const rivals = candidates.filter(
    ({ block }) => captions.size === 0 || !taken.has(block) || own.some((head) => head.block === block),
  );
  const peers = peersOf(own, rivals, main, sought).map(({ block, level }) => ({
    block,
    level,
    isOwn: false,
    name: block.text,
  }));
  const byBlock = new Map([...own, ...others, ...peers].map((head) => [head.block, head]));
  return main.flatMap((block) => byBlock.get(block) ?? []);
}

/**
 * Further headings of cards: where one look is that of names alone, and one of them is another person's, so are the
 * rest, however rare their given names.
 */
function cardsLike(
  others: readonly Head[],
  candidates: readonly { readonly block: Block; readonly index: number; readonly level: number }[],
  main: readonly Block[],
  sought: Sought,
): Head[] {
  const known = new Set(others.map(({ block }) => block));
  const isName = ({ block: { text }, index }: (typeof candidates)[number]) =>
    personIn(text)?.name === text && contradicts(text, sought) && main[index + 1]?.kind !== "heading";
  const headings = candidates.filter(({ block }) => block.kind === "heading" && chapterOf(block.text) === undefined);
  return [...Map.groupBy(headings, ({ block, level }) => `${level} ${block.look}`).values()].flatMap((alike) => {
    if (!alike.some(({ block }) => known.has(block)) || !alike.every(isName)) return [];
    const more = alike.filter(({ block }) => !known.has(block));
    return more.map(({ block, level }) => ({ block, level, isOwn: false, name: block.text }));
  });
}

/** "2001-2008: Mott Dale, Leeds. Engineer.": under a heading of a CV, something done for a stretch of time is a post, not a person. */
function isOverTime(line: string): boolean {
  return findPeriod(line)?.start !== undefined;
}

/** "By Ann Other, business correspondent", "In Leeds, the referee …"; also short forms of the person's own name. */
function isNoHead(name: string, sought: Sought): boolean {
  const own = new Set(sought.name.toLowerCase().match(/\p{L}+/gu));
  return NO_NAME_BEGINNING.test(name) || (name.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => own.has(word));
}

const NO_NAME_BEGINNING = new RegExp(`^(?:${cue("headline starts")})\\s`, "u");

/** "A last route for LaVonne": a headline about the person. */
function endsWithName(heading: string, sought: Sought): boolean {
  const found = namingIn(heading, sought);
  return found !== undefined && found.place.from > 0 && found.naming === "given";
}

function levelOf(block: Block): number | undefined {
  if (block.kind === "heading") return block.level ?? 7;
  const isCardLine =
    block.bold >= block.text.length || /name|title|heading/iu.test(block.look) || block.kind === "line";
  return isCardLine && block.text.length <= 60 && block.label === undefined && block.cells === undefined
    ? 8
    : undefined;
}

/** Not a sentence: a head names the person, and may say what they are. */
function isBriefHead({ kind, text }: Block): boolean {
  return kind === "heading" || !/[.!?:;]$/u.test(text.replace(OWN_STOP, ""));
}

function hasRole(heading: string, name: string): boolean {
  return isJobTitle(heading.replace(name, ""));
}

/**
 * A common given name, and a post on the next line: "Roderick Pell", "Director, Globex Ltd". Any given name, if a
 * heading has it and the line contains a firm's name.
 */
function opensCard(name: string, next: Block | undefined, isHeading: boolean): boolean {
  const body = /,\s(\p{Lu}[^,]+)$/u.exec(next?.text ?? "")?.[1];
  return (
    (commonSexOf(name) !== null || (isHeading && body !== undefined && isCompanyName(body))) &&
    next !== undefined &&
    next.kind !== "heading" &&
    next.text.length <= MAX_CARD_LINE_LENGTH &&
    !/[.!?]$/u.test(next.text) &&
    isJobTitle(next.text)
  );
}

/** The length of a post and where it is held, in UTF-16 units. */
export const MAX_CARD_LINE_LENGTH = 100;

/** Whether the text after it is about the same person: "Saima is a housing solicitor". */
function isTakenUp(name: string, main: readonly Block[], index: number): boolean {
  const words = name.split(/\s+/u).filter((word) => word.length > 2);
  return main
    .slice(index + 1, index + 4)
    .some(({ text }) =>
      words.some((word) => new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "u").test(text.slice(0, 160))),
    );
}

/** A mailbox or page is named after its owner, who may be a colleague. */
export const ADDRESS = /(?<!\S)\S+@\S+|https?:\/\/\S+/gu;

const OWN_STOP = new RegExp(`(?:\\b\\p{Lu}|\\b(?:${cue("behind names")}|${cue("title cut short")}))\\.$`, "u");
