import type { Capture } from "../../src/connectors/connector.ts";

/** A capture of a document: JSON of anything but a text, which is HTML or plain. */
export function capture(kind: string, data: unknown, overrides: Partial<Capture> = {}): Capture {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const mediaType = typeof data !== "string" ? "application/json" : text.startsWith("<") ? "text/html" : "text/plain";
  return {
    kind,
    url: "https://example.org/document",
    mediaType,
    collectedAt: "2026-06-15T00:00:00.000Z",
    data: text,
    ...overrides,
  };
}
