import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import { explainLedger } from "./ledger-reason.ts";
import { createHmac } from "node:crypto";
import { type AskedConnector, askConnector, createRoom } from "../asking/ask-connector.ts";
import { reasonToSkip } from "../asking/outbound.ts";
import { createTraffic, writePassed } from "../asking/traffic.ts";
import type { Capture, Connector, ConnectorContext } from "../connectors/connector.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import type { SearchCoverage, SearchQuery } from "../contract/search.ts";
import { findAnswer, saveAnswer } from "../db/answer.ts";
import { readQuery } from "../domain/identifier.ts";
import { type Platform, profileUrl, type SearchType } from "../domain/platform.ts";
import { sectionsOf } from "../domain/purpose.ts";
import { PublicError } from "../errors.ts";
import type { StageContext } from "../pipeline/stage.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { type FoundPerson, isFoundMinor, isNamed, keepFound, readFound } from "./found-people.ts";

/** How long the first page waits for a platform. Later responses are discarded; what is known here never waits. */
const SEARCH_MS = 2_000;
const MAX_FOUND = 25;
/** The same question is not asked again for a day. */
const ASKED_MS = 86_400_000;

export type PlatformContext = Pick<ServiceContext, "db" | "search" | "keyring" | "now" | "stageContext">;

/** A question to a source. */
interface PlatformQuestion {
  /** The text under which it is remembered. */
  readonly text: string;
  readonly ask: (context: ConnectorContext) => AsyncIterable<Capture>;
  readonly mostCaptures: number;
  readonly isMeant: (person: FoundPerson) => boolean;
}

/**
 * Before the first page of a search: searches the platform requested with `type`, and the sources named in `ask`, if the operator allows
 * it. People found become candidates, and are found, ranked and paged like all others. Email addresses and phone numbers are sent to
 * nobody. A failing source does not fail the search; the response mentions it.
 *
 * @returns one row for each source searched; empty if there is none for this search
 */
