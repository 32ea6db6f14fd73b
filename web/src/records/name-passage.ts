import { readPage } from "../documents/read-page.ts";

const CONTEXT_CHARACTERS = 140;
/** Shorter parts of a name (initials, particles) stand anywhere. */
const MIN_PART = 3;

/** Where a document names somebody, as people read it. */
export interface NamePassage {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** The words around the first place of a name in a document; its beginning if the name is written in another way. */
export function passageOfName(data: string, name: string): NamePassage {
  const text = readableText(data);
  const [from, to] = placeOfName(text, name);
  const start = Math.max(0, from - CONTEXT_CHARACTERS);
  const end = Math.min(text.length, to + CONTEXT_CHARACTERS);
  return {
    before: `${start > 0 ? "…" : ""}${text.slice(start, from)}`,
    name: text.slice(from, to),
    after: `${text.slice(to, end)}${end < text.length ? "…" : ""}`,
  };
}

/** The same place in the document as it was received, as a locator (RFC 5147); `undefined` if it does not name them. */
export function locatorOfName(data: string, name: string): string | undefined {
  const [from, to] = placeOfName(data, name);
  return to > from ? `char=${from},${to}` : undefined;
}

/** The whole name as it is written or, failing that, the longest of its parts; nothing at the beginning if there is none. */
function placeOfName(text: string, name: string): readonly [number, number] {
  const lower = text.toLowerCase();
  // Few letters change their length in lower case; then places do not fit, and the beginning is shown.
  if (lower.length !== text.length) return [0, 0];
  const parts = name.split(" ").filter((part) => part.length >= MIN_PART);
  for (const wanted of [name, ...parts.toSorted((a, b) => b.length - a.length)]) {
    const at = wanted === "" ? -1 : lower.indexOf(wanted.toLowerCase());
    if (at >= 0) return [at, at + wanted.length];
  }
  return [0, 0];
}

/** The text of a page without its markup, and of data without their form; any other document as it is. */
function readableText(data: string): string {
  const text = readPage(data)?.text ?? textOfData(data) ?? data;
  return text.split(/\s+/).filter(Boolean).join(" ");
}

/** The texts of a JSON document, in order; `null` for anything else. */
function textOfData(data: string): string | null {
  if (!/^\s*[[{]/.test(data)) return null;
  try {
    const texts: string[] = [];
    JSON.parse(data, (_key, value: unknown) => {
      if (typeof value === "string") texts.push(value);
      return value;
    });
    return texts.join(" · ");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
