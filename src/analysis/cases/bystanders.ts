import { type ToldSentence } from "../../text/people/mentions.ts";
import { OFFICES } from "../adverse-categories.ts";
import { belonging } from "../../text/languages/en/belonging.ts";
import { mask } from "./mask.ts";

/** Who is in an article about a case without being a party to it. */
export type Bystander = "victim" | "witness" | "official" | "author";

/** What a sentence of English says of who is named in it beside the parties; `null` where it says nothing. */
export function bystanderIn(sentence: ToldSentence): Bystander | null {
  const masked = mask(sentence, belonging);
  return PATTERNS.find(({ pattern: words }) => words.test(masked))?.role ?? null;
}

interface Pattern {
  readonly role: Bystander;
  readonly pattern: RegExp;
}

/** `@` stands for the person, `#` for anybody else. */
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
    String.raw`@\s*,\s*(?:(?:an?|the|his|her|their|presiding|deputy|chief|senior|lead)\s*)?(?:[\p{L}-]+ ){0,3}?(?:${OFFICES})\b`,
    String.raw`@\s*,\s*(?:presiding|prosecuting|defending|investigating)\b`,
    String.raw`@\s*,\s*who (?:led|leads|heads|headed|runs|oversaw|prosecuted|presided|defended|investigated|represents|represented)\b`,
    String.raw`@${APPOSITION} (?:presided|prosecuted|adjourned|sentenced #|ruled that|led the (?:investigation|inquiry|prosecution)|represented|defended #|headed the)`,
    String.raw`@${APPOSITION},? (?:for|of|from|at) (?:the )?(?:prosecution|defen[cs]e|police|fraud (?:squad|office|unit)|court|ministry|regulator|public prosecutor|coast ?guard|customs|tax office|prosecutor['’]s office|bar association)\b`,
    String.raw`\b(?:led|headed|chaired|presided over|run|signed|overseen|represented|defended|prosecuted) by @`,
    String.raw`@${APPOSITION} (?:told reporters|told journalists|read (?:out )?the (?:verdict|sentence|indictment|charges)|handed down|opened the (?:session|hearing|trial)|closed the (?:session|hearing)|called the (?:case|trial|verdict|sentence)|called it an? [^#.;]{0,20}case|set the next|asked for order|asked for (?:more time|patience|witnesses)|will decide|reserved judg|took over the (?:case|inquiry)|signed the (?:warrant|indictment)|speaks for|spoke for)`,
  ),
  ...pattern(
    "witness",
    String.raw`(?:witness|bystander|neighbou?r|passer-by|onlooker)(?: called)?,? @`,
    String.raw`@${APPOSITION} (?:testified|gave evidence|took the stand|told the (?:court|jury|judges?)|described to the|recalled|remembered|saw|identified|witnessed)`,
    String.raw`under oath,? @`,
    String.raw`@\s*,\s*(?:who )?(?:was )?called (?:as a witness|by the (?:defen[cs]e|prosecution))`,
    String.raw`said @\s*,\s*who was called as a witness`,
    String.raw`(?:statement|testimony|account) of (?:the )?(?:[\p{L}-]+ )?@`,
  ),
  ...pattern(
    "victim",
    String.raw`(?:victims?|survivors?|injured|wounded|complainants?),? (?:(?:is|was|were|include[sd]?|named|called) )?@`,
    String.raw`(?:among|one of) (?:those|the people|the \p{L}+) (?:who were )?(?:defrauded|robbed|hurt|injured|cheated|harmed|swindled|affected|deceived|victims)[^#.;]{0,20}@`,
    String.raw`one of the (?:injured|victims|wounded|cheated|robbed)\s*,\s*@`,
    String.raw`@${APPOSITION}\s*(?:,\s*)?(?:who )?(?:was|were|had been|has been) (?:robbed|defrauded|attacked|injured|hurt|stabbed|shot|cheated|swindled|assaulted|kidnapped|blackmailed|scammed|deceived|killed|murdered|harassed|left with nothing|raped|abused|extorted|threatened)`,
    String.raw`@${APPOSITION}\s*(?:,\s*)?(?:who )?(?:lost (?:the|his|her|their|all|everything|a|\d|savings)|suffered|paid for|never got (?:the|his|her) money)`,
    String.raw`(?:robbed|defrauded|attacked|assaulted|stabbed|cheated|stole [^#.;]{0,20}from|stole from|murdered|killed|kidnapped|extorted|blackmailed|threatened|harassed|scammed|deceived) @`,
    String.raw`for @\s*,\s*who suffered`,
  ),
];
