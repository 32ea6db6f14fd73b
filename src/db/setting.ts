import type { Db } from "./schema.ts";

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps the first value that any process writes, and returns it. */
export async function initSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}
