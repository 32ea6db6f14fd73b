import assert from "node:assert/strict";
import { test } from "node:test";
import { callService } from "../../api/http.ts";
import { startService } from "../../support/service.ts";
import { beginImport, untilRunning } from "../../support/unfinished-import.ts";

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
