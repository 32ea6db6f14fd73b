import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:ex )?(?:fratell[oi]|sorell[ae]|figli[oa]?|padre|madre|marito|moglie)|vedov[oa]|compagn[oa]|fidanzat[oa]|zi[oa]|cugin[oaie]|nipot[ei]|cognat[oa]|genero|suocer[oa]|parent[ei]|amic[oaie]|amici|vicin[oaie]|collegh?[aie]|soci[oa]?|complic[ei]|dipendent[ei]|assistente|segretari[oa]|consulente|collaborator[ei]|autista|guardia del corpo|commercialista|contabile|avvocat[oaie]|legal[ei]|difensor[ei]|portavoce|inquilin[oaie]|vittim[ae]|aggressor[ei]|stalker|assassino|rapitor[ei]|rivale|successore|predecessore|client[ei]|uomo|donna|giovane",
  of: "(?:di |del |della |dell['’]|dello |dei |delle |degli |d['’]|per )\\s*",
  beside: "di|del|della|dell['’]|dello|a|al|alla|da|dal|dalla|per|con|contro|su|secondo",
  posts:
    "dirett(?:ore|rice)|president[ea](?:ssa)?|amministrat(?:ore|rice)|fondat(?:ore|rice)|sindac[oa]|ministr[oa]|deputat[oa]|senat(?:ore|rice)|responsabile|dirigente|cap[oa]|titolare|proprietari[oa]|imprendit(?:ore|rice)|professor(?:e|essa)|dottor(?:e|essa)|att(?:ore|rice)|assessor[ea]|delegat[oa]",
  who: "che|il quale|la quale|cui",
  articles: "il|lo|la|i|gli|le|un|uno|una",
  matters:
    "caus[ae]|denunc[ei]a?|querel[ae]|process[oi]|accus[ae]|inchiest[ae]|indagin[ei]|procediment[oi]|ricors[oi]|condann[ae]|sentenz[ae]|pen[ae]|mult[ae]|sanzion[ei]|ordinanz[ae]|cas[oi]",
  when: "che|quando|mentre|perché|poiché|benché|dopo|dacché",
  verbs: "è|sono|era|fu|venne|viene|sarà|ha|aveva|deve|risulta|resta",
  ends: "che|è|sono|era|fu|venne|viene|sarà|ha|aveva|e|o|ma|quando|dove|dice|cui",
  and: "e",
  counts: "due|tre|quattro|cinque|sei|sette|\\p{N}+",
  by: "da|dal|dalla|dall['’]|dallo|dai",
  kin: "fratell[oi]|sorell[ae]|figli[oa]?|padre|madre|marito|moglie|vedov[oa]|zi[oa]|cugin[oa]|nipote|cognat[oa]|genero|suocer[oa]|parente",
  court:
    "giudice|magistrat[oa]|gip|gup|pm|pubblico ministero|procurat(?:ore|rice)|avvocat[oa]|legale|difensore|difes[oa]|assistit[oa]|perit[oa]|consulente|testimone|vittima|parte civile|portavoce|giornalista|commissari[oa]|presiedut[oa]|denuncia",
  acts: "(?:ha |aveva |hanno )?(?:testimoni(?:ato|ò|a) contro|denunci(?:ato|ò|a|ava)|querel(?:ato|ò|a)|accus(?:ato|ò|a|ava) (?:il|la|un|una|l['’])|difend(?:e|eva)|difeso|chies(?:to|e) la condanna|sporto|sporse)",
  where:
    "che(?=\\s+(?:dirige|presiede|gestisce|difende|rappresenta|possiede)\\s)|dove|in cui|presso cui|nella quale|nel quale",
  headFirst: true,
  rivals: {
    kin: {
      he: "(?:fratello|figlio|padre|marito|vedovo|zio|cugino|cognato|genero|suocero|fidanzato|compagno)",
      she: "(?:sorella|figlia|madre|moglie|vedova|zia|cugina|cognata|nuora|suocera|fidanzata|compagna)",
    },
    parties:
      "client[ei]|assistit[oai]|assassin[oai]|omicida|killer|aggressor[ei]|rapitor[ei]|rapinator[ei]|ladr[oi]|stalker|ricattator[ei]|truffator[ei]|truffatrice|stuprator[ei]|piromane|attentator[ei]",
    is: "è|era|fu|(?:è|era) stat[oa]|come",
  },
};
