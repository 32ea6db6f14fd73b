import assert from "node:assert/strict";
import { test } from "node:test";
import { textOfOdt } from "../../../../src/connectors/pages/cv/odt-text.ts";

const textOf = (body: string) => textOfOdt(`<office:document><office:body>${body}</office:body></office:document>`);

test("Each row is on its own line, and deletions, comments and picture descriptions are omitted", () => {
  const cells = ["Cartographer", "Halden Maps"].map(
    (cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`,
  );
  const row = `<table:table-row table:style-name="r">${cells.join("")}</table:table-row>`;
  assert.equal(
    textOf(`<text:p>Work</text:p>${row}<text:p>End</text:p>`).trim(),
    "Work\nCartographer\tHalden Maps\nEnd",
  );
  const left = ["text:tracked-changes", "office:annotation", "text:note-citation", "svg:title", "svg:desc"];
  const unsaid = left.map((name) => `<${name} a="b">Gone</${name}>`).join("");
  assert.equal(
    textOf(`<text:p>Ada${unsaid}<text:s text:c="3"/>Finch<text:s/>&amp; Co</text:p>`).trim(),
    "Ada   Finch & Co",
  );
});

test("A comment on a stretch of words and a picture without a description keep the following words", () => {
  const remark = "<office:annotation>Gone</office:annotation>";
  assert.equal(
    textOf(
      `<text:p>Ada ${remark}Finch<office:annotation-end office:name="a"/> drew <svg:desc/>maps${remark} of <svg:desc>Gone</svg:desc>Halden</text:p>`,
    ).trim(),
    "Ada Finch drew maps of Halden",
  );
});

test("A document without a body, or with an unclosed one, yields nothing", () => {
  for (const content of [
    "",
    "<office:body>",
    "</office:body>",
    "<office:body><text:p>Ada</text:p>",
    "</office:body><office:body>",
  ])
    assert.equal(textOfOdt(content), "", content);
});

test("A hundred thousand unclosed rows, comments and spaces are read once, not once for each", () => {
  for (const start of ["<table:table-row>", "<office:annotation>", "<text:s ", "<office:body "]) {
    assert.equal(textOf(`<text:p>Ada</text:p>${start.repeat(100_000)}`).split("\n")[0], "Ada", start);
  }
});
