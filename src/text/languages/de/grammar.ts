import type { Grammar } from "../grammar.ts";

const ROLES =
  "\\p{L}*(?:[Ll]eiter|[Dd]irektor|[Mm]anager|[Gg]eschäftsführer|[Pp]rofessor|[Dd]ozent|[Ii]ngenieur|[Ll]ehrer|[Rr]edakteur|[Bb]erater|[Ee]ntwickler|[Ff]orscher|[Mm]itarbeiter|[Aa]ssistent|[Vv]orsitzender?|[Vv]orstand|[Vv]orständ|[Pp]räsident|[Ss]precher|[Aa]rchitekt|[Jj]ournalist|[Rr]ichter|[Aa]nwalt|[Aa]nwält|[Aa]rzt|[Ää]rzt|[Cc]hemiker|[Pp]hysiker|[Bb]iologe?|[Ii]nformatiker|[Ww]issenschaftler|[Kk]urator|[Rr]eferent|[Mm]inister|[Bb]ürgermeister|[Pp]artner|[Gg]ründer|[Tt]rainer|[Ll]ektor|[Ss]ekretär|[Cc]hef|[Rr]ektor|[Mm]eister|[Pp]rokurist|[Aa]nalyst|[Pp]ilot|[Bb]uchhalter|[Vv]erkäufer|[Pp]rogrammierer|[Dd]esigner|[Kk]oordinator|[Kk]onservator|[Bb]ibliothekar|[Tt]echniker|[Mm]echaniker|[Mm]usiker|[Dd]irigent|[Mm]itglied|[Ss]tipendiat|[Vv]olontär)(?:in|e|er|en)?|CEO|CFO|CTO|Vorsitzende|Vorstandsvorsitzende[rn]?";

