import { cue } from "../../text/languages/cues.ts";
import { datedAward } from "../../domain/award.ts";
import type {
  ClaimDraft,
  EducationValue,
  EventValue,
  ExperienceValue,
  MembershipValue,
  PropertyTypes,
} from "../../domain/claim.ts";
import { claimAt, compact } from "../findings/claims.ts";
import {
  courseOf,
  dateOf,
  type Entities,
  type Entity,
  itemOf,
  labelOf,
  qualified,
  textOf,
  type ItemStatement,
  valuesOf,
} from "./item.ts";

/** Properties whose value is another item with a name. `properties.ts` says what is left out and why. */
const NAMED = [
  "P19",
  "P26",
  "P27",
  "P39",
  "P40",
  "P54",
  "P69",
  "P101",
  "P103",
  "P106",
  "P108",
  "P166",
  "P241",
  "P410",
  "P463",
  "P551",
  "P734",
  "P735",
  "P1303",
  "P1344",
  "P1412",
  "P1416",
  "P2650",
  "P7779",
  "P8413",
] as const;
const NAMED_QUALIFIERS = ["P39", "P106", "P413", "P512", "P642", "P794", "P812", "P2389", "P2868", "P3831"] as const;
const FROM = "P580";
const TO = "P582";
const WHEN = "P585";
/** In what role: a position, "subject has role", "object has role", "as" (obsolete), an occupation. */
const ROLE = ["P39", "P2868", "P3831", "P794", "P106"] as const;
/** The position among several given names. */
const ORDINAL = "P1545";

/** The properties that are read here. */
export const LIFE_PROPERTIES: readonly string[] = [...NAMED, "P18"];

/** The numbers of the items whose names a person's statements need. */
export function itemsNamedBy(entity: Entity): readonly string[] {
  const told = NAMED.flatMap((property) => (COURSE.has(property) ? courseOf : valuesOf)(entity, property));
  const values = told.flatMap((each) => [each.value, ...NAMED_QUALIFIERS.flatMap((name) => qualified(each, name))]);
  return [...new Set(values.map(itemOf).filter((id) => id !== undefined))];
}

/** What the item of an office says about it: the organization it directs, its jurisdiction, its country. */
const DIRECTS = "P2389";
const OF_JURISDICTION = "P1001";
const IN_COUNTRY = "P17";
export const OFFICE_PROPERTIES: readonly string[] = [DIRECTS, OF_JURISDICTION, IN_COUNTRY];

/** The numbers of the offices that a person holds or has held. */
export function officesHeldBy(entity: Entity): readonly string[] {
  return courseOf(entity, "P39")
    .map(({ value }) => itemOf(value))
    .filter((id) => id !== undefined);
}

/** What happens in sequence in a life: work, schools, honours, memberships. */
const COURSE: ReadonlySet<string> = new Set([
  "P39",
  "P54",
  "P69",
  "P106",
  "P108",
  "P166",
  "P241",
  "P463",
  "P1416",
  "P7779",
  "P8413",
]);

