import type { AccessWords } from "../words.ts";

/** Ką sako failas, kuriuo žmogui pateikiama tai, kas apie jį saugoma. */
export const access: AccessWords = {
  title: "Kas apie Jus saugoma",
  author: "Candor",
  description: "Apie vieną asmenį saugomų asmens duomenų kopija",
  labels: { report: "Jūsų duomenų kopija", page: "Puslapis", of: "iš" },
  facts: { asOf: "Data", names: "Rasta pagal vardus", identifiers: "Rasta pagal" },
  sections: {
    purposes: "Kam tai naudojama",
    sources: "Iš kur tai gauta",
    recipients: "Kas tai matė",
    held: "Kas saugoma",
    logic: "Kaip nuspręsta, kad tai apie Jus",
    rights: "Ko galite prašyti",
  },
  none: "Nieko nesaugoma.",
  nobody: "Niekas, kiek siekia žurnalas.",
  cutRows: (left) => `Kitos eilutės (${left}) yra šios kopijos JSON faile.`,
  withheld: (column, why) => `Neįtraukta: ${column} (${why}).`,
  leftOut: (rows, why) => `Neįtrauktos eilutės (${rows}): ${why}.`,
  kept: (until) => `Saugoma: ${until}.`,
  file: "Failas, įtrauktas į šios kopijos JSON failą.",
  heads: {
    purposes: ["Tikslas", "Sukurta", "Saugoma iki"],
    sources: ["Šaltinis", "Adresas", "Surinkta"],
    looked: ["Kada", "Kas padaryta", "Tikslas", "Kas"],
    told: ["Kada", "Kas", "Kam"],
  },
  linkOpened: (times) => `nuoroda į ataskaitą, atverta ${times} k.`,
  linkHolder: "bet kas, turintis nuorodą",
  logic: [
    {
      title: "Kurie dokumentai naudojami",
      text: "Kiekvienas rastas dokumentas pagal nustatytas taisykles lyginamas su Jumis ir su kitais žinomais to paties vardo žmonėmis: vardai, datos, vietos, darbdaviai, mokyklos, adresai ir paskyros. Nusprendžiama, kad jis yra apie Jus, apie ką kitą, arba lieka neaišku. Į profilį patenka tik tai, kas pripažinta esant apie Jus. Kiekvieno sprendimo požymiai ir įvertis nurodyti prie „match“.",
    },
    {
      title: "Kas iš jų paimama",
      text: "Iš kiekvieno dokumento paimami teiginiai kartu su vieta, kurioje jie parašyti. Sakinys apie Jus rašomas tik iš tokių teiginių.",
    },
    {
      title: "Kas sprendžia",
      text: "Dokumentai vertinami pagal šias taisykles, žmogui neperžiūrint kiekvieno iš jų, o prašymas, kurį patvirtinate kodu, gali būti patenkintas ir be žmogaus. Valdytojas gali ištaisyti kiekvieną sprendimą, ir pataisymas galioja kiekvienoje vėlesnėje užklausoje apie Jus. Jei valdytojas prijungė kalbos modelį, šis siūlo teiginius iš dokumentų; prieš panaudojant kiekvienas turi pažodžiui stovėti dokumente ir nurodo, kas jį perskaitė.",
    },
  ],
  rights: [
    { title: "Ištaisyti", text: "Galite nurodyti, kas neteisinga ir kas teisinga, ir gausite atsakymą." },
    {
      title: "Sustabdyti arba ištrinti",
      text: "Galite nesutikti ir galite prašyti viską ištrinti. Abiem atvejais Jūsų daugiau nebus galima rasti.",
    },
    {
      title: "Skųstis",
      text: "Galite skųstis duomenų apsaugos institucijai toje vietoje, kur gyvenate ar dirbate arba kur, Jūsų manymu, pažeista teisė.",
    },
  ],
  stores: {
    "as long as what is sealed with it": "tol, kol saugoma tai, kas tuo raktu užšifruota",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "tol, kol leidžia šaltinis, ir ne ilgiau nei paskutinė užklausa, kurioje tai panaudota",
    "as long as its lookup": "tol, kol saugoma užklausa, kuriai tai priklauso",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "tol, kol saugoma užklausa, kuriai tai priklauso; dokumento apie kitą asmenį tekstas – CANDOR_OTHER_DAYS d. nuo jos pabaigos",
    "1 to 30 days, and no longer than its lookup": "nuo 1 iki 30 dienų ir ne ilgiau nei užklausa, kuriai tai priklauso",
    "30 days": "30 dienų",
    "a day; the answer is sealed with the caller's key": "vieną dieną; atsakymas užšifruotas klaususiojo raktu",
    "as long as the last lookup, or the candidate, that it is about":
      "tol, kol saugoma paskutinė užklausa arba įkeltas asmuo, apie kurį tai yra",
    "until it is removed": "kol bus pašalinta",
    "as long as its bulk": "tol, kol saugomas sąrašas, kuriam tai priklauso",
    "1 to 365 days, as its caller says (90)": "nuo 1 iki 365 dienų, kiek nurodo klausiantysis (jei nenurodo – 90)",
    "the names of files that could not be used: those of their `import` are given":
      "netinkamų failų pavadinimai; jų `import` įrašo pavadinimai pateikiami",
    "until its import is removed": "kol bus pašalintas įkeltas failas",
    "until it is split, or a candidate of it is deleted":
      "kol sujungimas bus panaikintas arba vienas iš asmenų bus ištrintas",
    "as long as somebody merged is suppressed": "tol, kol paslėptas asmuo, su kuriuo įrašas sujungtas",
    "as long as its candidate": "tol, kol saugomas asmuo, kuriam tai priklauso",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "kol bus pašalintas įkeltas failas; rastieji per paiešką – 30 dienų nuo paskutinio karto",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "kas ir ko prašė – 24 mėnesius nuo atsakymo; kad prašyta ir atsakyta – visam laikui",
    "until the person is erased: what is collected later would bring the wrong value back":
      "kol asmuo bus ištrintas: vėliau surinkti duomenys grąžintų neteisingą reikšmę",
    "for good, or until the person is erased": "visam laikui arba kol asmuo bus ištrintas",
    "until the two are merged, or one of them is deleted": "kol abu bus sujungti arba vienas iš jų ištrintas",
    "until the profile is made anew, and no longer than its lookup":
      "kol profilis bus sudarytas iš naujo, ir ne ilgiau nei užklausa, kuriai jis priklauso",
    "until its lookup ends or is built anew": "kol užklausa baigsis arba bus atlikta iš naujo",
    "keys: what is sealed with them is given in clear": "raktai: tai, kas jais užšifruota, pateikiama atvirai",
    "the same answer is given with its `datasource`": "tas pats atsakymas pateikiamas prie jo `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "apie kitą to paties vardo asmenį arba neaišku apie ką: niekur nenaudojama",
    "`value` and `quote`, as they are stored": "`value` ir `quote`, kaip jie saugomi",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "atsakymas užšifruotas klaususiojo raktu: ką jis sakė, nurodyta prie `lookup`",
    "`data`, as it is stored": "`data`, kaip jis saugomas",
    "what the summaries in `data` say": "ką sako `data` santraukos",
    "says which `claim` stands under which field of `data`": "nurodo, kuris `claim` pagrindžia kurį `data` lauką",
    "other people who are shown beside the person": "kiti žmonės, rodomi šalia asmens",
    "other people": "kiti žmonės",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "kad su asmeniu sujungtas kitas yra paslėptas: jis niekam nerodomas, o čia pateikiamas toks, koks yra",
    "keyed hashes of what stands in `candidate`": "su raktu sudarytos `candidate` duomenų maišos",
    "the words of the other columns, as the search files them": "kitų stulpelių žodžiai, kaip juos saugo paieška",
    "that two are two people, by ids: the other is somebody else":
      "kad tai du skirtingi žmonės, pagal jų numerius: antrasis yra kas kitas",
    "that a profile is about to be made anew: it is given as it is":
      "kad profilis netrukus bus sudarytas iš naujo: pateikiamas toks, koks yra",
    "made anew from `lookup` whenever it is asked for": "kaskart prašant sudaroma iš naujo pagal `lookup`",
    "names of other people who asked not to be shown are filled in":
      "kitų žmonių, prašiusių jų nerodyti, vardai užtušuoti",
  },
};
