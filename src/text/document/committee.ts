import { cue } from "../languages/cues.ts";
import { type Piece, pieceOf } from "./pieces.ts";

/** "Chair, Risk Committee, Globex": who chairs a committee does not chair the firm. */
export function postWithCommittee(title: Piece | undefined, employer: Piece | undefined): Piece | undefined {
  if (title === undefined || employer?.block !== title.block || !ON_COMMITTEES.test(title.text)) return title;
  const between = title.block.text.slice(title.to, Math.max(title.to, employer.from));
  const committee = COMMITTEE_BEHIND.exec(between)?.[0];
  return committee === undefined ? title : pieceOf(title.block, title.from, title.to + committee.length);
}

const ON_COMMITTEES = new RegExp(`^(?:${cue("posts on committees")})$`, "iu");
/** The part right after the post, if a committee is called so. */
const COMMITTEE_BEHIND = new RegExp(
  `^,\\s(?:[^,;|]{0,60}\\s)?(?:${cue("committees")})(?!\\p{L})[^,;|]{0,60}(?=,)`,
  "iu",
);
