import { type CaseSaying, sayings } from "../../court-cases.ts";

const raw = String.raw;

const es = sayings({
  S: raw`(?<!(?:^|[^\p{L}])(?:de|del|a|al|por|para|con|contra|sobre|según|entre|dijo|que)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:quien\s+|que\s+)?`,
  BE: raw`(?:fue|ha sido|había sido|es|será|está|queda|quedó|resultó)(?:\s+(?:\p{L}+mente|también|ya|hoy|ayer))*`,
  O: raw`(?:(?:a|al|la|el|del|al entonces)\s+)?(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
});

/** How a case is told of the person. */
export const courtCases: readonly CaseSaying[] = [
  ...es("pardoned", raw`{SUBJ}{BE} indultad[oa]`, raw`\bindult(?:o|a|ó|ado|aron)\b{MID}\b(?:a|de|para) {O}`),
  ...es(
    "overturned",
    raw`\b(?:anul[aó]|revoc[aó]|revocado|anulado) la (?:condena|sentencia) (?:de|contra|a) {O}`,
    raw`\bcondena (?:de|contra|a) {O} {BE} (?:anulada|revocada)`,
  ),
  ...es(
    "acquitted",
    raw`{SUBJ}{BE} (?:absuelt[oa]|exonerad[oa]|declarad[oa] inocente)`,
    raw`\b(?:absuelve|absolvió|ha absuelto|exoneró) {O}`,
    raw`\babsolución de {O}`,
  ),
  ...es(
    "dropped",
    raw`\b(?:causa|caso|querella|denuncia|investigación)\b{MID}contra {O} {BE} (?:archivad[oa]|sobreseíd[oa]|desestimad[oa])`,
    raw`\b(?:archiv[aó]|sobresey[oó]|desestim[aó]|archivado)\b{MID}(?:causa|caso|querella|denuncia|investigación){MID}contra {O}`,
    raw`\bsobreseimiento {MID}(?:de|para) {O}`,
  ),
  ...es(
    "sentenced",
    raw`{SUBJ}{BE} (?:condenad[oa]|sentenciad[oa]) {MID}a {MID}(?:años?|meses|prisión|cárcel)`,
    raw`\b(?:condena|condenó|ha condenado|sentenció) {O} a {MID}(?:años?|meses|prisión|cárcel)`,
  ),
  ...es("fined", raw`{SUBJ}{BE} multad[oa]`, raw`\b(?:multó|multa|ha multado) {O}`, raw`\bmulta {MID}(?:a|contra) {O}`),
  ...es("disqualified", raw`{SUBJ}{BE} inhabilitad[oa]`, raw`\b(?:inhabilita|inhabilitó|ha inhabilitado) {O}`),
  ...es(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sancionad[oa]|expulsad[oa] del partido|amonestad[oa])`,
    raw`\b(?:sancionó|sanciona|ha sancionado) {O}`,
    raw`\bsanciones {MID}(?:a|contra) {O}`,
  ),
  ...es(
    "convicted",
    raw`{SUBJ}{BE} (?:condenad[oa]|declarad[oa] culpable|hallad[oa] culpable)`,
    raw`\b(?:condena|condenó|ha condenado|declaró culpable) {O}`,
    raw`\bcondena (?:de|a|contra) {O}`,
    raw`{SUBJ}se (?:declaró|ha declarado) culpable`,
  ),
  ...es(
    "tried",
    raw`{SUBJ}{BE} juzgad[oa]`,
    raw`{SUBJ}se (?:sienta|sentó) en el banquillo`,
    raw`\bjuicio (?:a|contra) {O}`,
  ),
  ...es(
    "charged",
    raw`{SUBJ}{BE} (?:imputad[oa]|procesad[oa]|acusad[oa] formalmente|encausad[oa])`,
    raw`\b(?:imputa|imputó|procesa|procesó|ha imputado|ha procesado) {O}`,
    raw`\b(?:imputación|procesamiento) de {O}`,
  ),
  ...es(
    "arrested",
    raw`{SUBJ}{BE} (?:detenid[oa]|arrestad[oa]|encarcelad[oa])`,
    raw`\b(?:detuvo|detuvieron|ha detenido|han detenido|detiene|arrestó|arrestaron) {O}`,
    raw`\b(?:detención|arresto) de {O}`,
  ),
  ...es(
    "sued",
    raw`{SUBJ}{BE} demandad[oa]`,
    raw`\b(?:demandó|demanda|ha demandado|demandaron) a {O}`,
    raw`\bdemanda {MID}contra {O}`,
  ),
  ...es(
    "investigated",
    raw`{SUBJ}{BE} (?:investigad[oa]|siendo investigad[oa]|bajo investigación)`,
    raw`\b(?:investiga|investigan|investigación a|investigación contra|investigación sobre) (?:a )?{O}`,
  ),
  ...es(
    "alleged",
    raw`{SUBJ}{BE} (?:acusad[oa]|denunciad[oa]) (?:de|por)`,
    raw`\b(?:acusaciones|denuncia|querella) {MID}contra {O}`,
  ),
];
