import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:beau-|demi-|ex-|petit-|belle-|grand-)?(?:frère|sœur|soeur|fils|fille|père|mère|mari|femme|épou(?:x|se))s?|veu(?:f|ve)|compagn(?:on|e)|conjointe?|fiancée?|oncle|tante|cousine?s?|neveu|nièce|gendre|proches?|amie?s?|voisine?s?|collègues?|associée?s?|complices?|employée?s?|salariée?s?|assistante?|secrétaire|conseill(?:er|ère)|collaborat(?:eur|rice)|chauffeur|garde du corps|comptable|avocate?s?|défenseur|porte-parole|locataires?|victimes?|agresseurs?|harceleur|meurtrier|assassin|ravisseurs?|maître chanteur|adversaires?|rivale?|successeur|prédécesseur|client[es]*|homonyme|jardinier|homme|individu|internaute",
  of: "(?:de la |de l['’]|de |du |des |d['’]|à la |à )\\s*",
  beside: "de|du|des|d['’]|à|au|par|pour|avec|contre|sur|chez|selon",
  posts:
    "direct(?:eur|rice)|présidente?|PDG|patronn?e?|gérante?|fondat(?:eur|rice)|maire|ministre|députée?|sénat(?:eur|rice)|responsable|dirigeante?|chef(?:fe)?|propriétaire|conseill(?:er|ère)|professeure?|docteure?|entrepreneure?|act(?:eur|rice)|adjointe?|cadre|trésori(?:er|ère)",
  who: "qui|que|dont|lequel|laquelle",
  articles: "le|la|les|un|une|des|cet?|cette",
  matters:
    "plaintes?|procès|affaires?|enquêtes?|procédures?|poursuites?|accusations?|condamnations?|peines?|amendes?|mandats?|informations?|recours|appels?|jugements?|sanctions?|interdictions?",
  when: "que|qu['’]|quand|lorsque|lorsqu['’]|puisque|puisqu['’]|comme",
  verbs: "a|ont|avait|est|était|fut|sera|doit|devra|comparaît|écope",
  ends: "qui|que|dont|a|ont|avait|est|était|fut|sera|sont|et|ou|mais|où|quand|lorsque|car|dit|affirme|estime",
  and: "et",
  counts: "deux|trois|quatre|cinq|six|sept|\\p{N}+",
  by: "par",
  kin: "(?:demi-|beau-|belle-|grand-)?(?:frère|sœur|soeur|fils|fille|père|mère)|mari|époux|épouse|veu(?:f|ve)|oncle|tante|cousine?|neveu|nièce|gendre",
  court:
    "juges?|magistrate?|présidente? (?:du|de la) (?:tribunal|cour)|présidente|procureure?|avocate?s?(?: général)?|me|maître|défenseur|défendue?|experte?|témoin|victime|partie civile|plaignante?|plainte|greffi(?:er|ère)|porte-parole|journaliste|commissaire|jugée?",
  acts: "(?:a |avait |ont )?(?:témoign(?:é|e|ait|a) (?:contre|à charge)|port(?:é|e|ait|a) plainte|dépos(?:é|e|ait|a) plainte|dénonc(?:é|e|ait|a)|défend(?:u|ait|it)?|accus(?:é|e|ait|a) (?:son|sa|un|une|le|la|l['’])|réclam(?:é|e|ait|a)|demand(?:é|e|ait|a) la condamnation)",
  where: "que(?=\\s+(?:dirige|préside|gère|défend|représente|possède|emploie)\\s)|où|dans (?:laquelle|lequel)|chez qui",
  headFirst: true,
  rivals: {
    kin: {
      he: "(?:demi-|beau-|grand-|petit-)?(?:frère|fils|père)|mari|époux|veuf|oncle|cousin|neveu|gendre|compagnon",
      she: "(?:demi-|belle-|grand-|petite-)?(?:sœur|soeur|fille|mère)|épouse|veuve|tante|cousine|nièce|compagne",
    },
    parties:
      "clients?|clientes?|meurtri(?:er|ère)s?|tueurs?|tueuses?|assassins?|agresseurs?|agresseuses?|ravisseurs?|voleurs?|voleuses?|braqueurs?|maîtres? chanteurs?|escrocs?|violeurs?|incendiaires?|pyromanes?|terroristes?",
    is: "est|était|fut|devient|reste|(?:a|avait) été|comme",
  },
};
