import { captureOf, type Connector } from "../connector.ts";
import { breachedAccount } from "./breached-account.ts";

/**
 * Which breaches an email address was in: what kind of data leaked, never the data. Asked only if a lookup includes
 * breaches.
 */
export const hibp: Connector = {
  name: "hibp",
  sites: [{ host: "haveibeenpwned.com", publisher: "Have I Been Pwned" }],
  title: "Have I Been Pwned",
  homepage: "https://haveibeenpwned.com/",
  terms: "https://haveibeenpwned.com/API/v3#AcceptableUse",
  licence: "CC-BY-4.0",
  access: "key",
  verified: { against: "documented", address: "https://haveibeenpwned.com/API/v3", date: "2026-11-21" },
  readers: [breachedAccount],
  searches: ["breach"],
  accepts: ["email"],
  sections: ["dataBreaches"],
  // The smallest subscription: ten requests a minute.
  limits: { requestsPerMinute: 10, timeoutMs: 30_000, cacheDays: 1 },
  asks: "https://haveibeenpwned.com",
  settings: { key: { secret: true, help: "The API key of a subscription (32 hexadecimal characters)." } },
  examples: {
    present: { kind: "email", value: "ada@example.org" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    const account = encodeURIComponent(identifier.value);
    const answer = await context.ask({
      url: `https://haveibeenpwned.com/api/v3/breachedaccount/${account}?truncateResponse=false`,
      headers: { "hibp-api-key": context.setting("key") ?? "" },
    });
    if (answer !== null) yield captureOf("hibp/breached-account", answer);
  },
};
