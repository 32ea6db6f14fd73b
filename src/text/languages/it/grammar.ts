import type { Grammar } from "../grammar.ts";

export const ITALIAN: Grammar = {
  lang: "it",
  common: "il di che è e un una per con del della dei dal nel presso ha si gli alla come sono stato stata",
  female: "lei",
  male: "lui",
  first: "[Ii]o",
  firstSigns:
    "[Ss]ono (?:un['’]|una?\\s|nat[oa]|laureat[oa])|[Ll]avoro (?:come|per|presso|in|al)|[Mm]i chiamo|[Mm]i sono|[Hh]o (?:studiato|lavorato)|[Vv]ivo (?:a|ad|in)\\s",
  relative: "che|il quale|la quale",
  and: "e|ed|ma|poi",
  adverbs:
    "anche|attualmente|oggi|poi|successivamente|in seguito|precedentemente|in precedenza|inoltre|ora|tuttora|ha|è|si|più tardi|dapprima|prima|dopo",
  dropsSubject: true,
  inverts: true,
  at: "(?:presso|per)(?: il| lo| la| i| gli| le)?|(?:presso|per) l['’]|alla|allo|al|ai|agli|alle|all['’]|nella|nello|nelle|nel|nei|nell['’]|in",
  of: "di|del|dello|della|dei|degli|delle|dell['’]|presso(?: il| lo| la)?|presso l['’]|per|alla|al|all['’]",
  as: "come|in qualità di|nel ruolo di|in veste di|con il ruolo di|quale",
  article: "(?:un['’]|l['’]|una|uno|un|il|lo|la|i|gli|le)",
  inName: "di|del|dello|della|dei|degli|delle|dell['’]|d['’]|e|per|il|la|lo|le",
  in: "a|ad|in|nei pressi di|vicino a|presso",
  roles:
    "(?:vice)?dirett(?:ore|rice)|amministrat(?:ore|rice)|(?:vice)?president[ei]|presidentessa|professor(?:e|essa)|docente|insegnante|ingegner[ea]|avvocat[oa]|avvocatessa|medic[oa]|chirurg[oa]|architett[oa]|giornalista|(?:capo)?redatt(?:ore|rice)|ricercat(?:ore|rice)|consulente|analista|consiglier[ea]|segretari[oa]|coordinat(?:ore|rice)|responsabile|(?:co)?fondat(?:ore|rice)|sindac[oa]|ministr[oa]|deputat[oa]|senat(?:ore|rice)|rett(?:ore|rice)|preside|maestr[oa]|chimic[oa]|fisic[oa]|biolog[oa]|economista|programmat(?:ore|rice)|sviluppat(?:ore|rice)|progettista|designer|allenat(?:ore|rice)|curat(?:ore|rice)|conservat(?:ore|rice)|bibliotecari[oa]|infermier[ea]|farmacista|contabile|commercialista|tecnic[oa]|soci[oa]|stagista|tirocinante|portavoce|pilota|notai[oa]|giudice|magistrat[oa]|capo|dirigente|impiegat[oa]|operai[oa]|assistente|edit(?:ore|rice)|titolare|imprendit(?:ore|rice)|manager|geometra|psicolog[oa]|traduttore|traduttrice|CEO|CFO|CTO",
  institution:
    "Università|Politecnico|Istituto|Accademia|Scuola|Liceo|Conservatorio|Facoltà|Collegio|University|Bocconi|Sapienza|LUISS",
  degree:
    "laurea(?: (?:magistrale|triennale|specialistica|breve))?|dottorato(?: di ricerca)?|diploma|master|specializzazione|maturità|baccalaureato|MBA",
  award: "Premio|Medaglia|Ordine|Borsa di studio|Croce|Targa|Onorificenza|premio|medaglia|borsa di studio|onorificenza",
  spouse:
    "(?:la )?sua (?:prima |seconda )?(?:moglie|sposa|consorte|coniuge)|(?:il )?suo (?:primo |secondo )?(?:marito|sposo|consorte|coniuge)|sposat[oa] con|coniugat[oa] con|(?:moglie|marito) di",
  child:
    "(?:(?:il )?suo|(?:la )?sua) figli[oa]|(?:i )?suoi (?:due |tre |quattro )?figli|(?:le )?sue (?:due |tre |quattro )?figlie|(?:due|tre|quattro|cinque|\\d) (?:figli|figlie|bambini|bambine)|un figlio|una figlia|(?:madre|padre|mamma|papà) di",
  kin: "(?:(?:il|la|i|le) )?(?:suo|sua|suoi|sue|mio|mia|miei|mie) (?:\\p{L}+ )?(?:marito|moglie|coniuge|consorte|compagn[oa]|padre|madre|genitori|fratello|fratelli|sorella|sorelle|figlio|figlia|figli|figlie|zio|zia|cugin[oa]|nonn[oa]|collega|capo|success(?:ore|ora|rice)|predecessor[ea]|soci[oa])",
  postOf: /^\s*(?:l['’]incarico|il ruolo|la carica|la posizione|la funzione)\s(?:di\s|d['’]|del\s|della\s)/u,
  employerBy: "presso",
  schoolBy: "presso ",
  founder: ["fondatore", "fondatrice"],
  coFounder: ["cofondatore", "cofondatrice"],
  afterTenure:
    /(?:,\s|\s)dopo\s(?:(?:più di|quasi|oltre)\s)?(?:\d{1,2}|\p{Ll}+)\s(?:anni|anno|mesi)\s(?:in|presso|alla|al)\s/u,
  stillHeld:
    /,\s(?:incarico|carica|ruolo|posizione|funzione)\sche\s(?:(?:tuttora|ancora)\s\p{L}+|\p{L}+\s(?:tuttora|ancora|attualmente|ancora oggi))/u,
  marriedTo: "(?:dal\\s\\d{4}\\s)?(?:con\\s)?",
  fluency: /(?<!\p{L})(?:correntemente|fluentemente|perfettamente|madrelingua|bene)(?!\p{L})/iu,
  frames: [
    { kind: "birth", verb: "sono nat[oa]", first: true },
    {
      kind: "school",
      verb: "ho (?:studiato|frequentato)|mi sono (?:laureat|diplomat|specializzat|formato)[oa]?",
      first: true,
    },
    { kind: "work", verb: "ho (?:lavorato|insegnato|diretto|guidato)", first: true },
    { kind: "work", verb: "lavoro(?= (?:dal |come|per|presso|in|al))|dirigo|insegno", present: true, first: true },
    { kind: "home", verb: "(?:vivo|abito|risiedo)(?: e lavoro)?", present: true, first: true },
    { kind: "speech", verb: "parlo", first: true },
    { kind: "birth", verb: "(?:è |era )?nat[oa]|nacque|nasce|(?:viene|venne|è venut[oa]) al mondo|vide la luce" },
    { kind: "death", verb: "(?:è |era )?(?:mort[oa]|decedut[oa]|scompars[oa])|morì|muore" },
    {
      kind: "board",
      verb: "(?:è (?:stat[oa] )?|era |siede |fa parte )(?:membro |consiglier[ea] )?(?:del|nel) (?:consiglio (?:di amministrazione|direttivo|di sorveglianza)|comitato (?:direttivo|scientifico|consultivo)|collegio sindacale) (?:dell['’]|della|dello|del|di)",
      present: true,
    },
    { kind: "citizen", verb: "(?:è|ha) (?:di nazionalità|la cittadinanza|la nazionalità)" },
    {
      kind: "marriage",
      verb: "(?:si è |si era |è |era |è stat[oa] )?(?:sposat[oa]|coniugat[oa])(?= (?:dal \\d{4} )?con)|ha sposato|aveva sposato|(?:si )?sposò|(?:si )?sposa(?= (?:con )?\\p{Lu})",
    },
    {
      kind: "child",
      verb: "(?:ha|hanno|ebbe|ha avuto)(?= (?:due|tre|quattro|cinque|\\d|un|una) (?:figli[oae]?|figlie|bambin[ie]))|è (?:la |il )?(?:madre|padre|mamma|papà) di",
    },
    {
      kind: "speech",
      verb: "parla|padroneggia|conosce(?= (?:(?:molto )?bene |perfettamente |anche )?(?:il |lo |l['’])?\\p{Ll}+(?:,| e | ed |\\.|$))",
    },
    { kind: "home", verb: "(?:vive|abita|risiede)(?: e lavora)?", present: true },
    {
      kind: "found",
      verb: "(?:ha |aveva )(?:co)?fondato|(?:co)?fondò|è (?:stat[oa] )?(?:il |la )?(?:fondatore|fondatrice|cofondatore|cofondatrice) (?:di|del|dello|della|dell['’])",
    },
    {
      kind: "award",
      verb: "(?:ha ricevuto|ricevette|riceve|ricevé|ha vinto|vinse|vince|ha ottenuto|ottenne|ha conseguito|si è aggiudicat[oa]|è stat[oa] (?:insignit|premiat|onorat)[oa]|fu (?:insignit|premiat)[oa])(?=[^.;]{1,120}(?:[Pp]remio|[Mm]edaglia|Ordine|[Bb]orsa|Croce|[Oo]norificenza))",
    },
    {
      kind: "school",
      verb: "(?:si è|si era|è) (?:laureat|diplomat|addottorat|specializzat)[oa]|laureat[oa](?= in)|si (?:laureò|diplomò|laurea|diploma|specializzò)|(?:ha )?studiato|studiò|ha frequentato|frequentò|ha compiuto gli studi|(?:ha (?:conseguito|ottenuto|completato)|conseguì|ottenne)(?= (?:un|una|la|il|un['’]|l['’])? ?(?:laurea|dottorato|diploma|master|specializzazione|maturità))",
    },
    {
      kind: "role",
      verb: "(?:è|era) stat[oa] (?:nominat|elett|promoss)[oa]|(?:fu|viene|venne) (?:nominat|elett|promoss)[oa]|(?:è|era) diventat[oa]|diventa|diventò|divenne|diviene|(?:ha assunto|assunse|assume)(?=[^.;]{0,40}(?:ruolo|incarico|carica|posizione))",
      begins: true,
    },
    {
      kind: "role",
      verb: "(?:è|era) stat[oa]|fu|era|(?:ha ricoperto|ricoprì|ricopriva)(?=[^.;]{0,40}(?:ruolo|incarico|carica|posizione))",
    },
    {
      kind: "work",
      verb: "ha lavorato|aveva lavorato|lavorava|lavorò|ha insegnato|insegnò|ha diretto|diresse|ha guidato|guidò",
    },
    {
      kind: "work",
      verb: "è entrat[oa]|entrò|è passat[oa]|passò|ha iniziato|iniziò|si è unit[oa]|si unì|è approdat[oa]|approdò",
      begins: true,
    },
    { kind: "work", verb: "lavora|insegna|dirige|guida|esercita", present: true },
    { kind: "role", verb: "sono", present: true, first: true },
    { kind: "role", verb: "è|ricopre(?=[^.;]{0,40}(?:ruolo|incarico|carica|posizione))", present: true },
  ],
};
