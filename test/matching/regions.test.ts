import assert from "node:assert/strict";
import { test } from "node:test";
import { readPlace } from "../../src/matching/regions.ts";

test("Reads the town, state and country of a place, in any order", () => {
  assert.deepEqual(readPlace("Cleveland, Ohio"), {
    text: "Cleveland, Ohio",
    town: "cleveland",
    region: "us-oh",
    country: "us",
  });
  assert.deepEqual(readPlace("Danbury, CT"), { text: "Danbury, CT", town: "danbury", region: "us-ct", country: "us" });
  assert.deepEqual(readPlace("BELARUS, Mogilev"), { text: "BELARUS, Mogilev", town: "mogilev", country: "by" });
});

test("Recognises states by name, postal code and traditional abbreviation", () => {
  for (const text of ["West Virginia", "WV", "W.Va."]) assert.equal(readPlace(text).region, "us-wv", text);
});

test("Recognises countries in several languages and by code", () => {
  for (const text of ["Germany", "Deutschland", "Alemania", "Allemagne", "Германия", "Almanya", "德国", "de", "DE"]) {
    const { country, region } = readPlace(text);
    assert.ok(country === "de" || region === "us-de", text);
  }
  assert.equal(readPlace("Syrian Arab Republic").country, "sy");
  assert.equal(readPlace("Graz, Österreich").country, "at");
});

test("An unknown place is a town, and an empty text is no place", () => {
  assert.equal(readPlace("Snowdrop Bay").town, "snowdrop bay");
  assert.deepEqual(readPlace(""), { text: "" });
});
