import { z } from "zod";
import { CandorLine } from "../../src/importers/candor-ndjson.ts";

interface Node {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly $defs?: Readonly<Record<string, Node>>;
}

/** The JSON Schema (2020-12) of one line of Candor NDJSON as input. */
export function lineSchema(): Node {
  const schema = z.toJSONSchema(CandorLine, { io: "input" });
  return { ...schema, title: "One line of Candor NDJSON" } as Node;
}

/** `docs/reference/candor-ndjson.md`: the same for people. */
export function writeNdjsonPage(notice: string): string {
  const definitions = lineSchema().$defs ?? {};
  const tables = Object.entries(definitions).map(([name, node]) => {
    const rows = Object.entries(node.properties ?? {}).map(([member, value]) => {
      const required = node.required?.includes(member) ? "yes" : "";
      return `| \`${member}\` | ${typeOf(value)} | ${required} | ${value.description ?? ""} |`;
    });
    return `## ${name}

${node.description ?? ""}

| member | type | required | meaning |
|---|---|---|---|
${rows.join("\n")}
`;
  });
  return `# Candor NDJSON

<!-- ${notice} -->

Candor NDJSON is the format in which people, documents and pictures are imported with \`POST /v1/imports?format=candor\` or
\`candor import candor <file or folder>\`. It has one JSON object per line, in UTF-8; blank lines are ignored. \`type\` shows whether a
row is a \`CandidateRow\`, \`DocumentRow\`, \`PictureRow\` or \`RejectedRow\`. Rows may be in any order and in any number of files.
Repeating a row changes nothing, and a row with a known key or URL replaces the earlier one. A line that cannot be used, for example
because of an unknown member, is counted and reported, but its content is not repeated; the other lines are imported.

[candor-ndjson.schema.json](candor-ndjson.schema.json) is the JSON Schema (2020-12). In addition, dates must exist in the calendar, and
identifiers and profile URLs must be well-formed.

\`\`\`json
{"type":"candidate","key":"crm:4711","fullName":"Ada Example","headline":"Cartographer","identifiers":[{"kind":"email","value":"ada@example.org"}],"presences":[{"platform":"x","url":"https://x.com/candor_ada_example"}]}
{"type":"document","kind":"person-page","url":"https://ada.example.org/","mediaType":"text/html","collectedAt":"2026-11-02T09:00:00Z","data":"<!doctype html>…","identifiers":[{"kind":"candidate","value":"crm:4711"}]}
\`\`\`

For a complete example, see \`samples/world.ndjson\`.

${tables.join("\n")}`;
}

/** JSON as this repository's formatter writes it: lists of plain values on one line if they fit. */
export function writeJson(value: unknown, indent = "", lead = ""): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    const isPlain = value.every((item) => typeof item !== "object");
    if (isPlain && indent.length + lead.length + line.length < LINE_WIDTH) return line;
    return `[\n${value.map((item) => inner + writeJson(item, inner)).join(",\n")}\n${indent}]`;
  }
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => {
    const start = `${JSON.stringify(name)}: `;
    return inner + start + writeJson(member, inner, start);
  });
  return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
}

const LINE_WIDTH = 120;

function typeOf(node: Node): string {
  if (node.$ref) return `\`${node.$ref.replace("#/$defs/", "")}\``;
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum) return node.enum.map((each) => `\`${String(each)}\``).join(", ");
  if (node.items) return `list of ${typeOf(node.items)}`;
  return node.format ?? [node.type ?? "any"].flat().join(" or ");
}
