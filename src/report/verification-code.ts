import { createHash } from "node:crypto";
import { deflateSync, inflateSync } from "node:zlib";

/** What a report is typeset with where its code will stand: each digit twice, so that its glyph is known. */
export const CODE_PLACE = "0123456789 0123456789";

/** ISO 32000-2, 9.4.3: an array of strings, and of numbers that move them. The typesetter writes one on each line. */
const SHOWN = /^\[(.*)\] TJ$/gm;
const MARK = "%candor-code ";
const END = "%%EOF\n";
const DIGITS = 20;
const GLYPH_DIGITS = 4;

/**
 * Writes the verification code of a report on its page: twenty digits of the SHA-256 of the whole file, in which the
 * code itself counts as zeros. Anybody can compute it again without a key (`readCode`).
 *
 * The content stream with the place for the code is replaced by an incremental update (ISO 32000-2, 7.5.6), in three
 * parts: what is before the code, the code without compression, and what is after it.
 *
 * @throws Error if no page shows `CODE_PLACE` as this version of the typesetter writes it
 */
export function writeCode(pdf: Buffer): Buffer {
  const place = findPlace(pdf);
  const { size, root } = trailerOf(pdf);
  const code = `${MARK}${place.glyphs.join("")}\n[<${"0".repeat((DIGITS + 1) * GLYPH_DIGITS)}>] TJ\n`;
  const body = pdf.at(-1) === NEWLINE ? pdf : Buffer.concat([pdf, Buffer.of(NEWLINE)]);
  const objects = [
    { number: place.object, bytes: Buffer.from(`[${size} 0 R ${size + 1} 0 R ${size + 2} 0 R]`) },
    { number: size, bytes: streamOf(place.before, true) },
    { number: size + 1, bytes: streamOf(Buffer.from(code, "latin1"), false) },
    { number: size + 2, bytes: streamOf(place.after, true) },
  ];
  const stamped = appendObjects(body, objects, { size: size + 3, root });
  const found = readHole(stamped);
  if (found === null) throw new Error("the report has no room for its code");
  const glyphs = codeOf(stamped, found)
    .split("")
    .map((digit) => place.glyphs[Number(digit)] ?? "");
  const [half, space] = [DIGITS / 2, place.space];
  stamped.write([...glyphs.slice(0, half), space, ...glyphs.slice(half)].join(""), found.from, "latin1");
  return stamped;
}

/** The code of a report: as its page shows it, as its bytes give it, and what follows those bytes. */
export interface ReadCode {
  /** Twenty digits in two groups. */
  readonly shown: string;
  readonly matches: boolean;
  /** What was appended after the code was made, such as a signature. */
  readonly rest: Uint8Array;
}

/** `null` if the file shows no code. */
export function readCode(pdf: Uint8Array): ReadCode | null {
  const bytes = Buffer.from(pdf);
  const hole = readHole(bytes);
  if (hole === null) return null;
  const shown = glyphsIn(hole.shown)
    .filter((_, index) => index !== DIGITS / 2)
    .map((glyph) => hole.glyphs.indexOf(glyph))
    .join("");
  return {
    shown: `${shown.slice(0, DIGITS / 2)} ${shown.slice(DIGITS / 2)}`,
    matches: shown === codeOf(bytes, hole),
    rest: bytes.subarray(hole.end),
  };
}

interface Hole {
  readonly glyphs: readonly string[];
  readonly shown: string;
  readonly from: number;
  /** Where the revision of the file that contains it ends. */
  readonly end: number;
}

function readHole(pdf: Buffer): Hole | null {
  const at = pdf.lastIndexOf(MARK);
  const end = at < 0 ? -1 : pdf.indexOf(END, at);
  if (end < 0) return null;
  const text = pdf.toString("latin1", at, at + 200);
  const [whole = "", glyphs = "", shown = ""] =
    /^%candor-code ([0-9a-f]{40})\n\[<([0-9a-f]{84})>\] TJ\n/.exec(text) ?? [];
  if (whole === "") return null;
  return { glyphs: glyphsIn(glyphs), shown, from: at + whole.indexOf("<") + 1, end: end + END.length };
}

function codeOf(pdf: Buffer, { from, shown, end }: Hole): string {
  const hash = createHash("sha256")
    .update(pdf.subarray(0, from))
    .update("0".repeat(shown.length))
    .update(pdf.subarray(from + shown.length, end))
    .digest("hex");
  return String(BigInt(`0x${hash}`) % 10n ** BigInt(DIGITS)).padStart(DIGITS, "0");
}

