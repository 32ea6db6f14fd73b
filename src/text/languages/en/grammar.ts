import type { Grammar } from "../grammar.ts";

export const ENGLISH: Grammar = {
  lang: "en",
  common: "the and of was is in at has for with as from her his she he who",
  female: "she",
  male: "he",
  first: "I",
  firstSigns: "I (?:am|work|was|have|live|studied|joined|grew|worked|lead|hold)|I'm|I’m",
  relative: "who",
  and: "and|but",
  adverbs:
    "also|currently|now|previously|formerly|later|then|recently|subsequently|initially|first|still|today|has|had|have|was|afterwards|briefly|eventually|originally|presently",
  dropsSubject: false,
  inverts: false,
  at: "at|for|from|with",
  of: "of|for|at|with",
  as: "as",
  article: "an?|the|its|their",
  inName: "of|the|for|de|la|du|von|van|der",
  in: "in|at|near",
  roles: "",
  institution:
    "University|College|School|Academy|Institute|Institution|Seminary|Polytechnic|Conservatory|Universität|Université|Universidad|ETH|MIT|Harvard|Yale|Stanford|Princeton|Oxford|Cambridge",
  degree:
    "(?:bachelor|master|doctor)(?:['’]s)?(?: degree)?(?: of [A-Z]\\p{L}+(?: [A-Z]\\p{L}+)?)?|doctorate|law degree|medical degree|degree|diploma|PhD|Ph\\.D\\.|MBA|BA|B\\.A\\.|BSc|B\\.Sc\\.|B\\.S\\.|MSc|M\\.Sc\\.|M\\.S\\.|MA|M\\.A\\.|J\\.D\\.|JD|M\\.D\\.|LL\\.M\\.",
  award: "Award|Prize|Medal|Order|Fellowship|Cross|Scholarship|Trophy|Honour|Honor|Laureate",
  spouse: "(?:her|his|their) (?:late |first |second )?(?:husband|wife|spouse)|married to|wife of|husband of",
  child:
    "(?:her|his|their) (?:eldest |youngest |only |young |older |younger )?(?:son|daughter|child|children|sons|daughters|twins)|(?:two|three|four|five|six|\\d) (?:children|sons|daughters|kids)|(?:a|one) (?:son|daughter)|(?:mother|father) of",
  kin: "(?:her|his|their|my) (?:\\p{L}+ )?(?:husband|wife|spouse|partner|father|mother|parents?|brother|sister|siblings|son|daughter|children|uncle|aunt|cousin|grandfather|grandmother|colleague|boss|mentor|co-founder|successor|predecessor)",
  postOf: /^\s*the (?:post|position|office|role) of\s/u,
  employerBy: "at",
  schoolBy: "at ",
  founder: ["founder", "founder"],
  coFounder: ["co-founder", "co-founder"],
  clauseEnd:
    /;|(?:,\s|\s)(?:before|after|prior to|since|by|while|without|upon|on)\s\p{Ll}+ing(?!\p{L})|,\s(?:\p{Ll}+\s)?(?!(?:market|engineer|account|nurs|publish|consult|train|bank|program|comput|manufactur|broadcast|hous|plann|min)ing)\p{Ll}{2,}ing\s(?:to|at|as|for|with|in|on|from|up|back|over|into|through|until|a|an|the|his|her|its|their)\s|,?\s(?:and|but)\s(?:then|later|before that|previously|more recently|most recently|subsequently|now|currently|today|afterwards|also)\s|,?\s(?:and|but),?\s(?:from|between|since|in|until)\s(?:\p{L}+\s)?(?:19|20)\d\d|,?\s(?:and|but)\s(?:(?:also|then|later|\p{Ll}{2,12}ly)\s)?(?:\p{Ll}{2,14}ed|led|ran|taught|became|built|left|spent|rose|sat|won|wrote)\s(?:the|an?|its|their|his|her|in|at|to|for|from|as|by|with|down|up|out|off|over|back|\p{Lu}\p{L}*)\s|,\s(?!(?:an?|the|its|his|her|their|where|who|which|first|initially|then|also|both|most|latterly|\p{Ll}+ed|\p{Ll}+ing)\s)(?:\p{Ll}{2,20}\s){1,4}(?=(?:from|since|between)\s(?:19|20)\d\d)|,\s(?:where|which|who|whose|when|having|followed by|succeeding|replacing|including)\s/u,
  afterTenure:
    /(?:,\s|\s)(?:after|following)\s(?:(?:more than|nearly|almost|over|about|some)\s)?(?:\d{1,2}|\p{Ll}+|several\s\p{Ll}+)(?:-|\s)(?:years?|months|decades?)\s(?:at|with|for)\s/u,
  stillHeld:
    /,\s(?:an?\s|the\s)?(?:position|post|role|office|job)\s(?:that\s|which\s)?(?:she|he|I)\s(?:still\s\p{L}+|\p{L}+\s(?:to this day|today|still))/u,
  marriedTo: "(?:to\\s)?",
  fluency: /\b(?:fluent(?:ly)?|native|proficient|basic)\b/iu,
  moreTongues: ["Mandarin"],
  nationality: /^\s*(?:the )?(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})/u,
  frames: [
    { kind: "birth", verb: "(?:was |were )?born|came into the world|was delivered(?= in )" },
    { kind: "death", verb: "died|passed away" },
    {
      kind: "board",
      verb: "(?:(?:sits|serves|served|sat) on|is (?:a )?(?:member|chair) of|was (?:a )?member of|joined) (?:the|its) (?:advisory |supervisory |executive |editorial )?(?:boards?(?: of (?:directors|trustees|governors|advisors))?|council|committee)(?: of| at)",
      present: true,
    },
    { kind: "citizen", verb: "is a citizen of|is a national of" },
    { kind: "marriage", verb: "(?:is |was |has been )?married(?: to)?|wed(?=\\s\\p{Lu})" },
    {
      kind: "child",
      verb: "(?:is|was) the (?:proud )?(?:mother|father|parent) of|(?:has|have|had|raised)(?= (?:two|three|four|five|six|a|one|\\d) (?:(?:grown|adult|young) )?(?:children|sons?|daughters?|kids))",
    },
    { kind: "speech", verb: "speaks?|spoke|(?:is |am )?fluent in|is a native speaker of|is proficient in" },
    {
      kind: "home",
      verb: "(?:lives|resides|(?:is )?based|makes (?:her|his|their) home|live|am based)(?: with [^,.;]{2,60}?)?(?= (?:in|near|outside)\\b)",
      present: true,
    },
    { kind: "home", verb: "lives and works|live and work|lives|resides", present: true },
    {
      kind: "found",
      verb: "(?:has |have )?(?:founded|co-founded|cofounded|established|set up)(?! by)|(?:is|was) the (?:founder|co-founder|cofounder) of",
    },
    {
      kind: "award",
      verb: "(?:has |had |have )?(?:received|won|earned|been awarded|was awarded|was honou?red with|been honou?red with|is (?:a |the )?recipient of|was given)(?= (?:the|an?|several|two)? ?(?:[\\p{L}\\p{N}'’.-]+ ){0,9}?(?:Award|Prize|Medal|Order|Fellowship|Cross|Scholarship|Trophy)\\b)",
    },
    {
      kind: "school",
      verb: "(?:has )?(?:graduated|studied|read|trained)(?! (?:the|how))|(?:was )?educated|attended|(?:(?:holds|has|earned|received|obtained|completed|gained|took|did|hold|have)(?= (?:an?|her|his|their|the|my)? ?(?:[\\p{L}'’.-]+ ){0,4}?(?:degree|doctorate|diploma|PhD|Ph\\.D|MBA|BA\\b|B\\.A|BSc|B\\.Sc|B\\.S|MSc|M\\.Sc|M\\.S|MA\\b|M\\.A|J\\.D|JD\\b|M\\.D|LL\\.M|bachelor|master|Bachelor|Master|Doctor)))",
    },
    {
      kind: "work",
      verb: "works?|is working|have worked|am employed|teach|has worked|has been working|is employed by|is employed|spends (?:her|his) days|teaches|practices|practises",
      present: true,
    },
    {
      kind: "work",
      verb: "worked|had worked|was employed by|was employed|(?:spent|spending) the years|taught|practiced|practised|interned|clerked",
    },
    {
      kind: "work",
      verb: "(?:has )?(?:joined|moved to|switched to|started at|began (?:her|his|their) career)(?! forces)",
      begins: true,
    },
    {
      kind: "role",
      verb: "(?:is|am|has been|have been|serves as|serve as|is serving as|acts as|remains)(?! (?:an? )?(?:married|born|based|fluent|responsible|known|survived|located|headquartered|the (?:first|only)))",
      present: true,
    },
    {
      kind: "role",
      verb: "(?:became|was (?:named|appointed|elected|promoted to|hired as|made)|(?:has been|had been) (?:named|appointed|elected|promoted to)|took over as|took up the post of|rose to|(?:succeed(?:ed|s)|replace[sd]|takes over from|took over from) (?!by )[^,;.]{3,50}? as)",
      begins: true,
    },
    {
      kind: "role",
      verb: "(?:was|served as|acted as|had been|served)(?! (?:an? )?(?:married|born|based|known|followed|located))",
    },
  ],
};
