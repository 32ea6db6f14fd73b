import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readWorld } from "../../scripts/fields/fills.ts";
import { profileOf } from "../../scripts/fields/runs.ts";
import { renderLookup } from "../../src/cli/profile.ts";
import type { Schemas } from "../../src/client/client.ts";
import type { Evidence, Lookup } from "../../src/contract/lookup.ts";
import { statedOf } from "../../src/contract/stated.ts";
import { escapePointer } from "../../src/domain/pointer.ts";
import type { Block } from "../../src/report/blocks.ts";
import { buildView } from "../../src/report/view.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { inputOf } from "./samples.ts";

/** What is put in the place of every unknown member: nothing that a renderer shows may hold it. */
const NUMBER = 987_654_321;
const WORD = "unknownsentinel";
const GROUPED = /(?<![\d.])987\D?654\D?321(?!\d)/;

interface Person {
  readonly name: string;
  readonly lookup: Lookup;
  readonly evidence: Evidence;
  readonly datasources: Parameters<typeof buildView>[0]["datasources"];
}

/** Everybody of the invented world with the profile that a lookup of every section gives them. */
const people: readonly Person[] = readWorld().map(({ name, readings }) => {
  const profile = profileOf(readings);
  const claims = new Map(readings.flatMap((reading) => reading.claims).map((claim) => [claim.id, claim]));
  const cited = Object.entries(profile.evidence).map(([pointer, ids]) => [
    pointer,
    ids.flatMap((id) => toWire(claims.get(id))),
  ]);
  const evidence = Object.fromEntries([...cited, ...profile.unknown.map((pointer) => [pointer, []])]) as Evidence;
  const marked = mark(profile.data, "", new Set(profile.unknown));
  const ids = new Set([...claims.values()].map(({ datasourceId }) => datasourceId));
  const datasources = [...ids].map((datasourceId) => ({
    datasourceId,
    connector: "archive",
    date: null,
    source: `https://example.org/${datasourceId}`,
    judgement: "own" as const,
  }));
  return { name, lookup: inputOf(marked as Lookup["data"] & object).lookup, evidence, datasources };
});

describe("A member that nothing states", () => {
  test("is told by an empty list of evidence for many people, and in more than the wire's short list holds", () => {
    const counts = people.map(({ evidence }) => Object.values(evidence).filter(({ length }) => length === 0).length);
    assert.ok(counts.filter((count) => count > 0).length > 40);
    assert.ok(Math.max(...counts) > 40);
  });

  test("stands in no report", () => {
    for (const { name, ...person } of people) {
      const shown = JSON.stringify(buildView(toInput(person), { hasPicture: () => false }).view);
      assert.ok(!isMarked(shown), `${name}: ${around(shown)}`);
    }
  });

  test("stands nowhere on a terminal", () => {
    const terminal = { columns: 200, style: (_: unknown, text: string) => text } as never;
    for (const { name, lookup, evidence, datasources } of people) {
      const rows = datasources.map((row) => ({ ...row, lookupId: lookup.lookupId, data: "", recordIds: [] }));
      const shown = renderLookup(
        lookup as Schemas["Lookup"],
        { evidence: evidence as Schemas["Evidence"], datasources: rows, coverage: [] },
        terminal,
      );
      assert.ok(!isMarked(shown), `${name}: ${around(shown)}`);
    }
  });

  test("is not part of what is stated, whatever the member is called", () => {
    const evidence: Evidence = { "/a~1b": [], "/c/0/d~0": [] };
    const stated = statedOf({ "a/b": 0, c: [{ "d~": 0, e: 1 }], avatarUrl: "x" }, { ...evidence, "/avatarUrl": [] });
    assert.deepEqual(stated, { c: [{ e: 1 }], avatarUrl: "x" });
  });
});

test("Every figure of a report has references", () => {
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

function figuresOf(block: Block): readonly { readonly label: unknown; readonly refs: readonly number[] }[] {
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
      return block.posts
        .filter(({ counts }) => counts !== "")
        .map(({ head }) => ({ label: head.t, refs: head.refs ?? [] }));
    case "facts":
      return block.rows.flatMap(({ label, items }) => items.map(({ refs = [] }) => ({ label, refs })));
    default:
      return [];
  }
}

function toInput(person: Omit<Person, "name">): Parameters<typeof buildView>[0] {
  return { ...person, purpose: "due_diligence", coverage: [] };
}

function toWire(claim: Claim | undefined): Evidence[string] {
  if (!claim) return [];
  const { id, value, datasourceId, locator, method, confidence } = claim;
  return [{ claimId: id, value, datasourceId, locator, method, confidence }];
}

function mark(node: unknown, pointer: string, unknown: ReadonlySet<string>): unknown {
  const isPicture = /\/(?:avatar|image|logo|thumbnail)Url$/.test(pointer);
  if (unknown.has(pointer) && !isPicture) return sentinelOf(node);
  if (Array.isArray(node)) return node.map((entry, index) => mark(entry, `${pointer}/${index}`, unknown));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, mark(value, `${pointer}/${escapePointer(name)}`, unknown)]),
  );
}

/** Something of the same type that would be noticed. */
function sentinelOf(value: unknown): unknown {
  if (typeof value === "number") return NUMBER;
  if (typeof value === "boolean") return true;
  if (Array.isArray(value)) return [WORD];
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, sentinelOf(member)]));
  }
  return WORD;
}

/** However the number is grouped or cut. */
function isMarked(shown: string): boolean {
  return shown.includes(WORD) || GROUPED.test(shown);
}

function around(shown: string): string {
  const at = Math.max(shown.indexOf(WORD), shown.search(GROUPED));
  return shown.slice(Math.max(0, at - 120), at + 40);
}
