import type { Command } from "commander";
import type { Schemas } from "../client/client.ts";
import { collect } from "./options.ts";

/** What identifies the person in a privacy request. */
export interface PersonOptions {
  readonly candidate?: string;
  readonly lookup?: string;
  readonly name: readonly string[];
  readonly born?: string;
  readonly email: readonly string[];
  readonly phone: readonly string[];
  readonly profile: readonly string[];
  readonly website: readonly string[];
}

export function describePerson(command: Command): Command {
  return command
    .option("--candidate <candidateId>", "a person found by a search")
    .option("--lookup <lookupId>", "the person a lookup is about")
    .option("--name <name>", "a name, together with --born; repeatable", collect, [])
    .option("--born <date>", "1958, 1958-10 or 1958-10-13")
    .option("--email <address>", "an email address; repeatable", collect, [])
    .option("--phone <number>", "in international format, such as +1 202 555 0101; repeatable", collect, [])
    .option("--profile <address>", "a profile URL; repeatable", collect, [])
    .option("--website <address>", "their own website; repeatable", collect, []);
}

export function bodyOf(options: PersonOptions): Schemas["CreateSuppression"] {
  const { candidate, lookup, name, born, email, phone, profile, website } = options;
  const identifiers = [
    ...email.map((value) => ({ kind: "email" as const, value })),
    ...phone.map((value) => ({ kind: "phone" as const, value })),
    ...profile.map((value) => ({ kind: "profileUrl" as const, value })),
    ...website.map((value) => ({ kind: "website" as const, value })),
  ];
  return {
    ...(candidate === undefined ? {} : { candidateId: candidate }),
    ...(lookup === undefined ? {} : { lookupId: lookup }),
    ...(born === undefined ? {} : { birthDate: born }),
    names: [...name],
    identifiers,
  };
}
