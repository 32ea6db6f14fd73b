import { findPastimes, findTopics, type Pastime } from "../analysis/interests.ts";
import { isSensitive, type OwnSentence } from "../analysis/own-voice.ts";
import type { Hobby } from "../contract/profile.ts";
import { MORE_TELL, ONE_MORE_TELLS } from "../domain/own-sentences.ts";
import { type Cited, CitedText, cite, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import type { Agreement } from "./fold.ts";
import { agreeOn } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { messagesOf } from "./messages-of.ts";
import { cue, cueIn } from "../text/languages/cues.ts";
import { besideFacts, toldNameOf } from "./names.ts";
import { foundOnce, listOwnDocuments, type OwnDocument, quoted } from "./own-documents.ts";
import { mergeRoles } from "./roles.ts";
import { pageOf, type Section, type SectionContext } from "./section.ts";
import { sentence } from "./prose.ts";
import { spokenOf } from "./spoken.ts";
import type { SummaryMessages } from "../presentation/summary-messages.ts";

/** A pastime needs two documents. */
const MIN_DOCUMENTS = 2;
const HOBBIES_IN_SUMMARY = 4;
const MAX_QUOTE_LENGTH = 120;

/** Names of subjects about which the author's own words are not used. Whole words, except in scripts without spaces. */
const BELIEFS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${cue("beliefs")})(?![\p{L}\p{M}])|${cueIn("zh", "beliefs")}|${cueIn("ja", "beliefs")}`,
  "iu",
);

interface FoundHobby {
  readonly pastime: Pastime;
  readonly told: readonly { readonly document: OwnDocument; readonly sentence: OwnSentence }[];
}

/** What the person does outside work: in their own words, and interests that they or a register name. */
export const leisure: Section = {
  name: "leisure",
  reads: ["post", "biography", "interest", "experience", "occupation", "fullName", "lastName"],
  fills: ["hobbies", "leisureSummary"],
  build(claims, subject) {
    const interests = listInterests(claims);
    const told = findHobbies(claims);
    const named = interests.filter((interest) => !told.some(({ pastime }) => isNamedBy(pastime, interest)));
    return {
      hobbies: some([
        ...told.map((hobby) => writeHobby(hobby, interests, subject)),
        ...named.map((interest) => writeInterest(interest, subject)),
      ]),
    };
  },
  summarize(claims, subject) {
    const words = messagesOf(subject);
    const sentences = [hobbySentence(claims, words), quoteSentence(claims, words)].filter((each) => each !== undefined);
    return sentences.length > 0 ? { leisureSummary: new CitedText(sentences) } : {};
  },
};

const pastimesOf = foundOnce(findPastimes);

/** Pastimes with evidence in two documents, most mentioned first. What the person does for a living is left out. */
function findHobbies(claims: ClaimSet): readonly FoundHobby[] {
  const work = [
    ...mergeRoles(claims).map(({ title = "", company }) => `${title} ${company}`),
    ...claims.of("occupation").map(({ value }) => value),
  ];
  const told = listOwnDocuments(claims).flatMap((document) =>
    pastimesOf(document).map(({ what, sentence: words }) => ({ what, document, sentence: words })),
  );
  return [...Map.groupBy(told, ({ what }) => what)]
    .filter(([pastime, its]) => its.length >= MIN_DOCUMENTS && !work.some((job) => pastime.work.test(job)))
    .map(([pastime, its]) => ({ pastime, told: its }))
    .sort((a, b) => b.told.length - a.told.length || (a.pastime.title < b.pastime.title ? -1 : 1));
}

/** Interests that the person or a register names, except on subjects that are nobody's business. */
function listInterests(claims: ClaimSet): readonly Agreement<"interest">[] {
  const named = agreeOn(claims, "interest", plainKey).filter(
    ({ value }) => !isSensitive(value) && !BELIEFS.test(value.normalize("NFC")),
  );
  const keys = new Set(named.map(({ value }) => plainKey(value)));
  const joint = named
    .map((each) => ({ each, parts: partsOf(each.value) }))
    .filter(({ parts }) => parts.length > 0 && parts.every((part) => keys.has(part)));
  return named
    .filter((each) => !joint.some((one) => one.each === each))
    .map((each) => {
      const [first, ...rest] = each.claims;
      const more = joint.filter(({ parts }) => parts.includes(plainKey(each.value))).flatMap((one) => one.each.claims);
      return { ...each, claims: [first, ...rest, ...more] as const };
    });
}

/** "Bouldering and sourdough" repeats the two if each is also named by itself. */
function partsOf(value: string): readonly string[] {
  const parts = plainKey(value).split(JOINED);
  return parts.length === 2 ? parts : [];
}

const JOINED = new RegExp(`\\s(?:${cue("clause ands")})\\s`, "u");

/** "Road cycling" names the pastime "Cycling". */
function isNamedBy(pastime: Pastime, { value }: Agreement<"interest">): boolean {
  return plainKey(value) === plainKey(pastime.title) || findTopics(value).includes(pastime);
}

/** An interest has only its name; its source is where it was named. */
function writeInterest({ value, claims }: Agreement<"interest">, subject: SectionContext): Cited<Hobby> {
  const source = claims.map((claim) => pageOf(claim, subject)).find(Boolean);
  return cite({ title: value, description: "Listed as an interest.", ...(source ? { source } : {}) }, claims);
}

function writeHobby(
  { pastime, told }: FoundHobby,
  interests: readonly Agreement<"interest">[],
  subject: SectionContext,
): Cited<Hobby> {
  const [first] = told;
  const source = told.find(({ document }) => document.url !== undefined)?.document.url;
  const [image] = told.flatMap(({ document }) => {
    const url = document.post?.imageUrl;
    return (url && subject.pictureUrl(url)) || [];
  });
  const more = told.length - 1;
  const tell = (quote: string) => (more === 1 ? ONE_MORE_TELLS.write(quote) : MORE_TELL.write(quote, more));
  return cite(
    {
      title: pastime.title,
      ...(first ? { description: tell(quoted(first.sentence.text)) } : {}),
      ...(image ? { imageUrl: image } : {}),
      ...(source ? { source } : {}),
    },
    ...told.map(({ document }) => document.claims),
    ...interests.filter((interest) => isNamedBy(pastime, interest)).map((interest) => interest.claims),
  );
}

function hobbySentence(claims: ClaimSet, words: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const hobbies = findHobbies(claims);
  if (!name || hobbies.length === 0) return undefined;
  const named = hobbies.slice(0, HOBBIES_IN_SUMMARY).map(({ pastime }) => pastime.title.toLowerCase());
  const posts = hobbies.reduce((sum, { told }) => sum + told.length, 0);
  const facts = hobbies.flatMap(({ told }) => told.map(({ document }) => document.claims));
  return cite(
    sentence(words.leisure.hobbies(spokenOf(name), named, posts)),
    besideFacts(claims, name.full, ...facts),
    ...facts,
  );
}

/** The best hobby in the person's own words. */
function quoteSentence(claims: ClaimSet, { leisure: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const [first] = findHobbies(claims);
  const told = first?.told.find(({ sentence: own }) => own.text.length <= MAX_QUOTE_LENGTH);
  if (!name || !first || !told) return undefined;
  const own = quoted(told.sentence.text.replace(/(?<![.…])[.…]+$/u, ""));
  const text = words.quote(own, told.document.post?.date.slice(0, 4));
  return cite(sentence(text), told.document.claims);
}
