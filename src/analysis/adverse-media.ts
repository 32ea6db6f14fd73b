import { ADVERSE_CATEGORIES, DISCUSSION, OFFICES, PROCEEDINGS } from "./adverse-categories.ts";
import { findMentions, type Mention } from "./article-mentions.ts";
import { compileLowerWithin, lowerInPlace } from "./pattern.ts";

/** What a person is in a case. The first three speak against them, the fourth for them, the others not of them. */
export type CaseRole = "accused" | "charged" | "convicted" | "acquitted" | "victim" | "witness" | "official" | "author";

/** What an article says of a person's part in a case, with the sentence that says it. */
export interface RoleInCase {
  readonly role: CaseRole;
  /** How far the case had come: investigation, charge, trial, conviction, acquittal, dismissal. */
  readonly stage: string;
  readonly sentence: string;
}

export interface JudgedArticle {
  readonly adverse: boolean;
  readonly categories: readonly string[];
  /** Words of police and court less words of policy and products, in a hundred words. */
  readonly balance: number;
}

/**
 * What a matter and a word of discussion weigh beside one of police and court, and the least balance in a hundred words. Chosen,
 * like the word lists, on 159 labelled news articles and the tuning half of our own: figures on those 159 are of development.
 */
const MATTER = 0.3;
const DISCUSSED = 0.9;
const LEAST_BALANCE = 0.3;
const LEAST_TELLING = 2;
const MOST_MATTERS = 6;
const MOST_WORDS = 700;
const FEWEST_WORDS = 40;

/** Whether an article is about wrongdoing, and of which kinds: by its words, without asking whose. Laws against crime and remedies for it are none. */
export function judgeArticle(text: string): JudgedArticle {
  const head = firstWords(text, MOST_WORDS);
  const words = Math.max(FEWEST_WORDS, head.split(/\s+/).length);
  const counts = ADVERSE_CATEGORIES.map(({ name, words }) => ({ name, count: countOf(words, head) }));
  const matters = counts.reduce((sum, { count }) => sum + Math.min(4, count), 0);
  const proceedings = countOf(PROCEEDINGS, head);
  const telling = MATTER * Math.min(MOST_MATTERS, matters) + proceedings;
  const balance = (100 * (telling - DISCUSSED * countOf(DISCUSSION, head))) / words;
  const most = Math.max(...counts.map(({ count }) => count));
  return {
    adverse: matters + proceedings >= LEAST_TELLING && balance >= LEAST_BALANCE,
    categories: counts
      .filter(({ count }) => count > 0 && count >= most / 2)
      .sort((a, b) => b.count - a.count)
      .map(({ name }) => name),
    balance,
  };
}

/**
 * Whether a text has any word of wrongdoing, police or court: without one it is neither adverse nor of a kind, and need not be asked
 * for anybody's part. One pass over small letters, where the counts take fifteen.
 */
export function tellsOfCase(text: string): boolean {
  return CASE_WORDS.test(lowerInPlace(text));
}

const CASE_WORDS = compileLowerWithin(
  [...ADVERSE_CATEGORIES.map(({ words }) => words.source), PROCEEDINGS.source].join("|"),
);

/** The kinds of wrongdoing that a few sentences name, the most named first. */
export function categoriesOf(text: string): readonly string[] {
  return ADVERSE_CATEGORIES.map(({ name, words }) => ({ name, count: countOf(words, text) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ name }) => name);
}

/**
 * A person's part in the case that an article tells of, by the sentences that name them: `null` where none says. Of several
 * parts the one that ends a case stands: an acquittal before a conviction, a conviction before a charge, a charge before a
 * suspicion. Who only appears as victim, witness, official or author has no other part by the verbs of others.
 */
export function judgeRole(text: string, names: readonly string[]): RoleInCase | null {
  const told = findMentions(text, names).flatMap((mention) => roleIn(mention) ?? []);
  const bystander = told.find(({ role }) => BYSTANDERS.includes(role));
  const party = PARTIES.flatMap((role) => told.find((each) => each.role === role) ?? []);
  return party[0] ?? bystander ?? null;
}

const PARTIES: readonly CaseRole[] = ["acquitted", "convicted", "charged", "accused"];
const BYSTANDERS: readonly CaseRole[] = ["victim", "witness", "official", "author"];

export function isAgainst(role: CaseRole): boolean {
  return role === "accused" || role === "charged" || role === "convicted";
}

interface Pattern {
  readonly role: CaseRole;
  readonly stage: string;
  readonly pattern: RegExp;
}

/** `@` stands for the person, `#` for anybody else. What stands between subject and verb holds no other person. */
const GAP = String.raw`[^#.;]{0,90}?`;
const APPOSITION = String.raw`(?:\s*,[^#.;]{0,80}?,)?`;
const pattern = (role: CaseRole, stage: string, ...sources: readonly string[]): readonly Pattern[] =>
  sources.map((source) => ({ role, stage, pattern: new RegExp(source, "iu") }));

