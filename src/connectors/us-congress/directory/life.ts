import type { PartialDate } from "../../../domain/claim.ts";
import { findDates, findPeriods } from "../../../text/dates/dates.ts";
import { isDivision, isRegion } from "../../../text/places/places.ts";
import { splitCommas } from "../../../text/sentences/segments.ts";
import { type TextPiece, type Span, sub } from "../../../text/assertion.ts";

/** A date and a place of birth or death, with the part of the text that states them. */
export interface LifeEvent extends Span {
  readonly date?: PartialDate;
  readonly place?: string;
}

/** "born in Norwood, Norfolk County, Mass., September 6, 1952"; "born May 1, 1850, near Troy, N.Y.". */
export function readBirth(clause: TextPiece): LifeEvent | undefined {
  const match = /(?:^|,\s|\b(?:was|and)\s)born\b/u.exec(clause.text);
  return match === null ? undefined : readEvent(sub(clause, match.index));
}

/**
 * "died in Washington, D.C., March 16, 1931", "retired to X, where he died January 3, 1901", "until his death in
 * Boston, Mass., on May 5, 1950". Somebody else's death ("caused by the death of …") is not the subject's.
 */
const DIED =
  /(?:^(?:and )?|[:,] |\b(?:where|when|and|until|but) (?:he |she )?)(?:was |accidentally )?(?:died|killed|drowned|assassinated|perished|murdered|committed suicide|lost (?:his|her) life)\b(?! (?:by|of) an? (?:friend|rival))/u;

export function readDeath(clause: TextPiece): LifeEvent | undefined {
  const match = DIED.exec(clause.text);
  if (match !== null) {
    const event = readEvent(sub(clause, match.index));
    const where = match[0].startsWith("where") ? placeBefore(clause.text.slice(0, match.index)) : undefined;
    return event.place === undefined && where !== undefined ? { ...event, place: where, from: clause.from } : event;
  }
  const death = /\b(?:until|to|up to) (?:his|her) (?:[a-z]+ )?death\b|\b(?:his|her) death (?=in|at|on|near)/u.exec(
    clause.text,
  );
  if (death === null) return undefined;
  const event = readEvent(sub(clause, death.index + death[0].length));
  return event.date === undefined ? undefined : { ...event, from: clause.from + death.index };
}

function readEvent(piece: TextPiece): LifeEvent {
  // "born in Standish (now Richville), Maine": text in brackets is not the date of the event.
  const plain = piece.text.replace(/\([^)]{0,400}\)/gu, (inside) => " ".repeat(inside.length));
  const date = findDates(plain)[0];
  const doubtful =
    date !== undefined &&
    (/\b(?:about|circa|before|after|probably|or)\s+(?:the year\s+)?$/u.test(piece.text.slice(0, date.from)) ||
      /^\s+or\s+\d/u.test(piece.text.slice(date.to)));
  const place = placeOf(piece.text, date?.from);
  return {
    from: piece.from,
    to: piece.from + piece.text.length,
    ...(date === undefined || doubtful ? {} : { date: date.value }),
    ...(place === undefined ? {} : { place }),
  };
}

/**
 * "born in Fallon, Churchill County, Nev.; October 17, 1971": a date that stands alone completes the preceding birth.
 */
export function withDate(event: LifeEvent, next: TextPiece | undefined): LifeEvent {
  const date = next === undefined ? undefined : findDates(next.text)[0];
  if (event.date !== undefined || next === undefined || date === undefined || date.to - date.from !== next.text.length)
    return event;
  return { ...event, date: date.value, to: next.from + next.text.length };
}

const PREPOSITION =
  /(?:^|\s)(?:in|at|near|on a farm near|on a farm in|on a ranch near|outside)\s+(?:the (?:city|town|village) of\s+)?(?=["“`]*\p{Lu})/u;

function placeOf(text: string, dateFrom: number | undefined): string | undefined {
  const before = text.slice(0, dateFrom ?? text.length);
  const match = PREPOSITION.exec(before);
  if (match !== null) return placeIn(before.slice(match.index + match[0].length));
  if (dateFrom === undefined) return undefined;
  const after = text.slice(dateFrom);
  const later = /^[^;]{4,20}\d{4},?\s+(?:in|at|near)\s+(?=["“`]*\p{Lu})/u.exec(after);
  return later === null ? undefined : placeIn(after.slice(later[0].length));
}

/** The first segments that can be a place: at most a locality, a division and regions. */
function placeIn(text: string): string | undefined {
  const segments = splitCommas({ text, from: 0 }).map(({ text: one }) =>
    one.replace(/(?<!\s)\s+(?:on|in|about|circa)$/u, ""),
  );
  const place: string[] = [];
  for (const [i, segment] of segments.entries()) {
    if (/^(?:on|and|where|while|after|from|of|the|as|during|aged)\b|\d/u.test(segment)) break;
    if (!/^["“`(]*\p{Lu}/u.test(segment) || segment.length > 80) break;
    if (i > 1 && !isRegion(segment) && !isDivision(segment)) break;
    place.push(segment.replace(/\.$/u, (dot) => (isRegion(segment) ? dot : "")));
  }
  return place.length === 0 ? undefined : place.join(", ");
}

/** "moved to Eureka, Mo., where he died": the place comes before. */
function placeBefore(text: string): string | undefined {
  const matches = [...text.matchAll(/\b(?:in|at|to|near)\s+(?=\p{Lu})/gu)];
  const last = matches.at(-1);
  if (last === undefined) return undefined;
  // A date between the place and "where" is part of the move, not of the place.
  const tail = text.slice(last.index + last[0].length);
  const dates = findPeriods(tail);
  return dates[0]?.from === 0
    ? undefined
    : placeIn(tail.slice(0, dates[0]?.from ?? tail.length).replace(/(?<![\s,])[\s,]+(?:(?:in|on)\s*)?$/u, ""));
}
