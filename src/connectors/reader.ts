import type { z } from "zod";
import type { Finding, Property } from "../domain/claim.ts";
import type { Capture } from "./capture.ts";
import { readJson, UnreadableCapture } from "./findings/claims.ts";

/** Understands captures of one kind: pure, and everything there is to know about the kind in one place. */
export interface Reader {
  /**
   * `<source>/<what>`, such as `github/user`; a single word if any site may answer with it. No two readers have the
   * same kind.
   */
  readonly kind: string;
  /** The shape of the response as far as it is read, if it is JSON. */
  readonly schema?: z.ZodType;
  /**
   * The members that are read: without one of them a claim is missing. If both this and `ignores` are absent, new
   * members are not watched for; if one is, it is empty.
   */
  readonly reads?: readonly string[];
  /** The members that are known but not read, by reason: words that the reference page is made from. */
  readonly ignores?: Readonly<Record<string, readonly string[]>>;
  /** Members that are left by their contents, whatever their names: some sources have endless kinds of them. */
  readonly ignoresKind?: { readonly reason: string; readonly holds: (member: unknown) => boolean };
  /**
   * The source's terms do not allow such a response to be stored: it is deleted when the lookup that asked for it ends.
   * It states nothing.
   */
  readonly forRun?: true;
  /** A public register is responsible for what it says: what the person disputes is shown next to it, not closed. */
  readonly isRegister?: true;
  /** Any other property that it claims fails the conformance suite. */
  readonly yields: readonly Property[];
  /** What one capture says, person by person. Throws `UnreadableCapture` for anything that is not of its kind. */
  read(capture: Capture): Iterable<Finding>;
}

/**
 * Members by path, `*` for every index or key. A path covers everything below it, unless longer paths in the table lead
 * through it: then only those are known.
 */
export type MemberTable = Required<Pick<Reader, "reads" | "ignores">> & Pick<Reader, "ignoresKind">;

/** A reader of JSON: `read` receives the response in the shape of its schema. */
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

/** The table of a response's members; null if they are not watched. */
export function tableOf({ reads, ignores, ignoresKind }: Reader): MemberTable | null {
  if (reads === undefined && ignores === undefined) return null;
  return { reads: reads ?? [], ignores: ignores ?? {}, ...(ignoresKind && { ignoresKind }) };
}

/** Every property that one of the readers may claim, each once. */
export function yieldsOf(readers: readonly Reader[]): readonly Property[] {
  return [...new Set(readers.flatMap((reader) => reader.yields))];
}

/** What a capture says according to the reader of its kind. Throws `UnknownKind` if there is none. */
export function readWith(readers: readonly Reader[], capture: Capture): Iterable<Finding> {
  return readerOf(readers, capture.kind).read(capture);
}

export function readerOf(readers: readonly Reader[], kind: string): Reader {
  const reader = readers.find((each) => each.kind === kind);
  if (reader === undefined) throw new UnknownKind(kind);
  return reader;
}

/** Names of members below a common path, written with spaces between them. */
export function members(below: string, names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => (below === "" ? name : `${below}/${name}`));
}

/** No reader knows documents of this kind. The document is kept; a later version may read it. */
export class UnknownKind extends UnreadableCapture {
  readonly kind: string;

  constructor(kind: string) {
    super(`No reader for documents of kind "${kind}"`);
    this.kind = kind;
  }
}
