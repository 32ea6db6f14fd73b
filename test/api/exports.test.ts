import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import ICAL from "ical.js";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "csv-parse/sync";
import readSheets from "read-excel-file/node";
import { EXPORT_FORMATS, EXPORTS } from "../../src/contract/export-format.ts";
import { assertProblem, startApi, type TestApi } from "./http.ts";

let api: TestApi;
let lookupId: string;

const PERSON = {
  fullName: "Wanja Exportbach",
  emails: ["wanja@exportbach.example.org"],
  phones: ["+43316000000"],
  positions: [
    { title: '=HYPERLINK("http://x.example")', company: "Prism, Works", current: true, from: "2015-03" },
    { title: "Youth Coach", company: "FC Exportbach", current: true, from: "2009", kind: "volunteer" },
    { title: "Apprentice", company: "Pane Brothers", from: "2010", to: "2014" },
  ],
  education: [{ school: "HTL Graz", degree: "Matura", to: "2010" }],
  skills: ["Leading"],
  awards: ["Golden Diamond 2019", "Certified Glazing Inspector"],
  location: "Graz, Austria",
  languages: [{ language: "Polish" }],
  websites: ["https://exportbach.example.org/"],
};

before(async () => {
  api = await startApi();
  const key = "export:1";
  const rows = [
    { type: "candidate", key, fullName: PERSON.fullName, identifiers: [{ kind: "email", value: PERSON.emails[0] }] },
    {
      type: "document",
      kind: "crm/person",
      url: "urn:candor:import:export-1",
      mediaType: "application/json",
      data: JSON.stringify(PERSON),
      identifiers: [{ kind: "candidate", value: key }],
    },
  ];
  const headers = { "content-type": "application/x-ndjson" };
  await api.call("POST", "/imports?format=candor", {
    body: rows.map((row) => JSON.stringify(row)).join("\n"),
    headers,
  });
  const found = await api.call("GET", "/search?query=wanja%40exportbach.example.org&type=candor");
  const [{ candidateId } = { candidateId: "" }] = (found.body as { results: { candidateId: string }[] }).results;
  const made = await api.call("POST", "/lookups", { body: { candidateId, purpose: "research" } });
  lookupId = (made.body as { lookupId: string }).lookupId;
  for (;;) {
    const { body } = await api.call("GET", `/lookups/${lookupId}?wait=20`);
    if ((body as { status: string }).status === "success") return;
  }
});
after(async () => {
  await api?.stop();
});

