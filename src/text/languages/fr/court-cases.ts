import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!(?:^|[^\p{L}])(?:de|d['’]|du|à|au|par|pour|avec|contre|sur|chez|selon|entre|dit|dont|que)\s?)@(?!’[so])`,
  SUBJ: raw`{S}{APP}(?:qui\s+)?`,
  DAY: raw`(?:\s(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|aujourd['’]hui|(?:ce|cette) \p{L}+|en (?:appel|première instance)|définitivement|finalement)){0,3}`,
  BE: raw`(?:a(?:vait)? été|ont été|est|était|fut|sera)(?:\s+(?:\p{L}+ment|aussi|également|ensuite|depuis|hier|finalement))*`,
  // "l’a relaxé", "le condamne".
  HAS: raw`@’o\s+(?:a|ont|avait|avaient) (?:\p{L}+ment )?`,
  TELE: raw`^\W*{O} (?:\([^()]{1,30}\) )?`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}'’-]+\s+){0,3}?@(?!’[so])`,
  CASE: raw`(?:poursuites|plaintes?|enquêtes?|charges|accusations?|procédures?|informations? judiciaires?)`,
  // A complaint rejected by a board or a professional body was not a case; one closed by a prosecutor or judge was.
  CHARGES: raw`(?:(?!plainte){CASE}|plaintes? pénales?)`,
  JUSTICE: raw`(?:parquet|procureure?|ministère public|juge d['’]instruction|justice|tribunal)`,
  DROPPED: raw`(?:classée?s?(?: sans suite)?|abandonnée?s?|rejetée?s?|closes?|levée?s)`,
};

