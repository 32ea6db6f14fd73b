import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { callService } from "../api/http.ts";
import { startService, type TestService } from "../support/service.ts";

test("A stopping service tells the sender of an import, and says so in the import", async () => {
  const service = await startService();
  const sending = beginImport(service);
  const answered = new Promise<number | undefined>((resolve) => {
    sending.on("response", (response) => resolve(response.statusCode));
    sending.on("error", () => resolve(undefined));
  });
  const importId = await untilRunning(service);
  await service.end();
  assert.equal(await answered, 503);
  await service.restart();
  const { body } = await callService(service, "GET", `/imports/${importId}`);
  assert.equal((body as { status: string }).status, "error");
  await service.stop();
});

/** Sends the beginning of an import, and never its end. */
function beginImport(service: TestService) {
  const sending = request(`${service.url}/v1/imports?format=candor`, {
    method: "POST",
    headers: { "x-api-key": service.apiKey, "content-type": "application/x-ndjson" },
  });
  sending.on("error", () => {});
  sending.write("\n");
  return sending;
}

async function untilRunning(service: TestService): Promise<string> {
  for (;;) {
    const { body } = await callService(service, "GET", "/imports");
    const running = (body as { results: { importId: string; status: string }[] }).results.find(
      ({ status }) => status === "running",
    );
    if (running) return running.importId;
    await delay(50);
  }
}
