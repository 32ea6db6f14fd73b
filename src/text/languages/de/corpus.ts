import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Sie arbeitete zehn Jahre lang beim Brückner Verlag als Redakteurin.",
    jobs: [{ company: "Brückner Verlag", title: "Redakteurin" }],
    schools: [],
  },
  { text: "Sie hat nie bei der Nordlicht Bank gearbeitet.", jobs: [], schools: [] },
  { text: "Ihr Mann Otto arbeitet bei der Nordlicht Bank.", jobs: [], schools: [] },
  { text: "Ihre Tochter Berta Finch ist Dramaturgin am Schauspielhaus Halden.", jobs: [], schools: [] },
  {
    text: "Mit ihr kommt ihr Mann Otto, der als Bootsbauer bei der Nordlicht Werft arbeitet, nach Halden.",
    jobs: [],
    schools: [],
  },
  {
    text: "Ada Finch wurde zur Geschäftsführerin der Globex GmbH berufen.",
    jobs: [{ company: "Globex GmbH", title: "Geschäftsführerin" }],
    schools: [],
  },
  { text: "Ihre Werkstatt liegt gegenüber der Universität Larkmoor.", jobs: [], schools: [] },
  {
    text: "Ada Finch wird neue Leiterin der Stadtbibliothek Torvik.",
    jobs: [{ company: "Stadtbibliothek Torvik", title: "Leiterin" }],
    schools: [],
  },
];
