import type { DocumentImportRow } from "./importer.ts";

/** The most posts in one document: as many as the platforms' APIs return at once. */
const PAGE_LENGTH = 100;

/**
 * The posts of an archive in documents, in the form in which their platform would have returned them: each document as
 * soon as its posts are read, in order.
 *
 * @param account the platform, with the account's name or number: the same from one archive to the next
 * @param wrap adds what the platform puts around a page of posts
 */
export async function* postDocuments<Post>(
  posts: AsyncIterable<Post>,
  { kind, account, profileUrl, collectedAt }: PostsOf,
  wrap: (page: readonly Post[]) => unknown,
): AsyncGenerator<DocumentImportRow> {
  let pages = 0;
  const write = (page: readonly Post[]): DocumentImportRow => ({
    type: "document",
    kind,
    url: `urn:candor:import:${account.replace(/[^\w-]+/g, "-")}-posts-${++pages}`,
    mediaType: "application/json",
    ...(collectedAt !== undefined && { collectedAt }),
    data: JSON.stringify(wrap(page)),
    identifiers: [{ kind: "profileUrl", value: profileUrl }],
  });
  let page: Post[] = [];
  for await (const post of posts) {
    if (page.push(post) < PAGE_LENGTH) continue;
    yield write(page);
    page = [];
  }
  if (page.length > 0) yield write(page);
}

interface PostsOf {
  /** The kind of the document: `x/posts`. */
  readonly kind: string;
  readonly account: string;
  readonly profileUrl: string;
  /** ISO 8601 date-time. */
  readonly collectedAt?: string | undefined;
}
