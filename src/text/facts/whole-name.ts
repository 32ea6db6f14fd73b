import { cue } from "../languages/cues.ts";
/**
 * The whole name of an organisation, if the grammar of the sentence shows that only a part was read; `undefined` if
 * it is part of another's name.
 */
export function wholeNameIn(
  written: string,
  before: string,
  behind: string,
  known: readonly string[],
): string | undefined {
  if (isSecondHalf(written, before) || isBodyWithin(behind)) return undefined;
  const owned = OF_ITS_KIND.exec(written)?.[1];
  const name = owned ?? written;
  const rest = owned === undefined ? behind : `${written.slice(owned.length)}${behind}`;
  const further = name.endsWith("s")
    ? (/^ and \p{Lu}[\p{L}'’-]*s(?: \p{Lu}[\p{L}'’-]*){0,3}(?![\p{L}'’-])/u.exec(rest)?.[0] ?? "")
    : "";
  const forWhom = SERVES.test(name)
    ? (/^ for (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/u.exec(rest)?.[0] ?? "")
    : "";
  const noun = owned === undefined && further === "" ? (SMALL_NOUN.exec(rest)?.[0] ?? "") : "";
  return longerKnown(`${name}${further}${forWhom}${noun}`, known);
}

/**
 * "the Highlands and [Islands Enterprise]", "Officers' and [Ranks' Association]": two plurals joined by "and" are one
 * name.
 */
function isSecondHalf(written: string, before: string): boolean {
  return (
    /^\p{L}+s['’]?(?:\s|$)/u.test(written) &&
    /(?<!\p{L})the (?:\p{Lu}[\p{L}'’-]* (?:of )?){0,4}\p{Lu}[\p{L}'’-]*s['’]? and $/u.test(before)
  );
}

/** "the Chamber of Commerce's rural transport panel": a body within that organisation. */
function isBodyWithin(behind: string): boolean {
  return BODY_WITHIN.test(behind);
}

/** "Rural Bank's Victorian": cut off in the middle of what is possessed. */
const OF_ITS_KIND = new RegExp(
  `^(\\p{Lu}\\S*(?: \\p{Lu}\\S*)*)['’]s \\p{Lu}\\p{L}+(?:${cue("adjectives of places end")})$`,
  "u",
);
/** Nouns of organisations whose names continue with whom they serve. */
const SERVES = new RegExp(`(?:^|\\s)(?:${cue("serves somebody")})$`, "u");

/** "the Moculta CFS brigade", "Swansea Bay health board": what an organisation is, uncapitalised after its name. */
const SMALL_NOUN = new RegExp(`^ (?:${cue("small nouns of bodies")})(?![\\p{L}'’-])`, "u");

/** "the Nordlys Centre", if the text has named the Nordlys Centre for Clinical Ethics. */
function longerKnown(name: string, known: readonly string[]): string {
  if (!/\s/u.test(name)) return name;
  const longer = new Set(known.filter((each) => each.startsWith(`${name} for `) || each.startsWith(`${name} of `)));
  const [only] = longer;
  return longer.size === 1 && only !== undefined ? only : name;
}

const BODY_WITHIN = new RegExp(`^['’]s (?:\\p{L}[\\p{L}-]* ){0,3}(?:${cue("bodies within bodies")})(?!\\p{L})`, "u");
