import { say } from "./pattern.ts";

const raw = String.raw;

/** The verb's parts stand apart in German and Dutch: what is between holds nobody else, no comma and no other clause. */
const GERMAN_WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!\b(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|neben|gegenüber|des|der|laut|sagte|so|und nicht)\s)@(?!’s)`,
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,(?:[^,;:.–—]|(?<=\p{N})\.){1,110}(?=,)){0,3},?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})|(?<=\p{N})\.(?= \p{Lu})){0,150}?`,
  BE: raw`(?:wurde|wird|ist|war|worden|sei)`,
  O: raw`(?:(?:den|die|der|dem|das)\s+)?(?:(?!(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|und|oder|dass|van|voor|met|door|aan|tegen|en)\s)[\p{L}-]+\s+){0,2}?@(?!’s)`,
};
/** The subject before its verb, or behind it where something else opens the sentence. */
const passive = (words: string) => [
  raw`{S}{APP}{BE}{MID}\b(?:${words})`,
  raw`\b{BE} {S}(?:{APP}|\s+){MID}\b(?:${words})`,
];
const de = (stage: Parameters<typeof say>[1], ...sources: readonly string[]) => say(GERMAN_WORDS, stage, sources);

export const GERMAN = [
  ...de("pardoned", ...passive("begnadigt"), raw`\bbegnadigte {O}`),
  ...de(
    "overturned",
    raw`\b(?:Urteil|Verurteilung|Schuldspruch) gegen {O}{MID}\b(?:aufgehoben|kassiert)`,
    raw`\b(?:hob|kassierte|hebt){MID}(?:Urteil|Verurteilung|Schuldspruch) gegen {O}`,
    ...passive("(?:im Wiederaufnahmeverfahren|rehabilitiert)"),
  ),
  ...de(
    "acquitted",
    ...passive("freigesprochen"),
    raw`\b(?:sprach|spricht) {O}{MID}\bfrei\b`,
    raw`\bFreispruch für {O}`,
    raw`\bhat {O}{MID}\bfreigesprochen`,
  ),
  ...de(
    "dropped",
    raw`\b(?:Verfahren|Ermittlungen|Ermittlungsverfahren|Anklage) gegen {O}{MID}\b(?:eingestellt|fallen gelassen|fallengelassen|zurückgezogen)`,
    raw`\b(?:stellte|stellt){MID}(?:Verfahren|Ermittlungen|Ermittlungsverfahren) gegen {O}{MID}\bein\b`,
  ),
  ...de(
    "sentenced",
    ...passive(
      "zu (?:einer |\\p{L}+ ){0,6}?(?:Jahren?|Monaten?|Haft|Haftstrafe|Freiheitsstrafe|Gefängnisstrafe|Bewährungsstrafe)[^.;#@]{0,60}? verurteilt",
    ),
    raw`\b(?:verurteilte|verurteilt|schickte) {O}{MID}\b(?:zu|hinter|ins)\b{MID}(?:Jahr|Monat|Haft|Freiheitsstrafe|Gitter|Gefängnis)`,
    raw`{S}{APP}(?:muss|musste|soll) (?:für |wegen ){MID}\b(?:ins Gefängnis|in Haft|hinter Gitter)`,
  ),
  ...de(
    "fined",
    ...passive("(?:zu einer Geldstrafe|zu \\p{N}+ Tagessätzen){MID} ?verurteilt"),
    raw`\b(?:Bußgeld|Geldbuße|Geldstrafe|Strafbefehl)\b{MID} gegen {O}`,
    raw`{S}{APP}(?:muss|musste|zahlt|zahlte){MID}(?:Bußgeld|Geldbuße|Geldstrafe)`,
  ),
  ...de(
    "disqualified",
    raw`\bentz(?:og|ieht|ogen){MID} {O}{MID}(?:Approbation|Zulassung|Lizenz|Gewerbeerlaubnis)`,
    raw`@{MID}(?:die|der) (?:Approbation|Zulassung|Lizenz){MID}entzogen`,
    ...passive("mit einem (?:Berufsverbot|Tätigkeitsverbot) belegt"),
  ),
  ...de(
    "sanctioned",
    raw`@{MID}(?:den|der|die|das) (?:Doktorgrad|Doktortitel|Titel|akademischen? Grad|Bundesverdienstkreuz|Ehrung|Ehrenbürgerwürde){MID}(?:entzogen|aberkannt)`,
    raw`{S}{APP}(?:verliert|verlor){MID}(?:Doktortitel|Doktorgrad|Titel)`,
    raw`\b(?:entzog|entzieht){MID} {O}{MID}(?:Doktorgrad|Doktortitel|Titel)`,
    ...passive("(?:gerügt|mit Sanktionen belegt|auf die Sanktionsliste gesetzt)"),
    raw`\bSanktionen gegen {O}`,
  ),
  ...de(
    "convicted",
    ...passive("verurteilt|schuldig gesprochen|für schuldig befunden"),
    raw`{S}{APP}(?:ist|war){MID}\bschuldig\b(?! gesprochen zu)`,
    raw`\b(?:verurteilte|verurteilt) {O}`,
    raw`\b(?:sprach|spricht|befand|befindet) {O}{MID}\bschuldig\b`,
    raw`\bhat {O}{MID}\bverurteilt`,
    raw`\b(?:Verurteilung|Schuldspruch) (?:von|gegen) {O}`,
    raw`{S}{APP}(?:hat|legte){MID}\b(?:gestanden|ein Geständnis ab)`,
  ),
  ...de(
    "tried",
    raw`{S}{APP}(?:steht|stand|muss sich|musste sich){MID}\b(?:vor Gericht|vor dem \p{L}*gericht|verantworten)`,
    raw`\b(?:steht|stand|muss sich|musste sich) {S}(?:{APP}|\s+){MID}\b(?:vor Gericht|vor dem \p{L}*gericht|verantworten)`,
    raw`\bProzess gegen {O}`,
  ),
  ...de(
    "charged",
    ...passive("angeklagt"),
    raw`\bAnklage gegen {O}`,
    raw`\b(?:klagt|klagte) {O}{MID}\ban\b`,
    raw`{S}{APP}{MID}\bangeklagt (?:wurde|ist|war)`,
  ),
  ...de(
    "arrested",
    ...passive("festgenommen|verhaftet|in (?:Untersuchungshaft|Haft|Gewahrsam) genommen"),
    raw`\b(?:nahm|nahmen|nimmt) {O}{MID}\bfest\b`,
    raw`\b(?:verhaftete|verhafteten) {O}`,
    raw`\bHaftbefehl gegen {O}`,
    raw`{S}{APP}(?:sitzt|saß|kam) (?:seit [^.,]{2,30} )?in (?:Untersuchungshaft|U-Haft)`,
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
    raw`\bgegen {O}{MID}\b(?:wird|werde)?\s*(?:{MID})\bermittelt`,
    raw`\b(?:Ermittlungen|Ermittlungsverfahren) gegen {O}(?!{MID}eingestellt)`,
    raw`\bgegen {O}{APP}?\s*(?:ermittelt|ermitteln)`,
  ),
  ...de(
    "alleged",
    raw`\b(?:Vorwürfe|Anschuldigungen|Strafanzeige) gegen {O}`,
    raw`@{MID}\bwird (?:\p{L}+ )?vorgeworfen|\bwird @{MID}vorgeworfen`,
    raw`{S}{APP}(?:soll|solle){MID}\b(?:bestochen|veruntreut|betrogen|gestohlen|belästigt|angenommen|hinterzogen|unterschlagen|missbraucht) haben`,
  ),
];

