import { createHash } from "node:crypto";
import { captureOf, type Connector } from "../connector.ts";
import { gravatarProfile } from "./profile.ts";

/**
 * Profiles that people set up for their own email address. Only its SHA-256 is sent, computed from the address in
 * normal form: if the owner of a Gmail address used dots or a tag, their hash differs and nobody is found.
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
