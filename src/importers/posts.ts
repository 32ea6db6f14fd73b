import type { DocumentImportRow } from "./importer.ts";

/** The most posts that one document holds: as much as the interfaces of the platforms answer at once. */
const PAGE_LENGTH = 100;

/**
 * The posts of an archive in documents, as their platform would have answered them: a document as soon as its posts are read, in
 * their order.
 *
 * @param account the platform and its name or number of the account: the same from one archive to the next
 * @param wrap what the platform puts around a page of posts
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
  /** Of the document: `x/posts`. */
  readonly kind: string;
  readonly account: string;
  readonly profileUrl: string;
  /** ISO 8601 date-time. */
  readonly collectedAt?: string | undefined;
}
