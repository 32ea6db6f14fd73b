import { commonSexOf } from "../../names/given-names.ts";
import type { Block } from "../../text/document/block.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../../text/people/naming.ts";
import { isRegion } from "../../text/places/places.ts";
import { contradicts, namingIn, soughtOf } from "../../text/document/named.ts";

/**
 * Whether the first person whom a document names is somebody else, and its title does not name the person: "Farewell to
 * Otto Brandt", a list of a council. The same surname may be the person's own former name.
 */
export function isAboutAnother(blocks: readonly Block[], name: string): boolean {
  const sought = soughtOf(name);
  if (sought === undefined) return false;
  for (const { kind, zone, text } of blocks) {
    if (kind === "title" && namingIn(text, sought)?.naming === "full") return false;
    if (zone !== "main" || kind === "title") continue;
    const words = text.slice(0, MAX_LENGTH);
    const own = namingIn(words, sought);
    const other = [...words.matchAll(TWO_CAPITALS)].find(
      ([written]) => commonSexOf(written) !== null && !isNobody(written) && contradicts(written, sought),
    );
    if (other !== undefined) return own?.naming !== "full" || other.index < own.place.from;
    if (own?.naming === "full" || (kind === "heading" && own?.naming === "family")) return false;
    if (namingIn(text, sought)?.naming === "full") return false;
  }
  return false;
}

const TWO_CAPITALS = /(?<![\p{Alpha}-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}\p{Ll}[\p{Alpha}’'-]+/gu;

/** "Chief Executive", "Georgia Tech": a post or an organisation that begins like a given name, with a state's perhaps. */
function isNobody(written: string): boolean {
  const [first = ""] = written.split(" ");
  return isJobTitle(written) || isCompanyName(written) || isSchoolName(written) || isRegion(first);
}

/** Of a block, in UTF-16 units: further on, a paragraph may mention anybody. */
const MAX_LENGTH = 120;
