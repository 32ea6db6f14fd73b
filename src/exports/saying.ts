import type { Datasource } from "../contract/lookup.ts";

/** Limit on characters of a record repeated in one cell. */
const MAX_LENGTH = 500;

/**
 * What a datasource says at a locator, if no words are quoted: a value of its record, or the members of a part of it.
 */
export type Saying = (datasourceId: string, locator: string) => string;

export function sayingsOf(datasources: readonly Pick<Datasource, "datasourceId" | "data">[]): Saying {
  const texts = new Map(datasources.map(({ datasourceId, data }) => [datasourceId, data]));
  const records = new Map<string, unknown>();
  return (datasourceId, locator) => {
    if (!locator.startsWith("/")) return "";
    if (!records.has(datasourceId)) records.set(datasourceId, recordOf(texts.get(datasourceId) ?? ""));
    const text = inWords(memberAt(records.get(datasourceId), locator));
    return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).toWellFormed()}…`;
  };
}

/** A document that is not JSON has no members. */
function recordOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function memberAt(record: unknown, pointer: string): unknown {
  let at = record;
  for (const token of pointer.slice(1).split("/")) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    at =
      typeof at === "object" && at !== null && Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : null;
  }
  return at;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).flatMap(([name, member]) => {
    const text = inWords(member);
    return text === "" ? [] : [Array.isArray(value) ? text : `${name}: ${text}`];
  });
  return parts.join("; ");
}
