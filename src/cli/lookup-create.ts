import type { Command } from "commander";
import { CandorError, type Schemas, unwrap } from "../client/client.ts";
import { ASKED_FLAGS, type AskedFlag } from "../domain/brand-safety.ts";
import { isId } from "../domain/id.ts";
import { isFinished, SECTIONS, type SectionName } from "../domain/lookup.ts";
import { PURPOSES, type Purpose, REFUSED_PURPOSES, type RefusedPurpose } from "../domain/purpose.ts";
import { UsageError } from "./connection.ts";
import { CommandFailed, type CommandContext, DoneInPart, type OpenContext } from "./context.ts";
import { type GivenFile, handOver, readDocuments } from "./lookup-document.ts";
import { followLookup, type StreamedEvent } from "./events.ts";
import { collect, parseChoice, parseCount, parseList, parsePair } from "./options.ts";
import { printLookup } from "./profile.ts";
import { renderResults } from "./search.ts";
import { messages, words } from "./messages.ts";

interface CreateOptions {
  readonly purpose?: Purpose | RefusedPurpose;
  readonly sections?: readonly SectionName[];
  readonly flags?: readonly AskedFlag[];
  readonly trial?: true;
  readonly preview?: true;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly retentionDays?: number;
  readonly new?: true;
  readonly email?: string;
  readonly profile?: readonly string[];
  readonly born?: string;
  readonly phone?: string;
  readonly employer?: string;
  readonly role?: string;
  readonly place?: string;
  readonly school?: string;
  readonly alias?: readonly string[];
  readonly note?: string;
  readonly document?: readonly string[];
  readonly theirs?: true;
  readonly wait: boolean;
}

/** What is known about a new person: each option with the member of `candidate` that it fills. */
const KNOWN = {
  email: "email",
  profile: "sources",
  born: "candor.birthDate",
  phone: "candor.phone",
  employer: "candor.employer",
  role: "candor.role",
  place: "candor.place",
  school: "candor.school",
  alias: "candor.aliases",
  note: "candor.note",
} as const satisfies Partial<Record<keyof CreateOptions, keyof Schemas["CandidateInput"]>>;

/** Refused purposes are accepted too: the service says why it refuses them. */
const parsePurpose = parseChoice<Purpose | RefusedPurpose>([...PURPOSES, ...REFUSED_PURPOSES], PURPOSES);

/** How many people are shown before the caller is asked to choose one. */
const SHOWN_CANDIDATES = 10;

/** `candor lookup <person>` without a command: the ID of a lookup opens it, anything else creates a lookup. */
export function addLookupOpen(parent: Command, open: OpenContext): void {
  const command = parent.command("open", { isDefault: true, hidden: true }).argument("<person...>");
  addRequestOptions(command).action(async (words: readonly string[], options: CreateOptions) => {
    const context = open();
    const person = words.join(" ");
    const known = isId(person) ? await findLookup(context, person) : null;
    if (known === null) return await createLookup(context, person, options).catch(explainUnknownId);
    if (Object.keys(readRequest(options)).length > 0 || options.new || options.document || !options.wait) {
      throw new UsageError(
        "This is the id of an existing lookup, and its options cannot be changed. Omit them, or use `candor lookup document` to add a document.",
      );
    }
    await showToTheEnd(context, known);
  });
}

export function addLookupCreate(parent: Command, open: OpenContext): void {
  const command = parent
    .command("create")
    .description("look a person up: shows sources as they answer, then the profile")
    .argument("<person...>", "a candidateId, or a query that matches exactly one person");
  addRequestOptions(command).action(
    async (words: readonly string[], options: CreateOptions) => await createLookup(open(), words.join(" "), options),
  );
}

function addRequestOptions(command: Command): Command {
  return command
    .option(
      "--purpose <purpose>",
      `why you are making this lookup: ${PURPOSES.join(", ")} (default: the key's default)`,
      parsePurpose,
    )
    .option("--sections <names>", `only these sections, comma-separated: ${SECTIONS.join(", ")}`, parseList(SECTIONS))
    .option(
      "--flags <names>",
      `judge these flags as well, if the purpose allows it, comma-separated: ${ASKED_FLAGS.join(", ")}`,
      parseList(ASKED_FLAGS),
    )
    .option("--trial", "mask email addresses and phone numbers; uses a trial, not a credit")
    .option("--preview", "search no source; free")
    .option("--metadata <key=value>", "stored with the lookup and returned with it; repeatable", parsePair)
    .option("--retention-days <number>", "days until the lookup is deleted, 1 to 365 (default: 90)", parseCount(1, 365))
    .option("--new", "the person is not in the database: <person> is the full name")
    .option("--email <address>", "with --new: an email address")
    .option("--profile <address>", "with --new: a URL known to belong to the person; repeatable", collect)
    .option("--born <date>", "with --new: date of birth (1958, 1958-10 or 1958-10-13)")
    .option("--phone <number>", "with --new: a phone number in international format (+1 202 555 0101)")
    .option("--employer <name>", "with --new: current or most recent employer")
    .option("--role <words>", "with --new: job title or occupation")
    .option("--place <name>", "with --new: where the person lives or works")
    .option("--school <name>", "with --new: a school or university they attended")
    .option("--alias <name>", "with --new: another name; repeatable", collect)
    .option(
      "--note <words>",
      "with --new: anything else you know, as free text; used to tell namesakes apart, never shown",
    )
    .option(
      "--document <file>",
      "a PDF, DOCX, HTML, text, email, vCard or JSON file to read as well; repeatable",
      collect,
    )
    .option("--theirs", "with --document: the file is about this person; without it, the matching rules decide")
    .option("--no-wait", "create the lookup, print its ID and exit");
}

