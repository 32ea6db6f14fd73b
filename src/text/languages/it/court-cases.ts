import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!(?:^|[^\p{L}])(?:di|del|della|d['’]|a|al|alla|da|dal|dalla|per|con|contro|su|tra|secondo|detto|che)\s?)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:che\s+)?`,
  CASE: raw`(?:inchiest[ae]|indagin[ei]|accus[ae]|procediment[oi]|fascicolo|querel[ae]|denunc(?:ia|e)|esposto)`,
  BE: raw`(?:è stat[oa]|sono stat[ei]|era stat[oa]|è|era|fu|venne|viene|sarà|risulta)(?:\s+(?:\p{L}+mente|anche|già|ieri|oggi|poi))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}'’-]+\s+){0,3}?@(?!’s)`,
};

const it = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** How a case is told of the person. */
export const courtCases: readonly CaseSaying[] = [
  ...it("pardoned", raw`{SUBJ}{BE} graziat[oa]`, raw`\bgrazia (?:a|per) {O}`),
  ...it(
    "overturned",
    raw`\b(?:annullato|annulla|annullò|ribaltato) la (?:condanna|sentenza) (?:di|a|contro) {O}`,
    raw`\bcondanna (?:di|a) {O} {BE} annullata`,
  ),
  ...it(
    "acquitted",
    raw`{SUBJ}{BE} (?:assolt[oa]|prosciolt[oa]|scagionat[oa])`,
    raw`^\W*(?:assolt[oa]|prosciolt[oa]|scagionat[oa]) {O}`,
    raw`^\W*{O} (?:assolt[oa]|prosciolt[oa]|scagionat[oa])`,
    raw`\b(?:assolve|assolto|ha assolto|ha prosciolto|ha scagionato) {O}`,
    raw`\bassoluzione (?:di|per) {O}`,
  ),
  ...it(
    "dropped",
    raw`\b(?:inchiesta|accuse|accusa|procedimento|posizione)\b{MID}(?:contro|a carico di|di) {O} {BE} archiviat[oaie]`,
    raw`\b{CASE}\b{MID}(?:#\s)?(?:contro|a carico di|su|nei confronti di) {O}{APP}(?:{BE} )?(?:archiviat|respint|ritirat|cadut)[oaie]\b`,
    raw`\barchivia\p{L}* {MID}(?:contro|a carico di|per|su|nei confronti di) {O}`,
    raw`\b(?:respin(?:ge|to|ta)|ritir(?:a|ato|ata|ate)|cad(?:e|ono|uta|ute)) {MID}\b{CASE}\b{MID}(?:#\s)?(?:contro|a carico di|nei confronti di) {O}`,
  ),
  ...denying("dropped", raw`\bnon luogo a procedere {MID}(?:per|contro|a carico di|nei confronti di) {O}`),
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
    raw`{SUBJ}{BE} (?:condannat[oa](?! a (?:vincere|crescere|ripetere|restare|vivere|convivere|aspettare|perdere|scegliere|riuscire))|ritenut[oa] colpevole|riconosciut[oa] colpevole|dichiarat[oa] colpevole)`,
    raw`{SUBJ}{BE} {MID}(?<!\p{L})(?:ma|e|però) (?:\p{L}+ )?(?:condannat[oa]|ritenut[oa] colpevole)(?! a (?:vincere|vivere))`,
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
  ...weakly(
    "overturned",
    raw`(?<!\p{L})(?:la|sua|questa|quella) (?:condanna|sentenza di condanna){MID} (?:è stata|fu|venne|era stata) (?:\p{L}+mente )?(?:annullata|ribaltata|cancellata)`,
    raw`(?<!\p{L})(?:annull|ribalt|cancell)(?:ato|ò|a) (?:la|la sua|quella|questa) condanna(?!\p{L})(?! (?:di|a) #)`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*\b{CASE}(?!\p{L}){MID}(?:è stat[oa]|sono stat[ei]|fu) (?:archiviat|ritirat|respint)[oaie](?!\p{L})`,
  ),
  ...headlines(
    raw`(?:il )?caso|(?:l['’])?inchiesta su|processo a`,
    {
      dropped: raw`(?:(?:l['’]|la |il )?(?:inchiesta|indagine|accusa|procedimento|caso) (?:è stat[oa] |è )?(?:archiviat[oa]|ritirat[oa]|chius[oa])|archiviat[oa] (?:l['’]|la |il )(?:inchiesta|indagine|accusa|procedimento|caso)|archiviazione|non luogo a procedere|prosciolt[oa])`,
      acquitted: raw`(?:assolt[oa]|assoluzione(?: confermata)?|scagionat[oa])`,
      overturned: raw`(?:la )?condanna (?:è stata )?annullata|annullata la condanna`,
    },
    raw`di|da|dal|dalla|per|in|nel|dopo|a|perché|con`,
  ),
];
