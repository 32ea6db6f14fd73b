import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { contradictionLine } from "../../src/contract/contradictions.ts";
import type { Outcome } from "../../src/domain/coverage.ts";
import type { IdentifierKind } from "../../src/domain/identifier.ts";
import { accountsNotThere, contradictionsOf } from "../../src/pipeline/contradictions.ts";

const ACCOUNT = "https://github.com/no-such-user-zz";
const PAGE = "https://ines-calder.example/";
const LOOKUP = { sections: null, purpose: "journalism", trial: false } as unknown as Parameters<
  typeof contradictionsOf
>[2];

/** As in the metadata on the wire; `null` if there are none. */
function linesOf(...of: Parameters<typeof contradictionsOf>): string | null {
  const contradictions = contradictionsOf(...of);
  return contradictions.length === 0 ? null : contradictions.map(contradictionLine).join("\n");
}

function asked(connector: string, identifierKind: IdentifierKind, outcome: Outcome, changes: object = {}) {
  const identifierValue = identifierKind === "website" ? PAGE : ACCOUNT;
  return { connector, identifierKind, identifierValue, depth: 0, outcome, why: [], unread: [], ...changes };
}

test("reports a given account that does not exist, and does not list it as an account", () => {
  const probes = [asked("github", "profileUrl", "absent")];
  assert.equal(linesOf([], probes, LOOKUP), `${ACCOUNT}: No such account was found.`);
  assert.deepEqual([...accountsNotThere(probes)], [ACCOUNT]);
});

test("ignores other sources that do not know an account, and accounts that were only found later", () => {
  const probes = [
    asked("wikidata", "profileUrl", "absent"),
    asked("github", "profileUrl", "found"),
    asked("github", "profileUrl", "absent", { depth: 1, identifierValue: "https://github.com/other" }),
  ];
  assert.equal(linesOf([], probes, LOOKUP), null);
  assert.equal(accountsNotThere(probes).size, 0);
});

test("reports a given page that could not be read, but not one that was skipped or suppressed", () => {
  const lineOf = (outcome: Outcome, changes: object = {}) =>
    linesOf([], [asked("website", "website", outcome, changes)], LOOKUP);
  assert.equal(lineOf("absent"), `${PAGE}: No such page was found.`);
  for (const outcome of ["failed", "blocked"] as const)
    assert.equal(lineOf(outcome), `${PAGE}: This page could not be read.`);
  assert.equal(
    lineOf("found", { unread: [because("unread", "too deep")] }),
    `${PAGE}: This page could not be read: too deep.`,
  );
  assert.equal(
    lineOf("blocked", { why: [because("unpaid", 402)] }),
    `${PAGE}: This page could not be read: the source requires payment (402).`,
  );
  for (const outcome of ["found", "skipped", "suppressed"] as const) assert.equal(lineOf(outcome), null);
});

test("reports every given page that could not be read, however many were given", () => {
  const probes = Array.from({ length: 11 }, (_, at) =>
    asked("website", "website", "blocked", { identifierValue: `${at}.example` }),
  );
  assert.equal(linesOf([], probes, LOOKUP)?.split("\n").length, 11);
});
