import type { ClaimDraft } from "../../domain/claim.ts";
import { cue } from "../../text/languages/cues.ts";
import { isJobTitle } from "../../text/people/naming.ts";
import { pastimeOf } from "../../text/facts/pastimes.ts";
import { SELF_DESCRIPTION } from "./account.ts";
import { claimAt } from "./claims.ts";

/**
 * What people say of themselves in the line that accounts have for it: the line, and what its fragments name. "Joiner in
 * Leeds. Shinty, sourdough" says a post and two pastimes. Whole sentences are left: readers of texts are for them.
 */
export function selfDescription(text: string, locator: string): ClaimDraft[] {
  const fragments = text.split(FRAGMENTS).map((fragment) => fragment.trim());
  const post = POST.exec(fragments[0] ?? "")?.groups?.["post"]?.trim();
  // Who reports may list what about: fishing and ports.
  const pastimes = new Set(REPORTERS.test(text) ? [] : fragments.flatMap(pastimesIn));
  return [
    claimAt("biography", text, locator, SELF_DESCRIPTION),
    ...(post !== undefined && isPost(post) ? [claimAt("occupation", post, locator, SELF_DESCRIPTION)] : []),
    ...[...pastimes].map((pastime) => claimAt("interest", pastime, locator, SELF_DESCRIPTION)),
  ];
}

/** Marks between which a line has its fragments. */
const FRAGMENTS = /(?<![.!;|•·/\n])[.!;|•·/\n]+(?=\s|$)|\s[|•·–—/]\s|\n/u;

/** "Joiner in Leeds", "Senior cartographer @ Example Maps", "Journalistin aus Köln": a few words, and where. */
const POST = new RegExp(
  `^(?:(?:${cue("of oneself")})\\s)?(?<post>\\p{L}[\\p{L}'’ -]{2,40}?)(?:\\s(?:${cue("where posts are")})\\s\\p{Lu}.{1,60}|\\s?@\\s?\\S.{1,60}|,\\s\\p{Lu}[\\p{L} -]{1,40})?$`,
  "u",
);

function isPost(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length <= MAX_POST_WORDS && !NOT_NOW.test(text) && isJobTitle(words.at(-1) ?? "");
}

const MAX_POST_WORDS = 4;
const NOT_NOW = new RegExp(`^(?:${cue("no post now")})(?!\\p{L})`, "iu");
const REPORTERS = new RegExp(`(?<!\\p{L})(?:${cue("reporters")})(?!\\p{L})`, "iu");

/** The pastimes of a fragment, of which at least half must be such: a list of other things is of what somebody works at. */
function pastimesIn(fragment: string): string[] {
  const items = fragment.split(LISTED).map((item) => item.replace(DETAILS, ""));
  const pastimes = items.flatMap((item) => pastimeOf(item) ?? []);
  return 2 * pastimes.length >= items.length ? pastimes : [];
}

const LISTED = new RegExp(
  `(?:(?<!\\s)\\s+)?,\\s*(?:(?:${cue("list ands")})\\s)?|\\s(?:${cue("list ands")}|&|\\+)\\s`,
  "u",
);
/** "with friends", "in the hills". */
const DETAILS = new RegExp(`\\s(?:${cue("with")}|${cue("where posts are")})\\s.*$`, "su");
