import type { PartialDate } from "../domain/claim.ts";
import { yearOf } from "../domain/partial-date.ts";
import { plainKey } from "../domain/plain-key.ts";
import type { SummaryWords } from "../words/summary-words.ts";
import type { Words } from "../words/words.ts";
import { emphasize } from "./emphasis.ts";
import { placeIn } from "./names-in.ts";
import { requote } from "./own-text.ts";
import type { Life, RoleFacts, SchoolFacts, PersonSpokenOf, SummaryMessages } from "./summary-messages.ts";

/**
 * Summaries made of labels: each states the facts of the English sentence without a sentence around them, so that names and titles need no
 * inflection.
 */
export function labelSummaries(words: Words, summary: SummaryWords): SummaryMessages {
  const { formats, language } = words;
  const month = (date: PartialDate): string =>
    date.length === 4 ? summary.year(Number(date)) : formats.day(date.slice(0, 7)) || date;
  const label = summary.label.bind(summary);
  const more = (count: number): readonly string[] => (count > 0 ? [formats.plural(count, summary.more)] : []);
  const known: Readonly<Record<string, string>> = words.sourceWords;
  const term = (english: string): string =>
    known[english] ?? words.inLine(known[`${english.charAt(0).toUpperCase()}${english.slice(1)}`] ?? english);
  const list = (items: readonly string[]): string => items.join(summary.separator);
  // A title in a language that is neither the reader's nor English.
  const title = (text: string, lang: string | undefined): string =>
    lang === undefined || lang === "en" || lang === language ? text : words.ownTexts.quoted(text);

  const spanOf = ({ from, to }: RoleFacts): string => {
    if (from !== undefined && to !== undefined)
      return yearOf(from) === yearOf(to) ? summary.year(yearOf(from)) : summary.between(yearOf(from), yearOf(to));
    if (to !== undefined) return summary.until(summary.year(yearOf(to)));
    return from === undefined ? "" : summary.starting(summary.year(yearOf(from)));
  };
  const heldSince = ({ from, isTerm }: RoleFacts): string => {
    if (isTerm) return from === undefined ? summary.term : summary.termSince(month(from));
    return from === undefined ? "" : summary.since(month(from));
  };
  const post = (role: RoleFacts): string => {
    const isSaid = role.company === "" || plainKey(role.title).includes(plainKey(role.company));
    const company = isSaid ? "" : role.company.replace(/^the (?=\p{Lu})/u, "");
    return [title(role.title, role.isEnglish ? "en" : role.lang), company, role.state ?? ""]
      .filter((part) => part !== "")
      .join(", ");
  };
  /** One post with all its dates, newest first. */
  const posts = (roles: readonly RoleFacts[], timeOf: (role: RoleFacts) => string, isStrong = false): string =>
    list(
      [...Map.groupBy(roles, post)].map(([name, held]) => {
        const times = held.map(timeOf).filter((time) => time !== "");
        return withBracket(isStrong ? emphasize(name) : name, times.toReversed());
      }),
    );
  const person = ({ full }: PersonSpokenOf, { bornIn, diedIn }: Life): string => {
    const dates = [
      ...(bornIn === undefined ? [] : [summary.born(bornIn)]),
      ...(diedIn === undefined ? [] : [summary.died(diedIn)]),
    ];
    return withBracket(emphasize(full), dates);
  };
  const sampleOf = ({ posts: counted, of, newest = true }: { posts: number; of: number; newest?: boolean }): string =>
    newest && counted < of
      ? summary.newest(formats.number(counted), formats.number(of))
      : formats.plural(counted, summary.posts);
  const school = ({ school: name, campus, degree, lang, year }: SchoolFacts): string => {
    const known = degree === undefined ? undefined : SCHOOLING.get(degree.toLowerCase());
    const learned = known === undefined ? degree && title(degree, lang) : summary[known];
    const place = [name.replace(/^the (?=\p{Lu})/u, ""), campus].filter((part) => part !== undefined).join(", ");
    const isOver = known === "graduated" || (degree !== undefined && known === undefined);
    const time = year === undefined ? undefined : isOver ? summary.year(year) : summary.until(summary.year(year));
    return withBracket(
      place,
      [learned ?? "", time ?? ""].filter((part) => part !== ""),
    );
  };

  return {
    overview: {
      holdsRole: (who, role, bornIn) =>
        label("known", `${person(who, { bornIn, diedIn: undefined })} – ${posts([role], heldSince)}`),
      heldRole: (who, stints, life) => label("known", `${person(who, life)} – ${posts(stints, spanOf)}`),
      lived: (who, life) => label("known", person(who, life)),
      seats: (_, lead, bodies, sits) =>
        label(
          sits ? "seats" : "memberships",
          list([...(lead === undefined ? [] : [`${lead.body} (${emphasize(lead.role)})`]), ...bodies]),
        ),
      offices(_, [first, ...others], rest) {
        const towns = [...new Set(others.map(({ town, address }) => town ?? address))];
        const also = list([...towns, ...more(rest)]);
        return label("office", also === "" ? first.address : `${first.address} – ${label("otherOffices", also)}`);
      },
      officeIn: (_, place) => label("office", placeIn(language, place)),
      basedIn: (_, place) => label("place", placeIn(language, place)),
    },
    career: {
      present: (_, roles) => label("present", posts(roles, heldSince, true)),
      past: (_, roles, hasPresent, isPartial) =>
        label(
          isPartial ? (hasPresent ? "beforeAmongOthers" : "pastAmongOthers") : hasPresent ? "before" : "past",
          posts(roles, spanOf),
        ),
      schools: (_, schools) => label("schools", list(schools.map(school))),
    },
    selling: {
      style: (_, habits, count) =>
        label(
          "style",
          `${list(habits.map(({ name, count: showing }) => withBracket(summary.habits[name], [formats.number(showing)])))} – ${formats.plural(count, summary.posts)}`,
        ),
      wishes: (_, quotes) => label("wishes", requote(words, quotes.join(" "))),
      advice: (_, advice) => label("advice", list(advice.map(term))),
      likings: (_, choices) => label("likings", list(choices.map(term))),
    },
    leisure: {
      hobbies: (_, hobbies, count) =>
        label(
          "hobbies",
          withBracket(hobbies.map((hobby) => emphasize(term(hobby))).join(", "), [
            formats.plural(count, summary.documents),
          ]),
        ),
      quote: (said, year) =>
        label("quote", withBracket(requote(words, said), year === undefined ? [] : [summary.year(Number(year))])),
    },
    events: {
      named: (_, events, rest) =>
        label(
          "events",
          list([
            ...events.map(({ title: name, year }) =>
              withBracket(
                emphasize(name),
                year === undefined || name.includes(String(year)) ? [] : [summary.year(year)],
              ),
            ),
            ...more(rest),
          ]),
        ),
    },
    social: {
      onePost: (_, platforms, date) =>
        label("posts", withBracket(formats.plural(1, summary.publicPosts), [formats.list(platforms), month(date)])),
      posts: (_, count, platforms, from, to) => {
        const [first, last] = [month(from), month(to)];
        const time = first === last ? first : words.between(first, last);
        const posted = emphasize(formats.plural(count, summary.publicPosts));
        return label("posts", withBracket(posted, [formats.list(platforms), time], summary.separator));
      },
      topics: (topics) => label("topics", topics.map((topic) => emphasize(term(topic))).join(", ")),
      tone: (judged, most, next) =>
        label(
          "tone",
          withBracket(
            [most, ...(next === undefined ? [] : [next])]
              .map(({ tone, percent }) => `${formats.percent(percent)} ${summary.tones[tone]}`)
              .join(", "),
            [formats.plural(judged, summary.posts)],
          ),
        ),
      likes: (average, most, date, sample) =>
        label(
          "likes",
          list([
            summary.average(formats.number(average)),
            summary.atMost(formats.number(most), month(date)),
            ...(sample === undefined ? [] : [sampleOf(sample)]),
          ]),
        ),
    },
  };
}

/** What somebody did at a school, if a directory states it in place of a degree. */
const SCHOOLING: ReadonlyMap<string, "graduated" | "attended"> = new Map([
  ["graduated", "graduated"],
  ["attended", "attended"],
]);

function withBracket(text: string, parts: readonly string[], between = ", "): string {
  return parts.length === 0 ? text : `${text} (${parts.join(between)})`;
}
