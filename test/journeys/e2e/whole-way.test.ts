import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { callService, NDJSON, waitForEnd } from "../../api/http.ts";
import { ENGINES } from "../../support/database.ts";
import { readPdf } from "../../support/pdf.ts";
import { startService, type TestService } from "../../support/service.ts";
import { readMembers } from "../../e2e/congress.ts";
import { findFaults } from "../../e2e/seed-tables.ts";

const datasets = process.env["CANDOR_DATASETS"];
const CANTWELL = "C000127";
const CRUZ = "C001098";
const OBAMA = "O000167";

interface Claim {
  readonly claimId: string;
  readonly value: unknown;
  readonly datasourceId: string;
  readonly locator: string;
  readonly quote?: string;
  readonly method: string;
  readonly confidence: number;
}
interface Datasource {
  readonly datasourceId: string;
  readonly data: string;
  readonly source: string;
}
type Data = Record<string, unknown>;

/** What a report of this profile prints word for word. */
function printedValues(data: Data): readonly string[] {
  const members = (list: unknown, ...names: readonly string[]) =>
    ((list ?? []) as readonly Record<string, unknown>[]).flatMap((entry) => names.map((name) => entry[name]));
  return [
    ...["fullName", "jobTitle", "company", "location", "nationality"].map((name) => data[name]),
    ...((data["emails"] ?? []) as readonly string[]),
    ...members(data["experiences"], "title", "company"),
    ...members(data["education"], "title"),
    ...members(data["hobbies"], "title"),
    ...members(data["events"], "title"),
    ...members(data["dataBreaches"], "title"),
  ].filter((value): value is string => typeof value === "string" && value !== "");
}

/**
 * Lines break anywhere in a document, and marks at line breaks are not always copied: letters and digits are
 * compared.
 */
function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

