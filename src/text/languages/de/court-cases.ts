import { type CaseSaying, headlines, sayings, verbApart as passive } from "../court-cases.ts";

const raw = String.raw;

/** The parts of a verb are apart: nobody else, no comma and no other clause may come between them. */
const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!\b(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|neben|gegenüber|des|laut|sagte|so|und nicht)\s|(?<!^\W{0,3})\bder\s)@(?!’s)`,
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,(?:[^,;:.–—]|(?<=\p{N})\.){1,110}(?=,)){0,3},?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})|(?<=\p{N})\.(?= \p{Lu})){0,150}?`,
  BE: raw`(?:wurde|wird|ist|war|worden|sei)`,
  CASE: raw`(?:\p{L}*[Vv]erfahren|Ermittlungen|Vorermittlungen|Anklage|\p{L}*[Kk]lage|Strafanzeige|Anzeige)`,
  // What a civil court orders.
  CIVIL: raw`zu(?:r (?:Zahlung|Rückzahlung|Unterlassung|Herausgabe)| (?:\p{L}+ )?(?:Schadens?ersatz|Schmerzensgeld))`,
  // A headline without its auxiliary: "@ wegen Betrugs verurteilt".
  TELE: raw`^\W*{O}(?: (?:wegen|zu|nach|in|im|am|aus|erneut|wieder|erstmals|vorläufig)\s[^#%@:;,.]{1,60}?)?\s`,
  O: raw`(?:(?:den|die|der|dem|das)\s+)?(?:(?!(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|und|oder|dass|van|voor|met|door|aan|tegen|en)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
};

const de = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  // "Of this not guilty, but of that".
  ...denying(
    "convicted",
    ...passive(
      raw`(?:freigesprochen|nicht schuldig)(?: gesprochen)?,? (?:wohl |zugleich )?(?:aber|jedoch|doch|sondern|dafür)\s[^#%@;:.?]{2,70}?(?:verurteilt|schuldig gesprochen|für schuldig befunden|schuldig)`,
    ),
    raw`\b(?:sprach|spricht) {O}{MID}\bfrei,? (?:aber|jedoch|doch)\s[^#%@;:.?]{2,70}?\b(?:verurteilt|schuldig)`,
  ),
  ...de("pardoned", ...passive("begnadigt"), raw`\bbegnadigte {O}`),
  ...de(
    "overturned",
    raw`\b(?:Urteil|Verurteilung|Schuldspruch) gegen {O}{MID}\b(?:aufgehoben|kassiert)`,
    raw`\b(?:hob|kassierte|hebt){MID}(?:Urteil|Verurteilung|Schuldspruch) gegen {O}`,
    ...passive("(?:im Wiederaufnahmeverfahren|rehabilitiert)"),
    raw`\b(?:Berufungsgericht|Oberlandesgericht|Bundesgerichtshof|Landgericht|Kammergericht|Bundesgericht|Obergericht){MID} (?:sprach|spricht|hat) {O}{MID}\b(?:im Berufungsverfahren|in (?:zweiter Instanz|der Berufung))\b{MID}\b(?:frei|freigesprochen)`,
  ),
  ...de(
    "acquitted",
    ...passive("freigesprochen|vo[nm] {MID}(?:Vorwurf|Vorwürfen|Verdacht) (?:entlastet|befreit)"),
    raw`^\W*{O} (?:[^#%@;:.]{0,40} )?freigesprochen`,
    raw`\b(?:sprach|spricht) {O}{MID}\bfrei\b`,
    raw`\bFreispruch für {O}`,
    raw`\bhat {O}{MID}\bfreigesprochen`,
  ),
  ...de(
    "dropped",
    raw`\b{CASE}\b{MID}gegen {O}{MID}\b(?:eingestellt|fallen gelassen|fallengelassen|zurückgezogen|abgewiesen|zurückgewiesen)`,
    raw`\bgegen {O}{APP}?\s*(?:wurden?|wird|werden|ist|sind|hat|haben) {MID}\b{CASE}\b{MID}\beingestellt`,
    raw`\b(?:stell(?:te|t|ten|en)){MID}\b{CASE}\b{MID}gegen {O}{MID}\bein\b`,
    raw`\b(?:wies|weist|lehnte|lehnt|zog|zieht|ließ|lässt){MID}\b{CASE}\b{MID}gegen {O}{MID}\b(?:ab|zurück|fallen)\b`,
  ),
  ...denying("dropped", raw`\bAnklage gegen {O}{APP}?\s*(?:wurde|wird|ist) {MID}\bnicht (?:zugelassen|erhoben)`),
  ...de(
    "sentenced",
    ...passive(
      "zu (?:einer |\\p{L}+ ){0,6}?(?:Jahren?|Monaten?|Haft|Haftstrafe|Freiheitsstrafe|Gefängnisstrafe|Bewährungsstrafe)[^.;#@]{0,60}? verurteilt",
    ),
    raw`\bhat {O},?{MID}\b(?:zu|hinter|ins)\b{MID}(?:Jahr|Monat|Haft|Freiheitsstrafe|Gitter|Gefängnis){MID} ?\bverurteilt`,
    raw`\b(?:verurteilte|verurteilt|schickte) {O}{MID}\b(?:zu|hinter|ins)\b{MID}(?:Jahr|Monat|Haft|Freiheitsstrafe|Gitter|Gefängnis)`,
    raw`{S}{APP}(?:bekam|bekommt|erhielt|erhält|kassierte) {MID}\b(?:Haft|Haftstrafe|Freiheitsstrafe|Gefängnisstrafe|Bewährungsstrafe|Bewährung|Jahre? Haft)\b`,
    raw`\b(?:verhängte|verhängt|sprach){MID}\bgegen {O}{MID}\b(?:Haft|Haftstrafe|Freiheitsstrafe|Gefängnisstrafe|Bewährungsstrafe)`,
    raw`\bmuss {O}{MID}\b(?:ins Gefängnis|in Haft|hinter Gitter)`,
    raw`{S}{APP}(?:muss|musste|soll) (?!(?:der|sein|ihr)\s|ein\s(?!(?:halbes |weiteres |ganzes )?Jahr))(?:für |wegen )?{MID}\b(?:ins Gefängnis|in Haft|hinter Gitter)`,
    raw`^\W*{O} (?:erneut |wegen [^#%@:;,.]{3,40} )?zu [^#%@:;,.]{0,40}?(?:Jahren?|Monaten?|Haft|Haftstrafe|Freiheitsstrafe)[^#%@:;,.]{0,30} verurteilt`,
    raw`\b(?:Strafe|Haftstrafe|Freiheitsstrafe) (?:für|gegen) {O}{MID}\b(?:reduziert|verringert|herabgesetzt|gesenkt|verkürzt|bestätigt)`,
    raw`\b(?:reduzierte|reduziert|senkte|senkt|verringerte|verkürzte|setzte|hat|haben)\b{MID}\b(?:Strafe|Haftstrafe|Freiheitsstrafe) (?:für|gegen|von) {O}`,
  ),
  ...de(
    "fined",
    ...passive("(?:zu einer Geldstrafe|zu \\p{N}+ Tagessätzen){MID} ?verurteilt"),
    raw`\b(?:verurteilte|verurteilt) {O}{MID}\b(?:zu einer (?:\p{L}+ )?Geldstrafe|zu \p{N}+ Tagessätzen)`,
    raw`\bhat {O},?{MID}\b(?:zu einer (?:\p{L}+ )?Geldstrafe|zu \p{N}+ Tagessätzen)\b{MID}\bverurteilt`,
    raw`{S}{APP}(?:kam|kommt|kommen) {MID}\bmit einer (?:\p{L}+ )?Geldstrafe davon`,
    raw`{S}{APP}(?:hat |hatte )?{MID}\bStrafbefehl{MID}(?:akzeptiert|angenommen|anerkannt|bezahlt)`,
    raw`{S}{APP}(?:akzeptierte|akzeptiert|nahm|nimmt|erhielt|bekam|kassierte|zahlte){MID}\bStrafbefehl`,
    raw`\b(?:Bu(?:ß|ss)geld|(?:Geldb|B)u(?:ß|ss)e|Geldstrafe|Ordnungsgeld|Strafbefehl)\b{MID} gegen {O}`,
    raw`\b(?:erließ|erliess|erlässt|verhängte|verhängt){MID} gegen {O}{MID}\b(?:Strafbefehl|Geldstrafe|Bu(?:ß|ss)geld|(?:Geldb|B)u(?:ß|ss)e)`,
    raw`\bgegen {O}{MID}\b(?:Bu(?:ß|ss)geld|(?:Geldb|B)u(?:ß|ss)e|Geldstrafe|Strafbefehl)\b{MID}\b(?:verhängt|erlassen|ausgesprochen)`,
    raw`{S}{APP}(?:muss|musste|zahlt|zahlte){MID}(?:Bu(?:ß|ss)geld|Geldbu(?:ß|ss)e|Busse|Geldstrafe)`,
    ...passive(
      "mit (?:einer|einem) (?:\\p{L}+ )?(?:Bu(?:ß|ss)e|Geldbu(?:ß|ss)e|Geldstrafe|Bu(?:ß|ss)geld|Ordnungsgeld){MID} ?(?:belegt|bestraft)",
    ),
    ...passive("(?:mit \\p{N}[\\p{N}.' ]* (?:Euro|Franken) )?gebü(?:ß|ss)t"),
    raw`\b(?:bü(?:ß|ss)t|bü(?:ß|ss)te) {O}{MID}\bmit\b`,
  ),
  ...de(
    "disqualified",
    raw`\bentz(?:og|ieht|ogen){MID} {O}{MID}(?:Approbation|Zulassung|Lizenz|Gewerbeerlaubnis)`,
    raw`@{MID}(?:die|der) (?:Approbation|Zulassung|Lizenz){MID}entzogen`,
    ...passive(
      "mit einem (?:Berufsverbot|Tätigkeitsverbot) belegt|aus (?:der|dem) (?:Anwaltschaft|Beamtenverhältnis) (?:ausgeschlossen|entfernt)",
    ),
    raw`\b(?:verbot|untersagt|untersagte|verbietet) {O}{MID}\b(?:Tätigkeit|Geschäftsführer|Beruf|Ausübung|Berufsausübung)`,
    raw`{S}{APP}(?:verliert|verlor) (?:[@%]’s )?{MID}\b(?:Approbation|Zulassung|Lizenz)\b`,
    raw`{S}{APP}darf {MID}\b(?:kein|keine|nicht mehr|nicht länger)\b{MID}\b(?:Amt|Geschäftsführer|Vorstand|praktizieren|unterrichten|leiten)`,
  ),
  ...de(
    "sanctioned",
    raw`@{MID}(?:den|der|die|das) (?:Doktorgrad|Doktortitel|Titel|akademischen? Grad|Bundesverdienstkreuz|Ehrung|Ehrenbürgerwürde){MID}(?:entzogen|aberkannt)`,
    raw`{S}{APP}(?:verliert|verlor){MID}(?:Doktortitel|Doktorgrad|Titel)`,
    raw`\b(?:entzog|entzieht){MID} {O}{MID}(?:Doktorgrad|Doktortitel|Titel)`,
    ...passive("(?:gerügt|mit Sanktionen belegt|auf die Sanktionsliste gesetzt)"),
    raw`\bSanktionen gegen {O}`,
    raw`\b(?:setzte|setzten|setzt|hat|haben) {O}{MID}\bauf (?:die|ihre|eine) \p{L}*(?:Sanktionsliste|schwarze Liste)`,
    raw`{S}{APP}(?:hat|meldete|musste) {MID}\b(?:Privatinsolvenz|Privatkonkurs) (?:an|angemeldet|anmelden)`,
    ...passive(
      "(?:fristlos )?wegen {MID}(?:Dienstvergehens?|Fehlverhaltens?|Pflichtverletzung\\p{L}*|Betrugs|Untreue|Diebstahls) ?{MID}(?:entlassen|gekündigt)",
    ),
  ),
  ...de(
    "convicted",
    ...passive(
      "(?<!\\b(?:zum|zur) \\p{Lu}\\p{L}{1,20} )(?<!{CIVIL}\\b[^#%@.;]{0,80})verurteilt|schuldig gesprochen|für schuldig befunden",
    ),
    raw`{S}{APP}(?:ist|war){MID}\bschuldig\b(?! gesprochen zu)`,
    raw`\b(?:verurteilte|verurteilt) {O}(?!{MID}\b{CIVIL})`,
    raw`\b(?:sprach|spricht|befand|befindet) {O}{MID}\bschuldig\b`,
    raw`\bhat {O},?(?!{MID}\b{CIVIL}){MID}\bverurteilt`,
    raw`\b(?:Verurteilung|Schuldspruch) (?:von|gegen) {O}`,
    raw`{S}{APP}(?:hat|legte){MID}\b(?:gestanden|ein Geständnis ab)`,
    raw`{TELE}(?:verurteilt|schuldig gesprochen)(?=\W*$|\s*[:–—])`,
  ),
  ...de(
    "tried",
    raw`{S}{APP}(?:steht|stand|muss sich|musste sich){MID}\b(?:vor Gericht|vor dem \p{L}*gericht|verantworten)(?![^.;]{0,40}\bals (?:Richter|Anw[aä]lt|Zeug|Verteidig|Sachverständig|Gutachter|Nebenkläger|Kläger|Staatsanw|Dolmetscher))`,
    raw`\b(?:steht|stand|muss sich|musste sich) {S}(?:{APP}|\s+){MID}\b(?:vor Gericht|vor dem \p{L}*gericht|verantworten)(?![^.;]{0,40}\bals (?:Richter|Anw[aä]lt|Zeug|Verteidig|Sachverständig|Gutachter|Nebenkläger|Kläger|Staatsanw|Dolmetscher))`,
    raw`\b(?:Prozess|Strafprozess|Verhandlung|Hauptverhandlung|Berufungsprozess) gegen {O}`,
    raw`{S}{APP}(?:sitzt|saß) {MID}\bauf der Anklagebank`,
  ),
  ...de(
    "extradited",
    ...passive("ausgeliefert|überstellt"),
    raw`\bAuslieferung (?:von|des|der) {O}(?!{MID}\b(?:abgelehnt|verweigert))`,
    raw`\b(?:lieferte|lieferten|liefert) {O}{MID}\baus\b`,
    raw`\b(?:hat|haben) {O}{MID}\b(?:ausgeliefert|überstellt)`,
  ),
  ...de(
    "liable",
    ...passive("zu(?:r Zahlung von)? {MID}(?:Schadenersatz|Schadensersatz|Schmerzensgeld){MID} ?verurteilt"),
    raw`{S}{APP}(?:muss|musste) {MID}\b(?:Schadenersatz|Schadensersatz|Schmerzensgeld)\b`,
    raw`\bmuss {O}{MID}\b(?:Schadenersatz|Schadensersatz|Schmerzensgeld)\b`,
  ),
  ...de(
    "charged",
    ...passive("angeklagt"),
    raw`(?<!\b(?:ließ|lässt|wies|weist|lehnte|lehnt)\b[^#%@,;:.]{0,60})\bAnklage gegen {O}`,
    raw`\b(?:Anklageschrift|Strafbefehlsantrag|Strafbefehl) gegen {O}{MID}\b(?:eingereicht|beantragt|zugestellt)`,
    raw`\b(?:legt|legte|lastet|lastete){MID} {O}{MID}\b(?:zur Last|an)\b`,
    raw`\b(?:klagt|klagte) {O}{MID}\ban\b`,
    raw`{S}{APP}{MID}\bangeklagt (?:wurde|ist|war)`,
    raw`{TELE}angeklagt(?=\W*$|\s*[:–—])`,
    raw`\bgegen {O}{APP}?\s*(?:{MID}\b)?(?:wurde|wird|ist|hat|haben) {MID}\bAnklage\b{MID}\berhoben`,
    raw`\b(?:erhob|erhebt|hat|haben)\b{MID}\bgegen {O}{MID}\bAnklage\b`,
    raw`\b(?:hat|hatte|haben) {O}{MID}\bangeklagt\b`,
  ),
  ...de(
    "arrested",
    ...passive(
      "festgenommen|verhaftet|in (?:Untersuchungshaft|Haft|Gewahrsam) genommen|dem Haftrichter vorgeführt|abgeführt",
    ),
    raw`\b(?:Festnahme|Verhaftung) (?:von|des|der) {O}`,
    raw`{S}{APP}klickten{MID}\bHandschellen|\bklickten{MID}\bfür {O}{MID}\bHandschellen`,
    raw`\b(?:nahm|nahmen|nimmt) {O}{MID}\bfest\b`,
    raw`\b(?:verhaftete|verhafteten) {O}`,
    raw`\bHaftbefehl gegen {O}`,
    // A plural verb or an accusative article: the person named is not its subject.
    raw`\bhaben{MID} {O}(?!\s+(?:und|sowie)\b){MID}\b(?:festgenommen|verhaftet|in Gewahrsam genommen)`,
    raw`\bhat{MID} den (?:(?!(?:von|für|mit|bei|zu|zum|gegen|und)\s)[\p{L}-]+\s+){0,2}@(?!’s){MID}\b(?:festgenommen|verhaftet)`,
    raw`{TELE}(?:festgenommen|verhaftet)(?=\W*$|\s*[:–—])`,
    raw`{S}{APP}(?:sitzt|saß|kam) (?:seit [^.,]{2,30} |seither |seitdem |weiter(?:hin)? |noch |inzwischen |nun |derzeit )?in (?:Untersuchungshaft|U-Haft)`,
  ),
  ...de(
    "sued",
    ...passive("verklagt"),
    raw`\b(?:verklagt|verklagte|verklagen) {O}`,
    raw`\b(?:Klage|Zivilklage|Schadenersatzklage) gegen {O}`,
  ),
  ...de(
    "investigated",
    raw`\b(?:ermittelt|ermitteln|ermittelte){MID} gegen {O}`,
    raw`\bgegen {O},?{MID}\b(?:wird|werde)?\s*(?:{MID})\bermittelt`,
    raw`\b(?:Ermittlungen|Ermittlungsverfahren) gegen {O}(?!{MID}eingestellt)`,
    raw`\bgegen {O}{APP}?\s*(?:ermittelt|ermitteln)`,
    raw`{S}{APP}(?:steht|stand|geriet|gerät|stehe) (?:{MID} )?(?:im|unter|in) (?:\p{L}+ )?Verdacht`,
  ),
  ...de(
    "alleged",
    raw`\b(?:Vorwürfe|Anschuldigungen|Strafanzeige) gegen {O}`,
    raw`@{MID}\bwird (?:\p{L}+ )?vorgeworfen|\bwird @{MID}vorgeworfen`,
    raw`\b(?:Staatsanwaltschaft|Bundesanwaltschaft|Anklage|Anklagebehörde|Ankläger|Ermittler)\b{MID} (?:wirft|warf|werfen) {O}{MID}\bvor(?=[.,;]|$)`,
    raw`{S}{APP}(?:soll|solle){MID}\b(?:bestochen|veruntreut|betrogen|gestohlen|belästigt|angenommen|hinterzogen|unterschlagen|missbraucht) haben`,
  ),
  ...weakly(
    "overturned",
    raw`^[^#@%]*\b(?:Urteil|Verurteilung|Schuldspruch|Strafurteil)\b{MID} (?:wurde|wird|ist|war){MID}\b(?:aufgehoben|kassiert)`,
    raw`^[^#@%]*\b(?:hob|kassierte|hebt|kassiert){MID}\b(?:Urteil|Verurteilung|Schuldspruch)\b(?!{MID} (?:bestätigt|im Strafmaß))`,
    raw`^[^#@%]*\bwurde{MID}\b(?:Urteil|Verurteilung|Schuldspruch)\b{MID}\b(?:aufgehoben|kassiert)`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*\b{CASE}\b{MID}(?:wurden?|sind|ist){MID}\b(?:eingestellt|fallen gelassen|fallengelassen)`,
    raw`^[^#@%]*\bstellte{MID}\b{CASE}\b{MID}\bein\b`,
  ),
  ...de(
    "sentenced",
    raw`{S}{APP}(?:kam|kommt) {MID}\b(?:mit )?{MID}Bewährungsstrafe davon`,
    raw`^\W*[Zz]u {MID}(?:Jahren?|Monaten?|Haft|Freiheitsstrafe|Gefängnis){MID} (?:hat|verurteilte) {MID}{O}(?: {MID}verurteilt)?`,
    raw`\b(?:Jahre|Monate|Haft|Haftstrafe|Freiheitsstrafe|Bewährungsstrafe|Gefängnis) für {O}(?=\W*$|\s*[:–—])`,
    raw`{S}{APP}(?:verbüßt|verbüßte|sitzt|saß) {MID}\b(?:Haftstrafe|Freiheitsstrafe|Gefängnisstrafe|Strafe ab)`,
    raw`{S}{APP}(?:wandert|wanderte|geht|ging) {MID}\b(?:hinter Gitter|ins Gefängnis)`,
  ),
  ...de(
    "convicted",
    raw`{S}{APP}(?:räumte|räumt|gab|gibt) {MID}\b(?:Vorwürfe|Taten?|Betrug|Untreue|Anschuldigungen){MID} ?\b(?:ein|zu)(?!\p{L})`,
    raw`{S}{APP}hat(?:te)? {MID}\b(?:Vorwürfe|Taten?|Betrug|Untreue){MID} ?\b(?:eingeräumt|gestanden|zugegeben)`,
  ),
  ...de(
    "fined",
    raw`\b[Gg]egen {O}{APP}?\s*(?:erging|erließ|wurde|ist) {MID}\bStrafbefehl\b(?!santrag|{MID}beantragt)`,
    raw`\bStrafbefehl gegen {O}{APP}?\s*(?:{MID})\b(?:rechtskräftig|erlassen|akzeptiert)`,
    raw`{S}{APP}(?:akzeptierte|akzeptiert|nahm|hat) {MID}\b(?:Strafbefehl|Bußgeld|Geldstrafe|Geldbuße)(?:{MID} (?:an|akzeptiert|angenommen))?(?=\W|$)`,
  ),
  ...de(
    "charged",
    raw`{S}{APP}(?:wird|werden|wurde) {MID}\b(?:zur Last gelegt)`,
    raw`\b(?:wird|werden|wurde) {O},?{MID}\bzur Last gelegt`,
    raw`\bStaatsanwaltschaft{MID} (?:hat|erhob){MID}\bgegen {O}{MID}\bAnklage`,
  ),
  ...de(
    "tried",
    raw`\bAnklagebank (?:sitzt|saß|nimmt|nahm) {MID}{O}`,
    raw`{S}{APP}(?:sitzt|saß|nahm|nimmt) {MID}\bauf der Anklagebank`,
    raw`\b(?:Staatsanwaltschaft|Staatsanwalt|Anklage|Anklagevertreter(?:in)?)\b{MID} (?:fordert|forderte|beantragt|beantragte|plädiert|plädierte){MID} ?\b(?:für|gegen) {O}`,
  ),
  ...de(
    "arrested",
    raw`\b(?:Polizei|Beamte|Ermittler|Polizisten|Zollfahnder|Zoll|Fahnder|Bundespolizei|LKA|BKA)\b{MID} (?:nahm|nahmen|nimmt|nehmen) {O}{MID}(?:@’s {MID})?\bfest(?=\W|$)`,
    raw`\b(?:führten|führte|führt|führen) {O}{MID}\bab(?=\W|$)`,
    raw`{S}{APP}(?:klickten|kam|kommt|sitzt|saß) {MID}\bin (?:U-Haft|Untersuchungshaft|Polizeigewahrsam|Gewahrsam)`,
    raw`\bHaftbefehl gegen {O}`,
  ),
  ...de(
    "investigated",
    raw`\b(?:durchsuchten|durchsuchte|durchsuchen) {MID}\b(?:Büro|Büros|Haus|Wohnung|Praxis|Räume|Privathaus|Geschäftsräume) (?:von |des |der ){O}`,
    raw`{S}{APP}ist {MID}\bim Visier der (?:Ermittler|Justiz|Staatsanwaltschaft|Steuerfahndung)`,
    raw`{S}{APP}(?:gilt|galt|wird|wurde) {MID}\bals (?:Beschuldigte\p{L}?|Verdächtige\p{L}?)(?: geführt)?`,
  ),
  ...de(
    "settled",
    raw`\b(?:Verfahren|Ermittlungen) gegen {O}{APP}?\s*(?:wurden?|wird|ist|sind) {MID}\bgegen (?:die )?(?:Zahlung|Auflage|Geldauflage|eine (?:Geld)?auflage|[\d.]+ Euro){MID} ?\beingestellt`,
    raw`{S}{APP}(?:einigte|einigt) sich {MID}\b(?:außergerichtlich|auf einen Vergleich)`,
  ),
  ...denying(
    "dropped",
    raw`\b(?:ließ|lässt) {MID}\bAnklage gegen {O}{APP}?\s*nicht zu`,
    raw`\bEröffnung des (?:Haupt|Straf)verfahrens gegen {O}{APP}?\s*(?:wurde )?(?:abgelehnt|ab)`,
  ),
  ...de(
    "acquitted",
    raw`{S}{APP}(?:verließ|verlässt) {MID}\bals freie[rn]? (?:Mann|Frau|Mensch)`,
    raw`{S}{APP}(?:ist|sei) {MID}\bunschuldig (?:gewesen)?(?=,? (?:befand|urteilte|entschied))`,
  ),
  ...de(
    "disqualified",
    raw`{S}{APP}(?:verliert|verlor|verlöre) {MID}(?:@’s |#|die |den )?\b(?:Zulassung|Approbation|Lizenz|Anwaltszulassung|Gewerbeerlaubnis|Amt als)`,
    raw`\b(?:verhängte|verhängt|erteilte|sprach){MID} gegen {O}{MID}\b(?:Berufsverbot|Tätigkeitsverbot)`,
    raw`\b[Gg]egen {O}{APP}?\s*(?:wurde|ist|gilt|verhängte) {MID}\b(?:Berufsverbot|Tätigkeitsverbot)`,
    raw`\bentzog {O}{MID}\b(?:Zulassung|Approbation|Lizenz|Gewerbeerlaubnis)`,
  ),
  ...de(
    "liable",
    raw`\b(?:verurteilte|verurteilt) {O}{MID}\bzu(?:r Zahlung| (?:\p{L}+ )?(?:Schadens?ersatz|Schmerzensgeld|Rückzahlung))`,
    raw`{S}{APP}haftet{MID} (?:persönlich|mit|für)`,
    raw`\bhaftet {S}{MID}\bpersönlich`,
  ),
  ...de("sued", raw`\b(?:hat|hatte|haben) {O}{MID}\bverklagt`),
  ...de(
    "investigated",
    raw`\b[Gg]egen {O}{APP}?\s*(?:läuft|laufen|lief|liefen) {MID}\b(?:Ermittlung\p{L}*|Ermittlungsverfahren|Strafverfahren|Vorermittlungen|Verfahren)`,
    raw`\b(?:führt|führte|führen) {O}{MID}\bals (?:Beschuldigte|Verdächtige)\p{L}?`,
    raw`\bim Visier (?:der|von) {MID}{O}|\bnahm{MID} {O}{MID}\bins Visier`,
  ),
  ...de(
    "arrested",
    raw`\b(?:schickte|schickt|steckte|nahm|brachte) {O}{MID}\bin (?:U-Haft|Untersuchungshaft|Haft|Gewahrsam)(?!\p{L})`,
    raw`{S}{APP}(?:ging|geht) {MID}\b(?:ins Netz|in die Falle)`,
    raw`\bklickten{MID} (?:bei|für) {O}{MID}Handschellen|\bHandschellen{MID} (?:bei|für) {O}`,
  ),
  ...de(
    "charged",
    raw`\b(?:Staatsanwaltschaft|Bundesanwaltschaft|Anklagebehörde|WKStA)\b{MID} (?:wirft|warf) {O}{MID}\bAnklage\b{MID}`,
    raw`\bAnklage{MID} (?:zugelassen|erhoben){MID} gegen {O}`,
    raw`{S}{APP}(?:kommt|kam|muss) {MID}\bvor (?:Gericht|den Richter|das Schöffengericht)`,
  ),
  ...de(
    "tried",
    raw`\b(?:Prozessauftakt|Prozessbeginn|Hauptverhandlung|Verhandlungstag)\b{MID} (?:schwieg|sagte|bestritt|äußerte|nahm|erschien|wies) {S}`,
    raw`\b(?:forderte|fordert|beantragte|beantragt|plädierte|plädiert)\b[^#%;:.]{0,60}?\b(?:Haft|Freiheitsstrafe|Geldstrafe|Jahre|Monate)\b{MID} ?\b(?:für|gegen) {O}`,
    raw`\bProzess (?:gegen|um) {O}`,
  ),
  ...de(
    "sentenced",
    raw`\b(?:verhängte|verhängt|verhängten)\b{MID} über {O}{MID}\b(?:Haft|Jahre|Monate|Freiheitsstrafe|Gefängnis)`,
    raw`\b(?:brummte|brummt) {O}{MID}\b(?:Jahre|Monate|Haft|Freiheitsstrafe|Sozialstunden|Bewährungsstrafe){MID} ?\bauf`,
  ),
  ...de(
    "fined",
    raw`\b(?:brummte|brummt) {O}{MID}\b(?:Bußgeld|Geldstrafe|Buße|Geldbuße|Strafe){MID} ?\bauf`,
    raw`\b(?:büßte|büsste|büßt|büsst) {O}`,
    raw`\b(?:verhängte|verhängt){MID} (?:gegen|über) {O}{MID}\b(?:Bußgeld|Geldstrafe|Buße|Geldbuße|Ordnungsgeld)`,
  ),
  ...de(
    "disqualified",
    raw`\b(?:hat|haben) {O}{MID}\b(?:verboten|untersagt)(?!\p{L})`,
    raw`\b(?:untersagte|untersagt|verbot|verbietet) {O}{MID}\b(?:Beruf|Tätigkeit|Ausübung|Leitung|Führung|Praxis|Geschäftsführ)`,
    raw`\b(?:strich|streicht|schloss) {O}{MID}\b(?:von der (?:\p{L}+)?[Ll]iste|aus der (?:\p{L}+)?[Kk]ammer)`,
  ),
  ...de(
    "settled",
    raw`{S}{MID}\b(?:und # )?(?:haben|hat) sich {MID}\b(?:außergerichtlich |gütlich |verglichen|auf einen Vergleich )(?:geeinigt)?`,
    raw`\bendet(?:e)? (?:für|mit) {O}{MID}\b(?:Diversion|Vergleich)`,
  ),
  ...de("sued", raw`\b(?:zieht|zog|ziehen) (?:gegen {O} vor Gericht|{MID}gegen {O}{MID}vor Gericht)`),
  ...de(
    "liable",
    raw`\bgab{MID} (?:der )?Klage{MID} gegen {O}{MID}\bstatt`,
    raw`{S}{APP}(?:unterlag|unterliegt|verlor|verliert) {MID}\b(?:Zivilprozess|Rechtsstreit|Prozess gegen|Schadenersatzprozess|vor dem (?:Zivil|Arbeits)gericht)`,
  ),
  ...de(
    "pardoned",
    raw`\bhat {O}{MID}\bbegnadigt`,
    raw`\bGnadengesuch (?:von|des|der) {O}{MID}(?:stattgegeben|angenommen|bewilligt)|\b(?:stimmte|gab){MID}Gnadengesuch (?:von|des|der) {O}`,
  ),
  ...de(
    "extradited",
    raw`\bAuslieferung (?:von|des|der) {O}(?!{MID}\b(?:ab|verweigert|abgelehnt|unzulässig))`,
    raw`\b(?:lieferte|liefert|überstellte) {O}{MID}\b(?:aus|an)(?=\W|$)`,
  ),
  ...de(
    "tried",
    raw`\bmuss(?:te)? sich (?:[^#%@;:.]{0,100}?[\s,])?@(?!’s)(?:\s*,[^#%@;:.]{1,60}(?=,))?,?\s+(?:vor (?:dem|der|einem) |wegen ){MID}\b(?:verantworten|vor Gericht)(?![^.;]{0,40}\bals (?:Zeug|Gutachter))`,
    raw`\b(?:steht|stand|stehen) (?:die|der|seit \p{L}+ (?:die|der)) (?:(?!(?:von|für|mit|bei|gegen|und|des)\s)[\p{L}-]+ ){0,3}@(?!’s){APP}?{MID}\bvor Gericht(?!\p{L})(?![^.;]{0,40}\bals (?:Richter|Anw[aä]lt|Zeug|Verteidig|Sachverständig|Gutachter|Nebenkläger|Kläger|Staatsanw|Dolmetscher))`,
    raw`\b(?:neuen|neuer|neue) (?:Prozess|Verhandlung|Hauptverhandlung) gegen {O}`,
  ),
  ...de(
    "sanctioned",
    raw`\b(?:hat|haben) {O} auf {MID}\b\p{L}*(?:Sanktionsliste|schwarze Liste) gesetzt`,
    raw`\b(?:erteilte|erteilt|sprach) {O} (?:eine|einen) (?:\p{L}+ )?(?:Rüge|Verweis)(?!\p{L})`,
    raw`{S}{APP}(?:bekam|erhielt|erhält|kassierte) {MID}\b(?:eine Rüge|einen Verweis) (?:der|des|von der|vom) {MID}(?:\p{L}*kammer|\p{L}*gericht|\p{L}*ausschuss|\p{L}*behörde)`,
    raw`\b(?:verhängte|verhängt|verhängten|beschloss|beschlossen) {MID}Sanktionen gegen {O}`,
  ),
  ...de(
    "disqualified",
    raw`\bgegen {O}{APP}?\s*(?:wurde|hat|verhängte|ist) {MID}\b(?:Berufs|Tätigkeits|Gewerbe)verbot(?!\p{L})`,
  ),
  ...headlines(
    raw`(?:der )?Fall|(?:Prozess|Verfahren|Ermittlungen) gegen|Causa`,
    {
      dropped: raw`(?:(?:das |die )?(?:Straf|Ermittlungs)?(?:verfahren|ermittlungen|Verfahren|Ermittlungen|Anklage) (?:wurden? |ist |sind )?(?:eingestellt|fallengelassen|fallen gelassen|abgewiesen)|Einstellung des Verfahrens)`,
      acquitted: raw`(?:freigesprochen|Freispruch(?: bestätigt)?)`,
      overturned: raw`(?:das )?(?:Urteil|Verurteilung|Schuldspruch) (?:wurde |ist )?aufgehoben`,
    },
    raw`in|im|von|vom|wegen|nach|mangels|aus|gegen|durch|am`,
  ),
];
