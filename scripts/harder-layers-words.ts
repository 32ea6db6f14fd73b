/**
 * The words from which the harder layers are made: invented names and firms, real towns, sentences in ten languages.
 */
export type Lang = keyof typeof PHRASES;

type Given = readonly [given: string, nick: string, sex: string];

/** "Margaret Peggy f, …" */
function readGiven(list: string): Given[] {
  return list.split(", ").map((entry) => entry.split(" ") as unknown as Given);
}

export const GIVEN = readGiven(
  "Margaret Peggy f, William Bill m, Elizabeth Liz f, Robert Bob m, Katherine Kate f, Thomas Tom m, Susan Sue f, Edward Ted m, " +
    "Richard Dick m, Deborah Debbie f, James Jim m, Patricia Pat f, Michael Mike m, Barbara Barb f, Andrew Andy m, Victoria Vicky f, " +
    "Daniel Dan m, Rebecca Becky f, Joseph Joe m, Samantha Sam f",
);
export const KIN_GIVEN = "Ann Mary Rose Jane Lee Kay May Joy Eve Fay Gail Hope Iris Jean Lynn Ruth".split(" ");
export const KIN_OF_CANDIDATE = "Alice Martin Helen George Laura Henry Nora Oliver".split(" ");
export const KIN_OF_OTHERS = "Emma Peter Julia Simon Claire Philip Irene Walter".split(" ");
export const FAMILY = (
  "Halloran Whitcombe Pritchard Ellery Marsden Thorne Ackerman Bellamy Corrigan Draper Fairchild Garland Hollis Ingram Kemp " +
  "Lockhart Mercer Norwood Osborne Penrose Radley Sutton Tilman Vance Winslow Baker Carter Reed Hunter Page"
).split(" ");
export const MAIDEN = "Ashdown Birchall Cresswell Dunmore Eastham Farrow Gresham Hathaway Langley Moreton".split(" ");

export const LANGS = ["de", "fr", "es", "it", "pt", "nl", "pl", "lt", "ru"] as const;
export const GIVEN_ABROAD: Record<Exclude<Lang, "en">, readonly Given[]> = {
  de: readGiven("Jürgen Jürgen m, Katharina Kathi f, Matthias Matze m"),
  fr: readGiven("Élodie Élo f, François François m, Hélène Hélène f"),
  es: readGiven("Íñigo Íñigo m, Dolores Lola f, Francisco Paco m"),
  it: readGiven("Giuseppe Beppe m, Chiara Chiara f, Niccolò Nico m"),
  pt: readGiven("João João m, Conceição São f, Rafael Rafa m"),
  nl: readGiven("Willem Wim m, Annelies An f, Pieter Piet m"),
  pl: readGiven("Małgorzata Gosia f, Paweł Paweł m, Zbigniew Zbyszek m"),
  lt: readGiven("Jonas Jonas m, Rūta Rūta f, Mindaugas Mindė m"),
  ru: readGiven("Сергей Серёжа m, Наталья Наташа f, Дмитрий Дима m"),
};
export const FAMILY_ABROAD: Record<Exclude<Lang, "en">, readonly string[]> = {
  de: ["Krüger", "Weißmann", "Oberhofer"],
  fr: ["Lefèvre", "Beaufort", "Charpentier"],
  es: ["Ibáñez", "Quintana", "Olmedo"],
  it: ["Bellandi", "Ferraris", "Montanari"],
  pt: ["Carvalhal", "Figueira", "Simões"],
  nl: ["van der Meulen", "Dijkstra", "de Wit"],
  pl: ["Wiśniewicz", "Kowalczuk", "Zaręba"],
  lt: ["Petrauskis", "Kalnietis", "Vaitkunas"],
  ru: ["Орешкин", "Лазарев", "Морозов"],
};

export interface Place {
  readonly en: string;
  readonly ru: string;
  readonly country: string;
  readonly langs: readonly string[];
}

