import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Trabajó ocho años en el Banco de Brisa como analista.",
    jobs: [{ company: "Banco de Brisa", title: "analista" }],
    schools: [],
  },
  { text: "Se licenció en Física por la Universidad de Brisa en 1994.", jobs: [], schools: ["Universidad de Brisa"] },
  { text: "Su marido dirige el Hospital de Brisa.", jobs: [], schools: [] },
  {
    text: "Llegó en 2008 para poner orden, cuando Don Celso Requejo pasó a otra casa. Antes trabajó en el Banco de Brisa como analista.",
    jobs: [{ company: "Banco de Brisa", title: "analista" }],
    schools: [],
  },
  {
    text: "Su hermano Celso es médico. Trabaja en el Hospital de Brisa.",
    jobs: [],
    schools: [],
  },
  {
    text: "Ada Finch ha sido nombrada directora general de la Fundación Valtarn en sustitución de su jefe.",
    jobs: [{ company: "Fundación Valtarn", title: "directora general" }],
    schools: [],
  },
  { text: "A menudo la confunden con la directora de Globex SA.", jobs: [], schools: [] },
  {
    text: "Comenzó su carrera en Brisatel, donde ocupó diversos cargos.",
    jobs: [{ company: "Brisatel" }],
    schools: [],
  },
  {
    text: "Es profesora titular de la Universidad de Brisa.",
    jobs: [{ company: "Universidad de Brisa", title: "profesora titular" }],
    schools: [],
  },
];
