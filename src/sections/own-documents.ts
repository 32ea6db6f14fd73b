import { withoutMarks } from "../presentation/emphasis.ts";
import type { ClaimOf, PostValue } from "../domain/claim.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";

export type PostClaim = ClaimOf<"post">;

/** Something that the person wrote; a post on three platforms is one document. */
export interface OwnDocument {
  readonly text: string;
  readonly claims: readonly [{ readonly id: string }, ...{ readonly id: string }[]];
  readonly url?: string;
  readonly post?: PostValue;
}

/** One claim per post, newest first. Posts of the same instant are sorted by ID, descending, so that the order is total. */
export function listPosts(claims: ClaimSet): readonly PostClaim[] {
  return agreeOn(claims, "post", (post) => `${post.platform}:${post.id}`)
    .map((agreement) => agreement.claims[0])
    .sort((a, b) =>
      a.value.date === b.value.date ? (a.value.id < b.value.id ? 1 : -1) : a.value.date < b.value.date ? 1 : -1,
    );
}

/** Posts that the person wrote: the figures of a repost belong to its author. */
export function writtenPosts(posts: readonly PostClaim[]): readonly PostClaim[] {
  return posts.filter(({ value }) => value.kind !== "repost");
}

const ownPosts = new WeakMap<ClaimSet, readonly OwnDocument[]>();

/** The person's own posts, newest first, without duplicates and reposts. */
export function listOwnPosts(claims: ClaimSet): readonly OwnDocument[] {
  const posts = ownPosts.get(claims) ?? gatherOwnPosts(claims);
  ownPosts.set(claims, posts);
  return posts;
}

function gatherOwnPosts(claims: ClaimSet): readonly OwnDocument[] {
  const own = writtenPosts(listPosts(claims)).filter(({ value }) => value.message.trim() !== "");
  return [...Map.groupBy(own, ({ value }) => plainKey(value.message) || value.message).values()].flatMap((same) => {
    const [first, ...rest] = same;
    return first
      ? [{ text: first.value.message, claims: [first, ...rest], url: first.value.url, post: first.value }]
      : [];
  });
}

/** Posts, and what the person says about themselves on their pages. */
export function listOwnDocuments(claims: ClaimSet): readonly OwnDocument[] {
  const described = agreeOn(claims, "biography", plainKey).map(({ value, claims: all }) => ({
    text: value,
    claims: all,
  }));
  return [...listOwnPosts(claims), ...described];
}

/**
 * What a rule finds in a document, computed once. A document's text is that of its first claim; sections, summaries and profiles with more
 * claims ask the same question.
 */
export function foundOnce<Found>(find: (text: string) => Found): (document: OwnDocument) => Found {
  const known = new WeakMap<OwnDocument["claims"][0], { readonly found: Found }>();
  return ({ text, claims: [first] }) => {
    const before = known.get(first);
    if (before !== undefined) return before.found;
    const found = find(text);
    known.set(first, { found });
    return found;
  };
}

/** The document's words in quotation marks. */
export function quoted(text: string): string {
  return `“${withoutMarks(text.replace(/\s+/g, " ")).trim()}”`;
}
