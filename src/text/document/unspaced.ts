import { LANGUAGES } from "../languages/languages.ts";
import { isCompanyName } from "../people/naming.ts";
import type { Entry } from "./entries.ts";
import { type Piece, pieceOf, splitOutsideBrackets } from "./pieces.ts";

/** A text in a script that does not set words apart, but for a few letters of another. */
export function isUnspaced(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return unspaced > 0 && unspaced * 3 > letters * 2;
}

/**
 * A blank parts what commas part elsewhere, "南京农业大学 农业昆虫学 硕士", and where there is none, a post ends what begins with its
 * employer: "國立青藤大學海岸工程學系助理教授".
 */
export function partsOfUnspaced(piece: Piece): Piece[] {
  const parts = splitOutsideBrackets(piece, /[ \u3000]+/gu);
  const [only, ...more] = parts;
  return only === undefined || more.length > 0 ? parts : withTitleApart(only);
}

function withTitleApart(piece: Piece): Piece[] {
  const { block, from, to } = piece;
  const text = piece.text.replace(/[（(][^()（）]{0,60}[)）]$/u, "");
  for (const { frames } of LANGUAGES) {
    const at = frames?.titleAtEnd?.exec(text)?.index;
    if (at === undefined || at < MIN_EMPLOYER || !isCompanyName(text.slice(0, at))) continue;
    return [pieceOf(block, from, from + at), pieceOf(block, from + at, to)];
  }
  return [piece];
}

/** No employer has a shorter name, in characters. */
const MIN_EMPLOYER = 3;

/** "2008年 みなと病院 医員" under a career: one year is when a post began, for the next line tells when it ended. */
export function withBeginnings(entries: readonly Entry[]): readonly Entry[] {
  const dated = entries.filter(({ period }) => period !== undefined);
  if (dated.length < 2 || !dated.every(({ period, all }) => period?.single === true && isUnspaced(all[0]?.text ?? "")))
    return entries;
  return entries.map((entry) => {
    const { period } = entry;
    if (period?.end === undefined) return entry;
    return { ...entry, period: { from: period.from, to: period.to, start: period.end } };
  });
}
