import type { ClaimDraft, Finding } from "../../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../../domain/identifier.ts";
import { readProfileUrl } from "../../../domain/platform.ts";
import type { Capture } from "../../connector.ts";
import { accountOf } from "../account.ts";
import { claimAt, pointer, readJson, UnreadableCapture, webAddress } from "../reading.ts";
import { dateOf, Entities, type Entity, itemOf, labelOf, valuesOf } from "./item.ts";
import { itemsNamedBy, LifeReader } from "./life.ts";

/**
 * Reads `wikidata/entity`: `Special:EntityData/{Q…}.json` of Wikidata, in the Wikibase data model's JSON. Other items
 * stand in it by number: what they are to the person is read where they stand beside it with a name, as in an answer of
 * `wbgetentities` for several items. Of the statements on one property, those of preferred rank, else of normal;
 * deprecated ones never.
 */
export function* readWikidataEntity(capture: Capture): Iterable<Finding> {
  const { entities } = readJson(capture, Entities);
  for (const [id, entity] of Object.entries(entities)) {
    if (!/^Q\d+$/.test(id)) throw new UnreadableCapture(`${capture.kind}: /entities: no item`);
    if (!isHuman(entity)) continue;
    const at = (...members: readonly (string | number)[]) => pointer("entities", id, ...members);
    const label = labelOf(entity);
    const keys = [normalizeIdentifier("externalId", `wikidata:${id}`), ...keysOf(entity)].filter((key) => key !== null);
    yield {
      externalId: `wikidata:${id}`,
      url: `https://www.wikidata.org/wiki/${id}`,
      ...(label && { name: label.value }),
      claims: [
        ...nameClaims(entity, at),
        ...lifeClaims(entity, at),
        ...linkClaims(entity, at),
        ...new LifeReader(entity, entities, at).claims(),
      ],
      identifiers: [...new Map(keys.map((key) => [`${key.kind} ${key.value}`, key])).values()],
    };
  }
}

/** The items that a person's statements point at and that are not in the document: their names would be needed. */
export function namedItems(capture: Capture): readonly string[] {
  const { entities } = readJson(capture, Entities);
  const people = Object.values(entities).filter(isHuman);
  return people.flatMap(itemsNamedBy).filter((id) => entities[id] === undefined);
}

type At = (...members: readonly (string | number)[]) => string;

const HUMAN = "Q5";
/** P21, "sex or gender": the items that a word of ours stands for. */
const GENDERS: Readonly<Record<string, string>> = { Q6581097: "male", Q6581072: "female", Q48270: "non-binary" };

/** Properties whose value is a handle, with the address that it makes. */
const HANDLES: Readonly<Record<string, (value: string) => string>> = {
  P2002: (value) => `https://x.com/${value}`,
  P2003: (value) => `https://www.instagram.com/${value}`,
  P2013: (value) => `https://www.facebook.com/${value}`,
  P2037: (value) => `https://github.com/${value}`,
  P2397: (value) => `https://www.youtube.com/channel/${value}`,
  P4033: (value) => `@${value}`,
  P6634: (value) => `https://www.linkedin.com/in/${value}`,
  P7085: (value) => `https://www.tiktok.com/@${value}`,
  P12361: (value) => `https://bsky.app/profile/${value}`,
};

function isHuman(entity: Entity): boolean {
  return valuesOf(entity, "P31").some(({ value }) => itemOf(value) === HUMAN);
}

function* nameClaims(entity: Entity, at: At): Generator<ClaimDraft> {
  const name = labelOf(entity);
  if (name) yield claimAt("fullName", name.value, at("labels", name.language, "value"));
  for (const [lang, { value }] of Object.entries(entity.labels)) {
    const alias = value.trim();
    if (alias && alias !== name?.value) yield { ...claimAt("alias", alias, at("labels", lang, "value")), lang };
  }
  for (const [lang, aliases] of Object.entries(entity.aliases)) {
    for (const [index, { value }] of aliases.entries()) {
      if (value.trim()) yield { ...claimAt("alias", value.trim(), at("aliases", lang, index, "value")), lang };
    }
  }
  const about = entity.descriptions["en"]?.value.trim();
  if (about) yield { ...claimAt("biography", about, at("descriptions", "en", "value")), lang: "en" };
}

function* lifeClaims(entity: Entity, at: At): Generator<ClaimDraft> {
  const place = (property: string, index: number) => at("claims", property, index, "mainsnak", "datavalue", "value");
  for (const [property, name] of [
    ["P569", "birthDate"],
    ["P570", "deathDate"],
  ] as const) {
    for (const { value, index } of valuesOf(entity, property)) {
      const date = dateOf(value);
      if (date) yield claimAt(name, date, place(property, index), { method: "derived" });
    }
  }
  for (const { value, index } of valuesOf(entity, "P21")) {
    const gender = GENDERS[itemOf(value) ?? ""];
    if (gender) yield claimAt("gender", gender, place("P21", index), { method: "derived" });
  }
}

function* linkClaims(entity: Entity, at: At): Generator<ClaimDraft> {
  for (const { value, index, property, url } of addressesOf(entity)) {
    const locator = at("claims", property, index, "mainsnak", "datavalue", "value");
    const profile = readProfileUrl(url);
    if (profile) yield claimAt("account", accountOf(profile, { handle: value }), locator);
  }
  for (const { value, index } of valuesOf(entity, "P856")) {
    const site = typeof value === "string" ? webAddress(value) : undefined;
    if (site) yield claimAt("website", site, at("claims", "P856", index, "mainsnak", "datavalue", "value"));
  }
}

function addressesOf(entity: Entity) {
  return Object.entries(HANDLES).flatMap(([property, write]) =>
    valuesOf(entity, property).flatMap(({ value, index }) =>
      typeof value === "string" && value.trim() !== "" ? [{ value, index, property, url: write(value) }] : [],
    ),
  );
}

function* keysOf(entity: Entity): Generator<Identifier | null> {
  for (const { url } of addressesOf(entity)) yield normalizeIdentifier("profileUrl", url);
  for (const { value } of valuesOf(entity, "P856")) {
    if (typeof value === "string") yield normalizeIdentifier("website", value);
  }
  // The encyclopedia's article, where its connector asks.
  const article = entity.sitelinks?.enwiki?.title.replaceAll(" ", "_");
  if (article) {
    const path = encodeURI(article).replace(/[/?#]/g, encodeURIComponent);
    yield normalizeIdentifier("website", `https://en.wikipedia.org/wiki/${path}`);
  }
  for (const { value } of valuesOf(entity, "P496")) {
    if (typeof value === "string") yield normalizeIdentifier("externalId", `orcid:${value}`);
  }
}
