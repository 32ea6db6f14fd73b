import type { Connector } from "../src/connectors/connector.ts";
import type { PluginModule } from "../src/connectors/plugin-kit.ts";

/** A plug-in whose documents are never read to their end: what a reader does on its worst page. */
export const KIND = "tarpit/page";

export const source: PluginModule["source"] = ({ captureOf, jsonReader, members, z }): Connector => ({
  name: "tarpit",
  title: "Tarpit",
  homepage: "https://tarpit.example.org/",
  terms: "https://tarpit.example.org/terms",
  access: "open",
  asks: "https://tarpit.example.org",
  accepts: ["externalId"],
  takes: ({ value }) => value.startsWith("tarpit:"),
  limits: { requestsPerMinute: 30, timeoutMs: 10_000, cacheDays: 1 },
  examples: {
    present: { kind: "externalId", value: "tarpit:1" },
    absent: { kind: "externalId", value: "tarpit:2" },
  },
  readers: [
    jsonReader({
      kind: KIND,
      schema: z.object({ id: z.int() }),
      reads: members("", "id"),
      yields: ["fullName"],
      // oxlint-disable-next-line require-yield
      *read() {
        for (;;);
      },
    }),
  ],
  async *probe({ value }, context) {
    const answer = await context.ask({ url: `https://tarpit.example.org/${value.slice(7)}` });
    if (answer !== null) yield captureOf(KIND, answer);
  },
});

export const samples: PluginModule["samples"] = {
  captures: [],
  answer: () => undefined,
};
