import type { Capture } from "../connectors/connector.ts";
import { GIVEN_DOCUMENT, THEIR_DOCUMENT } from "../domain/told-address.ts";
import { type Datasource, listDatasources } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { StoredProbe } from "../db/probe.ts";
import type { Identifier } from "../domain/identifier.ts";
import { depthOf, probeOf } from "./positions.ts";
import { isRectified } from "./rectified.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import { type ReadDatasource, readCaptures } from "./read-captures.ts";
import type { StageContext } from "./stage.ts";

/** By the positions of the probes for URLs given as the person's: the URL. */
export type StatedProbes = ReadonlyMap<number, Identifier>;

/**
 * Reads the stored captures of a lookup up to a depth, in order.
 *
 * @param known readings made earlier in the run
 */
export async function readStored(
  lookup: StoredLookup,
  depth: number,
  known: KnownInRun,
  context: StageContext,
): Promise<{
  readonly datasources: readonly ReadDatasource[];
  readonly stated: StatedProbes;
  /** Names of the person that own records gave and sources were asked for. */
  readonly learned: readonly string[];
}> {
  await context.giveWay?.();
  const stored = await listDatasources(context.db, context.keyring, lookup.id, known.texts);
  known.texts = new Map(stored.map(({ id, data }) => [id, data]));
  const collected = stored.filter((each) => depthOf(each.position) <= depth && !isRectified(each));
  const { filed, stated, learned } = withNames(lookup, collected, await readLedger(lookup, known, context), context);
  const readings = (known.readings ??= new Map());
  return { datasources: await readCaptures(lookup, filed, readings, context), stated, learned };
}

/** Captures filed under the candidate's own key, or from URLs given as theirs, are read with the candidate's names. */
function withNames(
  lookup: StoredLookup,
  datasources: readonly Datasource[],
  probes: readonly StoredProbe[],
  context: StageContext,
): {
  readonly filed: readonly (Datasource & Pick<Capture, "about" | "isGiven" | "sought">)[];
  readonly stated: StatedProbes;
  readonly learned: readonly string[];
} {
  const own = new Set(probes.flatMap((probe) => (probe.identifierKind === "candidate" ? probe.position : [])));
  const outside = new Set(context.connectors.flatMap(({ name, asks }) => (asks === undefined ? [] : name)));
  const stated = new Map(
    probes
      .filter(
        ({ connector, identifierKind, depth }) => depth === 0 && outside.has(connector) && GIVEN.has(identifierKind),
      )
      .map(({ position, identifierKind: kind, identifierValue: value }) => [position, { kind, value }]),
  );
  const about = [lookup.candidate.fullName, ...lookup.candidate.aliases];
  const learned = probes.filter(({ identifierKind, depth }) => identifierKind === "name" && depth > 0);
  /** With the names that sources were asked for by then, which own records gave. */
  const soughtAt = (position: number) => {
    const known = learned.filter(({ depth }) => depth <= depthOf(position)).map((probe) => probe.identifierValue);
    return [...new Set([...about, ...known])];
  };
  return {
    filed: datasources.map((each) =>
      own.has(probeOf(each.position))
        ? { ...each, about }
        : stated.has(probeOf(each.position)) || each.url.startsWith(THEIR_DOCUMENT)
          ? { ...each, about, isGiven: true }
          : outside.has(each.connector) || each.url.startsWith(GIVEN_DOCUMENT)
            ? { ...each, sought: soughtAt(each.position) }
            : each,
    ),
    stated,
    learned: [...new Set(learned.map((probe) => probe.identifierValue))],
  };
}

const GIVEN: ReadonlySet<string> = new Set(["profileUrl", "website", "externalId", "email"]);
