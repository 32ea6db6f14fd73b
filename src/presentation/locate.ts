import { isQuoteOf } from "./short-bars.ts";
import { type JsonLayout, layoutJson } from "./layout-json.ts";

/** A document as shown, and the passage in it. */
export interface LocatedPassage {
  readonly kind: "json" | "text";
  readonly text: string;
  /** `null` if the document does not contain it. */
  readonly passage: readonly [from: number, to: number] | null;
}

/** The text of a datasource, as received. */
interface Document {
  readonly data: string;
}

const layouts = new WeakMap<Document, JsonLayout | null>();

/** A JSON document is formatted once, however many of its passages are shown. */
export function layoutOf(datasource: Document): JsonLayout | null {
  const known = layouts.get(datasource);
  if (known !== undefined) return known;
  const layout = layoutJson(datasource.data);
  layouts.set(datasource, layout);
  return layout;
}

/** Finds a passage: an RFC 6901 pointer into a JSON document, `char=from,to` (RFC 5147) in any other. */
export function locate(datasource: Document, locator: string, quote?: string): LocatedPassage {
  const range = /^char=(\d+),(\d+)$/.exec(locator);
  if (range) {
    const { data } = datasource;
    const [from, to] = [Number(range[1]), Number(range[2])];
    const holds = to > from && to <= data.length && (quote === undefined || isQuoteOf(data.slice(from, to), quote));
    return { kind: "text", text: data, passage: holds ? [from, to] : find(data, quote) };
  }
  const layout = layoutOf(datasource);
  if (!layout) return { kind: "text", text: datasource.data, passage: find(datasource.data, quote) };
  const passage = layout.ranges.get(locator) ?? null;
  return { kind: "json", text: layout.text, passage: passage && narrow(layout.text, passage, quote) };
}

/** The place of the quote inside a value, if the value contains it literally. */
function narrow(text: string, [from, to]: readonly [number, number], quote?: string): readonly [number, number] {
  if (!quote) return [from, to];
  const written = JSON.stringify(quote).slice(1, -1);
  const at = text.indexOf(written, from);
  return at >= 0 && at + written.length <= to ? [at, at + written.length] : [from, to];
}

function find(text: string, quote: string | undefined): readonly [number, number] | null {
  const at = quote ? text.indexOf(quote) : -1;
  return quote && at >= 0 ? [at, at + quote.length] : null;
}
