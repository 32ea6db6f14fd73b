import { type CaseSaying, headlines, sayings, verbApart as passive } from "../court-cases.ts";

const raw = String.raw;

/** The parts of a verb are apart: nobody else, no comma and no other clause may come between them. */
const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!\b(?:van|voor|met|bij|aan|door|tegen|over|wegens|na|naast|volgens|zei|aldus)\s)@(?!’s)`,
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,3},?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,150}?`,
  BE: raw`(?:werd|wordt|is|was)`,
  COURT: raw`\b(?:rechtbank|rechter|politierechter|kantonrechter|hof|gerechtshof|hoge raad|meervoudige kamer|justitie|openbaar ministerie|om|officier van justitie)\b`,
  POLICE: raw`\b(?:politie|marechaussee|recherche|fiod|agenten|rechercheurs)\b`,
  TELE: raw`^\W*{O}(?: (?:tot|voor|wegens|na|in|door|op|opnieuw|weer)\s[^#%@:;,.]{1,60}?)?\s`,
  TERM: raw`(?:jaar|maanden|weken|cel|celstraf|gevangenisstraf|taakstraf|werkstraf)`,
  O: raw`(?:(?!(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|und|oder|dass|van|voor|met|door|aan|tegen|en|zat|zit)\s)[\p{L}-]+\s+){0,2}?@(?!’s)`,
};

