import { because } from "../../domain/ledger-reason.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { type Answer, captureOf, type Connector, type ConnectorContext, RetryLater } from "../connector.ts";
import { stackExchangeUsers } from "./users.ts";

/**
 * Stack Overflow and its sister sites. Three hundred requests a day without a key, which is not a secret there. What
 * users write about themselves is returned only to requests with a filter that includes it; such a filter never expires
 * (api.stackexchange.com/docs/filters), so it is requested once per cache period. The documentation
 * (api.stackexchange.com/docs/types/user) describes members and shows no response; a recorded one is in the tests of
 * another project.
 */
export const stackExchange: Connector = {
  name: "stack-exchange",
  sites: [
    { host: "stackexchange.com", publisher: "Stack Exchange" },
    { host: "stackoverflow.com", publisher: "Stack Overflow" },
  ],
  registers: [
    {
      scheme: "stack-exchange",
      page: /^((?:[a-z0-9-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow)\.(?:com|net))\/users\/(\d+)((?:\/[\w-]+)?)/i,
      key: "$1/$2",
      account: { platform: "$1", category: "questions", url: "https://$1/users/$2$3", handle: "$2" },
    },
  ],
  title: "Stack Exchange",
  homepage: "https://stackexchange.com/",
  terms: "https://stackoverflow.com/legal/api-terms-of-use",
  licence: "CC-BY-SA-4.0",
  access: "open",
  verified: {
    against: "recorded",
    address:
      "https://github.com/pennersr/django-allauth/blob/03dae1baf972c23e49c715e113109772fbcb616c/allauth/socialaccount/providers/stackexchange/tests.py",
    date: "2026-11-21",
  },
  readers: [stackExchangeUsers],
  searches: ["account"],
  accepts: ["website", "externalId"],
  takes: (identifier) => userOf(identifier) !== null,
  answersFor: isStackExchange,
  limits: { requestsPerMinute: 30, timeoutMs: 15_000, cacheDays: 1 },
  patienceOf: backoffIn,
  asks: "https://api.stackexchange.com",
  settings: { key: { secret: true, help: "The key of a registered application: 10,000 questions a day." } },
  examples: {
    present: { kind: "website", value: "stackoverflow.com/users/9000101/candor-ada" },
    absent: { kind: "website", value: "stackoverflow.com/users/9000199" },
  },
  async *probe(identifier, context) {
    const user = userOf(identifier);
    if (user === null) return;
    const key = context.setting("key");
    const known = key !== undefined && { key };
    const filter = await makeFilter(known, context);
    const told = filter !== undefined && { filter };
    const answer = await ask(`users/${user.id}`, { site: parameterOf(user.site), ...told, ...known }, context);
    if (answer !== null && itemsOf(answer)?.length !== 0) yield captureOf("stack-exchange/users", answer);
  },
};

const API = "https://api.stackexchange.com/2.3";

/** The source no longer has such a method or parameter; other failures would also affect the next request. */
class NotUnderstood extends RetryLater {}

/** A filter that adds what users write about themselves; nothing if the source makes none. */
async function makeFilter(
  known: false | { readonly key: string },
  context: ConnectorContext,
): Promise<string | undefined> {
  try {
    const created = await ask("filters/create", { include: "user.about_me", base: "default", ...known }, context);
    const filter = itemsOf(created)?.[0]?.filter;
    return typeof filter === "string" ? filter : undefined;
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

/** Throws `RetryLater` if the source says with status 400 that it received too many requests. */
async function ask(
  method: string,
  query: Readonly<Record<string, string>>,
  context: ConnectorContext,
): Promise<Answer | null> {
  const url = `${API}/${method}?${new URLSearchParams(query).toString()}`;
  const answer = await context.ask({ url, answers: [400] });
  if (answer?.status !== 400) return answer;
  const { error_name: name, error_message: message } = (answer.json ?? {}) as {
    error_name?: unknown;
    error_message?: unknown;
  };
  if (name !== "throttle_violation") throw new NotUnderstood(because("notUnderstood", 400), 0);
  const seconds = Number(/(?<!\d)(\d+) seconds/.exec(String(message))?.[1] ?? 0);
  throw new RetryLater(because("ownLimit", 400), seconds * 1_000);
}

function itemsOf(answer: Answer | null): readonly { readonly filter?: unknown }[] | undefined {
  const { items } = (answer?.json ?? {}) as { readonly items?: readonly { readonly filter?: unknown }[] };
  return items;
}

/** For how many seconds a method must not be called again (api.stackexchange.com/docs/throttle). */
function backoffIn(json: unknown): number {
  const { backoff } = (json ?? {}) as { readonly backoff?: unknown };
  return typeof backoff === "number" && backoff > 0 ? backoff : 0;
}

/**
 * The API's name for a site (`api_site_parameter`): its host name without the network's suffix, except for
 * mathoverflow.net.
 */
function parameterOf(host: string): string {
  return host.replace(/(?:\.stackexchange)?\.com$/, "");
}

/** The site and the number in the URL of a user's page, or in a key. */
function userOf({ kind, value }: Identifier): { readonly site: string; readonly id: string } | null {
  const pattern = kind === "website" ? /^([a-z0-9.-]+)\/users\/(\d+)(?:\/|$)/ : /^stack-exchange:([a-z0-9.-]+)\/(\d+)$/;
  const [, site, id] = pattern.exec(value) ?? [];
  return site !== undefined && id !== undefined && isStackExchange(site) ? { site, id } : null;
}

/** Whether a host belongs to the network. */
function isStackExchange(host: string): boolean {
  return /^(?:[a-z0-9.-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow|stackapps)\.(?:com|net)$/.test(
    host,
  );
}
