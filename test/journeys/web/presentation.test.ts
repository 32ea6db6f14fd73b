import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser } from "playwright-core";
import { renderLookup } from "../../../src/cli/profile.ts";
import type { Schemas } from "../../../src/client/client.ts";
import type { PanelFact, Panel, Presentation, Value } from "../../../src/presentation/panel.ts";
import { present } from "../../../src/presentation/present.ts";
import { createRenderer } from "../../../src/report/report.ts";
import { aroundMark, isMarked, type Person, readMarkedPeople, readPeople } from "../../report/invented-people.ts";
import { releaseBrowser, takeBrowser } from "../../support/browser.ts";
import { coverOf } from "../../support/cover.ts";
import { readPdf } from "../../support/pdf.ts";
import { openServedReport, type ServedReport } from "../../web/served-report.ts";

let browser: Browser;
let report: ServedReport;
before(async () => {
  browser = await takeBrowser();
  report = await openServedReport(browser);
});
after(async () => await releaseBrowser());

test("A member that nothing states is shown nowhere on the web, whichever it is", async () => {
  const members = new Set<string>();
  for (const { item: person, adds } of coverOf(readMarkedPeople(), unknownMembers)) {
    for (const member of adds) members.add(member);
    await report.show(person);
    const shown = await report.page.evaluate(() => document.body.outerHTML);
    assert.ok(!isMarked(shown), `${person.name}: ${aroundMark(shown)}`);
  }
  assert.ok(members.size > 20, [...members].join(" "));
});

/** The members for which somebody's evidence is empty, wherever in a list they are. */
function unknownMembers({ evidence }: Person): readonly string[] {
  const pointers = Object.keys(evidence).filter((pointer) => evidence[pointer]?.length === 0);
  return [...new Set(pointers.map((pointer) => pointer.replace(/\/\d+(?=\/|$)/g, "/*")))];
}

test("Every value has one name and one text in the PDF, on the web and in a terminal", async () => {
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000 });
  const kinds = new Set<Panel["kind"]>();
  try {
    for (const { person, presentation } of pickPeople()) {
      const { lookup, evidence, datasources } = person;
      const made = { requester: "Compliance", purpose: "self", revision: 1, coverage: [], pictures: new Map() };
      const input = { lookup, evidence, datasources, ...made };
      const pdf = (await readPdf(await renderer.render(input))).join(" ");
      await report.show(person);
      const web = await report.page.locator(".report").evaluate((element) => element.textContent ?? "");
      const shown = { pdf: bare(pdf), web: bare(web), terminal: bare(renderOnTerminal(person)) };
      const values = presentation.sections.flatMap(({ panels }) => panels.flatMap(valuesOf));
      assert.ok(values.length > 20, person.name);
      for (const { label, value } of values) {
        for (const [where, text] of Object.entries(shown)) {
          assert.ok(isShown(text, label, value.text), `${person.name}, ${where}: ${label} ${JSON.stringify(value)}`);
        }
      }
      for (const panel of presentation.sections.flatMap(({ panels }) => panels)) kinds.add(panel.kind);
    }
  } finally {
    await renderer.close();
  }
  const missing = KINDS.filter((kind) => !kinds.has(kind));
  assert.deepEqual(missing, [], "nobody has such a panel");
});

const KINDS: readonly Panel["kind"][] = [
  "summary",
  "facts",
  "figures",
  "pairs",
  "words",
  "links",
  "advice",
  "entries",
  "cards",
  "photos",
  "table",
  "spans",
  "bars",
  "splits",
  "columns",
  "flags",
  "posts",
];

/** The fewest people that together have every kind of panel, without those whose names run from right to left. */
function pickPeople(): readonly { readonly person: Person; readonly presentation: Presentation }[] {
  const people = readPeople().filter(({ lookup }) => !/[\u0590-\u08ff]/.test(JSON.stringify(lookup.data)));
  const presented = people.map((person) => {
    const { lookup, evidence } = person;
    return { person, presentation: present({ data: lookup.data, evidence, today: lookup.startedAt }) };
  });
  return coverOf(presented, ({ presentation }) =>
    presentation.sections.flatMap(({ panels }) => panels.map(({ kind }) => kind)),
  ).map(({ item }) => item);
}

interface Named {
  readonly label: string;
  readonly value: Value;
}

/** The text of a panel. */
function valuesOf(panel: Panel): readonly Named[] {
  switch (panel.kind) {
    case "facts":
    case "pairs":
    case "figures":
      return panel.facts.flatMap(namedOf);
    case "advice":
      return panel.sides.flatMap(({ facts }) => facts.flatMap(namedOf));
    case "words":
      return namedOf({ label: panel.title, values: panel.values });
    case "entries":
      return panel.entries.flatMap(({ name, when, under, facts, text, pointer }) => [
        ...unnamed(name, ...under, { pointer, text: when }, text),
        ...facts.flatMap((fact) => namedOf({ ...fact, values: fact.values.slice(0, 1) })),
      ]);
    case "cards":
      return panel.cards.flatMap(({ name, lines, facts }) => [...unnamed(name, ...lines), ...facts.flatMap(namedOf)]);
    case "photos":
      return unnamed(...panel.photos.map(({ caption }) => caption));
    case "table":
      return panel.rows.flatMap(({ cells }) => unnamed(...cells));
    case "bars":
      return panel.bars;
    case "splits":
      return panel.splits.flatMap(({ shares }) => shares);
    case "flags":
      // Paper lists the flags of one state on one line.
      return panel.flags.flatMap(({ label, value }) => unnamed({ ...value, text: label }, value));
    case "posts":
      // Paper shows their newest two pages, and says how many it leaves out.
      return panel.posts.slice(0, 20).flatMap(({ head, when, text, figures }) => unnamed(head, when, text, ...figures));
    // Numbers interrupt their sentences; addresses are shortened on the web; charts draw what is stated elsewhere.
    case "summary":
    case "links":
    case "spans":
    case "columns":
      return [];
  }
}

/** The label precedes the first of several values. */
function namedOf({ label, values }: PanelFact): readonly Named[] {
  return values.map((value, index) => ({ label: index === 0 ? label : "", value }));
}

function unnamed(...values: readonly (Value | null)[]): readonly Named[] {
  return values.filter((value) => value !== null).map((value) => ({ label: "", value }));
}

/** A label is next to its value, with at most source numbers between them: in figures of the PDF it follows. */
function isShown(shown: string, label: string, text: string): boolean {
  const [name, value] = [bare(label), bare(text).slice(0, 200)];
  if (name === "") return shown.includes(value);
  const between = "\\d{0,12}";
  return new RegExp(`${escape(name)}${between}${escape(value)}|${escape(value)}${between}${escape(name)}`).test(shown);
}

/** Letters and digits: white space, dashes and line breaks are up to the renderer. */
function bare(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}%]+/gu, "");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function renderOnTerminal({ lookup, evidence, datasources }: Person): string {
  const rows = datasources.map((row) => ({ ...row, lookupId: lookup.lookupId, data: "", recordIds: [] }));
  const terminal = { columns: 2_000, style: (_: unknown, text: string) => text } as never;
  const backing = { evidence: evidence as Schemas["Evidence"], datasources: rows, coverage: [] };
  return renderLookup(lookup as Schemas["Lookup"], backing, terminal);
}
