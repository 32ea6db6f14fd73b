import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { createRoom } from "../../src/asking/ask-connector.ts";
import type { Capture } from "../../src/connectors/connector.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { type JudgedRecordRow, listClaims, listRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import type { ClaimDraft, Finding } from "../../src/domain/claim.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { type SeenDetail, saw } from "../../src/domain/seen-detail.ts";
import { collect } from "../../src/pipeline/collect.ts";
import { resolve } from "../../src/pipeline/resolve.ts";
import { createSearch, type Search } from "../../src/search/search.ts";
import { indexCandidates } from "../../src/search/index-candidates.ts";
import { draftCandidate, draftLookup, type Invented, KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { createConnector, insertTestLookup, OWN, type Page, readPage, stageContext, takeUp } from "./kit.ts";
import { isDeepStrictEqual } from "node:util";

/** A page that may also state where its person lives, and describe them in sentences. */
interface PlacedPage extends Page {
  readonly place?: string;
  readonly about?: string;
  /** Set on a search engine's hit, which only says that this page is about somebody of that name. */
  readonly headlineOf?: string;
}

for (const engine of ENGINES) {
  describe(`Resolving on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    let search: Search;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
      search = createSearch(opened.database);
    });
    after(async () => {
      await search.close();
      await opened.close();
    });

    /** Imports people, as an operator would. */
    async function know(...people: readonly (Invented & { readonly location?: string })[]): Promise<string[]> {
      const drafts = people.map((person) => ({ ...draftCandidate(person), location: person.location ?? null }));
      const { written } = await saveCandidates(db, drafts);
      await indexCandidates(
        db,
        written.map(({ draft, number }) => ({
          number,
          names: [draft.fullName, ...draft.aliases],
          context: [],
          platforms: [],
          prominence: 0,
        })),
      );
      await search.refresh();
      return written.map(({ id }) => id);
    }

    /** What becomes of these pages in a lookup of this person, and which keys it would follow. */
    async function judge(
      person: { readonly name: string; readonly birthDate?: string; readonly location?: string; readonly id?: string },
      pages: readonly PlacedPage[] | (() => AsyncIterable<Capture>),
    ) {
      const subject = draftLookup().candidate;
      const candidate = {
        ...subject,
        fullName: person.name,
        birthDate: person.birthDate ?? null,
        location: person.location ?? null,
      };
      const id = await insertTestLookup(db, { candidate, candidateId: person.id ?? null });
      const lookup = await takeUp(db, id);
      const shelf = createConnector({ [OWN.value]: pages }, { read: readPlaced });
      const context = stageContext(db, [shelf], { search });
      await collect(lookup, [OWN], 0, { known: {}, disabled: new Set(), room: createRoom() }, context);
      const followed = await resolve(lookup, context);
      const rows = new Map((await listRecords(db, id)).map((row) => [row.externalId, row]));
      return { id, rows, followed: followed.map(({ value }) => value) };
    }

    test("Weighs a record against known namesakes, and the reasons say so", async () => {
      const person = { name: "Maren Oxley", birthDate: "1972", location: "Tacoma, Washington" };
      const page: PlacedPage = { id: "maren", name: "Maren Oxley", place: "Tacoma, Washington" };
      const alone = await judge(person, [page]);
      assert.equal(alone.rows.get("maren")?.judgement, "own");
      const [namesake] = await know({
        key: "import:maren",
        fullName: "Maren Oxley",
        birthDate: "1949",
        location: "Tacoma, Washington",
      });
      const beside = await judge(person, [page, { ...page, id: "elder", birthDate: "1949" }]);
      assert.equal(beside.rows.get("maren")?.judgement, "undecided");
      assert.ok(
        details(beside.rows.get("maren")).some(
          ({ code, values }) => code === "fitsCandidate" && values[0] === namesake,
        ),
      );
      assert.equal(beside.rows.get("elder")?.judgement, "other");
      assert.ok(
        details(beside.rows.get("elder")).some((seen) => isDeepStrictEqual(seen, saw("bornHereAndKnown", 1949, 1972))),
      );
    });

    test("Follows the keys of own records, but not those of undecided and other ones", async () => {
      const key = (value: string): Identifier => ({ kind: "email", value });
      const { id, rows, followed } = await judge({ name: "Tobias Renner", birthDate: "1980-05-06" }, [
        { id: "own", name: "Tobias Renner", birthDate: "1980-05-06", identifiers: [key("own@example.org")] },
        { id: "bare", name: "Tobias Renner", identifiers: [key("bare@example.org")], skills: ["Poison"] },
        { id: "other", name: "Tobias Renner", birthDate: "1931", identifiers: [key("other@example.org")] },
      ]);
      const judgements = [...rows].map(([name, { judgement }]) => `${name} ${judgement}`).sort();
      assert.deepEqual(judgements, ["bare undecided", "other other", "own own"]);
      assert.deepEqual(followed, ["own@example.org"]);
      // The claims of an undecided record are kept for a later decision, those of another person's are not.
      const kept = new Set((await listClaims(db, KEYRING, id)).map(({ recordId }) => recordId));
      assert.ok(!kept.has(rows.get("other")?.id ?? ""));
    });

    test("Follows public addresses of an undecided record with the person's whole name, and nothing else of it", async () => {
      const keys: Identifier[] = [
        { kind: "email", value: "ida@example.org" },
        { kind: "phone", value: "+12025550147" },
        { kind: "profileUrl", value: "https://x.com/idarenner" },
        { kind: "website", value: "ida.example.org" },
      ];
      const { rows, followed } = await judge({ name: "Ida Renner" }, [
        { id: "bare", name: "Ida Renner", identifiers: keys },
        { id: "short", name: "Ida", identifiers: [{ kind: "website", value: "short.example.org" }] },
      ]);
      assert.equal(rows.get("bare")?.judgement, "undecided");
      assert.deepEqual(followed.toSorted(), ["https://x.com/idarenner", "ida.example.org"]);
    });

    test("Searches for the person under a name in another script that an own record gives them", async () => {
      const key: Identifier = { kind: "email", value: "ren@example.org" };
      const { followed } = await judge({ name: "Reiko Minamori", birthDate: "1980-05-06" }, [
        { id: "own", name: "Reiko Minamori", birthDate: "1980-05-06", identifiers: [key] },
        { id: "kanji", name: "南森玲子", birthDate: "1980-05-06", identifiers: [key] },
      ]);
      assert.deepEqual(followed.toSorted(), ["ren@example.org", "ren@example.org", "南森玲子"]);
    });

    test("A candidate imported twice is not their own namesake", async () => {
      const facts = { birthDate: "1972-03-04", location: "Leeds, United Kingdom" };
      const twice = { ...facts, fullName: "Runa Selby", identifiers: [OWN] };
      const [id] = await know({ key: "first:runa", ...twice }, { key: "second:runa", ...twice });
      const page = { id: "page", name: "Runa Selby", birthDate: facts.birthDate, place: facts.location };
      const { rows } = await judge({ ...facts, name: "Runa Selby", id: id ?? "" }, [page]);
      assert.equal(rows.get("page")?.judgement, "own");
    });

    test("Reads claims from the sentences that describe the person, with quotations", async () => {
      const about = "Edda Thorne lives in Leeds. She has worked as an engraver at Corvane Labs since 2015.";
      const page = { id: "page", name: "Edda Thorne", birthDate: "1972-03-04", about };
      const { id, rows } = await judge({ name: "Edda Thorne", birthDate: "1972-03-04" }, [page]);
      assert.equal(rows.get("page")?.judgement, "own");
      const home = (await listClaims(db, KEYRING, id)).find(({ property }) => property === "location");
      assert.deepEqual([home?.value, home?.locator, home?.quote], ["Leeds", "/about", "Edda Thorne lives in Leeds."]);
    });

    test("A headline belongs to the record of its page if that was read, and is a lead otherwise", async () => {
      const read: PlacedPage = { id: "read", name: "Solveig Marr", birthDate: "1972-03-04", place: "Leeds" };
      const headlineOf = (id: string): PlacedPage => ({ id: `about-${id}`, name: "Solveig Marr", headlineOf: id });
      const { id, rows } = await judge({ name: "Solveig Marr", birthDate: "1972-03-04" }, [
        headlineOf("read"),
        headlineOf("unread"),
        read,
      ]);
      assert.deepEqual([...rows.keys()].sort(), ["about-unread", "read"]);
      assert.deepEqual([rows.get("read")?.judgement, rows.get("about-unread")?.judgement], ["own", "undecided"]);
      const said = (await listClaims(db, KEYRING, id)).filter(({ property }) => property === "article");
      assert.deepEqual(
        said.map(({ recordId }) => recordId).sort(),
        [rows.get("about-unread")?.id, rows.get("read")?.id].sort(),
      );
    });

    test("A claim stated again by a newer datasource remains one claim, with the newer time", async () => {
      const page: PlacedPage = { id: "page", name: "Sunniva Hale", birthDate: "1972-03-04", place: "Leeds" };
      const capture = (year: number): Capture => ({
        kind: "page",
        url: `https://shelf.example.net/${year}`,
        mediaType: "application/json",
        collectedAt: `${year}-05-06T00:00:00.000Z`,
        data: JSON.stringify({ ...page, year }),
      });
      const { id } = await judge({ name: "Sunniva Hale", birthDate: "1972-03-04" }, async function* () {
        yield* [capture(2020), capture(2024), capture(2022)];
      });
      const homes = (await listClaims(db, KEYRING, id)).filter(({ property }) => property === "location");
      assert.deepEqual(
        homes.map(({ collectedAt }) => collectedAt),
        ["2024-05-06T00:00:00.000Z"],
      );
    });

    test("The reasons in a lookup never reveal another person's birth or residence", async () => {
      await know({
        key: "import:idris",
        fullName: "Idris Quayle",
        birthDate: "1955-07-08",
        location: "Halifax, Canada",
      });
      const { rows } = await judge({ name: "Idris Quayle" }, [{ id: "page", name: "Idris Quayle" }]);
      const said = details(rows.get("page")).join("\n");
      assert.equal(rows.get("page")?.judgement, "undecided");
      assert.doesNotMatch(said, /1955|Halifax/u);
    });
  });
}

function* readPlaced(capture: Capture): Iterable<Finding> {
  const { id, name, place, about, headlineOf } = JSON.parse(capture.data) as PlacedPage;
  if (headlineOf !== undefined) {
    const url = `https://shelf.example.net/${headlineOf}`;
    const value = { title: "A prize for letters", url };
    const claim = { property: "article", value, locator: "/name", method: "stated", confidence: 0.8 } as const;
    const pages = [{ kind: "website", value: `shelf.example.net/${headlineOf}` } as const];
    yield { externalId: id, url, name, claims: [claim], identifiers: [], pages };
    return;
  }
  const stated = { method: "stated", confidence: 1 } as const;
  const told: ClaimDraft[] = [
    ...(place === undefined ? [] : [{ property: "location", value: place, locator: "/place", ...stated } as const]),
    ...(about === undefined ? [] : [{ property: "biography", value: about, locator: "/about", ...stated } as const]),
  ];
  for (const finding of readPage(capture)) yield { ...finding, claims: [...finding.claims, ...told] };
}

function details(row: JudgedRecordRow | undefined): SeenDetail[] {
  return (row?.features ?? []).flatMap(({ seen }) => seen ?? []);
}
