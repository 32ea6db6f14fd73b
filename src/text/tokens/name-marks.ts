import type { Token } from "./tokens.ts";

/** Whether a token is one of the quotation marks that open a name. */
export function isOpeningMark(token: Token | undefined): boolean {
  return /^[«„]$/u.test(token?.text ?? "");
}

/** "ООО", "UAB": an all-capitals word before the mark that opens an organisation's name. */
export function isLegalForm(token: Token | undefined): boolean {
  return token?.kind === "word" && /^\p{Lu}{2,5}$/u.test(token.text);
}
