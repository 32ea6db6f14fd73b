import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:ex-|halv|styv|svär|sv)?(?:bror|brodern|syster|systern|son|sonen|dotter|dottern|far|fadern|pappa|mor|modern|mamma)|make|maken|maka|makan|hustru|hustrun|fru|frun|exman|exfru|sambo|sambon|änka|änkan|änkling|pojkvän|flickvän|fästman|fästmö|farbror|morbror|moster|faster|kusin|kusinen|brorson|svåger|svärson|släkting|släktingen|vän|vännen|granne|grannen|grannar|kollega|kollegan|kompanjon|affärspartner|medhjälpare|medarbetare|anställd|assistent|assistenten|sekreterare|sekreteraren|rådgivare|rådgivaren|chaufför|chauffören|livvakt|livvakten|revisor|revisorn|bokhållare|advokat|advokaten|ombud|ombudet|försvarare|talesperson|hyresgäst|hyresvärd|offer|offret|angripare|stalker|mördare|mördaren|kidnappare|rival|efterträdare|företrädare|klient|trädgårdsmästare|barnvakt|mannen|kvinnan|pojken|flickan",
  of: "(?:till|åt|för|hos)\\s+",
  beside: "av|till|för|med|mot|om|från|hos|vid|efter|enligt|åt|på",
  posts:
    "\\p{L}*(?:direktör|direktören|chef|chefen|ordförande|ordföranden|grundare|grundaren|ägare|ägaren|borgmästare|borgmästaren|minister|ministern|företagare|företagaren|politiker|politikern|professor|professorn|rektor|rektorn|kommunalråd|vd|vd:n)",
  who: "som|vars",
  articles: "den|det|de|en|ett",
  when: "att|sedan|när|då|eftersom|medan|innan|tills|fast|fastän|sen",
  verbs:
    "är|var|blev|blir|har|hade|ska|skulle|dömdes|döms|greps|grips|häktades|häktas|åtalades|åtalas|friades|frias|misstänks",
  ends: "är|var|blev|blir|har|hade|och|eller|men|när|som|att|sade|säger",
  and: "och",
  counts: "två|tre|fyra|fem|sex|sju|\\p{N}+",
  by: "av",
  kin: "(?:halv|styv|svär)?(?:bror|brodern|syster|systern|son|sonen|dotter|dottern|far|fadern|mor|modern)|make|maken|hustru|hustrun|änka|änkling|farbror|morbror|moster|faster|kusin|kusinen|brorson|svåger",
  court:
    "domare|domaren|rådman|rådmannen|åklagare|åklagaren|advokat|advokaten|försvarare|försvararen|försvarades|sakkunnig|vittne|vittnet|målsägande|målsäganden|offret|talesperson|journalist|reporter|polisinspektör",
  where: "där",
  inflects: true,
  rivals: {
    kin: {
      he: "(?:halv|styv|svär)?(?:bror|brodern|son|sonen|far|fadern)|pappa|make|maken|exman|änkling|farbror|morbror|brorson|svåger|svärson|pojkvän|fästman",
      she: "(?:halv|styv|svär)?(?:syster|systern|dotter|dottern|mor|modern)|mamma|maka|makan|hustru|hustrun|fru|frun|exfru|änka|änkan|moster|faster|flickvän|fästmö",
    },
    parties:
      "klient(?:en|er|erna)?|mördare(?:n|s)?|angripare(?:n)?|förföljare(?:n)?|stalker(?:n)?|kidnappare(?:n)?|rånare(?:n)?|inbrottstjuv(?:en)?|utpressare(?:n)?|bedragare(?:n)?|våldtäktsman(?:nen)?|mordbrännare(?:n)?|skytt(?:en)?",
    is: "är|var|blev|förblir|anses som|som",
  },
};
