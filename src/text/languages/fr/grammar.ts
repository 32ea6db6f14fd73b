import type { Grammar } from "../grammar.ts";

export const FRENCH: Grammar = {
  lang: "fr",
  common: "le la les de et des est en du une un dans pour par sur elle il avec qui depuis",
  female: "elle",
  male: "il",
  first: "[Jj]e|[Jj]['’]",
  firstSigns: "[Jj]e (?:suis|travaille|vis|dirige)|[Jj]['’]ai",
  relative: "qui",
  and: "et|puis|mais",
  adverbs: "aussi|actuellement|ensuite|puis|aujourd['’]hui|également|auparavant|d['’]abord|désormais|a|est|y|s['’]|se",
  dropsSubject: false,
  inverts: false,
  at: "(?:à|chez|pour|dans)(?: la| l['’]| le| les)?|au|aux|de l['’]|de la|du|l['’]|la|le",
  of: "de(?: la| l['’])?|du|des|d['’]|chez|à(?: la| l['’])?|au",
  as: "comme|en tant que|en qualité de",
  article: "(?:un|une|le|la|les|l['’])",
  inName: "de|du|des|la|le|les|et|pour|d['’]|l['’]|en|sur",
  in: "à|en|au|près de|aux",
  roles:
    "directeur|directrice|gérante?|chef(?:fe)?|présidente?|vice-présidente?|professeure?|maître de conférences|enseignante?|ingénieure?|avocate?|médecin|chirurgien(?:ne)?|architecte|journaliste|rédacteur|rédactrice|éditeur|éditrice|chercheur|chercheuse|consultante?|analyste|conseiller|conseillère|secrétaire|coordinateur|coordinatrice|responsable|fondateur|fondatrice|cofondateur|cofondatrice|maire|ministre|députée?|sénateur|sénatrice|recteur|rectrice|doyen(?:ne)?|chimiste|physicien(?:ne)?|biologiste|économiste|programmeur|programmeuse|développeur|développeuse|designer|entraîneur|entraîneuse|conservateur|conservatrice|commissaire|bibliothécaire|infirmière?|pharmacien(?:ne)?|comptable|technicien(?:ne)?|associée?|stagiaire|porte-parole|pilote|juge|PDG|déléguée?|administrateur|administratrice",
  institution:
    "Université|École|Ecole|Institut|Académie|Lycée|Faculté|Collège|Conservatoire|Sorbonne|Polytechnique|University|HEC|INSA|ENS|ENA|Sciences Po",
  degree: "licence|maîtrise|master|doctorat|diplôme|baccalauréat|docteure?|DEA|DESS|MBA|agrégation|diplômée?",
  award: "[Pp]rix|[Mm]édaille|Ordre|Légion d['’]honneur|[Bb]ourse|Croix",
  spouse: "(?:son|sa) (?:mari|époux|épouse|femme|conjointe?)|mariée? (?:à|avec)|(?:épouse|époux|mari|femme) de",
  child:
    "(?:son fils|sa fille|ses (?:enfants|fils|filles))|(?:deux|trois|quatre|cinq|\\d) (?:enfants|fils|filles)|un fils|une fille|(?:mère|père) de",
  kin: "(?:son|sa|ses|mon|ma) (?:mari|époux|épouse|femme|père|mère|parents|frère|sœur|fils|fille|enfants|oncle|tante|cousine?|grand-père|grand-mère|collègue|successeur|prédécesseur|associée?)",
  postOf: /^\s*(?:le poste|la fonction|les fonctions) (?:de\s|d['’])/u,
  homeBy: "à",
  employerBy: "chez",
  schoolBy: "à ",
  founder: ["fondateur", "fondatrice"],
  coFounder: ["cofondateur", "cofondatrice"],
  afterTenure:
    /(?:,\s|\s)après\s(?:(?:plus de|près de|presque)\s)?(?:\d{1,2}|\p{Ll}+)\s(?:ans|années|an|mois)\s(?:chez|à|au)\s/u,
  stillHeld: /,\s(?:poste|fonction|charge)\s(?:qu['’](?:il|elle)|que je)\s\p{L}+\s(?:encore|toujours|aujourd['’]hui)/u,
  marriedTo: "(?:à|avec)?\\s?",
  fluency: /(?<!\p{L})(?:couramment|parfaitement)(?!\p{L})/iu,
  titleEnd: "chez|à|au|aux|dans|pour|auprès|en(?!\\schef)",
  frames: [
    { kind: "birth", verb: "(?:est |suis |était )?née?(?!\\p{L})|naît|naquit|(?:voit|vit) le jour|a vu le jour" },
    { kind: "death", verb: "(?:est )?(?:morte?|décédée?)|meurt|mourut" },
    {
      kind: "board",
      verb: "(?:est|siège|était) (?:membre |au )?(?:du |de la |au )?(?:conseil (?:d['’]administration|de surveillance|consultatif)|comité(?: directeur)?) (?:de la|de l['’]|du|de|d['’])",
      present: true,
    },
    { kind: "citizen", verb: "est de nationalité|a la nationalité" },
    { kind: "marriage", verb: "(?:est|a été|était) mariée?|(?:a )?épousée?|épouse|épousa|s['’]est mariée?" },
    {
      kind: "child",
      verb: "(?:a|ont|eut)(?= (?:deux|trois|quatre|cinq|\\d|un|une) (?:enfants|fils|filles|fille))|est (?:la mère|le père) de|est (?:mère|père) de",
    },
    { kind: "speech", verb: "parle|maîtrise" },
    { kind: "home", verb: "(?:vis|vit|habite|réside)(?: et travaille)?", present: true },
    {
      kind: "found",
      verb: "(?:a )?(?:fondé|cofondé)(?!\\p{L})|fonde|est (?:le fondateur|la fondatrice|fondateur|fondatrice|cofondateur|cofondatrice) (?:de|du|d['’])",
    },
    {
      kind: "award",
      verb: "(?:a reçu|reçoit|reçut|a obtenu|obtient|a remporté|remporte|est lauréate? d[ue]|est titulaire d[ue])(?=[^.;]{1,120}(?:[Pp]rix|[Mm]édaille|Ordre|Légion|[Bb]ourse|Croix))",
    },
    {
      kind: "school",
      verb: "(?:ai |a )?(?:étudié|étudia|étudie)(?!\\p{L})|a fait ses études|fait ses études|est (?:diplômée?|titulaire|docteure?|ancien(?:ne)? élève)|(?:a obtenu|obtient|a soutenu)(?= (?:un|une|son|sa|le) (?:\\p{L}+ )?(?:licence|maîtrise|master|doctorat|diplôme|thèse))|a fréquenté",
    },
    { kind: "work", verb: "travaille|enseigne|dirige|exerce", present: true },
    {
      kind: "work",
      verb: "ai travaillé|a travaillé|travailla|a enseigné|enseigna|a dirigé|dirigea|a exercé|travaillait",
    },
    {
      kind: "work",
      verb: "(?:a |est )?(?:rejoint|rejoignit|entrée?|entre(?=\\s(?:à|au|aux|chez|dans|en|comme)(?!\\p{L}))|intègre|intégré)(?!\\p{L})",
      begins: true,
    },
    { kind: "role", verb: "suis|est|occupe(?=[^.;]{0,40}(?:poste|fonction))", present: true },
    { kind: "role", verb: "(?:a été|est) (?:nommée?|élue?|promue?)|devient|est devenue?|devint", begins: true },
    {
      kind: "role",
      verb: "a été|avait été|était|fut|a occupé(?=[^.;]{0,40}(?:poste|fonction))|occupait(?=[^.;]{0,40}(?:poste|fonction))",
    },
  ],
};
