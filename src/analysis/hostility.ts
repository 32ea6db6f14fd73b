import { readLeet } from "../text/tokens/leet.ts";
import type { PostStretch } from "./guards.ts";
import { analysisList } from "./lists.ts";
import { compileLower, lowerInPlace } from "./pattern.ts";

const LIST = analysisList("hostility");
/** Words for groups of people. Alone they never flag anything; only what is said about the group does. */
const GROUPS = LIST.pattern("groups");
const SLURS = LIST.pattern("slurs");
const VILE = LIST.pattern("contempt");
const HATE_VERBS = LIST.pattern("hatred");
const HARM = LIST.pattern("harm");
const INSULTS = LIST.pattern("insults");
/** Words that degrade whoever they are said about; next to a group's name they need no more grammar. */
const DEGRADING = LIST.pattern("degrading");
/** Objections to hatred, which have to name it. */
const OBJECTION = new RegExp(String.raw`\b(?:${LIST.pattern("objections")})\b`, "iu");

const SECOND = String.raw`(?:you|u|ya|your|ur)`;
/** What may come between: adverbs, "all", "those", "fucking". */
const ANY = String.raw`(?:\s+[\p{L}'’*]+){0,3}\s+`;
const FEW = String.raw`(?:\s+(?:${LIST.pattern("between a verb and a group")})){0,5}\s+`;

/** What a text must contain before a rule can apply: one look spares all rules of a gate. */
type Gate = "group" | "insult";

interface Rule {
  readonly gate: Gate | null;
  readonly source: string;
}

