import { join } from "node:path";
import sharp from "sharp";
import { openDatabase } from "../../src/db/open.ts";
import { CompiledQuery, sql } from "kysely";
import type { TestService } from "./service.ts";
import { type Hit, sweepBytes, sweepFiles, sweepRows } from "./sweep.ts";

/** An invented person described only in words that occur nowhere else. */
export interface MarkedPerson {
  readonly markers: readonly string[];
  readonly fullName: string;
  readonly email: string;
  /** What they like, according to their own page. */
  readonly hobby: string;
  /** A word that is only in their page, where no reader looks. */
  readonly unread: string;
  /** Rows of an import: the person, their page, their picture. */
  readonly rows: readonly unknown[];
}

export type Markers = readonly [string, string, string, string, string, string, string, string, string];

/** @param color the picture's, six hexadecimal digits: two people with the same one share the file */
export async function markPerson(markers: Markers, color: string): Promise<MarkedPerson> {
  const [first, last, alias, mail, site, handle, firm, town, hobby] = markers;
  const fullName = `${first} ${last}`;
  const unread = [...first, ...last].toReversed().join("");
  const email = `${mail}@mail.example.org`;
  const avatarUrl = `https://pictures.example.org/${handle}.png`;
  const candidate = {
    type: "candidate",
    key: `crm:${handle}`,
    fullName,
    aliases: [`${alias} ${last}`],
    birthDate: "1961-02-03",
    headline: `Surveyor at ${firm}`,
    company: firm,
    location: town,
    avatarUrl,
    identifiers: [{ kind: "email", value: email }],
    presences: [{ platform: "github", url: `https://github.com/${handle}`, displayName: `${alias} ${last}` }],
  };
  const node = {
    "@context": "https://schema.org",
    "@type": "Person",
    name: fullName,
    email,
    knowsAbout: [hobby],
    worksFor: { "@type": "Organization", name: firm },
  };
  const page = {
    type: "document",
    kind: "person-page",
    url: `https://${site}.example.org/about`,
    mediaType: "text/html",
    data: `<html><head><script type="application/ld+json">${JSON.stringify(node)}</script></head><body><!-- ${unread} --><p>${fullName} is a surveyor at ${firm} in ${town}.</p></body></html>`,
    identifiers: [{ kind: "email", value: email }],
  };
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: `#${color}` } });
  const exif = { IFD0: { Artist: fullName, Copyright: site } };
  const base64 = (await image.withExif(exif).png().toBuffer()).toString("base64");
  const picture = { type: "picture", url: avatarUrl, mediaType: "image/png", base64 };
  return { markers, fullName, email, hobby, unread, rows: [candidate, page, picture] };
}

/** Looks for markers in the database pages of a service that has ended, and in its write-ahead log. */
export async function sweepPages(service: TestService, markers: readonly string[]): Promise<readonly Hit[]> {
  if (service.databaseUrl === undefined) return sweepFiles(join(service.dataDir, "database"), markers);
  const database = await openDatabase({ databaseUrl: service.databaseUrl, dataDir: "" });
  try {
    await sql`checkpoint`.execute(database.db);
    const { rows } = await sql<{ directory: string; base: string }>`
      select current_setting('data_directory') as directory, 'base/' || oid as base from pg_database
      where datname = current_database()
    `.execute(database.db);
    const { directory = "", base = "" } = rows[0] ?? {};
    return [base, "pg_wal"].flatMap((folder) => sweepFiles(join(directory, folder), markers));
  } finally {
    await database.close();
  }
}

/** Ends a service, and looks for markers in everything it stored except its database's pages and log. */
export async function sweepEnded(service: TestService, markers: readonly string[]): Promise<readonly Hit[]> {
  await service.end();
  const database = await openDatabase({ databaseUrl: service.databaseUrl ?? null, dataDir: service.dataDir });
  try {
    const query = async (text: string) =>
      (await database.db.executeQuery(CompiledQuery.raw(text))).rows as Record<string, unknown>[];
    return [
      ...(await sweepRows(query, markers)),
      ...sweepFiles(service.dataDir, markers, ["database"]),
      ...sweepBytes("the log", Buffer.from(service.output()), markers),
    ];
  } finally {
    await database.close();
  }
}
