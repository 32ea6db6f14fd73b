import type { Tongues } from "../grammar.ts";

const STEMS =
  "lietuv ispan prancūz vokieč angl rus lenk ital portugal japon kin latv est šved norveg dan suom ukrain baltarus čekij ček turk arab graik oland".split(
    " ",
  );
/** Genitives that do not end in -ų after the stem. */
const GENITIVES: Readonly<Record<string, string>> = {
  lietuv: "lietuvių",
  vokieč: "vokiečių",
  latv: "latvių",
  suom: "suomių",
  ukrain: "ukrainiečių",
  baltarus: "baltarusių",
  čekij: "čekų",
};

const names = new Map<string, string>();
for (const stem of STEMS)
  for (const ending of ["ių", "ų", "iškai", "kiškai", "škai"])
    names.set(`${stem}${ending}`, GENITIVES[stem] ?? `${stem}ų`);

const WORD = `(?<!\\p{L})(?:${STEMS.join("|")})(?:ių|ų|iškai|kiškai|škai)(?!\\p{L})`;

/** Recognised by their stems: "lietuviškai", "anglų kalbą". */
export const tongues: Tongues = {
  pattern: new RegExp(WORD, "giu"),
  names,
};
