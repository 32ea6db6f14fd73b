import { type CaseStage, isCleared as isEndedWell } from "../../domain/case-stage.ts";
import { mentionsIn, type ToldSentence } from "../../text/people/mentions.ts";
import { cue } from "../../text/languages/cues.ts";
import { LANGUAGES, spokenOfIn } from "../../text/languages/languages.ts";
import { isMadeUp, isWithdrawn } from "../../text/languages/proceedings.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { categoriesOf } from "../adverse-media.ts";
import { DATELINE } from "./dateline.ts";
import type { KnownOffice } from "./known-office.ts";
import { confirms, type Lead, leadsOf, mayBeLeads, withoutRivals } from "./leads.ts";
import { isDenied } from "./denied.ts";
import { withoutDoubtful } from "./doubtful.ts";
import { mask } from "./mask.ts";
import { type CasePattern, casePatternsOf, findCase, findEnd } from "./pattern.ts";
import { type CaseAssertion, isPunished, lastStage } from "./stages.ts";
import { type StandingWords, standingWords } from "./standing-words.ts";
import { isBesideCase } from "./part.ts";
import { eitherCase, titledSentences } from "./titles.ts";
import { areOfTwoAges, isToldByAge, namesTwo } from "./two-of-a-name.ts";

/** What an article says about a person's part in a case. */
export interface CaseReport {
  /** The last stage that the article states. */
  readonly last: CaseAssertion;
  /** Everything it says about the person, in text order, including the last stage. */
  readonly assertions: readonly CaseAssertion[];
}

/** For each language in which reports of cases can be read. */
export const CASE_PATTERNS: ReadonlyMap<string, readonly CasePattern[]> = new Map(
  LANGUAGES.flatMap(({ lang, courtCases }) => (courtCases === undefined ? [] : [[lang, casePatternsOf(courtCases)]])),
);

/**
 * What an article says about a person's part in a case, sentence by sentence: only assertions whose clause is about the
 * person count. `null` if there are none: the article then at most mentions them. It also does if it is satire,
 * retracts a report, says that somebody else has the name, or calls everybody a criminal, and if the sentence asks,
 * denies, supposes, jokes, or is in quotation marks.
 *
 * @param body one paragraph per line
 * @param names the person's names; a single word does not count as one
 * @param lang the first part of a language tag
 * @param headline precedes the paragraphs, or is one of them; it accuses nobody unless another paragraph states a stage
 * about them
 * @param isTheirAge whether the person had that age when the text was written: only an age tells people with one name
 * apart
 * @param office what other sources say the person does, and where: an article may first call them by it alone
 */
