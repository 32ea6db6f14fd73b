import type { Block } from "./block.ts";
import { chapterOf } from "./chapters.ts";
import { nameWordsOf, personIn, type Sought } from "./named.ts";

/** A heading or a card's first line, with its level. */
export interface PeerHead {
  readonly block: Block;
  readonly level: number;
}

/**
 * Headings that stand where the person's own does but are somebody else's, whatever the names look like: with digits,
 * in one word, in lower case, in any script. On a list of people all cards are made alike, so their shape shows what
 * their names do not. A person's own page has headings of one kind too, with chapters among them, but it begins with
 * the person's.
 *
 * @param own the person's own heads
 * @param candidates every heading and card's first line, in document order
 */
export function peersOf(
  own: readonly PeerHead[],
  candidates: readonly PeerHead[],
  main: readonly Block[],
  sought: Sought,
): PeerHead[] {
  const exact = mostExact(own, ({ block }) => block.text, sought);
  const ownBlocks = new Set(own.map(({ block }) => block));
  const firsts = Map.groupBy(
    own.filter(({ block, level }) => level > 1 && block.tag !== "line"),
    ({ block, level }) => `${level} ${block.look}`,
  );
  return [...firsts].flatMap(([kind, heads]) => {
    const alike = candidates.filter(({ block, level }) => `${level} ${block.look}` === kind);
    // If one has the name exactly as sought, one that is only similar is a namesake.
    const namesakes = heads.some((head) => exact.includes(head)) ? heads.filter((head) => !exact.includes(head)) : [];
    const others = alike.filter(({ block }) => !ownBlocks.has(block) && isShort(block.text));
    const unknown = others.filter(({ block }) => chapterOf(block.text) === undefined);
    const first = alike.findIndex(({ block }) => ownBlocks.has(block));
    const isBefore = alike.slice(0, first).some((each) => unknown.includes(each));
    const isList = isBefore
      ? unknown.length >= MIN_PEERS
      : unknown.length >= MIN_FOLLOWING && unknown.length === others.length && areMadeAlike(heads, unknown, main);
    return isList ? [...namesakes, ...unknown] : namesakes;
  });
}

/** This many headings of the same kind make a list, if one of them comes before the person's own. */
const MIN_PEERS = 2;
/** This many if all come after it: fewer are sections of the person's page. */
const MIN_FOLLOWING = 3;

function isShort(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && !/[.!?:;]$/u.test(text.replace(/\b\p{Lu}\.$/u, ""));
}

/** In UTF-16 units; longer ones are headlines. */
const MAX_NAME_LENGTH = 60;

/** Whether most of the parts have blocks of the same kinds, in the same order, as the person's. */
function areMadeAlike(heads: readonly PeerHead[], others: readonly PeerHead[], main: readonly Block[]): boolean {
  const starts = new Set([...heads, ...others].map(({ block }) => block));
  const shapes = new Map<Block, string>();
  let open: Block | undefined;
  for (const block of main) {
    if (starts.has(block)) shapes.set((open = block), "");
    else if (open !== undefined) shapes.set(open, `${shapes.get(open) ?? ""} ${block.look}`.slice(0, MAX_SHAPE_LENGTH));
  }
  const own = heads.map(({ block }) => shapes.get(block));
  const alike = others.filter(({ block }) => own.includes(shapes.get(block)));
  // The last part also includes what comes after it (a footer, a form).
  return alike.length >= MIN_FOLLOWING - 1 && alike.length * 4 >= (others.length - 1) * 3;
}

/** A few blocks are enough to show how a card is made. */
const MAX_SHAPE_LENGTH = 200;

/**
 * Of those that name the person, the ones with the name exactly as sought; if one has nothing more, only those: next
 * to "Amparo Quintal", "Amparo Quintal Soto" is her niece.
 */
export function mostExact<One>(own: readonly One[], textOf: (one: One) => string, sought: Sought): readonly One[] {
  const whole = own.filter((one) => namesWhole(textOf(one), sought));
  const length = nameWordsOf(sought.name).length;
  const bare = whole.filter((one) => {
    const text = textOf(one);
    return nameWordsOf(personIn(text)?.name ?? text).length === length;
  });
  return bare.length > 0 ? bare : whole;
}

/** Whether a text contains every word of the name exactly as sought, including initials and digits. */
export function namesWhole(text: string, sought: Sought): boolean {
  const words = new Set(nameWordsOf(text));
  return nameWordsOf(sought.name).every((word) => words.has(word));
}
