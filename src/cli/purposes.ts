import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { messages, words } from "./messages.ts";

export function addPurposes(program: Command, open: OpenContext): void {
  program
    .command("purposes")
    .description("list the purposes of lookups: what each opens, what it closes and why")
    .action(async () => await listPurposes(open()));
}

async function listPurposes({ client, terminal }: CommandContext): Promise<void> {
  const list = await unwrap(client.GET("/purposes", {}));
  if (terminal.json) return terminal.printJson(list);
  const { labels } = messages.purposes;
  for (const { purpose, allowed, sections, closes, flags, lawful, special, offences } of list.results) {
    const lines: readonly (readonly [string, string])[] = [
      [labels.opens, sections.map((name) => words.sections[name]).join(", ")],
      ...closes.map(({ properties, because }): [string, string] => [
        labels.closes,
        `${properties.map(nameOf).join(", ")}. ${because}`,
      ]),
      ...(flags.length > 0 ? [[labels.flags, flags.join(", ")] as const] : []),
      [labels.lawful, lawful],
      ...(special === null ? [] : [[labels.special, special] as const]),
      ...(offences === null ? [] : [[labels.offences, offences] as const]),
    ];
    terminal.print(`${purpose}${allowed ? "" : ` (${messages.purposes.notAllowed})`}`);
    for (const [label, text] of lines) terminal.print(`  ${label.padEnd(11)} ${text}`);
  }
  terminal.print(messages.purposes.refused(list.refused.join(", ")));
}

function nameOf(property: string): string {
  const known: Readonly<Record<string, string>> = words.properties;
  return known[property] ?? property;
}
