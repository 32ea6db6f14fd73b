import type { z } from "zod";
import type { Finding, Property } from "../domain/claim.ts";
import type { Capture } from "./capture.ts";
import { readJson, UnreadableCapture } from "./findings/claims.ts";

/** What understands captures of one kind: pure, and all that is to be known about the kind in one place. */
export interface Reader {
  /** `<source>/<what>`, such as `github/user`; one word where any site answers it. No two readers have the same. */
  readonly kind: string;
  /** The shape of the answer as far as it is read, where it is JSON. */
  readonly schema?: z.ZodType;
  /** The members that are read: without one of them a claim is missing. Absent with `ignores`: nobody watches for new ones. */
  readonly reads?: readonly string[];
  /** The members that are known and left, by the reason why: words of which the reference page is made. */
  readonly ignores?: Readonly<Record<string, readonly string[]>>;
  /** Members that are left by what they hold, whatever their name: some sources have kinds of them without end. */
  readonly ignoresKind?: { readonly reason: string; readonly holds: (member: unknown) => boolean };
  /** The terms of its source let no such answer be stored: it goes when the lookup that asked for it ends. It states nothing. */
  readonly forRun?: true;
  /** A public register answers for what it says: what the person disputes of it is shown beside, and not closed. */
  readonly isRegister?: true;
  /** Anything else that it claims fails the conformance suite. */
  readonly yields: readonly Property[];
  /** What one capture says, person by person. Throws `UnreadableCapture` for what is not of its kind. */
  read(capture: Capture): Iterable<Finding>;
}

/**
 * Members by path, `*` for every index or key. A path stands for all that is below it, unless longer paths of the
 * table lead through it: then only those are known.
 */
export type MemberTable = Required<Pick<Reader, "reads" | "ignores">> & Pick<Reader, "ignoresKind">;

/** A reader of JSON: `read` gets the answer in the shape of its schema. */
export function jsonReader<S extends z.ZodType>(
  reader: Omit<Reader, "schema" | "read"> & {
    readonly schema: S;
    read(answer: z.output<S>, capture: Capture): Iterable<Finding>;
  },
): Reader {
  return {
    ...reader,
    read: (capture) =>
      reader.read(readJson<z.output<S>>(capture, reader.schema as unknown as z.ZodType<z.output<S>>), capture),
  };
}

/** The table of an answer's members; nothing if nobody watches them. */
export function tableOf({ reads, ignores, ignoresKind }: Reader): MemberTable | null {
  return reads && ignores ? { reads, ignores, ...(ignoresKind && { ignoresKind }) } : null;
}

/** Every property that one of the readers may claim, each once. */
export function yieldsOf(readers: readonly Reader[]): readonly Property[] {
  return [...new Set(readers.flatMap((reader) => reader.yields))];
}

/** What a capture says by the reader of its kind. Throws `UnknownKind` if none of them is. */
export function readWith(readers: readonly Reader[], capture: Capture): Iterable<Finding> {
  return readerOf(readers, capture.kind).read(capture);
}

export function readerOf(readers: readonly Reader[], kind: string): Reader {
  const reader = readers.find((each) => each.kind === kind);
  if (reader === undefined) throw new UnknownKind(kind);
  return reader;
}

/** Names of members, written with spaces between, below a common path. */
export function members(below: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => (below === "" ? name : `${below}/${name}`));
}

/** No reader knows documents of this kind. The document stays; a later version may read it. */
export class UnknownKind extends UnreadableCapture {
  readonly kind: string;

  constructor(kind: string) {
    super(`No reader for documents of kind "${kind}"`);
    this.kind = kind;
  }
}
