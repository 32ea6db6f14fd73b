import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { collect } from "./options.ts";

interface SuppressOptions {
  readonly candidate?: string;
  readonly lookup?: string;
  readonly name: readonly string[];
  readonly born?: string;
  readonly email: readonly string[];
  readonly phone: readonly string[];
  readonly profile: readonly string[];
  readonly website: readonly string[];
}

export function addPrivacy(program: Command, open: OpenContext): void {
  const privacy = program.command("privacy").description("what a person may ask for who is looked up");
  privacy
    .command("suppress")
    .description("keep a person from being searched, stored or shown, by all that they are known by")
    .option("--candidate <candidateId>", "somebody whom a search shows")
    .option("--lookup <lookupId>", "whom a lookup is about")
    .option("--name <name>", "a name, with --born; may be given again", collect, [])
    .option("--born <date>", "1958, 1958-10 or 1958-10-13")
    .option("--email <address>", "may be given again", collect, [])
    .option("--phone <number>", "with its country: +1 202 555 0101", collect, [])
    .option("--profile <address>", "of a profile on a platform", collect, [])
    .option("--website <address>", "of their own site", collect, [])
    .action(async (options: SuppressOptions) => await suppress(open(), options));
}

async function suppress({ client, terminal }: CommandContext, options: SuppressOptions): Promise<void> {
  const { candidate, lookup, name, born, email, phone, profile, website } = options;
  const identifiers = [
    ...email.map((value) => ({ kind: "email" as const, value })),
    ...phone.map((value) => ({ kind: "phone" as const, value })),
    ...profile.map((value) => ({ kind: "profileUrl" as const, value })),
    ...website.map((value) => ({ kind: "website" as const, value })),
  ];
  const body = {
    ...(candidate === undefined ? {} : { candidateId: candidate }),
    ...(lookup === undefined ? {} : { lookupId: lookup }),
    ...(born === undefined ? {} : { birthDate: born }),
    names: [...name],
    identifiers,
  };
  const done = await unwrap(client.POST("/suppressions", { body }));
  if (terminal.json) return terminal.printJson(done);
  terminal.print(
    `Suppressed under ${done.keys} keys. No longer visible: ${done.candidates} people, ${done.lookups} lookups.`,
  );
  if (!done.byName) terminal.print("Not by name and birth year: give both, or too many people share them.");
}
