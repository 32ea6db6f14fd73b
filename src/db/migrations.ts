import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../migrations/", import.meta.url);

/** A numbered file of this release, with the hash that says whether it was changed after it ran. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
  /**
   * A process of the release before works on where it has run: its first line is `-- additive`. It adds tables, indexes and columns
   * that may be left out, and what this release writes into the others the release before reads.
   */
  readonly additive: boolean;
}

/** All of them, in the order of their numbers. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{6}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), "utf8");
      return {
        name,
        text,
        sha256: createHash("sha256").update(text).digest("hex"),
        additive: /^-- additive$/m.exec(text)?.index === 0,
      };
    });
}

/** What connections of this release are called at the server: all releases with the same migrations are one to the database. */
export function connectionName(): string {
  return (named ??= `${CONNECTION_NAME} ${readMigrations().at(-1)?.name.slice(0, 6)}`);
}

/** Before the number of the last migration. */
export const CONNECTION_NAME = "candor";
let named: string | undefined;
