import { HABIT_WORDS } from "../analysis/style.ts";
import { inPlace, inSentence, withThe } from "./english.ts";
import { bodyName, postWords } from "./english-posts.ts";
import { emphasize } from "../presentation/emphasis.ts";
import { listWords, pronounsFor, writeMonth, writeSpan } from "./prose.ts";
import type { Life, RoleFacts, SchoolFacts, Spoken, SummaryMessages } from "./summary-messages.ts";

/** The summaries in English. */
export const ENGLISH: SummaryMessages = {
  list: listWords,
  term: (english) => english,
  habit: (name) => HABIT_WORDS[name].told,
  overview: {
    holdsRole(person, role, bornIn) {
      const name = withLife(emphasize(person.full), { bornIn, diedIn: undefined });
      const post = postWords(role);
      if (!role.isOffice) return `${name} is ${post}`;
      if (role.isTerm) return `${name} is ${post}, ${inTerm(role)}`;
      return `${name} ${role.from ? "has been" : "is"} ${post}${sinceOf(role)}`;
    },
    heldRole(person, stints, life) {
      return `${withLife(emphasize(person.full), life)} was ${withSpans(postWords(stints[0]), stints)}`;
    },
    lived(person, { bornIn, diedIn }) {
      const [born, died] = [`was born in ${bornIn}`, `died in ${diedIn}`];
      const told = [...(bornIn === undefined ? [] : [born]), ...(diedIn === undefined ? [] : [died])];
      return `${emphasize(person.full)} ${told.join(" and ")}`;
    },
    seats(person, lead, bodies, sits) {
      const { subject } = pronounsOf(person);
      const verb = sits ? "sits on" : "is a member of";
      const others = sits ? seatsOf(bodies) : listWords(bodies.map(withThe));
      if (lead === undefined) return `${subject} ${verb} ${others}`;
      const leads = `${subject} is ${emphasize(inSentence(lead.role))} of the ${lead.body}`;
      return bodies.length > 0 ? `${leads} and also ${verb} ${others}` : leads;
    },
    offices(person, [first, ...others], more) {
      const { subject, possessive } = pronounsOf(person);
      const address = first.address.replace(/,? Washington,? DC\b/u, ", Washington, DC");
      const towns = [...new Set(others.map(({ town, address: whole }) => town ?? whole))];
      const rest = [...towns, ...(more > 0 ? [`${more} more ${more === 1 ? "place" : "places"}`] : [])];
      const list = towns.some((town) => town.includes(",")) ? listBySemicolon(rest) : listWords(rest);
      const has =
        rest.length === 0 ? "" : `; ${subject} has ${others.length + more > 1 ? "others" : "another"} in ${list}`;
      return `${possessive} office is at ${address}${has}`;
    },
    officeIn: (person, place) => `${pronounsOf(person).possessive} office is in ${inPlace(place)}`,
    basedIn: (person, place) => `${pronounsOf(person).subject} is based in ${inPlace(place)}`,
  },
  career: {
    present(person, roles) {
      const since = roles.every(({ from, isTerm }) => from !== undefined && !isTerm);
      const told = roles.map((role) => {
        const post = postWords(role, true);
        if (since) return `${post}${sinceOf(role)}`;
        if (role.isTerm) return roles.length === 1 ? `${post}, ${inTerm(role)}` : `${post} (${inTerm(role)})`;
        return role.from === undefined ? post : `${post} (${writeSpan(role.from, undefined, true)})`;
      });
      const serves = roles.every(servesBeside);
      const verb = serves ? ["has served", "serves"] : ["has been", "is"];
      return `${person.full} ${verb[since ? 0 : 1]}${serves ? " as" : ""} ${listWords(told)}`;
    },
    past(person, roles, hasPresent, isPartial) {
      const { subject } = pronounsOf(person);
      const stints = Map.groupBy(roles, (role) => postWords(role));
      const told = [...stints].map(([post, held]) => withSpans(post, held));
      // Items that hold commas of their own are kept apart by semicolons.
      const list = told.length > 2 && told.some((each) => each.includes(",")) ? listBySemicolon(told) : listWords(told);
      const [only] = roles;
      // With its time before it one post is not all that there was.
      if (isPartial && stints.size === 1 && only !== undefined)
        return `${spansOf(roles)} ${hasPresent ? subject : person.full} ${servesBeside(only) ? "served as" : "was"} ${postWords(only)}`;
      const besides = isPartial ? ", among other things," : "";
      const verb = roles.every(servesBeside) ? `served${besides} as` : `was${besides}`;
      return hasPresent ? `Previously, ${subject} ${verb} ${list}` : `${person.full} ${verb} ${list}`;
    },
    schools(person, schools, isFirst) {
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
    wishes: (person, quotes) => `${person.short} asks of those who get in touch: ${quotes.join(" ")}`,
    advice: (person, advice) => `When you write to ${person.short}, ${listWords(advice)}`,
    likings: (person, choices) =>
      `${person.short} speaks well of ${listWords(choices.map((choice) => choice.replace(/^(?:by|on) /u, "going $&")))} in more than one post`,
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
      return `Of the ${judged} posts whose tone could be judged, ${most.percent}% sound ${most.tone}${rest}`;
    },
    likes(average, most, month, sample) {
      const mean = `${average.toLocaleString("en")} ${average === 1 ? "like" : "likes"} on average`;
      const best = `the most liked of them, from ${writeMonth(month)}, got ${most.toLocaleString("en")}`;
      const posts =
        sample === undefined
          ? "The posts"
          : `The newest ${sample.posts.toLocaleString("en")} of ${sample.of.toLocaleString("en")} posts`;
      return `${posts} got ${mean}; ${best}`;
    },
  },
};

