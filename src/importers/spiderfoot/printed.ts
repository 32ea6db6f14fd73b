import type { Folder } from "../importer.ts";
import { readHead } from "../json.ts";

/** One thing that a scan found, as a line printed by `sf.py`. */
export interface PrintedEvent {
  readonly module: string;
  readonly type: string;
  /** What led to it; absent if it was not requested (`-r`). */
  readonly source?: string;
  readonly data: string;
  readonly line: number;
}

/**
 * A module at the beginning of a line: `SpiderFoot UI` adds the target itself. Columns are padded, and nothing is
 * quoted.
 */
const MODULE = /^(?:SpiderFoot UI|sfp_[a-z0-9_]+) *(?=[\t,;|])/;
/** The title line, which `-H` omits. */
const TITLES = /^Source *([\t,;|])Type *\1(Source Data\1)?Data\s*$/m;
/** The columns if what led to a finding is given: in the oldest versions, which print no title line, it always is. */
const COLUMNS_WITH_SOURCE = 4;

/** Whether a text was printed by `sf.py`, in columns (`-o tab`, `-o csv`). */
export async function isPrinted(folder: Folder, path: string): Promise<boolean> {
  const head = (await readHead(folder, path)).replace(/^\uFEFF/, "");
  return TITLES.test(head.split("\n", 1)[0] ?? "") || MODULE.test(head);
}

/** What a printed scan found. A line that does not begin with a module continues a text of several lines above it. */
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
    // A comma in what led to it looks like one between columns; but most of the time that is an address, which has
    // none.
    if (hasSource && rest.length > 1)
      last = { ...event, source: rest.slice(0, -1).join(mark), data: rest.at(-1) ?? "" };
    else last = { ...event, data: rest.join(mark) };
  }
  if (last !== undefined) yield last;
}
