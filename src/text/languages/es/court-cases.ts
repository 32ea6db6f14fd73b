import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!(?:^|[^\p{L}])(?:de|del|a|al|por|para|con|contra|sobre|según|entre|dijo|que)\s)@(?!’[so])`,
  SUBJ: raw`{S}{APP}(?:quien\s+|que\s+)?`,
  CASE: raw`(?:causas?|casos?|querellas?|denuncias?|demandas?|investigaci(?:ón|ones)|cargos|acusaci(?:ón|ones)|procedimiento|expediente|diligencias)`,
  DROPPED: raw`(?:archivad|sobreseíd|desestimad|rechazad|retirad|inadmitid)[oa]s?`,
  // "que # presentó contra @".
  WHO: raw`(?:#\s(?:\p{L}+(?:ó|aron|ieron)\s)?)?`,
  // "la absuelve", "lo ha condenado".
  HAS: raw`@’o\s+(?:ha|han|había|habían) `,
  // "Condenada la alcaldesa @": about nobody else beside her.
  NAMED: raw`(?:(?:el|la) )?(?:(?!(?:de|del|por|a|al|tras|en|que|con|y) )[\p{L}-]+ ){0,3}@(?!’[so])`,
  TELE: raw`^\W*{NAMED},? `,
  BE: raw`(?:fue|fueron|ha sido|han sido|había sido|es|será|debe(?:n)? ser|está|queda|quedan|quedó|ha quedado|resultó)(?:\s+(?:\p{L}+mente|también|ya|hoy|ayer))*`,
  O: raw`(?:(?:a|al|la|el|del|al entonces)\s+)?(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’[so])`,
};

