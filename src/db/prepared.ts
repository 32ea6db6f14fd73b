import { createHash } from "node:crypto";

/** An argument of a prepared statement. */
export type PreparedArgument = number | bigint | string | readonly (number | bigint)[] | readonly string[];

/**
 * A statement that each connection prepares once: planning a page's 96 selects costs ten times as much as executing
 * them.
 */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * The name contains a hash of the text, so that a connection shared through a pooler never runs another release's plan.
 */
export function defineStatement(name: string, text: string): PreparedStatement {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `candor_${name}_${hash}`, text };
}

/**
 * An array parameter in the text of a prepared statement. The subselect hides its length from the planner, which would
 * otherwise plan anew for every length, and that costs ten times as much as reading.
 */
export function arrayParameter(place: number, type: "bigint" | "text" | "uuid"): string {
  return `(select $${place}::${type}[])::${type}[]`;
}

const ARRAY_PARAMETER = /\(select (\$\d{1,3}::[a-z]{4,6}\[\])\)::[a-z]{4,6}\[\]/g;

/** The text for tables on several servers: a planner has to see the array to know which of them to ask. */
export function withSeenArrays(text: string): string {
  return text.replace(ARRAY_PARAMETER, "$1");
}

/** The arguments in the form in which the driver sends them. */
export function argumentValues(args: readonly PreparedArgument[]): unknown[] {
  return args.map((argument) => {
    if (typeof argument === "string" || typeof argument === "number") return argument;
    if (typeof argument === "bigint") return String(argument);
    return typeof argument[0] === "string" ? [...argument] : `{${argument.join(",")}}`;
  });
}

/** Whether a statement failed only because it is prepared. */
export function isPreparationFault(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // Unknown here, already known, or "cached plan must not change result type" after a migration.
  return code === "26000" || code === "42P05" || code === "0A000";
}
