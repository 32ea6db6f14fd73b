import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

/**
 * Most of it is expressed by the passive in -s: "dömdes", "greps". `\b` does not recognise å, ä and ö, so words are
 * bounded by non-letters.
 */
const WORDS: Readonly<Record<string, string>> = {
  B: raw`(?<!\p{L})`,
  E: raw`(?!\p{L})`,
  S: raw`(?<!(?<!\p{L})(?:av|till|för|med|mot|om|från|hos|vid|efter|enligt|åt|på|sade|säger|inte)\s)@(?!’s)`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,120}?`,
  HAVE: raw`(?:(?:har|hade|ska|skulle|kommer att)\s+)?(?:nu|i dag|senare|också|även|på nytt)?\s*`,
  BE: raw`(?:blev|blir|blivit|är|var|har blivit|hade blivit)\s+(?:\p{L}+\s+)?`,
  SUBJ: raw`{S}{APP}(?:som\s+)?{HAVE}`,
  O: raw`(?:(?!(?:av|till|för|med|mot|om|från|hos|vid|efter|och|eller|att|som|får|fick|ska|skall|har|hade|är|var|kan|måste|vill)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
  TERM: raw`(?:år|års|månader|månaders|fängelse|livstid|skyddstillsyn|samhällstjänst|villkorlig)`,
};

const sv = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/**
 * The passive in -s after its subject, or before it if something else opens the sentence; the participle after
 * "blev", or alone in a headline.
 */
function passive(verbs: string, participles: string, behind = ""): readonly string[] {
  return [
    raw`{SUBJ}(?:${verbs}){E}${behind}`,
    raw`{B}(?:${verbs}) {O}(?=\s|[.,;]|$)${behind}`,
    raw`{SUBJ}{BE}(?:${participles}){E}${behind}`,
    raw`^\W*{O},? (?:nu )?(?:${participles}){E}${behind}`,
  ];
}

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...sv(
    "convicted",
    ...passive(
      "friades|frias|friats|frikändes|frikänns|frikänts",
      "friad|frikänd",
      raw`[^#%@;:?]{2,90}?,? men (?:döms|dömdes|dömts|dömd|fälls|fälldes|fällts|fälld){E}`,
    ),
    raw`{B}(?:friade|friar|frikände|frikänner) {O}[^#%;:?]{2,90}?,? men (?:dömde|dömer|fällde|fäller) (?:@|henne|honom)`,
  ),
  ...sv("pardoned", ...passive("benådades|benådas|benådats", "benådad")),
  ...sv(
    "overturned",
    raw`{B}(?:upphävde|upphäver|upphävt|rev upp|river upp) {MID}(?:domen|fällande domen) mot {O}`,
    raw`{B}[Hh]ovrätten {MID}(?:friar|frikänner|friade|frikände) {O}`,
    ...passive("frias|friades|friats|frikänns|frikändes", "friad|frikänd", raw`{MID}(?:i|av) hovrätten`),
    raw`{B}(?:domen|den fällande domen) mot {O}{APP}?\s*(?:upphävdes|upphävs|har upphävts|revs upp)`,
  ),
  ...sv(
    "acquitted",
    ...passive("frikändes|frikänns|frikänts|friades|frias|friats", "frikänd|friad"),
    raw`{B}(?:frikände|frikänner|friade|friar|frikänt|friat) {O}`,
  ),
  ...sv(
    "dropped",
    raw`{B}(?:\p{L}*åtal\p{L}*|förundersökning\p{L}*|utredning\p{L}*|misstankar\p{L}*|anmälan) {MID}mot {O}{APP}?\s*(?:har )?(?:lades ned|läggs ned|lagts ned|lades ner|läggs ner|lagts ner|ogillades|ogillas|avskrevs|avskrivs)`,
    raw`{B}(?:lade|lägger|lagt) ne[dr] {MID}mot {O}`,
  ),
  ...denying("dropped", raw`{SUBJ}(?:åtalas|åtalades|åtalats) inte`),
  ...sv(
    "sentenced",
    ...passive("dömdes|döms|dömts", "dömd", raw`{MID}till{MID}{TERM}`),
    raw`{B}(?:dömde|dömer|dömt) {O}{MID}till{MID}{TERM}`,
  ),
  ...sv(
    "fined",
    ...passive("bötfälldes|bötfälls", "bötfälld"),
    ...passive("dömdes|döms|dömts", "dömd", raw`{MID}(?:dagsböter|böter)`),
    raw`{SUBJ}(?:måste |fick |får )?(?:betala|betalar|betalade){MID}(?:böter|dagsböter)`,
  ),
  ...sv(
    "convicted",
    ...passive("dömdes|döms|dömts|fälldes|fälls|fällts", "dömd|fälld", raw`(?! till)`),
    raw`{B}(?:dömde|dömer|fällde|fäller) {O}(?! att (?:betala|ersätta|återbetala)(?!\p{L}))`,
    raw`{B}(?:fällande )?dom(?:en)? mot {O}`,
    raw`{SUBJ}(?:erkände|erkänner|erkänt){E}`,
  ),
  ...sv(
    "disqualified",
    raw`{SUBJ}(?:får|fick|har fått) {MID}(?:näringsförbud|yrkesförbud)`,
    raw`{SUBJ}(?:fråntogs|fråntas|förlorade|förlorar|blir av med|blev av med) {MID}(?:legitimation|licens)\p{L}*`,
  ),
  ...sv(
    "tried",
    raw`{SUBJ}(?:ställs|ställdes|står|stod) (?:nu )?inför (?:rätta|domstol|tingsrätten)`,
    raw`{B}rättegång(?:en)? mot {O}`,
  ),
  ...sv(
    "extradited",
    ...passive("utlämnades|utlämnas|utlämnats", "utlämnad"),
    raw`{B}utlämning(?:en)? av {O}`,
    raw`{B}(?:utlämnade|utlämnar|utlämnat) {O}`,
  ),
  ...sv(
    "liable",
    raw`{SUBJ}(?:måste |ska )?betala{MID}skadestånd`,
    ...passive("dömdes|döms", "dömd", raw`{MID}betala {MID}skadestånd`),
  ),
  ...sv(
    "charged",
    ...passive("åtalades|åtalas|åtalats", "åtalad"),
    raw`{B}(?:åtalade|åtalar|åtalat) {O}`,
    raw`{B}åtal(?:et)? (?:har )?(?:väcktes |väcks |väckts )?mot {O}(?!{MID}(?:ned|ner|ogill))`,
  ),
  ...sv(
    "arrested",
    ...passive("greps|grips|gripits|anhölls|anhålls|anhållits|häktades|häktas|häktats", "gripen|anhållen|häktad"),
    raw`{B}(?:grep|griper|gripit|häktade|häktar|häktat|anhöll|anhåller|anhållit) {O}`,
  ),
  ...sv("sued", ...passive("stämdes|stäms|stämts", "stämd"), raw`{B}(?:stämde|stämmer|stämt) {O}`),
  ...sv(
    "investigated",
    raw`{SUBJ}(?:misstänks|misstänktes|misstänkts|utreds|utreddes) (?:\p{L}+ )?(?:för|av)`,
    raw`{B}(?:åklagar|polis|ekobrottsmyndighet|åklagarmyndighet)\p{L}* {MID}(?:utreder|utredde|misstänker) {O}`,
    raw`{SUBJ}{BE}(?:misstänkt|skäligen misstänkt) för`,
    raw`{B}(?:förundersökning|utredning)(?:en)? (?:har inletts |inleds )?mot {O}(?!{MID}(?:ned|ner))`,
  ),
  ...sv(
    "alleged",
    raw`{SUBJ}(?:anklagas|anklagades|anklagats|beskylls) för`,
    raw`{B}anklagelser(?:na)? mot {O}`,
    raw`{B}polisanmäl(?:de|er|an mot) {O}`,
  ),
  ...weakly(
    "overturned",
    raw`^[^#@%]*{B}(?:den fällande )?domen{MID}(?:upphävdes|upphävs|har upphävts|revs upp){E}`,
    raw`^[^#@%]*{B}(?:upphävde|rev upp){MID}domen{E}`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#@%]*{B}(?:åtalet|förundersökningen|utredningen) {MID}(?:lades ne[dr]|läggs ne[dr]|har lagts ne[dr])`,
  ),
  ...sv(
    "fined",
    raw`{B}(?:dömde|dömer|dömt) (?:\p{L}+ (?:tingsrätt|hovrätt)(?:en)? )?{O} till {MID}(?:dagsböter|böter|penningböter)`,
    raw`{B}(?:ger|gav|har gett|påför|påförde|ålägger|ålade) {O} (?:en )?(?:\p{L}+ )?(?:sanktionsavgift|böter|bot|straffavgift|vite)`,
  ),
  ...sv(
    "tried",
    raw`{B}(?:återförvisa(?:r|de|t|s)|tas om|ska tas om){MID} ?målet mot {O}`,
    raw`{B}målet mot {O} (?:ska tas om|återförvisas|tas om)`,
  ),
  ...sv(
    "liable",
    raw`{B}(?:dömde|dömer|dömt) {O} att (?:betala|ersätta|återbetala) {MID}(?:skadestånd|ersättning|tillbaka)`,
  ),
  ...sv(
    "disqualified",
    raw`{B}(?:återkallade|återkallar|återkallat|drog in|drar in|dragit in) {MID}(?:legitimation|tillstånd|licens)\p{L}* för {O}`,
    raw`{B}[Aa]dvokatsamfundet\p{L}* {MID}(?:uteslöt|utesluter|uteslutit) {O}`,
    raw`{SUBJ}(?:utesluts|uteslöts|uteslutits) ur (?:[Aa]dvokatsamfundet|kåren)`,
  ),
  ...sv(
    "sanctioned",
    raw`{B}(?:disciplinnämnd|ansvarsnämnd|nämnd|myndighet|inspektion)\p{L}* {MID}(?:(?:gav|ger|tilldelade|tilldelar) {O} (?:en )?(?:\p{L}+ )?(?:varning|erinran|prövotid)){E}`,
    raw`{B}(?:inför|införde|har infört|infört|beslutade om|utfärdade) {MID}sanktioner mot {O}`,
    raw`{SUBJ}(?:sätts|sattes|satts|förs|fördes) upp på {MID}sanktionslista`,
  ),
  ...headlines(
    raw`fallet|målet mot|åtalet mot`,
    {
      dropped: raw`(?:åtalet|förundersökningen|utredningen) (?:har )?(?:lagts|läggs|lades) ne[dr]|nedlagt åtal`,
      acquitted: raw`(?:frikänd|frikänns|frias|friad)`,
      overturned: raw`domen (?:har )?(?:upphävs|upphävts|upphävdes)`,
    },
    raw`i|av|för|efter|från|på|om`,
  ),
];
