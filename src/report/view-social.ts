import type { Post, SocialMedia } from "../contract/profile.ts";
import type { Bar, Block, Chart, ColumnChart, Part, PostCard } from "./blocks.ts";
import { cleanLine } from "./clean.ts";
import { formatInstant, formatNumber, parse } from "./format.ts";
import { bodyOf, capped, entriesOf, isBlank, type Loose, linkOf, numberOf, type Pen, present } from "./pen.ts";
import { line } from "./text.ts";
import { addressItem, heading, proseBlock } from "./view-person.ts";

/** The wire contract holds fifty posts; a report shows no more than this, whatever it is given. */
const MAX_POSTS = 200;
const ROOT = "/socialMedia";

export function writeSocialMedia(pen: Pen): Block[] {
  const social = pen.data.socialMedia;
  const summary = proseBlock(pen, "socialSummary");
  if (typeof social !== "object" || social === null) return summary;
  const { messages } = pen;
  return [
    ...summary,
    ...keyNumbers(pen, social),
    ...followerBars(pen, social),
    ...splits(pen, social),
    ...monthColumns(pen, social),
    ...audienceFacts(pen, social),
    ...brandSafety(pen, social),
    ...famousFollowing(pen, social),
    ...topPost(pen, social),
    ...recentPosts(pen, social, messages.social.recentPosts),
  ];
}

/** The flags that were raised, by their names. */
export function raisedFlags(pen: Pen): string[] {
  const analysis = pen.data.socialMedia?.brandSafetyAnalysis;
  const flags = pen.messages.social.flags;
  return (Object.keys(flags) as (keyof typeof flags)[])
    .filter((topic) => analysis?.[topic]?.flagged === true)
    .map((topic) => flags[topic]);
}

function keyNumbers(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const { messages, numbering } = pen;
  const words = messages.social;
  const numbers = (
    [
      ["totalFollowerCount", words.followers, ""],
      ["engagementRate", words.engagement, " %"],
      ["averageLikes", words.averageLikes, ""],
      ["averageComments", words.averageComments, ""],
      ["averageShares", words.averageShares, ""],
    ] as const
  ).flatMap(([field, label, unit]) => {
    const value = numberOf(social[field]);
    const pointer = `${ROOT}/${field}`;
    if (value === null) return [];
    return [{ value: `${formatNumber(value, messages)}${unit}`, label, refs: numbering.at(pointer) }];
  });
  return numbers.length === 0 ? [] : [{ kind: "numbers", numbers }];
}

function followerBars(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const { messages, numbering } = pen;
  const counts = Object.entries(social.followerCounts ?? {})
    .map(([key, value]) => ({ key, value: numberOf(value), pointer: `${ROOT}/followerCounts/${key}` }))
    .filter((row): row is typeof row & { value: number } => row.value !== null && row.value >= 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, 12);
  if (counts.length === 0) return [];
  const most = Math.max(1, ...counts.map((row) => row.value));
  const bars = counts.map(
    (row): Bar => ({
      label: line(messages.platforms[row.key] ?? row.key),
      value: formatNumber(row.value, messages),
      share: row.value / most,
      refs: numbering.at(row.pointer),
    }),
  );
  const alt = messages.social.byPlatformAlt(
    counts
      .map((row) => `${messages.platforms[row.key] ?? cleanLine(row.key)}: ${formatNumber(row.value, messages)}`)
      .join("; "),
  );
  return [{ kind: "bars", chart: { caption: messages.social.byPlatform, alt }, bars }];
}

/** Tone and audience. A split that is all zero or listed as unknown is not known, and not drawn. */
function splits(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const words = pen.messages.social;
  const tone = social.sentimentSplit ?? {};
  const people = social.maleFemaleSplit ?? {};
  const all = [
    split(pen, "sentimentSplit", words.sentiment, [
      { label: words.positive, value: shareOf(tone.positive), tone: "good" },
      { label: words.neutral, value: shareOf(tone.neutral), tone: "plain" },
      { label: words.negative, value: shareOf(tone.negative), tone: "bad" },
    ]),
    split(pen, "maleFemaleSplit", words.audience, [
      { label: words.female, value: shareOf(people.female), tone: "first" },
      { label: words.male, value: shareOf(people.male), tone: "second" },
    ]),
  ];
  const shown = present(all);
  return shown.length === 0 ? [] : [{ kind: "splits", splits: shown }];
}

