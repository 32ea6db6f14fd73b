import assert from "node:assert/strict";
import { test } from "node:test";
import { orderName } from "../../../src/text/people/ordered-name.ts";
import { tellApart } from "../../../src/text/people/tell-apart.ts";
import { saw } from "../../../src/domain/seen-detail.ts";

const tell = (text: string, name = "Anna Berg", ownPage = false) => tellApart(text, [orderName(name)], ownPage);
const said = (text: string, name?: string) => tell(text, name).stretches.join(" ");

test("The words between two names say who is related to whom", () => {
  assert.deepEqual(tell("Anna Berg met her brother Carl Berg.").kin, ["Carl Berg"]);
  assert.match(said("May Holm, whose mother Anna Berg is a teacher at Norden Press, won."), /Norden Press/u);
  assert.doesNotMatch(said("Anna Berg's daughter May Holm is a teacher at Norden Press."), /Norden/u);
});

test("A relative whose fuller name would match the person remains a relative in the next sentence", () => {
  const text =
    "The house of Katherine Berg's brother Kay-Claire Berg was sold. Kay-Claire Berg, born in 1950, works for Norden Press.";
  assert.doesNotMatch(said(text, "Katherine Berg"), /1950|Norden/u);
});

test("An entry in register order is about its first words", () => {
  for (const text of ["Berg, Anna. Teacher. b. 1972.", "Berg, Anna teacher. b. 1972.", "BERG, Anna — teacher, b. 1972"])
    assert.match(said(text), /1972/u, text);
});

test("A firm that says something is not a person", () => {
  assert.match(said("Norden Press said that its engineer, Anna Berg, will retire."), /Norden Press/u);
});

test("A line of a profile is not a person, and a surname alone not another name", () => {
  assert.deepEqual(tell("Chief Financial Officer, Granite Peak", "Anna Berg", true).peers, []);
  assert.match(tell("Portland, Oregon", "Anna Berg", true).stretches.join(" "), /Portland, Oregon/u);
  assert.deepEqual(tell("Berg opens a hall. Anna Berg spoke.").names, ["Anna Berg"]);
});

test("Cannot tell two people of the same name apart if both are subjects, nor a crowd", () => {
  assert.equal(tell("Carl Berg Sr. met Carl Berg Jr. in Graz.", "Carl Berg").mixed?.code, "bothSpokenOf");
  const crowd = Array.from({ length: 60 }, (_, at) => `Robert Holm${"abcdefgh"[at % 8]}${"klmnopqr"[at >> 3]}`);
  assert.deepEqual(tell(`Anna Berg, ${crowd.join(", ")}.`).mixed, saw("crowd", 40));
});

test("A birth that opens a sentence is that of whom the sentence names next", () => {
  const born = "Né en 1962 à Torvik, agrégé de lettres, Zbyněk Courtebrume a enseigné au lycée.";
  const apart = tell(`Rencontre animée par Anna Berg. ${born}`);
  assert.deepEqual(
    apart.stretches.filter((stretch) => stretch.includes("1962")),
    [],
  );
  assert.deepEqual(tell("Née à Torvik en 1969, Zsofka Kerekhalmi écrit. Anna Berg traduit.").peers, [
    "Zsofka Kerekhalmi",
  ]);
  assert.deepEqual(
    tell("Née en 1984, Anna Berg traduit.").stretches.filter((stretch) => stretch.includes("1984")),
    ["Née en 1984, "],
  );
});

test("A name in letters that need no space is found with a particle behind it", () => {
  const text = "미스터 로그(Mr. Log)가 상을 받았다. 성남의 게임즈를 찾아 작곡가 한별솔을 만났다.";
  assert.match(said(text, "한별솔"), /성남의 게임즈를/u);
});
