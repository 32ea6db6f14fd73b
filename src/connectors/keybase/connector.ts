import { captureOf, type Connector } from "../connector.ts";
import { keybaseUser } from "./user.ts";

/** The URL of a user's page, or a key. */
const USER = /^(?:keybase\.io\/|keybase:)(\w{2,16})$/;

/**
 * People who proved with a signature which accounts and sites are theirs. For an unknown user, the list contains
 * `null`. Its documentation was not available when this was written: unverified.
 */
export const keybase: Connector = {
  name: "keybase",
  sites: [{ host: "keybase.io", publisher: "Keybase", ofPeople: /^keybase\.io\/\w/ }],
  title: "Keybase",
  homepage: "https://keybase.io/",
  terms: "https://keybase.io/docs/terms",
  access: "open",
  readers: [keybaseUser],
  searches: ["account"],
  accepts: ["website", "externalId"],
  takes: ({ value }) => USER.test(value),
  answersFor: (host) => /(?:^|\.)keybase\.io$/.test(host),
  limits: { requestsPerMinute: 30, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://keybase.io",
  examples: {
    present: { kind: "website", value: "keybase.io/candor_ada" },
    absent: { kind: "website", value: "keybase.io/candor_nobody" },
  },
  async *probe({ value }, context) {
    const usernames = USER.exec(value)?.[1] ?? "";
    const query = new URLSearchParams({ usernames, fields: "basics,profile,pictures,proofs_summary" });
    const answer = await context.ask({ url: `https://keybase.io/_/api/1.0/user/lookup.json?${query.toString()}` });
    const { them } = (answer?.json ?? {}) as { readonly them?: unknown };
    const isNobody = Array.isArray(them) && them.every((user) => user === null);
    if (answer !== null && !isNobody) yield captureOf("keybase/user", answer);
  },
};
