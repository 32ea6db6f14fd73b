/** One command from a document, as a reader would type it. */
export interface DocCommand {
  /** Without its prompt; several lines if it continues after a backslash. */
  readonly text: string;
  /** What the page shows of its output; `null` if it shows none. */
  readonly output: string | null;
}

/** A fenced block of commands. */
export interface DocBlock {
  readonly line: number;
  readonly commands: readonly DocCommand[];
  /** Why no test runs it: `<!-- not run: … -->` is on the line before. */
  readonly notRun: string | null;
}

const FENCE = /^ *```(\w*)$/;

/** A page's command blocks: fenced, and without a language or with `sh`. Separate output is `text`. */
export function readBlocks(page: string): readonly DocBlock[] {
  const lines = page.split("\n");
  const blocks: DocBlock[] = [];
  for (let index = 0; index < lines.length; index++) {
    const language = FENCE.exec(lines[index] ?? "")?.[1];
    if (language === undefined) continue;
    const end = lines.findIndex((line, at) => at > index && FENCE.test(line));
    const content = lines.slice(index + 1, end);
    const notRun = /^ *<!-- not run: (.+) -->$/.exec(lines[index - 1] ?? "")?.[1] ?? null;
    if (language === "" || language === "sh") blocks.push({ line: index + 1, commands: readCommands(content), notRun });
    index = end;
  }
  return blocks;
}

/** With prompts (`$ `) everything between them is output; without, every line is a command. */
function readCommands(lines: readonly string[]): readonly DocCommand[] {
  const prompted = lines.some((line) => line.startsWith("$ "));
  const commands: { text: string; output: string[] | null }[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = commands.at(-1);
    if (goesOn && last) last.text += `\n${line}`;
    else if (prompted && !line.startsWith("$ ")) last?.output?.push(line);
    else if (line.trim() !== "")
      commands.push({ text: line.replace(/^\$ | +# .*$/g, "").trim(), output: prompted ? [] : null });
    goesOn = line.endsWith("\\");
  }
  return commands.map(({ text, output }) => ({ text, output: output?.join("\n").trim() || null }));
}

/** The parts of an output that are the same on every machine: not IDs, keys, hashes, figures or column widths. */
export function likeness(output: string): string {
  return output
    .replace(UUID, "ID")
    .replace(/candor_(?:live|test)_\w+/g, "KEY")
    .replace(/\b[0-9a-f]{32,}\b/g, "HASH")
    .replace(/localhost:\d+|127\.0\.0\.1:\d+/g, "HOST")
    .replace(/\d[\d.,:TZ-]*/g, "N")
    .replace(/\s+/g, " ")
    .trim();
}

export const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/**
 * The first stretch of a shown output, between its “…”, that the real one does not contain in order; `null` if there
 * is none.
 */
export function missingStretch(shown: string, real: string): string | null {
  const text = likeness(real);
  let from = 0;
  for (const stretch of shown.split("…").map(likeness)) {
    const at = text.indexOf(stretch, from);
    if (at < 0) return stretch;
    from = at + stretch.length;
  }
  return null;
}
