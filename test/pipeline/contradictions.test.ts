import assert from "node:assert/strict";
import { test } from "node:test";
import type { Outcome } from "../../src/domain/coverage.ts";
import type { IdentifierKind } from "../../src/domain/identifier.ts";
import { accountsNotThere, contradictionsOf } from "../../src/pipeline/contradictions.ts";

const ACCOUNT = "https://github.com/no-such-user-zz";
const PAGE = "https://ines-calder.example/";
const LOOKUP = { sections: null, purpose: "journalism", trial: false } as unknown as Parameters<
  typeof contradictionsOf
>[2];

function asked(connector: string, identifierKind: IdentifierKind, outcome: Outcome, changes: object = {}) {
  const identifierValue = identifierKind === "website" ? PAGE : ACCOUNT;
  return { connector, identifierKind, identifierValue, depth: 0, outcome, unread: null, ...changes };
}

test("an account that was given, and is not there, is told as that and is no account", () => {
  const probes = [asked("github", "profileUrl", "absent")];
  assert.equal(contradictionsOf([], probes, LOOKUP), `${ACCOUNT}: No such account was found.`);
  assert.deepEqual([...accountsNotThere(probes)], [ACCOUNT]);
});

test("that another source does not know an account says nothing of it, nor that one found later is gone", () => {
  const probes = [
    asked("wikidata", "profileUrl", "absent"),
    asked("github", "profileUrl", "found"),
    asked("github", "profileUrl", "absent", { depth: 1, identifierValue: "https://github.com/other" }),
  ];
  assert.equal(contradictionsOf([], probes, LOOKUP), null);
  assert.equal(accountsNotThere(probes).size, 0);
});

test("a page that was given and could not be read is told, and one that is off, was not asked", () => {
  const lineOf = (outcome: Outcome, changes: object = {}) =>
    contradictionsOf([], [asked("website", "website", outcome, changes)], LOOKUP);
  assert.equal(lineOf("absent"), `${PAGE}: No such page was found.`);
  for (const outcome of ["failed", "blocked"] as const)
    assert.equal(lineOf(outcome), `${PAGE}: This page could not be read.`);
  assert.equal(
    lineOf("found", { unread: "1 of 1 documents could not be read" }),
    `${PAGE}: This page could not be read.`,
  );
  for (const outcome of ["found", "skipped", "suppressed"] as const) assert.equal(lineOf(outcome), null);
});
