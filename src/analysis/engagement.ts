/** A post as the figures need it. Counts that a platform does not report are absent, never zero. */
export interface CountedPost {
  readonly platform: string;
  /** ISO 8601 date-time, UTC. */
  readonly date: string;
  readonly likes?: number;
  readonly comments?: number;
  readonly shares?: number;
}

// The wire contract: the newest fifty, at most 365 days older than the newest.
const MAX_POSTS = 50;
const OLDEST_MS = 365 * 86_400_000;

/** The posts that averages are taken over. Takes and returns posts newest first. */
export function countedPosts<Counted extends CountedPost>(posts: readonly Counted[]): readonly Counted[] {
  const newest = posts[0];
  if (!newest) return [];
  const oldest = Date.parse(newest.date) - OLDEST_MS;
  return posts.slice(0, MAX_POSTS).filter((post) => Date.parse(post.date) >= oldest);
}

/** The mean of the reported figures; `null` if no post reports one. */
export function meanOf(figures: readonly (number | undefined)[]): number | null {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length;
}

/**
 * 100 × mean over a platform's counted posts of (likes + comments + shares) ÷ followers at collection, weighted by
 * followers over the platforms that report both. `null` if none does.
 *
 * @param posts all posts, newest first
 * @param followers platform → followers at collection
 */
export function engagementRate(posts: readonly CountedPost[], followers: ReadonlyMap<string, number>): number | null {
  let weighted = 0;
  let weights = 0;
  for (const { counted, count } of engagedPlatforms(posts, followers)) {
    const interactions = counted.reduce((sum, post) => sum + interactionsOf(post), 0) / counted.length;
    weighted += ((100 * interactions) / count) * count;
    weights += count;
  }
  return weights === 0 ? null : weighted / weights;
}

/** The posts that the engagement rate is computed from; takes the same arguments as `engagementRate`. */
export function engagedPosts<Counted extends CountedPost>(
  posts: readonly Counted[],
  followers: ReadonlyMap<string, number>,
): readonly Counted[] {
  return engagedPlatforms(posts, followers).flatMap(({ counted }) => counted);
}

function engagedPlatforms<Counted extends CountedPost>(
  posts: readonly Counted[],
  followers: ReadonlyMap<string, number>,
): readonly { readonly counted: readonly Counted[]; readonly count: number }[] {
  return [...followers].flatMap(([platform, count]) => {
    const counted = countedPosts(posts.filter((post) => post.platform === platform)).filter(isReported);
    return count <= 0 || counted.length === 0 ? [] : [{ counted, count }];
  });
}

/** Likes + comments + shares, as far as the platform reports them. */
function interactionsOf(post: CountedPost): number {
  return (post.likes ?? 0) + (post.comments ?? 0) + (post.shares ?? 0);
}

/** The post with the most interactions, the newer one on a tie. Takes posts newest first. */
export function topPost<Counted extends CountedPost>(posts: readonly [Counted, ...Counted[]]): Counted {
  return posts.reduce((top, post) => (interactionsOf(post) > interactionsOf(top) ? post : top));
}

function isReported(post: CountedPost): boolean {
  return post.likes !== undefined || post.comments !== undefined || post.shares !== undefined;
}
