import { keyOfAddress } from "../domain/address.ts";
import type { ClaimDraft, PartialDate } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { type SeenDetail, saw } from "../domain/seen-detail.ts";
import { type Attributes, readAttributes } from "./attributes.ts";
import { foldBody } from "./bodies.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { agreeNames, foldOcr, type OrderedName, orderName } from "../text/people/ordered-name.ts";
import { type Place, readPlace } from "./regions.ts";
import { formsOfName } from "./forms-of-name.ts";
import { rolesIn } from "./roles.ts";

/** What is known about the candidate, or about one namesake. */
export interface KnownPerson {
  readonly id: string;
  readonly names: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly claims: readonly ClaimDraft[];
  /** What the caller adds in sentences. */
  readonly texts?: readonly string[];
}

/** A record to be judged: one person as one connector knows them. */
export interface RecordToJudge {
  readonly id: string;
  readonly connector: string;
  readonly url?: string;
  readonly names: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly claims: readonly ClaimDraft[];
  /** Running text of its datasources, from which attributes are read. */
  readonly texts?: readonly string[];
  /** One of its documents is filed under the candidate's own key, and does not contradict that. */
  readonly filed?: boolean;
  /** How it was given as the person's. */
  readonly stated?: StatedBy;
}

/**
 * The record is what is at an address given as the person's (an `account` can use any name, a `page` has its person's),
 * or a document given as theirs.
 */
export type StatedBy = "account" | "page" | "document";

export interface Employment {
  readonly employer: string;
  /** The employer as written, not folded, for people to read. */
  readonly written: string;
  readonly title?: string;
  readonly from?: number;
  readonly to?: number;
}

/** A person or a record in the form in which two are compared: everything folded, every list short. */
export interface Traits {
  readonly id: string;
  readonly names: readonly OrderedName[];
  /** `kind:value`, for kinds of strong identifiers. */
  readonly keys: ReadonlySet<string>;
  /**
   * The candidate is only described and the record was found by their whole name: so the name being the same says
   * nothing about whose record it is.
   */
  readonly isSought?: true;
  /** The address of the page that the record is, in the form of a website key. */
  readonly page?: string;
  /** The URL of the profile that the record is, unless it was given as the person's. */
  readonly account?: string;
  /** The year of the article that the record is. */
  readonly written?: number;
  /** It tells of a life that cannot be the one of today that is looked for: long over, or just begun. */
  readonly isOfAnotherTime?: true;
  readonly births: readonly PartialDate[];
  readonly birthsByAge: readonly number[];
  readonly deaths: readonly PartialDate[];
  readonly places: readonly Place[];
  readonly roles: ReadonlySet<string>;
  /** What their work makes them, folded, if no employer is named. */
  readonly trades: ReadonlySet<string>;
  readonly employments: readonly Employment[];
  readonly affiliations: ReadonlySet<string>;
  readonly schools: ReadonlySet<string>;
  /** A text introduces them as a pupil or trainee: the bodies it names do not employ them. */
  readonly isLearner: boolean;
  /** Its text has a word for people who learn or train. */
  readonly tellsOfLearners: boolean;
  /** Headlines of articles that name the person, folded, with a space at each end. */
  readonly headlines: readonly string[];
  readonly kin: ReadonlySet<string>;
  readonly peers: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  readonly genders: ReadonlySet<string>;
  /** Folded running text about the person, with a space at each end; empty if there are only claims. */
  readonly words: string;
  /** The same text, with letters merged that optical readers confuse. */
  readonly wordsMended: string;
  /** The text names people, but none of the wanted names. */
  readonly aboutOthers: boolean;
  /**
   * Why the record's people cannot be told apart: it is about two people with the name, or about a crowd. `null` if
   * they can.
   */
  readonly mixed: SeenDetail | null;
}

export function traitsOf(person: KnownPerson): Traits {
  const draft = new TraitsDraft(person.id);
  draft.addNames(person.names);
  draft.addIdentifiers(person.identifiers);
  draft.addClaims(person.claims);
  const [first, ...more] = (person.texts ?? []).slice(0, MAX_TEXTS);
  if (first === undefined) return draft.result();
  for (const text of [first, ...more]) draft.addAttributes(readAttributes(text, draft.names, true));
  // What the texts say is compared, but not which words they contain.
  return { ...draft.result(), words: "", wordsMended: "", aboutOthers: false };
}

/**
 * The traits of a record, from its claims and from the sentences of its running text about somebody with one of these
 * names.
 */
