import type { PartialDate } from "../../../domain/claim.ts";
import { congressRuns, congressTerm } from "./congress.ts";
import { findDates, findPeriods } from "../../../text/dates/dates.ts";
import { cardinal } from "./numbers.ts";
import { type TextPiece, type Span, spanOf, sub } from "../../../text/assertion.ts";

export type Chamber = "house" | "senate";

/**
 * A period of service in a chamber of Congress. `stated` is false if a date was derived from the number of a Congress.
 */
export interface Seat extends Span {
  readonly chamber: Chamber;
  readonly start?: PartialDate;
  readonly end?: PartialDate;
  readonly current: boolean;
  readonly stated: boolean;
  /** Its end is the end of an elected term. */
  readonly termEnd?: boolean;
  /** It ended with the person's death, whose date is elsewhere in the text. */
  readonly untilDeath?: boolean;
}

/**
 * Service in Congress from a directory's clauses, in order. An election without dates is kept open, because the dates
 * often come several clauses later ("elected … ; reelected … and served from X to Y"). The end of an elected term is
 * the end of service only if the text says that no other term followed; `asOf` (an ISO date or date-time) is when the
 * text was collected: a term that ends after it continues.
 */
export function readSeats(clauses: readonly TextPiece[], asOf: string | null): Seat[] {
  const lead = clauses[0]?.text ?? "";
  const soFar: SeatsSoFar = {
    senator: /\bSenator\b/u.test(lead),
    delegate: /\b(?:Representative|Delegate|Resident Commissioner)\b/u.test(lead),
    asOf: asOf ?? "",
    open: undefined,
    last: undefined,
    seats: [],
  };
  for (const clause of clauses.flatMap(splitEvents)) readEvent(clause, soFar);
  close(soFar, false);
  return soFar.seats;
}

interface OpenSeat {
  readonly chamber: Chamber;
  readonly from: number;
  to: number;
  start?: PartialDate;
  end?: PartialDate;
  startStated: boolean;
  /** The end is that of an elected term, not of service. */
  termEnd: boolean;
}

interface SeatsSoFar {
  readonly senator: boolean;
  readonly delegate: boolean;
  readonly asOf: string;
  open: OpenSeat | undefined;
  /** The chamber of the seat that was closed last, which "reelected" alone refers to. */
  last: Chamber | undefined;
  readonly seats: Seat[];
}

/** "was not a candidate for …, but was elected …" and "…, and simultaneously elected …" are two events. */
function splitEvents(clause: TextPiece): TextPiece[] {
  const cuts = [...clause.text.matchAll(NEXT_EVENT)]
    .map((match) => match.index + (match[0].startsWith(")") ? 1 : 0))
    .filter((at) => /Congress|Senate|candidate/u.test(clause.text.slice(0, at)));
  return [0, ...cuts].map((start, i) => sub(clause, start, cuts[i] ?? clause.text.length));
}

const NEXT_EVENT =
  /(?:,|(?<!\s))\s+(?:but|and)\s+(?=(?:was |were )?(?:again |subsequently |simultaneously |later |also )?(?:reelected|elected|appointed) )|,\s+(?=chair(?:man)?,)|(?:\)|,)\s+(?=unsuccessful candidate)/gu;

const NOT_SERVICE =
  /\b(?:unsuccessful(?:ly)?|not a candidate|declined|candidate for|presented credentials|did not|nominated|managers?|appointed by the House|not seated|never took|not sworn|elected Clerk|confirmed by|contested unsuccessfully|refused|failed|not qualified|delegate to|chairman|chair|staff|counsel|aide|clerk|secretary to)\b/u;
/** Other bodies with that name, and elections that were not followed by service. */
const NEVER =
  /\b(?:(?:Continental|Confederate|Provisional|Confederation|Peace|Permanent) Congress|Confederate States|had been (?:re)?elected|resigned before|Congress of the Confederation)\b/u;
const ELECTION = /\b(?:re-?elected|elected|appointed|chosen|returned|reappointed|seated|contested|special election)\b/u;
const SENATE =
  /\b(?:United States Senate|U\.\s?S\. Senate|Senate of the United States)\b(?! (?:Committee|Subcommittee|Select|Special))/u;
const HOUSE = /\bCongress(?:es)?\b(?! of)/u;
const OTHER_BODY =
  /\b(?:[Gg]overnor|[Mm]ayor|judge|[Ss]tate (?:senate|house|assembly|legislature)|State [Ss]enate|legislature|President of the United States|Vice President|convention|attorney|sheriff|treasurer|council)\b/u;

