/** A document that the caller has, for a lookup about to be created. */
export interface HeldDocument {
  readonly name: string;
  readonly body: Blob;
  readonly whose: "person" | "unknown";
}

/** Everything that was dropped, chosen and pasted. */
export interface Given {
  readonly files: readonly File[];
  readonly pasted: string;
  readonly areTheirs: boolean;
}

export const NO_DOCUMENTS: Given = { files: [], pasted: "", areTheirs: false };

/** The file name given to pasted text. */
const PASTED = "pasted.txt";

export function listDocuments({ files, pasted, areTheirs }: Given): readonly HeldDocument[] {
  const whose = areTheirs ? "person" : "unknown";
  const text = pasted.trim() === "" ? [] : [{ name: PASTED, body: new Blob([pasted]), whose } as const];
  return [...files.map((file) => ({ name: file.name, body: file, whose }) as const), ...text];
}

/** Documents wait here until the sources of their lookup have answered; they are lost when the page is closed. */
const waiting = new Map<string, readonly HeldDocument[]>();

export function keepDocuments(lookupId: string, documents: readonly HeldDocument[]): void {
  if (documents.length > 0) waiting.set(lookupId, documents);
}

export function countDocuments(lookupId: string): number {
  return waiting.get(lookupId)?.length ?? 0;
}

/** Returns them once. */
export function takeDocuments(lookupId: string): readonly HeldDocument[] {
  const documents = waiting.get(lookupId) ?? [];
  waiting.delete(lookupId);
  return documents;
}
