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

/** The JSON Schema (2020-12) of one line of Candor NDJSON, as it goes in. */
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

How people, documents and pictures come into Candor: \`POST /v1/imports?format=candor\`, \`candor import candor <file or folder>\`.
One JSON object a line, in UTF-8; blank lines are nothing. A row is a \`CandidateRow\`, a \`DocumentRow\`, a \`PictureRow\` or a \`RejectedRow\`, told
apart by \`type\`. Rows may come in any order and from any number of files; the same row again changes nothing, and a row of the
same key or address replaces what was there. A line that cannot be used is counted and named, never repeated, and the others
go on; an unknown member makes a line unusable.

The schema for machines: [candor-ndjson.schema.json](candor-ndjson.schema.json) (JSON Schema 2020-12). Beyond it, dates must be
dates of the calendar, and identifiers and profile addresses ones that exist in form.

\`\`\`json
{"type":"candidate","key":"crm:4711","fullName":"Ada Example","headline":"Cartographer","identifiers":[{"kind":"email","value":"ada@example.org"}],"presences":[{"platform":"x","url":"https://x.com/candor_ada_example"}]}
{"type":"document","kind":"person-page","url":"https://ada.example.org/","mediaType":"text/html","collectedAt":"2026-11-02T09:00:00Z","data":"<!doctype html>…","identifiers":[{"kind":"candidate","value":"crm:4711"}]}
\`\`\`

A whole world of it: \`samples/world.ndjson\`.

${tables.join("\n")}`;
}

/** JSON as the formatter of this repository writes it: lists of plain values on one line where they fit. */
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
