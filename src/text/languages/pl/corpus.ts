import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "W latach 2003–2011 pracowała w „Zorza Press” jako redaktorka.",
    jobs: [{ company: "Zorza Press", title: "redaktorka" }],
    schools: [],
  },
  { text: "Jej mąż pracuje w „Zorza Press”.", jobs: [], schools: [] },
  {
    text: "Jest adiunktem na Uniwersytecie Brzezińskim.",
    jobs: [{ company: "Uniwersytet Brzeziński", title: "adiunkt" }],
    schools: [],
  },
  {
    text: "Od 2003 roku jest dyrektorem Szpitala Wojewódzkiego w Zarzeczu.",
    jobs: [{ company: "Szpital Wojewódzki", title: "dyrektor" }],
    schools: [],
  },
  { text: "W 1995 roku ukończyła studia na Politechnice Mglistej.", jobs: [], schools: ["Politechnika Mglista"] },
  { text: "Jej brat pracował w Instytucie Badań Mglistych.", jobs: [], schools: [] },
  {
    text: "Od 2003 roku jest dyrektorem sprzedaży w firmie Zorza Press.",
    jobs: [{ company: "Zorza Press", title: "dyrektor sprzedaży" }],
    schools: [],
  },
  {
    text: "Pracuje jako specjalistka ds. zakupów w Zorza Press.",
    jobs: [{ company: "Zorza Press", title: "specjalistka ds. zakupów" }],
    schools: [],
  },
];
