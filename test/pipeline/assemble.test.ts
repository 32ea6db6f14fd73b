import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { CONNECTORS as connectors } from "../../src/connectors/registry.ts";
import { stateOfSection } from "../../src/contract/section-state.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { countUnanswered, listChecks, listSearched } from "../../src/pipeline/assemble.ts";
import { SECTION_BUILDERS } from "../../src/sections/profile.ts";
import { sectionStates } from "../../src/sections/section-states.ts";

type Probe = Parameters<typeof listSearched>[1][number];

const probe = (connector: string, outcome: Probe["outcome"], unread: Probe["unread"] = []): Probe => ({
  connector,
  outcome,
  unread,
});

/** The sections reported as searched by a lookup with an empty profile. The overview also reads jobs and accounts. */
function clearedBy(probes: readonly Probe[]): readonly string[] {
  const states = sectionStates(SECTION_BUILDERS, new Set(), listSearched(connectors, probes));
  return SECTIONS.filter((section) => stateOfSection(states, section) === "nothing");
}

test("a missing homepage does not count as a search for news, events, photos or a career", () => {
  assert.deepEqual(clearedBy([probe("website", "absent"), probe("github", "absent"), probe("archive", "absent")]), [
    "overview",
    "onlinePresence",
  ]);
});

test("if every external source failed, stated and imported data do not count as a search", () => {
  assert.deepEqual(
    clearedBy([
      probe("operator", "found"),
      probe("archive", "found"),
      probe("wikidata", "failed"),
      probe("x", "blocked"),
    ]),
    [],
  );
});

test("a source with an unanswered question or unreadable document does not count as searched", () => {
  assert.deepEqual(clearedBy([probe("gdelt", "absent"), probe("gdelt", "blocked")]), []);
  assert.deepEqual(clearedBy([probe("hibp", "absent"), probe("hibp", "failed")]), []);
  assert.deepEqual(clearedBy([probe("hibp", "found", [because("readerFailed")])]), []);
});

test("a news search and a list of breaches that answered count as searched, whatever else failed", () => {
  const probes = [probe("gdelt", "absent"), probe("hibp", "absent"), probe("github", "failed"), probe("x", "skipped")];
  assert.deepEqual(clearedBy(probes), ["events", "dataBreaches", "adverseMedia"]);
});

test("a source whose readers can read breaches only counts as searching for them if it says so", () => {
  const ledger = { name: "ledger" };
  assert.deepEqual([...listSearched([ledger], [probe("ledger", "absent")])], []);
  assert.deepEqual([...listSearched([{ ...ledger, searches: ["breach"] }], [probe("ledger", "absent")])], ["breach"]);
});

test("an author's record does not count as a search for pastimes and posts, even though jobs contribute to both", () => {
  assert.deepEqual(clearedBy([probe("orcid", "absent")]), ["overview", "career"]);
});

test("a news source that was asked and failed counts as unanswered; one that was not asked does not", () => {
  const unanswered = (probes: readonly Probe[]) => countUnanswered("article", connectors, probes);
  assert.equal(unanswered([probe("gdelt", "failed"), probe("gdelt", "blocked"), probe("hibp", "failed")]), 1);
  assert.equal(unanswered([probe("gdelt", "skipped"), probe("hibp", "failed")]), 0);
  assert.equal(unanswered([probe("gdelt", "absent")]), 0);
});

test("a kept list that answered without an entry for the person was searched; an undecided entry is not nothing", () => {
  const lists = [{ name: "harbour", checks: ["directorships", "sanctions"] } as const, { name: "website" }];
  const found = [probe("harbour", "found"), probe("website", "absent")];
  const checksWith = (judgement: "own" | "other" | "undecided") => [
    ...listChecks(lists, found, [{ connector: "harbour", judgement }]),
  ];
  assert.deepEqual(
    [...listChecks(lists, [probe("harbour", "absent")], [])],
    [
      ["sanctions", "nothing"],
      ["directorships", "nothing"],
    ],
  );
  assert.deepEqual(
    checksWith("other").map(([, state]) => state),
    ["nothing", "nothing"],
  );
  assert.deepEqual(
    checksWith("undecided").map(([, state]) => state),
    ["entries", "entries"],
  );
  assert.deepEqual(
    checksWith("own").map(([, state]) => state),
    ["entries", "entries"],
  );
});

test("a kept list that was not asked, or did not answer, was not searched", () => {
  const lists = [
    { name: "harbour", checks: ["litigation"] } as const,
    { name: "pier", checks: ["litigation"] } as const,
  ];
  assert.equal(listChecks(lists, [probe("harbour", "skipped")], []).size, 0);
  assert.equal(listChecks(lists, [probe("harbour", "absent"), probe("pier", "failed")], []).size, 0);
  assert.equal(listChecks(lists, [], []).size, 0);
});
