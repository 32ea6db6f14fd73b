import type { ClaimDraft, EducationValue, ExperienceValue, Property, PropertyTypes } from "../../domain/claim.ts";
import { type Identifier, type IdentifierKind, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { platformCategory, readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { type Located, placeOf } from "./html.ts";
import type { JsonNode, JsonObject, LinkedData } from "./json-ld.ts";
import { claimAt, compact } from "./reading.ts";

/** What a schema.org `Person` says, claim by claim, each with its place in the page (schema.org/Person). */
export class PersonNode {
  readonly claims: ClaimDraft[] = [];
  readonly identifiers: Identifier[] = [];
  readonly #capture: Capture;
  readonly #data: LinkedData;
  readonly #person: JsonObject;
  readonly #lang: string | undefined;

  constructor(capture: Capture, data: LinkedData, person: JsonObject, lang: string | undefined) {
    this.#capture = capture;
    this.#data = data;
    this.#person = person;
    this.#lang = lang;
    this.#readName();
    this.#readLife();
    this.#readContact();
    this.#readLinks();
    this.#readPictures();
    this.#readWork();
    this.#readEducation();
    this.#readAbilities();
  }

  #readName(): void {
    this.#sayTexts("fullName", "name");
    this.#sayTexts("firstName", "givenName");
    this.#sayTexts("lastName", "familyName");
    this.#sayTexts("alias", "alternateName");
    for (const text of this.#texts("description")) {
      this.#say("biography", text.value, text, this.#lang);
    }
  }

  #readLife(): void {
    for (const text of this.#texts("gender")) {
      this.#say("gender", text.value.replace(/^.*schema\.org\//, "").toLowerCase(), text);
    }
    this.#sayTexts("nationality", "nationality");
    this.#sayTexts("spouse", "spouse");
    this.#sayTexts("child", "children");
    for (const text of this.#texts("birthDate")) this.#sayDate("birthDate", text);
    for (const text of this.#texts("deathDate")) this.#sayDate("deathDate", text);
    for (const place of this.#data.values(this.#person, "birthPlace")) this.#sayPlace("birthPlace", place);
    for (const place of this.#data.values(this.#person, "homeLocation", "address")) this.#sayPlace("location", place);
  }

  #readContact(): void {
    const points = [this.#person, ...this.#data.objects(this.#person, "contactPoint")];
    const [address] = this.#data.objects(this.#person, "address");
    const country = address && this.#data.texts(address, "addressCountry")[0]?.value;
    for (const text of points.flatMap((point) => this.#data.texts(point, "email"))) {
      const key = this.#identify("email", text.value);
      if (key) this.#say("email", text.value.replace(/^mailto:/i, "").toLowerCase(), text);
    }
    for (const text of points.flatMap((point) => this.#data.texts(point, "telephone"))) {
      const key = this.#identify("phone", text.value, country);
      if (key) this.#say("phone", key.value, text);
    }
  }

  #readLinks(): void {
    for (const text of this.#texts("sameAs")) {
      const profile = readProfileUrl(text.value);
      const item = /wikidata\.org\/(?:wiki|entity)\/(Q\d+)/.exec(text.value)?.[1];
      if (profile !== null) {
        this.#identify("profileUrl", profile.url);
        this.#say("account", { ...profile, category: platformCategory(profile.platform) }, text);
      } else if (item !== undefined) this.#identify("externalId", `wikidata:${item}`);
    }
    for (const text of this.#texts("url")) {
      if (readProfileUrl(text.value) === null && this.#identify("website", text.value))
        this.#say("website", text.value, text);
    }
    for (const property of this.#data.objects(this.#person, "identifier")) {
      const [scheme] = this.#data.texts(property, "propertyID");
      const [value] = this.#data.texts(property, "value");
      if (scheme && value) this.#identify("externalId", `${scheme.value}:${value.value}`);
    }
  }

  #readPictures(): void {
    for (const image of this.#data.values(this.#person, "image")) {
      const picture =
        image.type === "object" ? this.#data.texts(image, "contentUrl", "url")[0] : this.#data.text(image);
      if (!picture || !/^https?:\/\//.test(picture.value)) continue;
      const caption = image.type === "object" ? this.#data.texts(image, "caption")[0]?.value : undefined;
      this.#say("avatar", { imageUrl: picture.value }, picture);
      const photo = { imageUrl: picture.value, sourceUrl: this.#capture.url, caption };
      this.#say("photo", compact<PropertyTypes["photo"]>(photo), picture);
    }
  }

  /** A plain `worksFor` lasts; a `Role` around it has dates. The job title belongs to the first employer. */
  #readWork(): void {
    const [title] = this.#texts("jobTitle");
    const employers = this.#data.values(this.#person, "worksFor");
    for (const [index, employer] of employers.entries()) {
      const role = this.#roleOf(employer, "worksFor");
      const company = role.thing && this.#data.text(role.thing);
      if (!company) continue;
      const titled = role.name ?? (index === 0 && role.node === undefined ? title : undefined);
      const organization = role.thing?.type === "object" ? this.#organization(role.thing) : {};
      const value: ExperienceValue = compact<ExperienceValue>({
        title: titled?.value,
        company: company.value,
        ...role.period,
        ...(role.period.to === undefined && { current: true }),
        ...organization,
        description: role.description?.value,
        kind: "job",
      });
      const span = spanOf(role.node ?? company, role.node ? undefined : titled);
      this.#say("experience", value, span.to - span.from > MAX_QUOTE_LENGTH ? company : span);
    }
  }

  #organization(node: JsonObject): Partial<ExperienceValue> {
    const text = (name: string): string | undefined => this.#data.texts(node, name)[0]?.value;
    const [size] = this.#data.objects(node, "numberOfEmployees");
    const number = (name: string): number | undefined => {
      const written = size && this.#data.texts(size, name)[0]?.value;
      return written !== undefined && /^\d+$/.test(written) ? Number(written) : undefined;
    };
    const founded = text("foundingDate");
    const [image] = this.#data.values(node, "logo", "image");
    const picture =
      image?.type === "object" ? this.#data.texts(image, "contentUrl", "url")[0] : image && this.#data.text(image);
    const [place] = this.#data.values(node, "location", "address");
    return compact<Partial<ExperienceValue>>({
      location: place && this.#placeName(place)?.value,
      imageUrl: picture?.value,
      companySizeFrom: number("minValue") ?? number("value"),
      companySizeTo: number("maxValue") ?? number("value"),
      companyFounded: founded !== undefined && isPartialDate(founded) ? founded : undefined,
      companyStockSymbol: text("tickerSymbol"),
    });
  }

  #readEducation(): void {
    for (const school of this.#data.values(this.#person, "alumniOf")) {
      const role = this.#roleOf(school, "alumniOf");
      const name = role.thing && this.#data.text(role.thing);
      if (!name) continue;
      const [place] = role.thing?.type === "object" ? this.#data.values(role.thing, "location", "address") : [];
      const value = compact<EducationValue>({
        degree: role.name?.value,
        school: name.value,
        location: place && this.#placeName(place)?.value,
        ...role.period,
      });
      this.#say("education", value, spanOf(role.node ?? name));
    }
    for (const credential of this.#data.objects(this.#person, "hasCredential")) this.#readCredential(credential);
  }

  /** A degree of a school is education; any other credential a badge. */
  #readCredential(credential: JsonObject): void {
    const [name] = this.#data.texts(credential, "name");
    const [school] = this.#data.texts(credential, "recognizedBy");
    const isDegree = this.#data.texts(credential, "credentialCategory").some(({ value }) => /degree/i.test(value));
    if (!name) return;
    if (!isDegree || !school) return this.#say("badge", name.value, name);
    const date = this.#data.texts(credential, "dateCreated", "validFrom")[0]?.value;
    const to = date !== undefined && isPartialDate(date) ? date : undefined;
    this.#say("education", compact<EducationValue>({ degree: name.value, school: school.value, to }), credential);
  }

  #readAbilities(): void {
    for (const language of this.#data.values(this.#person, "knowsLanguage")) {
      const text = this.#data.text(language);
      if (text) this.#say("language", { language: text.value }, text);
    }
    this.#sayTexts("skill", "skills");
    this.#sayTexts("skill", "knowsAbout");
    this.#sayTexts("badge", "award");
    for (const body of this.#data.values(this.#person, "memberOf", "affiliation")) {
      const role = this.#roleOf(body, "memberOf");
      const name = role.thing && this.#data.text(role.thing);
      if (!name) continue;
      const value = compact<PropertyTypes["membership"]>({
        organization: name.value,
        role: role.name?.value,
        ...role.period,
      });
      this.#say("membership", value, spanOf(role.node ?? name));
    }
  }

  /** schema.org wraps a thing in a `Role` that repeats the property (schema.org/Role). */
  #roleOf(value: JsonNode, property: string): Role {
    if (value.type !== "object") return { thing: value, period: {} };
    const [thing] = this.#data.values(value, property);
    if (thing === undefined) return { thing: value, period: {} };
    const date = (name: string): string | undefined => {
      const written = this.#data.texts(value, name)[0]?.value;
      return written !== undefined && isPartialDate(written) ? written : undefined;
    };
    return {
      node: value,
      thing,
      name: this.#data.texts(value, "roleName", "name")[0],
      description: this.#data.texts(value, "description")[0],
      period: compact<Role["period"]>({ from: date("startDate"), to: date("endDate") }),
    };
  }

  #placeName(place: JsonNode): Located | undefined {
    if (place.type !== "object") return this.#data.text(place);
    const [inner] = this.#data.objects(place, "address");
    const node = inner ?? place;
    const parts = this.#data.texts(node, "streetAddress", "addressLocality", "addressRegion", "addressCountry");
    const [name] = this.#data.texts(place, "name");
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last) return name;
    const written = spanOf(...parts);
    return { value: parts.map(({ value }) => value).join(", "), ...written };
  }

  #sayPlace(property: "location" | "birthPlace", place: JsonNode): void {
    const name = this.#placeName(place);
    if (name) this.#say(property, name.value, name);
  }

  #sayDate(property: "birthDate" | "deathDate", text: Located): void {
    const date = text.value.slice(0, 10);
    if (isPartialDate(date)) this.#say(property, date, text);
  }

  #sayTexts(property: TextProperty, member: string): void {
    for (const text of this.#texts(member)) this.#say(property, text.value, text);
  }

  #texts(member: string): readonly Located[] {
    return this.#data.texts(this.#person, member);
  }

  #say<P extends Property>(property: P, value: PropertyTypes[P], place: Range, lang?: string): void {
    const { locator, quote } = placeOf(this.#capture, place);
    const claim = claimAt(property, value, locator, { quote });
    this.claims.push(lang === undefined ? claim : { ...claim, lang });
  }

  #identify(kind: IdentifierKind, text: string, country?: string): Identifier | null {
    const identifier = normalizeIdentifier(kind, text, country);
    if (identifier !== null) this.identifiers.push(identifier);
    return identifier;
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Role {
  readonly node?: JsonObject;
  readonly thing: JsonNode | undefined;
  readonly name?: Located | undefined;
  readonly description?: Located | undefined;
  readonly period: { readonly from?: string; readonly to?: string };
}

/** A quote that a person takes in at a glance; where title and employer stand further apart, the employer is quoted. */
const MAX_QUOTE_LENGTH = 400;

type TextProperty = { [P in Property]: PropertyTypes[P] extends string ? P : never }[Property];

/** From the first to the last of the places. */
function spanOf(...places: readonly (Range | undefined)[]): Range {
  const known = places.filter((place) => place !== undefined);
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}
