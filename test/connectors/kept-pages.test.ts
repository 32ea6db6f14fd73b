import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { WARCRecord, WARCSerializer } from "warcio";
import { savedPagesImporter } from "../../src/connectors/pages/saved/saved-pages-importer.ts";
import { warcImporter } from "../../src/connectors/pages/saved/warc-importer.ts";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import type { DocumentImportRow, Importer, Rejection } from "../../src/importers/importer.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { memoryFolder } from "../importers/memory-folder.ts";

async function read(importer: Importer, files: Readonly<Record<string, string | Uint8Array>>) {
  const rejections: Rejection[] = [];
  const documents: DocumentImportRow[] = [];
  for await (const row of importer.rows(memoryFolder(files), (each) => rejections.push(each))) {
    if (row.type === "document") documents.push(row);
  }
  return { documents, rejections };
}

async function archive(gzip: boolean): Promise<Uint8Array> {
  const page = (
    url: string,
    body: string | Uint8Array,
    type = "text/html; charset=utf-8",
    status = "HTTP/1.1 200 OK",
  ) =>
    WARCRecord.create(
      {
        url,
        date: "2026-05-06T07:08:09Z",
        type: "response",
        warcVersion: "WARC/1.1",
        httpHeaders: { "Content-Type": type },
        statusline: status,
      },
      (async function* () {
        yield typeof body === "string" ? Buffer.from(body) : body;
      })(),
    );
  const records = [
    page("https://wanja.example.org/about", "<title>Wanja Quellbäch</title>"),
    page("https://x.com/candor_wanja", "<title>Wanja (@candor_wanja)</title>"),
    page("https://wanja.example.org/gone", "<title>Gone</title>", "text/html", "HTTP/1.1 404 Not Found"),
    page("https://wanja.example.org/picture.png", Buffer.from([137, 80]), "image/png"),
    page(
      "https://wanja.example.org/latin",
      Buffer.from("<title>Glaserbüro</title>", "latin1"),
      "text/html; charset=iso-8859-1",
    ),
    page("https://wanja.example.org/endless", Buffer.alloc(5 * 1024 * 1024, "x")),
  ];
  const parts: Uint8Array[] = [];
  for (const record of records) parts.push(await WARCSerializer.serialize(record, { gzip }));
  return Buffer.concat(parts);
}

describe("a web archive", () => {
  test("yields its pages with their addresses and days, compressed or not", async () => {
    for (const gzip of [false, true]) {
      const files = { "crawl.warc": await archive(gzip) };
      assert.equal((await recogniseFormat(IMPORTERS, memoryFolder(files)))?.name, "warc");
      const { documents, rejections } = await read(warcImporter, files);
      assert.deepEqual(
        documents.map(({ url, collectedAt, identifiers, data }) => [url, collectedAt, identifiers, data]),
        [
          [
            "https://wanja.example.org/about",
            "2026-05-06T07:08:09.000Z",
            [{ kind: "website", value: "wanja.example.org/about" }],
            "<title>Wanja Quellbäch</title>",
          ],
          [
            "https://x.com/candor_wanja",
            "2026-05-06T07:08:09.000Z",
            [{ kind: "profileUrl", value: "https://x.com/candor_wanja" }],
            "<title>Wanja (@candor_wanja)</title>",
          ],
          [
            "https://wanja.example.org/latin",
            "2026-05-06T07:08:09.000Z",
            [{ kind: "website", value: "wanja.example.org/latin" }],
            "<title>Glaserbüro</title>",
          ],
        ],
      );
      assert.deepEqual(
        rejections.map(({ path, reason, why }) => [path.replace(/^.*#/, "#"), reason, why?.code]),
        [["#6", "a page of more than 4 MiB", "longPage"]],
      );
    }
  });

  test("that is invalid is refused with an explanation", async () => {
    for (const content of ["", "no archive at all", "WARC/1.1\r\nWARC-Type: resp"]) {
      await assert.rejects(read(warcImporter, { "a.warc": content }), ImportFormatError, content);
    }
  });
});

describe("a folder of saved pages", () => {
  const FILES = {
    "single.html": `<!DOCTYPE html> <html lang="de"><!--
 Page saved with SingleFile 
 url: https://wanja.example.org/about 
 saved date: Mon Nov 02 2026 10:00:00 GMT+0100 (Central European Standard Time)
--><head><title>Wanja Quellbach</title><img src="data:image/png;base64,AAAA"></head></html>`,
    "complete.htm": `<!-- saved from url=(0032)https://wanja.example.org/craft/ -->\n<title>Work</title>`,
    "complete_files/frame.html": "<title>Frame</title>",
    "plain.html": `<link rel="canonical" href="https://wanja.example.org/plain"><title>Plain</title>`,
    "nowhere.html": "<title>Nowhere</title>",
    "page.mhtml": [
      "From: <Saved by Blink>",
      "Snapshot-Content-Location: https://wanja.example.org/mhtml",
      "Subject: Wanja",
      "Date: Mon, 2 Nov 2026 09:00:00 -0000",
      "MIME-Version: 1.0",
      'Content-Type: multipart/related; type="text/html"; boundary="--b"',
      "",
      "----b",
      "Content-Type: text/html",
      "Content-Transfer-Encoding: quoted-printable",
      "Content-Location: https://wanja.example.org/mhtml",
      "",
      "<title>Wanja =3D Glas</title>",
      "----b--",
      "",
    ].join("\r\n"),
  };

  test("yields each under its original address, with its day if the file states it", async () => {
    assert.equal((await recogniseFormat(IMPORTERS, memoryFolder(FILES)))?.name, "saved-pages");
    const { documents, rejections } = await read(savedPagesImporter, FILES);
    assert.deepEqual(
      documents.map(({ url, collectedAt }) => [url, collectedAt]),
      [
        ["https://wanja.example.org/craft/", undefined],
        ["https://wanja.example.org/mhtml", "2026-11-02T09:00:00.000Z"],
        ["https://wanja.example.org/plain", undefined],
        ["https://wanja.example.org/about", "2026-11-02T09:00:00.000Z"],
      ],
    );
    assert.ok(documents.every(({ data }) => !data.includes("base64")));
    assert.match(documents[1]?.data ?? "", /<title>Wanja = Glas<\/title>/);
    assert.deepEqual(
      rejections.map(({ path, reason }) => `${path}: ${reason}`),
      ["nowhere.html: it does not say what its URL was"],
    );
  });

  test("does not believe a page that claims to be somebody's profile, or a saved-from mark in the middle", async () => {
    const profile = "https://x.com/candor_wanja";
    const { documents, rejections } = await read(savedPagesImporter, {
      "canonical.html": `<link rel="canonical" href="${profile}"><title>Wanja</title>`,
      "og.html": `<meta property="og:url" content="${profile}"><title>Wanja</title>`,
      "mark.html": `<title>Wanja</title>${"<p>Glas</p>".repeat(300)}<!-- saved from url=(0026)${profile} -->`,
    });
    assert.deepEqual(documents, []);
    assert.equal(rejections.length, 3);
    const saved = `<!-- saved from url=(0026)${profile} -->\n<title>Wanja</title>`;
    const browsers = await read(savedPagesImporter, { "saved.html": saved });
    assert.deepEqual(browsers.documents[0]?.identifiers, [{ kind: "profileUrl", value: profile }]);
  });
});
