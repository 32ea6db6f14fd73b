import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { SecondReaderSetup } from "../config/second-reader-setup.ts";
import { ResponseTooLarge, BlockedAddress, createGuardedFetch, type OutboundResponse } from "../net/guarded-fetch.ts";
import { redactSecrets } from "../net/redact.ts";
import { retryAfterMs } from "../net/retry-after.ts";
import { parseAnswer } from "./answer.ts";
import { answerSchema, messagesOf, type PassageQuestion } from "./question.ts";

/** A language model behind an OpenAI-compatible server, as set up by the operator. One for the whole process. */
export interface SecondReader {
  readonly setup: SecondReaderSetup;
  /** Asks one question. Throws `ModelFault`; any other error is the signal's reason, or our bug. */
  ask(
    question: PassageQuestion,
    limits: { readonly signal: AbortSignal; readonly timeoutMs: number },
  ): Promise<ModelAnswer>;
  close(): Promise<void>;
}

export interface ModelAnswer extends ModelTraffic {
  /** What the model wrote: the requested JSON, not yet believed. */
  readonly written: string;
}

/** Requests sent, and bytes received. */
export interface ModelTraffic {
  readonly attempts: number;
  readonly bytes: number;
}

/** There is no answer. The message gives the reason and quotes neither the document nor the server. */
export class ModelFault extends Error {
  readonly outcome: "blocked" | "failed";
  readonly traffic: ModelTraffic;

  constructor(message: string, outcome: "blocked" | "failed", traffic: ModelTraffic) {
    super(message);
    this.outcome = outcome;
    this.traffic = traffic;
  }
}

const MAX_ATTEMPTS = 3;
const FIRST_WAIT_MS = 300;
/** Limit for a response after decompression: thirty times what a passage's assertions take. */
const MAX_BYTES = 262_144;
/** A passage of 4,000 characters contains some twenty assertions, at sixty tokens each. */
const MAX_TOKENS = 2_048;

const Completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({
        content: z.string().nullish(),
        refusal: z.string().nullish(),
        tool_calls: z.array(z.unknown()).nullish(),
      }),
    }),
  ),
});

/**
 * Connects to the operator's language model. Its address may be in the internal network, since the operator named it,
 * but redirects must not lead away from it. If the server refuses the schema for the answer, later questions are sent
 * without it.
 */
export function openSecondReader(setup: SecondReaderSetup, options: { readonly offline: boolean }): SecondReader {
  const { origin } = new URL(setup.url);
  const { fetch, close } = createGuardedFetch({
    userAgent: "Candor/0.1",
    offline: options.offline,
    trustedOrigins: [origin],
  });
  let knowsSchema = true;
  const send = async (question: PassageQuestion, withSchema: boolean, signal: AbortSignal, timeoutMs: number) =>
    await fetch({
      url: `${setup.url}/chat/completions`,
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(setup.key === null ? {} : { authorization: `Bearer ${setup.key}` }),
      },
      body: JSON.stringify(bodyOf(setup.model, question, withSchema)),
      signal,
      maxBytes: MAX_BYTES,
      timeoutMs,
      beforeFollowing: async (url) => {
        if (new URL(url).origin !== origin) throw new BlockedAddress("a redirect away from the address that is set");
      },
    });
  return {
    setup,
    close,
    async ask(question, { signal, timeoutMs }) {
      const deadline = performance.now() + timeoutMs;
      let [attempts, bytes] = [0, 0];
      for (let withSchema = knowsSchema; ; ) {
        let end: AskEnding;
        attempts++;
        try {
          const response = await send(question, withSchema, signal, Math.max(1, deadline - performance.now()));
          bytes += response.bytes.byteLength;
          end = judge(response);
        } catch (error) {
          signal.throwIfAborted();
          end = failure(error);
        }
        if (end.kind === "answer") {
          knowsSchema &&= withSchema;
          return { written: redactSecrets(end.written, setup.key === null ? [] : [setup.key]), attempts, bytes };
        }
        if (end.kind === "schema" && withSchema) {
          withSchema = false;
          continue;
        }
        const waitMs = end.afterMs ?? FIRST_WAIT_MS * 2 ** (attempts - 1);
        const mayWait = end.again === true && attempts < MAX_ATTEMPTS && waitMs < deadline - performance.now();
        if (!mayWait) throw new ModelFault(end.reason, end.outcome ?? "failed", { attempts, bytes });
        await delay(waitMs, undefined, { signal });
      }
    },
  };
}

function bodyOf(model: string, question: PassageQuestion, withSchema: boolean): object {
  const bare = { model, messages: messagesOf(question), stream: false };
  if (!withSchema) return bare;
  const schema = { name: "statements", strict: true, schema: answerSchema(question.kinds) };
  return {
    ...bare,
    temperature: 0,
    max_tokens: MAX_TOKENS,
    response_format: { type: "json_schema", json_schema: schema },
  };
}

type AskEnding =
  | { readonly kind: "answer"; readonly written: string }
  | {
      /** `schema`: the server may only be refusing the schema for the answer. */
      readonly kind: "fault" | "schema";
      readonly reason: string;
      readonly outcome?: "blocked";
      readonly again?: boolean;
      readonly afterMs?: number | undefined;
    };

function judge({ status, headers, bytes }: OutboundResponse): AskEnding {
  if (status === 200) return readCompletion(Buffer.from(bytes).toString("utf8"));
  if (status === 429 || status === 503) {
    const afterMs = retryAfterMs(headers, new Date()) ?? undefined;
    return {
      kind: "fault",
      reason: `its server asks for patience (${status})`,
      outcome: "blocked",
      again: true,
      afterMs,
    };
  }
  if (status === 400 || status === 422 || status === 501) {
    return { kind: "schema", reason: `its server refuses the question (${status})` };
  }
  if (status === 401 || status === 403) return { kind: "fault", reason: `its server refuses the key (${status})` };
  if (status === 404) return { kind: "fault", reason: "its server knows no such model or address (404)" };
  return { kind: "fault", reason: `its server answered ${status}`, again: status >= 500 };
}

function readCompletion(body: string): AskEnding {
  const completion = Completion.safeParse(parsedJson(body));
  if (!completion.success) return { kind: "fault", reason: "its server's answer is not a chat completion" };
  const [choice] = completion.data.choices;
  if (choice === undefined) return { kind: "fault", reason: "its server's answer contains no choice" };
  const { content, refusal, tool_calls: calls } = choice.message;
  if (refusal) return { kind: "fault", reason: "it declined to answer" };
  if ((calls?.length ?? 0) > 0) return { kind: "fault", reason: "it called for a tool, and has none" };
  if (!content) return { kind: "fault", reason: "its answer is empty" };
  if (parseAnswer(content) !== null) return { kind: "answer", written: content };
  if (choice.finish_reason === "length") return { kind: "fault", reason: "its answer was cut off" };
  return { kind: "fault", reason: "its answer is not the JSON that was asked for" };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function failure(error: unknown): AskEnding {
  if (error instanceof ResponseTooLarge)
    return { kind: "fault", reason: `its answer is larger than ${MAX_BYTES} bytes` };
  if (error instanceof BlockedAddress)
    return { kind: "fault", reason: `requests to its server are not allowed: ${error.message}` };
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return { kind: "fault", reason: "it did not answer in time", outcome: "blocked" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === undefined) throw error;
  return { kind: "fault", reason: `the connection to its server failed (${code})`, again: true };
}
