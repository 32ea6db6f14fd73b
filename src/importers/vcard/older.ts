/**
 * Converts a card of vCard 2.1 (versit, 1996), as phones still write them, to 3.0: quoted-printable texts are decoded,
 * types of a property become its parameter, photos and sounds are dropped.
 */
export function asVersion3(card: string): string {
  const written = card.replace(/^VERSION:\s*2\.1\s*$/im, "VERSION:3.0");
  return wholeLines(written.split(/\r?\n/))
    .flatMap((line) => lineOf(line) ?? [])
    .join("\r\n");
}

/** Unfolds lines that continue on the next: by a space at its beginning or, in quoted-printable, an `=` at the end. */
function wholeLines(lines: readonly string[]): readonly string[] {
  const whole: WholeLine[] = [];
  let current: WholeLine = { parts: [] };
  let goesOn = false;
  for (const line of lines) {
    if (goesOn) current.parts.push(current.parts.pop()?.slice(0, -1) ?? "", line);
    else if (/^[ \t]/.test(line) && whole.length > 0) current.parts.push(line.slice(1));
    else whole.push((current = { parts: [line] }));
    // The encoding of a line is named before its first colon: it is checked once, however often the line continues.
    if (current.isQuoted === undefined && line.includes(":")) current.isQuoted = QUOTED.test(current.parts.join(""));
    goesOn = current.isQuoted === true && line.endsWith("=");
  }
  return whole.map(({ parts }) => parts.join(""));
}

/** A line in the parts it is folded into; once its first colon is read, it is known whether it is quoted-printable. */
interface WholeLine {
  readonly parts: string[];
  isQuoted?: boolean;
}

const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;
const BINARY = /^(?:PHOTO|SOUND|LOGO|KEY)$/i;

function lineOf(line: string): string | undefined {
  const [, head = "", value = ""] = /^([^:]+):(.*)$/su.exec(line) ?? [];
  const [name = "", ...parameters] = head.split(";");
  if (name === "" || BINARY.test(name.replace(/^.*\./, ""))) return undefined;
  const charset = parameters.flatMap((each) => /^CHARSET=(.+)$/i.exec(each)?.[1] ?? [])[0];
  const text = QUOTED.test(line) ? decode(value, charset) : value;
  const types = parameters.filter((each) => /^[A-Z]+$/i.test(each) && !/^(?:QUOTED-PRINTABLE|BASE64)$/i.test(each));
  const escaped = text.replace(/\r?\n/g, "\\n").replace(/(?<!\\),/g, "\\,");
  return `${name}${types.length > 0 ? `;TYPE=${types.join(",")}` : ""}:${escaped}`;
}

/** An encoding other than UTF-8 is read as Windows-1252. */
function decode(value: string, charset: string | undefined): string {
  const bytes = value.replace(/=([\dA-F]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
  return new TextDecoder(isUtf8 ? "utf-8" : "windows-1252").decode(Buffer.from(bytes, "latin1"));
}
