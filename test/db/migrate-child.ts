/** Migrates the database it is given, as a service does at its start, and prints the files it ran. */
import { migrate } from "../../src/db/migrate.ts";
import { openDatabase } from "../../src/db/open.ts";

const database = await openDatabase({ databaseUrl: process.argv[2] ?? "", dataDir: "" });
process.stdout.write(JSON.stringify(await migrate(database)));
await database.close();
