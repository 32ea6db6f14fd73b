import { readWordList } from "../../lists/word-list.ts";
import { type Field, FIELDS } from "./fields.ts";

const LIST = readWordList(new URL("lists/columns.txt", import.meta.url));
/** Titles of whom a firm is reached by, longest first: "Contact person" before "Contact". */
const CONTACTS = LIST.entries("contact")
  .map(plainTitle)
  .sort((one, other) => other.length - one.length);
const BY_TITLE = new Map([
  ...CONTACTS.map((title): readonly [string, Field] => [title, "fullName"]),
  ...FIELDS.flatMap((field) =>
    LIST.entries(field).map((title): readonly [string, Field] => [plainTitle(title), field]),
  ),
]);
/** Words before a title that say whose or which it is: "Mailing City", "Address 1 - City", "Person - Phone", "Ansprechpartner Vorname". */
const BEFORE =
  /^(?:address|ansprechpartner(?:in)?|bewerber(?:in)?|candidat|candidate|candidato|contact|contactpersoon|contacto|contatto|customer|home|interlocuteur|kandydat|kontakt|kontaktperson|lead|mailing|mitarbeiter(?:in)?|mitglied|osoba kontaktowa|other|person|personal|primary|private|work)\s/;
/** Words behind a title that say which of several it is: "Telefon geschäftlich", "Téléphone professionnel", "Ansprechpartner:in". */
const AFTER =
  /\s(?:in|innen|geschaftlich|dienstlich|privat|professionnel|professionnelle|personnel|personnelle|bureau|domicile|trabajo|laboral|particular|personal|sluzbow[ay]|prywatn[ay]|lavoro|ufficio|casa|werk|zakelijk|prive|trabalho|pessoal|work|home|business|private)$/;
/** Articles and prepositions of the languages of the list, and words for "number": "Nom du contact", "Telefon-Nr.". */
const SMALL =
  /(?:^|\s)(?:a|al|d|da|de|del|della|der|des|di|die|do|du|het|l|la|le|les|n|nr|no|num|of|the|van|von)(?=\s|$)/g;
const BY_LOOSE_TITLE = looseTitles();

/** Titles without small words, of those that mean one thing so. */
function looseTitles(): ReadonlyMap<string, Field> {
  const found = new Map<string, Field | null>();
  for (const [title, field] of BY_TITLE) {
    const loose = withoutSmall(title);
    if (loose !== "") found.set(loose, found.has(loose) && found.get(loose) !== field ? null : field);
  }
  return new Map([...found].filter((entry): entry is [string, Field] => entry[1] !== null));
}

function withoutSmall(title: string): string {
  return title.replace(SMALL, " ").replace(/\s+/g, " ").trim();
}

/** How many titles of a row are known: a row with more of them is likelier the head of its table. */
export function countKnownTitles(row: readonly string[]): number {
  return new Set(row.flatMap((cell) => titleField(cell) ?? [])).size;
}

/** `E-mail 1 - Value` and `eMailValue` as `e mail value`. */
export function plainTitle(title: string): string {
  return title
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll(/[łŁ]/gu, "l")
    .replaceAll(/[øØ]/gu, "o")
    .replaceAll(/[ıİ]/gu, "i")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** What a title, or the label of a form, says of itself, whatever stands in it. */
export function titleField(title: string): Field | undefined {
  return wholeTitleField(title) ?? partTitleField(title) ?? timedTitleField(title);
}

/** With which words a title says that its people are those by whom another is reached: "Ansprechpartner", "Contact person e-mail". */
export function contactOf(title: string): string | undefined {
  const plain = plainTitle(title).replace(AFTER, "");
  return CONTACTS.find((contact) => plain === contact || plain.startsWith(`${contact} `));
}

/** `Their role`, `Jetziger Arbeitgeber`, `Davor bei`: a post or an employer, with whose it is or when it was. */
function timedTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const earlier = wholeTitleField(plain.replace(EARLIER, ""));
  if (EARLIER.test(plain)) return earlier && PREVIOUS[earlier];
  const bare = plain.replace(NOW, "").replace(THEIRS, "");
  return bare === plain ? undefined : wholeTitleField(bare);
}

const PREVIOUS: { readonly [F in Field]?: Field } = { title: "previousTitle", company: "previousCompany" };
const THEIRS = /^(?:their|his|her|your|my)\s/;
const NOW =
  /^(?:currently|current|present|now|jetzig(?:e[rs]?)?|jetzt|aktuell(?:e[rs]?)?|derzeitig(?:e[rs]?)?|derzeit|heutig(?:e[rs]?)?|momentan(?:e[rs]?)?|gegenwartig(?:e[rs]?)?|huidige?|obecn[yae]|obecnie|aktualn[yae]|nuvarande|navaerende|nykyinen|nynej[sš][ií]|soucasn[yae]|текущ(?:ая|ее|ии))\s|\s(?:actual|actuel|actuelle|actuellement|atual|attuale|obecn[yae])$/;
const EARLIER =
  /^(?:previously|previous|formerly|former|past|prior|earlier|last|ex|davor|vorher(?:ig)?(?:e[rs]?)?|zuvor|fruher(?:e[rs]?)?|ehemalig(?:e[rs]?)?|letzt(?:e[rs]?)|zuletzt|ancien(?:ne)?|vorige|eerdere|laatste|poprzedni(?:a|e|o)?|byl[yae]|ostatni(?:a|e)?|tidigare|tidligere|forrige|entinen|предыдущ(?:ая|ее|ии))\s|\s(?:anterior|anteriore|precedente|precedent|precedente|poprzedni(?:a|e)?)$/;

function wholeTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const forms = [plain, plain.replace(BEFORE, ""), plain.replace(AFTER, "")];
  const known = forms.map((form) => BY_TITLE.get(form)).find((field) => field !== undefined);
  return known ?? forms.map((form) => BY_LOOSE_TITLE.get(withoutSmall(form))).find((field) => field !== undefined);
}

/** `Company / Org`, `Phone (best)`, `Job title or role`: a title in parts, each of which means the one thing; what brackets add may say anything. */
function partTitleField(title: string): Field | undefined {
  const bare = title.replace(/[([][^()[\]]*[)\]]\s*$/, "");
  if (bare !== title && wholeTitleField(bare) !== undefined && !/[@\d]/.test(title)) return wholeTitleField(bare);
  const parts = bare
    .split(/[/|,&+]|\s(?:or|and|und|oder|et|ou|y|o|e|en|of|i|lub)\s/iu)
    .filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MAX_TITLE_PARTS) return undefined;
  const fields = new Set(parts.map((part) => wholeTitleField(part)));
  // Two things in one column are neither: "Name / E-mail".
  return fields.size === 1 ? [...fields][0] : undefined;
}

/** What has more is a sentence. */
const MAX_TITLE_PARTS = 4;
