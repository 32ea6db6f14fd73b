import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mentionsIn } from "../../../src/text/people/mentions.ts";
import { spokenOfIn } from "../../../src/text/languages/languages.ts";

const english = spokenOfIn("en");
assert.ok(english);

/** Every mention, as its words and owner. */
function told(text: string, name = "Ada Finch", grammar = english): string[] {
  return mentionsIn(text, [name], grammar as NonNullable<typeof english>).flatMap(({ text: sentence, mentions }) =>
    mentions.map(({ from, to, owner }) => `${sentence.slice(from, to)}: ${owner}`),
  );
}

describe("the person spoken of", () => {
  test("is recognised by full name, surname, given name and title", () => {
    assert.deepEqual(told("Ada Finch spoke. Ms Finch left. Ada stayed."), [
      "Ada Finch: own",
      "Ms Finch: own",
      "Ada: own",
    ]);
  });

  test("is recognised by a name in register order, even after words without capitals", () => {
    for (const before of ["", "¡", "出席者："]) assert.deepEqual(told(`${before}FINCH, Ada (44)`), ["FINCH, Ada: own"]);
    assert.deepEqual(told("Ólafsdóttir, Björk (30) met Ada Finch."), ["Ólafsdóttir, Björk: other", "Ada Finch: own"]);
  });

  test("cannot be identified by a surname that somebody else in the text shares", () => {
    assert.deepEqual(told("Ada Finch met Tom Finch. Finch left."), [
      "Ada Finch: own",
      "Tom Finch: other",
      "Finch: unknown",
    ]);
  });

  test("is recognised by a pronoun until the text turns to somebody else", () => {
    assert.deepEqual(told("Ada Finch spoke. She left."), ["Ada Finch: own", "She: own"]);
    assert.deepEqual(told("Ada Finch spoke. Mary Hale left. She wept."), [
      "Ada Finch: own",
      "Mary Hale: other",
      "She: other",
    ]);
    assert.deepEqual(told("Ada Finch met Mary Hale when she called."), [
      "Ada Finch: own",
      "Mary Hale: other",
      "she: unknown",
    ]);
  });

  test("is recognised by full name with a nickname in quotation marks", () => {
    assert.deepEqual(told("Ada “Addie” Finch spoke. “Mary Hale left,” she said."), [
      "Ada “Addie” Finch: own",
      "she: own",
    ]);
    assert.deepEqual(told("Mary “Addie” Finch spoke."), []);
  });

  test("may be the likely owner of an uncertain surname, or of a pronoun judged by its sentence", () => {
    const likely = (text: string): (string | undefined)[] =>
      mentionsIn(text, ["Ada Finch"], english).flatMap(({ mentions }) =>
        mentions.flatMap(({ owner, likely: most }) => (owner === "unknown" ? [most] : [])),
      );
    assert.deepEqual(likely("Ada Finch met Tom Finch. Finch left."), ["own"]);
    assert.deepEqual(likely("Ada Finch spoke. She left. Ada Finch met Tom Hale when she called."), ["own"]);
    assert.deepEqual(likely("Ada Finch spoke. She left. Ada Finch reported her."), [undefined]);
  });

  test("is not the object pronoun of their own clause, but may be that of a clause they ask or report in", () => {
    assert.deepEqual(told("Ada Finch reported her."), ["Ada Finch: own", "her: unknown"]);
    assert.deepEqual(told("Ada Finch asked them to free her."), ["Ada Finch: own", "her: own"]);
    assert.deepEqual(told("Ada Finch said they had freed her."), ["Ada Finch: own", "her: own"]);
  });

  test("is not a namesake introduced as another person", () => {
    assert.deepEqual(told("Ada Finch spoke. The other Ada Finch left."), ["Ada Finch: own", "Ada Finch: other"]);
  });

  test("is recognised by an object pronoun before the verb", () => {
    const french = spokenOfIn("fr");
    assert.ok(french);
    const [, second] = mentionsIn("Ada Finch niait. Le tribunal l’a relaxée.", ["Ada Finch"], french);
    assert.deepEqual(
      second?.mentions.map(({ owner, form }) => [owner, form]),
      [["own", "object"]],
    );
  });

  test("is not a relative or employee who is named only as such", () => {
    assert.deepEqual(told("Ada Finch spoke. Her brother left. He wept."), [
      "Ada Finch: own",
      "Her brother: other",
      "He: other",
    ]);
  });

  test("cannot be identified by a pronoun after an unnamed person whom it might mean, until named again", () => {
    assert.deepEqual(told("Ada Finch taught the killer. He was jailed. Finch wept. She left."), [
      "Ada Finch: own",
      "He: unknown",
      "Finch: own",
      "She: own",
    ]);
    assert.deepEqual(told("Otto Brandt met his brother. He left. His hat stayed.", "Otto Brandt"), [
      "Otto Brandt: own",
      "his brother: other",
      "He: unknown",
      "His: unknown",
    ]);
    assert.deepEqual(told("Otto Brandt met his sister. He left.", "Otto Brandt"), [
      "Otto Brandt: own",
      "his sister: other",
      "He: own",
    ]);
    assert.deepEqual(told("Otto Brandt is the killer. He left.", "Otto Brandt"), ["Otto Brandt: own", "He: own"]);
  });

  const inOtherLanguages: Readonly<Record<string, readonly [killer: string, sister: string]>> = {
    de: ["Otto Brandt unterrichtete den Mörder. Später ging er.", "Otto Brandt traf seine Schwester. Später ging er."],
    fr: ["Otto Brandt a formé le meurtrier. Puis il est parti.", "Otto Brandt a vu sa fille. Puis il est parti."],
    es: ["Otto Brandt formó al asesino. Luego él se fue.", "Otto Brandt vio a su hermana. Luego él se fue."],
    it: [
      "Otto Brandt ha formato l'assassino. Poi lui se ne andò.",
      "Otto Brandt vide sua sorella. Poi lui se ne andò.",
    ],
    pt: ["Otto Brandt formou o assassino. Depois ele saiu.", "Otto Brandt viu a sua irmã. Depois ele saiu."],
    nl: ["Otto Brandt leidde de moordenaar op. Hij vertrok.", "Otto Brandt zag zijn zus. Hij vertrok."],
    sv: ["Otto Brandt utbildade mördaren. Han gick.", "Otto Brandt såg sin syster. Han gick."],
    pl: ["Otto Brandt uczył zabójcę. Potem on odszedł.", "Otto Brandt spotkał jego siostrę. Potem on odszedł."],
    lt: ["Otto Brandt mokė žudiką. Vėliau jis išėjo.", "Otto Brandt matė jo sesuo. Vėliau jis išėjo."],
    ru: ["Отто Брандт учил убийцу. Он ушёл.", "Отто Брандт встретил его сестру. Он ушёл."],
  };
  for (const [lang, [killer, sister]] of Object.entries(inOtherLanguages))
    test(`cannot be identified by a pronoun after a killer, but can after a man's sister: ${lang}`, () => {
      const name = lang === "ru" ? "Отто Брандт" : "Otto Brandt";
      const ownerOf = (text: string) => told(text, name, spokenOfIn(lang)).at(-1)?.split(": ")[1];
      assert.equal(ownerOf(killer), "unknown");
      assert.equal(ownerOf(sister), "own");
    });

  test("is not recognised without a full name in the text, in a longer name or in quotation marks", () => {
    assert.deepEqual(told("Finch spoke. She left."), []);
    assert.deepEqual(told("Ada Finch founded Finch & Hale. “Finch is a thief”, it read."), ["Ada Finch: own"]);
  });

  test("is recognised by the age that the text gave", () => {
    assert.deepEqual(told("Ada Finch, 44, spoke. The 44-year-old left with the 51-year-old."), [
      "Ada Finch: own",
      "The 44-year-old: own",
      "the 51-year-old: other",
    ]);
  });
});

test("A short given name is found with its ending beside a declined family name, and no other name is", () => {
  const grammar = spokenOfIn("pl");
  assert.ok(grammar);
  const owners = (text: string, name: string) =>
    mentionsIn(`${name}.\n${text}`, [name], grammar)
      .slice(1)
      .flatMap(({ mentions }) => mentions.map(({ owner }) => owner));
  assert.deepEqual(owners("Sąd skazał Adama Finczaka na rok.", "Adam Finczak"), ["own"]);
  assert.deepEqual(owners("Policja zatrzymała Pawła Finczaka.", "Paweł Finczak"), ["own"]);
  assert.deepEqual(owners("Zeznawała Jana Nowicka.", "Jan Nowicki"), ["other"]);
});
