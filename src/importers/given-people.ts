import { CandidateInput } from "../contract/lookup.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { listUnstorable, UNSTORABLE } from "../domain/storable.ts";
import { type Folder, ImportFormatError, type ImportOptions, type Rejection } from "./importer.ts";
import { describeIssues, readJsonLines } from "./lines.ts";
import type { ImportedPerson } from "./person.ts";
import { NOT_DECODED } from "./letters.ts";
import { csvPeople, listTables } from "./tables/csv.ts";
import { bookPeople, listBooks } from "./tables/books.ts";
import { z } from "zod";

/** A person from a list, as input for a lookup. */
export interface PersonOfList {
  readonly line: number;
  readonly given: CandidateInput;
}

/** A line of a list as JSON; `sources` may be omitted. */
const Line = z.object({ sources: z.array(z.string()).default([]) }).loose();

/**
 * The people in a list, in order: the rows of a table, or lines of JSON, each with what a lookup accepts as
 * `candidate`. Unusable rows are reported to `onReject`. Throws `ImportFormatError` if the file is neither.
 */
export async function* givenPeople(
  folder: Folder,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<PersonOfList> {
  const lists = folder.list().filter((path) => /\.(?:ndjson|jsonl)$/i.test(path));
  for (const path of lists) {
    for await (const { value, line } of readJsonLines(folder, path, Line, onReject)) {
      yield* checked(value, { path, line, onReject });
    }
  }
  if (lists.length > 0) return;
  const people = listBooks(folder).length > 0 ? bookPeople : listTables(folder).length > 0 ? csvPeople : undefined;
  if (people === undefined) {
    throw new ImportFormatError("A list of people is a .csv, .tsv, .xlsx or .ods table, or .ndjson lines.");
  }
  for await (const { person, path, line } of people(folder, onReject, options)) {
    yield* checked(givenOf(person), { path, line, onReject });
  }
}

interface LineOfFile {
  readonly path: string;
  readonly line: number;
  readonly onReject: (rejection: Rejection) => void;
}

function* checked(value: unknown, { path, line, onReject }: LineOfFile): Generator<PersonOfList> {
  const read = CandidateInput.safeParse(value);
  if (!read.success) return onReject({ path, line, reason: describeIssues(read.error) });
  if (listUnstorable(read.data).length > 0) return onReject({ path, line, reason: UNSTORABLE });
  if (JSON.stringify(read.data).includes("\uFFFD")) return onReject({ path, line, ...NOT_DECODED });
  yield { line, given: read.data };
}

/** What a row states, as far as a lookup accepts it: of several addresses and numbers, the first valid one. */
function givenOf(person: ImportedPerson): unknown {
  const [job] = person.positions ?? [];
  const first = (kind: "email" | "phone", values: readonly string[] = []) =>
    values.find((value) => normalizeIdentifier(kind, value) !== null);
  const sources = [...(person.profiles ?? []), ...(person.websites ?? [])].map(absolute).slice(0, MAX_SOURCES);
  const members = {
    email: first("email", person.emails),
    "candor.birthDate": person.birthDate,
    "candor.phone": first("phone", person.phones),
    "candor.employer": clip(job?.company, 200),
    "candor.role": clip(job?.title ?? person.headline, 200),
    "candor.place": clip(person.location, 200),
    "candor.school": clip(person.education?.[0]?.school, 200),
    "candor.note": clip(person.biography, 2_000),
  };
  const said = Object.entries(members).filter(([, value]) => value !== undefined && value !== "");
  const aliases = (person.aliases ?? []).slice(0, MAX_ALIASES);
  return {
    fullName: person.fullName,
    sources,
    ...Object.fromEntries(said),
    ...(aliases.length > 0 && { "candor.aliases": aliases }),
  };
}

/** As in `CandidateInput`. */
const MAX_SOURCES = 50;
const MAX_ALIASES = 20;

function absolute(address: string): string {
  return /^https?:/i.test(address) ? address : `https://${address}`;
}

function clip(text: string | undefined, longest: number): string | undefined {
  return text?.slice(0, longest).toWellFormed().trim();
}