for (const engine of ENGINES) {
  describe(`From import to PDF on the ${engine} engine`, () => {
    let service: TestService;
    const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      await callService(service, method, path, { body, headers });
    const api = { call: async (method: string, path: string) => await callService(service, method, path) };
    before(async () => {
      service = await startService({ engine });
    });
    after(() => service.stop());

    /** Search, create, wait, read everything, download, list: each body matches the tables. */
    async function goTheWholeWay(query: string, fullName: string): Promise<Data> {
      const candidateId = await search(query, fullName);
      const created = await call("POST", "/lookups", { candidateId });
      assert.equal(created.status, 201, created.text);
      assert.deepEqual(findFaults("Lookup", created.body), []);
      const { lookupId } = created.body as { lookupId: string };
      const lookup = await waitForEnd(api, lookupId);
      assert.deepEqual(findFaults("Lookup", lookup), []);
      assert.deepEqual([lookup["status"], lookup["stage"]], ["success", "done"]);
      const data = lookup["data"] as Data;
      await checkCandidate(lookupId, candidateId);
      await checkEvidence(lookupId, data);
      await checkCoverage(lookupId);
      await checkReport(lookupId, data);
      await checkHistoryAndErasure(lookupId);
      return data;
    }

    async function search(query: string, fullName: string): Promise<string> {
      const found = await call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
      assert.equal(found.status, 200, found.text);
      assert.deepEqual(findFaults("SearchPage", found.body), []);
      const { results } = found.body as { results: { candidateId: string; fullName: string; avatarUrl: string }[] };
      const [first] = results;
      assert.equal(first?.fullName, fullName);
      assert.equal((await fetch(first?.avatarUrl ?? "")).status, 200);
      return first?.candidateId ?? "";
    }

    async function checkCandidate(lookupId: string, candidateId: string): Promise<void> {
      const byId = (await call("GET", `/lookups/${lookupId}?candidate=id`)).body as Data;
      assert.deepEqual(findFaults("Lookup", byId), []);
      assert.deepEqual([byId["candidateId"], byId["candidate"]], [candidateId, undefined]);
      const byValue = (await call("GET", `/lookups/${lookupId}`)).body as Data;
      assert.deepEqual([typeof byValue["candidate"], byValue["candidateId"]], ["object", undefined]);
    }

    async function checkEvidence(lookupId: string, data: Data): Promise<void> {
      const datasources = (await call("GET", `/lookups/${lookupId}/datasources`)).body as Datasource[];
      assert.deepEqual(findFaults("Datasource[]", datasources), []);
      assert.ok(datasources.length > 0);
      const evidence = (await call("GET", `/lookups/${lookupId}/evidence`)).body as Record<string, Claim[]>;
      const covered = Object.keys(evidence).map((pointer) => pointer.replace(/#.*$/, ""));
      const bare = listLeaves(data).filter(
        (leaf) => !covered.some((pointer) => leaf === pointer || leaf.startsWith(`${pointer}/`)),
      );
      assert.deepEqual(
        bare.filter((leaf) => !MADE_BY_THE_SERVICE.test(leaf)),
        [],
      );
      const documents = new Map(datasources.map((each) => [each.datasourceId, openDocument(each.data)]));
      const lost = Object.values(evidence)
        .flat()
        .filter(({ datasourceId, locator, quote }) => !stands(documents.get(datasourceId), locator, quote));
      assert.deepEqual(lost, []);
      assert.deepEqual(listUncited(data, evidence), []);
    }

    async function checkCoverage(lookupId: string): Promise<void> {
      const probes = (await call("GET", `/lookups/${lookupId}/coverage`)).body as Data[];
      assert.ok(probes.some((probe) => probe["outcome"] === "found"));
      for (const probe of probes) {
        assert.deepEqual(
          ["connector", "identifierKind", "outcome", "ms"].map((name) => typeof probe[name]),
          ["string", "string", "string", "number"],
        );
      }
    }

    async function checkReport(lookupId: string, data: Data): Promise<void> {
      const link = await call("GET", `/lookups/${lookupId}/pdf`);
      assert.deepEqual(findFaults("Report", link.body), []);
      const response = await fetch((link.body as { url: string }).url);
      assert.deepEqual([response.status, response.headers.get("content-type")], [200, "application/pdf"]);
      const bytes = Buffer.from(await response.arrayBuffer());
      assert.match(bytes.toString("latin1"), /\/StructTreeRoot|\/ObjStm/);
      const text = lettersOf((await readPdf(bytes)).join(" "));
      const missing = printedValues(data).filter((value) => !text.includes(lettersOf(value)));
      assert.deepEqual(missing, [], "the report prints every one of these");
    }

    async function checkHistoryAndErasure(lookupId: string): Promise<void> {
      const history = (await call("GET", "/lookups?limit=1")).body as { results: Data[] };
      assert.equal(history.results[0]?.["lookupId"], lookupId);
      assert.deepEqual(findFaults("Lookup[]", history.results), []);
      const erased = await call("DELETE", `/lookups/${lookupId}`);
      assert.equal(erased.status, 200);
      for (const rest of ["", "/datasources", "/evidence", "/coverage", "/pdf"]) {
        assert.equal((await call("GET", `/lookups/${lookupId}${rest}`)).status, 404);
      }
    }

    test("An invented person goes the whole way, and every body matches the tables", async () => {
      const data = await goTheWholeWay("amara okonkwo", "Amara Okonkwo");
      assert.equal(data["fullName"], "Amara Okonkwo");
      assert.ok((data["experiences"] as unknown[]).length > 0);
      assert.ok(data["socialMedia"]);
    });

    // What a lookup asks of an engine does not depend on the person.
    if (engine === "embedded") return;
    describe("People in the register", { skip: datasets === undefined && "CANDOR_DATASETS is not set" }, () => {
      before(async () => {
        const file = await readMembers(join(datasets ?? "", "data/us-congress"), [CANTWELL, CRUZ, OBAMA]);
        const first = await call("POST", "/imports?format=candor", file, NDJSON);
        assert.deepEqual([first.status, (first.body as Data)["rejected"]], [201, 0], first.text);
        const again = await call("POST", "/imports?format=candor", file, NDJSON);
        assert.deepEqual([(again.body as Data)["candidates"], (again.body as Data)["documents"]], [0, 0]);
      });

      test("A member of Congress goes the whole way, with terms, committees, education and similar people", async () => {
        const data = await goTheWholeWay("cantwell, maria", "Maria Cantwell");
        const { fullName, gender, birthYear } = data as { fullName: string; gender: string; birthYear: number };
        assert.deepEqual([fullName, gender, birthYear], ["Maria Cantwell", "female", 1958]);
        const experiences = data["experiences"] as { title: string; company: string; dateFrom?: string }[];
        assert.ok(experiences.some(({ title, dateFrom }) => /Senator/.test(title) && dateFrom?.startsWith("20")));
        assert.ok(experiences.some(({ company, title }) => /Committee/.test(company + title)));
        assert.ok((data["education"] as { title: string }[]).some(({ title }) => /Miami University/.test(title)));
        assert.ok(
          (data["phoneNumbers"] as string[]).some((phone) => phone.replaceAll(/\D/g, "").endsWith("2022243441")),
        );
        assert.ok((data["socialMediaLinks"] as string[]).some((link) => /x\.com|facebook\.com/.test(link)));
        const similar = data["similarPeople"] as { name: string; reason?: string }[];
        assert.ok(similar.some(({ name, reason }) => /Cruz/.test(name) && /Committee/.test(reason ?? "")));
        for (const summary of ["overviewSummary", "careerSummary"]) assert.match(String(data[summary]), /Cantwell/);
      });

      test("A president's posts yield the recent ones, the top one and the averages", async () => {
        const data = await goTheWholeWay("Barack Obama", "Barack Obama");
        const { recentPosts, topPost, averageLikes, averageShares } = data["socialMedia"] as {
          recentPosts: { date: string; likeCount: number }[];
          topPost: { likeCount: number };
          averageLikes: number;
          averageShares: number;
        };
        assert.equal(recentPosts.length, 50);
        assert.deepEqual(
          recentPosts
            .map((post) => post.date)
            .toSorted()
            .toReversed(),
          recentPosts.map((post) => post.date),
        );
        assert.ok(recentPosts.every((post) => post.likeCount <= topPost.likeCount));
        assert.ok(averageLikes > averageShares && averageShares > 0);
      });
    });
  });
}

/**
 * What no datasource states: addresses of the service's own pages and pictures, and required members that are
 * unknown.
 */
const MADE_BY_THE_SERVICE =
  /^\/(?:url|slug|sources\/\d+|verifiedSources\/\d+|avatarUrl)$|(?:imageUrl|logoUrl|thumbnailUrl|avatarUrl)$/;

/** JSON pointers of every meaningful string, number and boolean in a profile. */
function listLeaves(value: unknown, pointer = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => listLeaves(each, `${pointer}/${index}`));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => listLeaves(each, `${pointer}/${name}`));
  }
  return value === "" || value === 0 || value === false || value === null ? [] : [pointer];
}

