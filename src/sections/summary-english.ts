import { english } from "./english-words.ts";
import { HABIT_WORDS } from "../analysis/style.ts";
import { capitalized, inPlace, inSentence, isForeign, withThe } from "./english.ts";
import { bodyName, inEnglish, postWords } from "./english-posts.ts";
import { degreeInEnglish, postInEnglish } from "./foreign.ts";
import { emphasize } from "../presentation/emphasis.ts";
import { listWords, pronounsFor, writeMonth, writeSpan } from "./prose.ts";
import type {
  Life,
  RoleFacts,
  SchoolFacts,
  PersonSpokenOf,
  SummaryMessages,
} from "../presentation/summary-messages.ts";

/** The summaries in English. */
export const ENGLISH: SummaryMessages = {
  overview: {
    holdsRole(person, role, bornIn) {
      const name = withLife(emphasize(person.full), { bornIn, diedIn: undefined });
      const post = postWords(role);
      const tell = (be: string, hold: string) => tellPosts([{ role, post }], be, hold, listWords);
      if (!role.isOffice) return `${name} ${tell("is", "holds")}`;
      if (role.isTerm) return `${name} ${tell("is", "holds")}, ${inTerm(role)}`;
      return `${name} ${role.from ? tell("has been", "has held") : tell("is", "holds")}${sinceOf(role)}`;
    },
    heldRole(person, stints, life) {
      const post = withSpans(postWords(stints[0]), stints);
      return `${withLife(emphasize(person.full), life)} ${tellPosts([{ role: stints[0], post }], "was", "held", listWords)}`;
    },
    lived(person, { bornIn, diedIn }) {
      const [born, died] = [`was born in ${bornIn}`, `died in ${diedIn}`];
      const told = [...(bornIn === undefined ? [] : [born]), ...(diedIn === undefined ? [] : [died])];
      return `${emphasize(person.full)} ${told.join(" and ")}`;
    },
    seats(person, lead, bodies, sits) {
      const { subject, isPlural } = pronounsOf(person);
      const be = isPlural ? "are" : "is";
      const verb = sits ? (isPlural ? "sit on" : "sits on") : `${be} a member of`;
      const others = sits ? seatsOf(bodies) : listWords(bodies.map(withThe));
      if (lead === undefined) return `${subject} ${verb} ${others}`;
      const leads = `${subject} ${be} ${emphasize(inSentence(lead.role))} of the ${lead.body}`;
      return bodies.length > 0 ? `${leads} and also ${verb} ${others}` : leads;
    },
    offices(person, [first, ...others], more) {
      const { subject, possessive, isPlural } = pronounsOf(person);
      const address = first.address.replace(/,? Washington,? DC\b/u, ", Washington, DC");
      const towns = [...new Set(others.map(({ town, address: whole }) => town ?? whole))];
      const rest = [...towns, ...(more > 0 ? [`${more} more ${more === 1 ? "place" : "places"}`] : [])];
      const list = towns.some((town) => town.includes(",")) ? listBySemicolon(rest) : listWords(rest);
      const has =
        rest.length === 0
          ? ""
          : `; ${subject} ${isPlural ? "have" : "has"} ${others.length + more > 1 ? "others" : "another"} in ${list}`;
      return `${possessive} office is at ${address}${has}`;
    },
    officeIn: (person, place) => `${pronounsOf(person).possessive} office is in ${inPlace(place)}`,
    basedIn(person, place) {
      const { subject, isPlural } = pronounsOf(person);
      return `${subject} ${isPlural ? "are" : "is"} based in ${inPlace(place)}`;
    },
  },
  career: {
    present(person, roles) {
      const since = roles.every(({ from, isTerm }) => from !== undefined && !isTerm);
      const when = (role: RoleFacts) => {
        if (since) return sinceOf(role);
        if (role.isTerm) return roles.length === 1 ? `, ${inTerm(role)}` : ` (${inTerm(role)})`;
        return role.from === undefined ? "" : ` (${writeSpan(role.from, undefined, true)})`;
      };
      const told = roles.map((role) => ({ role, post: `${postWords(role, true)}${when(role)}` }));
      const serves = roles.every(servesBeside);
      const [be, hold] = since ? ["has been", "has held"] : ["is", "holds"];
      return `${person.full} ${tellPosts(told, serves ? (since ? "has served as" : "serves as") : be, hold, listWords)}`;
    },
    past(person, roles, hasPresent, isPartial) {
      const { subject, isPlural } = pronounsOf(person);
      const was = hasPresent && isPlural ? "were" : "was";
      const stints = Map.groupBy(roles, (role) => postWords(role));
      const told = [...stints].map(([post, held]) => ({ role: held[0], post: withSpans(post, held) }));
      // Items that contain commas are separated by semicolons.
      const list = (each: readonly string[]) =>
        each.length > 2 && each.some((one) => one.includes(",")) ? listBySemicolon(each) : listWords(each);
      const [only] = roles;
      // With its dates in front, a single post does not read like the whole career.
      if (isPartial && stints.size === 1 && only !== undefined)
        return `${spansOf(roles)} ${hasPresent ? subject : person.full} ${tellPosts([{ role: only, post: postWords(only) }], servesBeside(only) ? "served as" : was, "held", list)}`;
      const besides = isPartial ? ", among other things," : "";
      const verb = roles.every(servesBeside) ? `served${besides} as` : `${was}${besides}`;
      const posts = tellPosts(told, verb, `held${besides}`, list);
      return hasPresent ? `Previously, ${subject} ${posts}` : `${person.full} ${posts}`;
    },
    schools(person, stated, isFirst) {
      const schools = stated.map(schoolInEnglish);
      const [only, ...others] = schools;
      const subject = isFirst ? person.full : pronounsOf(person).subject;
      if (only !== undefined && others.length === 0 && isSubject(only)) {
        const verb = only.degree?.startsWith("first in ") ? "took a" : "studied";
        return `${subject} ${verb} ${only.degree} at ${schoolWords({ ...only, degree: undefined }, "studied at")}`;
      }
      const told = Map.groupBy(schools, ({ degree = "" }) => SCHOOLING.get(degree.toLowerCase()) ?? "studied at");
      const doings = [...told].map(([verb, at]) => `${verb} ${schoolsWords(at, verb)}`);
      return `${subject} ${listWords(doings)}`;
    },
  },
  selling: {
    style(person, habits, posts) {
      const told = habits.map(({ name, count }) => `${emphasize(String(count))} ${HABIT_WORDS[name].several}`);
      return `Of ${posts} posts by ${person.full}, ${listWords(told)}`;
    },
    wishes(person, quotes) {
      const { subject, isPlural } = pronounsOf(person);
      return `${subject} ${isPlural ? "ask" : "asks"} of those who get in touch: ${quotes.join(" ")}`;
    },
    advice: (person, advice) => `When you write to ${person.short ?? "them"}, ${listWords(advice)}`,
    likings(person, choices) {
      const { subject, isPlural } = pronounsOf(person);
      const told = choices.map((choice) => choice.replace(/^(?:by|on) /u, "going $&"));
      return `${subject} ${isPlural ? "speak" : "speaks"} well of ${listWords(told)} in more than one post`;
    },
  },
  leisure: {
    hobbies: (person, hobbies, posts) =>
      `${person.full} writes about ${listWords(hobbies.map(emphasize))} in ${posts} posts or pages of their own`,
    quote: (words, year) => `One of them${year === undefined ? "" : `, from ${year},`} reads ${words}`,
  },
  events: {
    named(person, events, more) {
      const told = listWords([
        ...events.map(({ title, year }) => {
          const dated = year !== undefined && !title.includes(String(year));
          return `${emphasize(title)}${dated ? ` (${year})` : ""}`;
        }),
        ...(more > 0 ? [`${more} more ${more === 1 ? "event" : "events"}`] : []),
      ]);
      return `${pronounsFor(undefined, person.full).possessive} events include ${told}`;
    },
  },
  social: {
    onePost: (person, platforms, month) =>
      `One public post by ${person.full} was collected, from ${listWords(platforms)}, dated ${writeMonth(month)}`,
    posts(person, count, platforms, from, to) {
      const [first, last] = [writeMonth(from), writeMonth(to)];
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      const begin = isOneYear ? first.replace(/ \d{4}$/u, "") : first;
      const when = first === last ? `dated ${first}` : `dated ${begin} to ${last}`;
      const posts = emphasize(`${count.toLocaleString("en")} public posts`);
      return `${posts} by ${person.full} were collected from ${listWords(platforms)}, ${when}`;
    },
    topics: (topics) =>
      `${topics.length > 1 ? "Recurring topics are" : "A recurring topic is"} ${listWords(topics.map(emphasize))}`,
    tone(judged, most, next) {
      const rest = next ? ` and ${next.percent}% ${next.tone}` : "";
      return `Of the ${judged.toLocaleString("en")} posts whose tone could be judged, ${most.percent}% sound ${most.tone}${rest}`;
    },
    likes(average, most, month, sample) {
      const mean = `${average.toLocaleString("en")} ${average === 1 ? "like" : "likes"} on average`;
      const best = `the most liked of them, from ${writeMonth(month)}, got ${most.toLocaleString("en")}`;
      return `${tellSample(sample)} got ${mean}; ${best}`;
    },
  },
};

