import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { UsageError } from "./connection.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";

export function addCandidate(program: Command, open: OpenContext): void {
  const candidate = program.command("candidate").description("show, merge and split people in the database");
  candidate
    .command("show")
    .description("show a person's names, profiles, identifiers and merges")
    .argument("<candidateId>", "an ID from a search")
    .action(async (candidateId: string) => await showCandidate(open(), candidateId));
  candidate
    .command("merge")
    .description("merge two candidates that are the same person; the data of both is kept")
    .argument("<candidateId>", "the candidate that represents both")
    .argument("<otherId>", "the candidate to merge into it")
    .action(async (candidateId: string, otherId: string) => await mergeCandidates(open(), candidateId, otherId));
  candidate
    .command("split")
    .description("split merged candidates again, exactly as they were before")
    .argument("<candidateId>", "either of them")
    .argument("[otherId]", "the other one; optional if only one is merged")
    .action(async (candidateId: string, otherId?: string) => await splitCandidates(open(), candidateId, otherId));
}

type CandidateDetail = Schemas["CandidateDetail"];

async function showCandidate({ client, terminal }: CommandContext, candidateId: string): Promise<void> {
  printCandidate(
    await unwrap(client.GET("/candidates/{candidateId}", { params: { path: { candidateId } } })),
    terminal,
  );
}

async function mergeCandidates(context: CommandContext, candidateId: string, otherId: string): Promise<void> {
  const { client, terminal } = context;
  const request = { params: { path: { candidateId } }, body: { candidateId: otherId } };
  printCandidate(await unwrap(client.POST("/candidates/{candidateId}/merges", request)), terminal);
}

/**
 * Without the other's ID, splits off the one candidate that is merged; if there are several, the caller must choose.
 */
async function splitCandidates(context: CommandContext, candidateId: string, given?: string): Promise<void> {
  const { client, terminal } = context;
  const otherId = given ?? (await findOnlyMerged(context, candidateId));
  const request = { params: { path: { candidateId, otherId } } };
  printCandidate(await unwrap(client.DELETE("/candidates/{candidateId}/merges/{otherId}", request)), terminal);
}

async function findOnlyMerged({ client }: CommandContext, candidateId: string): Promise<string> {
  const request = { params: { path: { candidateId } } };
  const { mergedFrom } = await unwrap(client.GET("/candidates/{candidateId}", request));
  const [only, ...more] = mergedFrom;
  if (only === undefined) throw new CommandFailed("No candidate is merged with this one. See `candor candidate show`.");
  if (more.length > 0) {
    const ids = mergedFrom.map((one) => `${one.candidateId} (${one.fullName})`).join(", ");
    throw new UsageError(`Several candidates are merged with this one. Name the one to split off: ${ids}.`);
  }
  return only.candidateId;
}

function printCandidate(candidate: CandidateDetail, terminal: Terminal): void {
  if (terminal.json) return terminal.printJson(candidate);
  const { candidateId, fullName, aliases, fragments, presences, identifiers, mergedFrom } = candidate;
  const rows = [
    ["candidateId", candidateId],
    ["name", fullName],
    ...aliases.map((alias) => ["also", alias]),
    ...(fragments.length > 0 ? [["known as", fragments.join(", ")]] : []),
    ...presences.map(({ platform, url }) => [platform, url]),
    ...identifiers.map(({ kind, value }) => [kind, value]),
    ...mergedFrom.map((one) => [
      "merged with",
      `${one.fullName}, ${one.candidateId}, since ${one.mergedAt.slice(0, 10)}`,
    ]),
  ];
  terminal.print(renderTable([{ title: "", whole: true }, { title: "" }], rows, terminal.columns, terminal.style));
}
