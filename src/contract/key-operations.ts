import { z } from "zod";
import { CreateKey, Key, KeyList, NewKey } from "./key.ts";
import type { Operation } from "./operation.ts";

/** The account's keys. */
export const KEY_OPERATIONS = {
  createKey: {
    method: "post",
    path: "/keys",
    summary: "Make an API key. It is shown in this answer and never again.",
    tag: "keys",
    scope: "admin",
    body: CreateKey,
    status: 201,
    response: NewKey,
    errors: [],
  },
  getOwnKey: {
    method: "get",
    path: "/keys/own",
    summary: "The key of this call: what it may do, and what it has left.",
    tag: "keys",
    scope: "any",
    status: 200,
    response: Key,
    errors: ["key_not_found"],
  },
  listKeys: {
    method: "get",
    path: "/keys",
    summary: "This account's keys, without the keys themselves.",
    tag: "keys",
    scope: "admin",
    status: 200,
    response: KeyList,
    errors: [],
  },
  revokeKey: {
    method: "delete",
    path: "/keys/{keyId}",
    summary: "Revoke a key. It is refused within a second.",
    tag: "keys",
    scope: "admin",
    params: z.strictObject({ keyId: z.string() }),
    status: 200,
    response: Key,
    errors: ["key_not_found"],
  },
} as const satisfies Record<string, Operation>;
