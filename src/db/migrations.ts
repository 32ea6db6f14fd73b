import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../migrations/", import.meta.url);

/** A numbered file of this release, with the hash that reveals whether it was changed after it ran. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
  /**
   * Its first line is `-- additive`: a process of the release before can work on after it has run. It adds tables,
   * indexes and optional columns, and the release before can read whatever this release writes to other tables.
   */
  readonly additive: boolean;
  /**
   * Its first line is `-- contracts 000123`: it removes what releases stopped using earlier, and processes of every
   * release that has that migration can work on after it has run. `null` without such a line.
   */
  readonly since: string | null;
}

/** Begins the first line of a file that removes something; the number follows. */
const CONTRACTS = "-- contracts ";

/** All migrations, ordered by number. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{6}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), "utf8");
      return {
        name,
        text,
        sha256: createHash("sha256").update(text).digest("hex"),
        additive: text.startsWith("-- additive\n"),
        since: text.startsWith(CONTRACTS) ? text.slice(CONTRACTS.length, CONTRACTS.length + 6) : null,
      };
    });
}

/** Whether a release whose last migration has this number can work on a database on which this migration has run. */
export function worksBeside({ additive, since }: Pick<Migration, "additive" | "since">, number: string): boolean {
  return additive || (since !== null && since <= number);
}

/** The number of this release's last migration. */
export function releaseNumber(): string {
  return readMigrations().at(-1)?.name.slice(0, 6) ?? "";
}

/**
 * The name under which connections of this release appear on the server: releases with the same migrations are the same
 * to the database.
 */
export function connectionName(): string {
  return (named ??= `${CONNECTION_NAME} ${releaseNumber()}`);
}

/** Precedes the number of the last migration. */
export const CONNECTION_NAME = "candor";
let named: string | undefined;