const RULES: readonly Rule[] = [
  // Declared hatred, of a group or with a slur.
  { gate: "group", source: `(?:${HATE_VERBS})${FEW}(?:${GROUPS}|${SLURS})` },
  // A group is called vile, or compared with something vile.
  {
    gate: "group",
    source: `(?:${GROUPS}|${SLURS})(?:\\s+(?:you|know|like|this|that|in|here|today)){0,3}\\s+(?:are|is|r|were|always are|seem)${"(?:\\s+[\\p{L}'’*]+){0,4}\\s+"}(?:${VILE}|${SLURS})`,
  },
  { gate: "group", source: `(?:${VILE})\\s+(?:${GROUPS})` },
  {
    gate: "group",
    source: `(?:like|as (?:bad|dirty|dumb|stupid) as|worse than|no better than|equal to|basically|are) (?:a |an |the )?(?:${LIST.pattern("vermin")})\\b.{0,40}(?:${GROUPS})`,
  },
  // Harm to a group, wished for or announced.
  { gate: "group", source: `(?:${HARM})${FEW}(?:${GROUPS}|${SLURS})` },
  {
    gate: "group",
    source: `(?:${GROUPS}|${SLURS})${ANY.replace("{0,3}", "{0,2}")}?(?:${LIST.pattern("ought")})\\b(?:\\s+[\\p{L}'’]+){0,4}\\s+(?:${HARM})`,
  },
  {
    gate: "group",
    source: `(?:no|none of the|never let|not one) (?:${GROUPS}|${SLURS})(?:\\s+[\\p{L}'’]+){0,3}\\s+(?:should|deserves?|belongs?|can be trusted|is welcome|are welcome|ever)`,
  },
  {
    gate: "group",
    source: `(?:${GROUPS})\\s+(?:${LIST.pattern("may not")})(?:\\s+[\\p{L}'’]+){0,4}\\s+(?:${LIST.pattern("what is denied")})`,
  },
  {
    gate: "group",
    source: `(?:${LIST.pattern("drive out")})${FEW}(?:${GROUPS}|${SLURS})`,
  },
  {
    gate: "group",
    source: `(?:${GROUPS}|${SLURS})(?:\\s+[\\p{L}'’]+){0,2}\\s+(?:${LIST.pattern("what groups are said to do")})`,
  },
  {
    gate: null,
    source: `(?:world|country|place|society|life|everyone|we)(?:'d| would|'s)?(?:\\s+(?:be|is|all))?\\s+(?:a )?(?:so much |much |far )?better(?: place)?(?: off)? (?:without|if)${FEW}(?:${GROUPS}|${SLURS}|all)`,
  },
  {
    gate: null,
    source: `(?:${LIST.pattern("curses")})${FEW}(?:${LIST.pattern("who is cursed")}|${SLURS})`,
  },
  // A slur hurled at somebody.
  {
    gate: "group",
    source: `(?:${SECOND}(?:'re| are|r)?|${LIST.pattern("before a slur")})${FEW}(?:${SLURS})`,
  },
  // Threats.
  {
    gate: null,
    source: `(?:${LIST.pattern("threats begin")})(?:\\s+[\\p{L}'’]+){0,3}\\s+(?:${LIST.pattern("threatened")})(?:\\s+(?:the|down))?\\s+(?:${SECOND}|him|her|them|every (?:last|one|single)|all of|(?:this|that|these|those|the next) (?:\\p{L}+ ){0,2}(?:${LIST.pattern("who is threatened")})s?|your (?:${LIST.pattern("whose is threatened")}))\\b`,
  },
  {
    gate: null,
    source: `(?:you|u|he|she|they|people like (?:you|that|him|her|them)|${GROUPS})(?:\\s+(?:all|really|so|people))?\\s+(?:deserves?|need|needs|should|ought|must|better|can)(?:\\s+(?:to|all|just|be|get|have|go|a|and|really))*\\s+(?:${HARM}|hell|bullet|noose|beating|beaten)`,
  },
  {
    gate: null,
    source: `(?:kill|hang|shoot|off|neck) (?:yourself|urself|yourselves)|kys\\b|(?:go|just|please|hope (?:you|he|she|they)(?: all)?|wish (?:you|he|she|they)(?:'d| would)?|drop dead and) (?:die(?! laughing| hard| happy| of)|rot|drop dead|get (?:cancer|hit|shot|raped|run over|killed|hurt))|(?:you|u|he|she|they)(?:'ll|'re| will| are| is|'s) (?:\\p{L}+ )?(?:be )?(?:dead|finished|history|bleed\\w*) (?:by|before|when|if|soon|tomorrow|tonight)|(?:put|stick|shove|plant|ram) (?:a|the|my) (?:bullet|knife|fist|blade|brick|bat|axe) (?:in|into|through|up|down)|too (?:stupid|dumb|ugly|fat|old|pathetic|useless) to (?:live|exist|breathe|be alive)|(?:and|let'?s) make (?:him|her|them|you) (?:pay|suffer|bleed|regret|crawl|beg)|smash (?:your|his|her|their) (?:skull|face|head|teeth|windows|kneecaps|legs)|break (?:your|his|her|their) (?:legs|neck|kneecaps|jaw|nose|fingers|arms|face)|drop dead(?! gorgeous| funny| beautiful)|rot in hell|burn in hell|(?:we|i) know where (?:you|u|he|she|they) (?:live|sleep|work)|you(?:'re| are) (?:dead|next|finished)(?: meat)?(?=\\s*(?:[.,!]|$))|(?:nobody|no one) (?:would|will) miss you|(?:sleep|walk) with one eye open|(?:snitches|rats) get`,
  },
  // Abuse of a person, spoken to or about.
  {
    gate: "insult",
    source: `(?:you(?:'re| are|r)?|u r|ur|you,)(?:\\s+(?:${LIST.pattern("between you and an insult")}))*\\s+(?:${INSULTS})`,
  },
  {
    gate: "insult",
    source: `(?:what an?|such an?|shut up,?(?: you)?|shut your|stfu,?(?: you)?|hey|listen|look at (?:this|that)|is an?|are|(?:he|she|they|@\\w+)(?:'s| is|'re| are)?(?: an?)?)(?:\\s+(?:${LIST.pattern("before an insult")}))+\\s+(?:${INSULTS})`,
  },
  {
    gate: null,
    source: `(?:everyone|everybody|nobody|no one|the whole \\p{L}+)(?:\\s+\\p{L}+)?\\s+(?:hates?|despises?|likes?|laughs at|loves?|wants?)(?:\\s+\\p{L}+)?\\s+you\\b(?=.{0,60}(?:${LIST.pattern("behind what everybody thinks")}|$))`,
  },
  {
    gate: null,
    source: `(?:delete your account|crawl back|go back to (?:your (?:hole|cave|country)|where you)|get out of (?:my|our) country|quit (?:breathing|existing)|do (?:us|everyone|the world) a favou?r and|should never have been born|hope you (?:fail|lose everything|get (?:fired|sick|hurt|robbed)))`,
  },
];

