import { birthNameBehind } from "../names/birth-name.ts";

/**
 * "Anna Berg (née Holm)" is Anna Berg, and was Anna Holm; "A. (Anna) Berg" is called Anna Berg. Anything else in
 * brackets is left out.
 */
export function formsOfName(name: string): string[] {
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