export function traitsOfRecord(record: RecordToJudge, wanted: readonly OrderedName[]): Traits {
  const draft = new TraitsDraft(record.id);
  draft.addNames(record.names);
  draft.addIdentifiers(record.identifiers);
  draft.addClaims(record.claims);
  const ownPage = draft.names.length > 0;
  const names = ownPage
    ? draft.names.filter((name) => wanted.some((one) => agreeNames(name, one).level !== "conflict"))
    : wanted;
  const written = yearOfArticle(record.claims);
  for (const text of (record.texts ?? []).slice(0, MAX_TEXTS))
    draft.addAttributes(readAttributes(text, names, ownPage, written));
  // What was given as the person's is known to be theirs, so its address being on file adds nothing.
  const key = record.stated === undefined && record.url !== undefined ? keyOfAddress(record.url) : null;
  return {
    ...draft.result(),
    ...(key?.kind === "website" && { page: key.value }),
    ...(key?.kind === "profileUrl" && { account: key.value }),
    ...(written !== undefined && { written }),
  };
}

/** The article's year, if the record has exactly one article: each of its passages is a claim. */
function yearOfArticle(claims: readonly ClaimDraft[]): number | undefined {
  const [date, ...more] = new Set(claims.flatMap((claim) => (claim.property === "article" ? [claim.value.date] : [])));
  return more.length === 0 ? yearOf(date) : undefined;
}

/** What several records of one person say together. */
export function mergeTraits(first: Traits, ...others: readonly Traits[]): Traits {
  const all = [first, ...others];
  const byText = new Map(
    all.flatMap((one) => one.names).map((name) => [name.words.join(" ") + (name.suffix ?? ""), name]),
  );
  return {
    id: first.id,
    names: [...byText.values()].slice(0, MAX_VALUES),
    keys: union(all, "keys"),
    births: uniqueDates(all.flatMap((one) => one.births)),
    birthsByAge: [...new Set(all.flatMap((one) => one.birthsByAge))].slice(0, MAX_VALUES),
    deaths: uniqueDates(all.flatMap((one) => one.deaths)),
    places: uniquePlaces(all.flatMap((one) => one.places)),
    roles: union(all, "roles"),
    trades: union(all, "trades"),
    employments: all.flatMap((one) => one.employments).slice(0, MAX_VALUES),
    affiliations: union(all, "affiliations"),
    schools: union(all, "schools"),
    isLearner: all.some(({ isLearner }) => isLearner),
    tellsOfLearners: all.some(({ tellsOfLearners }) => tellsOfLearners),
    kin: union(all, "kin"),
    peers: union(all, "peers"),
    pictures: union(all, "pictures"),
    genders: union(all, "genders"),
    headlines: [],
    words: "",
    wordsMended: "",
    aboutOthers: false,
    mixed: null,
  };
}

const MAX_TEXTS = 20;
const MAX_VALUES = 64;

type SetField = "keys" | "roles" | "trades" | "affiliations" | "schools" | "kin" | "peers" | "pictures" | "genders";

function union(all: readonly Traits[], field: SetField): ReadonlySet<string> {
  const values = new Set<string>();
  for (const one of all) for (const value of one[field]) if (values.size < 4 * MAX_VALUES) values.add(value);
  return values;
}

/** Each date once, without a year if a more precise date contains it. */
function uniqueDates(dates: readonly PartialDate[]): PartialDate[] {
  const unique = [...new Set(dates)];
  return unique
    .filter((date) => !unique.some((other) => other !== date && other.startsWith(date)))
    .slice(0, MAX_VALUES);
}

function uniquePlaces(places: readonly Place[]): Place[] {
  const byKey = new Map(
    places.map((place) => [
      `${place.town ?? ""}|${place.region ?? ""}|${place.country ?? ""}|${place.birth ?? ""}`,
      place,
    ]),
  );
  return [...byKey.values()].slice(0, MAX_VALUES);
}

class TraitsDraft {
  readonly id: string;
  readonly names: OrderedName[] = [];
  readonly keys = new Set<string>();
  readonly births: PartialDate[] = [];
  readonly birthsByAge: number[] = [];
  readonly deaths: PartialDate[] = [];
  readonly places: Place[] = [];
  readonly roles = new Set<string>();
  readonly trades = new Set<string>();
  readonly employments: Employment[] = [];
  readonly affiliations = new Set<string>();
  readonly schools = new Set<string>();
  readonly headlines: string[] = [];
  readonly kin = new Set<string>();
  readonly peers = new Set<string>();
  readonly pictures = new Set<string>();
  readonly genders = new Set<string>();
  words = "";
  aboutOthers = false;
  isLearner = false;
  tellsOfLearners = false;
  mixed: SeenDetail | null = null;

  constructor(id: string) {
    this.id = id;
  }

  addNames(names: readonly string[]): void {
    for (const name of names.slice(0, MAX_VALUES).flatMap(formsOfName)) {
      const parts = orderName(name);
      if (parts.words.length > 0 && !this.names.some((one) => one.text === name)) this.names.push(parts);
    }
  }

  addIdentifiers(identifiers: readonly Identifier[]): void {
    for (const { kind, value } of identifiers.slice(0, 4 * MAX_VALUES)) {
      this.isLearner ||= LEARNERS_MAILBOX.test(`${kind}:${value}`);
      if (kind === "name") this.addNames([value]);
      else this.keys.add(`${kind}:${value}`);
    }
  }

