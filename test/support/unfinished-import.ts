import { type ClientRequest, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { callService } from "../api/http.ts";
import type { TestService } from "./service.ts";

/** Sends the beginning of an import, and never its end. */
export function beginImport(service: TestService): ClientRequest {
  const sending = request(`${service.url}/v1/imports?format=candor`, {
    method: "POST",
    headers: { "x-api-key": service.apiKey, "content-type": "application/x-ndjson" },
  });
  sending.on("error", () => {});
  sending.write("\n");
  return sending;
}

/** Waits for an import that is running, and gives its ID. */
export async function untilRunning(service: TestService): Promise<string> {
  for (;;) {
    const { body } = await callService(service, "GET", "/imports");
    const running = (body as { results: { importId: string; status: string }[] }).results.find(
      ({ status }) => status === "running",
    );
    if (running) return running.importId;
    await delay(50);
  }
}
