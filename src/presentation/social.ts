import { webLink } from "./links.ts";
import type { Row } from "./layout.ts";
import type { Flag, Panel, ShownPicture, ShownPost } from "./panel.ts";
import { firstText } from "./rows.ts";
import {
  type PresentedWith,
  isNumber,
  isObject,
  isText,
  makeValue,
  memberOf,
  type ProfilePlace,
  stated,
  writeValue,
} from "./value.ts";
import { platformName, type Words } from "../words/words.ts";

/** Judgements about the posts; absent if no post was judged. */
export function flagsPanel(
  desk: PresentedWith,
  analysis: ProfilePlace,
  title: string,
  rows: readonly Row[],
): Panel | null {
  if (!isObject(analysis.value)) return null;
  const flags = rows.map((row) => flagOf(desk, memberOf(analysis, String(row.at)), row));
  const { note } = desk.words.flags;
  return flags.every(({ value }) => value.text === desk.words.flags.open)
    ? null
    : { kind: "flags", title, note, flags };
}

/** Posts with content: words, a picture or a figure. */
export function postsPanel(desk: PresentedWith, places: readonly ProfilePlace[], title: string): Panel | null {
  const posts = stated(places.map((place) => (isObject(place.value) ? postOf(desk, place) : null)));
  return posts.length === 0 ? null : { kind: "posts", title, posts };
}

/**
 * Short texts ("Thank you!") are often repeated; a longer text with the same letters is one post published twice. A
 * Chinese character, a Korean syllable or a Japanese one counts as two letters. A text of pictures alone is that text.
 */
const SAID_ONCE = 12;
const WIDE_LETTERS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A post published several times. */
export interface PostOnce {
  readonly post: ShownPost;
  /** The same in other places. */
  readonly elsewhere: readonly ShownPost[];
  /** The same in the same place. */
  readonly again: readonly ShownPost[];
}

/** Posts without duplicates, in order: of a post published several times the first, with the others attached. */
export function postsOnce(posts: readonly ShownPost[]): readonly PostOnce[] {
  const copies = Map.groupBy(posts, sameness);
  return [...copies.values()].flatMap(([post, ...others]) => {
    if (post === undefined) return [];
    const isHere = ({ head }: ShownPost) => head.text === post.head.text;
    return [{ post, elsewhere: others.filter((other) => !isHere(other)), again: others.filter(isHere) }];
  });
}

/** More copies of a post tell nobody more. */
const MAX_COPIES = 6;

/** The first copies of a post at other places and at the same one, and how many are left. */
export function firstCopies({ elsewhere, again }: PostOnce): Omit<PostOnce, "post"> & { readonly left: number } {
  const shown = { elsewhere: elsewhere.slice(0, MAX_COPIES), again: again.slice(0, MAX_COPIES) };
  const left = elsewhere.length + again.length - shown.elsewhere.length - shown.again.length;
  return { ...shown, left };
}

function sameness({ pointer, text }: ShownPost): string {
  const shown = (text?.text ?? "").replace(/https?:\/\/\S+/gu, "").trim();
  const letters = shown.replace(/[^\p{L}\p{M}\p{N}]+/gu, "").toLowerCase();
  if (letters === "" && shown !== "") return shown;
  return letters.replace(WIDE_LETTERS, "$&$&").length < SAID_ONCE ? pointer : letters;
}

/** The counts that a post's platform reports. */
export const POST_FIGURES = ["likeCount", "commentCount", "shareCount"] as const;

function flagOf({ words }: PresentedWith, place: ProfilePlace, row: Row): Flag {
  const { value: flag, pointer } = place;
  const label = words.labels[row.label];
  const state = isObject(flag) && typeof flag["flagged"] === "boolean" ? stateOf(flag) : "open";
  const post = state === "open" || state === "clear" ? "" : firstText(place, ["source"]).text;
  const href = webLink(post);
  return {
    label,
    flag: String(row.at),
    state,
    value: { pointer, text: stateText(words, flag, state) + dismissalOf(words, flag) + countsOf(words, flag, state) },
    link: post === "" ? null : { pointer, text: post, ...(href === undefined ? {} : { href }) },
  };
}

