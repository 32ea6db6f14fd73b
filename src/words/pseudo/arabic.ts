import { ENGLISH } from "../en/english.ts";
import { createFormats } from "../formats.ts";
import type { Words } from "../words.ts";

/**
 * A letter with a similar sound, or a similar place in the alphabet: the text need not be readable, only as long and as
 * wide.
 */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((letter, index) => [
    letter,
    [..."ابصدعفغهيجكلمنوپقرستؤڤثخىز"][index] ?? letter,
  ]),
);

/** The English catalogue in Arabic letters, with Arabic dates and numbers. */
export const ARABIC: Words = {
  ...(write(ENGLISH) as Words),
  language: "ar",
  locale: "ar",
  formats: createFormats("ar"),
};

function write(part: unknown): unknown {
  if (typeof part === "string") return part.toLowerCase().replace(/[a-z]/g, (letter) => LETTERS[letter] ?? letter);
  if (typeof part === "function")
    return (...given: unknown[]) => write((part as (...all: unknown[]) => unknown)(...given));
  if (part instanceof RegExp || typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map(write);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, write(value)]));
}
