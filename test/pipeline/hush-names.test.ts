import assert from "node:assert/strict";
import { test } from "node:test";
import { keyringOf } from "../../src/domain/keyring.ts";
import { textKeys } from "../../src/names/named-in-text.ts";
import { findShownNames, hushDocument, textsOfDocument } from "../../src/pipeline/hush-names.ts";

const KEYRING = keyringOf("a secret that nobody else has, of tests");

/** Finds Odile Quarrendon, by her name or by her handle. */
const hush = (text: string) =>
  [...text.matchAll(/Odile Quarrendon|@odile_q/g)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));

test("Of an object about somebody on the list, as in a list of followers, nothing is shown", () => {
  const others = [
    { id: "2", name: "Agatha Brimstead", username: "agatha_b", description: "Friend of Odile Quarrendon" },
    { headline: "Odile Quarrendon", body: "A text about somebody else" },
  ];
  const theirs = [
    { id: "1", name: "Odile Quarrendon", username: "oq1979", image: null, counts: { followers: 7 } },
    { id: "3", name: "O.", username: "odile_q" },
  ];
  const document = { data: JSON.stringify({ data: [...theirs, ...others] }), mediaType: "application/json" };
  assert.ok([...textsOfDocument(document)].includes("@odile_q"), "the list is asked about handles");
  const { data } = JSON.parse(hushDocument(document, hush, new Set())) as { data: readonly unknown[] };
  assert.deepEqual(data.slice(0, 2), [
    { id: "█", name: "█", username: "█", image: null, counts: { followers: "█" } },
    { id: "█", name: "█", username: "█" },
  ]);
  assert.deepEqual(data.slice(2), [
    { ...others[0], description: `Friend of ${"█".repeat(16)}` },
    { ...others[1], headline: "█".repeat(16) },
  ]);
});

test("A name in a document is redacted as a browser shows it, whatever it is written with", async () => {
  const known = { byInitial: () => true, alone: () => true, misspelt: () => true };
  const list = new Set(textKeys(KEYRING, ["Odile Quarrendon"], known));
  for (const name of [
    "Odile&nbsp;Quarrendon",
    "Odile&nbspQuarrendon",
    "Odile&amp;nbsp;Quarrendon",
    "Odile&NonBreakingSpace;Quarrendon",
    "Odile &lt;b&gt;Quarrendon&lt;/b&gt;",
    "<em>Odile</em> <b>Q</b>uarrendon",
    "Odile <span>Quarren</span><span class='x'>don</span>",
    "Odile <!-- -->Quarrendon",
    "Odile <!-- -->Quarendon",
    '<a title="Odile&#160;Quarrendon">her page</a>',
  ]) {
    const text = `<p>By ${name}, with Odile<br>and Quarrendon, 2020</p>`;
    for (const document of [
      { data: text, mediaType: "text/html" },
      { data: JSON.stringify({ bio: text }), mediaType: "application/json" },
    ]) {
      const ask = async (keys: readonly string[]) => new Set(keys.filter((key) => list.has(key)));
      const find = await findShownNames(KEYRING, textsOfDocument(document), ask);
      const shown = hushDocument(document, find, new Set());
      assert.match(shown, /█/, name);
      assert.match(shown, /with Odile<br>and Quarrendon, 2020/);
    }
  }
});
