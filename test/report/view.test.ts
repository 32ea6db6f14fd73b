import assert from "node:assert/strict";
import { test } from "node:test";
import type { LookupData } from "../../src/contract/profile.ts";
import type { Block, Item, View } from "../../src/report/blocks.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { buildView } from "../../src/report/view.ts";
import { fuzzedInput } from "./fuzz.ts";
import { arabicSample, hostileSample, inputOf, minimalSample, richSample } from "./samples.ts";

function viewOf(input: ReportInput): View {
  return buildView(input, { hasPicture: (address) => input.pictures.has(address) }).view;
}

function blockOf<K extends Block["kind"]>(view: View, section: string, kind: K): Extract<Block, { kind: K }> {
  const block = view.sections.find(({ id }) => id === section)?.blocks.find((one) => one.kind === kind);
  assert.ok(block !== undefined, `${section} has no ${kind}`);
  return block as Extract<Block, { kind: K }>;
}

/** Every item with a value, wherever it stands. */
function itemsOf(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  if (typeof value !== "object" || value === null) return [];
  const own = "t" in value ? [value as Item] : [];
  return [...own, ...Object.values(value).flatMap(itemsOf)];
}

test("a section without data is absent, and the sections keep the order of the contract", async () => {
  assert.deepEqual(
    viewOf(await minimalSample()).sections.map(({ id }) => id),
    ["overview"],
  );
  assert.deepEqual(
    viewOf(await richSample()).sections.map(({ id }) => id),
    [
      "overview",
      "selling",
      "career",
      "leisure",
      "events",
      "gallery",
      "dataBreaches",
      "adverseMedia",
      "onlinePresence",
      "socialMedia",
    ],
  );
  assert.deepEqual(viewOf(inputOf({})).sections, []);
});

test("every fact of the overview has a number that stands in the list of sources", async () => {
  const view = viewOf(await richSample());
  const known = new Set(view.sources.map((row) => row.number));
  for (const row of blockOf(view, "overview", "facts").rows) {
    for (const item of row.items) {
      assert.ok((item.refs ?? []).length > 0, JSON.stringify(item));
      for (const number of item.refs ?? []) assert.ok(known.has(number));
    }
  }
});

test("each sentence of a summary ends with its references, and stress marks are gone", () => {
  const input = inputOf({ overviewSummary: "One __two__ three. Four five." });
  const { prose } = blockOf(viewOf(input), "overview", "prose");
  const words = prose.pieces.map((piece) =>
    typeof piece === "string" ? piece : "strong" in piece ? `<${piece.strong}>` : "#",
  );
  assert.deepEqual(words, ["One ", "<two>", " three.", "#", " Four five.", "#"]);
});

test("sources carry address, connector, date and judgement, and say which address was confirmed", async () => {
  const view = viewOf(await richSample());
  const details = view.sources.map((row) => row.details);
  assert.ok(details.includes("archive · collected 18 Nov 2026 · this person · confirmed by an independent record"));
  assert.ok(details.includes("archive · no date · undecided, not used"));
  assert.deepEqual(
    view.sources.map((row) => row.number),
    view.sources.map((_, index) => index + 1),
  );
});

test("a value that another datasource states otherwise is shown as a conflict", async () => {
  const { blocks } = viewOf(await richSample()).brief;
  const table = blocks.find((block) => block.kind === "table");
  assert.deepEqual(table?.kind === "table" && table.rows.map((row) => row.map((item) => item.t)), [
    ["Year of birth", "1986", "1985"],
  ]);
});

test("a job that another datasource dates otherwise is shown as a conflict", async () => {
  const base = await richSample();
  const [claim] = base.evidence["/birthYear"] ?? [];
  assert.ok(claim !== undefined);
  const value = {
    title: "Head of Robots",
    company: "Example Works",
    from: "2019-02",
    logo: "https://example.org/l.png",
  };
  const evidence = { ...base.evidence, "/experiences/0": [claim, { ...claim, value, conflicts: true }] };
  const table = viewOf({ ...base, evidence }).brief.blocks.find((block) => block.kind === "table");
  const row = table?.kind === "table" ? table.rows.find(([label]) => label?.t === "Experience") : undefined;
  assert.equal(row?.[2]?.t, "title: Head of Robots, company: Example Works, from: 2019-02");
  assert.ok(String(row?.[1]?.t).length > 0);
});

test("a post that another datasource names otherwise is shown by its title", async () => {
  const base = await richSample();
  const [claim] = base.evidence["/jobTitle"] ?? [];
  assert.ok(claim !== undefined);
  const other = { ...claim, value: { title: "Chief of Robots", company: "Example Works" }, conflicts: true };
  const table = viewOf({ ...base, evidence: { ...base.evidence, "/jobTitle": [claim, other] } }).brief.blocks.find(
    (block) => block.kind === "table",
  );
  const row = table?.kind === "table" ? table.rows.find(([label]) => label?.t === "Job title") : undefined;
  assert.deepEqual(
    row?.map((item) => item.t),
    ["Job title", "Vice President Product", "Chief of Robots"],
  );
});

