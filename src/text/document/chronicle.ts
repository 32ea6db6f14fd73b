import { cue } from "../languages/cues.ts";
import { isJobTitle } from "../people/naming.ts";
import type { Block } from "./block.ts";
import { findPeriod } from "./period.ts";
import { wholeOf } from "./pieces.ts";
import { compact, tell, type Told } from "./told.ts";

/**
 * A life in lines of one event each, as in the Japanese form of a CV (JIS's 履歴書): "平成26年4月 株式会社青藤 入社", "平成30年 9月 退職",
 * "平成22年4月 筑波大学 情報学群 入学". Joining and leaving are on separate lines, so the times of a post come from two lines; a
 * degree's time is that of its end. `undefined` if fewer than two lines are of this kind.
 *
 * @param house whose page it is: "our company" in a line
 */
export function chronicleOf(blocks: readonly Block[], house: string | undefined): Told[] | undefined {
  const events = blocks.flatMap((block) => eventOf(block) ?? []);
  if (events.filter(({ verb }) => verb !== undefined).length < MIN_EVENTS) return undefined;
  const told: Told[] = [];
  let post: DatedPost | undefined;
  const end = (to: string | undefined): void => {
    if (post !== undefined) told.push(toldOf({ ...post, to }, true));
    post = undefined;
  };
  for (const { block, date, words, verb, behind } of events) {
    if (verb === "ours") {
      end(date);
      const title = words.some((word) => isJobTitle(word)) ? words.join(" ") : undefined;
      if (house !== undefined) post = compact<DatedPost>({ block, company: house, title, from: date, to: undefined });
    } else if (verb === "join") {
      end(date);
      const [company, ...posts] = partsBefore(words);
      post = compact<DatedPost>({ block, company, title: titleOf([...posts, ...behind]), from: date, to: undefined });
    } else if (verb === "leave") {
      end(date);
    } else if (verb === "graduate") {
      told.push(schoolOf(block, words, date));
    } else if (verb === undefined && isBodyBefore(words)) {
      // "2019年 東大阪商工会議所 議員": a post elsewhere, alongside the current one.
      const [company, ...posts] = partsBefore(words);
      told.push(toldOf(compact<DatedPost>({ block, company, title: titleOf(posts), from: date, to: undefined }), true));
    } else if (verb === undefined && post !== undefined) {
      // "平成28年4月 営業部 主任": a further post with the same employer.
      const title = titleOf(words);
      if (title !== undefined) {
        told.push(toldOf({ ...post, to: date }, true));
        post = compact<DatedPost>({ block, company: post.company, title, from: date, to: undefined });
      }
    }
  }
  if (post !== undefined) told.push(toldOf(post, false));
  return told;
}

const MIN_EVENTS = 2;

