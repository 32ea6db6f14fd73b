/** A document that the caller has, for a lookup about to be created. */
export interface HeldDocument {
  readonly name: string;
  readonly body: Blob;
  readonly whose: "person" | "unknown";
}

/** A file that cannot be handed over, and why, in words. */
export interface RefusedFile {
  readonly name: string;
  readonly fault: string;
}

/** Everything that was dropped, chosen and pasted; whose it is, once that was answered. */
export interface Given {
  readonly files: readonly File[];
  readonly pasted: string;
  readonly whose: HeldDocument["whose"] | null;
  readonly refused: readonly RefusedFile[];
}

export const NO_DOCUMENTS: Given = { files: [], pasted: "", whose: null, refused: [] };

/** The file name given to pasted text. */
const PASTED = "pasted.txt";

/** Whether there are documents, and nobody said whose they are. */
export function lacksWhose({ files, pasted, whose }: Given): boolean {
  return whose === null && (files.length > 0 || pasted.trim() !== "");
}

/** What goes with a lookup: the documents to hand over, and the files that cannot be. */
export interface Handed {
  readonly documents: readonly HeldDocument[];
  readonly refused: readonly RefusedFile[];
}

export function listDocuments({ files, pasted, whose, refused }: Given): Handed {
  const of = whose ?? "unknown";
  const text = pasted.trim() === "" ? [] : [{ name: PASTED, body: new Blob([pasted]), whose: of } as const];
  return {
    documents: [...files.map((file) => ({ name: file.name, body: file, whose: of }) as const), ...text],
    refused,
  };
}
