import type { Token } from "./tokens.ts";

/** A mark that opens a name, of the kinds that mark names. */
export function isOpeningMark(token: Token | undefined): boolean {
  return /^[«„]$/u.test(token?.text ?? "");
}

/** "ООО", "UAB": a word of capitals alone before the mark that opens a body's name. */
export function isLegalForm(token: Token | undefined): boolean {
  return token?.kind === "word" && /^\p{Lu}{2,5}$/u.test(token.text);
}
