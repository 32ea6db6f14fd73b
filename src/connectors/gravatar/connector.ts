import { createHash } from "node:crypto";
import { captureOf, type Connector } from "../connector.ts";
import { gravatarProfile } from "./profile.ts";

/**
 * Profiles that people put under their own e-mail. Only its SHA-256 leaves the house, made of the address in its normal
 * form: of one at Gmail that its owner wrote with dots or a tag, the hash is another, and nobody is found.
 */
export const gravatar: Connector = {
  name: "gravatar",
  sites: [{ host: "gravatar.com", publisher: "Gravatar" }],
  title: "Gravatar",
  homepage: "https://gravatar.com/",
  terms: "https://docs.gravatar.com/rest-api",
  access: "open",
  verified: {
    against: "documented",
    address: "https://docs.gravatar.com/rest/api-data-specifications/data-models",
    date: "2026-11-21",
  },
  readers: [gravatarProfile],
  searches: ["account"],
  accepts: ["email"],
  answersFor: (host) => /(?:^|\.)gravatar\.com$/.test(host),
  // A hundred an hour without a key, a thousand with one.
  limits: { requestsPerMinute: 15, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://api.gravatar.com",
  settings: { key: { secret: true, help: "An API key: more of each profile, and a higher rate limit." } },
  examples: {
    present: { kind: "email", value: "ada@example.org" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    const hash = createHash("sha256").update(identifier.value).digest("hex");
    const key = context.setting("key");
    const answer = await context.ask({
      url: `https://api.gravatar.com/v3/profiles/${hash}`,
      ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    });
    if (answer !== null) yield captureOf("gravatar/profile", answer);
  },
};
