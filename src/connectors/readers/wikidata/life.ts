import type {
  ClaimDraft,
  EducationValue,
  ExperienceValue,
  MembershipValue,
  PropertyTypes,
} from "../../../domain/claim.ts";
import { claimAt, compact } from "../reading.ts";
import { dateOf, type Entities, type Entity, itemOf, labelOf, qualified, type Told, valuesOf } from "./item.ts";

/**
 * Properties whose value is another item that has a name. Left although Wikidata states them: party (P102), religion
 * (P140), ethnic group (P172), sexual orientation (P91) and medical condition (P1050) are nobody's business here;
 * occupation (P106) says no employer; the keys of libraries say nothing of a life.
 */
const NAMED = ["P19", "P26", "P27", "P39", "P40", "P69", "P103", "P108", "P166", "P463", "P1412"] as const;
const NAMED_QUALIFIERS = ["P39", "P512", "P642", "P794", "P812", "P2389"] as const;
const FROM = "P580";
const TO = "P582";

/** The numbers of the items whose names a person's statements need. */
export function itemsNamedBy(entity: Entity): readonly string[] {
  const told = NAMED.flatMap((property) => valuesOf(entity, property));
  const values = told.flatMap((each) => [each.value, ...NAMED_QUALIFIERS.flatMap((name) => qualified(each, name))]);
  return [...new Set(values.map(itemOf).filter((id) => id !== undefined))];
}

/** What statements say of a life, where the items that they point at stand in the same document with a name. */
export class LifeReader {
  readonly #entity: Entity;
  readonly #entities: Entities;
  readonly #at: (...members: readonly (string | number)[]) => string;

  constructor(entity: Entity, entities: Entities, at: (...members: readonly (string | number)[]) => string) {
    this.#entity = entity;
    this.#entities = entities;
    this.#at = at;
  }

  *claims(): Generator<ClaimDraft> {
    yield* this.#named("P19", (name) => ["birthPlace", name]);
    yield* this.#named("P27", (name) => ["nationality", name]);
    yield* this.#named("P26", (name) => ["spouse", name]);
    yield* this.#named("P40", (name) => ["child", name]);
    yield* this.#languages();
    yield* this.#named("P166", (name) => ["badge", name]);
    yield* this.#named("P69", (name, told) => ["education", this.#education(name, told)]);
    yield* this.#named("P108", (name, told) => ["experience", this.#employment(name, told)]);
    yield* this.#offices();
    yield* this.#named("P463", (name, told) => [
      "membership",
      compact<MembershipValue>({ organization: name, ...this.#period(told) }),
    ]);
    yield* this.#pictures();
  }

  *#named(property: string, say: (name: string, told: Told) => Said): Generator<ClaimDraft> {
    for (const told of valuesOf(this.#entity, property)) {
      const name = this.#nameOf(told.value);
      if (name === undefined) continue;
      const [about, value] = say(name, told);
      yield claimAt(about, value as never, this.#at("claims", property, told.index));
    }
  }

  /** The mother tongue stands under a property of its own, and mostly among those spoken too. */
  *#languages(): Generator<ClaimDraft> {
    const native = new Set(valuesOf(this.#entity, "P103").map(({ value }) => itemOf(value)));
    yield* this.#named("P103", (name) => ["language", { language: name, proficiency: "native" }]);
    for (const { value, index } of valuesOf(this.#entity, "P1412")) {
      const name = this.#nameOf(value);
      if (name === undefined || native.has(itemOf(value))) continue;
      yield claimAt("language", { language: name }, this.#at("claims", "P1412", index));
    }
  }

  #education(school: string, told: Told): EducationValue {
    const degree = this.#firstName(told, "P512", "P812");
    return compact<EducationValue>({ degree, school, ...this.#period(told) });
  }

  #employment(company: string, told: Told): ExperienceValue {
    const title = this.#firstName(told, "P39", "P794");
    return compact<ExperienceValue>({ title, company, ...this.#period(told), kind: "job" });
  }

  /** An office where the statement says of what; the name of the office alone is no employer. */
  *#offices(): Generator<ClaimDraft> {
    for (const told of valuesOf(this.#entity, "P39")) {
      const title = this.#nameOf(told.value);
      const company = this.#firstName(told, "P2389", "P642");
      if (title === undefined || company === undefined) continue;
      const value = compact<ExperienceValue>({ title, company, ...this.#period(told), kind: "office" });
      yield claimAt("experience", value, this.#at("claims", "P39", told.index));
    }
  }

  /** Files of Wikimedia Commons, whose own pages state author and licence. */
  *#pictures(): Generator<ClaimDraft> {
    for (const { value, index } of valuesOf(this.#entity, "P18")) {
      if (typeof value !== "string" || value.trim() === "") continue;
      const file = encodeURIComponent(value.trim().replaceAll(" ", "_"));
      const photo = {
        imageUrl: `https://commons.wikimedia.org/wiki/Special:FilePath/${file}`,
        sourceUrl: `https://commons.wikimedia.org/wiki/File:${file}`,
      };
      yield claimAt("photo", photo, this.#at("claims", "P18", index, "mainsnak", "datavalue", "value"));
    }
  }

  #period(told: Told): { readonly from?: string; readonly to?: string } {
    return compact({ from: qualified(told, FROM).map(dateOf)[0], to: qualified(told, TO).map(dateOf)[0] });
  }

  #firstName(told: Told, ...properties: readonly string[]): string | undefined {
    return properties
      .flatMap((property) => qualified(told, property).map((value) => this.#nameOf(value)))
      .find(Boolean);
  }

  #nameOf(value: unknown): string | undefined {
    const item = this.#entities[itemOf(value) ?? ""];
    return item && labelOf(item)?.value;
  }
}

type Said = { [P in keyof PropertyTypes]: readonly [P, PropertyTypes[P]] }[keyof PropertyTypes];
