import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { createGazetteer } from "../../web/src/pictures/find-place.ts";

const gazetteer = createGazetteer(readFileSync(new URL("../../web/src/pictures/towns.txt", import.meta.url), "utf8"));

/** Kind, and whole degrees. */
function find(place: string): readonly [string, number, number] | null {
  const found = gazetteer.find(place);
  return found === null ? null : [found.kind, Math.trunc(found.latitude), Math.trunc(found.longitude)];
}

describe("A place in a profile is put on the map", () => {
  test("by its town, narrowed by what accompanies the name: a country in any language, a state, a nation", () => {
    assert.deepEqual(find("Hamburg, Germany"), ["town", 53, 9]);
    assert.deepEqual(find("Hamburg, Deutschland"), ["town", 53, 9]);
    assert.deepEqual(find("Cambridge, Massachusetts, USA"), ["town", 42, -71]);
    assert.deepEqual(find("Cambridge, MA"), ["town", 42, -71]);
    assert.deepEqual(find("Cambridge, England"), ["town", 52, 0]);
    assert.deepEqual(find("sao paulo, Brazil"), ["town", -23, -46]);
    assert.deepEqual(find("New York"), ["town", 40, -74]);
    assert.deepEqual(find("Washington, D.C."), ["town", 38, -77]);
    assert.deepEqual(find("Paris, Ontario"), ["country", 45, -75]);
  });

  test("by its name alone only if one place of that name is by far the largest", () => {
    assert.deepEqual(find("Berlin"), ["town", 52, 13]);
    assert.equal(find("Springfield"), null);
    assert.equal(find("Cambridge"), null);
  });

  test("by any name that the languages of the interface and of texts have for it", () => {
    for (const place of ["Venezia", "Venedig", "Venice, Italy"]) assert.deepEqual(find(place), ["town", 45, 12], place);
    for (const place of ["Wien", "Viena", "Vienne, Autriche", "Вена"]) assert.deepEqual(find(place), ["town", 48, 16]);
    for (const place of ["Antwerp", "Anvers", "Antwerpen"]) assert.deepEqual(find(place), ["town", 51, 4], place);
    assert.deepEqual(find("Ghent, Belgien"), ["town", 51, 3]);
    assert.deepEqual(find("東京"), ["town", 35, 139]);
  });

  test("as a whole country if nothing more is stated, or its town is too small for the list", () => {
    assert.deepEqual(find("Lithuania"), ["country", 54, 25]);
    assert.deepEqual(find("Lietuva"), ["country", 54, 25]);
    assert.deepEqual(find("Nowhereton, New Zealand"), ["country", -41, 174]);
  });

  test("nowhere if the name is too vague or means something else", () => {
    for (const place of ["", ",", "Remote", "Georgia", "Illinois", "Newcastle, Somewhere", "Earth"])
      assert.equal(find(place), null, place);
  });
});
