import type { DefaultTreeAdapterTypes } from "parse5";
import type { Capture } from "../connector.ts";
import { parseHtml } from "../findings/parse-html.ts";

/** A text in the page with its position, in UTF-16 units of the page as received. */
export interface Located {
  /** Decoded: what the text says. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** What a page says about itself. */
export interface HtmlPage {
  /** By lowercase name or property, in page order. */
  readonly meta: ReadonlyMap<string, readonly Located[]>;
  readonly canonical: Located | undefined;
  readonly title: Located | undefined;
  readonly lang: string | undefined;
  /** The texts of `<script type="application/ld+json">`. */
  readonly jsonLd: readonly Located[];
}

/** Reads the head of a page from its raw HTML, however broken: the parser follows the HTML standard. */
export function readHtml(html: string): HtmlPage {
  const meta = new Map<string, Located[]>();
  const jsonLd: Located[] = [];
  let canonical: Located | undefined;
  let title: Located | undefined;
  let lang: string | undefined;
  for (const element of elementsOf(html)) {
    switch (element.tagName) {
      case "html":
        lang ??= attribute(element, "lang", html)?.value;
        break;
      case "meta": {
        const name = (attribute(element, "property", html) ?? attribute(element, "name", html))?.value.toLowerCase();
        const content = attribute(element, "content", html);
        if (name !== undefined && content !== undefined) {
          const found = meta.get(name);
          if (found === undefined) meta.set(name, [content]);
          else found.push(content);
        }
        break;
      }
      case "link":
        if (attribute(element, "rel", html)?.value.toLowerCase() === "canonical")
          canonical ??= attribute(element, "href", html);
        break;
      case "title":
        title ??= textOf(element);
        break;
      case "script": {
        const text = textOf(element);
        if (attribute(element, "type", html)?.value.toLowerCase() === "application/ld+json" && text) jsonLd.push(text);
        break;
      }
    }
  }
  return { meta, canonical, title, lang, jsonLd };
}

/** The first of the named meta texts that is not empty. */
export function metaOf(page: HtmlPage, ...names: readonly string[]): Located | undefined {
  return names.flatMap((name) => page.meta.get(name) ?? []).find(({ value }) => value !== "");
}

/** The locator and quote for a position in a text capture (RFC 5147). */
export function placeOf(
  capture: Capture,
  { from, to }: { readonly from: number; readonly to: number },
): {
  readonly locator: string;
  readonly quote: string;
} {
  return { locator: `char=${from},${to}`, quote: capture.data.slice(from, to) };
}

export type Element = DefaultTreeAdapterTypes.Element;

/** In document order, without recursion: pages may be nested to any depth. */
export function* elementsOf(html: string): Generator<Element> {
  const stack: DefaultTreeAdapterTypes.Node[] = [parseHtml(html)];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ("tagName" in node) yield node;
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
}

/** An attribute's value and the characters between its quotes. */
export function attribute(element: Element, name: string, html: string): Located | undefined {
  const found = element.attrs.find((candidate) => candidate.name === name);
  const place = element.sourceCodeLocation?.attrs?.[name];
  if (found === undefined || place === undefined) return undefined;
  const written = html.slice(place.startOffset, place.endOffset);
  const start = /^[^=]*=\s*/.exec(written)?.[0].length ?? written.length;
  const quoted = /^["']/.test(written.slice(start)) ? 1 : 0;
  const value = found.value.trim();
  const range = trimRange(html, place.startOffset + start + quoted, place.endOffset - quoted);
  // parse5 loses the position of a value that is not followed by a space; what cannot be quoted is not claimed.
  return value !== "" && range.from === range.to ? undefined : { value, ...range };
}

export function textOf(element: Element): Located | undefined {
  const [text] = element.childNodes;
  if (text === undefined || !("value" in text) || !text.sourceCodeLocation) return undefined;
  const { startOffset: from, endOffset: to } = text.sourceCodeLocation;
  return { value: text.value, from, to };
}

function trimRange(html: string, from: number, to: number): { readonly from: number; readonly to: number } {
  const written = html.slice(from, to);
  const start = from + (written.length - written.trimStart().length);
  return { from: Math.min(start, to), to: Math.max(Math.min(start, to), from + written.trimEnd().length) };
}
