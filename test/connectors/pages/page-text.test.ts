import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readBlocks } from "../../../src/connectors/pages/page-text.ts";
import { joinBlocks, placeIn } from "../../../src/text/document/block.ts";
import { plainBlocks } from "../../../src/text/document/plain.ts";

const textsOf = (html: string) => readBlocks(html).map(({ text }) => text);

test("Blocks are what a person reads, in the order of the page", () => {
  const html =
    "<h1>J&ouml;rg <b>A</b></h1><p>One&nbsp;two &amp; &#228;\r\nthree.<ul><li>a<br>b<li>c</ul><table><tr><td>2015<td>X</table>";
  assert.deepEqual(textsOf(html), ["Jörg A", "One two & ä three.", "a", "b", "c", "2015  X"]);
  assert.deepEqual(
    readBlocks(html).map(({ tag }) => tag),
    ["h1", "p", "li", "li", "li", "td"],
  );
});

test("Text that is invisible or not the page's own is omitted", () => {
  const html = `<head><title>T</title></head><nav>Menu</nav><p>Seen</p><!-- c --><p hidden>no</p><p style="color:red; display: none">no</p>
    <script>no</script><template><p>no</p></template><noscript>no</noscript><p aria-hidden="true">no</p><aside>no</aside><footer>no</footer>`;
  assert.deepEqual(textsOf(html), ["Seen"]);
});

test("A label and its value in adjacent spans are separate words; single letters and halves of a word are not", () => {
  const spans = (...texts: string[]) => texts.map((text) => `<span>${text}</span>`).join("");
  assert.deepEqual(textsOf(`<p>${spans("Contact", "pippa@wren.example")}</p>`), ["Contact pippa@wren.example"]);
  assert.deepEqual(textsOf(`<p>${spans("Apprenticed to", "Ivo Stannard, 1996")}</p>`), [
    "Apprenticed to Ivo Stannard, 1996",
  ]);
  assert.deepEqual(textsOf(`<p>${spans("W", "ren")}</p><p>${spans("pippa", "@wren.example")}</p>`), [
    "Wren",
    "pippa@wren.example",
  ]);
  assert.deepEqual(textsOf("<p><span>Wren</span>s</p><p><span>Wren <b>of</b></span><span> Kell</span></p>"), [
    "Wrens",
    "Wren of Kell",
  ]);
});

test("Every stretch of the text is located in the page", () => {
  const html = "<p>J&ouml;rg lives in K&#246;ln &amp; <b>Graz</b>.</p><p>He is 40.</p>";
  const { text, placeOf } = joinBlocks(readBlocks(html));
  const quote = (words: string) => {
    const from = text.indexOf(words);
    const place = placeOf({ from, to: from + words.length });
    return html.slice(place.from, place.to);
  };
  assert.equal(quote("Jörg"), "J&ouml;rg");
  assert.equal(quote("Köln & Graz"), "K&#246;ln &amp; <b>Graz");
  assert.equal(quote("He is"), "He is");
});

test("Decomposed letters are read composed, and quoted as they are", () => {
  const data = "Jo\u0308rg and E\u0301lodie";
  const [block] = plainBlocks(data);
  assert.ok(block);
  assert.equal(block.text, "Jörg and Élodie");
  const at = block.text.indexOf("Élodie");
  const place = placeIn(block, at, at + 6);
  assert.equal(data.slice(place.from, place.to), "E\u0301lodie");
});

test("No page throws, and no location lies outside it", () => {
  const tags =
    "<p> </p> <b> <li> &amp; &#0; &notin; &bogus; <table> <td> \r\n x <script> <!-- --> <h1> é e\u0301 <br> </div> \u0000 💠".split(
      " ",
    );
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...tags), fc.string()), { maxLength: 40 }), (parts) => {
      const html = parts.join("");
      for (const block of readBlocks(html)) {
        assert.equal(block.from.length, block.text.length);
        for (let index = 0; index < block.text.length; index++) {
          const { from, to } = placeIn(block, index, index + 1);
          assert.ok(from >= 0 && from <= to && to <= html.length);
        }
      }
    }),
    { numRuns: 300 },
  );
});
