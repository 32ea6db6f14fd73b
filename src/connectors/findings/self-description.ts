import type { ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { cue } from "../../text/languages/cues.ts";
import { isJobTitle } from "../../text/people/naming.ts";
import { isPlaceName } from "../../text/places/towns.ts";
import { pastimeOf } from "../../text/facts/pastimes.ts";
import { SELF_DESCRIPTION, SELF_LOCATION } from "./account.ts";
import { claimAt } from "./claims.ts";

/**
 * What people say about themselves in the line that accounts have for it: the line itself, and what its fragments name.
 * "Joiner in Leeds. Shinty, sourdough" states a post and two pastimes, "Storage engines. Engineer at Gull Mills" a job. Whole sentences are left to the readers of
 * texts.
 */
export function selfDescription(text: string, locator: string): ClaimDraft[] {
  const fragments = text.split(FRAGMENTS).map((fragment) => fragment.trim());
  const [first = {}, ...further] = fragments.map(workIn);
  const { post, company, town } = first;
  // Further on, a post counts with its employer: a word alone may be anything ("Climber. Editor. Cook").
  const jobs = [first, ...further].flatMap(jobOf).slice(0, MAX_JOBS);
  // Reporters may list their subjects: fishing and ports.
  const pastimes = new Set(REPORTERS.test(text) ? [] : fragments.flatMap(pastimesIn));
  return [
    claimAt("biography", text, locator, SELF_DESCRIPTION),
    ...(post !== undefined && company === undefined ? [claimAt("occupation", post, locator, SELF_DESCRIPTION)] : []),
    ...jobs.map((job) => claimAt("experience", job, locator, SELF_DESCRIPTION)),
    ...(post !== undefined && town !== undefined ? [claimAt("location", town, locator, SELF_LOCATION)] : []),
    ...[...pastimes].map((pastime) => claimAt("interest", pastime, locator, SELF_DESCRIPTION)),
  ];
}

/** What a fragment says about work. */
interface Work {
  readonly post?: string;
  readonly company?: string;
  readonly town?: string;
}

function jobOf({ post, company }: Work): ExperienceValue[] {
  return post === undefined || company === undefined ? [] : [{ title: post, company, kind: "job" }];
}

const MAX_JOBS = 3;

/** Separators between the fragments of a line. */
const FRAGMENTS = /(?<![.!;|•·/\n])[.!;|•·/\n]+(?=\s|$)|\s[|•·–—/]\s|\n/u;

/**
 * What a fragment says: in "Buyer at Gull Mills, Leeds" a post, its employer and its place; similarly "Buying at Gull
 * Mills".
 */
function workIn(fragment: string): Work {
  const employed = EMPLOYED.exec(fragment)?.groups;
  const { company } = employed ?? {};
  const post = (employed ?? POST.exec(fragment)?.groups)?.["post"]?.trim();
  if (post === undefined || !(isPost(post) || (company !== undefined && FIELD.test(post)))) return {};
  const town = employed === undefined ? TOWN.exec(fragment)?.groups?.["town"] : employed["town"];
  const isTown = town?.split(/,\s*/u).every(isPlaceName) ?? false;
  return {
    post,
    ...(company !== undefined && { company }),
    ...(isTown && town !== undefined && { town }),
  };
}

/** "Head of Data at Gull Mills, Leeds": an account's handle after the @ is not the name of an employer. */
const EMPLOYED = new RegExp(
  `^(?:(?:${cue("of oneself")})\\s)?(?<post>\\p{L}[\\p{L}'’ -]{2,40}?)\\s(?:${cue("employed at")}|@)\\s(?<company>\\p{Lu}[\\p{L}\\p{N}&'’ -]{1,50})(?:,\\s(?<town>\\p{Lu}[\\p{L}, -]{1,40}))?$`,
  "u",
);
const FIELD = new RegExp(`^(?:${cue("fields")})$`, "u");
const TOWN = new RegExp(
  `(?:\\s(?:${cue("where posts are")})|,)\\s(?<town>\\p{Lu}[\\p{L} -]{1,40}(?:,\\s\\p{Lu}[\\p{L} -]{1,40})?)$`,
  "u",
);

/** "Joiner in Leeds", "Senior cartographer @ Example Maps", "Journalistin aus Köln": a few words and a place. */
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

/**
 * The pastimes in a fragment, if at least half of its items are pastimes: otherwise the list is about somebody's work.
 */
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
