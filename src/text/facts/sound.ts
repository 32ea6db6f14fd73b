import { atTheWhole, isBoard, isRegion } from "./bodies-of-post.ts";
import { whatItIsAbout } from "./body-goes-on.ts";
import { isOtherSetting } from "./other-settings.ts";
import { isDemonym } from "./asides.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Assertion, AssertionOf } from "../assertion.ts";
import { undoneStudies } from "./undone.ts";
import { withoutTimesBeside } from "./times-beside.ts";
import { timesOfTurn, turnBefore } from "../tokens/turns.ts";
import { wholeNameIn } from "./whole-name.ts";
import { bareTitle } from "../tokens/title.ts";

/** What `sound` judges by, besides the assertion. */
interface Heard {
  /** The organisations that the text names. */
  readonly known: readonly string[];
  /** Whose page it is. */
  readonly organisation: string | undefined;
  readonly text: string;
  readonly hasNounCapitals: boolean;
}

/**
 * An assertion without the values that the words around them rule out: a verb taken for a title, a month for an
 * employer, somebody else's birthday.
 */
export function sound(said: Assertion, heard: Heard): Assertion | undefined {
  const { text, hasNounCapitals } = heard;
  if (said.property === "experience") return soundJob(atTheWhole(said, heard.organisation), heard.known);
  if (said.property === "education") return soundSchool(said, text);
  if (said.property === "location" && (STREET.test(said.value) || SEVERAL.test(said.value))) return undefined;
  return said.property === "spouse" && hasNounCapitals ? soundSpouse(said) : said;
}

/**
 * "Ihr Mann, Anwalt Georg Holm", "Ihr Mann, Richter": where nouns are capitalised, a post can look like a name before
 * one, or instead of one.
 */
function soundSpouse(said: AssertionOf<"spouse">): AssertionOf<"spouse"> | undefined {
  const [first = "", ...more] = said.value.split(/\s+/u);
  if (!isJobTitle(first) || more.length === 1) return said;
  return more.length === 0 ? undefined : { ...said, value: more.join(" ") };
}

/** "ATMs": several of a thing with a short name are not a town. */
const SEVERAL = /^\p{Lu}{2,5}s$/u;
/** A street is not a town. */
const STREET = new RegExp(`\\s(?:${cue("streets end")})$`, "u");

type SaidJob = AssertionOf<"experience">;
type SaidSchooling = AssertionOf<"education">;

function soundJob(job: SaidJob, known: readonly string[]): SaidJob | undefined {
  const said = withoutPostElsewhere(withoutFormer(job));
  const { quote, value } = said;
  const company = companyIn(quote, value.company, known);
  if (company === undefined || isRefused(quote, value.company) || isBeside(quote, value.company)) return undefined;
  if (isOtherSetting(said)) return undefined;
  if (value.title !== undefined && (DOES_BESIDE.test(value.title) || DENIED.test(value.title))) return undefined;
  // "ingénieure diplômée de Centrale Lyon": a graduate of the school, not an employee.
  if (GRADUATE.test(value.title?.split(" ").at(-1) ?? "")) return undefined;
  const title = value.title === undefined ? postCameFor(quote, value.company) : titleOf(value.title, quote);
  if (HONOURS.test(company) && (title === undefined || RANKS.test(title))) return undefined;
  if ((title !== undefined && OF_YEAR.test(title)) || isRegion(company) || isBoard(company)) return undefined;
  if (isPlaceName(company) && (title === undefined || isStationed(quote, title, company))) return undefined;
  if (title !== undefined && isDepartment(title, company, quote)) return undefined;
  const turn =
    value.title === undefined ? undefined : turnBefore(quote.slice(0, Math.max(0, quote.indexOf(value.title))));
  const { title: _title, from, current, ...rest } = withoutTimesBeside(timesOfTurn(value, turn), quote);
  const cameFrom = isLeftBehind(quote, value.company);
  const lasts = current === true && !cameFrom && !isHandedOver(quote, value.company);
  return {
    ...said,
    value: {
      ...rest,
      company,
      ...(title === undefined ? {} : { title }),
      ...(from === undefined || cameFrom ? {} : { from }),
      ...(lasts ? { current } : {}),
    },
  };
}

