import anyAscii from "any-ascii";

/** The words of a text in lower-case ASCII, without possessives: "Weißmann's" is `weissmann`. */
export function foldWords(text: string): string[] {
  const plain = /^[\x20-\x7e]*$/u.test(text) ? text : anyAscii(text);
  return plain
    .toLowerCase()
    .replace(/(?<=\p{L})['’`](?=\p{L})/gu, "")
    .replace(/['’]s\b/gu, "")
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== "");
}
