/** The whole of a body's name where a sentence's grammar shows that what was taken for it is a part; nothing where it is another's part. */
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
  return longerKnown(`${name}${further}${forWhom}`, known);
}

/** "the Highlands and [Islands Enterprise]", "Officers' and [Ranks' Association]": two plurals in a row are one name. */
function isSecondHalf(written: string, before: string): boolean {
  return (
    /^\p{L}+s['’]?(?:\s|$)/u.test(written) &&
    /(?<!\p{L})the (?:\p{Lu}[\p{L}'’-]* (?:of )?){0,4}\p{Lu}[\p{L}'’-]*s['’]? and $/u.test(before)
  );
}

/** "the Chamber of Commerce's rural transport panel": a body of that body. */
function isBodyWithin(behind: string): boolean {
  return /^['’]s (?:\p{L}[\p{L}-]* ){0,3}(?:panel|committee|council|sub-committee|working group|network|board|association|congregation|chapter)(?!\p{L})/u.test(
    behind,
  );
}

/** "Rural Bank's Victorian": cut within what is owned. */
const OF_ITS_KIND = /^(\p{Lu}\S*(?: \p{Lu}\S*)*)['’]s \p{Lu}\p{L}+(?:an|ian|ish|ese)$/u;
/** Nouns of bodies whose name goes on with whom they are for. */
const SERVES =
  /(?:^|\s)(?:Home|School|Centre|Center|Institute|Institution|Society|Trust|Hospital|Association|Fund|Foundation|College|Council|Alliance|Coalition|Campaign|Academy|Network)$/u;

/** "the Nordlys Centre" where the text has named the Nordlys Centre for Clinical Ethics. */
function longerKnown(name: string, known: readonly string[]): string {
  if (!/\s/u.test(name)) return name;
  const longer = new Set(known.filter((each) => each.startsWith(`${name} for `) || each.startsWith(`${name} of `)));
  const [only] = longer;
  return longer.size === 1 && only !== undefined ? only : name;
}
