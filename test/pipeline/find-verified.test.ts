import assert from "node:assert/strict";
import { test } from "node:test";
import { findVerified } from "../../src/pipeline/find-verified.ts";
import { say } from "../sections/claims.ts";

const RECORDS = ["site", "network", "list"].map((id) => ({ id, datasourceIds: [`datasource of ${id}`] }));

test("A datasource is verified by a fact that another record confirms, or by one of the candidate's own keys", () => {
  const claims = [
    say("site", "birthDate", "1970-05-03"),
    say("network", "birthDate", "1970-05-03"),
    say("list", "birthDate", "1971"),
    say("list", "email", "ada@example.org"),
  ];
  assert.deepEqual([...findVerified(RECORDS, claims, [])], ["datasource of site", "datasource of network"]);
  const key = { kind: "email", value: "ada@example.org" } as const;
  assert.equal(findVerified(RECORDS, claims, [key]).size, 3);
});

test("A name shared by two records verifies neither, since every namesake has it", () => {
  const claims = [
    say("site", "fullName", "Ada Finch"),
    say("network", "fullName", "Ada Finch"),
    say("site", "lastName", "Finch"),
    say("network", "lastName", "Finch"),
  ];
  assert.equal(findVerified(RECORDS, claims, []).size, 0);
});
