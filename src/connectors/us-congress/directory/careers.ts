import type { ExperienceValue } from "../../../domain/claim.ts";
import { findPeriods, type Period } from "../../../text/dates/dates.ts";
import { isDivision, isRegion, regionAtEnd } from "../../../text/places/places.ts";
import { ROLE_NOUN, isOffice } from "../../../text/tokens/role-nouns.ts";
import { splitCommas } from "../../../text/sentences/segments.ts";
import type { TextPiece } from "../../../text/assertion.ts";

/**
 * Jobs, offices and military service in one English clause of a directory: "staff, United States Representative …,
 * 2012-2020", "member of the Florida state senate, 2016-2018", "Mayor of Knox County, Tenn., 2010-2018", "United States
 * Navy, 1995-2019". An occupation without an employer ("journalist", "business owner") yields nothing: an experience
 * needs a company, and none is stated. "lawyer, private practice" states that the person is self-employed.
 */
export function readCareer(clause: TextPiece, previous: ExperienceValue | undefined): ExperienceValue[] {
  const text = clause.text.replace(/(?<=\p{Ll}{5}|\d|\))\.$/u, "");
  if (IRRELEVANT.test(text)) return [];
  const jobs: ExperienceValue[] = [];
  let context = previous;
  for (const part of partsOf({ text, from: 0 })) {
    const post = readPost(part.words.replace(/\b(?:late|now|formerly)\s+/u, ""), context);
    if (post === undefined) return jobs;
    context = post;
    if (part.periods.length === 0) jobs.push(post);
    for (const period of part.periods) jobs.push({ ...post, ...datesOf(period, text) });
  }
  return jobs;
}

/** Not a post of the subject's own, or one that was not held. */
const IRRELEVANT =
  /\b(?:unsuccessful(?:ly)?|not a candidate|candidate|declined|presidential elector|nominat(?:ed|ion)|interment|delegate|alternate|moved|immigrated|resumed|retired|returned|studied|admitted to|died|born|resides?|resided|did not|refused|impeach\w*|managers|not confirmed|resigned and|never|changed party|contested|attended|graduated|remains|oath of office|term (?:ending|expiring)|re-?elected|succeeded|defeated|engaged in|interests|captured|wounded|mustered|discharged|honorary|honorably|until his election|member-elect|Continental Congress)\b|^(?:is|was) an?\s(?!member\b)|\b(?:brother|sister|son|daughter|father|mother|nephew|uncle|cousin|wife|husband|grand\w+) of\b/u;

interface ClausePart {
  readonly words: string;
  readonly periods: readonly Period[];
}

/** "member of X, 1989-2008, minority leader, 1993-2008" is two posts; "X, 1981-1982, 1987-1994" is one, held twice. */
function partsOf(clause: TextPiece): ClausePart[] {
  const parts: ClausePart[] = [];
  const { text } = clause;
  let start = 0;
  let periods: Period[] = [];
  let words = "";
  for (const period of findPeriods(text)) {
    const between = text.slice(start, period.from).replace(/^[\s,)]+/u, "");
    if (/^(?:and|in|and in|and again|again in|from|and from|\(|served)?\s*$/u.test(between) && words !== "")
      periods.push(period);
    else {
      if (words !== "") parts.push({ words, periods: mergeYears(periods) });
      words = between;
      periods = [period];
    }
    start = period.to;
  }
  if (words !== "") parts.push({ words, periods: mergeYears(periods) });
  const rest = text.slice(start).replace(/^[\s,)]+/u, "");
  if (parts.length === 0) parts.push({ words: rest, periods: [] });
  return parts.map((part) => ({
    ...part,
    words: part.words.replace(/(?<![\s,(])[\s,(]+(?:(?:in|from|during|on|and|between|since)\s*)?$/u, ""),
  }));
}

/** "in 1885 and 1886" is one period of two years. */
function mergeYears(periods: readonly Period[]): Period[] {
  const merged: Period[] = [];
  for (const period of periods) {
    const last = merged.at(-1);
    const year = period.on;
    const lastYear = last?.on ?? last?.end;
    if (
      last !== undefined &&
      year?.length === 4 &&
      lastYear?.length === 4 &&
      Number(year) === Number(lastYear) + 1 &&
      last.current !== true
    )
      merged[merged.length - 1] = { from: last.from, to: period.to, start: last.start ?? last.on ?? year, end: year };
    else merged.push(period);
  }
  return merged;
}

/** "appointed judge in 1862" states a beginning; any other single year is a year in the post. */
function datesOf(period: Period, text: string): Pick<ExperienceValue, "from" | "to" | "current"> {
  if (period.on !== undefined)
    return /^,?\s+(?:and )?(?:[a-z]+ )?(?:until|to)\b/u.test(text.slice(period.to)) ||
      /^(?:was |again |subsequently )?(?:appointed|elected|chosen|commissioned|became|entered|enlisted|named)\b/u.test(
        text,
      )
      ? { from: period.on }
      : { from: period.on, to: period.on };
  return {
    ...(period.start === undefined ? {} : { from: period.start }),
    ...(period.end === undefined ? {} : { to: period.end }),
    ...(period.current === true ? { current: true } : {}),
  };
}

const OPENING =
  /^(?:and\s+)?(?:(?:also|again|later|subsequently|then|afterwards?)\s+)?(?:was\s+)?(?:(?:elected|appointed|chosen|selected|named|became|served|employed|worked|serving|commissioned)(?:\s+by\s+(?:the\s+)?\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,5}(?:\s+of\s+\p{Lu}\p{L}+)?|\s+on\s+\p{Lu}\p{L}+\s+\d{1,2}(?:,\s+\d{4},?)?)?\s+(?:to be\s+|to serve\s+)?(?:as\s+)?)?(?:(?:an?|the|one of the|its)\s+)?/u;

