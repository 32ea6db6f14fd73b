import {
  CASE_WORDS_LANGUAGE,
  categoriesOf,
  judgeArticle,
  mayTellOfCase,
  tellsOfCase,
} from "../analysis/adverse-media.ts";
import { type CaseReport, judgeCase } from "../analysis/cases/judge-case.ts";
import { partIn } from "../analysis/cases/part.ts";
import type { KnownOffice } from "../analysis/cases/known-office.ts";
import { separateCases } from "../analysis/cases/separate-cases.ts";
import { dateOfStage } from "../analysis/cases/stage-date.ts";
import { isPunished } from "../analysis/cases/stages.ts";
import { SURE_IDENTITY } from "../analysis/identity-confidence.ts";
import type { AdverseMediaResult } from "../contract/profile.ts";
import { CASE_STAGES, type CaseStage, isCleared } from "../domain/case-stage.ts";
import type { CasePart } from "../domain/case-part.ts";
import type { ArticleValue, Claim, ClaimOf, PartialDate } from "../domain/claim.ts";
import { comparePartialDates, firstDay } from "../domain/partial-date.ts";
import { cue } from "../text/languages/cues.ts";
import { languageOf } from "../text/languages/languages.ts";
import { isMadeUp, isWithdrawn, namesMoreThanInquiry, namesProceedings } from "../text/languages/proceedings.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { kinPattern } from "../text/people/people-words.ts";
import { type ToldCase, tellCase } from "../presentation/told-case.ts";
import { ENGLISH } from "../words/en/english.ts";
import { type Cited, cite, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { quoted } from "./own-documents.ts";
import type { Section, SectionContext } from "./section.ts";

/** One case of the person in one article. */
interface ReportedCase {
  readonly article: ArticleValue;
  readonly report: CaseReport;
  /** The language of its text. */
  readonly lang: string;
  readonly categories: readonly string[];
  readonly claims: readonly ClaimOf<"article">[];
}

/**
 * The cases in which articles report the person as a party, each with the latest stage reported of them, the article's URL, and its date
 * if stated. An article that reports two cases has an item for each.
 * Included only if it is all but certain that the article is about them. Somebody who is merely mentioned (a victim, witness, official,
 * author, or anybody named beside a case) is not included.
 */
export const adverseMedia: Section = {
  name: "adverseMedia",
  reads: ["article", "fullName", "alias", "birthDate", "occupation", "experience", "location"],
  fills: ["adverseMediaResults"],
  build(claims, subject) {
    const items = findItems(claims, subject);
    return { adverseMediaResults: some(items.map((item) => writeItem(item, items, subject))) };
  },
};

/** An article that names the person. */
export interface ArticleMention {
  readonly value: ArticleValue;
  readonly claims: readonly ClaimOf<"article">[];
  /** It is about a case, in which nobody accuses the person as far as grammar can tell. */
  readonly isOfCase: boolean;
  /** What it plainly says they are in that case. */
  readonly part: CasePart | null;
}

/**
 * Articles that name the person, are all but certainly about them, and are not adverse media. An article whose headline reports a case is
 * left out: on its own it would read as an accusation.
 */
export function findMentions(claims: ClaimSet, subject: SectionContext): readonly ArticleMention[] {
  const names = namesOf(claims);
  return namingArticles(claims, subject).filter(({ value: { title }, claims: sure }) => {
    return !accuses(title, names, languageOf(title, sure[0]?.lang)) && !isOfRelative(sure, names);
  });
}

/**
 * The addresses of articles about a case that name the person, all but certainly, and are not adverse media, by the part
 * that they give them in it; `untold` if it could not be told. An all-clear says so.
 */
export function articlesByPart(
  claims: ClaimSet,
  subject: SectionContext,
): Readonly<Partial<Record<CasePart | "untold", readonly string[]>>> {
  const ofCases = namingArticles(claims, subject).filter(({ isOfCase }) => isOfCase);
  const byPart = Map.groupBy(ofCases, ({ part }) => part ?? "untold");
  return Object.fromEntries([...byPart].map(([part, articles]) => [part, articles.map(({ value }) => value.url)]));
}

function namingArticles(claims: ClaimSet, subject: SectionContext): readonly ArticleMention[] {
  const shown = new Set(findItems(claims, subject).map(({ article }) => article.url));
  return agreeOn(claims, "article", ({ url }) => url).flatMap((each) => {
    const sure = each.claims.filter((claim) => isSure(claim, subject));
    const [first] = sure;
    if (first === undefined || shown.has(first.value.url)) return [];
    const isOfCase = isAboutCase(sure);
    return [{ value: first.value, claims: sure, isOfCase, part: isOfCase ? partTold(sure, namesOf(claims)) : null }];
  });
}

function partTold(told: readonly ClaimOf<"article">[], names: readonly string[]): CasePart | null {
  const [first] = told;
  const text = passagesOf(told).join("\n");
  return partIn(text, names, languageOf(text, first?.lang) ?? CASE_WORDS_LANGUAGE);
}

/** The paragraphs of an article, in their order. */
function passagesOf(told: readonly ClaimOf<"article">[]): readonly string[] {
  return told
    .filter(({ value }) => value.passage !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ value }) => value.passage ?? "");
}

