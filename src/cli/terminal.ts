/** Where a command writes: results to standard output, everything else to standard error. */
export interface Terminal {
  /** Whether results are the wire's JSON. Standard output then contains nothing else. */
  readonly json: boolean;
  /** How many columns a table may take. */
  readonly columns: number;
  readonly style: Style;
  /** Lines of a result, ready to show: text from outside has been through `printable` or a table. */
  print(text: string): void;
  /** A result as the wire's JSON; nothing else goes to standard output. */
  printJson(value: unknown): void;
  /** Text unchanged for files and pipes; on a terminal its control characters are made visible. */
  printRaw(text: string): void;
  /** One line for the person at the keyboard: what was done, a warning. */
  note(text: string): void;
  /** Like `note`, but only if somebody is watching: on a terminal. */
  progress(text: string): void;
  /** One line that the next one overwrites, on a terminal; an empty text clears it. */
  counter(text: string): void;
}

export type TerminalStyle = "bold" | "dim" | "red" | "green" | "yellow";
export type Style = (name: TerminalStyle, text: string) => string;

/** What a terminal needs to know about a stream; `process.stdout` is one. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): boolean;
}

/** The width if no terminal states one. */
const DEFAULT_COLUMNS = 100;
const MIN_COLUMNS = 40;
/** SGR parameters (ECMA-48, 8.3.117): on and off. */
const CODES: Readonly<Record<TerminalStyle, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
};

/** Colour only on a terminal, and not if `NO_COLOR` is set (no-color.org) or the terminal is a dumb one. */
export function openTerminal(options: {
  readonly json: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
}): Terminal {
  const { json, env, stdout, stderr } = options;
  const colour = stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  const told = Number(env["COLUMNS"] || stdout.columns || DEFAULT_COLUMNS);
  return {
    json,
    columns: Math.max(MIN_COLUMNS, Number.isInteger(told) ? told : DEFAULT_COLUMNS),
    style: colour ? (name, text) => `\u001b[${CODES[name][0]}m${text}\u001b[${CODES[name][1]}m` : (_name, text) => text,
    print: (text) => void stdout.write(`${text}\n`),
    printJson: (value) => void stdout.write(`${escapeUnseen(JSON.stringify(value, null, 2))}\n`),
    printRaw: (text) => void stdout.write(stdout.isTTY ? `${printable(text, "\n")}\n` : text),
    note: (text) => void stderr.write(`${printable(text)}\n`),
    progress: (text) => void (stderr.isTTY && stderr.write(`${printable(text)}\n`)),
    counter: (text) => void (stderr.isTTY && stderr.write(`\r\u001b[2K${printable(text)}`)),
  };
}

/** Control characters, and characters that change the writing direction: collected text must not control a terminal. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text from outside, safe to show on one line: anything a terminal would act on becomes a space or a symbol. */
export function printable(text: string, keep = ""): string {
  return text.toWellFormed().replace(UNSEEN, (character) => {
    if (keep.includes(character)) return character;
    if (/\s/.test(character)) return " ";
    return character <= "\u001f" ? String.fromCharCode(0x2400 + character.charCodeAt(0)) : "\ufffd";
  });
}

/** JSON allows these characters unescaped; escaped, the document means the same. */
function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (character) =>
    character === "\n" ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
