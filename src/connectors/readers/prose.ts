import type { Finding } from "../../domain/claim.ts";
import { readProse } from "../../prose/prose.ts";
import { namedAtStart } from "../../prose/subject.ts";
import type { Capture } from "../connector.ts";
import { claimOf } from "./biography.ts";

/**
 * Reads `prose`: text/plain about one person, who is named on a first line of their own ("Ada Thornquist") or at the
 * beginning of the text ("Ada Thornquist is …"); a text that names nobody there gives nothing. The address is the
 * person's id with this source, because prose states no other.
 */
export function* readProsePage(capture: Capture): Iterable<Finding> {
  const { data, url } = capture;
  const name = headingOf(data) ?? namedAtStart(data.trimStart());
  if (name === undefined) return;
  yield { externalId: url, url, name, claims: readProse(data, { subject: name }).map(claimOf), identifiers: [] };
}

/** A first line that holds a name and nothing else: two to six capitalised words. */
function headingOf(text: string): string | undefined {
  const line = /^\s*([^\n]{3,80})\r?\n/u.exec(text)?.[1]?.trim();
  if (line === undefined) return undefined;
  return /^\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:van|von|de|del|della|di|da|der|den|la|le|ten|ter|zu|y)\s)*[\p{Lu}"“„][\p{L}.'’"”“-]*){1,5}(?:,?\s(?:Jr|Sr|II|III|IV)\.?)?$/u.test(
    line,
  )
    ? line
    : undefined;
}
