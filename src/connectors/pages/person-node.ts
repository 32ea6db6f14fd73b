import { keyOfIdentity, networkAccountAt } from "../../domain/address.ts";
import type { ClaimDraft, EducationValue, ExperienceValue, Property, PropertyTypes } from "../../domain/claim.ts";
import { type Identifier, type IdentifierKind, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { platformCategory, readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { type Located, placeOf } from "./html.ts";
import type { JsonNode, JsonObject, LinkedData } from "./json-ld.ts";
import { employerOf, pictureOf, placeName, type YearlyPay, yearlyPay } from "./organization-node.ts";
import { claimAt, compact, webAddress } from "../findings/claims.ts";
import { type PageRange, spanOf } from "../findings/span.ts";

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
      const key = keyOfIdentity(text.value);
      if (key !== null) this.identifiers.push(key);
      const account =
        profile === null ? networkAccountAt(text.value) : { ...profile, category: platformCategory(profile.platform) };
      if (account !== null) this.#say("account", account, text);
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
      if (!picture || webAddress(picture.value) === undefined) continue;
      const caption = image.type === "object" ? this.#data.texts(image, "caption")[0]?.value : undefined;
      this.#say("avatar", { imageUrl: picture.value }, picture);
      const photo = { imageUrl: picture.value, sourceUrl: this.#capture.url, caption };
      this.#say("photo", compact<PropertyTypes["photo"]>(photo), picture);
    }
  }

  /** A plain `worksFor` is current; a `Role` around it has dates. The job title belongs to the first employer. */
  #readWork(): void {
    const [title] = this.#texts("jobTitle");
    const employers = this.#data.values(this.#person, "worksFor");
    if (title && employers.length === 0) this.#say("occupation", title.value, title);
    const pay = this.#readPay();
    for (const [index, employer] of employers.entries()) {
      const role = this.#roleOf(employer, "worksFor");
      const company = role.thing && this.#data.text(role.thing);
      if (!company) continue;
      const titled = role.name ?? (index === 0 && role.node === undefined ? title : undefined);
      const organization = role.thing?.type === "object" ? employerOf(this.#data, role.thing) : {};
      const value: ExperienceValue = compact<ExperienceValue>({
        title: titled?.value,
        company: company.value,
        ...role.period,
        ...(role.period.to === undefined && { current: true }),
        ...organization,
        ...(titled && pay.get(titled.value)),
        description: role.description?.value,
        kind: "job",
      });
      const span = spanOf(role.node ?? company, role.node ? undefined : titled);
      this.#say("experience", value, span.to - span.from > MAX_QUOTE_LENGTH ? company : span);
    }
  }

  /** The estimated yearly pay for an `Occupation` of the person (schema.org/estimatedSalary), by its name. */
  #readPay(): ReadonlyMap<string, YearlyPay> {
    const pay = new Map<string, YearlyPay>();
    for (const occupation of this.#data.objects(this.#person, "hasOccupation")) {
      const [name] = this.#data.texts(occupation, "name");
      const [estimate] = this.#data.objects(occupation, "estimatedSalary");
      const range = estimate && yearlyPay(this.#data, estimate);
      if (name && range) pay.set(name.value, range);
    }
    return pay;
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
        location: place && placeName(this.#data, place)?.value,
        imageUrl: role.thing?.type === "object" ? pictureOf(this.#data, role.thing)?.value : undefined,
        ...role.period,
      });
      this.#say("education", value, spanOf(role.node ?? name));
    }
    for (const credential of this.#data.objects(this.#person, "hasCredential")) this.#readCredential(credential);
  }

  /** A degree with a school is education; any other credential a badge. */
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
      if (text) this.#say("language", { language: namedLanguage(text.value) }, text);
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
  #roleOf(value: JsonNode, property: string): RoleNode {
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
      period: compact<RoleNode["period"]>({ from: date("startDate"), to: date("endDate") }),
    };
  }

  #sayPlace(property: "location" | "birthPlace", place: JsonNode): void {
    const name = placeName(this.#data, place);
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

  #say<P extends Property>(property: P, value: PropertyTypes[P], place: PageRange, lang?: string): void {
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

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** schema.org asks for the code of a language (BCP 47), many pages give its name: its English name, or what is written. */
function namedLanguage(text: string): string {
  const [, code] = /^([a-z]{2,3})(?:-[A-Za-z\d]{2,8}){0,3}$/u.exec(text) ?? [];
  return (code === undefined ? undefined : LANGUAGE_NAMES.of(code)) ?? text;
}

interface RoleNode {
  readonly node?: JsonObject;
  readonly thing: JsonNode | undefined;
  readonly name?: Located | undefined;
  readonly description?: Located | undefined;
  readonly period: { readonly from?: string; readonly to?: string };
}

/** A quote that people take in at a glance; if title and employer are further apart, the employer is quoted. */
const MAX_QUOTE_LENGTH = 400;

type TextProperty = { [P in Property]: PropertyTypes[P] extends string ? P : never }[Property];
