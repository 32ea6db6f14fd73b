import { isId } from "./id.ts";
import { readInstant } from "./instant.ts";

/** A position in a list ordered by time and ID. */
export interface TimeCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** An opaque cursor for the position after a row. */
export function writeTimeCursor({ createdAt, id }: TimeCursor): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString("base64url");
}

/** `null` for the empty cursor of a first page; `undefined` for a cursor from a list with other IDs. */
export function readTimeCursor(text: string, isOfList: (id: string) => boolean = isId): TimeCursor | null | undefined {
  if (text === "") return null;
  const [time, id, ...rest] = Buffer.from(text, "base64url").toString().split("|");
  if (!time || !id || rest.length > 0 || !isOfList(id)) return undefined;
  const createdAt = readInstant(time);
  return createdAt === null ? undefined : { createdAt, id };
}