/** The posts that a figure is based on. */
function tellSample(sample: Parameters<SummaryMessages["social"]["likes"]>[3]): string {
  if (sample === undefined) return "The posts";
  const [posts, all] = [sample.posts.toLocaleString("en"), sample.of.toLocaleString("en")];
  if (sample.posts === sample.of) return `The ${posts} posts`;
  return sample.newest === false
    ? `The ${posts} of ${all} posts that state their likes`
    : `The newest ${posts} of ${all} posts`;
}

function pronounsOf({ gender, short }: PersonSpokenOf) {
  return pronounsFor(gender, short);
}

/** Roles beside somebody's work: the treasurer of a club "serves as" one, a member "is" one. */
function servesBeside({ isBeside, title }: RoleFacts): boolean {
  return isBeside && !/\b(?:member|fellow|alumn(?:us|a))\b/iu.test(title);
}

/** What somebody is, and titles that have no English word: "is a mentor at A and holds the title of “rektorsråd” at B". */
function tellPosts(
  posts: readonly { readonly role: RoleFacts | undefined; readonly post: string }[],
  be: string,
  hold: string,
  list: (posts: readonly string[]) => string,
): string {
  const { true: quoted = [], false: plain = [] } = Object.groupBy(posts, ({ role }) =>
    role !== undefined && inEnglish(role).isQuoted === true ? "true" : "false",
  );
  const [is, titles] = [plain, quoted].map((some) => list(some.map(({ post }) => post)));
  const held = `${hold} the title${quoted.length > 1 ? "s" : ""} of ${titles}`;
  if (plain.length === 0) return held;
  return quoted.length === 0 ? `${be} ${is}` : `${be} ${is}${plain.length > 1 ? "," : ""} and ${held}`;
}

