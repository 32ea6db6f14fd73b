import type { Finding } from "../../domain/claim.ts";
import { speakerOf } from "../../text/assertion.ts";
import type { Capture } from "../connector.ts";
import type { Reader } from "../reader.ts";
import { UnreadableCapture } from "../findings/claims.ts";
import { claimOf } from "./biography.ts";
import { DIRECTORY_PROPERTIES } from "./directory/directory.ts";
import { readDirectoryEntry } from "./directory/directory.ts";

export const directoryEntry: Reader = {
  kind: "directory-entry",
  yields: DIRECTORY_PROPERTIES,
  read: readDirectoryText,
};

/**
 * Reads `directory-entry`: text/plain, with the person's name on the first line, followed by an entry in the style of
 * biographical directories: English clauses separated by semicolons. The address is the directory's own key for the
 * person.
 */
function* readDirectoryText(capture: Capture): Iterable<Finding> {
  const { data } = capture;
  const lineEnd = data.indexOf("\n");
  const name = data.slice(0, Math.max(lineEnd, 0)).trim();
  if (name === "" || name.length > 200) throw new UnreadableCapture(`${capture.kind}: no name on the first line`);
  const assertions = [
    speakerOf(data).say("fullName", name, { from: 0, to: lineEnd }),
    ...readDirectoryEntry(data, lineEnd + 1, capture.collectedAt),
  ];
  yield { externalId: capture.url, url: capture.url, name, claims: assertions.map(claimOf), identifiers: [] };
}
