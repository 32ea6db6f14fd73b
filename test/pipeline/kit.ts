import type { Outbound } from "../../src/asking/outbound.ts";
import type { Capture, Connector, ConnectorContext } from "../../src/connectors/connector.ts";
import type { Reader } from "../../src/connectors/reader.ts";
import { findLookupToRun, insertLookup, type StoredLookup, startLookup } from "../../src/db/lookup.ts";
import type { Db } from "../../src/db/schema.ts";
import type { ClaimDraft, Finding } from "../../src/domain/claim.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { createLog } from "../../src/log.ts";
import type { StageContext } from "../../src/pipeline/stage.ts";
import { draftLookup, KEYRING } from "../db/drafts.ts";
import { READ_HERE } from "../reading/read-here.ts";

/** What the invented source knows about one person: one whole document. */
export interface Page {
  readonly id: string;
  readonly name: string;
  readonly birthDate?: string;
  readonly identifiers?: readonly Identifier[];
  readonly skills?: readonly string[];
}

/** A source's answer to one question. */
export type Answer = readonly Page[] | (() => AsyncIterable<Capture>);

/** A source that answers from a table and records what it was asked. */
export interface TestConnector extends Connector {
  readonly asked: string[];
}

export function createConnector(
  answers: Readonly<Record<string, Answer>>,
  changes: Partial<Pick<Connector, "name" | "access" | "limits">> & {
    readonly read?: Reader["read"];
    readonly onProbe?: (value: string, context: ConnectorContext) => Promise<void> | void;
  } = {},
): TestConnector {
  const asked: string[] = [];
  const { onProbe, read = readPage, ...rest } = changes;
  return {
    name: "shelf",
    title: "A shelf of invented pages",
    homepage: "https://shelf.example.net/",
    terms: "https://shelf.example.net/terms",
    access: "local",
    accepts: ["candidate", "email", "phone", "externalId", "profileUrl"],
    readers: [{ kind: "page", yields: ["fullName", "birthDate", "skill", "email"], read }],
    limits: { requestsPerMinute: 1_000, timeoutMs: 5_000, cacheDays: 0 },
    examples: {
      present: { kind: "candidate", value: "present" },
      absent: { kind: "candidate", value: "absent" },
    },
    ...rest,
    asked,
    async *probe(identifier, context) {
      asked.push(identifier.value);
      await onProbe?.(identifier.value, context);
      const answer = answers[identifier.value] ?? [];
      if (typeof answer === "function") yield* answer();
      else yield* answer.map(capturePage);
    },
  };
}

export function capturePage(page: Page): Capture {
  return {
    kind: "page",
    url: `https://shelf.example.net/${page.id}`,
    mediaType: "application/json",
    collectedAt: "2026-01-02T03:04:05.000Z",
    data: JSON.stringify(page),
  };
}

export function* readPage(capture: Capture): Iterable<Finding> {
  const page = JSON.parse(capture.data) as Page;
  const stated = { method: "stated", confidence: 1 } as const;
  const claims: ClaimDraft[] = [{ property: "fullName", value: page.name, locator: "/name", ...stated }];
  if (page.birthDate) {
    claims.push({ property: "birthDate", value: page.birthDate, locator: "/birthDate", ...stated });
  }
  for (const [index, skill] of (page.skills ?? []).entries()) {
    claims.push({ property: "skill", value: skill, locator: `/skills/${index}`, ...stated });
  }
  yield { externalId: page.id, url: capture.url, name: page.name, claims, identifiers: page.identifiers ?? [] };
}

/** No requests leave: the invented sources answer from their tables. */
const WAY_OUT: Outbound = {
  offline: false,
  fetch: () => Promise.reject(new Error("an invented source asked outside")),
  setupOf: () => ({ enabled: true, baseUrl: null, values: {} }),
  close: async () => {},
};

export function stageContext(
  db: Db,
  connectors: readonly Connector[],
  changes: Partial<StageContext> = {},
): StageContext {
  return {
    db,
    connectors,
    baseUrl: "http://localhost:4000",
    keyring: KEYRING,
    log: createLog("silent"),
    signal: new AbortController().signal,
    now: () => new Date("2026-03-01T10:00:00.000Z"),
    outbound: WAY_OUT,
    reading: READ_HERE,
    search: { find: async () => ({ hits: [], next: "" }) },
    ...changes,
  };
}

/** The key of the person whom every lookup in these tests is about. */
export const OWN: Identifier = { kind: "email", value: "ines.calder@example.org" };

export async function insertTestLookup(db: Db, changes: Partial<StoredLookup> = {}): Promise<string> {
  const draft = draftLookup({
    identifiers: [OWN],
    sections: ["overview", "career"],
    createdAt: new Date("2026-03-01T09:00:00.000Z"),
    ...changes,
  });
  await insertLookup(db, draft);
  return draft.id;
}

/** The lookup as a stage receives it, started by a worker. */
export async function takeUp(db: Db, id: string): Promise<StoredLookup> {
  await startLookup(db, id, 1);
  const lookup = await findLookupToRun(db, id);
  if (!lookup) throw new Error("the lookup is not there");
  return lookup;
}