interface DatedPost {
  readonly block: Block;
  readonly company: string | undefined;
  readonly title: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface DatedEvent {
  readonly block: Block;
  readonly date: string;
  readonly verb: "join" | "leave" | "enter" | "graduate" | "ours" | undefined;
  /** The words before the verb, and after it. */
  readonly words: readonly string[];
  readonly behind: readonly string[];
}

const VERBS: readonly (readonly [DatedEvent["verb"], RegExp])[] = [
  ["leave", new RegExp(`(?:${cue("leaves in a chronicle")})$`, "u")],
  ["join", new RegExp(`^(?:${cue("particles of a chronicle")})?(?:${cue("joins in a chronicle")})$`, "u")],
  ["enter", new RegExp(`^(?:${cue("enters in a chronicle")})$`, "u")],
  ["graduate", new RegExp(`^(?:${cue("graduates in a chronicle")})(?:${cue("expected in a chronicle")})?$`, "u")],
];

function eventOf(block: Block): DatedEvent | undefined {
  const period = findPeriod(block.text);
  if (period?.single !== true || period.end === undefined || period.from > MAX_BEFORE_DATE) return undefined;
  const written = block.text.slice(period.to).trim().replace(LEFT_BEFORE, "");
  const words = written.split(/[ 　]+/u);
  if (OURS.test(written)) {
    const post = written.replace(OURS, "").replace(/[（(][^()（）]{1,6}[)）]$/u, "");
    return { block, date: period.end, verb: "ours", words: post.split(/[ 　]+/u), behind: [] };
  }
  const taken = words.findIndex((word) => TAKEN.test(word));
  if (taken > 0) {
    const degree = words[taken]?.replace(TAKEN, "$1") ?? "";
    return { block, date: period.end, verb: "graduate", words: [...words.slice(0, taken), degree], behind: [] };
  }
  for (const [verb, pattern] of VERBS) {
    const at = words.findIndex((word) => pattern.test(word));
    if (at >= 0) return { block, date: period.end, verb, words: words.slice(0, at), behind: words.slice(at + 1) };
  }
  return { block, date: period.end, verb: undefined, words, behind: [] };
}

const MAX_BEFORE_DATE = 2;

/** "当社入社、技術開発部長", "当社 取締役": the organisation whose page it is, and that somebody joined it. */
const OURS = new RegExp(
  `^(?:${cue("our house in a chronicle")})[ 　]?(?:${cue("joins in a chronicle")})?[、,\\s]*`,
  "u",
);

/** "経営学修士（MBA）取得": a degree, without its abbreviation, that was taken. */
const TAKEN = new RegExp(
  `^(.+(?:${cue("unspaced degrees")}))(?:[（(][^()（）]{1,12}[)）])?(?:${cue("takes in a chronicle")})$`,
  "u",
);

/** An organisation, by the end of its name, and a post after it. */
function isBodyBefore(words: readonly string[]): boolean {
  const post = words.findIndex((word, at) => at > 0 && isJobTitle(word));
  return post > 0 && BODY.test(words[post - 1] ?? "");
}

const BODY = new RegExp(`(?:${cue("body before a post")})$`, "u");

/** "同社退社、みなと精工 入社": leaving one employer and joining the next on one line. */
const LEFT_BEFORE = new RegExp(`^[^、,]{0,20}(?:${cue("leaves in a chronicle")})[、,]\\s*`, "u");

/** The employer with its branch, then the post: "日立製作所 水戸事業所", "小児科 医員". */
function partsBefore(words: readonly string[]): string[] {
  const post = words.findIndex((word, at) => at > 0 && isJobTitle(word));
  return post < 0 ? [words.join(" ")] : [words.slice(0, post).join(" "), ...words.slice(post)];
}

/** "プログラマーとして勤務", "社内SE". */
function titleOf(words: readonly string[]): string | undefined {
  for (const word of words) {
    const bare = word.replace(BEHIND_POST, "");
    if (bare.length > 1 && isJobTitle(bare)) return bare;
  }
  return undefined;
}

function toldOf({ block, company, title, from, to }: DatedPost, isOver: boolean): Told {
  const current = isOver ? undefined : true;
  if (company === undefined) return tell("occupation", title ?? "", [wholeOf(block)]);
  return tell("experience", compact({ title, company, from, to, current, kind: "job" as const }), [wholeOf(block)]);
}

function schoolOf(block: Block, words: readonly string[], date: string): Told {
  const [first = "", ...more] = words;
  const [, school = first, faculty] = FACULTY_BEHIND.exec(first) ?? [];
  const degree = [...(faculty === undefined ? [] : [faculty]), ...more].join(" ");
  return tell("education", compact({ school, degree, to: date }), [wholeOf(block)]);
}

/** "筑波大学情報学群": a school and its faculty in one word. */
const FACULTY_BEHIND = new RegExp(
  `^(.{1,30}?(?:${cue("unspaced schools end")}))(?!${cue("unspaced schools go on")})(\\p{L}{2,30})$`,
  "u",
);

const BEHIND_POST = new RegExp(`(?:${cue("behind a post in a chronicle")})$`, "u");