test("a value that the service does not call a conflict is none, however it is written", async () => {
  const base = await richSample();
  const claims = base.evidence["/birthYear"] ?? [];
  const evidence = {
    ...base.evidence,
    "/birthYear": claims.map((claim) => ({ ...claim, value: "1986-09-08", conflicts: false })),
  };
  const { blocks } = viewOf({ ...base, evidence }).brief;
  assert.ok(!JSON.stringify(blocks).includes("1985") && !JSON.stringify(blocks).includes("1986-09-08"));
});

test("what nothing states is not shown", async () => {
  const base = await richSample();
  const unknown = { "/socialMedia/maleFemaleSplit": [], "/birthYear": [], "/socialMedia/topPost": [] };
  const view = viewOf({ ...base, evidence: { ...base.evidence, ...unknown } });
  assert.equal(blockOf(view, "socialMedia", "splits").splits.length, 1);
  assert.ok(!blockOf(view, "overview", "facts").rows.some((row) => row.label === "Year of birth"));
  assert.ok(!JSON.stringify(view).includes("Top post"));
});

test("a brand-safety flag shows its post, an unjudged one is told apart from a clear one", async () => {
  const { rows } = blockOf(viewOf(await richSample()), "socialMedia", "matrix");
  const states = Object.fromEntries(rows.map((row) => [row.label, row.state]));
  assert.deepEqual([states["Alcohol"], states["Politics"], states["Crime"]], ["flagged", "open", "clear"]);
  assert.equal(rows.find((row) => row.state === "flagged")?.item?.href, "https://social.example.org/@mariam/109811");
});

test("the brief says what was not asked: a closed section, a blocked connector, a preview", async () => {
  const base = await minimalSample();
  const words = (input: ReportInput): string => JSON.stringify(viewOf(input).brief.blocks);
  assert.match(
    words({ ...base, lookup: { ...base.lookup, sections: ["overview"] } }),
    /Not part of this lookup: data breaches, adverse media/,
  );
  assert.match(words(base), /Not searched, because no source for it is on: data breaches, adverse media/);
  const metadata = { "candor.state.adverseMedia": "nothing", "candor.state.dataBreaches": "notAsked" };
  const asked = words({ ...base, lookup: { ...base.lookup, metadata } });
  assert.match(asked, /Searched, nothing found: adverse media\./);
  assert.match(asked, /no source for it was asked: data breaches/);
  assert.match(words(await richSample()), /2 of 9 searches got no answer/);
  assert.match(words({ ...base, lookup: { ...base.lookup, preview: true } }), /This is a preview/);
});

test("only web and mail addresses become links", async () => {
  const links = itemsOf(viewOf(await hostileSample())).flatMap((item) => item.href ?? []);
  assert.ok(links.length > 0);
  for (const link of links) assert.match(link, /^(https?|mailto):[\x21-\x7e]{1,2000}$/);
});

test("a right-to-left text carries its direction and language to the template", async () => {
  const { name } = viewOf(await arabicSample()).cover;
  assert.deepEqual(name, { s: "ليلى عبد الرحمن الشامي", lang: "ar", rtl: true, font: "arabic" });
});

test("a picture that was not fetched is not asked for, and its place keeps the initials", async () => {
  const input = await richSample();
  const { view, wanted } = buildView(input, { hasPicture: () => false });
  assert.deepEqual(wanted, []);
  assert.deepEqual([view.cover.portrait.id, view.cover.portrait.initials], [null, "MK"]);
});

test("alternative texts say what charts and pictures show", async () => {
  const view = viewOf(await richSample());
  assert.match(blockOf(view, "socialMedia", "bars").chart.alt, /X: 20,100; LinkedIn: 18,400/);
  assert.match(blockOf(view, "career", "spans").chart.alt, /Gulf Logistics Works: Sept 2018 – 15 Mar 2022/);
  assert.equal(view.cover.portrait.alt, "Portrait of Mariam Yosefa Kovalenko-Tanaka");
});

test("a list that is too long is cut and says so", () => {
  const skills = {
    hobbies: Array.from({ length: 1500 }, (_, index) => ({ title: `Hobby ${index}` })),
  } satisfies LookupData;
  const { blocks } = viewOf(inputOf(skills)).sections[0] ?? { blocks: [] };
  assert.deepEqual(blocks.at(-1), {
    kind: "note",
    text: "500 more entries not shown here; see the lookup for all of them.",
  });
});

test("no profile throws, and the view of every one can be written as JSON without a lone surrogate", async () => {
  const base = { ...(await richSample()), pictures: new Map<string, Uint8Array>() };
  for (let seed = 1000; seed < 1150; seed++) {
    const json = JSON.stringify(viewOf(await fuzzedInput(base, seed)));
    assert.doesNotMatch(json, /(?<!\\)(?:\\\\)*\\ud[89a-f]/, `seed ${seed}`);
  }
});