interface CodePlace {
  /** The number of the content stream. */
  readonly object: number;
  readonly before: Buffer;
  readonly after: Buffer;
  /** Of each digit, in hexadecimal digits. */
  readonly glyphs: readonly string[];
  readonly space: string;
}

function findPlace(pdf: Buffer): CodePlace {
  for (const { object, content } of contentStreams(pdf)) {
    for (const match of content.matchAll(SHOWN)) {
      const shown = glyphsIn(hexOf(match[1] ?? ""));
      const [glyphs, space = ""] = [shown.slice(0, DIGITS / 2), shown[DIGITS / 2]];
      const isPlace =
        shown.length === DIGITS + 1 &&
        new Set([...glyphs, space]).size === DIGITS / 2 + 1 &&
        shown.slice(DIGITS / 2 + 1).join() === glyphs.join();
      if (!isPlace) continue;
      const [before, after] = [content.slice(0, match.index), content.slice(match.index + match[0].length)];
      return { object, before: Buffer.from(before, "latin1"), after: Buffer.from(after, "latin1"), glyphs, space };
    }
  }
  throw new Error("the report has no place for its code");
}

/** The compressed streams that draw something, as text. */
function* contentStreams(pdf: Buffer): Generator<{ readonly object: number; readonly content: string }> {
  const rows = pdf.toString("latin1", tableOf(pdf)).matchAll(/^(\d{10}) \d{5} n/gm);
  for (const [, digits] of rows) {
    const at = Number(digits);
    const head = pdf.toString("latin1", at, at + MAX_HEAD_BYTES);
    const [whole, object, length] =
      /^(\d+) 0 obj\n<<\s*\/Length (\d+)\s*\/Filter \/FlateDecode\s*>>\s*stream\n/.exec(head) ?? [];
    if (whole === undefined) continue;
    const from = at + whole.length;
    const content = inflateSync(pdf.subarray(from, from + Number(length))).toString("latin1");
    if (content.includes(" TJ\n")) yield { object: Number(object), content };
  }
}

const MAX_HEAD_BYTES = 160;
const NEWLINE = 0x0a;

function tableOf(pdf: Buffer): number {
  const tail = pdf.toString("latin1", Math.max(0, pdf.length - 64));
  return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
}

function trailerOf(pdf: Buffer): { readonly size: number; readonly root: string } {
  const text = pdf.toString("latin1", pdf.lastIndexOf("trailer"));
  const size = /\/Size (\d+)/.exec(text)?.[1];
  const root = /\/Root \d+ 0 R/.exec(text)?.[0];
  if (size === undefined || root === undefined) throw new Error("the report has no trailer");
  const more = [/\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/].flatMap((part) => part.exec(text)?.[0] ?? []);
  return { size: Number(size), root: [root, ...more].join(" ") };
}

function streamOf(content: Buffer, compressed: boolean): Buffer {
  const bytes = compressed ? deflateSync(content) : content;
  const filter = compressed ? " /Filter /FlateDecode" : "";
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length}${filter} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

function appendObjects(
  pdf: Buffer,
  objects: readonly { readonly number: number; readonly bytes: Buffer }[],
  trailer: { readonly size: number; readonly root: string },
): Buffer {
  const parts = [pdf];
  let offset = pdf.length;
  const table: string[] = [];
  for (const { number, bytes } of objects) {
    const written = Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from("\nendobj\n")]);
    table.push(`${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`);
    parts.push(written);
    offset += written.length;
  }
  const end = `xref\n${table.join("")}trailer\n<< /Size ${trailer.size} ${trailer.root} /Prev ${tableOf(pdf)} >>\nstartxref\n${offset}\n${END}`;
  return Buffer.concat([...parts, Buffer.from(end, "latin1")]);
}

function glyphsIn(hex: string): readonly string[] {
  return hex.match(/.{4}/g) ?? [];
}

/** The bytes of the strings in an array, in hexadecimal digits. Parentheses in pairs are not escaped (ISO 32000-2, 7.3.4.2). */
function hexOf(array: string): string {
  let bytes = "";
  let depth = 0;
  for (const [token] of array.matchAll(/\\(?:[0-7]{1,3}|[\s\S])|[\s\S]/g)) {
    if (token === ")") depth--;
    if (depth > 0) bytes += byteOf(token);
    if (token === "(") depth++;
  }
  return Buffer.from(bytes, "latin1").toString("hex");
}

function byteOf(token: string): string {
  if (!token.startsWith("\\")) return token;
  const escaped = token.slice(1);
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8));
  return ESCAPES[escaped as keyof typeof ESCAPES] ?? escaped;
}

const ESCAPES = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" } as const;
