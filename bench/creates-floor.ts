/** `node creates-floor.ts DATABASE_URL PORT`: a bare Fastify handler that writes each body as a row, and answers with it. */
import Fastify from "fastify";
import pg from "pg";

const [databaseUrl = "", port = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query("create table created (id uuid primary key default gen_random_uuid(), body json not null)");
const app = Fastify();
app.post("/", async (request, reply) => {
  const { rows } = await pool.query<{ id: string }>("insert into created (body) values ($1) returning id", [
    request.body,
  ]);
  return await reply.code(201).send({ id: rows[0]?.id, ...(request.body as object) });
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
console.log("ready");
