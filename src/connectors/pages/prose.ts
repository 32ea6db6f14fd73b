import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import type { RunningText } from "../../text/document/block.ts";
import { readText as readRunningText } from "../../text/read.ts";
import type { Capture } from "../connector.ts";
import { placeOf } from "./html.ts";
import { readWritten } from "./written-page.ts";

/**
 * Reads a text about one person, as `text` or as text/plain of another kind: a CV, a biography, the "About" of a
 * profile. The key it is filed under says whose it is; without one, the person must be named on a first line of their
 * own ("Ada Thornquist") or at the beginning of the text ("Ada Thornquist is …"), and otherwise the text yields
 * nothing. The URL is the person's ID with this source, because a text states no other.
 */
export function* readText(capture: Capture): Iterable<Finding> {
  const written = readWritten(capture, undefined, undefined);
  if (written === undefined) return;
  const { name, claims, identifiers, text, lines, filed } = written;
  yield {
    externalId: capture.url,
    url: capture.url,
    ...(name !== undefined && { name }),
    claims,
    identifiers,
    text,
    ...(lines !== undefined && { lines }),
    filed,
  };
}

/** What running text says about the person with that name, each claim with its words and their place in the capture. */
export function proseClaims(capture: Capture, page: RunningText, name: string, lang?: string): ClaimDraft[] {
  return readRunningText(page.text, { subject: name, ...(lang === undefined ? {} : { lang }) }).map((statement) => {
    const { from, to, ...said } = statement;
    return { ...said, ...placeOf(capture, page.placeOf({ from, to })) } as ClaimDraft;
  });
}
