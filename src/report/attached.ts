import { citationsOf } from "../presentation/citations.ts";
import { numberDatasources } from "../presentation/numbering.ts";
import type { AttachedFile } from "./blocks.ts";
import type { ReportInput } from "./render-request.ts";

/** Limit on all captures of a report in UTF-8: what mail servers accept, with room for pictures and pages. */
const MAX_CAPTURES_BYTES = 15_000_000;

/**
 * The captures of a report, each as received and named by its number in the report. If they do not all fit, the last
 * are left out.
 */
export function capturesOf({ captures = [], evidence, datasources }: ReportInput): ReadonlyMap<string, Buffer> {
  const numbers = numberDatasources(citationsOf(evidence), datasources);
  const numbered = captures
    .map(({ datasourceId, text }) => ({ number: numbers.get(datasourceId) ?? 0, bytes: Buffer.from(text), text }))
    .toSorted((a, b) => a.number - b.number);
  const files = new Map<string, Buffer>();
  const seen = new Map<number, number>();
  let size = 0;
  for (const { number, bytes, text } of numbered) {
    size += bytes.length;
    if (size > MAX_CAPTURES_BYTES) break;
    const page = (seen.get(number) ?? 0) + 1;
    seen.set(number, page);
    files.set(`source-${number}${page === 1 ? "" : `-${page}`}.${kindOf(text).end}`, bytes);
  }
  return files;
}

/** @param name with the file extension that `capturesOf` gives */
export function attachedAs(name: string): AttachedFile {
  const mime = Object.values(KINDS).find(({ end }) => name.endsWith(`.${end}`))?.mime ?? KINDS.text.mime;
  return { path: `/job/${name}`, mime };
}

const KINDS = {
  html: { end: "html", mime: "text/html" },
  json: { end: "json", mime: "application/json" },
  text: { end: "txt", mime: "text/plain" },
} as const;

function kindOf(text: string): (typeof KINDS)[keyof typeof KINDS] {
  const [first] = text.trimStart();
  return first === "<" ? KINDS.html : first === "{" || first === "[" ? KINDS.json : KINDS.text;
}
