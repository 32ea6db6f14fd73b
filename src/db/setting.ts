import type { Db } from "./schema.ts";

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Stores the first value that any process writes, and returns it. */
export async function initSetting(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await readSetting(db, name)) ?? value;
}

/** Replaces a value; returns false if another process has changed it meanwhile. */
export async function replaceSetting(db: Db, name: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("setting")
    .set({ value: to })
    .where("name", "=", name)
    .where("value", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom("setting").where("name", "=", name).execute();
}

/** Sets a value, whatever it was before. */
export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** All settings whose names start with this. */
export async function listSettings(db: Db, beginning: string): Promise<{ name: string; value: string }[]> {
  return await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("name", "like", `${beginning}%`)
    .orderBy("name")
    .execute();
}
