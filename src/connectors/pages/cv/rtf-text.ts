/**
 * The text of an RTF file (Rich Text Format 1.9.1), one line per paragraph or table row, with cells separated by tabs.
 * Anything outside runs of text (fonts, styles, pictures, headers, comments, field codes) is left out. Takes time in
 * proportion to the length, and continues past damage.
 */
export function textOfRtf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString("latin1");
  const groups: Group[] = [];
  let group: Group = { isLeft: false, fallback: 1 };
  let decoder = new TextDecoder("windows-1252");
  let escaped: number[] = [];
  let out = "";
  /** How many characters to skip, which stand for a Unicode character that was already read. */
  let passing = 0;
  const flush = (): void => {
    if (escaped.length > 0) out += decoder.decode(Uint8Array.from(escaped));
    escaped = [];
  };
  const add = (text: string): void => {
    flush();
    if (!group.isLeft) out += text;
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(file); token !== null; token = TOKEN.exec(file)) {
    const { hex, word, number, sign, plain } = token.groups ?? {};
    if (hex !== undefined) {
      if (passing > 0) passing--;
      else if (!group.isLeft) escaped.push(Number.parseInt(hex, 16));
    } else if (plain !== undefined) {
      const kept = plain.slice(passing);
      passing = Math.max(0, passing - plain.length);
      if (kept !== "") add(kept);
    } else if (sign === "{") {
      flush();
      groups.push(group);
      group = { ...group };
      passing = 0;
    } else if (sign === "}") {
      flush();
      group = groups.pop() ?? group;
      passing = 0;
    } else if (sign !== undefined) {
      if (sign === "\\*") group.isLeft = true;
      else add(SIGNS[sign.slice(1)] ?? "");
    } else if (word !== undefined) {
      const value = number === undefined || number === "" ? undefined : Number(number);
      if (word === "u" && value !== undefined) {
        add(String.fromCharCode((value + 65_536) % 65_536));
        passing = group.fallback;
      } else if (word === "uc") group.fallback = value ?? 1;
      else if (word === "ansicpg") decoder = decoderOf(value);
      else if (word === "bin") TOKEN.lastIndex += Math.max(0, value ?? 0);
      else if (LEFT.has(word)) group.isLeft = true;
      else if (WORDS[word] !== undefined) add(WORDS[word]);
    }
  }
  flush();
  return out.toWellFormed().replaceAll("\0", "");
}

interface Group {
  /** Its text is not part of the document. */
  isLeft: boolean;
  /** How many characters follow a Unicode character, for programs that do not support Unicode. */
  fallback: number;
}

const TOKEN =
  /\\'(?<hex>[\da-fA-F]{2})|\\(?<word>[a-zA-Z]{1,32})(?<number>-?\d{1,10})? ?|(?<sign>\\[^a-zA-Z]|[{}])|[\r\n]+|(?<plain>[^\\{}\r\n]+)|\\/gs;

const WORDS: Readonly<Record<string, string>> = {
  par: "\n",
  line: "\n",
  row: "\n",
  page: "\n",
  sect: "\n",
  tab: "\t",
  cell: "\t",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
};
/** A backslash before the end of a line also means a paragraph. */
const SIGNS: Readonly<Record<string, string>> = {
  "~": " ",
  _: "-",
  "\\": "\\",
  "{": "{",
  "}": "}",
  "\n": "\n",
  "\r": "\n",
};
const LEFT: ReadonlySet<string> = new Set(
  `fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf generator
   themedata listtable listoverridetable rsidtbl xmlnstbl latentstyles datastore fldinst annotation atnid atnauthor
   listtext pntext bkmkstart bkmkend revtbl filetbl operator shpinst nonshppict`.split(/\s+/),
);

function decoderOf(page: number | undefined): TextDecoder {
  const label =
    page === 932 ? "shift_jis" : page === 936 ? "gbk" : page === 949 ? "euc-kr" : page === 950 ? "big5" : "";
  try {
    return new TextDecoder(label || (page === 65_001 ? "utf-8" : `windows-${page ?? 1252}`));
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder("windows-1252");
    throw error;
  }
}
