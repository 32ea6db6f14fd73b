import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { analyse } from "../../../src/text/sentences/analyse.ts";
import { lexiconFor } from "../../../src/text/languages/languages.ts";
import { topicOf } from "../../../src/text/sentences/owners.ts";
import { splitSentences } from "../../../src/text/sentences/sentences.ts";

/** The mentions of people in a text, sentence by sentence: the words, and their owner. */
function mentionsOf(text: string, lang = "en"): readonly (readonly string[])[] {
  const lexicon = lexiconFor(lang);
  if (lexicon === undefined) throw new Error(`${lang} has no words`);
  const topic = topicOf("Ada Marie Finch", { about: false });
  return splitSentences(text).map((piece) =>
    analyse(piece, lexicon, topic).mentions.map(({ from, to, owner }) => `${piece.text.slice(from, to)}: ${owner}`),
  );
}

test("Mentions are the person's name, pronouns and kin, each with its position and owner", () => {
  deepEqual(mentionsOf("Ada M. Finch is a painter. She was born in 1970. Her brother lives in Leeds."), [
    ["Ada M. Finch: own"],
    ["She: own"],
    ["brother: other"],
  ]);
});

test("A pronoun that could mean another person in the text has no owner", () => {
  deepEqual(mentionsOf("Ada Finch was hired by Mona Reed. She joined Corvane in 2001."), [
    ["Ada Finch: own"],
    ["She: unknown"],
  ]);
});

test("A pronoun does not refer to somebody whose title or given name shows another gender", () => {
  const joined = (who: string) =>
    ownersBehind(`Ada Finch is a painter. ${who} led the school in 1978. She joined Corvane.`, ["joined"]);
  deepEqual(joined("Sir Alun Brack"), ["own"]);
  deepEqual(joined("Robert Brack"), ["own"]);
  deepEqual(joined("Dame Alun Brack"), ["unknown"]);
  deepEqual(joined("Prof Brack Alun"), ["unknown"]);
});

test("A possessive reveals the person's gender, so a pronoun of another gender is somebody else's", () => {
  deepEqual(mentionsOf("Ada Finch is a painter. Her father ran a mill. He met Ada Finch in York.").at(-1), [
    "He: other",
    "Ada Finch: own",
  ]);
});

test("After a sentence about the person's children, a pronoun means the person", () => {
  equal(mentionsOf("Ada Finch is a painter. Her children are grown up. She paints.").at(-1)?.[0], "She: own");
  equal(mentionsOf("Ada Finch is a painter. Her sister is a smith. She forges.").at(-1)?.[0], "She: unknown");
});

test("First-person words in quotation marks mention nobody", () => {
  deepEqual(mentionsOf("“I never met Ada Finch,” said the clerk.").flat(), []);
});

test("Somebody else is the subject even if a year separates their name from the verb", () => {
  equal(ownerOfFounded("Otto Brandt 1961 m. įkūrė įmonę „Šiaurė“.", "lt"), "other");
  equal(ownerOfFounded("Otto Brandt 1961 metais įkūrė įmonę „Šiaurė“.", "lt"), "other");
  equal(ownerOfFounded("Otto Brandt 1961 gründete die Nordlicht GmbH.", "de"), "other");
  equal(ownerOfFounded("Otto Brandt in 1961 founded Northlight Ltd.", "en"), "other");
  equal(ownerOfFounded("Ada Finch in 1961 founded Northlight Ltd.", "en"), "own");
});

/** The owner of the verb of founding, on a page about Ada Marie Finch. */
function ownerOfFounded(text: string, lang: string, name = "Ada Marie Finch"): string | undefined {
  const lexicon = lexiconFor(lang);
  const [piece] = splitSentences(text);
  if (lexicon === undefined || piece === undefined) throw new Error("nothing to read");
  const { tokens, owners } = analyse(piece, lexicon, topicOf(name, { about: true }));
  return owners[tokens.findIndex(({ classes }) => classes.has("FOUND"))];
}

test("A line without a verb is about the person, whomever the previous line named, and so are its organisations", () => {
  const text = "Mrs Mona Reed, formerly of Boots. Director, Tarn Moor Trust, 2010–14. Ph.D., Brass Performance, Leeds.";
  deepEqual(ownersBehind(text, ["Director", "Tarn", "2010", "Ph.D.", "Leeds"]), ["own", "own", "own", "own", "own"]);
  const kin = "Ada Finch is a painter. Her brother is a smith. his daughter-in-law, a nurse at Elmet Hospital.";
  deepEqual(ownersBehind(kin, ["Elmet"]), ["other"]);
  const named = "Ada Finch is a painter. Director, 2010–14; Mona Reed, treasurer, Tarn Moor Trust.";
  deepEqual(ownersBehind(named, ["Director", "Tarn"]), ["own", "other"]);
});

test("A partner at a firm is the firm's partner, not the person's", () => {
  const text = "Ada Finch is a painter. She was a partner at Corvane until 2009, then director of Elmet Trust.";
  deepEqual(ownersBehind(text, ["Corvane", "Elmet"]), ["own", "own"]);
  deepEqual(ownersBehind("Ada Finch is a painter. Her partner at Corvane ran Elmet Trust.", ["Elmet"]), ["other"]);
  deepEqual(ownersBehind("Ada Finch lives in York. Mona Reed, a partner at Corvane, is kin.", ["Corvane"]), ["other"]);
});

test("Mentoring is not having a mentor", () => {
  const text = "I am Ada Finch. I mentor with Elmet Coders. My mentor ran Tarn Moor Trust.";
  deepEqual(ownersBehind(text, ["Elmet", "Tarn"], true), ["own", "other"]);
});

