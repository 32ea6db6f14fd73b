import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { strFromU8, unzipSync } from "fflate";
import readSheets from "read-excel-file/node";
import { EXPORT_FORMATS, type ExportFormat } from "../../../src/contract/export-format.ts";
import { PURPOSES, type Purpose } from "../../../src/domain/purpose.ts";
import { findPerson, NDJSON, ndjson, startApi, type TestApi, waitForEnd } from "../../api/http.ts";
import { writePage } from "../../api/people.ts";

const KEY = "crm:tilda";
const MAILBOX = "tilda.brask@brask.example.org";
const PHONE = "+43 316 5550199";
const PAGE = {
  name: "Tilda Brask",
  email: MAILBOX,
  telephone: PHONE,
  birthDate: "1968-11-27",
  jobTitle: "Ropemaker",
  worksFor: { "@type": "Organization", name: "Quandle Hawsers" },
  spouse: { "@type": "Person", name: "Ulvar Wrenby" },
  children: [{ "@type": "Person", name: "Mirjo Wrenby" }],
  knowsAbout: ["Marlinspikes"],
  description:
    "Splices hawsers in Grimbarrow. In 2015 she was diagnosed with Wrenby disease. She married Ulvar Wrenby in 1999. She belongs to the Grimbarrow Greens party.",
};
const ARTICLE = `<html><head><title>Assizes</title></head><body><article><h1>Assizes</h1><p>Tilda Brask, born on 27 November 1968, was
      convicted of embezzlement at Scandalbury on Monday.</p></article></body></html>`;
/** Every word appears in some document, and the profile decides whether a purpose opens it. */
const ROWS = [
  {
    type: "candidate",
    key: KEY,
    fullName: "Tilda Brask",
    birthDate: "1968-11-27",
    identifiers: [
      { kind: "email", value: MAILBOX },
      { kind: "phone", value: "+433165550199" },
    ],
  },
  writePage("tilda", KEY, PAGE),
  {
    type: "document",
    kind: "news-article",
    url: "https://news.example.org/grimbarrow",
    mediaType: "text/html",
    identifiers: [{ kind: "candidate", value: KEY }],
    data: ARTICLE,
  },
];
/** What the documents say about her; names of members and fields do not count. */
const TOLD = new Set(
  wordsIn(
    [
      ...stringsIn(PAGE).filter((text) => !/^(?:Person|Organization)$/.test(text)),
      ARTICLE.replace(/<[^>]*>/g, " "),
    ].join("\n"),
  ),
);
/** The day of birth in figures and in words, and the unmasked contacts. */
const DAY = /1968-11-27|19681127|27 November|November 27|27\.11\.1968/;
const CONTACTS = [MAILBOX, "3165550199", "316 5550199"];

interface Made {
  readonly lookupId: string;
  readonly purpose: Purpose;
  readonly trial: boolean;
  readonly sections?: readonly string[];
}

describe("An export shows nothing that its caller cannot read in the lookup", () => {
  let api: TestApi;
  const made: Made[] = [];
  before(async () => {
    api = await startApi();
    const imported = await api.call("POST", "/imports?format=candor", { body: ndjson(...ROWS), headers: NDJSON });
    assert.deepEqual([imported.status, (imported.body as { rejected: number }).rejected], [201, 0], imported.text);
    const candidateId = await findPerson(api, "Tilda Brask");
    const asked = [
      ...PURPOSES.flatMap((purpose) => [{ purpose }, { purpose, trial: true }]),
      { purpose: "due_diligence" as const, sections: ["career"] },
      { purpose: "due_diligence" as const, preview: true },
    ];
    for (const body of asked) {
      const created = await api.call("POST", "/lookups", { body: { candidateId, ...body } });
      assert.equal(created.status, 201, created.text);
      const { lookupId } = created.body as { lookupId: string };
      assert.equal((await waitForEnd(api, lookupId))["status"], "success");
      made.push({ trial: false, ...body, lookupId });
    }
  });
  after(() => api.stop());

  const read = async (path: string) => (await api.call("GET", path)).text;
  const download = async (lookupId: string, format: ExportFormat) =>
    await fetch(`${api.service.url}/v1/lookups/${lookupId}/export?format=${format}`, {
      headers: { "x-api-key": api.service.apiKey },
    });
  const readExport = async (lookupId: string, format: ExportFormat) => {
    const response = await download(lookupId, format);
    assert.equal(response.status, 200, format);
    return await textOf(format, new Uint8Array(await response.arrayBuffer()));
  };

  test("in any format, for any purpose, in a trial or preview, or for any choice of sections", async () => {
    const differing = new Set<string>();
    for (const { lookupId, purpose, trial } of made) {
      const paths = ["", "/evidence", "/datasources"].map((path) => `/lookups/${lookupId}${path}`);
      const open = (await Promise.all(paths.map(read))).join("\n");
      const shown = new Set(wordsIn(open));
      for (const word of TOLD) if (!shown.has(word)) differing.add(word);
      for (const format of EXPORT_FORMATS) {
        const text = await readExport(lookupId, format);
        const where = `${format} for ${purpose}${trial ? ", a trial" : ""}`;
        const more = wordsIn(text).filter((word) => TOLD.has(word) && !shown.has(word));
        assert.deepEqual([...new Set(more)], [], `${where} contains what the lookup does not`);
        if (!DAY.test(open)) assert.doesNotMatch(text, DAY, where);
        if (!trial) continue;
        for (const contact of CONTACTS)
          assert.ok(!text.replace(/[()-]/g, "").includes(contact), `${contact}, ${where}`);
      }
    }
    // Purposes must close different things, or nothing was tested.
    for (const word of ["scandalbury", "ulvar"]) assert.ok(differing.has(word), `${word} is open to all`);
  });

  test("or once it failed or was cancelled, expired, or its person was suppressed", async () => {
    for (const status of ["queued", "running", "error", "cancelled", "expired"]) {
      await api.rows.query("update lookup set status = $1, worker = null", [status]);
      for (const { lookupId } of made.slice(0, 2)) {
        for (const format of EXPORT_FORMATS) {
          const refused = await download(lookupId, format);
          assert.equal(refused.status, status === "expired" ? 410 : 409, `${format} of one that is ${status}`);
        }
      }
    }
    await api.rows.query("update lookup set status = 'success'");
    const body = { identifiers: [{ kind: "email", value: MAILBOX }] };
    assert.equal((await api.call("POST", "/suppressions", { body })).status, 201);
    for (const { lookupId } of made) {
      for (const format of EXPORT_FORMATS) assert.equal((await download(lookupId, format)).status, 404, format);
    }
    assert.doesNotMatch(await read("/history"), /Brask/);
  });
});

/** Words of five letters and more: shorter ones occur in our own sentences too. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** All text in a file, including compressed text. */
async function textOf(format: ExportFormat, bytes: Uint8Array): Promise<string> {
  if (format === "zip") {
    return Object.entries(unzipSync(bytes))
      .map(([path, content]) => `${path}\n${strFromU8(content)}`)
      .join("\n");
  }
  if (format !== "xlsx") return strFromU8(bytes);
  const sheets = await readSheets(Buffer.from(bytes));
  return sheets.flatMap(({ sheet, data }) => [sheet, ...data.flat()]).join("\n");
}
