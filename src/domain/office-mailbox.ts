import { readWordList } from "../lists/word-list.ts";
import type { Identifier } from "./identifier.ts";

/** Whether an address belongs to an office rather than a person: "info@", "postmaster@" (RFC 2142, and similar). */
export function isOfficeMailbox({ kind, value }: Identifier): boolean {
  return kind === "email" && MAILBOXES.has(value.slice(0, value.indexOf("@")));
}

const MAILBOXES = new Set(readWordList(new URL("lists/office-mailboxes.txt", import.meta.url)).entries("mailboxes"));