const GRADUATE = wordOf("graduates");

/** "is Senior Adviser (formerly CTO, 2014-2022) at Elmgate Health": the time in brackets belongs to the post in them. */
function withoutFormer(said: SaidJob): SaidJob {
  const { quote, value } = said;
  const at = quote.indexOf(value.company);
  const [before, , after] = quote.slice(Math.max(0, at - MAX_BEFORE_EMPLOYER), Math.max(0, at)).split(FORMER_POST);
  if (before === undefined || after === undefined || !TO_EMPLOYER.test(after)) return said;
  const title = POST_BEFORE.exec(before)?.[1];
  const { from: _from, to: _to, title: _title, ...rest } = value;
  return { ...said, value: { ...rest, ...(title === undefined ? {} : { title, current: true }) } };
}

/** "moved to Globex as CFO from Initech": the post is with the organisation that somebody moved to. */
function withoutPostElsewhere(said: SaidJob): SaidJob {
  const { quote, value } = said;
  const { title, from: _from, to: _to, current: _current, ...rest } = value;
  if (title === undefined) return said;
  const at = quote.indexOf(title);
  const where = quote.indexOf(value.company, at + title.length);
  const isElsewhere =
    at >= 0 &&
    where > at &&
    LEFT_BETWEEN.test(quote.slice(at + title.length, where)) &&
    CAME_AS.test(quote.slice(0, at));
  return isElsewhere ? { ...said, value: rest } : said;
}

/** "moved to Globex in 2019 as CFO from Initech": the post that somebody took up, with the previous employer after it. */
function postCameFor(quote: string, company: string): string | undefined {
  const at = quote.indexOf(company);
  if (at < 0 || !CAME.test(quote.slice(Math.max(0, at - MAX_BEFORE_EMPLOYER), at))) return undefined;
  const post = CAME_FOR.exec(quote.slice(at + company.length))?.[1];
  return post !== undefined && isJobTitle(post) ? post : undefined;
}

const CAME = new RegExp(
  `(?<!\\p{L})(?:${cue("comes to a body")})(?: to)? (?:(?:${cue("articles of employers")}) )?$`,
  "u",
);
const CAME_FOR = new RegExp(
  `^(?: in (?:19|20)\\d\\d)?,? (?:${cue("as whom")}) (?:(?:${cue("articles of hires")}) )?([\\p{L}\\p{M}’' -]{2,60}?),? (?:${cue("comes from")}) `,
  "u",
);

const LEFT_BETWEEN = new RegExp(`^ (?:${cue("comes from")}) (?:(?:${cue("articles of employers")}) )?$`, "u");
const CAME_AS = new RegExp(
  `(?<!\\p{L})(?:${cue("comes to a body")})(?!\\p{L})[^.;:]{0,100} (?:${cue("as whom")}) (?:(?:${cue("articles of hires")}) )?$`,
  "u",
);

/**
 * "players' representative, and writes the crossword": what else somebody does, and where, does not belong to the
 * post.
 */
const DOES_BESIDE = new RegExp(
  `,? (?:${cue("joins what is done")}) \\p{Ll}+ (?:${cue("articles of what is done")}) \\p{Ll}`,
  "u",
);

/** "wrongly described as director", "nie Direktor": words before a post that deny it. */
const DENIED = new RegExp(`^(?:\\p{Ll}{3,12} )?(?:${cue("denies a post")})(?!\\p{L})`, "iu");

/** A post and any brackets after it, in UTF-16 units. */
const MAX_BEFORE_EMPLOYER = 200;

/** The words of a post alone; `undefined` if they say what somebody does. */
function titleOf(written: string, quote: string): string | undefined {
  const title = bareTitle(
    quote.includes(`${written}'s`) || quote.includes(`${written}’s`) ? written.replace(OF_POSSESSOR, "") : written,
  );
  if (DEEDS.test(title) || NO_TITLE.test(title) || NO_POST.test(title)) return undefined;
  const behind = quote.slice(quote.indexOf(written) + written.length);
  const before = quote.slice(0, Math.max(0, quote.indexOf(written)));
  return isThing(title, before, behind) || isVerb(title, before, behind) ? undefined : title;
}

