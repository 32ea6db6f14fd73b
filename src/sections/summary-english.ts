import { STYLE_WORDS } from "../analysis/style.ts";
import { emphasize, inSentence, listWords, pronounsFor, withArticle, writeMonth, writeSpan } from "./prose.ts";
import { plainKey } from "./fold.ts";
import type { Life, RoleFacts, Spoken, SummaryMessages } from "./summary-messages.ts";

/** The summaries in English. */
export const ENGLISH: SummaryMessages = {
  list: listWords,
  term: (english) => english,
  habit: (name) => STYLE_WORDS[name].told,
  overview: {
    holdsRole(person, role, bornIn) {
      const name = emphasize(person.full);
      const since = role.from ? ` ${writeSpan(role.from, undefined, true)}` : "";
      const title = withArticle(role.title);
      if (role.isOffice) {
        return [`${named(name, bornIn)} ${role.from ? "has been" : "is"} ${title}${since}`];
      }
      const at = placeOf(role);
      if (bornIn === undefined) {
        return [`${name} is ${title}${at}`, `${name} works as ${title}${at}`, `Today ${name} is ${title}${at}`];
      }
      return [
        `${named(name, bornIn)} is ${title}${at}`,
        `${name} works as ${title}${at} and was born in ${bornIn}`,
        `Born in ${bornIn}, ${name} is ${title}${at}`,
      ];
    },
    heldRole(person, role, life) {
      const at = role.isOffice ? "" : ` at ${role.company}`;
      return [
        `${withLife(emphasize(person.full), life)} was ${withArticle(role.title)}${at} ${writeSpan(role.from, role.to, false)}`,
      ];
    },
    lived(person, { bornIn, diedIn }) {
      const [born, died] = [`was born in ${bornIn}`, `died in ${diedIn}`];
      const told = [...(bornIn === undefined ? [] : [born]), ...(diedIn === undefined ? [] : [died])];
      return [`${emphasize(person.full)} ${told.join(" and ")}`];
    },
    seats(person, lead, bodies, sits) {
      const { subject } = pronounsOf(person);
      const verb = sits ? "sits on" : "is a member of";
      const others = listWords(bodies.map((body) => `the ${body}`));
      if (lead === undefined) return [`${subject} ${verb} ${others}`];
      const leads = `${subject} is ${emphasize(lead.role)} of the ${lead.body}`;
      return [bodies.length > 0 ? `${leads} and also ${verb} ${others}` : leads];
    },
    offices(person, addresses, more) {
      const { possessive } = pronounsOf(person);
      const places = listWords([...addresses, ...(more > 0 ? [`${more} more`] : [])]);
      return [`${possessive} ${addresses.length + more > 1 ? "offices are" : "office is"} at ${places}`];
    },
    officeIn: (person, place) => [`${pronounsOf(person).possessive} office is at ${place}`],
    basedIn: (person, place) => [
      `${person.short} is based in ${place}`,
      `${place} is where ${person.short} is based`,
      `${person.short} has a base in ${place}`,
    ],
  },
  career: {
    present(person, roles) {
      const told = listWords(roles.map((role) => `${postWords(role)}${sinceOf(role)}`));
      const since = roles.every(({ from }) => from !== undefined);
      const [only] = roles;
      return [
        `${person.full} has served as ${told}`,
        ...(since ? [`${person.full} has been ${told}`] : []),
        ...(roles.length === 1 && only !== undefined
          ? [
              `Today ${person.full} serves as ${postWords(only)}${only.from ? `, and has done ${writeSpan(only.from, undefined, true)}` : ""}`,
              `At ${ofBody(only.company)}, ${person.full} ${only.from ? "has been" : "is"} ${emphasize(inSentence(only.title))}${sinceOf(only)}`,
            ]
          : []),
      ];
    },
    past(person, roles, hasPresent) {
      const { subject } = pronounsOf(person);
      const told = listWords(
        roles.map((role) =>
          `${withArticle(role.title)}${inBrackets(role)} ${writeSpan(role.from, role.to, false)}`.trim(),
        ),
      );
      if (!hasPresent) return [`${subject} was ${told}`];
      return [
        `Earlier, ${subject} was ${told}`,
        `Before that, ${subject} was ${told}`,
        `In the years before, ${subject} was ${told}`,
      ];
    },
    schools(person, schools) {
      const told = listWords(schools.map(schoolWords));
      const [only] = schools;
      const ways = [`${person.short} studied at ${told}`, `${person.short} was educated at ${told}`] as const;
      if (schools.length > 1 || only?.degree === undefined || !isDegree(only.degree)) return ways;
      const when = only.year === undefined ? "" : ` in ${only.year}`;
      return [...ways, `${person.short} left ${only.school} with a degree (${only.degree})${when}`];
    },
  },
  selling: {
    style(person, habits, posts) {
      const told = listWords(habits.map((habit) => emphasize(STYLE_WORDS[habit].told)));
      return [
        `In ${posts} posts, ${person.full} ${told}`,
        `${person.full} ${told}, going by ${posts} posts`,
        `Judged by ${posts} posts of their own, ${person.full} ${told}`,
        `Whoever reads the ${posts} posts by ${person.full} meets somebody who ${told}`,
        `As an author of ${posts} posts, ${person.full} ${told}`,
      ];
    },
    advice(advice) {
      const told = listWords(advice);
      return [
        `A first message does well to ${told}`,
        `To be read, ${told}`,
        `A good first message would ${told}`,
        `Whoever writes to them should ${told}`,
        `It helps to ${told}`,
      ];
    },
    likings(person, choices) {
      const told = listWords(choices.map((choice) => choice.replace(/^(?:by|on) /u, "going $&")));
      return [
        `More than one post speaks well of ${told}`,
        `${person.short} speaks well of ${told} more than once`,
        `More than one post tells of a liking for ${told}`,
      ];
    },
  },
  leisure: {
    hobbies(person, hobbies, posts) {
      const list = listWords(hobbies.map(emphasize));
      const full = person.full;
      return [
        `Away from work, ${full} posts about ${list}`,
        `${full} gives free time to ${list}, by their own posts`,
        `By what they write themselves, ${full} spends time on ${list}`,
        `${full} writes in the first person of ${list}, ${posts} times in the posts that were collected`,
        `Outside their job, it is ${list} that ${full} writes about`,
        `In ${posts} posts or pages of their own, ${full} tells of ${list}`,
      ];
    },
    quote(words, year) {
      const of = year ? ` of ${year}` : "";
      return [
        `${words}, one entry${of} says`,
        `One of those posts${year ? `, of ${year},` : ""} says ${words}`,
        `One of the posts${of} reads ${words}`,
        `An example${of}: ${words}`,
        `They put it like this${year ? ` in ${year}` : ""}: ${words}`,
        `${words} is how they tell it${year ? ` in ${year}` : ""}`,
      ];
    },
  },
  events: {
    named(person, events, more) {
      const told = listWords([
        ...events.map(({ title, year }) => `${emphasize(title)}${year === undefined ? "" : ` (${year})`}`),
        ...(more > 0 ? [`${more} more`] : []),
      ]);
      const many = events.length + more > 1;
      return [
        `${person.full} is named on the ${many ? "pages" : "page"} of ${told}`,
        `The ${many ? "pages" : "page"} of ${told} ${many ? "name" : "names"} ${person.full}`,
        `${person.full} appears in what is published about ${told}`,
        `Among the names on the ${many ? "pages" : "page"} of ${told} is that of ${person.full}`,
      ];
    },
  },
  social: {
    onePost: (person, platforms, month) => [
      `One public post by ${person.full} was collected, from ${listWords(platforms)}, written in ${writeMonth(month)}`,
    ],
    posts(person, count, platforms, from, to) {
      const posts = emphasize(`${count} public posts`);
      const where = listWords(platforms);
      const [first, last] = [writeMonth(from), writeMonth(to)];
      const when = first === last ? `in ${first}` : `between ${first} and ${last}`;
      const full = person.full;
      return [
        `${full} wrote ${posts} on ${where} ${when}`,
        `Collected were ${posts} by ${full} on ${where}, all written ${when}`,
        `On ${where}, ${full} has ${posts} that were written ${when}`,
        `There are ${posts} by ${full} from ${where}, the newest of ${last}`,
        `${posts} on ${where} are by ${full}, the newest of ${last}`,
      ];
    },
    topics(topics) {
      const list = listWords(topics.map(emphasize));
      const several = topics.length > 1;
      return [
        `They come back to ${list}`,
        `${several ? "Subjects that recur are" : "The subject that recurs is"} ${list}`,
        `More than one of them is about ${topics.map(emphasize).join(", more than one about ")}`,
        `What they return to is ${list}`,
      ];
    },
    tone(judged, most, next) {
      const rest = next ? ` and ${next.percent} percent ${next.tone}` : "";
      return [
        `Of the ${judged} posts whose tone could be judged, ${most.percent} percent sound ${most.tone}${rest}`,
        `${most.percent} percent of the ${judged} posts whose tone could be judged sound ${most.tone}${rest}`,
        `In tone, ${most.percent} percent of ${judged} judged posts are ${most.tone}${rest}`,
        `The tone of ${judged} posts could be judged: ${most.percent} percent sound ${most.tone}${rest}`,
      ];
    },
    likes(average, most, month, sample) {
      const mean = `${average.toLocaleString("en")} ${average === 1 ? "like" : "likes"}`;
      const best = most.toLocaleString("en");
      if (sample !== undefined) {
        const posts = `the newest ${sample.posts} of ${sample.of.toLocaleString("en")} posts`;
        return [
          `Over ${posts}, a post gets ${mean} on average, and the most liked of them, of ${writeMonth(month)}, got ${best}`,
          `Of ${posts}, each got ${mean} on average; the most liked, of ${writeMonth(month)}, got ${best}`,
        ];
      }
      return [
        `A post gets ${mean} on average, and the most liked, of ${writeMonth(month)}, got ${best}`,
        `On average a post is given ${mean}; the record, of ${writeMonth(month)}, is ${best}`,
        `The most liked post, of ${writeMonth(month)}, got ${best}, where ${mean} ${average === 1 ? "is" : "are"} the average`,
        `${mean} ${average === 1 ? "is" : "are"} the average for a post, and ${best} the most, in ${writeMonth(month)}`,
      ];
    },
  },
};