const PATTERNS: readonly Pattern[] = [
  ...pattern(
    "author",
    "report",
    String.raw`^\W*(?:text:|story by|reporting by|report by|words:|by) @(?=[\s.,(]|$)`,
    String.raw`\((?:story|text|report|words|reporting) by @`,
    String.raw`@${APPOSITION} (?:reports? (?:for|from)|is (?:the|a|our) [^#.;]{0,30}(?:reporter|correspondent|journalist|editor|columnist)|writes (?:about|for)|contributed)`,
    String.raw`(?:our )?(?:correspondent|reporter|columnist|staff writer) @`,
  ),
  ...pattern(
    "official",
    "case",
    String.raw`(?:${OFFICES}),? @`,
    String.raw`@\s*,\s*(?:an?|the|his|her|their|presiding|deputy|chief|senior|lead)?\s*(?:[\p{L}-]+ ){0,3}?(?:${OFFICES})\b`,
    String.raw`@\s*,\s*(?:presiding|prosecuting|defending|investigating)\b`,
    String.raw`@\s*,\s*who (?:led|leads|heads|headed|runs|oversaw|prosecuted|presided|defended|investigated|represents|represented)\b`,
    String.raw`@${APPOSITION} (?:presided|prosecuted|adjourned|sentenced #|ruled that|led the (?:investigation|inquiry|prosecution)|represented|defended #|headed the)`,
    String.raw`@${APPOSITION},? (?:for|of|from|at) (?:the )?(?:prosecution|defen[cs]e|police|fraud (?:squad|office|unit)|court|ministry|regulator|public prosecutor|coast ?guard|customs|tax office|prosecutor['’]s office|bar association)\b`,
    String.raw`\b(?:led|headed|chaired|presided over|run|signed|overseen|represented|defended|prosecuted) by @`,
    String.raw`@${APPOSITION} (?:told reporters|told journalists|read (?:out )?the (?:verdict|sentence|indictment|charges)|handed down|opened the (?:session|hearing|trial)|closed the (?:session|hearing)|called the (?:case|trial|verdict|sentence)|called it an? [^#.;]{0,20}case|set the next|asked for order|asked for (?:more time|patience|witnesses)|will decide|reserved judg|took over the (?:case|inquiry)|signed the (?:warrant|indictment)|speaks for|spoke for)`,
  ),
  ...pattern(
    "witness",
    "trial",
    String.raw`(?:witness|bystander|neighbou?r|passer-by|onlooker)(?: called)?,? @`,
    String.raw`@${APPOSITION} (?:testified|gave evidence|took the stand|told the (?:court|jury|judges?)|described to the|recalled|remembered|saw|identified|witnessed)`,
    String.raw`under oath,? @`,
    String.raw`@\s*,\s*(?:who )?(?:was )?called (?:as a witness|by the (?:defen[cs]e|prosecution))`,
    String.raw`said @\s*,\s*who was called as a witness`,
    String.raw`(?:statement|testimony|account) of (?:the )?(?:[\p{L}-]+ )?@`,
  ),
  ...pattern(
    "victim",
    "case",
    String.raw`(?:victims?|survivors?|injured|wounded|complainants?),? (?:(?:is|was|were|include[sd]?|named|called) )?@`,
    String.raw`(?:among|one of) (?:those|the people|the \p{L}+) (?:who were )?(?:defrauded|robbed|hurt|injured|cheated|harmed|swindled|affected|deceived|victims)[^#.;]{0,20}@`,
    String.raw`one of the (?:injured|victims|wounded|cheated|robbed)\s*,\s*@`,
    String.raw`@${APPOSITION}\s*,?\s*(?:who )?(?:was|were|had been|has been) (?:robbed|defrauded|attacked|injured|hurt|stabbed|shot|cheated|swindled|assaulted|kidnapped|blackmailed|scammed|deceived|killed|murdered|harassed|left with nothing|raped|abused|extorted|threatened)`,
    String.raw`@${APPOSITION}\s*,?\s*(?:who )?(?:lost (?:the|his|her|their|all|everything|a|\d|savings)|suffered|paid for|never got (?:the|his|her) money)`,
    String.raw`(?:robbed|defrauded|attacked|assaulted|stabbed|cheated|stole [^#.;]{0,20}from|stole from|murdered|killed|kidnapped|extorted|blackmailed|threatened|harassed|scammed|deceived) @`,
    String.raw`for @\s*,\s*who suffered`,
  ),
  ...pattern(
    "acquitted",
    "acquittal",
    String.raw`@${GAP}\b(?:acquitted|cleared of|exonerated|found not guilty|not guilty of|walked free|a free (?:citizen|man|woman|person)|absolved|vindicated|declared innocent)\b`,
    String.raw`\b(?:acquitted|cleared|exonerated|absolved) @`,
    String.raw`\b(?:freed|released) @${GAP}\b(?:for (?:lack|want) of|after finding|without (?:a stain|charge))`,
    String.raw`@${GAP}\b(?:was|is|were) (?:innocent|blameless|not to blame)\b(?! until)`,
    String.raw`\bno case to answer\b${GAP}@|@${GAP}\bno case to answer\b`,
    String.raw`\b(?:verdict|finding) (?:of|was) not guilty (?:for|on) @`,
    String.raw`\bfound @${GAP}\bnot guilty\b`,
    String.raw`\b(?:quashed|overturned|set aside|annulled|vacated) the (?:conviction|sentence|verdict|judgment) (?:of|against) @`,
    String.raw`\b(?:conviction|sentence|verdict) (?:of|against) @${GAP}\b(?:quashed|overturned|set aside|annulled|vacated)\b`,
  ),
  ...pattern(
    "acquitted",
    "dismissal",
    String.raw`\b(?:charges?|case|proceedings|indictment|complaint|allegations?|investigation|accusations?)\b${GAP}\b(?:against|of) @${GAP}\b(?:dropped|dismissed|withdrawn|discontinued|thrown out|closed|unfounded)\b`,
    String.raw`\b(?:dropped|dismissed|withdrew|discontinued|threw out) (?:all |the )?(?:charges?|case|proceedings|indictment|complaint)\b${GAP}\bagainst @`,
    String.raw`@${GAP}\b(?:saw|had) (?:the |all )?(?:charges?|case)${GAP}\b(?:dropped|dismissed)\b`,
    String.raw`\b(?:case|trial|prosecution) (?:of|against) @${GAP}\b(?:collapsed|fell apart|was abandoned|was stopped)\b`,
  ),
  ...pattern(
    "convicted",
    "conviction",
    String.raw`@${GAP}\b(?:was|is|were|has been|had been|been|stands) (?:\p{L}+ )?(?:convicted|found guilty|sentenced|jailed|imprisoned|fined|ordered to (?:pay|repay)|barred|banned|struck off|disqualified|given (?:a|\d))`,
    String.raw`@${GAP}\b(?:pleaded|pled) guilty\b`,
    String.raw`@${GAP}\b(?:admitted|confessed to|confessed)\b(?! to hospital| into)`,
    String.raw`@${GAP}\b(?:must|has to|will|is to|had to) (?:go to|serve|spend)${GAP}\b(?:prison|jail|behind bars|years|months)\b`,
    String.raw`@${GAP}\b(?:received|got|was handed|began serving|is serving|served|serves) (?:an? )?${GAP}\b(?:sentence|prison|jail|years? in)\b`,
    String.raw`\b(?:convict(?:ed|s)?|sentenced|jailed|imprisoned|fined|condemned|banned|disqualified) (?:of )?@`,
    String.raw`\bfound @${GAP}\bguilty\b`,
    String.raw`\bgave @${GAP}\b(?:sentence|years|months|fine)\b`,
    String.raw`\b(?:conviction|sentence|imprisonment|guilty plea) of @`,
    String.raw`\bconvicted (?:\p{L}+ ){1,3}@`,
    String.raw`\b(?:sent|sends|put|puts|locked) @${GAP}\b(?:to prison|to jail|behind bars|away|up)\b`,
    String.raw`@${GAP}\b(?:goes|went|was sent|is going|returns|returned|was led) to (?:prison|jail)\b`,
    String.raw`@${GAP}\b(?:was|is|has been) (?:handed|given|put on|placed on|sent down|locked up|stripped of|ordered to)\b${GAP}\b(?:years?|months?|probation|sentence|term|fine|service|prison|jail|repay|pay|licen[cs]e)\b`,
    String.raw`@${GAP}\b(?:lost|withdrew) (?:the|his|her|their|an) appeal\b`,
    String.raw`\b(?:upheld|confirmed|rejected the appeal against) the (?:conviction|sentence|verdict|judgment|fine) (?:of|against|on) @`,
    String.raw`\b(?:rejected|dismissed|threw out) (?:the |an )?appeal (?:of|by|from) @`,
    String.raw`\b(?:guilty verdict|sentence|conviction|prison term|jail term|fine) (?:for|against|on) @`,
    String.raw`@['’]s? (?:conviction|sentence|guilty plea|prison term|jail term|confession)\b`,
    String.raw`@${GAP}\b(?:must|has to|had to|is to|will) (?:repay|pay back|hand back|return the|pay a fine)\b`,
    String.raw`\bguilty\b[^#.;]{0,40}\bverdict\b[^#.;]{0,40}@`,
  ),
  ...pattern(
    "charged",
    "charge",
    String.raw`@${GAP}\b(?:was|is|were|has been|had been|been) (?:\p{L}+ )?(?:charged with|charged in|charged over|indicted|arrested|remanded|detained|taken into custody|held|extradited|arraigned|summonsed)\b`,
    String.raw`@${GAP}\b(?:faces?|faced|facing) (?:\p{L}+ ){0,3}(?:charges?|trial|counts?|prosecution)\b`,
    String.raw`\b(?:charged|indicted|arrested|detained|apprehended|remanded|extradited) @`,
    String.raw`\btook @${GAP}\binto custody\b`,
    String.raw`\b(?:indictment|charges?|arrest warrant|warrant|counts?)\b${GAP}\b(?:against|for) @`,
    String.raw`\barrest of @`,
    String.raw`@${GAP}\b(?:was|is|were|has been) (?:led away|caught|picked up|seized|handcuffed|brought before|summoned|taken away by)\b`,
    String.raw`\b(?:summoned|handcuffed|picked up|caught|led away) @`,
    String.raw`\b(?:brought|filed|pressed|laid) (?:\p{L}+ ){0,2}charges against @`,
    String.raw`@['’]s? (?:arrest|indictment|arraignment|extradition)\b`,
  ),
  ...pattern(
    "charged",
    "trial",
    String.raw`@${GAP}\b(?:went on trial|is on trial|stands? trial|stood trial|on trial for|appeared in court|pleaded not guilty|pled not guilty|in the dock)\b`,
    String.raw`\btrial of @`,
    String.raw`@${GAP}\b(?:goes|go|will go|is to go) on trial\b|@['’]s? trial\b|@${GAP}\bmust answer (?:for|to)\b`,
  ),
  ...pattern(
    "accused",
    "investigation",
    String.raw`@${GAP}\b(?:is|was|are|has been|had been|were|being|been|became) (?:\p{L}+ )?(?:suspected|accused|investigated|under (?:\p{L}+ )?investigation|alleged|a suspect|the subject of|questioned|probed|implicated|linked to|named in|sued|wanted)\b`,
    String.raw`@${GAP}\b(?:allegedly|reportedly)\b`,
    String.raw`\b(?:suspicion|suspicions|allegations?|accusations?|complaints?|inquiry|investigation|probe|lawsuit|evidence)\b${GAP}\b(?:on|against|into|of|about) @`,
    String.raw`\b(?:accused|accuses|accusing|suspects?|suspected|investigat(?:es|ed|ing)|alleges? that|alleged that|allege that|sued|suing|say that|says that|according to the (?:complaint|indictment|investigators|prosecution|police),?) @`,
    String.raw`\ballegedly${GAP}@`,
    String.raw`\b(?:named|identified|regard|treat|describe)(?:s|ed)? @ as (?:the |a |an |their )?(?:\p{L}+ )?suspect\b`,
    String.raw`\b(?:police|detectives|investigators|prosecutors|authorities) (?:are|is|were) (?:looking for|hunting|seeking|searching for|looking into) @`,
    String.raw`\b(?:raided|searched) (?:the )?(?:\p{L}+ ){0,3}of @|\b(?:raided|searched) @['’]s\b`,
    String.raw`@${GAP}\b(?:is|was|remains|came|comes|fell) under (?:suspicion|scrutiny|investigation)\b`,
    String.raw`@${GAP}\bden(?:y|ies|ied) (?:the |all |any )?(?:accusations?|allegations?|charges?|wrongdoing|it)\b`,
  ),
];

/** What a sentence says of the person in it. The patterns stand in the order in which they are asked. */
function roleIn(mention: Mention): RoleInCase | null {
  const found = PATTERNS.find(({ pattern: words }) => words.test(mention.masked));
  if (found === undefined) return null;
  const isDenied =
    isAgainst(found.role) &&
    /@[^#.;]{0,60}\b(?:not (?:been )?(?:accused|suspected|charged with anything|under investigation|a suspect)|no suspicion|unrelated to|no relation)\b/iu.test(
      mention.masked,
    );
  const stillOpen = found.role === "charged" && /\bhas not been charged\b/iu.test(mention.masked);
  if (isDenied && !/\baccused\b[^.]*\bhas not been charged\b/iu.test(mention.masked)) return null;
  return stillOpen
    ? { role: "accused", stage: "investigation", sentence: mention.sentence }
    : { role: found.role, stage: found.stage, sentence: mention.sentence };
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function firstWords(text: string, most: number): string {
  const matches = text.matchAll(/\S+/g);
  let end = text.length;
  let count = 0;
  for (const match of matches) {
    if (++count > most) {
      end = match.index;
      break;
    }
  }
  return text.slice(0, end);
}
