import { LEFT_OUT_REASONS } from "../domain/left-out.ts";
import { leftOut, type LeftOut } from "./left-out.ts";
import { z } from "zod";
import { type Identifier, IDENTIFIER_KINDS, nationalPhoneDigits, normalizeIdentifier } from "../domain/identifier.ts";
import { instant, keyText, personName, webAddress } from "../contract/text.ts";
import { FIRST_YEAR, readInstant } from "../domain/instant.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { PLATFORMS, readProfileUrl } from "../domain/platform.ts";
import { listUnstorable, toStorable, UNSTORABLE } from "../domain/storable.ts";
import { ImportFormatError, type Importer, type ImportLine } from "./importer.ts";
import { beginsLike } from "./json.ts";
import { NOT_DECODED } from "./letters.ts";
import { describeIssues, parseJson } from "./lines.ts";

/** Files whose rows are already in Candor's own format: every `.ndjson` and `.jsonl` in the folder, by name. */
export const candorNdjson: Importer = {
  name: "candor",
  title: "Candor NDJSON",
  async recognise(folder) {
    return await beginsLike(folder, /\.(?:ndjson|jsonl)$|^-$/, [
      /^\s*\{[^\n]{0,2000}"type"\s*:\s*"(?:candidate|document|picture)"/,
    ]);
  },
  async *rows(folder, onReject = () => undefined) {
    const paths = folder
      .list()
      .filter((path) => /\.(?:ndjson|jsonl)$|^-$/.test(path))
      .toSorted();
    if (paths.length === 0) throw new ImportFormatError("The folder holds no .ndjson file");
    for (const path of paths) {
      let line = 0;
      for await (const text of folder.lines(path)) {
        line++;
        if (text.trim() === "") continue;
        const reading = readImportLine(text);
        if ("row" in reading) yield reading.row;
        else onReject({ path, line, ...reading });
      }
    }
  },
};

/**
 * Reads one line of Candor NDJSON: the row with its keys and addresses in normal form, or why it is invalid. The reason
 * names the wrong member and never its value.
 */
export function readImportLine(line: string): { readonly row: ImportLine } | LeftOut {
  const parsed = parseJson(line);
  if (parsed === undefined) return leftOut("noJson");
  const damaged = mayBeUnstorable(line) ? listUnstorable(parsed) : [];
  if (damaged.length > 0) return { reason: describeUnstorable(damaged) };
  const checked = CandorLine.safeParse(parsed);
  if (!checked.success) return { reason: describeIssues(checked.error) };
  // A document may contain U+FFFD as received; in a person's line it means that the file has another encoding.
  if (checked.data.type === "candidate" && line.includes("\uFFFD")) return NOT_DECODED;
  return { row: dropUndefined(checked.data) };
}

/** In JSON, a NUL and a lone surrogate occur only in escaped form. */
function mayBeUnstorable(line: string): boolean {
  return /\\u(?:0000|d[89a-f])/i.test(line);
}

function describeUnstorable(paths: readonly (readonly PropertyKey[])[]): string {
  const shown = paths.slice(0, 3).map((path) => toStorable(`/${path.join("/")}: ${UNSTORABLE}`));
  return shown.join("; ") + (paths.length > 3 ? "; …" : "");
}

const MAX_DOCUMENT_LENGTH = 8 * 1024 * 1024;
const MAX_PICTURE_LENGTH = 16 * 1024 * 1024;
const MAX_MEMBERS = 500;

const shortText = z.string().trim().min(1).max(500);
const partialDate = z
  .string()
  .refine(
    (text) => isPartialDate(text) && yearOf(text) >= FIRST_YEAR,
    "Not a date as YYYY, YYYY-MM or YYYY-MM-DD, in the years 1000 to 9999",
  )
  .meta({ pattern: "^[1-9]\\d{3}(?:-\\d{2}(?:-\\d{2})?)?$" });

const IdentifierInput = z
  .strictObject({
    kind: z.enum(IDENTIFIER_KINDS).describe("The kind of value. `candidate` is the `key` of a candidate row."),
    value: keyText(2048).describe("In any spelling; it is normalised."),
  })
  .transform(({ kind, value }, context): Identifier => {
    const identifier = normalizeIdentifier(kind, value);
    if (identifier !== null) return identifier;
    context.addIssue({ code: "custom", message: `No ${kind}`, path: ["value"] });
    return z.NEVER;
  })
  .meta({ id: "ImportIdentifier", description: "A typed key to a person." });

const PresenceInput = z
  .strictObject({
    platform: z.enum(PLATFORMS),
    url: keyText(2048).describe("The profile's URL, in any spelling."),
    displayName: shortText.optional().describe("The name shown on the platform."),
    headline: shortText.optional(),
    avatarUrl: webAddress.optional(),
    followers: z.int().min(0).optional(),
  })
  .transform((presence, context) => {
    const profile = readProfileUrl(presence.url);
    if (profile?.platform === presence.platform) return { ...presence, url: profile.url };
    context.addIssue({ code: "custom", message: `No profile on ${presence.platform}`, path: ["url"] });
    return z.NEVER;
  })
  .meta({
    id: "ImportPresence",
    description: "A person's profile on one platform; searches on that platform find them by it.",
  });

const NationalPhone = shortText.transform((text, context) => {
  const digits = nationalPhoneDigits(text);
  if (digits !== null) return digits;
  context.addIssue({ code: "custom", message: "Not a phone number without its country" });
  return z.NEVER;
});

const CandidateRow = z
  .strictObject({
    type: z.literal("candidate"),
    key: shortText.max(200).describe("The person's key in your data, the same in every import: `crm:4711`."),
    fullName: personName(500),
    aliases: z.array(shortText).max(MAX_MEMBERS).optional().describe("Other names, and the name in other scripts."),
    headline: shortText.optional().describe("What the person does, in a few words."),
    company: shortText.optional(),
    location: shortText.optional(),
    birthDate: partialDate.optional().describe("`1958`, `1958-10` or `1958-10-13`."),
    avatarUrl: webAddress.optional().describe("The URL of a picture, whose content is in a picture row."),
    prominence: z.number().min(0).max(100).optional().describe("Breaks ties in search results; higher comes first."),
    identifiers: z
      .array(IdentifierInput)
      .max(MAX_MEMBERS)
      .optional()
      .describe("Identifiers other than the URLs of presences, which need not be repeated."),
    nationalPhones: z
      .array(NationalPhone)
      .max(MAX_MEMBERS)
      .optional()
      .describe(
        "Phone numbers of an unknown country. Searches find the person by them, but they are not used for comparison.",
      ),
    presences: z.array(PresenceInput).max(MAX_MEMBERS).optional(),
  })
  .meta({ id: "CandidateRow", description: "A person who can be found and looked up." });

const DocumentRow = z
  .strictObject({
    type: z.literal("document"),
    kind: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, "Not a kind")
      .describe(
        "The kind of document, which selects its reader; fields.md lists all. Documents of an unknown kind are stored but not read.",
      ),
    url: z
      .union([webAddress, z.string().regex(/^urn:candor:import:[\w-]{1,200}$/)], {
        error: "Not an http or https address",
      })
      .describe(
        "Where the document was collected; `urn:candor:import:` and an ID if it exists only in your file. Together with the kind, it identifies the document.",
      ),
    mediaType: z.string().regex(/^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/, "Not a media type"),
    collectedAt: instant
      .transform((text) => readInstant(text)?.toISOString())
      .optional()
      .describe("When it was collected."),
    data: z
      .string()
      .min(1)
      .max(MAX_DOCUMENT_LENGTH)
      .describe("The document as received: JSON as a string, HTML, or plain text."),
    identifiers: z
      .array(IdentifierInput)
      .min(1)
      .max(MAX_MEMBERS)
      .describe("The identifiers by which a lookup finds it. The lookup then judges whom it is about."),
  })
  .meta({ id: "DocumentRow", description: "A source's response, as it was sent." });