/**
 * "organizo o meetup", "o coral, que regeu até 2004": one uncapitalised word with an object after it, or right after
 * the beginning of a clause.
 */
function isVerb(title: string, before: string, behind: string): boolean {
  return /^\p{Ll}+$/u.test(title) && (CLAUSE_BEFORE.test(before) || OBJECT_BEHIND.test(behind));
}

const CLAUSE_BEFORE = new RegExp(`(?<!\\p{L})(?:${cue("before a verb alone")}) $`, "u");
const OBJECT_BEHIND = new RegExp(`^ (?:${cue("before an object")})(?!\\p{L})`, "u");

/** "president of the state's Funeral Directors": a possessor, which is not part of the post. */
const OF_POSSESSOR = /\sof\sthe\s\p{Ll}+$/u;
/** "taught English", "commanded 36 Engineer Regiment": a verb in a form that no title has. */
const DEEDS = new RegExp(`^(?:${cue("deeds")})(?:\\s|$)`, "u");
const NO_POST = new RegExp(`^(?:${cue("no posts")})$`, "iu");
/** Room numbers, punctuation and times of day. */
const NO_TITLE = /\s\d{3,}$|^\d|[;:!?]/u;

/** "to sit in that chair", "fluent Irish speaker", "private patients". */
function isThing(title: string, before: string, behind: string): boolean {
  if (CHAIR.test(title)) return BEFORE_CHAIR.test(before) && !BEHIND_CHAIR.test(behind);
  if (PRIVATE.test(title)) return /^ \p{Ll}/u.test(behind);
  if (SPEAKER.test(title)) return /\p{Lu}\p{Ll}+ $/u.test(before);
  return false;
}

/** The employer's name as it stands in the sentence; `undefined` if it is not an employer's. */
function companyIn(quote: string, written: string, known: readonly string[]): string | undefined {
  if (CALENDAR.test(written) || NO_BODY.test(written) || isDemonym(written)) return undefined;
  if (BARE.test(written.toLowerCase()) && !/\s/u.test(written))
    return known.find((name) => name.endsWith(` ${written}`));
  const at = quote.indexOf(written);
  if (at < 0) return written;
  const [before, behind] = [quote.slice(0, at), quote.slice(at + written.length)];
  if (isPart(written, before, behind)) return undefined;
  // "Three Does Creamery", "Macra na Feirme": a number and small words belong to the name.
  const counted = COUNTED.exec(before)?.[1] ?? "";
  const goesOn = GOES_ON.exec(behind)?.[0] ?? whatItIsAbout(written, behind);
  const name = wholeNameIn(`${written}${goesOn}`, before, behind.slice(goesOn.length), known);
  return name === undefined ? undefined : `${counted}${name.replace(HOW_LONG, "")}`;
}

/** "worked for Elmgate Ferries for 41 years": the number counts something else. */
const HOW_LONG = /\s\p{Ll}{1,6}\s\d{1,2}$/u;

/** "its Zarkawt branch", "the Satara works": a place where the employer has a site. */
function isPart(written: string, before: string, behind: string): boolean {
  const unit = UNIT_BEHIND.exec(behind);
  if (unit === null) return false;
  if (WHOSE.test(before)) return true;
  return !/\s|\p{Lu}.*\p{Lu}/u.test(written) && SITE.test(unit[1] ?? "") && WHERE.test(before);
}

const UNIT_BEHIND = new RegExp(
  `^ (${cue("units")}|${cue("further sites")})(?=[.,;:)]|$|\\s(?:${cue("behind a unit")})\\s)`,
  "u",
);
const SITE = wordOf("sites");

/** A month, day or season, with its number. */
const CALENDAR = new RegExp(`^(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?(?:${cue("calendar")})(?:\\s(?:\\d{1,4}|issue))?$`, "u");
const BARE = wordOf("bare bodies", "named bodies");
/** What nobody works for in any context: a word for a time, "our company". */
export function employsNobody(name: string): boolean {
  return NO_BODY.test(name.trim());
}

