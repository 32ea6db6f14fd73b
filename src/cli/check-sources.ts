import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Conformance } from "../connectors/conformance.ts";
import { type Schemas, unwrap } from "../client/client.ts";
import { type CommandContext, CommandFailed } from "./context.ts";
import { messages } from "./messages.ts";
import type { Terminal } from "./terminal.ts";

/** What the process that runs plug-ins sends; for each plug-in, who it is, what begins, and what the checks found. */
export type CheckMessage =
  | { readonly source: string; readonly specifier: string }
  | { readonly begins: string }
  | { readonly checks: readonly Conformance[] }
  | { readonly escaped: string }
  | { readonly refused: string }
  | { readonly checked: true };

/** More than a source may take for a question (30 seconds), and as long as a module may take to load. */
const MAX_CHECK_MS = 40_000;
/** What a plug-in still does after its checks, such as a timer that throws, is heard for so long. */
const LATE_MS = 2_000;
const HEAP_MEGABYTES = 768;

/**
 * Prints everything a source must satisfy, with what is missing. No source is contacted: samples stand in for
 * responses. The plug-ins run in a process of their own, which is ended if one check takes longer than `checkMs`.
 */
export async function checkPlugins(
  specifiers: readonly string[],
  terminal: Terminal,
  checkMs = MAX_CHECK_MS,
): Promise<void> {
  let broken = 0;
  let begun = "";
  let named = specifiers.join(", ");
  let isChecked = false;
  const failed = await runPlugins(specifiers, (message, waitFor) => {
    if ("begins" in message) {
      begun = message.begins;
      return waitFor(checkMs, () => messages.sources.checkTooSlow(named, begun, checkMs / 1_000));
    }
    if ("source" in message) {
      named = message.specifier;
      return terminal.print(`${message.source} (${named})`);
    }
    if ("refused" in message) return waitFor(0, () => message.refused);
    if ("escaped" in message) {
      broken++;
      return terminal.print(`  no  lets no error escape\n      ${message.escaped}`);
    }
    if ("checked" in message) {
      isChecked = true;
      return waitFor(LATE_MS, () => null);
    }
    for (const { title, faults } of message.checks) {
      terminal.print(
        [`  ${faults.length === 0 ? "ok " : "no "} ${title}`, ...faults.map((fault) => `      ${fault}`)].join("\n"),
      );
      if (faults.length > 0) broken++;
    }
  });
  if (failed !== null) throw new CommandFailed(failed);
  if (!isChecked) throw new CommandFailed(messages.sources.checkEnded(named, begun));
  if (broken > 0) throw new CommandFailed(messages.sources.failedChecks(broken));
  terminal.note(messages.sources.passedChecks);
}

/**
 * Runs the check in a process until it ends, or until what was waited for last does not come in time.
 *
 * @returns why it was ended; `null` if it ended by itself
 */
async function runPlugins(
  specifiers: readonly string[],
  hear: (message: CheckMessage, waitFor: (ms: number, why: () => string | null) => void) => void,
): Promise<string | null> {
  const child = fork(fileURLToPath(new URL("./check-plugins.ts", import.meta.url)), [...specifiers], {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
  let ended: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  child.on("message", (message) =>
    hear(message as CheckMessage, (ms, why) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        ended = why();
        child.kill("SIGKILL");
      }, ms);
    }),
  );
  // Once it has ended and everything it sent is heard.
  await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  clearTimeout(timer);
  return ended;
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
