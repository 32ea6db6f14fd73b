import type { MentionOwner } from "./mention.ts";
import { couldMean, type Gender, type Rival } from "./rivals.ts";

/** What a text has said before the sentence of a pronoun. */
export interface HeardBefore {
  /** The person's; unknown until a pronoun shows it. */
  gender: Gender | undefined;
  /** Whom the previous sentence was about. */
  readonly owner: MentionOwner;
  /** Whom else a pronoun could mean, of those before its sentence. */
  readonly rival: Rival | undefined;
  /** The text is about the person. */
  readonly about: boolean;
  /** The person speaks in it, as "I". */
  readonly own: boolean;
}

/** Whom the sentence itself has mentioned before the pronoun. */
export interface Near {
  /** Whom it is about, if it has mentioned anybody. */
  readonly first: MentionOwner | undefined;
  /** Whom the words right before the pronoun are about. */
  readonly now: MentionOwner;
}

/** Whom a pronoun can only mean, in a text that may be about anybody, and whom it most likely means where that is unknown. */
export interface Meant {
  readonly owner: MentionOwner;
  readonly likely?: MentionOwner | undefined;
}

/**
 * Whom a pronoun can only mean: whom all mentions before it in its sentence mean, or else whom the previous sentence was about.
 * Learns the person's gender from the first pronoun that means them.
 *
 * @param gender `undefined` for a word that has none ("lui")
 * @param before the mentions before it in its sentence, except possessives
 * @param isNamed the sentence has named the person before it
 */
export function surelyMeant(
  gender: Gender | undefined,
  before: readonly { readonly owner: MentionOwner }[],
  isNamed: boolean,
  heard: HeardBefore,
): MentionOwner {
  if (heard.gender !== undefined && gender !== undefined && gender !== heard.gender) return "other";
  const [first] = before;
  const owner =
    first === undefined ? heard.owner : before.every((each) => each.owner === first.owner) ? first.owner : "unknown";
  if (owner !== "own") return owner;
  if (!isNamed && couldMean(heard.rival, gender)) return "unknown";
  heard.gender ??= gender;
  return "own";
}

/**
 * Whom "she" or "he" most likely means: the person, unless their pronoun is a different one or it could also mean somebody else.
 * Learns the person's gender from the first pronoun that nobody else could be meant by.
 */
export function likelyMeant(gender: Gender, { first, now }: Near, heard: HeardBefore): MentionOwner {
  const { owner, rival, about, own } = heard;
  const ownIsNear = now === "own" || first === "own" || (first === undefined && owner === "own");
  if (heard.gender === undefined && ownIsNear && rival === undefined && !own) heard.gender = gender;
  // A person who says "I" is not "she".
  if (own && heard.gender === undefined) return "other";
  if (heard.gender === undefined) return about && ownIsNear ? "own" : "unknown";
  if (heard.gender !== gender) return "other";
  if (about) return owner === "other" && first === undefined && couldMean(rival, gender) ? "unknown" : "own";
  return !couldMean(rival, gender) || now === "own" ? "own" : "unknown";
}

/** Everybody else of whom a text about several people has spoken. */
export interface Crowd {
  /** The sex of nearly all bearers of the person's given name. */
  readonly sex: Gender | null;
  /** Who was spoken of before the pronoun, in the whole text. */
  readonly met: Rival | undefined;
  /** Who is spoken of first behind the pronoun, if the sentence has spoken of nobody before it. */
  readonly ahead: Rival | undefined;
}

/**
 * Whether a pronoun that most likely means the person can mean nobody else at all: the text has spoken of nobody whom it could
 * mean, and it does not contradict the person's given name.
 *
 * @param gender `undefined` for a possessive that has none
 */
export function isCertain(gender: Gender | undefined, { sex, met, ahead }: Crowd): boolean {
  if (gender !== undefined && sex !== null && sex !== gender) return false;
  return !couldMean(ahead, gender) && !couldMean(met, gender);
}
