/** A sentence that names a person, or goes on about them. */
export interface Mention {
  readonly sentence: string;
  /** The sentence with `@` for the person and `#` for every other name. */
  readonly masked: string;
}

const ABBREVIATION =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|No|Inc|Ltd|Co|Gen|Sen|Rep|Gov|vs|e\.g|i\.e)|(?<![\p{L}])\p{L})\.$/u;
const NAME =
  /(?:\p{Lu}[\p{L}'’-]+(?:\s+(?:van|von|de|der|den|del|della|di|da|bin|al|la|le))?(?:\s+\p{Lu}\.)?\s+){1,3}\p{Lu}[\p{L}'’-]+/gu;
/** Capitals that are no people. */
const NO_PERSON =
  /^(?:The|A|An|In|On|At|For|From|With|By|After|Before|Under|Among|According|One|Our|Their|His|Her|This|That|These|When|While|But|And|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Court|Police|Office|Department|Ministry|Bank|Ledger|Gazette|Times|Post|News|Council|Commission|Agency|University|Hospital|Street|Road|Bay|River|City|County|Inc|Ltd|Group|Company|Party|House|Union|Authority|Prosecutors?|Station)\b/u;
/** After these a name is where somebody is from. */
const PLACE_BEFORE = /\b(?:in|from|at|near|of)\s+$/u;
const GOES_ON =
  /^\W*(?:He|She|They|The (?:\p{L}+-year-old|\p{L}+ ?\p{L}*?,? \d+,|defendant|accused|suspect|\p{L}+ from))(?![\p{L}])/u;

/** The sentences about a person, in the order of the text: by full name, by surname once the full name was said, by pronoun after it. */
export function findMentions(text: string, names: readonly string[]): readonly Mention[] {
  const full = names.filter((name) => name.trim() !== "").map(escape);
  if (full.length === 0) return [];
  const surnames = [...new Set(names.flatMap((name) => name.trim().split(/\s+/).at(-1) ?? []))].map(escape);
  const byFullName = new RegExp(`(?<![\\p{L}])(?:${full.join("|")})(?![\\p{L}])`, "giu");
  const bySurname = new RegExp(
    `(?<![\\p{L}]|\\p{Lu}[\\p{L}'’-]{1,30} )(?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?:${surnames.join("|")})(?![\\p{L}])`,
    "gu",
  );
  const mentions: Mention[] = [];
  let introduced = false;
  let previousIsOurs = false;
  for (const sentence of splitArticle(text)) {
    const fully = sentence.search(byFullName) >= 0;
    const shortly = introduced && sentence.search(bySurname) >= 0;
    const goesOn: boolean = previousIsOurs && GOES_ON.test(sentence) && !fully && !shortly;
    introduced ||= fully;
    const ours: boolean = fully || shortly || goesOn;
    if (ours) {
      const named = sentence.replace(byFullName, "@").replace(introduced ? bySurname : /(?!)/u, "@");
      mentions.push({ sentence, masked: maskOthers(goesOn ? named.replace(GOES_ON, "@") : named) });
    }
    previousIsOurs = ours;
  }
  return mentions;
}

export function splitArticle(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?]+["”’)]*(?=\s|$)|\n+/gu)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith(".") && ABBREVIATION.test(text.slice(start, match.index + 1))) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence !== "") sentences.push(sentence);
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === "" ? sentences : [...sentences, rest];
}

function maskOthers(sentence: string): string {
  return sentence.replace(NAME, (name, ...rest) => {
    const at = rest.find((part) => typeof part === "number") ?? 0;
    return NO_PERSON.test(name) || PLACE_BEFORE.test(sentence.slice(0, at)) ? name : "#";
  });
}

function escape(text: string): string {
  return text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
}
