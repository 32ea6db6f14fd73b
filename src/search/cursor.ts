import { createHmac } from "node:crypto";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";

/** Where a page ended: the wave and place of its last person, and whether any earlier wave found somebody. */
export interface Cursor {
  readonly wave: number;
  readonly place: number;
  readonly found: boolean;
}

/** What a cursor belongs to: for another query or type it is invalid. */
export interface CursorScope {
  readonly keyring: Pick<Keyring, "current" | "verifying">;
  readonly query: string;
  readonly type: string;
}

export function writeCursor(cursor: Cursor, scope: CursorScope): string {
  const body = `1.${cursor.wave}.${cursor.place}.${cursor.found ? 1 : 0}`;
  return Buffer.from(`${body}.${sign(scope.keyring.current, body, scope)}`).toString("base64url");
}

/**
 * Reads a cursor; "" is the first page. Throws `invalid_request` for anything that `writeCursor` did not write for this
 * query.
 */
export function readCursor(text: string, scope: CursorScope): Cursor {
  if (text === "") return { wave: 0, place: -1, found: false };
  const decoded = Buffer.from(text.slice(0, 200), "base64url").toString("latin1");
  const parsed = /^(1\.(\d{1,3})\.(\d{1,15})\.([01]))\.([\w-]+)$/.exec(decoded);
  const [, body = "", wave, place, found, signature] = parsed ?? [];
  const exact = Buffer.from(decoded, "latin1").toString("base64url") === text;
  if (!exact || !scope.keyring.verifying.some((secret) => signature === sign(secret, body, scope))) {
    throw new PublicError(
      "invalid_request",
      "`next` is not a cursor of this search; leave it out for the first page.",
      [
        {
          pointer: "/query/next",
          detail: "Pass `next` exactly as the previous page gave it, with the same query and type.",
        },
      ],
    );
  }
  return { wave: Number(wave), place: Number(place), found: found === "1" };
}

/** 96 bits of HMAC-SHA-256. */
function sign(secret: string, body: string, scope: CursorScope): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["search cursor", body, scope.query, scope.type]))
    .digest("base64url")
    .slice(0, 16);
}
