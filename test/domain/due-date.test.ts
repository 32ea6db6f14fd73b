import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dueDate, extendedDueDate, REGULATION_NAMES } from "../../src/domain/due-date.ts";

const day = (text: string) => new Date(`${text}T09:30:00.000Z`);

test("A month ends on the same day of the next one, or on its last day", () => {
  assert.deepEqual(dueDate("gdpr", day("2026-11-22")), day("2026-12-22"));
  assert.deepEqual(dueDate("gdpr", day("2027-01-31")), day("2027-02-28"));
  assert.deepEqual(dueDate("uk_gdpr", day("2028-01-30")), day("2028-02-29"));
  assert.deepEqual(extendedDueDate("gdpr", day("2026-11-30")), day("2027-02-28"));
});

test("California allows 45 days and 45 more, Brazil 15 and no more", () => {
  assert.deepEqual(dueDate("ccpa", day("2026-11-22")), day("2027-01-06"));
  assert.deepEqual(extendedDueDate("ccpa", day("2026-11-22")), day("2027-02-20"));
  assert.deepEqual(dueDate("lgpd", day("2026-11-22")), day("2026-12-07"));
  assert.equal(extendedDueDate("lgpd", day("2026-11-22")), null);
});

test("An answer is due after the request and before the extended deadline", () => {
  const received = fc.date({ min: day("2020-01-01"), max: day("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(received, fc.constantFrom(...REGULATION_NAMES), (from, regulation) => {
      const due = dueDate(regulation, from);
      assert.ok(due > from);
      assert.ok((extendedDueDate(regulation, from) ?? new Date(due.getTime() + 1)) > due);
    }),
  );
});
