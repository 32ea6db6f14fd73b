import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { checkPlugins, checkSources } from "./check-sources.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";
import { isOffline } from "./doctor-sources.ts";
import { renderTable } from "./table.ts";
import { printable, type Terminal } from "./terminal.ts";
import { messages, words } from "./messages.ts";

const PLUG_IN_TYPES = new URL("../../docs/reference/plug-in.d.ts", import.meta.url);

/** `connectors`, the API's name for them, works too. */
export function addSources(program: Command, open: OpenContext, openOutput: () => Terminal): void {
  const sources = program
    .command("sources")
    .alias("connectors")
    .description("the sources that lookups can search: switch them on and off, set their keys, check them");
  sources
    .command("list", { isDefault: true })
    .description("list the sources: on or off, how each is doing, and its settings")
    .action(async () => await listSources(open()));
  sources
    .command("check [plugin...]")
    .description(
      "check that every source that is on works and still answers in the known format; given plug-ins (files or packages), check that they conform; exit code 1 if not",
    )
    .action(async (plugins: readonly string[]) => {
      if (plugins.length > 0) await checkPlugins(plugins, openOutput());
      else await checkSources(open());
    });
  sources
    .command("types")
    .description("print the types of everything that a plug-in receives and states, for a file next to the plug-in")
    .action(() => openOutput().print(readFileSync(PLUG_IN_TYPES, "utf8").trimEnd()));
  sources
    .command("on")
    .description("switch sources on, at once and in every process")
    .argument("<source...>", "the name of a source")
    .action(async (names: readonly string[]) => await switchSources(open(), names, true));
  sources
    .command("off")
    .description("switch sources off")
    .argument("<source...>", "the name of a source")
    .action(async (names: readonly string[]) => await switchSources(open(), names, false));
  sources
    .command("open")
    .description("switch on every source that needs no key")
    .option("--contact <address>", "your email address or website; Wikimedia and OpenAlex ask for one")
    .action(async ({ contact }: { readonly contact?: string }) => await openSources(open(), contact));
  sources
    .command("set")
    .description(
      "set a source's key or another setting; the value is read from standard input, never from the command line",
    )
    .argument("<source>")
    .argument("<setting>", "as shown by `candor sources list`")
    .action(async (source: string, setting: string) => await setSetting(open(), source, setting));
  sources
    .command("unset")
    .description("remove a source's setting")
    .argument("<source>")
    .argument("<setting>")
    .action(async (source: string, setting: string) => {
      const { terminal, client } = open();
      const connector = await unwrap(setOf(client, source, { settings: { [setting]: null } }));
      if (terminal.json) terminal.printJson(connector);
      else terminal.print(lineOf(connector));
    });
  sources
    .command("test")
    .description("send a source one real query about an invented person; exit code 1 if it does not answer")
    .argument("<source>")
    .action(async (source: string) => await testSource(open(), source));
}

async function listSources({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/connectors", {}));
  if (terminal.json) return terminal.printJson(list);
  const rows = list.results.map((each) => [
    each.connector,
    stateOf(each),
    each.lastSuccessAt?.slice(0, 16).replace("T", " ") ?? "",
    each.requests === 0 ? "" : `${Math.round(each.errorRate * 100)} %`,
    costOf(each),
    each.settings
      .map(({ name, set }) =>
        set === undefined ? name : `${name} (set${set === "environment" ? " by the environment" : ""})`,
      )
      .join(", "),
    printable(each.lastError ?? ""),
  ]);
  const state = [{ title: "source", whole: true }, { title: "state" }, { title: "last success" }, { title: "errors" }];
  const titles = [...state, { title: "costs" }, { title: "settings" }, { title: "last error" }];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}

function stateOf(connector: Schemas["Connector"]): string {
  const { access, enabled, configured, lacks, circuit, unknownMembers } = connector;
  if (access === "local") return "local";
  if (!enabled) return "off";
  if (isOffline(connector)) return "offline";
  if (!configured) return `no ${lacks === "key" ? "API key" : lacks}`;
  if (circuit === "open") return "paused after repeated failures";
  return unknownMembers.length === 0 ? "on" : `on, ${messages.sources.unread(unknownMembers.length)}`;
}

/** The state of a source that was changed, what it still needs, and what it costs. */
function lineOf(connector: Schemas["Connector"]): string {
  const { enabled, fixed, remedy } = connector;
  const by = enabled && fixed ? ["set by the environment"] : [];
  const needs = enabled && remedy !== undefined ? [remedy] : [];
  const charges = [costOf(connector)].flatMap((cost) => (cost === "" ? [] : `costs ${cost}`));
  return `${connector.connector}: ${[stateOf(connector), ...by, ...needs, ...charges].join("; ")}`;
}

/** What a source charges the operator; empty if nothing. */
function costOf({ access, cost }: Schemas["Connector"]): string {
  if (cost !== undefined) return `up to $${cost.dollars} per ${cost.per}`;
  return access === "key" ? "depends on your plan" : "";
}

function setOf(client: CommandContext["client"], connector: string, body: Schemas["SetConnector"]) {
  return client.POST("/connectors/{connector}", { params: { path: { connector } }, body });
}

async function switchSources(
  { client, terminal }: CommandContext,
  names: readonly string[],
  enabled: boolean,
): Promise<void> {
  const switched: Schemas["Connector"][] = [];
  for (const name of names) switched.push(await unwrap(setOf(client, name, { enabled })));
  if (terminal.json) return terminal.printJson({ results: switched, status: "success" });
  for (const each of switched) terminal.print(lineOf(each));
}

async function openSources({ client, terminal }: CommandContext, contact: string | undefined): Promise<void> {
  const list = await unwrap(client.POST("/connectors", { body: contact === undefined ? {} : { contact } }));
  if (terminal.json) return terminal.printJson(list);
  const on = list.results.filter(({ enabled, access }) => enabled && access !== "local");
  terminal.print(
    messages.sources.open(
      on.length,
      on.map(({ connector }) => connector),
    ),
  );
  if (on.some(isOffline)) terminal.print(messages.sources.offline);
}

/**
 * On a terminal the value is typed; in a script it comes through a pipe. Arguments would end up in shell histories and
 * process lists.
 */
async function setSetting({ client, terminal }: CommandContext, source: string, setting: string): Promise<void> {
  if (process.stdin.isTTY) terminal.progress(`Type or paste ${setting} of ${source}, then press Enter.`);
  const value = await readFirstLine();
  if (value === "") throw new CommandFailed("No value: it is read from the first line of standard input.");
  const connector = await unwrap(setOf(client, source, { settings: { [setting]: value } }));
  if (terminal.json) terminal.printJson(connector);
  else terminal.print(`${lineOf(connector)}. \`candor sources test ${source}\` tries it.`);
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  for await (const line of lines) {
    lines.close();
    return line.trim();
  }
  return "";
}

async function testSource({ client, terminal }: CommandContext, connector: string): Promise<void> {
  const test = await unwrap(client.POST("/connectors/{connector}/test", { params: { path: { connector } } }));
  if (terminal.json) terminal.printJson(test);
  else
    terminal.print(
      `${connector}: ${test.works ? "answers" : words.inLine(words.outcomes[test.outcome])}, ${test.ms} ms${test.reason === undefined ? "" : `. ${printable(test.reason)}`}`,
    );
  if (!test.works) throw new CommandFailed(`${connector} cannot be searched now.`);
}