/** What statements say about a life, if the items they refer to are in the same document with a name. */
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
    yield* this.#names();
    yield* this.#named("P19", (name) => ["birthPlace", name]);
    yield* this.#lasting("P27", (name) => ["nationality", name]);
    yield* this.#lasting("P26", (name) => ["spouse", name]);
    yield* this.#named("P40", (name) => ["child", name]);
    yield* this.#lasting("P551", (name) => ["location", name]);
    yield* this.#languages();
    yield* this.#named("P106", (name) => ["occupation", name]);
    yield* this.#named("P101", (name) => ["skill", name]);
    yield* this.#named("P1303", (name) => ["skill", name]);
    yield* this.#named("P2650", (name) => ["interest", name]);
    yield* this.#named("P166", (name, told) => ["badge", datedAward(name, qualified(told, WHEN).map(dateOf)[0])]);
    yield* this.#named("P69", (name, told) => ["education", this.#education(name, told)]);
    yield* this.#work();
    yield* this.#offices();
    for (const property of ["P463", "P1416"]) {
      yield* this.#named(property, (name, told) => [
        "membership",
        compact<MembershipValue>({ organization: name, role: this.#firstName(told, ...ROLE), ...this.#period(told) }),
      ]);
    }
    yield* this.#named("P1344", (name, told) => ["event", this.#event(name, told)]);
    yield* this.#pictures();
  }

  *#named(property: string, say: (name: string, told: ItemStatement) => PropertyValue): Generator<ClaimDraft> {
    for (const told of (COURSE.has(property) ? courseOf : valuesOf)(this.#entity, property)) {
      const name = this.#nameOf(told.value);
      if (name === undefined) continue;
      const [about, value] = say(name, told);
      yield claimAt(about, value as never, this.#at("claims", property, told.index));
    }
  }

  /** Only what has not ended: a marriage, a home, a citizenship. */
  *#lasting(property: string, say: (name: string) => PropertyValue): Generator<ClaimDraft> {
    const ended = new Set(
      valuesOf(this.#entity, property)
        .filter(({ qualifiers }) => qualifiers[TO] !== undefined)
        .map(({ index }) => this.#at("claims", property, index)),
    );
    for (const claim of this.#named(property, say)) if (!ended.has(claim.locator)) yield claim;
  }

  /** The first of several given names, by ordinal if there is one. */
  *#names(): Generator<ClaimDraft> {
    const [given] = valuesOf(this.#entity, "P735").toSorted((a, b) => ordinalOf(a) - ordinalOf(b));
    const [family] = valuesOf(this.#entity, "P734");
    const first = given && this.#nameOf(given.value);
    const last = family && this.#nameOf(family.value);
    if (first !== undefined) yield claimAt("firstName", first, this.#at("claims", "P735", given?.index ?? 0));
    if (last !== undefined) yield claimAt("lastName", last, this.#at("claims", "P734", family?.index ?? 0));
  }

  /** The native language has a property of its own, and mostly is among the spoken ones too. */
  *#languages(): Generator<ClaimDraft> {
    const native = new Set(valuesOf(this.#entity, "P103").map(({ value }) => itemOf(value)));
    yield* this.#named("P103", (name) => ["language", { language: name, proficiency: "native" }]);
    for (const { value, index } of valuesOf(this.#entity, "P1412")) {
      const name = this.#nameOf(value);
      if (name === undefined || native.has(itemOf(value))) continue;
      yield claimAt("language", { language: name }, this.#at("claims", "P1412", index));
    }
  }

  #education(school: string, told: ItemStatement): EducationValue {
    const degree = [this.#firstName(told, "P512"), this.#firstName(told, "P812")].filter(Boolean).join(", ");
    return compact<EducationValue>({ degree, school, ...this.#period(told) });
  }

  /** Employers, academic appointments, teams, and military service with the rank if there is one. */
  *#work(): Generator<ClaimDraft> {
    for (const property of ["P108", "P8413"]) {
      yield* this.#named(property, (name, told) => ["experience", this.#job(name, told, "job", ...ROLE)]);
    }
    const sport = this.#soleOccupation();
    yield* this.#named("P54", (name, told) => {
      const place = this.#job(name, told, "job", "P413", ...ROLE);
      return ["experience", sport === undefined ? place : { title: sport, ...place }];
    });
    const ranks = valuesOf(this.#entity, "P410");
    const rank = ranks.length === 1 ? this.#nameOf(ranks[0]?.value) : undefined;
    for (const property of ["P241", "P7779"]) {
      yield* this.#named(property, (name, told) => {
        const service = this.#job(name, told, "military", ...ROLE);
        return ["experience", rank === undefined ? service : { title: rank, ...service }];
      });
    }
  }

  /** What somebody with a single occupation does in a team. */
  #soleOccupation(): string | undefined {
    const occupations = valuesOf(this.#entity, "P106");
    return occupations.length === 1 ? this.#nameOf(occupations[0]?.value) : undefined;
  }

  #job(
    company: string,
    told: ItemStatement,
    kind: ExperienceValue["kind"],
    ...roles: readonly string[]
  ): ExperienceValue {
    return compact<ExperienceValue>({ title: this.#firstName(told, ...roles), company, ...this.#tenure(told), kind });
  }

  /**
   * An office with its organisation, if the statement, the office's own name or its item names one; otherwise it has no
   * employer, and is an occupation while it lasts. "Member of the Bundestag" belongs to the Bundestag by its name, and
   * by its item to the jurisdiction, Germany.
   */
  *#offices(): Generator<ClaimDraft> {
    for (const told of courseOf(this.#entity, "P39")) {
      const title = this.#nameOf(told.value);
      if (title === undefined) continue;
      const stated = this.#firstName(told, "P2389", "P642");
      const office = this.#entities[itemOf(told.value) ?? ""];
      const company =
        stated ??
        this.#bodyOf(office, DIRECTS) ??
        bodyIn(title) ??
        this.#bodyOf(office, OF_JURISDICTION) ??
        this.#bodyOf(office, IN_COUNTRY);
      const period = this.#tenure(told);
      if (company === undefined) {
        const derived = { method: "derived", confidence: 0.8 } as const;
        if (period.current) yield claimAt("occupation", title, this.#at("claims", "P39", told.index), derived);
        continue;
      }
      const value = compact<ExperienceValue>({ title, company, ...period, kind: "office" });
      const manner = stated === undefined ? ({ method: "derived", confidence: 0.8 } as const) : {};
      yield claimAt("experience", value, this.#at("claims", "P39", told.index), manner);
    }
  }

  /** The organisation that an office's item names, if it names exactly one. */
  #bodyOf(office: Entity | undefined, property: string): string | undefined {
    const bodies = office === undefined ? [] : valuesOf(office, property).map(({ value }) => this.#nameOf(value));
    return bodies.length === 1 ? bodies[0] : undefined;
  }

  #event(title: string, told: ItemStatement): EventValue {
    const date = [WHEN, FROM].flatMap((property) => qualified(told, property).map(dateOf)).find(Boolean);
    return compact<EventValue>({ title, date, role: this.#firstName(told, ...ROLE) });
  }

  /** Files of Wikimedia Commons, whose own pages state author and licence. */
  *#pictures(): Generator<ClaimDraft> {
    for (const told of valuesOf(this.#entity, "P18")) {
      const { value, index } = told;
      if (typeof value !== "string" || value.trim() === "") continue;
      const file = encodeURIComponent(value.trim().replaceAll(" ", "_"));
      const legends = qualified(told, "P2096").map(textOf);
      const photo = compact<PropertyTypes["photo"]>({
        imageUrl: `https://commons.wikimedia.org/wiki/Special:FilePath/${file}`,
        sourceUrl: `https://commons.wikimedia.org/wiki/File:${file}`,
        caption: (legends.find((legend) => legend?.language === "en") ?? legends[0])?.text,
      });
      yield claimAt("photo", photo, this.#at("claims", "P18", index, "mainsnak", "datavalue", "value"));
    }
  }

  #period(told: ItemStatement): { readonly from?: string; readonly to?: string } {
    return compact({ from: qualified(told, FROM).map(dateOf)[0], to: qualified(told, TO).map(dateOf)[0] });
  }

  /** The same for a post: if it is preferred and has no end, it is current (wikidata.org/wiki/Help:Ranking). */
  #tenure(told: ItemStatement): { readonly from?: string; readonly to?: string; readonly current?: true } {
    const lasts = told.rank === "preferred" && told.qualifiers[TO] === undefined;
    return { ...this.#period(told), ...(lasts && { current: true }) };
  }

  #firstName(told: ItemStatement, ...properties: readonly string[]): string | undefined {
    return properties
      .flatMap((property) => qualified(told, property).map((value) => this.#nameOf(value)))
      .find(Boolean);
  }

  #nameOf(value: unknown): string | undefined {
    const item = this.#entities[itemOf(value) ?? ""];
    return item && labelOf(item)?.value;
  }
}

const HEADS =
  "president|vice[- ]president|chancellor|premier|prime minister|first minister|governor|lieutenant governor|lord mayor|mayor|ambassador|senator|speaker|member|chair|chair(?:man|woman|person)|secretary[- ]general|rector|dean|king|queen|councill?or|alderman|prefect|sheriff|bishop|archbishop|high commissioner|chief justice|attorney general|leader|general secretary";
const OF_BODY = new RegExp(`^(?:deputy |associate |acting )?(?:${HEADS}) of (?:the )?(.+)$`, "iu");
/**
 * "Director of the Harbour Authority" heads an organisation; "Director of Licensing" heads a part of one that it does
 * not name.
 */
const OF_NAMED_BODY =
  /^(?:deputy |associate |acting )?(?:director|director[- ]general|commissioner|head) of the (.+)$/iu;
/** "Minister of Finance of Denmark": the country is last; "Minister of Finance" does not name it. */
const OF_COUNTRY = /^(?:deputy )?minister (?:of|for) .+ of (?:the )?(.+)$/iu;

/** The same in German, French and Spanish: an item without an English name has one in another language. */
const OF_BODY_ELSEWHERE = new RegExp(`^(?:${cue("offices of a named body")})(?:\\s|(?<=['’]))(.+)$`, "iu");

/** The organisation that the name of an office contains. */
function bodyIn(title: string): string | undefined {
  const patterns = [OF_COUNTRY, OF_BODY, OF_NAMED_BODY, OF_BODY_ELSEWHERE];
  return patterns.map((pattern) => pattern.exec(title)?.[1]).find(Boolean);
}

function ordinalOf(told: ItemStatement): number {
  const ordinal = Number(qualified(told, ORDINAL)[0] ?? Number.NaN);
  return Number.isNaN(ordinal) ? Number.POSITIVE_INFINITY : ordinal;
}

type PropertyValue = { [P in keyof PropertyTypes]: readonly [P, PropertyTypes[P]] }[keyof PropertyTypes];
