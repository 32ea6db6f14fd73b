import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { citationsOf } from "../../src/presentation/citations.ts";
import { createNumbering } from "../../src/presentation/numbering.ts";
import { present } from "../../src/presentation/present.ts";
import { escapePointer } from "../../src/domain/pointer.ts";
import type { Item } from "../../src/report/blocks.ts";
import { buildView } from "../../src/report/view.ts";
import { type Person, readPeople } from "./invented-people.ts";

const people = readPeople();

/** What is printed has evidence: for everybody of the invented world, wherever it is printed. */
describe("Everything said of anybody has its evidence", () => {
  test("in the answer of the API: each member is cited, or openly unknown", () => {
    let members = 0;
    for (const { name, lookup, evidence } of people) {
      const pointers = Object.keys(evidence);
      const cited = new Set(pointers.flatMap((pointer) => withAncestors(pointer.split("#")[0] ?? "")));
      for (const pointer of leavesOf(lookup.data, "")) {
        members++;
        const above = withAncestors(pointer).some((each) => each !== "" && pointers.includes(each));
        assert.ok(above || cited.has(pointer), `${name}: ${pointer}`);
      }
    }
    assert.ok(members > 3000, String(members));
  });

  test("on the web and on a terminal: each value leads to a datasource", () => {
    let values = 0;
    for (const person of people) {
      const numbering = numberingOf(person);
      for (const { pointer, text } of valuesOf(shownOf(person).sections)) {
        values++;
        assert.ok(numbering.at(pointer).length > 0, `${person.name}: ${pointer} ${text}`);
      }
    }
    assert.ok(values > 3000, String(values));
  });

  test("in the PDF: each item has its references, or stands under a name or in a row that has them", () => {
    let items = 0;
    for (const person of people) {
      const { name, ...input } = person;
      const { view } = buildView({ ...input, purpose: "due_diligence", coverage: [] }, { hasPicture: () => false });
      for (const { item, proved } of itemsOf(view.sections, false)) {
        items++;
        assert.ok(proved, `${name}: ${JSON.stringify(item)}`);
      }
    }
    assert.ok(items > 3000, String(items));
  });

  test("and an average of posts names the posts that it is of, where not all are known", () => {
    let averages = 0;
    for (const { name, lookup } of people) {
      const { socialMedia, socialSummary = "" } = lookup.data ?? {};
      const sample = socialMedia?.sample;
      if (socialMedia?.averageLikes === undefined || sample === undefined) continue;
      averages++;
      assert.ok(
        sample.averagedPosts > 0 && sample.averagedPosts <= sample.collectedPosts,
        `${name}: ${JSON.stringify(sample)}`,
      );
      if (sample.averagedPosts < sample.collectedPosts && / on average/.test(socialSummary))
        assert.match(socialSummary, new RegExp(`newest ${sample.averagedPosts}`), name);
    }
    assert.ok(averages > 0);
  });

  test("and a flag, or posts on its topic, names the post, how many posts were judged, and how often its rule is right", () => {
    let raised = 0;
    for (const { name, lookup, evidence } of people) {
      const flags = Object.entries(lookup.data?.socialMedia?.brandSafetyAnalysis ?? {});
      for (const [flag, judged] of flags) {
        const { flagged, flaggedPosts = 0, topicPosts = 0, judgedPosts = 0, confidence = 0, source } = judged;
        if (flaggedPosts + topicPosts === 0) continue;
        raised++;
        assert.equal(flagged, flaggedPosts > 0, `${name}: ${flag}`);
        assert.ok(flaggedPosts + topicPosts <= judgedPosts, `${name}: ${flag}`);
        assert.ok(confidence > 0 && confidence < 1 && source !== "", `${name}: ${flag}`);
        assert.ok(!flagged || confidence >= 0.95, `${name}: ${flag}`);
        const at = `/socialMedia/brandSafetyAnalysis/${flag}`;
        assert.ok(
          Object.entries(evidence).some(([pointer, claims]) => pointer.startsWith(at) && claims.length > 0),
          `${name}: ${flag}`,
        );
      }
    }
    assert.ok(raised > 0);
  });
});

function shownOf({ lookup, evidence }: Person) {
  return present({ data: lookup.data, evidence, today: lookup.finishedAt ?? lookup.startedAt, lookup });
}

function numberingOf({ evidence, datasources }: Person) {
  return createNumbering(
    citationsOf(evidence),
    datasources.map(({ datasourceId }) => datasourceId),
  );
}

/** The pointers of all strings, numbers and truths of a document. */
function leavesOf(node: unknown, pointer: string): readonly string[] {
  if (typeof node !== "object" || node === null) return node === undefined ? [] : [pointer];
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, `${pointer}/${escapePointer(name)}`));
}

/** A pointer, and those above it. */
function withAncestors(pointer: string): readonly string[] {
  const steps = pointer.split("/");
  return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
}

interface Value {
  readonly pointer: string;
  readonly text: string;
}

function valuesOf(node: unknown): readonly Value[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(valuesOf);
  return "pointer" in node && "text" in node && typeof node.text === "string" && node.text !== ""
    ? [node as Value, ...below]
    : below;
}

interface PrintedItem {
  readonly item: Item;
  readonly proved: boolean;
}

/** Every item, and whether it or what it stands under has references; of the head of an account, whether all its posts have. */
function itemsOf(node: unknown, under: boolean): readonly PrintedItem[] {
  if (typeof node !== "object" || node === null) return [];
  if ("head" in node && "posts" in node && Array.isArray(node.posts)) {
    const its = itemsOf(node.head, node.posts.every(hasReferences));
    return [...its, ...itemsOf(node.posts, false)];
  }
  const isRow = Array.isArray(node) && node.length > 1 && node.every(isItem);
  const heads = isRow ? node : [node, ...["name", "title"].map((key) => Reflect.get(node, key))];
  const proved = under || heads.some(hasReferences);
  if (isItem(node)) return node.t === "" ? [] : [{ item: node, proved }];
  return Object.values(node).flatMap((each) => itemsOf(each, proved));
}

function isItem(node: unknown): node is Item {
  return typeof node === "object" && node !== null && "t" in node;
}

function hasReferences(node: unknown): boolean {
  return (
    typeof node === "object" && node !== null && "refs" in node && Array.isArray(node.refs) && node.refs.length > 0
  );
}
