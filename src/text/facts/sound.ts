import { isDemonym } from "./asides.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isCompanyName, isSchoolName } from "../people/naming.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Statement, StatementOf } from "../statement.ts";
import { undoneStudies } from "./undone.ts";
import { timesOfTurn, turnBefore } from "../tokens/turns.ts";
import { wholeNameIn } from "./whole-name.ts";
import { bareTitle } from "../tokens/title.ts";

/** A statement without what the words around its values forbid: a verb told as a title, a month as an employer, a day of somebody else. */
export function sound(said: Statement, known: readonly string[], text: string): Statement | undefined {
  if (said.property === "experience") return soundJob(said, known);
  if (said.property === "education") return soundSchool(said, text);
  if (said.property === "location" && STREET.test(said.value)) return undefined;
  return said;
}

/** A street is no town. */
const STREET = /\s(?:Road|Street|Lane|Avenue|Terrace|Drive|Boulevard)$/u;

type Job = StatementOf<"experience">;
type Schooling = StatementOf<"education">;

function soundJob(job: Job, known: readonly string[]): Job | undefined {
  const said = withoutFormer(job);
  const { quote, value } = said;
  const company = companyIn(quote, value.company, known);
  if (company === undefined || isRefused(quote, value.company)) return undefined;
  const title = value.title === undefined ? undefined : titleOf(value.title, quote);
  if (HONOURS.test(company) && (title === undefined || RANKS.test(title))) return undefined;
  if (isPlaceName(company) && (title === undefined || isStationed(quote, title, company))) return undefined;
  if (title !== undefined && isDepartment(title, company, quote)) return undefined;
  const turn =
    value.title === undefined ? undefined : turnBefore(quote.slice(0, Math.max(0, quote.indexOf(value.title))));
  const { title: _title, from, current, ...rest } = timesOfTurn(value, turn);
  const cameFrom = isLeftBehind(quote, value.company);
  return {
    ...said,
    value: {
      ...rest,
      company,
      ...(title === undefined ? {} : { title }),
      ...(from === undefined || cameFrom ? {} : { from }),
      ...(current === undefined || cameFrom ? {} : { current }),
    },
  };
}

/** "is Senior Adviser (formerly CTO, 2014-2022) at Elmgate Health": the time in the brackets is that of the post in them. */
function withoutFormer(said: Job): Job {
  const { quote, value } = said;
  const at = quote.indexOf(value.company);
  const [before, , after] = quote
    .slice(Math.max(0, at - MAX_BEFORE_EMPLOYER), Math.max(0, at))
    .split(/(\((?:formerly|previously|until recently|before that),? [^()]*\))/u);
  if (before === undefined || after === undefined || !/^ (?:at|of|with|for|in) (?:the )?$/u.test(after)) return said;
  const title = /\b(?:is|as)(?: now)?(?: an?| the)? (\p{L}[^(),.;:]{2,60}) $/u.exec(before)?.[1];
  const { from: _from, to: _to, title: _title, ...rest } = value;
  return { ...said, value: { ...rest, ...(title === undefined ? {} : { title, current: true }) } };
}

/** In UTF-16 units: a post and what stands in brackets behind it. */
const MAX_BEFORE_EMPLOYER = 200;

/** A post's words alone; nothing where they tell what somebody does. */
function titleOf(written: string, quote: string): string | undefined {
  const title = bareTitle(
    quote.includes(`${written}'s`) || quote.includes(`${written}’s`) ? written.replace(OF_POSSESSOR, "") : written,
  );
  if (DEEDS.test(title) || NO_TITLE.test(title) || NO_POST.test(title)) return undefined;
  const behind = quote.slice(quote.indexOf(written) + written.length);
  const before = quote.slice(0, Math.max(0, quote.indexOf(written)));
  return isThing(title, before, behind) ? undefined : title;
}

/** "president of the state's Funeral Directors": whose body it is, and no part of the post. */
const OF_POSSESSOR = /\sof\sthe\s\p{Ll}+$/u;
/** "taught English", "commanded 36 Engineer Regiment": a verb in a form that no title has. */
const DEEDS = new RegExp(`^(?:${cue("deeds")})(?:\\s|$)`, "u");
const NO_POST = new RegExp(`^(?:${cue("no posts")})$`, "iu");
/** Rooms, marks and hours. */
const NO_TITLE = /\s\d{3,}$|^\d|[;:!?]/u;

/** "to sit in that chair", "fluent Irish speaker", "private patients". */
function isThing(title: string, before: string, behind: string): boolean {
  if (/^chair$/iu.test(title))
    return /(?:that|this|her|his|my|a|same) $/u.test(before) && !/^ (?:of|for|at)\b/u.test(behind);
  if (/^private$/u.test(title)) return /^ \p{Ll}/u.test(behind);
  if (/^speaker$/u.test(title)) return /\p{Lu}\p{Ll}+ $/u.test(before);
  return false;
}

