import { findBrands, findLikings, type LookAtText } from "../analysis/interests.ts";
import { findRequests } from "../analysis/requests.ts";
import { HABIT_WORDS, readStyle, type StyleSignal, WEAK_POSTS } from "../analysis/style.ts";
import type { HabitName } from "../domain/habit.ts";
import type { BrandPreference, KeyValue } from "../contract/profile.ts";
import { FOR_EXAMPLE, HABIT_IN_POSTS, HABIT_OF_POSTS, WEAK_EVIDENCE } from "../domain/own-sentences.ts";
import { plainKey } from "../domain/plain-key.ts";
import { type Cited, CitedText, type CitedTree, cite, evidenceOf, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { messagesOf } from "./messages-of.ts";
import { besideFacts, initialsPictureUrl, toldNameOf, type CitedName } from "./names.ts";
import { foundOnce, listOwnDocuments, listOwnPosts, type OwnDocument, quoted } from "./own-documents.ts";
import { listWords, sentence } from "./prose.ts";
import type { Section, SectionContext } from "./section.ts";
import { named, spokenOf } from "./spoken.ts";
import type { PersonSpokenOf, SummaryMessages } from "../presentation/summary-messages.ts";

const MIN_DOCUMENTS = 2;
const HABITS_IN_SUMMARY = 3;
const LIKINGS_IN_SUMMARY = 3;
const WISHES_IN_SUMMARY = 2;
const MAX_RULES = 6;

/** How to approach the person: habits in their posts and stated wishes. Nothing about character, and no scores. */
export const selling: Section = {
  name: "selling",
  reads: ["post", "biography", "fullName", "lastName"],
  fills: ["sellingSummary", "personalityInsights", "preferences", "brandPreferences", "sellingDo", "sellingDont"],
  build(claims, subject) {
    const posts = listOwnPosts(claims);
    const style = readStyle(posts.map(({ text }) => text));
    return {
      personalityInsights: some(style.map((signal) => writeInsight(signal, posts))),
      preferences: some(writePreferences(claims)),
      brandPreferences: some(writeBrands(claims, subject)),
      sellingDo: some(writeRules("do", claims, style, posts)),
      sellingDont: some(writeRules("dont", claims, style, posts)),
    };
  },
  summarize(claims, subject) {
    const words = messagesOf(subject);
    const name = toldNameOf(claims);
    if (name === undefined) return {};
    const sentences: Cited<string>[] = [];
    for (const tell of [styleSentence, wishSentence, adviceSentence, preferenceSentence]) {
      const person = sentences.length === 0 ? named(name) : spokenOf(name);
      const told = tell({ claims, words: words.selling, person, name });
      if (told !== undefined) sentences.push(told);
    }
    return sentences.length > 0 ? { sellingSummary: new CitedText(sentences) } : {};
  },
};

function writeInsight(signal: StyleSignal, posts: readonly OwnDocument[]): Cited<KeyValue> {
  const { key, told } = HABIT_WORDS[signal.name];
  const shown = documentsOf(signal, posts);
  const words = listWords(shown.map(({ text }) => quoted(text)));
  const weak = signal.of < WEAK_POSTS ? WEAK_EVIDENCE.write(signal.of) : "";
  const habit = sentence(HABIT_IN_POSTS.write(told, signal.count, signal.of));
  const value = `${habit}${FOR_EXAMPLE}${sentence(words)}${weak}`;
  return cite({ key, value }, ...shown.map(({ claims }) => claims));
}

function documentsOf(signal: StyleSignal, posts: readonly OwnDocument[]): readonly OwnDocument[] {
  return signal.shownBy.flatMap((index) => posts[index] ?? []);
}

const likingsOf = foundOnce(findLikings);
const brandsOf = foundOnce(findBrands);
const requestsOf = foundOnce(findRequests);

/** What two documents state, grouped. */
function gather<What>(
  claims: ClaimSet,
  find: (document: OwnDocument) => readonly LookAtText<What>[],
  keyOf: (what: What) => string,
): readonly {
  readonly what: What;
  readonly told: readonly { readonly document: OwnDocument; readonly words: string }[];
}[] {
  const told = listOwnDocuments(claims).flatMap((document) =>
    [...new Map(find(document).map((each) => [keyOf(each.what), each])).values()].map((each) => ({
      what: each.what,
      document,
      words: each.sentence.text,
    })),
  );
  return [...Map.groupBy(told, ({ what }) => keyOf(what)).values()]
    .flatMap((its) => (its[0] && its.length >= MIN_DOCUMENTS ? [{ what: its[0].what, told: its }] : []))
    .sort((a, b) => b.told.length - a.told.length || (keyOf(a.what) < keyOf(b.what) ? -1 : 1));
}

function writePreferences(claims: ClaimSet): readonly Cited<KeyValue>[] {
  return gather(claims, likingsOf, ({ kind, choice }) => `${kind}|${choice}`).map(({ what, told }) =>
    cite({ key: what.kind, value: what.choice }, ...told.map(({ document }) => document.claims)),
  );
}

function writeBrands(claims: ClaimSet, subject: SectionContext): readonly CitedTree<BrandPreference>[] {
  return gather(claims, brandsOf, (brand) => brand.toLowerCase()).map(({ what, told }) =>
    cite(
      { brand: what, imageUrl: initialsPictureUrl(subject, what), ...(told[0] ? { evidence: told[0].words } : {}) },
      ...told.map(({ document }) => document.claims),
    ),
  );
}

interface Advice {
  readonly do?: readonly [key: string, value: string];
  readonly dont?: readonly [key: string, value: string];
}

/** How many signals of a habit advice needs. Posts of one day are one signal, as are posts that begin alike. */
const MIN_SIGNALS = 3;
const BEGINNING = 24;

/** What a habit suggests to somebody who wants to be read by its owner. Punctuation, links and "we" suggest nothing. */
const ADVICE: Readonly<Partial<Record<HabitName, Advice>>> = {
  asks: { do: ["Ask back", "Answer a question they put to their readers, and ask one"] },
  thorough: {
    do: ["Give the background", "Explain how you come to what you propose"],
    dont: ["Slogans", "Send a one-line pitch"],
  },
  figures: {
    do: ["Bring figures", "Give numbers, with their units"],
    dont: ["Vague claims", "Praise without a number"],
  },
  thanks: { do: ["Give credit", "Name the people whose work it is"] },
  invites: { do: ["Take up an invitation", "Refer to something they invited readers to"] },
};

type Side = "do" | "dont";

function writeRules(
  side: Side,
  claims: ClaimSet,
  style: readonly StyleSignal[],
  posts: readonly OwnDocument[],
): readonly Cited<KeyValue>[] {
  const wishes = wishesOf(side, claims).map(({ key, told, quote, claims: said }) =>
    cite({ key, value: `${told}: ${quote}` }, ...said),
  );
  return [...wishes, ...writeAdvice(side, style, posts)].slice(0, MAX_RULES);
}

/** Requests to people who write to the person, each once, in their own words. A stated wish needs no second signal. */
function wishesOf(side: Side, claims: ClaimSet) {
  const asked = listOwnDocuments(claims).flatMap((document) =>
    requestsOf(document)
      .filter(({ wants }) => wants === side)
      .map(({ key, told, sentence: words }) => ({ key, told, quote: quoted(words.text), document })),
  );
  return [...Map.groupBy(asked, ({ key }) => key).values()].flatMap((its) =>
    its[0] ? [{ ...its[0], claims: its.map(({ document }) => document.claims) }] : [],
  );
}

/** What habits suggest: a rule's conclusion, so it needs several signals. */
function writeAdvice(
  side: Side,
  style: readonly StyleSignal[],
  posts: readonly OwnDocument[],
): readonly Cited<KeyValue>[] {
  return style
    .filter((signal) => isTelling(signal, posts))
    .flatMap((signal) => {
      const advice = ADVICE[signal.name]?.[side];
      const why = HABIT_OF_POSTS.write(HABIT_WORDS[signal.name].key.toLowerCase(), signal.count, signal.of);
      return advice
        ? [
            cite(
              { key: advice[0], value: `${advice[1]}: ${why}` },
              ...documentsOf(signal, posts).map((each) => each.claims),
            ),
          ]
        : [];
    });
}

/** Whether there are enough posts to tell a habit from chance, and examples of it that are independent. */
function isTelling(signal: StyleSignal, posts: readonly OwnDocument[]): boolean {
  const shown = documentsOf(signal, posts);
  const days = new Set(shown.map(({ post }) => post?.date.slice(0, 10)));
  const beginnings = new Set(shown.map(({ text }) => plainKey(text).slice(0, BEGINNING)));
  return signal.of >= WEAK_POSTS && days.size >= MIN_SIGNALS && beginnings.size >= MIN_SIGNALS;
}

interface SellingSentence {
  readonly claims: ClaimSet;
  readonly words: SummaryMessages["selling"];
  /** How the sentence refers to the person. */
  readonly person: PersonSpokenOf;
  readonly name: CitedName;
}

function styleSentence({ claims, words, person, name }: SellingSentence): Cited<string> | undefined {
  const posts = listOwnPosts(claims);
  // Punctuation, links and "we" say nothing about how to write to somebody; they only have rows of their own.
  const style = readStyle(posts.map(({ text }) => text))
    .filter((signal) => ADVICE[signal.name] !== undefined)
    .slice(0, HABITS_IN_SUMMARY);
  if (style.length === 0 || posts.length < WEAK_POSTS) return undefined;
  const habits = style.map(({ name: habit, count }) => ({ name: habit, count }));
  const facts = style.flatMap((signal) => documentsOf(signal, posts)).map((each) => each.claims);
  return cite(sentence(words.style(person, habits, posts.length)), besideFacts(claims, name.full, ...facts), ...facts);
}

function wishSentence({ claims, words, person, name }: SellingSentence): Cited<string> | undefined {
  // Summaries are not masked, so wishes with an address or a number appear only in their field.
  const wishes = [...wishesOf("do", claims), ...wishesOf("dont", claims)].filter(
    ({ quote }) => !/@|\d{4}/u.test(quote),
  );
  const quotes = [...new Map(wishes.map((wish) => [wish.quote, wish])).values()].slice(0, WISHES_IN_SUMMARY);
  if (quotes.length === 0) return undefined;
  return cite(
    sentence(
      words.wishes(
        person,
        quotes.map(({ quote }) => quote),
      ),
    ),
    besideFacts(claims, name.full, ...quotes.flatMap(({ claims: said }) => said)),
    ...quotes.flatMap(({ claims: said }) => said),
  );
}

function adviceSentence({ claims, words, person }: SellingSentence): Cited<string> | undefined {
  const posts = listOwnPosts(claims);
  const [first, second] = writeAdvice("do", readStyle(posts.map(({ text }) => text)), posts);
  if (!first) return undefined;
  const advice = [first, ...(second ? [second] : [])].map(({ value }) => lowerFirst(value.value.split(": ")[0] ?? ""));
  return cite(sentence(words.advice(person, advice)), evidenceOf(first), evidenceOf(second));
}

function preferenceSentence({ claims, words, person, name }: SellingSentence): Cited<string> | undefined {
  const liked = gather(claims, likingsOf, ({ kind, choice }) => `${kind}|${choice}`).slice(0, LIKINGS_IN_SUMMARY);
  if (liked.length === 0) return undefined;
  const choices = liked.map(({ what }) => what.choice);
  const facts = liked.flatMap(({ told }) => told.map(({ document }) => document.claims));
  return cite(sentence(words.likings(person, choices)), besideFacts(claims, name.full, ...facts), ...facts);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
