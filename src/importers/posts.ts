import type { DocumentImportRow } from "./importer.ts";

/** The most posts that one document holds: as much as the interfaces of the platforms answer at once. */
const PAGE_LENGTH = 100;

/**
 * The posts of an archive in documents, as their platform would have answered them.
 *
 * @param account the platform and its name or number of the account: the same from one archive to the next
 * @param wrap what the platform puts around a page of posts
 */
export function* postDocuments<Post>(
  posts: readonly Post[],
  { kind, account, profileUrl, collectedAt }: PostsOf,
  wrap: (page: readonly Post[]) => unknown,
): Generator<DocumentImportRow> {
  for (let from = 0; from < posts.length; from += PAGE_LENGTH) {
    yield {
      type: "document",
      kind,
      url: `urn:candor:import:${account.replace(/[^\w-]+/g, "-")}-posts-${from / PAGE_LENGTH + 1}`,
      mediaType: "application/json",
      ...(collectedAt !== undefined && { collectedAt }),
      data: JSON.stringify(wrap(posts.slice(from, from + PAGE_LENGTH))),
      identifiers: [{ kind: "profileUrl", value: profileUrl }],
    };
  }
}

interface PostsOf {
  /** Of the document: `x/posts`. */
  readonly kind: string;
  readonly account: string;
  readonly profileUrl: string;
  /** ISO 8601 date-time. */
  readonly collectedAt?: string | undefined;
}
