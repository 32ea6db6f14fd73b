import type { Identifier } from "../../domain/identifier.ts";
import { captureOf, type Connector } from "../connector.ts";
import { stackExchangeUsers } from "./users.ts";

/**
 * Stack Overflow and its sister sites. Three hundred questions a day without a key, which is no secret there. The
 * documentation (api.stackexchange.com/docs/types/user) describes members and shows no answer; one that was recorded
 * stands in the tests of another project.
 */
export const stackExchange: Connector = {
  name: "stack-exchange",
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
  accepts: ["website", "externalId"],
  takes: (identifier) => userOf(identifier) !== null,
  answersFor: isStackExchange,
  limits: { requestsPerMinute: 30, timeoutMs: 15_000, cacheDays: 1 },
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
    const query = new URLSearchParams({ site: parameterOf(user.site), ...(key !== undefined && { key }) });
    const answer = await context.ask({ url: `https://api.stackexchange.com/2.3/users/${user.id}?${query.toString()}` });
    const { items } = (answer?.json ?? {}) as { readonly items?: readonly unknown[] };
    if (answer !== null && items?.length !== 0) yield captureOf("stack-exchange/users", answer);
  },
};

/** A site as the API calls it (`api_site_parameter`): by its name without the network's ending, but for mathoverflow.net. */
function parameterOf(host: string): string {
  return host.replace(/(?:\.stackexchange)?\.com$/, "");
}

/** The site and the number in the address of a user's page, or in a key. */
function userOf({ kind, value }: Identifier): { readonly site: string; readonly id: string } | null {
  const pattern = kind === "website" ? /^([a-z0-9.-]+)\/users\/(\d+)(?:\/|$)/ : /^stack-exchange:([a-z0-9.-]+)\/(\d+)$/;
  const [, site, id] = pattern.exec(value) ?? [];
  return site !== undefined && id !== undefined && isStackExchange(site) ? { site, id } : null;
}

/** Whether a host is one of the network's. */
function isStackExchange(host: string): boolean {
  return /^(?:[a-z0-9.-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow|stackapps)\.(?:com|net)$/.test(
    host,
  );
}
