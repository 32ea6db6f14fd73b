import type { Claim } from "../domain/claim.ts";
import { plainQuote } from "./quoted.ts";

/** "the" or "a", as a source writes it before a post; the first one found. */
export function articleOf(title: string, claims: readonly Claim[]): "a" | "the" | undefined {
  for (const text of quotesOf(claims)) {
    const at = title === "" ? -1 : text.toLowerCase().indexOf(title.toLowerCase());
    const before = at < 0 ? "" : text.slice(0, at).toLowerCase();
    if (/(?<!\p{L})the $/u.test(before)) return "the";
    if (/(?<!\p{L})an? $/u.test(before)) return "a";
  }
  return undefined;
}

/** Whether a source writes "the" before a name, rather than before something named after it ("the Booth School library"). */
export function isWrittenWithThe(name: string, claims: readonly Claim[]): boolean {
  return quotesOf(claims).some((text) => {
    const at = text.indexOf(`the ${name}`);
    return at >= 0 && !/^(?:[\p{L}'’]| \p{Lu})/u.test(text.slice(at + name.length + 4));
  });
}

/** "visiting", "unpaid", "stage": one or two lower-case words in brackets after a post. */
export function bracketOf(title: string, claims: readonly Claim[]): string | undefined {
  for (const text of quotesOf(claims)) {
    const at = title === "" ? -1 : text.toLowerCase().indexOf(title.toLowerCase());
    const [, words] = at < 0 ? [] : (/^ \((\p{Ll}+(?:[ -]\p{Ll}+)?)\)/u.exec(text.slice(at + title.length)) ?? []);
    if (words !== undefined) return words;
  }
  return undefined;
}

function quotesOf(claims: readonly Claim[]): readonly string[] {
  return claims.flatMap(({ quote }) => (quote === undefined ? [] : [plainQuote(quote)]));
}
