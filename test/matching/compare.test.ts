import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClaimDraft, Property, PropertyTypes } from "../../src/domain/claim.ts";
import { comparePictures } from "../../src/matching/compare.ts";
import { FEATURES, isVeto } from "../../src/matching/features.ts";
import { type KnownPerson, pictureOf } from "../../src/matching/picture.ts";

test("Every weight of the table has a sentence and an origin, and vetoes weigh against", () => {
  for (const [name, rule] of Object.entries(FEATURES)) {
    assert.match(rule.sentence, /\.$/u, name);
    assert.ok(rule.origin.length > 0, name);
    if (isVeto(name)) assert.ok(rule.weight < -5, name);
  }
});

test("Dates agree at the lesser precision, are a slip apart, or contradict", () => {
  assert.deepEqual(reasons([born("1972-03-04")], [born("1972-03-04")]), ["birthDay"]);
  assert.deepEqual(reasons([born("1972-03")], [born("1972-03-04")]), ["birthMonth"]);
  assert.deepEqual(reasons([born("1972")], [born("1972-03-04")]), ["birthYear"]);
  assert.deepEqual(reasons([born("1972-04-03")], [born("1972-03-04")]), ["birthSlip"]);
  assert.deepEqual(reasons([born("1973")], [born("1972")]), ["birthNear"]);
  assert.deepEqual(reasons([born("1949")], [born("1972")]), ["birthConflict"]);
});

test("Places agree by town, state or country; a place of birth does not contradict a place of life", () => {
  assert.deepEqual(reasons([lives("Graz, Austria")], [lives("Graz")]), ["placeTown"]);
  assert.deepEqual(reasons([lives("Dayton, Ohio")], [lives("Ohio")]), ["placeRegion"]);
  assert.deepEqual(reasons([lives("Austria")], [lives("Graz, Austria")]), ["placeCountry"]);
  assert.deepEqual(reasons([lives("Ohio")], [lives("Iowa")]), ["placeConflict"]);
  assert.deepEqual(reasons([lives("France")], [lives("Spain")]), ["countryConflict"]);
  assert.deepEqual(reasons([claim("birthPlace", "Ohio")], [lives("Iowa")]), []);
});

test("An employer counts with its spelling, its legal form and its years", () => {
  const job = (company: string, from?: string) =>
    claim("experience", { company, ...(from === undefined ? {} : { from }) });
  assert.deepEqual(reasons([job("Norden Press Ltd")], [job("Norden Press")]), ["employerSame"]);
  assert.deepEqual(reasons([job("Norden Press", "2001")], [job("Norden Press", "2003")]), [
    "employerSame",
    "employerTime",
  ]);
  assert.deepEqual(reasons([job("Cobalt Works")], [job("Norden Press")]), ["employerDiffers"]);
});

test("Work before the age of ten or after death is somebody else's", () => {
  const job = claim("experience", { company: "Norden Press", from: "1950" });
  assert.deepEqual(reasons([job], [born("1972")]), ["outOfLifetime"]);
  assert.deepEqual(reasons([job], [claim("deathDate", "1912")]), ["outOfLifetime"]);
  assert.deepEqual(reasons([job], [born("1920")]), []);
});

test("Schools, parties, kin, pictures and gender are compared", () => {
  const same: readonly [ClaimDraft, string][] = [
    [claim("education", { school: "University of Northgate" }), "schoolSame"],
    [claim("membership", { organization: "Whig" }), "affiliationSame"],
    [claim("spouse", "Carl Holm"), "kinSame"],
    [claim("avatar", { imageUrl: "https://example.org/anna.jpg" }), "sharedPicture"],
  ];
  for (const [stated, name] of same) assert.deepEqual(reasons([stated], [stated]), [name]);
  const blank = claim("avatar", { imageUrl: "https://example.org/default_profile.png" });
  assert.deepEqual(reasons([blank], [blank]), []);
  assert.deepEqual(reasons([claim("gender", "female")], [claim("gender", "male")]), ["genderConflict"]);
});

test("Keys are weighed by what they prove", () => {
  const names = (a: KnownPerson["identifiers"], b: KnownPerson["identifiers"]) =>
    comparePictures(picture([], a), picture([], b))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("name"));
  const key = (kind: "email" | "handle" | "website" | "profileUrl" | "externalId", value: string) => [{ kind, value }];
  assert.deepEqual(names(key("email", "anna@example.org"), key("email", "anna@example.org")), ["sharedEmail"]);
  assert.deepEqual(names(key("email", "info@example.org"), key("email", "info@example.org")), ["sharedRoleEmail"]);
  assert.deepEqual(names(key("email", "anna.berg@example.org"), key("email", "anna.brg@example.org")), [
    "similarEmail",
  ]);
  assert.deepEqual(names(key("handle", "x:anna"), key("handle", "x:anna")), ["sharedHandle"]);
  assert.deepEqual(names(key("handle", "anna"), key("handle", "anna")), ["sharedBareHandle"]);
  assert.deepEqual(names(key("website", "https://x.com/anna"), key("profileUrl", "https://x.com/anna")), ["linkBack"]);
  assert.deepEqual(names(key("externalId", "wikidata:Q1"), key("externalId", "wikidata:Q2")), ["differentRecordKey"]);
});

/** The names of the features beside those of the name itself. */
function reasons(record: readonly ClaimDraft[], person: readonly ClaimDraft[]): string[] {
  return comparePictures(picture(record), picture(person))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("name"));
}

function picture(claims: readonly ClaimDraft[], identifiers: KnownPerson["identifiers"] = []) {
  return pictureOf({ id: "person", names: ["Anna Berg"], identifiers, claims });
}

function born(value: string): ClaimDraft {
  return claim("birthDate", value);
}

function lives(value: string): ClaimDraft {
  return claim("location", value);
}

function claim<P extends Property>(property: P, value: PropertyTypes[P]): ClaimDraft {
  return { property, value, locator: "/", method: "stated", confidence: 1 } as ClaimDraft;
}
