import assert from "node:assert/strict";
import pg from "pg";
import { Problem } from "../../src/contract/problem.ts";
import { hashApiKey } from "../../src/domain/api-key.ts";
import { newId } from "../../src/domain/id.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { createPostgresDatabase } from "../support/database.ts";
import { type ServiceOptions, startService, type TestService } from "../support/service.ts";

/** A service on PostgreSQL, so that a test can look into its database: the embedded engine allows one owner. */
export interface TestApi<Service extends TestService = TestService> {
  readonly service: Service;
  readonly rows: pg.Client;
  /** Calls a path under `/v1` with the first key, unless `headers` says otherwise. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` for no key. */
  readonly key?: string | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; `undefined` if it is not JSON. */
  readonly body: unknown;
}

export async function startApi(env: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  return await startApiBy(startService, env);
}

/** @param start where the service runs */
export async function startApiBy<Service extends TestService>(
  start: (options: ServiceOptions) => Promise<Service>,
  env: Readonly<Record<string, string>>,
): Promise<TestApi<Service>> {
  const database = await createPostgresDatabase();
  const service = await start({ env: { DATABASE_URL: database.url, ...env } });
  const rows = new pg.Client({ connectionString: database.url });
  await rows.connect();
  return {
    service,
    rows,
    call: (method, path, options) => callService(service, method, path, options),
    async stop() {
      await rows.end();
      await service.stop();
      await database.drop();
    },
  };
}

export async function callService(
  service: { readonly url: string; readonly apiKey: string },
  method: string,
  path: string,
  { body, headers, key = service.apiKey }: CallOptions = {},
): Promise<Answer> {
  const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(path.startsWith("http") ? path : `${service.url}/v1${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { "x-api-key": key }),
      ...(text === null ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: text,
  });
  const answered = await response.text();
  return { status: response.status, headers: response.headers, text: answered, body: parseJson(answered) };
}

/** Checks every member of a problem against the wire contract. */
export function assertProblem(answer: Answer, status: number, code: string, pointers?: readonly string[]): Problem {
  assert.equal(answer.status, status, answer.text);
  assert.equal(answer.headers.get("content-type")?.split(";")[0], "application/problem+json");
  const problem = Problem.strict().parse(answer.body);
  assert.equal(problem.code, code);
  assert.equal(problem.status, status);
  assert.equal(problem.error, problem.detail);
  assert.equal(problem.requestId, answer.headers.get("request-id"));
  assert.ok(problem.detail.length > 10);
  assert.doesNotMatch(answer.text, /\bat [\w.]+ \(|node_modules|\.ts:\d/);
  if (pointers) {
    assert.deepEqual([...new Set(problem.errors.map((fault) => fault.pointer))], pointers);
  }
  return problem;
}

/** A key of another account or with other scopes: written straight into the database, because no route creates one. */
export async function insertKey(
  rows: pg.Client,
  key: string,
  changes: {
    readonly accountId?: string;
    readonly scopes?: readonly string[];
    readonly expiresAt?: Date;
    readonly revokedAt?: Date;
  } = {},
): Promise<void> {
  await rows.query(
    `insert into api_key (id, hash, account_id, name, label, scopes, purposes, default_purpose, expires_at, revoked_at)
     values ($1, $2, $3, 'test', 'test', $4, $5, 'due_diligence', $6, $7)`,
    [
      newId(),
      hashApiKey(key),
      changes.accountId ?? "default",
      changes.scopes ?? ["search", "lookups:read", "lookups:write", "candidates:write", "privacy", "admin"],
      PURPOSES,
      changes.expiresAt ?? null,
      changes.revokedAt ?? null,
    ],
  );
}

/** One row per line, as an import expects. */
export function ndjson(...rows: readonly unknown[]): string {
  return rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join("");
}

export const NDJSON = { "content-type": "application/x-ndjson" };

/** The ID of the first person that a search finds. */
export async function findPerson(api: Pick<TestApi, "call">, query: string): Promise<string> {
  const { body } = await api.call("GET", `/search?type=candor&query=${encodeURIComponent(query)}`);
  const [first] = (body as { results: { candidateId: string }[] }).results;
  assert.ok(first, `${query} finds nobody`);
  return first.candidateId;
}

/** Creates a lookup and waits until it ends. */
export async function lookUp(api: Pick<TestApi, "call">, candidateId: string): Promise<Record<string, unknown>> {
  const created = await api.call("POST", "/lookups", { body: { candidateId } });
  assert.equal(created.status, 201, created.text);
  return await waitForEnd(api, (created.body as { lookupId: string }).lookupId);
}

/** Waits until a lookup ends: only the test file's deadline is long enough for every machine. */
export async function waitForEnd(api: Pick<TestApi, "call">, lookupId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await api.call("GET", `/lookups/${lookupId}?wait=10`);
    const lookup = body as Record<string, unknown>;
    if (!["queued", "running"].includes(String(lookup["status"]))) return lookup;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
