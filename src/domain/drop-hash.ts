import { createHash } from "node:crypto";

/**
 * The lists of California's platform (DROP) whose kinds of identifiers are stored here. The others contain kinds that
 * are not: ZIP codes, VINs, advertising IDs.
 */
export const DROP_LISTS = ["email", "phone"] as const;
export type DropList = (typeof DROP_LISTS)[number];

/** Status codes of the platform's technical specification 1.2.0. `2`, exempt, is never given automatically. */
export const DROP_STATUS = { deleted: 3, optedOut: 4, notFound: 5 } as const;

const PHONE_DIGITS = 10;

/**
 * The hash by which the platform names an identifier: SHA-256 of its standard form in UTF-8, in Base64 (DROP technical
 * specification 1.2.0, "Hashing"; Cal. Code Regs., title 11, section 7600 and following).
 */
export function dropHash(list: DropList, value: string): string {
  return createHash("sha256").update(standardForm(list, value)).digest("base64");
}

/** Email addresses in lower case without white space; the last ten digits of phone numbers. */
function standardForm(list: DropList, value: string): string {
  if (list === "email") return value.replace(/\s+/g, "").toLowerCase();
  return value.replace(/\D+/g, "").slice(-PHONE_DIGITS);
}

/** One line of a list of deletion requests. */
export interface DropItem {
  readonly id: string;
  readonly hash: string;
}

/**
 * Reads a line of a file `ID,Hash`; `null` for its header and empty lines, `undefined` for invalid ones. @param number
 * from 1
 */
export function readDropLine(line: string, number: number): DropItem | null | undefined {
  if (line === "" || (number === 1 && /^"?ID"?,"?Hash"?$/i.test(line))) return null;
  const [, id, hash] = /^"?([0-9A-Za-z]{1,64})"?,"?([A-Za-z0-9+/]{43}=)"?$/.exec(line) ?? [];
  return id === undefined || hash === undefined ? undefined : { id, hash };
}

/**
 * Splits a list into parts that are sent one after the other. Items with the same hash stay in one part: otherwise the
 * answer to the first would erase the person whom the others mean, and nobody would be found for them.
 *
 * @param limit items per part, unless one hash has more
 */
export function splitDropItems(items: readonly DropItem[], limit: number): readonly (readonly DropItem[])[] {
  const parts: DropItem[][] = [];
  let last = "";
  for (const item of items.toSorted((one, other) => (one.hash < other.hash ? -1 : Number(one.hash > other.hash)))) {
    const part = parts.at(-1);
    if (part !== undefined && (part.length < limit || item.hash === last)) part.push(item);
    else parts.push([item]);
    last = item.hash;
  }
  return parts;
}
