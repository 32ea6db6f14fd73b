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
    "for as long as the data it encrypts": "tanto tiempo como lo que está sellado con ella",
    "for as long as its source allows, and no longer than the last lookup that used it":
      "mientras la fuente lo permita, y no más que la última consulta que lo usó",
    "for as long as the lookup it belongs to": "tanto tiempo como su consulta",
    "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended":
      "tanto tiempo como su consulta; el texto de un documento sobre otra persona, CANDOR_OTHER_DAYS días tras su final",
    "for 1 to 30 days, and no longer than the lookup it belongs to": "de 1 a 30 días, y no más que su consulta",
    "for 30 days": "30 días",
    "for one day; the response is encrypted with the API key of whoever requested it":
      "un día; la respuesta está sellada con la clave de quien la pidió",
    "for as long as the last lookup or the person it is about":
      "tanto tiempo como la última consulta, o la persona importada, de que trata",
    "until it is removed": "hasta que se retire",
    "for as long as the bulk lookup it belongs to": "tanto tiempo como su lista",
    "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)":
      "de 1 a 365 días, según quien pregunta (90 si no dice nada)",
    "names of files that could not be used; those of their `import` are included":
      "nombres de archivos que no se pudieron usar; se incluyen los de su `import`",
    "until the import it came with is removed": "hasta que se retire el archivo importado",
    "until the people are split again, or one of them is deleted":
      "hasta que se deshaga la unión o se borre una de las personas",
    "for as long as one of the merged people is suppressed": "mientras esté oculto alguien que se unió con usted",
    "for as long as the person it belongs to": "tanto tiempo como la persona a la que pertenece",
    "until the import it came with is removed; a person found by a search, until 30 days after they were last found":
      "hasta que se retire el archivo importado; a quien halló una búsqueda, 30 días desde la última vez",
    "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently":
      "quién pidió y qué, 24 meses tras la respuesta; que se pidió y se respondió, para siempre",
    "until the person is erased, because later searches would bring the wrong value back":
      "hasta que se borre a la persona: lo que se recogiera después traería de vuelta el dato erróneo",
    "permanently, or until the person is erased": "para siempre, o hasta que se borre a la persona",
    "until the two are merged, or one of them is deleted": "hasta que se unan los dos o se borre uno de ellos",
    "until the profile is rebuilt, and no longer than the lookup it belongs to":
      "hasta que se rehaga el perfil, y no más que su consulta",
    "until the lookup it belongs to ends or is rebuilt": "hasta que termine la consulta o se rehaga",
    "encryption keys; the data they encrypt is included unencrypted": "claves: lo sellado con ellas se entrega legible",
    "the same response is included under `datasource`": "la misma respuesta se da con su `datasource`",
    "about somebody else with the same name, or unclear whom it is about; it is not used":
      "sobre otra persona del mismo nombre, o de quien nadie sabe: no alimenta nada",
    "`value` and `quote` in their stored form": "`value` y `quote`, tal como se guardan",
    "the response is encrypted with the API key of whoever requested it; its content is under `lookup`":
      "la respuesta está sellada con la clave de quien preguntó: lo que decía figura en `lookup`",
    "`data` in its stored form": "`data`, tal como se guarda",
    "repeats the summaries in `data`": "lo que dicen los resúmenes de `data`",
    "links each `claim` to its field in `data`": "dice qué `claim` sustenta cada campo de `data`",
    "other people shown alongside the person": "otras personas que se muestran junto a la persona",
    "other people": "otras personas",
    "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged":
      "que está oculto alguien que se unió con la persona: no se muestra a nadie, y se entrega tal cual",
    "keyed hashes of the values in `candidate`": "huellas con clave de lo que figura en `candidate`",
    "the words of the other columns, as indexed for search":
      "las palabras de las otras columnas, tal como las archiva la búsqueda",
    "records, by ID, that two entries are different people; the other one is somebody else":
      "que dos fichas son dos personas, por sus identificadores: la otra es alguien distinto",
    "records that a profile is about to be rebuilt; the profile is included as it is now":
      "que un perfil está a punto de rehacerse: se entrega tal cual",
    "created from `lookup` whenever it is requested": "se rehace a partir de `lookup` cada vez que se pide",
    "the names of other people who asked not to be shown are redacted":
      "los nombres de otras personas que pidieron no ser mostradas están tachados",
  },
};
