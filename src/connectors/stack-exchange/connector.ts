import type { Identifier } from "../../domain/identifier.ts";
import { captureOf, type Connector } from "../connector.ts";
import { members, readKinds } from "../read-kinds.ts";
import { readStackExchangeUsers } from "./users.ts";

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
  accepts: ["website", "externalId"],
  takes: (identifier) => userOf(identifier) !== null,
  yields: ["account", "avatar", "biography", "location", "website"],
  limits: { requestsPerMinute: 30, timeoutMs: 15_000, cacheDays: 1 },
  asks: "https://api.stackexchange.com",
  settings: { key: { secret: true, help: "The key of a registered application: 10,000 questions a day." } },
  members: {
    "stack-exchange/users": {
      reads: members(
        "items/*",
        `user_id user_type display_name link profile_image reputation badge_counts creation_date last_access_date location
         website_url about_me`,
      ),
      ignores: {
        "about the answer": members("", "has_more quota_max quota_remaining backoff page page_size total type"),
        "numbers and settings of the service": members(
          "items/*",
          "account_id is_employee last_modified_date collectives timed_penalty_date",
        ),
        "parts of the reputation": members(
          "items/*",
          `reputation_change_year reputation_change_quarter reputation_change_month reputation_change_week
           reputation_change_day`,
        ),
        "figures that are told only to those who ask for them": members(
          "items/*",
          "accept_rate answer_count question_count up_vote_count down_vote_count view_count",
        ),
        "given up by the service": members("items/*", "age"),
      },
    },
  },
  examples: {
    present: { kind: "website", value: "stackoverflow.com/users/9000101/candor-ada" },
    absent: { kind: "website", value: "stackoverflow.com/users/9000199" },
  },
  async *probe(identifier, context) {
    const user = userOf(identifier);
    if (user === null) return;
    const key = context.setting("key");
    const query = new URLSearchParams({ site: user.site, ...(key !== undefined && { key }) });
    const answer = await context.ask({ url: `https://api.stackexchange.com/2.3/users/${user.id}?${query.toString()}` });
    const { items } = (answer?.json ?? {}) as { readonly items?: readonly unknown[] };
    if (answer !== null && items?.length !== 0) yield captureOf("stack-exchange/users", answer);
  },
  read: readKinds({ "stack-exchange/users": readStackExchangeUsers }),
};

/** The site and the number in the address of a user's page, or in a key. */
function userOf({ kind, value }: Identifier): { readonly site: string; readonly id: string } | null {
  const pattern = kind === "website" ? /^([a-z0-9.-]+)\/users\/(\d+)(?:\/|$)/ : /^stack-exchange:([a-z0-9.-]+)\/(\d+)$/;
  const [, site, id] = pattern.exec(value) ?? [];
  return site !== undefined && id !== undefined && isStackExchange(site) ? { site, id } : null;
}

/** Whether a host is one of the network's. */
export function isStackExchange(host: string): boolean {
  return /^(?:[a-z0-9.-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow|stackapps)\.(?:com|net)$/.test(
    host,
  );
}