function readEvent(event: TextPiece, soFar: SeatsSoFar): void {
  const { text } = event;
  if (NEVER.test(text)) return;
  const serves = /\bserved (?:[a-z ]{0,30})?(?:from|until)\b/u.test(text);
  if (NOT_SERVICE.test(text) && !serves) {
    if (/\b(?:reelection|renomination)\b/u.test(text)) close(soFar, true);
    return;
  }
  const chamber = chamberOf(text, soFar);
  const elects = ELECTION.test(text) || (serves && soFar.open !== undefined);
  if (/\bbut (?:resigned|died)\b/u.test(text) && !serves && !/\(/u.test(text)) return;
  if (chamber === undefined || !elects || (NOT_SERVICE.test(text) && !SENATE.test(text) && !HOUSE.test(text))) {
    if (/\b(?:died|resigned|interment)\b/u.test(text)) close(soFar, true);
    if (ELECTION.test(text) && OTHER_BODY.test(text)) {
      close(soFar, false);
      soFar.last = undefined;
    }
    return;
  }
  continueOrOpen(event, chamber, soFar);
  readDates(event, soFar);
}

/** The chamber that an event names, or the only one that "reelected" or "appointed to fill the vacancy" can mean. */
function chamberOf(text: string, soFar: SeatsSoFar): Chamber | undefined {
  // What a service ended for is another body: "…, when he resigned, having been elected to the United States Senate".
  const own = text.replace(/\b(?:when|having|to become|to accept|caused by)\b[^;]*$/u, "");
  const senateAt = own.search(SENATE);
  const houseAt = own.search(HOUSE);
  const numbered = houseAt >= 0 && congressRuns(own.replace(/\([^)]{0,400}\)/gu, "")).length > 0;
  if (senateAt >= 0 && !(numbered && houseAt < senateAt)) return "senate";
  if (numbered) return "house";
  if (OTHER_BODY.test(own)) return undefined;
  const vacancy =
    /\bto fill the (?:unexpired|vacancy)|\bspecial election\b|\bterm (?:ending|expiring|beginning|commencing)/u.test(
      text,
    );
  if (/\belected to the Senate\b/u.test(text) && soFar.senator) return "senate";
  if (
    /^\W*(?:and )?(?:again |subsequently |was |simultaneously |twice )*(?:re-?elected|elected again|elected(?= (?:in|on|for|by|again|as|simultaneously|to (?:fill|a|the (?:term|vacancy|Senate)))\b))/u.test(
      text,
    )
  ) {
    if (soFar.open !== undefined) return soFar.open.chamber;
    if (soFar.last === "senate" || vacancy) return soFar.last;
    return /^\W*(?:again |subsequently |was )*reelected/u.test(text) ? soFar.last : undefined;
  }
  if (/\bappointed\b/u.test(text) && vacancy && soFar.senator) return "senate";
  if (/\bserved (?:[a-z ]{0,30})?from\b/u.test(text) && soFar.open !== undefined && /^\W*(?:and )?served/u.test(text))
    return soFar.open.chamber;
  return undefined;
}

function continueOrOpen(event: TextPiece, chamber: Chamber, soFar: SeatsSoFar): void {
  const plain = event.text.replace(/\([^)]{0,400}\)/gu, (inside) => " ".repeat(inside.length));
  const runs =
    chamber === "house"
      ? congressRuns(
          plain.replace(
            /\b(?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)) (?:district|judicial|congressional|session|time|term)/giu,
            "",
          ),
        )
      : [];
  const succeeding = succeedingCongresses(plain);
  const first = runs[0]?.[0];
  const last = runs.at(-1)?.[1];
  const span = spanOf(event);
  const { open } = soFar;
  const again = /\breelected|and elected|subsequently elected|elected again|also elected\b/u.test(event.text);
  const follows =
    first !== undefined && open?.end !== undefined && congressTerm(first).from.slice(0, 4) <= open.end.slice(0, 4);
  if (
    open !== undefined &&
    open.chamber === chamber &&
    (follows || (first === undefined && (again || chamber === "senate")))
  ) {
    open.to = span.to;
    if (last !== undefined) extend(open, congressTerm(last + succeeding).to);
    else if (succeeding > 0 && open.end !== undefined)
      extend(open, `${Number(open.end.slice(0, 4)) + 2 * succeeding}${open.end.slice(4)}`);
    return;
  }
  close(soFar, false);
  if (first === undefined && again && reopen(soFar, chamber, span)) return;
  const seat: OpenSeat = { chamber, ...span, startStated: false, termEnd: chamber === "senate" };
  if (first !== undefined && last !== undefined) {
    seat.start = congressTerm(first).from;
    seat.end = congressTerm(last + succeeding).to;
  } else if (chamber === "senate") {
    const start = senateStart(event.text);
    if (start !== undefined) seat.start = start;
  }
  soFar.open = seat;
}

