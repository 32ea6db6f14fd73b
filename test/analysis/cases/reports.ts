import { readFileSync } from "node:fs";
import { judgeCase } from "../../../src/analysis/cases/judge-case.ts";

/** What a text says about an invented person; `null` if it merely names them. Written along with the rules. */
export interface Report {
  readonly lang: string;
  readonly name: string;
  readonly headline?: string;
  readonly text: string;
  readonly stage: string | null;
}

export const REPORTS = readFileSync(new URL("reports.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Report);

/** The last stage of a case that a report states about its person. */
export const stageOf = ({ lang, name, headline, text }: Report): string | null =>
  judgeCase(text, [name], lang, headline)?.last.stage ?? null;
