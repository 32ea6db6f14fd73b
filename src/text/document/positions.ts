import type { ExperienceValue } from "../../domain/claim.ts";
import { plainKey } from "../../domain/plain-key.ts";
import { cue } from "../languages/cues.ts";
import { isJobTitle } from "../people/naming.ts";
import { isSentence } from "./entries.ts";
import type { LabelledFact } from "./facts.ts";
import { isTitle } from "./part-kinds.ts";
import { type Block, type DocumentPlace, placeIn } from "./block.ts";
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

/**
 * Adds the year in which a post began, from a line that says only that: "since 2014 managing director", and if it is
 * the only post of the page also "Took over in summer 2024." and "First elected: 2 May 2019".
 */
export function withSince(told: readonly Told[], lines: readonly Block[]): Told[] {
  const [post, ...more] = told.filter(({ property }) => property === "experience");
  const begun = lines.flatMap((line) => yearsBegun(line));
  const [first] = begun;
  const isOne = first !== undefined && more.length === 0 && begun.every(({ year }) => year === first.year);
  return told.map((each) => {
    if (each === post && isOne) return withYear(each, first.year, first.place);
    if (each.property !== "experience" || each.value.from !== undefined || each.value.to !== undefined) return each;
    const title = plainKey(each.value.title ?? "");
    const [year] = title === "" ? [] : lines.flatMap(({ text }) => yearOfLine(text, title) ?? []);
    return withYear(each, year);
  });
}

/** @param place where the year stands, if not beside the post */
function withYear(told: Told, year: string | undefined, place: DocumentPlace = told.place): Told {
  if (told.property !== "experience" || year === undefined) return told;
  if (told.value.from !== undefined || told.value.to !== undefined) return told;
  const [from, to] = [Math.min(told.place.from, place.from), Math.max(told.place.to, place.to)];
  return { ...told, value: { ...told.value, from: year }, place: { from, to } };
}

/** The years in which a line says that something began, without a word of what. */
function yearsBegun(line: Block): { readonly year: string; readonly place: DocumentPlace }[] {
  const { text, label } = line;
  const said = label === undefined ? text.split(/(?<=\.)\s+/u) : [`${label.text} ${text}`];
  return said.flatMap((sentence) => {
    const year = BEGUN.exec(sentence.charAt(0).toLowerCase() + sentence.slice(1))?.[1];
    return year === undefined ? [] : [{ year, place: placeIn(line) }];
  });
}

const BEGUN = new RegExp(
  `^(?:${cue("post begun")})\\s(?:\\p{Ll}{1,3}\\s)?(?:\\d{1,2}\\.?\\s)?(?:\\p{L}+\\s(?:de\\s)?)?((?:19|20)\\d\\d)\\.?$`,
  "u",
);

function yearOfLine(text: string, title: string): string | undefined {
  if (text.length > MAX_LINE_LENGTH) return undefined;
  const [, ahead, behind = ""] = SINCE_AHEAD.exec(text) ?? [];
  if (ahead !== undefined) return plainKey(behind) === title ? ahead : undefined;
  const since = sinceBehind(text);
  return since !== undefined && plainKey(text.slice(0, since.at)) === title ? since.year : undefined;
}

const MAX_LINE_LENGTH = 120;
const SINCE_AHEAD = new RegExp(`^(?:${cue("since")})\\s+((?:19|20)\\d\\d)[,:]?\\s+(\\S.*)$`, "iu");
