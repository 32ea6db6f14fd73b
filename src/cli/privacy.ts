import type { Command } from "commander";
import { unwrap } from "../client/client.ts";
import type { CommandContext, OpenContext } from "./context.ts";
import { collect } from "./options.ts";
import { messages } from "./messages.ts";

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
  const privacy = program.command("privacy").description("handle privacy requests");
  privacy
    .command("suppress")
    .description("suppress a person: they are no longer searched, stored or shown under anything they are known by")
    .option("--candidate <candidateId>", "a person found by a search")
    .option("--lookup <lookupId>", "the person a lookup is about")
    .option("--name <name>", "a name, together with --born; repeatable", collect, [])
    .option("--born <date>", "1958, 1958-10 or 1958-10-13")
    .option("--email <address>", "an email address; repeatable", collect, [])
    .option("--phone <number>", "in international format, such as +1 202 555 0101; repeatable", collect, [])
    .option("--profile <address>", "a profile URL; repeatable", collect, [])
    .option("--website <address>", "their own website; repeatable", collect, [])
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
  terminal.print(messages.privacy.suppressed(done));
  if (!done.byName)
    terminal.print("The name and birth year are not part of it: give both, and only if few people share them.");
}
