import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { type CommandContext, CommandFailed, type OpenContext } from "./context.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";
import { messages } from "./messages.ts";

export function addConnectors(program: Command, open: OpenContext, openOutput: () => Terminal): void {
  const connectors = program.command("connectors").description("the sources that lookups can search");
  connectors
    .command("list", { isDefault: true })
    .description("list the sources: on or off, and how each is doing")
    .action(async () => void (await listConnectors(open())));
  connectors
    .command("check [plugin...]")
    .description(
      "check that every source that is on works and still answers in the known format; with plug-ins (files or packages), check that they do what a source must; exit code 1 on a fault",
    )
    .action(async (plugins: readonly string[]) => {
      if (plugins.length > 0) await checkPlugins(plugins, openOutput());
      else await checkConnectors(open());
    });
}

/** Each thing that holds for every source, with what keeps it from holding. Nobody is asked: samples answer. */
async function checkPlugins(specifiers: readonly string[], terminal: Terminal): Promise<void> {
  // Sources are most of what there is to load: other commands start in half the time without.
  const { loadPlugins, PluginRefused } = await import("../connectors/plugins.ts");
  const { checkSource } = await import("../connectors/conformance.ts");
  const { createRegistry } = await import("../connectors/registry.ts");
  let broken = 0;
  const plugins = await loadPlugins(specifiers).catch((error: unknown) => {
    throw error instanceof PluginRefused ? new CommandFailed(error.message) : error;
  });
  for (const { specifier, source, samples } of plugins) {
    terminal.print(`${source.name} (${specifier})`);
    for (const { title, faults } of await checkSource(source, samples, createRegistry())) {
      terminal.print(
        [`  ${faults.length === 0 ? "ok " : "no "} ${title}`, ...faults.map((fault) => `      ${fault}`)].join("\n"),
      );
      if (faults.length > 0) broken++;
    }
  }
  if (broken > 0) throw new CommandFailed(messages.sources.failedChecks(broken));
}

/** The list, and each fault with its remedy. Nobody is asked: it tells how the sources' last answers were. */
async function checkConnectors(context: CommandContext): Promise<void> {
  const list = await listConnectors(context);
  const faults = list.results.flatMap(faultsOf);
  for (const fault of faults) context.terminal.note(fault);
  if (faults.length > 0) throw new CommandFailed(messages.sources.faults(faults.length));
  context.terminal.note("Every source that is on works.");
}

function faultsOf({ connector, enabled, configured, remedy, circuit, unknownMembers }: Schemas["Connector"]): string[] {
  if (!enabled) return [];
  return [
    ...(configured ? [] : [`${connector} cannot be searched. ${remedy ?? ""}`.trim()]),
    ...(circuit === "open" ? [`${connector} is paused after repeated failures.`] : []),
    ...unknownMembers.map((member) => `${connector} returns a field that is not read yet: ${member}.`),
  ];
}

async function listConnectors({ client, terminal }: CommandContext): Promise<Schemas["ConnectorList"]> {
  const list = await unwrap(client.GET("/connectors", {}));
  if (terminal.json) {
    terminal.printJson(list);
    return list;
  }
  const rows = list.results.map((connector) => [
    connector.connector,
    stateOf(connector),
    connector.lastSuccessAt?.slice(0, 16).replace("T", " ") ?? "",
    connector.requests === 0 ? "" : `${Math.round(connector.errorRate * 100)} %`,
    connector.verified?.date ?? "unverified",
  ]);
  const titles = [{ title: "source", whole: true }, { title: "state" }, { title: "last success" }, { title: "errors" }];
  terminal.print(renderTable([...titles, { title: "verified" }], rows, terminal.columns, terminal.style));
  return list;
}

function stateOf({ access, enabled, configured, lacks, circuit, unknownMembers }: Schemas["Connector"]): string {
  if (access === "local") return "local";
  if (!enabled) return "off";
  if (!configured) return lacks === undefined ? "offline" : `no ${lacks === "key" ? "API key" : lacks}`;
  if (circuit === "open") return "paused after repeated failures";
  return unknownMembers.length === 0 ? "on" : `on, ${messages.sources.unread(unknownMembers.length)}`;
}