/** Whether an article is about a case, by its headline or, where its words are known well enough, by its text. */
function isAboutCase(told: readonly ClaimOf<"article">[]): boolean {
  const [first] = told;
  if (first === undefined) return false;
  const { title } = first.value;
  const text = [title, ...told.flatMap(({ value }) => value.passage ?? [])].join("\n");
  const lang = languageOf(text, first.lang) ?? CASE_WORDS_LANGUAGE;
  // A correction below a report of a case leaves the case standing; a headline that retracts does not.
  if (isMadeUp(text) || isWithdrawn(title)) return false;
  if (namesProceedings(title, lang)) return true;
  return lang === CASE_WORDS_LANGUAGE ? judgeArticle(text).adverse : namesMoreThanInquiry(text, lang);
}

/** Whether a headline reads as an accusation of somebody. One about an inquiry does if it names the person or mentions relatives. */
function accuses(title: string, names: readonly string[], lang: string | undefined): boolean {
  const tells = isSomebodys(title, names) ? namesProceedings : namesMoreThanInquiry;
  return tellsOfCase(title) || tells(title, lang) || judgeCase(title, names, lang ?? "en") !== null;
}

function isSomebodys(title: string, names: readonly string[]): boolean {
  const words = new Set(foldWords(title));
  return KIN.test(title) || names.some((name) => foldWords(name).some((word) => word.length > 2 && words.has(word)));
}

const KIN = new RegExp(`(?<!\\p{L})(?:${kinPattern()})(?!\\p{L})`, "iu");

/**
 * Whether an article is about a relative: wherever it names the person in full it says whose relative they are ("survived by her son,
 * NAME", "the daughter of the pilot NAME"), and its headline does not name them.
 */
function isOfRelative(told: readonly ClaimOf<"article">[], names: readonly string[]): boolean {
  const [title = ""] = told.map(({ value }) => value.title);
  const passages = told.flatMap(({ value }) => value.passage ?? []);
  const words = new Set(foldWords(title));
  const isHeaded = names.some((name) => foldWords(name).every((word) => words.has(word)));
  const leads = passages.flatMap((passage) => names.flatMap((name) => leadsTo(name, passage)));
  return !isHeaded && leads.length > 0 && leads.every((lead) => AS_KIN.test(lead));
}

/** The text before each occurrence of the name, in UTF-16 units: enough to see whose relative somebody is. */
function leadsTo(name: string, text: string): readonly string[] {
  return text
    .split(name)
    .slice(0, -1)
    .map((before) => before.slice(-NEAR));
}

const NEAR = 80;

/** "her son, ", "son of ", "son of Port Authority pilot ". */
const AS_KIN = new RegExp(
  `(?<!\\p{L})(?:${kinPattern()})s?(?:,?\\s+(?:\\p{L}+\\s+){0,2}|\\s+(?:${cue("kin of")})\\s+(?:[\\p{L}'’&.-]+\\s+){0,6})$`,
  "iu",
);

/**
 * How many articles report a case of somebody with the person's name but are not shown, because it is undecided, or not certain enough,
 * that they are the person. A headline alone counts.
 *
 * @param leads claims of undecided records
 */
export function countHeldBack(leads: readonly Claim[], claims: ClaimSet, subject: SectionContext): number {
  const unsure = claims.of("article").filter((claim) => !isSure(claim, subject));
  const held = [...leads.filter((claim) => claim.property === "article"), ...unsure];
  const shown = new Set(findItems(claims, subject).map(({ article }) => article.url));
  const names = [...new Set([...namesOf(claims), ...leads.flatMap(nameIn)])];
  const told = [...Map.groupBy(held, ({ value }) => value.url)].filter(
    ([url, all]) => !shown.has(url) && (readItems(all, names, claims).length > 0 || isHeadlineOf(all, names)),
  );
  return told.length;
}

function nameIn(claim: Claim): readonly string[] {
  return claim.property === "fullName" ? [claim.value] : [];
}

function isHeadlineOf([first]: readonly ClaimOf<"article">[], names: readonly string[]): boolean {
  if (first === undefined) return false;
  const { title } = first.value;
  return judgeCase(title, names, languageOf(title, first.lang) ?? "en") !== null;
}

