import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import fc from "fast-check";
import { createContext } from "../../src/cli/context.ts";
import { followLookup, type StreamedEvent, type StreamMessage, readMessages } from "../../src/cli/events.ts";
import { openTerminal } from "../../src/cli/terminal.ts";

async function readAll(chunks: readonly Uint8Array[]): Promise<readonly StreamMessage[]> {
  const messages: StreamMessage[] = [];
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const message of readMessages(stream)) messages.push(message);
  return messages;
}

/** Cuts bytes anywhere, even within a character. */
function cut(bytes: Uint8Array, at: readonly number[]): readonly Uint8Array[] {
  const places = [0, ...at.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

test("events are the same wherever their bytes are split, and whatever line ends they have", async () => {
  const reason = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
  const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
  await fc.assert(
    fc.asyncProperty(
      fc.array(reason, { maxLength: 5 }),
      lineEnd,
      fc.array(fc.nat(), { maxLength: 9 }),
      async (reasons, end, at) => {
        const lines = reasons.flatMap((text, index) => [
          `: still here`,
          `id: ${index}`,
          `event: probe`,
          `retry: 5`,
          `data: ${JSON.stringify({ reason: text })}`,
          ``,
        ]);
        const bytes = new TextEncoder().encode(lines.map((line) => line + end).join(""));
        // A bare `\r` at the very end may be half of a line end that never comes.
        const whole = end === "\r" ? new Uint8Array([...bytes, 58, 10]) : bytes;
        assert.deepEqual(
          await readAll(cut(whole, at)),
          reasons.map((text, index) => ({ id: String(index), event: { type: "probe", reason: text } })),
        );
      },
    ),
    { examples: [[["a\u2028b\u2029c"], "\n", []]] },
  );
});

test("an event not ended by an empty line is ignored", async () => {
  const bytes = new TextEncoder().encode('id: 1\nevent: stage\ndata: {"stage":"collect"}\n');
  assert.deepEqual(await readAll([bytes]), []);
});

const LOOKUP = { lookupId: "L", status: "success", stage: "done", progress: 1, startedAt: "2026-01-01T00:00:00.000Z" };

/** Follows a lookup of a service whose answers to `/events` are given, one for each request. */
async function follow(streams: readonly ((response: ServerResponse) => void)[]): Promise<{
  readonly events: readonly StreamedEvent[];
  readonly resumedFrom: readonly string[];
  readonly status: string;
}> {
  const resumedFrom: string[] = [];
  const server = createServer((request, response) => {
    if (!request.url?.endsWith("/events")) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(LOOKUP));
      return;
    }
    resumedFrom.push(String(request.headers["last-event-id"] ?? ""));
    const answer = streams[resumedFrom.length - 1];
    if (answer) answer(response);
    else response.writeHead(502).end("no stream");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const terminal = openTerminal({
      json: false,
      env: {},
      stdout: { write: () => true },
      stderr: { write: () => true },
    });
    const events: StreamedEvent[] = [];
    const context = createContext({ url, apiKey: "k" }, terminal);
    const lookup = await followLookup(context, "L", (event) => events.push(event));
    return { events, resumedFrom, status: lookup.status };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const HEAD = { "content-type": "text/event-stream" };
const stage = (id: number, name: string) => `id: ${id}\nevent: stage\ndata: {"stage":"${name}","progress":0.1}\n\n`;
const FINISHED = 'id: 9\nevent: finished\ndata: {"status":"success"}\n\n';

test("a broken stream is resumed after the last event that arrived", async () => {
  const { events, resumedFrom, status } = await follow([
    (response) => {
      response.writeHead(200, HEAD);
      response.write(stage(1, "collect"), () => response.destroy());
    },
    (response) => void response.writeHead(200, HEAD).end(stage(2, "resolve") + FINISHED),
  ]);
  assert.deepEqual(resumedFrom, ["", "1"]);
  assert.deepEqual(
    events.map((event) => event.type),
    ["stage", "stage", "finished"],
  );
  assert.equal(status, "success");
});

test("without a stream, or with one that never ends, the lookup itself is queried", async () => {
  assert.deepEqual(await follow([]), { events: [], resumedFrom: [""], status: "success" });
  const page = (response: ServerResponse) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>");
  assert.deepEqual((await follow([page])).events, []);
  const empty = (response: ServerResponse) => void response.writeHead(200, HEAD).end();
  const many = await follow(Array.from({ length: 9 }, () => empty));
  assert.equal(many.status, "success");
  assert.equal(many.resumedFrom.length, 4);
});
