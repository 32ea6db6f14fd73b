import { checkSource, wordsOfFault } from "../connectors/conformance.ts";
import { loadPlugins, PluginRefused } from "../connectors/plugins.ts";
import { createRegistry } from "../connectors/registry.ts";
import { failQuestionOf } from "../connectors/strays.ts";
import type { CheckMessage } from "./check-sources.ts";

// The process in which `candor sources check` runs plug-ins: their code may end it, occupy it for ever or use up its
// memory. It sends what it begins and what it finds to the command.
let isChecked = false;
// Of an error that escapes during a check, the check tells.
process.on("uncaughtException", (error) => {
  if (!failQuestionOf(error) || isChecked) send({ escaped: wordsOfFault(error) });
});
send({ begins: "is loaded" });
try {
  for (const { specifier, source, samples } of await loadPlugins(process.argv.slice(2))) {
    send({ source: source.name, specifier });
    const checks = await checkSource(source, samples, createRegistry(), (begins) => send({ begins }));
    send({ checks });
  }
  isChecked = true;
  send({ checked: true });
} catch (error) {
  if (!(error instanceof PluginRefused)) throw error;
  send({ refused: error.message });
}

function send(message: CheckMessage): void {
  process.send?.(message);
}
