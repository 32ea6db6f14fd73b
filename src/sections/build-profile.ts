import { HELD_BACK, UNDECIDED } from "../contract/section-state.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Tier } from "../domain/tier.ts";
import type { Gists } from "../presentation/gists.ts";
import { countHeldBack } from "./adverse-media.ts";
import type { Flattened } from "./cited.ts";
import { createClaimSet } from "./claim-set.ts";
import { dropItems } from "./drop-items.ts";
import { countAvailable, limitToPreview } from "./preview.ts";
import { assembleProfile, buildSections, relatedPeople, summarizeProfile } from "./profile.ts";
import type { PictureCredit, SectionContext } from "./section.ts";
import { sectionStates } from "./section-states.ts";
import { audienceMetadata } from "./social-judgement.ts";

/** All that a profile is made of, as plain data: it may cross to a thread. */
export interface ProfileQuestion {
  /** The believed claims, of open sections only. */
  readonly claims: readonly Claim[];
  /** Open claims of the records that are undecided: nothing of them is in the profile, but that they are there. */
  readonly leads?: readonly Claim[];
  /** How many records of people are undecided, of those that are open. */
  readonly undecided?: number;
  readonly sections: readonly SectionName[];
  /** By the ids of datasources; one that is not named is `published`. */
  readonly tiers: ReadonlyMap<string, Tier>;
  readonly subject: Pick<SectionContext, "lookupId" | "flags" | "baseUrl" | "datasources" | "pages"> & {
    /** By the ids of records. */
    readonly dismissed: NonNullable<SectionContext["dismissed"]>;
    readonly confidences: ReadonlyMap<string, number>;
    /** The service's own addresses of pictures, by theirs. */
    readonly pictures: ReadonlyMap<string, string>;
    /** Whose fetched pictures are, by their addresses. */
    readonly credits?: ReadonlyMap<string, PictureCredit>;
  };
  /** What the person is known under: whoever among the other people of the profile has one of these is the person. */
  readonly own: readonly Identifier[];
  /** What sources that answered are made to find of a person. */
  readonly searched: ReadonlySet<Property>;
  readonly preview: boolean;
  /** The day for which the profile stands. */
  readonly asOf: string;
}

/** A profile as it is stored. */
export interface WrittenProfile {
  /** JSON texts: they are written once, where they are made. */
  readonly data: string;
  readonly evidence: string;
  readonly unknown: readonly string[];
  /** What its summaries say, as JSON; `null` if it has none. */
  readonly gists: string | null;
  /** What is added to the lookup's metadata; `null` takes a member away. */
  readonly metadata: Readonly<Record<string, string | null>>;
}

export interface BuiltProfile {
  /** Without summaries. */
  readonly assembled: WrittenProfile;
  readonly summarized: WrittenProfile;
  /** The other people of both, in the order in which they stand in `similarPeople`. */
  readonly related: readonly { readonly identifiers: readonly Identifier[] }[];
}

/** Makes the profile, first without and then with its summaries. Pure: the same question gives the same texts. */
export function buildProfile(question: ProfileQuestion): BuiltProfile {
  const { sections, tiers, preview, searched, undecided = 0 } = question;
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
  const assembled = assembleProfile(built);
  if (preview) {
    const shown = write(limitToPreview(assembled), countAvailable(assembled, sections));
    return { assembled: shown, summarized: shown, related };
  }
  const summarized = summarizeProfile(built, claims, subject);
  const held = sections.includes("adverseMedia") ? countHeldBack(question.leads ?? [], claims, subject) : 0;
  const audience = sections.includes("socialMedia") ? audienceMetadata(claims) : {};
  return {
    assembled: write(assembled, states(assembled)),
    summarized: write(summarized, {
      ...states(summarized),
      ...audience,
      [HELD_BACK]: held > 0 ? String(held) : null,
      [UNDECIDED]: undecided > 0 ? String(undecided) : null,
    }),
    related,
  };
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
