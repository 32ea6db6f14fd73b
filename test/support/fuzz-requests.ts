import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { breakValue, HOSTILE_TEXTS, type Schema, valueOf, type Values } from "./fuzz-values.ts";

/** A request as sent over the wire. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Whether path and method are the operation's, so that its description applies to the answer. */
  readonly described: boolean;
}

/** An operation, as in the description. */
export interface Described {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly in: "path" | "query" | "header";
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** Which parts of a request may be broken. */
type Breakage = "none" | "parameter" | "extra" | "body" | "raw" | "type" | "coding" | "key" | "path" | "method";
const BREAKAGES: readonly Breakage[] = [
  ...(["none", "none", "none", "none", "body", "body", "parameter", "parameter"] as const),
  ...(["extra", "raw", "type", "coding", "key", "path", "method"] as const),
];

interface Parts {
  readonly breakage: Breakage;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly broken: unknown;
  readonly hostile: string;
  readonly header: string;
}

/** Requests to an operation, valid or with one thing broken. @param line what a line of a streamed import may be */
export function requestOf(
  operation: Described,
  values: Values,
  keys: () => readonly string[],
  line: Schema,
): fc.Arbitrary<FuzzRequest> {
  const media = Object.entries(operation.requestBody?.content ?? {})[0];
  const body = media === undefined ? fc.constant(undefined) : bodyOf(media[0], media[1].schema, values, line);
  const parameters = fc.record(
    Object.fromEntries(operation.parameters.map((each) => [each.name, parameterOf(each.name, each.schema, values)])),
    { requiredKeys: operation.parameters.filter((each) => each.required).map(({ name }) => name) },
  );
  return fc
    .record({
      breakage: fc.constantFrom(...BREAKAGES),
      parameters,
      hostile: fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary" })),
      header: fc.constantFrom(
        "",
        " ",
        "x",
        "é".repeat(300),
        "%00",
        "a".repeat(4_000),
        "-1.stage",
        "99999999999999999999.x",
      ),
      body: body.chain((value) => fc.tuple(fc.constant(value), breakValue(value))),
      key: fc.nat(),
    })
    .map(({ body: [whole, broken], key, ...parts }) => {
      const own = keys();
      return write(operation, media?.[0], { ...parts, body: whole, broken }, own[key % own.length] ?? "");
    });
}

/** No call waits for long, and most searches have somebody to find. */
function parameterOf(name: string, schema: Schema, values: Values): fc.Arbitrary<string> {
  if (name === "wait") return fc.constantFrom("0", "1");
  return valueOf(schema, values, name).map(String);
}

/** JSON as a value; rows of an import as a list of values; another file as its bytes. */
function bodyOf(mediaType: string, schema: Schema, values: Values, line: Schema): fc.Arbitrary<unknown> {
  if (mediaType === "application/json") return valueOf(schema, values);
  if (mediaType === "application/x-ndjson") return fc.array(valueOf(line, values), { minLength: 1, maxLength: 4 });
  return fc.uint8Array({ maxLength: 400 }).map((bytes) => `%PDF-1.7\n${Buffer.from(bytes).toString("latin1")}`);
}

function write(operation: Described, mediaType: string | undefined, parts: Parts, key: string): FuzzRequest {
  const { breakage, hostile } = parts;
  const given = { ...parts.parameters };
  const named = operation.parameters.map(({ name }) => name);
  if (breakage === "parameter" && named.length > 0) given[named[hostile.length % named.length] ?? ""] = hostile;
  let path = `/v1${operation.path}`;
  const query: string[] = [];
  const headers: Record<string, string> = { "x-api-key": key };
  for (const { in: place, name } of operation.parameters) {
    const value = given[name];
    if (value === undefined) continue;
    if (place === "path") path = path.replace(`{${name}}`, encode(value) || "%20");
    else if (place === "query") query.push(`${name}=${encode(value)}`);
    else headers[name] = headerText(breakage === "parameter" ? parts.header : value);
  }
  if (breakage === "extra") query.push(`${encode(hostile) || "x"}=${encode(hostile)}`, "limit=1", "limit=2");
  if (breakage === "path")
    path = `${path}/${["%zz", "..", "%2e%2e%2f", encode(hostile), "a".repeat(600), "//"][hostile.length % 6]}`;
  if (breakage === "key") headers["x-api-key"] = headerText(hostile);
  if (mediaType !== undefined) headers["content-type"] = mediaType;
  if (breakage === "type")
    headers["content-type"] =
      ["text/xml", "application/json", "multipart/form-data", ";;;", ""][hostile.length % 5] ?? "";
  const body = mediaType === undefined && breakage !== "raw" ? null : writeBody(mediaType, parts);
  if (breakage === "coding")
    headers["content-encoding"] = ["gzip", "br", "x-gzip", "gzip, gzip", "identity"][hostile.length % 5] ?? "";
  const packed = breakage === "coding" && body !== null && hostile.length % 2 === 0 ? gzipSync(body) : body;
  const methods = ["PUT", "PATCH", "DELETE", "POST", "HEAD", "OPTIONS", "TRACE"];
  const method = breakage === "method" ? (methods[hostile.length % methods.length] ?? "PUT") : operation.method;
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    headers,
    body: packed,
    described: breakage !== "path" && breakage !== "method",
  };
}

function writeBody(mediaType: string | undefined, { breakage, body, broken, hostile }: Parts): string {
  if (breakage === "raw")
    return (
      ["{", "", "[[[[", '{"a":1}{"b":2}', '{"__proto__":1}', `"${hostile}`, "\u0000\u0001"][hostile.length % 7] ?? ""
    );
  const value = breakage === "body" ? broken : body;
  if (mediaType !== "application/x-ndjson") return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return [value]
    .flat()
    .map((row) => `${JSON.stringify(row)}\n`)
    .join("");
}

/** Percent-encoded; half of a surrogate pair is sent as the bytes that some clients send for it. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%BD";
}

/** What a header may contain at all: clients refuse the rest before sending. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 8_000);
}