/** A degree in another language by its English name if that is certain, otherwise quoted. */
function schoolInEnglish(stated: SchoolFacts): SchoolFacts {
  const { degree, lang } = stated;
  if (degree === undefined || SCHOOLING.has(degree.toLowerCase())) return stated;
  const english = degreeInEnglish(degree, lang);
  if (english !== undefined) return { ...stated, degree: english };
  // "Médica, Unicamp": a profession somebody trained for, not a degree.
  if (postInEnglish(degree, stated.school, lang) !== undefined) return { ...stated, degree: undefined };
  return isForeignDegree(degree, lang) ? { ...stated, degree: `“${degree}”` } : stated;
}

/** An acronym is one in any language, and words of English degrees are English. */
function isForeignDegree(degree: string, lang: string | undefined): boolean {
  const words = degree.split(/[\s,/()-]+/u).filter((word) => !/^(?:\p{Lu}\p{Ll}?\.?)*$/u.test(word));
  if ((lang ?? "en") === "en" && DEGREE_IN_ENGLISH.test(degree)) return false;
  return words.length > 0 && isForeign(words.join(" "), lang);
}

const DEGREE_IN_SMALL_LETTERS = new RegExp(String.raw`\b(?:${english("degrees in small letters")})\b`, "iu");
const DEGREE_IN_ENGLISH = new RegExp(String.raw`\b(?:${english("words of English degrees")})\b`, "iu");

/** For the dead, both years follow the name. */
function withLife(name: string, { bornIn, diedIn }: Life): string {
  if (diedIn === undefined) return bornIn === undefined ? name : `${name}, born in ${bornIn},`;
  return bornIn === undefined ? `${name}, who died in ${diedIn},` : `${name} (${bornIn}–${diedIn})`;
}

/** A post and when it was held, the newest of `stints` first: "an attorney at the Water District, Utah, from 2018 to 2019". */
function withSpans(post: string, stints: readonly RoleFacts[]): string {
  const when = spansOf(stints);
  return `${post}${when !== "" && post.includes(",") ? "," : ""} ${when}`.trim();
}