const es = sayings(WORDS);
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...es("pardoned", raw`{SUBJ}{BE} indultad[oa]`, raw`\bindult(?:o|a|ó|ado|aron)\b{MID}\b(?:a|de|para) {O}`),
  ...es(
    "overturned",
    raw`\b(?:anul[aó]|revoc[aó]|revocado|anulado) la (?:condena|sentencia) (?:de|contra|a) {O}`,
    raw`\bcondena (?:de|contra|a) {O} {BE} (?:anulada|revocada)`,
  ),
  ...es(
    "acquitted",
    raw`{SUBJ}{BE} (?:absuelt[oa]|exonerad[oa]|exculpad[oa]|declarad[oa] inocente|libre de (?:todos los )?cargos)`,
    raw`^\W*(?:absuelt[oa]|exonerad[oa]|exculpad[oa]) {O}`,
    raw`^\W*{O} (?:absuelt[oa]|exonerad[oa]|exculpad[oa]|libre de cargos)`,
    raw`\b(?:absuelve|absolvió|ha absuelto|exonera|exoneró|ha exonerado|exculpa|exculpó|ha exculpado) {O}`,
    raw`\babsolución de {O}`,
    raw`@’o\s+(?:absuelven?|absolvió|absolvieron|exoneró|exculpó)`,
    raw`{HAS}(?:absuelto|exonerado|exculpado)`,
  ),
  ...es(
    "dropped",
    raw`\b{CASE}(?!\p{L}){MID}{WHO}(?:contra|sobre) {O}{APP}{BE} {DROPPED}`,
    raw`\b(?:archiv(?:a|ó|an|aron)|sobrese(?:e|yó)|desestim(?:a|ó)|rechaz(?:a|ó)|retir(?:a|ó|an|aron)|inadmit(?:e|ió)|ha (?:archivado|sobreseído|desestimado|rechazado|retirado|inadmitido)|{DROPPED})(?!\p{L}){MID}\b{CASE}(?!\p{L}){MID}(?:#\s)?(?:contra|sobre) {O}`,
    raw`\b(?:archiv(?:a|ó)|cerr(?:ó|ado)|cierra|ha archivado|archivada)(?!\p{L}) {MID}\binvestigación a {O}`,
    raw`\bsobreseimiento {MID}(?:de|para|contra) {O}`,
  ),
  ...es(
    "sentenced",
    raw`{SUBJ}{BE} (?:condenad[oa]|sentenciad[oa]) {MID}a {MID}(?:(?:años?|meses)(?!\p{L}| de (?:inhabilitación|suspensión))|prisión|cárcel)`,
    raw`\b(?:condena|condenó|ha condenado|sentenció) {O} a {MID}(?:(?:años?|meses)(?!\p{L}| de (?:inhabilitación|suspensión))|prisión|cárcel)`,
    raw`(?:@’o\s+(?:condena|condenó|condenaron)|{HAS}condenado) a {MID}(?:(?:años?|meses)(?!\p{L}| de (?:inhabilitación|suspensión))|prisión|cárcel)`,
    raw`@’o\s+(?:impuso|impone|ha impuesto) {MID}(?:años?|meses) de (?:prisión|cárcel)`,
    raw`\b(?:condena|condenó|ha condenado|han condenado) a {MID}(?:(?:años?|meses)(?!\p{L}| de (?:inhabilitación|suspensión))|prisión|cárcel){MID} al? {O}`,
    raw`\b(?:condena|condenó|ha condenado|sentenció) {O},[^,;:.@#]{1,60}, a {MID}(?:(?:años?|meses)(?!\p{L}| de (?:inhabilitación|suspensión))|prisión|cárcel)`,
    raw`{TELE}condenad[oa] a {MID}(?:años?|meses|prisión|cárcel)`,
    raw`^\W*condenad[oa] a {MID}(?:años?|meses|prisión|cárcel)(?: de (?:prisión|cárcel))? {NAMED}`,
    raw`(?<!\p{L})(?:rebaj(?:a|ó|ado|an)|reduc(?:e|ido)|redujo) [^#%@;:]{0,60}?(?:pena|condena)(?: de (?:prisión|cárcel))? (?:impuesta a |a |de |para ){O}`,
    raw`(?<!\p{L})(?:confirm(?:a|ó|ado)|ratific(?:a|ó|ado)) [^#%@;:]{0,40}?pena(?: de (?:prisión|cárcel))? (?:impuesta a |a |de |para ){O}`,
  ),
  ...es(
    "fined",
    raw`{SUBJ}{BE} multad[oa]`,
    raw`\b(?:multó|multa|ha multado) {O}`,
    raw`\bmulta {MID}(?:a|contra) {O}`,
    raw`{SUBJ}(?:deberá|tendrá que|debe|tiene que) (?:pagar|abonar) {MID}multa`,
    raw`@’o\s+(?:multa|multó|(?:impuso|impone|ha impuesto) {MID}multa)|{HAS}multado`,
    raw`{TELE}multad[oa](?= (?:con|por|tras)|\W*$)`,
    raw`^\W*multad[oa] (?:con {MID}euros )?{NAMED}`,
  ),
  ...es(
    "disqualified",
    raw`{SUBJ}{BE} (?:inhabilitad[oa]|condenad[oa] {MID}a {MID}inhabilitación)`,
    raw`\b(?:inhabilita|inhabilitó|ha inhabilitado) {O}`,
    raw`@’o\s+inhabilit(?:a|ó)|{HAS}inhabilitado`,
  ),
  ...es(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sancionad[oa]|expulsad[oa] del partido|amonestad[oa])`,
    raw`\b(?:sancionó|sanciona|ha sancionado) {O}`,
    raw`\bsanciones {MID}(?:a|contra) {O}`,
  ),
  ...es(
    "convicted",
    raw`{SUBJ}{BE} (?:condenad[oa](?! a (?:crecer|ganar|triunfar|vivir|entenderse|esperar|repetir|desaparecer|escribir|elegir))|declarad[oa] culpable|hallad[oa] culpable)`,
    raw`{SUBJ}{BE} {MID}(?<!\p{L})(?:pero|y|aunque) (?:\p{L}+ )?(?:condenad[oa]|declarad[oa] culpable)(?! a (?:vivir|ganar|triunfar))`,
    raw`\b(?:condena|condenó|ha condenado|declaró culpable) {O}`,
    raw`\bcondena (?:de|a|contra) {O}`,
    raw`(?:@’o\s+(?:condena|condenó|condenaron|declaró culpable)|{HAS}(?:condenado|declarado culpable))(?! a (?:vivir|ganar|triunfar|esperar))`,
    raw`{TELE}(?:condenad[oa]|declarad[oa] culpable)(?= (?:por|en|tras|de)|\W*$)`,
    raw`^\W*condenad[oa] {NAMED}(?= (?:por|a|en|tras)|\W*$)`,
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
    raw`@’o\s+(?:imputan?|imputó|procesan?|procesó)|{HAS}(?:imputado|procesado)`,
    raw`{TELE}(?:imputad[oa]|procesad[oa])(?= (?:por|en|tras)|\W*$)`,
    raw`^\W*(?:imputad[oa]|procesad[oa]) {NAMED}(?= (?:por|en|tras)|\W*$)`,
    raw`{SUBJ}(?:lleva|llevaba) {MID}(?:imputad|procesad)[oa](?!\p{L})`,
  ),
  ...es(
    "arrested",
    raw`{SUBJ}{BE} (?:detenid[oa]|arrestad[oa]|encarcelad[oa])`,
    raw`\b(?:detuvo|detuvieron|ha detenido|han detenido|detiene|arrestó|arrestaron) {O}`,
    raw`\b(?:detención|arresto) de {O}`,
    raw`\b(?:detuvo|detuvieron|ha detenido|han detenido|detiene|detienen|arrestó|arrestaron)(?:\s(?!(?:a|al|que|y|por|con)\s)[\p{L}\p{N}]+){1,6}\s(?=al?\s){O}`,
    raw`@’o\s+(?:detienen?|detuvo|detuvieron|arrestó|arrestaron)|{HAS}(?:detenido|arrestado)`,
    raw`{TELE}(?:detenid[oa]|arrestad[oa])(?= (?:por|en|tras|acusad)|\W*$)`,
    raw`^\W*(?:detenid[oa]|arrestad[oa]) {NAMED}(?= (?:por|en|tras|acusad)|\W*$)`,
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
    raw`@’o\s+investigan?(?!\p{L})`,
    raw`\b(?:cita|citó|citado|citada|llama|llamó|imputa|declarar)(?: a declarar)? como investigad[oa] (?:a |al ){O}`,
    raw`{SUBJ}(?:declara|declaró|declarará|ha declarado|comparece|compareció|comparecerá) {MID}como investigad[oa](?!\p{L})`,
    raw`\b(?:abr(?:e|ió|ieron)|ha abierto|incoa|incoó) {MID}(?:diligencias|investigación|expediente) {MID}(?:a|contra|sobre) {O}`,
    raw`\b(?:diligencias|investigación) (?:\p{L}+ )?(?:contra|sobre) {O}`,
    raw`{SUBJ}(?:lleva|llevaba) {MID}investigad[oa](?!\p{L})`,
  ),
  ...es(
    "alleged",
    raw`{SUBJ}{BE} (?:acusad[oa]|denunciad[oa]) (?:de|por)`,
    raw`\b(?:acusaciones|denuncia|querella) {MID}contra {O}`,
  ),
  ...weakly(
    "overturned",
    raw`(?<!\p{L})(?:[ls]a|[ls]u|esa|aquella|esta|el) (?:condena|sentencia condenatoria|fallo){MID} (?:fue|ha sido|había sido|quedó) (?:\p{L}+mente )?(?:anulad|revocad)[oa]`,
    raw`(?<!\p{L})(?:anuló|revocó|anula|revoca|ha anulado|ha revocado) (?:la|su|esa|esta|el) (?:condena|sentencia|fallo)(?!\p{L})(?! (?:de|contra|a) #)`,
  ),
  ...weakly(
    "acquitted",
    raw`%’o\s+(?:absuelven?|absolvió|absolvieron|exoneró|(?:ha|han) (?:absuelto|exonerado))(?!\p{L})`,
  ),
  ...weakly("dropped", raw`^[^#@%]*(?<!\p{L}){CASE}(?!\p{L}){MID}(?:fue|fueron|ha sido|quedó) {DROPPED}(?!\p{L})`),
  ...headlines(
    raw`(?:el )?caso|(?:la )?causa contra|juicio a`,
    {
      dropped: raw`(?:(?:la )?(?:causa|investigación|acusación|caso) (?:es |fue |ha sido |queda )?(?:archivad[oa]|desestimad[oa]|sobreseíd[oa]|retirad[oa])|(?:archivad[oa]|desestimad[oa]|sobreseíd[oa]|retirad[oa]) (?:la|el) (?:causa|investigación|acusación|caso)|sobreseimiento(?: libre| provisional)?|archivo de la causa)`,
      acquitted: raw`(?:absuelt[oa]|absolución(?: confirmada)?|exculpad[oa]|exonerad[oa])`,
      overturned: raw`(?:la |su )?condena (?:es |fue )?(?:anulada|revocada)|(?:anulada|revocada) (?:la|su) condena`,
    },
    raw`de|del|por|en|tras|a|al|según|contra`,
  ),
];