function split(
  pen: Pen,
  field: string,
  caption: string,
  parts: readonly Part[],
): { chart: Chart; parts: readonly Part[] } | null {
  const pointer = `${ROOT}/${field}`;
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  if (total <= 0) return null;
  const alt = pen.messages.social.splitAlt(parts.map((part) => `${part.label} ${part.value} %`).join(", "));
  return { chart: { caption, alt, refs: pen.numbering.at(pointer) }, parts };
}

function shareOf(value: unknown): number {
  const number = numberOf(value);
  return number === null ? 0 : Math.round(Math.min(100, Math.max(0, number)) * 10) / 10;
}

interface MonthRow {
  readonly month: number;
  posts: number;
  /** Posts that state at least one of their counts. */
  counted: number;
  reactions: number;
}

/** Posts and reactions month by month over the recent posts: at most the last two years, at least two months. */
function monthColumns(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const { messages, numbering } = pen;
  const rows = monthsOf(social);
  if (rows.length < 2) return [];
  const refs = numbering.at(`${ROOT}/recentPosts`);
  const columns = (caption: string, alt: (rows: string) => string, valueOf: (row: MonthRow) => number): ColumnChart => {
    const top = Math.max(1, ...rows.map(valueOf));
    const named = rows.map((row) => ({
      label: messages.month(Math.floor(row.month / 12), (row.month % 12) + 1),
      value: valueOf(row),
    }));
    const words = named.map((row) => `${row.label}: ${formatNumber(row.value, messages)}`).join("; ");
    return {
      chart: { caption, alt: alt(words), refs },
      top: formatNumber(top, messages),
      columns: named.map((row) => ({ ...row, share: row.value / top })),
    };
  };
  const words = messages.social;
  const activity = columns(words.activity, words.activityAlt, (row) => row.posts);
  const reactions = columns(words.reactions, words.reactionsAlt, (row) =>
    row.counted === 0 ? 0 : Math.round(row.reactions / row.counted),
  );
  const charts = rows.some((row) => row.counted > 0) ? [activity, reactions] : [activity];
  return [{ kind: "columns", charts }];
}

function monthsOf(social: Loose<SocialMedia>): MonthRow[] {
  const months = new Map<number, MonthRow>();
  for (const { entry: post } of entriesOf(social.recentPosts, `${ROOT}/recentPosts`)) {
    const date = parse(post.date);
    if (date === null) continue;
    const month = date[0] * 12 + date[1] - 1;
    const row = months.get(month) ?? { month, posts: 0, counted: 0, reactions: 0 };
    row.posts++;
    const counts = statedCounts(post);
    if (counts.length > 0) row.counted++;
    for (const { value } of counts) row.reactions += Math.max(0, value);
    months.set(month, row);
  }
  const last = Math.max(...months.keys());
  const first = Math.max(Math.min(...months.keys()), last - 23);
  if (!Number.isFinite(last)) return [];
  return Array.from(
    { length: last - first + 1 },
    (_, index) => months.get(first + index) ?? { month: first + index, posts: 0, counted: 0, reactions: 0 },
  );
}

function audienceFacts(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const { messages } = pen;
  const words = messages.social;
  const facebook = (
    [
      ["countFacebookPosts", words.facebookPosts],
      ["facebookFollowerCount", words.facebookFollowers],
      ["facebookLikeCount", words.facebookLikes],
      ["facebookCommentCount", words.facebookComments],
      ["facebookShareCount", words.facebookShares],
    ] as const
  ).map(([field, write]) => {
    const value = numberOf(social[field]);
    return value === null ? null : pen.item(`${ROOT}/${field}`, write(formatNumber(value, messages)));
  });
  const rows = [
    { label: words.industry, items: present([pen.item(`${ROOT}/industry`, social.industry)]) },
    { label: words.targetAudience, items: present([pen.item(`${ROOT}/targetAudience`, social.targetAudience)]) },
    { label: words.facebook, items: present(facebook), inline: true },
  ].filter((row) => row.items.length > 0);
  return rows.length === 0 ? [] : [{ kind: "facts", rows }];
}