function spansOf(stints: readonly RoleFacts[]): string {
  const spans = stints.map(({ from, to }) => writeSpan(from, to, false)).filter((span) => span !== "");
  return listWords(spans.toReversed());
}

/** If it is unknown how long the office was held before. */
function inTerm({ from }: RoleFacts): string {
  return from === undefined ? "in a term that lasts" : `in a term that began in ${writeMonth(from)}`;
}

function sinceOf({ from }: RoleFacts): string {
  return from ? ` ${writeSpan(from, undefined, true)}` : "";
}

function listBySemicolon(items: readonly string[]): string {
  return `${items.slice(0, -1).join("; ")}; and ${items.at(-1)}`;
}

/** "law" is studied; a degree, an exam or a training course is not. */
function isSubject({ degree = "", year }: SchoolFacts): boolean {
  return (
    year === undefined &&
    (degree.startsWith("first in ") || (/^\p{Ll}[\p{L} -]*$/u.test(degree) && !DEGREE_IN_SMALL_LETTERS.test(degree)))
  );
}

/** What somebody did at a school, if a directory states it in place of a degree. */
const SCHOOLING: ReadonlyMap<string, "graduated from" | "attended"> = new Map([
  ["graduated", "graduated from"],
  ["attended", "attended"],
]);

/** Two degrees from one school together: "American University (M.A., 2007; B.A., 2005)". */
function schoolsWords(schools: readonly SchoolFacts[], verb: string): string {
  const told = Map.groupBy(
    schools,
    ({ school, campus, degree }) => `${school}|${campus ?? ""}|${degree === undefined}`,
  );
  const words = [...told.values()].flatMap((its) => {
    const each = its.map((one) => schoolWords(one, verb));
    const [name, ...degrees] = each.map((one) => / \(([^()]+)\)$/u.exec(one));
    return its.length === 1 || name === null || name === undefined || degrees.includes(null)
      ? each
      : `${each[0]?.slice(0, -1)}; ${degrees.map((degree) => degree?.[1]).join("; ")})`;
  });
  return listWords(words);
}

/** "studied at Larkmoor University (M.Sc., 2002)", "graduated from Hanford High School in 1995", "attended College of the Sequoias until 1998". */
function schoolWords({ school, campus, degree, year }: SchoolFacts, verb: string): string {
  const body = capitalized(bodyName(school.replace(/^the /u, "")));
  const name = school.startsWith("the ") ? `the ${body}` : withThe(body);
  const place = campus === undefined ? name : `${name}, ${campus}`;
  const comma = campus === undefined ? "" : ",";
  if (verb === "graduated from") return year === undefined ? place : `${place}${comma} in ${year}`;
  const learned =
    degree !== undefined && verb === "studied at" && !/^(?:degree|studied)$/iu.test(degree) ? degree : undefined;
  if (learned !== undefined) return `${place} (${[learned, year].filter(Boolean).join(", ")})`;
  return year === undefined ? place : `${place}${comma} until ${year}`;
}

/** "the Budget, Finance and Indian Affairs", "Foreign Affairs and on Education and Workforce"; semicolons if an item contains commas. */
function listMatters(matters: readonly string[]): string {
  if (matters.length > 2 && matters.some((matter) => matter.includes(","))) return listBySemicolon(matters);
  const isPlain = !matters.some((matter) => matter.includes(" and "));
  return listWords(matters.map((matter, at) => (isPlain || at === 0 ? matter : `on ${matter}`)));
}

/** Committees of one chamber together: "the Senate committees on Finance and on the Budget". */
function seatsOf(bodies: readonly string[]): string {
  const ofChamber = (body: string) => COMMITTEE_OF_CHAMBER.exec(body);
  const chambers = Map.groupBy(bodies, (body) => ofChamber(body)?.[1] ?? "");
  const told = [...chambers].flatMap(([chamber, its]) => {
    if (chamber === "" || its.length === 1) return its.map((body) => `the ${body.replace(/^the /iu, "")}`);
    const matters = its.map((body) => ofChamber(body)?.[2] ?? body);
    return [`the ${chamber} committees on ${listMatters(matters)}`];
  });
  const isLong = told.length > 1 && told.some((part) => / and |;/u.test(part));
  return isLong ? `${told.slice(0, -1).join(", on ")}, and on ${told.at(-1)}` : listWords(told);
}

const COMMITTEE_OF_CHAMBER = new RegExp(String.raw`^(${english("chambers")}) Committee on (.+)$`, "u");
