/** A document in the caller's hand, for a lookup that is about to be made. */
export interface HeldDocument {
  readonly name: string;
  readonly body: Blob;
  readonly whose: "person" | "unknown";
}

/** What was dropped, chosen and pasted. */
export interface Given {
  readonly files: readonly File[];
  readonly pasted: string;
  readonly areTheirs: boolean;
}

export const NO_DOCUMENTS: Given = { files: [], pasted: "", areTheirs: false };

/** The name that a pasted text goes by. */
const PASTED = "pasted.txt";

export function listDocuments({ files, pasted, areTheirs }: Given): readonly HeldDocument[] {
  const whose = areTheirs ? "person" : "unknown";
  const text = pasted.trim() === "" ? [] : [{ name: PASTED, body: new Blob([pasted]), whose } as const];
  return [...files.map((file) => ({ name: file.name, body: file, whose }) as const), ...text];
}

/** Documents wait here until the sources of their lookup have answered; they leave with the page. */
const waiting = new Map<string, readonly HeldDocument[]>();

export function keepDocuments(lookupId: string, documents: readonly HeldDocument[]): void {
  if (documents.length > 0) waiting.set(lookupId, documents);
}

export function countDocuments(lookupId: string): number {
  return waiting.get(lookupId)?.length ?? 0;
}

/** Hands them out once. */
export function takeDocuments(lookupId: string): readonly HeldDocument[] {
  const documents = waiting.get(lookupId) ?? [];
  waiting.delete(lookupId);
  return documents;
}
