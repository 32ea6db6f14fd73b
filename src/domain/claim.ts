import { createHash } from "node:crypto";
import type { Identifier } from "./identifier.ts";
import type { Platform } from "./platform.ts";
import { withoutFileName } from "./told-address.ts";

/** A calendar date with the precision with which it was stated: `1958`, `1958-10` or `1958-10-13`. */
export type PartialDate = string;

/**
 * What a claim may be about, and the shape of its value. A compound fact (a job, a breach, a post) is one claim. Text
 * is as the datasource wrote it; it is normalised when claims are compared.
 */
export interface PropertyTypes {
  /** The whole name, as written. */
  fullName: string;
  firstName: string;
  lastName: string;
  /** Another name of the person. */
  alias: string;
  gender: string;
  nationality: string;
  birthDate: PartialDate;
  deathDate: PartialDate;
  /** A text tells that the person is dead, and need not say when they died. */
  dead: boolean;
  birthPlace: string;
  spouse: string;
  child: string;
  /** How many children there are, if nobody names them. */
  childCount: number;
  location: string;
  office: OfficeValue;
  industry: string;
  /** Lower case. */
  email: string;
  /** E.164. */
  phone: string;
  language: { readonly language: string; readonly proficiency?: string };
  /** A page of the person's own, on no platform. */
  website: string;
  /**
   * A text by or about the person. Its sentences are read: jobs, schools, places, relatives, interests. It is not shown
   * whole.
   */
  biography: string;
  /** The picture of an account. */
  avatar: { readonly imageUrl: string };
  /** A picture of the person, and the page that shows it. */
  photo: { readonly imageUrl: string; readonly sourceUrl: string; readonly caption?: string };
  experience: ExperienceValue;
  education: EducationValue;
  membership: MembershipValue;
  /** What the person does for a living, if no employer is stated. With an employer it is an `experience`. */
  occupation: string;
  skill: string;
  /** A subject or pastime stated to be one of the person's interests. */
  interest: string;
  /** A mark of the source's for what the person has done there. */
  badge: string;
  account: AccountValue;
  followers: { readonly platform: Platform | string; readonly count: number };
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
  /** Absent while the role lasts, or if its end is not stated; `current` says which. */
  readonly to?: PartialDate;
  readonly current?: boolean;
  /**
   * What `from` is the start of, if that is only the current term: then nothing says since when the person has held the
   * office.
   */
  readonly begins?: "term";
  /** The day on which it ends unless it is renewed: from then on nobody knows whether it is current. */
  readonly lapses?: PartialDate;
  readonly location?: string;
  readonly description?: string;
  readonly industry?: string;
  readonly imageUrl?: string;
  /** The employer's own website, where a lookup asks about the company. */
  readonly companyUrl?: string;
  readonly salaryFrom?: number;
  readonly salaryTo?: number;
  /** Of both amounts, ISO 4217. */
  readonly salaryCurrency?: string;
  /** `office` is an elected or appointed one; it outranks other jobs at the same time. */
  readonly kind?: "job" | "office" | "military" | "volunteer";
}

