import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { speakerOf, type Assertion } from "../../text/assertion.ts";
import type { Capture } from "../connector.ts";
import type { Reader } from "../reader.ts";
import { DIRECTORY_PROPERTIES } from "./directory/directory.ts";
import { readDirectoryEntry } from "./directory/directory.ts";

export const biography: Reader = {
  kind: "bioguide/biography",
  yields: DIRECTORY_PROPERTIES,
  read: readBiography,
};

/**
 * Reads `bioguide/biography`: text/plain, with the person's name on the first line, followed by the entry in the
 * Biographical Directory of the United States Congress. The address ends in the Bioguide ID; a document with another
 * address yields nothing, because nothing says whose it is. `collectedAt` only decides what "-present" and the end of a
 * term mean.
 */
function* readBiography(capture: Capture): Iterable<Finding> {
  const id = /^https:\/\/bioguide\.congress\.gov\/search\/bio\/([A-Z]\d{6})$/u.exec(capture.url)?.[1];
  if (id === undefined) return;
  const { data } = capture;
  const lineEnd = data.indexOf("\n");
  const name = lineEnd < 0 ? "" : data.slice(0, lineEnd).trim();
  const named = name !== "" && name.length <= 200 && !name.includes(";");
  const speaker = speakerOf(data);
  const assertions: Assertion[] = readDirectoryEntry(data, named ? lineEnd + 1 : 0, capture.collectedAt);
  if (named) assertions.unshift(speaker.say("fullName", inOrder(name), { from: 0, to: lineEnd }));
  yield {
    externalId: id,
    url: capture.url,
    ...(named ? { name: inOrder(name) } : {}),
    claims: assertions.map((assertion) => claimOf(assertion)),
    identifiers: [{ kind: "externalId", value: `bioguide:${id}` }],
  };
}

/** "OVERBROOK, Tamsin Q., Jr." in spoken order; a name that is in order stays as it is. */
function inOrder(name: string): string {
  const [, last = "", given = "", suffix = ""] = /^(\p{Lu}[\p{Lu}'’ .-]+), ([^,]+)(?:, (.+))?$/u.exec(name) ?? [];
  if (given === "") return name;
  const written = last
    .toLowerCase()
    .replace(/(?<![\p{L}])(mc|o['’])?(\p{L})/gu, (_, head: string | undefined, letter: string) =>
      head === undefined ? letter.toUpperCase() : head.charAt(0).toUpperCase() + head.slice(1) + letter.toUpperCase(),
    );
  return [given, written, suffix].filter((part) => part !== "").join(" ");
}

/** An assertion as a claim: its quote is at `char=from,to` of the capture's text. */
export function claimOf({ from, to, ...assertion }: Assertion): ClaimDraft {
  return { ...assertion, locator: `char=${from},${to}` } as ClaimDraft;
}
