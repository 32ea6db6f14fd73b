import { cue } from "../languages/cues.ts";
import { speaks } from "../sentences/voice.ts";
import { addressedToMachines } from "./addressed.ts";
import type { Block } from "./block.ts";
import { contradicts, foldName, namingIn, personIn, type Sought } from "./named.ts";
import { holderOf } from "./structure.ts";

/**
 * Blocks that say nothing about the person, whoever's part they are in: text addressed to machines; notes to the
 * reader about another page, another person or a mistake; advertisements and samples, with the text under them; names
 * repeated for search engines; and what somebody else says about themselves, in a quotation or under a byline of their
 * own. One pass over the blocks.
 */
export function setApart(blocks: readonly Block[], sought: Sought): ReadonlySet<Block> {
  const apart = new Set(addressedToMachines(blocks));
  for (const [at, block] of blocks.entries()) {
    if (NOTE.test(block.text) || isStrewn(block, sought)) apart.add(block);
    if (block.kind === "heading") continue;
    if (OPENS_FOREIGN.test(block.text)) for (const each of [block, ...under(blocks, at)]) apart.add(each);
    if (block.text.length < MAX_LEAD && CV_OF_OTHER.test(block.text))
      for (const each of upToHeading(blocks, at)) apart.add(each);
  }
  for (const block of [...quotationsOf(blocks, sought), ...guestsIn(blocks, sought), ...tagsOf(blocks, sought)])
    apart.add(block);
  return apart;
}

/** "For the lawyer, see …", "Correction: an earlier version of this page said …". */
const NOTE = new RegExp(`^[\\s(\\[*–—-]*(?:${cue("notes to the reader")})(?!\\p{L})`, "iu");
/** "Advertisement", "Placeholder (delete before printing):", "anon77 wrote:" on a line of their own. */
const OPENS_FOREIGN = new RegExp(
  `^[\\s(\\[*–—-]*(?:(?:${cue("advertisements")})|(?:${cue("samples begin")})(?:\\s[^.]{0,60})?|[^:.!?]{1,40}\\s(?:${cue("visitors write")}))\\s?[:：.)\\]]*$`,
  "iu",
);

/** "Below is the CV of our neighbour.", with everything under it. */
const CV_OF_OTHER = new RegExp(
  `(?<!\\p{L})(?:${cue("calls a CV")})\\s\\p{Ll}{1,4}\\s(?:${cue("possessives in headings")})\\s(?:\\p{Ll}{3,12}\\s)?(?:${cue("people around")}|${cue("people in headings")})(?!\\p{L})`,
  "iu",
);
/** The length of a line that says whose CV follows, in UTF-16 units. */
const MAX_LEAD = 160;

function upToHeading(blocks: readonly Block[], at: number): readonly Block[] {
  const end = blocks.findIndex(({ kind }, index) => index > at && kind === "heading");
  return blocks.slice(at, end < 0 ? undefined : end);
}

