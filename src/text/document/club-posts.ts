import { cue } from "../languages/cues.ts";
import { isInstitution, isJobTitle } from "../people/naming.ts";
import { isBody } from "./part-kinds.ts";
import { type Piece, pieceOf } from "./pieces.ts";

/**
 * "Treasurer Harbour Rowing Club", "Voorzitter Stichting De Vlet", "Trustee of Kestrel Trust": an office of a club,
 * charity or council, split from the organisation right after it; `undefined` for any other text.
 */
export function splitClubPost(piece: Piece): readonly [title: Piece, body: Piece] | undefined {
  const match = POST.exec(piece.text);
  if (match === null) return undefined;
  const [whole, title = "", of] = match;
  const from = piece.from + whole.length;
  const body = pieceOf(piece.block, from, piece.to);
  const [first = ""] = body.text.split(/\s/u);
  const isNamed = /^\p{Lu}|\s\p{Lu}/u.test(body.text) && !isJobTitle(first);
  const isKnown = isBody(body) || isInstitution(first) || isClub(first);
  if (!isNamed || !(isKnown || (of === undefined && /^\p{Lu}/u.test(first)))) return undefined;
  return [pieceOf(piece.block, piece.from, piece.from + title.length), body];
}

/** "zeilvereniging": a word that does not name a club by itself, but can begin the name of one. */
export function isClub(word: string): boolean {
  return CLUB.test(word);
}

const CLUB = new RegExp(`^(?:${cue("clubs")})$`, "iu");
const POST = new RegExp(
  `^(${cue("club posts")})\\s+((?:${cue("of a club")})\\s+(?:(?:${cue("articles of a club")})\\s+|l['’])?|${cue("elided of a club")})?(?=\\p{L})`,
  "iu",
);
