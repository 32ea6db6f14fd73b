import { pathToFileURL } from "node:url";
import type { ReportBlock, Item, PictureCell, Prose, View } from "../src/report/blocks.ts";
import { FONTS, fontFiles } from "../src/report/fonts.ts";
import type { Text } from "../src/report/text.ts";

/** The same view as a page for a browser to print, which `bench/report.ts` compares with. Pictures are data URLs. */
export function viewAsHtml(view: View, pictures: ReadonlyMap<number, string>): string {
  const draw = (picture: PictureCell | null): string => {
    const address = picture === null || picture.id === null ? undefined : pictures.get(picture.id);
    if (picture === null) return "";
    return address === undefined
      ? `<b class="p">${text(picture.initials)}</b>`
      : `<img class="p" alt="${escape(picture.alt)}" src="${address}">`;
  };
  const sections = [{ title: view.brief.title, blocks: view.brief.blocks }, ...view.sections, ...view.back];
  const sources = view.sources.map(
    (row) =>
      `<li id="s${row.number}">${item(row.title)}${row.address === null ? "" : `<br>${item(row.address)}`}<br><small>${text(row.details)} ${row.quote === null ? "" : text(row.quote)}</small></li>`,
  );
  const body = sections.map(
    (section, index) =>
      `<h1 id="t${index}">${escape(section.title)}</h1>${section.blocks.map((block) => blockHtml(block, draw)).join("")}`,
  );
  const cover = `<header>${draw(view.cover.portrait)}<p class="n">${text(view.cover.name)}</p>${view.cover.lines.map((line) => `<p>${text(line)}</p>`).join("")}</header>`;
  const contents = `<ol>${sections.map((section, index) => `<li><a href="#t${index}">${escape(section.title)}</a></li>`).join("")}</ol>`;
  return `<!doctype html><html lang="${view.lang}"><meta charset="utf-8"><title>${escape(view.document.title)}</title><style>${style()}</style><body>${cover}${contents}${body.join("")}<ol>${sources.join("")}</ol></body></html>`;
}

function style(): string {
  const files = fontFiles();
  let index = 0;
  const faces = FONTS.flatMap((font) =>
    font.weights.map(
      (weight) =>
        `@font-face{font-family:"${font.family}";font-weight:${weight.slice(0, 3)};src:url("${pathToFileURL(files[index++] ?? "").href}")}`,
    ),
  );
  const stack = FONTS.map((font) => `"${font.family}"`).join(",");
  return `${faces.join("")}@page{size:A4;margin:25mm}body{font:9.5pt/1.45 ${stack};color:#1b2733}header{page-break-after:always}.n{font-size:28pt;font-weight:700}h1{color:#1c5478;border-bottom:1px solid;break-after:avoid}h2{font-size:11pt;break-after:avoid}table{border-collapse:collapse;width:100%}td,th{border-bottom:.4pt solid #d8dee5;text-align:left;vertical-align:top;padding:4pt}.p{float:right;width:60pt;height:46pt;object-fit:cover}.e{break-inside:avoid;border-bottom:.4pt solid #d8dee5;padding:6pt 0}.c{display:inline-block;border:.5pt solid #d8dee5;padding:1pt 5pt;margin:2pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.b{background:#1c5478;height:9pt}sup{font-size:6pt;color:#1c5478}`;
}