/** Posts on its topic are shown although the flag itself is not evaluated. */
function stateOf(flag: Readonly<Record<string, unknown>>): Flag["state"] {
  if (isText(flag["dismissedAt"])) return "dismissed";
  if (flag["flagged"] === true) return "flagged";
  if (isNumber(flag["topicPosts"]) && flag["topicPosts"] > 0) return "topic";
  return flag["evaluated"] === false ? "open" : "clear";
}

/** A flag that cannot be raised is not evaluated, and still says in how many posts its rule found nothing. */
function stateText({ flags }: Words, flag: unknown, state: Flag["state"]): string {
  const isSearched = state === "open" && isObject(flag) && isNumber(flag["judgedPosts"]) && flag["judgedPosts"] > 0;
  return isSearched ? flags.unmentioned : flags[state];
}

/** "3 of 2,856 posts" if the profile states how many were judged; if posts were found, also how often the rule is right. */
function countsOf({ flags, formats }: Words, flag: unknown, state: Flag["state"]): string {
  if (!isObject(flag)) return "";
  const { flaggedPosts, topicPosts, judgedPosts, confidence } = flag;
  if (!isNumber(flaggedPosts) || !isNumber(judgedPosts)) return "";
  const found = flaggedPosts + (isNumber(topicPosts) ? topicPosts : 0);
  const isTold = (state === "flagged" || state === "topic") && isNumber(confidence);
  const sure = isTold ? `; ${flags.confidence(formats.percent(100 * confidence))}` : "";
  return ` (${flags.counts(found, judgedPosts)}${sure})`;
}

/** Who dismissed it, and when. */
function dismissalOf({ flags, formats }: Words, flag: unknown): string {
  if (!isObject(flag) || !isText(flag["dismissedAt"])) return "";
  const [by, day] = [flag["dismissedBy"], formats.instant(flag["dismissedAt"])];
  return isText(by) ? flags.dismissedBy(by, day) : flags.dismissedOn(day);
}

function postOf(desk: PresentedWith, place: ProfilePlace): ShownPost | null {
  const { words } = desk;
  const platform = firstText(place, ["source"]).text;
  const author = firstText(place, ["username"]).text.replace(/^@/, "");
  const mark = memberOf(place, "verified").value === true ? ` (${words.verified})` : "";
  const parts = [platformName(words, platform), author === "" ? "" : `@${author}${mark}`];
  const head = makeValue(desk, place.pointer, parts.filter(isText).join(" · "));
  if (head === null) return null;
  const when = writeValue(desk, memberOf(place, "date"), "instant");
  return {
    pointer: place.pointer,
    head,
    when,
    text: writeValue(desk, memberOf(place, "message")),
    figures: figuresOf(desk, place),
    picture: pictureOf(desk, place, author, when?.text ?? ""),
  };
}

function figuresOf(desk: PresentedWith, place: ProfilePlace): ShownPost["figures"] {
  const { words } = desk;
  const write = { likeCount: words.likes, commentCount: words.comments, shareCount: words.shares };
  return stated(
    POST_FIGURES.map((member) => {
      const { value, pointer } = memberOf(place, member);
      return isNumber(value) ? makeValue(desk, pointer, write[member](value)) : null;
    }),
  );
}

/** A picture that no source states is generated, and shows nothing of a post. */
function pictureOf(
  { words, isCited }: PresentedWith,
  place: ProfilePlace,
  name: string,
  when: string,
): ShownPicture | null {
  const address = firstText(place, ["imageUrl"]).text;
  return address === "" || !isCited(memberOf(place, "imageUrl").pointer)
    ? null
    : { address, name, frame: "post", alt: words.alts.post(name, when) };
}