export const GERMAN: Grammar = {
  lang: "de",
  common: "der die und das ist war von mit bei als für sie er wurde seit im den",
  female: "sie",
  male: "er",
  first: "[Ii]ch",
  firstSigns: "[Ii]ch (?:bin|arbeite|war|habe|lebe|studierte|wurde)|bin ich|habe ich|arbeite ich",
  relative: "die|der",
  and: "und|sowie|aber",
  adverbs:
    "auch|heute|derzeit|zurzeit|später|dann|danach|anschließend|zuvor|zunächst|seitdem|außerdem|zudem|hat|ist|war",
  dropsSubject: false,
  inverts: true,
  at: "(?:bei|an|für|in)(?: der| dem| den| einem| einer)?|beim|am|im|ans?|zur|zum|zu",
  of: "der|des|von|bei|beim|am|an der|vom|im|in der",
  as: "als",
  article: "(?:ein|eine|einen|einer|der|die|das|den|dem)",
  inName: "für|der|des|und|von|zu|am",
  in: "in|bei|im|nahe",
  roles: ROLES,
  institution:
    "\\p{L}*(?:[Uu]niversität|[Hh]ochschule|[Aa]kademie|[Gg]ymnasium|[Ii]nstitut|[Ss]chule|[Kk]olleg|[Cc]ollege|University)|ETH|TU|RWTH|LMU|FH",
  degree:
    "Diplom|Bachelor(?: of \\p{Lu}\\p{L}+)?|Master(?: of \\p{Lu}\\p{L}+)?|Magister|Staatsexamen|Promotion|Doktor|Abitur|Habilitation|MBA|Dr\\.",
  award: "[\\p{L}-]*(?:[Pp]reis|[Mm]edaille|[Oo]rden|[Vv]erdienstkreuz|[Aa]uszeichnung|[Ss]tipendium)(?:es|s)?",
  spouse:
    "(?:ihrem|ihr|ihren|seiner|seine) (?:Ehemann|Mann|Frau|Ehefrau|Gatten|Gattin)|verheiratet mit|(?:Ehemann|Ehefrau) von",
  child:
    "(?:ihr|ihre|ihrem|ihren|sein|seine|seinem|seinen|seiner|ihrer) (?:\\p{Ll}+ )?(?:Sohn|Tochter|Kinder|Söhne|Töchter|Kindern)|(?:zwei|drei|vier|fünf|\\d) (?:Kinder|Söhne|Töchter|Kindern)|einen Sohn|eine Tochter|(?:Mutter|Vater) von",
  kin: "(?:ihr|ihre|sein|seine|mein|meine) (?:\\p{L}+ )?(?:Mann|Ehemann|Frau|Ehefrau|Vater|Mutter|Eltern|Bruder|Schwester|Geschwister|Sohn|Tochter|Kinder|Onkel|Tante|Cousin|Großvater|Großmutter|Kollege|Kollegin|Chef|Nachfolger|Nachfolgerin|Vorgänger|Vorgängerin)",
  postOf: /^\s*(?:das Amt|die Position|die Stelle|die Funktion) (?:der|des|als|eines|einer)\s/u,
  employerBy: "bei",
  schoolBy: "an ",
  founder: ["Gründer", "Gründerin"],
  coFounder: ["Mitgründer", "Mitgründerin"],
  afterTenure:
    /(?:,\s|\s)nach\s(?:(?:mehr als|fast|über|rund|etwa)\s)?(?:\d{1,2}|\p{Ll}+)\s(?:Jahr(?:en)?|Monaten|Jahrzehnten)\s(?:bei|beim|am|an)\s/u,
  stillHeld:
    /,\s(?:was|(?:ein\s|eine\s)?(?:Position|Funktion|Amt|Aufgabe|Stelle),\s(?:die|das))\s(?:er|sie|ich)\s(?:bis heute|noch heute|heute noch|nach wie vor|weiterhin|noch immer)/u,
  marriedTo: "(?:seit\\s\\d{4}\\s)?(?:mit\\s)?(?:\\d{4}\\s)?",
  fluency: /\b(?:fließend|verhandlungssicher|muttersprachlich)\b/iu,
  // "an der Technischen Universität": the preposition determines the adjective's ending.
  properName: (name) =>
    name.replace(
      /^(\p{Lu}\p{Ll}+e)n (?=\p{L}*(?:[Uu]niversität|[Hh]ochschule|[Aa]kademie|[Ss]chule|Klinik|Bibliothek)(?!\p{L}))/u,
      "$1 ",
    ),
  // All nouns are capitalised: "war Thornquist Leiterin …", "studierte Thornquist Physik an der …".
  beforeTitle: `(?=\\s(?:\\p{Lu}\\p{Ll}+(?:er|e|en)\\s)?(?:${ROLES})(?!\\p{L})|\\s\\p{Lu}\\p{L}+\\san\\sde[rmn]\\s)`,
  frames: [
    { kind: "birth", verb: "(?:wurde|ist)(?=[^;]{1,140}\\bgeboren)|(?:wurde )?geboren|kam(?=[^;]{1,80}zur Welt)" },
    { kind: "birth", verb: "\\*(?= ?\\d)" },
    { kind: "death", verb: "starb|verstarb|(?:ist|war)(?=[^;]{1,80}\\bgestorben)" },
    {
      kind: "board",
      verb: "(?:ist|sitzt|war)(?= (?:seit \\d{4} )?(?:Mitglied des |im |Mitglied im )(?:Aufsichtsrat|Beirat|Vorstand|Kuratorium|Stiftungsrat))",
      present: true,
    },
    {
      kind: "marriage",
      verb: "(?:ist|war)(?= (?:seit \\d{4} )?(?:mit [^;]{2,50})?verheiratet)|heiratete|verheiratet",
    },
    {
      kind: "child",
      verb: "(?:hat|haben)(?= (?:zwei|drei|vier|fünf|\\d|einen|eine) (?:\\p{Ll}+ )?(?:Kinder|Söhne|Töchter|Sohn|Tochter))|ist (?:Mutter|Vater) von",
    },
    { kind: "speech", verb: "spricht|spreche|beherrscht" },
    { kind: "home", verb: "(?:lebe|wohne|lebt|wohnt)(?: und arbeitet)?(?! von)", present: true },
    {
      kind: "found",
      verb: "gründete|(?:hat|ist)(?=[^;]{1,100}\\bgegründet)|ist (?:Gründer|Gründerin|Mitgründer|Mitgründerin|Mitbegründer|Mitbegründerin) (?:der|des|von)",
    },
    {
      kind: "award",
      verb: "(?:erhielt|gewann|bekam|wurde)(?=[^;]{1,160}(?:[Pp]reis|[Mm]edaille|[Oo]rden|[Vv]erdienstkreuz|[Ss]tipendium))",
    },
    {
      kind: "school",
      verb: "studierte|promovierte|habilitierte sich|besuchte|absolvierte|(?:erwarb|erlangte|machte)(?=[^;]{1,140}(?:Abschluss|Diplom|Bachelor|Master|Magister|Doktor|Examen|Abitur))|(?:hat|habe)(?=[^;]{1,140}\\b(?:studiert|promoviert|absolviert)\\b)|schloss(?=[^;]{1,140}\\bab\\b)",
    },
    {
      kind: "work",
      verb: "arbeitet|arbeite|bin(?=[^;]{1,120}\\b(?:tätig|beschäftigt|angestellt)\\b)|ist(?=[^;]{1,120}\\b(?:tätig|beschäftigt|angestellt)\\b)|lehrt|forscht|leitet",
      present: true,
    },
    {
      kind: "work",
      verb: "arbeitete|war(?=[^;]{1,120}\\b(?:tätig|beschäftigt|angestellt)\\b)|lehrte|forschte|leitete",
    },
    { kind: "work", verb: "wechselte|ging|kam|trat(?=[^;]{1,100}\\bein\\b)|begann", begins: true },
    { kind: "role", verb: "ist|bin", present: true },
    { kind: "role", verb: "wurde|übernahm", begins: true },
    { kind: "role", verb: "war" },
  ],
};