function pronounsOf({ gender, short }: Spoken) {
  return pronounsFor(gender, short);
}

function named(name: string, bornIn: number | undefined): string {
  return bornIn === undefined ? name : `${name}, born in ${bornIn},`;
}

/** Of the dead both years stand behind the name. */
function withLife(name: string, { bornIn, diedIn }: Life): string {
  if (diedIn === undefined) return named(name, bornIn);
  return bornIn === undefined ? `${name}, who died in ${diedIn},` : `${name} (${bornIn}–${diedIn})`;
}

function placeOf({ title, company }: RoleFacts): string {
  return company === "" || plainKey(title).includes(plainKey(company)) ? "" : ` at ${company}`;
}

function postWords({ title, company }: RoleFacts): string {
  return `${emphasize(inSentence(title))} at ${ofBody(company)}`;
}

function sinceOf({ from }: RoleFacts): string {
  return from ? ` ${writeSpan(from, undefined, true)}` : "";
}

/** "at the Senate", but "at Elmgate Paper": the article belongs before a body, not before a company's own name. */
function ofBody(company: string): string {
  const isBody =
    /\b(?:Senate|House|Office|Committee|Department|University|Court|Government|Army|Navy|Council|Ministry|Bank of|Institute)\b/u;
  return isBody.test(company) && !/^the /iu.test(company) ? `the ${company}` : company;
}

function inBrackets({ title, company }: RoleFacts): string {
  return company === "" || plainKey(title).includes(plainKey(company)) ? "" : ` (${company})`;
}

function isDegree(degree: string): boolean {
  return !/^(?:graduated|attended)$/iu.test(degree);
}

function schoolWords({
  school,
  degree,
  year,
}: {
  school: string;
  degree?: string | undefined;
  year?: number | undefined;
}): string {
  const inside = [degree !== undefined && isDegree(degree) ? degree : undefined, year].filter(
    (part) => part !== undefined,
  );
  return inside.length > 0 ? `${school} (${inside.join(", ")})` : school;
}
