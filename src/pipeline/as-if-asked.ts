import { setTimeout as delay } from "node:timers/promises";
import type { Connector } from "../connectors/connector.ts";
import { type Absence, listLatestAbsences } from "../db/probe.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { AskedConnector } from "../asking/ask-connector.ts";
import type { StageContext } from "./stage.ts";

/**
 * The outcome of a question that is not sent because its person is suppressed. It resembles the source's latest "not found" in size and
 * duration, so that neither reveals the suppression.
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
  return { captures: [], outcome: "absent", why: [], attempts, bytes, refused: false };
}

/** From the cache: an absence is cached for a day. */
const KEPT: Absence = { ms: 1, attempts: 0, bytes: 0 };

/** For a source without a recent absence: the usual time. */
function unheard(): Absence {
  return { ms: 120 + 900 * Math.random() ** 2, attempts: 1, bytes: 0 };
}
