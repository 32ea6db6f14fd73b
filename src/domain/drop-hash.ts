import { createHash } from "node:crypto";

/** The lists of California's platform (DROP) whose identifiers are held here. The others name what is not: VINs, advertising ids. */
export const DROP_LISTS = ["email", "phone"] as const;
export type DropList = (typeof DROP_LISTS)[number];

/** Status codes of the platform's technical specification 1.2.0. `2`, exempt, is never given by a machine. */
export const DROP_STATUS = { deleted: 3, optedOut: 4, notFound: 5 } as const;

const PHONE_DIGITS = 10;

/**
 * The hash under which the platform names an identifier: SHA-256 of its standard form in UTF-8, in Base64 (DROP technical
 * specification 1.2.0, "Hashing"; Cal. Code Regs., title 11, section 7600 and following).
 */
export function dropHash(list: DropList, value: string): string {
  return createHash("sha256").update(standardForm(list, value)).digest("base64");
}

/** An email without white space and in lower case; of a phone the last ten digits. */
function standardForm(list: DropList, value: string): string {
  if (list === "email") return value.replace(/\s+/g, "").toLowerCase();
  return value.replace(/\D+/g, "").slice(-PHONE_DIGITS);
}