const PictureRow = z
  .strictObject({
    type: z.literal("picture"),
    url: webAddress.describe("The URL by which candidates and documents refer to the picture."),
    mediaType: z.string().regex(/^image\/[\w.+-]+$/, "Not an image's media type"),
    base64: z.base64().min(1).max(MAX_PICTURE_LENGTH),
  })
  .meta({
    id: "PictureRow",
    description: "The content of a picture. It is re-encoded without metadata before it is stored.",
  });

/** What the line's column can hold: PostgreSQL's `int`. */
const MAX_LINES = 2_147_483_647;

const RejectedRow = z
  .strictObject({
    type: z.literal("rejected"),
    path: z.string().max(1_000).optional().describe("The file that contains the row."),
    line: z.int().min(0).max(MAX_LINES).nullable().describe("Its line in the file, from 1; null for the whole file."),
    reason: z.string().min(1).max(1_000).describe("What is wrong with it, never its content."),
    why: z
      .strictObject({ code: z.enum(LEFT_OUT_REASONS), values: z.array(z.string().max(1_000)).max(3) })
      .optional()
      .describe("What `reason` says, as a code, if it has one."),
    cell: z
      .literal(true)
      .optional()
      .describe(
        "Only one cell could not be used: the rest is a separate row, and this one is not counted as rejected.",
      ),
  })
  .meta({
    id: "RejectedRow",
    description: "A row of another file that could not be converted: counted, and listed in the import.",
  });

/** One line of Candor NDJSON: what goes in, and the row that comes out. */
export const CandorLine = z.discriminatedUnion("type", [CandidateRow, DocumentRow, PictureRow, RejectedRow]);

/** Optional members are absent, not `undefined`. */
function dropUndefined(row: z.output<typeof CandorLine>): ImportLine {
  if (!Object.values(row).includes(undefined)) return row as unknown as ImportLine;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as ImportLine;
}
