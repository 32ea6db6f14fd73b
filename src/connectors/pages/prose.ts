import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { isPersonName } from "../../prose/naming.ts";
import { readProse } from "../../prose/prose.ts";
import { namedAtStart } from "../../prose/subject.ts";
import type { Capture } from "../connector.ts";
import { placeOf } from "./html.ts";
import { joinBlocks, type PageText, plainBlock } from "./page-text.ts";
import { claimAt } from "../reading/reading.ts";

/**
 * Reads prose: text/plain about one person, who is named on a first line of their own ("Ada Thornquist") or at the
 * beginning of the text ("Ada Thornquist is …"); a text that names nobody there gives nothing. The address is the
 * person's id with this source, because prose states no other.
 */
export function* readProsePage(capture: Capture): Iterable<Finding> {
  const { data, url } = capture;
  const page = joinBlocks([plainBlock(data)]);
  const name = headingOf(page.text) ?? namedAtStart(page.text.trimStart());
  if (name === undefined) return;
  const at = page.text.indexOf(name);
  const named = page.placeOf({ from: at, to: at + name.length });
  const { locator, quote } = placeOf(capture, named);
  const claims = [claimAt("fullName", name, locator, { quote, confidence: 0.9 }), ...proseClaims(capture, page, name)];
  yield { externalId: url, url, name, claims, identifiers: [] };
}

/** What a running text says about the person of that name, each claim with its words where they stand in the capture. */
export function proseClaims(capture: Capture, page: PageText, name: string, lang?: string): ClaimDraft[] {
  return readProse(page.text, { subject: name, ...(lang === undefined ? {} : { lang }) }).map((statement) => {
    const { from, to, ...said } = statement;
    return { ...said, ...placeOf(capture, page.placeOf({ from, to })) } as ClaimDraft;
  });
}

/** A first line that holds a name and nothing else. */
function headingOf(text: string): string | undefined {
  const line = /^\s*([^\n]{3,80})\r?\n/u.exec(text)?.[1]?.trim();
  return line !== undefined && isPersonName(line) ? line : undefined;
}
