import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

/** Words for people without a name, by what they are to others or in a case. */
const PEOPLE_EN =
  "man|woman|men|women|boy|girl|teenager|youth|child|children|kid|father|mother|dad|mum|mom|brother|sister|son|daughter|husband|wife|widow|widower|partner|boyfriend|girlfriend|uncle|aunt|cousin|nephew|niece|stepfather|stepmother|stepson|grandson|grandfather|grandmother|friend|neighbou?r|colleague|associate|accomplice|co-defendant|co-accused|aide|assistant|adviser|advisor|staffer|clerk|secretary|employee|worker|driver|bodyguard|accountant|bookkeeper|manager|boss|owner|contractor|client|customer|patient|student|pupil|teacher|tenant|landlord|lawyer|barrister|solicitor|attorney|counsel|spokes(?:man|woman|person)|judge|magistrate|prosecutor|officer|deputy|detective|constable|witness|victim|complainant|survivor|intruder|burglar|robber|thief|attacker|assailant|gunman|suspect|supporter|volunteer|namesake|lodger|passenger|pensioner|predecessor|successor|rival|reviewer|reporter|journalist|developer|businessman|businesswoman|politician|minister|official|priest|doctor|nurse|soldier|person|somebody|someone|anyone|people|mp|councill?or";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("he|him|himself"),
  she: whole(
    "she|her(?=\\s*(?:[.,;:!?)]|$|(?:in|on|to|for|of|and|at|with|guilty|not|was|were|had|from|by|as|after|over|under|when|last|without|liable|because)(?!\\p{L})))|herself",
  ),
  his: whole("his"),
  her: whole(
    "her(?!\\s*(?:[.,;:!?)]|$|(?:in|on|to|for|of|and|at|with|guilty|not|was|were|had|from|by|as|after|over|under|when|last|without|liable|because)(?!\\p{L})))",
  ),
  infinitive: "to",
  acted: /^(?:him|her)$/iu,
  age: whole(
    "the (\\d{1,3})-year-old(?! (?!on|in|at|from|of|and|with|who|was|is|had|has|said|told|left|went|did|will|would|could|\\p{L}+ed(?!\\p{L}))\\p{L})",
  ),
  ageBefore: /(?<!\p{N})(\d{1,3})-year-old/gu,
  ageBehind: /^(?:,\s*(?:aged\s+|who (?:is|was)\s+)?|\s*\()(\d{1,3})(?=[,).;]|$|\s*,)/u,
  description: whole(
    `(?:(?:[Aa]n?|AN|[Aa]nother|[Oo]ne|ONE|[Tt]wo|TWO|[Tt]hree|THREE|[Ff]our|[Ff]ive|[Tt]he|THE|[Hh]is|HIS|[Hh]er|HER|[Tt]heir|[Ii]ts)\\s+(?:(?!(?:of|by|from|for|to|after|before|when|while|as|who|that|which|against|but|because|until|since)\\s)[\\p{L}\\p{N}’'-]+\\s+){0,3}?|(?<=’s|'s)\\s+(?:[\\p{L}-]+\\s+){0,2})(?:${PEOPLE_EN})s?`,
    "gu",
  ),
};
