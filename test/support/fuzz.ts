import { Agent, request as sendRequest, type IncomingMessage } from "node:http";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { type Described, type FuzzRequest, requestOf } from "./fuzz-requests.ts";
import type { Pool, Schema } from "./fuzz-values.ts";

/** An answer that the service should not have given, with the shortest request that caused it. */
export interface Finding {
  readonly what: string;
  readonly request: FuzzRequest;
  readonly answer: string;
  times: number;
}

export interface FuzzOutcome {
  readonly requests: number;
  /** How many answers had which status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

interface Header {
  readonly required?: boolean;
  readonly schema: { readonly type: string };
}

interface AnswerOf {
  readonly headers: ReadonlyMap<string, Header>;
  /** What validates a body, by media type. */
  readonly bodies: ReadonlyMap<string, ValidateFunction>;
}

const PARALLEL = 8;
const BATCH = 40;
const PATIENCE_MS = 30_000;
/** Sample people: a search for them finds somebody. */
const KNOWN_QUERIES = ["Amara Okonkwo", "amara", "@amara", "amara.okonkwo@example.org"];
const LINE = JSON.parse(
  readFileSync(new URL("../../docs/reference/candor-ndjson.schema.json", import.meta.url), "utf8"),
) as Schema & { readonly $defs: Readonly<Record<string, Schema>> };

/**
 * Sends requests that the service's own description allows, and others that it does not, and checks every answer against
 * the description: status, media type, headers and body.
 *
 * @param options how long (`seconds`) or how many `requests`, whichever ends first; `seed` repeats the same requests, as
 *   far as the answers they build on are the same
 */
export async function fuzz(
  service: { readonly url: string; readonly apiKey: string },
  options: { readonly seconds?: number; readonly requests?: number; readonly seed: number },
): Promise<FuzzOutcome> {
  const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApi;
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const judge = createJudge(document);
  const pool: Pool = new Map([["query", [...KNOWN_QUERIES]]]);
  // Keys created along the way: the first must last to the end, so its ID is never learnt.
  const keys: string[] = [];
  const own = { headers: { "x-api-key": service.apiKey } };
  const { keyId: ownId } = (await (await fetch(`${service.url}/v1/keys/own`, own)).json()) as { keyId: string };
  const resolve = (reference: string): Schema =>
    follow(reference.startsWith("#/$defs") ? LINE : document, reference) as Schema;
  const requests = fc.oneof(
    ...operationsOf(document).map((operation) =>
      requestOf(operation, { resolve, pool }, () => keysFor(operation, service.apiKey, keys), LINE).map((request) => ({
        operation,
        request,
      })),
    ),
  );
  const statuses = new Map<number, number>();
  const findings = new Map<string, Finding>();
  let sent = 0;
  const until = Date.now() + (options.seconds ?? 3_600) * 1_000;
  for (let batch = 0; sent < (options.requests ?? Number.POSITIVE_INFINITY) && Date.now() < until; batch++) {
    const drawn = fc.sample(requests, { numRuns: BATCH, seed: options.seed + batch }).values();
    const work = async () => {
      for (const { operation, request } of drawn) {
        const answer = await exchange(service.url, request, agent);
        sent++;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        for (const what of judge(operation, request, answer))
          note(findings, `${operation.operationId}: ${what}`, request, answer);
        if (answer.status < 300) learn({ pool, keys, ownId }, parse(answer.text));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }
  agent.destroy();
  return { requests: sent, statuses, findings: [...findings.values()] };
}

/** A finding on one line, for whoever has to fix it. */
export function describeFinding({ what, request, answer, times }: Finding): string {
  const { "x-api-key": _key, ...headers } = request.headers;
  const body = request.body === null ? "" : ` ${String(request.body).slice(0, 300)}`;
  return `${what} (${times} times)\n  ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)}${body}\n  ${answer.slice(0, 500)}`;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

interface RawOperation extends Omit<Described, "method" | "path" | "parameters"> {
  readonly parameters?: Described["parameters"];
  readonly responses: Readonly<Record<string, object>>;
}

function operationsOf({ paths }: OpenApi): Described[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
      parameters: operation.parameters ?? [],
    })),
  );
}

/** A call that ends its own key is made with a key of the fuzz. */
function keysFor({ operationId }: Described, first: string, made: readonly string[]): readonly string[] {
  return operationId === "rotateOwnKey" ? [made.at(-1) ?? "none yet"] : [first];
}

