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
  /**
   * It takes away what releases stopped using earlier: its first line is `-- contracts 000123`, and processes of every release
   * that has that migration work on where it has run. `null` where it says none.
   */
  readonly since: string | null;
}

/** Begins a file that takes away; the number follows. */
const CONTRACTS = "-- contracts ";

/** All of them, in the order of their numbers. */
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

/** Whether a release whose last migration has this number works where a migration that it does not have has run. */
export function worksBeside({ additive, since }: Pick<Migration, "additive" | "since">, number: string): boolean {
  return additive || (since !== null && since <= number);
}

/** The number of this release's last migration. */
export function releaseNumber(): string {
  return readMigrations().at(-1)?.name.slice(0, 6) ?? "";
}

/** What connections of this release are called at the server: all releases with the same migrations are one to the database. */
export function connectionName(): string {
  return (named ??= `${CONNECTION_NAME} ${releaseNumber()}`);
}

/** Before the number of the last migration. */
export const CONNECTION_NAME = "candor";
let named: string | undefined;