  addClaims(claims: readonly ClaimDraft[]): void {
    for (const claim of claims.slice(0, 2000)) this.addClaim(claim);
  }

  addAttributes(read: Attributes): void {
    this.addNames(read.names);
    this.births.push(...read.births);
    this.birthsByAge.push(...read.birthsByAge);
    this.deaths.push(...read.deaths);
    this.places.push(...read.places);
    for (const role of read.roles) this.roles.add(role);
    for (const employer of read.employers) this.employments.push({ employer: foldBody(employer), written: employer });
    for (const affiliation of read.affiliations) this.affiliations.add(fold(affiliation));
    for (const kin of read.kin) this.kin.add(fold(kin));
    for (const peer of read.peers) this.peers.add(fold(peer));
    for (const key of read.keys) this.keys.add(key);
    this.words += read.words;
    this.aboutOthers ||= read.aboutOthers;
    this.isLearner ||= read.isLearner || read.keys.some((key) => LEARNERS_MAILBOX.test(key));
    this.tellsOfLearners ||= read.tellsOfLearners;
    this.mixed ??= read.mixed;
  }

  result(): Traits {
    return {
      ...this,
      mixed: this.mixed ?? contradiction(this.births),
      wordsMended: foldOcr(this.words),
      births: uniqueDates(this.births),
      deaths: uniqueDates(this.deaths),
      places: uniquePlaces(this.places),
    };
  }

  private addClaim(claim: ClaimDraft): void {
    switch (claim.property) {
      case "fullName":
      case "alias":
        this.addNames([claim.value]);
        break;
      case "birthDate":
        this.births.push(claim.value);
        break;
      case "deathDate":
        this.deaths.push(claim.value);
        break;
      case "birthPlace":
        this.places.push({ ...readPlace(claim.value), birth: true });
        break;
      case "location":
      case "nationality":
        this.places.push(readPlace(claim.value));
        break;
      case "spouse":
      case "child":
        this.kin.add(fold(claim.value));
        break;
      case "email":
        this.keys.add(`email:${claim.value}`);
        break;
      case "phone":
        this.keys.add(`phone:${claim.value}`);
        break;
      case "website":
        this.keys.add(`website:${claim.value}`);
        break;
      case "gender":
        this.genders.add(claim.value.toLowerCase());
        break;
      case "avatar":
      case "photo":
        this.addPicture(claim.value.imageUrl);
        break;
      case "account":
        this.keys.add(`profileUrl:${claim.value.url}`);
        if (claim.value.handle !== undefined)
          this.keys.add(`handle:${claim.value.platform}:${claim.value.handle.toLowerCase()}`);
        if (claim.value.avatarUrl !== undefined) this.addPicture(claim.value.avatarUrl);
        break;
      case "experience":
        this.addExperience(claim.value);
        break;
      case "occupation":
        for (const role of rolesIn(foldWords(claim.value))) this.roles.add(role);
        this.trades.add(fold(claim.value));
        break;
      case "article":
        if (this.headlines.length < MAX_VALUES) this.headlines.push(` ${fold(claim.value.title)} `);
        break;
      case "education":
        this.schools.add(fold(claim.value.school));
        break;
      case "membership":
        this.affiliations.add(fold(claim.value.organization));
        for (const peer of claim.value.peers ?? []) this.peers.add(fold(peer.name));
        break;
      default:
        break;
    }
  }

  /** Leaves out the picture that a platform shows for everybody without one. */
  private addPicture(address: string): void {
    if (!/default|placeholder|silhouette|anonymous|no[-_]?(?:photo|image|avatar)|blank/iu.test(address))
      this.pictures.add(address);
  }

  private addExperience(job: Extract<ClaimDraft, { property: "experience" }>["value"]): void {
    const from = yearOf(job.from);
    const to = yearOf(job.to);
    this.employments.push({
      employer: foldBody(job.company),
      written: job.company,
      ...(job.title === undefined ? {} : { title: fold(job.title) }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
    for (const role of rolesIn(foldWords(job.title ?? ""))) this.roles.add(role);
    if (job.location !== undefined) this.places.push(readPlace(job.location));
  }
}

/** A mailbox that a school gives its pupils: "a.berg@student.example.edu". */
const LEARNERS_MAILBOX = /^email:[^@]+@(?:[^@]+\.)?(?:stud|students?|studenti|alumni|pupils?)\./u;

/** Claims in one record that cannot all be right: birth years more than one apart. */
function contradiction(births: readonly PartialDate[]): SeenDetail | null {
  const years = births.map((date) => Number(date.slice(0, 4))).sort((a, b) => a - b);
  const [first = 0] = years;
  const last = years.at(-1) ?? first;
  return last - first > 1 ? saw("bornTwiceInRecord", first, last) : null;
}

function fold(text: string): string {
  return foldWords(text.slice(0, 300)).join(" ");
}

function yearOf(date: PartialDate | undefined): number | undefined {
  return date === undefined ? undefined : Number(date.slice(0, 4));
}
