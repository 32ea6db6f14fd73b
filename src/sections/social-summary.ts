import { countedPosts, meanOf } from "../analysis/engagement.ts";
import { isPlatform, platformTitle } from "../domain/platform.ts";
import { type Cited, CitedText, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { besideFacts, toldNameOf } from "./names.ts";
import { listOwnPosts, listPosts, type PostClaim, writtenPosts } from "./own-documents.ts";
import { toneOf, topicsOf } from "./social-judgement.ts";
import { sentence } from "./prose.ts";
import { spokenOf } from "./spoken.ts";
import type { SummaryMessages, Tone } from "../presentation/summary-messages.ts";

const MAX_TOPICS = 3;
/** Below this number of judged posts, percentages claim more than is known. */
const MIN_FOR_TONE = 10;

/** The public posts in a few sentences: where, how many, about what, in what tone, with what reactions. */
export function summarizeSocial(claims: ClaimSet, words: SummaryMessages): CitedText | undefined {
  const told = [
    postsSentence(claims, words),
    topicSentence(claims, words),
    toneSentence(claims, words),
    likesSentence(claims, words),
  ];
  const sentences = told.filter((each) => each !== undefined);
  return sentences.length > 0 ? new CitedText(sentences) : undefined;
}

function postsSentence(claims: ClaimSet, { social: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const posts = writtenPosts(listPosts(claims));
  const [newest, oldest] = [posts[0], posts.at(-1)];
  if (!name || !newest || !oldest) return undefined;
  const person = spokenOf(name);
  const platforms = [...new Set(posts.map(({ value }) => titleOf(value.platform)))];
  const [from, to] = [dayOf(oldest), dayOf(newest)];
  const text =
    posts.length === 1 ? words.onePost(person, platforms, to) : words.posts(person, posts.length, platforms, from, to);
  return cite(sentence(text), besideFacts(claims, name.full, posts), posts);
}

function topicSentence(claims: ClaimSet, words: SummaryMessages): Cited<string> | undefined {
  const topics = topicsOf(listOwnPosts(claims)).slice(0, MAX_TOPICS);
  const name = toldNameOf(claims);
  if (topics.length === 0 || !name) return undefined;
  const text = words.social.topics(topics.map(({ topic }) => topic.title.toLowerCase()));
  return cite(sentence(text), ...topics.flatMap((each) => each.posts.map((post) => post.claims)));
}

function toneSentence(claims: ClaimSet, { social: words }: SummaryMessages): Cited<string> | undefined {
  const { split, judged } = toneOf(listOwnPosts(claims));
  const name = toldNameOf(claims);
  if (split === null || judged.length < MIN_FOR_TONE || !name) return undefined;
  const [most, next] = (["positive", "neutral", "negative"] as const)
    .map((tone: Tone) => ({ tone, percent: Math.round(split[tone]) }))
    .toSorted((a, b) => b.percent - a.percent);
  if (!most || !next) return undefined;
  const text = words.tone(judged.length, most, next.percent > 0 ? next : undefined);
  return cite(sentence(text), ...judged.map((post) => post.claims));
}

function likesSentence(claims: ClaimSet, { social: words }: SummaryMessages): Cited<string> | undefined {
  const name = toldNameOf(claims);
  const posts = writtenPosts(listPosts(claims));
  const counted = new Set(countedPosts(posts.map(({ value }) => value)));
  const stating = posts.filter(({ value }) => counted.has(value) && value.likes !== undefined);
  const mean = meanOf(stating.map(({ value }) => value.likes));
  const best = findMostLiked(stating);
  if (!name || mean === null || best?.value.likes === undefined || stating.length < 2) return undefined;
  const sample = {
    posts: stating.length,
    of: posts.length,
    newest: stating.length === counted.size && counted.size < posts.length,
  };
  const text = words.likes(Math.round(mean), best.value.likes, dayOf(best), sample);
  return cite(sentence(text), stating);
}

function findMostLiked(posts: readonly PostClaim[]): PostClaim | undefined {
  return posts.reduce<PostClaim | undefined>(
    (most, post) => ((post.value.likes ?? 0) > (most?.value.likes ?? -1) ? post : most),
    undefined,
  );
}

function dayOf({ value }: PostClaim): string {
  return value.date.slice(0, 10);
}

function titleOf(platform: string): string {
  return isPlatform(platform) ? platformTitle(platform) : platform;
}
