import assert from "node:assert/strict";
import { test } from "node:test";
import { orderName } from "../../src/text/people/ordered-name.ts";
import { mergeTraits, traitsOfRecord } from "../../src/matching/traits.ts";
import { saw } from "../../src/domain/seen-detail.ts";
import { born, claim, lives, traits } from "./people.ts";

test("A maiden name in brackets is a second name", () => {
  assert.deepEqual(
    traits({ names: ["Anna Berg (née Holm)"] }).names.map(({ text }) => text),
    ["Anna Berg", "Anna Holm"],
  );
});

test("A name in brackets is an alternative, and a degree in brackets is not", () => {
  const forms = (name: string) => traits({ names: [name] }).names.map(({ text }) => text);
  assert.deepEqual(forms("A. (Anna) Berg"), ["A. Berg", "Anna Berg"]);
  assert.deepEqual(forms("Dipl.-Ing. (FH) Anna Berg"), ["Dipl.-Ing. Anna Berg"]);
  assert.deepEqual(forms("Anna Berg (author)"), ["Anna Berg"]);
});

test("A display name in two scripts is also the whole name in letters that need no space", () => {
  const forms = (name: string) => traits({ names: [name] }).names.map(({ text }) => text);
  assert.deepEqual(forms("haenbyeol 한별솔"), ["haenbyeol 한별솔", "한별솔"]);
  assert.deepEqual(forms("한별솔"), ["한별솔"]);
});

test("Claims that cannot all be right make traits mixed, with the reason", () => {
  assert.deepEqual(traits({ claims: [born("1972"), born("1949")] }).mixed, saw("bornTwiceInRecord", 1949, 1972));
  assert.equal(traits({ claims: [born("1972"), born("1973-01-01")] }).mixed, null);
});

test("A platform's default picture is ignored", () => {
  const shown = (imageUrl: string) => traits({ claims: [claim("avatar", { imageUrl })] }).pictures.size;
  assert.equal(shown("https://example.org/anna.jpg"), 1);
  assert.equal(shown("https://example.org/default_profile.png"), 0);
});

test("Merged traits keep the more precise date, each place once, and the first id", () => {
  const merged = mergeTraits(
    traits({ id: "first", claims: [born("1972"), lives("Graz")] }),
    traits({ id: "second", claims: [born("1972-03-04"), lives("Graz")] }),
  );
  assert.equal(merged.id, "first");
  assert.deepEqual(merged.births, ["1972-03-04"]);
  assert.equal(merged.places.length, 1);
  assert.equal(merged.names.length, 1);
});

test("Limits the size of traits, whatever a record states", () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Anna Berg${at}`);
  const claims = Array.from({ length: 5000 }, (_, at) => claim("spouse", `Carl Holm${at}`));
  const record = { id: "r", connector: "archive", names, identifiers: [], claims, texts: ["Anna Berg. ".repeat(500)] };
  const { names: kept, kin } = traitsOfRecord(record, [orderName("Anna Berg")]);
  const merged = mergeTraits(traits(), traitsOfRecord(record, [orderName("Anna Berg")]));
  assert.ok(kept.length <= 70 && kin.size <= 2000);
  assert.ok(merged.names.length <= 64 && merged.kin.size <= 256);
});

test("An age in an article counts from the article's year, however many of its passages are kept", () => {
  const passages = ["one", "two"].map((passage) =>
    claim("article", { title: "Principal named", url: "https://news.example/1", date: "2021-06-15", passage }),
  );
  const record = { id: "r", connector: "website", names: ["Anna Berg"], identifiers: [], claims: passages };
  const { birthsByAge } = traitsOfRecord({ ...record, texts: ["Anna Berg, 37, succeeds Otto Quist."] }, [
    orderName("Anna Berg"),
  ]);
  assert.deepEqual(birthsByAge, [1984]);
});
