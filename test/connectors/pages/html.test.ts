import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { textOfMarkup } from "../../../src/connectors/findings/markup.ts";
import { readBlocks } from "../../../src/connectors/pages/page-text.ts";
import { metaOf, readHtml } from "../../../src/connectors/pages/html.ts";
import { type JsonNode, parseLocated } from "../../../src/connectors/pages/json-ld.ts";

describe("a page's tags", () => {
  test("are located exactly, however they are written", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "中", " ", "-", "/"), minLength: 1, maxLength: 12 });
    const quote = fc.constantFrom('"', "'");
    const gap = fc.constantFrom(" ", "\n", "\r\n\t", "😀");
    fc.assert(
      fc.property(text, quote, gap, gap, (content, mark, before, within) => {
        const html = `${before}<p>😀${before}</p><META${within === "😀" ? " " : within}property="og:title" content${within === "😀" ? "" : within}=${mark}${content}${mark}>`;
        const title = readHtml(html).meta.get("og:title")?.[0];
        assert.ok(title);
        assert.equal(title.value, content.trim());
        assert.equal(html.slice(title.from, title.to), content.trim());
      }),
    );
  });

  test("are read in order, and the first that states something wins", () => {
    const page = readHtml('<meta name=a content=""><meta name=A content=1><meta property=b content=2><meta name=a>');
    assert.equal(metaOf(page, "a", "b")?.value, "1");
    assert.equal(metaOf(page, "c"), undefined);
  });

  test("never fail on any page, and never lie outside it", () => {
    const piece = fc.constantFrom(
      "<meta name=a content=",
      '"',
      "'",
      ">",
      "<script type=application/ld+json>",
      "</",
      "<!--",
      "😀",
      "\r\n",
      "<title>",
      "&amp;",
      "\0",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = pieces.join("");
        const { meta, title, jsonLd } = readHtml(html);
        for (const { from, to } of [...meta.values(), jsonLd, title ? [title] : []].flat()) {
          assert.ok(from >= 0 && from <= to && to <= html.length);
        }
      }),
    );
  });

  test("are read from a page of two hundred thousand neighbours", () => {
    const html = `${"<br>".repeat(200_000)}<meta name=a content=1>`;
    assert.equal(metaOf(readHtml(html), "a")?.value, "1");
    assert.deepEqual(readBlocks(html), []);
    assert.equal(textOfMarkup(`${"<br>".repeat(200_000)}x`), "x");
  });

  test("are read from a page nested as deeply as browsers nest", () => {
    const page = readHtml(`${"<b>".repeat(500)}<meta name=a content=1>`);
    assert.equal(metaOf(page, "a")?.value, "1");
  });
});

describe("located JSON", () => {
  test("reads like JSON.parse, with every part located exactly", () => {
    const indent = fc.constantFrom(0, 2, "\t");
    fc.assert(
      fc.property(fc.jsonValue(), indent, fc.nat(9), (value, space, offset) => {
        const text = JSON.stringify(value, null, space);
        const node = parseLocated({ value: text, from: offset, to: offset + text.length });
        assert.ok(node);
        assert.deepEqual(valueOf(node), JSON.parse(text));
        checkPlaces(node, text, offset);
      }),
    );
  });

  test("is nothing if the text is not JSON or nests too deeply", () => {
    for (const text of ["", "{", "{'a':1}", `${"[".repeat(200)}${"]".repeat(200)}`]) {
      assert.equal(parseLocated({ value: text, from: 0, to: text.length }), null);
    }
  });
});

function valueOf(node: JsonNode): unknown {
  if (node.type === "array") return node.items.map(valueOf);
  if (node.type !== "object") return node.value;
  return Object.fromEntries([...node.members].map(([name, member]) => [name, valueOf(member)]));
}

function checkPlaces(node: JsonNode, text: string, offset: number): void {
  const written = text.slice(node.from - offset, node.to - offset);
  assert.deepEqual(JSON.parse(node.type === "text" ? `"${written}"` : written), valueOf(node));
  if (node.type === "array") for (const item of node.items) checkPlaces(item, text, offset);
  if (node.type === "object") for (const member of node.members.values()) checkPlaces(member, text, offset);
}