function pronounsOf({ gender, short }: Spoken) {
  return pronounsFor(gender, short);
}

/** What is done beside somebody's work: a treasurer of a club serves as one, a member is one. */
function servesBeside({ isBeside, title }: RoleFacts): boolean {
  return isBeside && !/\b(?:member|fellow|alumn(?:us|a))\b/iu.test(title);
}

/** Of the dead both years stand behind the name. */
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

/** Where nothing says how long the office was held before. */
function inTerm({ from }: RoleFacts): string {
  return from === undefined ? "in a term that lasts" : `in a term that began in ${writeMonth(from)}`;
}

function sinceOf({ from }: RoleFacts): string {
  return from ? ` ${writeSpan(from, undefined, true)}` : "";
}

function listBySemicolon(items: readonly string[]): string {
  return `${items.slice(0, -1).join("; ")}; and ${items.at(-1)}`;
}

/** "law" is studied, a degree, an examination and a training are not. */
function isSubject({ degree = "", year }: SchoolFacts): boolean {
  return (
    year === undefined &&
    (degree.startsWith("first in ") ||
      (/^\p{Ll}[\p{L} -]*$/u.test(degree) &&
        !/\b(?:degree|diploma|certificate|master|masters|bachelor|bachelors|doctorate|year|ticket|first|hono\p{L}+|training|courses?|licen[cs]e|nurse|midwife|engineer|accountant|teacher|solicitor|barrister|studied|graduated|attended|distance|programme?|foundation|scholar|student|level)\b/iu.test(
          degree,
        )))
  );
}

/** What was done at a school, where a directory says it in the place of a degree. */
const SCHOOLING: ReadonlyMap<string, "graduated from" | "attended"> = new Map([
  ["graduated", "graduated from"],
  ["attended", "attended"],
]);

/** Two degrees of one school together: "American University (M.A., 2007; B.A., 2005)". */
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
  const body = bodyName(school.replace(/^the /u, ""));
  const name = school.startsWith("the ") ? `the ${body}` : withThe(body);
  const place = campus === undefined ? name : `${name}, ${campus}`;
  const comma = campus === undefined ? "" : ",";
  if (verb === "graduated from") return year === undefined ? place : `${place}${comma} in ${year}`;
  const learned =
    degree !== undefined && verb === "studied at" && !/^(?:degree|studied)$/iu.test(degree) ? degree : undefined;
  if (learned !== undefined) return `${place} (${[learned, year].filter(Boolean).join(", ")})`;
  return year === undefined ? place : `${place}${comma} until ${year}`;
}

/** "the Budget, Finance and Indian Affairs", "Foreign Affairs and on Education and Workforce", with semicolons where a matter holds commas. */
function listMatters(matters: readonly string[]): string {
  if (matters.length > 2 && matters.some((matter) => matter.includes(","))) return listBySemicolon(matters);
  const isPlain = !matters.some((matter) => matter.includes(" and "));
  return listWords(matters.map((matter, at) => (isPlain || at === 0 ? matter : `on ${matter}`)));
}

/** Whole bodies of one chamber together: "the Senate committees on Finance and on the Budget". */
function seatsOf(bodies: readonly string[]): string {
  const ofChamber = (body: string) => /^(House|Senate) Committee on (.+)$/u.exec(body);
  const chambers = Map.groupBy(bodies, (body) => ofChamber(body)?.[1] ?? "");
  const told = [...chambers].flatMap(([chamber, its]) => {
    if (chamber === "" || its.length === 1) return its.map((body) => `the ${body.replace(/^the /iu, "")}`);
    const matters = its.map((body) => ofChamber(body)?.[2] ?? body);
    return [`the ${chamber} committees on ${listMatters(matters)}`];
  });
  const isLong = told.length > 1 && told.some((part) => / and |;/u.test(part));
  return isLong ? `${told.slice(0, -1).join(", on ")}, and on ${told.at(-1)}` : listWords(told);
}