function namesOf(claims: ClaimSet): readonly string[] {
  return [...new Set([...claims.of("fullName"), ...claims.of("alias")].map(({ value }) => value))];
}

function isSure({ recordId }: ClaimOf<"article">, subject: SectionContext): boolean {
  return (subject.identityConfidence?.(recordId) ?? 0) >= SURE_IDENTITY;
}

function findItems(claims: ClaimSet, subject: SectionContext): readonly ReportedCase[] {
  const names = namesOf(claims);
  return agreeOn(claims, "article", ({ url }) => url)
    .flatMap(({ claims: told }) => {
      const sure = told.filter((claim) => isSure(claim, subject));
      return readItems(sure, names, claims);
    })
    .sort(
      (a, b) =>
        comparePartialDates(b.article.date ?? "0001", a.article.date ?? "0001") ||
        Number(a.article.url > b.article.url) - Number(a.article.url < b.article.url),
    );
}

function readItems(
  told: readonly ClaimOf<"article">[],
  names: readonly string[],
  known: ClaimSet,
): readonly ReportedCase[] {
  const [first] = told;
  if (first === undefined) return [];
  const passages = passagesOf(told);
  const { title } = first.value;
  const text = passages.join("\n");
  const lang = languageOf(text, first.lang) ?? "en";
  if (lang === CASE_WORDS_LANGUAGE && !mayTellOfCase(`${title}\n${text}`)) return [];
  const isTheirAge = (years: number) => wereTheyAged(years, told, known.of("birthDate"));
  const report = judgeCase(text, names, lang, title, isTheirAge, officeOf(told, known));
  if (report === null) return [];
  const cases = separateCases(report);
  return cases.map((one) => ({
    article: first.value,
    report: one,
    lang,
    categories: kindsOf(one, cases, title, passages),
    claims: told,
  }));
}

/** What a case is about. Beside another case, only its own sentences count: the headline may be about the other. */
function kindsOf(
  { assertions }: CaseReport,
  cases: readonly CaseReport[],
  title: string,
  passages: readonly string[],
): readonly string[] {
  const sentences = assertions.map((each) => each.sentence);
  const isOthers = (sentence: string) =>
    cases.some((one) => one.assertions !== assertions && one.assertions.some((each) => each.sentence === sentence));
  const own = sentences.filter((each) => !isOthers(each));
  const text = cases.length === 1 ? [...sentences, title] : own.length > 0 ? own : sentences;
  const kinds = categoriesOf(text.join("\n"));
  if (kinds.length > 0) return kinds;
  // A column of court reports tells of others too.
  const telling = passages.filter((passage) => sentences.some((each) => passage.includes(each)));
  const judged = cases.length === 1 ? judgeArticle([title, ...telling].join("\n")).categories : [];
  return judged.length > 0 ? judged : ["other"];
}

/** What the person does, and where, according to other records than the one of an article. */
function officeOf(told: readonly ClaimOf<"article">[], known: ClaimSet): KnownOffice {
  const isOthers = ({ recordId }: { readonly recordId: string }) => !told.some((each) => each.recordId === recordId);
  const posts = known.of("experience").filter(isOthers);
  const occupations = known.of("occupation").filter(isOthers);
  const places = known.of("location").filter(isOthers);
  return {
    titles: [...posts.flatMap(({ value }) => value.title ?? []), ...occupations.map(({ value }) => value)],
    places: [...posts.map(({ value }) => value.company), ...places.map(({ value }) => value)],
  };
}

/** Whether the person was so old when an article was written, by a year of birth that another record states. */
function wereTheyAged(
  years: number,
  told: readonly ClaimOf<"article">[],
  births: readonly ClaimOf<"birthDate">[],
): boolean {
  const written = told.flatMap(({ value }) => value.date ?? [])[0];
  const others = births.filter(({ recordId }) => !told.some((each) => each.recordId === recordId));
  if (written === undefined || others.length === 0) return false;
  return others.every(({ value }) => {
    const atMost = Number(written.slice(0, 4)) - Number(value.slice(0, 4));
    return years === atMost || years === atMost - 1;
  });
}

function placeOf({ locator }: ClaimOf<"article">): number {
  return Number(/^char=(\d+)/.exec(locator)?.[1] ?? 0);
}

