import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim, ClaimDraft } from "../../src/domain/claim.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { isSameDegree } from "../../src/sections/degrees.ts";
import { agreeOn, pickOne, placeKeys } from "../../src/sections/fold.ts";
import { plainKey } from "../../src/domain/plain-key.ts";
import { currentRole, mergeRoles } from "../../src/sections/roles.ts";

type Stated = Pick<ClaimDraft, "property" | "value"> & {
  readonly by: string;
  readonly at?: string;
  readonly sure?: number;
};

function claims(...stated: readonly Stated[]) {
  return createClaimSet(
    stated.map(
      ({ property, value, by, at = "2026-01-01", sure = 1 }, index) =>
        ({
          id: `claim-${index}`,
          recordId: by,
          datasourceId: by,
          property,
          value,
          locator: "/",
          method: "stated",
          confidence: sure,
          collectedAt: `${at}T00:00:00.000Z`,
        }) as unknown as Claim,
    ),
  );
}

test("A value from more independent records wins over a single one, however confident its reader", () => {
  const set = claims(
    { property: "birthDate", value: "1971", by: "a" },
    { property: "birthDate", value: "1970", by: "b", sure: 0.9 },
    { property: "birthDate", value: "1970-05-03", by: "c", sure: 0.95 },
  );
  assert.equal(pickOne(set, "birthDate", (date) => date.slice(0, 4))?.value.slice(0, 4), "1970");
});

test("Repetitions by one record count once, and the newer value breaks a tie", () => {
  const set = claims(
    { property: "gender", value: "male", by: "a", at: "2024-01-01" },
    { property: "gender", value: "male", by: "a", at: "2024-01-02" },
    { property: "gender", value: "female", by: "b", at: "2025-01-01", sure: 0.9 },
  );
  assert.equal(pickOne(set, "gender")?.value, "female");
});

test("A home from an old datasource gives way to a newer one, even an uncertain one; a birth date does not", () => {
  const set = claims(
    { property: "location", value: "Leeds", by: "old", at: "2019-01-01" },
    { property: "location", value: "York", by: "new", at: "2026-01-01", sure: 0.6 },
  );
  assert.equal(pickOne(set, "location", plainKey, true)?.value, "York");
  assert.equal(pickOne(set, "location", plainKey)?.value, "Leeds");
});

test("A town agrees with the same town written with its country, but not with a namesake", () => {
  const places = ["Portland, Oregon, USA", "Portland", "Portland, Maine", "portland, oregon"];
  const key = placeKeys(places);
  assert.equal(key("Portland"), key("Portland, Oregon, USA"));
  assert.equal(key("portland, oregon"), key("Portland, Oregon, USA"));
  assert.notEqual(key("Portland, Maine"), key("Portland, Oregon, USA"));
  const set = claims(...places.map((value, index) => ({ property: "location", value, by: String(index) }) as const));
  assert.deepEqual(
    agreeOn(set, "location", key).map(({ support }) => support),
    [3, 1],
  );
});

test("A job is current until a newer datasource reports its end, unless a later term follows", () => {
  const job = (value: object, by: string, at: string) =>
    ({ property: "experience", value: { title: "Editor", company: "Corvane", ...value }, by, at }) as Stated;
  const ended = mergeRoles(
    claims(
      job({ current: true, from: "2010" }, "old", "2018-01-01"),
      job({ from: "2010", to: "2019" }, "new", "2026-01-01"),
    ),
  );
  assert.deepEqual(
    ended.map(({ to, current }) => [to, current]),
    [["2019", undefined]],
  );
  const again = mergeRoles(
    claims(
      job({ from: "2017", to: "2019" }, "a", "2026-01-01"),
      job({ from: "2019", current: true }, "b", "2025-01-01"),
    ),
  );
  assert.deepEqual(
    again.map(({ from, current }) => [from, current]),
    [["2017", true]],
  );
});

test("A job last confirmed years ago ranks below one that a recent datasource confirms", () => {
  const job = (title: string, from: string, at: string) =>
    ({
      property: "experience",
      value: { title, company: `${title} & Co`, from, current: true },
      by: title,
      at,
    }) as Stated;
  const roles = mergeRoles(claims(job("Baker", "1990", "2015-01-01"), job("Editor", "2020", "2026-01-01")));
  assert.equal(currentRole(roles)?.title, "Editor");
});

test("A job from three datasources is one, whatever legal form the employer has", () => {
  const job = (company: string, by: string) =>
    ({ property: "experience", value: { title: "Editor", company, from: "2010", current: true }, by }) as Stated;
  const roles = mergeRoles(
    claims(job("UAB „Šviesos optika“", "a"), job("Šviesos optika", "b"), job("Šviesos Optika, UAB", "c")),
  );
  assert.deepEqual(
    roles.map(({ company, claims: told }) => [company, told.length]),
    [["UAB „Šviesos optika“", 3]],
  );
});

test("Different spellings of a degree are one degree; different levels, subjects or years are two", () => {
  const school = "Larkmoor University";
  const same = (a: object, b: object) => isSameDegree({ school, ...a }, { school, ...b });
  assert.ok(same({ degree: "M.A." }, { degree: "MA" }));
  assert.ok(same({ degree: "BSc in Physics", to: "1990" }, { degree: "physics", to: "1990-06" }));
  assert.ok(same({ degree: "graduated" }, { degree: "BSc in Physics" }));
  assert.ok(same({}, { degree: "PhD" }));
  assert.ok(!same({ degree: "BSc in Physics" }, { degree: "PhD in Physics" }));
  assert.ok(!same({ degree: "Physics" }, { degree: "History" }));
  assert.ok(!same({ degree: "Physics", to: "1990" }, { degree: "Diplom in Physics", to: "1995" }));
});