export function judgeCase(
  body: string,
  names: readonly string[],
  lang: string,
  headline?: string,
  isTheirAge: (years: number) => boolean = () => false,
  office: KnownOffice = { titles: [], places: [] },
): CaseReport | null {
  const lines = body.split("\n").filter((line) => !BYLINE.test(line));
  const text = (headline === undefined || lines.includes(headline) ? lines : [headline, ...lines]).join("\n");
  const [grammar, patterns] = [spokenOfIn(lang), CASE_PATTERNS.get(lang)];
  if (grammar === undefined || patterns === undefined || isMadeUp(text) || isWithdrawn(text)) return null;
  const told = mentionsIn(text, names, grammar, { ...office, isTheirAge, lang }).filter(
    ({ text }) => !NAMESAKES.test(text),
  );
  const words = standingWords(lang);
  const cleared = told.some((sentence) => words.cleared.test(mask(sentence, grammar.belonging)));
  const assertionsIn = (sentences: readonly (ToldSentence | null)[]) =>
    sentences.flatMap((sentence, at) => {
      const next = told[at + 1];
      const isTaken = sentence === null || (next !== undefined && TAKEN_BACK.test(next.unquoted));
      return isTaken ? [] : assertionsOf(sentence, at, patterns, grammar, words);
    });
  const others = () => othersStages(told, text, lang, patterns, grammar);
  const isAlone = () => others().length === 0;
  const isOnlyOne = (stage: CaseStage) => !others().some((each) => mayBeLeads(each, stage));
  const said = withoutSharedPronouns(assertionsIn(told), told, others);
  const leads = leadsOf(told, lang, grammar, office);
  const isBeside = () => isBesideCase(told, names, lang);
  const led = withoutRivals(
    (leads.length > 0 && isBeside() ? [] : leads).flatMap((lead) =>
      assertionsIn(told.map((_, at) => (at === lead.place ? lead.sentence : null)))
        .filter(({ weak }) => !weak)
        .map((assertion) => ({ lead, assertion })),
    ),
  );
  const saidByName = led.length === 0 ? [] : assertionsIn(withoutDoubtful(told, names, grammar, true));
  // "Ann Example, 38, of Mill Lane, paid herself. She admitted fraud": the pronoun is that of her name.
  const sex = commonSexOf(names[0]?.split(" ")[0] ?? "");
  const her = sex === "female" ? grammar.she : grammar.he;
  const isHers = ({ place, sentence }: CaseAssertion, lead: Lead) =>
    lead.isTold &&
    place - lead.place <= NEXT &&
    (sex === null ? !lead.isBystander && isOfNobodyElse(told, lead.place, place) : sentence.search(her) === 0);
  const borne = led.flatMap(({ lead, assertion }) => {
    const confirming = isEndedWell(assertion.stage)
      ? [...saidByName, ...assertionsIn(withoutDoubtful(told, names, grammar, false))]
      : [...saidByName, ...said.filter((each) => isHers(each, lead))];
    return confirms(lead, confirming, assertion.stage, isOnlyOne) ? { lead, assertion } : [];
  });
  if (
    isOfGame(told) &&
    ![...borne.map(({ assertion }) => assertion), ...said].some(({ sentence }) => isOfJustice(sentence))
  )
    return null;
  const taken = borne
    .filter(({ lead, assertion }) => lead.isCalledSo || isOnlyOne(assertion.stage))
    .map(({ assertion }) => assertion);
  const assertions = taken.length > 0 ? [...taken, ...said] : said;
  const headlined = new Set(splitSentences(headline ?? "").map((piece) => piece.text));
  const isAbove = ({ sentence }: CaseAssertion) => headlined.has(sentence);
  if (assertions.every((each) => each.weak || (isAbove(each) && !isEndedWell(each.stage)))) return null;
  const isOfTwo =
    NAMESAKES.test(text) ||
    areOfTwoAges(told, grammar) ||
    told.some((sentence) => namesTwo(sentence) || words.oneOfName.test(mask(sentence, grammar.belonging)));
  if (isOfTwo && !isToldByAge(told, assertions, grammar, isTheirAge)) return null;
  // A party with a name can be told apart where a pronoun is read; one without a name cannot.
  const ofOthers = told.some(
    (sentence) =>
      sentence.mentions.every(
        ({ form, owner }) => form !== "pronoun" && form !== "object" && (form !== "name" || owner !== "other"),
      ) &&
      assertionsOf(sentence, 0, patterns, grammar, words).length === 0 &&
      tellsOfCase(mask(sentence, grammar.belonging), patterns, words),
  );
  const sure = withoutDoubtful(told, names, grammar, ofOthers);
  if (sure !== told && assertions === said && assertionsIn(sure).every(({ weak }) => weak)) return null;
  const meant = cleared ? assertions.filter(({ stage }) => !SUSPICIONS.has(stage)) : assertions;
  const last = lastStage(meant);
  if (last === undefined) return null;
  // "Accused of selling out the town": where neither an offence nor police or court is named, it is a quarrel.
  const isOfWrong = ({ offences, sentence }: CaseAssertion) =>
    offences.size > 0 || JUSTICE.test(sentence) || categoriesOf(sentence).length > 0;
  if (last.stage === "alleged" && QUARREL.test(last.sentence) && !meant.some(isOfWrong)) return null;
  // Lawyers and witnesses are "accused" in court, too. Where somebody else is charged, it may be their critic.
  if (last.stage === "alleged" && isBeside()) return null;
  if (last.stage === "alleged" && others().some((stage) => !SUSPICIONS.has(stage) && !isEndedWell(stage))) return null;
  if (isEndedWell(last.stage)) return { last, assertions: meant };
  const titled = titledSentences(told, names, lang, grammar, isAlone);
  const ended = assertionsIn(titled).filter(({ stage }) => isEndedWell(stage));
  const all = [...meant, ...ended].toSorted((a, b) => a.place - b.place);
  return { last: lastStage(all) ?? last, assertions: all };
}

