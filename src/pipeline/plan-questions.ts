import type { AskedConnector } from "../asking/ask-connector.ts";
import { reasonToSkip } from "../asking/outbound.ts";
import type { Connector } from "../connectors/connector.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { StoredProbe } from "../db/probe.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import type { Identifier } from "../domain/identifier.ts";
import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { questionKeys } from "../names/suppression.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import { PROBES_PER_DEPTH } from "./positions.ts";
import { countQuestions, isFiledOtherwise, isSearchedFor, takesKey, waitsForWords } from "./questions.ts";
import type { StageContext } from "./stage.ts";

/** Probes sent to outside sources; reading our own archive costs nothing. */
export const OUTBOUND_PROBES = 60;
/** Questions by name, each to a source that may know anybody of that name. The operator can change the number. */
const NAME_QUESTIONS = 24;
export interface PlannedProbe {
  readonly connector: Connector;
  readonly identifier: Identifier;
  readonly position: number;
  /** By name, in a source that is searched by name. */
  readonly isSearch: boolean;
  /** The outcome if it is not asked; `null` if it is. */
  readonly unasked: AskedConnector | null;
}

/** The probes of one depth. */
export interface PlannedQuestions {
  readonly depth: number;
  readonly planned: readonly PlannedProbe[];
  /** Those run before a kill, or at an earlier depth. */
  readonly done: readonly StoredProbe[];
  /** How many there are at this depth, still to be run or done. */
  readonly count: number;
}

/** What `collect` asks. */
export async function planQuestions(
  lookup: StoredLookup,
  identifiers: readonly Identifier[],
  depth: number,
  { known }: { readonly known: KnownInRun },
  context: StageContext,
): Promise<PlannedQuestions> {
  const done = [...(await readLedger(lookup, known, context))];
  const plan = (hidden: ReadonlySet<Identifier>) => planProbes(lookup, identifiers, hidden, depth, done, context);
  let planned = plan(new Set());
  const hidden = planned.length === 0 ? new Set<Identifier>() : await listSuppressed(identifiers, context);
  if (hidden.size > 0) planned = plan(hidden);
  return { depth, planned, done, count: planned.length + done.filter((probe) => probe.depth === depth).length };
}

/** A preview searches no outside source; any other lookup searches those switched on. A local source with a setting needs the setting. */
function connectorsFor(lookup: StoredLookup, context: StageContext): readonly Connector[] {
  return context.connectors.filter(({ access, asks, name, settings, picturesOnly }) => {
    if (picturesOnly === true) return false;
    const isOn = () => context.outbound.setupOf(name)?.enabled === true;
    if (access === "local") return settings === undefined || isOn();
    return !lookup.preview && (asks === undefined || isOn());
  });
}

export function isOutbound({ connector }: PlannedProbe): boolean {
  return connector.asks !== undefined;
}

/** Keys found in records that belong to people who asked not to be searched for: no source is searched for them, not even the archive. */
async function listSuppressed(
  identifiers: readonly Identifier[],
  { db, keyring }: StageContext,
): Promise<ReadonlySet<Identifier>> {
  const keysOf = (identifier: Identifier) => questionKeys(keyring, identifier);
  const allowed = new Set(await withoutSuppressed(db, identifiers, keysOf));
  return new Set(identifiers.filter((identifier) => !allowed.has(identifier)));
}

/** A connector that cannot be asked at all has one row in the lookup's ledger, with the reason. */
function planProbes(
  lookup: StoredLookup,
  identifiers: readonly Identifier[],
  hidden: ReadonlySet<Identifier>,
  depth: number,
  done: readonly StoredProbe[],
  context: StageContext,
): readonly PlannedProbe[] {
  const connectors = connectorsFor(lookup, context);
  const reasons = new Map(connectors.map((each) => [each.name, reasonToSkip(each, context.outbound, lookup)] as const));
  const told = new Set(done.map((probe) => probe.connector));
  const asked = new Set(done.map((probe) => probeKey(probe.connector, probe.identifierKind, probe.identifierValue)));
  const local = new Set(connectors.filter((each) => each.access === "local").map((each) => each.name));
  const mostQuestions = Math.min(lookup.maxQuestions ?? OUTBOUND_PROBES, OUTBOUND_PROBES);
  let budget = mostQuestions - countQuestions(done, connectors);
  const mostNames = context.nameQuestions ?? NAME_QUESTIONS;
  let namesLeft =
    mostNames -
    done.filter(
      (probe) => probe.identifierKind === "name" && !local.has(probe.connector) && probe.outcome !== "skipped",
    ).length;
  const planned: PlannedProbe[] = [];
  let position = depth * PROBES_PER_DEPTH;
  for (const identifier of identifiers) {
    for (const connector of connectors) {
      const isSearch = isSearchedFor(connector, identifier);
      if (isFiledOtherwise(lookup, identifier, connector)) continue;
      if (depth === 0 && connector.asksByName === true && waitsForWords(lookup)) continue;
      const isTaken = isSearch || takesKey(connector, identifier, lookup.id, context.log);
      if (isTaken === false) continue;
      position++;
      const key = probeKey(connector.name, identifier.kind, identifier.value);
      if (asked.has(key)) continue;
      asked.add(key);
      if (hidden.has(identifier) && !lookup.asksNobody) {
        planned.push({ connector, identifier, position, isSearch, unasked: unasked("suppressed", null) });
        continue;
      }
      const reason = reasons.get(connector.name) ?? null;
      if (reason !== null && told.has(connector.name)) continue;
      told.add(connector.name);
      const beyondBudget = reason === null && connector.access !== "local" && budget-- <= 0;
      const byName = isSearch || connector.asksByName === true;
      const beyondNames = reason === null && byName && namesLeft-- <= 0;
      const skip = beyondNames
        ? because("nameQuestionsSpent", mostNames)
        : beyondBudget
          ? because("questionsSpent", mostQuestions)
          : reason;
      planned.push({
        connector,
        identifier,
        position,
        isSearch,
        unasked:
          isTaken === "fails"
            ? unasked("failed", because("connectorFailed"))
            : skip !== null
              ? unasked("skipped", skip)
              : lookup.asksNobody
                ? unasked("absent", null)
                : null,
      });
    }
  }
  return planned;
}

function probeKey(connector: string, kind: string, value: string): string {
  return JSON.stringify([connector, kind, value]);
}

export function unasked(
  outcome: "skipped" | "suppressed" | "absent" | "failed",
  reason: LedgerReason | null,
): AskedConnector {
  return { captures: [], outcome, why: reason === null ? [] : [reason], attempts: 0, bytes: 0, refused: false };
}
