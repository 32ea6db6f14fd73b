import { z } from "zod";
import { type Identifier, IDENTIFIER_KINDS, normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate } from "../domain/partial-date.ts";
import { PLATFORMS, readProfileUrl } from "../domain/platform.ts";
import { ImportFormatError, type Importer, type ImportRow } from "./importer.ts";
import { describeIssues, parseJson } from "./lines.ts";

/** Files of rows that are Candor's own already: every `.ndjson` and `.jsonl` of the folder, by name. */
export const candorNdjson: Importer = {
  name: "candor",
  title: "Candor NDJSON",
  async *rows(folder, onReject = () => undefined) {
    const paths = folder
      .list()
      .filter((path) => /\.(?:ndjson|jsonl)$/.test(path))
      .toSorted();
    if (paths.length === 0) throw new ImportFormatError("The folder holds no .ndjson file");
    for (const path of paths) {
      let line = 0;
      for await (const text of folder.lines(path)) {
        line++;
        if (text.trim() === "") continue;
        const reading = readImportLine(text);
        if ("row" in reading) yield reading.row;
        else onReject({ path, line, reason: reading.reason });
      }
    }
  },
};

/**
 * Reads one line of Candor NDJSON: the row with its keys and addresses in normal form, or why it is none. The
 * reason names the member that is wrong and never what stands in it.
 */
export function readImportLine(line: string): { readonly row: ImportRow } | { readonly reason: string } {
  const parsed = parseJson(line);
  if (parsed === undefined) return { reason: "no JSON" };
  const checked = Row.safeParse(parsed);
  return checked.success ? { row: dropUndefined(checked.data) } : { reason: describeIssues(checked.error) };
}

const MAX_DOCUMENT_LENGTH = 8 * 1024 * 1024;
const MAX_PICTURE_LENGTH = 16 * 1024 * 1024;
const MAX_MEMBERS = 500;

const shortText = z.string().trim().min(1).max(500);
const webAddress = z.url({ protocol: /^https?$/, error: "Not an http or https address" }).max(2048);
const partialDate = z.string().refine(isPartialDate, "Not a date as YYYY, YYYY-MM or YYYY-MM-DD");

const IdentifierInput = z
  .strictObject({ kind: z.enum(IDENTIFIER_KINDS), value: z.string().max(2048) })
  .transform(({ kind, value }, context): Identifier => {
    const identifier = normalizeIdentifier(kind, value);
    if (identifier !== null) return identifier;
    context.addIssue({ code: "custom", message: `No ${kind}`, path: ["value"] });
    return z.NEVER;
  });

const PresenceInput = z
  .strictObject({
    platform: z.enum(PLATFORMS),
    url: z.string().max(2048),
    displayName: shortText.optional(),
    headline: shortText.optional(),
    avatarUrl: webAddress.optional(),
    followers: z.int().min(0).optional(),
  })
  .transform((presence, context) => {
    const profile = readProfileUrl(presence.url);
    if (profile?.platform === presence.platform) return { ...presence, url: profile.url };
    context.addIssue({ code: "custom", message: `No profile on ${presence.platform}`, path: ["url"] });
    return z.NEVER;
  });

const Row = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("candidate"),
    key: shortText.max(200),
    fullName: shortText,
    aliases: z.array(shortText).max(MAX_MEMBERS).optional(),
    headline: shortText.optional(),
    company: shortText.optional(),
    location: shortText.optional(),
    birthDate: partialDate.optional(),
    avatarUrl: webAddress.optional(),
    prominence: z.number().min(0).max(100).optional(),
    identifiers: z.array(IdentifierInput).max(MAX_MEMBERS).optional(),
    presences: z.array(PresenceInput).max(MAX_MEMBERS).optional(),
  }),
  z.strictObject({
    type: z.literal("document"),
    kind: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, "Not a kind"),
    url: webAddress,
    mediaType: z.string().regex(/^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/, "Not a media type"),
    collectedAt: z.iso
      .datetime({ offset: true })
      .transform((time) => new Date(time).toISOString())
      .optional(),
    data: z.string().min(1).max(MAX_DOCUMENT_LENGTH),
    identifiers: z.array(IdentifierInput).min(1).max(MAX_MEMBERS),
  }),
  z.strictObject({
    type: z.literal("picture"),
    url: webAddress,
    mediaType: z.string().regex(/^image\/[\w.+-]+$/, "Not an image's media type"),
    base64: z.base64().min(1).max(MAX_PICTURE_LENGTH),
  }),
]);

/** Optional members are absent, not `undefined`. */
function dropUndefined(row: z.output<typeof Row>): ImportRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as ImportRow;
}
