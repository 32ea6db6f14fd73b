import { findPastimes, type Pastime } from "../analysis/interests.ts";
import type { OwnSentence } from "../analysis/own-voice.ts";
import { type Cited, CitedText, cite, evidenceOf, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { nameOf } from "./names.ts";
import { listOwnDocuments, type OwnDocument, quoted } from "./own-documents.ts";
import { mergeRoles } from "./roles.ts";
import type { Hobby } from "../contract/profile.ts";
import type { Section, Subject } from "./section.ts";
import { spokenOf, tell } from "./spoken.ts";
import { messagesOf, type SummaryMessages } from "./summary-messages.ts";

/** A pastime is one when two documents tell of it. */
const LEAST_DOCUMENTS = 2;
const HOBBIES_IN_SUMMARY = 4;
const LONGEST_QUOTE = 120;

interface FoundHobby {
  readonly pastime: Pastime;
  readonly told: readonly { readonly document: OwnDocument; readonly sentence: OwnSentence }[];
}

/** What the person does when not at work, by their own words. */
export const leisure: Section = {
  name: "leisure",
  reads: ["post", "biography", "experience", "fullName", "lastName"],
  fills: ["hobbies", "leisureSummary"],
  build(claims, subject) {
    return { hobbies: some(findHobbies(claims).map((hobby) => writeHobby(hobby, subject))) };
  },
  summarize(claims, subject) {
    const words = messagesOf(subject);
    const sentences = [hobbySentence(claims, words), quoteSentence(claims, words)].filter((each) => each !== undefined);
    return sentences.length > 0 ? { leisureSummary: new CitedText(sentences) } : {};
  },
};

/** Pastimes with evidence in two documents, those told of most first. What the person does for a living is none. */
function findHobbies(claims: ClaimSet): readonly FoundHobby[] {
  const work = mergeRoles(claims).map(({ title = "", company }) => `${title} ${company}`);
  const told = listOwnDocuments(claims).flatMap((document) =>
    findPastimes(document.text).map(({ what, sentence: words }) => ({ what, document, sentence: words })),
  );
  return [...Map.groupBy(told, ({ what }) => what)]
    .filter(([pastime, its]) => its.length >= LEAST_DOCUMENTS && !work.some((job) => pastime.work.test(job)))
    .map(([pastime, its]) => ({ pastime, told: its }))
    .sort((a, b) => b.told.length - a.told.length || (a.pastime.title < b.pastime.title ? -1 : 1));
}

function writeHobby({ pastime, told }: FoundHobby, subject: Subject): Cited<Hobby> {
  const [first] = told;
  const source = told.find(({ document }) => document.url !== undefined)?.document.url;
  const [image] = told.flatMap(({ document }) => {
    const url = document.post?.imageUrl;
    return (url && subject.pictureUrl(url)) || [];
  });
  const more = told.length - 1;
  const others = `${more === 1 ? "One more post or page tells" : `${more} more posts or pages tell`} of it.`;
  return cite(
    {
      title: pastime.title,
      ...(first ? { description: `${quoted(first.sentence.text)} ${others}` } : {}),
      ...(image ? { imageUrl: image } : {}),
      ...(source ? { source } : {}),
    },
    ...told.map(({ document }) => document.claims),
  );
}

function hobbySentence(claims: ClaimSet, words: SummaryMessages): Cited<string> | undefined {
  const name = nameOf(claims);
  const hobbies = findHobbies(claims);
  if (!name || hobbies.length === 0) return undefined;
  const named = hobbies.slice(0, HOBBIES_IN_SUMMARY).map(({ pastime }) => words.term(pastime.title.toLowerCase()));
  const posts = hobbies.reduce((sum, { told }) => sum + told.length, 0);
  return cite(
    tell(`${name.full.value} leisure`, words.leisure.hobbies(spokenOf(name), named, posts)),
    evidenceOf(name.full),
    ...hobbies.flatMap(({ told }) => told.map(({ document }) => document.claims)),
  );
}

/** The best hobby in the person's own words. */
function quoteSentence(claims: ClaimSet, { leisure: words }: SummaryMessages): Cited<string> | undefined {
  const name = nameOf(claims);
  const [first] = findHobbies(claims);
  const told = first?.told.find(({ sentence: own }) => own.text.length <= LONGEST_QUOTE);
  if (!name || !first || !told) return undefined;
  const own = quoted(told.sentence.text.replace(/[.…]+$/u, ""));
  const ways = words.quote(own, told.document.post?.date.slice(0, 4));
  return cite(tell(`${name.full.value} quote`, ways), told.document.claims);
}
