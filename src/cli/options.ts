import { InvalidArgumentError } from "commander";
import { readInstant } from "../domain/instant.ts";

/** Parsers of option values. Each throws what commander shows as `error: option … is invalid. <message>`. */

export function parseCount(least: number, most: number): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d{1,9}$/.test(text) && count >= least && count <= most) return count;
    throw new InvalidArgumentError(`Use a number from ${least} to ${most}.`);
  };
}

/** A share of 1, such as `0.8`. */
export function parseShare(least: number): (text: string) => number {
  return (text) => {
    const share = Number(text);
    if (/^[01](?:\.\d{1,6})?$/.test(text) && share >= least && share <= 1) return share;
    throw new InvalidArgumentError(`Use a number from ${least} to 1.`);
  };
}

/** One of `accepted`; the error message lists those in `shown`. */
export function parseChoice<T extends string>(accepted: readonly T[], shown: readonly T[]): (text: string) => T {
  return (text) => {
    const choice = accepted.find((each) => each === text);
    if (choice !== undefined) return choice;
    throw new InvalidArgumentError(`Use one of: ${shown.join(", ")}.`);
  };
}

/** `overview,career`, or the option given several times. */
export function parseList<T extends string>(
  known: readonly T[],
): (text: string, before?: readonly T[]) => readonly T[] {
  const parse = (text: string, before: readonly T[] = []): readonly T[] => {
    const names = text.split(",").map((name) => name.trim());
    const wrong = names.find((name) => !(known as readonly string[]).includes(name));
    if (wrong === undefined) return [...new Set([...before, ...(names as T[])])];
    const which = wrong === text ? "" : `Unknown value "${wrong}". `;
    throw new InvalidArgumentError(`${which}Use one of: ${known.join(", ")}.`);
  };
  LISTED.set(parse, known);
  return parse;
}

const LISTED = new WeakMap<object, readonly string[]>();

/** The values that a list accepts, if `parseList` made its parser. */
export function listedBy(parser: object | undefined): readonly string[] | undefined {
  return parser && LISTED.get(parser);
}

/** `key=value`; the value may contain further equals signs. If given several times, the pairs add up. */
export function parsePair(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new InvalidArgumentError("Use the form key=value.");
  return { ...before, [key]: value };
}

/** A calendar date or an ISO 8601 date-time, as the wire contract expects it. A date means its last second, in UTC. */
export function parseInstant(text: string): string {
  const instant = readInstant(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text);
  if (instant === null) {
    throw new InvalidArgumentError("Use a date such as 2027-01-31 or 2027-01-31T12:00:00Z.");
  }
  return instant.toISOString();
}

export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}
