import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  officeLocation,
  officeOrganization,
  officeTitle,
  ordinal,
  stateName,
} from "../../../src/connectors/us-congress/offices.ts";

describe("an office of the United States", () => {
  test("is a delegate's before the day of admission and a representative's from it on", () => {
    assert.equal(officeTitle({ type: "rep", state: "AK", start: "1957-01-03" }), "Delegate");
    assert.equal(officeTitle({ type: "rep", state: "AK", start: "1959-01-03" }), "U.S. Representative");
    assert.equal(officeTitle({ type: "rep", state: "PI", start: "1907-11-22" }), "Resident Commissioner");
    assert.equal(officeTitle({ type: "rep", state: "ZZ", start: "1999-01-03" }), "Delegate");
  });

  test("has its place in the form in which its register counts districts", () => {
    const seat = { type: "rep", state: "WY", start: "2025-01-03" } as const;
    assert.equal(officeLocation({ ...seat, district: 0 }), "Wyoming, at large");
    assert.equal(officeLocation({ ...seat, district: 21 }), "Wyoming, 21st district");
    assert.equal(officeLocation({ ...seat, district: -1 }), "Wyoming");
    assert.equal(officeLocation({ type: "prez", start: "2025-01-20" }), undefined);
    assert.equal(officeOrganization({ type: "prez" }), "Executive Office of the President");
    assert.equal(stateName("ZZ"), "ZZ");
  });

  test("is counted in English", () => {
    assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21, 52, 111].map(ordinal), [
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "52nd",
      "111th",
    ]);
  });
});
