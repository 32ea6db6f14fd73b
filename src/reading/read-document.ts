import { type DocumentText, textOfDocument, UnreadableDocument } from "../documents/document-text.ts";
import type { DocumentFormat } from "../documents/document-format.ts";
import { type Folder, ImportFormatError, type ImportLine, type Importer } from "../importers/importer.ts";
import { recogniseFormat } from "../importers/importers.ts";
import { jsonResume } from "../importers/json-resume/importer.ts";
import { peopleDataLabs } from "../importers/people-data-labs/importer.ts";
import { PERSON_KIND } from "../importers/person.ts";
import { vcard } from "../importers/vcard/importer.ts";

/** A document in a form that one of our readers accepts. */
export interface GivenDocument {
  readonly kind: "web-page" | "text" | typeof PERSON_KIND;
  readonly mediaType: DocumentText["mediaType"] | "application/json";
  readonly data: string;
}

/**
 * Reads a document that was handed over: its text or, for a card and for data in a format that can also be imported,
 * the person that an import would make of it. Throws `UnreadableDocument`.
 */
export async function readDocument(bytes: Uint8Array, format: DocumentFormat): Promise<GivenDocument> {
  if (format === "card") return await personIn("document.vcf", bytes, [vcard], "it is not a vCard, or a broken one");
  if (format === "json") return await dataIn(bytes);
  const { mediaType, data } = await textOfDocument(bytes, format);
  return { kind: mediaType === "text/html" ? "web-page" : "text", mediaType, data };
}

async function dataIn(bytes: Uint8Array): Promise<GivenDocument> {
  const value = parse(bytes);
  if (isLinked(value)) {
    // `<` could end a script in a page, so it is escaped.
    const data = JSON.stringify(value).replaceAll("<", "\\u003c");
    const page = `<!doctype html><body><script type="application/ld+json">${data}</script></body>`;
    return { kind: "web-page", mediaType: "text/html", data: page };
  }
  const line = new TextEncoder().encode(JSON.stringify(value));
  return await personIn("document.json", line, [peopleDataLabs, jsonResume], UNKNOWN_DATA);
}

const UNKNOWN_DATA = "it is JSON of an unknown kind. Known: JSON Resume, People Data Labs, schema.org (JSON-LD)";

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new UnreadableDocument("it is not JSON", { cause: error });
  }
}

/** Whether it is JSON-LD with words of schema.org: one thing or several (json-ld.org). */
function isLinked(value: unknown): boolean {
  const things = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return things.some(
    (thing) => typeof thing === "object" && thing !== null && /schema\.org/i.test(JSON.stringify(contextOf(thing))),
  );
}

function contextOf(thing: object): unknown {
  return "@context" in thing ? thing["@context"] : "";
}

async function personIn(
  name: string,
  bytes: Uint8Array,
  importers: readonly Importer[],
  unknown: string,
): Promise<GivenDocument> {
  const folder = folderOfOne(name, bytes);
  const importer = await recogniseFormat(importers, folder);
  if (importer === undefined) throw new UnreadableDocument(unknown);
  const people = await listPeople(importer, folder);
  const [person, ...others] = people;
  if (person === undefined) throw new UnreadableDocument("it is about nobody");
  if (others.length > 0) throw new UnreadableDocument("it is about several people: import it instead");
  return { kind: PERSON_KIND, mediaType: "application/json", data: person };
}

/** What an import would store for each person; stops at two, which are as good as many. */
async function listPeople(importer: Importer, folder: Folder): Promise<readonly string[]> {
  const people: string[] = [];
  try {
    for await (const row of importer.rows(folder)) {
      if (isPerson(row)) people.push(row.data);
      if (people.length > 1) break;
    }
  } catch (error) {
    if (!(error instanceof ImportFormatError)) throw error;
    throw new UnreadableDocument(error.message, { cause: error });
  }
  return people;
}

function isPerson(row: ImportLine): row is Extract<ImportLine, { readonly type: "document" }> {
  return row.type === "document" && row.kind === PERSON_KIND;
}

function folderOfOne(name: string, bytes: Uint8Array): Folder {
  return {
    list: () => [name],
    async *lines() {
      yield new TextDecoder().decode(bytes);
    },
    async *stream() {
      yield bytes;
    },
    bytes: () => Promise.resolve(bytes),
  };
}
