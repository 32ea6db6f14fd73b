import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../migrations/", import.meta.url);

/** A numbered file of this release, with the hash that says whether it was changed after it ran. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** All of them, in the order of their numbers. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{6}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    });
}