/** Earlier stages are listed with the latest one, as is what a later article says about the same matter if it ended well. */
function writeItem(
  item: ReportedCase,
  all: readonly ReportedCase[],
  subject: SectionContext,
): Cited<AdverseMediaResult> {
  const { article, report, categories } = item;
  const { last, assertions } = report;
  const end = isCleared(last.stage) ? undefined : all.find((other) => ends(other, item));
  const image = article.imageUrl ? subject.pictureUrl(article.imageUrl) : null;
  // "Accused, no charge reported" is contradicted by any stage that a court or the police reached.
  const sure = assertions.filter(({ weak, stage }) => !weak && stage !== last.stage && stage !== "alleged");
  const earlier = [...new Set(sure.map(({ stage }) => stage))];
  const before = otherStagesOf(item, end?.report.last.stage ?? last.stage);
  const reached = dateOf(end ?? item, (end ?? item).report.last.stage);
  const told = tellCase(ENGLISH, {
    ...reachedIn(item, last.stage),
    quote: quoted(sentenceOf(item)),
    earlier: earlier.map((stage) => reachedIn(item, stage)),
    ...(end === undefined ? {} : { end: endOf(end, article) }),
  });
  return cite(
    {
      categories: [...categories],
      reason: told,
      source: article.url,
      title: article.title,
      ...(image ? { imageUrl: image } : {}),
      ...(article.date ? { date: firstDay(article.date) } : {}),
      stage: end?.report.last.stage ?? last.stage,
      ...(reached === undefined ? {} : { stageDate: reached }),
      ...(before.length === 0 ? {} : { otherStages: before }),
    },
    claimsThatSay(item),
    end === undefined ? [] : claimsThatSay(end),
  );
}

/** What an article says of the person besides one stage, in the order in which cases reach stages. */
function otherStagesOf(item: ReportedCase, shown: CaseStage): AdverseMediaResult["otherStages"] & object {
  const told = new Set(item.report.assertions.flatMap(({ weak, stage }) => (weak ? [] : stage)));
  told.add(item.report.last.stage);
  if (told.size > 1) told.delete("alleged");
  return CASE_STAGES.filter((stage) => stage !== shown && told.has(stage)).map((stage) => reachedIn(item, stage));
}

/** When a stage was reached, by the sentence that says it most precisely. */
function dateOf({ article, report, lang }: ReportedCase, stage: CaseStage): PartialDate | undefined {
  const dates = report.assertions
    .filter((each) => each.stage === stage && (!each.weak || each === report.last))
    .flatMap((each) => dateOfStage(each, report.assertions, lang, article.date) ?? []);
  return dates.toSorted((a, b) => b.length - a.length)[0];
}

function reachedIn(item: ReportedCase, stage: CaseStage): { readonly stage: CaseStage; readonly date?: PartialDate } {
  const date = dateOf(item, stage);
  return date === undefined ? { stage } : { stage, date };
}

/** The paragraphs that contain the sentences about the stage; the rest of the article is not evidence for it. */
function claimsThatSay({ claims, report }: ReportedCase): readonly ClaimOf<"article">[] {
  const sentences = [report.last, ...report.assertions].map((each) => each.sentence);
  const telling = claims.filter(({ value }) => sentences.some((each) => (value.passage ?? value.title).includes(each)));
  return telling.length > 0 ? telling : claims;
}

function endOf({ article, report }: ReportedCase, before: ArticleValue): NonNullable<ToldCase["end"]> {
  const isLater = article.date !== undefined && before.date !== undefined;
  return {
    stage: report.last.stage,
    quote: quoted(sentenceOf({ article, report })),
    ...(isLater ? { date: article.date } : {}),
  };
}

/** What the text says of the last stage: a headline, which is shown beside it, says the same in fewer words. */
function sentenceOf({ article, report: { last, assertions } }: Pick<ReportedCase, "article" | "report">): string {
  const isHeadline = (sentence: string) => article.title.includes(sentence.trim());
  const inText = assertions.find(({ stage, weak, sentence }) => stage === last.stage && !weak && !isHeadline(sentence));
  return isHeadline(last.sentence) ? (inText ?? last).sentence : last.sentence;
}

/**
 * Whether another article about the same matter says that it ended well. One without a date counts as later. Where
 * either does not say what the case is about, an acquittal or charges that were dropped end no judgment: it may be
 * another case.
 */
function ends(other: ReportedCase, item: ReportedCase): boolean {
  const end = other.report.last.stage;
  if (other.article.url === item.article.url || !isCleared(end)) return false;
  const [later, earlier] = [other.article.date, item.article.date];
  if (later !== undefined && earlier !== undefined && comparePartialDates(later, earlier) < 0) return false;
  const kinds = other.categories.filter((name) => name !== "other");
  if (kinds.some((name) => item.categories.includes(name))) return true;
  if (kinds.length > 0 && !item.categories.includes("other")) return false;
  return !isRuledAgainst(item.report.last.stage) || end === "overturned" || end === "pardoned";
}

/** Whether a court or another body has decided against the person. */
function isRuledAgainst(stage: CaseStage): boolean {
  return isPunished(stage) || stage === "liable" || stage === "sanctioned";
}
