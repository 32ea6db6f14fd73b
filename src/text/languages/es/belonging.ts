import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:medio |ex)?(?:hermano|hermana|hijo|hija|padre|madre|marido|mujer|esposo|esposa)s?|viud[oa]|pareja|novi[oa]|t[ií][oa]|prim[oa]s?|sobrin[oa]s?|cuñad[oa]|yerno|nuera|suegr[oa]|nieto|nieta|familiar(?:es)?|amig[oa]s?|vecin[oa]s?|colegas?|soci[oa]s?|cómplices?|emplead[oa]s?|asistente|asesor(?:a|es)?|chófer|chofer|conductor|escolta|guardaespaldas|contable|contador(?:a)?|abogad[oa]s?|defensor(?:a)?|portavoz|inquilin[oa]s?|víctimas?|agresor(?:es)?|acosador|asesino|secuestrador(?:es)?|rival|sucesor(?:a)?|antecesor(?:a)?|predecesor(?:a)?|clientes?|jardinero|hombre|joven|individuo",
  of: "(?:de la |de los |de las |del |de |para |a la |al )\\s*",
  beside: "de|del|a|al|por|para|con|contra|sobre|según|entre",
  posts:
    "director(?:a)?|president[ea]|gerente|consejer[oa]|fundador(?:a)?|alcalde(?:sa)?|ministr[oa]|diputad[oa]|senador(?:a)?|responsable|dirigente|jef[ea]|propietari[oa]|dueñ[oa]|empresari[oa]|profesor(?:a)?|doctor(?:a)?|actor|actriz|concejal(?:a)?|administrador(?:a)?|CEO",
  who: "que|quien|cuyo|cuya|el cual|la cual",
  articles: "el|la|los|las|un|una|unos|unas",
  matters:
    "demandas?|denuncias?|querellas?|causas?|casos?|procesos?|juicios?|cargos?|acusaci(?:ón|ones)|investigaci(?:ón|ones)|recursos?|condenas?|sentencias?|multas?|sanci(?:ón|ones)|penas?|orden|órdenes|procedimientos?",
  when: "que|cuando|mientras|porque|aunque|como",
  verbs: "fue|fueron|ha|han|había|es|está|será|queda|quedó|resultó|debe|ingresa|ingresó",
  ends: "que|quien|cuyo|cuya|fue|fueron|ha|han|había|es|está|será|queda|quedó|y|o|pero|cuando|dijo|según|donde",
  and: "y",
  counts: "dos|tres|cuatro|cinco|seis|siete|\\p{N}+",
  by: "por",
  kin: "(?:medio )?herman[oa]s?|hij[oa]s?|padre|madre|marido|esposo|esposa|viud[oa]|t[ií][oa]|prim[oa]s?|sobrin[oa]s?|cuñad[oa]|yerno|suegr[oa]|niet[oa]|familiar",
  court:
    "juez|jueza|magistrad[oa]|fiscal|procurador(?:a)?|abogad[oa]|letrad[oa]|defensor(?:a)?|defendid[oa]|perit[oa]|testigo|víctima|denunciante|querellante|portavoz|periodista|inspector(?:a)?|presidid[oa]|denuncia",
  acts: "(?:ha |había |también )?(?:denunci(?:ó|ado|a|aba)|testific(?:ó|ado) contra|declar(?:ó|ado) (?:como testigo|contra)|acus(?:ó|ado) a|defend(?:ió|ía|ido)|pidi[óo] (?:la condena|una condena)|querell(?:ó|ado))",
  where: "que(?=\\s+(?:dirige|preside|gestiona|defiende|representa|posee)\\s)|donde|en (?:la|el) que|en (?:la|el) cual",
  headFirst: true,
  rivals: {
    kin: {
      he: "(?:medio )?hermano|hijo|padre|marido|esposo|viudo|t[ií]o|primo|sobrino|cuñado|yerno|suegro|nieto|novio",
      she: "(?:medio )?hermana|hija|madre|esposa|viuda|t[ií]a|prima|sobrina|cuñada|nuera|suegra|nieta|novia",
    },
    parties:
      "clientes?|asesin[oa]s?|homicidas?|agresor(?:a|es|as)?|atacantes?|secuestrador(?:a|es|as)?|atracador(?:a|es|as)?|ladr(?:ón|ona|ones)|acosador(?:a|es|as)?|chantajistas?|estafador(?:a|es|as)?|violador(?:es)?|pirómanos?|pistoleros?|terroristas?",
    is: "es|era|fue|(?:ha|había) sido|como",
  },
};
