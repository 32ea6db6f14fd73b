import { findBrands, findLikings, type Told } from "../analysis/interests.ts";
import { findRequests } from "../analysis/requests.ts";
import { HABIT_WORDS, readStyle, type StyleName, type StyleSignal, WEAK_POSTS } from "../analysis/style.ts";
import type { BrandPreference, KeyValue } from "../contract/profile.ts";
import { type Cited, CitedText, type CitedTree, cite, evidenceOf, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { messagesOf } from "./messages-of.ts";
import { initialsPictureUrl, nameOf } from "./names.ts";
import { foundOnce, listOwnDocuments, listOwnPosts, type OwnDocument, quoted } from "./own-documents.ts";
import { listWords, sentence } from "./prose.ts";
import type { Section, SectionContext } from "./section.ts";
import { spokenOf } from "./spoken.ts";
import type { SummaryMessages } from "./summary-messages.ts";

const MIN_DOCUMENTS = 2;
const HABITS_IN_SUMMARY = 3;
const LIKINGS_IN_SUMMARY = 3;
const MAX_RULES = 6;

/** How to approach the person: habits of their posts and stated wishes. Nothing about character, nothing scored. */
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
    const told = [styleSentence(claims, words), ruleSentence(claims, words), preferenceSentence(claims, words)];
    const sentences = told.filter((each) => each !== undefined);
    return sentences.length > 0 ? { sellingSummary: new CitedText(sentences) } : {};
  },
};

function writeInsight(signal: StyleSignal, posts: readonly OwnDocument[]): Cited<KeyValue> {
  const { key, told } = HABIT_WORDS[signal.name];
  const shown = documentsOf(signal, posts);
  const words = listWords(shown.map(({ text }) => quoted(text)));
  const weak = signal.of < WEAK_POSTS ? ` Weak evidence: ${signal.of} posts.` : "";
  const value = `${sentence(`${told} (${signal.count} of ${signal.of} posts)`)} For example ${words}.${weak}`;
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
  find: (document: OwnDocument) => readonly Told<What>[],
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

/** On how many days a habit shows before anything is advised from it: posts of one thread are one signal. */
const MIN_DAYS = 3;

/** What follows from a habit for somebody who wants to be read by its owner; from signs and marks alone nothing does. */
const ADVICE: Readonly<Partial<Record<StyleName, Advice>>> = {
  asks: { do: ["Ask back", "Answer a question they put to their readers, and ask one"] },
  brief: {
    do: ["Be brief", "Say it in two or three sentences"],
    dont: ["Long texts", "Send a text of several paragraphs"],
  },
  thorough: {
    do: ["Give the background", "Explain how you come to what you propose"],
    dont: ["Slogans", "Send a one-line pitch"],
  },
  figures: {
    do: ["Bring figures", "Give numbers, with their units"],
    dont: ["Vague claims", "Praise without a number"],
  },
  thanks: { do: ["Give credit", "Name the people whose work it is"] },
  we: { do: ["Speak to the team", "Mention the people they work with"] },
  invites: { do: ["Take up an invitation", "Refer to something they invited readers to"] },
  sources: {
    do: ["Name your sources", "Link to where your statements are from"],
    dont: ["Hearsay", "State what you cannot link to"],
  },
};

function writeRules(
  side: "do" | "dont",
  claims: ClaimSet,
  style: readonly StyleSignal[],
  posts: readonly OwnDocument[],
): readonly Cited<KeyValue>[] {
  const asked = listOwnDocuments(claims).flatMap((document) =>
    requestsOf(document)
      .filter(({ wants }) => wants === side)
      .map(({ key, told, sentence: words }) => ({ key, value: `${told}: ${quoted(words.text)}`, document })),
  );
  const wishes = [...Map.groupBy(asked, ({ key }) => key).values()].flatMap((its) =>
    its[0] ? [cite({ key: its[0].key, value: its[0].value }, ...its.map(({ document }) => document.claims))] : [],
  );
  const habits = style
    .filter((signal) => isTelling(signal, posts))
    .flatMap((signal) => {
      const advice = ADVICE[signal.name]?.[side];
      const why = `${HABIT_WORDS[signal.name].key.toLowerCase()} in ${signal.count} of ${signal.of} posts`;
      return advice
        ? [
            cite(
              { key: advice[0], value: `${advice[1]}: ${why}` },
              ...documentsOf(signal, posts).map((each) => each.claims),
            ),
          ]
        : [];
    });
  return [...wishes, ...habits].slice(0, MAX_RULES);
}

/** Enough posts to tell a habit from chance, and examples of it from several days. */
function isTelling(signal: StyleSignal, posts: readonly OwnDocument[]): boolean {
  const days = new Set(documentsOf(signal, posts).map(({ post }) => post?.date.slice(0, 10)));
  return signal.of >= WEAK_POSTS && days.size >= MIN_DAYS;
}

function styleSentence(claims: ClaimSet, { selling: words }: SummaryMessages): Cited<string> | undefined {
  const name = nameOf(claims);
  const posts = listOwnPosts(claims);
  const style = readStyle(posts.map(({ text }) => text)).slice(0, HABITS_IN_SUMMARY);
  if (!name || style.length === 0 || posts.length < WEAK_POSTS) return undefined;
  const habits = style.map(({ name: habit, count }) => ({ name: habit, count }));
  const shown = style.flatMap((signal) => documentsOf(signal, posts));
  return cite(
    sentence(words.style(spokenOf(name), habits, posts.length)),
    evidenceOf(name.full),
    ...shown.map((each) => each.claims),
  );
}

function ruleSentence(claims: ClaimSet, words: SummaryMessages): Cited<string> | undefined {
  const posts = listOwnPosts(claims);
  const style = readStyle(posts.map(({ text }) => text));
  const name = nameOf(claims);
  const [first, second] = writeRules("do", claims, style, posts);
  if (!name || !first) return undefined;
  const advice = [first, ...(second ? [second] : [])].map(({ value }) =>
    words.term(lowerFirst(value.value.split(": ")[0] ?? "")),
  );
  return cite(sentence(words.selling.advice(spokenOf(name), advice)), evidenceOf(first), evidenceOf(second));
}

function preferenceSentence(claims: ClaimSet, words: SummaryMessages): Cited<string> | undefined {
  const name = nameOf(claims);
  const liked = gather(claims, likingsOf, ({ kind, choice }) => `${kind}|${choice}`).slice(0, LIKINGS_IN_SUMMARY);
  if (!name || liked.length === 0) return undefined;
  const choices = liked.map(({ what }) => words.term(what.choice));
  return cite(
    sentence(words.selling.likings(spokenOf(name), choices)),
    evidenceOf(name.full),
    ...liked.flatMap(({ told }) => told.map(({ document }) => document.claims)),
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
