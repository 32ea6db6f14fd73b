import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelFault, openSecondReader } from "../../src/second-reader/ask-model.ts";
import type { PassageQuestion } from "../../src/second-reader/question.ts";
import { type Answering, completionOf, end, FAULTS, say, startStub } from "./stub-server.ts";

const QUESTION: PassageQuestion = {
  name: "Maren Tolliver",
  kinds: ["job", "home"],
  passage: "Maren Tolliver is head of acoustics at Quillfeather Instruments.",
};
const STATEMENT = { kind: "home", quote: "She lives in York.", value: "York" };

async function ask(answer: Answering, options: { readonly timeoutMs?: number; readonly offline?: boolean } = {}) {
  const stub = await startStub(answer);
  const setup = { url: stub.url, model: "tiny", key: "a-secret-key", lookupQuestions: 5, dayQuestions: 5, seconds: 5 };
  const reader = openSecondReader(setup, { offline: options.offline ?? false });
  const limits = { signal: new AbortController().signal, timeoutMs: options.timeoutMs ?? 20_000 };
  try {
    const answered = await reader.ask(QUESTION, limits).catch((error: unknown) => {
      if (!(error instanceof ModelFault)) throw error;
      return error;
    });
    assert.deepEqual(stub.faults, []);
    return { answered, stub };
  } finally {
    await reader.close();
    await stub.close();
  }
}

test("A question is sent once, with its key and its schema, and the answer is returned unchanged", async () => {
  const { answered, stub } = await ask(say([STATEMENT]));
  assert.ok(!(answered instanceof ModelFault));
  assert.deepEqual(JSON.parse(answered.written), { statements: [STATEMENT] });
  assert.equal(answered.attempts, 1);
  const [question, ...more] = stub.questions;
  assert.deepEqual(more, []);
  assert.equal(question?.authorization, "Bearer a-secret-key");
  assert.equal(question?.body.model, "tiny");
  assert.equal(question?.body.response_format?.type, "json_schema");
  assert.equal(question?.passage, QUESTION.passage);
});

for (const [fault, { answer, says }] of Object.entries(FAULTS)) {
  test(`A server that ${fault} gives no answer, and is reported`, async () => {
    const { answered } = await ask(answer, { timeoutMs: /never|drop/.test(fault) ? 400 : 20_000 });
    assert.ok(answered instanceof ModelFault, JSON.stringify(answered));
    assert.match(answered.message, says);
    assert.ok(answered.traffic.attempts >= 1);
  });
}

test("A server that fails once, or is briefly busy, is asked again", async () => {
  for (const first of [500, 429, 503]) {
    let asked = 0;
    const { answered } = await ask((question, response) => {
      if (asked++ > 0) return say([])(question, response);
      response.writeHead(first, first === 500 ? {} : { "retry-after": "0" }).end();
    });
    assert.ok(!(answered instanceof ModelFault));
    assert.equal(answered.attempts, 2);
  }
});

test("A server that supports no schema is asked without one", async () => {
  const { answered, stub } = await ask((question, response) => {
    if (question.body.response_format !== undefined) return end(response, '{"error":"unknown parameter"}', 400);
    return say([STATEMENT])(question, response);
  });
  assert.ok(!(answered instanceof ModelFault));
  assert.deepEqual(
    stub.questions.map(({ body }) => body.response_format?.type),
    ["json_schema", undefined],
  );
});

test("JSON in a Markdown fence, or after reasoning, is an answer", async () => {
  const json = JSON.stringify({ statements: [STATEMENT] });
  for (const written of [
    `\`\`\`json\n${json}\n\`\`\``,
    `\`\`\`\n${json}\n\`\`\``,
    `<think>He lives…</think>\n${json}`,
  ]) {
    const { answered } = await ask((_, response) => end(response, completionOf(written)));
    assert.ok(!(answered instanceof ModelFault), written);
    assert.equal(answered.written, written);
  }
});

test("A redirect within the server's own origin is followed, with the key", async () => {
  let asked = 0;
  const { answered, stub } = await ask((question, response) => {
    if (asked++ > 0) return say([])(question, response);
    response.writeHead(307, { location: "/v1/chat/completions" }).end();
  });
  assert.ok(!(answered instanceof ModelFault));
  assert.equal(stub.questions.at(-1)?.authorization, "Bearer a-secret-key");
});

test("A key that the server echoes is not stored", async () => {
  const { answered } = await ask(say([{ ...STATEMENT, quote: "a-secret-key" }]));
  assert.ok(!(answered instanceof ModelFault));
  assert.ok(!answered.written.includes("a-secret-key"));
});

test("Nothing is sent offline", async () => {
  const { answered, stub } = await ask(say([]), { offline: true });
  assert.ok(answered instanceof ModelFault);
  assert.match(answered.message, /offline/);
  assert.deepEqual(stub.questions, []);
});
