import { type FileNews, readFiles } from "../src/connectors/read-files.ts";
import { READERS } from "../src/connectors/registry.ts";
import { UnreadableCapture } from "../src/connectors/findings/claims.ts";
import type { ClaimDraft } from "../src/domain/claim.ts";
import type { Identifier } from "../src/domain/identifier.ts";
import type { DocumentImportRow, ImportLine } from "../src/importers/importer.ts";
import { readCapture } from "../src/reading/read-capture.ts";
import type { Person, School, Work } from "./imports-score.ts";

/** The result for one file of an import. */
export interface ImportedFile {
  /** The importer that read it; `null` if none did. */
  readonly format: string | null;
  readonly people: readonly Person[];
  readonly rejections: readonly string[];
}

const ARCHIVE = { name: "archive", readers: READERS };

/**
 * Imports a file as `candor import` does, in a separate process with its format recognised, and reads what it stored as
 * a lookup does: the candidates with the claims of their documents, and for documents not filed under anybody, the
 * people they name.
 */
export async function importFile(path: string): Promise<ImportedFile> {
  let format: string | null = null;
  const rows: ImportLine[] = [];
  const rejections: string[] = [];
  try {
    for await (const news of readFiles({ path })) takeNews(news);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name !== "ImportFormatError") throw error;
    rejections.push(error.message);
  }
  return { format, people: peopleOf(rows), rejections };

  function takeNews(news: FileNews): void {
    if (news.type === "opened") format = news.format;
    if (news.type === "row") rows.push(news.row);
    if (news.type === "rejected") rejections.push(news.rejection.reason);
  }
}

/** The people in the rows of an import, with everything the rows say about them. */
export function peopleOf(rows: readonly ImportLine[]): readonly Person[] {
  const people = new Map<string, Draft>();
  const owners = new Map<string, Draft>();
  for (const row of rows) {
    if (row.type !== "candidate") continue;
    const person = people.get(row.key) ?? new Draft();
    people.set(row.key, person);
    const presences = (row.presences ?? []).map(({ url }) => ({ kind: "profileUrl" as const, value: url }));
    const keys = [{ kind: "candidate" as const, value: row.key }, ...(row.identifiers ?? []), ...presences];
    for (const key of keys) owners.set(keyOf(key), person);
    person.add("names", row.fullName, ...(row.aliases ?? []));
    person.add("title", row.headline);
    person.add("employer", row.company);
    person.add("location", row.location);
    person.add("birthDate", row.birthDate);
    for (const { kind, value } of row.identifiers ?? []) {
      if (kind === "email") person.add("emails", value);
      if (kind === "phone") person.add("phones", value);
      if (kind === "website" || kind === "profileUrl") person.add("urls", value);
    }
    for (const { url } of row.presences ?? []) person.add("urls", url);
  }
  const strangers = new Map<string, Draft>();
  for (const row of rows) {
    if (row.type !== "document") continue;
    const owner = row.identifiers.map(keyOf).flatMap((key) => owners.get(key) ?? [])[0];
    for (const { name, claims } of readRow(row, owner?.names)) {
      const person = owner ?? strangers.get(name?.toLowerCase() ?? "") ?? new Draft();
      if (owner === undefined) strangers.set(name?.toLowerCase() ?? "", person);
      person.add("names", name);
      for (const claim of claims) person.take(claim);
    }
  }
  return [
    ...[...people.values()].map(({ person }) => person),
    ...[...strangers.values()].map(({ stranger }) => stranger),
  ];
}

function keyOf({ kind, value }: Identifier): string {
  return `${kind} ${value}`;
}

function readRow(row: DocumentImportRow, about: readonly string[] | undefined) {
  const { kind, url, mediaType, collectedAt = null, data } = row;
  try {
    return readCapture(ARCHIVE, { kind, url, mediaType, collectedAt, data, ...(about && { about }) }).findings;
  } catch (error) {
    if (error instanceof UnreadableCapture) return [];
    throw error;
  }
}

type Lists = {
  -readonly [K in keyof Person as Person[K] extends readonly string[] | undefined ? K : never]-?: Set<string>;
};

/** A person, to which each row adds. */
class Draft {
  private readonly lists = new Map<keyof Lists, Set<string>>();
  private readonly work = new Map<string, Work>();
  private readonly jobs = new Map<string, Work>();
  private readonly schools = new Map<string, School>();

  get names(): readonly string[] {
    return this.listed("names");
  }

  get person(): Person {
    const lists = Object.fromEntries([...this.lists.keys()].map((field) => [field, this.listed(field)]));
    return { ...lists, experiences: [...this.work.values()], education: [...this.schools.values()] };
  }

  /** The person as in a file in which no row says what they do: a single current job then says it, as in a row. */
  get stranger(): Person {
    const { person } = this;
    const [job, ...others] = [...this.jobs.values()].filter(({ current }) => current === true);
    if (job === undefined || others.length > 0) return person;
    const { title = [], employer = [] } = person;
    return {
      ...person,
      ...(title.length === 0 && job.title !== undefined && { title: [job.title] }),
      ...(employer.length === 0 && job.employer !== undefined && { employer: [job.employer] }),
    };
  }

  add(field: keyof Lists, ...values: readonly (string | undefined)[]): void {
    const said = this.lists.get(field) ?? new Set();
    for (const value of values) if (value !== undefined && value !== "") said.add(value);
    this.lists.set(field, said);
  }

  take(claim: ClaimDraft): void {
    switch (claim.property) {
      case "fullName":
      case "alias":
        return this.add("names", claim.value);
      case "email":
        return this.add("emails", claim.value);
      case "phone":
        return this.add("phones", claim.value);
      case "website":
        return this.add("urls", claim.value);
      case "account":
        return this.add("urls", claim.value.url);
      case "birthDate":
      case "location":
        return this.add(claim.property, claim.value);
      case "occupation":
        return this.add("title", claim.value);
      case "skill":
        return this.add("skills", claim.value);
      case "interest":
        return this.add("interests", claim.value);
      case "badge":
        return this.add("awards", claim.value);
      case "language":
        return this.add("languages", claim.value.language);
      case "membership": {
        const { organization: employer, role: title, from, to } = claim.value;
        const seat = { title, employer, from, to, current: from !== undefined && to === undefined };
        return void this.work.set(JSON.stringify([title, employer, from]), seat);
      }
      case "experience": {
        if (claim.value.kind === "volunteer") return;
        const { title, company, from, to, current, location } = claim.value;
        const job = { title, employer: company, from, to, current: current === true, location };
        this.jobs.set(JSON.stringify([title, company, from]), job);
        return void this.work.set(JSON.stringify([title, company, from]), job);
      }
      case "education": {
        const { school, degree, from, to } = claim.value;
        return void this.schools.set(JSON.stringify(claim.value), { school, degree, from, to });
      }
      default:
    }
  }

  private listed(field: keyof Lists): readonly string[] {
    return [...(this.lists.get(field) ?? [])];
  }
}
