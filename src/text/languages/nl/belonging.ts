import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:ex-|half|stief|schoon|klein)?(?:broer|zus|zuster|zoon|dochter|vader|moeder|man|vrouw|echtgenote?|ouders|kinderen)|weduw(?:e|naar)|vriend(?:in)?(?:en)?|verloofde|oom|tante|neef|nicht|zwager|familielid|buurman|buurvrouw|buren|collega(?:'s)?|zakenpartner|medeplichtige|medewerker|werknemer|assistente?|secretaresse|adviseur|chauffeur|lijfwacht|boekhouder|accountant|advocaten?|advocate|woordvoerder|huurder|huisbaas|slachtoffers?|aanvaller|belager|stalker|moordenaar|ontvoerder|rivaal|opvolger|voorganger|cliënt|tuinman",
  of: "(?:van de |van het |van |voor )\\s*",
  beside: "van|voor|met|bij|aan|door|tegen|over|volgens",
  posts:
    "\\p{L}*(?:directeur|directrice|bestuurder|voorzitter|baas|oprichter|oprichtster|eigenaar|eigenares|burgemeester|minister|wethouder|ondernemer|politicus|hoogleraar|topman|topvrouw|hoofd|manager|ceo)",
  who: "die|dat|wie|wier|wiens",
  when: "nadat|sinds|toen|omdat|terwijl|voordat|totdat|hoewel|dat|zodra|doordat",
  verbs: "werd|wordt|is|was|heeft|had|moet|moest|zit",
  ends: "werd|wordt|werden|is|was|zijn|waren|heeft|had|moet|en|of|maar|toen|omdat|dat|die|zei",
  and: "en",
  counts: "twee|drie|vier|vijf|zes|zeven|\\p{N}+",
  by: "door",
  kin: "(?:half|stief|schoon|klein)?(?:broer|zus|zuster|zoon|dochter|vader|moeder)|man|vrouw|echtgenote?|weduw(?:e|naar)|oom|tante|neef|nicht|zwager|familielid",
  court:
    "rechter|rechtbankpresident|officier|aanklager|advocate?|advocaat|raadsman|raadsvrouw|verdedigd|bijgestaan|deskundige|getuige|slachtoffer|aangifte|aangever|woordvoerder|woordvoerster|journaliste?|rechercheur",
  acts: "(?:heeft |had |ook )?(?:getuigde tegen|deed aangifte|aangifte|tegen (?:een|de|haar|zijn) [\\p{L}-]+ getuigd|verdedigde|beschuldigde|klaagde)",
  rivals: {
    kin: {
      he: "(?:half|stief|schoon|klein)?(?:broer|zoon|vader)|echtgenoot|weduwnaar|oom|neef|zwager|vriend",
      she: "(?:half|stief|schoon|klein)?(?:zus|zuster|dochter|moeder)|echtgenote|weduwe|tante|nicht|schoonzus|vriendin",
    },
    parties:
      "cliënt(?:e|en)?|moordena(?:ar|ars|res)|aanvallers?|belagers?|stalkers?|ontvoerders?|overvallers?|inbrekers?|afpersers?|oplichters?|oplichtster|verkrachters?|brandstichters?|schutters?",
    is: "is|was|werd|blijft|geldt als|als",
  },
};
