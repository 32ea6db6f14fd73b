import { keyOfIdentity, networkAccountAt } from "../../domain/address.ts";
import type { ClaimDraft, ExperienceValue, Finding, Property, PropertyTypes } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../connector.ts";
import { attribute, type Element, elementsOf, type Located, placeOf, textOf } from "../pages/html.ts";
import { articlesNaming, isMadeUpArticle } from "../pages/news-article.ts";
import { readPersonPage } from "../pages/person-page.ts";
import type { Reader } from "../reader.ts";
import { accountsLinkedOn, ownPagesLinkedOn, profilesLinkedOn } from "./linked-accounts.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt, compact } from "../findings/claims.ts";
import { PERSON_PROPERTIES } from "./person-properties.ts";

export const webPage: Reader = { kind: "web-page", yields: [...PERSON_PROPERTIES, "article"], read: readWebPage };

/**
 * Reads `web-page`: a person's own page. In addition to what `person-page` reads (schema.org, OpenGraph), its first
 * h-card (microformats.org/wiki/h-card) and its links with `rel="me"` (microformats.org/wiki/rel-me), with which people
 * say which accounts are theirs. A page with none of these says nothing; nor does an article that says that it is
 * satire.
 */
function* readWebPage(capture: Capture): Iterable<Finding> {
  const [name] = capture.sought ?? capture.about ?? [];
  if (name !== undefined && isMadeUpArticle(capture, name)) return;
  const [found] = readPersonPage(capture);
  const person = withArticles(found, capture);
  const marks = new MarkReader(capture, new Set(person?.claims.map(({ property }) => property)));
  const url = person?.url ?? capture.url;
  const said = [...(person?.claims ?? []), ...marks.claims];
  const called = person?.name ?? marks.name ?? name;
  const known = new Set(said.flatMap((claim) => (claim.property === "account" ? [claim.value.url] : [])));
  const linked = called === undefined ? [] : accountsLinkedOn(capture, called);
  const added = linked.filter(({ claim }) => claim.property === "account" && !known.has(claim.value.url));
  if (person === undefined && marks.claims.length + added.length === 0) return;
  const stated = person?.name ?? marks.name ?? (added.length > 0 ? called : undefined);
  const identifiers = [...(person?.identifiers ?? []), ...marks.identifiers, ...added.map(({ key }) => key)];
  const own = new Set(identifiers.map(({ value }) => value));
  if (stated !== undefined)
    identifiers.push(...profilesLinkedOn(capture, stated).filter(({ value }) => !own.has(`https://${value}`)));
  if (capture.about !== undefined) identifiers.push(...ownPagesLinkedOn(capture));
  yield {
    externalId: person?.externalId ?? url,
    url,
    ...(stated !== undefined && { name: stated }),
    claims: [...said, ...added.map(({ claim }) => claim)],
    identifiers: [...new Map(identifiers.map((key) => [`${key.kind} ${key.value}`, key])).values()],
    ...(person?.text !== undefined && { text: person.text }),
    ...(person?.filed !== undefined && { filed: person.filed }),
  };
}

/** For a page fetched for somebody, also the articles on it that name them. */
function withArticles(found: Finding | undefined, capture: Capture): Finding | undefined {
  const [name] = capture.sought ?? capture.about ?? [];
  if (name === undefined) return found;
  const articles = [...articlesNaming(capture, name)];
  if (articles.length === 0) return found;
  if (found !== undefined) return { ...found, claims: [...found.claims, ...articles] };
  const text = articles
    .flatMap(({ property, value }) => (property === "article" ? (value.passage ?? []) : []))
    .join("\n");
  return { externalId: capture.url, url: capture.url, name, claims: articles, identifiers: [], text };
}

/** The address of the page's feed. */
export function feedOf(capture: Capture): string | undefined {
  for (const element of elementsOf(capture.data)) {
    if (element.tagName !== "link" || !relOf(element, capture).includes("alternate")) continue;
    const type = attribute(element, "type", capture.data)?.value.toLowerCase() ?? "";
    const href = attribute(element, "href", capture.data)?.value;
    if (/^application\/(?:rss|atom)\+xml/.test(type) && href) return URL.parse(href, capture.url)?.href;
  }
  return undefined;
}

/**
 * Properties of an h-card that are texts of the card's own. Others are left out: forms of address, a street, sex and
 * gender identity, keys, messengers and categories (which may be about anything).
 */
const TEXTS: Readonly<Record<string, TextProperty>> = {
  "p-name": "fullName",
  "p-given-name": "firstName",
  "p-family-name": "lastName",
  "p-nickname": "alias",
  "p-note": "biography",
};
type TextProperty = "fullName" | "firstName" | "lastName" | "alias" | "biography";
/** From the most local on. */
const PLACES = ["p-locality", "p-region", "p-country-name"] as const;

