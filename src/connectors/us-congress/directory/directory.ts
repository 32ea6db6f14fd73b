import type { Property } from "../../../domain/claim.ts";
import type { ExperienceValue } from "../../../domain/claim.ts";
import { splitClauses } from "../../../text/sentences/segments.ts";
import { type TextPiece, type Speaker, spanOf, speakerOf, type Assertion } from "../../../text/assertion.ts";
import { readCareer } from "./careers.ts";
import { readCommittees } from "./committees.ts";
import { congressEndAfter } from "./congress.ts";
import { readBirth, readDeath, withDate } from "./life.ts";
import { readSchooling } from "./schooling.ts";
import { readSeats, type Seat } from "./seats.ts";

/** Limit on clauses: the longest of 6,534 biographies has 71. */
const MAX_CLAUSES = 2000;

/** What an entry may say. */
export const DIRECTORY_PROPERTIES: readonly Property[] = [
  "fullName",
  "birthDate",
  "deathDate",
  "birthPlace",
  "spouse",
  "child",
  "experience",
  "education",
  "membership",
  "badge",
];

/**
 * What an entry in a biographical directory says about its one subject: English clauses separated by semicolons, the
 * first of which says what the person was ("a Senator from Maine"). `from` is where the entry begins in `text`; `asOf`
 * is when it was collected (`null` if unknown), and only decides whether a stated term continues. Unsuccessful
 * candidacies, other people's deaths and relatives other than spouse and children yield nothing.
 */
export function readDirectoryEntry(text: string, from: number, asOf: string | null): Assertion[] {
  const clauses = splitClauses({ text: text.slice(from), from }).slice(0, MAX_CLAUSES);
  const speaker = speakerOf(text);
  const assertions: Assertion[] = [...readKin(clauses[0], speaker), ...readLives(clauses, speaker)];
  const death = assertions.find((assertion) => assertion.property === "deathDate");
  for (const seat of readSeats(clauses, asOf)) assertions.push(seatAssertion(seat, speaker, death?.value, asOf));
  let previous: ExperienceValue | undefined;
  let role: string | undefined;
  for (const [i, clause] of clauses.entries()) {
    const committees = readCommittees(chairPart(clause), role, asOf);
    role = committees.at(-1)?.value.role;
    for (const { value, derived } of committees)
      assertions.push(speaker.say("membership", value, spanOf(clause), { method: derived ? "derived" : "stated" }));
    if (committees.length > 0 || i === 0) continue;
    const schooling = readSchooling(clause);
    for (const value of schooling) assertions.push(speaker.say("education", value, spanOf(clause)));
    const career = schooling.length > 0 || isSeat(clause) ? [] : readCareer(clause, previous);
    for (const value of career) assertions.push(speaker.say("experience", value, spanOf(clause), { confidence: 0.9 }));
    previous = career.at(-1);
    for (const badge of readAwards(clause)) assertions.push(speaker.say("badge", badge, spanOf(clause)));
  }
  return assertions;
}

/** A seat in Congress is read from all clauses together, and must not be read again from one of them. */
function isSeat(clause: TextPiece): boolean {
  return /\b(?:elected|appointed|chosen)\b[^;]*\b(?:Congress(?:es)?|United States Senate|U\.S\. Senate)\b/u.test(
    clause.text,
  );
}

/** "elected … (January 3, 2007-present), chair, Committee on …": a comma stands for a semicolon. */
function chairPart(clause: TextPiece): TextPiece {
  const at = /,\s+(?=(?:vice |co-)?chair(?:man)?, (?:Joint |Select |Special )?Committee)/u.exec(clause.text);
  return at === null
    ? clause
    : { text: clause.text.slice(at.index + at[0].length), from: clause.from + at.index + at[0].length };
}

const CHAMBERS = { house: "United States House of Representatives", senate: "United States Senate" } as const;

