import type { Connector } from "../connector.ts";
import { crmContact } from "./contact.ts";
import { importedPerson } from "./person.ts";
import { operatorStatement } from "./statement.ts";

/**
 * What the operator's own customer records say: typed by staff, published nowhere. It is a connector of its own, so
 * that evidence, coverage and the order of claims distinguish it from what datasources published
 * (docs/decisions/operator-tier.md).
 */
export const operator: Connector = {
  name: "operator",
  title: "The operator's own records",
  names: {
    en: "The operator’s own records",
    de: "Eigene Daten des Betreibers",
    es: "Datos propios del operador",
    fr: "Données propres de l’exploitant",
    lt: "Operatoriaus turimi įrašai",
  },
  homepage: "urn:candor:operator",
  terms: "urn:candor:operator",
  access: "local",
  tier: "operator",
  readers: [crmContact, importedPerson, operatorStatement],
  accepts: ["candidate", "email", "phone"],
  limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
  examples: {
    present: { kind: "email", value: "maria.garcia@mail.example.com" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    for await (const capture of context.archive.find(identifier)) if (isOperatorKind(capture.kind)) yield capture;
  },
};

/** Kinds of the operator's own records, which this connector separates from published ones. */
export function isOperatorKind(kind: string): boolean {
  return kind.startsWith("crm/");
}
