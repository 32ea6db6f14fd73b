import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import { SCOPES, type Scope } from "./scope.ts";

/** What a member of an account is there for. */
export const ROLES = ["owner", "analyst", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** The most that a key of a member may do, by their role. */
export const SCOPES_OF_ROLE: Readonly<Record<Role, readonly Scope[]>> = {
  owner: SCOPES,
  analyst: ["search", "lookups:read", "lookups:write", "candidates:write"],
  reader: ["search", "lookups:read"],
};

/** The purposes that a key of a member may have: an owner's all, another's those that they were given. */
export function purposesOf(role: Role, given: readonly Purpose[]): readonly Purpose[] {
  return role === "owner" ? PURPOSES : given;
}
