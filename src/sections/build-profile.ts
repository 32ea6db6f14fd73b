import {
  HELD_BACK,
  HELD_POSTS,
  UNDECIDED,
  UNANSWERED,
  UNREAD_FOR_CASES,
  partMetadata,
  checkMetadata,
  UNTOLD,
  UNTOLD_SOURCES,
} from "../contract/section-state.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { type RiskCheck, type RiskCheckState, SECTION_OF_CHECK } from "../domain/risk-check.ts";
import type { Tier } from "../domain/tier.ts";
import type { Gists } from "../presentation/gists.ts";
import { articlesByPart, countHeldBack } from "./adverse-media.ts";
import type { Flattened } from "./cited.ts";
import { createClaimSet } from "./claim-set.ts";
import { dropItems } from "./drop-items.ts";
import { countAvailable, limitToPreview } from "./preview.ts";
import { assembleProfile, buildSections, relatedPeople, summarizeProfile } from "./profile.ts";
import type { PictureCredit, SectionContext } from "./section.ts";
import { sectionStates } from "./section-states.ts";
import { heldMetadata } from "./career.ts";
import { audienceMetadata } from "./social-judgement.ts";

/** Everything a profile is built from, as plain data that can be sent to a thread. */
export interface ProfileQuestion {
  /** Believed claims, of open properties only. */
  readonly claims: readonly Claim[];
  /** Open claims of undecided records. The profile uses nothing from them except that they exist. */
  readonly leads?: readonly Claim[];
  /** Number of undecided records of people, among the open ones. */
  readonly undecided?: number;
  /** Number of documents handed over about the person that were not read as articles. */
  readonly unreadDocuments?: number;
  readonly sections: readonly SectionName[];
  /** By datasource ID; a missing one is `published`. */
  readonly tiers: ReadonlyMap<string, Tier>;
  readonly subject: Pick<SectionContext, "lookupId" | "flags" | "baseUrl" | "datasources" | "pages"> & {
    /** By record ID. */
    readonly dismissed: NonNullable<SectionContext["dismissed"]>;
    readonly confidences: ReadonlyMap<string, number>;
    /** The service's own picture URLs, by the original URL. */
    readonly pictures: ReadonlyMap<string, string>;
    /** Credits of fetched pictures, by URL. */
    readonly credits?: ReadonlyMap<string, PictureCredit>;
  };
  /** Identifiers of the person: somebody among the profile's other people who has one of these is the person. */
  readonly own: readonly Identifier[];
  /** Properties that the sources which answered are made to find. */
  readonly searched: ReadonlySet<Property>;
  /** How many sources of news were asked and did not answer. */
  readonly unanswered?: number;
  /** What kept lists answered, by kind, of those that were searched. */
  readonly checks?: ReadonlyMap<RiskCheck, RiskCheckState>;
  readonly preview: boolean;
  /** The date as of which the profile holds. */
  readonly asOf: string;
}

/** A profile as stored. */
export interface WrittenProfile {
  /** JSON, serialised once, here. */
  readonly data: string;
  readonly evidence: string;
  readonly unknown: readonly string[];
  /** What its summaries say, as JSON; `null` if there are none. */
  readonly gists: string | null;
  /** Members to add to the lookup's metadata; `null` removes a member. */
  readonly metadata: Readonly<Record<string, string | null>>;
}

export interface BuiltProfile {
  readonly profile: WrittenProfile;
  /** The other people in it, in the order of `similarPeople`. */
  readonly related: readonly { readonly identifiers: readonly Identifier[] }[];
}

/** Builds the profile with its summaries. Pure: the same question gives the same texts. */
export function buildProfile(question: ProfileQuestion): BuiltProfile {
  const { sections, tiers, preview, searched, undecided = 0, unreadDocuments = 0, unanswered = 0 } = question;
  const claims = createClaimSet(
    question.claims,
    ({ datasourceId }) => tiers.get(datasourceId) ?? "published",
    question.asOf,
  );
  const subject = subjectOf(question);
  const own = new Set(question.own.map(keyOf));
  const people = relatedPeople(claims, sections);
  const isSelf = (identifiers: readonly Identifier[]) => identifiers.some((each) => own.has(keyOf(each)));
  const self = people.flatMap(({ pointer, identifiers }) => (isSelf(identifiers) ? pointer : []));
  const built = buildSections(claims, sections, subject);
  const write = (
    profile: Flattened & { readonly gists?: Gists },
    metadata: WrittenProfile["metadata"],
  ): WrittenProfile => {
    const { data, evidence, unknown } = dropItems(profile, self);
    const gists = profile.gists === undefined ? null : JSON.stringify(profile.gists);
    return { data: JSON.stringify(data), evidence: JSON.stringify(evidence), unknown, gists, metadata };
  };
  const states = ({ data }: Flattened) =>
    sectionStates(
      built.map(({ section }) => section),
      new Set(Object.keys(data)),
      searched,
    );
  const related = people.filter(({ identifiers }) => !isSelf(identifiers));
  if (preview) {
    const assembled = assembleProfile(built);
    return { profile: write(limitToPreview(assembled), countAvailable(assembled, sections)), related };
  }
  const summarized = summarizeProfile(built, claims, subject);
  const held = sections.includes("adverseMedia") ? countHeldBack(question.leads ?? [], claims, subject) : 0;
  const { untold = [], ...parts } = sections.includes("adverseMedia") ? articlesByPart(claims, subject) : {};
  const untoldAt = placesOf(untold, summarized.data["sources"]);
  const audience = sections.includes("socialMedia") ? audienceMetadata(claims) : {};
  const posts = sections.includes("career") ? heldMetadata(claims) : {};
  return {
    profile: write(summarized, {
      ...states(summarized),
      ...audience,
      [HELD_POSTS]: null,
      ...posts,
      [HELD_BACK]: held > 0 ? String(held) : null,
      [UNTOLD]: untold.length > 0 ? String(untold.length) : null,
      [UNTOLD_SOURCES]: untoldAt.length > 0 ? untoldAt.join(",") : null,
      ...partMetadata(Object.fromEntries(Object.entries(parts).map(([part, urls]) => [part, urls.length]))),
      [UNREAD_FOR_CASES]: sections.includes("adverseMedia") && unreadDocuments > 0 ? String(unreadDocuments) : null,
      [UNANSWERED]: sections.includes("adverseMedia") && unanswered > 0 ? String(unanswered) : null,
      ...checkMetadata(
        new Map([...(question.checks ?? [])].filter(([check]) => sections.includes(SECTION_OF_CHECK[check]))),
      ),
      [UNDECIDED]: undecided > 0 ? String(undecided) : null,
    }),
    related,
  };
}

/** A lookup's metadata is for short values. */
const MAX_UNTOLD_SHOWN = 50;

/** Where addresses are in the list of sources, in its order. */
function placesOf(urls: readonly string[], sources: unknown): readonly number[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((url, index) => (urls.includes(url) ? index : [])).slice(0, MAX_UNTOLD_SHOWN);
}

function keyOf({ kind, value }: Identifier): string {
  return `${kind}:${value}`;
}

function subjectOf({ subject: { confidences, pictures, credits, ...subject } }: ProfileQuestion): SectionContext {
  return {
    ...subject,
    identityConfidence: (recordId) => confidences.get(recordId) ?? 0,
    pictureUrl: (url) => pictures.get(url) ?? null,
    pictureCredit: (url) => credits?.get(url),
  };
}
