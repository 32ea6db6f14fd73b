import type { ClaimSet } from "./claim-set.ts";

/** Whether any claim tells that the person is dead: the dead hold no posts, sit on no boards and live nowhere. */
export function isDead({ of }: ClaimSet): boolean {
  return of("deathDate").length > 0 || of("dead").some(({ value }) => value);
}
