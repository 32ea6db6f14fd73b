import { type CasePattern, say } from "./pattern.ts";
import type { CaseStage } from "../../domain/case-stage.ts";

const raw = String.raw;

/** What stands between a person and a verb: an apposition between commas, no one else, no clause. */
const SHARED: Readonly<Record<string, string>> = {
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,4}\s*,?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,90}?`,
};
const tell =
  (words: Readonly<Record<string, string>>) =>
  (stage: CaseStage, ...sources: readonly string[]): readonly CasePattern[] =>
    say({ ...SHARED, ...words }, stage, sources);

const fr = tell({
  S: raw`(?<!(?:^|[^\p{L}])(?:de|d['’]|du|à|au|par|pour|avec|contre|sur|chez|selon|entre|dit|dont|que)\s?)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:qui\s+)?`,
  BE: raw`(?:a(?:vait)? été|ont été|est|était|fut|sera)(?:\s+(?:\p{L}+ment|aussi|également|ensuite|depuis|hier|finalement))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}'’-]+\s+){0,3}?@(?!’s)`,
});
export const FRENCH: readonly CasePattern[] = [
  ...fr("pardoned", raw`{SUBJ}{BE} graciée?`, raw`\b(?:gracié|gracie|grâce accordée à|grâce à) {O}`),
  ...fr(
    "overturned",
    raw`\b(?:annulé|annule|cassé|casse|infirmé|infirme) la condamnation (?:de |d['’]){O}`,
    raw`\bcondamnation (?:de |d['’]){O} {BE} (?:annulée|cassée|infirmée)`,
  ),
  ...fr(
    "acquitted",
    raw`{SUBJ}{BE} (?:relaxée?|acquittée?|blanchie?|innocentée?)`,
    raw`\b(?:a relaxé|a acquitté|relaxe|acquitte|a blanchi|a innocenté) {O}`,
    raw`\b(?:relaxe|acquittement) (?:de |d['’]|pour ){O}`,
  ),
  ...fr(
    "dropped",
    raw`{SUBJ}(?:a |avait )?(?:bénéficié|bénéficie) d['’]un non-lieu`,
    raw`\bnon-lieu (?:pour|en faveur de|en faveur d['’]|à) ?{O}`,
    raw`\b(?:poursuites|plainte|enquête|charges)\b{MID}(?:contre|visant) {O} {BE} (?:classées?|abandonnées?)`,
  ),
  ...fr(
    "sentenced",
    raw`{SUBJ}{BE} condamnée? à {MID}(?:ans?|mois|prison|réclusion|sursis|peine)`,
    raw`\b(?:a condamné|condamne) {O} à {MID}(?:ans?|mois|prison|réclusion|sursis)`,
    raw`{SUBJ}(?:a écopé|écope) de {MID}(?:ans?|mois|prison|sursis)`,
    raw`{SUBJ}{BE} (?:écrouée?|incarcérée?) pour purger`,
  ),
  ...fr(
    "fined",
    raw`{SUBJ}{BE} (?:condamnée? à (?:une amende|payer|verser|\p{N}[\p{N} .]* (?:euros|€) d['’]amende)|sanctionnée? d['’]une amende)`,
    raw`\bamende {MID}(?:à|contre|pour) {O}`,
  ),
  ...fr(
    "disqualified",
    raw`{SUBJ}{BE} (?:radiée?|interdite? d['’]exercer|interdite? de gérer|déclarée? inéligible|condamnée? à {MID}inéligibilité)`,
    raw`\b(?:radie|a radié) {O}`,
    raw`\bradiation (?:de |d['’]){O}`,
  ),
  ...fr(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sanctionnée?|suspendue? par l['’]ordre|exclue? du parti|placée? sous sanctions)`,
    raw`\bsanctions (?:contre|visant) {O}`,
  ),
  ...fr(
    "convicted",
    raw`{SUBJ}{BE} (?:condamnée?|reconnue? coupable|déclarée? coupable)`,
    raw`\b(?:a condamné|a reconnu|a déclaré) {O}(?: coupable)`,
    raw`\b(?:a condamné|condamne) {O}`,
    raw`\bcondamnation (?:de |d['’]){O}`,
    raw`{SUBJ}(?:a |avait )?plaidé coupable`,
  ),
  ...fr(
    "tried",
    raw`{SUBJ}{BE} (?:jugée?|renvoyée? devant)`,
    raw`{SUBJ}(?:comparaît|comparaissait|a comparu|sera jugée?)(?! comme (?:témoin|experte?))`,
    raw`\bprocès (?:de |d['’]){O}`,
  ),
  ...fr(
    "charged",
    raw`{SUBJ}{BE} (?:mise? en examen|inculpée?|poursuivie?|mise? en accusation)`,
    raw`\b(?:a mis en examen|a inculpé) {O}`,
    raw`\b(?:mise en examen|inculpation) (?:de |d['’]){O}`,
  ),
  ...fr(
    "arrested",
    raw`{SUBJ}{BE} (?:arrêtée?|interpellée?|placée? en garde à vue|placée? en détention|écrouée?)`,
    raw`\b(?:a arrêté|ont arrêté|a interpellé|ont interpellé) {O}`,
    raw`\b(?:arrestation|interpellation|garde à vue) (?:de |d['’]){O}`,
  ),
  ...fr(
    "sued",
    raw`{SUBJ}{BE} (?:assignée?|attaquée? en justice|poursuivie? au civil)`,
    raw`\b(?:a assigné|assigne|ont assigné) {O}`,
    raw`\bassignation (?:de |d['’]|contre ){O}`,
  ),
  ...fr(
    "investigated",
    raw`{SUBJ}{BE} (?:visée? par une (?:enquête|information judiciaire)|soupçonnée? d|suspectée? d|entendue? (?:comme|en qualité de) suspect)`,
    raw`\b(?:enquête|information judiciaire) {MID}(?:contre|visant|sur) {O}`,
  ),
  ...fr(
    "alleged",
    raw`{SUBJ}{BE} accusée? (?:de|d['’])`,
    raw`\bplainte {MID}contre {O}`,
    raw`\baccusations? {MID}contre {O}`,
  ),
];

const es = tell({
  S: raw`(?<!(?:^|[^\p{L}])(?:de|del|a|al|por|para|con|contra|sobre|según|entre|dijo|que)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:quien\s+|que\s+)?`,
  BE: raw`(?:fue|ha sido|había sido|es|será|está|queda|quedó|resultó)(?:\s+(?:\p{L}+mente|también|ya|hoy|ayer))*`,
  O: raw`(?:(?:a|al|la|el|del|al entonces)\s+)?(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
});
export const SPANISH: readonly CasePattern[] = [
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

const it = tell({
  S: raw`(?<!(?:^|[^\p{L}])(?:di|del|della|d['’]|a|al|alla|da|dal|dalla|per|con|contro|su|tra|secondo|detto|che)\s?)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:che\s+)?`,
  BE: raw`(?:è stat[oa]|era stat[oa]|è|era|fu|venne|viene|sarà|risulta)(?:\s+(?:\p{L}+mente|anche|già|ieri|oggi|poi))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}'’-]+\s+){0,3}?@(?!’s)`,
});
export const ITALIAN: readonly CasePattern[] = [
  ...it("pardoned", raw`{SUBJ}{BE} graziat[oa]`, raw`\bgrazia (?:a|per) {O}`),
  ...it(
    "overturned",
    raw`\b(?:annullato|annulla|annullò|ribaltato) la (?:condanna|sentenza) (?:di|a|contro) {O}`,
    raw`\bcondanna (?:di|a) {O} {BE} annullata`,
  ),
  ...it(
    "acquitted",
    raw`{SUBJ}{BE} (?:assolt[oa]|prosciolt[oa]|scagionat[oa])`,
    raw`\b(?:assolve|assolto|ha assolto|ha prosciolto|ha scagionato) {O}`,
    raw`\bassoluzione (?:di|per) {O}`,
  ),
  ...it(
    "dropped",
    raw`\b(?:inchiesta|accuse|accusa|procedimento|posizione)\b{MID}(?:contro|a carico di|di) {O} {BE} archiviat[oaie]`,
    raw`\barchivia\p{L}* {MID}(?:contro|a carico di|per) {O}`,
  ),
  ...it(
    "sentenced",
    raw`{SUBJ}{BE} condannat[oa] {MID}a {MID}(?:ann[oi]|mes[ei]|carcere|reclusione)`,
    raw`\b(?:ha condannato|condanna|condannò) {O} a {MID}(?:ann[oi]|mes[ei]|carcere|reclusione)`,
    raw`{SUBJ}ha patteggiato {MID}(?:ann[oi]|mes[ei])`,
  ),
  ...it("fined", raw`{SUBJ}{BE} multat[oa]`, raw`\bmulta {MID}(?:a|per|contro) {O}`),
  ...it("disqualified", raw`{SUBJ}{BE} (?:radiat[oa]|interdett[oa]|inabilitat[oa])`, raw`\bradia\p{L}* {O}`),
  ...it(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sanzionat[oa]|espuls[oa] dal partito|sospes[oa] dall['’]ordine)`,
    raw`\bsanzioni {MID}(?:a|contro) {O}`,
  ),
  ...it(
    "convicted",
    raw`{SUBJ}{BE} (?:condannat[oa]|ritenut[oa] colpevole|riconosciut[oa] colpevole|dichiarat[oa] colpevole)`,
    raw`\b(?:ha condannato|condanna|condannò) {O}`,
    raw`\bcondanna (?:di|per|a) {O}`,
  ),
  ...it(
    "tried",
    raw`{SUBJ}{BE} (?:a processo|sotto processo|imputat[oa]|processat[oa])`,
    raw`\bprocesso (?:a|contro|a carico di) {O}`,
  ),
  ...it(
    "charged",
    raw`{SUBJ}{BE} (?:rinviat[oa] a giudizio|incriminat[oa])`,
    raw`\brinvi\p{L}+ a giudizio (?:di |per )?{O}`,
  ),
  ...it(
    "arrested",
    raw`{SUBJ}{BE} (?:arrestat[oa]|fermat[oa] (?:dai|dalla|per)|post[oa] ai domiciliari|in manette)`,
    raw`\b(?:arrestato|arrestata|hanno arrestato|ha arrestato|fermato) {O}(?=\s|,)`,
    raw`\barresto di {O}`,
  ),
  ...it("sued", raw`{SUBJ}{BE} citat[oa] in giudizio`, raw`\bcausa {MID}contro {O}`),
  ...it(
    "investigated",
    raw`{SUBJ}{BE} (?:indagat[oa]|sotto (?:inchiesta|indagine)|iscritt[oa] nel registro degli indagati)`,
    raw`\b(?:indagine|inchiesta|indagini) {MID}(?:su|contro|a carico di) {O}`,
    raw`\bindagat[oa] {O}`,
  ),
  ...it("alleged", raw`{SUBJ}{BE} accusat[oa] di`, raw`\b(?:accuse|denuncia|esposto) {MID}contro {O}`),
];

const pt = tell({
  S: raw`(?<!(?:^|[^\p{L}])(?:de|do|da|a|ao|à|por|pelo|pela|para|com|contra|sobre|segundo|entre|disse|que)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:que\s+)?`,
  BE: raw`(?:foi|tinha sido|havia sido|é|era|será|está)(?:\s+(?:\p{L}+mente|também|já|hoje|ontem))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
});
export const PORTUGUESE: readonly CasePattern[] = [
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
