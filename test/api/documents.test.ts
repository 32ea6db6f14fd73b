import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { AWAITED_DOCUMENTS } from "../../src/contract/awaited-documents.ts";
import { JudgedRecord } from "../../src/contract/judgement.ts";
import { Datasource, Lookup } from "../../src/contract/lookup.ts";
import { unreadForCasesIn } from "../../src/contract/section-state.ts";
import { fileOfDocument } from "../../src/domain/told-address.ts";
import { outcomeOf } from "../../src/presentation/document-outcome.ts";
import { docxOf, pdfOf } from "../support/documents.ts";
import { readPdf } from "../support/pdf.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, type Answer, callService, NDJSON, ndjson, type TestApi, waitForEnd } from "./http.ts";

const CV = [
  "Ines Calder",
  "ines.calder@example.org",
  "Experience",
  "2015 - 2019 Boatbuilder, Norden Yards",
  "Skills",
  "Knots, Sails",
];

describe("Uploaded documents", () => {
  let service: TestService;
  const call: TestApi["call"] = (method, path, options) => callService(service, method, path, options);
  before(async () => {
    // The text recognised in a picture follows on its own line; a picture without text has none.
    const program = join(mkdtempSync(join(tmpdir(), "ocr-")), "read-words");
    writeFileSync(program, "#!/bin/sh\n/usr/bin/sed '1,/^#words$/d'\n", { mode: 0o700 });
    service = await startService({ engine: "postgres", env: { CANDOR_OCR_COMMAND: program } });
  });
  after(() => service.stop());

  const look = async (candidate: object): Promise<string> => {
    const created = await call("POST", "/lookups", { body: { candidate: { sources: [], ...candidate } } });
    const lookup = Lookup.parse(await waitForEnd({ call }, (created.body as { lookupId: string }).lookupId));
    assert.equal(lookup.status, "success", lookup.errorMessage);
    return lookup.lookupId;
  };
  const hand = async (id: string, query: string, bytes: Uint8Array): Promise<Answer> => {
    const response = await fetch(`${service.url}/v1/lookups/${id}/documents${query}`, {
      method: "POST",
      headers: { "x-api-key": service.apiKey, "content-type": "application/octet-stream" },
      body: new Blob([new Uint8Array(bytes)]),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };

  test("fill the profile from a CV that the caller calls the person's, cited and listed under no source", async () => {
    for (const [name, document] of [
      ["cv.pdf", pdfOf(CV)],
      ["cv.docx", docxOf(CV)],
      ["cv.txt", new TextEncoder().encode(CV.join("\n"))],
    ] as const) {
      const id = await look({ fullName: "Ines Calder" });
      const answer = await hand(id, `?name=${name}&whose=person`, document);
      assert.equal(answer.status, 200, answer.text);
      const { data, metadata } = Lookup.parse(answer.body);
      assert.equal(unreadForCasesIn(metadata), 1, name);
      assert.deepEqual(data?.skills?.toSorted(), ["Knots", "Sails"], name);
      assert.deepEqual(data?.emails, ["ines.calder@example.org"], name);
      assert.equal(data?.experiences?.[0]?.company, "Norden Yards", name);
      assert.ok(!(data?.sources ?? []).some((source) => source.startsWith("urn:")), name);
      const datasources = z.array(Datasource).parse((await call("GET", `/lookups/${id}/datasources`)).body);
      assert.equal(datasources.filter(({ connector }) => connector === "archive").length, 1);
    }
  });

  test("are read by the reader for their format: a vCard, a JSON Resume, structured data for search engines", async () => {
    const vcard =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ines Calder\r\nORG:Norden Yards\r\nTITLE:Boatbuilder\r\nEND:VCARD\r\n";
    const resume = {
      basics: { name: "Ines Calder" },
      work: [{ name: "Norden Yards", position: "Boatbuilder" }],
      skills: [{ name: "Knots" }],
    };
    const linked = {
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Ines Calder",
      jobTitle: "Boatbuilder",
      worksFor: { "@type": "Organization", name: "Norden Yards" },
    };
    for (const [name, text] of [
      ["document.txt", vcard],
      ["resume.json", JSON.stringify(resume)],
      ["person.jsonld", JSON.stringify(linked)],
    ] as const) {
      const id = await look({ fullName: "Ines Calder" });
      const answer = await hand(id, `?name=${name}&whose=person`, new TextEncoder().encode(text));
      assert.equal(answer.status, 200, answer.text);
      const { data } = Lookup.parse(answer.body);
      assert.deepEqual(
        [data?.experiences?.[0]?.title, data?.experiences?.[0]?.company],
        ["Boatbuilder", "Norden Yards"],
        name,
      );
    }
  });

  test("that are pictures of text or scans are read by the operator's program, and those without text are refused", async () => {
    const picture = (...lines: string[]) =>
      Buffer.concat([
        Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a),
        Buffer.from(["", "#words", ...lines].join("\n")),
      ]);
    for (const [name, bytes] of [
      ["photo.png", picture(...CV)],
      ["scan.pdf", Buffer.from(["%PDF-1.4", "#words", ...CV].join("\n"))],
    ] as const) {
      const id = await look({ fullName: "Ines Calder" });
      const answer = await hand(id, `?name=${name}&whose=person`, bytes);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(Lookup.parse(answer.body).data?.skills?.toSorted(), ["Knots", "Sails"], name);
    }
    const id = await look({ fullName: "Ines Calder" });
    assertProblem(await hand(id, "?name=photo.png", picture("")), 422, "document_unreadable");
  });

  test("are judged if the caller does not say whose they are: another Ines, born at another time, fills nothing", async () => {
    const id = await look({ fullName: "Ines Calder", "candor.birthDate": "1958" });
    const other = new TextEncoder().encode([...CV, "Personal", "Date of birth: 4 May 1991"].join("\n"));
    const { data } = Lookup.parse((await hand(id, "?name=cv.txt", other)).body);
    assert.equal(data?.skills, undefined);
    const records = z.array(JudgedRecord).parse((await call("GET", `/lookups/${id}/records`)).body);
    assert.deepEqual(
      records.filter(({ connector }) => connector === "archive").map(({ judgement }) => judgement),
      ["other"],
    );
  });

  test("are accepted for a name that an import knows too, and one about somebody else is reported as such", async () => {
    const ilse = {
      type: "candidate",
      key: "crm:ilse",
      fullName: "Ilse Karrenbau",
      company: "Norden Yards",
      headline: "Boatbuilder",
      identifiers: [{ kind: "email", value: "ilse@karrenbau.example.org" }],
    };
    const imported = await call("POST", "/imports?format=candor", { body: ndjson(ilse), headers: NDJSON });
    assert.equal(imported.status, 201, imported.text);
    const cv = ["Ilse Karrenbau", "Experience", "2015 - 2019 Boatbuilder, Norden Yards", "Skills", "Knots, Sails"];
    const bytes = new TextEncoder().encode(cv.join("\n"));
    const unsaid = Lookup.parse((await hand(await look({ fullName: "Ilse Karrenbau" }), "?name=cv.txt", bytes)).body);
    assert.equal(unsaid.data?.skills, undefined);
    for (const [known, whose] of [
      [{}, "&whose=person"],
      [{ "candor.employer": "Norden Yards", "candor.role": "Boatbuilder" }, ""],
      [{ "candor.employer": "Quill Press" }, "&whose=person"],
    ] as const) {
      const id = await look({ fullName: "Ilse Karrenbau", ...known });
      const { data } = Lookup.parse((await hand(id, `?name=cv.txt${whose}`, bytes)).body);
      assert.deepEqual(data?.skills?.toSorted(), ["Knots", "Sails"], JSON.stringify([known, whose]));
    }
    const other = await look({ fullName: "Odo Halm" });
    const { data, metadata } = Lookup.parse((await hand(other, "?name=cv.txt&whose=person", bytes)).body);
    assert.equal(data?.skills, undefined);
    assert.match(
      metadata?.["candor.contradictions"] ?? "",
      /The name is different: Ilse Karrenbau in this record, Odo Halm on file/,
    );
  });

  test("are named by their files, and are the same documents under other names", async () => {
    const id = await look({ fullName: "Ines Calder" });
    const cv = new TextEncoder().encode(CV.join("\n"));
    const given = async () => {
      const records = z.array(JudgedRecord).parse((await call("GET", `/lookups/${id}/records`)).body);
      return records.filter(({ connector }) => connector === "archive");
    };
    await hand(id, `?name=${encodeURIComponent("Lebenslauf von #1 50% Ínes.txt")}`, cv);
    const [first] = await given();
    assert.equal(fileOfDocument(first?.source ?? ""), "Lebenslauf von #1 50% Ínes.txt");
    await hand(id, "?name=copy.txt", cv);
    assert.deepEqual(await given(), [first]);
    const datasources = z.array(Datasource).parse((await call("GET", `/lookups/${id}/datasources`)).body);
    assert.equal(datasources.filter(({ source }) => source === first?.source).length, 1);
    const elsewhere = await look({ fullName: "Ines Calder" });
    await hand(elsewhere, "?name=copy.txt", cv);
    const records = z.array(JudgedRecord).parse((await call("GET", `/lookups/${elsewhere}/records`)).body);
    const copy = records.find(({ connector }) => connector === "archive");
    assert.deepEqual([copy?.recordId, fileOfDocument(copy?.source ?? "")], [first?.recordId, "copy.txt"]);
  });

  test("that show that the person is a child end the lookup, and nothing about them is kept", async () => {
    const id = await look({ fullName: "Wren Tolley" });
    const born = new Date().getUTCFullYear() - 12;
    const page = `<h1>Wren Tolley</h1><p>Wren Tolley, born in Hull in ${born}, won the Humber Chess Cup.</p>`;
    const answer = await hand(id, "?name=page.html&whose=person", new TextEncoder().encode(page));
    assert.equal(answer.status, 200, answer.text);
    const { status, errorMessage, data } = Lookup.parse(answer.body);
    assert.deepEqual([status, data ?? null], ["error", null]);
    assert.match(errorMessage ?? "", /under 18/);
    assert.deepEqual((await call("GET", `/lookups/${id}/evidence`)).body, {});
    assert.doesNotMatch((await call("GET", `/lookups/${id}/datasources`)).text, /Humber/);
  });

  test("that are pages with an address of their own do what they did, not nothing, when handed in once", async () => {
    const page = [
      '<html lang="en"><head><link rel="canonical" href="https://gazette.example/2026/02/harbour-fund">',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle",',
      '"headline":"Boatbuilder charged over harbour fund","datePublished":"2026-02-03",',
      '"url":"https://gazette.example/2026/02/harbour-fund",',
      '"about":{"@type":"Person","name":"Ines Calder","url":"https://gazette.example/people/ines-calder"}}</script>',
      "</head><body><article><h1>Boatbuilder charged over harbour fund</h1>",
      "<p>Ines Calder, a boatbuilder, was charged with embezzling money of the harbour fund on Monday.</p>",
      "</article></body></html>",
    ].join("\n");
    const id = await look({ fullName: "Ines Calder" });
    const recordsNow = async () => z.array(JudgedRecord).parse((await call("GET", `/lookups/${id}/records`)).body);
    const before = await recordsNow();
    const first = await hand(id, "?name=page.html&whose=person", new TextEncoder().encode(page));
    const { data } = Lookup.parse(first.body);
    assert.equal(data?.adverseMediaResults?.[0]?.stage, "charged", first.text);
    const after = await recordsNow();
    assert.ok(after.some(({ source }) => source === "https://gazette.example/2026/02/harbour-fund"));
    assert.equal(outcomeOf(before, after).judgement, "own");
    await hand(id, "?name=page.html&whose=person", new TextEncoder().encode(page));
    assert.equal(outcomeOf(after, await recordsNow()).judgement, "nothing");
  });

  test("that are news articles as text, PDF or DOCX are read for the person's cases", async () => {
    const lines = [
      "Boatbuilder charged over harbour fund",
      "By Tom Hale",
      "3 February 2026",
      "Ines Calder, a boatbuilder, was charged with embezzling money on Monday.",
      "She denies it, her lawyer said in a short statement.",
    ];
    for (const [name, document] of [
      ["article.pdf", pdfOf(lines)],
      ["article.docx", docxOf(lines)],
      ["article.txt", new TextEncoder().encode(lines.join("\n"))],
    ] as const) {
      const id = await look({ fullName: "Ines Calder" });
      const { data, metadata } = Lookup.parse((await hand(id, `?name=${name}&whose=person`, document)).body);
      assert.equal(unreadForCasesIn(metadata), 0, name);
      const [item] = data?.adverseMediaResults ?? [];
      assert.deepEqual([item?.title, item?.stage, item?.date], [lines[0], "charged", "2026-02-03"], name);
    }
  });

  test("announced at the start are awaited until each is read or refused, and the stream of events says so", async () => {
    const candidate = { fullName: "Ines Calder", sources: [] };
    const created = await call("POST", "/lookups", { body: { candidate, "candor.documents": 3 } });
    const { lookupId: id } = created.body as { lookupId: string };
    const ended = Lookup.parse(await waitForEnd({ call }, id));
    assert.equal(ended.metadata?.[AWAITED_DOCUMENTS], "3");
    const events = await fetch(`${service.url}/v1/lookups/${id}/events`, { headers: { "x-api-key": service.apiKey } });
    assert.match(await events.text(), /"type":"finished","status":"success","awaitedDocuments":3/);
    const awaitedAfter = async (query: string, text: string) => {
      await hand(id, query, new TextEncoder().encode(text));
      return Lookup.parse((await call("GET", `/lookups/${id}`)).body).metadata?.[AWAITED_DOCUMENTS];
    };
    const report = async () => {
      const { url } = (await call("GET", `/lookups/${id}/pdf`)).body as { url: string };
      return (await readPdf(Buffer.from(await (await fetch(url)).arrayBuffer()))).join(" ");
    };
    assert.match(await report(), /3 documents added to this lookup have not been read yet/);
    assert.equal(await awaitedAfter("?name=cv.txt&whose=person", CV.join("\n")), "2");
    assert.equal(await awaitedAfter("?name=rows.json", '{"rows":[1]}'), "1");
    assert.match(await report(), /1 document added to this lookup has not been read yet/);
    assert.equal(await awaitedAfter("?name=more.txt&whose=person", "Ines Calder\nSkills\nRope\n"), undefined);
    assert.doesNotMatch(await report(), /still to be read/);
    assert.equal(await awaitedAfter("?name=last.txt&whose=person", "Ines Calder\nSkills\nTar\n"), undefined);
  });

  test("in unsupported formats are refused with an explanation, and nothing of them is kept", async () => {
    const id = await look({ fullName: "Ines Calder" });
    for (const [name, bytes] of [
      ["cv.doc", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
      ["cv.pdf", pdfOf(CV).subarray(0, 90)],
      ["scan.pdf", pdfOf([])],
      ["rows.json", new TextEncoder().encode('{"rows":[1,2]}')],
      ["deep.json", new TextEncoder().encode("[".repeat(3_000_000) + "]".repeat(3_000_000))],
    ] as const)
      assertProblem(await hand(id, `?name=${name}`, bytes), 422, "document_unreadable");
    assertProblem(await hand(id, "?whose=mine", pdfOf(CV)), 400, "invalid_request");
    assertProblem(await hand("01890000-0000-7000-8000-000000000000", "", pdfOf(CV)), 404, "lookup_not_found");
    const datasources = z.array(Datasource).parse((await call("GET", `/lookups/${id}/datasources`)).body);
    assert.ok(datasources.every(({ connector }) => connector !== "archive"));
  });
});
