/**
 * `node reads-select-floor.ts FILE DATABASE_URL PORT`: a bare Fastify handler that reads its response, the contents of a
 * file, from PostgreSQL by its ID, with a prepared statement through the driver's own pool.
 */
import { readFileSync } from "node:fs";
import Fastify from "fastify";
import pg from "pg";

const [file = "", connectionString = "", port = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query("create table answer (id int primary key, body text not null)");
await pool.query("insert into answer values (1, $1)", [readFileSync(file, "utf8")]);
const app = Fastify();
app.get("/", async (_request, reply) => {
  const { rows } = await pool.query<{ body: string }>({
    name: "answer",
    text: "select body from answer where id = $1",
    values: [1],
  });
  return await reply.type("application/json; charset=utf-8").send(rows[0]?.body);
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
console.log("ready");
