import { createHash } from "node:crypto";
import type { Identifier } from "./identifier.ts";
import type { Platform } from "./platform.ts";

/** A calendar date at the precision it was stated with: `1958`, `1958-10` or `1958-10-13`. */
export type PartialDate = string;

/**
 * What a claim may be about, and the shape of its value. A compound fact (a job, a breach, a post)
 * is one claim. Text is as the datasource wrote it; normal forms are made when claims are compared.
 */
export interface PropertyTypes {
  fullName: string;
  firstName: string;
  lastName: string;
  alias: string;
  gender: string;
  nationality: string;
  birthDate: PartialDate;
  deathDate: PartialDate;
  birthPlace: string;
  spouse: string;
  child: string;
  /** How many children there are, where nobody names them. */
  childCount: number;
  location: string;
  office: OfficeValue;
  industry: string;
  /** Lower case. */
  email: string;
  /** E.164. */
  phone: string;
  language: { readonly language: string; readonly proficiency?: string };
  website: string;
  biography: string;
  avatar: { readonly imageUrl: string };
  photo: { readonly imageUrl: string; readonly sourceUrl: string; readonly caption?: string };
  experience: ExperienceValue;
  education: EducationValue;
  membership: MembershipValue;
  /** What the person does for a living, if nobody says for whom. With an employer it is an `experience`. */
  occupation: string;
  skill: string;
  /** A subject or pastime that is named as one of the person's interests. */
  interest: string;
  badge: string;
  account: AccountValue;
  followers: { readonly platform: Platform; readonly count: number };
  follower: FollowerValue;
  audience: AudienceValue;
  post: PostValue;
  event: EventValue;
  breach: BreachValue;
  article: ArticleValue;
  company: CompanyValue;
}
export type Property = keyof PropertyTypes;

export interface ExperienceValue extends EmployerMembers {
  readonly title?: string;
  readonly company: string;
  readonly from?: PartialDate;
  /** Absent while the role lasts, or when its end is not stated: `current` tells them apart. */
  readonly to?: PartialDate;
  readonly current?: boolean;
  /** What `from` begins, where that is no more than the term that lasts: nothing says since when the person holds the office. */
  readonly begins?: "term";
  /** The day on which it ends unless it is given anew: nobody knows about it as current any longer. */
  readonly lapses?: PartialDate;
  readonly location?: string;
  readonly description?: string;
  readonly industry?: string;
  readonly imageUrl?: string;
  /** The employer's own website: where a lookup asks about the company. */
  readonly companyUrl?: string;
  readonly salaryFrom?: number;
  readonly salaryTo?: number;
  /** Of both, ISO 4217. */
  readonly salaryCurrency?: string;
  /** `office` is an elected or appointed one; it outranks other jobs held at the same time. */
  readonly kind?: "job" | "office" | "military" | "volunteer";
}

/** A place where the person can be reached: a district office, a practice. Not where they live. */
export interface OfficeValue {
  /** In one line. */
  readonly address: string;
  readonly town?: string;
  /** E.164. */
  readonly phone?: string;
  /** Opening hours, as written. */
  readonly hours?: string;
}

export interface EducationValue {
  /** The degree or course, as written: `B.S.`, `graduated`. */
  readonly degree?: string;
  readonly school: string;
  readonly location?: string;
  readonly from?: PartialDate;
  readonly to?: PartialDate;
  readonly imageUrl?: string;
}

/** A seat in a body of people who are named in the same document: a committee, a board, a team. */
export interface MembershipValue {
  readonly organization: string;
  /** `team`: colleagues at work, whose seat is a job told elsewhere. Absent for committees, boards and societies. */
  readonly kind?: "team";
  readonly parent?: string;
  readonly role?: string;
  readonly from?: PartialDate;
  readonly to?: PartialDate;
  /** As of an experience. */
  readonly lapses?: PartialDate;
  /** Who else sits there. `key` is an external id by which we would know them. */
  readonly peers?: readonly {
    readonly name: string;
    readonly role?: string;
    readonly key?: string;
    readonly party?: string;
    readonly imageUrl?: string;
  }[];
}

export interface AccountValue {
  readonly platform: Platform | string;
  readonly url: string;
  readonly handle?: string;
  readonly displayName?: string;
  readonly category?: string;
  /** ISO 8601 date-times, UTC. */
  readonly createdAt?: string;
  readonly lastActiveAt?: string;
  readonly avatarUrl?: string;
  readonly attributes?: readonly { readonly key: string; readonly value: string }[];
}

export interface FollowerValue {
  readonly name: string;
  readonly url: string;
  readonly followerCount: number;
  readonly imageUrl?: string;
}

/** Who follows on one platform, aggregated: how many bear which given name, in small letters. Nobody in it can be told apart. */
export interface AudienceValue {
  readonly platform: Platform;
  readonly givenNames: Readonly<Record<string, number>>;
}

export interface PostValue {
  readonly platform: Platform;
  readonly id: string;
  readonly url: string;
  /** ISO 8601 date-time, UTC. */
  readonly date: string;
  readonly message: string;
  readonly username: string;
  readonly kind: "original" | "reply" | "quote" | "repost";
  readonly likes?: number;
  readonly comments?: number;
  readonly shares?: number;
  readonly imageUrl?: string;
  readonly verified?: boolean;
}

