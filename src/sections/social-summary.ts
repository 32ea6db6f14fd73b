import { countedPosts, meanOf } from "../analysis/engagement.ts";
import { type Cited, CitedText, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { nameOf } from "./names.ts";
import { listOwnPosts, listPosts, type PostClaim, wordingFor } from "./own-documents.ts";
import { emphasize, listWords, sentence, writeMonth } from "./prose.ts";
import { toneOf, topicsOf } from "./social-judgement.ts";
import { isPlatform, platformTitle } from "../domain/platform.ts";

const TOPICS = 3;
/** Under this many judged posts a split is chance. */
const LEAST_FOR_TONE = 5;

/** The public posts in a few sentences: where, how many, how they sound, what about, what they stir. */
export function summarizeSocial(claims: ClaimSet): CitedText | undefined {
  const sentences = [postsSentence(claims), topicSentence(claims), toneSentence(claims), likesSentence(claims)].filter(
    (each) => each !== undefined,
  );
  return sentences.length > 0 ? new CitedText(sentences) : undefined;
}

function postsSentence(claims: ClaimSet): Cited<string> | undefined {
  const name = nameOf(claims);
  const posts = listPosts(claims);
  const [newest, oldest] = [posts[0], posts.at(-1)];
  if (!name || !newest || !oldest) return undefined;
  const where = listWords([...new Set(posts.map(({ value }) => titleOf(value.platform)))]);
  const [from, to] = [writeMonth(oldest.value.date.slice(0, 10)), writeMonth(newest.value.date.slice(0, 10))];
  const when = from === to ? `in ${from}` : `between ${from} and ${to}`;
  const full = name.full.value;
  const count = posts.length;
  if (count === 1) {
    return cite(
      sentence(`One public post by ${full} was collected, from ${where}, written in ${to}`),
      evidenceOf(name.full),
      posts,
    );
  }
  const text = wordingFor(`${full} posts`, [
    `${full} wrote ${emphasize(`${count} public posts`)} on ${where} ${when}`,
    `Collected were ${emphasize(`${count} public posts`)} by ${full} on ${where}, all written ${when}`,
    `On ${where}, ${full} has ${emphasize(`${count} public posts`)} that were written ${when}`,
    `There are ${emphasize(`${count} public posts`)} by ${full} from ${where}, the newest of ${to}`,
  ]);
  return cite(sentence(text), evidenceOf(name.full), posts);
}

function topicSentence(claims: ClaimSet): Cited<string> | undefined {
  const topics = topicsOf(listOwnPosts(claims)).slice(0, TOPICS);
  const name = nameOf(claims);
  if (topics.length === 0 || !name) return undefined;
  const named = listWords(topics.map(({ topic }) => emphasize(topic.title.toLowerCase())));
  const text = wordingFor(`${name.full.value} topics`, [
    `More than one of them is about ${named}`,
    `They come back to ${named}`,
    `Subjects that recur: ${named}`,
  ]);
  return cite(sentence(text), ...topics.flatMap((each) => each.posts.map((post) => post.claims)));
}

function toneSentence(claims: ClaimSet): Cited<string> | undefined {
  const { split, judged } = toneOf(listOwnPosts(claims));
  if (split === null || judged.length < LEAST_FOR_TONE) return undefined;
  const shares = [
    { tone: "positive", share: split.positive },
    { tone: "neutral", share: split.neutral },
    { tone: "negative", share: split.negative },
  ].toSorted((a, b) => b.share - a.share);
  const [most, next] = shares;
  if (!most || !next) return undefined;
  const whole = Math.round(most.share);
  const rest = next.share > 0 ? `, ${Math.round(next.share)} percent ${next.tone}` : "";
  const text = `Of the ${judged.length} posts whose tone could be judged, ${whole} percent sound ${most.tone}${rest}`;
  return cite(sentence(text), ...judged.map((post) => post.claims));
}

function likesSentence(claims: ClaimSet): Cited<string> | undefined {
  const posts = listPosts(claims);
  const counted = new Set(countedPosts(posts.map(({ value }) => value)));
  const stating = posts.filter(({ value }) => counted.has(value) && value.likes !== undefined);
  const mean = meanOf(stating.map(({ value }) => value.likes));
  const best = findMostLiked(stating);
  if (mean === null || best?.value.likes === undefined || stating.length < 2) return undefined;
  const average = Math.round(mean);
  return cite(
    sentence(
      `A post gets ${average} ${average === 1 ? "like" : "likes"} on average, and the most liked, of ${writeMonth(best.value.date.slice(0, 10))}, got ${best.value.likes.toLocaleString("en")}`,
    ),
    stating,
  );
}

function findMostLiked(posts: readonly PostClaim[]): PostClaim | undefined {
  return posts.reduce<PostClaim | undefined>(
    (most, post) => ((post.value.likes ?? 0) > (most?.value.likes ?? -1) ? post : most),
    undefined,
  );
}

function titleOf(platform: string): string {
  return isPlatform(platform) ? platformTitle(platform) : platform;
}
