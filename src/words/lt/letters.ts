import type { Letters } from "../words.ts";
import { formats } from "./formats.ts";

/** Laiškai žmonėms, kurių ieškoma. */
export const letters: Letters = {
  formats,
  greeting: (name) => (name === "" ? "Sveiki," : `Sveiki, ${name},`),
  subject: (number) => `Jūsų prašymas ${number}`,
  code: {
    subject: "Jūsų kodas",
    text: (code, minutes) =>
      `Jūsų kodas: ${code}. Galioja minučių: ${minutes}.\n\nKažkas šiuo adresu teiravosi apie saugomus asmens duomenis. Jei tai ne Jūs, nieko nedarykite: be kodo niekas neišduodama.\n`,
  },
  kinds: {
    access: "saugomų Jūsų duomenų kopijos",
    rectification: "ištaisyti saugomus Jūsų duomenis",
    objection: "kad Jūsų daugiau nebūtų ieškoma",
    erasure: "ištrinti saugomus Jūsų duomenis",
    complaint: "atsakymo į Jūsų skundą",
  },
  received: (asked, day) => `Jūsų prašymą gavome ${day}. Jūs prašote: ${asked}.`,
  due: (day, law) => `Atsakysime ne vėliau kaip ${day} (${law}). Tai nemokama.`,
  duePromised: (day) => `Atsakysime ne vėliau kaip ${day}. Tai nemokama.`,
  extended: (day, law) => `Jūsų prašymui reikia daugiau laiko nei įprastai. Atsakysime ne vėliau kaip ${day} (${law}).`,
  reason: (text) => `Priežastis: ${text}`,
  granted: {
    access: "Jūsų prašymas gauti kopiją patenkintas. Kopija yra Jūsų prašymo puslapyje arba atsiųsime ją atskirai.",
    rectification:
      "Tai, ką nurodėte kaip neteisinga, ištaisyta. Nuo šiol visur, kur Jūsų ieškoma, rašoma tai, ką nurodėte Jūs, o skaitę kitaip apie tai informuojami.",
    objection: "Jūsų čia daugiau neieškoma ir nieko apie Jus nerodoma.",
    erasure:
      "Visa, kas apie Jus buvo saugoma, ištrinta. Kad Jūsų duomenys nebūtų renkami iš naujo, saugomi Jūsų identifikatorių šifruoti atspaudai, iš kurių niekas nesužino, kas Jūs esate.",
    complaint: "Jūsų skundą išnagrinėjome.",
  },
  refused: (asked) => `Jūsų prašymo netenkiname. Jūs prašėte: ${asked}.`,
  answer: (text) => `Mūsų atsakymas: ${text}`,
  receipt: (number) => `Patvirtinimo numeris: ${number}.`,
  withdrawn: "Jūsų prašymas atsiimtas arba nebegalioja. Bet kada galite pateikti kitą.",
  complain: (authority) => `Jei nesutinkate, galite skųstis: ${authority}. Taip pat galite kreiptis į teismą.`,
  anyAuthority: "duomenų apsaugos institucijai ten, kur gyvenate ar dirbate",
  desk: (address) => `Bet kada galite kreiptis vėl: ${address}`,
  notice: {
    subject: "Turime Jūsų asmens duomenų",
    intro: "pranešame, kad turime Jūsų asmens duomenų, kuriuos gavome ne iš Jūsų.",
    since: (day) => `Turime juos nuo ${day}.`,
    who: "Kas mes: [duomenų valdytojo ir duomenų apsaugos pareigūno vardas ir kontaktai]",
    purposes: (purposes) =>
      `Kam: ${purposes}. Teisinis pagrindas: [teisinis pagrindas ir teisėtas interesas, jei toks yra]`,
    anyPurpose: "[tikslas]",
    what: "Kokie duomenys: vardai, kontaktai, darbas, išsilavinimas ir vieši profiliai, kiek jie žinomi.",
    from: "Iš kur: vieši šaltiniai ir [Jūsų importuoti failai]. Jūsų kopijoje nurodytas kiekvienas.",
    recipients: "Kas juos gauna: [gavėjai ir šalys už ES ribų su apsaugos priemonėmis]",
    until: "Kiek laiko: [laikas iki ištrynimo]",
    rights:
      "Galite prašyti kopijos, ištaisyti, ištrinti ar apriboti duomenis ir bet kada nesutikti, kad jie būtų naudojami. Galite pateikti skundą priežiūros institucijai. Nė vieno sprendimo apie Jus nepriima vien mašina.",
    how: (address) => `Kaip kreiptis: ${address}`,
    anyAddress: "[kontaktai]",
  },
};
