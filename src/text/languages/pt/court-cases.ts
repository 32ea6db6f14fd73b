import { type CaseSaying, sayings } from "../../court-cases.ts";

const raw = String.raw;

const pt = sayings({
  S: raw`(?<!(?:^|[^\p{L}])(?:de|do|da|a|ao|à|por|pelo|pela|para|com|contra|sobre|segundo|entre|disse|que)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:que\s+)?`,
  BE: raw`(?:foi|tinha sido|havia sido|é|era|será|está)(?:\s+(?:\p{L}+mente|também|já|hoje|ontem))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
});

/** How a case is told of the person. */
export const courtCases: readonly CaseSaying[] = [
  ...pt("pardoned", raw`{SUBJ}{BE} indultad[oa]|{SUBJ}{BE} perdoad[oa] pelo`, raw`\bindulto {MID}(?:a|ao|à) {O}`),
  ...pt(
    "overturned",
    raw`\b(?:anulou|revogou|anula) a condenação (?:de|do|da) {O}`,
    raw`\bcondenação (?:de|do|da) {O} {BE} anulada`,
  ),
  ...pt(
    "acquitted",
    raw`{SUBJ}{BE} (?:absolvid[oa]|ilibad[oa]|inocentad[oa])`,
    raw`\b(?:absolveu|absolve|ilibou|inocentou) {O}`,
  ),
  ...pt(
    "dropped",
    raw`\b(?:processo|inquérito|acusação|denúncia) {MID}contra {O} {BE} (?:arquivad[oa]|retirad[oa])`,
    raw`\b(?:arquivou|arquiva) {MID}contra {O}`,
  ),
  ...pt(
    "sentenced",
    raw`{SUBJ}{BE} condenad[oa] {MID}a {MID}(?:anos?|meses|prisão|cadeia)`,
    raw`\b(?:condenou|condena) {O} a {MID}(?:anos?|meses|prisão)`,
  ),
  ...pt("fined", raw`{SUBJ}{BE} multad[oa]`, raw`\bmulta {MID}(?:a|ao|à|contra) {O}`),
  ...pt(
    "convicted",
    raw`{SUBJ}{BE} (?:condenad[oa]|considerad[oa] culpad[oa])`,
    raw`\b(?:condenou|condena) {O}`,
    raw`\bcondenação (?:de|do|da) {O}`,
  ),
  ...pt("tried", raw`{SUBJ}{BE} (?:julgad[oa]|a ser julgad[oa])`, raw`\bjulgamento (?:de|do|da) {O}`),
  ...pt(
    "charged",
    raw`{SUBJ}{BE} (?:indiciad[oa]|denunciad[oa] pelo Ministério|acusad[oa] formalmente|constituíd[oa] arguid[oa])`,
    raw`\b(?:indiciou|acusou formalmente) {O}`,
  ),
  ...pt(
    "arrested",
    raw`{SUBJ}{BE} (?:detid[oa]|pres[oa](?! a)|capturad[oa])`,
    raw`\b(?:deteve|detiveram|prendeu|prenderam) {O}`,
    raw`\b(?:detenção|prisão) (?:de|do|da) {O}`,
  ),
  ...pt("sued", raw`{SUBJ}{BE} processad[oa]`, raw`\b(?:processou|processa) {O}`),
  ...pt(
    "investigated",
    raw`{SUBJ}{BE} (?:investigad[oa]|alvo de (?:uma )?investigação|suspeit[oa] de)`,
    raw`\b(?:investiga|investigação (?:a|sobre|contra)) {O}`,
  ),
  ...pt("alleged", raw`{SUBJ}{BE} acusad[oa] de`, raw`\b(?:acusações|queixa) {MID}contra {O}`),
];
