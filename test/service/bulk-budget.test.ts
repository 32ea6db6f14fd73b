import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { OUTBOUND_PROBES } from "../../src/pipeline/plan-questions.ts";
import { BulkBudget } from "../../src/service/bulk-budget.ts";

const limit = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null });
const bulk = fc.record({
  maxLookups: limit,
  maxQuestions: limit,
  maxCredits: limit,
  trial: fc.constant(false),
  preview: fc.constant(false),
});
/**
 * In each round some lookups end, oldest first, each with the share of its allowed questions that it asked, and whether
 * it is charged.
 */
const rounds = fc.array(
  fc.record({ ends: fc.nat(8), asks: fc.double({ min: 0, max: 1, noNaN: true }), charged: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
);

test("No budget is overdrawn and no more lookups run than allowed, whatever they ask and cost", () => {
  fc.assert(
    fc.property(bulk, fc.integer({ min: 1, max: 32 }), rounds, (limits, most, all) => {
      const spent = { lookups: 0, questions: 0, credits: 0 };
      const underWay: (number | null)[] = [];
      for (const { ends, asks, charged } of all) {
        for (const mayAsk of underWay.splice(0, ends)) {
          spent.questions += Math.floor((mayAsk ?? OUTBOUND_PROBES) * asks);
          if (charged) spent.credits++;
        }
        const questions = underWay.reduce<number>((sum, mayAsk) => sum + (mayAsk ?? 0), 0);
        const budget = new BulkBudget(limits, { ...spent }, { lookups: underWay.length, questions, most });
        for (let row = 0; row < 16 && budget.next() === "now"; row++) {
          const mayAsk = budget.questions();
          budget.take(mayAsk);
          underWay.push(mayAsk);
          spent.lookups++;
        }
        assert.ok(underWay.length <= most);
        assert.ok(spent.lookups <= (limits.maxLookups ?? Infinity));
        assert.ok(spent.questions <= (limits.maxQuestions ?? Infinity));
        assert.ok(
          spent.credits + (limits.maxCredits === null ? 0 : underWay.length) <= (limits.maxCredits ?? Infinity),
        );
      }
    }),
  );
});

test("With nothing under way, an unspent budget yields a lookup or names the limit, and never waits", () => {
  fc.assert(
    fc.property(bulk, fc.nat(200), fc.nat(200), fc.nat(200), (limits, lookups, questions, credits) => {
      const budget = new BulkBudget(limits, { lookups, questions, credits }, { lookups: 0, questions: 0, most: 4 });
      assert.notEqual(budget.next(), "wait");
    }),
  );
});
