import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { makeExamplePeople } from "../../scripts/example-people.ts";
import type { Evidence } from "../../src/contract/lookup.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { citationsOf, type CitedClaims } from "../../src/presentation/citations.ts";
import { sayGist } from "../../src/presentation/gists.ts";
import { labelSummaries } from "../../src/presentation/label-summaries.ts";
import { present } from "../../src/presentation/present.ts";
import { citedAsTold } from "../../src/presentation/retold.ts";
import { fieldOf, fieldsOfSection, fieldsWith } from "../../src/presentation/section-fields.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, SECTION_BUILDERS, summarizeProfile } from "../../src/sections/profile.ts";
import { outlineOf } from "../../src/service/get-evidence-outline.ts";
import { loadWords } from "../../src/words/languages.ts";
import { loadSummaryWords } from "../../src/words/load-summary-words.ts";
import { citedIn } from "../../web/src/evidence/cited-in.ts";
import { peopleOfRows, readOfficials } from "../report/invented-people.ts";
import { SUBJECT } from "../sections/claims.ts";
import { writeSamplePeople } from "../support/samples.ts";

const SAMPLES = readFileSync(writeSamplePeople(), "utf8")
  .split("\n")
  .map((line) => JSON.parse(line) as ImportLine);
const PEOPLE = [...readOfficials(), ...peopleOfRows(SAMPLES)];

test("A profile is put into the same words from an outline of its evidence as from all of it", () => {
  assert.ok(PEOPLE.length > 8);
  for (const { name, lookup, evidence } of PEOPLE) {
    const today = lookup.finishedAt ?? lookup.startedAt;
    const told = (cited: CitedClaims) => present({ data: lookup.data, evidence: cited, today, lookup });
    assert.deepEqual(told(citedIn(outlineOf(evidence))), told(evidence), name);
  }
});

test("An outline leaves out what sources say", () => {
  for (const { name, evidence } of PEOPLE.filter(({ lookup }) => lookup.data?.socialMedia)) {
    const [outline, all] = [outlineOf(evidence), evidence].map((each) => JSON.stringify(each).length);
    assert.ok((outline ?? 0) < (all ?? 0) / 3, `${name}: ${outline} of ${all} characters`);
  }
});

test("Sentences in another language cite the same datasources in an outline", async () => {
  const messages = labelSummaries(await loadWords("de"), await loadSummaryWords("de"));
  const sourcesOf = (cited: CitedClaims) =>
    Object.entries(cited).map(([pointer, claims]) => [pointer, claims.map(({ datasourceId }) => datasourceId)]);
  let dropped = 0;
  for (const { name, claims } of makeExamplePeople(30)) {
    const set = createClaimSet(claims);
    const profile = summarizeProfile(buildSections(set, SECTIONS, SUBJECT), set, SUBJECT);
    const byId = new Map(claims.map((claim) => [claim.id, claim]));
    const evidence: Evidence = Object.fromEntries(
      Object.entries(profile.evidence).map(([pointer, ids]) => [
        pointer,
        ids.map((id) => ({
          claimId: id,
          value: byId.get(id)?.value ?? null,
          datasourceId: byId.get(id)?.datasourceId ?? id,
          locator: "",
          method: "stated" as const,
          confidence: 1,
          purpose: "self" as const,
        })),
      ]),
    );
    const summaries = Object.fromEntries(
      Object.entries(profile.gists).map(([field, gists]) => [field, gists.map((gist) => sayGist(messages, gist))]),
    );
    const outlined = citedAsTold(citedIn(outlineOf(evidence)), summaries);
    const whole = citedAsTold(evidence, summaries);
    assert.deepEqual(sourcesOf(outlined), sourcesOf(whole), name);
    dropped += Object.keys(evidence).filter((pointer) => whole[pointer] !== evidence[pointer]).length;
  }
  assert.ok(dropped > 0, "some sentences cite less in German");
});

test("Each member of a profile that a section shows is loaded with that section", () => {
  for (const { name, fills } of SECTION_BUILDERS) {
    const fields = fieldsOfSection(name);
    assert.ok(fields.length > 0, name);
    assert.deepEqual(
      fields.filter((field) => !(fills as readonly string[]).includes(field) && !field.endsWith("Summary")),
      [],
      name,
    );
    for (const field of fields) assert.deepEqual(fieldsWith(`/${field}/0`), fields);
  }
  assert.deepEqual(fieldsWith("/overviewSummary#char=0,10"), fieldsOfSection("overview"));
  assert.deepEqual(fieldsWith("/sources/3"), ["sources"]);
  assert.equal(fieldOf("/socialMedia/recentPosts/0/date"), "socialMedia");
});

test("What a field rests on is found in the evidence of its section alone", () => {
  for (const { name, evidence } of PEOPLE) {
    const whole = citationsOf(evidence);
    for (const pointer of Object.keys(evidence)) {
      const fields = fieldsWith(pointer);
      const part = Object.fromEntries(Object.entries(evidence).filter(([each]) => fields.includes(fieldOf(each))));
      assert.deepEqual(citationsOf(part).at(pointer), whole.at(pointer), `${name} ${pointer}`);
    }
  }
});
