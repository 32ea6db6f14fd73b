import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** What a stub server does with a question. */
export type Answering = (question: StubQuestion, response: ServerResponse) => void | Promise<void>;

/** A question as a server sees it. */
export interface StubQuestion {
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
  };
  readonly authorization: string | undefined;
  /** The text between the two lines with the marker. */
  readonly passage: string;
}

/** A strict OpenAI-compatible server on loopback: a request of another shape than documented is our error. */
export interface StubServer {
  /** Up to and including the version. */
  readonly url: string;
  readonly questions: StubQuestion[];
  /** What was wrong with requests. */
  readonly faults: string[];
  answer: Answering;
  close(): Promise<void>;
}

export async function startStub(answer: Answering): Promise<StubServer> {
  const server = createServer((request, response) => {
    void receive(request, response).catch((error: unknown) => {
      stub.faults.push(error instanceof Error ? error.message : String(error));
      response.destroy();
    });
  });
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = readStrictly(request, Buffer.concat(chunks).toString("utf8"));
    stub.questions.push(question);
    await stub.answer(question, response);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const stub: StubServer = {
    url: `http://127.0.0.1:${port}/v1`,
    questions: [],
    faults: [],
    answer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}

const KNOWN = new Set(["model", "messages", "stream", "temperature", "max_tokens", "response_format"]);

/** No tools, no memory, two messages, JSON. */
function readStrictly(request: IncomingMessage, text: string): StubQuestion {
  assert.equal(`${request.method} ${request.url}`, "POST /v1/chat/completions");
  assert.equal(request.headers["content-type"], "application/json");
  const body = JSON.parse(text) as StubQuestion["body"];
  assert.deepEqual(
    Object.keys(body).filter((name) => !KNOWN.has(name)),
    [],
  );
  assert.deepEqual(
    body.messages.map(({ role }) => role),
    ["system", "user"],
  );
  const [, marker, passage = ""] =
    /^[\s\S]*?\n(DOCUMENT-[0-9a-f]{32})\n([\s\S]*)\n\1\n/u.exec(body.messages[1]?.content ?? "") ?? [];
  assert.ok(marker, "the passage is between two markers");
  assert.ok(!passage.includes(marker), "nothing in the passage ends it");
  return { body, authorization: request.headers.authorization, passage };
}

/** A chat completion with this content. */
export function completionOf(content: string, changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content }, ...changes }],
  });
}

export function say(statements: readonly object[]): Answering {
  return (_, response) => end(response, completionOf(JSON.stringify({ statements })));
}

export function end(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

/** What a server may do wrong, by a descriptive name. Each gives no answer. */
export const FAULTS: Readonly<Record<string, { readonly answer: Answering; readonly says: RegExp }>> = {
  "never answers": { answer: () => undefined, says: /did not answer in time/ },
  "answers drop by drop": {
    answer: async (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      while (!response.destroyed) {
        response.write(" ");
        await delay(20);
      }
    },
    says: /did not answer in time/,
  },
  "answers 500": { answer: (_, response) => end(response, "{}", 500), says: /answered 500/ },
  "asks for patience that nobody has": {
    answer: (_, response) => void response.writeHead(429, { "retry-after": "3600" }).end(),
    says: /asks for patience \(429\)/,
  },
  "breaks the connection off": {
    answer: (_, response) => void response.destroy(),
    says: /connection to its server failed/,
  },
  "breaks off in the middle": {
    answer: (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write(completionOf("{").slice(0, 40), () => response.destroy());
    },
    says: /connection to its server failed/,
  },
  "answers no JSON": { answer: (_, response) => end(response, "<html>busy</html>"), says: /not a chat completion/ },
  "answers JSON that is cut off": {
    answer: (_, response) =>
      end(response, completionOf('{"statements": [{"kind": "job", "quo', { finish_reason: "length" })),
    says: /cut off/,
  },
  "answers another schema": {
    answer: (_, response) => end(response, completionOf(JSON.stringify({ facts: ["an engineer"] }))),
    says: /not the JSON that was asked for/,
  },
  "answers without end": {
    answer: (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const write = () => response.destroyed || response.write(Buffer.alloc(65_536, 32), write);
      write();
    },
    says: /larger than 262144 bytes/,
  },
  "answers with no choice": {
    answer: (_, response) => end(response, JSON.stringify({ choices: [] })),
    says: /contains no choice/,
  },
  "declines in a refusal": {
    answer: (_, response) =>
      end(response, completionOf("", { message: { role: "assistant", content: null, refusal: "I cannot." } })),
    says: /declined/,
  },
  "declines in prose": {
    answer: (_, response) => end(response, completionOf("I'm sorry, I cannot help with that.")),
    says: /not the JSON that was asked for/,
  },
  "calls for a tool": {
    answer: (_, response) =>
      end(response, completionOf("", { message: { role: "assistant", content: null, tool_calls: [{ id: "1" }] } })),
    says: /called for a tool/,
  },
  "leads elsewhere": {
    answer: (_, response) =>
      void response.writeHead(307, { location: "https://elsewhere.example/v1/chat/completions" }).end(),
    says: /redirect to another origin/,
  },
  "refuses the key": { answer: (_, response) => end(response, "{}", 401), says: /refuses the key \(401\)/ },
  "knows no such model": {
    answer: (_, response) => end(response, "{}", 404),
    says: /no such model or address \(404\)/,
  },
  "refuses every question": { answer: (_, response) => end(response, "{}", 400), says: /refuses the question \(400\)/ },
};
