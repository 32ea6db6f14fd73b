import type { Connector, Source } from "../connector.ts";
import { isOperatorKind } from "../operator/connector.ts";

/**
 * Documents imported by the operator. Each is read by the reader of its kind, as if its datasource had just answered.
 *
 * @param sources the sources whose readers are used
 */
export function createArchive(sources: readonly Source[]): Connector {
  const readers = new Set(sources.flatMap(({ readers, imports = [] }) => [...readers, ...imports]));
  return {
    name: "archive",
    title: "Imported documents",
    names: {
      en: "Imported documents",
      de: "Importierte Dokumente",
      es: "Documentos importados",
      fr: "Documents importés",
      lt: "Importuoti dokumentai",
    },
    // The operator's own collection: what may be stored in it is between the operator and the publishers.
    homepage: "urn:candor:archive",
    terms: "urn:candor:archive",
    access: "local",
    readers: [...readers].filter(({ kind }) => !isOperatorKind(kind)),
    accepts: ["candidate", "externalId", "profileUrl", "website", "email", "phone", "name"],
    limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
    examples: {
      present: { kind: "profileUrl", value: "https://x.com/candor_amara" },
      absent: { kind: "email", value: "nobody@example.org" },
    },
    async *probe(identifier, context) {
      for await (const capture of context.archive.find(identifier)) if (!isOperatorKind(capture.kind)) yield capture;
    },
  };
}