const DUTCH_WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!\b(?:van|voor|met|bij|aan|door|tegen|over|wegens|na|naast|volgens|zei|aldus)\s)@(?!’s)`,
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,3},?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,150}?`,
  BE: raw`(?:werd|wordt|is|was)`,
  O: raw`(?:(?!(?:von|für|mit|bei|zu|zum|zur|an|auf|durch|gegen|über|wegen|nach|und|oder|dass|van|voor|met|door|aan|tegen|en)\s)[\p{L}-]+\s+){0,2}?@(?!’s)`,
};
const nl = (stage: Parameters<typeof say>[1], ...sources: readonly string[]) => say(DUTCH_WORDS, stage, sources);

export const DUTCH = [
  ...nl("acquitted", ...passive("vrijgesproken"), raw`\bsprak {O}{MID}\bvrij\b`, raw`\bvrijspraak (?:van|voor) {O}`),
  ...nl(
    "dropped",
    raw`\b(?:zaak|vervolging|aanklacht) tegen {O}{MID}\b(?:geseponeerd|ingetrokken|geschrapt)`,
    raw`\bseponeerde{MID}zaak tegen {O}`,
  ),
  ...nl(
    "sentenced",
    ...passive("veroordeeld tot{MID}(?:jaar|maanden|cel|gevangenisstraf|taakstraf|werkstraf)"),
    ...passive("tot{MID}(?:jaar|maanden|cel|gevangenisstraf|taakstraf|werkstraf){MID}veroordeeld"),
  ),
  ...nl("fined", ...passive("beboet"), raw`\bboete{MID} (?:aan|voor) {O}`, raw`{S}{APP}(?:kreeg|krijgt){MID}\bboete`),
  ...nl("convicted", ...passive("veroordeeld|schuldig bevonden"), raw`\bveroordeelde {O}`, raw`\bveroordeling van {O}`),
  ...nl(
    "disqualified",
    ...passive("(?:uit het register|uit zijn ambt) geschrapt|geschorst als arts"),
    raw`\bberoepsverbod voor {O}`,
  ),
  ...nl(
    "tried",
    raw`{S}{APP}(?:staat|stond|moet|moest){MID}\b(?:terecht|voor de rechter)`,
    raw`\b(?:proces|rechtszaak) tegen {O}`,
  ),
  ...nl("charged", ...passive("aangeklaagd|in staat van beschuldiging gesteld"), raw`\baanklacht tegen {O}`),
  ...nl(
    "arrested",
    ...passive("aangehouden|gearresteerd|opgepakt"),
    raw`\b(?:hield|hielden) {O}{MID}\baan\b`,
    raw`\b(?:arresteerde|arresteerden) {O}`,
  ),
  ...nl("investigated", ...passive("verdacht van"), raw`\bonderzoek naar {O}`),
  ...nl("alleged", ...passive("beschuldigd van"), raw`\b(?:beschuldigingen|aangifte) tegen {O}`),
];
