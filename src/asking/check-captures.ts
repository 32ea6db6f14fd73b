import type { Capture, Connector } from "../connectors/connector.ts";
import { unknownMembers } from "../connectors/members.ts";
import { UnreadableCapture } from "../connectors/reading/reading.ts";
import { noteUnknownMembers } from "../db/source.ts";
import type { AskingContext } from "./asking-context.ts";

/**
 * Reads what a source outside answered, for one question only: does it still answer as we know it? A source that has
 * changed is told apart, in the ledger of the very lookup, from one that knows nobody; members that nobody reads are noted.
 *
 * @returns what is wrong, in names of members and never in values; `null` where nothing is
 */
export async function checkCaptures(
  connector: Connector,
  captures: readonly Capture[],
  context: AskingContext,
): Promise<string | null> {
  if (connector.asks === undefined && connector.members === undefined) return null;
  let wrong: string | null = null;
  for (const capture of captures) {
    try {
      for (const _ of connector.read(capture));
    } catch (error) {
      if (!(error instanceof UnreadableCapture)) throw error;
      wrong ??= `the answer has another shape than we know: ${error.message}`;
    }
    const table = connector.members?.[capture.kind];
    const unknown = table === undefined || wrong !== null ? [] : unknownMembers(capture, table);
    if (unknown.length > 0) {
      await noteUnknownMembers(context.db, connector.name, capture.kind, unknown, context.now());
    }
  }
  return wrong;
}
