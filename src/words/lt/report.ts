import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

const { plural } = formats;

/** The texts used only in the PDF, in Lithuanian. */
export const report: Words["report"] = {
  labels: {
    report: "Asmens ataskaita",
    contents: "Turinys",
    sources: "Šaltiniai",
    page: "Puslapis",
    of: "iš",
    field: "Laukas",
    value: "Reikšmė",
    number: "Nr.",
    address: "Adresas",
    noPicture: "Paveikslėlio nėra",
    attachment: "Asmens duomenys kaip failas",
    log: "Techninis žurnalas: kiekviena paieška ir kiekvienas šaltinis",
    capture: "Šaltinis, koks buvo gautas",
    also: "taip pat",
    again: "čia dar kartą",
    clear: "Nieko nepažymėta",
  },
  references: {
    toSource: (number) => `Šaltinis ${number}`,
    toFact: (number) => `Pirmas faktas iš šaltinio ${number}`,
  },
  author: "Candor",
  title: (name) => `Asmens ataskaita: ${name}`,
  description: (purpose) => `Asmens ataskaita. Tikslas: ${purpose}`,
  unnamed: "Asmuo be vardo",
  requested: (who, purpose) => `Užsakė ${who ?? "operatorius"} · Tikslas: ${purpose}`,
  marks: { trial: "Bandymas", preview: "Peržiūra" },
  confidentiality: {
    internal: "Vidaus naudojimui",
    confidential: "Konfidencialu",
    strictlyConfidential: "Griežtai konfidencialu",
  },
  redactions: {
    none: "Viską",
    contacts: "Paslėpti el. pašto adresus ir telefono numerius",
    outside: "Skaitytojams už įstaigos ribų: taip pat be artimųjų, gimimo dienos, gatvės adresų ir nuotraukų",
  },
  redacted: {
    contacts: "El. pašto adresai ir telefono numeriai",
    outside:
      "El. pašto adresai ir telefono numeriai; praleista: artimieji ir kiti žmonės, gimimo diena ir mėnuo, gatvės adresai, nuotraukos",
  },
  logo: "Šios ataskaitos leidėjo logotipas",
  cover: {
    preparedFor: "Parengta",
    redacted: "Paslėpta",
    purpose: "Tikslas",
    date: "Ataskaitos data",
    lookup: "Užklausa",
    code: "Tikrinimo kodas",
    datasources: "Duomenų šaltiniai",
    page: "Tinklalapis",
    sections: "Skyriai",
  },
  sections: { sources: "Šaltiniai", coverage: "Aprėptis", limits: "Kaip skaityti šią ataskaitą" },
  guide: (purpose) => [
    {
      title: "Kiekvienas faktas turi šaltinį",
      text: "Mažas skaičius po fakto ar sakinio veda prie jo šaltinio sąraše. Prie šio failo pridėtas techninis žurnalas su kiekviena paieška ir visa kiekvieno šaltinio maiša.",
    },
    {
      title: "Tik tas asmuo",
      text: "Kiekvienas dokumentas lyginamas su visais žinomais to paties vardo žmonėmis. Naudojami tik tie, kurie pripažinti esą apie šį asmenį; neaiškūs išvardijami, bet nenaudojami.",
    },
    {
      title: "„Nerasta“ nėra „neklausta“",
      text: "Skyriai be duomenų praleisti; aprėpties lentelė pasako kodėl ir parodo, kurie šaltiniai peržiūrėti, kurių nepavyko peržiūrėti ir kurie išjungti.",
    },
    {
      title: "Tikslas",
      text: `Ši ataskaita parengta vienam tikslui: ${purpose}. Tai nėra kreditingumo ataskaita, ir ja negalima remtis sprendžiant dėl darbo, būsto, kredito, draudimo ar kitos teisės.`,
    },
  ],
  limits: {
    snapshot: {
      title: "Tos dienos padėtis",
      text: "Ataskaita rodo, ką šaltiniai teigė tą dieną, kai buvo surinkti. Šaltinis gali klysti, būti pasenęs ar kalbėti apie kitą asmenį; prieš veikdami patikrinkite faktą jo šaltinyje.",
    },
    estimates: {
      title: "Įverčiai",
      text: "Auditorijos ir tono dalys įvertintos pagal viešus įrašus. Prekės ženklo saugumo žyma yra apie įrašą, ne apie asmenį.",
    },
    signs: {
      title: "Datos ir ženklai",
      text: "Data, nurodyta metais ar mėnesiu, tiksliau nežinoma. Ženklas □ stovi vietoj rašmens, kurio nėra šio dokumento šriftuose.",
    },
    rights: {
      title: "Teisės",
      text: "Aprašytas asmuo gali prašyti šios paslaugos valdytojo leisti susipažinti su jo duomenimis, juos ištaisyti ar ištrinti.",
    },
  },
  brief: {
    title: "Trumpai",
    sure: "Duomenų patikimumas",
    certainty: { strong: "Didelis", fair: "Vidutinis", thin: "Mažas" },
    certaintyWhy: (verified, all) => `Patvirtinta leidėjų: ${verified} iš ${all}`,
    noPublisher: "paskelbtų šaltinių nėra",
    noSummary: (name) => `Atsakę šaltiniai nepasako tiek, kad užtektų santraukai: ${name}.`,
    identity: ({ own, known, other, undecided }) =>
      [
        plural(own, {
          one: "# radinys yra apie šį asmenį",
          few: "# radiniai yra apie šį asmenį",
          other: "# radinių yra apie šį asmenį",
        }),
        ...(known > 0
          ? [
              plural(known, {
                one: "atskirta nuo # žinomo bendravardžio",
                few: "atskirta nuo # žinomų bendravardžių",
                other: "atskirta nuo # žinomų bendravardžių",
              }),
            ]
          : []),
        ...(other > 0
          ? [
              plural(other, {
                one: "# bendravardžio radinys atskirtas",
                few: "# bendravardžių radiniai atskirti",
                other: "# bendravardžių radinių atskirta",
              }),
            ]
          : []),
        ...(undecided > 0
          ? [
              plural(undecided, {
                one: "# neaiškus ir nenaudojamas",
                few: "# neaiškūs ir nenaudojami",
                other: "# neaiškių ir nenaudojamų",
              }),
            ]
          : []),
      ].join("; ") + ".",
    flags: (names) => `Įrašai, pažymėti dėl prekės ženklo saugumo: ${names}.`,
    conflicts: (count) =>
      plural(count, {
        one: "Šaltiniai nesutaria dėl # lauko.",
        few: "Šaltiniai nesutaria dėl # laukų.",
        other: "Šaltiniai nesutaria dėl # laukų.",
      }),
    preview: "Tai peržiūra: ji rodo, kas buvo žinoma prieš klausiant šaltinių.",
    ledger: ({ answered, unanswered, off }) =>
      [
        answered + unanswered === 0
          ? "Neklausta jokio šaltinio"
          : plural(answered, {
              one: "# paieška sulaukė atsakymo",
              few: "# paieškos sulaukė atsakymo",
              other: "# paieškų sulaukė atsakymo",
            }),
        ...(unanswered > 0
          ? [
              plural(unanswered, {
                one: "# liko be atsakymo, tad čia gali ko nors trūkti",
                few: "# liko be atsakymo, tad čia gali ko nors trūkti",
                other: "# liko be atsakymo, tad čia gali ko nors trūkti",
              }),
            ]
          : []),
        ...(off > 0
          ? [
              plural(off, {
                one: "# šaltinio neklausta",
                few: "# šaltinių neklausta",
                other: "# šaltinių neklausta",
              }),
            ]
          : []),
      ].join("; ") + ".",
    fresh: "Surinkta",
    identityLabel: "Tapatybės tikrumas",
  },
  conflicts: {
    title: "Prieštaringos reikšmės",
    head: ["Laukas", "Rodoma čia", "Taip pat teigiama"],
    members: {
      title: "pareigos",
      company: "įmonė",
      school: "mokykla",
      degree: "laipsnis",
      organization: "organizacija",
      role: "vaidmuo",
      from: "nuo",
      to: "iki",
      date: "data",
      location: "vieta",
      place: "vieta",
      companyFounded: "įkurta",
      salaryFrom: "atlyginimas nuo",
      salaryTo: "atlyginimas iki",
      createdAt: "sukurta",
      lastActiveAt: "paskutinė veikla",
    },
  },
  charts: {
    bars: (rows) => `Juostos. ${rows}.`,
    columns: (rows) => `Stulpeliai. ${rows}.`,
    spans: (rows) => `Juostos metų ašyje. ${rows}.`,
    split: (rows) => `Viena juosta dalimis: ${rows}.`,
  },
  flagsHead: ["Tema", "Įrašai", "Įrašas"],
  /** A post repeated more often than is shown. */
  copies: (count) => plural(count, { one: "ir dar # kartą", few: "ir dar # kartus", other: "ir dar # kartų" }),
  morePosts: (count) =>
    plural(count, {
      one: "# senesnis iš šių įrašų čia nerodomas; jis yra užklausoje.",
      few: "# senesni iš šių įrašų čia nerodomi; jie yra užklausoje.",
      other: "# senesnių iš šių įrašų čia nerodoma; jie yra užklausoje.",
    }),
  more: (count) =>
    plural(count, {
      one: "Dar # eilutė čia nerodoma; užklausoje yra visos.",
      few: "Dar # eilutės čia nerodomos; užklausoje yra visos.",
      other: "Dar # eilučių čia nerodoma; užklausoje yra visos.",
    }),
  back: {
    notUsed: "nenaudojama",
    collected: (date) => `surinkta ${date}`,
    undated: "be datos",
    otherAddresses: "Kiti šio asmens adresai",
    noSources: "Šiai ataskaitai nesurinkta jokių šaltinių.",
    source: "Šaltinis",
    coverageIntro: "„Nerasta“: šaltinis atsakė ir asmens nežino. „Nepasiekiama“ ir „klaida“: paieškoti nepavyko.",
    off: (connectors) => `Neklausta, nes išjungta arba nėra rakto: ${connectors}.`,
    holds: {
      profile: () => "profilis",
      record: (pages) => plural(pages, { one: "# duomenų įrašas", few: "# duomenų įrašai", other: "# duomenų įrašų" }),
      posts: (pages) => plural(pages, { one: "# įrašų puslapis", few: "# įrašų puslapiai", other: "# įrašų puslapių" }),
      results: (pages) =>
        plural(pages, {
          one: "# paieškos rezultatų puslapis",
          few: "# paieškos rezultatų puslapiai",
          other: "# paieškos rezultatų puslapių",
        }),
      followers: () => "sekėjai",
    },
    told: "Žinoma pradedant užklausą",
    importedCv: (file?: string) =>
      file === undefined ? "Gyvenimo aprašymas iš importuoto failo" : `Gyvenimo aprašymas iš failo „${file}“`,
    imported: (file?: string) => (file === undefined ? "Importuoto failo įrašas" : `Įrašas iš failo „${file}“`),
    handedOver: (file?: string) =>
      file === undefined ? "Šiai užklausai pateiktas dokumentas" : `„${file}“, pateikta šiai užklausai`,
    rectified: (day) => `Teigia pats asmuo, ištaisyta ${day}`,
    hash: (digits) => `SHA-256 ${digits}…`,
    noCoverage: "Šiai ataskaitai neklausta jokio šaltinio.",
  },
};
