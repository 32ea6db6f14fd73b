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
  for (const piece of sentencesOf(asciiDigits(text), language.ends)) {
    if (language.doubts.test(piece.text)) continue;
    const gender = female > 2 * male ? language.female : male > 2 * female ? language.male : undefined;
    if (gender !== undefined && piece.text.search(gender) >= 0)
      yield speaker.say("gender", female > male ? "female" : "male", spanOf(piece), {
        method: "derived",
        confidence: 0.85,
      });
    const words =
      language.nameAs === undefined
        ? piece.text
        : piece.text
            .replaceAll(subject, language.nameAs)
            .replace(/[^\S\n]{2,}/gu, " ")
            .trimStart();
    for (const frame of language.frames)
      for (const match of words.matchAll(frame))
        yield* said(
          match.groups ?? {},
          piece,
          { ...language, founder: language.founder[female > male ? 1 : 0] },
          speaker,
        );
  }
}

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
  const job = jobOf(groups, language);
  if (job !== undefined) yield speaker.say("experience", job, span, how);
  const { school, degree, year, birth, spouse, count, home, award, tongues, pastimes } = groups;
  if (school)
    yield speaker.say(
      "education",
      { school: bare(school), ...(degree ? { degree: bare(degree) } : {}), ...(year ? { to: year } : {}) },
      span,
      how,
    );
  if (birth) yield speaker.say("birthDate", birth, span, how);
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
