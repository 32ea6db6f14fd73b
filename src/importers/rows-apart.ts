import { hash } from "node:crypto";
import type { CandidateImportRow, DocumentImportRow, ImportLine } from "./importer.ts";
import { isStatement, statementAddress } from "./person.ts";

/**
 * For how many people at least is remembered what was said of them: an import of any size takes the same memory, at most about 100 MB.
 */
const REMEMBERED = 200_000;

/**
 * Keeps rows of one import apart that have the same key and say something else: two records with the same name and e-mail address, of which
 * one names a chief executive and the other a board member, or a record ID that is there twice. The second gets the key with `#2`, so that
 * it does not overwrite the first; whether both are one person is decided by what they state, as for two files. A row that says the same
 * again is unchanged. Documents that are not statements of a file's importer (`isStatement`) are left alone, with their people: in Candor's
 * own format, a row with a known key updates that person.
 *
 * @param remembered for how many people
 */
export async function* keepApart(rows: AsyncIterable<ImportLine>, remembered = REMEMBERED): AsyncGenerator<ImportLine> {
  const said = new Recent<string[]>(remembered);
  let held: CandidateImportRow | undefined;
  for await (const row of rows) {
    if (held && row.type === "document" && isStatement(row) && isAbout(row, held.key)) {
      const number = numberOf(said, held.key, row.data);
      yield* number === 1 ? [held, row] : numbered(held, row, number);
      held = undefined;
      continue;
    }
    if (held) yield held;
    held = row.type === "candidate" ? row : undefined;
    if (!held) yield row;
  }
  if (held) yield held;
}

function isAbout({ identifiers }: DocumentImportRow, key: string): boolean {
  return identifiers.length === 1 && identifiers[0]?.kind === "candidate" && identifiers[0].value === key;
}

/** Which of the different statements with a key this one is, from 1. */
function numberOf(said: Recent<string[]>, key: string, data: string): number {
  const short = hash("sha256", data, "base64url").slice(0, 16);
  const before = said.get(key) ?? [];
  const at = before.indexOf(short);
  if (at >= 0) return at + 1;
  said.set(key, [...before, short]);
  return before.length + 1;
}

function numbered(row: CandidateImportRow, document: DocumentImportRow, number: number): readonly ImportLine[] {
  const key = `${row.key}#${number}`;
  return [
    { ...row, key },
    { ...document, url: statementAddress(key), identifiers: [{ kind: "candidate", value: key }] },
  ];
}

/** A map that forgets what was not used for longest: at least the last `size` keys stay, and at most twice as many. */
class Recent<Value> {
  readonly #size: number;
  #now = new Map<string, Value>();
  #before = new Map<string, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    return this.#now.get(key) ?? this.#before.get(key);
  }

  set(key: string, value: Value): void {
    this.#now.set(key, value);
    if (this.#now.size < this.#size) return;
    this.#before = this.#now;
    this.#now = new Map();
  }
}
