import type { Evidence, EvidenceClaim } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import type { Summaries } from "../contract/summaries.ts";
import { findKin } from "../analysis/revealing.ts";
import { hideBirthDays, hideBirthDaysDeep } from "../domain/birth-day.ts";
import type { Claim, Property } from "../domain/claim.ts";
import { closePlaces, maskContacts } from "../domain/mask.ts";
import type { PresentInput } from "../presentation/present.ts";
import { type CitedSentence, citationsOf } from "../presentation/citations.ts";
import type { ReportInput } from "../report/render-request.ts";
import { closeDeep } from "../sections/open-properties.ts";

const KIN: ReadonlySet<Property> = new Set(["spouse", "child", "childCount"]);
/** Fields about kin and other people, and fields that are pictures. */
const LEFT_OUT = ["spouse", "children", "similarPeople", "avatarUrl", "photos"] as const;
/** Followers by name. */
const FOLLOWERS = "/socialMedia/famousFollowing";
/** Members that are the address of a picture, wherever they stand. */
const PICTURES: ReadonlySet<string> = new Set(["avatarUrl", "imageUrl", "thumbnailUrl", "logoUrl"]);
/** A place with a number is an address or has a postcode. */
const IS_ADDRESS = /\p{N}/u;
/** A shorter name would be hidden inside other words. */
const MIN_NAME_LENGTH = 3;

/**
 * A report's input without what should not leave the house: contacts, kin and other people, day and month of birth,
 * addresses, pictures. Texts keep their length, so that positions in them stay valid.
 *
 * @param claims all claims of the lookup, and of the earlier one that it is compared with
 */
export function forOutside(input: ReportInput, claims: readonly Claim[], phones: readonly string[]): ReportInput {
  const hide = hiderOf(claims, phones);
  const { data, candidate, metadata, ...lookup } = input.lookup;
  const told = withoutPrivate(data, input.evidence, input.summaries ?? {}, claims);
  const { avatarUrl: _, ...named } = candidate ?? { fullName: "", email: null, sources: [] };
  return hideIn(
    {
      ...input,
      lookup: {
        ...lookup,
        ...(candidate && { candidate: named }),
        ...(metadata && { metadata }),
        ...(told.data && { data: told.data }),
      },
      evidence: told.evidence,
      summaries: told.summaries,
      ...(input.earlier && { earlier: earlierForOutside(input.earlier, claims) }),
    },
    hide,
  );
}

function earlierForOutside(earlier: PresentInput<Evidence>, claims: readonly Claim[]): PresentInput<Evidence> {
  const { data, evidence } = withoutPrivate(earlier.data, earlier.evidence ?? {}, {}, claims);
  return { ...earlier, data, evidence };
}

interface Hider {
  readonly text: (text: string) => string;
  readonly born: readonly string[];
}

/** Hides contacts, birthdays, names of kin and sentences about kin in any text. */
function hiderOf(claims: readonly Claim[], phones: readonly string[]): Hider {
  const born = claims.flatMap((claim) => (claim.property === "birthDate" ? [claim.value] : []));
  const names = claims.flatMap((claim) =>
    claim.property === "spouse" || claim.property === "child" ? [claim.value] : [],
  );
  const kin = [...new Set(names)].filter((name) => name.length >= MIN_NAME_LENGTH);
  const text = (whole: string): string => {
    const places = [...findKin(whole), ...kin.flatMap((name) => placesOf(whole, name))];
    return maskContacts(hideBirthDays(closePlaces(whole, places), born), phones);
  };
  return { text, born };
}

function placesOf(text: string, name: string): readonly { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  const [small, wanted] = [text.toLowerCase(), name.toLowerCase()];
  if (small.length !== text.length) return small.includes(wanted) ? [{ from: 0, to: text.length }] : [];
  for (let from = small.indexOf(wanted); from >= 0; from = small.indexOf(wanted, from + wanted.length)) {
    places.push({ from, to: from + wanted.length });
  }
  return places;
}

