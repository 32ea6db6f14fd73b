import type { EventValue } from "../../domain/claim.ts";
import { findDates } from "../dates/dates.ts";
import type { Block } from "./block.ts";
import { isSentence } from "./entries.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, trimmed, wholeOf } from "./pieces.ts";
import { compact, tell, type Told } from "./told.ts";

/**
 * The talks, exhibitions and concerts listed in a chapter of somebody's own page: items that state their time. The
 * time is removed if it is before or after the words; "RustShore 2024 – Compaction" is the name as it stands.
 *
 * @param lang the document's language tag, if it has one
 */
export function eventsOf(blocks: readonly Block[], lang: string | undefined): Told[] {
  return blocks.flatMap((block): Told[] => {
    const { kind, text } = block;
    if (kind === "heading" || text.length > MAX_ITEM_LENGTH || isSentence(text)) return [];
    const time = timeIn(text, lang);
    const title = time && titleOf(block, time);
    if (time === undefined || title === undefined) return [];
    const value = compact<EventValue>({ title: title.text, date: time.date });
    return [tell("event", value, [wholeOf(block)], { confidence: LISTED })];
  });
}

/** In UTF-16 units. */
const MAX_ITEM_LENGTH = 200;
/** Listing an exhibition does not say what the person's part in it was. */
const LISTED = 0.8;

interface EventTime {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** The day on which it began, as precisely as stated, and the stretch of text that states when. */
function timeIn(text: string, lang: string | undefined): EventTime | undefined {
  const period = findPeriod(text);
  const [first, last = first] = findDates(text, lang?.toLowerCase().split(/[-_]/u)[0] ?? "en");
  const year = period?.start ?? period?.end;
  if (first !== undefined && (year === undefined || first.value.startsWith(year.slice(0, 4)))) {
    const [from, to] = [Math.min(first.from, period?.from ?? first.from), Math.max(first.to, period?.to ?? 0)];
    return { date: first.value, from, to: isRange(text.slice(to, last?.from)) ? Math.max(to, last?.to ?? 0) : to };
  }
  return period === undefined || year === undefined ? undefined : { date: year, from: period.from, to: period.to };
}

function isRange(between: string): boolean {
  return /^\s*[-–—]\s*$/u.test(between);
}

function titleOf(block: Block, { from, to }: EventTime): Piece | undefined {
  const { text } = block;
  const before = /^[\s(|·:–—-]*$/u.test(text.slice(0, from));
  const behind = /^[\s).|·–—-]*$/u.test(text.slice(to));
  const start = before ? to + (/^[\s).,:|·–—-]*/u.exec(text.slice(to))?.[0].length ?? 0) : 0;
  const end =
    !before && behind
      ? from - (/(?<![\s(,|·–—-])[\s(,|·–—-]*$/u.exec(text.slice(0, from))?.[0].length ?? 0)
      : text.length;
  const title = trimmed(pieceOf(block, start, end));
  return title !== undefined && /\p{L}{3}/u.test(title.text) ? title : undefined;
}
