import assert from "node:assert/strict";
import { request } from "node:http";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { callService } from "../api/http.ts";
import { ENGINES } from "../support/database.ts";
import { startService, startServiceProcess, type TestService } from "../support/service.ts";

for (const engine of ENGINES) {
  describe(`An import whose service is killed on the ${engine} engine`, () => {
    test("is no longer running after the next start, and says why", async () => {
      const service = await startServiceProcess({ engine });
      try {
        const begun = beginImport(service);
        const importId = await untilRunning(service);
        await service.kill();
        begun.destroy();
        await service.restart();
        const { status, body } = await callService(service, "GET", `/imports/${importId}`);
        assert.equal(status, 200);
        const left = body as Record<string, unknown>;
        assert.equal(left["status"], "error");
        assert.match(String(left["errorMessage"]), /ended while it read the stream/);
        assert.ok(left["finishedAt"]);
      } finally {
        await service.stop();
      }
    });
  });
}

test("A service that stops tells whoever is sending an import, and says so in the import", async () => {
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
