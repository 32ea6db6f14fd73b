import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!(?:^|[^\p{L}])(?:di|del|della|d['’]|a|al|alla|da|dal|dalla|per|con|contro|su|tra|secondo|detto|che)\s?)@(?!’[so])`,
  SUBJ: raw`{S}{APP}(?:che\s+)?`,
  CASE: raw`(?:inchiest[ae]|indagin[ei]|accus[ae]|procediment[oi]|fascicolo|querel[ae]|denunc(?:ia|e)|esposto)`,
  // "lo ha assolto", "l’aveva condannata".
  HAS: raw`@’o\s+(?:ha|hanno|aveva|avevano) (?:\p{L}+mente )?`,
  NAMED: raw`(?:(?:il |la |l['’]))?(?:(?!(?:di|del|della|per|a|al|alla|dopo|che|con|e|da) )[\p{L}'’-]+ ){0,3}@(?!’[so])`,
  TELE: raw`^\W*{NAMED},? `,
  DAY: raw`(?:\s(?:ieri|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|in (?:appello|primo grado|Cassazione)|definitivamente)){0,2}`,
  BE: raw`(?:è stat[oa]|sono stat[ei]|era stat[oa]|è|era|fu|venne|viene|sarà|risulta)(?:\s+(?:\p{L}+mente|anche|già|ieri|oggi|poi))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}'’-]+\s+){0,3}?@(?!’[so])`,
};

const it = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...denying(
    "convicted",
    raw`(?:{SUBJ}{BE} |{TELE})(?:dichiarat|ritenut|riconosciut|giudicat)[oa] non colpevole [^#%@;:?]{2,90}?,? ma (?:\p{L}+ )?colpevole d`,
  ),
  // "@, 52 anni, condannato nel 2023 a due anni".
  ...it(
    "convicted",
    raw`@(?!’[so])(?:\s*,[^,;:@#%]{1,30})?,\s(?:già )?condannat[oa] (?:nel(?: \p{L}+)? \p{N}{4} )(?:a|per)(?!\p{L})`,
  ),
  ...denying("acquitted", raw`(?:{SUBJ}{BE} |{TELE})(?:dichiarat|ritenut|riconosciut|giudicat)[oa] non colpevole`),
  ...it("pardoned", raw`{SUBJ}{BE} graziat[oa]`, raw`\bgrazia (?:a|per) {O}`),
  ...it(
    "overturned",
    raw`\b(?:annullato|annulla|annullò|ribaltato) la (?:condanna|sentenza) (?:di|a|contro) {O}`,
    raw`\b(?:annullato|annulla|annullò|ribaltato) (?:\p{L}+ )?la condanna{MID} (?:a carico di|contro|inflitta a|di) {O}`,
    raw`\bcondanna (?:di|a) {O} {BE} annullata`,
    raw`{SUBJ}{BE} (?:assolt[oa]|prosciolt[oa]) in (?:appello|secondo grado|Cassazione)`,
    raw`\b(?:[Cc]orte d['’]appello|Cassazione){MID} ha (?:assolto|prosciolto){DAY} {O}`,
  ),
  ...it(
    "acquitted",
    raw`{SUBJ}{BE} (?:assolt[oa]|prosciolt[oa]|scagionat[oa])`,
    raw`^\W*(?:assolt[oa]|prosciolt[oa]|scagionat[oa]) {O}`,
    raw`^\W*{O} (?:assolt[oa]|prosciolt[oa]|scagionat[oa])`,
    raw`\b(?:assolve|assolto|ha assolto|ha prosciolto|ha scagionato){DAY} {O}`,
    raw`\bassoluzione (?:di|per) {O}`,
    raw`{HAS}(?:assolt|prosciolt|scagionat)[oa](?!\p{L})`,
    raw`@’o\s+(?:assolve|scagiona|proscioglie)(?!\p{L})`,
    raw`^\W*(?:assolt|prosciolt|scagionat)[oa] (?:dopo [\p{L}\p{N} ]{2,12} (?:anni|mesi) |in (?:appello|Cassazione) )?{NAMED}`,
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
    raw`\b(?:ha condannato|condanna|condannò){DAY} {O} a {MID}(?:ann[oi]|mes[ei]|carcere|reclusione)`,
    raw`{SUBJ}(?:ha patteggiato|patteggia|patteggiò) {MID}(?:ann[oi]|mes[ei])`,
    raw`\b(?:ha patteggiato|patteggia|patteggiò) {MID}(?:ann[oi]|mes[ei])(?:, [^#%@;:.]{3,40},)? {O}`,
    raw`^\W*{O} patteggia {MID}(?:ann[oi]|mes[ei])`,
    raw`\b(?:ann[oi]|mes[ei])(?: (?:e|di) [^#%@;:.,]{3,60}?)? (?:a|all['’]|al|alla|nei confronti (?:di|del|dell['’]|della)) ?{O}`,
    raw`\b(?:sentenza|pena|condanna)\b{MID}(?:nei confronti|a carico) (?:di |del |dell['’]|della ){O}`,
    raw`(?:{HAS}condannat[oa]|@’o\s+condanna) a {MID}(?:ann[oi]|mes[ei]|carcere|reclusione)`,
    raw`{HAS}(?:inflitto|comminato) {MID}(?:ann[oi]|mes[ei]) di (?:carcere|reclusione)`,
    raw`{TELE}condannat[oa] a {MID}(?:ann[oi]|mes[ei]|carcere|reclusione)`,
    raw`(?<!\p{L})(?:ridott|ridimensionat|scontat)[oa] (?:{MID} )?(?:la |a )?(?:pena|condanna) {MID}(?:a|di|per|inflitta a|al|alla) {O}`,
    raw`(?<!\p{L})(?:riduce|ha ridotto|ha ridotta) {MID}(?:pena|condanna) {MID}(?:a|di|per|inflitta a|al|alla) {O}`,
  ),
  ...it(
    "fined",
    raw`{SUBJ}{BE} multat[oa]`,
    raw`\b(?:multa|ammenda) {MID}(?:a|ad|al|alla|per|contro) {O}`,
    raw`{SUBJ}(?:dovrà|deve|dovranno) pagare {MID}(?:multa|ammenda|sanzione)`,
    raw`{HAS}(?:multat[oa]|(?:inflitto|comminato) {MID}(?:multa|ammenda|sanzione))`,
  ),
  ...it(
    "disqualified",
    raw`{SUBJ}{BE} (?:radiat[oa]|interdett[oa]|inabilitat[oa]|dichiarat[oa] (?:ineleggibile|decadut[oa]))`,
    raw`\bradia\p{L}* {O}`,
  ),
  ...it(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sanzionat[oa]|espuls[oa] dal partito|sospes[oa] dall['’]ordine)`,
    raw`\bsanzioni {MID}(?:a|contro) {O}`,
    raw`{SUBJ}{BE} (?:(?:inserit|iscritt|aggiunt)[oa] nella (?:lista nera|lista {MID}sanzion\p{L}+)|licenziat[oa] (?:in tronco )?per (?:giusta causa|{MID}(?:condotta|gravi))|destituit[oa] dal servizio|dichiarat[oa] fallit[oa])`,
  ),
  ...it(
    "convicted",
    raw`{SUBJ}{BE} (?:condannat[oa](?! a (?:risarcire|pagare (?=[^#%@.;]{0,60}?(?:risarcimento|danni))|vincere|crescere|ripetere|restare|vivere|convivere|aspettare|perdere|scegliere|riuscire))|ritenut[oa] colpevole|riconosciut[oa] colpevole|dichiarat[oa] colpevole)`,
    raw`{SUBJ}{BE} {MID}(?<!\p{L})(?:ma|e|però) (?:\p{L}+ )?(?:condannat[oa]|ritenut[oa] colpevole)(?! a (?:vincere|vivere))`,
    raw`\b(?:ha condannato|condanna|condannò) {O}(?! a (?:risarcire|restituire|rifondere|pagare)(?!\p{L}))`,
    raw`\bcondanna (?:di|per|a) {O}`,
    raw`{HAS}(?:condannat[oa](?! a (?:vincere|vivere))|(?:ritenut|riconosciut|dichiarat)[oa] colpevole)`,
    raw`@’o\s+condanna(?!\p{L})`,
    raw`{TELE}condannat[oa](?= (?:per|in|dal|dalla)|\W*$)`,
    raw`^\W*condannat[oa] {NAMED}(?= (?:per|a|in|dal|dalla)|\W*$)`,
  ),
  ...it(
    "tried",
    raw`{SUBJ}{BE} (?:a processo|sotto processo|imputat[oa]|processat[oa])`,
    raw`\bprocesso (?:a|contro|a carico di) {O}`,
  ),
  ...it(
    "extradited",
    raw`{SUBJ}{BE} (?:estradat[oa]|consegnat[oa] alle autorità)`,
    raw`\bestradizione (?:di|del|della) {O}(?! {BE} negata)`,
    raw`\b(?:ha estradato|hanno estradato) {O}`,
  ),
  ...it(
    "liable",
    raw`{SUBJ}{BE} condannat[oa] {MID}a (?:risarcire|pagare {MID}(?:risarcimento|danni))`,
    raw`{SUBJ}(?:dovrà|deve) risarcire`,
  ),
  ...it(
    "charged",
    raw`{SUBJ}{BE} (?:rinviat[oa] a giudizio|incriminat[oa])`,
    raw`\brinvi\p{L}+ a giudizio (?:di |per )?{O}`,
    raw`{SUBJ}(?:andrà|va|è andat[oa]) a (?:giudizio|processo)`,
    raw`{HAS}(?:rinviat[oa] a giudizio|incriminat[oa])`,
  ),
  ...it(
    "arrested",
    raw`{SUBJ}{BE} (?:arrestat[oa]|fermat[oa] (?:dai|dalla|per)|post[oa] ai domiciliari|in manette)`,
    raw`\b(?:arrestato|arrestata|hanno arrestato|ha arrestato|fermato) {O}(?=\s|[.,;]|$)`,
    raw`\b(?:arresto|fermo) di {O}`,
    raw`{SUBJ}(?:è|era|sono) (?:finit[oa] (?:(?:agli arresti|ai) domiciliari|in (?:carcere|manette|cella))|agli arresti(?: domiciliari)?|ai domiciliari)`,
    raw`{HAS}(?:arrestat|fermat)[oa](?!\p{L})`,
    raw`\b(?:hanno arrestato|ha arrestato|arrestano|arrestarono)(?:\s(?!(?:e|che|con|per|di)\s)[\p{L}\p{N}]+){1,5}\s{O}(?=\s|,)`,
    raw`{TELE}arrestat[oa](?= (?:per|in|dai|dalla)|\W*$)`,
  ),
  ...it("sued", raw`{SUBJ}{BE} citat[oa] in giudizio`, raw`\bcausa {MID}contro {O}`),
  ...it(
    "investigated",
    raw`{SUBJ}{BE} (?:indagat[oa]|sotto (?:inchiesta|indagine)|iscritt[oa] nel registro degli indagati)`,
    raw`\b(?:indagine|inchiesta|indagini) {MID}(?:su|contro|a carico di) {O}`,
    raw`\bindagat[oa] {O}`,
    raw`\bindaga(?:no|va|vano)? (?:su |sull['’]|sulla |sul ){O}`,
    raw`{TELE}indagat[oa](?= (?:per|dalla|in)|\W*$)`,
  ),
  ...it("alleged", raw`{SUBJ}{BE} accusat[oa] di`, raw`\b(?:accuse|denuncia|esposto) {MID}contro {O}`),
  ...weakly(
    "overturned",
    raw`(?<!\p{L})(?:la|sua|questa|quella) (?:condanna|sentenza di condanna){MID} (?:è stata|fu|venne|era stata) (?:\p{L}+mente )?(?:annullata|ribaltata|cancellata)`,
    raw`(?<!\p{L})(?:annull|ribalt|cancell)(?:ato|ò|a) (?:la|la sua|quella|questa) condanna(?!\p{L})(?! (?:di|a) #)`,
  ),
  ...weakly(
    "acquitted",
    raw`%’o\s+(?:(?:ha|hanno) (?:assolt|prosciolt|scagionat)[oa]|assolve|scagiona|proscioglie)(?!\p{L})`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*\b{CASE}(?!\p{L}){MID}(?:è stat[oa]|sono stat[ei]|fu) (?:archiviat|ritirat|respint)[oaie](?!\p{L})`,
  ),
  ...it(
    "sentenced",
    raw`(?<!(?:chies|chied|richies|propos|invoca)\p{L}{1,5}\s[^#%@;:.]{0,60})^\W*(?:[\p{L}\p{N}]+ )?(?:anni|mesi)(?: e \p{L}+ mesi)?(?: di (?:reclusione|carcere))? (?:per|a|al|alla|all['’]) ?{O}(?=\W*$|,|\.)`,
    raw`\b(?:ha inflitto|inflisse|infligge|ha dato) (?:a |al |alla |all['’]){O}{MID}(?:anni|mesi)`,
    raw`{SUBJ}(?:sconta|ha scontato|sconterà|dovrà scontare) {MID}(?:anni|mesi|pena|condanna)`,
  ),
  ...it(
    "convicted",
    raw`{SUBJ}(?:ha|aveva) (?:ammesso|confessato) (?:gli addebiti|i fatti|le responsabilità|la truffa|il furto)`,
  ),
  ...it(
    "tried",
    raw`\b(?:ha chiesto|chiede|chiesti|ha invocato) {MID}(?:anni|mesi){MID} (?:per|a|al|alla) {O}`,
    raw`{SUBJ}(?:andrà|va|è finit[oa]|finisce|sarà) a processo`,
  ),
  ...it(
    "investigated",
    raw`\biscritt[oa] {MID}{O}{MID}registro degli indagati|\bha iscritto {O}{MID}registro degli indagati`,
    raw`{SUBJ}(?:ha ricevuto|riceve|raggiunt[oa] da|è stat[oa] raggiunt[oa] da) un avviso di garanzia`,
    raw`\bavviso di garanzia (?:a|per|al|alla) {O}`,
    raw`\b(?:perquisit[oaie]|perquisizioni?) {MID}(?:casa|ufficio|studio|abitazione) di {O}`,
  ),
  ...it(
    "dropped",
    raw`\b(?:ha archiviato|archivia|archiviò) (?:la posizione|le accuse|il procedimento|l['’]inchiesta|il fascicolo) (?:di|a carico di|contro|su|nei confronti di) {O}`,
  ),
  ...it("disqualified", raw`{SUBJ}{BE} (?:sospes[oa]|interdett[oa]|decadut[oa]|radiat[oa]) (?:dall|dai|da|dal)`),
  ...it(
    "investigated",
    raw`\b(?:sta indagando|indaga|indagano) su {O}`,
    raw`\b(?:blitz|perquisizioni|perquisizione)\b{MID} (?:a casa|negli uffici|nello studio) di {O}`,
  ),
  ...it(
    "charged",
    raw`\b(?:contestano|contesta) {MID}(?:a |al |alla |all['’]){O}|(?:[Aa]l|[Aa]lla) @ {MID}(?:contestano|contesta)`,
  ),
  ...it(
    "convicted",
    raw`^\W*(?:[Gg]ià )?[Cc]ondannat[oa] (?:in via definitiva |in primo grado )?per [^#%@;:.]{3,40}, {S}`,
  ),
  ...it(
    "fined",
    raw`{SUBJ}(?:se l['’]è cavata|se la cava) con (?:una |un['’])?(?:multa|ammenda|sanzione)`,
    raw`\b(?:multat[oa]|sanzionat[oa]) {O}`,
  ),
  ...it("settled", raw`{SUBJ}(?:ha raggiunto|raggiunge|ha firmato|ha chiuso) (?:un )?(?:accordo|transazione|intesa)`),
  ...it("sued", raw`{SUBJ}{BE} (?:trascinat[oa]|portat[oa]|chiamat[oa]|citat[oa]) in (?:tribunale|giudizio|causa)`),
  ...it(
    "liable",
    raw`{SUBJ}(?:soccombe|ha perso la causa|è risultat[oa] soccombente)`,
    raw`{SUBJ}(?:deve|dovrà) (?:restituire|risarcire|rifondere)`,
  ),
  ...it("acquitted", raw`\b[Aa]ssoluzione (?:con formula piena |piena )?(?:per|di) {O}`),
  ...it("dropped", raw`\b(?:gup|gip)\b{MID} ha prosciolto {O}`),
  ...it(
    "overturned",
    raw`(?<!\p{L})[Rr]ibaltat[oa] (?:in appello |in Cassazione )?la (?:sentenza|condanna) (?:che aveva condannato|di|a) {O}`,
    raw`(?<!\p{L})[Aa]nnullata (?:in (?:appello|Cassazione) )?la (?:sentenza|condanna) (?:che aveva condannato|di|a) {O}`,
  ),
  ...it(
    "extradited",
    raw`{S}, consegnat[oa] da(?:gli|lla|l|i)? {MID}`,
    raw`\b(?:estradizione di|ha estradato|estradat[oa]) {O}`,
  ),
  ...it(
    "overturned",
    raw`\b[Cc]orte d['’]appello(?! ha confermat){MID}(?:ha )?(?:ribaltato|riformato|annullato|cancellato) (?:il verdetto|la sentenza|la condanna|la decisione){MID} (?:e|,) (?:ha )?assolto {O}`,
    raw`\b[Cc]orte d['’](?:appello|assise d['’]appello){MID} (?:ha assolto|assolve|assolse) {O}`,
  ),
  ...it(
    "tried",
    raw`\bnuovo (?:processo|giudizio)(?: d['’]appello)? (?:per|a carico di|nei confronti di|a|contro) {O}`,
  ),
  ...it(
    "fined",
    raw`\b(?:ha inflitto|inflisse|infligge|ha comminato|ha irrogato) a(?:l|lla|d)? {O} (?:una|un['’]) ?(?:multa|ammenda|sanzione)`,
    raw`\b(?:ha inflitto|inflisse|infligge|ha comminato|ha irrogato) una (?:multa|sanzione){MID} a(?:l|lla|d)? {O}`,
    raw`{SUBJ}{BE} condannat[oa] (?:a|al pagamento di) (?:una |un['’])?(?:multa|ammenda|{MID}euro di (?:multa|ammenda))`,
    raw`\b(?:ha condannato|condanna){DAY} {O} a (?:una |un['’])?(?:multa|ammenda|{MID}euro di (?:multa|ammenda))`,
  ),
  ...it(
    "liable",
    raw`\b(?:ha condannato|condanna){DAY} {O} a (?:risarcire|restituire|rifondere|pagare (?:[^#%@.;]{0,40}?(?:risarcimento|danni)))`,
  ),
  ...it(
    "sanctioned",
    raw`\b(?:[Oo]rdine|[Cc]onsiglio|[Cc]ommissione|Csm|CSM)(?!\p{L}){MID} (?:ha sospeso|sospende|ha censurato|ha ammonito|ha sanzionato) {O}`,
    raw`\b(?:ha imposto|hanno imposto|impone|impongono|ha adottato) sanzioni (?:a|contro|nei confronti di) {O}`,
  ),
  ...it("sued", raw`\b(?:ha|hanno) (?:citato in giudizio|citato in tribunale|fatto causa a|portato in tribunale) {O}`),
  ...it(
    "arrested",
    raw`\barresti domiciliari (?:per|a) {O}`,
    raw`{SUBJ}(?:è finit[oa]|finisce|va|è andat[oa]|è) (?:agli arresti domiciliari|ai domiciliari|in carcere|in manette)(?! (?:per|a) (?:visitare|trovare))`,
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