const MILITARY =
  /^(?:(?:served in|enlisted in|entered|was in|during the [\p{L} ]{3,40}(?:War|war)s?,? (?:served|enlisted) in|served with)\s+(?:the\s+)?)?((?:(?:United States|U\.\s?S\.|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|Union|Confederate(?: States)?|Continental|Revolutionary)\s+)(?:Army|Navy|Marines? Corps|Marines|Air Force|Coast Guard|Space Force|Army Air Corps|Army Air Forces?|Army National Guard|Air National Guard|National Guard|Naval Academy Reserve|Merchant Marine|Army Corps of Engineers|Naval(?! (?:Hospital|Shipyard|Station|Base|Academy|Observatory|War College|Medical))|Militia|Volunteers?)(?:\s+(?:Reserves?|Air Corps|Air Forces?|Corps|National Guard|Medical Corps|Nurse Corps|Air Guard|Auxiliary))*)(?=$|[,;.( ])/u;

function readPost(words: string, context: ExperienceValue | undefined): ExperienceValue | undefined {
  const military = MILITARY.exec(words);
  if (military !== null && !/\bacademy\b|\b(?:secretary|department) of\b/iu.test(words))
    return { company: military[1] ?? "", kind: "military" };
  if (/^\p{Lu}[\p{L}'’ ]+ Corps, United States (?:Army|Navy|Air Force)$/u.test(words))
    return { company: words, kind: "military" };
  const text = withoutStory(
    words
      .replace(OPENING, "")
      .replace(/^as\s+(?:an?|the)\s+/u, "")
      .trim(),
  );
  if (text === "" || text.length > 240) return undefined;
  if (/^(?:[a-z]+(?: [a-z]+){0,3}),? (?:in )?private practice$/u.test(text))
    return { title: text.replace(/,? (?:in )?private practice$/u, ""), company: "private practice", kind: "job" };
  return (
    inCabinet(text) ?? ofState(text) ?? withBody(text) ?? withComma(text) ?? placeFirst(text) ?? elided(text, context)
  );
}

/** "secretary of state of Illinois": the first "of" belongs to the title. */
function ofState(text: string): ExperienceValue | undefined {
  const [, title, state] =
    /^((?:(?:assistant|deputy) )?[Ss]ecretary of [Ss]tate) of (?:the )?(\p{Lu}[\p{L} ]+)$/u.exec(text) ?? [];
  return title === undefined || state === undefined
    ? undefined
    : { title, company: state, location: state, kind: "office" };
}

/**
 * A clause may continue with other activities: "… and served as speaker", "… for eight years", "… during the Civil
 * War".
 */
function withoutStory(text: string): string {
  return text.replace(STORY, "").trim();
}

const STORY =
  /(?:,|(?<!\s))\s+(?:and\s+(?:(?:was|also|later|again|subsequently|then)\s+)?(?:served|resigned|appointed|elected|became|held|[a-z]+ed)\b(?! (?:for|to) (?:the )?\p{Lu})|for\s+(?:[a-z]+|\d+)\s+(?:years?|terms?|months?)\b|by (?:the )?(?:President|Governor)\s|and of (?:several|various|other)\s|during\s|being\s|to fill\s|prior to\s|serving\s|which\s|who\s).*$/u;

/** "Secretary of the Interior in the Cabinet of President Buchanan". */
function inCabinet(text: string): ExperienceValue | undefined {
  const [, title, head] =
    /^(?:first )?(\p{Lu}[\p{L} ,'’]{5,60}?) in the (Cabinet of (?:President )?\p{Lu}.*)$/u.exec(text) ?? [];
  return title === undefined || head === undefined ? undefined : { title, company: head, kind: "office" };
}

/** "member of the Florida state senate", "professor at X", "counsel to Y": the first preposition after a role's noun. */
function withBody(text: string): ExperienceValue | undefined {
  const match =
    /^((?:[\p{L}'’.&-]+,? ){0,9}?[\p{L}'’-]+),? (?:of|for|at|with|in|to|on|from)(?: the)? (?=["“]?(?:\p{Lu}|[a-z]+ (?:of |house|senate|council|board|commission)|state |board|city|county|house|senate))/u.exec(
      text,
    );
  if (match === null) return undefined;
  const title = (match[1] ?? "").trim();
  const segments = splitCommas({ text: title, from: 0 });
  if (segments.length > 1 && !ROLE_NOUN.test(segments[0]?.text ?? "")) return undefined;
  if (segments.slice(1).some((segment) => /\p{Lu}/u.test(segment.text))) return undefined;
  if (!ROLE_NOUN.test(title) || isRegion(title)) return undefined;
  const body = text.slice(match[0].length);
  const placed = withoutPlace(
    splitCommas({ text: body, from: 0 }).map((one) => one.text),
    isOffice(title, ""),
  );
  if (placed === undefined || !/\p{Lu}|state|board|council|house|senate/u.test(placed.name)) return undefined;
  return post(title, placed.name, placed.location);
}

/** "staff, United States Senator Susan Collins of Maine", "teacher, Philadelphia, Pa., public schools". */
function withComma(text: string): ExperienceValue | undefined {
  const segments = splitCommas({ text, from: 0 }).map((one) => one.text);
  const [title = "", ...rest] = segments;
  if (rest.length === 0 || !ROLE_NOUN.test(title) || isRegion(title)) return undefined;
  const middle: string[] = [title];
  while (
    rest.length > 1 &&
    /^[a-z]/u.test(rest[0] ?? "") &&
    !/\p{Lu}/u.test(rest[0] ?? "") &&
    !BODY_WORD.test(rest[0] ?? "")
  )
    middle.push(rest.shift() ?? "");
  const placed = withoutPlace(rest, isOffice(title, ""));
  if (placed === undefined || !/\p{Lu}/u.test(rest.join(" "))) return undefined;
  if (/\d|^(?:Operation|President|the first)\b/u.test(placed.name)) return undefined;
  return post(middle.join(", "), placed.name, placed.location);
}

const BODY_WORD =
  /\b(?:council|board|senate|house|department|office|committee|commission|court|schools?|administration|division|district)\b/u;

/** "California secretary of state", "Cook County, Ill., prosecutor", "Norfolk County, Mass. district attorney". */
function placeFirst(text: string): ExperienceValue | undefined {
  const match =
    /^((?:\p{Lu}[\p{L}.'’]*(?:,? (?=\p{Lu})|,?\s+(?:and )?)){1,5}(?:state,? )?)((?:[a-z][\p{L}'’-]*\s){0,11}[a-z][\p{L}'’-]*\s?)$/u.exec(
      text,
    );
  if (match === null) return undefined;
  const place = (match[1] ?? "").replace(/(?<![\s,])[\s,]+$/u, "").replace(/ state$/u, "");
  const title = (match[2] ?? "").trim();
  const parts = splitCommas({ text: place, from: 0 }).map((one) => one.text);
  const last = parts.at(-1) ?? "";
  const known =
    isRegion(last) || isDivision(last) || regionAtEnd(last) !== undefined || /\b(?:Township|City)$/u.test(last);
  if (!known || !ROLE_NOUN.test(title)) return undefined;
  return post(title, place, place);
}

/** "minority leader, 2019-2021" after a seat in a legislature is a post in the same body. */
function elided(text: string, context: ExperienceValue | undefined): ExperienceValue | undefined {
  if (
    context?.kind !== "office" ||
    !/^(?:(?:majority|minority|assistant|deputy|senate|house) )*(?:leader|whip|speaker|president pro tempore|speaker pro tempore|chairman|chair|president)$/iu.test(
      text,
    )
  )
    return undefined;
  return {
    title: text,
    company: context.company,
    ...(context.location === undefined ? {} : { location: context.location }),
    kind: "office",
  };
}

/** A title that contains a verb or story is not a title: what was not understood yields nothing. */
const NO_TITLE =
  /\b(?:during|served?|serving|engaged|resigned|became|created|appointment|clerkship|moved|where|when|as|sworn|owned|operated|founded|husband|wife|father|brother)\b|^(?:in|by|on|for|from|at|to|with|under)\s|^(?:\p{Lu}\p{L}+ )?[Bb]oard\b|\b(?:committee|[Tt]ask [Ff]orce)\b/u;
/** Several posts at once, held by several people: "owners and editors". */
const OF_SEVERAL = new RegExp(`^(?:(?!of\\b)\\p{L}+ )*?(?:${ROLE_NOUN.source})(?<=[^s]s)(?= of |$)`, "iu");
/** No employer is called this: a war, the numbers of Congresses, a name that breaks off. */
const NO_BODY = /^and\s|^War(?:\s+(?:of|with|between)\b.*)?$|\bCongress(?:es)?\)|\b(?:of|on|in|the|for|and|with|at)$/u;

function post(title: string, company: string, location: string | undefined): ExperienceValue | undefined {
  if (NO_TITLE.test(title) || OF_SEVERAL.test(title) || title.split(" ").length > 9) return undefined;
  if (NO_BODY.test(company) || company.length > 160) return undefined;
  return {
    title,
    company: company.replace(/^the\s+/u, ""),
    ...(location === undefined ? {} : { location }),
    kind: isOffice(title, company) ? "office" : "job",
  };
}

/**
 * Takes the place off the end: ["University of Nevada", "Las Vegas", "Nev."] is a name and "Las Vegas, Nev.". For an
 * `office` the place itself can be the organisation: "Mayor of Knox County, Tenn.".
 */
function withoutPlace(segments: readonly string[], office: boolean): { name: string; location?: string } | undefined {
  const parts = segments.filter((segment) => segment !== "");
  if (parts.length === 0) return undefined;
  const inner = parts.findIndex(
    (part, i) => i > 0 && (/^[a-z]/u.test(part) || BODY_WORD.test(part)) && !isRegion(part),
  );
  // "Fort Bend County, Tex., department of health": the place is inside the name.
  if (inner > 0 && /^\p{Lu}/u.test(parts[0] ?? "") && parts.slice(0, inner).some((part) => isRegion(part)))
    return { name: parts.slice(0, inner + 1).join(", "), location: parts.slice(0, inner).join(", ") };
  let end = parts.length;
  if (isRegion(parts[end - 1] ?? "")) {
    end--;
    if (end > 0 && isDivision(parts[end - 1] ?? "")) end--;
    if (end > 1 && CITY.test(parts[end - 1] ?? "") && !BODY_WORD.test(parts[end - 1] ?? "")) end--;
  }
  const location = parts.slice(end).join(", ");
  const name = parts
    .slice(0, end)
    .join(", ")
    .replace(/,? serving$/u, "");
  if (name === "") return { name: location, location };
  if (office && location !== "" && end === 1 && CITY.test(name) && !PRIVATE_NAME.test(name))
    return { name: `${name}, ${location}`, location: `${name}, ${location}` };
  return { name, ...(location === "" ? {} : { location }) };
}

const CITY = /^(?:\p{Lu}[\p{L}.'’-]*|of|de|la|du|upon|on)(?: (?:\p{Lu}[\p{L}.'’-]*|of|de|la|du|upon|on)){0,3}$/u;
const PRIVATE_NAME =
  /\b(?:University|College|School|Company|Co\.|Inc|Hospital|Bank|Institute|Association|Center|Department|Office|Board|Council|Court|Church|Corporation|Committee|Commission|Society|Authority)\b/u;
