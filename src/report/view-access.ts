import { parseDate } from "../words/formats.ts";
import { type AccessWords, sourceName, type Words } from "../words/words.ts";
import type { AccessCopy, ExportedStore } from "./access-copy.ts";
import type { AccessView, ReportBlock, Item, ReportSection } from "./blocks.ts";
import { fontOrders } from "./fonts.ts";
import { linkOf } from "./pen.ts";
import { line } from "./text.ts";

/** Limit on rows of one list; longer lists are for programs to read. */
const MAX_ROWS = 200;
const MAX_TABLE_ROWS = 500;
/** Limit on characters of one value. */
const MAX_VALUE = 400;
/** Columns that mean nothing to people. */
const NOT_PRINTED: ReadonlySet<string> = new Set(["sha256", "datasource_ids", "record_id", "features"]);

/** Everything stored about a person → a document to read. Pure. */
export function buildAccessView(copy: AccessCopy, words: Words, access: AccessWords): AccessView {
  const sections: readonly ReportSection[] = [
    { id: "head", title: "", blocks: [{ kind: "facts", rows: headOf(copy, words, access) }] },
    { id: "purposes", title: access.sections.purposes, blocks: purposesOf(copy, words, access) },
    { id: "recipients", title: access.sections.recipients, blocks: recipientsOf(copy, words, access) },
    { id: "sources", title: access.sections.sources, blocks: sourcesOf(copy, words, access) },
    { id: "logic", title: access.sections.logic, blocks: [{ kind: "notes", notes: copy.logic }] },
    { id: "rights", title: access.sections.rights, blocks: [{ kind: "notes", notes: access.rights }] },
    { id: "held", title: access.sections.held, blocks: heldOf(copy, access) },
  ];
  return {
    paper: "a4",
    lang: words.language,
    fonts: fontOrders(),
    labels: access.labels,
    document: {
      title: access.title,
      author: access.author,
      description: access.description,
      date: parseDate(copy.asOf) ?? [1970, 1, 1],
    },
    title: access.title,
    footer: words.formats.longInstant(copy.asOf),
    sections,
    pictures: {},
  };
}

function headOf({ asOf, person }: AccessCopy, { formats }: Words, access: AccessWords) {
  const rows = [
    { label: access.facts.asOf, items: [item(formats.longInstant(asOf))] },
    { label: access.facts.names, items: person.names.map(item) },
    { label: access.facts.identifiers, items: person.identifiers.map(({ value }) => item(value)) },
  ];
  return rows.filter(({ items }) => items.length > 0);
}

function purposesOf({ purposes }: AccessCopy, words: Words, access: AccessWords): ReportBlock[] {
  const named: Readonly<Record<string, string>> = words.purposes;
  const rows = purposes.map(({ purpose, createdAt, expiresAt }) => [
    item(named[purpose] ?? purpose),
    item(words.formats.instant(createdAt)),
    item(words.formats.instant(expiresAt)),
  ]);
  return table(access.heads.purposes, [3, 2, 2], rows, access, access.none);
}

function sourcesOf({ sources }: AccessCopy, words: Words, access: AccessWords): ReportBlock[] {
  const rows = sources.map(({ source, url, collectedAt }) => [
    // What the operator imported has no connector.
    item(sourceName(words, source === "import" ? "operator" : source)),
    { ...item(url), ...linkOf(url) },
    item(words.formats.instant(collectedAt)),
  ]);
  return table(access.heads.sources, [2, 5, 2], rows, access, access.none);
}

function recipientsOf({ looked, shared, told }: AccessCopy, words: Words, access: AccessWords): ReportBlock[] {
  const { formats } = words;
  const named: Readonly<Record<string, string>> = words.purposes;
  const links = shared.map(({ createdAt, openings, openedAt }) => [
    item(formats.instant(openedAt === "" ? createdAt : openedAt)),
    item(access.linkOpened(openings)),
    item(access.linkHolder),
  ]);
  const messages = told.map(({ host, event, at }) => [item(formats.instant(at)), item(event), item(host)]);
  const rows = looked.map(({ at, operation, purpose, key }) => [
    item(formats.instant(at)),
    item(operation),
    item(purpose === null ? "" : (named[purpose] ?? purpose)),
    item(key),
  ]);
  const others = [...links, ...messages];
  return [
    ...table(access.heads.looked, [2, 3, 3, 3], rows, access, access.nobody),
    ...(others.length === 0 ? [] : table(access.heads.told, [2, 4, 3], others, access, access.nobody)),
  ];
}

function heldOf({ held }: AccessCopy, access: AccessWords): ReportBlock[] {
  if (held.length === 0) return [{ kind: "note", text: access.none }];
  return held.flatMap((store): ReportBlock[] => [
    { kind: "heading", title: store.store },
    { kind: "note", text: access.kept(store.kept), leads: true },
    ...rowsOf(store, access),
    ...Object.entries(store.withheld).map(
      ([column, why]): ReportBlock => ({
        kind: "note",
        text: access.withheld(column, why),
      }),
    ),
    ...(store.leftOut === null
      ? []
      : [{ kind: "note", text: access.leftOut(store.leftOut.rows, store.leftOut.why) } as const]),
  ]);
}

function rowsOf({ rows }: ExportedStore, access: AccessWords): ReportBlock[] {
  const shown = rows.slice(0, MAX_ROWS).map(
    (row): ReportBlock => ({
      kind: "facts",
      rows: Object.entries(row).flatMap(([column, value]) => {
        const text = column === "base64" ? access.file : textOf(value);
        if (text === "" || NOT_PRINTED.has(column)) return [];
        return { label: line(column), items: [item(text)] };
      }),
    }),
  );
  const left = rows.length - shown.length;
  return left === 0 ? shown : [...shown, { kind: "note", text: access.cutRows(left) }];
}

function table(
  head: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly Item[])[],
  access: AccessWords,
  empty: string,
): ReportBlock[] {
  if (rows.length === 0) return [{ kind: "note", text: empty }];
  const left = rows.length - MAX_TABLE_ROWS;
  const shown: ReportBlock = { kind: "table", head, widths, rows: rows.slice(0, MAX_TABLE_ROWS) };
  return left <= 0 ? [shown] : [shown, { kind: "note", text: access.cutRows(left) }];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE).toWellFormed()}…` : text;
}

function item(text: string): Item {
  return { t: line(text) };
}