/** A place where the person can be reached: a district office, a practice. Not where they live. */
export interface OfficeValue {
  /** On one line. */
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

/** A seat in a body whose members are named in the same document: a committee, a board, a team. */
export interface MembershipValue {
  readonly organization: string;
  /** `team`: colleagues at work, where the job itself is another claim. Absent for committees, boards and societies. */
  readonly kind?: "team";
  readonly parent?: string;
  readonly role?: string;
  readonly from?: PartialDate;
  readonly to?: PartialDate;
  /** As in an experience. */
  readonly lapses?: PartialDate;
  /** The other members. `key` is an external ID by which we would recognise them. */
  readonly peers?: readonly {
    readonly name: string;
    readonly role?: string;
    readonly key?: string;
    readonly party?: string;
    readonly imageUrl?: string;
  }[];
}

export interface AccountValue {
  /** One of Candor's platforms, or the name of another network as people know it. */
  readonly platform: Platform | string;
  readonly url: string;
  readonly handle?: string;
  readonly displayName?: string;
  readonly category?: string;
  /** ISO 8601 date-time, UTC. */
  readonly createdAt?: string;
  /** ISO 8601 date-time, UTC. */
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

/**
 * The followers on one platform, aggregated: how many have which given name, in lower case. No individual can be told
 * from it.
 */
export interface AudienceValue {
  readonly platform: Platform;
  readonly givenNames: Readonly<Record<string, number>>;
}

export interface PostValue {
  readonly platform: Platform | string;
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
  /** A paragraph of the article that names the person or continues to be about them, verbatim. One per claim. */
  readonly passage?: string;
}

/** Facts about a company; in a document about a person, about their employer. */
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

/** The member of an experience for a fact about the employer: `companySizeFrom` for `sizeFrom`. */
export type EmployerMember<Fact extends keyof EmployerFacts = keyof EmployerFacts> = `company${Capitalize<Fact>}`;

type EmployerMembers = { readonly [Fact in keyof EmployerFacts as EmployerMember<Fact>]: EmployerFacts[Fact] };

/**
 * A company as a datasource describes it, without anything about a person, in a record of its own. It is joined to the
 * experiences that name it. Amounts are in US dollars, unless they have a stated currency.
 */
export interface CompanyValue extends EmployerFacts {
  readonly name: string;
  /** The company's own website. */
  readonly url?: string;
  readonly industry?: string;
  readonly location?: string;
  readonly imageUrl?: string;
  /** Jobs there, with the yearly pay offered for them. */
  readonly positions?: readonly {
    readonly title: string;
    readonly salaryFrom?: number;
    readonly salaryTo?: number;
    readonly salaryCurrency?: string;
  }[];
}

/** How a claim came about: the datasource states it, a rule derived it from what that states, or a model wrote it. */
export type Method = "stated" | "derived" | "generated";

/**
 * A claim as made by a reader. `locator` is an RFC 6901 JSON pointer into a JSON datasource, or `char=from,to` (RFC
 * 5147, in UTF-16 code units) into any other; then `quote` is exactly those characters.
 */
export type ClaimDraft = { [P in Property]: ClaimDraftOf<P> }[Property];
export interface ClaimDraftOf<P extends Property> {
  readonly property: P;
  readonly value: PropertyTypes[P];
  readonly locator: string;
  readonly quote?: string;
  readonly method: Method;
  /** 0 to 1: the certainty of the reading, not of the person. */
  readonly confidence: number;
  readonly lang?: string;
  /** The language model that proposed it; absent if our own readers read it. */
  readonly reader?: string;
  /** A public register states it, and the person disputes it. */
  readonly disputed?: true;
}

/** A person as one datasource describes them. Not yet judged to be the candidate. */
export interface Finding {
  /** The datasource's own ID of the person; together with the connector's name it gives the record's ID. */
  readonly externalId: string;
  readonly url: string;
  readonly name?: string;
  readonly claims: readonly ClaimDraft[];
  /**
   * Identifiers of the same person that the record states: used in matching, and followed once the record is judged
   * *own*.
   */
  readonly identifiers: readonly Identifier[];
  /** The part of the datasource's running text that is about the person, if the reader can tell. */
  readonly text?: string;
  /** All its visible lines, if the whole datasource is the person's own. */
  readonly lines?: string;
  /** The datasource was filed under the person's own identifier, and nothing in it contradicts that. */
  readonly filed?: boolean;
  /** Pages that may be about the candidate: each is fetched and judged by what it says. */
  readonly pages?: readonly Identifier[];
}

export type Claim = { [P in Property]: ClaimOf<P> }[Property];
export interface ClaimOf<P extends Property> extends ClaimDraftOf<P> {
  readonly id: string;
  readonly recordId: string;
  readonly datasourceId: string;
  /** ISO 8601 date-time at which the datasource that states it was collected. */
  readonly collectedAt: string;
}

/**
 * hash(record, property, canonical value, language). Times are left out, so that seeing the same again gives the same
 * claim.
 */
export function claimId(recordId: string, claim: ClaimDraft): string {
  return shortHash("claim", recordId, claim.property, canonicalJson(claim.value), claim.lang ?? "");
}

/** A document is the same under another file name. */
export function recordId(connector: string, externalId: string): string {
  return shortHash("record", connector, withoutFileName(externalId));
}

export function datasourceId(lookupId: string, connector: string, url: string, sha256: string): string {
  return shortHash("datasource", lookupId, connector, url, sha256);
}

/** JSON with sorted members, so that equal values have equal text. */
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

/** 128 bits of SHA-256 in hexadecimal, so that collisions are out of reach at any size of this service. */
function shortHash(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
