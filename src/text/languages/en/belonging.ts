import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:[\\p{L}]+-)?(?:brother|sister|son|daughter|father|mother|husband|wife|child)(?:-in-law)?s?|dad|mum|mom|children|widow(?:er)?|spouse|fianc[ée]e?|(?:business |civil |former )?partners?|boyfriend|girlfriend|lover|uncle|aunt|cousins?|nephews?|nieces?|grand(?:son|daughter|father|mother)|relatives?|friends?|neighbou?rs?|colleagues?|associates?|accomplices?|aides?|assistants?|secretary|advis[eo]rs?|staffers?|employees?|servants?|nann(?:y|ies)|housekeeper|cleaner|gardener|drivers?|chauffeur|bodyguards?|accountants?|bookkeeper|agent|lawyers?|barristers?|solicitors?|attorneys?|counsel|spokes(?:man|woman|person|people)|namesake|tenants?|landlord|lodgers?|clients?|patients?|pupils?|victims?|attackers?|assailants?|stalkers?|killers?|murderer|blackmailer|harasser|kidnappers?|robbers?|critics?|opponents?|rivals?|enem(?:y|ies)|successors?|predecessors?|deputy|employers?|supporters?|fans?|followers?|impersonator|biographer",
  of: "(?:of|for|to)\\s+",
  beside: "of|for|to|by|with|from|against|about|than|like|near",
  posts:
    "directors?|chief|executives?|officer|president|chair|chair(?:man|woman|person)|founder|co-founder|head|boss|owner|co-owner|manager|mayor|minister|secretary|treasurer|mp|senator|congress(?:man|woman)|councill?or|governor|ambassador|judge|professor|doctor|dean|headteacher|principal|editor|author|ceo|cfo|coo|businessman|businesswoman|entrepreneur|tycoon|millionaire|billionaire|banker|politician|actor|actress|singer|trustee|partner|coach|star|leader|developer|landlord|chancellor|commissioner|bishop",
  who: "who|that|whom|whose",
  articles: "the|an?|this|that|another",
  matters:
    "(?:law)?suits?|cases?|charges?|claims?|complaints?|indictments?|trials?|(?:investig|alleg|accus)ations?|proceedings?|inquir(?:y|ies)|prosecutions?|petitions?|appeals?|sentences?|convictions?|warrants?|bans?|fines?|orders?|verdicts?|rulings?",
  when: "after|since|when|while|because|as|once|until|before|although|though|that|whereas",
  verbs:
    "was|were|is|are|has|had|have|will|faces?|faced|admitted|admits|pleaded|denied|got|gets|received|must|jailed|arrested|charged|convicted|sentenced|fined|accused|sued|indicted|detained|imprisoned|disqualified|banned|cleared|acquitted|in court|on trial|goes|went|stood|stands",
  ends: "who|whom|whose|that|which|was|were|is|are|be|been|has|had|have|will|would|said|says|say|told|tells|heard|ruled|found|finds|knew|thought|believes?|claims?|claimed|alleged|when|while|after|before|because|as|if|but|and|or|where|how|than|until|on|over",
  and: "and",
  counts: "one|two|three|four|five|six|seven|eight|nine|ten|\\p{N}+",
  by: "by",
  kin: "(?:half-|step-?)?(?:brother|sister|son|daughter|father|mother)(?:-in-law)?s?|dad|mum|mom|husband|wife|widow(?:er)?|spouse|uncle|aunt|cousins?|nephews?|nieces?|grand(?:son|daughter|father|mother)|relatives?",
  court:
    "judges?|justice|magistrate|recorder|sheriff|prosecut(?:ors?|ing)|solicitors?|barristers?|lawyers?|attorneys?|counsel|qc|kc|defending|defended|detectives?|inspector|superintendent|constable|toxicologist|pathologist|psychiatrist|expert|consultant|witness(?:es)?|victims?|complainant|coroner|clerk|juror|interpreter|spokes(?:man|woman|person)|reporter|journalist|correspondent|evidence|mitigating",
  acts: "(?:has |had |also )?(?:represents?|represented|prosecuted|complained|(?:gave evidence|testified) (?:against|for the prosecution|about)|told (?:the )?police (?:about|that (?:he|she) had (?:seen|heard))|(?:reported|denounced|accused) (?:a|an|his|her|the)|pressed charges|filed a complaint|called (?:the )?(?:police|for))",
  called: "(?:also |both )?(?:called|named|known as)",
  rivals: {
    kin: {
      he: "(?:half-|step-?)?(?:brother|son|father)(?:-in-law)?|dad|husband|widower|uncle|nephew|grandson|grandfather|boyfriend",
      she: "(?:half-|step-?)?(?:sister|daughter|mother)(?:-in-law)?|mum|mom|wife|widow|aunt|niece|granddaughter|grandmother|girlfriend",
    },
    parties:
      "clients?|killers?|murderer|attackers?|assailants?|stalkers?|kidnappers?|robbers?|harasser|blackmailer|defendant|offender|culprit|appellant|fraudster|swindler|conman|rapist|gunman|arsonist|bomber",
    is: "is|was|became|remains|(?:has|had|have) been|(?:is|was) (?:called|named|identified as)|as",
  },
};