export async function searchPlatforms(
  context: PlatformContext,
  caller: Pick<Caller, "accountId" | "defaultPurpose">,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<SearchCoverage[]> {
  const given = context.stageContext(signal);
  const stage = { ...given, reading: given.reading.onBehalfOf(caller.accountId) };
  const { own, onTheWeb } = connectorsFor(stage, query);
  if ((query.next ?? "") !== "") return [];
  const ask = async (connectors: readonly Connector[]) =>
    await Promise.all(connectors.map(async (each) => await searchOn(each, query, caller, stage)));
  const answered = await ask(own);
  // A web search costs the operator more, and knows less, than a platform that can be searched itself.
  const isSilent = answered.every(({ coverage }) => coverage.outcome === "skipped");
  const asked = [...answered, ...(isSilent ? await ask(onTheWeb) : [])];
  if (asked.length === 0) return [];
  const changed = await keepFound(
    context,
    caller.accountId,
    asked.flatMap(({ people }) => people),
    asked.flatMap(({ minors }) => minors),
  );
  if (changed) await context.search.refresh();
  for (const { remember } of asked) await remember();
  return asked.map(({ coverage }) => coverage);
}

/** Off unless the operator named the source; then used for searches of its platform, and searches that name it. */
function connectorsFor(
  { connectors, outbound }: StageContext,
  { type, ask }: SearchQuery,
): { readonly own: readonly Connector[]; readonly onTheWeb: readonly Connector[] } {
  const named = ask === undefined ? undefined : connectors.find(({ name, search }) => name === ask && search);
  if (ask !== undefined && named === undefined) {
    const names = connectors.filter(({ search }) => search).map(({ name }) => name);
    const detail = `give one of ${names.join(", ")}`;
    throw new PublicError("invalid_request", `No source named "${ask}" can be searched.`, [
      { pointer: "/query/ask", detail },
    ]);
  }
  const isOn = ({ name }: Connector) => outbound.setupOf(name)?.enabled === true;
  return {
    own: connectors.filter((each) => each === named || (each.platform === type && isOn(each))),
    onTheWeb: named ? [] : connectors.filter((each) => isFound(each, type) && isOn(each)),
  };
}

function isFound({ finds }: Connector, type: SearchType): boolean {
  return type !== "candor" && finds?.includes(type) === true;
}

interface SearchedSource {
  readonly coverage: SearchCoverage;
  readonly people: readonly FoundPerson[];
  /** People who are under 18 according to the response. */
  readonly minors: readonly FoundPerson[];
  /** Records, once the people are stored, that the source has answered the question. */
  readonly remember: () => Promise<void>;
}

async function searchOn(
  connector: Connector,
  query: SearchQuery,
  caller: Pick<Caller, "accountId" | "defaultPurpose">,
  stage: StageContext,
): Promise<SearchedSource> {
  const started = performance.now();
  const ended = (outcome: AskedConnector["outcome"], why: readonly LedgerReason[]): SearchCoverage => {
    const ms = Math.round(performance.now() - started);
    return { connector: connector.name, outcome, ...explainLedger(why), ms };
  };
  const without = (coverage: SearchCoverage) => ({ coverage, people: [], minors: [], remember: async () => {} });
  const skip = reasonNotToSearch(connector, caller, stage);
  if (skip !== null) return without(ended("skipped", [skip]));
  const question = questionFor(connector, query);
  if (question === null) return without(ended("skipped", [because("otherKey")]));
  const key = keyOf(connector, caller.accountId, question.text, stage);
  const earlier = await findAnswer(stage.db, stage.keyring, key);
  if (earlier && earlier.freshUntil > stage.now()) {
    return without(ended(earlier.status === 200 ? "found" : "absent", [because("recent")]));
  }
  const traffic = createTraffic(stage.db, stage.keyring, (entry) => writePassed(stage.db, stage.keyring, [entry]));
  const occasion = {
    lookupId: null,
    accountId: caller.accountId,
    timeoutMs: SEARCH_MS,
    mostCaptures: question.mostCaptures,
    room: createRoom(),
    traffic,
  };
  const { captures, outcome, why } = await askConnector(connector, question.ask, occasion, stage);
  await traffic.settle();
  const read = await Promise.all(captures.map((capture) => readPeople(connector, capture, stage)));
  const meant = read.flat().filter(question.isMeant);
  const areMinors = await Promise.all(meant.map(async (person) => await isFoundMinor(person, stage)));
  const people = meant.filter((_, index) => !areMinors[index]);
  const isAnswer = outcome === "found" || outcome === "absent";
  return {
    coverage: ended(outcome === "found" && people.length === 0 ? "absent" : outcome, why),
    people: people.slice(0, MAX_FOUND),
    minors: meant.filter((_, index) => areMinors[index]),
    remember: async () => {
      if (isAnswer) await rememberQuestion(connector, key, people.length > 0, stage);
    },
  };
}

/** The rules of lookups apply: offline mode, a key if needed, and a purpose for which the source's data are open. */
function reasonNotToSearch(
  connector: Connector,
  caller: Pick<Caller, "accountId" | "defaultPurpose">,
  { outbound }: StageContext,
): LedgerReason | null {
  if (!outbound.setupOf(connector.name)?.enabled) return because("notSwitchedOn");
  const purpose = caller.defaultPurpose;
  return reasonToSkip(connector, outbound, { purpose, sections: sectionsOf(purpose) });
}

/** Names are searched for; a handle or profile URL leads to that account only. */
function questionFor(connector: Connector, { query, type }: SearchQuery): PlatformQuestion | null {
  const reading = readQuery(query);
  if (reading.kind === "name") {
    const { search } = connector;
    const words = reading.words.join(" ");
    const { searchOn } = connector;
    if (searchOn && type !== "candor" && isFound(connector, type)) {
      return {
        text: `name ${words.toLowerCase()} on ${type}`,
        ask: (context) => searchOn(type, words, context),
        mostCaptures: MAX_FOUND,
        isMeant: (person) => isOn(person, type) && isNamed(person, words),
      };
    }
    if (!search) return null;
    return {
      text: `name ${words.toLowerCase()}`,
      ask: (context) => search(words, context),
      mostCaptures: MAX_FOUND,
      isMeant: (person) => isNamed(person, words),
    };
  }
  const url =
    reading.kind === "profileUrl" && reading.platform === connector.platform
      ? reading.value
      : reading.kind === "handle"
        ? addressOf(connector, reading.value, type)
        : null;
  if (url === null) return null;
  return {
    text: `address ${url}`,
    ask: (context) => connector.probe({ kind: "profileUrl", value: url }, context),
    mostCaptures: 1,
    isMeant: () => true,
  };
}

function isOn({ row }: FoundPerson, platform: Platform): boolean {
  return row.presences?.some((presence) => presence.platform === platform) === true;
}

function addressOf({ platform }: Connector, handle: string, type: SearchType): string | null {
  if (platform === undefined || platform !== type) return null;
  try {
    return profileUrl(platform, handle);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function readPeople(connector: Connector, capture: Capture, { reading }: StageContext): Promise<FoundPerson[]> {
  try {
    return readFound(connector, (await reading.read(connector, capture)).findings);
  } catch (error) {
    // `askConnector` has reported it already.
    if (error instanceof UnreadableCapture) return [];
    throw error;
  }
}

/** A keyed hash, so that the table does not reveal who was searched for. An account does not find people whom another account asked for. */
function keyOf({ name }: Connector, accountId: string, text: string, { outbound, keyring }: StageContext): string {
  const { baseUrl, values } = outbound.setupOf(name) ?? {};
  return createHmac("sha256", keyring.current)
    .update(JSON.stringify(["search", accountId, name, baseUrl, values, text]))
    .digest("base64url");
}

/** Records that it was asked and whether it knew anybody, but not the response: the people are candidates now. */
async function rememberQuestion(
  { homepage }: Connector,
  key: string,
  found: boolean,
  { db, keyring, now }: StageContext,
): Promise<void> {
  const at = now();
  const until = new Date(at.getTime() + ASKED_MS);
  await saveAnswer(db, keyring, {
    key,
    url: homepage,
    status: found ? 200 : 404,
    mediaType: "text/plain",
    etag: null,
    lastModified: null,
    data: "",
    collectedAt: at,
    freshUntil: until,
    keptUntil: until,
  });
}
