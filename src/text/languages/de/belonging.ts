import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:Ex-?|Halb|Stief|Schwieger|Adoptiv|Groß|Enkel)?(?:bruder|schwester|sohn|tochter|vater|mutter|mann|frau|eltern|kinder|söhne|brüder)|Ehemann|Ehefrau|Ehegatte|Gatte|Gattin|Witwer?|Lebensgefährt(?:e|in)|Verlobter?|Onkel|Tante|Cousine?|Vetter|Neffe|Nichte|Schwager|Schwägerin|Verwandter?|Freund(?:in)?|Nachbar(?:in)?|Kolleg(?:e|in)|Komplizi?n?e?|Mitarbeiter(?:in)?|Angestellter?|Assistent(?:in)?|Sekretär(?:in)?|Berater(?:in)?|Fahrer(?:in)?|Chauffeur|Leibwächter|Buchhalter(?:in)?|Steuerberater(?:in)?|(?:Rechts)?[Aa]nw[aä]lt(?:in)?|Verteidiger(?:in)?|Sprecher(?:in)?|Mieter(?:in)?|Vermieter(?:in)?|Opfer|Angreifer|Stalker|Erpresser|Mörder|Entführer|Kritiker(?:in)?|Gegner(?:in)?|Rivalin?|Nachfolger(?:in)?|Vorgänger(?:in)?|Geschäftspartner(?:in)?|Haushälterin|Gärtner",
  of: "(?:von|vom|der|des|für|eines|einer|zu)\\s+",
  beside: "von|vom|für|mit|gegen|bei|über|wegen|durch|des|laut|gegenüber",
  posts:
    "\\p{L}*(?:führer|direktor|leiter|vorstand|chef|inhaber|präsident|minister|meister|gründer|unternehmer|politiker|manager|professor|vorsitzende|abgeordnete|rat|rätin|besitzer|eigentümer|schauspieler|sänger|bischof|botschafter|ärztin|arzt)(?:in|r|n|s)?",
  who: "der|die|das|den|dem|deren|dessen|welcher|welche",
  when: "nachdem|seit|seitdem|als|weil|während|da|bevor|bis|obwohl|dass|ehe|sobald",
  verbs: "wurde|wird|ist|war|hat|hatte|muss|musste|soll|steht|stand|sitzt",
  ends: "wurde|wurden|wird|werden|ist|sind|war|waren|hat|hatte|haben|muss|soll|sagte|sagt|dass|und|oder|aber|als|weil|wenn|während",
  and: "und",
  counts: "zwei|drei|vier|fünf|sechs|sieben|\\p{N}+",
  by: "von|vom|durch",
  kin: "(?:Halb|Stief|Schwieger|Adoptiv|Groß)?(?:bruder|schwester|sohn|tochter|vater|mutter|brüder|söhne)|Ehemann|Ehefrau|Gatt(?:e|in)|Witwer?|Onkel|Tante|Cousine?|Vetter|Neffe|Nichte|Verwandte[rn]?",
  court:
    "Richter(?:in)?|\\p{L}+richter(?:in)?|Staatsanw[aä]lt(?:in)?|(?:Rechts)?[Aa]nw[aä]lt(?:in)?|Verteidiger(?:in)?|verteidigt|Sachverständige[rn]?|Gutachter(?:in)?|Zeug(?:e|en|in)|Nebenkläger(?:in)?|Opfer|Schöff(?:e|in)|Kommissar(?:in)?|Sprecher(?:in)?|Reporter(?:in)?|Journalist(?:in)?|Anzeige|Angeklagte[rnm]|Angeklagten",
  acts: "(?:hat(?:te)? )?(?:als Zeug(?:e|in)|Anzeige (?:gegen|erstattet)|erstattete|zeigte|beschuldigte|verteidigte|vertrat|sagte gegen|gegen (?:den|die|das|einen|eine|ihren|seinen|ihre|seine) [\\p{L}-]+ ausgesagt)",
  inflects: true,
  rivals: {
    kin: {
      he: "(?:Halb|Stief|Schwieger|Adoptiv|Groß)?(?:bruder|sohn|vater)|Ehemann|Gatte|Witwer|Onkel|Vetter|Neffe|Enkel|Schwager|Lebensgefährte|Freund",
      she: "(?:Halb|Stief|Schwieger|Adoptiv|Groß)?(?:schwester|tochter|mutter)|Ehefrau|Gattin|Witwe|Tante|Cousine|Nichte|Enkelin|Schwägerin|Lebensgefährtin|Freundin",
    },
    parties:
      "Mandant(?:in|en)?|Klient(?:in|en)?|Mörder(?:in|s)?|Angreifer(?:in|s)?|Entführer(?:in|s)?|Räuber(?:in|s)?|Einbrecher(?:in|s)?|Erpresser(?:in|s)?|Stalker(?:in|s)?|Betrüger(?:in|s)?|Vergewaltiger(?:s)?|Brandstifter(?:in|s)?|Attentäter(?:in|s)?|Amokläufer(?:s)?",
    is: "ist|war|wurde|bleibt|gilt als|als",
  },
};
