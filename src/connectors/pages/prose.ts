import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import type { RunningText } from "../../text/document/block.ts";
import { readText as readRunningText } from "../../text/read.ts";
import type { Capture } from "../connector.ts";
import { placeOf } from "./html.ts";
import { readWritten } from "./written-page.ts";

/**
 * Reads a text about one person, as `text` or as text/plain of another kind: a CV, a biography, the "About" of a profile.
 * Whose it is, the key tells that it is filed under; without one the person is named on a first line of their own ("Ada
 * Thornquist") or at the beginning of the text ("Ada Thornquist is …"), and a text that names nobody there gives nothing.
 * The address is the person's id with this source, because a text states no other.
 */
export function* readText(capture: Capture): Iterable<Finding> {
  const written = readWritten(capture, undefined, undefined);
  if (written === undefined) return;
  const { name, claims, identifiers, text, filed } = written;
  yield {
    externalId: capture.url,
    url: capture.url,
    ...(name !== undefined && { name }),
    claims,
    identifiers,
    text,
    filed,
  };
}

/** What a running text says about the person of that name, each claim with its words where they stand in the capture. */
export function proseClaims(capture: Capture, page: RunningText, name: string, lang?: string): ClaimDraft[] {
  return readRunningText(page.text, { subject: name, ...(lang === undefined ? {} : { lang }) }).map((statement) => {
    const { from, to, ...said } = statement;
    return { ...said, ...placeOf(capture, page.placeOf({ from, to })) } as ClaimDraft;
  });
}