/** "By Ada Finch, Court Reporter": a line of its own, whose "he" nobody is. */
const BYLINE = new RegExp(
  `^(?:${eitherCase(cue("bylines"))})(?:\\s\\p{Lu}[\\p{L}.’'-]{0,30}){2,4}(?:\\s?[,·|(–—][^.!?]{0,60})?$`,
  "u",
);

/**
 * What is said of the person, without punishments of whom only a pronoun says that they are theirs, if the text says by
 * name that the person's case ended well and that somebody else was punished: "Pell was convicted; Finch was acquitted. He
 * was fined".
 */
function withoutSharedPronouns(
  said: readonly CaseAssertion[],
  told: readonly ToldSentence[],
  others: () => readonly CaseStage[],
): readonly CaseAssertion[] {
  const isByName = ({ place }: CaseAssertion) =>
    told[place]?.mentions.some(({ owner, form }) => owner === "own" && form === "name") === true;
  const isShared = (each: CaseAssertion) => isPunished(each.stage) && !isByName(each);
  if (!said.some(isShared)) return said;
  if (!said.some((each) => isEndedWell(each.stage) && isByName(each)) || !others().some(isPunished)) return said;
  return said.filter((each) => !isShared(each));
}

/** Whether a sentence names police or a court, and does not tell a plot. */
function isOfJustice(sentence: string): boolean {
  return JUSTICE.test(sentence) && !PLOT.test(sentence);
}

/** The stages of the cases of others whom a text names, as it states them. */
function othersStages(
  told: readonly ToldSentence[],
  text: string,
  lang: string,
  patterns: readonly CasePattern[],
  grammar: SpokenOf,
): readonly CaseStage[] {
  const others = told.flatMap(({ unquoted, mentions }) =>
    mentions
      .filter(
        ({ owner, form, to }) =>
          owner === "other" && form === "name" && to > (DATELINE.exec(unquoted)?.[0].length ?? 0),
      )
      .map(({ from, to }) => unquoted.slice(from, to)),
  );
  const isTitle = titlePattern(grammar.belonging);
  // "Secretário de Obras", and elsewhere "o secretário de Obras".
  const isSmall = (name: string) => text.includes(name.charAt(0).toLowerCase() + name.slice(1));
  const full = [...new Set(others)]
    .filter((name) => /\s/u.test(name) && !isTitle.test(name) && !isSmall(name))
    .slice(0, MAX_OTHERS);
  return full.flatMap((name) =>
    mentionsIn(text, [name], grammar).flatMap((sentence, at) =>
      assertionsOf(sentence, at, patterns, grammar, standingWords(lang)).flatMap(({ weak, stage }) =>
        weak ? [] : stage,
      ),
    ),
  );
}

/** Words with capitals that are an office and no name: "Former Mayor", "Secretário de Obras". */
function titlePattern({ posts, of, headFirst = false }: SpokenOf["belonging"]): RegExp {
  const post = String.raw`(?:[\p{L}]+-)?(?:\p{L}{0,20})(?:${posts})`;
  return new RegExp(headFirst ? String.raw`^${post}\s+${of}` : String.raw`\s${post}$`, "iu");
}

/**
 * Whether a text is about the person as somebody who plays: under the rules of a sport, or a part in a film. What it
 * tells of courts is then of the game, unless the sentence names them.
 */
