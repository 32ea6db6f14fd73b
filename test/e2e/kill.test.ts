import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { callService, findPerson } from "../api/http.ts";
import { ENGINES } from "../support/database.ts";
import { killAndCompare } from "../support/kill.ts";
import { startServiceProcess } from "../support/service.ts";

/** `npm run torture -- kill` does it more often. */
const TIMES = 1;

for (const engine of ENGINES) {
  describe(`A power cut on the ${engine} engine`, () => {
    test("A lookup whose service is killed at a random moment ends, after a new start, as an undisturbed one, and what was answered is in the audit", async () => {
      const service = await startServiceProcess({ engine });
      try {
        const api = { call: async (method: string, path: string) => await callService(service, method, path) };
        const candidateId = await findPerson(api, "Amara Okonkwo");
        const stages = await killAndCompare(service, candidateId, TIMES);
        assert.equal(stages.length, TIMES);
        // Whoever has an answer has it in the audit, though the process ends with it.
        assert.equal((await callService(service, "GET", `/candidates/${candidateId}`)).status, 200);
        await service.kill();
        await service.restart();
        const { body } = await callService(service, "GET", "/audit");
        const operations = (body as { results: { operation: string }[] }).results.map(({ operation }) => operation);
        assert.ok(operations.includes("getCandidate"), operations.join());
      } finally {
        await service.stop();
      }
    });
  });
}
