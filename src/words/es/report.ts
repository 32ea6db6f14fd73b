import type { Words } from "../words.ts";
import { formats } from "./formats.ts";

const { plural } = formats;

/** The texts used only in the PDF, in Spanish. */
export const report: Words["report"] = {
  labels: {
    report: "Informe de perfil",
    contents: "Índice",
    sources: "Fuentes",
    page: "Página",
    of: "de",
    field: "Campo",
    value: "Valor",
    number: "N.º",
    address: "Dirección",
    noPicture: "Imagen no disponible",
    attachment: "El perfil como datos",
    log: "Registro técnico: cada búsqueda y cada fuente",
    capture: "Una fuente tal como se recibió",
    also: "también en",
    again: "de nuevo aquí",
    clear: "Nada que señalar",
  },
  references: {
    toSource: (number) => `Fuente ${number}`,
    toFact: (number) => `Primer dato de la fuente ${number}`,
  },
  author: "Candor",
  title: (name) => `Informe de perfil: ${name}`,
  description: (purpose) => `Informe de perfil. Finalidad: ${purpose}`,
  unnamed: "Persona sin nombre",
  requested: (who, purpose) => `Solicitado por ${who ?? "el operador"} · Finalidad: ${purpose}`,
  marks: { trial: "Prueba", preview: "Vista previa" },
  confidentiality: {
    internal: "Uso interno",
    confidential: "Confidencial",
    strictlyConfidential: "Estrictamente confidencial",
  },
  redactions: {
    none: "Todo",
    contacts: "Ocultar direcciones de correo y números de teléfono",
    outside: "Para lectores de fuera: tampoco familiares, día de nacimiento, direcciones postales ni imágenes",
  },
  redacted: {
    contacts: "Direcciones de correo y números de teléfono",
    outside:
      "Direcciones de correo y números de teléfono; omitidos: familiares y otras personas, día y mes de nacimiento, direcciones postales, imágenes",
  },
  logo: "Logotipo del editor de este informe",
  cover: {
    preparedFor: "Preparado para",
    redacted: "Oculto",
    purpose: "Finalidad",
    date: "Fecha del informe",
    lookup: "Consulta",
    code: "Código de verificación",
    datasources: "Fuentes de datos",
    page: "Página web",
    sections: "Secciones",
  },
  sections: { sources: "Fuentes", coverage: "Cobertura", limits: "Cómo leer este informe" },
  guide: (purpose) => [
    {
      title: "Cada dato tiene su fuente",
      text: "El número pequeño que sigue a un dato o a una frase lleva a su fuente en la lista. Este archivo lleva adjunto un registro técnico con cada búsqueda y el hash completo de cada fuente.",
    },
    {
      title: "Solo la persona correcta",
      text: "Cada documento se coteja con todas las personas conocidas que llevan ese nombre. Solo se usan los que se juzgan de esta persona; los dudosos se enumeran, pero no se usan.",
    },
    {
      title: "«No hallado» no es «sin consultar»",
      text: "Las secciones sin datos se omiten; la tabla de cobertura dice por qué, y muestra qué fuentes se consultaron, cuáles no se pudieron consultar y cuáles están desactivadas.",
    },
    {
      title: "Finalidad",
      text: `Este informe se preparó para una sola finalidad: ${purpose}. No es un informe de solvencia y no debe servir para decidir sobre un empleo, una vivienda, un crédito, un seguro u otro derecho.`,
    },
  ],
  limits: {
    snapshot: {
      title: "A su fecha",
      text: "El informe muestra lo que sus fuentes decían el día en que se recogieron. Una fuente puede equivocarse, estar anticuada o hablar de otra persona; compruebe un dato en su fuente antes de actuar.",
    },
    estimates: {
      title: "Estimaciones",
      text: "Los porcentajes de audiencia y de tono se estiman a partir de publicaciones públicas. Un aviso de seguridad de marca se refiere a una publicación, no a la persona.",
    },
    signs: {
      title: "Fechas y signos",
      text: "Una fecha dada como año o como mes no se conoce con más precisión. El signo □ sustituye a un carácter que falta en los tipos de letra de este documento.",
    },
    rights: {
      title: "Derechos",
      text: "La persona descrita puede pedir a quien explota este servicio el acceso a sus datos, su rectificación o su supresión.",
    },
  },
  brief: {
    title: "En síntesis",
    sure: "Grado de certeza",
    certainty: { strong: "Alta", fair: "Media", thin: "Baja" },
    certaintyWhy: (verified, all) => `Editores confirmados: ${verified} de ${all}`,
    noPublisher: "ninguna fuente publicada",
    noSummary: (name) => `Las fuentes que respondieron no dicen lo bastante para un resumen de ${name}.`,
    identity: ({ own, known, other, undecided }) =>
      [
        plural(own, { one: "# ficha es de esta persona", other: "# fichas son de esta persona" }),
        ...(known > 0
          ? [
              plural(known, {
                one: "se distinguió de # homónimo conocido",
                other: "se distinguió de # homónimos conocidos",
              }),
            ]
          : []),
        ...(other > 0
          ? [
              plural(other, {
                one: "# ficha de un homónimo se descartó",
                other: "# fichas de homónimos se descartaron",
              }),
            ]
          : []),
        ...(undecided > 0
          ? [plural(undecided, { one: "# está sin decidir y no se usa", other: "# están sin decidir y no se usan" })]
          : []),
      ].join("; ") + ".",
    flags: (names) => `Publicaciones señaladas por seguridad de marca: ${names}.`,
    conflicts: (count) =>
      plural(count, { one: "Las fuentes discrepan en # campo.", other: "Las fuentes discrepan en # campos." }),
    preview: "Esto es una vista previa: muestra lo que se sabía antes de consultar ninguna fuente.",
    ledger: ({ answered, unanswered, off }) =>
      [
        answered + unanswered === 0
          ? "No se consultó ninguna fuente"
          : plural(answered, { one: "# búsqueda tuvo respuesta", other: "# búsquedas tuvieron respuesta" }),
        ...(unanswered > 0
          ? [
              plural(unanswered, {
                one: "# quedó sin respuesta, así que aquí puede faltar algo",
                other: "# quedaron sin respuesta, así que aquí puede faltar algo",
              }),
            ]
          : []),
        ...(off > 0 ? [plural(off, { one: "# fuente no se consultó", other: "# fuentes no se consultaron" })] : []),
      ].join("; ") + ".",
    fresh: "Recogido",
    identityLabel: "Identidad",
  },
  conflicts: {
    title: "Valores contradictorios",
    head: ["Campo", "Mostrado aquí", "También se indica"],
    members: {
      title: "título",
      company: "empresa",
      school: "centro",
      degree: "titulación",
      organization: "organismo",
      role: "función",
      from: "desde",
      to: "hasta",
      date: "fecha",
      location: "lugar",
      place: "lugar",
      companyFounded: "fundación",
      salaryFrom: "salario desde",
      salaryTo: "salario hasta",
      createdAt: "creada",
      lastActiveAt: "última actividad",
    },
  },
  charts: {
    bars: (rows) => `Barras. ${rows}.`,
    columns: (rows) => `Columnas. ${rows}.`,
    spans: (rows) => `Barras sobre una línea de años. ${rows}.`,
    split: (rows) => `Una barra en partes: ${rows}.`,
  },
  flagsHead: ["Tema", "Publicaciones", "Publicación"],
  /** A post repeated more often than is shown. */
  copies: (count) => plural(count, { one: "y # vez más", other: "y # veces más" }),
  morePosts: (count) =>
    plural(count, {
      one: "# de estas publicaciones, anterior, no se muestra aquí; la consulta la muestra.",
      other: "# de estas publicaciones, anteriores, no se muestran aquí; la consulta las muestra.",
    }),
  more: (count) =>
    plural(count, {
      one: "# entrada más no se muestra aquí; la consulta las contiene todas.",
      other: "# entradas más no se muestran aquí; la consulta las contiene todas.",
    }),
  back: {
    notUsed: "no se usa",
    collected: (date) => `recogido el ${date}`,
    undated: "sin fecha",
    otherAddresses: "Otras direcciones de esta persona",
    noSources: "No se recogió ninguna fuente para este informe.",
    source: "Fuente",
    coverageIntro:
      "«No hallado»: la fuente respondió y no conoce a la persona. «No disponible» y «error»: no se pudo consultar.",
    off: (connectors) => `Sin consultar, por estar desactivadas o no tener clave: ${connectors}.`,
    holds: {
      profile: () => "perfil",
      record: (pages) => plural(pages, { one: "# ficha", other: "# fichas" }),
      posts: (pages) => plural(pages, { one: "# página de publicaciones", other: "# páginas de publicaciones" }),
      results: (pages) =>
        plural(pages, { one: "# página de resultados de búsqueda", other: "# páginas de resultados de búsqueda" }),
      followers: () => "seguidores",
    },
    told: "Conocido al iniciar la consulta",
    importedCv: (file?: string) =>
      file === undefined ? "Currículum de un archivo importado" : `Currículum de ${file}`,
    imported: (file?: string) => (file === undefined ? "Entrada de un archivo importado" : `Entrada de ${file}`),
    handedOver: (file?: string) =>
      file === undefined ? "Documento entregado para esta consulta" : `${file}, entregado para esta consulta`,
    rectified: (day) => `Declarado por la persona, rectificado el ${day}`,
    hash: (digits) => `SHA-256 ${digits}…`,
    noCoverage: "No se consultó ninguna fuente para este informe.",
  },
};