/** The employer's name as it stands in the sentence; nothing where it is none. */
function companyIn(quote: string, written: string, known: readonly string[]): string | undefined {
  if (CALENDAR.test(written) || NO_BODY.test(written) || isDemonym(written)) return undefined;
  if (BARE.test(written.toLowerCase()) && !/\s/u.test(written))
    return known.find((name) => name.endsWith(` ${written}`));
  const at = quote.indexOf(written);
  if (at < 0) return written;
  const [before, behind] = [quote.slice(0, at), quote.slice(at + written.length)];
  if (isPart(written, before, behind)) return undefined;
  // "Three Does Creamery", "Macra na Feirme": a number and small words are of the name.
  const counted =
    /(?<![\p{L}-])((?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|First|Second|Third|Fourth) )$/u.exec(
      before,
    )?.[1] ?? "";
  const goesOn = /^ (?:na|y|yr|an|a'|o'|op|ter|zum|am) \p{Lu}[\p{L}'’-]+/u.exec(behind)?.[0] ?? "";
  const name = wholeNameIn(`${written}${goesOn}`, before, behind.slice(goesOn.length), known);
  return name === undefined ? undefined : `${counted}${name}`;
}

/** "its Zarkawt branch", "the Satara works": a place where the employer is. */
function isPart(written: string, before: string, behind: string): boolean {
  const unit = UNIT_BEHIND.exec(behind);
  if (unit === null) return false;
  if (/(?:^|\s)(?:its|their|our|the (?:company|firm|bank)['’]s) $/u.test(before)) return true;
  return !/\s|\p{Lu}.*\p{Lu}/u.test(written) && SITE.test(unit[1] ?? "") && /(?:^|\s)(?:the|at|in|of) $/u.test(before);
}

const UNIT_BEHIND = new RegExp(
  `^ (${cue("units")}|works|chapter|quarry|colliery)(?=[.,;:)]|$|\\s(?:in|of|at|for|from|and|before|after|until|where|which|as|since)\\s)`,
  "u",
);
const SITE = /^(?:branch|depot|chapter|works|quarry|colliery)$/u;

/** A month, a day or a season, with its number. */
const CALENDAR = new RegExp(`^(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?(?:${cue("calendar")})(?:\\s(?:\\d{1,4}|issue))?$`, "u");
const BARE = wordOf("bare bodies", "named bodies");
/** Whom nobody works for, wherever they stand: a word of time, "our company". */
export function employsNobody(name: string): boolean {
  return NO_BODY.test(name.trim());
}

const NO_BODY = new RegExp(`^(?:${cue("no employers")})$`, "u");
/** Without a post there a prize is no employer. */
const HONOURS = /^Order of (?:the )?\p{Lu}|(?:Medal|Prize|Awards?|Trophy|Cup|Championships?|Games|Scholarship)$/u;

/** "a Member of the Order of Merit". */
const RANKS = /^(?:an? )?(?:[Mm]ember|[Oo]fficer|[Cc]ompanion|[Cc]ommander|[Kk]night|[Dd]ame|[Ff]ellow|[Cc]hevalier)$/u;
/** "assistant accountant at Fort William": where somebody was posted, unless towns give such posts. */
function isStationed(quote: string, title: string, place: string): boolean {
  return !OF_PLACES.test(title) && /(?:^|\s)(?:at|to|in) $/u.test(quote.slice(0, Math.max(0, quote.indexOf(place))));
}

const OF_PLACES = new RegExp(`(?:${cue("posts of places")})`, "iu");

/** "Head of Network Planning", "Director of Services": what somebody heads is a part of a body whose name is not told. */
function isDepartment(title: string, company: string, quote: string): boolean {
  if (!HEADS.test(title) || isCompanyName(company) || isSchoolName(company)) return false;
  return FIELD.test(company) && quote.includes(`${title} of ${company}`);
}

const HEADS = new RegExp(`(?:^|\\s)(?:${cue("heads a field")})$`, "u");
/** How nouns end that name a field of work. */
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

/** "joined in 2015 from the Peterborough Mercury": that time is of where somebody came to. */
function isLeftBehind(quote: string, company: string): boolean {
  const at = quote.indexOf(company);
  if (at < 0 || /^(?:,\s(?:where|having|who|which)|\s?\()/u.test(quote.slice(at + company.length))) return false;
  return CAME_FROM.test(quote.slice(Math.max(0, at - 160), at));
}

const CAME_FROM = new RegExp(
  `(?<!\\p{L})(?:${cue("comes")})(?!\\p{L})[^.;:()]{0,80}(?<!\\p{L})(?:${cue("comes from")})\\s(?:\\p{L}[\\p{Ll}'’-]{0,20}\\s){0,4}$`,
  "u",
);

/** No degree that was given for honour, and no verb as one. */
function soundSchool(said: Schooling, text: string): Schooling | undefined {
  const { quote, value } = said;
  if (isOfTrainees(quote, value.school)) return undefined;
  const undone = undoneStudies(said, text);
  if (undone === "never") return undefined;
  const { degree: written, ...rest } = value;
  const degree =
    written === undefined || undone !== undefined || NO_DEGREE.test(written)
      ? undefined
      : written.replace(/\s(?:in|of|from|with)$/u, "");
  const honoured = HONORARY.exec(quote);
  if (honoured !== null && (degree === undefined || honoured[0].includes(degree))) {
    const at = quote.indexOf(value.school);
    if (at >= 0 && Math.abs(at - honoured.index) < NEAR) return undefined;
  }
  return { ...said, value: { ...(degree === undefined ? {} : { degree }), ...rest } };
}

/** "trained apprentices with Dunmore College": who taught others beside a school. */
function isOfTrainees(quote: string, school: string): boolean {
  return TRAINS.test(quote.slice(0, Math.max(0, quote.indexOf(school))));
}

const TRAINS = new RegExp(`(?<!\\p{L})(?:${cue("trains others")})[^.;:]{0,60}$`, "iu");

/** What somebody did at a school, or was there. */
const NO_DEGREE =
  /^(?:graduated|graduating|qualified)$|^(?:taking|finishing|completing|holding|earning|for)\s|(?<!\p{L})(?:musician|student|includes?|teacher|apprentice)$/u;

const HONORARY =
  /(?<!\p{L})[Hh]onorary\s(?:\p{L}+\s){0,2}?(?:doctorates?|degrees?|D\.?\s?[LS]itt|DSc|D\.Sc|LL\.?D|doctor)(?!\p{L})/u;
/** UTF-16 units, about a clause. */
const NEAR = 120;
