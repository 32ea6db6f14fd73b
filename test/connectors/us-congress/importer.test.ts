import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { congressImporter } from "../../../src/connectors/us-congress/importer.ts";
import { readImportLine } from "../../../src/importers/candor-ndjson.ts";
import {
  type CandidateImportRow,
  type DocumentImportRow,
  type Folder,
  ImportFormatError,
  type ImportLine,
  type Rejection,
} from "../../../src/importers/importer.ts";
import { diskFolder } from "../../importers/disk-folder.ts";
import { memoryFolder } from "../../importers/memory-folder.ts";
import { CONGRESS_FILES } from "./congress-files.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

describe("the congress importer", () => {
  test("makes one candidate of each person, whatever files they are in", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const candidates = rows.filter((row) => row.type === "candidate");
    assert.deepEqual(
      candidates.map(({ key, fullName, headline, company, prominence }) => [
        key,
        fullName,
        headline,
        company,
        prominence,
      ]),
      [
        [
          "us-congress:E000901",
          "Ada M. Example",
          "Outreach Chair, U.S. Senator from Vermont",
          "United States Senate",
          80,
        ],
        ["us-congress:E000902", "Ben Sample", "Delegate from Guam", "United States House of Representatives", 65],
        ["us-congress:E000904", "Dora Q. Model", "Former President of the United States", undefined, 90],
        [
          "us-congress:govtrack-900905",
          "Emil Pattern",
          "President of the United States",
          "Executive Office of the President",
          100,
        ],
        ["us-congress:E000903", "Carl Instance", "Former U.S. Representative from Washington", undefined, 10],
      ],
    );
  });

  test("gives a candidate every name, key and account in the folder", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const ada = candidateOf(rows, "us-congress:E000901");
    assert.deepEqual(ada.aliases, ["Ada Example", "Addie Example"]);
    assert.equal(ada.birthDate, "1961-02-03");
    assert.equal(ada.location, "Vermont");
    assert.equal(ada.avatarUrl, "https://unitedstates.github.io/images/congress/225x275/E000901.jpg");
    const keys = ada.identifiers?.map(({ kind, value }) => `${kind} ${value}`) ?? [];
    for (const key of [
      "externalId bioguide:E000901",
      "externalId fec:S0VT00901",
      "externalId wikidata:Q900000901",
      "phone +12025550101",
      "phone +18025550102",
      "website example.senate.gov",
      "profileUrl https://www.youtube.com/channel/UCaBcDeFgHiJkLmNoPqRsTuV",
    ]) {
      assert.ok(keys.includes(key), key);
    }
    assert.deepEqual(
      ada.presences?.map(({ url }) => url),
      ["https://x.com/senadaexample", "https://www.youtube.com/@adaexample", "https://social.example.org/@adaexample"],
    );
  });

  test("writes the register's entries in the register's format and under its addresses", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const register = "https://unitedstates.github.io/congress-legislators";
    const ada = documentOf(rows, `${register}/legislators-current.json#E000901`);
    assert.equal(ada.collectedAt, "2026-06-15T00:00:00.000Z");
    assert.deepEqual(ada.identifiers, [
      { kind: "candidate", value: "us-congress:E000901" },
      { kind: "externalId", value: "bioguide:E000901" },
    ]);
    const entry = JSON.parse(ada.data);
    assert.deepEqual(entry.bio, { birthday: "1961-02-03", gender: "F" });
    assert.deepEqual(entry.terms[0], {
      type: "rep",
      start: "2007-01-04",
      end: "2009-01-03",
      state: "VT",
      district: 0,
      party: "Independent",
    });
    assert.equal(entry.terms[1].phone, "202-555-0101");
    assert.equal(entry.terms[1].class, 1);
    const carl = JSON.parse(documentOf(rows, `${register}/legislators-historical.json#E000903`).data);
    assert.deepEqual(
      carl.terms.map(({ type, start, district }: Record<string, unknown>) => [type, start, district]),
      [
        ["rep", "1887-03-04", undefined],
        ["rep", "1889-12-02", 1],
      ],
    );
    assert.deepEqual(carl.leadership_roles, [
      { title: "Speaker of the House", chamber: "house", start: "1889-12-04", end: "1891-03-03" },
    ]);
    const dora = JSON.parse(documentOf(rows, `${register}/executive.json#E000904`).data);
    assert.equal(dora.terms[1].type, "prez");
    assert.deepEqual(documentOf(rows, `${register}/executive.json#govtrack-900905`).identifiers, [
      { kind: "candidate", value: "us-congress:govtrack-900905" },
      { kind: "externalId", value: "govtrack:900905" },
    ]);
    const social = JSON.parse(documentOf(rows, `${register}/legislators-social-media.json#E000901`).data);
    assert.equal(social.social.twitter, "SenAdaExample");
    const offices = JSON.parse(documentOf(rows, `${register}/legislators-district-offices.json#E000901`).data);
    assert.deepEqual(offices.offices[1], { city: "Rutland", state: "VT" });
  });

  test("prints the directory's name above the biography", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const biography = documentOf(rows, "https://bioguide.congress.gov/search/bio/E000901");
    assert.equal(biography.mediaType, "text/plain");
    assert.equal(biography.collectedAt, "2024-12-18T00:00:00.000Z");
    assert.match(biography.data, /^EXAMPLE, Ada M\.\nA Senator and a Representative from Vermont; /);
  });

  test("files one committee document under all its members", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const [committee, ...others] = rows.filter(
      (row) => row.type === "document" && row.kind === "us-congress/committee",
    );
    assert.deepEqual(others, []);
    assert.ok(committee?.type === "document");
    assert.deepEqual(
      committee.identifiers.map(({ value }) => value),
      ["bioguide:E000901", "bioguide:E000902"],
    );
    const { members, subcommittees } = JSON.parse(committee.data);
    assert.deepEqual(members, [
      { name: "Ada M. Example", party: "majority", rank: 1, title: "Chair", bioguide: "E000901" },
      { name: "Ben Sample", party: "minority", rank: 1, bioguide: "E000902" },
    ]);
    assert.equal(subcommittees[0].members[0].bioguide, "E000901");
  });

  test("writes posts in pages of a hundred, newest first, escaped as they were sent", async () => {
    const { rows } = await read(memoryFolder(CONGRESS_FILES));
    const pages = rows.filter((row) => row.type === "document" && row.kind === "x/posts") as DocumentImportRow[];
    const dora = pages.filter(({ identifiers }) => identifiers[0]?.value === "https://x.com/doramodel");
    assert.deepEqual(
      dora.map(({ data }) => JSON.parse(data).data.length),
      [100, 1],
    );
    assert.match(dora[1]?.url ?? "", /until_id=900000000000000001$/);
    const [first] = JSON.parse(dora[0]?.data ?? "").data;
    assert.equal(first.id, "900000000000000100");
    assert.equal(first.text, "Bread &amp; roses 100");
    assert.deepEqual(first.public_metrics, { retweet_count: 2, reply_count: 1, like_count: 3 });
    const ben = JSON.parse(pages.find(({ url }) => url.includes("/users/900902/tweets"))?.data ?? "");
    assert.deepEqual(
      ben.data.map(({ created_at, referenced_tweets }: Record<string, unknown>) => [created_at, referenced_tweets]),
      [
        ["2017-07-02T04:18:56.000Z", [{ type: "retweeted", id: "881156531454066688" }]],
        ["2017-07-02T04:17:56.000Z", [{ type: "quoted", id: "881334448473559042" }]],
      ],
    );
    assert.deepEqual(ben.includes.users, [{ id: "900902", name: "Ben Sample", username: "BenSample" }]);
  });

  test("writes only rows that an import accepts, the same each time", async () => {
    const first = await read(memoryFolder(CONGRESS_FILES));
    const second = await read(memoryFolder(CONGRESS_FILES));
    assert.deepEqual(first, second);
    for (const row of first.rows) assert.deepEqual(readImportLine(JSON.stringify(row)), { row });
  });

  test("reports a broken line and keeps the others", async () => {
    const files = {
      ...CONGRESS_FILES,
      "legislators.jsonl": `{"bioguide":\n\n${CONGRESS_FILES["legislators.jsonl"]}{}\n`,
    };
    const { rows, rejections } = await read(memoryFolder(files));
    assert.deepEqual(rows, (await read(memoryFolder(CONGRESS_FILES))).rows);
    assert.deepEqual(
      rejections.map(({ path, line }) => [path, line]),
      [
        ["legislators.jsonl", 1],
        ["legislators.jsonl", 5],
      ],
    );
    assert.equal(rejections[0]?.reason, "not JSON");
    assert.match(rejections[1]?.reason ?? "", /^\/bioguide: /);
  });

  test("reports a person who is twice in a file, and a missing picture", async () => {
    const { "photos/E000901.jpg": _, ...files } = CONGRESS_FILES;
    const doubled = { ...files, "executive.jsonl": `${files["executive.jsonl"]}${files["executive.jsonl"]}` };
    const { rows, rejections } = await read(memoryFolder(doubled));
    assert.deepEqual(
      rejections.map(({ path, line }) => [path, line]),
      [
        ["executive.jsonl", 3],
        ["executive.jsonl", 4],
        ["photos/E000901.jpg", null],
      ],
    );
    assert.equal(candidateOf(rows, "us-congress:E000901").avatarUrl, undefined);
  });

  test("uses the fuller of two lines about a current member", async () => {
    const bare = { ...JSON.parse(CONGRESS_FILES["legislators.jsonl"]?.split("\n")[0] ?? ""), social: [], photo: null };
    const files = {
      "legislators.jsonl": `${JSON.stringify(bare)}\n`,
      "legislators-enriched.jsonl": CONGRESS_FILES["legislators.jsonl"] ?? "",
    };
    const { rows } = await read(memoryFolder(files));
    assert.equal(candidateOf(rows, "us-congress:E000901").presences?.length, 3);
  });

  test("refuses a folder of something else", async () => {
    await assert.rejects(read(memoryFolder({ "people.csv": "name" })), ImportFormatError);
  });

  test("reads the whole register", { skip }, async () => {
    const { rows, rejections } = await read(diskFolder(join(datasets ?? "", "data/us-congress")));
    assert.deepEqual(rejections, []);
    const candidates = rows.filter((row) => row.type === "candidate");
    assert.equal(candidates.length, 6891);
    assert.equal(new Set(candidates.map(({ key }) => key)).size, candidates.length);
    const documents = rows.filter((row) => row.type === "document");
    assert.equal(new Set(documents.map(({ kind, url }) => `${kind} ${url}`)).size, documents.length);
    const obama = candidateOf(rows, "us-congress:O000167");
    assert.equal(obama.fullName, "Barack Obama");
    const posts = documents.filter(({ identifiers }) => identifiers[0]?.value === "https://x.com/barackobama");
    assert.equal(posts.filter(({ kind }) => kind === "x/posts").length, 33);
    assert.equal(rows.filter((row) => row.type === "picture").length, 89);
  });
});

async function read(folder: Folder): Promise<{ rows: ImportLine[]; rejections: Rejection[] }> {
  const rejections: Rejection[] = [];
  const rows: ImportLine[] = [];
  for await (const row of congressImporter.rows(folder, (rejection) => rejections.push(rejection))) rows.push(row);
  return { rows, rejections };
}

function candidateOf(rows: readonly ImportLine[], key: string): CandidateImportRow {
  const row = rows.find((row) => row.type === "candidate" && row.key === key);
  assert.ok(row?.type === "candidate", key);
  return row;
}

function documentOf(rows: readonly ImportLine[], url: string): DocumentImportRow {
  const row = rows.find((row) => row.type === "document" && row.url === url);
  assert.ok(row?.type === "document", url);
  return row;
}
