import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:meio-|ex-)?(?:irmão|irmã|filho|filha|pai|mãe|marido|mulher|esposo|esposa)s?|irmãos|viúv[oa]|companheir[oa]|namorad[oa]|noiv[oa]|ti[oa]|prim[oa]s?|sobrinh[oa]s?|cunhad[oa]|genro|sogr[oa]|familiares|amig[oa]s?|vizinh[oa]s?|colegas?|sóci[oa]s?|cúmplices?|empregad[oa]s?|funcionári[oa]s?|assistente|assessor(?:a|es)?|motorista|condutor|segurança|guarda-costas|contabilista|contador(?:a)?|advogad[oa]s?|defensor(?:a)?|porta-voz|inquilin[oa]s?|vítimas?|agressor(?:es)?|assassino|raptor(?:es)?|rival|sucessor(?:a)?|antecessor(?:a)?|clientes?|jardineiro|homem|jovem|indivíduo",
  of: "(?:de |do |da |dos |das |para )\\s*",
  beside: "de|do|da|dos|das|a|ao|à|por|pelo|pela|para|com|contra|sobre|segundo",
  posts:
    "diretor(?:a)?|directora?|president[ea]|gerente|administrador(?:a)?|fundador(?:a)?|prefeit[oa]|ministr[oa]|deputad[oa]|senador(?:a)?|responsável|dirigente|chefe|proprietári[oa]|don[oa]|empresári[oa]|professor(?:a)?|doutor(?:a)?|ator|atriz|vereador(?:a)?|CEO",
  who: "que|quem|cujo|cuja|o qual|a qual",
  articles: "o|a|os|as|um|uma",
  matters:
    "aç(?:ão|ões)|processos?|denúncias?|queixas?|acusaç(?:ão|ões)|inquéritos?|investigaç(?:ão|ões)|recursos?|condenaç(?:ão|ões)|sentenças?|penas?|multas?|sanç(?:ão|ões)|casos?|mandados?|procedimentos?",
  when: "que|quando|enquanto|porque|embora|como",
  verbs: "foi|foram|tinha|havia|é|era|será|está|tem|deve|ficou|fica",
  ends: "que|quem|cujo|cuja|foi|foram|tinha|havia|é|era|será|está|e|ou|mas|quando|disse|onde",
  and: "e",
  counts: "dois|duas|três|quatro|cinco|seis|sete|\\p{N}+",
  by: "por|pelo|pela",
  kin: "(?:meio-)?irm(?:ão|ã|ãos)|filh[oa]s?|pai|mãe|marido|mulher|esposo|esposa|viúv[oa]|ti[oa]|prim[oa]|sobrinh[oa]|cunhad[oa]|genro|sogr[oa]",
  court:
    "ju[ií]z(?:a)?|magistrad[oa]|promotor(?:a)?|procurador(?:a)?|advogad[oa]|defensor(?:a)?|defendid[oa]|perit[oa]|testemunha|vítima|queixosa?|queixa|porta-voz|jornalista|presidid[oa]|inspetor(?:a)?",
  where: "que(?=\\s+(?:dirige|preside|gere|defende|representa|possui)\\s)|onde|em que|na qual|no qual",
  headFirst: true,
  rivals: {
    kin: {
      he: "(?:meio-)?irmão|filho|pai|marido|esposo|viúvo|tio|primo|sobrinho|cunhado|genro|sogro|neto|namorado|companheiro",
      she: "(?:meia-)?irmã|filha|mãe|esposa|viúva|tia|prima|sobrinha|cunhada|nora|sogra|neta|namorada|companheira",
    },
    parties:
      "clientes?|assassin[oa]s?|homicidas?|agressor(?:a|es|as)?|raptor(?:a|es|as)?|sequestrador(?:a|es|as)?|assaltantes?|ladr(?:ão|ões|a)|perseguidor(?:a|es)?|chantagistas?|burl(?:ão|ões|ona)|violador(?:es)?|estuprador(?:es)?|incendiári[oa]s?|terroristas?",
    is: "é|era|foi|(?:tem|tinha) sido|como",
  },
};