/** The owner of each word on a page about Ada Finch; of repeated words the last one counts. */
function ownersBehind(
  text: string,
  words: readonly string[],
  isOwn = false,
  lang = "en",
): readonly (string | undefined)[] {
  const lexicon = lexiconFor(lang);
  if (lexicon === undefined) throw new Error(`${lang} has no words`);
  const topic = topicOf("Ada Marie Finch", { about: true, own: isOwn, gender: isOwn ? undefined : "female" });
  const owned = splitSentences(text).flatMap((piece) => {
    const { tokens, owners } = analyse(piece, lexicon, topic);
    return tokens.map((token, at) => [token.text, owners[at]] as const);
  });
  return words.map((word) => owned.findLast(([each]) => each === word)?.[1]);
}

test("A German quotation ends with the mark that opens an English one, and the sentence after it is about the person", () => {
  const text = "Ada Finch sagte: „Ich bin immer gern dort gewesen.“ Sie wurde 1970 in Leeds geboren.";
  deepEqual(mentionsOf(text, "de").at(-1), ["Sie: own"]);
});

test("A short form of the person's given name is the person", () => {
  equal(ownerOfFounded("Dev founded Northlight Ltd.", "en", "Devereaux Finch"), "own");
});

test("A subject in an unusual form is somebody else", () => {
  for (const name of [
    "Otto12 Brandt",
    "Ada12 Finch",
    "@otto_b",
    "otto brandt",
    "王小明",
    "ნინო ბერიძე",
    "Brandt, Otto",
    "Finch, Otto",
    "O. Brandt",
    "Otto B.",
    "Otto “Ob” Brandt",
    "Otto",
    "Otto Finch",
    "Otto Brandt –",
  ])
    equal(ownerOfFounded(`${name} founded Northlight Ltd.`, "en"), "other", name);
  for (const name of [
    "Ada",
    "Ada M. Finch",
    "Finch",
    "Mrs Finch",
    "Ada F.",
    "Finch, Ada",
    "She",
    "Nowadays",
    "In 1961,",
  ])
    equal(ownerOfFounded(`${name} founded Northlight Ltd.`, "en"), "own", name);
});

test("An aside about somebody introduced by name is about them, up to its comma", () => {
  const owners = (text: string, words: readonly string[], lang = "en") => ownersBehind(text, words, false, lang);
  deepEqual(
    owners("Ada Finch is a painter. She is survived by wife Mona, formerly principal of Halden School, and a cat.", [
      "survived",
      "principal",
      "cat",
    ]),
    ["own", "other", "own"],
  );
  deepEqual(owners("Ada Finch is a painter. Her nephew, Fr Otto Finch, who is a priest, paints.", ["priest"]), [
    "other",
  ]);
  deepEqual(owners("Ada Finch ist Malerin. Ihre Tochter Berta Finch ist Schmiedin.", ["Schmiedin"], "de"), ["other"]);
});

test("A description of somebody else, before or after their name, by their post or in their own words, is theirs", () => {
  const owned = (text: string, word: string, lang = "en") => {
    const lexicon = lexiconFor(lang);
    if (lexicon === undefined) throw new Error(`${lang} has no words`);
    const topic = topicOf("Ada Marie Finch", { about: true, gender: "female" });
    return splitSentences(text).flatMap((piece) => {
      const { tokens, owners } = analyse(piece, lexicon, topic);
      return tokens.flatMap(({ text: each }, at) => (each === word ? (owners[at] ?? []) : []));
    });
  };
  const others = [
    "An alumnus of Corvane University, Otto Brandt hired her.",
    "Born in 1923 in Corvane, Otto Brandt was her teacher.",
    "A former manager at Corvane, Brandt taught her welding.",
    "Once director of Corvane, her landlord left her some books.",
    "The late Otto Brandt was her teacher. Educated at Corvane, he retired in 1990.",
    "She wrote a biography of Otto Brandt, director of Corvane.",
    "Her talk follows one by Otto Brandt (director, Corvane).",
    "She works with Otto Brandt, works manager of Corvane.",
    "She read the memoirs of the director of Corvane.",
    "Another Ada Finch was director of Corvane.",
    "She is not the Ada Finch who was director of Corvane.",
    "Do not confuse her with Ada Finch, director of Corvane.",
    "“I was a manager at Corvane,” Otto Brandt recalls.",
    "One of her apprentices wrote: “I work for Corvane.”",
  ];
  for (const text of others) deepEqual(owned(text, "Corvane"), ["other"], text);
  deepEqual(owned("Als Absolvent der TU Corvane leitet Otto Brandt das Haus.", "Corvane", "de"), ["other"]);
  deepEqual(owned("Ancien directeur de Corvane, son collègue Otto Brandt l'a engagée.", "Corvane", "fr"), ["other"]);
  const own = [
    "A former manager at Corvane, she hired Otto Brandt.",
    "Born in Corvane, Ada Finch hired Otto Brandt.",
    "She was Special Adviser on Security to the director of Corvane.",
    "She crossed to the operator side with Corvane.",
    "Known as the director of works at Corvane, she retired in 1990.",
  ];
  for (const text of own) deepEqual(owned(text, "Corvane"), ["own"], text);
  // The text does not say who speaks, so nobody can tell whose words these are.
  deepEqual(owned("“I was a manager at Corvane.” She laughs.", "Corvane"), ["unknown"]);
});

test("Somebody around the person is somebody else, in each language", () => {
  deepEqual(mentionsOf("Ada Finch is a painter. Her mentor won the Harbour Prize."), [
    ["Ada Finch: own"],
    ["mentor: other"],
  ]);
  deepEqual(mentionsOf("Ada Finch es pintora. Su profesor ganó el Premio Nacional.", "es").at(1), ["profesor: other"]);
});