function hideIn(input: ReportInput, { text, born }: Hider): ReportInput {
  const deep = <T>(value: T): T => hideBirthDaysDeep(closeDeep(value, text), born) as T;
  const { lookup, earlier } = input;
  return {
    ...input,
    pictures: new Map(),
    captures: [],
    lookup: {
      ...lookup,
      ...(lookup.candidate && { candidate: deep(lookup.candidate) }),
      ...(lookup.metadata && { metadata: deep(lookup.metadata) }),
      ...(lookup.contradictions && { contradictions: deep(lookup.contradictions) }),
      ...(lookup.rectifications && { rectifications: deep(lookup.rectifications) }),
      ...(lookup.data && { data: deep(lookup.data) }),
    },
    evidence: hideClaims(input.evidence, deep),
    summaries: deep(input.summaries ?? {}),
    datasources: input.datasources.map((each) => ({
      ...each,
      source: text(each.source),
      ...(each.title !== undefined && { title: text(each.title) }),
      ...(each.file !== undefined && { file: text(each.file) }),
    })),
    coverage: deep(input.coverage),
    ...(earlier && {
      earlier: { ...earlier, data: deep(earlier.data), evidence: hideClaims(earlier.evidence ?? {}, deep) },
    }),
  };
}

/** Only what claims say: their IDs and places stay. */
function hideClaims(evidence: Evidence, deep: <T>(value: T) => T): Evidence {
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, claims]) => [
      pointer,
      claims.map((claim) => ({
        ...claim,
        value: deep(claim.value),
        ...(claim.quote !== undefined && { quote: deep(claim.quote) }),
      })),
    ]),
  );
}

/** A profile without the fields and the sentences of its summaries that are about kin, without addresses and pictures. */
function withoutPrivate(
  data: LookupData | undefined,
  evidence: Evidence,
  summaries: Summaries,
  claims: readonly Claim[],
): { readonly data: LookupData | undefined; readonly evidence: Evidence; readonly summaries: Summaries } {
  const kin = new Set(claims.filter(({ property }) => KIN.has(property)).map(({ id }) => id));
  const shown: Record<string, unknown> = { ...data };
  const fields: string[] = [...LEFT_OUT];
  if (typeof shown["location"] === "string" && IS_ADDRESS.test(shown["location"])) fields.push("location");
  for (const field of fields) delete shown[field];
  if (data?.socialMedia !== undefined) shown["socialMedia"] = { ...data.socialMedia, famousFollowing: undefined };
  const cited = Object.fromEntries(
    Object.entries(evidence).filter(
      ([pointer]) => !fields.includes(pointer.split("/")[1] ?? "") && !pointer.startsWith(FOLLOWERS),
    ),
  );
  const told: Summaries = { ...summaries };
  for (const [field, text] of Object.entries(shown)) {
    if (typeof text !== "string") continue;
    const sentences = citationsOf(cited).sentences(`/${field}`);
    const isKept = sentences.map((sentence) => !sentence.claims.some(({ claimId }) => kin.has(claimId)));
    if (isKept.every(Boolean)) continue;
    const kept = sentences.filter((_, index) => isKept[index]);
    shown[field] = joinSentences(field, text, sentences, kept, cited);
    const inWords = told[field];
    if (inWords?.length === sentences.length) told[field] = inWords.filter((_, index) => isKept[index]);
    else delete told[field];
  }
  return { data: data && (withoutPictures(shown) as LookupData), evidence: cited, summaries: told };
}

type Sentences = readonly CitedSentence<EvidenceClaim>[];

/** The sentences that are kept, as one text; the evidence of each moves along in `cited`. */
function joinSentences(
  field: string,
  text: string,
  sentences: Sentences,
  kept: Sentences,
  cited: Record<string, Evidence[string]>,
): string {
  for (const { pointer } of sentences) delete cited[pointer];
  let whole = "";
  for (const { from, to, claims } of kept) {
    if (whole !== "") whole += " ";
    cited[`/${field}#char=${whole.length},${whole.length + to - from}`] = [...claims];
    whole += text.slice(from, to);
  }
  return whole;
}

function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, PICTURES.has(name) ? "" : withoutPictures(member)]),
  );
}
