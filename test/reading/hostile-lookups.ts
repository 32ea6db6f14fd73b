import assert from "node:assert/strict";
import { callService, findPerson, lookUp, NDJSON, ndjson } from "../api/http.ts";
import type { TestService } from "../support/service.ts";

/** A possibly hostile document about an invented person of its own. */
export interface Hostile {
  readonly name: string;
  readonly kind: string;
  readonly mediaType: string;
  readonly data: string;
}

export interface HostileEnding {
  readonly name: string;
  readonly kind: string;
  readonly status: string;
  /** What the ledger says about documents that could not be read. */
  readonly unread: readonly string[];
}

/**
 * Imports each document as the only one about a person.
 *
 * @returns those people's email addresses, in the same order
 */
export async function importHostile(service: TestService, documents: readonly Hostile[]): Promise<string[]> {
  const run = Math.random().toString(36).slice(2, 8);
  const emailOf = (index: number) => `ines.${run}.${index}@example.org`;
  for (const [index, { kind, mediaType, data }] of documents.entries()) {
    const key = `hostile:${run}:${index}`;
    const url = `https://hostile.example.org/${run}/${index}`;
    const identifiers = [{ kind: "email", value: emailOf(index) }];
    const body = ndjson(
      { type: "candidate", key, fullName: "Ines Calder", identifiers },
      { type: "document", kind, url, mediaType, data, identifiers: [{ kind: "candidate", value: key }] },
    );
    const imported = await callService(service, "POST", "/imports?format=candor", { body, headers: NDJSON });
    assert.equal((imported.body as { documents?: number }).documents, 1, imported.text);
  }
  return documents.map((_, index) => emailOf(index));
}

/** Imports each, looks all of them up at once, and waits for every lookup to end. Throws if one is lost. */
export async function lookUpHostile(service: TestService, documents: readonly Hostile[]): Promise<HostileEnding[]> {
  const emails = await importHostile(service, documents);
  const api = { call: async (...[method, path, options]: Call) => await callService(service, method, path, options) };
  return await Promise.all(
    documents.map(async ({ name, kind }, index) => {
      const lookup = await lookUp(api, await findPerson(api, emails[index] ?? ""));
      const coverage = (await api.call("GET", `/lookups/${String(lookup["lookupId"])}/coverage`)).body;
      const reasons = (coverage as { reason?: string }[]).flatMap(({ reason }) => reason ?? []);
      const unread = reasons.filter((reason) => reason.includes("could not be read"));
      return { name, kind, status: String(lookup["status"]), unread };
    }),
  );
}

type Call = [string, string, Parameters<typeof callService>[3]?];
