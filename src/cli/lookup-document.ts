import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Command } from "commander";
import type { Probe } from "../contract/lookup.ts";
import { CandorError, type Schemas, unwrap } from "../client/client.ts";
import { UsageError } from "./connection.ts";
import { type CommandContext, DoneInPart, type OpenContext } from "./context.ts";
import { ledgerText } from "../presentation/reason-text.ts";
import { words } from "./messages.ts";
import { type DocumentOutcome, outcomeOf, whyUnused } from "../presentation/document-outcome.ts";
import { SHOWN_CHARACTERS } from "./leads.ts";
import { printLookup } from "./profile.ts";
import { printable } from "./terminal.ts";

/** A file that the caller hands over for one lookup. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly whose: "person" | "unknown";
}

export function addLookupDocument(parent: Command, open: OpenContext): void {
  parent
    .command("document")
    .description("add documents to a finished lookup and rebuild its profile")
    .argument("<lookupId>")
    .argument("<file...>", "PDF, DOCX, HTML, plain text, email (.eml), vCard, JSON or an image of text")
    .option("--theirs", "the files are about this person; without it, the matching rules decide")
    .action(async (lookupId: string, files: readonly string[], { theirs }: { readonly theirs?: true }) => {
      const context = open();
      const documents = readDocuments(files, theirs === true);
      const params = { path: { lookupId } };
      const lookup = await unwrap(context.client.GET("/lookups/{lookupId}", { params }));
      const rebuilt = await handOver(context, lookup, documents);
      if (context.terminal.json) context.terminal.printJson(rebuilt.lookup);
      else await printLookup(context, rebuilt.lookup);
      if (rebuilt.refused > 0) throw new DoneInPart();
    });
}

/** Throws `UsageError` if a file cannot be read. */
export function readDocuments(files: readonly string[], areTheirs: boolean): readonly GivenFile[] {
  return files.map((file) => {
    try {
      return { name: basename(file), bytes: readFileSync(file), whose: areTheirs ? "person" : "unknown" } as const;
    } catch (error) {
      throw new UsageError(`Cannot read ${file}: ${whyUnread(error)}.`, { cause: error });
    }
  });
}

/** The system's error about a file, in words; rare ones by code. */
function whyUnread(error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return UNREAD[code] ?? (code || "unknown error");
}

const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "no permission",
  EISDIR: "it is a folder",
};

/**
 * Hands files over. One that the service refuses is reported and left out.
 *
 * @returns the lookup after the last, and how many were refused
 */
export async function handOver(
  { client, terminal }: CommandContext,
  lookup: Schemas["Lookup"],
  documents: readonly GivenFile[],
): Promise<{ readonly lookup: Schemas["Lookup"]; readonly refused: number }> {
  const params = { path: { lookupId: lookup.lookupId } };
  const recordsNow = async () => await unwrap(client.GET("/lookups/{lookupId}/records", { params }));
  let latest = lookup;
  let refused = 0;
  const ledgerNow = async () => await unwrap(client.GET("/lookups/{lookupId}/coverage", { params }));
  let before = documents.length === 0 ? [] : await recordsNow();
  let asked = documents.length === 0 ? [] : await ledgerNow();
  for (const { name, bytes, whose } of documents) {
    const read = await handOverOne(client, lookup.lookupId, { name, bytes, whose });
    if (read instanceof CandorError) {
      refused++;
      terminal.note(`${printable(name)}: ${read.message}`);
      continue;
    }
    latest = read;
    terminal.progress(`  read ${name}`);
    const after = await recordsNow();
    const ledger = await ledgerNow();
    const told = tellOutcome(outcomeOf(before, after), lookup.lookupId, whose, whyUnused(asked, ledger));
    if (!terminal.json) terminal.note(`${printable(name)}: ${told}`);
    [before, asked] = [after, ledger];
  }
  return { lookup: latest, refused };
}

/** The lookup with the file read, or why the service does not read the file; any other error is thrown. */
async function handOverOne(
  client: CommandContext["client"],
  lookupId: string,
  { name, bytes, whose }: GivenFile,
): Promise<Schemas["Lookup"] | CandorError> {
  try {
    return await unwrap(
      client.POST("/lookups/{lookupId}/documents", {
        params: { path: { lookupId }, query: { name, whose } },
        body: new Blob([new Uint8Array(bytes)]) as never,
        bodySerializer: (body) => body as unknown as Blob,
        headers: { "content-type": "application/octet-stream" },
      }),
    );
  } catch (error) {
    if (error instanceof CandorError && OF_THE_FILE.has(error.code)) return error;
    throw error;
  }
}

/** Errors about one file; the next may be read. */
const OF_THE_FILE: ReadonlySet<string> = new Set(["document_unreadable", "body_too_large"]);

function tellOutcome(
  { judgement, recordIds }: DocumentOutcome,
  lookupId: string,
  whose: GivenFile["whose"],
  why: Probe["why"],
): string {
  switch (judgement) {
    case "own":
      return "about this person; what it says is in the profile.";
    case "undecided":
      return `unclear whether it is about this person, so none of it is used. If it is: \`candor leads accept ${lookupId} ${recordIds.map((id) => id.slice(0, SHOWN_CHARACTERS)).join(" ")}\``;
    case "other":
      return "about someone else; none of it is used.";
    case "nothing":
      if (why !== undefined) return `${ledgerText(words, why)}.`;
      return whose === "person"
        ? "says nothing new about this person."
        : "says nothing new about anyone with this name. If it is about this person, add --theirs.";
  }
}
