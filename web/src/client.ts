import { type CandorClient, CandorError, createClient } from "../../src/client/client.ts";
import { useSession } from "./session.ts";

const clients = new Map<string, CandorClient>();

/** The client of the signed-in user. Only used on pages that require signing in. */
export function useClient(): CandorClient {
  const { key, csrfToken } = useSession();
  if (key === null) throw new Error("nobody is signed in");
  return clientFor(key, csrfToken);
}

/** The same on pages that strangers see too. */
export function useAnyClient(): CandorClient {
  const { key, csrfToken } = useSession();
  return key === null ? strangersClient() : clientFor(key, csrfToken);
}

/** @param csrfToken for users who have a cookie instead of a key */
export function clientFor(key: string, csrfToken: string | null = null): CandorClient {
  const name = csrfToken ?? key;
  const known = clients.get(name);
  if (known) return known;
  const client = createClient({
    baseUrl: location.origin,
    apiKey: key,
    ...(csrfToken !== null && { fetch: (request: Request) => fetch(withToken(request, csrfToken)) }),
  });
  clients.set(name, client);
  return client;
}

function withToken(request: Request, csrfToken: string): Request {
  request.headers.set("x-csrf-token", csrfToken);
  return request;
}

/** The client of somebody without a key, who was given a link. */
export function strangersClient(): CandorClient {
  return clientFor("");
}

/** Checks whether the service accepts a key, even one without the scope to read lookups. */
export async function checkKey(key: string): Promise<void> {
  let response: Response;
  try {
    response = (await clientFor(key).GET("/lookups", { params: { query: { limit: 1 } } })).response;
  } catch (cause) {
    throw new CandorError("The service cannot be reached.", { code: "unreachable", status: 0, requestId: null, cause });
  }
  if (response.ok || response.status === 403) return;
  throw new CandorError(`The service answered ${response.status}.`, {
    code: response.status === 401 ? "api_key_invalid" : "unknown",
    status: response.status,
    requestId: response.headers.get("request-id"),
  });
}

export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof CandorError && codes.includes(error.code);
}
