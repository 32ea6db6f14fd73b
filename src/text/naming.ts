import { ORGANISATION_WORD } from "../prose/arguments.ts";
import type { Grammar } from "../prose/grammar.ts";
import { GERMAN } from "../prose/grammar-de.ts";
import { ENGLISH } from "../prose/grammar-en.ts";
import { SPANISH } from "../prose/grammar-es.ts";
import { FRENCH } from "../prose/grammar-fr.ts";
import { ITALIAN } from "../prose/grammar-it.ts";
import { LITHUANIAN } from "../prose/grammar-lt.ts";
import { ROLE_NOUN } from "../prose/roles.ts";
import { isThing } from "../prose/subject.ts";
import { LANGUAGES, lexiconFor } from "./languages.ts";

const GRAMMARS: readonly Grammar[] = [ENGLISH, GERMAN, SPANISH, FRENCH, LITHUANIAN, ITALIAN];

/** A text that is a person's name and nothing else: two to six words with capitals, small particles between them. */
export function isPersonName(text: string): boolean {
  return text.length <= MOST_NAME && NAME.test(text) && !NO_NAME.test(text) && !isThing(text) && !isCompanyName(text);
}

const MOST_NAME = 80;
/** Words of headings that name no person: of menus, sections and greetings. */
const NO_NAME =
  /(?<!\p{L})(?:About|Our|My|Your|Us|We|Meet|Team|Staff|People|Welcome|Home|Page|Contact|News|Blog|Profile|Biography|Board|Company|Privacy|Policy|Cookies?|Terms|Latest|Read|More|Best|New|Unser|Unsere|Über|Uns|Mich|Willkommen|Startseite|Aktuelles|Kontakt|Nuestro|Nuestra|Equipo|Sobre|Inicio|Bienvenid[oa]s?|Notre|Nos|Équipe|Accueil|Bienvenue|Propos|Apie|Mus|Mane|Komanda|Naujienos|Chi|Siamo|Squadra|Benvenut[oi]|Contatti|Notizie|Pagina)(?!\p{L})/u;
const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Herr|Frau)\.?\s)*\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:van|von|de|del|della|di|da|der|den|la|le|ten|ter|zu|y)\s)*[\p{Lu}"“„][\p{L}.'’"”“-]*){1,5}(?:,?\s(?:Jr|Sr|II|III|IV)\.?)?$/u;

/** A text that holds the noun of a post, in one of our languages. */
export function isJobTitle(text: string): boolean {
  if (ROLE_NOUN.test(text)) return true;
  roles ??= new RegExp(
    `(?<![\\p{L}-])(?:${GRAMMARS.flatMap((grammar) => (grammar.roles === "" ? [] : [grammar.roles])).join("|")})(?![\\p{L}])`,
    "iu",
  );
  return roles.test(text) || hasRole(text);
}

/** A word that a language's list has as a post's; in languages of cases by its stem. */
function hasRole(text: string): boolean {
  const words = text.slice(0, MOST_TITLE).toLowerCase().match(WORD) ?? [];
  if (words.length === 0) return false;
  const cyrillic = /\p{Script=Cyrillic}/u.test(text);
  return LANGUAGES.some(({ lang, inflects }) => {
    if (cyrillic !== CYRILLIC.has(lang)) return false;
    const lexicon = lexiconFor(lang);
    return words.some(
      (word) =>
        word.length > 3 &&
        lexicon?.classesOf(word).has("ROLE") &&
        (inflects !== true || cyrillic || lexicon.isListed(word)),
    );
  });
}

/** Of a line; longer ones are no titles. */
const MOST_TITLE = 160;
const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;
const CYRILLIC: ReadonlySet<string> = new Set(["ru", "uk"]);

let roles: RegExp | undefined;

/** A text with a word that companies and offices have in their names, or a legal form. */
export function isCompanyName(text: string): boolean {
  return ORGANISATION_WORD.test(text) || LEGAL_FORM.test(text);
}

const LEGAL_FORM =
  /(?:^|\s)(?:S\.\s?p\.\s?A\.|S\.\s?r\.\s?l\.|B\.V\.|N\.V\.|Oy|A\/S|Sp\. z o\.o\.|Lda\.?|Ltda\.?|& Co\.?|Pty)(?:\s|$)/u;

/** A text with a word that schools have in their names, in the languages of Europe. */
export function isSchoolName(text: string): boolean {
  return SCHOOL.test(text);
}

const SCHOOL =
  /univers|uniwers|college|collège|colegio|school|schule|hochschul|institut|istitut|politecn|politécn|polytech|politech|akadem|academ|académ|école|ecole|escuela|scuola|lycée|liceo|gymnasium|gimnazij|kolegij|mokykl|hogeschool|conservato|konservator|facult|fakult|facoltà|seminar(?:y|io)/iu;
