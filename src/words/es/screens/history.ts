import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The list of all lookups, and the comparison of two. */
export const history: Pick<Words["screens"], "history" | "compare"> = {
  history: {
    page: "Consultas",
    title: "Consultas",
    all: "Todas",
    filter: "Estado",
    started: "Iniciada",
    person: "Persona",
    forgotten: "Nombre borrado",
    status: "Estado",
    kept: "Se conserva hasta el",
    none: "Todavía no hay consultas",
    noneText: "Busque a una persona e inicie su primera consulta.",
    noneOf: (status) => `Ninguna consulta en el estado «${status}»`,
    toSearch: "Ir a la búsqueda",
    failed: "No se pudieron cargar las consultas",
    download: "Descargar en CSV",
    downloadFailed: "No se pudieron descargar las consultas",
    trial: "Prueba",
    preview: "Vista previa",
    search: "Nombre",
    searchHint: "Parte de un nombre",
    purpose: "Finalidad",
    allPurposes: "Todas las finalidades",
    kind: "Tipo",
    allKinds: "Todos los tipos",
    kinds: { full: "Consultas completas", preview: "Vistas previas", trial: "Pruebas" },
    order: "Orden",
    orders: { newest: "Más recientes primero", oldest: "Más antiguas primero", name: "Por nombre" },
    found: (count) => plural(count, { one: "# consulta", other: "# consultas" }),
    noMatch: "Ninguna consulta coincide",
    noMatchText: "Pruebe con parte del nombre o con menos filtros.",
    clear: "Quitar los filtros",
    choose: (name, when) => `Seleccionar la consulta sobre ${name}, ${when}`,
    bar: "Consultas seleccionadas",
    chosen: (count) => plural(count, { one: "# seleccionada", other: "# seleccionadas" }),
    clearChoice: "Quitar la selección",
    compare: "Comparar",
    compareHint: "Seleccione dos consultas terminadas para compararlas.",
    erase: "Borrar…",
    eraseTitle: (count) => plural(count, { one: "¿Borrar # consulta?", other: "¿Borrar # consultas?" }),
    eraseText: "Sus informes, fuentes de datos y pruebas se borrarán para siempre. Las personas siguen en la base.",
    eraseFailed: (count) =>
      plural(count, { one: "No se pudo borrar # consulta", other: "No se pudieron borrar # consultas" }),
    erased: (count) => plural(count, { one: "# consulta borrada", other: "# consultas borradas" }),
  },
  compare: {
    page: "Comparar consultas",
    fact: "Dato",
    failed: "No se pudieron cargar las dos consultas",
    changes: "Lo que la más reciente dice de otro modo que la anterior",
    noChanges: "Dicen lo mismo.",
    notAlike:
      "Los cambios solo se indican entre dos consultas sobre la misma persona y con la misma finalidad, ambas completas, pruebas o vistas previas.",
    unfinished: "Solo se pueden comparar consultas terminadas con éxito.",
    missing: "La dirección no nombra dos consultas.",
  },
};
