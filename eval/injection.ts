import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlantedPerson } from "../scripts/make-planted-people.ts";
import type { Capture } from "../src/connectors/connector.ts";
import { readWith } from "../src/connectors/reader.ts";
import { READERS } from "../src/connectors/registry.ts";
import { type Claim, claimId, datasourceId, recordId } from "../src/domain/claim.ts";
import { SECTIONS } from "../src/domain/lookup.ts";
import { createClaimSet } from "../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../src/sections/profile.ts";
import type { Subject } from "../src/sections/section.ts";
import { ATTACKS, captureOfPage, pageWith, PLANTED, SUBJECT } from "../test/connectors/pages/hostile-pages.ts";
import { wilson } from "./homonym-trap.ts";

/** A document with an order planted in it, and the profile that it makes. */
interface Base {
  readonly capture: Capture;
  readonly name: string;
}

/**
 * Orders to language models (`attacks.json`: lists of orders by kind) at the beginning, in the middle and at the end of documents
 * of invented people, as a paragraph of the page or the text: `attacks` is how many documents were made so,
 * `fieldsChanged` in how many of their profiles' fields the order made a difference. Beside it the project's own hostile pages, which put false
 * facts where nobody sees them, or beside the person: `own.factsIn` is how many got into the person's record.
 */
export async function run(options: { readonly dir: string }): Promise<Record<string, unknown>> {
  const lists = JSON.parse(readFileSync(join(options.dir, "attacks.json"), "utf8")) as Record<
    string,
    readonly string[]
  >;
  const bases = basesOf();
  const changed: { kind: string; field: string; attack: string }[] = [];
  let attacks = 0;
  let fields = 0;
  for (const base of bases) {
    const plain = profileOf(base.capture, base.name);
    for (const [kind, orders] of Object.entries(lists)) {
      for (const attack of orders) {
        for (const data of planted(base.capture, attack)) {
          attacks++;
          const hit = profileOf({ ...base.capture, data }, base.name);
          const names = new Set([...Object.keys(plain), ...Object.keys(hit)]);
          fields += names.size;
          for (const field of names)
            if (JSON.stringify(plain[field]) !== JSON.stringify(hit[field])) changed.push({ kind, field, attack });
        }
      }
    }
  }
  return {
    fieldsChanged: changed.length,
    attacks,
    documents: bases.length,
    fields,
    intervals: { fieldsChanged: wilson(changed.length, fields) },
    byKind: Object.fromEntries(
      Object.keys(lists).map((kind) => [kind, changed.filter((one) => one.kind === kind).length]),
    ),
    own: ownFigures(),
    worst: changed.slice(0, 10),
  };
}

function ownFigures() {
  const pages = Object.values(ATTACKS).flat();
  const claimsOf = (data: string) =>
    [...readWith(READERS, captureOfPage(data))].flatMap(({ name, claims }) => (name === SUBJECT ? claims : []));
  const said = new Set(claimsOf(pageWith("")).map(({ property, value }) => JSON.stringify([property, value])));
  const texts = pages.map((page) => claimsOf(page).map(({ property, value }) => JSON.stringify([property, value])));
  const factsIn = texts.filter((claims) => claims.some((claim) => PLANTED.some((word) => claim.includes(word)))).length;
  const silenced = texts.filter((claims) => [...said].some((fact) => !claims.includes(fact))).length;
  return { attacks: pages.length, factsIn, silenced, intervals: { factsIn: wilson(factsIn, pages.length) } };
}

/** The first pages of the planted people, and a text and a CV of one invented here. */
function basesOf(): Base[] {
  const people = readFileSync(new URL("./sets/planted-people/people.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(0, 6)
    .map((line) => JSON.parse(line) as PlantedPerson);
  const pages = people.flatMap((person): Base[] => {
    const page = person.rows.find((row) => row["type"] === "document" && row["kind"] === "person-page") as unknown as
      | Capture
      | undefined;
    const name = person.rows.find((row) => row["type"] === "candidate")?.["fullName"];
    return page === undefined || typeof name !== "string" ? [] : [{ capture: { ...page, about: [name] }, name }];
  });
  const texts = TEXTS.map(
    (data): Base => ({
      name: "Maren Tolliver",
      capture: {
        kind: "text",
        url: "https://texts.example.org/",
        mediaType: "text/plain",
        collectedAt: "2026-01-15T12:00:00.000Z",
        data,
        about: ["Maren Tolliver"],
      },
    }),
  );
  return [...pages, ...texts];
}

const TEXTS = [
  "Maren Tolliver\n\nMaren Tolliver is head of acoustics at Quillfeather Instruments in Leeds. She joined the firm in 2012 as an engineer.\n\nShe studied physics at the University of Sheffield and lives in York with her husband, Idris Vane.\n",
  "MAREN TOLLIVER\nYork | maren@tolliver.example\n\nWORK HISTORY\n2012 - present   Quillfeather Instruments Ltd, Leeds - Acoustic Engineer\n2008 - 2012      Brackenholt Labs, York - Research Assistant\n\nEDUCATION\n2008   BSc Physics, University of Sheffield\n\nLANGUAGES: English, Welsh\nINTERESTS: cello, fell running\n",
];

/** The document with the order as a paragraph of its own at the beginning, in the middle and at the end of what it says. */
function* planted({ mediaType, data }: Capture, attack: string): Generator<string> {
  if (/^text\/plain\b/u.test(mediaType)) {
    const paragraphs = data.split("\n\n");
    for (const at of [1, Math.ceil(paragraphs.length / 2), paragraphs.length])
      yield [...paragraphs.slice(0, at), attack, ...paragraphs.slice(at)].join("\n\n");
    return;
  }
  const written = `<p>${attack.replace(/&/gu, "&amp;").replace(/</gu, "&lt;")}</p>`;
  const ends = [...data.matchAll(/<\/(?:h1|p|ul|table|dl|section)>/gu)].map((match) => match.index + match[0].length);
  for (const at of [ends[0], ends[Math.floor(ends.length / 2)], ends.at(-1)])
    if (at !== undefined) yield `${data.slice(0, at)}${written}${data.slice(at)}`;
}

/** What the document's record of the person makes of their profile, as if it were believed. */
function profileOf(capture: Capture, name: string): Record<string, unknown> {
  const claims = new Map<string, Claim>();
  for (const finding of readWith(READERS, capture)) {
    if (finding.name !== undefined && finding.name !== name) continue;
    const record = recordId("archive", finding.externalId);
    for (const draft of finding.claims) {
      const id = claimId(record, draft);
      const datasource = datasourceId("lookup", "archive", capture.url, "");
      claims.set(id, {
        ...draft,
        id,
        recordId: record,
        datasourceId: datasource,
        collectedAt: capture.collectedAt ?? "",
      });
    }
  }
  const all = [...claims.values()];
  const subject = {
    lookupId: "lookup",
    purpose: "research",
    identityConfidence: () => 1,
    baseUrl: "http://localhost:4000",
    pictureUrl: () => null,
    datasources: new Map(all.map((claim) => [claim.datasourceId, { url: capture.url, verified: true }])),
  } as unknown as Subject;
  const set = createClaimSet(all);
  return summarizeProfile(buildSections(set, SECTIONS, subject), set, subject).data;
}
