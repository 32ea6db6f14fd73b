import assert from "node:assert/strict";
import { test } from "node:test";
import { PURPOSE_BASES } from "../../src/domain/property-rules.ts";
import { PURPOSES, sectionsOf } from "../../src/domain/purpose.ts";
import { emptyClosed, openClaims } from "../../src/sections/open-properties.ts";
import { say } from "./claims.ts";

const SEATS = ["Alder Labour Party", "Alder Teachers' Union", "Parish of St Alder", "Society of Rope Makers"].map(
  (organization) => say("record", "membership", { organization }),
);
const SPECIAL = SEATS.slice(0, 3);

test("seats in parties, unions and churches are open only to purposes for which the law has a condition", () => {
  for (const purpose of PURPOSES) {
    const opening = { purpose, sections: sectionsOf(purpose), flags: [] };
    const open = new Set(openClaims(SEATS, opening));
    const hasCondition = PURPOSE_BASES[purpose].special !== null;
    assert.deepEqual(
      SPECIAL.map((seat) => open.has(seat)),
      SPECIAL.map(() => hasCondition),
      purpose,
    );
    assert.ok(open.has(SEATS[3] as (typeof SEATS)[number]), purpose);
    const kept = emptyClosed(SEATS, opening).filter(({ value }) => value !== "");
    assert.equal(kept.length, hasCondition ? 4 : 1, purpose);
  }
});
