import { createHash } from "node:crypto";

/** An argument of a prepared statement. */
export type Argument = number | bigint | string | readonly (number | bigint)[] | readonly string[];

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

/**
 * A parameter that is an array, in the text of a prepared statement. Through a select, the planner cannot know how long
 * it is: where it can, it takes a plan for every length to be worth a new planning, which costs ten times the reading.
 */
export function arrayParameter(place: number, type: "bigint" | "text"): string {
  return `(select $${place}::${type}[])::${type}[]`;
}

/** The arguments as a driver sends them beside the statement. */
export function argumentValues(args: readonly Argument[]): unknown[] {
  return args.map((argument) => {
    if (typeof argument === "string" || typeof argument === "number") return argument;
    if (typeof argument === "bigint") return String(argument);
    return typeof argument[0] === "string" ? [...argument] : `{${argument.join(",")}}`;
  });
}

/** `EXECUTE` with its arguments. Text travels as hexadecimal: nothing of it is ever read as SQL. */
export function executeText({ name }: Statement, args: readonly Argument[]): string {
  return `execute ${name}(${args.map(argumentText).join(",")})`;
}

function argumentText(argument: Argument): string {
  if (typeof argument === "string") return quoteText(argument);
  if (typeof argument !== "object") return `'${argument}'`;
  if (typeof argument[0] !== "string") return `'{${argument.join(",")}}'`;
  return `array[${argument.map((each) => quoteText(String(each))).join(",")}]`;
}

function quoteText(text: string): string {
  return `convert_from('\\x${Buffer.from(text, "utf8").toString("hex")}','UTF8')`;
}

/** What of a statement's failure running it without a name mends; else `null`. */
export function preparationFault(error: unknown): "unknown" | "exists" | "stale" | null {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "26000") return "unknown";
  if (code === "42P05") return "exists";
  // "cached plan must not change result type", after a migration.
  return code === "0A000" ? "stale" : null;
}
