/** Codes of the languages whose names are known; the rest of ISO 639 is named in no biography of the sets we have. */
const CODES =
  "aa af am ar ay az be bg bn bo br bs ca co cs cy da de dv el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu gv ha haw he hi hr ht hu hy id ig is it ja jv ka kab kk kl km kn ko ku kw ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz vi wo xh yi yo yue zh zu ast nds gsw szl hsb ceb hmn kok mai ksh lij nap scn vec wa".split(
    " ",
  );

const known = new Map<string, ReadonlySet<string>>();

/** What languages are called in a language, in small letters, from CLDR. */
export function languageNamesOf(lang: string): ReadonlySet<string> {
  let names = known.get(lang);
  if (names === undefined) {
    const display = new Intl.DisplayNames(lang, { type: "language", fallback: "none" });
    const told = CODES.flatMap((code) => display.of(code)?.toLowerCase() ?? []);
    names = new Set([...told.flatMap((name) => [name, name.split(" ").at(-1) ?? name]), ...(MORE[lang] ?? [])]);
    known.set(lang, names);
  }
  return names;
}

const byStem = new Map<string, ReadonlyMap<string, string>>();

/**
 * The name of a language whose declined form a word is ("английским", "po angielsku", "anglų"), as CLDR has it; its stem is
 * the name without its ending.
 */
export function baseOfLanguage(word: string, lang: string): string | undefined {
  let stems = byStem.get(lang);
  if (stems === undefined) {
    stems = new Map(
      [...languageNamesOf(lang)].flatMap((name) => (name.length > 4 ? [[stemOf(name), name] as const] : [])),
    );
    byStem.set(lang, stems);
  }
  const bare = word.replace(/^(?:по|по-)-?/u, "");
  if (languageNamesOf(lang).has(bare)) return bare;
  return stems.get(stemOf(bare));
}

/** Without the endings of adjectives and adverbs, in Slavic languages and Lithuanian. */
function stemOf(word: string): string {
  return word.replace(
    /(?:ськ(?:а|ою|ій|ої|у|и|е)|ск(?:ий|им|ом|ого|ому|и|ая|ой|ую)|sk(?:i|im|iego|iemu|u|a|ą|iej)|ck(?:i|im|iego|iemu|u|a)|(?:iškai|iškos|ų|ų kalba|os|ai|ų kalbą))$/u,
    "",
  );
}

/** Names in use that CLDR does not have. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  en: [
    "mandarin",
    "cantonese",
    "farsi",
    "serbo-croat",
    "flemish",
    "gaelic",
    "māori",
    "latin",
    "yiddish",
    "bahasa",
    "bsl",
    "creole",
    "hokkien",
    "taglish",
    "teochew",
    "hakka",
    "konkani",
    "cree",
    "ojibwe",
    "inuktitut",
    "mizo",
    "tongan",
    "samoan",
    "hawaiian",
    "kikuyu",
    "luo",
    "kalabari",
    "berom",
    "tiv",
    "edo",
    "efik",
    "fante",
    "ga",
    "ewe",
    "patois",
    "sylheti",
    "tulu",
    "dinka",
    "tigrinya",
    "kurdish",
    "dari",
    "tagalog",
    "ilocano",
    "bsl",
    "asl",
    "auslan",
    "navajo",
    "cherokee",
    "lakota",
    "scots",
    "ulster-scots",
    "manx",
    "jèrriais",
    "pidgin",
    "twi",
  ],
  de: ["plattdeutsch", "platt", "schweizerdeutsch", "mandarin", "latein", "flämisch"],
  fr: ["mandarin", "flamand", "latin", "créole", "occitan"],
  es: ["mandarín", "castellano", "valenciano", "euskera", "latín"],
};
