import type { Capture, Connector } from "../connectors/connector.ts";
import { noteUnknownMembers } from "../db/source.ts";
import type { AskingContext } from "./asking-context.ts";

/**
 * Reads a source's response for one purpose: does the source still answer in the known form? A source that has changed then differs, in the
 * lookup's own ledger, from one that knows nobody. Members that no reader reads are noted.
 *
 * @returns what is wrong, naming members but never values; `null` if nothing is
 */
export async function checkCaptures(
  connector: Connector,
  captures: readonly Capture[],
  context: AskingContext,
): Promise<string | null> {
  // What an operator imported is kept whether or not it can be read.
  if (connector.asks === undefined && connector.settings === undefined) return null;
  const checks = await Promise.all(captures.map((capture) => context.reading.check(connector, capture)));
  let wrong: string | null = null;
  for (const [index, check] of checks.entries()) {
    wrong ??= check.wrong;
    const { kind } = captures[index] as Capture;
    if (wrong === null && check.unknownMembers.length > 0) {
      await noteUnknownMembers(context.db, connector.name, kind, check.unknownMembers, context.now());
    }
  }
  return wrong;
}
