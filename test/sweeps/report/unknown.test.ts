import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { renderLookup } from "../../../src/cli/profile.ts";
import type { Schemas } from "../../../src/client/client.ts";
import type { Evidence } from "../../../src/contract/lookup.ts";
import { statedOf } from "../../../src/contract/stated.ts";
import type { ReportBlock } from "../../../src/report/blocks.ts";
import { buildView } from "../../../src/report/view.ts";
import { aroundMark, isMarked, type Person, readMarkedPeople } from "../../report/invented-people.ts";

const people = readMarkedPeople();

describe("A member that nothing states", () => {
  test("has an empty list of evidence for many people, including members outside the wire's short list", () => {
    const counts = people.map(({ evidence }) => Object.values(evidence).filter(({ length }) => length === 0).length);
    assert.ok(counts.filter((count) => count > 0).length > 40);
    assert.ok(Math.max(...counts) > 40);
  });

  test("is in no report", () => {
    for (const { name, ...person } of people) {
      const shown = JSON.stringify(buildView(toInput(person), { hasPicture: () => false }).view);
      assert.ok(!isMarked(shown), `${name}: ${aroundMark(shown)}`);
    }
  });

  test("is never shown in a terminal", () => {
    const terminal = { columns: 200, style: (_: unknown, text: string) => text } as never;
    for (const { name, lookup, evidence, datasources } of people) {
      const rows = datasources.map((row) => ({ ...row, lookupId: lookup.lookupId, data: "", recordIds: [] }));
      const shown = renderLookup(
        lookup as Schemas["Lookup"],
        { evidence: evidence as Schemas["Evidence"], datasources: rows, coverage: [] },
        terminal,
      );
      assert.ok(!isMarked(shown), `${name}: ${aroundMark(shown)}`);
    }
  });

  test("is not part of what is stated, whatever the member is called", () => {
    const evidence: Evidence = { "/a~1b": [], "/c/0/d~0": [] };
    const stated = statedOf({ "a/b": 0, c: [{ "d~": 0, e: 1 }], avatarUrl: "x" }, { ...evidence, "/avatarUrl": [] });
    assert.deepEqual(stated, { c: [{ e: 1 }], avatarUrl: "x" });
  });
});

test("Every figure in a report has references", () => {
  let figures = 0;
  for (const { name, ...person } of people) {
    const { sections } = buildView(toInput(person), { hasPicture: () => false }).view;
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      for (const { label, refs } of figuresOf(block)) {
        figures++;
        assert.ok(refs.length > 0, `${name}: ${label}`);
      }
    }
  }
  assert.ok(figures > 500, String(figures));
});

function figuresOf(block: ReportBlock): readonly { readonly label: unknown; readonly refs: readonly number[] }[] {
  switch (block.kind) {
    case "numbers":
      return block.numbers;
    case "bars":
      return block.bars.map(({ label, refs = [] }) => ({ label, refs }));
    case "splits":
      return block.splits.map(({ chart }) => ({ label: chart.caption, refs: chart.refs ?? [] }));
    case "columns":
      return block.charts.map(({ chart }) => ({ label: chart.caption, refs: chart.refs ?? [] }));
    case "posts":
      return block.groups.flatMap(({ head, posts }) =>
        posts.filter(({ counts }) => counts !== "").map(({ refs }) => ({ label: head.t, refs })),
      );
    case "facts":
      return block.rows.flatMap(({ label, items }) => items.map(({ refs = [] }) => ({ label, refs })));
    default:
      return [];
  }
}

function toInput(person: Omit<Person, "name">): Parameters<typeof buildView>[0] {
  return { ...person, purpose: "due_diligence", requester: "Compliance", coverage: [] };
}
