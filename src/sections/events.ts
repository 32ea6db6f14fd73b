import type { Event } from "../contract/profile.ts";
import type { ClaimOf, EventValue } from "../domain/claim.ts";
import { NAMED_BESIDE_CASE, NAMED_IN_ARTICLE, NAMED_WITH_PART } from "../domain/mention.ts";
import type { EVENT_ROLES } from "../domain/own-sentences.ts";
import { comparePartialDates, finest, firstDay, yearOf } from "../domain/partial-date.ts";
import { type Cited, CitedText, type CitedTree, cite, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { findMentions } from "./adverse-media.ts";
import { agreeOn } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { messagesOf } from "./messages-of.ts";
import { besideFacts, toldNameOf } from "./names.ts";
import { sentence } from "./prose.ts";
import type { Section, SectionContext } from "./section.ts";
import { spokenOf } from "./spoken.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

const EVENTS_IN_SUMMARY = 3;

/** For somebody in the news every day, the newest articles are enough. */
const MAX_MENTIONS = 25;

interface Attendance {
  readonly value: EventValue;
  readonly claims: readonly (ClaimOf<"event"> | ClaimOf<"article">)[];
}

/** Events at which the person performed, that they organised or attended; and, by date, articles that name them and accuse nobody. */
export const events: Section = {
  name: "events",
  reads: ["event", "article", "fullName", "lastName", "alias"],
  fills: ["events", "eventsSummary"],
  build(claims, subject) {
    return { events: some(listAll(claims, subject).map((event) => writeEvent(event, subject))) };
  },
  summarize(claims, subject) {
    const told = summarySentence(claims, messagesOf(subject));
    return told ? { eventsSummary: new CitedText([told]) } : {};
  },
};

/** One event on several pages is one entry: same title, same year. Newest first, undated ones last. */
function listEvents(claims: ClaimSet): Attendance[] {
  return agreeOn(claims, "event", (event) => `${plainKey(event.title)}|${event.date?.slice(0, 4) ?? ""}`)
    .map(({ claims: told }) => {
      const merged = told.reduceRight((whole, { value }) => Object.assign(whole, value), {} as EventValue);
      const date = finest(told.map(({ value }) => value.date));
      return { value: { ...merged, ...(date === undefined ? {} : { date }) }, claims: told };
    })
    .sort(byDay);
}

function listAll(claims: ClaimSet, subject: SectionContext): readonly Attendance[] {
  return [...listEvents(claims), ...listMentions(claims, subject)].sort(byDay);
}

function listMentions(claims: ClaimSet, subject: SectionContext): Attendance[] {
  return findMentions(claims, subject)
    .map(({ value: { title, url, date, imageUrl }, claims: told, isOfCase, part }) => ({
      value: {
        title,
        url,
        description: part !== null ? NAMED_WITH_PART[part] : isOfCase ? NAMED_BESIDE_CASE : NAMED_IN_ARTICLE,
        ...(date === undefined ? {} : { date }),
        ...(imageUrl === undefined ? {} : { imageUrl }),
      },
      claims: told,
    }))
    .sort(byDay)
    .slice(0, MAX_MENTIONS);
}

function byDay(a: Attendance, b: Attendance): number {
  return (
    comparePartialDates(b.value.date ?? "0001", a.value.date ?? "0001") || (a.value.title < b.value.title ? -1 : 1)
  );
}

function writeEvent({ value, claims }: Attendance, subject: SectionContext): CitedTree<Event> {
  const image = value.imageUrl ? subject.pictureUrl(value.imageUrl) : null;
  const role = value.role && (ROLES[value.role.toLowerCase()] ?? value.role);
  const setting = [role, value.place].filter((part) => part !== undefined && part !== "").join(", ");
  const description = [setting && sentence(setting), value.description].filter(Boolean).join(" ");
  const entry: Event = {
    title: value.title,
    ...(image ? { imageUrl: image } : {}),
    ...(description ? { description } : {}),
    ...(value.date ? { date: firstDay(value.date) } : {}),
    ...(value.url ? { source: value.url } : {}),
  };
  return cite(entry, claims);
}

function summarySentence(claims: ClaimSet, { events: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const listed = listEvents(claims);
  // A page that lists several events is the page of none.
  const all = listed.filter(
    (event) =>
      !listed.some((other) => other !== event && other.value.url !== undefined && other.value.url === event.value.url),
  );
  if (!name || all.length === 0) return undefined;
  const shown = all.slice(0, EVENTS_IN_SUMMARY);
  const told = shown.map(({ value }) => ({ title: value.title, year: value.date ? yearOf(value.date) : undefined }));
  const text = words.named(spokenOf(name), told, all.length - shown.length);
  const facts = all.map((event) => event.claims);
  return cite(sentence(text), besideFacts(claims, name.full, ...facts), ...facts);
}

/** schema.org properties in readable words. */
const ROLES: Readonly<Record<string, (typeof EVENT_ROLES)[number]>> = {
  performer: "Performer",
  actor: "Performer",
  organizer: "Organizer",
  attendee: "Attendee",
};