const NO_BODY = new RegExp(`^(?:${cue("no employers")})$`, "u");
/** Without a post, a prize is not an employer. */
const HONOURS = new RegExp(`${cue("honours end")}`, "u");

/** "Scientist of the Year": a title that is won. */
const OF_YEAR = new RegExp(`(?<!\\p{L})(?:${cue("of the year")})$`, "iu");
/** "a Member of the Order of Merit". */
const RANKS = new RegExp(`^(?:${cue("ranks of an order")})$`, "u");
/** "assistant accountant at Fort William": where somebody was stationed, unless it is a post that towns have. */
function isStationed(quote: string, title: string, place: string): boolean {
  return !OF_PLACES.test(title) && POSTED_AT.test(quote.slice(0, Math.max(0, quote.indexOf(place))));
}

const OF_PLACES = new RegExp(`(?:${cue("posts of places")})`, "iu");

/**
 * "Head of Network Planning", "Director of Services": what somebody heads is a part of an organisation that is not
 * named.
 */
function isDepartment(title: string, company: string, quote: string): boolean {
  if (!HEADS.test(title) || isCompanyName(company) || isSchoolName(company)) return false;
  return FIELD.test(company) && quote.includes(`${title} of ${company}`);
}

const HEADS = new RegExp(`(?:^|\\s)(?:${cue("heads a field")})$`, "u");
/** The endings of nouns for fields of work. */
const FIELD = new RegExp(`(?:${cue("fields end")})$`, "u");

/** "applied to join …", "was appointed at … but did not take it up". */
function isRefused(quote: string, company: string): boolean {
  const at = quote.indexOf(company);
  if (at < 0) return false;
  const before = quote.slice(Math.max(0, at - 120), at);
  return REFUSED_BEFORE.test(before) || REFUSED_BEHIND.test(quote.slice(at + company.length));
}

const REFUSED_BEFORE = new RegExp(`(?<!\\p{L})(?:${cue("asks for")})(?!\\p{L})[^.;:]{0,60}$`, "u");
const REFUSED_BEHIND = new RegExp(`^[^.;:]{0,60}(?:${cue("not taken")})(?!\\p{L})`, "u");

/** "a workshop opposite the university": where something is located, not where somebody worked or studied. */
function isBeside(quote: string, name: string): boolean {
  const at = quote.indexOf(name);
  return at >= 0 && BESIDE.test(quote.slice(Math.max(0, at - MAX_BESIDE), at));
}

const BESIDE = new RegExp(
  `(?<!\\p{L})(?:${cue("beside a building")})\\s(?:(?:${cue("articles of employers")}|${cue("definite articles")})\\s)?$`,
  "iu",
);
/** The most UTF-16 units of such words with an article. */
const MAX_BESIDE = 40;

/**
 * "Treasurer of the Hiking Club since 1998, he hands over to": the sentence says when it began, and that it is over.
 */
function isHandedOver(quote: string, company: string): boolean {
  return HANDED_OVER.test(quote.slice(Math.max(0, quote.indexOf(company))));
}

const HANDED_OVER = new RegExp(
  `^[^.;:!?]{0,120}?,\\s(?:[\\p{L}'’-]{1,30}\\s){0,4}?(?:${cue("hands a post over")})`,
  "u",
);

/** "joined in 2015 from the Peterborough Mercury": the time belongs to the employer that somebody moved to. */
function isLeftBehind(quote: string, company: string): boolean {
  const at = quote.indexOf(company);
  if (at < 0 || TELLS_OF_IT.test(quote.slice(at + company.length))) return false;
  return CAME_FROM.test(quote.slice(Math.max(0, at - 160), at));
}

const CAME_FROM = new RegExp(
  `(?<!\\p{L})(?:${cue("comes")})(?!\\p{L})[^.;:()]{0,80}(?<!\\p{L})(?:${cue("comes from")})\\s(?:\\p{L}[\\p{Ll}'’-]{0,20}\\s){0,4}$`,
  "u",
);

