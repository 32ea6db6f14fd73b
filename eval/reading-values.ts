export function either(truth: string): string[] {
  return truth.split(/\s\/\s/u);
}

/** Equal except for articles, or the same words with qualifiers: at least half the words of the longer one. */
export function titleFits(shown: string, truth: string | null | undefined): boolean {
  if (truth === null || truth === undefined) return false;
  return either(truth).some((each) => {
    const [a, b] = [content(shown), content(each)];
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return (
      short.length > 0 && short.length * 2 >= long.length && ` ${long.join(" ")} `.includes(` ${short.join(" ")} `)
    );
  });
}

/** Every word of one is in the other: "BSc in Mathematics", "BSc Mathematics". */
export function degreeFits(shown: string | undefined, truth: string | null | undefined): boolean {
  if (!shown || !truth) return false;
  return either(truth).some((each) => {
    const [a, b] = [content(shown), content(each)];
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.length > 0 && short.every((word) => long.includes(word));
  });
}

/** Equal except for case, punctuation, articles and legal forms. */
export function sameFirm(shown: string, truth: string): boolean {
  return either(truth).some((each) => firm(shown) === firm(each) && firm(each) !== "");
}

function firm(name: string): string {
  return fold(name)
    .replace(LEGAL_FORM, " ")
    .replace(/^(?:uab|ab|vsi|ооо|оао|зао|пао|株式会社|the|der|die|das|la|le|les|el|los|il|lo|de|het|o|a|l) /u, "")
    .replace(/株式会社|有限公司|股份/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
const LEGAL_FORM =
  /(?<= )(?:gmbh co kg|gmbh|ag|se|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|co|kg|e v|s a|sa|s l|sl|sas|sarl|s p a|spa|s r l|srl|bv|b v|nv|n v|oy|ab|a s|uab|sp z o o|ooo|ltda|a ş)(?= |$)/gu;

export function same(shown: string, truth: string): boolean {
  return fold(shown) !== "" && fold(shown) === fold(truth);
}
/** One has all words of the other, in order. */
export function holds(shown: string, truth: string): boolean {
  const [a, b] = [fold(shown), fold(truth)];
  return a !== "" && b !== "" && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
}
/** "Frome, Somerset" is in Frome; "Somerset" is not enough. */
export function samePlace(shown: string, truth: string): boolean {
  const first = (text: string) => text.split(/,\s/u)[0] ?? "";
  return same(shown, truth) || same(first(shown), first(truth)) || same(first(shown), truth);
}
export function sameStem(shown: string, truth: string): boolean {
  return fold(shown).slice(0, 4) === fold(truth).slice(0, 4);
}
/** The same last word and no contradicting first one; a first name alone is enough if the truth has no more. */
export function samePerson(shown: string, truth: string): boolean {
  const [a, b] = [content(shown), content(truth)];
  return same(shown, truth) || (b.length === 1 && a[0] === b[0]) || (a.length === 1 && b[0] === a[0]);
}
export function sameYear(shown: string, truth: string, apart: number): boolean {
  return Math.abs(Number(shown) - Number(truth)) <= apart;
}
export function samePhone(shown: string, truth: string): boolean {
  return shown.replace(/\D/gu, "").endsWith(truth.replace(/\D/gu, "").slice(-8));
}

let tongues: Map<string, string> | undefined;
/** By the code of a name in any of the languages; otherwise by the name itself. */
export function sameLanguage(shown: string, truth: string): boolean {
  tongues ??= languageNames();
  const [a, b] = [tongues.get(fold(shown)), tongues.get(fold(truth))];
  return same(shown, truth) || (a !== undefined && a === b);
}
function languageNames(): Map<string, string> {
  const names = new Map<string, string>();
  const written = "en de fr es pt it nl pl ru uk tr lt sv zh zh-Hant ja ar hi da fi nb cs ro el hu".split(" ");
  for (const display of written)
    for (const code of CODES) {
      const name = new Intl.DisplayNames(display, { type: "language" }).of(code);
      if (name !== undefined) names.set(fold(name), code);
    }
  return names;
}
const CODES =
  "en de fr es pt it nl pl ru uk tr lt sv zh ja ar hi da fi nb no cs ro el hu ga gd cy eu ca gl af la lv et kk ka hy fa he ur bn ta te th vi ko id ms sw yo ig ha zu xh sr hr bs sl sk bg mk sq kab se mi".split(
    " ",
  );

const SMALL =
  /^(?:an?|the|of|in|on|at|for|and|from|with|der|die|das|den|dem|des|für|und|im|am|de|la|le|les|el|en|du|di|del|della|da|do|dos|em|y|e|et|l|d|i|w|z|van|het|voor|och|av|для|по|и|в)$/u;

function content(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word !== "" && !SMALL.test(word));
}

export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, "s")
    .replace(/(?<=\p{L})[.](?=\p{L}[.]|(?:\s|$))/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}@.+]+/gu, " ")
    .trim();
}
