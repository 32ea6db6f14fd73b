import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

/** An argument of a prepared statement. Text travels as hexadecimal: nothing of it is ever read as SQL. */
export type Argument = number | bigint | string | readonly (number | bigint)[];

/** A statement that each connection prepares once: planning a page's 96 selects costs ten times their execution. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The name holds a hash of the text, so that a connection which a pooler shares never runs another release's plan. */
export function defineStatement(name: string, text: string): Statement {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `candor_${name}_${hash}`, text };
}

/** Runs a prepared statement on one connection, preparing it there when it is not known yet. */
export async function runStatement<Row>(db: Db, statement: Statement, args: readonly Argument[]): Promise<Row[]> {
  const call = sql.raw<Row>(`execute ${statement.name}(${args.map(argumentText).join(",")})`);
  return await db.connection().execute(async (connection) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await call.execute(connection)).rows;
      } catch (error) {
        if (attempt > 2 || !(await prepareAfter(connection, statement, error))) throw error;
      }
    }
  });
}

/** Whether the failure was that the statement is not (or no longer) prepared, which is then mended. */
async function prepareAfter(connection: Db, statement: Statement, error: unknown): Promise<boolean> {
  const code = codeOf(error);
  if (code === STALE_PLAN) await sql.raw(`deallocate ${statement.name}`).execute(connection);
  else if (code !== UNKNOWN_STATEMENT) return false;
  try {
    await sql.raw(`prepare ${statement.name} as ${statement.text}`).execute(connection);
  } catch (failure) {
    if (codeOf(failure) !== ALREADY_PREPARED) throw failure;
  }
  return true;
}

function argumentText(argument: Argument): string {
  if (typeof argument === "string") return `convert_from('\\x${Buffer.from(argument, "utf8").toString("hex")}','UTF8')`;
  if (typeof argument === "object") return `'{${argument.join(",")}}'`;
  return `'${argument}'`;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const UNKNOWN_STATEMENT = "26000";
const ALREADY_PREPARED = "42P05";
/** "cached plan must not change result type", after a migration. */
const STALE_PLAN = "0A000";
