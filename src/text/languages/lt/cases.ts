import type { Cases, Grammar, Organisation } from "../grammar.ts";
import { perGrammar } from "../per-language.ts";
import { baseForm, titleForm } from "./nominative.ts";

/** The locative is "at", the genitive "of", the instrumental "as". */
export const cases: Cases = {
  organisationIn,
  placeIn(text) {
    const match = /(?<!\p{L})(\p{Lu}\p{Ll}+(?:uje|oje|ėje|yje|iuose|uose|ose|ėse|e))(?!\p{L})/u.exec(text);
    return match === null ? undefined : baseForm(match[1] ?? "");
  },
  titleIn(text, grammar) {
    const role = TITLE(grammar).exec(text);
    return role === null ? undefined : titleForm(role[0]);
  },
  degreeIn,
  awardIn(text, quoted) {
    if (quoted === null) return awardByCase(text);
    const noun = /^\s*(\p{L}+)/u.exec(text.slice(quoted.index + quoted[0].length))?.[1] ?? "";
    return `${quoted[0].trim()} ${baseForm(noun)}`.trim();
  },
};

const SCHOOL = perGrammar(
  (grammar) => `(?<!\\p{L})\\p{Lu}\\p{L}+(?:\\s\\p{L}+){0,4}?\\s(?:${grammar.institution})(?!\\p{L})`,
);
const TITLE = perGrammar(
  (grammar) =>
    `(?<!\\p{L})(?:\\p{Ll}{4,}(?:oji|asis|iąja|iuoju|ojo|osios|ių|ų|imo|ymo)\\s){0,2}(?:${grammar.roles})(?!\\p{L})`,
);

function organisationIn(text: string, grammar: Grammar, wantsSchool: boolean): Organisation | undefined {
  const school = SCHOOL(grammar).exec(text);
  if (school !== null && (wantsSchool || !/["„“]/u.test(text.slice(0, school.index)))) {
    const words = school[0].split(" ");
    const head = baseForm(words.pop() ?? "");
    return { name: [...words, head].join(" "), from: school.index, to: school.index + school[0].length };
  }
  if (wantsSchool) return undefined;
  const quoted = /(?<!\p{L})((?:UAB|AB|VšĮ|MB|IĮ)\s)?["„“]([^"”“„]{2,80}?)["”“]/u.exec(text);
  if (quoted === null) return undefined;
  return {
    name: `${quoted[1] ?? ""}${quoted[1] === undefined ? (quoted[2] ?? "") : quoted[0].slice((quoted[1] ?? "").length)}`,
    from: quoted.index,
    to: quoted.index + quoted[0].length,
  };
}

/**
 * "Gintaro premiją", "Vytauto ordinu": the words before the noun are genitives and stay; the noun is put in the
 * nominative.
 */
function awardByCase(text: string): string | undefined {
  const match =
    /(?<!\p{L})(\p{Lu}\p{L}+(?:\s\p{L}+){0,4}?)\s((?:premij|medali|ordin|apdovanojim|stipendij|kryži)\p{L}{1,4})(?!\p{L})/u.exec(
      text,
    );
  return match === null ? undefined : `${match[1]} ${baseForm(match[2] ?? "")}`;
}

/** "fizikos bakalauro laipsnį": the noun of the degree in the nominative, with its subject before it. */
function degreeIn(text: string): string | undefined {
  const match = /(?<!\p{L})(?:(\p{Ll}+(?:os|ės|ų|o|aus))\s)?(bakalaur|magistr|daktar)\p{L}{1,3}(?!\p{L})/u.exec(text);
  if (match === null) return undefined;
  return `${match[1] === undefined ? "" : `${match[1]} `}${match[2]}as`;
}
