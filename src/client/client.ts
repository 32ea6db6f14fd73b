import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema.ts";

export type Schemas = components["schemas"];

/** The client's only error: a problem that the service returned, or that it could not be reached. */
export class CandorError extends Error {
  /** The service's code, or `unreachable`. */
  readonly code: string;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly requestId: string | null;
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[];

  constructor(
    message: string,
    facts: {
      readonly code: string;
      readonly status: number;
      readonly requestId: string | null;
      readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
      readonly cause?: unknown;
    },
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = "CandorError";
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.errors = facts.errors ?? [];
  }
}

export type CandorClient = Client<paths>;

/**
 * A typed client of the wire contract: `client.GET("/search", { params: { query: { … } } })`.
 *
 * @param baseUrl the service's address, without `/v1`
 */
export function createClient(options: {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}): CandorClient {
  return createFetchClient<paths>({
    baseUrl: `${options.baseUrl}/v1`,
    headers: { "x-api-key": options.apiKey },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
}

/** The data of a response; throws `CandorError` for a problem, or if there is no response. */
export async function unwrap<T>(
  answer: Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>,
): Promise<T> {
  let settled: Awaited<typeof answer>;
  try {
    settled = await answer;
  } catch (cause) {
    throw new CandorError("The service cannot be reached.", { code: "unreachable", status: 0, requestId: null, cause });
  }
  const { data, error, response } = settled;
  if (response.ok && data !== undefined) return data;
  const problem = (error ?? {}) as Partial<Schemas["Problem"]>;
  throw new CandorError(problem.detail ?? `The service answered ${response.status}.`, {
    code: problem.code ?? "unknown",
    status: response.status,
    requestId: response.headers.get("request-id"),
    errors: problem.errors ?? [],
  });
}