const fr = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });
const weaklyDenying = sayings(WORDS, { weak: true, denies: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...denying(
    "convicted",
    raw`(?:{SUBJ}{BE} |{TELE})(?:reconnue?|déclarée?|jugée?) non coupable [^#%@;:?]{2,90}?,? mais (?:reconnue? |déclarée? |jugée? )?coupable d`,
    raw`\b(?:reconnu|déclaré|jugé) {O}{APP}non coupable [^#%@;:?]{2,90}?,? mais coupable d`,
    raw`@’o\s+a (?:reconnue?|déclarée?|jugée?) non coupable [^#%@;:?]{2,90}?,? mais coupable d`,
  ),
  // "@, 52 ans, condamné en 2023 à deux ans de prison".
  ...fr(
    "convicted",
    raw`@(?!’[so])(?:\s*,[^,;:@#%]{1,30})?,\s(?:déjà )?condamnée? (?:en (?:\p{L}+ )?\p{N}{4} )(?:à|pour)(?!\p{L})`,
  ),
  ...denying("acquitted", raw`(?:{SUBJ}{BE} |{TELE})(?:reconnue?|déclarée?|jugée?) non coupable`),
  ...fr("pardoned", raw`{SUBJ}{BE} graciée?`, raw`\b(?:gracié|gracie|grâce accordée à|grâce à) {O}`),
  ...fr(
    "overturned",
    raw`\bcour d['’]appel {MID}(?:a relaxé|a acquitté|a blanchi|relaxe|acquitte){DAY} {O}`,
    raw`(?<!\p{L}){O} (?:{BE} )?(?:relaxée?|acquittée?|blanchie?) en appel`,
    raw`{SUBJ}{BE} (?:relaxée?|acquittée?|blanchie?) (?:\p{L}+ )?(?:en appel|par la cour d['’]appel)`,
    raw`\b(?:annulé|annule|cassé|casse|infirmé|infirme) la condamnation (?:de |d['’]){O}`,
    raw`\b(?:annulé|annule|cassé|casse|infirmé|infirme) (?:\p{L}+ )?la condamnation {MID}(?:prononcée? (?:en \p{N}+ )?)?(?:contre|à l['’]encontre d[eu]) {O}`,
    raw`\bcondamnation {MID}(?:de |d['’]){O} (?:en \p{N}+ )?{BE} (?:annulée|cassée|infirmée)`,
  ),
  ...fr(
    "acquitted",
    raw`{SUBJ}{BE} (?:relaxée?|acquittée?|blanchie?|innocentée?|disculpée?|lavée? (?:de|d['’])|mise? hors de cause)`,
    raw`^\W*{O} (?:relaxée?|acquittée?|blanchie?|innocentée?|disculpée?|mise? hors de cause)`,
    raw`\b(?:a relaxé|a acquitté|relaxe|acquitte|a blanchi|blanchit|a innocenté|innocente|a disculpé|disculpe|(?:a mis|met) hors de cause){DAY} {O}`,
    raw`\b(?:relaxe|acquittement) (?:de |d['’]|pour ){O}`,
    raw`{HAS}(?:relaxée?|acquittée?|blanchie?|innocentée?|disculpée?|mise? hors de cause)(?!\p{L})`,
    raw`@’o\s+(?:relaxe|acquitte|blanchit|innocente|disculpe)(?:nt)?(?!\p{L})`,
  ),
  ...denying(
    "dropped",
    raw`{SUBJ}(?:a |avait )?(?:bénéficié d['’]|bénéficie d['’]|obtenu |obtient )un non-lieu`,
    raw`\bnon-lieu (?:général )?(?:pour|en faveur de|en faveur d['’]|à) ?{O}`,
    raw`\baucune? (?:infraction|charge|faute|irrégularité) n['’](?:a|est|avait) (?:été )?(?:retenue?|relevée?|établie?|constatée?) (?:contre |à l['’]encontre (?:de |d['’])){O}`,
  ),
  ...fr(
    "dropped",
    raw`\b{CHARGES}(?!\p{L}){MID}(?:#\s)?(?:contre|visant|concernant) {O}{APP}(?:{BE} )?{DROPPED}(?!\p{L})`,
    raw`\b(?:dossier|affaire) (?:de |d['’])?{O}\s*:?\s*(?:{BE} )?classée? sans suite`,
    raw`(?<!\p{L})(?:class(?:é|e|ent) sans suite|abandonn(?:é|e|ent)|rejet(?:é|te|tent)|clos|clôt) (?:la |le |les |l['’]){CHARGES}(?!\p{L}){MID}(?:#\s)?(?:contre|visant|concernant) {O}`,
    raw`(?<!\p{L}){JUSTICE}(?!\p{L}) {MID}(?<!\p{L})(?:class(?:é|e|ent) sans suite|rejet(?:é|te|tent)) (?:la |une |les |des )plaintes?(?!\p{L}){MID}(?:#\s)?(?:contre|visant|concernant) {O}`,
    raw`(?<!\p{L})plaintes?(?!\p{L}){MID}(?:#\s)?(?:contre|visant|concernant) {O}{APP}(?:{BE} )?{DROPPED} par (?:le |la )?{JUSTICE}(?!\p{L})`,
  ),
  ...fr(
    "sentenced",
    raw`{SUBJ}{BE} condamnée?{DAY}(?: par (?:la|le) \p{L}+(?: d['’]\p{L}+)?)? (?:\p{L}+ )?à {MID}(?:(?:ans?|mois)(?!\p{L}| d['’](?:inéligibilité|interdiction))|prison|réclusion|sursis|peine)`,
    raw`\b(?:a condamné|condamne)(?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier))? {O}(?:,[^,;:.@#]{1,80},)? à {MID}(?:ans?|mois|prison|réclusion|sursis)`,
    raw`(?<!(?:requ|réclam|demand|encour)\p{L}{1,6}(?!\p{L})[^#%@;:.]{0,60})(?<!\p{L})(?:ans?|mois) de prison (?:avec sursis |ferme |dont [^#%@;:.]{3,40} )?(?:pour|contre) {O}`,
    raw`{SUBJ}(?:a écopé|écope) de {MID}(?:ans?|mois|prison|sursis)`,
    raw`{HAS}condamnée? (?:\p{L}+ )?à {MID}(?:ans?|mois|prison|réclusion|sursis)(?!\p{L})`,
    raw`@’o\s+condamne(?:nt)? à {MID}(?:ans?|mois|prison|réclusion|sursis)(?!\p{L})`,
    raw`{TELE}condamnée? à {MID}(?:ans?|mois|prison|réclusion|sursis)(?!\p{L})`,
    raw`(?<!\p{L})(?:rédui(?:t|sent|te)|ramen(?:é|ée|e)|allég(?:é|ée|e)) {MID}(?:la |sa )?peine (?:de {MID})?(?:infligée |prononcée )?(?:de |d['’]|à |au |contre ){O}`,
    raw`(?<!\p{L})peine {MID}(?:de |d['’]|infligée à |prononcée contre ){O}{APP}{BE} (?:réduite|ramenée|allégée|confirmée)`,
    raw`{SUBJ}{BE} (?:écrouée?|incarcérée?) pour purger`,
  ),
  ...fr(
    "fined",
    raw`{SUBJ}{BE} (?:condamnée? à (?:une amende|(?:payer|verser)(?![^#%@.;]{0,60}?(?:dommages|indemnis|indemnité|réparation))|\p{N}[\p{N} .]* (?:euros|€) d['’]amende)|sanctionnée? d['’]une amende)`,
    raw`\bamende {MID}(?:à|au|aux|contre|pour) {O}`,
    raw`{SUBJ}(?:devra|doit|va devoir) (?:payer |verser |régler |s['’]acquitter d['’]){MID}amende`,
    raw`{HAS}infligé {MID}amende`,
    raw`{HAS}condamnée? (?:\p{L}+ )?à (?:{MID}amende|payer|verser)`,
  ),
  ...fr(
    "disqualified",
    raw`\b(?:ans?|mois) d['’](?:inéligibilité|interdiction (?:de gérer|d['’]exercer)) (?:pour|contre|à|au) {O}`,
    raw`{SUBJ}{BE} (?:radiée?|interdite? d['’]exercer|interdite? de gérer|déclarée? inéligible|condamnée? à {MID}inéligibilité)`,
    raw`\b(?:radie|a radié) {O}`,
    raw`\bradiation (?:de |d['’]){O}`,
    raw`{HAS}(?:radiée?|déclarée? inéligible|interdite? d['’]exercer)`,
  ),
  ...fr(
    "sanctioned",
    raw`{SUBJ}{BE} (?:sanctionnée?|suspendue? par l['’]ordre|exclue? du parti|placée? sous sanctions)`,
    raw`\bsanctions (?:contre|visant) {O}`,
    raw`{SUBJ}{BE} (?:placée?|inscrite?|ajoutée?|mise?) sur (?:la|une) (?:liste {MID}(?:de |des )?sanctions|liste noire)`,
    raw`{SUBJ}(?:a |avait )?(?:reçu|reçoit|écopé d['’]|écope d['’]) ?un (?:blâme|avertissement)(?!\p{L})`,
    raw`{SUBJ}{BE} (?:révoquée? de (?:la (?:fonction publique|police|gendarmerie|magistrature)|l['’](?:armée|éducation nationale))|licenciée? pour faute (?:grave|lourde)|déclarée? en faillite personnelle)`,
  ),
  ...fr(
    "convicted",
    raw`{SUBJ}{BE} (?:condamnée?(?!\p{L}| à (?:payer|verser)(?=[^#%@.;]{0,60}?(?:dommages|indemni|réparation))| à (?:réussir|vaincre|gagner|vivre|grandir|innover|disparaître|attendre|choisir|plaire|rester|s’|s'|errer|répéter)| (?:au fauteuil|au silence|au repos|à l[’']immobilité))|reconnue? coupable|déclarée? coupable)`,
    raw`{SUBJ}{BE} {MID}\b(?:mais|et|tout en étant) (?:\p{L}+ )?(?:condamnée?|reconnue? coupable)(?!\p{L}| à (?:réussir|vivre))`,
    raw`\b(?:a condamné|a reconnu|a déclaré) {O}(?: coupable)`,
    raw`\b(?:a condamné|condamne){DAY} {O}`,
    raw`\bcondamnation (?:de |d['’]){O}`,
    raw`{SUBJ}(?:a |avait )?plaidé coupable`,
    raw`{HAS}(?:condamnée?(?! à (?:réussir|vivre|attendre|choisir))|reconnue? coupable|déclarée? coupable)(?!\p{L})`,
    raw`@’o\s+condamne(?:nt)?(?! à (?:réussir|vivre|attendre|choisir))(?!\p{L})`,
    raw`{TELE}(?:condamnée?(?! à (?:réussir|vivre|attendre|gagner|vaincre))|reconnue? coupable|déclarée? coupable)(?= (?:à|pour|par|en|dans|après|de|d['’])|\W*$)`,
  ),
  ...fr(
    "tried",
    raw`{SUBJ}{BE} (?:jugée?|renvoyée?{DAY} devant|à la barre|sur le banc des (?:prévenus|accusés))`,
    raw`{SUBJ}(?:comparaît|comparaissait|a comparu|sera jugée?)(?! comme (?:témoin|experte?))`,
    raw`\bprocès (?:de |d['’]){O}`,
    raw`{HAS}renvoyée? devant`,
  ),
  ...fr(
    "extradited",
    raw`{SUBJ}{BE} (?:extradée?|remise? aux autorités)`,
    raw`\b(?:a extradé|ont extradé|extrade){DAY} {O}`,
    raw`\bextradition (?:de |d['’]|vers [^#%@;.,]{2,30} de ){O}(?! {BE} (?:refusée|rejetée))`,
  ),
  ...fr(
    "liable",
    raw`{SUBJ}{BE} condamnée? à {MID}dommages`,
    raw`{SUBJ}(?:devra|doit|va devoir) (?:verser|payer) {MID}dommages`,
  ),
  ...fr(
    "charged",
    raw`{SUBJ}{BE} (?:mise? en examen|inculpée?|poursuivie?|mise? en accusation)`,
    raw`\b(?:a mis en examen|a inculpé|met en examen){DAY} {O}`,
    raw`\b(?:mise en examen|inculpation) (?:de |d['’]){O}`,
    raw`{HAS}(?:mise? en examen|inculpée?)(?!\p{L})`,
    raw`{TELE}(?:mise? en examen|inculpée?)(?= (?:pour|par|à|en|dans|après)|\W*$)`,
  ),
  ...fr(
    "arrested",
    raw`{SUBJ}{BE} (?:arrêtée?|interpellée?|placée? en garde à vue|placée? en détention|écrouée?)`,
    raw`\b(?:a arrêté|ont arrêté|a interpellé|ont interpellé){DAY} {O}`,
    raw`{SUBJ}{BE} (?:déférée?|menottée?)`,
    raw`\b(?:arrestation|interpellation|garde à vue) (?:de |d['’]){O}`,
    raw`{HAS}(?:arrêtée?|interpellée?|placée? en (?:garde à vue|détention)|incarcérée?|écrouée?)(?!\p{L})`,
    raw`{TELE}(?:arrêtée?|interpellée?|placée? en (?:garde à vue|détention)|écrouée?)(?= (?:pour|par|à|en|dans|après)|\W*$)`,
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
    raw`\b(?:enquête|information judiciaire) {MID}(?:contre|visant|sur|concernant|à (?:l['’]encontre|l['’]égard) (?:de |du |de la |d['’])) ?{O}`,
  ),
  ...fr(
    "alleged",
    raw`{SUBJ}{BE} accusée? (?:de|d['’])`,
    raw`\bplainte {MID}contre {O}(?!{APP}(?:{BE} )?{DROPPED}(?!\p{L}))`,
    raw`\baccusations? {MID}contre {O}`,
  ),
  ...weakly(
    "overturned",
    raw`(?<!\p{L})(?:[ls]a|cette|ces|les|[ls]es) (?:condamnations?|jugement){MID} (?:a été|ont été|est|fut|avait été) (?:\p{L}+ment )?(?:annulée?s?|cassée?s?|infirmée?s?)`,
    raw`(?<!\p{L})(?:a (?:\p{L}+ment )?)?(?:annul|cass|infirm)(?:é|e|a) (?:[ls]a|cette|le|ce) (?:condamnation|jugement)(?!\p{L})(?! (?:de |d['’])#)`,
  ),
  ...weakly("acquitted", raw`^[^#@%]*\b(?:relaxe|acquittement) (?:générale?|prononcée?|définiti(?:f|ve))`),
  ...weakly(
    "acquitted",
    raw`%’o\s+(?:(?:a|ont) (?:\p{L}+ment )?(?:relaxée?|acquittée?|blanchie?|innocentée?|mise? hors de cause)|(?:relaxe|acquitte|blanchit|innocente)(?:nt)?)(?!\p{L})`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*(?<!\p{L}){CASE}(?!\p{L}){MID}(?:a été|ont été|est|sont|fut) (?:\p{L}+ment )?{DROPPED}(?!\p{L})`,
  ),
  ...weaklyDenying(
    "dropped",
    raw`(?<!\p{L})(?:rendu|rend|prononcé|prononce|ordonné|signé|conclu|soldée?|terminée?|close)(?!\p{L}){MID}(?<!\p{L})non-lieu(?!{MID}#)`,
    raw`^[^#%]*(?<!\p{L})non-lieu {MID}(?:a été|est) (?:rendu|prononcé|ordonné|confirmé)`,
  ),
  ...fr(
    "sentenced",
    raw`\b(?:a infligé|inflige|a prononcé|prononce) (?:à |contre |à l['’]encontre (?:de |d['’])){O}{MID}(?:ans?|mois) (?:de prison|d['’]emprisonnement|de réclusion|avec sursis|ferme)`,
    raw`^\W*(?:[\p{L}-]+ )?(?:ans?|mois)(?: de prison| d['’]emprisonnement)?(?: avec sursis| ferme) pour {O}(?=\W*$|,|\.)`,
    raw`(?<!(?:requ|réclam|demand|encour)\p{L}{1,6}(?!\p{L})[^#%@;:.]{0,60})(?<!\p{L})(?:ans?|mois) (?:de prison|d['’]emprisonnement|de réclusion)(?!\p{L}){MID} (?:pour|contre) {O}`,
    raw`{SUBJ}(?:purge|a purgé|purgeait) {MID}peine`,
    raw`{SUBJ}(?:dormira|ira|retourne) en prison`,
  ),
  ...fr(
    "convicted",
    raw`{SUBJ}(?:a|avait) (?:\p{L}+ment )?(?:reconnu|admis|avoué) (?:les faits|sa culpabilité|l['’]intégralité des faits|avoir (?:détourné|volé|fraudé|falsifié|escroqué))`,
    raw`{SUBJ}(?:a|avait) plaidé coupable`,
  ),
  ...fr(
    "charged",
    raw`{SUBJ}{BE} (?:placée?|laissée? (?:libre )?) ?sous contrôle judiciaire`,
    raw`{SUBJ}{BE} renvoyée?{DAY} devant (?:le |la |un )?(?:tribunal|cour)`,
    raw`{SUBJ}(?:s['’]est vue? notifier) {MID}mise en examen`,
    raw`(?<!\p{L})mise en examen (?:de |d['’]){O}`,
  ),
  ...fr(
    "tried",
    raw`(?<!\p{L})(?:requis|requiert|réclamé|réclame|demandé) {MID}(?:contre|à l['’]encontre (?:de |d['’])) ?{O}`,
    raw`{SUBJ}(?:est|était) à la barre`,
    raw`{SUBJ}(?:est|était) jugée?(?!\p{L})`,
  ),
  ...fr("arrested", raw`{SUBJ}{BE} (?:cueillie?|appréhendée?|menottée?|déférée?)(?!\p{L})`),
  ...fr(
    "investigated",
    raw`\b(?:enquêtes?|information judiciaire|investigations?)(?: préliminaire| judiciaire)?\b{MID}(?:vise|visent|cible|ciblent) {O}`,
    raw`{SUBJ}{BE} (?:entendue?|convoquée?|interrogée?) (?:{MID})?(?:en audition libre|comme (?:suspecte?|témoin assisté))`,
    raw`{SUBJ}{BE} (?:soupçonnée?|suspectée?) (?:de|d['’])`,
    raw`\b(?:perquisitions?|perquisitionné) {MID}(?:chez|au domicile (?:de|d['’])|dans les bureaux (?:de|d['’])) ?{O}`,
  ),
  ...fr(
    "disqualified",
    raw`{SUBJ}{BE} (?:frappée?|assortie?) (?:d['’]|par )une? (?:interdiction|inéligibilité)`,
    raw`{SUBJ}(?:a été |est )?(?:interdite?|privée?) (?:d['’]exercer|de gérer|de ses droits civiques)`,
    raw`{SUBJ}ne (?:pourra|peut) plus (?:exercer|gérer|diriger|plaider)`,
  ),
  ...fr(
    "settled",
    raw`{SUBJ}(?:a conclu|a signé|a accepté|conclut|accepte) (?:une |la )?(?:convention judiciaire|transaction|composition pénale)`,
  ),
  ...denying("dropped", raw`{SUBJ}(?:a |avait )?(?:obtenu|bénéficié) {MID}(?:abandon|classement sans suite)`),
  ...fr(
    "investigated",
    raw`\b(?:ont|a) perquisitionné (?:le |la |l['’]|les )(?:domicile|bureaux?|maison|appartement|locaux) (?:de |d['’]){O}`,
    raw`(?<!\p{L}){O}, (?:soupçonnée?|suspectée?) (?:de|d['’])`,
  ),
  ...fr(
    "arrested",
    raw`\b(?:mis|mettent|met) la main (?:sur|au collet (?:de|d['’])) ?{O}`,
    raw`\b(?:ont|a) (?:arrêté|interpellé|cueilli|épinglé|appréhendé) {O}`,
  ),
  ...fr("charged", raw`\baccusations?\b{MID} (?:ont été|a été|sont|est) (?:déposées?|portées?) contre {O}`),
  ...fr("convicted", raw`\bculpabilité (?:de |d['’]){O} (?:a été|est) (?:retenue|reconnue|établie|confirmée)`),
  ...fr(
    "sentenced",
    raw`\b(?:a infligé|inflige) (?:à |au ){O}{MID}(?:peine|travaux d['’]intérêt|jours-amende)`,
    raw`{SUBJ}(?:a pris|prend|a reçu|reçoit) {MID}(?:ans?|mois) (?:de prison|ferme|avec sursis)`,
  ),
  ...fr("fined", raw`^\W*{O} mise? à l['’]amende`, raw`{SUBJ}{BE} mise? à l['’]amende`),
  ...fr(
    "disqualified",
    raw`{SUBJ}{BE} frappée? d['’]une? {MID}(?:inéligibilité|interdiction)|{SUBJ}{BE} frappée? de {MID}(?:inéligibilité|interdiction)`,
    raw`^\W*[Ii]nterdiction (?:de gérer|d['’]exercer){MID} pour {O}`,
  ),
  ...fr("sued", raw`\b(?:demande d['’]action collective|poursuite|assignation|plainte) (?:vise|ciblant|visant) {O}`),
  ...fr("liable", raw`\bdonne(?:nt)? tort à {O}`, raw`{SUBJ}(?:doit|devra) (?:indemniser|dédommager|rembourser)`),
  ...fr(
    "dropped",
    raw`\b(?:a |ont )?(?:retiré|abandonné|retire|abandonne)(?:nt)? (?:toutes )?(?:les |l['’])?(?:accusations?|poursuites?) {MID}contre {O}`,
  ),
  ...fr("overturned", raw`{SUBJ}(?:obtient|a obtenu) (?:la révision|l['’]annulation de (?:@’s|la) condamnation)`),
  ...fr("pardoned", raw`{SUBJ}(?:a |avait )?bénéficié d['’]une (?:remise de peine présidentielle|grâce|amnistie)`),
  ...fr(
    "extradited",
    raw`\b(?:a |ont )?(?:remis|livré|extradé) {O} (?:aux autorités|à la justice|à la police)`,
    raw`{SUBJ}{BE} (?:arrivée?|débarquée?) {MID}sous (?:bonne )?escorte`,
  ),
  ...headlines(
    raw`(?:l['’])?affaire|(?:le )?dossier|(?:le )?procès|enquête contre`,
    {
      dropped: raw`(?:(?:(?:la |l['’]|les )?(?:enquêtes?|affaire|dossier|procédure|poursuites) )?(?:est |a été |ont été )?(?:classée?s?(?: sans suite)|abandonnée?s)|non-lieu(?: confirmé| prononcé| général)?)`,
      acquitted: raw`(?:relaxée?|acquittée?|blanchie?|mise? hors de cause|relaxe|acquittement)(?: confirmée?| générale?)?`,
      overturned: raw`(?:sa |la )?condamnation (?:est |a été )?(?:annulée|cassée|infirmée)`,
    },
    raw`de|du|par|en|pour|dans|au|après|à|faute|le|la`,
  ),
];
