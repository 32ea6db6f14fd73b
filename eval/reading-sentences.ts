import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** A sentence about Ada Finch with its names, each with the letter for its relation to her. */
export interface MarkedSentence {
  readonly lang: string;
  readonly text: string;
  readonly names: readonly { readonly from: number; readonly to: number; readonly is: string }[];
}

/** How often each line is filled with different names, and lines with choices. */
const TIMES = 4;
const TIMES_WITH_CHOICE = 10;

/**
 * Lines such as `She left [E] for [E] in 2012.`, filled with invented names: `E` employer, `S` school, `H` home, `B`
 * birthplace, `P` spouse, `C` child, and without any of these relations `N` an organisation, `L` a place, `K` a person.
 * An employer's name in one line is somebody else's in the next, so nothing is learned about names, only about the
 * words around them. `{a|b}` is one of the two. The file is named after its language tag.
 */
export function readSentences(path: string): MarkedSentence[] {
  const lang = basename(path, ".txt");
  const next = randomOf(lang);
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) =>
      Array.from({ length: line.includes("{") ? TIMES_WITH_CHOICE : TIMES }, () =>
        filled(chosen(line, next), lang, next),
      ),
    );
}

/** `{sold shoes|kept the books} at [E]`: picks one of each choice. */
function chosen(line: string, next: (most: number) => number): string {
  return line.replace(/\{([^{}]*)\}/gu, (_, choices: string) => {
    const all = choices.split("|");
    return all[next(all.length)] ?? "";
  });
}

function filled(line: string, lang: string, next: (most: number) => number): MarkedSentence {
  let text = "";
  let at = 0;
  const names: MarkedSentence["names"][number][] = [];
  for (const match of line.matchAll(/\[([A-Z])\]/gu)) {
    text += line.slice(at, match.index);
    const name = nameOf(match[1] ?? "", lang, next);
    names.push({ from: text.length, to: text.length + name.length, is: match[1] ?? "" });
    text += name;
    at = match.index + match[0].length;
  }
  return { lang, text: text + line.slice(at), names };
}

const WORDS =
  "Kestrel Corvane Larkmoor Tessaly Brindle Orvane Quillon Marwick Halden Pellow Zenda Talwin Ostrava Fennick Varelo Numina Castrel Ibsley Jorvik Lumen Ravel Sorrel Tarquin Umbria Wexley Yarrow Ardent Bellamy Cobalt Dunmore Elgar Farrow Gantry Hollis Isherwood Juniper Kelso Lomax Merrin Novak Ondine Parallel Quarto Rowan Saltire Tremolo Upland Vesper Windrush Zephyr".split(
    " ",
  );
const TOWNS =
  "Leeds Graz Tampere Porto Arles Gdynia Malmö Ghent Trieste Dover Oulu Bergen Perugia Utrecht Varna Split Łódź Bilbao Limerick Kaunas Adana Lviv Kazan Nagoya Durban Accra Cusco Toledo Bath Ripon Halden Marwick".split(
    " ",
  );
const GIVEN = "Bruno Marta Ivo Selma Tomas Greta Anton Livia Milo Nora Oskar Petra Rufus Sonja Viktor Wanda".split(" ");
const BODIES: Readonly<Record<string, string>> = {
  en: "~ Group|~ Hospital|~ City Council|~ Museum|~ Theatre|Bank of ~|~ Bank|~ Partners|Royal ~ Orchestra|~ Foundation|Ministry of ~|~ Labs|~ & %|~ Trust|~ United|~ Press",
  de: "~ GmbH|Klinikum ~|Stadt ~|~ AG|Museum ~|Theater ~|Sparkasse ~|~ Verlag|~ & %|Stadtwerke ~|Kanzlei ~",
  fr: "Groupe ~|Hôpital ~|Mairie de ~|Banque ~|Théâtre de ~|Musée ~|Éditions ~|~ et %|Fondation ~|Cabinet ~",
  es: "Grupo ~|Hospital ~|Ayuntamiento de ~|Banco ~|Teatro ~|Museo ~|Editorial ~|Fundación ~|Bodegas ~",
  pt: "Grupo ~|Hospital ~|Câmara Municipal de ~|Banco ~|Teatro ~|Museu ~|Editora ~|Fundação ~",
  it: "Gruppo ~|Ospedale ~|Comune di ~|Banca ~|Teatro ~|Museo ~|Edizioni ~|Fondazione ~",
  nl: "~ Groep|Ziekenhuis ~|Gemeente ~|Stichting ~|Museum ~|~ BV|Uitgeverij ~",
  sv: "~ AB|~ sjukhus|Region ~|~ kommun|Stiftelsen ~|~ förlag",
  pl: "Grupa ~|Szpital ~|Bank ~|Fundacja ~|Teatr ~|Muzeum ~|Wydawnictwo ~",
  tr: "~ Holding|~ Hastanesi|~ Bankası|~ Belediyesi|~ Vakfı|~ Müzesi",
};
const SCHOOLS: Readonly<Record<string, string>> = {
  en: "University of ~|~ University|~ College|~ School of Art|~ Institute of Technology|~ High School|Royal College of ~",
  de: "Universität ~|Hochschule ~|TU ~|Technische Universität ~|Gymnasium ~|Musikhochschule ~",
  fr: "Université de ~|École de ~|Lycée ~|Conservatoire de ~|Université ~",
  es: "Universidad de ~|Universidad ~|Instituto ~|Escuela de ~|Universidad Politécnica de ~",
  pt: "Universidade de ~|Universidade Federal de ~|Escola ~|Instituto ~",
  it: "Università di ~|Politecnico di ~|Liceo ~|Accademia di ~|Conservatorio di ~",
  nl: "Universiteit ~|Hogeschool ~|Conservatorium ~|~ College",
  sv: "~ universitet|~ högskola|Konsthögskolan i ~",
  pl: "Uniwersytet ~|Politechnika ~|Akademia ~|Liceum ~",
  tr: "~ Üniversitesi|~ Lisesi|~ Teknik Üniversitesi",
};

function nameOf(is: string, lang: string, next: (most: number) => number): string {
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const acronym = () => Array.from({ length: 2 + next(3) }, () => one([..."ABCDEFGHKLMNOPRSTUVZ"])).join("");
  const from = (patterns: string | undefined, words: readonly string[]) =>
    one((patterns ?? "~").split("|"))
      .replace("~", one(words))
      .replace("%", one(WORDS));
  const dice = next(10);
  switch (is) {
    case "S":
      if (dice < 7) return from(SCHOOLS[lang], TOWNS);
      return dice === 7 ? acronym() : dice === 8 ? one(TOWNS) : one(WORDS);
    case "H":
    case "B":
    case "L":
      return one(TOWNS);
    case "P":
    case "C":
    case "K":
      return dice < 7 ? `${one(GIVEN)} ${one(WORDS)}` : one(GIVEN);
    default:
      if (dice < 4) return one(WORDS);
      if (dice === 4) return acronym();
      return dice === 5 ? `${one(WORDS)} ${one(WORDS)}` : from(BODIES[lang], WORDS);
  }
}

/** Numbers below `most`, the same on every run. */
function randomOf(text: string): (most: number) => number {
  let seed = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
  return (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (seed >>> 8) % most;
  };
}
