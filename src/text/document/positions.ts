import type { ExperienceValue } from "../../domain/claim.ts";
import { plainKey } from "../../domain/plain-key.ts";
import { cue } from "../languages/cues.ts";
import { isJobTitle } from "../people/naming.ts";
import { isSentence } from "./entries.ts";
import type { LabelledFact } from "./facts.ts";
import { isTitle } from "./part-kinds.ts";
import type { Block } from "./block.ts";
import { type Piece, pieceOf, splitOutsideBrackets } from "./pieces.ts";
import { compact, tell, type Told } from "./told.ts";

/** "Position: Engineer" with "Employer: Globex", or with the organisation whose page it is. */
export function positionsOf(facts: readonly LabelledFact[], organisation: string | undefined): Told[] {
  const [first, ...more] = facts.filter(({ fact }) => fact === "title").map(({ value }) => value);
  const employer = facts.find(({ fact }) => fact === "employer")?.value;
  if (first === undefined) return [];
  const parts = splitOutsideBrackets(first, /[,;]\s+/gu);
  // "Councillor since 2018, leader of the group since 2022"
  const isSeveral = parts.length > 1 && parts.every(({ text }) => sinceBehind(text) !== undefined);
  return [
    ...(isSeveral ? parts : [first]).flatMap((title) => positionOf(title, employer, organisation)),
    // Under a second label is what somebody lives on besides an office: the page's organisation does not employ them
    // for that.
    ...more.flatMap((title) =>
      EMPLOYER_BEHIND.test(title.text.slice(0, sinceBehind(title.text)?.at))
        ? positionOf(title, undefined, undefined)
        : [],
    ),
  ];
}

function positionOf(stated: Piece, employer: Piece | undefined, organisation: string | undefined): Told[] {
  if (stated.text.length > 110 || isSentence(stated.text)) return [];
  const since = sinceBehind(stated.text);
  const title = since === undefined ? stated : pieceOf(stated.block, stated.from, stated.from + since.at);
  const behind = EMPLOYER_BEHIND.exec(title.text)?.[1];
  // "Professor of Botany, Dean of Studies": a second post is not an employer.
  const company =
    employer?.text ?? (behind !== undefined && isTitle({ text: behind }) ? undefined : behind) ?? organisation;
  const between = behind === undefined ? /,\s+(?=\p{Lu})/u : /,\s+/u;
  const name = employer === undefined ? (title.text.split(between)[0] ?? title.text) : title.text;
  if (company === undefined) return isJobTitle(title.text) ? [tell("occupation", title.text, [title])] : [];
  const derived = employer === undefined && !title.text.includes(company);
  const value = compact<ExperienceValue>({ title: name, company, from: since?.year, current: true, kind: "job" });
  return [
    tell(
      "experience",
      value,
      employer === undefined ? [stated] : [stated, employer],
      derived ? { method: "derived", confidence: 0.8 } : {},
    ),
  ];
}

/** "Farmer, maatschap Example": a word for the kind of employer may come before its name. */
const EMPLOYER_BEHIND = /^[^,]+,\s+((?:\p{Ll}{3,}\s)?\p{Lu}[^,]+)$/u;

/** The year after a post since which it is held, and where the words before it end. */
function sinceBehind(text: string): { readonly year: string; readonly at: number } | undefined {
  const match = SINCE_BEHIND.exec(text);
  return match?.[1] === undefined ? undefined : { year: match[1], at: match.index };
}

const SINCE_BEHIND = new RegExp(`(?<!\\s)\\s+\\(?(?:${cue("since")})\\s+((?:19|20)\\d\\d)\\)?$`, "iu");

/** Adds the year in which a post began, from a line that says only that: "since 2014 managing director". */
export function withSince(told: readonly Told[], lines: readonly Block[]): Told[] {
  return told.map((each) => {
    if (each.property !== "experience" || each.value.from !== undefined || each.value.to !== undefined) return each;
    const title = plainKey(each.value.title ?? "");
    const [year] = title === "" ? [] : lines.flatMap(({ text }) => yearOfLine(text, title) ?? []);
    return year === undefined ? each : { ...each, value: { ...each.value, from: year } };
  });
}

function yearOfLine(text: string, title: string): string | undefined {
  if (text.length > MAX_LINE_LENGTH) return undefined;
  const [, ahead, behind = ""] = SINCE_AHEAD.exec(text) ?? [];
  if (ahead !== undefined) return plainKey(behind) === title ? ahead : undefined;
  const since = sinceBehind(text);
  return since !== undefined && plainKey(text.slice(0, since.at)) === title ? since.year : undefined;
}

const MAX_LINE_LENGTH = 120;
const SINCE_AHEAD = new RegExp(`^(?:${cue("since")})\\s+((?:19|20)\\d\\d)[,:]?\\s+(\\S.*)$`, "iu");
