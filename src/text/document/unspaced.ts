import { LANGUAGES } from "../languages/languages.ts";
import { isCompanyName } from "../people/naming.ts";
import type { Entry } from "./entries.ts";
import { type Piece, pieceOf, splitOutsideBrackets } from "./pieces.ts";

/** Whether a text is in a script that does not separate words, except for a few letters of another. */
export function isUnspaced(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return unspaced > 0 && unspaced * 3 > letters * 2;
}

/**
 * A space separates what commas separate elsewhere, "南京农业大学 农业昆虫学 硕士"; where there is none, a post ends what its
 * employer begins: "國立青藤大學海岸工程學系助理教授".
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

/** The shortest name of an employer, in characters. */
const MIN_EMPLOYER = 3;

/** "2008年 みなと病院 医員" in a career: the one year is when a post began, because the next line shows when it ended. */
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
