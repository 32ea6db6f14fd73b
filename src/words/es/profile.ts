import { ENGLISH } from "../en/english.ts";
import type { Words } from "../words.ts";
import { formats } from "./formats.ts";
import { names } from "./names.ts";

const { plural } = formats;

/** What every renderer says about people and lookups, in Spanish. */
export const profile = {
  sections: names.sections,
  terms: {
    female: "Mujer",
    male: "Hombre",
    social: "Red social",
    professional: "Profesional",
    video: "Vídeo",
    code: "Código",
    web: "Web",
    questions: "Preguntas y respuestas",
    news: "Noticias",
    profile: "Perfil",
    alleged: "Acusación, sin cargos conocidos",
    investigated: "Bajo investigación",
    sued: "Demanda",
    arrested: "Detención",
    charged: "Imputación",
    extradited: "Extradición",
    tried: "En juicio",
    liable: "Juicio civil perdido",
    convicted: "Condena",
    fined: "Multa",
    sanctioned: "Sanción",
    disqualified: "Inhabilitación",
    sentenced: "Pena impuesta",
    settled: "Demanda resuelta por acuerdo",
    dropped: "Caso archivado",
    acquitted: "Absolución o exculpación",
    overturned: "Condena anulada",
    pardoned: "Indulto",
  },
  caseKinds: {
    fraud: "Fraude",
    corruption: "Corrupción",
    "financial crime": "Delitos financieros",
    regulatory: "Normativa",
    narcotics: "Narcotráfico",
    violence: "Violencia",
    "sexual crime": "Delitos sexuales",
    terrorism: "Terrorismo",
    cybercrime: "Ciberdelincuencia",
    property: "Delitos contra la propiedad",
    trafficking: "Trata y tráfico",
    insolvency: "Insolvencia",
    sanctions: "Sanciones",
    other: "Otros",
  },
  labels: names.labels,
  members: names.members,
  likeness: names.likeness,
  platforms: ENGLISH.platforms,
  flags: {
    flagged: "Señalado",
    topic: "Publicaciones que lo mencionan",
    clear: "Nada que señalar",
    open: "Sin evaluar",
    unmentioned: "Sin evaluar; ninguna encontrada",
    dismissed: "Descartado",
    dismissedBy: (name, day) => ` por ${name}, ${day}`,
    dismissedOn: (day) => `, ${day}`,
    counts: (flagged, judged) =>
      `${formats.number(flagged)} de ${plural(judged, { one: "# publicación", other: "# publicaciones" })}`,
    confidence: (share) => `la regla acierta en el ${share}`,
    note: "Son juicios de una regla sobre publicaciones, con la proporción en que acierta; ninguna fuente los afirma, y se refieren a las publicaciones, no a la persona. Una regla que acierta en menos de 95 de cada 100 publicaciones no señala nada: solo encuentra publicaciones que mencionan su tema, algunas en otro sentido. Encuentra menos de la mitad de ellas: que no haya encontrado ninguna no significa que no la haya. Se evalúan las publicaciones propias en inglés, cada texto una vez.",
  },
  awaitedDocuments: (count) =>
    plural(count, {
      one: "Queda por leer # documento entregado: lo que dice falta en este perfil.",
      other: "Quedan por leer # documentos entregados: lo que dicen falta en este perfil.",
    }),
  contradictions: {
    title: "Indicado, pero no utilizado",
    text: "Se indicó como de la persona (una URL, un correo electrónico, un documento), pero su contenido lo contradice o no había nada que leer. Nada de ello se usa en este informe. Compruébelo en Fichas.",
    noAccount: "Esta cuenta no existe.",
    noPage: "Esta página no existe.",
    unreadAccount: "No se pudo leer esta cuenta.",
    unreadPage: "No se pudo leer esta página.",
  },
  rectified: {
    title: "Rectificado por la persona",
    text: "La persona hizo corregir esto. El informe recoge sus propias palabras; la línea de un registro público que impugna figura al lado.",
    corrected: (property, day) => `Rectificado por la persona el ${day}: ${property}`,
    disputed: (value, source) => `Impugnado por la persona: ${value}${source === "" ? "" : ` (${source})`}`,
  },
  silences: {
    title: "Fuera de este informe",
    undecided: (count) =>
      plural(count, {
        one: "# ficha puede tratar de esta persona, pero está sin decidir: nada de ella se usa.",
        other: "# fichas pueden tratar de esta persona, pero están sin decidir: nada de ellas se usa.",
      }),
    imported: (sections) =>
      `No se consultó ninguna fuente externa. Los datos importados no muestran nada sobre: ${sections}.`,
    unasked: (sections) => `No se consultó ninguna fuente externa, y ninguna fuente importada abarca: ${sections}.`,
    unshown: (sections) => `Se encontró algo, pero no se muestra nada de ello: ${sections}.`,
    nothing: (sections) => `Buscado sin encontrar nada: ${sections}.`,
    notAsked: (sections) =>
      `Sin buscar; las fuentes están desactivadas, no respondieron o necesitan datos que no se conocen de la persona: ${sections}.`,
    closed: (sections) => `No forma parte de esta consulta: ${sections}.`,
  },
  changes: {
    title: (day) => `Cambios desde el ${day}`,
    none: (day) => `Nada ha cambiado desde el ${day}.`,
    count: (changes) => plural(changes, { one: "# cambio", other: "# cambios" }),
    added: "Nuevo",
    changed: "Cambiado",
    gone: "Ya no aparece",
    value: (before, after) => `${before} → ${after}`,
    notCompared: (sections) => `Sin comparar, porque solo una de las dos consultas lo contiene: ${sections}.`,
  },
  risks: {
    title: "Examen de riesgos",
    labels: {
      adverseMedia: "Prensa adversa",
      dataBreaches: "Filtraciones de datos",
      sanctions: "Sanciones y PEP",
      litigation: "Litigios",
      directorships: "Cargos societarios",
    },
    states: { found: "Hallado", untold: "Papel incierto", nothing: "Nada hallado", notAsked: "Sin consultar" },
    foundEnded: (stages) => `Hallado: ${stages.toLowerCase()}`,
    counts: {
      adverseMedia: (count) => plural(count, { one: "# artículo", other: "# artículos" }),
      dataBreaches: (count) => plural(count, { one: "# filtración", other: "# filtraciones" }),
      sanctions: (count) =>
        plural(count, { one: "# artículo habla de sanciones", other: "# artículos hablan de sanciones" }),
      directorships: (count) =>
        plural(count, { one: "# cargo, según la trayectoria", other: "# cargos, según la trayectoria" }),
    },
    heldBack: (count) =>
      plural(count, {
        one: "# artículo sin decidir informa de un caso: compruébelo en Fichas",
        other: "# artículos sin decidir informan de un caso: compruébelos en Fichas",
      }),
    untold: (count) =>
      plural(count, {
        one: "# artículo sobre un caso nombra a la persona; no se pudo determinar su papel en él",
        other: "# artículos sobre un caso nombran a la persona; no se pudo determinar su papel en él",
      }),
    withPart: (count, part) =>
      plural(count, {
        one: `# artículo sobre un caso nombra a la persona; ${part}`,
        other: `# artículos sobre un caso nombran a la persona; ${part}`,
      }),
    readArticles: (count) =>
      plural(count, {
        one: "# artículo disponible: ningún caso suyo hallado",
        other: "# artículos disponibles: ningún caso suyo hallado",
      }),
    unanswered: (count) =>
      plural(count, {
        one: "Se consultó # fuente de prensa y no respondió",
        other: "Se consultaron # fuentes de prensa y no respondieron",
      }),
    noAnswer: "Sin respuesta",
    unreadDocuments: (count) =>
      plural(count, {
        one: "# documento entregado no es un artículo y no se leyó en busca de casos",
        other: "# documentos entregados no son artículos y no se leyeron en busca de casos",
      }),
    publicOffice: "Ocupa u ocupó un cargo público",
    unshown: "No se muestra nada de ello",
    nothing: {
      adverseMedia: "Se consultó la prensa",
      dataBreaches: "Se consultó una lista de filtraciones",
    },
    listed: {
      word: "Por revisar",
      entries: "Una lista tiene una entrada que puede ser suya: véase Fichas",
      nothing: {
        sanctions: "Se consultó una lista de sanciones",
        litigation: "Se consultó un registro judicial",
        directorships: "Se consultó un registro mercantil",
      },
    },
    notAsked: {
      adverseMedia: "No se consultó ninguna fuente de prensa",
      dataBreaches: "No se consultó ninguna lista de filtraciones",
      sanctions: "Candor no tiene ninguna lista de sanciones que consultar",
      litigation: "Candor no tiene ningún registro judicial que consultar",
      directorships: "Candor no tiene ningún registro mercantil que consultar",
    },
    closed: "No forma parte de esta consulta",
  },
  findings: "Hallazgos principales",
  keyFacts: "Datos esenciales",
  publishers: (verified, all) =>
    `${verified} de ${plural(all, { one: "# editor confirmado", other: "# editores confirmados" })} por otra ficha`,
  purposes: {
    due_diligence: "Diligencia debida",
    journalism: "Periodismo",
    self: "Mis propios datos",
    meeting: "Preparación de una reunión",
    sales: "Ventas",
    brand_partnership: "Colaboración de marca",
    research: "Investigación",
  },
  statuses: {
    queued: "En espera",
    running: "En curso",
    success: "Terminada",
    error: "Fallida",
    cancelled: "Cancelada",
    expired: "Caducada",
  },
  stages: {
    queued: "En espera",
    collect: "Recogida",
    resolve: "Cotejo",
    assemble: "Elaboración",
    summarize: "Resumen",
    done: "Terminado",
  },
  outcomes: {
    found: "Hallado",
    absent: "No hallado",
    blocked: "No disponible",
    failed: "Error",
    skipped: "Sin buscar",
    suppressed: "Bloqueado",
  },
  identifierKinds: {
    candidate: "identificador de persona",
    email: "correo electrónico",
    phone: "teléfono",
    profileUrl: "dirección de perfil",
    website: "sitio web",
    externalId: "identificador en una fuente",
    handle: "nombre de usuario",
    name: "nombre",
  },
  judgements: { own: "Esta persona", undecided: "Sin decidir" },
  verified: "confirmado",
  inEnglish: "Resumen en inglés:",
  verifiedText: "confirmado por otra ficha",
  inLine: ENGLISH.inLine,
  since: (start) => `desde ${start}`,
  from: (start) => `a partir de ${start}`,
  until: (end) => `hasta ${end}`,
  between: (start, end) => `${start} – ${end}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: "–",
  range: (from, to) => `${from}–${to}`,
  rangeFrom: (from) => `${from} o más`,
  rangeTo: (to) => `hasta ${to}`,
  employees: (range) => `${range} empleados`,
  followers: (value) => plural(value, { one: "# seguidor", other: "# seguidores" }),
  likes: (value) => plural(value, { one: "# «me gusta»", other: "# «me gusta»" }),
  comments: (value) => plural(value, { one: "# comentario", other: "# comentarios" }),
  shares: (value) => plural(value, { one: "compartido # vez", other: "compartido # veces" }),
  audienceSample: (names, unknown) =>
    `${plural(names, { one: "# nombre", other: "# nombres" })}, ${unknown} sin determinar`,
  sample: (counted, all) =>
    counted === all
      ? plural(all, { one: "# publicación", other: "# publicaciones" })
      : `las ${formats.number(counted)} más recientes de ${plural(all, { one: "# publicación", other: "# publicaciones" })}`,
  /** Of how many posts a judgement is. */
  judged: (counted, all) =>
    `${formats.number(counted)} de ${plural(all, { one: "# publicación", other: "# publicaciones" })}, sin repeticiones ni idiomas que no se evalúan`,
  photo: (number) => `Foto ${number}`,
  alts: {
    portrait: (name) => `Retrato de ${name}`,
    logo: (name) => `Logotipo de ${name}`,
    picture: (name) => `Imagen de ${name}`,
    photo: (number, all, name) => `Foto ${number} de ${all} de ${name}`,
    post: (author, when) => `Imagen de una publicación de ${author} del ${when}`,
  },
} satisfies Partial<Words>;
