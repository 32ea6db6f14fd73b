import assert from "node:assert/strict";
import { test } from "node:test";
import type { Identifier, IdentifierKind } from "../../src/domain/identifier.ts";
import { compareKeys } from "../../src/matching/compare-keys.ts";
import { traitsOfRecord } from "../../src/matching/traits.ts";
import { traits } from "./people.ts";

const names = (a: readonly Identifier[], b: readonly Identifier[]) =>
  compareKeys(traits({ identifiers: a }), traits({ identifiers: b })).map(({ name }) => name);
const key = (kind: IdentifierKind, value: string): Identifier[] => [{ kind, value }];

test("Weighs identifiers by what they prove", () => {
  assert.deepEqual(names(key("email", "anna@example.org"), key("email", "anna@example.org")), ["sharedEmail"]);
  assert.deepEqual(names(key("email", "info@example.org"), key("email", "info@example.org")), ["sharedRoleEmail"]);
  assert.deepEqual(names(key("email", "biuro@example.org"), key("email", "biuro@example.org")), ["sharedRoleEmail"]);
  assert.deepEqual(names(key("phone", "+12025550143"), key("phone", "+12025550143")), ["sharedPhone"]);
  assert.deepEqual(names(key("handle", "x:anna"), key("handle", "x:anna")), ["sharedHandle"]);
  assert.deepEqual(names(key("handle", "anna"), key("handle", "anna")), ["sharedBareHandle"]);
  assert.deepEqual(names(key("website", "https://x.com/anna"), key("profileUrl", "https://x.com/anna")), ["linkBack"]);
  assert.deepEqual(names(key("website", "x.com/anna"), key("profileUrl", "https://x.com/anna")), ["linkBack"]);
  // A newspaper's own profile stands on the pages of all who write for it.
  assert.deepEqual(names(key("website", "x.com/nordengazette"), key("website", "x.com/nordengazette")), []);
});

test("A page at the website on file identifies the person, and another page of that site does so with less weight", () => {
  const record = (url: string, stated?: "page") =>
    traitsOfRecord(
      {
        id: "r",
        connector: "website",
        url,
        names: ["Anna Berg"],
        identifiers: [],
        claims: [],
        ...(stated && { stated }),
      },
      [],
    );
  const known = traits({ identifiers: key("website", "anna-berg.example") });
  const weigh = (url: string, stated?: "page") =>
    compareKeys(record(url, stated), known).find(({ name }) => name === "namedWebsite")?.weight ?? 0;
  assert.ok(weigh("https://www.anna-berg.example/") > weigh("https://anna-berg.example/about"));
  assert.ok(weigh("https://anna-berg.example/about") > 0);
  assert.equal(weigh("https://other.example/anna-berg"), 0);
  // This page is already known to be theirs.
  assert.equal(weigh("https://anna-berg.example/", "page"), 0);
});

test("A shared mailbox at a domain with the person's name is theirs", () => {
  assert.deepEqual(names(key("email", "hello@anna-berg.example"), key("email", "hello@anna-berg.example")), [
    "sharedEmail",
  ]);
  assert.deepEqual(names(key("email", "hello@berg.example"), key("email", "hello@berg.example")), ["sharedRoleEmail"]);
});

test("Email addresses a typo apart are similar if they are long enough for it not to be chance", () => {
  assert.deepEqual(names(key("email", "anna.berg@example.org"), key("email", "anna.brg@example.org")), [
    "similarEmail",
  ]);
  assert.deepEqual(names(key("email", "a@b.example"), key("email", "c@b.example")), []);
});

test("Email addresses that differ in a digit belong to two people", () => {
  assert.deepEqual(names(key("email", "anna.berg7@example.org"), key("email", "anna.berg74@example.org")), []);
  assert.deepEqual(names(key("email", "anna.berg7@example.org"), key("email", "anna.berg8@example.org")), []);
  assert.deepEqual(names(key("email", "anna.berg7@example.org"), key("email", "anna.berg@example.org")), []);
  assert.deepEqual(names(key("email", "anna.berg7@example.org"), key("email", "anna.brg7@example.org")), [
    "similarEmail",
  ]);
});

test("Two ids in a register with one id per person contradict each other, unless another of its ids is shared", () => {
  assert.deepEqual(names(key("externalId", "wikidata:Q1"), key("externalId", "wikidata:Q2")), ["differentRecordKey"]);
  const both = [...key("externalId", "wikidata:Q1"), ...key("externalId", "wikidata:Q2")];
  assert.deepEqual(names(both, key("externalId", "wikidata:Q2")), ["sharedRecordKey"]);
  // A register that gives one id per office that somebody ran for.
  assert.deepEqual(names(key("externalId", "fec:H0VT00001"), key("externalId", "fec:S0VT00001")), []);
  assert.deepEqual(names(key("externalId", "github:1"), key("externalId", "github:2")), []);
});

test("A kind of identifier counts once, however many are shared", () => {
  const many = Array.from({ length: 5 }, (_, at) => ({ kind: "email", value: `anna${at}@example.org` }) as const);
  assert.deepEqual(names(many, many), ["sharedEmail"]);
});

test("Two profiles at a network where people have one, or two mailboxes with the name at one employer, speak for two people", () => {
  const profile = (handle: string) => key("profileUrl", `https://www.linkedin.com/in/${handle}`);
  assert.deepEqual(names(profile("anna-berg-linz"), profile("anna-berg-kiel")), ["otherProfile"]);
  assert.deepEqual(names(profile("anna-berg-linz"), profile("anna-berg-linz")), ["sharedProfile"]);
  assert.deepEqual(names(key("profileUrl", "https://x.com/anna"), key("profileUrl", "https://x.com/berg")), []);
  assert.deepEqual(names(key("email", "a.berg@pumps.example"), key("email", "berg.at@pumps.example")), [
    "otherMailbox",
  ]);
  assert.deepEqual(names(key("email", "office@pumps.example"), key("email", "a.berg@pumps.example")), []);
  assert.deepEqual(names(key("email", "a.berg@pumps.example"), key("email", "a.berg@school.example")), []);
  assert.deepEqual(names(key("email", "berg1@gmail.com"), key("email", "berg2@gmail.com")), []);
});

test("A page on a domain that is the person's name speaks for them, and a firm of that name does not", () => {
  const onPage = (url: string) =>
    compareKeys(
      traitsOfRecord(
        { id: "r", connector: "website", url, names: ["Ada Brackspear"], identifiers: [], claims: [] },
        [],
      ),
      traits({ names: ["Ada Brackspear"] }),
    ).map(({ name }) => name);
  assert.deepEqual(onPage("https://www.brackspear.example/"), ["nameDomain"]);
  assert.deepEqual(onPage("https://ada-brackspear.example/cv"), ["nameDomain"]);
  assert.deepEqual(onPage("https://brackspear-lettings.example/"), []);
});
