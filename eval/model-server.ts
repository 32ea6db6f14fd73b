import { createServer, type IncomingMessage } from "node:http";
import { parseArgs } from "node:util";

/**
 * `sh bin/node24 eval/model-server.ts FILE.gguf [--port 8081] [--threads 2]`: an OpenAI-compatible server on loopback
 * around a single-file model, for evaluations with `--model`. It runs on node-llama-cpp, which is not one of the
 * project's dependencies: with what npm adds for graphics cards it takes a gigabyte. It is installed next to them when
 * needed, in 85 MB:
 *
 * npm install --no-save --ignore-scripts --omit=optional node-llama-cpp@3.22.1 @node-llama-cpp/linux-x64@3.22.1
 *
 * On another machine, install the package for its platform. `NODE_LLAMA_CPP` may give another path of its main file.
 * Use `--threads 1` if other work occupies the cores: two threads that wait for each other then take thirty times as
 * long.
 */
const { values, positionals } = parseArgs({
  options: { port: { type: "string", default: "8081" }, threads: { type: "string", default: "2" } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) throw new Error("Give the file of a model (GGUF).");

/** The parts of node-llama-cpp that are used. */
interface LlamaCpp {
  getLlama(options: object): Promise<{
    loadModel(options: { readonly modelPath: string }): Promise<{ createContext(options: object): Promise<Context> }>;
    createGrammarForJsonSchema(schema: unknown): Promise<unknown>;
  }>;
  LlamaChatSession: new (options: object) => { prompt(text: string, options: object): Promise<string> };
}
interface Context {
  getSequence(): { dispose(): void };
}

const installed: string = process.env["NODE_LLAMA_CPP"] ?? "node-llama-cpp";
const { getLlama, LlamaChatSession } = (await import(installed)) as LlamaCpp;
const llama = await getLlama({ gpu: false, build: "never", maxThreads: Number(values.threads) });
const model = await llama.loadModel({ modelPath: file });
const context = await model.createContext({ contextSize: 6_144, sequences: 1 });

interface Chat {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly response_format?: { readonly json_schema?: { readonly schema: unknown } };
}

let last: Promise<unknown> = Promise.resolve();
const server = createServer((request, response) => {
  // One after another: there is only one context.
  last = last
    .then(async () => {
      const content = await answer(JSON.parse(await bodyOf(request)) as Chat);
      const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ choices }));
    })
    .catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
});
server.listen(Number(values.port), "127.0.0.1", () => console.error(`ready: http://127.0.0.1:${values.port}/v1`));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function answer({ messages, max_tokens: maxTokens = 512, response_format: format }: Chat): Promise<string> {
  const schema = format?.json_schema?.schema;
  const grammar = schema === undefined ? undefined : await llama.createGrammarForJsonSchema(forGrammar(schema));
  const sequence = context.getSequence();
  try {
    const [system, user] = messages;
    const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: system?.content ?? "" });
    const most = Math.min(maxTokens, MAX_TOKENS);
    return await session.prompt(user?.content ?? "", {
      maxTokens: most,
      temperature: 0,
      ...(grammar ? { grammar } : {}),
    });
  } finally {
    sequence.dispose();
  }
}

/**
 * A model of this size repeats itself until any budget is used up: it may write only this many statements, each of
 * limited length.
 */
const MAX_STATEMENTS = 6;
const MAX_CHARACTERS = 240;
const MAX_TOKENS = 1_024;

/** node-llama-cpp writes a union of types as `oneOf`. Limited output ends as valid JSON, and so reaches the guard. */
function forGrammar(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forGrammar);
  if (typeof schema !== "object" || schema === null) return schema;
  const { type } = schema as { type?: unknown };
  if (Array.isArray(type)) return { oneOf: type.map((each: unknown) => forGrammar({ type: each })) };
  const members = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, forGrammar(member)]));
  if (type === "array") return { ...members, maxItems: MAX_STATEMENTS };
  return type === "string" && !("enum" in schema) ? { ...members, maxLength: MAX_CHARACTERS } : members;
}