/** Without honorary degrees, and without verbs taken for degrees. */
function soundSchool(said: SaidSchooling, text: string): SaidSchooling | undefined {
  const { quote, value } = said;
  if (isOfTrainees(quote, value.school) || isDefence(quote, value.school) || isBeside(quote, value.school))
    return undefined;
  const undone = undoneStudies(said, text);
  if (undone === "never") return undefined;
  const { degree: written, ...rest } = value;
  const degree =
    written === undefined || undone !== undefined || NO_DEGREE.test(written) || SMALL_WORD.test(written)
      ? undefined
      : written.replace(BEHIND_DEGREE, "");
  const honoured = HONORARY.exec(quote);
  if (honoured !== null && (degree === undefined || honoured[0].includes(degree))) {
    const at = quote.indexOf(value.school);
    if (at >= 0 && Math.abs(at - honoured.index) < NEAR) return undefined;
  }
  return { ...said, value: { ...(degree === undefined ? {} : { degree }), ...rest } };
}

/**
 * "защитил диссертацию в Институте сердца": a dissertation can be defended at an institute where one has not studied.
 */
function isDefence(quote: string, school: string): boolean {
  const at = quote.search(DEFENDED);
  return at >= 0 && !/[.;,]\s/u.test(quote.slice(at, placeIn(quote, school)));
}

const DEFENDED = new RegExp(`(?<!\\p{L})(?:${cue("defended")})`, "iu");

/** The offset of an organisation's name; in languages with cases, found by its beginning. */
function placeIn(quote: string, name: string): number {
  const at = quote.indexOf(name);
  return at >= 0 ? at : Math.max(quote.indexOf(name.slice(0, 4)), 0);
}

/** "trained apprentices with Dunmore College": somebody who taught others alongside a school. */
function isOfTrainees(quote: string, school: string): boolean {
  return TRAINS.test(quote.slice(0, Math.max(0, quote.indexOf(school))));
}

const TRAINS = new RegExp(`(?<!\\p{L})(?:${cue("trains others")})[^.;:]{0,60}$`, "iu");

/** What somebody did or was at a school, as opposed to a degree. */
const NO_DEGREE = new RegExp(`${cue("no degrees at a school")}`, "u");

/** "de": a preposition taken for a degree. */
const SMALL_WORD = /^\p{Ll}{1,2}$/u;

const HONORARY = new RegExp(`(?<!\\p{L})(?:${cue("honorary degrees")})(?!\\p{L})`, "u");
/** About a clause, in UTF-16 units. */
const NEAR = 120;

const FORMER_POST = new RegExp(`(\\((?:${cue("begins a former post")}),? [^()]*\\))`, "u");

const TO_EMPLOYER = new RegExp(
  `^ (?:${cue("between a bracket and an employer")}) (?:(?:${cue("articles of employers")}) )?$`,
  "u",
);

const POST_BEFORE = new RegExp(`\\b(?:${cue("leads to its post")}) (\\p{L}[^(),.;:]{2,60}) $`, "u");

const BEFORE_CHAIR = new RegExp(`(?:${cue("before a chair")}) $`, "u");

const BEHIND_CHAIR = new RegExp(`^ (?:${cue("behind a chair")})\\b`, "u");

const CHAIR = new RegExp(`^(?:${cue("chairs")})$`, "iu");

const PRIVATE = wordOf("privates");

const SPEAKER = wordOf("speakers");

const COUNTED = new RegExp(`(?<![\\p{L}-])((?:${cue("numbers before bodies")}) )$`, "u");

const GOES_ON = new RegExp(`^ (?:${cue("small in bodies")}) \\p{Lu}[\\p{L}'’-]+`, "u");

const WHOSE = new RegExp(`(?:^|\\s)(?:${cue("whose part")}) $`, "u");

const WHERE = new RegExp(`(?:^|\\s)(?:${cue("where a site is")}) $`, "u");

const POSTED_AT = new RegExp(`(?:^|\\s)(?:${cue("where somebody is posted")}) $`, "u");

const TELLS_OF_IT = new RegExp(`^(?:,\\s(?:${cue("tells of an employer")})|\\s?\\()`, "u");

const BEHIND_DEGREE = new RegExp(`\\s(?:${cue("behind a degree")})$`, "u");
