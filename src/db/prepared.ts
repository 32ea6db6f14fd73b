import { createHash } from "node:crypto";

/** An argument of a prepared statement. */
export type PreparedArgument = number | bigint | string | readonly (number | bigint)[] | readonly string[];

/** A statement that each connection prepares once: planning a page's 96 selects costs ten times their execution. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** The name holds a hash of the text, so that a connection which a pooler shares never runs another release's plan. */
export function defineStatement(name: string, text: string): PreparedStatement {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `candor_${name}_${hash}`, text };
}

/**
 * A parameter that is an array, in the text of a prepared statement. Through a select, the planner cannot know how long
 * it is: where it can, it takes a plan for every length to be worth a new planning, which costs ten times the reading.
 */
export function arrayParameter(place: number, type: "bigint" | "text" | "uuid"): string {
  return `(select $${place}::${type}[])::${type}[]`;
}

const ARRAY_PARAMETER = /\(select (\$\d{1,3}::[a-z]{4,6}\[\])\)::[a-z]{4,6}\[\]/g;

/** The text for tables that lie on several servers: only where it can see the array does a planner know which of them to ask. */
export function withSeenArrays(text: string): string {
  return text.replace(ARRAY_PARAMETER, "$1");
}

/** The arguments as a driver sends them beside the statement. */
export function argumentValues(args: readonly PreparedArgument[]): unknown[] {
  return args.map((argument) => {
    if (typeof argument === "string" || typeof argument === "number") return argument;
    if (typeof argument === "bigint") return String(argument);
    return typeof argument[0] === "string" ? [...argument] : `{${argument.join(",")}}`;
  });
}

/** Whether a statement failed because it is prepared, and would not without a name. */
export function isPreparationFault(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // Not known here, known already, "cached plan must not change result type" after a migration.
  return code === "26000" || code === "42P05" || code === "0A000";
}
