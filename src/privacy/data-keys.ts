import { sql } from "kysely";
import type { StoreTable } from "./store.ts";

/** The keys of a person's sealed texts: deleting them makes every copy unreadable. */
export const DATA_KEYS: StoreTable = {
  name: "data_key",
  clear: {},
  sealed: [],
  hashed: ["wrapped"],
  plain: ["holder"],
  found: ({ lookups, documents, pictures }) =>
    sql`(holder = any(${[
      ...lookups.map((id) => `lookup/${id}`),
      ...documents.map((id) => `document/${id}`),
      ...pictures.map((hash) => `blob/pictures/${hash}`),
    ]}::text[]) or holder = any(answer_holders(${[...lookups]}::uuid[])))`,
  exported: "encryption keys; the data they encrypt is included unencrypted",
  kept: "for as long as the data it encrypts",
};