function brandSafety(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const analysis = social.brandSafetyAnalysis;
  if (typeof analysis !== "object" || analysis === null) return [];
  const words = pen.messages.social;
  const topics = Object.keys(words.flags) as (keyof typeof words.flags)[];
  const rows = topics.map((topic) => {
    const flag = analysis[topic];
    const pointer = `${ROOT}/brandSafetyAnalysis/${topic}`;
    const judged = flag !== undefined && flag !== null && flag.evaluated !== false;
    const state = !judged ? ("open" as const) : flag.flagged === true ? ("flagged" as const) : ("clear" as const);
    const item = state === "flagged" ? pen.item(pointer, flag?.source ?? "–", linkOf(flag?.source).href) : null;
    return { label: words.flags[topic], state, word: words[state], item };
  });
  return [heading(words.brandSafety), { kind: "matrix", head: words.brandSafetyHead, rows }];
}

function famousFollowing(pen: Pen, social: Loose<SocialMedia>): Block[] {
  const { messages } = pen;
  const { rows, note } = capped(
    entriesOf(social.famousFollowing, `${ROOT}/famousFollowing`),
    pen.maxRows,
    messages.more,
  );
  const people = rows.map(({ entry, at }) => {
    const name = typeof entry.name === "string" ? entry.name : "–";
    const count = numberOf(entry.followerCount);
    return {
      name: pen.item(at, name, linkOf(entry.link).href) ?? { t: "–" },
      under: present([
        count === null ? null : { t: messages.social.famousFollowers(formatNumber(count, messages)) },
        addressItem(entry.link),
      ]),
      picture: pen.picture(entry.imageUrl, "face", messages.alts.portrait(name), name),
    };
  });
  return people.length === 0 ? [] : [heading(messages.social.famous), { kind: "people", people }, ...note];
}

function topPost(pen: Pen, social: Loose<SocialMedia>): Block[] {
  if (typeof social.topPost !== "object" || social.topPost === null) return [];
  return [
    heading(pen.messages.social.topPost),
    { kind: "posts", posts: [postCard(pen, social.topPost, `${ROOT}/topPost`)] },
  ];
}

function recentPosts(pen: Pen, social: Loose<SocialMedia>, title: string): Block[] {
  const all = entriesOf(social.recentPosts, `${ROOT}/recentPosts`);
  const { rows, note } = capped(all, Math.min(MAX_POSTS, pen.maxRows), pen.messages.social.more);
  const posts = rows.map(({ entry, at }) => postCard(pen, entry, at));
  return posts.length === 0 ? [] : [heading(title), { kind: "posts", posts }, ...note];
}

function postCard(pen: Pen, post: Loose<Post>, at: string): PostCard {
  const { messages } = pen;
  const counts = statedCounts(post).map(({ field, value }) =>
    messages.social.counts[field](value, formatNumber(value, messages)),
  );
  const user = String(post.username ?? "");
  const verified = post.verified === true ? ` (${messages.social.verified})` : "";
  const platform = typeof post.source === "string" ? (messages.platforms[post.source] ?? post.source) : "";
  const name = isBlank(user) ? "" : `@${user.replace(/^@/, "")}${verified}`;
  const date = formatInstant(post.date, messages);
  return {
    head: pen.item(
      at,
      present([platform, name])
        .filter((part) => part !== "")
        .join(" · ") || "–",
    ) ?? { t: "–" },
    date,
    message: bodyOf(post.message),
    counts: counts.join(" · "),
    picture: pen.optionalPicture(post.imageUrl, "post", messages.alts.post(user, date), user),
  };
}

/** The counts that the post's platform reported. */
function statedCounts(post: Loose<Post>) {
  return (["likeCount", "commentCount", "shareCount"] as const).flatMap((field) => {
    const value = numberOf(post[field]);
    return value === null ? [] : [{ field, value }];
  });
}
