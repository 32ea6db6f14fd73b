import { type Schemas, unwrap } from "../client/client.ts";
import { isFinished } from "../domain/lookup.ts";
import { isUnreachable } from "./connection.ts";
import type { CommandContext } from "./context.ts";

export type StreamedEvent = Schemas["LookupEvent"];

const TRIES = 4;
const POLL_SECONDS = 30;

/**
 * Follows a lookup to its end and reports each event once. A stream that breaks is resumed where it broke; if there is
 * none (a proxy buffers it), the lookup is polled instead, and only its end is reported.
 */
export async function followLookup(
  context: CommandContext,
  lookupId: string,
  onEvent: (event: StreamedEvent) => void,
): Promise<Schemas["Lookup"]> {
  let lastId = "";
  for (let left = TRIES; left > 0; left--) {
    const stream = await openStream(context, lookupId, lastId);
    if (stream === null) break;
    let finished = false;
    try {
      for await (const message of readMessages(stream)) {
        lastId = message.id;
        finished = message.event.type === "finished";
        onEvent(message.event);
      }
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    if (finished) break;
  }
  return await pollLookup(context, lookupId);
}

export interface StreamMessage {
  /** The ID with which the stream can be resumed after this event. */
  readonly id: string;
  readonly event: StreamedEvent;
}

/**
 * Reads Server-Sent Events (WHATWG HTML, 9.2.6) from chunks that may be split anywhere. Comments and unknown fields are
 * skipped.
 */
export async function* readMessages(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder();
  let rest = "";
  let id = "";
  let type = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A `\r` at the end may be half of `\r\n`.
    const complete = /^[^]*(?:\n|\r(?=[^]))/.exec(rest)?.[0] ?? "";
    rest = rest.slice(complete.length);
    for (const line of complete.split(/\r\n|\n|\r/).slice(0, -1)) {
      const [, field = "", value = ""] = /^([^:]*):? ?([^]*)$/.exec(line) ?? [];
      if (line === "") {
        if (data.length > 0) yield { id, event: { type, ...JSON.parse(data.join("\n")) } as StreamedEvent };
        type = "";
        data = [];
      } else if (field === "id") id = value;
      else if (field === "event") type = value;
      else if (field === "data") data.push(value);
    }
  }
}

/** `null` if neither the service nor anything in front of it provides a stream. */
async function openStream(
  { connection }: CommandContext,
  lookupId: string,
  lastId: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    const response = await fetch(`${connection.url}/v1/lookups/${encodeURIComponent(lookupId)}/events`, {
      headers: {
        "x-api-key": connection.apiKey,
        accept: "text/event-stream",
        ...(lastId === "" ? {} : { "last-event-id": lastId }),
      },
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (response.ok && isStream && response.body !== null) return response.body;
    await response.body?.cancel();
    return null;
  } catch (error) {
    // A request for the lookup itself tells the caller what is wrong.
    if (isUnreachable(error)) return null;
    throw error;
  }
}

async function pollLookup({ client }: CommandContext, lookupId: string): Promise<Schemas["Lookup"]> {
  for (let wait = 0; ; wait = POLL_SECONDS) {
    const params = { path: { lookupId }, query: { wait } };
    const lookup = await unwrap(client.GET("/lookups/{lookupId}", { params }));
    if (isFinished(lookup.status)) return lookup;
  }
}
