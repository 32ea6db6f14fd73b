import assert from "node:assert/strict";
import { test } from "node:test";
import { stateOfSection } from "../../src/contract/section-state.ts";
import type { Property } from "../../src/domain/claim.ts";
import { adverseMedia } from "../../src/sections/adverse-media.ts";
import { dataBreaches } from "../../src/sections/data-breaches.ts";
import { sectionStates } from "../../src/sections/section-states.ts";

const statesOf = (fields: readonly string[], searched: readonly Property[]) =>
  sectionStates([adverseMedia, dataBreaches], new Set(fields), new Set(searched));

test("a section found something, was answered with nothing, or was not asked about", () => {
  const states = statesOf(["adverseMediaResults"], ["breach"]);
  assert.equal(stateOfSection(states, "adverseMedia"), "found");
  assert.equal(stateOfSection(states, "dataBreaches"), "nothing");
  assert.equal(stateOfSection(statesOf([], ["post"]), "dataBreaches"), "notAsked");
});

test("a source that answers with names alone was not asked about adverse media", () => {
  assert.equal(stateOfSection(statesOf([], ["fullName", "alias", "location"]), "adverseMedia"), "notAsked");
});

test("a section that is not of the lookup, and a lookup that tells none, have no state", () => {
  assert.equal(stateOfSection(statesOf([], []), "overview"), undefined);
  assert.equal(stateOfSection(undefined, "overview"), undefined);
  assert.equal(stateOfSection({ "candor.state.overview": "anything" }, "overview"), undefined);
});
