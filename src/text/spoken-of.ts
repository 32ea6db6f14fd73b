import type { SpokenOf } from "./mentions.ts";

const whole = (words: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${words})(?![\\p{L}\\p{N}-])`, flags);

/** Who people are to others, or what they are in a case, where they have no name. */
const PEOPLE_EN =
  "man|woman|men|women|boy|girl|teenager|youth|child|children|kid|father|mother|dad|mum|mom|brother|sister|son|daughter|husband|wife|widow|widower|partner|boyfriend|girlfriend|uncle|aunt|cousin|nephew|niece|stepfather|stepmother|stepson|grandson|grandfather|grandmother|friend|neighbou?r|colleague|associate|accomplice|co-defendant|co-accused|aide|assistant|adviser|advisor|staffer|clerk|secretary|employee|worker|driver|bodyguard|accountant|bookkeeper|manager|boss|owner|contractor|client|customer|patient|student|pupil|teacher|tenant|landlord|lawyer|barrister|solicitor|attorney|counsel|spokes(?:man|woman|person)|judge|magistrate|prosecutor|officer|deputy|detective|constable|witness|victim|complainant|survivor|intruder|burglar|robber|thief|attacker|assailant|gunman|suspect|supporter|volunteer|namesake|lodger|passenger|pensioner|predecessor|successor|rival|reviewer|reporter|journalist|developer|businessman|businesswoman|politician|minister|official|priest|doctor|nurse|soldier|person|somebody|someone|anyone|people|mp|councill?or";

const english: SpokenOf = {
  he: whole("he|him|himself"),
  she: whole(
    "she|her(?=\\s*(?:[.,;:!?)]|$|(?:in|on|to|for|of|and|at|with|guilty|not|was|were|had|from|by|as|after|over|under|when|last|without|liable|because)(?!\\p{L})))|herself",
  ),
  his: whole("his"),
  her: whole(
    "her(?!\\s*(?:[.,;:!?)]|$|(?:in|on|to|for|of|and|at|with|guilty|not|was|were|had|from|by|as|after|over|under|when|last|without|liable|because)(?!\\p{L})))",
  ),
  age: whole(
    "the (\\d{1,3})-year-old(?! (?!on|in|at|from|of|and|with|who|was|is|had|has|said|told|left|went|did|will|would|could|\\p{L}+ed(?!\\p{L}))\\p{L})",
  ),
  ageBehind: /^(?:,\s*(?:aged\s+)?|\s*\()(\d{1,3})(?=[,).;]|$|\s*,)/u,
  description: whole(
    `(?:(?:[Aa]n?|AN|[Aa]nother|[Oo]ne|ONE|[Tt]wo|TWO|[Tt]hree|THREE|[Ff]our|[Ff]ive|[Tt]he|THE|[Hh]is|HIS|[Hh]er|HER|[Tt]heir|[Ii]ts)\\s+(?:[\\p{L}\\p{N}’'-]+\\s+){0,3}?|(?<=’s|'s)\\s+(?:[\\p{L}-]+\\s+){0,2})(?:${PEOPLE_EN})s?`,
    "gu",
  ),
};

const german: SpokenOf = {
  he: whole("er|ihn", "gu"),
  she: whole("sie", "gu"),
  his: whole("sein(?:e[nrms]?)?", "gu"),
  her: whole("ihr(?:e[nrms]?)?", "gu"),
  age: whole("(?:de[rnms]|die) (\\d{1,3})-[Jj]ährigen?"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})(?=[,).;])/u,
  description: whole(
    "(?:eine?[nrms]?|seine?[nrms]?|ihre?[nrms]?|de[rnms]|die)\\s+(?:[\\p{L}\\p{N}-]+\\s+){0,2}?(?:Mann|Frau|Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Ehemann|Ehefrau|Mitarbeiter(?:in)?|Angestellte[rn]?|Nachbar(?:in)?|Kollege|Kollegin|Zeuge|Zeugin|Richter(?:in)?|Anwalt|Anwältin|Verteidiger(?:in)?|Mitangeklagte[rn]?|Unbekannte[rn]?|Täter(?:in)?|Opfer)",
    "gu",
  ),
};

const french: SpokenOf = {
  he: whole("il", "gu"),
  she: whole("elle", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:le|la|l['’]homme de|la femme de) (\\d{1,3}) ans"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})\s+ans/u,
  description: whole(
    "(?:une?|son|sa|ses|le|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:homme|femme|père|mère|frère|sœur|fils|fille|mari|épouse|employée?|voisine?|collègue|témoin|juge|avocate?|complice|client|suspect|victime)s?",
  ),
};

const spanish: SpokenOf = {
  he: whole("él", "gu"),
  she: whole("ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:el|la) (?:hombre|mujer) de (\\d{1,3}) años"),
  ageBehind: /^(?:,\s*(?:de\s+)?|\s*\()(\d{1,3})\s+años/u,
  description: whole(
    "(?:una?|su|sus|el|la)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:hombre|mujer|padre|madre|hermano|hermana|hijo|hija|marido|esposa|empleado|empleada|vecino|vecina|testigo|juez|jueza|abogado|abogada|cómplice|constructor|víctima)s?",
  ),
};

const italian: SpokenOf = {
  he: whole("lui|egli", "gu"),
  she: whole("lei|ella", "gu"),
  his: whole("(?!)"),
  her: whole("(?!)"),
  age: whole("(?:il|la) (\\d{1,3})enne"),
  ageBehind: /^(?:,\s*(?:di\s+)?|\s*\()(\d{1,3})\s+anni/u,
  description: whole(
    "(?:una?|un['’]|il suo|la sua|suo|sua|il|la|l['’])\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:uomo|donna|padre|madre|fratello|sorella|figlio|figlia|marito|moglie|dipendente|vicino|vicina|collega|testimone|giudice|avvocato|avvocata|complice|vittima|sarta|aiuto)",
  ),
};

const portuguese: SpokenOf = {
  ...spanish,
  he: whole("ele", "gu"),
  she: whole("ela", "gu"),
  age: whole("(?:o|a) (?:homem|mulher) de (\\d{1,3}) anos"),
  ageBehind: /^(?:,\s*(?:de\s+)?|\s*\()(\d{1,3})\s+anos/u,
  description: whole(
    "(?:uma?|seu|sua|o|a)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:homem|mulher|pai|mãe|irmão|irmã|filho|filha|marido|esposa|empregado|empregada|vizinho|vizinha|testemunha|juiz|juíza|advogado|advogada|cúmplice|vítima)s?",
  ),
};

const polish: SpokenOf = {
  he: whole("on", "gu"),
  she: whole("ona", "gu"),
  his: whole("jego"),
  her: whole("jej"),
  age: whole("(\\d{1,3})-lat(?:ek|ka|ka|kę)"),
  ageBehind: /^(?:,\s*lat\s+|\s*\(|,\s*)(\d{1,3})/u,
  description: whole(
    "(?:jego|jej)\\s+(?:żon[aęy]|mąż|męża|brata?|siostr[aęy]|syna?|córk[aęi]|ojc(?:iec|a)|matk[aęi]|pracownika?|wspólnika?)",
  ),
};

const lithuanian: SpokenOf = {
  he: whole("jis|jį"),
  she: whole("ji|ją"),
  his: whole("jo"),
  her: whole("jos"),
  age: whole("(\\d{1,3})-met(?:is|ė|į)"),
  ageBehind: /^,\s*(\d{1,3})/u,
  description: whole(
    "(?:jo|jos)\\s+(?:žmona|vyras|brolis|sesuo|sūnus|duktė|dukra|tėvas|motina|darbuotojas|darbuotoja)",
  ),
};

const dutch: SpokenOf = {
  he: whole("hij|hem"),
  she: whole("zij|ze"),
  his: whole("zijn(?=\\s+\\p{Ll}{4})"),
  her: whole("haar"),
  age: whole("de (\\d{1,3})-jarige"),
  ageBehind: /^\s*\((\d{1,3})\)/u,
  description: whole(
    "(?:een|zijn|haar|de)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:man|vrouw|vader|moeder|broer|zus|zoon|dochter|medewerker|buurman|buurvrouw|collega|getuige|rechter|advocaat|verdachte|slachtoffer)",
  ),
};

/** How people are spoken of, by language; those of other languages are found by name alone, with the grammar of none. */
const BY_LANGUAGE: Readonly<Record<string, SpokenOf>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  pl: polish,
  lt: lithuanian,
  nl: dutch,
};

/** `undefined` for a language whose pronouns are not known. */
export function spokenOfIn(lang: string): SpokenOf | undefined {
  return BY_LANGUAGE[lang];
}
