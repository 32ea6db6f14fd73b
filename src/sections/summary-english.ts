import { HABIT_WORDS } from "../analysis/style.ts";
import { plainKey } from "../domain/plain-key.ts";
import { inPlace, inSentence, IS_FORCE, withArticle, withThe } from "./english.ts";
import { emphasize, listWords, pronounsFor, writeMonth, writeSpan } from "./prose.ts";
import type { Life, RoleFacts, Spoken, SummaryMessages } from "./summary-messages.ts";

/** The summaries in English. */
export const ENGLISH: SummaryMessages = {
  list: listWords,
  term: (english) => english,
  habit: (name) => HABIT_WORDS[name].told,
  overview: {
    holdsRole(person, role, bornIn) {
      const name = withLife(emphasize(person.full), { bornIn, diedIn: undefined });
      const title = `${withArticle(role.title)}${ofEmployer(role)}`;
      if (!role.isOffice) return `${name} is ${title}`;
      return `${name} ${role.from ? "has been" : "is"} ${title}${sinceOf(role)}`;
    },
    heldRole(person, role, life) {
      const span = writeSpan(role.from, role.to, false);
      return `${withLife(emphasize(person.full), life)} was ${withArticle(role.title)}${ofEmployer(role)} ${span}`;
    },
    lived(person, { bornIn, diedIn }) {
      const [born, died] = [`was born in ${bornIn}`, `died in ${diedIn}`];
      const told = [...(bornIn === undefined ? [] : [born]), ...(diedIn === undefined ? [] : [died])];
      return `${emphasize(person.full)} ${told.join(" and ")}`;
    },
    seats(person, lead, bodies, sits) {
      const { subject } = pronounsOf(person);
      const verb = sits ? "sits on" : "is a member of";
      const others = listWords(bodies.map((body) => (sits ? `the ${body.replace(/^the /iu, "")}` : withThe(body))));
      if (lead === undefined) return `${subject} ${verb} ${others}`;
      const leads = `${subject} is ${emphasize(inSentence(lead.role))} of the ${lead.body}`;
      return bodies.length > 0 ? `${leads} and also ${verb} ${others}` : leads;
    },
    offices(person, addresses, more) {
      const { possessive } = pronounsOf(person);
      const places = listWords([...addresses, ...(more > 0 ? [`${more} more`] : [])]);
      return `${possessive} ${addresses.length + more > 1 ? "offices are" : "office is"} at ${places}`;
    },
    officeIn: (person, place) => `${pronounsOf(person).possessive} office is in ${inPlace(place)}`,
    basedIn: (person, place) => `${pronounsOf(person).subject} is based in ${inPlace(place)}`,
  },
  career: {
    present(person, roles) {
      const since = roles.every(({ from }) => from !== undefined);
      const told = roles.map((role) => {
        const post = `${withEmphasis(role)}${ofEmployer(role)}`;
        if (since) return `${post}${sinceOf(role)}`;
        return role.from === undefined ? post : `${post} (${writeSpan(role.from, undefined, true)})`;
      });
      return `${person.full} ${since ? "has been" : "is"} ${listWords(told)}`;
    },
    past(person, roles, hasPresent) {
      const { subject } = pronounsOf(person);
      const stints = Map.groupBy(roles, (role) => `${withArticle(role.title)}${ofEmployer(role)}`);
      const told = [...stints].map(([post, held]) => {
        const spans = held.map(({ from, to }) => writeSpan(from, to, false)).filter((span) => span !== "");
        return `${post} ${listWords(spans.toReversed())}`.trim();
      });
      // Items that hold commas of their own are kept apart by semicolons.
      const list = told.length > 2 && told.some((each) => each.includes(",")) ? listBySemicolon(told) : listWords(told);
      return hasPresent ? `Previously, ${subject} was ${list}` : `${person.full} was ${list}`;
    },
    schools: (person, schools, isFirst) =>
      `${isFirst ? person.full : pronounsOf(person).subject} studied at ${listWords(schools.map(schoolWords))}`,
  },
  selling: {
    style(person, habits, posts) {
      const told = habits.map(({ name, count }) => `${emphasize(String(count))} ${HABIT_WORDS[name].several}`);
      return `Of ${posts} posts by ${person.full}, ${listWords(told)}`;
    },
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
      return `${person.full} is named on the ${events.length + more > 1 ? "pages" : "page"} of ${told}`;
    },
  },
  social: {
    onePost: (person, platforms, month) =>
      `One public post by ${person.full} was collected, from ${listWords(platforms)}, dated ${writeMonth(month)}`,
    posts(person, count, platforms, from, to) {
      const [first, last] = [writeMonth(from), writeMonth(to)];
      const when = first === last ? `dated ${first}` : `dated ${first} to ${last}`;
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

/** Of the dead both years stand behind the name. */
function withLife(name: string, { bornIn, diedIn }: Life): string {
  if (diedIn === undefined) return bornIn === undefined ? name : `${name}, born in ${bornIn},`;
  return bornIn === undefined ? `${name}, who died in ${diedIn},` : `${name} (${bornIn}–${diedIn})`;
}

/** Titles that say where they are held: "U.S. Senator", "Governor of Maine", "head of the tidal group". */
const SAYS_WHERE = /^u\.?s\.? |^united states |^(?:vice )?president of the |\b(?:of|for) (?:the )?\p{Lu}/iu;
/** Those who belong to a body, or are its head or its hand: of it, not at it. */
const OF_BODY =
  /\b(?:member|fellow|chair(?:man|woman|person)?|(?<!vice )president|secretary|treasurer|trustee|delegate|commissioner|justice|judge|speaker|governor|mayor|minister|councill?or|councilman|councilwoman|alder(?:man|woman)|founder|co-founder|owner|partner|chief executive|chief executive officer|ceo)$/iu;
/** Where people are "at", whatever they are there: a fellow at a university, a chair at a hospital. */
const IS_CAMPUS =
  /^(?!chartered |royal )(?:.*\b)?(?:universit\p{L}+|college|school|institute|hospital|laborator\p{L}+)\b/iu;
/** Ranks, which are held in a force. */
const OF_FORCES =
  /^(?:(?:brigadier|major|lieutenant|first|second|staff|master) )*(?:private|corporal|sergeant|ensign|lieutenant|captain|major|colonel|general|admiral|commander|midshipman|surgeon)$/iu;

/**
 * What stands behind a title: "at" an employer, "of" a body, for whom an office was filled. Offices by other titles have their body in
 * brackets: which word would lead to it depends on both.
 */
function ofEmployer({ title, company, isOffice, state }: RoleFacts): string {
  const seat = state === undefined ? "" : ` for ${state}`;
  const isSaid = company === "" || plainKey(title).includes(plainKey(company));
  if (isSaid || (isOffice && SAYS_WHERE.test(title))) return seat;
  // "was associate director, manufacturing operations, at Elmgate": a department stands between commas.
  const at = inSentence(title).includes(",") ? ", at" : " at";
  if (OF_FORCES.test(title) || IS_FORCE.test(company)) return ` in ${/^the /iu.test(company) ? "" : "the "}${company}`;
  if (OF_BODY.test(title) && !IS_CAMPUS.test(company)) return ` of ${withThe(company)}`;
  return isOffice ? ` (${company})` : `${at} ${withThe(company)}`;
}

function withEmphasis({ title }: RoleFacts): string {
  const told = withArticle(title);
  const [, article = "", noun = told] = /^(an? )?(.+)$/su.exec(told) ?? [];
  return `${article}${emphasize(noun)}`;
}

function sinceOf({ from }: RoleFacts): string {
  return from ? ` ${writeSpan(from, undefined, true)}` : "";
}

function listBySemicolon(items: readonly string[]): string {
  return `${items.slice(0, -1).join("; ")}; and ${items.at(-1)}`;
}

function isDegree(degree: string): boolean {
  return !/^(?:graduated|attended|degree)$/iu.test(degree);
}

/** "Larkmoor University (M.Sc., 2002)"; a year without a degree is when it ended: "(until 2002)". */
function schoolWords({
  school,
  degree,
  year,
}: {
  school: string;
  degree?: string | undefined;
  year?: number | undefined;
}): string {
  const name = withThe(school);
  if (degree !== undefined && isDegree(degree)) return `${name} (${[degree, year].filter(Boolean).join(", ")})`;
  return year === undefined ? name : `${name} (until ${year})`;
}
