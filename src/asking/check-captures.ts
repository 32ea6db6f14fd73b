import type { Capture, Connector } from "../connectors/connector.ts";
import { noteUnknownMembers } from "../db/source.ts";
import type { AskingContext } from "./asking-context.ts";

/**
 * Reads what a source outside answered, for one question only: does it still answer as we know it? A source that has
 * changed is told apart, in the ledger of the very lookup, from one that knows nobody; members that nobody reads are noted.
 *
 * @returns what is wrong, in names of members and never in values; `null` if nothing is
 */
export async function checkCaptures(
  connector: Connector,
  captures: readonly Capture[],
  context: AskingContext,
): Promise<string | null> {
  // What an operator imported stays as it is, whether or not it can be read.
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