export interface EventValue {
  readonly title: string;
  readonly date?: PartialDate;
  readonly place?: string;
  readonly role?: string;
  readonly description?: string;
  readonly imageUrl?: string;
  readonly url?: string;
}

export interface BreachValue {
  readonly email: string;
  readonly domain: string;
  readonly title: string;
  readonly description: string;
  readonly date: PartialDate;
  readonly attributes: readonly string[];
}

export interface ArticleValue {
  readonly title: string;
  readonly url: string;
  readonly date?: PartialDate;
  readonly imageUrl?: string;
  /** A paragraph of the article that names the person or goes on about them, as it reads. One claim has one. */
  readonly passage?: string;
}

/** What is said about a company, and in a document about a person of their employer. */
export interface EmployerFacts {
  readonly sizeFrom?: number;
  readonly sizeTo?: number;
  readonly founded?: PartialDate;
  readonly fundingTotal?: number;
  /** Of the total, ISO 4217. */
  readonly fundingCurrency?: string;
  readonly fundingRounds?: number;
  readonly ipoStatus?: string;
  readonly stockSymbol?: string;
}

/** The member of an experience that holds a fact of the employer: `companySizeFrom` holds `sizeFrom`. */
export type EmployerMember<Fact extends keyof EmployerFacts = keyof EmployerFacts> = `company${Capitalize<Fact>}`;

type EmployerMembers = { readonly [Fact in keyof EmployerFacts as EmployerMember<Fact>]: EmployerFacts[Fact] };

/**
 * A company as a datasource describes it, with no word about a person: its own record. It is joined onto the
 * experiences that name it. Amounts are in US dollars or, if none is stated in them, in the stated currency.
 */
export interface CompanyValue extends EmployerFacts {
  readonly name: string;
  /** The company's own website. */
  readonly url?: string;
  readonly industry?: string;
  readonly location?: string;
  readonly imageUrl?: string;
  /** Jobs there with the yearly pay that is offered for them. */
  readonly positions?: readonly {
    readonly title: string;
    readonly salaryFrom?: number;
    readonly salaryTo?: number;
    readonly salaryCurrency?: string;
  }[];
}

/** How a claim came about: the datasource says it, a rule computed it from what it says, a model wrote it. */
export type Method = "stated" | "derived" | "generated";

/**
 * A claim as a reader makes it. `locator` is an RFC 6901 JSON pointer into a JSON datasource, or
 * `char=from,to` (RFC 5147, in UTF-16 code units) into any other; then `quote` is exactly those characters.
 */
export type ClaimDraft = { [P in Property]: ClaimDraftOf<P> }[Property];
export interface ClaimDraftOf<P extends Property> {
  readonly property: P;
  readonly value: PropertyTypes[P];
  readonly locator: string;
  readonly quote?: string;
  readonly method: Method;
  /** 0 to 1: how sure the reading is, not the person. */
  readonly confidence: number;
  readonly lang?: string;
  /** The language model that proposed it; absent if the rules of the house read it. */
  readonly reader?: string;
  /** A public register says it, and the person disputes it. */
  readonly disputed?: true;
}

/** A person as one datasource knows them. Not yet believed to be the candidate. */
export interface Finding {
  /** The datasource's own id for the person; with the connector's name it makes the record's id. */
  readonly externalId: string;
  readonly url: string;
  readonly name?: string;
  readonly claims: readonly ClaimDraft[];
  /** Keys to the same person that the record states: matched, and followed once the record is judged own. */
  readonly identifiers: readonly Identifier[];
  /** What of the datasource's running text is about the person, where the reader tells it from what is about others. */
  readonly text?: string;
  /** The datasource was filed under the person's own key, and says nothing against that. */
  readonly filed?: boolean;
  /** Pages that may be about the person sought: each is asked itself, and judged by what it says. */
  readonly pages?: readonly Identifier[];
}

export type Claim = { [P in Property]: ClaimOf<P> }[Property];
export interface ClaimOf<P extends Property> extends ClaimDraftOf<P> {
  readonly id: string;
  readonly recordId: string;
  readonly datasourceId: string;
  /** ISO 8601 date-time of the collection of the datasource that stated it. */
  readonly collectedAt: string;
}

/** hash(record, property, canonical value, language): times stay outside, a second sighting is the same claim. */
export function claimId(recordId: string, claim: ClaimDraft): string {
  return shortHash("claim", recordId, claim.property, canonicalJson(claim.value), claim.lang ?? "");
}

export function recordId(connector: string, externalId: string): string {
  return shortHash("record", connector, externalId);
}

export function datasourceId(lookupId: string, connector: string, url: string, sha256: string): string {
  return shortHash("datasource", lookupId, connector, url, sha256);
}

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
  }
  return JSON.stringify(value);
}

/** 128 bits of SHA-256 in hexadecimal: collisions are out of reach at any size this service has. */
function shortHash(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