/**
 * A raw text, and its value as JSON, which is parsed once if a claim points into it: thousands may cite one document.
 */
interface OpenDocument {
  readonly text: string;
  readonly json: () => unknown;
}

function openDocument(text: string): OpenDocument {
  let read: { readonly json: unknown } | undefined;
  return { text, json: () => (read ??= { json: JSON.parse(text) }).json };
}

/** Whether the quoted words, or the JSON value, are at the locator in the raw text. */
function stands(document: OpenDocument | undefined, locator: string, quote: string | undefined): boolean {
  if (document === undefined) return false;
  const { text } = document;
  const range = /^char=(\d+),(\d+)$/.exec(locator);
  if (range) return quote !== undefined && text.slice(Number(range[1]), Number(range[2])) === quote;
  let value = document.json();
  for (const part of locator.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = (value as Record<string, unknown> | undefined)?.[name];
  }
  return (
    value !== undefined && (quote === undefined || JSON.stringify(value).includes(JSON.stringify(quote).slice(1, -1)))
  );
}

/** Sentences of summaries that no claim supports. */
function listUncited(data: Data, evidence: Readonly<Record<string, readonly Claim[]>>): string[] {
  return Object.entries(data).flatMap(([name, text]) => {
    if (!name.endsWith("Summary") || typeof text !== "string") return [];
    const ranges = Object.keys(evidence).flatMap((pointer) => {
      const [, from, to] = new RegExp(`^/${name}#char=(\\d+),(\\d+)$`).exec(pointer) ?? [];
      return from === undefined ? [] : [[Number(from), Number(to)] as const];
    });
    const holes = [...text].flatMap((_, at) => (ranges.some(([from, to]) => from <= at && at < to) ? [] : [at]));
    return holes.filter((at) => /\S/.test(text[at] ?? "")).length === 0 ? [] : [`${name}: ${text}`];
  });
}
