import { readInstant } from "../domain/instant.ts";

/** Nobody hands over more by hand. */
export const MAX_DOCUMENTS = 40;

/**
 * The member of a lookup's metadata that counts the documents that its creation announced and nobody has handed over
 * yet. Absent if there are none.
 */
export const AWAITED_DOCUMENTS = "candor.awaitedDocuments";

/** Whoever announced documents may have closed the page: after this time from the lookup's end nobody waits any more. */
const AWAITED_MS = 15 * 60_000;

/** How many documents are still to be read at a given time: zero if the lookup did not succeed. */
export function awaitedDocumentsOf(
  {
    status,
    finishedAt,
    metadata,
  }: {
    readonly status: string;
    readonly finishedAt?: string | undefined;
    readonly metadata?: Readonly<Record<string, string | undefined>> | undefined;
  },
  now: Date,
): number {
  const count = Number(metadata?.[AWAITED_DOCUMENTS] ?? 0) || 0;
  const end = readInstant(finishedAt ?? "");
  const isWaiting = end !== null && now.getTime() < end.getTime() + AWAITED_MS;
  return status === "success" && isWaiting ? count : 0;
}
