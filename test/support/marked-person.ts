import sharp from "sharp";
import { openDatabase } from "../../src/db/open.ts";
import { CompiledQuery } from "kysely";
import type { TestService } from "./service.ts";
import { type Hit, sweepBytes, sweepFiles, sweepRows } from "./sweep.ts";

/** An invented person who is written in nothing but words that stand nowhere else. */
export interface MarkedPerson {
  readonly markers: readonly string[];
  readonly fullName: string;
  readonly email: string;
  /** What they like, as their own page says. */
  readonly hobby: string;
  /** Rows of an import: the person, their page, their picture. */
  readonly rows: readonly unknown[];
}

export type Markers = readonly [string, string, string, string, string, string, string, string, string];

/** @param color of the picture, six hexadecimal digits: two who share one share the file */
export async function markPerson(markers: Markers, color: string): Promise<MarkedPerson> {
  const [first, last, alias, mail, site, handle, firm, town, hobby] = markers;
  const fullName = `${first} ${last}`;
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
    data: `<html><head><script type="application/ld+json">${JSON.stringify(node)}</script></head><body><p>${fullName} is a surveyor at ${firm} in ${town}.</p></body></html>`,
    identifiers: [{ kind: "email", value: email }],
  };
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: `#${color}` } });
  const exif = { IFD0: { Artist: fullName, Copyright: site } };
  const base64 = (await image.withExif(exif).png().toBuffer()).toString("base64");
  const picture = { type: "picture", url: avatarUrl, mediaType: "image/png", base64 };
  return { markers, fullName, email, hobby, rows: [candidate, page, picture] };
}

/** Ends a service, and looks for markers in everything it held but the pages and the log of its database. */
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
