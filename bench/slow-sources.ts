/**
 * A separate process that answers like slow sources, so that its work does not count as ours. `node slow-sources.ts
 * DELAY_MS`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const delayMs = Number(process.argv[2] ?? 300);

const server = createServer((request, response) => {
  setTimeout(() => {
    const key = /\/key\/([\w-]+)$/.exec(request.url ?? "")?.[1];
    response.writeHead(key === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ id: key, name: "Ines Calder", skills: ["Knots", "Ropes"], about: "x".repeat(2_000) }),
    );
  }, delayMs);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit(0));
