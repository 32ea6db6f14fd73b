import { setTimeout as delay } from "node:timers/promises";
import type { Connector } from "../connectors/connector.ts";
import { type Absence, listLatestAbsences } from "../db/probe.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { AskedConnector } from "../asking/ask-connector.ts";
import type { StageContext } from "./stage.ts";

/**
 * How a question would have ended that is not asked, for its person is suppressed: as the same source lately told that it knows
 * nobody, as many bytes long and after as long a wait. Who is suppressed is told from somebody unknown by neither.
 */
export async function answerAsIfAsked(
  lookup: StoredLookup,
  connector: Connector,
  identifier: Identifier,
  { db, signal }: Pick<StageContext, "db" | "signal">,
): Promise<AskedConnector> {
  const question = { connector: connector.name, kind: identifier.kind, value: identifier.value };
  const { others, before } = await listLatestAbsences(db, lookup, question);
  const isKept = connector.limits.cacheDays > 0 && before;
  const { ms, attempts, bytes } = isKept ? KEPT : (others[Math.floor(Math.random() * others.length)] ?? unheard());
  await delay(ms, undefined, { signal });
  return { captures: [], outcome: "absent", reason: null, attempts, bytes, refused: false };
}

/** An answer out of the cache: that somebody is not there is kept for a day. */
const KEPT: Absence = { ms: 1, attempts: 0, bytes: 0 };

/** Of a source that told of nobody lately: as long as sources take. */
function unheard(): Absence {
  return { ms: 120 + 900 * Math.random() ** 2, attempts: 1, bytes: 0 };
}
