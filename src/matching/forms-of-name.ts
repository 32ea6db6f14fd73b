import { birthNameBehind } from "../names/birth-name.ts";
import { isWholeName } from "../names/unspaced.ts";

/**
 * "Anna Berg (née Holm)" is Anna Berg, and was Anna Holm; "A. (Anna) Berg" is called Anna Berg. Anything else in
 * brackets is left out. A name that also stands there in letters that need no space is that name, too.
 */
export function formsOfName(name: string): string[] {
  return [...formsInBrackets(name), ...unspacedForm(name)];
}

/** A display name in two scripts: the whole name in one, and some or all of it in Latin letters. */
function unspacedForm(name: string): readonly string[] {
  const [whole = "", ...more] = name.slice(0, 200).match(UNSPACED_WORD) ?? [];
  return more.length === 0 && /\p{Script=Latin}/u.test(name) && isWholeName(whole) ? [whole] : [];
}

const UNSPACED_WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,12}/gu;

function formsInBrackets(name: string): string[] {
  const [plain = "", inside = "", ...rest] = name.slice(0, 200).split(/[()]/u);
  const [before, behind] = [plain.trim(), rest.join(" ").trim()];
  if (behind !== "" && before !== "") {
    const whole = `${before} ${behind}`;
    return CALLED.test(inside) ? [whole, `${inside.trim()} ${behind}`] : [whole];
  }
  const atBirth = birthNameBehind(before, ` ${inside}`);
  return atBirth === undefined ? [before] : [before, atBirth];
}

/** One capitalised word: what somebody is called, not a degree. */
const CALLED = /^\s*\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s*$/u;
