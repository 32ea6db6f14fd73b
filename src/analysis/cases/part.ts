import { CASE_PARTS, type CasePart } from "../../domain/case-part.ts";
import { cueIn, cueWordsIn, type Cue } from "../../text/languages/cues.ts";
import { spokenOfIn } from "../../text/languages/languages.ts";
import { foldWords } from "../../text/people/fold-words.ts";
import { perLanguage } from "../../text/languages/per-language.ts";
import { mentionsIn, type ToldSentence } from "../../text/people/mentions.ts";

/**
 * What an article in which nobody accuses the person says they are in its case: its judge, a witness, one of its
 * victims, somebody who was never charged. `null` if it says nothing of the kind, or more than one of these. Only words
 * right beside the person's name count, and what is done by or to them; "former judge" is none.
 *
 * @param body one paragraph per line
 * @param names the person's names
 * @param lang the first part of a language tag
 */
export function partIn(body: string, names: readonly string[], lang: string): CasePart | null {
  const grammar = spokenOfIn(lang);
  return grammar === undefined ? null : partOf(mentionsIn(body, names, grammar), names, lang);
}

/** The same, of a text in which the person has been found. */
function partOf(told: readonly ToldSentence[], names: readonly string[], lang: string): CasePart | null {
  const patterns = patternsOf(lang);
  const words = new Set(names.flatMap((name) => foldWords(name)));
  const masked = told.map((sentence) => withSigns(sentence, words));
  const said = new Set(
    masked.flatMap((sentence) => patterns.filter(({ pattern }) => pattern.test(sentence)).map(({ part }) => part)),
  );
  if (said.has("notCharged")) return "notCharged";
  const [part, another] = said;
  return part === undefined || another !== undefined ? null : part;
}

/**
 * Whether the person judges, represents somebody, investigates, gives an opinion, was wronged or reports in the case of
 * a text: they are not whom its first sentence calls "a builder", and what they are accused of there is no charge.
 */
export function isBesideCase(told: readonly ToldSentence[], names: readonly string[], lang: string): boolean {
  return BESIDE.has(partOf(told, names, lang));
}

const BESIDE: ReadonlySet<CasePart | null> = new Set([
  "judge",
  "prosecutor",
  "lawyer",
  "investigator",
  "expert",
  "victim",
  "reporter",
]);

/** The sentence with `@` for the person's names and pronouns, and `#` for other people's names; titles stay. */
function withSigns({ unquoted, mentions }: ToldSentence, ofName: ReadonlySet<string>): string {
  let text = "";
  let at = 0;
  for (const { owner, form, from, to } of mentions) {
    const isOwn = owner === "own" && (form === "name" || form === "pronoun");
    if (from < at || !(isOwn || (form === "name" && owner === "other"))) continue;
    const titles = isOwn && form === "name" ? titlesBefore(unquoted.slice(from, to), ofName) : "";
    text += `${unquoted.slice(at, from)}${titles}${isOwn ? "@" : "#"}`;
    at = to;
  }
  return (text + unquoted.slice(at)).replace(/([@#])['’]s?(?=\s|$)/gu, "$1’s");
}

/** "Judge " of "Judge Ada Finch". */
function titlesBefore(named: string, ofName: ReadonlySet<string>): string {
  const own = /\S+/gu;
  for (const { 0: word, index } of named.matchAll(own))
    if (foldWords(word).some((part) => ofName.has(part))) return named.slice(0, index);
  return "";
}

/** Entries with `@`, for the person, are whole patterns; others are nouns for somebody with that part. */
const CUES_OF = {
  judge: "judges in a case",
  prosecutor: "prosecutors in a case",
  lawyer: "lawyers in a case",
  investigator: "investigators in a case",
  expert: "experts in a case",
  witness: "witnesses in a case",
  victim: "victims in a case",
  reporter: "reporters of a case",
  untrueClaim: "untrue claims",
  notCharged: "not charged",
} as const satisfies Readonly<Record<CasePart, Cue>>;

const raw = String.raw;

const patternsOf = perLanguage((lang: string) =>
  CASE_PARTS.map((part) => {
    const entries = cueWordsIn(lang, CUES_OF[part]);
    const patterns = entries.filter((entry) => entry.includes("@"));
    const nouns = entries.filter((entry) => !entry.includes("@"));
    return { part, pattern: new RegExp([...patterns, ...besideName(nouns, lang)].join("|") || "(?!)", "iu") };
  }),
);

/** "Judge @", "the judge, @,", "@, 44, the presiding judge". */
function besideName(nouns: readonly string[], lang: string): readonly string[] {
  if (nouns.length === 0) return [];
  const noun = raw`(?<!\p{L})(?<!(?:${cueIn(lang, "former posts")})[\p{L}-]{0,3}\s)(?:${nouns.join("|")})`;
  const small = raw`(?:(?:${cueIn(lang, "before a part in a case")})\s){0,3}`;
  return [
    raw`${noun}\s@(?!’s)`,
    raw`${noun},\s@(?=[,.:;)]|$)`,
    raw`@(?:\s?\(\d{1,3}\))?,\s(?:\d{1,3},\s)?${small}${noun}(?=\s?[,.;)]|$)`,
  ];
}