function createJudge(document: OpenApi): (operation: Described, request: FuzzRequest, answer: Answer) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "description");
  const isEvent = ajv.compile({ $ref: "description#/components/schemas/LookupEvent" });
  const isProblem = ajv.compile({ $ref: "description#/components/schemas/Problem" });
  const answers = new Map<string, ReadonlyMap<number, AnswerOf>>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const listed = Object.entries(operation.responses).map(([status, response]) => {
        const at = `/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}`;
        return [Number(status), readAnswer(document, ajv, at, response)] as const;
      });
      answers.set(operation.operationId, new Map(listed));
    }
  }
  return (operation, request, answer) => {
    if (answer.status === 0) return [answer.text];
    if (answer.status >= 500) return [`answers ${answer.status}`];
    // A path or method of no operation has no description: the answer must still be a problem.
    const described = answers.get(operation.operationId)?.get(answer.status);
    if (!described || !request.described) {
      if (request.described) return [`answers ${answer.status}, which is not described`];
      if (request.method === "HEAD" || answer.status < 400) return [];
      return isProblem(parse(answer.text)) ? [] : [`answers ${answer.status} with no problem`];
    }
    return [...judgeHeaders(described, answer), ...judgeBody(described, answer, isEvent)];
  };
}

function readAnswer(document: OpenApi, ajv: Ajv2020, at: string, response: object): AnswerOf {
  const { $ref } = response as { $ref?: string };
  const place = $ref === undefined ? at : $ref.slice(1);
  const { headers = {}, content = {} } = follow(document, `#${place}`) as {
    headers?: Record<string, { $ref: string }>;
    content?: Record<string, object>;
  };
  const schemaOf = (mediaType: string) =>
    `description#${place}/content/${mediaType.replaceAll("/", "~1").replaceAll("+", "%2B")}/schema`;
  return {
    headers: new Map(
      Object.entries(headers).map(([name, { $ref: to }]) => [name.toLowerCase(), follow(document, to) as Header]),
    ),
    bodies: new Map(Object.keys(content).map((type) => [type, ajv.compile({ $ref: schemaOf(type) })])),
  };
}

function judgeHeaders({ headers }: AnswerOf, answer: Answer): string[] {
  return [...headers].flatMap(([name, { required, schema }]) => {
    const value = answer.headers[name];
    if (value === undefined) return required === true ? [`answers ${answer.status} without ${name}`] : [];
    return schema.type === "integer" && !/^\d+$/.test(String(value)) ? [`${name} is no integer`] : [];
  });
}

function judgeBody({ bodies }: AnswerOf, { status, headers, text }: Answer, isEvent: ValidateFunction): string[] {
  const given = String(headers["content-type"] ?? "").split(";")[0] ?? "";
  const isValid = bodies.get(given);
  if (!isValid) return [`answers ${status} as ${given}, not ${[...bodies.keys()].join(", ")}`];
  if (given === "text/event-stream") {
    const events = [...text.matchAll(/^data: (.*)$/gm)].map((match) => parse(match[1] ?? ""));
    return events.every((event) => isEvent(event)) ? [] : ["sends an event that is not as described"];
  }
  if (isValid(/[/+]json$/.test(given) ? parse(text) : text)) return [];
  const [error] = isValid.errors ?? [];
  return [
    `answers ${status} with a body that is not as described: ${error?.instancePath.replace(/\d+/g, "n")} ${error?.message}`,
  ];
}

function note(findings: Map<string, Finding>, what: string, request: FuzzRequest, { text }: Answer): void {
  const earlier = findings.get(what);
  if (earlier) earlier.times++;
  if (earlier && JSON.stringify(earlier.request).length <= JSON.stringify(request).length) return;
  findings.set(what, { what, request, answer: text, times: earlier?.times ?? 1 });
}

interface Learnt {
  readonly pool: Pool;
  readonly keys: string[];
  readonly ownId: string;
}

/** IDs, cursors and tokens of an answer, for later requests. */
function learn(learnt: Learnt, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { pool, keys, ownId } = learnt;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== "string") learn(learnt, member);
    else if (name === "key") keys.push(member);
    else if (name === "url" && member.includes("#"))
      remember(pool, "x-share-token", member.slice(member.indexOf("#") + 1));
    else if (/Id$|^next$/.test(name) && member !== "" && member !== ownId) {
      remember(pool, name, member);
      if (name === "candidateId") remember(pool, "otherId", member);
    }
  }
}

function remember(pool: Pool, name: string, value: string): void {
  const known = pool.get(name) ?? [];
  // The last few: older ones may be erased.
  if (!known.includes(value)) pool.set(name, [...known.slice(-30), value]);
}

async function exchange(url: string, request: FuzzRequest, agent: Agent): Promise<Answer> {
  const answered = new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = request.body === null ? {} : { "content-length": String(Buffer.byteLength(request.body)) };
    const call = sendRequest({
      agent,
      hostname,
      port,
      method: request.method,
      path: request.path,
      headers: { ...request.headers, ...length },
    });
    call.on("error", reject);
    call.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.end(request.body ?? undefined);
  }).catch((error: Error): Answer => ({ status: 0, headers: {}, text: `breaks off: ${error.message}` }));
  const late = delay(
    PATIENCE_MS,
    { status: 0, headers: {}, text: `has not answered in ${PATIENCE_MS / 1000} s` },
    { ref: false },
  );
  return await Promise.race([answered, late]);
}

function follow(document: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split("/")
    .map((token) => decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((at, token) => (at as Readonly<Record<string, unknown>> | undefined)?.[token], document);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
