import { PURPOSES, type Purpose } from "../domain/purpose.ts";
import { SCOPES, type Scope } from "./scope.ts";

/** The roles of an account's members. */
export const ROLES = ["owner", "analyst", "reader"] as const;
export type Role = (typeof ROLES)[number];

/** The most that a member's key may do, by role. */
export const SCOPES_OF_ROLE: Readonly<Record<Role, readonly Scope[]>> = {
  owner: SCOPES,
  analyst: ["search", "lookups:read", "lookups:write", "candidates:write"],
  reader: ["search", "lookups:read"],
};

/** The purposes that a member's key may have: all for an owner, otherwise those given to the member. */
export function purposesOf(role: Role, given: readonly Purpose[]): readonly Purpose[] {
  return role === "owner" ? PURPOSES : given;
}