/** "Ada Finch born 1970", "Ada Finch Globex": a list whose items all contain the full name, and very little else. */
function tagsOf(blocks: readonly Block[], { words }: Sought): Block[] {
  if (words.length < 2) return [];
  const items = blocks.filter(({ kind, zone }) => kind === "item" && zone === "main");
  const lists = Map.groupBy(items, (block) => holderOf(block, /^[uo]l#/u) ?? "");
  const isTag = ({ text }: Block) => {
    const said = [...text.slice(0, MAX_TAG).matchAll(/[\p{L}\p{M}'’-]+/gu)].map(([word]) => foldName(word));
    return text.length < MAX_TAG && !/[.,:;|–—]/u.test(text) && words.every((word) => said.includes(word));
  };
  return [...lists].flatMap(([list, tags]) => (list !== "" && tags.length > 1 && tags.every(isTag) ? tags : []));
}

/** In UTF-16 units. */
const MAX_TAG = 80;

/** What such a line introduces: the rest of its box, or else the next block, with its whole list if it is in one. */
function under(blocks: readonly Block[], at: number): readonly Block[] {
  const block = blocks[at] as Block;
  const [next, ...more] = blocks.slice(at + 1, at + 1 + MAX_IN_BOX);
  if (next === undefined) return [];
  const box = BOX.test(block.path.at(-2) ?? "") ? block.path.at(-2) : holderOf(next, /^[uo]l#/u);
  if (box === undefined) return next.kind === "heading" ? [] : [next];
  const end = [next, ...more].findIndex(({ path }) => !path.includes(box));
  return [next, ...more].slice(0, end < 0 ? undefined : end);
}

const BOX = /^(?:div|aside|section|figure)#/u;
/** The most blocks of one advertisement. */
const MAX_IN_BOX = 12;

/**
 * "Ada Finch Globex, Ada Finch director, Ada Finch born": the surname again and again, with hardly a word in between.
 */
function isStrewn({ text, kind }: Block, { family, words }: Sought): boolean {
  const [name] = family;
  if (kind === "heading" || name === undefined || words.length < 2 || text.length > MAX_STREWN) return false;
  const said = [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)].map(([word]) => foldName(word));
  const times = said.filter((word) => word === name).length;
  return times >= MIN_TIMES && said.length < times * MAX_WORDS_BETWEEN && !/[.!?]\s\p{Lu}/u.test(text);
}

const MAX_STREWN = 4000;
const MIN_TIMES = 3;
const MAX_WORDS_BETWEEN = 8;

/**
 * Quotations, in boxes or after a dash, with somebody else's name beside them; and boxes in the first person on a
 * page that is not.
 */
function quotationsOf(blocks: readonly Block[], sought: Sought): Block[] {
  const boxes = Map.groupBy(blocks, (block) => holderOf(block, /^blockquote#/u) ?? "");
  const outside = boxes.get("") ?? [];
  const quoted = [...boxes].flatMap(([box, inside]) => (box === "" ? [] : [inside]));
  const spoken = outside.filter(({ text }) => isSpokenByOther(text, sought));
  if (quoted.length === 0) return spoken;
  const around = outside
    .flatMap(({ text, zone, kind }) => (zone === "main" && kind !== "heading" ? text : []))
    .join("\n");
  const isOwn = speaks(around, 2);
  const isAnothers = (inside: readonly Block[]) =>
    [...inside, ...blocks.slice(blocks.indexOf(inside.at(-1) as Block) + 1).slice(0, 1)].some(
      ({ text, kind }) => kind !== "heading" && isSignedByOther(text, sought),
    ) ||
    (!isOwn && isSpeechOfPart(inside.map(({ text }) => text).join("\n"), around));
  return [...spoken, ...quoted.filter(isAnothers).flat()];
}

/**
 * "Guest note", with the line "by Otto Brandt" right below that heading, on a page that is headed with the person: what
 * follows in the first person is the guest's.
 */
function guestsIn(blocks: readonly Block[], sought: Sought): Block[] {
  const isTheirs = blocks.some(({ tag, text }) => tag === "h1" && namingIn(text, sought)?.naming === "full");
  let isGuests = false;
  return blocks.filter((block, at) => {
    const before = blocks[at - 1];
    if (block.kind === "heading") isGuests = false;
    const isBehindHeading = isTheirs && before?.kind === "heading" && (before.level ?? 1) > 1;
    const author = isBehindHeading ? authorIn(block) : undefined;
    if (author !== undefined) isGuests = contradicts(author, sought);
    return isGuests && speaks(block.text, 1);
  });
}

function authorIn({ text, kind, look }: Block): string | undefined {
  if (kind === "heading" || text.length > MAX_BYLINE) return undefined;
  const line = text.replace(BYLINE, "");
  return line === text && !/[.-](?:byline|author)(?:$|[.-])/iu.test(look) ? undefined : personIn(line)?.name;
}

const BYLINE = new RegExp(`^(?:${cue("bylines")})\\s+(?=\\p{Lu})`, "iu");
/** In UTF-16 units. */
const MAX_BYLINE = 100;

/** A quotation as long as the rest of its page is the person's letter to their readers. */
function isSpeechOfPart(inside: string, around: string): boolean {
  return inside.length < around.length && speaks(inside, 1);
}

/** "—Yo dirigí Globex —recuerda Otto Brandt": speech as Spanish, French, Polish and Russian texts mark it. */
function isSpokenByOther(text: string, sought: Sought): boolean {
  const name = DIALOGUE.exec(text)?.[1];
  const person = name === undefined ? undefined : personIn(name);
  return person !== undefined && contradicts(person.name, sought);
}

const DIALOGUE =
  /^[—–]\s?\p{Lu}[^—–]{2,400}[—–]\s?\p{Ll}{2,20}\s(\p{Lu}[\p{L}'’.-]{0,30}(?:\s\p{Lu}[\p{L}'’.-]{0,30}){1,3})/u;

/** "… – Otto Brandt, Globex Ltd" below a quotation, or such a line alone. */
function isSignedByOther(text: string, sought: Sought): boolean {
  const name = /(?:^|[\n.!?”“"»)]\s?)[—–-]\s?(\p{Lu}[^.!?]{2,80})$/u.exec(text)?.[1] ?? (text.length < 60 ? text : "");
  const person = personIn(name);
  return person !== undefined && contradicts(person.name, sought);
}
