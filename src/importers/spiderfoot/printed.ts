import type { Folder } from "../importer.ts";
import { readHead } from "../json.ts";

/** One thing that a scan found, as a line of `sf.py` prints it. */
export interface PrintedEvent {
  readonly module: string;
  readonly type: string;
  /** What led to it; absent where it was not asked for (`-r`). */
  readonly source?: string;
  readonly data: string;
  readonly line: number;
}

/** What of a line is a module's: `SpiderFoot UI` puts the target itself there. Columns are padded, and nothing is quoted. */
const MODULE = /^(?:SpiderFoot UI|sfp_[a-z0-9_]+) *(?=[\t,;|])/;
/** The line above, which `-H` leaves away. */
const TITLES = /^Source *([\t,;|])Type *\1(Source Data\1)?Data\s*$/m;
/** Of a module, its type and, without a line of titles in the oldest versions, always what led to it. */
const COLUMNS_WITH_SOURCE = 4;

/** Whether a text is what `sf.py` prints, in columns (`-o tab`, `-o csv`). */
export async function isPrinted(folder: Folder, path: string): Promise<boolean> {
  const head = (await readHead(folder, path)).replace(/^\uFEFF/, "");
  return TITLES.test(head.split("\n", 1)[0] ?? "") || MODULE.test(head);
}

/** What a printed scan found. A line that begins with no module goes on with what stands above: a text of several lines. */
export async function* readPrinted(folder: Folder, path: string): AsyncGenerator<PrintedEvent> {
  const head = (await readHead(folder, path)).replace(/^\uFEFF/, "").split("\n", 1)[0] ?? "";
  const titles = TITLES.exec(head);
  let last: PrintedEvent | undefined;
  let line = 0;
  for await (const text of folder.lines(path)) {
    line++;
    const module = MODULE.exec(text)?.[0];
    if (module === undefined) {
      if (last !== undefined) last = { ...last, data: `${last.data}\n${text}` };
      continue;
    }
    if (last !== undefined) yield last;
    const mark = text.charAt(module.length);
    const [type = "", ...rest] = text.slice(module.length + 1).split(mark);
    const hasSource = titles ? titles[2] !== undefined : mark !== "\t" || rest.length + 2 >= COLUMNS_WITH_SOURCE;
    const event = { module: module.trim(), type: type.trim(), line };
    // A comma within what led to it cannot be told from one between columns; what was found is an address most often, and has none.
    if (hasSource && rest.length > 1)
      last = { ...event, source: rest.slice(0, -1).join(mark), data: rest.at(-1) ?? "" };
    else last = { ...event, data: rest.join(mark) };
  }
  if (last !== undefined) yield last;
}