async function createLookup(context: CommandContext, person: string, options: CreateOptions): Promise<void> {
  const { client, terminal } = context;
  if (options.theirs && !options.document) throw new UsageError("--theirs requires --document.");
  if (options.document && !options.wait)
    throw new UsageError(
      "--document cannot be combined with --no-wait: documents are read when the lookup has finished.",
    );
  // Read before anything is created: a wrong path does not cost a lookup.
  const documents = readDocuments(options.document ?? [], options.theirs === true);
  const announced = documents.length > 0 ? { "candor.documents": documents.length } : {};
  const body = { ...(await choosePerson(context, person, options)), ...readRequest(options), ...announced };
  const created = await unwrap(client.POST("/lookups", { body }));
  if (!options.wait) return terminal.json ? terminal.printJson(created) : terminal.print(created.lookupId);
  await showToTheEnd(context, created, documents);
}

/**
 * Shows each event of a lookup as it happens, on a terminal, and then the ended lookup, including documents handed over
 * meanwhile.
 */
async function showToTheEnd(
  context: CommandContext,
  { lookupId, status }: Schemas["Lookup"],
  documents: readonly GivenFile[] = [],
): Promise<void> {
  const { client, terminal } = context;
  terminal.progress(`lookup ${lookupId}`);
  const ended = isFinished(status)
    ? await unwrap(client.GET("/lookups/{lookupId}", { params: { path: { lookupId } } }))
    : await followLookup(context, lookupId, (event) => showEvent(context, event));
  const { lookup, refused } =
    ended.status === "success" ? await handOver(context, ended, documents) : { lookup: ended, refused: 0 };
  if (terminal.json) terminal.printJson(lookup);
  else await printLookup(context, lookup);
  if (lookup.status !== "success") throw new CommandFailed(messages.lookup.ended(words.statuses[lookup.status]));
  if (refused > 0) throw new DoneInPart();
}

/** `null` if there is no lookup with this ID: it may be a candidate's, which looks alike. */
async function findLookup({ client }: CommandContext, lookupId: string): Promise<Schemas["Lookup"] | null> {
  try {
    return await unwrap(client.GET("/lookups/{lookupId}", { params: { path: { lookupId } } }));
  } catch (error) {
    if (error instanceof CandorError && error.code === "lookup_not_found") return null;
    throw error;
  }
}

function explainUnknownId(error: unknown): never {
  if (!(error instanceof CandorError && error.code === "candidate_not_found")) throw error;
  const message = "No candidate or lookup of yours has this ID.";
  throw new CommandFailed(`${message} Try \`candor search\` and \`candor lookup list\`.`, { cause: error });
}

function readRequest(options: CreateOptions): Partial<Schemas["CreateLookup"]> {
  const { purpose, sections, flags, trial, preview, metadata, retentionDays } = options;
  return {
    ...(purpose === undefined ? {} : { purpose }),
    ...(sections === undefined ? {} : { sections: [...sections] }),
    ...(flags === undefined ? {} : { "candor.flags": [...flags] }),
    ...(trial === undefined ? {} : { trial }),
    ...(preview === undefined ? {} : { preview }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(retentionDays === undefined ? {} : { retentionDays }),
  };
}

async function choosePerson(
  context: CommandContext,
  person: string,
  options: CreateOptions,
): Promise<Pick<Schemas["CreateLookup"], "candidate" | "candidateId">> {
  const given = Object.entries(KNOWN).filter(([option]) => options[option as keyof typeof KNOWN] !== undefined);
  if (options.new) {
    const known = Object.fromEntries(given.map(([option, member]) => [member, options[option as keyof typeof KNOWN]]));
    return { candidate: { sources: [], ...known, fullName: person } };
  }
  if (given.length > 0)
    throw new UsageError(`Add --new to use ${given.map(([option]) => `--${option}`).join(" and ")}.`);
  return { candidateId: isId(person) ? person : await findOnePerson(context, person) };
}

/** Never guesses: if a query finds several people, the caller chooses. */
async function findOnePerson({ client, terminal }: CommandContext, query: string): Promise<string> {
  const search = { query, type: "candor" as const, limit: SHOWN_CANDIDATES };
  const { results, next } = await unwrap(client.POST("/search", { body: search }));
  const [found, ...others] = results;
  if (found === undefined) {
    throw new UsageError("No matches. Try `candor search`, or use --new for a person who is not in the database.");
  }
  if (others.length > 0) {
    if (!terminal.json) terminal.print(renderResults(results, terminal));
    throw new UsageError(messages.search.several(results.length, next !== ""));
  }
  terminal.progress(`${found.fullName}: ${found.fragments.join(", ")}`);
  return found.candidateId;
}

function showEvent({ terminal }: CommandContext, event: StreamedEvent): void {
  if (event.type === "stage")
    terminal.progress(
      `  ${words.inLine(words.stages[event.stage])}, ${words.formats.percent(Math.round(event.progress * 100))}`,
    );
  if (event.type !== "probe") return;
  const { connector, identifierKind, outcome, reason, ms } = event;
  const why = reason === undefined ? "" : ` (${reason})`;
  terminal.progress(
    `  ${connector.padEnd(12)} ${words.identifierKinds[identifierKind].padEnd(12)} ${words.inLine(words.outcomes[outcome])}${why}, ${ms} ms`,
  );
}