function seatAssertion(seat: Seat, speaker: Speaker, death: string | undefined, asOf: string | null): Assertion {
  const end = seat.end ?? (seat.untilDeath === true ? death : undefined);
  const value: ExperienceValue = {
    title: seat.chamber === "house" ? "U.S. Representative" : "U.S. Senator",
    company: CHAMBERS[seat.chamber],
    ...(seat.start === undefined ? {} : { from: seat.start }),
    ...(end === undefined ? {} : { to: end }),
    ...(seat.current ? { current: true, ...lapseOf(seat, asOf) } : {}),
    kind: "office",
  };
  return speaker.say("experience", value, seat, {
    method: seat.stated && seat.untilDeath !== true ? "stated" : "derived",
  });
}

/** A seat in the House is for the current Congress: "-present" says nothing about the next. */
function lapseOf({ chamber }: Seat, asOf: string | null): Pick<ExperienceValue, "lapses"> {
  return chamber === "house" && asOf !== null ? { lapses: congressEndAfter(asOf) } : {};
}

function readLives(clauses: readonly TextPiece[], speaker: Speaker): Assertion[] {
  const assertions: Assertion[] = [];
  const birthAt = clauses.findIndex((clause) => readBirth(clause) !== undefined);
  const bare = birthAt < 0 ? undefined : readBirth(clauses[birthAt] as TextPiece);
  const birth = bare === undefined ? undefined : withDate(bare, clauses[birthAt + 1]);
  if (birth?.date !== undefined) assertions.push(speaker.say("birthDate", birth.date, birth));
  if (birth?.place !== undefined) assertions.push(speaker.say("birthPlace", birth.place, birth));
  const death = clauses
    .toReversed()
    .map(readDeath)
    .find((event) => event?.date !== undefined);
  if (death?.date !== undefined && death.date > (birth?.date ?? ""))
    assertions.push(speaker.say("deathDate", death.date, death));
  return assertions;
}

const KIN =
  /\b([Ww]ife|[Hh]usband|[Ww]idow|[Ww]idower|[Ff]ather|[Mm]other) of ((?:\p{Lu}[\p{L}.'’-]*(?: |, (?=Jr|Sr|I))?){1,6})/gu;

/** "(Father of Oscar Turner [1867-1902])": only spouse and children are properties; "wife of" names the husband. */
function readKin(lead: TextPiece | undefined, speaker: Speaker): Assertion[] {
  if (lead === undefined || !lead.text.startsWith("(")) return [];
  const close = lead.text.indexOf("),");
  const inside = lead.text.slice(0, close < 0 ? lead.text.indexOf(")") : close);
  return [...inside.matchAll(KIN)]
    .filter((match) => /(?:^\(|[ ,])$/u.test(inside.slice(0, match.index)))
    .map((match) => {
      const name = (match[2] ?? "").trim();
      const span = { from: lead.from + match.index, to: lead.from + match.index + match[0].length };
      const kin = /^(?:father|mother)$/iu.test(match[1] ?? "") ? "child" : "spouse";
      return speaker.say(kin, name, span);
    });
}

const AWARD =
  /\b(?:awarded|received|recipient of|decorated with)\s+(?:an?\s+|the\s+|posthumously\s+)*((?:\p{Lu}[\p{L}'’.-]*\s+(?:(?:of|for|and|the|de)\s+)*)*(?:Medal(?: of \p{Lu}\p{L}+)?|Star|Cross|Heart|Award|Prize|Legion of Merit|Order of [\p{Lu}][\p{L} ]{2,30}|Fellowship|Scholarship)(?: of (?:the )?\p{Lu}\p{L}+| with \p{Lu}[\p{L} ]{2,20})?)(?!\p{L})/gu;

function readAwards(clause: TextPiece): string[] {
  if (clause.text.length > 600) return [];
  return [...clause.text.matchAll(AWARD)].map((match) => (match[1] ?? "").trim());
}
