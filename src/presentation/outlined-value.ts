import { NAME } from "./retold.ts";
import { isFirstMonth } from "./stated-days.ts";

/**
 * As much of a claim's value as a presentation reads: names, which sentences may or may not use; months that the wire writes like years; and
 * of a post, whether it is held, and whether it is an office.
 */
export function outlinedValue(pointer: string, value: unknown): unknown {
  if (typeof value === "string") return NAME.test(pointer) || isFirstMonth(value) ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const told = Object.entries(value).filter(
    ([member, each]) => TOLD.get(member) === each || (typeof each === "string" && isFirstMonth(each)),
  );
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

const TOLD: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["current", true],
  ["kind", "office"],
]);
