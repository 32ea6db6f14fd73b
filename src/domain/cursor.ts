import { isId } from "./id.ts";
import { readInstant } from "./instant.ts";

/** A place in a list ordered by time and id. */
export interface TimeCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** An opaque cursor for the place after a row. */
export function writeTimeCursor({ createdAt, id }: TimeCursor): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString("base64url");
}

/** `null` for the empty cursor of a first page; `undefined` for one that is not of a list whose rows have such ids. */
export function readTimeCursor(text: string, isOfList: (id: string) => boolean = isId): TimeCursor | null | undefined {
  if (text === "") return null;
  const [time, id, ...rest] = Buffer.from(text, "base64url").toString().split("|");
  if (!time || !id || rest.length > 0 || !isOfList(id)) return undefined;
  const createdAt = readInstant(time);
  return createdAt === null ? undefined : { createdAt, id };
}