function isOfGame(told: readonly ToldSentence[]): boolean {
  return told.some(({ unquoted, mentions }) => mentions.some(({ owner }) => owner === "own") && OF_GAME.test(unquoted));
}

/** How many other people are checked for a part in a case. */
const MAX_OTHERS = 6;

/** Whether a text speaks of nobody but the person from the first sentence that names them to another one. */
function isOfNobodyElse(told: readonly ToldSentence[], from: number, to: number): boolean {
  const naming = told.findIndex(({ mentions }, at) => at > from && mentions.some(({ owner }) => owner === "own"));
  return told
    .slice(naming, to + 1)
    .every(({ mentions }) =>
      mentions.every(({ owner, form }) => owner === "own" || (form !== "name" && form !== "pronoun")),
    );
}

/** How far behind a lead a pronoun still confirms it, in sentences. */
const NEXT = 5;

/** The stages that "was never a suspect" rules out. */
const SUSPICIONS: ReadonlySet<CaseStage> = new Set(["alleged", "investigated"]);

/** Words about namesakes: grammar cannot tell which of two people with one name is meant. */
const NAMESAKES = new RegExp(`(?<!\\p{L})(?:${cue("namesakes")})(?!\\p{L})`, "iu");
/** A sentence that retracts the one before it. */
const TAKEN_BACK = new RegExp(`^\\W*(?:${cue("taken back")})\\W*$`, "iu");
/** A sentence about something untrue, acted, or punished under the rules of a sport. */
const NOT_IN_LIFE = new RegExp(
  `(?<![\\p{L}])(?:${cue("found false")}|${cue("on a stage")}|${cue("in sport")})(?![\\p{L}])`,
  "iu",
);
/** A witness under cross-examination is accused of much. */
const EXAMINED = new RegExp(`(?<![\\p{L}])(?:${cue("cross-examined")})(?![\\p{L}])`, "iu");
/** A sentence about whoever is punished in a sport, or plays a part. */
const OF_GAME = new RegExp(
  `(?<![\\p{L}])(?:${cue("in sport")}|${cue("on a stage")}|${cue("plays a part")})(?![\\p{L}])`,
  "iu",
);
/** What is said of critics and rivals as well as of prosecutors. */
const QUARREL = new RegExp(`(?<![\\p{L}])(?:${cue("of quarrels")})`, "iu");
/** Police, prosecution and courts. */
const JUSTICE = new RegExp(`(?<![\\p{L}])(?:${cue("courts and police")})`, "iu");
/** A plot is told in the present. */
const PLOT = new RegExp(`(?<![\\p{L}])(?:${cue("told of a plot")})(?![\\p{L}])`, "iu");
/** "She was jailed: that is the sentence handed to Ada Finch": the pronoun is whoever follows. */
const POINTS_AHEAD = new RegExp(`^\\W*@[^#@]{3,200}[:–—]\\s*(?:${cue("points ahead")})(?!\\p{L})[^.;]{0,80}#`, "iu");
/** Somebody else posing under the person's name. */
const POSING = new RegExp(`(?<![\\p{L}])(?:${cue("poses as")})(?:\\s+[\\p{L}.-]+){0,4}\\s+@`, "iu");