/**
 * Profane or dangerous as they sound, these are said about things, to friends, or by the people the word was meant for.
 */
const HARMLESS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:i|we)(?:'m| am|'re| are) (?:a |an |so |such a |proudly |one |the )?(?:\p{L}+ )?(?:${SLURS}|${INSULTS})|(?:${LIST.pattern("among friends")}) (?:\p{L}+ )?(?:bitch(?:es)?|queers?|dykes?|n[i1]ggas?|sluts?|fags?|hoes?|cripples?)|i(?:'ll| will|'m going to|'m gonna) (?:kill|murder|destroy|strangle|choke) (?:that|this|my|the) (?:\p{L}+ )?(?:${LIST.pattern("things that one kills")})|(?:kill|murder|destroy|beat|smash|slaughter|crush) (?:you|him|her|them|u) (?:at|in|on) (?:\p{L}+ )?(?:${LIST.pattern("games")})|(?:you|u)(?:'re| are|r)? (?:\p{L}+ )?(?:${LIST.pattern("praise that sounds bad")}) (?:${LIST.pattern("behind such praise")}))(?![\p{L}\p{N}])`,
  "iu",
);

/** A group or a slur; an insult. */
const GATES: Readonly<Record<Gate, RegExp>> = {
  group: compileLower(`${GROUPS}|${SLURS}`, "u"),
  insult: compileLower(INSULTS, "u"),
};
const compileRule = ({ gate, source }: Rule) => ({ gate, rule: compileLower(source, "u") });
const COMPILED = RULES.map(compileRule);
/** Words that are always slurs, in any context. */
const PURE_SLURS = LIST.pattern("pure slurs");
const BESIDE_GROUP = [
  `(?:${GROUPS}|${SLURS}|${LIST.pattern("of a group")})(?:'s|s')?\\b[^.!?\n]{0,60}\\b(?:${DEGRADING})`,
  `(?:${DEGRADING})\\b[^.!?\n]{0,40}\\b(?:${GROUPS}|${SLURS}|an? (?:\\p{L}+ )?(?:${LIST.pattern("one of a group")}))`,
  `(?:${GROUPS})\\b[^!?\n]{0,60}[.!?,] (?:of course |don'?t forget |but |and )?(?:they(?:'re| are|'ll| will)?|them|let'?s just|most of them|every one of them)\\b[^.!?\n]{0,50}\\b(?:${VILE}|${DEGRADING}|kill|eradicate|shoot|get rid of)`,
].map((source) => compileRule({ gate: "group", source }));
const PURE_SLUR = compileRule({ gate: "group", source: PURE_SLURS });

const UNOBJECTED = [...COMPILED, ...BESIDE_GROUP, PURE_SLUR];

/** Where a post attacks: hatred of a group, a threat, abuse of a person. `null` if it does not. */
export function findHostility(text: string): PostStretch | null {
  const plain = readLeet(lowerInPlace(text).replaceAll("’", "'"));
  const objects = OBJECTION.test(plain);
  const open: Readonly<Record<Gate, boolean>> = { group: GATES.group.test(plain), insult: GATES.insult.test(plain) };
  for (const { rule, gate } of objects ? COMPILED : UNOBJECTED) {
    if (gate !== null && !open[gate]) continue;
    const match = rule.exec(plain);
    if (match === null) continue;
    const stretch = { from: match.index, to: match.index + match[0].length };
    const harmless = HARMLESS.exec(plain);
    const within =
      harmless !== null && harmless.index < stretch.to && stretch.from < harmless.index + harmless[0].length;
    if (!within) return stretch;
  }
  return null;
}
