/** Text in the form in which values are compared: no accents, lower case, a single space between words. */
export function fold(text = ""): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/[^\p{L}\p{N}@+.#]+/gu, " ")
    .replace(/\.(?= |$)/gu, "")
    .trim();
}

/** A firm without its legal form. */
export function firm(name = ""): string {
  return fold(name).replace(/ (?:gmbh|ag|se|ltd|limited|inc|llc|plc|as|oy|sa|sas|sarl|srl)$/u, "");
}

/** Whether a text contains the words, as whole words and in order. */
export function holds(text: string, words: string): boolean {
  const wanted = fold(words);
  return wanted !== "" && ` ${fold(text)} `.includes(` ${wanted} `);
}

const LANGUAGES = "en de fr es pt pl eu fi ga et no nl cs si ta br gl it sv da ru uk lt lv ja zh ar tr hi ca".split(
  " ",
);
const WRITTEN_IN = ["en", "de", "fr", "es", "pt", "pl", "eu", "fi", "ga"] as const;

/** The code of a language, named in any of the set's languages; anything else is unchanged. */
export function languageOf(name: string): string {
  return languages.get(fold(name)) ?? fold(name);
}

const languages = new Map(
  WRITTEN_IN.flatMap((written) => {
    const names = new Intl.DisplayNames([written], { type: "language" });
    return LANGUAGES.map((code) => [fold(names.of(code)), code] as const);
  }),
);
// "Castellano" is Spanish's own name for itself; "gaélico" and the like are not in the set.
languages.set("castellano", "es").set("euskara", "eu");

/** The code of a country, from its name or the name of its people; anything else is unchanged. */
export function nationOf(text: string): string {
  const word = fold(text);
  return nations.get(word) ?? DEMONYMS.get(word) ?? word;
}

const nations = new Map(
  WRITTEN_IN.flatMap((written) => {
    const names = new Intl.DisplayNames([written], { type: "region" });
    return "DE LK FR GB ES IE FI PT NO PL AT US SE DK NL IT CH CZ BE CA EE SK HU RO HR LT LV IS LU"
      .split(" ")
      .map((code) => [fold(names.of(code)), code] as const);
  }),
);

const DEMONYMS = new Map(
  Object.entries({
    DE: "german deutsche deutscher deutsch",
    LK: "sri-lankan",
    FR: "french francaise francais",
    GB: "british english scottish welsh",
    ES: "spanish espanola espanol",
    IE: "irish",
    FI: "finnish suomalainen",
    PT: "portuguese portuguesa portugues",
    NO: "norwegian norsk",
    PL: "polish polski polska",
    AT: "austrian osterreichisch osterreicher osterreicherin",
    US: "american",
    SE: "swedish svensk svenska",
    DK: "danish dansk",
    NL: "dutch nederlandse nederlander",
    IT: "italian italiana italiano",
    CH: "swiss schweizer schweizerin suisse svizzero svizzera",
    CZ: "czech ceska cesky cesko",
    BE: "belgian belge belgisch",
    CA: "canadian canadien canadienne",
    EE: "estonian",
  }).flatMap(([code, words]) => words.split(" ").map((word) => [fold(word), code] as const)),
);
