import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReportBlock, Item, View } from "../src/report/blocks.ts";
import { fontFiles } from "../src/report/fonts.ts";
import type { Text } from "../src/report/text.ts";

/** The part of pdfmake 0.3 that is used here, because it ships no types. */
interface Pdfmake {
  setFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void;
  setUrlAccessPolicy(allows: (address: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
}

/**
 * Loads pdfmake if somebody has installed it: it is not a dependency of this project. `folder` contains its
 * `node_modules`. Returns a function that prints a view, or the reason why there is none.
 */
export function loadPdfmake(
  folder: string,
): ((view: View, pictures: ReadonlyMap<number, string>) => Promise<Uint8Array>) | string {
  const require = createRequire(join(folder, "package.json"));
  let pdfmake: Pdfmake;
  try {
    pdfmake = require("pdfmake") as Pdfmake;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
  const [normal = "", bold = ""] = fontFiles();
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setFonts({ Report: { normal, bold, italics: normal, bolditalics: bold } });
  return (view, pictures) => pdfmake.createPdf(definitionOf(view, pictures)).getBuffer();
}

/** One font and no drawn charts: pdfmake has no glyph fallback, so its times are flattering. */
function definitionOf(view: View, pictures: ReadonlyMap<number, string>): object {
  const sections = [{ title: view.brief.title, blocks: view.brief.blocks }, ...view.sections, ...view.back];
  return {
    pageSize: "A4",
    pageMargins: [71, 76, 71, 68],
    defaultStyle: { font: "Report", fontSize: 9.5 },
    info: { title: view.document.title },
    footer: (page: number, pages: number) => ({ text: `${page} / ${pages}`, fontSize: 7.5, margin: [71, 10] }),
    content: [
      { text: plain(view.cover.name), fontSize: 28, bold: true },
      ...view.cover.lines.map((line) => ({ text: plain(line) })),
      { toc: { title: { text: "Contents", fontSize: 17 } }, pageBreak: "after" },
      ...sections.flatMap((section) => [
        { text: section.title, fontSize: 17, bold: true, tocItem: true, margin: [0, 20, 0, 8] },
        ...section.blocks.flatMap((block) => blockOf(block, pictures)),
      ]),
      ...view.sources.map((row) => ({
        text: `${row.number}  ${plain(row.title.t)}\n${row.address === null ? "" : plain(row.address.t)}\n${plain(row.details)}`,
        id: `s${row.number}`,
        fontSize: 8.5,
      })),
    ],
  };
}

function blockOf(block: ReportBlock, pictures: ReadonlyMap<number, string>): object[] {
  const image = (id: number | null | undefined): object[] => {
    const data = id === null || id === undefined ? undefined : pictures.get(id);
    return data === undefined ? [] : [{ image: data, width: 60 }];
  };
  switch (block.kind) {
    case "heading":
      return [{ text: block.title, bold: true, fontSize: 11, margin: [0, 12, 0, 6] }];
    case "prose":
      return [
        {
          text: block.prose.pieces.map((piece) =>
            typeof piece === "string"
              ? piece
              : "strong" in piece
                ? { text: piece.strong, bold: true }
                : ` ${piece.refs.join(",")}`,
          ),
        },
      ];
    case "facts":
      return table(block.rows.map((row) => [plain(row.label), row.items.map(itemText).join("\n")]));
    case "advice":
      return block.sides.flatMap((side) => table(side.rows.map((row) => [plain(row.key), itemText(row.value)])));
    case "entries":
      return block.entries.flatMap((entry) => [
        { text: `${entry.when} ${itemText(entry.title)}`, bold: true },
        { text: [...entry.under, ...entry.details].map(itemText).join(" · ") },
        ...(entry.body === null ? [] : [{ text: plain(entry.body) }]),
        ...image(entry.picture?.id),
      ]);
    case "people":
      return block.people.flatMap((person) => [
        { text: [person.name, ...person.under].map(itemText).join("\n") },
        ...image(person.picture.id),
      ]);
    case "photos":
      return block.photos.flatMap((photo) => [...image(photo.picture.id), { text: itemText(photo.caption) }]);
    case "table":
      return table(block.rows.map((row) => row.map(itemText)));
    case "matrix":
      return table(block.rows.map((row) => [row.label, row.word, row.item === null ? "" : itemText(row.item)]));
    case "posts":
      return block.groups.flatMap(({ head, posts }) => [
        { text: itemText(head), bold: true },
        ...posts.flatMap((post) => [
          { text: `${post.date}\n${post.message === null ? "" : plain(post.message)}\n${post.counts}` },
          ...image(post.picture?.id),
        ]),
      ]);
    case "risks":
      return table(block.risks.map(({ label, word, text }) => [label, word, text]));
    case "findings":
      return table(block.findings.map(({ when, label, item }) => [when, label, itemText(item)]));
    case "coverage":
      return table(block.rows.map(({ label, cells }) => [plain(label), ...cells.map((cell) => cell?.word ?? "–")]));
    case "notes":
      return block.notes.map(({ title, text }) => ({ text: `${title}\n${text}` }));
    case "chips":
    case "list":
      return [{ ul: block.items.map(itemText) }];
    case "numbers":
      return table([block.numbers.map((number) => `${number.value}\n${number.label}`)]);
    case "bars":
      return table(block.bars.map((bar) => [plain(bar.label), bar.value]));
    case "note":
      return [{ text: block.text }];
    case "splits":
    case "spans":
    case "columns":
      return [];
  }
}

function table(rows: readonly (readonly string[])[]): object[] {
  return rows.length === 0
    ? []
    : [{ layout: "lightHorizontalLines", table: { widths: (rows[0] ?? []).map(() => "*"), body: rows } }];
}

function itemText(item: Item): string {
  return `${plain(item.t)}${item.refs === undefined ? "" : ` ${item.refs.join(",")}`}`;
}

function plain(text: Text): string {
  return typeof text === "string" ? text : text.s;
}
