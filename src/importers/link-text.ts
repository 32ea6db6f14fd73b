import { PLATFORMS } from "../domain/platform.ts";

/**
 * Whether a text says that there is a profile, and not whose: "LinkedIn", "yes", "view-profile". Tables show it in the place of an
 * address, and as a handle it would be the same for everybody.
 */
export function isLinkText(text: string): boolean {
  const plain = text.trim().toLowerCase();
  const parts = plain.split(/[\s._-]+/).filter(Boolean);
  return ANSWERS.has(plain) || MEANINGLESS.test(plain) || (parts.length > 0 && parts.every((part) => LABELS.has(part)));
}

/** Fewer than five digits, signs alone, or a single character. */
const MEANINGLESS = /^(?:\d{0,4}|[^\p{L}\d]{0,20}|.)$/u;
/** Of which the text of a link is made, in the languages whose tables are read. */
const LABELS =
  words(`${PLATFORMS.join(" ")} twitter xing url link links lien enlace odkaz profile profiles profil perfil
  profilo profiel view visit voir vedi zobacz bekijk ansehen anzeigen see show open öffnen ouvrir abrir apri here hier
  ici aquí click klick page seite web website webseite homepage account konto compte cuenta handle username my your`);
/** What is filled in where it is asked whether there is one. */
const ANSWERS =
  words(`yes ja oui sí si sim tak ano kyllä evet да no nein non não nao nie nee nej ne hayır нет true false
  wahr falsch vrai faux none null nil unknown pending connected verified added sent done check tbd tba todo test ok`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