function blockHtml(block: ReportBlock, draw: (picture: PictureCell | null) => string): string {
  switch (block.kind) {
    case "heading":
      return `<h2>${escape(block.title)}</h2>`;
    case "prose":
      return prose(block.prose);
    case "facts":
      return table(
        [],
        block.rows.map((row) => [text(row.label), row.items.map(item).join("<br>")]),
      );
    case "chips":
      return block.items.map((value) => `<span class="c">${item(value)}</span>`).join("");
    case "list":
      return `<ul>${block.items.map((value) => `<li>${item(value)}</li>`).join("")}</ul>`;
    case "advice":
      return block.sides
        .map(
          (side) =>
            `<h2>${escape(side.title)}</h2>${table(
              [],
              side.rows.map((row) => [text(row.key), item(row.value)]),
            )}`,
        )
        .join("");
    case "entries":
      return block.entries
        .map(
          (entry) =>
            `<div class="e">${draw(entry.picture)}<small>${escape(entry.when)}</small> <b>${item(entry.title)}</b><br>${[...entry.under, ...entry.details].map(item).join(" · ")}${entry.body === null ? "" : `<p>${text(entry.body)}</p>`}</div>`,
        )
        .join("");
    case "people":
      return `<div class="g">${block.people.map((person) => `<div class="e">${draw(person.picture)}<b>${item(person.name)}</b><br>${person.under.map(item).join("<br>")}</div>`).join("")}</div>`;
    case "photos":
      return `<div class="g">${block.photos.map((photo) => `<div class="e">${draw(photo.picture)}${item(photo.caption)}</div>`).join("")}</div>`;
    case "table":
      return table(
        block.head,
        block.rows.map((row) => row.map(item)),
      );
    case "numbers":
      return table(
        block.numbers.map((number) => number.label),
        [block.numbers.map((number) => escape(number.value))],
      );
    case "bars":
      return table(
        [],
        block.bars.map((bar) => [
          text(bar.label),
          `<div class="b" style="width:${bar.share * 100}%"></div>`,
          escape(bar.value),
        ]),
      );
    case "splits":
      return block.splits
        .map((split) =>
          table(
            [split.chart.caption],
            split.parts.map((part) => [escape(part.label), `<div class="b" style="width:${part.value}%"></div>`]),
          ),
        )
        .join("");
    case "spans":
      return table(
        [],
        block.spans.map((span) => [
          text(span.label),
          `<div class="b" style="margin-left:${span.from * 100}%;width:${(span.to - span.from) * 100}%"></div>`,
        ]),
      );
    case "columns":
      return block.charts
        .map((chart) =>
          table(
            [chart.chart.caption],
            chart.columns.map((column) => [
              escape(column.label),
              `<div class="b" style="width:${column.share * 100}%"></div>`,
            ]),
          ),
        )
        .join("");
    case "matrix":
      return table(
        block.head,
        block.rows.map((row) => [escape(row.label), escape(row.word), row.item === null ? "" : item(row.item)]),
      );
    case "posts":
      return block.groups
        .map(({ head, posts }) => {
          const cards = posts.map(
            (post) =>
              `<div class="e">${draw(post.picture)}${escape(post.date)}<p>${post.message === null ? "" : text(post.message)}</p>${escape(post.counts)}${refs(post.refs)}</div>`,
          );
          return `<h3>${item(head)}</h3>${cards.join("")}`;
        })
        .join("");
    case "risks":
      return table(
        [],
        block.risks.map(({ label, word, text: why }) => [escape(label), escape(word), escape(why)]),
      );
    case "findings":
      return table(
        [],
        block.findings.map(({ when, label, item: value }) => [escape(when), escape(label), item(value)]),
      );
    case "coverage":
      return table(
        block.head,
        block.rows.map(({ label, cells }) => [text(label), ...cells.map((cell) => escape(cell?.word ?? "–"))]),
      );
    case "notes":
      return block.notes.map((row) => `<p><b>${escape(row.title)}</b> ${escape(row.text)}</p>`).join("");
    case "note":
      return `<p>${escape(block.text)}</p>`;
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const top = head.length === 0 ? "" : `<tr>${head.map((title) => `<th>${escape(title)}</th>`).join("")}</tr>`;
  return `<table>${top}${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
}

function prose(value: Prose): string {
  const pieces = value.pieces.map((piece) =>
    typeof piece === "string" ? escape(piece) : "strong" in piece ? `<b>${escape(piece.strong)}</b>` : refs(piece.refs),
  );
  return `<p lang="${value.lang}" dir="${value.rtl ? "rtl" : "ltr"}">${pieces.join("")}</p>`;
}

function item(value: Item): string {
  const shown = value.href === undefined ? text(value.t) : `<a href="${escape(value.href)}">${text(value.t)}</a>`;
  return shown + refs(value.refs ?? []);
}

function refs(numbers: readonly number[]): string {
  return numbers.length === 0
    ? ""
    : `<sup>${numbers.map((number) => `<a href="#s${number}">${number}</a>`).join(",")}</sup>`;
}

function text(value: Text): string {
  return typeof value === "string"
    ? escape(value)
    : `<span lang="${value.lang}" dir="${value.rtl ? "rtl" : "ltr"}">${escape(value.s)}</span>`;
}

function escape(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
