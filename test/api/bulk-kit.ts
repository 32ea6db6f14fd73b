import assert from "node:assert/strict";
import type { Bulk, BulkRow, BulkRowPage } from "../../src/contract/bulk.ts";
import { type Answer, callService, NDJSON, ndjson } from "./http.ts";
import { until } from "../support/until.ts";

type Service = { readonly url: string; readonly apiKey: string };

/** Sends a list of people. */
export async function sendList(
  service: Service,
  query: string,
  content: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(`${service.url}/v1/bulk?${query}`, {
    method: "POST",
    headers: { "x-api-key": service.apiKey, "content-type": "application/octet-stream", ...headers },
    body: content as BodyInit,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** Sends a list and waits until its bulk lookup has ended. */
export async function runList(service: Service, query: string, content: string | Uint8Array): Promise<Bulk> {
  const made = await sendList(service, query, content);
  assert.equal(made.status, 201, made.text);
  return await waitForBulk(service, (made.body as Bulk).bulkId);
}

export async function waitForBulk(service: Service, bulkId: string): Promise<Bulk> {
  await until(async () => (await readBulk(service, bulkId)).status !== "running");
  return await readBulk(service, bulkId);
}

export async function readBulk(service: Service, bulkId: string): Promise<Bulk> {
  const { status, text, body } = await callService(service, "GET", `/bulk/${bulkId}`);
  assert.equal(status, 200, text);
  return body as Bulk;
}

/** All rows, page by page. */
export async function readRows(service: Service, bulkId: string, limit = 100): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  for (let next = ""; ; ) {
    const { body } = await callService(service, "GET", `/bulk/${bulkId}/rows?limit=${limit}&next=${next}`);
    const page = body as BulkRowPage;
    rows.push(...page.results);
    if (page.next === "") return rows;
    next = page.next;
  }
}

/** The counts other than 0. */
export function countsOf({ counts }: Bulk): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

export async function importPeople(service: Service, people: readonly object[]): Promise<void> {
  const rows = people.map((person, at) => ({ type: "candidate", key: `bulk:${at}`, ...person }));
  const done = await callService(service, "POST", "/imports?format=candor", { body: ndjson(...rows), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
  assert.equal((done.body as { rejected: number }).rejected, 0, done.text);
}

/** Invented people. */
export const PEOPLE = [
  {
    fullName: "Ottilie Bramwick",
    company: "Harrow Kites",
    headline: "Kite maker",
    location: "Trondheim",
    identifiers: [{ kind: "email", value: "ottilie@bramwick.example.org" }],
  },
  { fullName: "Casimir Ploughwright", company: "Aldine Freight", headline: "Clerk", location: "Graz" },
  { fullName: "Casimir Ploughwright", company: "Bellweather Mills", location: "Lyon" },
  { fullName: "Thessaly Quornden", company: "Quornden & Daughters", birthDate: "1971-02-03" },
];
