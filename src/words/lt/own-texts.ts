import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

/** What profiles say in Candor's own words beside what their sources say, in Lithuanian. */
export const ownTexts = {
  namedInArticle: "Straipsnis, kuriame minimas vardas.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Bendra darbovietė: ${seats}.`,
  bothSit: (seats) => `Bendra institucija: ${seats}.`,
  andMore: (shown, count) => `${shown} ir dar ${count}`,
  moreTell: (count) =>
    formats.plural(count, {
      one: "Apie tai pasakoja dar # įrašas ar puslapis.",
      few: "Apie tai pasakoja dar # įrašai ar puslapiai.",
      other: "Apie tai pasakoja dar # įrašų ar puslapių.",
    }),
  ofPosts: (count, of) => `${count} iš ${of} įrašų`,
  inPosts: (count, of) => `${count} iš ${of} įrašų.`,
  quoted: (text) => `„${text}“`,
  forExample: (quotes) => `Pavyzdžiui: ${quotes}`,
  weak: "Mažai įrodymų.",
  /** What was seen, beside a reason. */
  seen: {
    inBoth: (what) => `abiejuose: ${what}`,
    hereAndKnown: (here, there) => `čia: ${here}; žinoma: ${there}`,
    fromYear: (year) => `nuo ${year}`,
    sameYears: "tais pačiais metais",
    inText: (what) => `tekste: ${what}`,
    inHeadline: (what) => `antraštėje: ${what}`,
    filedSo: "taip priskirta importuojant",
    linksTo: (what) => `nuoroda į ${what}`,
    oneIn: (count) => `maždaug 1 iš ${count} žmonių`,
    fits: (what) => `tinka ir šiam asmeniui: ${what}`,
    born: (day) => `gimimo data: ${day}`,
    bornAbout: (year) => `pagal amžių gimimo metai apie ${year}`,
    died: (day) => `mirties data: ${day}`,
    workedThen: (employer, year, life) => `darbovietė nuo ${year}: ${employer}; ${life}`,
    names: (people) => `minimi: ${people}`,
    callsItself: (name) => `vadinasi ${name}`,
    onlyOneMarked: (mark) => `tik viename varde: ${mark}`,
    noneFits: (count) =>
      formats.plural(count, {
        one: "žinomas # asmuo, netinka",
        few: "žinomi # asmenys, nė vienas netinka",
        other: "žinoma # asmenų, nė vienas netinka",
      }),
    rival: (what) => `taip pat tinka ieškomam asmeniui, bet negali būti tas pats: ${what}`,
    givenAddress: "URL adresas",
    givenDocument: "dokumentas",
    bornTwice: (years) => `gimimo metai viename tekste: ${years}`,
    bothSpokenOf: (one, other) => `kalbama apie du asmenis: ${one}, ${other}`,
    crowd: (count) => `minima daugiau kaip ${count} kitų asmenų`,
  },
  /** How the operator has a source asked; commands stand between backticks. */
  ledger: {
    run: (command) => `Paleiskite ${command}.`,
    runBoth: (first, second) => `Paleiskite ${first}, tada ${second}.`,
    startOnline: "Paleiskite paslaugą be CANDOR_OFFLINE=1.",
    reasons: {
      ownLimit: (status) => `šaltinis riboja klausimus (${status})`,
      failed: (status) => `šaltinis sutriko (${status})`,
      refused: (status) => `šaltinis atsisakė atsakyti (${status})`,
      unexpected: (status) => `šaltinis atsakė kodu, kurio jo dokumentacija nemini (${status})`,
      keyRefused: (status) =>
        `raktas atmestas (${status}): jis neteisingas, nebegalioja, atšauktas arba neleidžia šio klausimo`,
      noCredit: (status) => `rakto kreditas išnaudotas (${status}): įsigykite daugiau iš šaltinio`,
      quotaSpent: (status) => `rakto kvota išnaudota (${status}): palaukite, kol šaltinis ją atnaujins`,
      tooLarge: (bytes) => `atsakymas per didelis: daugiau kaip ${bytes} baitų`,
      setAnother: (command, variable) => `nustatykite kitą: ${command} arba, jei jis nurodytas ten, ${variable}`,
      again: (instant) => `vėl galima klausti nuo ${instant}`,
    },
  },
  eventRoles: { Performer: "Pranešimas ar pasirodymas", Organizer: "Organizavimas", Attendee: "Dalyvavimas" },
} satisfies Words["ownTexts"];
