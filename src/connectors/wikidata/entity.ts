import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { jsonReader, members } from "../reader.ts";
import { claimAt, pointer, UnreadableCapture } from "../findings/claims.ts";
import { ACCOUNT_PROPERTIES, linkClaims, linkKeys } from "./accounts.ts";
import { dateOf, Entities, type Entity, itemOf, labelOf, textOf, valuesOf } from "./item.ts";
import { itemsNamedBy, LIFE_PROPERTIES, LifeReader, OFFICE_PROPERTIES, officesHeldBy } from "./life.ts";
import { LEFT_PROPERTIES } from "./properties.ts";

/** Native name, birth name, name in marriage, pseudonym, nickname. */
const NAMES = ["P1559", "P1477", "P2562", "P742", "P1449", "P2561"] as const;
/** Every property that is read. */
const READ_PROPERTIES: readonly string[] = [
  "P31",
  "P21",
  "P569",
  "P570",
  ...NAMES,
  ...ACCOUNT_PROPERTIES,
  ...LIFE_PROPERTIES,
  ...OFFICE_PROPERTIES,
];

/**
 * Reads `wikidata/entity`: `Special:EntityData/{Q…}.json` of Wikidata, in the JSON of the Wikibase data model. It
 * refers to other items by number: they are read if they are in the document with a name, as in a response of
 * `wbgetentities` for several items. Of the statements on a property, those of preferred rank are read, otherwise those
 * of normal rank; for the course of a life (offices, employers, schools, honours) both; deprecated ones never.
 */
export const wikidataEntity = jsonReader({
  kind: "wikidata/entity",
  schema: Entities,
  reads: [
    ...members("entities/*", "labels descriptions aliases"),
    ...READ_PROPERTIES.map((property) => `entities/*/claims/${property}`),
    "entities/*/sitelinks/*/title",
  ],
  ignores: {
    ...Object.fromEntries(
      Object.entries(LEFT_PROPERTIES).map(([reason, left]) => [
        reason,
        left.map((property) => `entities/*/claims/${property}`),
      ]),
    ),
    "about the response": ["success"],
    "the item's place in Wikidata": members("entities/*", "pageid ns title lastrevid modified type id datatype"),
    "already in the names of articles": members("entities/*/sitelinks/*", "site badges url"),
  },
  ignoresKind: { reason: "numbers and names in other registers and on other services", holds: isRegisterNumber },
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "gender",
    "nationality",
    "birthDate",
    "deathDate",
    "birthPlace",
    "spouse",
    "child",
    "location",
    "email",
    "phone",
    "language",
    "website",
    "biography",
    "photo",
    "experience",
    "education",
    "membership",
    "occupation",
    "skill",
    "interest",
    "badge",
    "account",
    "followers",
    "event",
  ],
  *read({ entities }, capture) {
    for (const [id, entity] of Object.entries(entities)) {
      if (!/^Q\d+$/.test(id)) throw new UnreadableCapture(`${capture.kind}: /entities: no item`);
      if (!isHuman(entity)) continue;
      const at = (...members: readonly (string | number)[]) => pointer("entities", id, ...members);
      const label = labelOf(entity);
      const keys = [normalizeIdentifier("externalId", `wikidata:${id}`), ...keysOf(entity, entities)].filter(
        (key) => key !== null,
      );
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
  },
});

/**
 * The items that a person's statements refer to and that the document lacks, so that their names are needed. None for a
 * document that cannot be read, which the reader reports.
 */
export function namedItems(capture: Capture): readonly string[] {
  const { entities = {} } = Entities.safeParse(JSON.parse(capture.data)).data ?? {};
  const people = Object.values(entities).filter(isHuman);
  return people.flatMap(itemsNamedBy).filter((id) => entities[id] === undefined);
}

/** Those of them that are offices: their other statements say whose offices they are. */
export function namedOffices(capture: Capture): readonly string[] {
  const { entities = {} } = Entities.safeParse(JSON.parse(capture.data)).data ?? {};
  const held = Object.values(entities).filter(isHuman).flatMap(officesHeldBy);
  return [...new Set(held)].filter((id) => entities[id] === undefined);
}

type At = (...members: readonly (string | number)[]) => string;

const HUMAN = "Q5";
/** P21, "sex or gender": the items for which we have a word. */
const GENDERS: Readonly<Record<string, string>> = { Q6581097: "male", Q6581072: "female", Q48270: "non-binary" };

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
  for (const property of NAMES) {
    for (const { value, index } of valuesOf(entity, property)) {
      const alias = textOf(value);
      if (!alias || alias.text === name?.value) continue;
      const claim = claimAt("alias", alias.text, at("claims", property, index, "mainsnak", "datavalue", "value"));
      yield alias.language === undefined ? claim : { ...claim, lang: alias.language };
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

function* keysOf(entity: Entity, entities: Entities): Generator<Identifier | null> {
  yield* linkKeys(entity);
  for (const { language, title } of articlesOf(entity, spokenBy(entity, entities))) {
    const path = encodeURI(title.replaceAll(" ", "_")).replace(/[/?#]/g, encodeURIComponent);
    yield normalizeIdentifier("website", `https://${language}.wikipedia.org/wiki/${path}`);
  }
}

/** How many articles about one person are requested: they mostly say the same. */
const MAX_ARTICLES = 2;

/**
 * Which of the encyclopedia's articles to request: the English one and the first in a language that the person speaks;
 * if there is neither, the first of the others.
 */
function articlesOf(
  { sitelinks }: Entity,
  spoken: ReadonlySet<string>,
): readonly { readonly language: string; readonly title: string }[] {
  const articles = Object.entries(sitelinks).flatMap(([site, { title }]) => {
    const language = /^([a-z_]{2,12})wiki$/.exec(site)?.[1]?.replaceAll("_", "-");
    return language === undefined || NO_ENCYCLOPEDIA.has(language) ? [] : { language, title };
  });
  const wanted = articles.filter(({ language }) => language === "en" || isIn(language, spoken));
  if (wanted.length === 0) return articles.slice(0, MAX_ARTICLES);
  return wanted.toSorted((a, b) => Number(b.language === "en") - Number(a.language === "en")).slice(0, MAX_ARTICLES);
}

/** The languages that the person speaks, by lowercase English name. */
function spokenBy(entity: Entity, entities: Entities): ReadonlySet<string> {
  const languages = ["P103", "P1412"].flatMap((property) => valuesOf(entity, property));
  const names = languages.flatMap(({ value }) => entities[itemOf(value) ?? ""]?.labels["en"]?.value ?? []);
  return new Set(names.map((name) => name.toLowerCase()));
}

const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

function isIn(language: string, spoken: ReadonlySet<string>): boolean {
  const name = /^[a-z]{2,3}$/.test(language) ? LANGUAGES.of(language) : undefined;
  return name !== undefined && spoken.has(name.toLowerCase());
}

/** Wikis whose database has a name like an encyclopedia's (commonswiki, wikidatawiki). */
const NO_ENCYCLOPEDIA: ReadonlySet<string> = new Set([
  "commons",
  "species",
  "meta",
  "wikidata",
  "sources",
  "mediawiki",
]);

/**
 * Whether all statements of a property are numbers in some register: there are about nine thousand such properties, and
 * new ones every week (www.wikidata.org/wiki/Help:Data_type, "External identifier").
 */
function isRegisterNumber(statements: unknown): boolean {
  if (!Array.isArray(statements)) return false;
  const all = statements as readonly ({ readonly mainsnak?: { readonly datatype?: unknown } } | null)[];
  return all.every((statement) => statement?.mainsnak?.datatype === "external-id");
}
