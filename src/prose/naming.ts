import { ORGANISATION_WORD } from "./arguments.ts";
import type { Grammar } from "./grammar.ts";
import { GERMAN } from "./grammar-de.ts";
import { ENGLISH } from "./grammar-en.ts";
import { SPANISH } from "./grammar-es.ts";
import { FRENCH } from "./grammar-fr.ts";
import { ITALIAN } from "./grammar-it.ts";
import { LITHUANIAN } from "./grammar-lt.ts";
import { ROLE_NOUN } from "./roles.ts";
import { isThing } from "./subject.ts";

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
  return roles.test(text);
}

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
