import { asciiDigits } from "../../domain/ascii-digits.ts";
import { isLanguage } from "../document/lists.ts";
import { cue } from "../languages/cues.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import { type TextPiece, spanOf, type Speaker, type Assertion } from "../assertion.ts";
import type { FrameLanguage } from "../languages/frame-language.ts";
import { FRAMED } from "../languages/languages.ts";

/** The language of `FRAMED` in which a text is written: as stated, or judged by its script. */
export function frameLanguageOf(text: string, told: string | undefined): FrameLanguage | undefined {
  const base = told?.toLowerCase().split(/[-_]/u)[0];
  const known = FRAMED.find(({ lang }) => lang === base);
  if (known !== undefined) return known;
  const sample = text.slice(0, 2000);
  const share = (script: RegExp) => (sample.match(script)?.length ?? 0) * 4 > sample.length;
  const is = (lang: string) => FRAMED.find((each) => each.lang === lang);
  if ((sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 12 > sample.length) return is("ja");
  if (share(/\p{Script=Han}/gu)) return is("zh");
  if (share(/\p{Script=Arabic}/gu)) return is("ar");
  return share(/\p{Script=Devanagari}/gu) ? is("hi") : undefined;
}

/** What the sentences of a text about one person, `subject`, say: each assertion with its sentence. */
export function* readFrames(
  text: string,
  language: FrameLanguage,
  speaker: Speaker,
  subject: string,
): Generator<Assertion> {
  const [female, male] = [text.match(language.female)?.length ?? 0, text.match(language.male)?.length ?? 0];
  const gender = female > 2 * male ? language.female : male > 2 * female ? language.male : undefined;
  const opposite = gender === language.female ? language.male : language.female;
  const isOfOpposite = (words: string) =>
    gender !== undefined && words.search(gender) < 0 && words.search(opposite) >= 0;
  /** Whether the paragraph has gone over to somebody else, and not come back to the person by name. */
  let isOnAnother = false;
  const byOthers = language.others?.(subject);
  const calls = language.shortForms?.(subject) ?? /(?!)/u;
  for (const piece of sentencesOf(asciiDigits(text), language.ends)) {
    // "她之前在…" on the page of a man is about somebody else.
    if (language.doubts.test(piece.text) || isOfOpposite(piece.text)) continue;
    if (gender !== undefined && piece.text.search(gender) >= 0)
      yield speaker.say("gender", female > male ? "female" : "male", spanOf(piece), {
        method: "derived",
        confidence: 0.85,
      });
    const dated = language.years?.(piece.text) ?? piece.text;
    const words =
      language.nameAs === undefined
        ? dated
        : dated
            .replace(calls, language.nameAs)
            .replaceAll(subject, language.nameAs)
            .replace(/[^\S\n]{2,}/gu, " ")
            .trimStart();
    const others = byOthers === undefined ? -1 : words.search(byOthers);
    if (others >= 0 && others < NEAR_START) isOnAnother = true;
    else if (words !== dated || text[piece.from - 1] === "\n") isOnAnother = false;
    for (const frame of language.frames)
      for (const match of words.matchAll(frame)) {
        const groups = match.groups ?? {};
        const isOthers = isOnAnother || (others >= 0 && match.index >= others);
        if (isOthers && (groups["spouse"] ?? groups["count"]) === undefined) continue;
        yield* said(groups, piece, { ...language, founder: language.founder[female > male ? 1 : 0] }, speaker);
      }
  }
}

/** A sentence that begins with somebody names them before this offset, in UTF-16 units. */
const NEAR_START = 3;

function* sentencesOf(text: string, ends: RegExp): Generator<TextPiece> {
  let from = 0;
  for (const match of [...text.matchAll(ends), undefined]) {
    const to = match === undefined ? text.length : match.index + match[0].length;
    const piece = text.slice(from, to);
    if (piece.trim() !== "" && piece.length < MAX_SENTENCE_LENGTH) yield { text: piece, from };
    from = to;
  }
}

const MAX_SENTENCE_LENGTH = 600;

type Groups = Partial<Record<string, string>>;

/** A language with its word for a founder of the person's gender. */
type FramesOfPerson = Omit<FrameLanguage, "founder"> & { readonly founder: string };

function* said(groups: Groups, piece: TextPiece, language: FramesOfPerson, speaker: Speaker): Generator<Assertion> {
  const how = { confidence: 0.85 };
  const span = spanOf(piece);
  for (const job of jobsOf(groups, language)) yield speaker.say("experience", job, span, how);
  const { school, degree, year, birth, nation, spouse, count, home, award, tongues, pastimes } = groups;
  if (school)
    yield speaker.say(
      "education",
      { school: bare(school), ...(degree ? { degree: bare(degree) } : {}), ...(year ? { to: year } : {}) },
      span,
      how,
    );
  if (birth) yield speaker.say("birthDate", birth, span, how);
  if (nation) yield speaker.say("nationality", bare(nation), span, how);
  if (spouse) yield speaker.say("spouse", bare(spouse), span, how);
  if (home) yield speaker.say("location", bare(home), span, how);
  if (award) yield speaker.say("badge", bare(award), span, how);
  for (const item of itemsOf(tongues, language))
    if (isLanguage(item) || language.tongue?.test(item) === true)
      yield speaker.say("language", { language: item }, span, how);
  for (const item of itemsOf(pastimes, language)) yield speaker.say("interest", item, span, how);
  const children = count === undefined ? undefined : language.children?.(count);
  if (children !== undefined) yield speaker.say("childCount", children, span, { ...how, method: "derived" });
}

function itemsOf(list: string | undefined, { listed }: FramesOfPerson): string[] {
  return (list ?? "")
    .split(listed)
    .map((item) => item.trim())
    .filter((item) => item.length > 1);
}

/** One job, or those of a list: each post with its own organisation and year, or with those before it. */
function jobsOf(groups: Groups, language: FramesOfPerson): readonly ExperienceValue[] {
  const { posts, titles, ...rest } = groups;
  const items = (posts ?? titles)?.split(language.betweenPosts ?? language.listed) ?? [];
  if (items.length === 0) return [jobOf(rest, language) ?? []].flat();
  const jobs: ExperienceValue[] = [];
  for (const item of items) {
    const years = language.yearBehind?.exec(item);
    const named = bare(years ? item.slice(0, years.index) : item);
    const end = language.titleAtEnd?.exec(named);
    if (!end) continue;
    const before = end.index > 1 ? named.slice(0, end.index) : (jobs.at(-1)?.company ?? rest["org"]);
    if (before === undefined) continue;
    const { from, to } = { ...rest, ...years?.groups };
    const { org: _org, from: _from, to: _to, ...others } = rest;
    const times = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    jobs.push(...[jobOf({ ...others, ...times, org: before, title: end[0] }, language) ?? []].flat());
  }
  return jobs;
}

function jobOf(groups: Groups, language: FramesOfPerson): ExperienceValue | undefined {
  const { org, title, from, to, current, founded } = groups;
  if (org === undefined) return undefined;
  // "北京大学教授": the post is at the end of what was taken for the employer.
  const end = title === undefined ? language.titleAtEnd?.exec(bare(org)) : undefined;
  const post = title ?? end?.[0] ?? (founded === undefined ? undefined : language.founder);
  const company = bare(end === null || end === undefined ? org : bare(org).slice(0, end.index));
  if (company.length < 2 || (from !== undefined && to !== undefined && from > to)) return undefined;
  return {
    company,
    ...(post === undefined || bare(post) === "" ? {} : { title: language.titled?.(bare(post)) ?? bare(post) }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current === undefined || to !== undefined ? {} : { current: true }),
  };
}

function bare(text: string): string {
  return text
    .replace(NEXT, "")
    .replace(/^[\s「『«“"'、,،的の]+|(?<![\s」』»”"'、,،的の])[\s」』»”"'、,،的の]+$/gu, "")
    .trim();
}

const NEXT = new RegExp(`^(?:${cue("next deeds unspaced")})`, "u");
