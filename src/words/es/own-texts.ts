import type { Words } from "../words.ts";
import { ledgerReasons } from "./ledger-reasons.ts";
import { formats } from "./formats.ts";

/** Candor's own words in profiles, besides what sources say, in Spanish. */
export const ownTexts = {
  namedInArticle: "Un artículo en el que aparece el nombre.",
  namedBesideCase: "Un artículo sobre un caso que nombra a la persona; no se pudo determinar su papel en él.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Empleador común: ${seats}.`,
  bothSit: (seats) => `Órgano común: ${seats}.`,
  member: "Miembro",
  subcommittees: (parts) => `Subcomités: ${parts}`,
  andMore: (shown, count) => `${shown} y ${count} más`,
  moreTell: (count) =>
    formats.plural(count, {
      one: "Otra publicación o página lo cuenta.",
      other: "Otras # publicaciones o páginas lo cuentan.",
    }),
  ofPosts: (count, of) => `${count} de ${of} publicaciones`,
  inPosts: (count, of) => `En ${count} de ${of} publicaciones.`,
  quoted: (text) => `«${text}»`,
  forExample: (quotes) => `Por ejemplo: ${quotes}`,
  weak: "Pocos indicios.",
  /** The details of a reason. */
  seen: {
    inBoth: (what) => `en ambas: ${what}`,
    hereAndKnown: (here, there) => `aquí: ${here}; ya consta: ${there}`,
    fromYear: (year) => `desde ${year}`,
    sameYears: "en los mismos años",
    inText: (what) => `en el texto: ${what}`,
    inHeadline: (what) => `en el titular: ${what}`,
    filedSo: "así archivado al importarlo",
    linksTo: (what) => `enlaza con ${what}`,
    oneIn: (count) => `cerca de 1 de cada ${count} personas`,
    fits: (what) => `encaja también con: ${what}`,
    born: (day) => `nacimiento: ${day}`,
    bornAbout: (year) => `nacimiento hacia ${year}, según la edad`,
    died: (day) => `fallecimiento: ${day}`,
    workedThen: (employer, year, life) => `en ${employer} desde ${year}; ${life}`,
    names: (people) => `se nombra a: ${people}`,
    callsItself: (name) => `se hace llamar ${name}`,
    onlyOneMarked: (mark) => `solo en uno de los nombres: ${mark}`,
    noneFits: (count) =>
      formats.plural(count, { one: "hay una conocida, que no encaja", other: "hay # conocidas, ninguna encaja" }),
    rival: (what) => `encaja también con la persona buscada, pero no puede ser la misma: ${what}`,
    givenAddress: "una URL",
    givenDocument: "un documento",
    bornTwice: (years) => `años de nacimiento en un mismo texto: ${years}`,
    bothSpokenOf: (one, other) => `se habla de dos personas: ${one}, ${other}`,
    crowd: (count) => `se nombra a más de ${count} personas`,
  },
  /** How the operator switches a source on; commands are between backticks. */
  ledger: {
    startOnline: "Inicie el servicio sin CANDOR_OFFLINE=1.",
    reasons: ledgerReasons,
  },
  leftOut: {
    noName: () => "sin nombre",
    severalNames: () => "dos personas en un nombre: dar una fila a cada una",
    heading: () => "un título encima de otras filas, no una persona",
    firm: () => "una empresa, no una persona",
    sum: () => "una suma de otras filas, no una persona",
    notDecoded: () => "caracteres ajenos a la codificación del archivo",
    twiceEncoded: () =>
      "letras que se leyeron en una codificación equivocada antes de guardar; guardar de nuevo el archivo en UTF-8",
    nul: () => "un carácter NUL",
    formulaName: () => "una fórmula en lugar de un nombre",
    formula: (what) => `una fórmula en la columna «${what}»`,
    noJson: () => "no es JSON",
    noEmail: (what) => `ninguna dirección de correo en la columna «${what}»`,
    noPhone: (what) => `ningún número de teléfono en la columna «${what}»`,
    noDate: (what) => `ninguna fecha con año en la columna «${what}»`,
    noPerson: () => "el nombre de un departamento o una oficina, no de una persona",
    firmPage: (what) => `un sitio web en la columna «${what}»: no es de la persona ni, junto a otro, de la empresa`,
    lostDigits: (what) =>
      `un número en la columna «${what}» del que una hoja de cálculo solo conservó las primeras cifras`,
    unusedColumn: (what) => `la columna «${what}» no se usa`,
    hiddenSheet: () => "una hoja oculta: para importarla, mostrarla en la hoja de cálculo",
    notKept: (what) => `«${what}» no se conserva`,
    columns: (what) => `más de ${what} columnas`,
    noColumn: () => "ninguna columna de esta hoja contiene nombres",
    unknownFormat: () => "formato no reconocido",
    cutCard: () => "una tarjeta sin final: el archivo está cortado",
    brokenCard: () => "una tarjeta ilegible",
    cardVersion: () => "una vCard de una versión distinta de 2.1, 3.0 o 4.0",
    groupCard: () => "la tarjeta de un grupo o una empresa, no de una persona",
    noAddressName: () => "una dirección sin nombre",
    noFile: () => "el archivo no existe",
  },
  eventRoles: { Performer: "Intervención", Organizer: "Organización", Attendee: "Asistencia" },
} satisfies Words["ownTexts"];