/** Town, its name in Russian, country, languages. */
export const PLACES: readonly Place[] = `Leeds|Лидс|United Kingdom|en
Norwich|Норвич|United Kingdom|en
Denver|Денвер|United States|en
Tacoma|Такома|United States|en
Halifax|Галифакс|Canada|en
Dunedin|Данидин|New Zealand|en
Graz|Грац|Austria|de
Leipzig|Лейпциг|Germany|de
Basel|Базель|Switzerland|de fr
Lyon|Лион|France|fr
Nantes|Нант|France|fr
Sevilla|Севилья|Spain|es
Bilbao|Бильбао|Spain|es
Torino|Турин|Italy|it
Parma|Парма|Italy|it
Porto|Порту|Portugal|pt
Coimbra|Коимбра|Portugal|pt
Utrecht|Утрехт|Netherlands|nl
Groningen|Гронинген|Netherlands|nl
Lublin|Люблин|Poland|pl
Toruń|Торунь|Poland|pl
Kaunas|Каунас|Lithuania|lt
Vilnius|Вильнюс|Lithuania|lt ru
Riga|Рига|Latvia|ru
Tallinn|Таллин|Estonia|ru`
  .split("\n")
  .map((line) => line.split("|"))
  .map(([en = "", ru = "", country = "", langs = ""]) => ({ en, ru, country, langs: langs.split(" ") }));

export type Role = Readonly<Record<Lang, string>>;

/** en, de, fr, es, it, pt, nl, pl, lt, ru. */
export const ROLES: readonly Role[] =
  `architect Architekt architecte arquitecto architetto arquiteto architect architekt architektas архитектор
engineer Ingenieur ingénieur ingeniero ingegnere engenheiro ingenieur inżynier inžinierius инженер
teacher Lehrer instituteur maestro insegnante professor leraar nauczyciel mokytojas учитель
photographer Fotograf photographe fotógrafo fotografo fotógrafo fotograaf fotograf fotografas фотограф
pharmacist Apotheker pharmacien farmacéutico farmacista farmacêutico apotheker farmaceuta vaistininkas фармацевт
librarian Bibliothekar bibliothécaire bibliotecario bibliotecario bibliotecário bibliothecaris bibliotekarz bibliotekininkas библиотекарь
accountant Buchhalter comptable contable contabile contabilista boekhouder księgowy buhalteris бухгалтер
journalist Journalist journaliste periodista giornalista jornalista journalist dziennikarz žurnalistas журналист`
    .split("\n")
    .map((line) => line.split(" "))
    .map(([en = "", de = "", fr = "", es = "", it = "", pt = "", nl = "", pl = "", lt = "", ru = ""]) => {
      return { en, de, fr, es, it, pt, nl, pl, lt, ru };
    });

export const FIRM_NAMES =
  "Brightwell Halvorsen Norden Castellan Quillon Arbutus Meridian Tessera Falkner Odessa Larkspur Vantage Cobalt Juniper Sablewood".split(
    " ",
  );
export const FIRM_KINDS = "Analytics Marine Press Clinic Works Partners Institute Logistics Studios".split(" ");
export const SCHOOL_TOWNS = "Aberdale Westhaven Northgate Kingsmere Eastbrook Silverton Maplewood".split(" ");
/** What OCR confuses; longer ones first. */
export const CONFUSIONS = "rn>m m>rn cl>d l>1 o>0 e>c i>l 1>l 0>o 5>S h>b a>o"
  .split(" ")
  .map((pair) => pair.split(">"))
  .map(([from = "", to = ""]) => [from, to] as const)
  .concat([[". ", " "]]);

