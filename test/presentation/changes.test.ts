import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { Evidence } from "../../src/contract/lookup.ts";
import type { LookupData } from "../../src/contract/profile.ts";
import { type ChangedSection, changesBetween } from "../../src/presentation/changes.ts";

const changes = (before: LookupData, after: LookupData): readonly ChangedSection[] =>
  changesBetween(input(before), input(after));

function input(data: LookupData) {
  const claim = {
    claimId: "c",
    value: "",
    datasourceId: "d",
    locator: "",
    method: "stated",
    confidence: 1,
    purpose: "self",
  } as const;
  const evidence: Evidence = { "/skills": [claim], "/experiences": [claim], "/languages": [claim] };
  return { data, evidence, today: "2026-11-22T00:00:00Z" };
}

const role = (title: string, company: string, dateTo?: string) => ({
  title,
  company,
  dateFrom: "2015-01-01",
  ...(dateTo === undefined ? {} : { dateTo }),
});

const texts = (all: readonly ChangedSection[], kind: "added" | "gone") =>
  all.flatMap((section) => section[kind].map(({ text }) => text));

describe("Changes between two profiles", () => {
  test("include new roles, roles that ended, and roles that are no longer found", () => {
    const before = { experiences: [role("Boatbuilder", "Norden Yards"), role("Cook", "Harbour Inn", "2016-01-01")] };
    const after = { experiences: [role("Boatbuilder", "Norden Yards", "2019-06-01"), role("Pilot", "Sandvik Port")] };
    const found = changes(before as LookupData, after as LookupData);
    assert.deepEqual(
      found.map(({ section }) => section),
      ["career"],
    );
    assert.match(texts(found, "added").join(), /^Pilot, Sandvik Port/);
    assert.match(texts(found, "gone").join(), /^Cook, Harbour Inn/);
    const [changed] = found[0]?.changed ?? [];
    assert.match(changed?.text ?? "", /^Boatbuilder, Norden Yards \(.*2019/);
    assert.doesNotMatch(changed?.before ?? "", /2019/);
  });

  test("are empty between a profile and itself, and swap added and gone when reversed", () => {
    const words = fc.uniqueArray(fc.constantFrom("Knots", "Sails", "Anchors", "Tar", "Rope"), { maxLength: 5 });
    const languages = words.map((all) => all.map((language) => ({ language, proficiency: "native" })));
    const profile: fc.Arbitrary<LookupData> = fc.record({ skills: words, languages });
    fc.assert(
      fc.property(profile, profile, (one, other) => {
        assert.deepEqual(changes(one, one), []);
        const [there, back] = [changes(one, other), changes(other, one)];
        assert.deepEqual(texts(there, "added").toSorted(), texts(back, "gone").toSorted());
        assert.deepEqual(texts(there, "gone").toSorted(), texts(back, "added").toSorted());
      }),
    );
  });
});
