import { ENGLISH } from "../en/english.ts";
import type { Words } from "../words.ts";
import { formats } from "./formats.ts";
import { names } from "./names.ts";

const { plural } = formats;

/** What every renderer says about people and lookups, in Lithuanian. */
export const profile = {
  sections: names.sections,
  terms: {
    female: "Moteris",
    male: "Vyras",
    social: "Socialinis tinklas",
    professional: "Profesinis tinklas",
    video: "Vaizdo įrašai",
    code: "Programinis kodas",
    web: "Žiniatinklis",
    questions: "Klausimai ir atsakymai",
    news: "Naujienos",
    profile: "Profilis",
    alleged: "Kaltinama viešai, apie oficialius kaltinimus nepranešta",
    investigated: "Vyksta tyrimas",
    sued: "Pateiktas ieškinys",
    arrested: "Sulaikymas",
    charged: "Pareikšti kaltinimai",
    extradited: "Išduotas kitai valstybei",
    tried: "Teisiamas asmuo",
    liable: "Pralaimėta civilinė byla",
    convicted: "Pripažinta kaltė",
    fined: "Bauda",
    sanctioned: "Sankcijos",
    disqualified: "Teisės eiti pareigas atėmimas",
    sentenced: "Paskirta bausmė",
    settled: "Ginčas baigtas susitarimu",
    dropped: "Byla nutraukta",
    acquitted: "Išteisinimas arba reabilitavimas",
    overturned: "Nuosprendis panaikintas",
    pardoned: "Malonė",
  },
  caseKinds: {
    fraud: "Sukčiavimas",
    corruption: "Korupcija",
    "financial crime": "Finansiniai nusikaltimai",
    regulatory: "Priežiūros pažeidimai",
    narcotics: "Narkotikai",
    violence: "Smurtas",
    "sexual crime": "Seksualiniai nusikaltimai",
    terrorism: "Terorizmas",
    cybercrime: "Kibernetiniai nusikaltimai",
    property: "Turtiniai nusikaltimai",
    trafficking: "Prekyba žmonėmis ir kontrabanda",
    insolvency: "Nemokumas",
    sanctions: "Sankcijos",
    other: "Kita",
  },
  labels: names.labels,
  members: names.members,
  likeness: names.likeness,
  platforms: ENGLISH.platforms,
  flags: {
    flagged: "Pažymėta",
    topic: "Įrašai, kuriuose tai minima",
    clear: "Nieko nepažymėta",
    open: "Nevertinta",
    unmentioned: "Nevertinta; nerasta nė vieno",
    dismissed: "Atmesta",
    dismissedBy: (name, day) => `, atmetė ${name}, ${day}`,
    dismissedOn: (day) => `, ${day}`,
    counts: (flagged, judged) =>
      `${formats.number(flagged)} iš ${plural(judged, { one: "# įrašo", few: "# įrašų", other: "# įrašų" })}`,
    confidence: (share) => `taisyklė teisi ${share} atvejų`,
    note: "Tai taisyklės sprendimai apie įrašus ir dalis atvejų, kai ji teisi; joks šaltinis to nesako, ir jie yra apie įrašus, ne apie asmenį. Taisyklė, teisi rečiau nei 95 įrašuose iš 100, nieko nežymi: ji tik randa įrašus, kuriuose jos tema minima, kartais kita prasme. Ji randa mažiau nei pusę jų, tad jei nerasta nė vieno, tai nereiškia, kad jų nėra. Vertinami paties asmens įrašai anglų kalba, kiekvienas tekstas vieną kartą.",
  },
  awaitedDocuments: (count) =>
    plural(count, {
      one: "# pateiktas dokumentas dar neperskaitytas. Šiame profilyje trūksta to, kas jame parašyta.",
      few: "# pateikti dokumentai dar neperskaityti. Šiame profilyje trūksta to, kas juose parašyta.",
      other: "# pateiktų dokumentų dar neperskaityta. Šiame profilyje trūksta to, kas juose parašyta.",
    }),
  contradictions: {
    title: "Nurodyta, bet nepanaudota",
    text: "Nurodyta kaip asmens (URL, el. pašto adresas, dokumentas), bet turinys tam prieštarauja arba nebuvo ko skaityti. Ataskaitoje iš to nieko nepanaudota. Patikrinkite skiltyje „Radiniai“.",
    noAccount: "Tokios paskyros nėra.",
    noPage: "Tokio puslapio nėra.",
    unreadAccount: "Šios paskyros nepavyko perskaityti.",
    unreadPage: "Šio puslapio nepavyko perskaityti.",
  },
  rectified: {
    title: "Ištaisyta asmens prašymu",
    text: "Asmuo paprašė tai ištaisyti. Ataskaitoje pateikti jo paties žodžiai; viešo registro eilutė, kurią jis ginčija, nurodyta šalia.",
    corrected: (property, day) => `Asmuo ištaisė ${day}: ${property}`,
    disputed: (value, source) => `Asmuo ginčija: ${value}${source === "" ? "" : ` (${source})`}`,
  },
  silences: {
    title: "Ko ataskaitoje nėra",
    undecided: (count) =>
      plural(count, {
        one: "# radinys galbūt yra apie šį asmenį, bet dėl jo neapsispręsta: nieko iš jo nepanaudota.",
        few: "# radiniai galbūt yra apie šį asmenį, bet dėl jų neapsispręsta: nieko iš jų nepanaudota.",
        other: "# radinių galbūt yra apie šį asmenį, bet dėl jų neapsispręsta: nieko iš jų nepanaudota.",
      }),
    imported: (sections) =>
      `Neklausta jokio išorinio šaltinio. Importuotuose duomenyse nieko nėra šiose srityse: ${sections}.`,
    unasked: (sections) => `Neklausta jokio išorinio šaltinio, o importuoti šaltiniai neapima šių sričių: ${sections}.`,
    unshown: (sections) => `Šis tas rasta, bet nieko nerodoma šiose srityse: ${sections}.`,
    nothing: (sections) => `Ieškota, nieko nerasta šiose srityse: ${sections}.`,
    notAsked: (sections) =>
      `Neieškota; šaltiniai išjungti, neatsakė arba jiems reikia to, ko apie asmenį nežinoma. Sritys: ${sections}.`,
    closed: (sections) => `Į šią užklausą neįeina: ${sections}.`,
  },
  changes: {
    title: (day) => `Pokyčiai nuo ${day}`,
    none: (day) => `Nuo ${day} niekas nepasikeitė.`,
    count: (changes) => plural(changes, { one: "# pokytis", few: "# pokyčiai", other: "# pokyčių" }),
    added: "Nauja",
    changed: "Pakeista",
    gone: "Neberasta",
    value: (before, after) => `${before} → ${after}`,
    notCompared: (sections) => `Nelyginta, nes tai yra tik vienoje iš dviejų užklausų: ${sections}.`,
  },
  risks: {
    title: "Rizikos patikra",
    labels: {
      adverseMedia: "Neigiami pranešimai",
      dataBreaches: "Duomenų nutekėjimai",
      sanctions: "Sankcijos ir PPA",
      litigation: "Teismo bylos",
      directorships: "Pareigos įmonėse",
    },
    states: { found: "Rasta", untold: "Vaidmuo neaiškus", nothing: "Nieko nerasta", notAsked: "Neklausta" },
    foundEnded: (stages) => `Rasta: ${stages.toLowerCase()}`,
    counts: {
      adverseMedia: (count) => plural(count, { one: "# straipsnis", few: "# straipsniai", other: "# straipsnių" }),
      dataBreaches: (count) => plural(count, { one: "# nutekėjimas", few: "# nutekėjimai", other: "# nutekėjimų" }),
      sanctions: (count) =>
        plural(count, {
          one: "# straipsnis mini sankcijas",
          few: "# straipsniai mini sankcijas",
          other: "# straipsnių mini sankcijas",
        }),
      directorships: (count) =>
        plural(count, {
          one: "# pareigybė, pagal karjerą",
          few: "# pareigybės, pagal karjerą",
          other: "# pareigybių, pagal karjerą",
        }),
    },
    heldBack: (count) =>
      plural(count, {
        one: "# neapsispręstas straipsnis praneša apie bylą: patikrinkite skiltyje „Radiniai“",
        few: "# neapsispręsti straipsniai praneša apie bylą: patikrinkite skiltyje „Radiniai“",
        other: "# neapsispręstų straipsnių praneša apie bylą: patikrinkite skiltyje „Radiniai“",
      }),
    untold: (count) =>
      plural(count, {
        one: "# straipsnis apie bylą mini asmenį; jo vaidmens byloje nustatyti nepavyko",
        few: "# straipsniai apie bylą mini asmenį; jo vaidmens byloje nustatyti nepavyko",
        other: "# straipsnių apie bylą mini asmenį; jo vaidmens byloje nustatyti nepavyko",
      }),
    withPart: (count, part) =>
      plural(count, {
        one: `# straipsnis apie bylą mini asmenį; ${part}`,
        few: `# straipsniai apie bylą mini asmenį; ${part}`,
        other: `# straipsnių apie bylą mini asmenį; ${part}`,
      }),
    readArticles: (count) =>
      plural(count, {
        one: "# turimas straipsnis: asmens bylų nerasta",
        few: "# turimi straipsniai: asmens bylų nerasta",
        other: "# turimų straipsnių: asmens bylų nerasta",
      }),
    unanswered: (count) =>
      plural(count, {
        one: "# naujienų šaltinio klausta, bet jis neatsakė",
        few: "# naujienų šaltinių klausta, bet jie neatsakė",
        other: "# naujienų šaltinių klausta, bet jie neatsakė",
      }),
    noAnswer: "Neatsakyta",
    unreadDocuments: (count) =>
      plural(count, {
        one: "# pateiktas dokumentas nėra straipsnis, todėl bylų jame neieškota",
        few: "# pateikti dokumentai nėra straipsniai, todėl bylų juose neieškota",
        other: "# pateiktų dokumentų nėra straipsniai, todėl bylų juose neieškota",
      }),
    publicOffice: "Eina ar ėjo viešas pareigas",
    unshown: "Nieko iš to nerodoma",
    nothing: {
      adverseMedia: "Naujienos peržiūrėtos",
      dataBreaches: "Nutekėjimų sąrašas peržiūrėtas",
    },
    listed: {
      word: "Reikia peržiūrėti",
      entries: "Sąraše yra įrašas, kuris gali būti apie šį asmenį: žr. „Radiniai“",
      nothing: {
        sanctions: "Ieškota sankcijų sąraše",
        litigation: "Ieškota teismų registre",
        directorships: "Ieškota įmonių registre",
      },
    },
    notAsked: {
      adverseMedia: "Naujienų šaltinių neklausta",
      dataBreaches: "Nutekėjimų sąrašo neklausta",
      sanctions: "Candor neturi sankcijų sąrašo, kurio galėtų klausti",
      litigation: "Candor neturi teismų registro, kurio galėtų klausti",
      directorships: "Candor neturi įmonių registro, kurio galėtų klausti",
    },
    closed: "Į šią užklausą neįeina",
  },
  findings: "Svarbiausi pastebėjimai",
  keyFacts: "Svarbiausi faktai",
  publishers: (verified, all) =>
    `Kitas radinys patvirtina ${verified} iš ${plural(all, { one: "# leidėjo", few: "# leidėjų", other: "# leidėjų" })}`,
  purposes: {
    due_diligence: "Išsamus patikrinimas",
    journalism: "Žurnalistika",
    self: "Mano duomenys",
    meeting: "Pasirengimas susitikimui",
    sales: "Pardavimas",
    brand_partnership: "Prekės ženklo partnerystė",
    research: "Tyrimas",
  },
  statuses: {
    queued: "Laukia",
    running: "Vyksta",
    success: "Baigta",
    error: "Nepavyko",
    cancelled: "Nutraukta",
    expired: "Pasibaigė",
  },
  stages: {
    queued: "Laukia",
    collect: "Renkama",
    resolve: "Gretinama",
    assemble: "Sudaroma",
    summarize: "Aprašoma",
    done: "Baigta",
  },
  outcomes: {
    found: "Rasta",
    absent: "Nerasta",
    blocked: "Nepasiekiama",
    failed: "Klaida",
    skipped: "Neieškota",
    suppressed: "Užblokuota",
  },
  identifierKinds: {
    candidate: "asmens identifikatorius",
    email: "el. paštas",
    phone: "telefonas",
    profileUrl: "profilio adresas",
    website: "svetainė",
    externalId: "identifikatorius šaltinyje",
    handle: "naudotojo vardas",
    name: "vardas",
  },
  judgements: { own: "Šis asmuo", undecided: "Neapsispręsta" },
  verified: "patvirtinta",
  inEnglish: "Santrauka anglų kalba:",
  verifiedText: "patvirtinta kitu radiniu",
  inLine: ENGLISH.inLine,
  since: (start) => `nuo ${start}`,
  from: (start) => `pradžia ${start}`,
  until: (end) => `iki ${end}`,
  between: (start, end) => `${start} – ${end}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: "–",
  range: (from, to) => `${from}–${to}`,
  rangeFrom: (from) => `${from} ar daugiau`,
  rangeTo: (to) => `iki ${to}`,
  employees: (range) => `${range} darbuotojų`,
  followers: (value) => plural(value, { one: "# sekėjas", few: "# sekėjai", other: "# sekėjų" }),
  likes: (value) => plural(value, { one: "# „patinka“", other: "# „patinka“" }),
  comments: (value) => plural(value, { one: "# komentaras", few: "# komentarai", other: "# komentarų" }),
  shares: (value) => plural(value, { one: "# pasidalijimas", few: "# pasidalijimai", other: "# pasidalijimų" }),
  audienceSample: (names, unknown) =>
    `${plural(names, { one: "# vardas", few: "# vardai", other: "# vardų" })}, iš jų nežinoma ${unknown}`,
  sample: (counted, all) =>
    counted === all
      ? plural(all, { one: "# įrašas", few: "# įrašai", other: "# įrašų" })
      : `naujausi ${formats.number(counted)} iš ${plural(all, { one: "# įrašo", few: "# įrašų", other: "# įrašų" })}`,
  /** Of how many posts a judgement is. */
  judged: (counted, all) =>
    `${formats.number(counted)} iš ${plural(all, { one: "# įrašo", few: "# įrašų", other: "# įrašų" })}, be pasikartojančių ir nevertinamomis kalbomis parašytų`,
  photo: (number) => `Nuotrauka ${number}`,
  alts: {
    portrait: (name) => `Portretas: ${name}`,
    logo: (name) => `Logotipas: ${name}`,
    picture: (name) => `Paveikslėlis: ${name}`,
    photo: (number, all, name) => `Nuotrauka ${number} iš ${all}: ${name}`,
    post: (author, when) => `Įrašo paveikslėlis: ${author}, ${when}`,
  },
} satisfies Partial<Words>;
