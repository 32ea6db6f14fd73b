import assert from "node:assert/strict";
import { test } from "node:test";
import { CONNECTORS as connectors } from "../../src/connectors/registry.ts";
import { stateOfSection } from "../../src/contract/section-state.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import { listSearched } from "../../src/pipeline/assemble.ts";
import { SECTION_BUILDERS } from "../../src/sections/profile.ts";
import { sectionStates } from "../../src/sections/section-states.ts";

type Probe = Parameters<typeof listSearched>[1][number];

const probe = (connector: string, outcome: Probe["outcome"], unread: string | null = null): Probe => ({
  connector,
  outcome,
  unread,
});

/** The sections that a lookup with nothing in its profile says were searched; the overview reads jobs and accounts, too. */
function clearedBy(probes: readonly Probe[]): readonly string[] {
  const states = sectionStates(SECTION_BUILDERS, new Set(), listSearched(connectors, probes));
  return SECTIONS.filter((section) => stateOfSection(states, section) === "nothing");
}

test("a homepage that is not there was no search for news, events, photos or a career", () => {
  assert.deepEqual(clearedBy([probe("website", "absent"), probe("github", "absent"), probe("archive", "absent")]), [
    "overview",
    "onlinePresence",
  ]);
});

test("where every source outside failed, what the operator stated or imported is no search", () => {
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

test("a source one of whose questions or documents stayed closed did not search", () => {
  assert.deepEqual(clearedBy([probe("gdelt", "absent"), probe("gdelt", "blocked")]), []);
  assert.deepEqual(clearedBy([probe("hibp", "absent"), probe("hibp", "failed")]), []);
  assert.deepEqual(clearedBy([probe("hibp", "found", "1 of 2 documents could not be read")]), []);
});

test("a search of the news and a list of breaches that answer were searched, whatever failed beside them", () => {
  const probes = [probe("gdelt", "absent"), probe("hibp", "absent"), probe("github", "failed"), probe("x", "skipped")];
  assert.deepEqual(clearedBy(probes), ["events", "dataBreaches", "adverseMedia"]);
});

test("a source whose readers happen to know breaches searches for none unless it says so", () => {
  const ledger = { name: "ledger" };
  assert.deepEqual([...listSearched([ledger], [probe("ledger", "absent")])], []);
  assert.deepEqual([...listSearched([{ ...ledger, searches: ["breach"] }], [probe("ledger", "absent")])], ["breach"]);
});

test("an author's record says nothing of pastimes and posts, though a job is read for both", () => {
  assert.deepEqual(clearedBy([probe("orcid", "absent")]), ["overview", "career"]);
});
