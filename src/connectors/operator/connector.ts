import { isOperatorKind } from "../archive/connector.ts";
import type { Connector } from "../connector.ts";
import { readCrmContact } from "./contact.ts";

/**
 * What the operator's own customer records say: typed by staff, published nowhere. A connector of its own, so that
 * evidence, coverage and the order of claims tell it apart from what a datasource published (docs/decisions/operator-tier.md).
 */
export const operator: Connector = {
  name: "operator",
  title: "The operator's own records",
  homepage: "urn:candor:operator",
  terms: "urn:candor:operator",
  access: "local",
  tier: "operator",
  accepts: ["candidate", "email", "phone"],
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "gender",
    "birthDate",
    "location",
    "industry",
    "email",
    "phone",
    "language",
    "experience",
    "education",
    "account",
  ],
  limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
  examples: {
    present: { kind: "email", value: "maria.garcia@mail.example.com" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    for await (const capture of context.archive.find(identifier)) if (isOperatorKind(capture.kind)) yield capture;
  },
  read: readCrmContact,
};