const nl = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...denying(
    "convicted",
    raw`\bspr(?:ak|eekt) {O}{MID}\bvrij\b[^#%;:?]{0,80}?,? maar (?:veroordeelde|veroordeelt) (?:@|haar|hem)`,
    ...passive(
      raw`(?:vrijgesproken|niet schuldig)(?: bevonden)?[^#%@;:?]{0,80}?,? maar (?:wel )?(?:veroordeeld|schuldig)`,
    ),
  ),
  ...nl(
    "overturned",
    raw`\b(?:gerechtshof|hof|hoge raad)\b{MID} (?:vernietigde|vernietigt|heeft){MID}\b(?:veroordeling|vonnis|straf) van {O}`,
    ...passive("(?:in hoger beroep|door het (?:gerechts)?hof) (?:alsnog )?vrijgesproken"),
  ),
  ...nl(
    "acquitted",
    ...passive("vrijgesproken"),
    raw`^\W*{O} vrijgesproken`,
    raw`\bheeft {O}{MID}\bvrijgesproken`,
    raw`\bspr(?:ak|eekt) {O}{MID}\bvrij\b`,
    raw`\bvrijspraak (?:van|voor) {O}`,
  ),
  ...nl(
    "dropped",
    raw`\b(?:\p{L}*zaak|vervolging|aanklacht|klacht|aangifte|onderzoek)\b{MID}(?:tegen|naar) {O}{MID}\b(?:geseponeerd|ingetrokken|geschrapt|stopgezet|afgewezen)`,
    raw`\bseponeer(?:de|t){MID}zaak tegen {O}`,
  ),
  ...denying(
    "dropped",
    raw`{S}{APP}(?:wordt|werd|zal) (?:[^#%@;:.,]{1,30} )?niet (?:strafrechtelijk |verder )?vervolgd`,
  ),
  ...nl(
    "sentenced",
    ...passive("veroordeeld tot{MID}(?:jaar|maanden|cel|gevangenisstraf|taakstraf|werkstraf)"),
    ...passive("tot{MID}(?:jaar|maanden|cel|gevangenisstraf|taakstraf|werkstraf){MID}veroordeeld"),
    raw`{COURT}{MID} (?:heeft|legde|legt) {O}{MID}\b{TERM}\b{MID}\b(?:opgelegd|op)\b`,
    raw`{COURT}{MID} (?:heeft|veroordeelde|veroordeelt) {O}{MID}\btot\b{MID}\b{TERM}\b`,
    raw`{S}{APP}(?:kreeg|krijgt|hoorde|moet|verdwijnt|gaat)\b{MID}\b(?:achter de tralies|(?:jaar|maanden|weken) (?:de )?cel(?: in)?)\b`,
    raw`{S}{APP}(?:kreeg|krijgt|moet)\b{MID}\b(?:celstraf|gevangenisstraf|taakstraf|werkstraf|de cel in|jaar cel|maanden cel)\b`,
    raw`(?<!\b(?:eis|eist|eiste|eisen|eiste[n]?)\b[^#%@,;:.]{0,60})\b{TERM}\b{MID} (?:voor|tegen) {O}(?=\W*$| (?:voor|wegens|om|na)\b)`,
    raw`^\W*{O} (?:opnieuw |wegens [^#%@:;,.]{3,40} )?veroordeeld tot {MID}\b{TERM}\b`,
    raw`\bstraf (?:van|voor|tegen) {O}{MID}\b(?:verlaagd|verminderd|gehalveerd|bevestigd)`,
  ),
  ...nl(
    "fined",
    ...passive("beboet"),
    raw`\bboete{MID} (?:aan|voor) {O}`,
    raw`{S}{APP}(?:kreeg|krijgt|moet|moest){MID}\bboete`,
    raw`{COURT}{MID} (?:heeft|legde|legt) {O}{MID}\bboete\b{MID}\b(?:opgelegd|op)\b`,
    raw`{TELE}beboet(?=\W*$)`,
  ),
  ...nl(
    "convicted",
    ...passive("veroordeeld|schuldig bevonden"),
    raw`\bveroordeelde {O}(?! tot (?:het betalen|betaling)(?!\p{L}))`,
    raw`\bveroordeling van {O}`,
    raw`{COURT}{MID} (?:heeft|acht|achtte) {O}{MID}\b(?:veroordeeld|schuldig)`,
    raw`{TELE}(?:veroordeeld|schuldig bevonden)(?=\W*$)`,
  ),
  ...nl(
    "disqualified",
    ...passive("uit (?:het (?:[\\p{L}-]*-)?register|(?:zijn|haar) ambt|het tableau) geschrapt|geschorst als arts"),
    raw`\b(?:beroepsverbod|bestuursverbod) (?:van [^#%@;:,.]{3,20} )?(?:voor|tegen) {O}`,
    raw`{COURT}{MID} (?:legde|legt|heeft) {O}{MID}\b(?:beroepsverbod|bestuursverbod)`,
    raw`{S}{APP}(?:kreeg|krijgt){MID}\b(?:beroepsverbod|bestuursverbod)`,
  ),
  ...nl(
    "tried",
    raw`{S}{APP}(?:staat|stond|moet|moest){MID}\b(?:terecht|voor (?:de (?:rechter|rechtbank|politierechter|kantonrechter|meervoudige kamer)|# verantwoorden))(?!\p{L})`,
    raw`\b(?:proces|rechtszaak) tegen {O}`,
  ),
  ...nl(
    "extradited",
    ...passive("uitgeleverd|overgedragen aan"),
    raw`\buitlevering van {O}`,
    raw`\b(?:leverde|leverden|levert) {O}{MID}\buit\b`,
  ),
  ...nl(
    "liable",
    raw`{S}{APP}(?:moet|moest) {MID}\bschadevergoeding\b`,
    ...passive("veroordeeld tot{MID}schadevergoeding"),
  ),
  ...nl(
    "charged",
    raw`\b(?:vervolgt|vervolgde|dagvaardt|dagvaardde) {O}`,
    ...passive("(?:strafrechtelijk )?vervolgd|gedagvaard"),
    raw`\b(?:openbaar ministerie|om|justitie)\b{MID} (?:beschuldigt|klaagt) {O}`,
  ),
  ...nl("charged", ...passive("aangeklaagd|in staat van beschuldiging gesteld"), raw`\baanklacht tegen {O}`),
  ...nl(
    "arrested",
    ...passive("aangehouden|gearresteerd|opgepakt|in (?:voorlopige )?hechtenis genomen|voorgeleid"),
    raw`\b(?:aanhouding|arrestatie) van {O}`,
    raw`{S}{APP}(?:zit|zat) {MID}\b(?:vast|in voorarrest|in (?:voorlopige )?hechtenis)`,
    raw`\b(?:hield|hielden) {O}{MID}\baan\b`,
    raw`\b(?:arresteerde|arresteerden) {O}`,
    raw`{POLICE}{MID} (?:heeft|hebben) {O}{MID}\b(?:aangehouden|gearresteerd|opgepakt)`,
    raw`{TELE}(?:aangehouden|gearresteerd|opgepakt)(?=\W*$)`,
  ),
  ...nl(
    "investigated",
    ...passive("verdacht van"),
    raw`{S}{APP}(?:wordt|werd) (?:ervan )?verdacht\b`,
    raw`(?:{POLICE}|\b(?:openbaar ministerie|om|justitie)\b){MID} (?:onderzoekt|onderzocht|onderzoeken) {O}`,
    raw`\bonderzoek (?:gestart |geopend |ingesteld )?(?:naar|tegen) {O}`,
    raw`{S}{APP}(?:wordt|werd){MID}\bals verdachte\b`,
  ),
  ...nl(
    "sued",
    ...passive("voor (?:de rechter|#) gedaagd"),
    raw`\b(?:daagde|daagt|sleept|sleepte) {O}{MID}\bvoor de rechter`,
  ),
  ...nl(
    "sanctioned",
    ...passive(
      "berispt|geroyeerd|ontslagen (?:wegens|vanwege|om) {MID}(?:wangedrag|fraude|diefstal|plichtsverzuim|integriteit\\p{L}*|grensoverschrijdend)",
    ),
    raw`{S}{APP}(?:staat|stond|kwam|belandde) {MID}\bop (?:de|een) {MID}(?:sanctielijst|zwarte lijst)`,
    raw`{S}{APP}(?:kreeg|krijgt) {MID}\b(?:berisping|schorsing)`,
  ),
  ...nl("alleged", ...passive("beschuldigd van"), raw`\b(?:beschuldigingen|aangifte) tegen {O}`),
  ...weakly(
    "overturned",
    raw`^[^#@%]*\b(?:veroordeling|vonnis|straf|uitspraak)\b{MID} ?\b(?:werd|is|was){MID}\bvernietigd`,
    raw`^[^#@%]*\bvernietigde{MID}\b(?:veroordeling|vonnis)\b`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*\b(?:\p{L}*zaak|vervolging|aanklacht|onderzoek)\b{MID}\b(?:werd|is){MID}\b(?:geseponeerd|ingetrokken|stopgezet)`,
  ),
  ...nl(
    "convicted",
    raw`{S}{APP}(?:bekende|bekent|gaf|heeft) {MID}\b(?:fraude|feiten|verduistering|oplichting|diefstal|schuld)(?:{MID} (?:toe|bekend|toegegeven))?(?=\W|$)`,
  ),
  ...nl(
    "tried",
    raw`(?:{COURT}|#){MID} ?(?:eist|eiste|eisen){MID} (?:tegen|voor) {O}`,
    raw`\bhoorde {S}{MID}\b(?:eisen|eis)(?=\W|$)`,
  ),
  ...nl(
    "settled",
    raw`{S}{APP}(?:trof|treft|sloot|sluit|bereikte|heeft) {MID}\b(?:schikking|transactie)(?=\W|$)`,
    raw`{S}{APP}(?:betaalde|betaalt) {MID}\b(?:transactie|schikking)(?=\W|$)`,
    raw`\bschikking met {O}`,
  ),
  ...nl(
    "overturned",
    raw`\b(?:gerechtshof|hof|hoge raad)\b{MID} ?(?:vernietigde|vernietigt|heeft){MID}\b(?:veroordeling|vonnis|straf) (?:tegen|jegens) {O}`,
  ),
  ...nl(
    "disqualified",
    raw`{S}{APP}{BE}{MID}\b(?:uit (?:het|@’s) ambt (?:gezet|ontzet)|geroyeerd|geschrapt van het tableau|uit het register geschrapt)`,
    raw`{S}{APP}mag {MID}\bgeen (?:bestuurder|arts|advocaat|notaris|accountant|leraar|makelaar)(?:{MID})? ?(?:meer )?zijn`,
    raw`{S}{APP}(?:kreeg|krijgt) {MID}\b(?:beroepsverbod|bestuursverbod)`,
  ),
  ...nl(
    "investigated",
    raw`\b[Ii]nval bij {O}`,
    raw`\b(?:doorzocht|doorzochten){MID}\b(?:woning|huis|kantoor) van {O}`,
  ),
  ...nl(
    "arrested",
    raw`\b(?:liet|laat|lieten) {O}{MID}\b(?:opsluiten|arresteren|aanhouden|vastzetten)`,
    raw`\b(?:pakte|pakten|rekende|rekenden) {O}{MID}\b(?:op|in)(?=\W|$)`,
  ),
  ...nl("charged", raw`{S}{APP}moet {MID}\bvoorkomen(?!\p{L})`, raw`\bdagvaarding (?:van|voor|tegen) {O}`),
  ...nl("tried", raw`(?:{S}|tegen {O}) (?:is|werd|wordt) {MID}\b(?:cel|celstraf|gevangenisstraf|taakstraf) geëist`),
  ...nl(
    "convicted",
    raw`\bacht(?:te)? bewezen dat {S}`,
    raw`\b(?:acht|achtte|verklaarde) {O}{MID}\bschuldig`,
    raw`{S}{APP}{MID}\bveroordeeld (?:is|werd|was)(?=\W|$)`,
  ),
  ...nl(
    "fined",
    raw`{S}{APP}(?:moet|kreeg|krijgt) {MID}\b(?:geldboete|boete|dwangsom)(?!\p{L})`,
    raw`^\W*{O} op de bon`,
  ),
  ...nl(
    "disqualified",
    raw`\bheeft {O}{MID}\b(?:uit het register geschrapt|geroyeerd|geschorst|het beroep ontzegd)`,
    raw`\b(?:schrapte|schrapt|royeerde|royeert) {O}`,
  ),
  ...nl("settled", raw`\bschadeclaim {MID}tegen {O}{MID}\b(?:afgekocht|geschikt)`),
  ...nl("sued", raw`{S}{APP}{BE} {MID}\b(?:gedaagd|gedagvaard|aangeklaagd)`, raw`\b(?:daagt|daagde|dagvaardt) {O}`),
  ...nl("liable", raw`{S}{APP}is {MID}\baansprakelijk`, raw`\bstelde {O}{MID}\bin het ongelijk`),
  ...nl("dropped", raw`{S}{APP}{MID}\bniet (?:verder |langer )?(?:strafrechtelijk )?vervolgd wordt`),
  ...nl("overturned", raw`\b(?:hervormde|vernietigde|herzag){MID}\bvonnis waarbij {S}`),
  ...nl("pardoned", raw`\bheeft {O}{MID}\bgratie verleend|\bgratie voor {O}`),
  ...nl(
    "extradited",
    raw`\b(?:werd|wordt|is) {S}{MID}\b(?:uitgeleverd|overgedragen|overgeleverd)|{S}{APP}{BE}{MID}\b(?:uitgeleverd|overgeleverd)`,
  ),
  ...nl(
    "tried",
    raw`\b(?:zaak|strafzaak|proces|rechtszaak) tegen {O}{APP}?\s*(?:{MID})\b(?:moet )?(?:over(?:gedaan)?|opnieuw)(?:\s(?:moet|worden|behandeld|gedaan)){0,3}(?=[.,;]|$)`,
  ),
  ...nl(
    "fined",
    raw`\bheeft {O} (?:een )?(?:\p{L}+ )?(?:boete|geldboete|bestuurlijke boete)(?!\p{L}){MID}opgelegd`,
    raw`\b(?:legt|legde) {O} (?:een )?(?:\p{L}+ )?(?:boete|geldboete)(?!\p{L}){MID} op(?!\p{L})`,
    raw`\b(?:veroordeelde|veroordeelt) {O} tot (?:een )?(?:\p{L}+ )?(?:boete|geldboete)`,
  ),
  ...nl(
    "overturned",
    raw`\b(?:sprak|spreekt) {O} in hoger beroep (?:alsnog )?vrij(?!\p{L})`,
    raw`{S}{APP}{BE} in hoger beroep (?:alsnog )?vrijgesproken`,
  ),
  ...nl(
    "liable",
    raw`\b(?:veroordeelde|veroordeelt) {O} tot (?:het betalen van |betaling van )?{MID}schadevergoeding`,
    raw`{S}{APP}moet {MID}schadevergoeding betalen`,
  ),
  ...nl(
    "sanctioned",
    raw`\b(?:legde|legt) {O} een (?:\p{L}+ )?(?:berisping|waarschuwing|schorsing|maatregel)(?!\p{L}){MID} op(?!\p{L})`,
    raw`\b(?:tuchtcollege|tuchtrechter|[Rr]aad van [Dd]iscipline|[Hh]of van [Dd]iscipline|accountantskamer)(?!\p{L}){MID} (?:schorste|schorst|berispte|berispt) {O}`,
    raw`{S}{APP}(?:kreeg|krijgt) {MID}(?:berisping|waarschuwing) van (?:het |de )?(?:tuchtcollege|tuchtrechter|raad van discipline)`,
    raw`\bsancties (?:op|in|ingesteld|afgekondigd) tegen {O}|\bsancties {MID}tegen {O}`,
  ),
  ...nl(
    "sued",
    raw`\b(?:hebben|heeft|daagde|daagden|daagt|slepen|sleept|sleepte) {O} voor de (?:rechter|rechtbank)(?: (?:gedaagd|gesleept))?`,
  ),
  ...headlines(
    raw`(?:de )?zaak|proces tegen|onderzoek naar`,
    {
      dropped: raw`(?:(?:de |het )?(?:zaak|onderzoek|strafzaak|aanklacht|vervolging) (?:is |werd )?(?:geseponeerd|gesloten|ingetrokken|gestaakt)|sepot|niet vervolgd)`,
      acquitted: raw`(?:vrijgesproken|vrijspraak(?: bevestigd)?)`,
      overturned: raw`veroordeling (?:is |werd )?vernietigd`,
    },
    raw`in|van|door|wegens|na|voor|op|bij`,
  ),
];
