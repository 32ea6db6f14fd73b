import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Evidence, Lookup } from "../../src/contract/lookup.ts";
import { escapePointer } from "../../src/domain/pointer.ts";
import { citationsOf } from "../../src/presentation/citations.ts";
import { createNumbering } from "../../src/presentation/numbering.ts";
import { readPdf } from "../support/pdf.ts";
import { lookUp, startApi, type TestApi } from "./http.ts";

interface Shown {
  readonly name: string;
  readonly lookup: Lookup;
  readonly evidence: Evidence;
  readonly datasources: readonly { readonly datasourceId: string; readonly source: string }[];
  /** The text in the report's bytes. */
  readonly pdf: string;
  /** Everything that the API answers about the lookup, as one text. */
  readonly wire: string;
}

let api: TestApi;
const people: Shown[] = [];

before(async () => {
  api = await startApi();
  const { rows } = await api.rows.query<{ id: string; full_name: string }>(
    "select id, full_name from candidate order by origin_key",
  );
  for (const { id, full_name: name } of rows) people.push(await show(id, name));
});
after(() => api.stop());

async function show(candidateId: string, name: string): Promise<Shown> {
  const { lookupId } = (await lookUp(api, candidateId)) as { lookupId: string };
  const get = async (path: string) => (await api.call("GET", `/lookups/${lookupId}${path}`)).body;
  const [lookup, evidence, datasources, coverage, link] = [
    await get(""),
    await get("/evidence"),
    await get("/datasources"),
    await get("/coverage"),
    (await get("/pdf")) as { readonly url: string },
  ];
  const bytes = new Uint8Array(await (await fetch(link.url)).arrayBuffer());
  const listed = datasources as Shown["datasources"];
  return {
    name,
    lookup: lookup as Lookup,
    evidence: evidence as Evidence,
    datasources: listed,
    pdf: (await readPdf(bytes)).join(" "),
    wire: JSON.stringify([lookup, evidence, listed, coverage]),
  };
}

describe("Everything that the API answers about anybody, and the report it renders, has evidence:", () => {
  test("each member of the answer is cited, or explicitly unknown", () => {
    let members = 0;
    for (const { name, lookup, evidence } of people) {
      const pointers = new Set(Object.keys(evidence));
      const cited = new Set([...pointers].flatMap((pointer) => withAncestors(pointer.split("#")[0] ?? "")));
      for (const pointer of leavesOf(lookup.data, "")) {
        members++;
        const above = withAncestors(pointer).some((each) => each !== "" && pointers.has(each));
        assert.ok(above || cited.has(pointer), `${name}: ${pointer}`);
      }
    }
    assert.ok(members > 300, String(members));
  });

  test("each claim in it leads to a listed datasource", () => {
    for (const { name, evidence, datasources } of people) {
      const listed = new Set(datasources.map(({ datasourceId }) => datasourceId));
      for (const [pointer, claims] of Object.entries(evidence))
        for (const { datasourceId } of claims) assert.ok(listed.has(datasourceId), `${name}: ${pointer}`);
    }
  });

  test("each year and each figure from a thousand up in the bytes of the report is in an answer", () => {
    let figures = 0;
    for (const { name, pdf, wire } of people) {
      const known = new Set(`${wire} ${wire.replaceAll(/(?<=\d),(?=\d{3})/gu, "")}`.match(/\d+/gu));
      for (const [figure] of withoutAxes(pdf).matchAll(
        /(?<![\d.,:/#-])(?:\d{1,3}(?:,\d{3})+|(?:1[789]|20)\d\d)(?![\d,:/-]*\d)/gu,
      )) {
        figures++;
        const digits = figure.replaceAll(",", "");
        assert.ok(
          known.has(digits),
          `${name}: ${figure} in ${new RegExp(`.{0,40}${figure}.{0,20}`, "u").exec(pdf)?.[0]}`,
        );
      }
    }
    assert.ok(figures > 50, String(figures));
  });

  test("each sentence of a summary has the same numbers in the bytes of the report as everywhere else", () => {
    let sentences = 0;
    for (const { name, lookup, evidence, datasources, pdf } of people) {
      const numbering = createNumbering(citationsOf(evidence), datasources);
      // A sentence may continue past the footer of a page and the header of the next.
      const edge = new RegExp(`${bare(lookup.lookupId)}\\w{0,20}?Page\\d+of\\d+\\p{L}*?Profilereport`, "gu");
      const printed = bare(pdf).replace(edge, "");
      for (const [member, text] of Object.entries(lookup.data ?? {})) {
        if (typeof text !== "string" || !member.endsWith("Summary")) continue;
        for (const { from, to, numbers } of numbering.sentences(`/${member}`)) {
          const sentence = text.slice(from, to);
          if (!/^[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}]+$/u.test(sentence)) continue;
          sentences++;
          const shown = `${bare(sentence)}${numbers.join("")}`;
          assert.ok(printed.includes(shown), `${name}: ${sentence} [${numbers.join(", ")}]`);
        }
      }
    }
    assert.ok(sentences > 20, String(sentences));
  });

  test("an average names its posts, and a topic its rule and how often that is right", () => {
    for (const { name, lookup, pdf } of people) {
      const { socialMedia } = lookup.data ?? {};
      const sample = socialMedia?.sample;
      if (
        socialMedia?.averageLikes !== undefined &&
        sample !== undefined &&
        sample.averagedPosts < sample.collectedPosts &&
        sample.postsWithLikes === sample.averagedPosts
      )
        assert.match(
          pdf,
          new RegExp(`newest ${sample.averagedPosts} of ${sample.collectedPosts.toLocaleString("en")}`),
          name,
        );
      for (const [
        flag,
        { flagged, flaggedPosts = 0, topicPosts = 0, judgedPosts = 0, confidence = 0 },
      ] of Object.entries(socialMedia?.brandSafetyAnalysis ?? {})) {
        if (flaggedPosts + topicPosts === 0) continue;
        assert.ok(flaggedPosts + topicPosts <= judgedPosts && confidence > 0 && confidence < 1, `${name}: ${flag}`);
        assert.ok(!flagged || confidence >= 0.95, `${name}: ${flag}`);
      }
    }
  });
});

/** The years along the axis of a chart have no source: several in a row at equal distances. */
function withoutAxes(text: string): string {
  return text.replace(/(?<!\d)\d{4}(?: \d{4}){2,}(?![\p{L}\d])/gu, (run) => {
    const years = run.split(" ").map(Number);
    const steps = new Set(years.slice(1).map((year, at) => year - (years[at] ?? 0)));
    return steps.size === 1 ? "" : run;
  });
}

function bare(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

function leavesOf(node: unknown, pointer: string): readonly string[] {
  if (typeof node !== "object" || node === null) return node === undefined ? [] : [pointer];
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, `${pointer}/${escapePointer(name)}`));
}

/** A pointer and its ancestors. */
function withAncestors(pointer: string): readonly string[] {
  const steps = pointer.split("/");
  return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
}
