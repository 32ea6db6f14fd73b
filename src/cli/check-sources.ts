import { type Schemas, unwrap } from "../client/client.ts";
import { type CommandContext, CommandFailed } from "./context.ts";
import { messages } from "./messages.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Prints everything a source must satisfy, with what is missing. No source is contacted: samples stand in for
 * responses.
 */
export async function checkPlugins(specifiers: readonly string[], terminal: Terminal): Promise<void> {
  // Sources are most of what there is to load: without them, other commands start in half the time.
  const { loadPlugins, PluginRefused } = await import("../connectors/plugins.ts");
  const { checkSource } = await import("../connectors/conformance.ts");
  const { createRegistry } = await import("../connectors/registry.ts");
  const { failQuestionOf } = await import("../connectors/strays.ts");
  // Of an error that a source lets escape, the check tells; any other ends the command.
  const escaped = (error: unknown) => {
    if (!failQuestionOf(error)) throw error;
  };
  process.on("uncaughtException", escaped);
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
  process.off("uncaughtException", escaped);
  if (broken > 0) throw new CommandFailed(messages.sources.failedChecks(broken));
  terminal.note(messages.sources.passedChecks);
}

/** Prints each fault with its remedy. No source is contacted: this is about their last responses. */
export async function checkSources({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/connectors", {}));
  if (terminal.json) terminal.printJson(list);
  const faults = list.results.flatMap(faultsOf);
  for (const fault of faults) terminal.note(fault);
  if (faults.length > 0) throw new CommandFailed(messages.sources.faults(faults.length));
  terminal.note("Every source that is on works.");
}

function faultsOf({ connector, enabled, configured, remedy, circuit, unknownMembers }: Schemas["Connector"]): string[] {
  if (!enabled) return [];
  return [
    ...(configured ? [] : [`${connector} cannot be searched. ${remedy ?? ""}`.trim()]),
    ...(circuit === "open" ? [`${connector} is paused after repeated failures.`] : []),
    ...unknownMembers.map((member) => `${connector} returns a field that is not read yet: ${member}.`),
  ];
}
