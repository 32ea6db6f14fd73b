import type { Words } from "../words.ts";
import { ledgerReasons } from "./ledger-reasons.ts";
import { formats } from "./formats.ts";

/** Candor's own words in profiles, besides what sources say, in Lithuanian. */
export const ownTexts = {
  namedInArticle: "Straipsnis, kuriame minimas vardas.",
  namedBesideCase: "Straipsnis apie bylą, kuriame minimas asmuo; jo vaidmens byloje nustatyti nepavyko.",
  /** @param seats one employer or body, or several */
  bothWork: (seats) => `Bendra darbovietė: ${seats}.`,
  bothSit: (seats) => `Bendra institucija: ${seats}.`,
  member: "Narystė",
  subcommittees: (parts) => `Pakomitečiai: ${parts}`,
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
  /** The details of a reason. */
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
  /** How the operator switches a source on; commands are between backticks. */
  ledger: {
    startOnline: "Paleiskite paslaugą be CANDOR_OFFLINE=1.",
    reasons: ledgerReasons,
  },
  leftOut: {
    noName: () => "nėra vardo",
    severalNames: () => "dviejų žmonių vardas: kiekvienam skirkite atskirą eilutę",
    heading: () => "antraštė virš kitų eilučių, ne asmuo",
    firm: () => "įmonė, o ne asmuo",
    sum: () => "kitų eilučių suma, ne asmuo",
    notDecoded: () => "ženklai, kurių nėra failo koduotėje",
    twiceEncoded: () => "raidės, prieš įrašant perskaitytos netinkama koduote; įrašykite failą iš naujo UTF-8 koduote",
    nul: () => "NUL ženklas",
    formulaName: () => "vardo vietoje – formulė",
    formula: (what) => `stulpelyje „${what}“ – formulė`,
    noJson: () => "ne JSON",
    noEmail: (what) => `stulpelyje „${what}“ nėra el. pašto adreso`,
    noPhone: (what) => `stulpelyje „${what}“ nėra telefono numerio`,
    noDate: (what) => `stulpelyje „${what}“ nėra datos su metais`,
    columns: (what) => `daugiau kaip ${what} stulpelių`,
    noColumn: () => "nė viename šio lapo stulpelyje nėra vardų",
    unknownFormat: () => "formatas neatpažintas",
    cutCard: () => "kortelė be pabaigos: failas nutrauktas",
    brokenCard: () => "kortelės nepavyko perskaityti",
    cardVersion: () => "kitos nei 2.1, 3.0 ar 4.0 versijos vCard",
    groupCard: () => "grupės ar įmonės, ne asmens kortelė",
    noAddressName: () => "adresas be vardo",
    noFile: () => "tokio failo nėra",
  },
  eventRoles: { Performer: "Pranešimas ar pasirodymas", Organizer: "Organizavimas", Attendee: "Dalyvavimas" },
} satisfies Words["ownTexts"];
