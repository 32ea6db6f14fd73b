import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The list of all lookups, and the comparison of two. */
export const history: Pick<Words["screens"], "history" | "compare"> = {
  history: {
    page: "Užklausos",
    title: "Užklausos",
    all: "Visos",
    filter: "Būsena",
    started: "Pradėta",
    person: "Asmuo",
    forgotten: "Vardas ištrintas",
    status: "Būsena",
    kept: "Saugoma iki",
    none: "Užklausų dar nėra",
    noneText: "Suraskite asmenį ir pradėkite pirmą užklausą.",
    noneOf: (status) => `Nėra užklausų, kurių būsena „${status}“`,
    toSearch: "Į paiešką",
    failed: "Užklausų įkelti nepavyko",
    download: "Atsisiųsti CSV",
    downloadFailed: "Užklausų atsisiųsti nepavyko",
    trial: "Bandymas",
    preview: "Peržiūra",
    search: "Vardas",
    searchHint: "Vardo dalis",
    purpose: "Tikslas",
    allPurposes: "Visi tikslai",
    kind: "Rūšis",
    allKinds: "Visos rūšys",
    tag: "Žyma",
    allTags: "Visos žymos",
    tags: "Žymos",
    kinds: { full: "Visos apimties užklausos", preview: "Peržiūros", trial: "Bandymai" },
    order: "Tvarka",
    orders: { newest: "Naujausios pirma", oldest: "Seniausios pirma", name: "Pagal vardą" },
    found: (count) => plural(count, { one: "# užklausa", few: "# užklausos", other: "# užklausų" }),
    noMatch: "Tinkamų užklausų nėra",
    noMatchText: "Pabandykite vardo dalį arba mažiau filtrų.",
    clear: "Išvalyti filtrus",
    choose: (name, when) => `Pasirinkti užklausą: ${name}, ${when}`,
    bar: "Pasirinktos užklausos",
    chosen: (count) => `Pasirinkta: ${count}`,
    clearChoice: "Atšaukti pasirinkimą",
    compare: "Palyginti",
    compareHint: "Kad palygintumėte, pasirinkite dvi baigtas užklausas.",
    erase: "Ištrinti…",
    eraseTitle: (count) =>
      plural(count, { one: "Ištrinti # užklausą?", few: "Ištrinti # užklausas?", other: "Ištrinti # užklausų?" }),
    eraseText: "Jų ataskaitos, duomenų šaltiniai ir įrodymai bus ištrinti visam laikui. Asmenys lieka duomenų bazėje.",
    eraseFailed: (count) =>
      plural(count, {
        one: "Nepavyko ištrinti # užklausos",
        few: "Nepavyko ištrinti # užklausų",
        other: "Nepavyko ištrinti # užklausų",
      }),
    erased: (count) =>
      plural(count, {
        one: "Ištrinta # užklausa",
        few: "Ištrintos # užklausos",
        other: "Ištrinta # užklausų",
      }),
  },
  compare: {
    page: "Palyginti užklausas",
    fact: "Faktas",
    failed: "Nepavyko įkelti dviejų užklausų",
    changes: "Ką vėlesnė sako kitaip nei ankstesnė",
    noChanges: "Abi sako tą patį.",
    notAlike:
      "Pokyčiai rodomi tik tarp dviejų to paties asmens ir to paties tikslo užklausų, kurios abi yra visos apimties, bandymai arba peržiūros.",
    unfinished: "Palyginti galima tik sėkmingai baigtas užklausas.",
    missing: "Adresas nenurodo dviejų užklausų.",
  },
};
