import assert from "node:assert/strict";
import { test } from "node:test";
import { parseName } from "../../src/matching/name-parts.ts";
import { mergePictures, pictureOfRecord } from "../../src/matching/picture.ts";
import { born, claim, lives, picture } from "./people.ts";

test("A maiden name in brackets is a second name", () => {
  assert.deepEqual(
    picture({ names: ["Anna Berg (née Holm)"] }).names.map(({ text }) => text),
    ["Anna Berg", "Anna Holm"],
  );
});

test("Claims that cannot all be right make a picture mixed, and say so", () => {
  assert.equal(picture({ claims: [born("1972"), born("1949")] }).mixed, "born 1949 and 1972 in one record");
  assert.equal(picture({ claims: [born("1972"), born("1973-01-01")] }).mixed, "");
});

test("The picture that platforms show for everybody without one is nobody's", () => {
  const shown = (imageUrl: string) => picture({ claims: [claim("avatar", { imageUrl })] }).pictures.size;
  assert.equal(shown("https://example.org/anna.jpg"), 1);
  assert.equal(shown("https://example.org/default_profile.png"), 0);
});

test("Merged pictures keep the fuller date, each place once, and the first one's id", () => {
  const merged = mergePictures(
    picture({ id: "first", claims: [born("1972"), lives("Graz")] }),
    picture({ id: "second", claims: [born("1972-03-04"), lives("Graz")] }),
  );
  assert.equal(merged.id, "first");
  assert.deepEqual(merged.births, ["1972-03-04"]);
  assert.equal(merged.places.length, 1);
  assert.equal(merged.names.length, 1);
});

test("A picture stays small, whatever a record states", () => {
  const names = Array.from({ length: 5000 }, (_, at) => `Anna Berg${at}`);
  const claims = Array.from({ length: 5000 }, (_, at) => claim("spouse", `Carl Holm${at}`));
  const record = { id: "r", connector: "archive", names, identifiers: [], claims, texts: ["Anna Berg. ".repeat(500)] };
  const { names: kept, kin } = pictureOfRecord(record, [parseName("Anna Berg")]);
  const merged = mergePictures(picture(), pictureOfRecord(record, [parseName("Anna Berg")]));
  assert.ok(kept.length <= 70 && kin.size <= 2000);
  assert.ok(merged.names.length <= 64 && merged.kin.size <= 256);
});