class MarkReader {
  readonly claims: ClaimDraft[] = [];
  readonly identifiers: Identifier[] = [];
  name: string | undefined;
  readonly #capture: Capture;
  /** What linked data already say: they take precedence. */
  readonly #said: ReadonlySet<Property>;
  #title: Located | undefined;
  #company: Located | undefined;
  #role: Located | undefined;
  readonly #places = new Map<string, Located>();

  constructor(capture: Capture, said: ReadonlySet<Property>) {
    this.#capture = capture;
    this.#said = said;
    const elements = [...elementsOf(capture.data)];
    const card = elements.find((element) => classesOf(element, capture).includes("h-card"));
    const within = card?.sourceCodeLocation;
    for (const element of elements) {
      const at = element.sourceCodeLocation?.startOffset;
      if (within && at !== undefined && at >= within.startOffset && at < within.endOffset) this.#readProperty(element);
      if (["a", "link"].includes(element.tagName) && relOf(element, capture).includes("me")) this.#readMe(element);
    }
    const place = PLACES.map((each) => this.#places.get(each)).find((each) => each !== undefined);
    if (place) this.#say("location", place.value.trim(), place);
    this.#readJob();
  }

  #readProperty(element: Element): void {
    const text = textOf(element);
    for (const name of classesOf(element, this.#capture)) {
      const property = TEXTS[name];
      if (property !== undefined && text && text.value.trim() !== "") {
        if (property === "fullName") this.name ??= text.value.trim();
        this.#say(property, text.value.trim(), text);
      }
      if (name === "p-job-title" && text) this.#title ??= text;
      if (name === "p-org" && text) this.#company ??= text;
      if (name === "p-role" && text) this.#role ??= text;
      if (text?.value.trim() && !this.#places.has(name)) this.#places.set(name, text);
      if (name === "p-tel" && text) this.#readPhone(text);
      if (name === "dt-bday") this.#readBirthday(attribute(element, "datetime", this.#capture.data) ?? text);
      if (name === "u-photo") this.#readPhoto(attribute(element, "src", this.#capture.data));
      if (name === "u-email") this.#readEmail(attribute(element, "href", this.#capture.data));
    }
  }

  #readPhoto(source: Located | undefined): void {
    const imageUrl = source && URL.parse(source.value, this.#capture.url)?.href;
    if (source && imageUrl?.startsWith("http")) this.#say("avatar", { imageUrl }, source);
  }

  #readEmail(address: Located | undefined): void {
    const email = address && normalizeIdentifier("email", address.value.replace(/\?.*$/s, ""));
    if (!address || !email) return;
    this.#say("email", email.value, address);
    this.identifiers.push(email);
  }

  /** A number without its country is not a key. */
  #readPhone(text: Located): void {
    const phone = normalizeIdentifier("phone", text.value);
    if (!phone) return;
    this.#say("phone", phone.value, text);
    this.identifiers.push(phone);
  }

  #readBirthday(text: Located | undefined): void {
    const date = text?.value.trim().slice(0, 10) ?? "";
    if (text && isPartialDate(date)) this.#say("birthDate", date, text);
  }

  #readMe(element: Element): void {
    const href = attribute(element, "href", this.#capture.data);
    if (href?.value.startsWith("mailto:")) return this.#readEmail(href);
    const url = href && URL.parse(href.value, this.#capture.url)?.href;
    const key = url ? keyOfIdentity(url) : null;
    if (!href || !url || !key) return;
    this.identifiers.push(key);
    const profile = readProfileUrl(url);
    const account = profile === null ? networkAccountAt(url) : accountOf(profile, {});
    if (account === null) return;
    const { locator, quote } = placeOf(this.#capture, href);
    this.claims.push(claimAt("account", account, locator, { quote }));
  }

  #readJob(): void {
    const title = [this.#title, this.#role].find((text) => text?.value.trim());
    if (!this.#company?.value.trim()) {
      if (title) this.#say("occupation", title.value.trim(), title);
      return;
    }
    const job = { title: title?.value.trim(), company: this.#company.value.trim(), current: true, kind: "job" };
    this.#say("experience", compact<ExperienceValue>(job as ExperienceValue), this.#company);
  }

  #say<P extends Property>(property: P, value: PropertyTypes[P], place: Located): void {
    if (this.#said.has(property)) return;
    const { locator, quote } = placeOf(this.#capture, place);
    if (quote !== "") this.claims.push(claimAt(property, value, locator, { quote, confidence: 0.9 }));
  }
}

function classesOf(element: Element, { data }: Capture): readonly string[] {
  return attribute(element, "class", data)?.value.split(/\s+/) ?? [];
}

function relOf(element: Element, { data }: Capture): readonly string[] {
  return attribute(element, "rel", data)?.value.toLowerCase().split(/\s+/) ?? [];
}