function assertionsOf(
  sentence: ToldSentence,
  place: number,
  patterns: readonly CasePattern[],
  { belonging }: SpokenOf,
  words: StandingWords,
): readonly CaseAssertion[] {
  const masked = mask(sentence, belonging);
  if (/\?["”»’)]*$/u.test(sentence.text.trim()) || words.jests.test(masked)) return [];
  if (
    POINTS_AHEAD.test(masked) ||
    NOT_IN_LIFE.test(sentence.unquoted) ||
    EXAMINED.test(sentence.unquoted) ||
    POSING.test(masked)
  )
    return [];
  const found = new Map<CaseStage, CaseAssertion>();
  for (const said of patterns) {
    const { stage, weak } = said;
    const known = found.get(stage);
    const isOfEnd = known !== undefined && isNamedByEnd(known, found);
    if (known !== undefined && (!known.weak || weak) && !isOfEnd) continue;
    const match = findCase(said, masked);
    if (isOfEnd && (match === null || isAtPlace(known, match.index + match[0].length))) continue;
    if (stage === "alleged" && words.rejected.test(sentence.unquoted)) continue;
    if (match === null || isSupposed(masked, match.index, said.denies ? "" : match[0], words)) continue;
    const end = match.index + match[0].length;
    const around = clauseAround(masked, match, words);
    const { clause } = around;
    const step = { stage, masked, from: match.index, to: end, clause, denies: said.denies };
    if (isDenied(step, words.lang)) continue;
    const partial =
      words.partly.test(masked.slice(match.index, end + 40)) ||
      words.some.test(masked.slice(Math.max(0, match.index - REACH), end));
    found.set(stage, {
      stage,
      sentence: sentence.text,
      weak,
      partial,
      place,
      ...around,
      told: { before: masked.slice(0, end), behind: masked.slice(end) },
      ...yearBeside(masked, match.index + match[0].length),
      before: words.before.test(masked.slice(Math.max(0, match.index - NEAR), match.index + match[0].length)),
      appealed: words.appeals.test(sentence.unquoted),
      but: words.but.test(sentence.unquoted),
      anew: words.anew.test(sentence.unquoted),
    });
  }
  return [...found.values()];
}

/** "Quashed the conviction of @" states both: another place of the sentence may say when @ was convicted. */
function isNamedByEnd(assertion: CaseAssertion, found: ReadonlyMap<CaseStage, CaseAssertion>): boolean {
  return [...found.values()].some(
    (each) => isEndedWell(each.stage) && each !== assertion && isAtPlace(each, assertion.told.before.length),
  );
}

function isAtPlace({ told }: CaseAssertion, end: number): boolean {
  return Math.abs(told.before.length - end) <= SAME_WORDS;
}

/** In UTF-16 units. */
const SAME_WORDS = 3;

/** How far before an assertion a word can be that sets it in an earlier time, in UTF-16 units. */
const NEAR = 20;

/** The clause of an assertion, and the offences that it names, each by its line in the language's list. */
function clauseAround(
  masked: string,
  { index, 0: said }: RegExpExecArray,
  words: StandingWords,
): Pick<CaseAssertion, "clause" | "offences"> {
  const until = index + said.length;
  const before = masked.slice(Math.max(0, until - CLAUSE_REACH), until);
  const behind = masked.slice(until, until + CLAUSE_REACH);
  const clause = `${before.split(words.clauseEnd).at(-1)}${behind.split(words.clauseEnd)[0]}`;
  return {
    clause,
    offences: new Set(words.offences.flatMap(({ line, pattern }) => (pattern.test(clause) ? line : []))),
  };
}

/** How much of a clause is searched on either side of an assertion, in UTF-16 units. */
const CLAUSE_REACH = 120;

/** The year in a sentence that is nearest to a position. */
function yearBeside(masked: string, at: number): { readonly year?: number } {
  const years = [...masked.matchAll(/(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu)];
  const nearest = years.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at))[0];
  return nearest === undefined ? {} : { year: Number(nearest[0]) };
}

/** Whether a sentence states about anybody how far a case has come; how it ended well says nothing against anybody. */
function tellsOfCase(masked: string, patterns: readonly CasePattern[], words: StandingWords): boolean {
  return patterns.some((said) => {
    if (said.weak || isEndedWell(said.stage)) return false;
    const match = findEnd(said, masked);
    return match !== null && !isSupposed(masked, match.index, match[0], words);
  });
}

/** How far before an assertion a word can be that makes it a supposition, in UTF-16 units. */
const REACH = 45;

function isSupposed(masked: string, at: number, said: string, { supposed }: StandingWords): boolean {
  const before =
    masked
      .slice(Math.max(0, at - REACH), at)
      .split(/[.;:]\s/u)
      .at(-1) ?? "";
  return supposed.test(before) || supposed.test(said);
}