interface Phrases {
  life(name: string, date: string, town: string, role: string, female: boolean): string;
  work(name: string, year: string, role: string, firm: string, female: boolean): string;
  job(name: string, town: string, firm: string, female: boolean): string;
  bare(name: string, female: boolean): string;
}
export const PHRASES = {
  en: {
    life: (name, date, town, role) => `${name} was born on ${date} in ${town} and is a ${role}.`,
    work: (name, year, role, firm) => `${name} (born ${year}) is a ${role} at ${firm}.`,
    job: (name, town, firm) => `${name} lives in ${town} and works at ${firm}.`,
    bare: (name) => `${name} attended a concert.`,
  },
  de: {
    life: (name, date, town, role, f) => `${name}, geboren am ${date} in ${town}, ist ${role}${f ? "in" : ""}.`,
    work: (name, year, role, firm, f) => `${name} (Jahrgang ${year}) arbeitet als ${role}${f ? "in" : ""} bei ${firm}.`,
    job: (name, town, firm) => `${name} wohnt in ${town} und arbeitet bei ${firm}.`,
    bare: (name) => `${name} besuchte gestern ein Konzert.`,
  },
  fr: {
    life: (name, date, town, role, f) => `${name}, né${f ? "e" : ""} le ${date} à ${town}, est ${role}.`,
    work: (name, year, role, firm, f) => `Né${f ? "e" : ""} en ${year}, ${name} travaille comme ${role} chez ${firm}.`,
    job: (name, town, firm) => `${name} habite à ${town} et travaille chez ${firm}.`,
    bare: (name) => `${name} a assisté à un concert.`,
  },
  es: {
    life: (name, date, town, role) => `${name} nació el ${date} en ${town} y es ${role}.`,
    work: (name, year, role, firm, f) => `${name}, nacid${f ? "a" : "o"} en ${year}, trabaja como ${role} en ${firm}.`,
    job: (name, town, firm) => `${name} vive en ${town} y trabaja en ${firm}.`,
    bare: (name) => `${name} asistió ayer a un concierto.`,
  },
  it: {
    life: (name, date, town, role, f) => `${name}, nat${f ? "a" : "o"} il ${date} a ${town}, è ${role}.`,
    work: (name, year, role, firm, f) =>
      `${name} (classe ${year}) lavora come ${role} presso ${firm}; nat${f ? "a" : "o"} nel ${year}.`,
    job: (name, town, firm) => `${name} vive a ${town} e lavora presso ${firm}.`,
    bare: (name) => `${name} ha assistito a un concerto.`,
  },
  pt: {
    life: (name, date, town, role, f) => `${name} nasceu a ${date} em ${town} e é ${role}${f ? "" : ""}.`,
    work: (name, year, role, firm, f) =>
      `${name}, nascid${f ? "a" : "o"} em ${year}, trabalha como ${role} na ${firm}.`,
    job: (name, town, firm) => `${name} mora em ${town} e trabalha na ${firm}.`,
    bare: (name) => `${name} assistiu a um concerto.`,
  },
  nl: {
    life: (name, date, town, role) => `${name}, geboren op ${date} in ${town}, is ${role}.`,
    work: (name, year, role, firm) => `${name} (${year}) werkt als ${role} bij ${firm}; geboren in ${year}.`,
    job: (name, town, firm) => `${name} woont in ${town} en werkt bij ${firm}.`,
    bare: (name) => `${name} bezocht een concert.`,
  },
  pl: {
    life: (name, date, town, role, f) => `${name}, urodzon${f ? "a" : "y"} ${date} w mieście ${town}, ${role}.`,
    work: (name, year, role, firm, f) => `${name} (ur. ${year}) pracuje jako ${role} w firmie ${firm}${f ? "" : ""}.`,
    job: (name, town, firm) => `${name} mieszka w mieście ${town} i pracuje w firmie ${firm}.`,
    bare: (name, f) => `${name} był${f ? "a" : ""} na koncercie.`,
  },
  lt: {
    life: (name, date, town, role, f) => `${name}, gim${f ? "usi" : "ęs"} ${date} mieste ${town}, yra ${role}.`,
    work: (name, year, role, firm, f) =>
      `${name} (gim${f ? "usi" : "ęs"} ${year} m.), ${role}, dirba įmonėje „${firm}“.`,
    job: (name, town, firm) => `${name} gyvena mieste ${town} ir dirba įmonėje „${firm}“.`,
    bare: (name) => `${name} dalyvavo koncerte.`,
  },
  ru: {
    life: (name, date, town, role, f) => `${name} родил${f ? "ась" : "ся"} ${date} года, город ${town}, ${role}.`,
    work: (name, year, role, firm) => `${name} (род. ${year}), ${role}, работает в компании «${firm}».`,
    job: (name, town, firm, f) => `${name} живёт в городе ${town} и работает в компании «${firm}»${f ? "" : ""}.`,
    bare: (name, f) => `${name} посетил${f ? "а" : ""} концерт.`,
  },
} satisfies Record<string, Phrases>;
