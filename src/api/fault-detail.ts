import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "an array",
  object: "an object",
  record: "an object",
};

const FORMATS: Readonly<Record<string, string>> = {
  date: "a date such as 2027-01-31",
  email: "an email address",
  url: "a URL",
  uuid: "a UUID",
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ["character", "characters"],
  array: ["item", "items"],
  set: ["item", "items"],
};

/**
 * What is wrong with a member of a request, to be read after its pointer: "is required", "must be at most 60". `undefined` if a schema has
 * its own message.
 */
export function detailOf(issue: Issue): string | undefined {
  if (issue.input === undefined) return "is required";
  if (issue.code === "invalid_type") return `must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") {
    const values = issue.values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
    return values.length === 1 ? `must be ${values[0]}` : `must be one of: ${values.join(", ")}`;
  }
  if (issue.code === "too_small") return bound(issue.origin, "at least", Number(issue.minimum), issue.exact);
  if (issue.code === "too_big") return bound(issue.origin, "at most", Number(issue.maximum), issue.exact);
  if (issue.code === "invalid_format") {
    const format = FORMATS[issue.format];
    if (format !== undefined) return `must be ${format}`;
    return issue.pattern === undefined ? "has the wrong format" : `must match the pattern ${issue.pattern}`;
  }
  if (issue.code === "invalid_union") return "has none of the accepted forms";
  return undefined;
}

function bound(origin: string, limit: string, count: number, exact = false): string {
  const side = exact ? "exactly" : limit;
  const unit = UNITS[origin];
  if (unit === undefined) return `must be ${side} ${count}`;
  if (count === 1 && limit === "at least" && !exact) return "must not be empty";
  return `must have ${side} ${count} ${unit[count === 1 ? 0 : 1]}`;
}
