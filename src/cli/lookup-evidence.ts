import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { UsageError } from "./connection.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";
import { formatNumbers } from "./page.ts";
import { createReferences } from "./references.ts";
import { renderTable } from "./table.ts";

export function addLookupEvidence(parent: Command, open: OpenContext): void {
  parent
    .command("evidence")
    .description("show the claims behind every field and sentence, each with its place in a datasource")
    .argument("<lookupId>")
    .argument("[pointer]", "only the fields at and below this JSON pointer, like /experiences/0")
    .action(async (lookupId: string, pointer?: string) => await showEvidence(open(), lookupId, pointer));
}

export function addLookupDatasources(parent: Command, open: OpenContext): void {
  parent
    .command("datasources")
    .description("list the datasources that were collected")
    .argument("<lookupId>")
    .option("--data <datasourceId>", "print this datasource as it was received")
    .action(async (lookupId: string, { data }: { data?: string }) => await showDatasources(open(), lookupId, data));
}

async function showEvidence({ client, terminal }: CommandContext, lookupId: string, pointer?: string): Promise<void> {
  if (pointer !== undefined && !pointer.startsWith("/")) {
    throw new UsageError("A JSON pointer begins with a slash, like /jobTitle.");
  }
  const params = { params: { path: { lookupId } } };
  const evidence = await unwrap(client.GET("/lookups/{lookupId}/evidence", params));
  const chosen = Object.fromEntries(Object.entries(evidence).filter(([key]) => isAtOrBelow(key, pointer)));
  if (terminal.json) return terminal.printJson(chosen);
  if (Object.keys(chosen).length === 0) return terminal.note("No evidence recorded.");
  const datasources = await unwrap(client.GET("/lookups/{lookupId}/datasources", params));
  const references = createReferences(evidence, datasources);
  const rows = groupFields(chosen).flatMap(({ fields, claims }) =>
    claims.map((claim, index) => [
      index === 0 ? fields.join("\n") : "",
      showValue(claim.value),
      describePlace(claim),
      claim.reader === undefined ? claim.method : `${claim.method}, read by ${claim.reader}`,
      claim.confidence.toFixed(2),
      formatNumbers([references.number(claim.datasourceId) ?? []].flat()),
    ]),
  );
  const titles = ["field", "value", "where", "method", "sure", ""].map((title, index) => ({ title, whole: index > 2 }));
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
  const sources = references
    .numbered()
    .map(({ number, source, datasourceId }) => [`[${number}]`, source, datasourceId]);
  const heads = [{ title: "", whole: true }, { title: "datasource" }, { title: "datasourceId", whole: true }];
  terminal.print(`\n${renderTable(heads, sources, terminal.columns, terminal.style)}`);
}

async function showDatasources({ client, terminal }: CommandContext, lookupId: string, data?: string): Promise<void> {
  const all = await unwrap(client.GET("/lookups/{lookupId}/datasources", { params: { path: { lookupId } } }));
  const datasources = data === undefined ? all : all.filter(({ datasourceId }) => datasourceId === data);
  if (data !== undefined && datasources.length === 0) {
    throw new CommandFailed("This lookup has no datasource with that id. Omit --data to list all of them.");
  }
  if (terminal.json) return terminal.printJson(datasources);
  if (data !== undefined) return terminal.printRaw(datasources.map((datasource) => datasource.data).join("\n"));
  if (datasources.length === 0) return terminal.note("No datasources.");
  const rows = datasources.map((datasource) => [
    datasource.connector,
    datasource.judgement,
    datasource.date?.slice(0, 10) ?? "",
    String(datasource.data.length),
    datasource.source,
    datasource.file ?? "",
    datasource.datasourceId,
  ]);
  const titles = [
    { title: "source", whole: true },
    { title: "judged", whole: true },
    { title: "collected", whole: true },
    { title: "characters", align: "right" as const, whole: true },
    { title: "address" },
    { title: "file" },
    { title: "datasourceId", whole: true },
  ];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}

interface FieldGroup {
  readonly fields: string[];
  readonly claims: readonly Schemas["EvidenceClaim"][];
}

/** Consecutive fields with the same claims (the members of a post) are shown once. */
function groupFields(evidence: Schemas["Evidence"]): readonly FieldGroup[] {
  const groups: FieldGroup[] = [];
  const idsOf = (claims: FieldGroup["claims"]) => claims.map(({ claimId }) => claimId).join();
  for (const [field, claims] of Object.entries(evidence)) {
    const last = groups.at(-1);
    if (last !== undefined && idsOf(last.claims) === idsOf(claims)) last.fields.push(field);
    else groups.push({ fields: [field], claims });
  }
  return groups;
}

function isAtOrBelow(key: string, pointer: string | undefined): boolean {
  if (pointer === undefined || key === pointer) return true;
  return key.startsWith(`${pointer}/`) || key.startsWith(`${pointer}#`);
}

/** A text as it is; a compound fact (a job, a post) member by member. */
function showValue(value: unknown): string {
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([member, part]) => `${member}: ${typeof part === "object" ? JSON.stringify(part) : String(part)}`)
    .join(", ");
}

function describePlace({ locator, quote }: Schemas["EvidenceClaim"]): string {
  return quote === undefined ? locator : `${locator} “${quote.replace(/\s+/g, " ")}”`;
}
