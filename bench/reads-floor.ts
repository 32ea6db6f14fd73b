/** `node reads-floor.ts FILE PORT`: a bare Fastify handler that responds with the contents of a file. */
import { readFileSync } from "node:fs";
import Fastify from "fastify";

const [file = "", port = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get("/", async (_request, reply) => await reply.type("application/json; charset=utf-8").send(bytes));
await app.listen({ port: Number(port), host: "127.0.0.1" });
console.log("ready");