/** "reelected" after a seat that ended only with a term: it continues the same seat. */
function reopen(soFar: SeatsSoFar, chamber: Chamber, span: Span): boolean {
  const last = soFar.seats.at(-1);
  if (last === undefined || last.chamber !== chamber || last.start === undefined || last.termEnd !== true) return false;
  soFar.seats.pop();
  soFar.open = { chamber, from: last.from, to: span.to, start: last.start, startStated: last.stated, termEnd: true };
  return true;
}

function extend(seat: OpenSeat, end: PartialDate): void {
  if (seat.end === undefined || end > seat.end) seat.end = end;
}

function succeedingCongresses(text: string): number {
  const match =
    /\b(?:the\s+)?(?:([a-z]+(?:-[a-z]+)?)\s+)?(?:immediately\s+)?succeeding\s+(?:terms?|Congress(?:es)?)/iu.exec(text);
  if (match === null) return 0;
  return cardinal(match[1] ?? "one") ?? 1;
}

/** After an election in November of an even year, service begins with the next Congress, unless it fills a vacancy. */
function senateStart(text: string): PartialDate | undefined {
  if (/\bvacancy|special election|appointed\b/u.test(text)) return undefined;
  const date = findDates(text)[0];
  if (date === undefined) return undefined;
  const year = Number(date.value.slice(0, 4));
  if (year % 2 === 1) return undefined;
  return year >= 1934 ? `${year + 1}-01-03` : undefined;
}

const SERVED =
  /\b(?:served|serving|service)\b[^;()]{0,60}?\bfrom\s+(?=(?:January|February|March|April|May|June|July|August|September|October|November|December|\d))/gu;

/** Reads the dates of an event into the open seat, and closes the seat if they are dates of service. */
function readDates(event: TextPiece, soFar: SeatsSoFar): void {
  const { text } = event;
  const { open } = soFar;
  if (open === undefined) return;
  open.to = event.from + text.length;
  for (const match of text.matchAll(
    /[([]((?:[A-Z][a-z]+ )?(?:\d{1,2}, )?\d{4}\s*[-–—][^)\]]{0,40}|(?:from )?[A-Z][a-z]+ \d{1,2}, ?\d{4},?\s+(?:to|[-–—])\s[^)\]]{0,40})[)\]]/gu,
  )) {
    for (const period of findPeriods(`${match[1] ?? ""})`))
      if (period.start !== undefined)
        return served(soFar, {
          start: period.start,
          ...(period.end === undefined ? {} : { end: period.end }),
          current: period.current === true,
        });
  }
  const service = [...text.matchAll(SERVED)].at(-1);
  if (service !== undefined) {
    const spans = serviceSpans(text.slice(service.index + service[0].length));
    for (const [i, span] of spans.entries()) {
      if (i > 0)
        soFar.open = { chamber: open.chamber, from: open.from, to: open.to, startStated: true, termEnd: false };
      served(soFar, span);
    }
    if (spans.length > 0) return;
  }
  const begins = /\bterm (?:commencing|beginning|to begin)(?: on)?\s+/u.exec(text);
  if ((begins !== null && open.start === undefined) || (begins !== null && !open.startStated)) {
    const date = findDates(text.slice(begins.index + begins[0].length))[0];
    if (date !== undefined) [open.start, open.startStated] = [date.value, true];
  }
  const until = /\bserved until\s+(?:(?:his|her) (?:death|resignation|retirement)[^;]{0,60}?)?(?=[A-Z][a-z]+ \d)/u.exec(
    text,
  );
  if (until !== null && open.start !== undefined) {
    const date = findDates(text.slice(until.index))[0];
    if (date !== undefined && date.value > open.start)
      return served(soFar, { start: open.start, end: date.value, current: false });
  }
  const oath =
    /\b(?:took (?:the|his|her) (?:oath(?: of office)?|seat)|began service|took effect)[^;]{0,30}?\s+(?:on )?(?=[A-Z][a-z]+ \d)/u.exec(
      text,
    );
  if (oath !== null && (open.start === undefined || !open.startStated || open.chamber === "senate")) {
    const date = findDates(text.slice(oath.index))[0];
    if (date !== undefined) [open.start, open.startStated] = [date.value, true];
  }
  const ends = [...text.matchAll(/\bterm (?:ending|expiring)(?: on)?\s+|\bto the term ending\s+/gu)].at(-1);
  if (ends !== undefined) {
    const date = findDates(text.slice(ends.index + ends[0].length))[0];
    if (date !== undefined) [open.end, open.termEnd] = [date.value, true];
  }
  if (open.chamber === "senate" && open.start === undefined && /\bappointed\b/u.test(text)) {
    const date = findDates(text)[0];
    if (date !== undefined) [open.start, open.startStated] = [date.value, true];
  }
}

