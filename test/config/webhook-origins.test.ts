import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { readWebhookOrigins } from "../../src/config/webhook-origins.ts";

const read = (text: string) => readWebhookOrigins({ CANDOR_WEBHOOK_ORIGINS: text });

test("internal receivers are named by their origins only", () => {
  assert.deepEqual(read(""), []);
  assert.deepEqual(read("http://crm.internal:8080, HTTPS://hooks.internal/"), [
    "http://crm.internal:8080",
    "https://hooks.internal",
  ]);
  for (const wrong of ["crm.internal", "ftp://crm.internal", "http://crm.internal/hooks", "http://a:b@crm.internal"]) {
    assert.throws(() => read(wrong), ConfigError, wrong);
  }
});
