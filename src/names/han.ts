import { readWordList } from "../lists/word-list.ts";

/** A text with each Chinese character in the form that stands for all its variants: 張偉 is 张伟. */
export function foldHan(text: string): string {
  return HAN.test(text) ? text.replace(/\p{Script=Han}/gu, (character) => FORMS.get(character) ?? character) : text;
}

/**
 * Whether a name is written in Chinese characters alone: then its characters tell it apart from names that sound the
 * same (张伟, 章薇).
 */
export function isHanName(name: string): boolean {
  return ALL_HAN.test(name);
}

/** Whether a name in Latin letters may be the Pinyin of a Chinese one: few words, all made of syllables of Pinyin. */
export function mayBePinyin(words: readonly string[]): boolean {
  return words.length > 1 && words.length <= MAX_SYLLABLES && words.every((word) => PINYIN.test(word));
}

const HAN = /\p{Script=Han}/u;
const ALL_HAN = /^[\p{Script=Han}\s·・]+$/u;
/** A surname of two syllables, and a given name of two. */
const MAX_SYLLABLES = 4;
const PINYIN = /^(?:(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:[iu]?[aeou][iou]?|[iuv])(?:ng?|r)?){1,4}$/;
const FORMS = readForms();

/** Each variant with the first character of all groups that are linked by shared characters. */
function readForms(): ReadonlyMap<string, string> {
  const above = new Map<string, string>();
  const top = (character: string): string => {
    const next = above.get(character);
    return next === undefined ? character : top(next);
  };
  for (const { entries } of readWordList(new URL("lists/han-variants.txt", import.meta.url)).headings.values()) {
    for (const entry of entries) {
      const [first = "", ...others] = entry.split(" ").map(top);
      for (const other of others) if (top(other) !== top(first)) above.set(top(other), top(first));
    }
  }
  return new Map([...above.keys()].map((character) => [character, top(character)]));
}
