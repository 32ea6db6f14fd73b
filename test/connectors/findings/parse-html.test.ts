import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from "parse5";
import { parseHtml, parseHtmlFragment } from "../../../src/connectors/findings/parse-html.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";

const beyond = (limit: RegExp) => (error: unknown) => error instanceof UnreadableCapture && limit.test(error.message);

test("endlessly nested elements are refused", () => {
  assert.throws(() => parseHtml("<div>".repeat(200_000)), beyond(/nest deeper than 512/));
  assert.throws(() => parseHtmlFragment("<div>".repeat(200_000)), beyond(/nest deeper than 512/));
  assert.ok(parseHtml("<div>".repeat(500)));
});

test("formatting that is reopened in every paragraph is refused", () => {
  const html = Array.from({ length: 20_000 }, (_, at) => `<p><b a${at}>x</p>`).join("");
  assert.throws(() => parseHtml(html), beyond(/nest deeper/));
});

test("a tag with a hundred thousand attributes is refused, even if merged from many tags", () => {
  const attributes = Array.from({ length: 100_000 }, (_, at) => ` a${at}=""`);
  assert.throws(() => parseHtml(`<p${attributes.join("")}>`), beyond(/more than 256 attributes/));
  assert.throws(() => parseHtml(`</p${attributes.join("")}>`), beyond(/more than 256 attributes/));
  assert.throws(() => parseHtml(attributes.map((one) => `<body${one}>`).join("")), beyond(/more than 256 attributes/));
  assert.ok(parseHtml(`<p${attributes.slice(0, 200).join("")}>`));
});

test("a page with too many elements is refused", () => {
  assert.throws(() => parseHtml("<p>x".repeat(250_000)), beyond(/more than 400000 elements, attributes and texts/));
  const tag = `<p${Array.from({ length: 200 }, (_, at) => ` a${at}`).join("")}>`;
  assert.throws(() => parseHtml(tag.repeat(2_100)), beyond(/more than 400000/));
});

test("any other page gives the tree of the standard's parser, with the same positions", () => {
  const piece = fc.constantFrom(
    ..."<p> </p> <b> </b> <a> </a> <i> <table> <tr> <td> </td> </table> <div> </div> <body class=x> <html lang=en> <!-- --> x &amp; <br> <select> <svg> </svg>".split(
      " ",
    ),
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const html = pieces.join("");
      const [ours, theirs] = [parseHtml(html), parse(html, { sourceCodeLocationInfo: true })];
      assert.equal(serialize(ours), serialize(theirs));
      assert.deepEqual(placesOf(ours), placesOf(theirs));
      assert.equal(serialize(parseHtmlFragment(html)), serialize(parseFragment(html)));
    }),
  );
});

function placesOf(root: DefaultTreeAdapterTypes.Document): unknown[] {
  const places: unknown[] = [];
  const stack: DefaultTreeAdapterTypes.ChildNode[] = [...root.childNodes];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    places.push([node.nodeName, "sourceCodeLocation" in node && node.sourceCodeLocation]);
    if ("childNodes" in node) stack.push(...node.childNodes);
  }
  return places;
}
