import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { citationsOf } from "../../../src/presentation/citations.ts";
import { createNumbering } from "../../../src/presentation/numbering.ts";
import { present } from "../../../src/presentation/present.ts";
import { escapePointer } from "../../../src/domain/pointer.ts";
import type { Item } from "../../../src/report/blocks.ts";
import { createRenderer, type Renderer } from "../../../src/report/report.ts";
import { buildView } from "../../../src/report/view.ts";
import { readPdf } from "../../support/pdf.ts";
import { type Person, readOfficials, readPeople } from "../../report/invented-people.ts";

const officials = readOfficials();
const people = [...readPeople(), ...officials];

/**
 * Everything printed has evidence: for everybody in the invented world and the officials in the fixture, wherever it
 * is printed.
 */
describe("Everything said about anybody has its evidence", () => {
  test("in the API's answer: each member is cited, or explicitly unknown", () => {
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

  test("on the web and in a terminal: each value leads to a datasource", () => {
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

  test("in the PDF: each item has its references, or is under a name or in a row that has them", () => {
    let items = 0;
    for (const person of people) {
      const { name, ...input } = person;
      const { view } = buildView(
        { ...input, purpose: "due_diligence", requester: "Compliance", coverage: [] },
        { hasPicture: () => false },
      );
      for (const { item, proved } of itemsOf(view.sections, false)) {
        items++;
        assert.ok(proved, `${name}: ${JSON.stringify(item)}`);
      }
    }
    assert.ok(items > 3000, String(items));
  });

  test("and an average of posts names its posts", () => {
    let averages = 0;
    let sentences = 0;
    for (const { name, lookup } of people) {
      const { socialMedia, socialSummary = "" } = lookup.data ?? {};
      const sample = socialMedia?.sample;
      if (socialMedia?.averageLikes === undefined || sample === undefined) continue;
      averages++;
      assert.ok(
        sample.averagedPosts > 0 && sample.averagedPosts <= sample.collectedPosts,
        `${name}: ${JSON.stringify(sample)}`,
      );
      const [told] = / on average/u.test(socialSummary) ? [socialSummary] : [];
      if (told === undefined) continue;
      sentences++;
      const { postsWithLikes: counted = 0, collectedPosts: all } = sample;
      const newest =
        counted === sample.averagedPosts
          ? `newest ${counted} of ${all} posts`
          : `${counted} of ${all} posts that state their likes`;
      assert.ok(told.includes(counted === all ? `The ${all} posts got` : `The ${newest} got`), `${name}: ${told}`);
    }
    assert.ok(averages > 0 && sentences > 10, `${averages}, ${sentences}`);
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

describe("What is printed about anybody in the invented world is in what is cited, in the API, on the web and in the PDF:", () => {
  const printed = people.map((person) => ({ person, texts: printedOf(person) }));

  test("each year", () => {
    let years = 0;
    for (const { person, texts } of printed) {
      const stated = new Set(JSON.stringify([person.evidence, person.lookup.startedAt]).match(/(?<!\d)\d{4}(?!\d)/gu));
      for (const [where, text] of texts.filter(([, each]) => !each.includes("://")))
        for (const [year] of text.matchAll(/(?<![\p{L}\d.,/_-])(?:1[789]|20)\d\d(?![\p{L}\d/_]|[.,]\d)/gu)) {
          years++;
          assert.ok(stated.has(year), `${person.name}, ${where}: ${year} in "${text}"`);
        }
    }
    assert.ok(years > 3000, String(years));
  });

  test("each day", () => {
    let days = 0;
    for (const { person, texts } of printed) {
      const stated = new Set(JSON.stringify([person.evidence, person.lookup]).match(/(?<!\d)\d{4}-\d{2}-\d{2}/gu));
      for (const [where, text] of texts.filter(([, each]) => !each.includes("://")))
        for (const [whole, day = "", month = "", year] of text.matchAll(DAY)) {
          days++;
          const iso = `${year}-${String(MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
          assert.ok(stated.has(iso), `${person.name}, ${where}: ${whole} in "${text}"`);
        }
    }
    assert.ok(days > 100, String(days));
  });

  test("each figure of three digits or more, as a source states it or a cited member counts it", () => {
    let figures = 0;
    for (const { person, texts } of printed) {
      const known = JSON.stringify([person.evidence, person.lookup]);
      const stated = new Set([...digitsIn(known), ...(known.match(/\d{3,}/gu) ?? [])]);
      for (const [where, text] of texts.filter(([, each]) => !each.includes("://")))
        for (const figure of digitsIn(text)) {
          figures++;
          const isPhone = /^"?\+\d/u.test(text) && bare(known).includes(bare(text));
          assert.ok(isPhone || stated.has(figure), `${person.name}, ${where}: ${figure} in "${text}"`);
        }
    }
    assert.ok(figures > 1000, String(figures));
  });

  test("each role, with its title and its employer", () => {
    let roles = 0;
    for (const { person, texts } of printed) {
      for (const [at, role] of (person.lookup.data?.experiences ?? []).entries()) {
        const cited = bare(JSON.stringify(person.evidence[`/experiences/${at}`] ?? [])).toLowerCase();
        for (const said of [role.title, role.company].filter((each) => each && !/^member$/iu.test(each))) {
          roles++;
          assert.ok(cited.includes(bare(said ?? "").toLowerCase()), `${person.name}: ${said}`);
          for (const where of ["API", "web", "PDF"])
            assert.ok(
              texts.some(
                ([place, text]) =>
                  place === where &&
                  bare(text)
                    .toLowerCase()
                    .includes(bare(said ?? "").toLowerCase()),
              ),
              `${person.name}, ${where}: ${said}`,
            );
        }
      }
    }
    assert.ok(roles > 500, String(roles));
  });

  test("each flag, with its count and its sample", () => {
    let flags = 0;
    for (const { person, texts } of printed) {
      const web = texts.flatMap(([where, text]) => (where === "web" ? [text] : []));
      const pdf = JSON.stringify(viewOf(person).sections);
      for (const [flag, judged] of Object.entries(person.lookup.data?.socialMedia?.brandSafetyAnalysis ?? {})) {
        const { flaggedPosts = 0, topicPosts = 0, judgedPosts = 0 } = judged;
        const found = flaggedPosts + topicPosts;
        if (found === 0) continue;
        flags++;
        const sample = `${found} of ${judgedPosts.toLocaleString("en")} post`;
        assert.ok(
          web.some((text) => text.includes(sample)),
          `${person.name}, web: ${flag}, ${sample}`,
        );
        assert.ok(pdf.includes(sample), `${person.name}, PDF: ${flag}, ${sample}`);
      }
    }
    assert.ok(flags > 0, String(flags));
  });
});

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY = /(?<![\p{L}\d])(\d{1,2}) (\p{Lu}\p{Ll}{2,8}) (\d{4})(?!\d)/gu;

/**
 * Runs of three digits or more, without their grouping: in telephone numbers, references and dates as well as
 * figures.
 */
function digitsIn(text: string): readonly string[] {
  return (
    text.replace(/(?<=\d)[,\u202F\u00A0](?=\d{3}(?!\d))/gu, "").match(/(?<![\p{L}\d.])\d{3,}(?![\p{L}\d])/gu) ?? []
  );
}

/** Words that say that something is current. */
const LASTS = /\b(?:since|currently|today|present|serves|sits|has (?:been|served|held))\b/iu;

describe("Every date printed for an official comes from a source", () => {
  test("and the dead, and those whose offices a source ended, hold none now: in the API, on the web and in the PDF", () => {
    let over = 0;
    for (const { serves, ...person } of officials) {
      if (serves) continue;
      over++;
      for (const [where, text] of printedOf(person)) assert.doesNotMatch(text, LASTS, `${person.name}, ${where}`);
      assert.equal(person.lookup.data?.jobTitle, undefined, person.name);
    }
    assert.ok(over >= 4);
  });

  test("and current officials have held office since a day that a source states", () => {
    const [person] = officials.filter(({ serves }) => serves);
    assert.ok(person !== undefined);
    assert.match(person.lookup.data?.jobTitle ?? "", /President/u);
    const since = printedOf(person).flatMap(([, text]) => [...text.matchAll(/since (?:\p{Lu}\p{L}+ )?(\d{4})/gu)]);
    assert.ok(since.length > 0);
    for (const [words, year] of since) assert.equal(year, "2019", words);
  });

  test("and each year is in a statement about the person", () => {
    for (const person of officials) {
      const stated = new Set(JSON.stringify(person.evidence).match(/\b\d{4}\b/gu));
      for (const [where, text] of printedOf(person))
        for (const [year] of text.matchAll(/\b(?:1[789]|20)\d\d\b/gu))
          assert.ok(stated.has(year), `${person.name}, ${where}: ${year} in "${text}"`);
    }
  });

  test("and a bar whose end nobody states fades out after its beginning", () => {
    let open = 0;
    for (const person of officials) {
      for (const panel of shownOf(person).sections.flatMap(({ panels }) => panels)) {
        if (panel.kind !== "spans") continue;
        for (const span of panel.spans.filter((each) => each.open)) {
          open++;
          assert.ok(span.to <= span.from + 0.16, `${person.name}: ${span.label} ${span.text}`);
          assert.match(span.text, /^from /u);
        }
      }
    }
    assert.ok(open > 0);
  });
});

describe("The bytes of the report of an official", () => {
  const printed = new Map<string, string>();
  let renderer: Renderer;
  before(async () => {
    renderer = createRenderer({ processes: 1, timeoutMs: 60_000, log: { info() {}, warn() {}, error() {} } });
    for (const { name, serves: _, ...input } of officials) {
      const request = {
        ...input,
        revision: 1,
        purpose: "due_diligence",
        requester: "Compliance",
        coverage: [],
        pictures: new Map(),
      };
      const pdf = await renderer.render(request);
      printed.set(name, (await readPdf(pdf)).join(" "));
    }
  });
  after(() => renderer.close());

  test("contain every sentence of their summaries, and nothing current about the dead or those whose offices ended", () => {
    for (const { name, lookup, serves } of officials) {
      const text = printed.get(name) ?? "";
      for (const summary of [lookup.data?.overviewSummary, lookup.data?.careerSummary])
        for (const sentence of (summary ?? "").split(/(?<=\.) (?=\p{Lu})/u))
          assert.ok(bare(text).includes(bare(sentence)), `${name}: ${sentence}`);
      if (!serves) assert.doesNotMatch(aboutPerson(text), LASTS, name);
    }
  });

  test("contain no year that is not in a statement about them", () => {
    for (const { name, evidence, lookup } of officials) {
      const stated = new Set(JSON.stringify([evidence, lookup.startedAt]).match(/\b\d{4}\b/gu));
      for (const [year] of withoutAxes(aboutPerson(printed.get(name) ?? "")).matchAll(/\b(?:1[789]|20)\d\d\b/gu))
        assert.ok(stated.has(year), `${name}: ${year}`);
    }
  });
});

/** The pages before those that say where everything comes from and how to read a report. */
function aboutPerson(text: string): string {
  const end = text.lastIndexOf("How to read this report");
  const sources = text.lastIndexOf(" Sources ", end);
  return text.slice(0, sources < 0 ? end : sources);
}

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

/** Every text that is printed about a person, with where it is printed. */
function printedOf(person: Person): readonly (readonly [where: string, text: string])[] {
  const view = viewOf(person);
  const api = textsOf(person.lookup.data).map((text) => ["API", text] as const);
  const web = valuesOf(shownOf(person).sections).map(({ text }) => ["web", text] as const);
  const pdf = itemsOf([view.brief, view.sections], false).map(({ item }) => ["PDF", JSON.stringify(item.t)] as const);
  return [...api, ...web, ...pdf];
}

function viewOf({ lookup, evidence, datasources }: Person) {
  return buildView(
    { lookup, evidence, datasources, purpose: "due_diligence", requester: "Compliance", coverage: [] },
    { hasPicture: () => false },
  ).view;
}

function textsOf(node: unknown): readonly string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

function shownOf({ lookup, evidence }: Person) {
  return present({ data: lookup.data, evidence, today: lookup.finishedAt ?? lookup.startedAt, lookup });
}

function numberingOf({ evidence, datasources }: Person) {
  return createNumbering(citationsOf(evidence), datasources);
}

/** The pointers of all strings, numbers and booleans in a document. */
function leavesOf(node: unknown, pointer: string): readonly string[] {
  if (typeof node !== "object" || node === null) return node === undefined ? [] : [pointer];
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, `${pointer}/${escapePointer(name)}`));
}

/** A pointer and its ancestors. */
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

/**
 * Every item, and whether it or its parent has references; for the header of an account, whether all its posts have.
 */
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