interface ServiceSpan {
  readonly start: PartialDate;
  readonly end?: PartialDate;
  readonly current: boolean;
  readonly untilDeath?: boolean;
}

/** "March 4, 1825, to January 14, 1834", "March 4, 1913, until his death in Washington, D.C., March 16, 1931". */
function serviceSpans(text: string): ServiceSpan[] {
  const spans: ServiceSpan[] = [];
  const sameYear = /^([A-Z][a-z]+ \d{1,2}),?\s+(?:to|until|till)\s+[A-Z][a-z]+ \d{1,2}, (\d{4})/u.exec(text);
  const start = sameYear === null ? undefined : findDates(`${sameYear[1] ?? ""}, ${sameYear[2] ?? ""}`)[0]?.value;
  const end = sameYear === null ? undefined : findDates(sameYear[0])[0]?.value;
  if (start !== undefined && end !== undefined) return [{ start, end, current: false }];
  const dates = findDates(text);
  for (let i = 0; i < dates.length; i++) {
    const start = dates[i];
    const end = dates[i + 1];
    if (start === undefined || (i === 0 && start.from > 3)) break;
    const before = text.slice(i === 0 ? 0 : (dates[i - 1]?.to ?? 0), start.from);
    if (i > 0 && !/\b(?:and|again)\b[^;]{0,40}\bfrom\s+$/u.test(before)) break;
    const between = end === undefined ? "" : text.slice(start.to, end.from);
    if (end !== undefined && between.length < 160 && /^(?:,?\s+(?:to|until|till)\b|\s*[-–—])/u.test(between)) {
      spans.push({ start: start.value, end: end.value, current: false });
      i++;
    } else if (/^,?\s+(?:to|until)\s+(?:his|her) death\b/u.test(text.slice(start.to))) {
      spans.push({ start: start.value, current: false, untilDeath: true });
    } else
      spans.push({
        start: start.value,
        current: /^\s*(?:[-–—,]\s*)?(?:to )?(?:the )?present\b/u.test(text.slice(start.to)),
      });
  }
  return spans;
}

function served(soFar: SeatsSoFar, span: ServiceSpan): void {
  if (soFar.open !== undefined) push(soFar, soFar.open, { ...span, stated: true });
}

/** Ends the open seat with what is known about it. `final` if the text says that no other term followed. */
function close(soFar: SeatsSoFar, final: boolean): void {
  const { open } = soFar;
  if (open === undefined) return;
  if (open.start === undefined) {
    soFar.open = undefined;
    soFar.last = open.chamber;
    return;
  }
  const lasts = soFar.asOf !== "" && open.end !== undefined && open.end > soFar.asOf;
  const known = open.end !== undefined && !lasts && (final || !open.termEnd);
  push(soFar, open, {
    start: open.start,
    ...(known && open.end !== undefined ? { end: open.end } : {}),
    current: lasts,
    stated: open.startStated,
    termEnd: open.termEnd,
  });
}

function push(soFar: SeatsSoFar, open: OpenSeat, dates: Omit<Seat, "chamber" | "from" | "to">): void {
  const backwards = dates.start !== undefined && dates.end !== undefined && dates.end < dates.start;
  if (!backwards) soFar.seats.push({ chamber: open.chamber, from: open.from, to: open.to, ...dates });
  soFar.last = open.chamber;
  soFar.open = undefined;
}
