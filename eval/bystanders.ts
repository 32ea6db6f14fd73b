import { readWordList } from "../src/lists/word-list.ts";
import { type ToldSentence } from "../src/text/people/mentions.ts";
import { belonging } from "../src/text/languages/en/belonging.ts";
import { mask } from "../src/analysis/cases/mask.ts";

const BYSTANDERS = readWordList(new URL("lists/bystanders.txt", import.meta.url));
/** People who act in a case by virtue of their office, as alternatives of a regular expression. */
const OFFICES = BYSTANDERS.pattern("offices");

/** Who is in an article about a case without being a party to it. */
export type Bystander = "victim" | "witness" | "official" | "author";

/** What an English sentence says about somebody it names who is not a party; `null` if it says nothing. */
export function bystanderIn(sentence: ToldSentence): Bystander | null {
  const masked = mask(sentence, belonging);
  return PATTERNS.find(({ pattern: words }) => words.test(masked))?.role ?? null;
}

interface Pattern {
  readonly role: Bystander;
  readonly pattern: RegExp;
}

/** `@` is the person, `#` anybody else. */
const APPOSITION = String.raw`(?:\s*,[^#.;]{0,80}?,)?`;
const pattern = (role: Bystander, ...sources: readonly string[]): readonly Pattern[] =>
  sources.map((source) => ({ role, pattern: new RegExp(source, "iu") }));

const PATTERNS: readonly Pattern[] = [
  ...pattern(
    "author",
    String.raw`^\W*(?:text:|story by|reporting by|report by|words:|by) @(?=[\s.,(]|$)`,
    String.raw`\((?:story|text|report|words|reporting) by @`,
    String.raw`@${APPOSITION} (?:reports? (?:for|from)|is (?:the|a|our) [^#.;]{0,30}(?:reporter|correspondent|journalist|editor|columnist)|writes (?:about|for)|contributed)`,
    String.raw`(?:our )?(?:correspondent|reporter|columnist|staff writer) @`,
  ),
  ...pattern(
    "official",
    String.raw`(?:${OFFICES}),? @`,
    String.raw`@\s*,\s*(?:(?:${BYSTANDERS.pattern("before an official")})\s*)?(?:[\p{L}-]+ ){0,3}?(?:${OFFICES})\b`,
    String.raw`@\s*,\s*(?:presiding|prosecuting|defending|investigating)\b`,
    String.raw`@\s*,\s*who (?:${BYSTANDERS.pattern("what officials did")})\b`,
    String.raw`@${APPOSITION} (?:presided|prosecuted|adjourned|sentenced #|ruled that|led the (?:investigation|inquiry|prosecution)|represented|defended #|headed the)`,
    String.raw`@${APPOSITION},? (?:for|of|from|at) (?:the )?(?:${BYSTANDERS.pattern("bodies that act")})\b`,
    String.raw`\b(?:${BYSTANDERS.pattern("done by officials")}) by @`,
    String.raw`@${APPOSITION} (?:${BYSTANDERS.pattern("how officials act")})`,
  ),
  ...pattern(
    "witness",
    String.raw`(?:witness|bystander|neighbou?r|passer-by|onlooker)(?: called)?,? @`,
    String.raw`@${APPOSITION} (?:${BYSTANDERS.pattern("how witnesses act")})`,
    String.raw`under oath,? @`,
    String.raw`@\s*,\s*(?:who )?(?:was )?called (?:as a witness|by the (?:defen[cs]e|prosecution))`,
    String.raw`said @\s*,\s*who was called as a witness`,
    String.raw`(?:statement|testimony|account) of (?:the )?(?:[\p{L}-]+ )?@`,
  ),
  ...pattern(
    "victim",
    String.raw`(?:victims?|survivors?|injured|wounded|complainants?),? (?:(?:is|was|were|include[sd]?|named|called) )?@`,
    String.raw`(?:among|one of) (?:those|the people|the \p{L}+) (?:who were )?(?:${BYSTANDERS.pattern("harmed with others")})[^#.;]{0,20}@`,
    String.raw`one of the (?:injured|victims|wounded|cheated|robbed)\s*,\s*@`,
    String.raw`@${APPOSITION}\s*(?:,\s*)?(?:who )?(?:was|were|had been|has been) (?:${BYSTANDERS.pattern("done to victims")})`,
    String.raw`@${APPOSITION}\s*(?:,\s*)?(?:who )?(?:lost (?:the|his|her|their|all|everything|a|\d|savings)|suffered|paid for|never got (?:the|his|her) money)`,
    String.raw`(?:${BYSTANDERS.pattern("before a victim")}) @`,
    String.raw`for @\s*,\s*who suffered`,
  ),
];
