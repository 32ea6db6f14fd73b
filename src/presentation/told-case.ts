import { CASE_STAGES, type CaseStage } from "../domain/case-stage.ts";
import type { PartialDate } from "../domain/claim.ts";
import { readWrittenDate, writeDate } from "../domain/partial-date.ts";
import { ENGLISH } from "../words/en/english.ts";
import type { Words } from "../words/words.ts";

/** What a profile tells of one case in one article, besides the fields of its entry. */
export interface ToldCase extends ReachedStage {
  /** The sentence of the article that states the stage, between “ and ”. */
  readonly quote: string;
  /** What the article says was reached before. */
  readonly earlier: readonly ReachedStage[];
  /** How another article says that the case ended; with the day of that article if it is known to be a later one. */
  readonly end?: ReachedStage & { readonly quote: string };
}

interface ReachedStage {
  readonly stage: CaseStage;
  /** When it was reached. */
  readonly date?: PartialDate | undefined;
}

/** One to three sentences. In English, they are `reason` on the wire. */
export function tellCase(words: Words, { earlier, end, ...last }: ToldCase): string {
  const { ownTexts, terms, labelled } = words;
  const day = (date: PartialDate) => writeDay(words, date);
  const reached = ({ stage, date }: ReachedStage) =>
    date === undefined ? terms[stage] : `${terms[stage]} (${day(date)})`;
  const ended = ({ stage, date }: ReachedStage) =>
    `${terms[stage]} (${date === undefined ? ownTexts.otherArticle : ownTexts.laterArticle(day(date))})`;
  return [
    labelled(reached(last), last.quote),
    ...(earlier.length > 0 ? [ownTexts.alsoReports(earlier.map(reached).join(", "))] : []),
    ...(end === undefined ? [] : [labelled(ended(end), end.quote)]),
  ]
    .map((text) => (/[.!?…]”?$/u.test(text) ? text : `${text}.`))
    .join(" ");
}

function writeDay({ language, formats }: Words, date: PartialDate): string {
  return language === "en" ? writeDate(date) : formats.longInstant(date) || formats.day(date);
}

/** The case that an English `reason` tells; `undefined` for any other text. */
export function readToldCase(text: string): ToldCase | undefined {
  const first = BEGINNING.exec(text);
  const stage = STAGE_OF.get(first?.[1] ?? "");
  if (first === null || stage === undefined) return undefined;
  const rest = text.slice(first[0].length).replace(/\.$/u, "");
  const [end] = [...rest.matchAll(END)].slice(-1);
  const ended = STAGE_OF.get(end?.[1] ?? "");
  const own = end === undefined ? rest : rest.slice(0, end.index).replace(/\.$/u, "");
  const also = own.lastIndexOf(ALSO);
  return {
    ...reachedStage(stage, first[2]),
    quote: (also < 0 ? own : own.slice(0, also)).replace(/\.$/u, ""),
    earlier: also < 0 ? [] : readStages(own.slice(also + ALSO.length)),
    ...(end === undefined || ended === undefined
      ? {}
      : { end: { ...reachedStage(ended, end[2]), quote: rest.slice(end.index + end[0].length - 1) } }),
  };
}

function readStages(text: string): readonly ReachedStage[] {
  return [...text.matchAll(STAGES)].flatMap(([, term = "", day]) => {
    const stage = STAGE_OF.get(term);
    return stage === undefined ? [] : [reachedStage(stage, day)];
  });
}

function reachedStage(stage: CaseStage, day: string | undefined): ReachedStage {
  return day === undefined ? { stage } : { stage, date: readWrittenDate(day) };
}

const STAGE_OF: ReadonlyMap<string, CaseStage> = new Map(CASE_STAGES.map((stage) => [ENGLISH.terms[stage], stage]));
const TERM = `(${[...STAGE_OF.keys()].join("|")})`;
const DAY = "([\\d\\p{Alpha} ]{4,20})";
const BEGINNING = new RegExp(`^${TERM}(?: \\(${DAY}\\))?: (?=“)`, "u");
const STAGES = new RegExp(`${TERM}(?: \\(${DAY}\\))?`, "gu");
/** Behind the quotation, and up to the next one. */
const END = new RegExp(
  ` ${TERM} \\((?:${ENGLISH.ownTexts.otherArticle}|${ENGLISH.ownTexts.laterArticle(DAY)})\\): “`,
  "gu",
);
const ALSO = ` ${ENGLISH.ownTexts.alsoReports("")}`;
