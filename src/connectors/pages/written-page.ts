import { birthNameBehind } from "../../names/birth-name.ts";
import type { ClaimDraft, ClaimDraftOf, EventValue, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { IMPORTED_CV } from "../../domain/told-address.ts";
import { latinize } from "../../names/scripts.ts";
import { languageOf, languageOfLines } from "../../text/languages/languages.ts";
import { namesProceedings } from "../../text/languages/proceedings.ts";
import { isCompanyName, isPersonName, isSchoolName } from "../../text/people/naming.ts";
import { namedAtStart } from "../../text/tokens/names.ts";
import { type Block, joinBlocks, placeIn, type DocumentPlace } from "../../text/document/block.ts";
import { isAtOwnDomain, isOfficeMailbox } from "../../text/document/contacts.ts";
import { introducesItself } from "../../text/document/introduction.ts";
import {
  contradicts,
  HONORIFICS,
  namingIn,
  personIn,
  type Sought,
  soughtOf,
  withoutPictures,
} from "../../text/document/named.ts";
import { plainBlocks } from "../../text/document/plain.ts";
import type { DividedDocument } from "../../text/document/parts.ts";
import { readDocument } from "../../text/document/reading.ts";
import type { Told } from "../../text/document/told.ts";
import { employsNobody } from "../../text/facts/sound.ts";
import type { Grounds } from "../../text/assertion.ts";
import { surenessOf } from "../../text/learned/sureness.ts";
import { readText } from "../../text/read.ts";
import { isAboutAnother } from "./about-another.ts";
import { answersIn, isByAnother, isMerelyCredited, leavesOutI } from "./author.ts";
import type { Capture } from "../connector.ts";
import { claimAt, webAddress } from "../findings/claims.ts";
import { isBuiltAsArticle } from "./article-marks.ts";
import { isArticleText } from "./article-text.ts";
import { attribute, elementsOf, placeOf, readHtml } from "./html.ts";
import { readBlocks, readPage } from "./page-text.ts";

// Over 400 lines: whose a document is and what of it is theirs are decided together, for pages, texts and articles.

/** What the visible text of a document, rather than its data, says about one person. */
export interface WrittenPerson {
  /** As in the document, or as the operator filed it. `undefined` if the document names nobody. */
  readonly name: string | undefined;
  readonly claims: readonly ClaimDraft[];
  readonly identifiers: readonly Identifier[];
  /** Running text about the person. */
  readonly text: string;
  /** All visible lines of a document that is the person's own, and about nobody else. */
  readonly lines: string | undefined;
  /** The organisation whose page it is. */
  readonly organisation: string | undefined;
  /** The document is filed under the person's own key, and nothing in it contradicts that. */
  readonly filed: boolean;
}

/** A claim with the grounds of its reading, until they have been weighed. */
type GroundedClaim = ClaimDraft & { readonly grounds?: Grounds };

/** The blocks of a page or a plain text. */
export function blocksOf({ mediaType, data }: Pick<Capture, "mediaType" | "data">): readonly Block[] {
  return PLAIN.test(mediaType) ? plainBlocks(data) : readPage(data);
}

/**
 * Reads the visible text of a document about one person: its layout, and running text by grammar. Whose document it is,
 * follows from the key it is filed under, from linked data or tags (`known`), or from its own heading, in this order;
 * `undefined` if none says so. `site` is the organisation that linked data name as the page's. A document that is filed
 * under somebody's key, but headed with another person's name, is that other person's.
 */
export function readWritten(
  capture: Capture,
  lang: string | undefined,
  known: string | undefined,
  site?: string,
): WrittenPerson | undefined {
  const blocks = blocksOf(capture);
  const about = capture.about?.find((name) => isAbout(name, known));
  if (about !== undefined) {
    const read = readPerson(capture, blocks, about, lang, true, site);
    if (read !== undefined) return read;
  }
  const sought = capture.sought?.find((name) => isAbout(name, known) && namesInFull(blocks, name));
  if (sought !== undefined) {
    const read = readPerson(capture, blocks, sought, lang, false, site);
    const isCredited = !PLAIN.test(capture.mediaType) && isMerelyCredited(capture, blocks, sought, lang);
    if (read !== undefined) return isCredited ? creditOf(read) : read;
  }
  const heading = known ?? headingOf(blocks);
  return heading === undefined ? undefined : readPerson(capture, blocks, heading, lang, false, site);
}

/**
 * Reads what an article says about the person it is filed under, if it names them in full: articles are about several
 * people, so nothing else makes one theirs.
 *
 * @param date the day of the article, ISO 8601
 */
export function readFiledArticle(capture: Capture, lang: string | undefined, date?: string): WrittenPerson | undefined {
  const blocks = blocksOf(capture);
  for (const name of capture.about ?? []) {
    const sought = soughtOf(name);
    const text = blocks.filter(({ zone, kind }) => zone === "main" && kind !== "title");
    if (sought === undefined || !text.some((block) => namingIn(block.text, sought)?.naming === "full")) continue;
    const read = readPerson(capture, blocks, name, lang, true, undefined, { date });
    if (read !== undefined) return read;
  }
  return undefined;
}

/** If linked data name somebody else as the page's person, they are right. */
function isAbout(name: string, known: string | undefined): boolean {
  const sought = soughtOf(name);
  return sought !== undefined && (known === undefined || !contradicts(known, sought));
}

function readPerson(
  capture: Capture,
  blocks: readonly Block[],
  name: string,
  tag: string | undefined,
  filed: boolean,
  site?: string,
  article?: { readonly date: string | undefined },
): WrittenPerson | undefined {
  const isCv = capture.url.startsWith(IMPORTED_CV);
  const { rest, answers, isInterview } = isCv
    ? { rest: blocks, answers: [], isInterview: false }
    : answersIn(capture, blocks, name, filed, tag);
  const { divided, told, running, organisation, lang } = readDocument(rest, name, tag, site, isCv);
  if (divided.other !== undefined) return undefined;
  const spoken = new Set(answers);
  const page = joinBlocks(running.filter((block) => !spoken.has(block)));
  const speech = joinBlocks(running.filter((block) => spoken.has(block)));
  const words = blocks.map(({ text }) => text).join("\n");
  const language = languageOf(page.text, lang) ?? languageOfLines(words);
  const quoted = (place: DocumentPlace) => placeOf(capture, place);
  const named = divided.named;
  const written = named?.block.text.slice(named.place.from, named.place.to);
  const isWritten = named !== undefined && named.naming === "full" && written !== undefined;
  const ofSeveral = !isCv && (article !== undefined || isInterview || tellsOfSeveral(capture, blocks, divided, name));
  // What the operator filed under the person is about them; an article that a caller gave may be about anybody. Plain
  // texts look like articles too easily: a CV or a press release begins with a headline.
  const isOfOthers =
    capture.isGiven === true && ((ofSeveral && !PLAIN.test(capture.mediaType)) || isAboutAnother(blocks, name));
  const isFiled = filed && (article !== undefined || !isOfOthers);
  const isTheirs = isFiled || (!ofSeveral && isByThem(page.text, name));
  const ownTold = ofSeveral ? told.filter((said) => !isReporters(said, name)) : told;
  const stated: GroundedClaim[] = [
    ...(isWritten ? [nameClaim(capture, named.block, named.place, name)] : []),
    ...(isWritten ? birthNameClaims(capture, named.block, named.place, name) : []),
    ...ownTold.map(({ place, ...said }) => ({ ...withAddress(said, capture), ...quoted(place) }) as GroundedClaim),
    ...readText(page.text, {
      subject: name,
      about: divided.head !== undefined || (!divided.isShared && isTheirs),
      ofSeveral,
      byAnother: !isCv && isByAnother(capture, blocks, name),
      ...(language === undefined ? {} : { lang: language }),
      ...(article?.date === undefined ? {} : { date: article.date }),
      ...(organisation === undefined ? {} : { organisation, posts: postsAt(organisation, told) }),
    })
      .filter(({ property }) => property !== "gender" || !(isInterview && leavesOutI(language)))
      .map(({ from, to, ...said }) => ({ ...said, ...quoted(page.placeOf({ from, to })) }) as GroundedClaim),
    ...readText(speech.text, {
      subject: name,
      about: true,
      isSpoken: true,
      ...(language === undefined ? {} : { lang: language }),
      ...(organisation === undefined ? {} : { organisation, posts: postsAt(organisation, told) }),
    }).map(({ from, to, ...said }) => ({ ...said, ...quoted(speech.placeOf({ from, to })) }) as GroundedClaim),
  ];
  // An address or a word for a time next to a title is not an employer; a line that names the person says more than
  // what they are.
  const kept = stated
    .filter((claim) => claim.property !== "occupation" || !claim.value.includes(name))
    .filter(
      (claim) =>
        claim.property !== "experience" ||
        !(
          claim.value.company.includes("@") ||
          employsNobody(claim.value.company) ||
          isTitledPerson(claim.value.company)
        ),
    );
  const sureness = surenessOf(kept, {
    lang: language,
    text: words,
    isHeaded: divided.head !== undefined,
    organisation,
  });
  const claims = kept.map(
    ({ grounds: _grounds, ...claim }, at) => ({ ...claim, confidence: sureness[at] }) as ClaimDraft,
  );
  const mailbox = claims.some(({ property }) => property === "email")
    ? undefined
    : (mailboxOf(
        capture,
        divided.own.map(({ block }) => block),
        name,
      ) ?? (filed && isWritten ? ownMailboxOf(capture, blocks, name) : undefined));
  // An article, or a page fetched for somebody, is often about many people: a mailbox without their name is somebody
  // else's.
  const mayBeAnothers = ofSeveral || capture.sought !== undefined;
  const isAnothers = mailbox !== undefined && mayBeAnothers && !bearsName(mailbox.value, name);
  const all = mailbox === undefined || isAnothers ? claims : [...claims, mailbox];
  return {
    name: named === undefined ? undefined : name,
    claims: all,
    identifiers: all.flatMap((claim) =>
      claim.property === "email" || claim.property === "phone"
        ? (normalizeIdentifier(claim.property, claim.value) ?? [])
        : [],
    ),
    text: answers.length === 0 ? page.text : `${page.text}\n\n${speech.text}`,
    lines:
      isTheirs && !ofSeveral && answers.length === 0 && !divided.isShared
        ? blocks.flatMap(({ zone, text }) => (zone === "main" ? text : [])).join("\n")
        : undefined,
    organisation,
    filed,
  };
}

/** That somebody wrote of something at a place says who they are; what they wrote is about others. */
function creditOf(read: WrittenPerson): WrittenPerson {
  const isOfCredit = (claim: ClaimDraft) =>
    claim.property === "fullName" || (claim.property === "email" && bearsName(claim.value, read.name ?? ""));
  const claims = read.claims.filter(isOfCredit);
  const told = new Set(claims.map(({ value }) => value));
  const identifiers = read.identifiers.filter(({ value }) => told.has(value));
  return { ...read, claims, identifiers, lines: undefined };
}

/** "Supervisor: Dame Hester Quarmby": somebody with a form of address is nobody's employer. */
function isTitledPerson(company: string): boolean {
  const person = personIn(company);
  return (
    person?.titled === true &&
    /\s/u.test(person.name) &&
    company.replace(HONORIFICS, "").trim() === person.name &&
    !isCompanyName(company) &&
    !isSchoolName(company)
  );
}

/** In an article, a mailbox without the person's name, and a phone number, belong to the author or the press office. */
function isReporters({ property, value }: Told, name: string): boolean {
  return property === "phone" || (property === "email" && !bearsName(String(value), name));
}

/**
 * Whether a document may be about others as much as about the person: it is built like an article, is not headed with
 * their name and reports a case, or it is a plain text below a headline that does not name them, or a news article.
 */
function tellsOfSeveral(
  capture: Capture,
  blocks: readonly Block[],
  { head, named }: DividedDocument,
  name: string,
): boolean {
  if (head === undefined && blocks.some(({ text }) => namesProceedings(text))) return true;
  if (!PLAIN.test(capture.mediaType))
    return isBuiltAsArticle(capture, readHtml(capture.data), readBlocks(capture.data), name);
  if (isArticleText(capture, name)) return true;
  const [first] = blocks;
  const sought = soughtOf(name);
  return (
    head === undefined &&
    first !== undefined &&
    first !== named?.block &&
    blocks.length > 1 &&
    sought !== undefined &&
    namingIn(first.text, sought) === undefined &&
    isHeadline(first.text)
  );
}

/** Words without punctuation at the end. A line that begins with a quotation mark is said by the person interviewed. */
function isHeadline(text: string): boolean {
  return (
    text.length <= MAX_HEADLINE_LENGTH && /^[\p{L}\p{N}]/u.test(text) && /\s\S/u.test(text) && !/[.:;,]$/u.test(text)
  );
}

const PLAIN = /^text\/plain\b/iu;

/** In UTF-16 units. */
const MAX_HEADLINE_LENGTH = 120;

/** Whether the person introduces themselves in a text: it is their own, wherever it was found. */
function isByThem(text: string, name: string): boolean {
  const sought = soughtOf(name);
  return sought !== undefined && introducesItself(text, sought);
}

/** What the layout says about the person's posts at an organisation. */
function postsAt(organisation: string, told: readonly Told[]): string[] {
  return told.flatMap(({ property, value }) => {
    const { title, company } = property === "experience" ? (value as ExperienceValue) : {};
    return title !== undefined && company === organisation ? [title] : [];
  });
}

/** For an event, the page that lists it is where readers find more. */
function withAddress<T extends Pick<Told, "property" | "value">>(said: T, { url }: Capture): T {
  const address = said.property === "event" ? webAddress(url) : undefined;
  return address === undefined ? said : ({ ...said, value: { ...(said.value as EventValue), url: address } } as T);
}

/** The name as the document writes it; if in capitals, as it was searched for. */
function nameClaim(capture: Capture, block: Block, { from, to }: DocumentPlace, name: string): ClaimDraft {
  const at = block.text.indexOf(name);
  const place = at < 0 ? placeIn(block, from, to) : placeIn(block, at, at + name.length);
  const { locator, quote } = placeOf(capture, place);
  return claimAt("fullName", name, locator, { quote, confidence: 0.9 });
}

/** "Marta Kestrel (geb. Krautwig)": a birth name that follows the name is another name of hers. */
function birthNameClaims(capture: Capture, block: Block, { from, to }: DocumentPlace, name: string): ClaimDraft[] {
  const alias = birthNameBehind(name, block.text.slice(to));
  if (alias === undefined) return [];
  const { locator, quote } = placeOf(capture, placeIn(block, from, Math.min(block.text.length, to + MAX_BIRTH_NAME)));
  return [claimAt("alias", alias, locator, { quote, confidence: 0.9, method: "derived" })];
}

/** After the name, in UTF-16 units. */
const MAX_BIRTH_NAME = 60;

/**
 * The name that heads a document: in its first headings, in its title if its text begins with the same, or on a first
 * line.
 */
function headingOf(blocks: readonly Block[]): string | undefined {
  const main = blocks.filter(({ zone, kind }) => zone === "main" && kind !== "title");
  for (const block of main.filter(({ kind, level }) => kind === "heading" && level === 1).slice(0, 3)) {
    const person = personIn(block.text);
    if (person !== undefined && isPersonName(person.name)) return person.name;
  }
  const title = blocks.find(({ kind }) => kind === "title")?.text ?? "";
  const named = title.split(/\s[|–—-]\s|:\s/u).find((part) => isPersonName(part.trim()));
  if (named !== undefined && main.some(({ text }) => text.startsWith(named.trim()))) return named.trim();
  const [first] = main;
  if (first === undefined || first.tag === "h1") return undefined;
  const plain = blocks.every(({ tag }) => tag === "p" || tag === "line" || tag === "li");
  if (!plain || title !== "") return undefined;
  const line = withoutPictures(first.text);
  return isPersonName(line) ? line : (nameInBrackets(line) ?? namedAtStart(line));
}

/** "கயல்விழி செல்வராஜ் (Kayalvizhi Selvaraj)": a name in a script without capitals, and the same in Latin letters. */
function nameInBrackets(line: string): string | undefined {
  const [, inside = ""] = /^[\p{Lo}\p{M}\s.'’-]+\(([^()]+)\)$/u.exec(line) ?? [];
  return isPersonName(inside) ? inside : undefined;
}

/** The personal mailbox that the person's part links to, if there is only one. Two could be anybody's. */
function mailboxOf(capture: Capture, own: readonly Block[], name: string): ClaimDraftOf<"email"> | undefined {
  if (PLAIN.test(capture.mediaType)) return undefined;
  const sought = soughtOf(name);
  const isShown = placesOf(own);
  const found = new Map<string, DocumentPlace>();
  for (const element of elementsOf(capture.data)) {
    if (element.tagName !== "a") continue;
    const href = attribute(element, "href", capture.data);
    if (!href || !/^mailto:/iu.test(href.value)) continue;
    const visible = isShown(href);
    const email = normalizeIdentifier("email", href.value.replace(/^mailto:/iu, "").replace(/\?.*$/su, ""));
    const isAnothers = email && sought && !bearsPartOf(email.value, name) && standsBesideAnother(href, own, sought);
    if (email && visible && !isAnothers) found.set(email.value, href);
  }
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || (sought && isOfficeMailbox(only[0], sought))) return undefined;
  const { locator, quote } = placeOf(capture, only[1]);
  return claimAt("email", only[0], locator, { quote, confidence: 0.9 }) as unknown as ClaimDraftOf<"email">;
}

/**
 * On a page of the person's own that is headed otherwise, such as that of their shop: the mailbox that bears their given
 * name.
 */
function ownMailboxOf(capture: Capture, blocks: readonly Block[], name: string): ClaimDraftOf<"email"> | undefined {
  const mailbox = mailboxOf(capture, blocks, name);
  return mailbox !== undefined && bearsGivenName(mailbox.value, name) ? mailbox : undefined;
}

function bearsGivenName(email: string, name: string): boolean {
  const [given = ""] = name.split(/\s+/u);
  const [part, box] = [latinize(given), latinize(email.split("@")[0] ?? "")].map((text) => text.toLowerCase());
  return part !== undefined && part.length >= 3 && box?.includes(part) === true;
}

/** "Webmaster: Juhan Vask, my father": the line with the address names somebody else, and not the person. */
function standsBesideAnother({ from }: DocumentPlace, own: readonly Block[], sought: Sought): boolean {
  const line = own
    .map((block) => ({ text: block.text, ...placeIn(block) }))
    .sort((a, b) => a.to - b.to)
    .find(({ to }) => to >= from);
  const other = line && personIn(line.text);
  if (line === undefined || other === undefined || !contradicts(other.name, sought)) return false;
  return namingIn(line.text, sought)?.naming !== "full";
}

/** Whether the local part contains part of the name, or the domain all of it. */
function bearsName(email: string, name: string): boolean {
  const sought = soughtOf(name);
  return (sought !== undefined && isAtOwnDomain(email, sought)) || bearsPartOf(email, name);
}

/** Whether the local part contains a part of the name of at least three letters. */
function bearsPartOf(email: string, name: string): boolean {
  const [local = ""] = email.split("@");
  const box = latinize(local);
  const parts = name.split(/[^\p{L}\p{M}]+/u).map(latinize);
  return parts.some((part) => part.length > 2 && box.includes(part));
}

/** Tests whether an address is in one of the blocks, or in a tag right before it. */
function placesOf(blocks: readonly Block[]): (address: DocumentPlace) => boolean {
  const places = blocks.map((block) => placeIn(block)).sort((a, b) => a.from - b.from);
  let furthest = 0;
  const ends = places.map(({ to }) => (furthest = Math.max(furthest, to)));
  return ({ from, to }) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.from ?? 0) - MAX_TAG_LENGTH <= to) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] ?? 0) >= from;
  };
}

/** The tag of a link ends within this distance after its URL. */
const MAX_TAG_LENGTH = 200;

/** Whether a page found by a search names the person searched for: others share the family name. */
function namesInFull(blocks: readonly Block[], name: string): boolean {
  const sought = soughtOf(name);
  return (
    sought !== undefined &&
    blocks.some(({ text, zone }) => zone !== "frame" && namingIn(text, sought)?.naming === "full")
  );
}
