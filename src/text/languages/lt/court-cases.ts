import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

/** Endings show who does what: the form of the verb and the word order stand in for them here. */
const WORDS: Readonly<Record<string, string>> = {
  O: raw`(?:(?!(?:za|od|do|dla|przez|i|oraz|po|dėl|ir|nuo)\s)[\p{L}-]+\s+){0,6}?@(?!’s)`,
  S: raw`(?<!(?:^|[^\p{L}])(?:dėl|nuo|iš|su|prie|prieš|pagal|apie|pas)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:kuri[s]?\s+|kuris\s+)?`,
  BE: raw`(?:buvo|yra|bus)?(?:\s*\p{L}+){0,2}?\s*`,
};

const lt = sayings(WORDS);
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...lt(
    "convicted",
    raw`{SUBJ}{BE}išteisint(?:as|a) [^#%@;:?]{2,90}?,? (?:bet|tačiau) (?:\p{L}+ )?(?:nuteist(?:as|a)|pripažint(?:as|a) kalt)`,
  ),
  ...lt(
    "overturned",
    raw`\b(?:panaikino|panaikintas) {MID}nuosprend\p{L}+ {MID}{O}`,
    raw`\b(?:panaikino|panaikintas) (?:{O}|@’s) {MID}nuosprend\p{L}+`,
  ),
  ...lt(
    "disqualified",
    raw`{SUBJ}{BE}(?:atimt(?:as|a) (?:teis|licenc))`,
    raw`(?:^|[.,;] )@(?!’s) (?:buvo )?(?:atimt|uždraust)(?:a|as) (?:teisė|licencija|{MID}(?:eiti|verstis|dirbti))`,
    raw`\b(?:uždraudė|atėmė) {O}{MID}(?:eiti|verstis|licencij|teisę)`,
  ),
  ...lt("acquitted", raw`{SUBJ}{BE}(?:išteisint(?:as|a)|išteisinta)(?!\p{L})`, raw`\b(?:išteisino) {O}`),
  ...lt(
    "dropped",
    raw`\b(?:nutrauk(?:ė|tas|ta)|atmet(?:ė|tas|ta)) {MID}(?:tyrim|byl|skund|ieškin|kaltinim)\p{L}+ {MID}(?:dėl|prieš) {O}`,
    raw`\btyrimas dėl (?:{O}|@’s)(?: veiksmų)?,? (?:buvo |yra )?nutrauktas(?!\p{L})`,
    // A word before a name at the beginning of a sentence counts as part of it: "Byla NAME nutraukta".
    raw`(?:^|\bbyla ){O}{APP}(?:buvo |yra )?nutraukta(?!\p{L})`,
    raw`\b(?:tyrimas|byla|bylos nagrinėjimas|skundas|ieškinys) {MID}(?:dėl|prieš) {O}{APP}(?:buvo |yra )?(?:nutraukt|atmest)(?:as|a)(?!\p{L})`,
  ),
  ...lt(
    "sentenced",
    raw`{SUBJ}{BE}(?:nuteist(?:as|a)) {MID}(?:met|mėnesi|laisvės)`,
    raw`\bnuteisė {O}{MID}(?:met|mėnesi|laisvės)`,
    raw`\bskyrė {O}{MID}(?:met\p{L}*|mėnesi\p{L}*) (?:laisvės|nelaisvės)`,
  ),
  ...lt(
    "fined",
    raw`{SUBJ}{BE}(?:nubaust(?:as|a)) {MID}bauda`,
    raw`\bnubaudė {O}`,
    raw`\b(?:skyrė|paskyrė) {O}{MID}(?:baudą|baudas)(?!\p{L})`,
    raw`(?:^|[.,;] )@(?!’s) (?:buvo )?(?:pa)?skirt(?:a|os) {MID}baud(?:a|os)(?!\p{L})`,
  ),
  ...lt(
    "convicted",
    raw`{SUBJ}{BE}(?:nuteist(?:as|a)|pripažint(?:as|a) kalt(?:u|a))(?!\p{L})`,
    raw`\b(?:nuteisė|pripažino kalt(?:u|a)) {O}`,
    raw`\bpripažino (?:[\p{L}#-]+ ){0,8}?@(?!’s){MID}\bkalt(?:u|a)(?!\p{L})`,
  ),
  ...lt(
    "tried",
    raw`{SUBJ}{BE}(?:teisiam(?:as|a))(?!\p{L})`,
    raw`{SUBJ}(?:stojo|stos|stoja) prieš teismą`,
    raw`{SUBJ}(?:atsidūrė|sėdo|sės) (?:teisiamųjų|kaltinamųjų) suol`,
  ),
  ...lt("sued", raw`{SUBJ}{BE}paduot(?:as|a) į teismą`, raw`\bpadavė {O}{MID}į teismą`, raw`\bieškin(?:ys|į) {MID}{O}`),
  ...lt(
    "sanctioned",
    raw`{SUBJ}{BE}(?:atleist(?:as|a)|pašalint(?:as|a)) (?:iš {MID})?(?:dėl|už) {MID}(?:nusižengim|pažeidim|vagyst|sukčiav)`,
    raw`{SUBJ}{BE}įtraukt(?:as|a) į {MID}sankcijų`,
  ),
  ...lt("extradited", raw`{SUBJ}{BE}(?:ekstraduot|išduot)(?:as|a)(?!\p{L})`, raw`\b(?:ekstradavo|išdavė) {O}`),
  ...lt("liable", raw`\bpriteisė iš {O}`, raw`{SUBJ}{BE}(?:turės|privalo) atlyginti`),
  ...lt(
    "charged",
    raw`{SUBJ}{BE}(?:kaltinam(?:as|a)|apkaltint(?:as|a))(?!\p{L})`,
    raw`(?<!\p{L})pareiš?k\p{L}+ (?:kaltinim|įtarim)\p{L}+ {O}`,
    raw`(?<!\p{L})pareikš\p{L}+ (?:kaltinim|įtarim)\p{L}+ {O}`,
    raw`(?:^|[.,;] )@(?!’s) (?:buvo )?pareikš\p{L}+ (?:kaltinim|įtarim)\p{L}+`,
  ),
  ...lt("arrested", raw`{SUBJ}{BE}(?:sulaikyt(?:as|a)|suimt(?:as|a))(?!\p{L})`, raw`\b(?:sulaikė|suėmė) {O}`),
  ...lt(
    "investigated",
    raw`{SUBJ}{BE}(?:įtariam(?:as|a))(?!\p{L})`,
    raw`\b(?:pradėjo|pradėtas|atlieka|atliekamas) {MID}tyrim(?:ą|as) dėl (?:{O}|@’s)`,
  ),
  ...weakly(
    "overturned",
    raw`^[^#@%]*\bnuosprend(?:is|į)(?!\p{L}){MID}panaikin(?:tas|o)(?!\p{L})`,
    raw`^[^#@%]*\bpanaikino {MID}nuosprendį(?!\p{L})`,
  ),
  ...weakly("dropped", raw`^[^#@%]*\b(?:tyrimas|byla)(?!\p{L}) {MID}nutraukt(?:as|a)(?!\p{L})`),
  ...lt(
    "charged",
    raw`(?<!\p{L})(?:pateik[ėti]+|pareišk[ėti]+) (?:\p{L}+ )?(?:įtarim\p{L}+|kaltinim\p{L}+) {O}`,
    raw`(?<!\p{L}){O}{APP}?(?:pateikt[ia]|pareikšt[ia]) (?:\p{L}+ )?(?:įtarimai|kaltinimai)`,
  ),
  ...lt(
    "sentenced",
    raw`(?<!\p{L})(?:skyrė|paskyrė) {O}{MID}(?:laisvės atėmimo|kalėjimo|arešto) (?:bausm|metų)`,
    raw`(?<!\p{L})(?:[Tt]eismas|[Tt]eisėja[s]?) {O} (?:skyrė|paskyrė) {MID}(?:laisvės atėmimo|kalėjimo|arešto)`,
    raw`(?<!\p{L})nuteisė {O}{MID}(?:metų|metams|mėnesi|laisvės|kalėti)`,
  ),
  ...lt(
    "fined",
    raw`(?<!\p{L})(?:skyrė|paskyrė) {O}{MID}baud[ąas]`,
    raw`(?<!\p{L}){O}{APP}?(?:skirta|paskirta) {MID}bauda`,
  ),
  ...lt("acquitted", raw`(?<!\p{L})išteisino {O}`),
  ...lt("dropped", raw`(?<!\p{L})(?:nutraukė|nutrauktas|nutraukta) {MID}(?:tyrim\p{L}+|byl\p{L}+) dėl {O}`),
  ...lt(
    "overturned",
    raw`(?<!\p{L})panaikino {MID}(?:apkaltinamąjį )?nuosprendį {O}`,
    raw`(?<!\p{L})[Aa]peliacin\p{L}+ {MID}išteisino {O}`,
  ),
  ...lt("liable", raw`(?<!\p{L})priteisė iš {O}`, raw`(?<!\p{L})iš {O} priteis(?:ta|ė)`),
  ...lt("disqualified", raw`(?<!\p{L})[Ii]š {O} atim(?:ta|tas|ė) {MID}(?:licencij|teis)`),
  ...lt(
    "sanctioned",
    raw`(?<!\p{L})(?:įtraukė|įrašė) {O} į (?:\p{L}+ )?sankcijų sąrašą`,
    raw`(?<!\p{L})(?:paskelbė|įvedė|pritaikė) sankcijas {O}`,
  ),
  ...lt("sued", raw`(?<!\p{L})(?:padavė|apskundė) {O} (?:į teismą|teismui)`),
  ...lt("arrested", raw`(?<!\p{L})(?:sulaikė|suėmė) {O}`),
  ...lt(
    "investigated",
    raw`(?<!\p{L})(?:pradėtas|pradėjo|atlieka|pradėta) {MID}tyrim\p{L}+ dėl {O}(?= (?:veiklos|galimo|galimai|įtariamo)|[.,;]|$)`,
  ),
  ...headlines(
    raw`byla|teismas|tyrimas dėl`,
    {
      dropped: raw`(?:(?:byla|tyrimas|ikiteisminis tyrimas) (?:buvo )?nutrauk(?:ta|tas)|nutraukta byla|nutrauktas tyrimas)`,
      acquitted: raw`išteisint(?:a|as)`,
      overturned: raw`nuosprendis panaikintas|panaikintas nuosprendis`,
    },
    raw`dėl|po|už|teisme`,
  ),
];
