import type { Command } from "commander";
import { type Schemas, unwrap } from "../client/client.ts";
import { CommandFailed, type CommandContext, type OpenContext } from "./context.ts";
import { renderTable } from "./table.ts";
import { words } from "./messages.ts";

type JudgedRecord = Schemas["JudgedRecord"];

/** Records that have the name and may or may not be the person's: listed, accepted, dismissed. */
export function addLeads(program: Command, open: OpenContext): void {
  const leads = program
    .command("leads")
    .usage("[options] <lookupId>\n       candor leads <command>")
    .description("records that may be about the person of a lookup; nothing in them is used until you accept them");
  leads
    .command("list", { isDefault: true })
    .description("list the leads of a lookup, the most likely first")
    .argument("<lookupId>")
    .action(async (lookupId: string) => await listLeads(open(), lookupId));
  leads
    .command("accept")
    .description("accept records as the person's; their facts join the profile")
    .argument("<lookupId>")
    .argument("<recordId...>", "as `candor leads` lists them; the first characters are enough")
    .action(async (lookupId: string, ids: readonly string[]) => await decide(open(), lookupId, ids, "own"));
  leads
    .command("dismiss")
    .description("dismiss records as somebody else's")
    .argument("<lookupId>")
    .argument("<recordId...>", "as `candor leads` lists them; the first characters are enough")
    .action(async (lookupId: string, ids: readonly string[]) => await decide(open(), lookupId, ids, "other"));
  leads
    .command("restore")
    .description("undo decisions on records; the rules judge them again")
    .argument("<lookupId>")
    .argument("<recordId...>", "the first characters are enough")
    .action(async (lookupId: string, ids: readonly string[]) => await decide(open(), lookupId, ids, null));
}

/** Enough characters of an ID to tell a lookup's records apart. */
export const SHOWN_CHARACTERS = 8;
const SHOWN_REASONS = 2;

async function listLeads({ client, terminal }: CommandContext, lookupId: string): Promise<void> {
  const records = await unwrap(client.GET("/lookups/{lookupId}/records", { params: { path: { lookupId } } }));
  const leads = records
    .filter(({ about, judgement }) => about === "person" && judgement === "undecided")
    .toSorted((a, b) => b.score - a.score);
  if (terminal.json) return terminal.printJson(leads);
  if (leads.length === 0) return terminal.note("No leads: every record was judged to be this person or somebody else.");
  const addresses = new Map(records.map(({ recordId, source }) => [recordId, source]));
  const rows = leads.map(({ recordId, likelihood, name = "", source, reasons, forgotten }) => [
    recordId.slice(0, SHOWN_CHARACTERS),
    likelyOf(likelihood, reasons),
    name,
    source,
    forgotten ? "its text has been deleted" : weightiest(reasons).replace(RECORD, (_, id) => addressOf(id, addresses)),
  ]);
  const titles = [
    { title: "record", whole: true },
    { title: "likely", align: "right" as const, whole: true },
    { title: "name" },
    { title: "address" },
    { title: "because" },
  ];
  terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
}

/** Empty if there is only the name: however rare, it gives no likelihood. */
export function likelyOf(likelihood: number, reasons: JudgedRecord["reasons"]): string {
  return besideName(reasons).length === 0 ? "" : words.formats.percent(Math.floor(likelihood * 100));
}

function besideName(reasons: JudgedRecord["reasons"]): JudgedRecord["reasons"] {
  return reasons.filter(({ name }) => name !== "nameSame" && name !== "nameRarity");
}

function weightiest(reasons: JudgedRecord["reasons"]): string {
  const beside = besideName(reasons);
  if (beside.length === 0) return "It bears the name; nothing else there could be compared.";
  return beside
    .toSorted((a, b) => Number(b.weight < 0) - Number(a.weight < 0) || Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, SHOWN_REASONS)
    .map(({ text, detail }) => (detail === "" ? text : `${text.replace(/\.$/, "")}: ${detail}.`))
    .join(" ");
}

/** Reasons refer to other records of the lookup by ID. */
const RECORD = /\brecord ([0-9a-f]{32})\b/g;

/** The address of the record, without the scheme. */
function addressOf(recordId: string, addresses: ReadonlyMap<string, string>): string {
  const address = addresses.get(recordId)?.replace(/^https?:\/\/(?:www\.)?/u, "");
  return address ?? `record ${recordId.slice(0, SHOWN_CHARACTERS)}`;
}

/** One decision after another, since the service rebuilds the profile with each. */
async function decide(
  { client, terminal }: CommandContext,
  lookupId: string,
  ids: readonly string[],
  judgement: "own" | "other" | null,
): Promise<void> {
  const params = { path: { lookupId } };
  const records = await unwrap(client.GET("/lookups/{lookupId}/records", { params }));
  // All are found before anything is decided: a wrong ID changes nothing.
  const chosen = ids.map((id) => findRecord(records, id));
  let lookup: Schemas["Lookup"] | null = null;
  for (const { recordId, source } of chosen) {
    lookup = await unwrap(
      judgement === null
        ? client.DELETE("/lookups/{lookupId}/judgements/{recordId}", { params: { path: { lookupId, recordId } } })
        : client.POST("/lookups/{lookupId}/judgements", { params, body: { recordId, judgement } }),
    );
    if (!terminal.json) terminal.print(`${source}: ${DONE[judgement ?? "back"]}`);
  }
  if (terminal.json) terminal.printJson(lookup);
}

const DONE = { own: "accepted", other: "dismissed", back: "restored" } as const;

function findRecord(records: readonly JudgedRecord[], id: string): JudgedRecord {
  const found = records.filter(({ recordId }) => recordId.startsWith(id));
  const [record] = found;
  if (record === undefined) throw new CommandFailed(`This lookup has no record ${id}. \`candor leads\` lists them.`);
  if (found.length > 1) throw new CommandFailed(`Several records begin with ${id}: give more characters.`);
  return record;
}