async function download(format: string): Promise<{ readonly response: Response; readonly bytes: Uint8Array }> {
  const response = await fetch(`${api.service.url}/v1/lookups/${lookupId}/export?format=${format}`, {
    headers: { "x-api-key": api.service.apiKey },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function text(format: string): Promise<string> {
  return strFromU8((await download(format)).bytes);
}

describe("A lookup is exported", () => {
  test("in every format, as a file with a name and its media type", async () => {
    for (const format of EXPORT_FORMATS) {
      const { response, bytes } = await download(format);
      const { mediaType, ending } = EXPORTS[format];
      assert.equal(response.status, 200, format);
      assert.equal(response.headers.get("content-type"), mediaType);
      assert.equal(response.headers.get("content-disposition"), `attachment; filename="candor-${lookupId}.${ending}"`);
      assert.equal(response.headers.get("cache-control"), "no-store");
      assert.ok(bytes.byteLength > 100, format);
    }
  });

  test("as a table whose formulas do not run, with the datasource of each field", async () => {
    const csv = await text("csv");
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
    const email = rows.find(({ field }) => field === "/emails/0");
    assert.equal(email?.["value"], PERSON.emails[0]);
    assert.match(email?.["sources"] ?? "", /urn:candor:import:export-1/);
    assert.ok(rows.some(({ value }) => value === `'${PERSON.positions[0]?.title}`));
    assert.doesNotMatch(csv, /(?:^|,)"?=/m);
    const values = rows.map(({ value = "" }) => value);
    assert.ok(values.includes("2015-03") && values.includes("2010"), "a day is no more precise than stated");
    assert.deepEqual(
      values.filter((value) => /^(?:2015-03|2010-01)-01$|__/.test(value)),
      [],
    );
    assert.equal(email?.["quotes"], PERSON.emails[0], "a record is in its own member");
    assert.match(rows.find(({ value }) => value === "Pane Brothers")?.["quotes"] ?? "", /title: Apprentice/);
    assert.deepEqual(
      rows.filter(
        ({ field, value = "" }) => /^\/(?:url|slug|avatarUrl)$/.test(field ?? "") || value.includes("/initials-"),
      ),
      [],
      "what Candor says about its own page and draws itself is not a fact about a person",
    );
    const [sheet] = await readSheets(Buffer.from((await download("xlsx")).bytes));
    assert.ok(sheet?.data.some(([field, value]) => field === "/emails/0" && value === PERSON.emails[0]));
  });

  test("with the person's own website in every format", async () => {
    const [site = ""] = PERSON.websites;
    for (const format of ["json", "csv", "vcard", "follow-the-money", "json-resume", "markdown"]) {
      assert.ok((await text(format)).includes(site), format);
    }
    const [sheet] = await readSheets(Buffer.from((await download("xlsx")).bytes));
    assert.ok(sheet?.data.some(([field, value]) => field === "/websites/0" && value === site));
  });

  test("as a vCard that an address book reads", async () => {
    const [, properties] = ICAL.parse(await text("vcard")) as unknown as [string, [string, object, string, unknown][]];
    const all = Object.fromEntries(properties.map(([name, , , value]) => [name, value]));
    assert.deepEqual(
      [all["fn"], all["email"], all["tel"], all["org"]],
      [PERSON.fullName, PERSON.emails[0], PERSON.phones[0], "FC Exportbach"],
    );
    assert.deepEqual(
      properties.filter(([name]) => name === "org").map(([, parameters, , value]) => [parameters, value]),
      [
        [{}, "Prism, Works"],
        [{ group: "job1" }, "FC Exportbach"],
      ],
    );
    assert.deepEqual(all["adr"], ["", "", "", "Graz", "", "", "Austria"]);
    assert.deepEqual(all["n"], ["Exportbach", "Wanja", "", "", ""]);
    assert.equal(all["lang"], "pl");
    assert.equal(all["note"], "Apprentice, Pane Brothers, 2010–2014");
  });

  test("as FollowTheMoney statements, each with its datasource", async () => {
    const statements = (await text("follow-the-money"))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, string>);
    const email = statements.find(({ prop }) => prop === "email");
    assert.deepEqual(
      [email?.["schema"], email?.["value"], email?.["dataset"], email?.["origin"]],
      ["Person", PERSON.emails[0], "operator", "urn:candor:import:export-1"],
    );
    assert.ok(statements.some(({ schema, prop }) => schema === "Employment" && prop === "employer"));
    assert.equal(statements.find(({ prop }) => prop === "startDate")?.["value"], "2015-03");
    assert.equal(new Set(statements.map(({ id }) => id)).size, statements.length);
    assert.doesNotMatch(statements.find(({ prop }) => prop === "summary")?.["value"] ?? "__", /__/);
  });

  test("as a JSON Resume and as Markdown that nothing in the profile can break", async () => {
    const resume = JSON.parse(await text("json-resume")) as {
      work: { name: string; startDate: string }[];
      volunteer: { organization: string }[];
      awards: { title: string }[];
      certificates: { name: string }[];
      education: { institution: string; studyType: string; endDate: string }[];
      basics: { name: string; summary: string; image?: string };
    };
    assert.deepEqual(
      [resume.work.map(({ name }) => name), resume.volunteer.map(({ organization }) => organization)],
      [["Prism, Works", "Pane Brothers"], ["FC Exportbach"]],
    );
    assert.deepEqual(
      [resume.awards, resume.certificates, resume.basics.image],
      [[{ title: "Golden Diamond 2019" }], [{ name: "Certified Glazing Inspector" }], undefined],
    );
    assert.deepEqual([resume.basics.name, resume.work[0]?.name], [PERSON.fullName, "Prism, Works"]);
    const [school] = resume.education;
    assert.deepEqual([school?.institution, school?.studyType, school?.endDate], ["HTL Graz", "Matura", "2010"]);
    assert.equal(resume.work[0]?.startDate, "2015-03");
    assert.match(resume.basics.summary, /Prism, Works/);
    assert.doesNotMatch(resume.basics.summary, /__/, "the emphasis marks are Candor's own");
    const markdown = await text("markdown");
    assert.match(markdown, /^# Wanja Exportbach\n/);
    assert.match(markdown, /Prism, Works\[\^\d\]/);
    assert.match(markdown, /is a \*\*Glazier|\*\*Wanja Exportbach\*\*/);
    assert.match(markdown, /\.\[\^\d\] [\p{Lu}*]/u, "a sentence is followed by its notes before the next begins");
    assert.match(markdown, /\*\*Languages\*\*: Polish\[\^\d\]/, "a value with parts has the notes of its parts");
    assert.doesNotMatch(markdown, /\[\^\d\]\*\*| +$/m);
    assert.match(markdown, /^\[\^1\]: Entry from an imported file$/m);
    assert.match(markdown, /^## Risk check$/m);
    assert.match(markdown, /^- \*\*Adverse media\*\*: Not searched · Not part of this lookup$/m);
    assert.match(markdown, /^- \*\*Directorships\*\*: /m);
    assert.match(markdown, /^## Coverage$/m);
    assert.match(
      markdown,
      /^\| Source \|  \|  \|\n\| --- \| --- \| --- \|\n\| \p{L}/mu,
      "each source that was asked has a row",
    );
  });

  test("as an archive that its manifest and the service recognise, and that a changed byte invalidates", async () => {
    const { bytes } = await download("zip");
    const files = unzipSync(bytes);
    const manifest = JSON.parse(strFromU8(files["manifest.json"] ?? new Uint8Array())) as {
      files: { path: string; sha256: string }[];
    };
    assert.deepEqual(
      Object.keys(files).toSorted(),
      [...manifest.files.map(({ path }) => path), "manifest.json"].toSorted(),
    );
    for (const { path, sha256 } of manifest.files) {
      assert.equal(
        createHash("sha256")
          .update(files[path] ?? "")
          .digest("hex"),
        sha256,
        path,
      );
    }
    const verify = async (content: Uint8Array) => {
      const headers = { "x-api-key": api.service.apiKey, "content-type": "application/pdf" };
      const answer = await fetch(`${api.service.url}/v1/reports/verifications`, {
        method: "POST",
        headers,
        body: content as BodyInit,
      });
      return await answer.json();
    };
    assert.deepEqual(await verify(bytes), { genuine: true, lookupId, state: "current" });
    const changed = bytes.slice();
    changed[100] = (changed[100] ?? 0) ^ 1;
    assert.deepEqual(await verify(changed), { genuine: false });
  });
});

test("a refused export gets an explanation: unknown format, unknown lookup, another account's key", async () => {
  assertProblem(await api.call("GET", `/lookups/${lookupId}/export?format=docx`), 400, "invalid_request", [
    "/query/format",
  ]);
  assertProblem(await api.call("GET", `/lookups/${crypto.randomUUID()}/export?format=json`), 404, "lookup_not_found");
});
