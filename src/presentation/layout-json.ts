export interface JsonLayout {
  /** The document with one member per line. Every number and string stays as written. */
  readonly text: string;
  /** RFC 6901 pointer → the position of its value in `text`. */
  readonly ranges: ReadonlyMap<string, readonly [from: number, to: number]>;
  /** The same in the document as received. */
  readonly places: ReadonlyMap<string, readonly [from: number, to: number]>;
}

const DEEPEST = 200;

/**
 * Formats a JSON document for reading, without parsing it into values: a number of twenty digits is kept. `null` if it
 * is not JSON, or is nested deeper than anybody reads.
 */
export function layoutJson(raw: string): JsonLayout | null {
  const start = skipSpace(raw, 0);
  if (raw[start] !== "{" && raw[start] !== "[") return null;
  const layout = new LaidOut(raw);
  try {
    const end = layout.value(start, "", 0);
    return skipSpace(raw, end) === raw.length
      ? { text: layout.text(), ranges: layout.ranges, places: layout.places }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A closed number is a bar without quotation marks. */
const SCALAR = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|█+/y;

class LaidOut {
  readonly ranges = new Map<string, readonly [number, number]>();
  readonly places = new Map<string, readonly [number, number]>();
  readonly #raw: string;
  readonly #parts: string[] = [];
  #length = 0;

  constructor(raw: string) {
    this.#raw = raw;
  }

  text(): string {
    return this.#parts.join("");
  }

  /** Writes the value that begins at `at`, and returns where it ends. */
  value(at: number, pointer: string, depth: number): number {
    if (depth > DEEPEST) throw new SyntaxError("too deep");
    const from = this.#length;
    const open = this.#raw[at];
    const end = open === "{" || open === "[" ? this.#container(at, open, pointer, depth) : this.#scalar(at);
    this.ranges.set(pointer, [from, this.#length]);
    this.places.set(pointer, [at, end]);
    return end;
  }

  #container(at: number, open: "{" | "[", pointer: string, depth: number): number {
    const close = open === "{" ? "}" : "]";
    this.#write(open);
    let here = skipSpace(this.#raw, at + 1);
    for (let index = 0; this.#raw[here] !== close; index++) {
      if (index > 0) {
        this.#expect(here, ",");
        this.#write(",");
        here = skipSpace(this.#raw, here + 1);
      }
      this.#write(`\n${"  ".repeat(depth + 1)}`);
      let token = String(index);
      if (open === "{") {
        const keyEnd = this.#scalar(here);
        token = JSON.parse(this.#raw.slice(here, keyEnd)) as string;
        here = skipSpace(this.#raw, keyEnd);
        this.#expect(here, ":");
        this.#write(": ");
        here = skipSpace(this.#raw, here + 1);
      }
      here = this.value(here, `${pointer}/${escapeToken(token)}`, depth + 1);
      here = skipSpace(this.#raw, here);
    }
    if (here !== skipSpace(this.#raw, at + 1)) this.#write(`\n${"  ".repeat(depth)}`);
    this.#write(close);
    return here + 1;
  }

  #scalar(at: number): number {
    SCALAR.lastIndex = at;
    const token = SCALAR.exec(this.#raw)?.[0];
    if (token === undefined) throw new SyntaxError(`no value at ${at}`);
    this.#write(token.includes("\\u") ? JSON.stringify(JSON.parse(token)) : token);
    return at + token.length;
  }

  #expect(at: number, character: string): void {
    if (this.#raw[at] !== character) throw new SyntaxError(`no ${character} at ${at}`);
  }

  #write(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}

function skipSpace(raw: string, at: number): number {
  let here = at;
  while (raw[here] === " " || raw[here] === "\n" || raw[here] === "\r" || raw[here] === "\t") here++;
  return here;
}

function escapeToken(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
