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
    "for as long as the data it encrypts": "tol, kol saugoma tai, kas tuo raktu užšifruota",
    "for as long as its source allows, and no longer than the last lookup that used it":
      "tol, kol leidžia šaltinis, ir ne ilgiau nei paskutinė užklausa, kurioje tai panaudota",
    "for as long as the lookup it belongs to": "tol, kol saugoma užklausa, kuriai tai priklauso",
    "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended":
      "tol, kol saugoma užklausa, kuriai tai priklauso; dokumento apie kitą asmenį tekstas – CANDOR_OTHER_DAYS d. nuo jos pabaigos",
    "for 1 to 30 days, and no longer than the lookup it belongs to":
      "nuo 1 iki 30 dienų ir ne ilgiau nei užklausa, kuriai tai priklauso",
    "for 30 days": "30 dienų",
    "for one day; the response is encrypted with the API key of whoever requested it":
      "vieną dieną; atsakymas užšifruotas klaususiojo raktu",
    "for as long as the last lookup or the person it is about":
      "tol, kol saugoma paskutinė užklausa arba įkeltas asmuo, apie kurį tai yra",
    "until it is removed": "kol bus pašalinta",
    "for as long as the bulk lookup it belongs to": "tol, kol saugomas sąrašas, kuriam tai priklauso",
    "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)":
      "nuo 1 iki 365 dienų, kiek nurodo klausiantysis (jei nenurodo – 90)",
    "names of files that could not be used; those of their `import` are included":
      "netinkamų failų pavadinimai; jų `import` įrašo pavadinimai pateikiami",
    "until the import it came with is removed": "kol bus pašalintas įkeltas failas",
    "until the people are split again, or one of them is deleted":
      "kol sujungimas bus panaikintas arba vienas iš asmenų bus ištrintas",
    "for as long as one of the merged people is suppressed": "tol, kol paslėptas asmuo, su kuriuo įrašas sujungtas",
    "for as long as the person it belongs to": "tol, kol saugomas asmuo, kuriam tai priklauso",
    "until the import it came with is removed; a person found by a search, until 30 days after they were last found":
      "kol bus pašalintas įkeltas failas; rastieji per paiešką – 30 dienų nuo paskutinio karto",
    "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently":
      "kas ir ko prašė – 24 mėnesius nuo atsakymo; kad prašyta ir atsakyta – visam laikui",
    "until the person is erased, because later searches would bring the wrong value back":
      "kol asmuo bus ištrintas: vėliau surinkti duomenys grąžintų neteisingą reikšmę",
    "permanently, or until the person is erased": "visam laikui arba kol asmuo bus ištrintas",
    "until the two are merged, or one of them is deleted": "kol abu bus sujungti arba vienas iš jų ištrintas",
    "until the profile is rebuilt, and no longer than the lookup it belongs to":
      "kol profilis bus sudarytas iš naujo, ir ne ilgiau nei užklausa, kuriai jis priklauso",
    "until the lookup it belongs to ends or is rebuilt": "kol užklausa baigsis arba bus atlikta iš naujo",
    "encryption keys; the data they encrypt is included unencrypted":
      "raktai: tai, kas jais užšifruota, pateikiama atvirai",
    "the same response is included under `datasource`": "tas pats atsakymas pateikiamas prie jo `datasource`",
    "about somebody else with the same name, or unclear whom it is about; it is not used":
      "apie kitą to paties vardo asmenį arba neaišku apie ką: niekur nenaudojama",
    "`value` and `quote` in their stored form": "`value` ir `quote`, kaip jie saugomi",
    "the response is encrypted with the API key of whoever requested it; its content is under `lookup`":
      "atsakymas užšifruotas klaususiojo raktu: ką jis sakė, nurodyta prie `lookup`",
    "`data` in its stored form": "`data`, kaip jis saugomas",
    "repeats the summaries in `data`": "ką sako `data` santraukos",
    "links each `claim` to its field in `data`": "nurodo, kuris `claim` pagrindžia kurį `data` lauką",
    "other people shown alongside the person": "kiti žmonės, rodomi šalia asmens",
    "other people": "kiti žmonės",
    "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged":
      "kad su asmeniu sujungtas kitas yra paslėptas: jis niekam nerodomas, o čia pateikiamas toks, koks yra",
    "keyed hashes of the values in `candidate`": "su raktu sudarytos `candidate` duomenų maišos",
    "the words of the other columns, as indexed for search": "kitų stulpelių žodžiai, kaip juos saugo paieška",
    "records, by ID, that two entries are different people; the other one is somebody else":
      "kad tai du skirtingi žmonės, pagal jų numerius: antrasis yra kas kitas",
    "records that a profile is about to be rebuilt; the profile is included as it is now":
      "kad profilis netrukus bus sudarytas iš naujo: pateikiamas toks, koks yra",
    "created from `lookup` whenever it is requested": "kaskart prašant sudaroma iš naujo pagal `lookup`",
    "the names of other people who asked not to be shown are redacted":
      "kitų žmonių, prašiusių jų nerodyti, vardai užtušuoti",
  },
};
