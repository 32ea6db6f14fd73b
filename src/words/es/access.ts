import type { AccessWords } from "../words.ts";

/** Lo que dice el archivo que entrega a una persona lo que se guarda sobre ella. */
export const access: AccessWords = {
  title: "Lo que se guarda sobre usted",
  author: "Candor",
  description: "Una copia de los datos personales que se guardan sobre una persona",
  labels: { report: "Copia de sus datos", page: "Página", of: "de" },
  facts: { asOf: "A fecha de", names: "Encontrado con los nombres", identifiers: "Encontrado con" },
  sections: {
    purposes: "Para qué se usa",
    sources: "De dónde procede",
    recipients: "Quién lo ha visto",
    held: "Qué se guarda",
    logic: "Cómo se juzgó que trata de usted",
    rights: "Qué puede pedir",
  },
  none: "No se guarda nada.",
  nobody: "Nadie, hasta donde alcanza el registro.",
  cutRows: (left) => `${left} filas más están en el archivo JSON de esta copia.`,
  withheld: (column, why) => `No incluido: ${column} (${why}).`,
  leftOut: (rows, why) => `${rows} filas no incluidas: ${why}.`,
  kept: (until) => `Se conserva: ${until}.`,
  file: "Un archivo, incluido en el archivo JSON de esta copia.",
  heads: {
    purposes: ["Finalidad", "Creado", "Se conserva hasta"],
    sources: ["Fuente", "Dirección", "Recogido"],
    looked: ["Cuándo", "Qué se hizo", "Finalidad", "Por"],
    told: ["Cuándo", "Qué", "A"],
  },
  linkOpened: (times) => `un enlace al informe, abierto ${times} veces`,
  linkHolder: "quien tenga el enlace",
  logic: [
    {
      title: "Qué documentos cuentan",
      text: "Cada documento que se encuentra se compara, con reglas fijas, con usted y con otras personas conocidas del mismo nombre: nombres, fechas, lugares, empleadores, centros de estudio, direcciones y cuentas. Se juzga que trata de usted, de otra persona, o queda sin decidir. Solo lo que se juzga que trata de usted pasa a un perfil. Los rasgos y la puntuación de cada juicio figuran en «match».",
    },
    {
      title: "Qué se toma de ellos",
      text: "Un lector toma de cada documento afirmaciones con el pasaje que las dice. Una frase sobre usted se escribe solo a partir de tales afirmaciones.",
    },
    {
      title: "Quién decide",
      text: "Los documentos se juzgan con estas reglas sin que una persona mire cada uno, y una solicitud que usted confirma con un código puede concederse sin ella. El operador puede corregir cada juicio, y la corrección vale en toda consulta posterior sobre usted. Si un operador ha conectado un modelo de lenguaje, este propone afirmaciones a partir de los documentos; cada una debe figurar palabra por palabra en el documento antes de usarse, y nombra a su lector.",
    },
  ],
  rights: [
    { title: "Corregirlo", text: "Puede decir qué es erróneo y qué es correcto, y recibe una respuesta." },
    {
      title: "Detenerlo o borrarlo",
      text: "Puede oponerse, y puede pedir que se borre todo. En ambos casos deja de ser encontrado.",
    },
    {
      title: "Reclamar",
      text: "Puede reclamar ante la autoridad de protección de datos del lugar donde vive o trabaja, o donde crea que se infringió la ley.",
    },
  ],
  stores: {
    "as long as what is sealed with it": "tanto tiempo como lo que está sellado con ella",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "mientras la fuente lo permita, y no más que la última consulta que lo usó",
    "as long as its lookup": "tanto tiempo como su consulta",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "tanto tiempo como su consulta; el texto de un documento sobre otra persona, CANDOR_OTHER_DAYS días tras su final",
    "1 to 30 days, and no longer than its lookup": "de 1 a 30 días, y no más que su consulta",
    "30 days": "30 días",
    "a day; the answer is sealed with the caller's key":
      "un día; la respuesta está sellada con la clave de quien la pidió",
    "as long as the last lookup, or the candidate, that it is about":
      "tanto tiempo como la última consulta, o la persona importada, de que trata",
    "until it is removed": "hasta que se retire",
    "as long as its bulk": "tanto tiempo como su lista",
    "1 to 365 days, as its caller says (90)": "de 1 a 365 días, según quien pregunta (90 si no dice nada)",
    "the names of files that could not be used: those of their `import` are given":
      "nombres de archivos que no se pudieron usar; se incluyen los de su `import`",
    "until its import is removed": "hasta que se retire el archivo importado",
    "until it is split, or a candidate of it is deleted":
      "hasta que se deshaga la unión o se borre una de las personas",
    "as long as somebody merged is suppressed": "mientras esté oculto alguien que se unió con usted",
    "as long as its candidate": "tanto tiempo como la persona a la que pertenece",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "hasta que se retire el archivo importado; a quien halló una búsqueda, 30 días desde la última vez",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "quién pidió y qué, 24 meses tras la respuesta; que se pidió y se respondió, para siempre",
    "until the person is erased: what is collected later would bring the wrong value back":
      "hasta que se borre a la persona: lo que se recogiera después traería de vuelta el dato erróneo",
    "for good, or until the person is erased": "para siempre, o hasta que se borre a la persona",
    "until the two are merged, or one of them is deleted": "hasta que se unan los dos o se borre uno de ellos",
    "until the profile is made anew, and no longer than its lookup":
      "hasta que se rehaga el perfil, y no más que su consulta",
    "until its lookup ends or is built anew": "hasta que termine la consulta o se rehaga",
    "keys: what is sealed with them is given in clear": "claves: lo sellado con ellas se entrega legible",
    "the same answer is given with its `datasource`": "la misma respuesta se da con su `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "sobre otra persona del mismo nombre, o de quien nadie sabe: no alimenta nada",
    "`value` and `quote`, as they are stored": "`value` y `quote`, tal como se guardan",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "la respuesta está sellada con la clave de quien preguntó: lo que decía figura en `lookup`",
    "`data`, as it is stored": "`data`, tal como se guarda",
    "what the summaries in `data` say": "lo que dicen los resúmenes de `data`",
    "says which `claim` stands under which field of `data`": "dice qué `claim` sustenta cada campo de `data`",
    "other people who are shown beside the person": "otras personas que se muestran junto a la persona",
    "other people": "otras personas",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "que está oculto alguien que se unió con la persona: no se muestra a nadie, y se entrega tal cual",
    "keyed hashes of what stands in `candidate`": "huellas con clave de lo que figura en `candidate`",
    "the words of the other columns, as the search files them":
      "las palabras de las otras columnas, tal como las archiva la búsqueda",
    "that two are two people, by ids: the other is somebody else":
      "que dos fichas son dos personas, por sus identificadores: la otra es alguien distinto",
    "that a profile is about to be made anew: it is given as it is":
      "que un perfil está a punto de rehacerse: se entrega tal cual",
    "made anew from `lookup` whenever it is asked for": "se rehace a partir de `lookup` cada vez que se pide",
    "names of other people who asked not to be shown are filled in":
      "los nombres de otras personas que pidieron no ser mostradas están tachados",
  },
};
