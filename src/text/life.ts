import { findDates } from "./dates.ts";
import { spanOf, type Speaker, type Statement } from "./statement.ts";
import { type Analysed, doubtsAt } from "./analyse.ts";
import { has } from "./spans.ts";

/** A birth before this year is history's; after it, a child's. */
const YEARS = /^(?:1[89]\d\d|200\d|201[0-2])/u;
/** How far from the word for it a birth's date may stand, in UTF-16 units. */
const NEAR = 90;

/** The day or the year of the person's birth: the date nearest a word of being born, in its clause. */
export function* readBirth(sentence: Analysed, speaker: Speaker): Generator<Statement> {
  const { tokens, owners, piece, lexicon } = sentence;
  const at = tokens.findIndex(
    (token, i) =>
      has(token, "BORN") &&
      owners[i] === "own" &&
      !/^(?:native|natif|gebürtig\p{L}*|natural|hails|stammt|originaire|grew|pochodzi\p{L}*|afkomstig|kilęs|kilusi|oriund\p{L}*|originari\p{L}*)$/u.test(
        token.lower,
      ),
  );
  const token = tokens[at];
  if (token === undefined || doubtsAt(sentence, at).size > 0) return;
  const before = lexicon.language.verbLast === true;
  const dates = findDates(piece.text, lexicon.language.lang);
  const stops = tokens
    .slice(at + 1)
    .find(
      (each, i) =>
        STOPS.test(each.text) ||
        (has(each, "AND") && has(tokens[at + 2 + i], "STUDY", "GRAD", "WORK", "JOIN", "LIVE", "SHE", "HE")),
    );
  const end = Math.min(
    stops?.from ?? piece.text.length,
    token.to + NEAR,
    token.to + nextDeed(piece.text.slice(token.to)),
  );
  const behind = dates.find(({ from }) => from >= token.to && from < end);
  const ahead = dates.findLast(({ to }) => to <= token.from && token.from - to < NEAR);
  const date = before ? (ahead ?? behind) : (behind ?? ahead);
  if (date !== undefined && YEARS.test(date.value))
    yield speaker.say("birthDate", date.value, spanOf(piece), { confidence: 0.9 });
}

const STOPS = /^[;:—]$/u;

/** How far into what stands behind a birth it tells what came next: "in Collon, and entered the order in 1952". */
export function nextDeed(behind: string): number {
  const at = behind.search(NEXT_DEED);
  return at < 0 ? behind.length : at;
}

/** English. "Born and raised in Leeds in 1974" still tells of the birth. */
const NEXT_DEED =
  /(?:,|\s(?:and|but|before))\s(?:(?:she|he|they|I|who|was|then|later|first)\s){0,2}(?:came|coming|went|left|leaving|grew|fled|took|began|got|became|won|spent|lost|made|mov(?:ed|ing)|entered|e?migrated|immigrated|arrived|settled|start(?:ed|ing)|trained|qualified|returned|followed|crossed|sailed|served|enlisted|married|ordained|naturali[sz]ed|adopted|educated|schooled|graduat(?:ed|ing)|joined|studied|worked)(?!\p{L})/u;
