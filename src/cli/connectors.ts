import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { renderTable } from "./table.ts";

export function addConnectors(program: Command, open: OpenContext): void {
  const connectors = program.command("connectors").description("the sources that lookups may ask");
  connectors
    .command("list", { isDefault: true })
    .description("each source: asked or not, and how it fares")
    .action(async () => await listConnectors(open()));
}

async function listConnectors({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/connectors", {}));
  if (terminal.json) return terminal.printJson(list);
  const rows = list.results.map((connector) => [
    connector.connector,
    stateOf(connector),
    connector.lastSuccessAt?.slice(0, 16).replace("T", " ") ?? "",
    connector.requests === 0 ? "" : `${Math.round(connector.errorRate * 100)} %`,
    connector.verified?.date ?? "unverified",
  ]);
  const titles = [
    { title: "connector", whole: true },
    { title: "state" },
    { title: "last success" },
    { title: "errors" },
  ];
  terminal.print(renderTable([...titles, { title: "verified" }], rows, terminal.columns, terminal.style));
}

function stateOf({ access, enabled, configured, circuit, unknownMembers }: Schemas["Connector"]): string {
  if (access === "local") return "local";
  if (!enabled) return "off";
  if (!configured) return access === "key" ? "no key, or offline" : "offline";
  const changed = unknownMembers.length > 0 ? `, ${unknownMembers.length} unknown members` : "";
  return circuit === "open" ? "circuit open" : `on${changed}`;
}
