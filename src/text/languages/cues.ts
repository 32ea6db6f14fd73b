import { existsSync } from "node:fs";
import { readWordList } from "../../lists/word-list.ts";
import { LANGUAGES } from "./languages.ts";

/** The headings of `languages/<lang>/cues.txt`: words that say what stands beside them. A language has those it needs. */
export const CUES = {
  titles: "before a person's name, as texts write it",
  "titles of men": "the same before a man's",
  "titles of women": "the same before a woman's",
  "titles or names": "the same, but parts of names and other words elsewhere",
  "titles in headings": "the same, in small letters, where a line begins with a name and nothing else",
  "kin before names": "what relatives are called right before their name",
  particles: "small words inside a person's name",
  "name ands": "the same between two family names; between two people elsewhere",
  "calls a CV": "what a CV calls itself, alone or beside a name",
  "calls a CV or somebody": "the same, but given names too",
  works: "before the name of a book, a film or a play, which employs nobody",
  "left a school": "beside studies that were not finished, or never begun",
  "never began": "of studies for which somebody had a place, and did not take it",
  clubs: "how one word for a club or a society ends, in languages that join words",
  "club posts": "posts behind which the body stands that gives them, without a word between",
  "to come": "beside the day of a degree that is not held yet",
  renamed: "what a body is called at another time than the name before tells",
  "bare bodies": "nouns of institutions that stand for none by themselves",
  units: "parts of a body: who works there works for the whole",
  since: "before the year from which on something was",
  "employed at": "between a post and its employer, and nowhere else",
  articles: "before the name of a body, and no part of it",
  graduates: 'who went to the school behind "of"',
  rises: "before a post that somebody came to hold",
  "bare posts": "words that are no post by themselves",
  "named bodies": "what texts call an employer that they have named",
  "before named bodies": "articles and possessives before it",
  "joined to named bodies": "the same, in one word with it",
  "press contacts": "begins a line that tells whom the press or customers may ask, and not the person it is about",
  us: "whom an organisation calls itself, where somebody comes to it",
  our: "its possessive before a post",
  announces: "what an organisation does in the first words of its own page",
  "comes to a body": 'verbs behind which "to" leads to a body where somebody comes to work',
  "leads to a post": 'between "where" and the post that somebody had there',
  "sits on": "before a body of members",
  "bodies of members": "how the names of such bodies end",
  "comes as": "before the post that somebody came to a body for",
  "verb particles": "parts of a verb that stand at its clause's end",
  "language posts": "posts before which a people's word tells what is taught or stood for, and no nationality",
  says: "before or behind whom a quotation is by",
  leisure: "of time that is somebody's own",
  practises: "verbs that stand for doing such a thing, up to the thing",
  "plays in": "the same behind which a club, a team or a crew must stand",
  "reports on": "who reports on a thing need not do it",
  programs: "verbs whose object is a language or a program",
  builds: "verbs that tell with what behind a preposition",
  with: "prepositions before what is worked with",
  "away from work": "before a list of pastimes",
  certified: "before what somebody is certified in",
  "clause ends": "behind the object of a clause",
  "name joins": "small words inside a name of a body",
  calendar: "months, days and seasons, which have capitals and are no names",
  departments: 'bodies in whose names two are joined by "and"',
  "weak bodies": "nouns that name a body only together with another",
  "numbered bodies": "nouns of bodies behind which a number is a part of the name",
  "numbered universities": "the same, at the beginning of a name",
  "place abbreviations": "before their full stop a name goes on",
  meets: "before a person whom the next pronoun could mean",
  "year words": "behind a year, as a word of its own",
  "sentence starts": "words that begin a sentence, even behind an abbreviation",
  beside: "prepositions: who only stands behind one is not whom a sentence is about",
  descriptions: "articles before a description of somebody",
  "present verbs": "what tells that something is still so",
  "past verbs": "what tells that something is no more so",
  "former kin": "before a spouse who is none any more",
  "marriage over before": "before the name of such a spouse, in their clause",
  "marriage over behind": "behind it, in their sentence or the next",
  "was married": "a marriage of which nothing tells whether it lasts",
  "kin named": "between kin and their name",
  "kin listed": "between kin and their names",
  "kin nominative": "kin in the form in which a sentence tells of them, in languages of cases",
  twins: "two children",
  parents: 'before "of" and a number of children',
  "parents of": "between them",
  "no child": "words for children that tell of others' or of parents",
  "has children": "before a number of children of somebody's own",
  "counting words": "further words for numbers of children",
  origins: "words of being born that tell of a place, and of no day",
  "next deeds": "behind a birth, what came next",
  "goes on": "between two deeds of one person",
  "who goes on": "whom the second deed is told of, and when",
  "at last": "before the post that somebody held at the end of a time with an employer",
  "at first": "the same at its beginning",
  "as a post": "between such a word and the post",
  "lent to": "before a body for which somebody works while their employer stays",
  "before that": "begins a bracket behind a post with the one that was held before",
  "post led by": 'what somebody does until "as" begins the post',
  "before posts": "adverbs, possessives and participles before a post",
  "behind posts": "since when, until when, at which turn",
  lives: "before where somebody lives",
  "list ands": "what joins the last of a list",
  "heads no name": "words of menus, sections and greetings, which name no person",
  "headline starts": "words that begin a headline or a line of who wrote it",
  schools: "parts of words that schools have in their names",
  "of oneself": "before what people say they are",
  "where posts are": "between a post and where or for whom, in what people say of themselves",
  "no post now": "begins what somebody was, is not yet, or is beside their work",
  reporters: "whose lists of subjects tell what they write about, and nothing that they do",
  "after a title": "before the body where a post is held, in a line",
  learners: "what learners say of themselves before a language's name",
  "learners skills": "the same of a skill",
  things: "articles and possessives before what is a thing and no skill",
  "language nouns ahead": "before a language's name",
  "language nouns behind": "behind a language's name",
  female: 'what a page writes behind "gender"',
  male: "the same",
  "office mailboxes": "names of mailboxes that belong to an office (RFC 2142, and what sites use)",
  "not behind of": "small words behind a name that join it to another, or begin another noun",
  "bodies words": "words that name an organisation or a place among capitals",
  posts: "what posts are called in scripts without capitals",
  "won behind": "behind an honour: that it was won",
  "no honour": "how lines under honours begin that tell of none",
  "post ends": "how posts end, where words are not set apart",
  "body ends": "how bodies end, where words are not set apart",
  "body nouns": "what bodies are called in other scripts without capitals",
  staff: "words over an organisation's own people",
  "no organisation": "parts of a title that name a part of the site, or an event",
  "page roles": "what somebody is on this page, which is no post",
  "post fields": "fields of work behind a title's comma",
  "time before a verb": "between subject and verb, before a year",
  "time words": "behind a year, between subject and verb",
  "clause starts": "words with the capital of a sentence's beginning that are of no name",
  "before things": "words behind which a capital is no person",
  circumstances: "before a verb whose subject is left out",
  "direct verbs": "verbs whose object is the employer itself",
  born: "before the day or the year of a birth, in a register or a sentence",
  died: "the same of a death",
  employed: "before an employer, where nothing else of the sentence is read",
  "not when": "before a year that is not when a text speaks",
  aged: "before an age",
  "years old": "behind an age",
  "gives a post": "what a body does with whom it gives a post",
  hires: "the same, where who does it is hardly ever a person",
  deeds: "verbs in forms with which no post begins",
  "no posts": "what stands where a post does and is none",
  "posts of places": "posts that a town, a state or a country gives",
  "no employers": "whom nobody works for, whatever stands before it",
  "heads a field": 'posts before "of" and a field of work',
  "fields end": "how the nouns of such fields end",
  "asks for": "before an employer whom somebody only asked",
  "not taken": "behind an employer to whom somebody did not go",
  comes: "what somebody does who goes from one employer to another",
  "comes from": "before the one that is left",
  "before a deed": "between a body and what it does",
} as const;

export type Cue = keyof typeof CUES;

/** A cue's words in every language, since texts mix them, as alternatives of a regular expression that matches nothing where there are none. */
export function cue(name: Cue): string {
  return [...cueWords(name)].join("|") || "(?!)";
}

/** The words of cues in every language, each once. */
export function cueWords(...names: readonly Cue[]): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => [...LISTS.values()].flatMap(({ headings }) => headings.get(name)?.entries ?? [])),
  );
}

/** A cue's words in one language. */
export function cueIn(lang: string, name: Cue): string {
  return LISTS.get(lang)?.headings.get(name)?.entries.join("|") || "(?!)";
}

/** A text that is one of a cue's words and nothing else. */
export function wordOf(...names: readonly Cue[]): RegExp {
  return new RegExp(`^(?:${names.map(cue).join("|")})$`, "u");
}

const LISTS = new Map(
  LANGUAGES.flatMap(({ lang }) => {
    const file = new URL(`${lang}/cues.txt`, import.meta.url);
    return existsSync(file) ? [[lang, readWordList(file)] as const] : [];
  }),
);
