/**
 * How biographies phrase things, in six languages. `{S}` is the person as the first word of a sentence (name, pronoun
 * or, where the language drops it, nothing), `{s}` the same within a sentence, `{F}` the family name; `{a|b}` is the
 * form for a man and for a woman. No rule reads this file, and it contains more than the rules know.
 */
import type { Lang } from "./words.ts";

/** What a sentence says about the person. */
export const TOLD = [
  "birth",
  "now",
  "nowBare",
  "past",
  "school",
  "spouse",
  "children",
  "home",
  "tongues",
  "award",
] as const;
export type Told = (typeof TOLD)[number];

type Forms = Readonly<Record<Told | "others", readonly string[]>>;

export const SENTENCES: Record<Lang, Forms> = {
  en: {
    birth: [
      "{S} was born in {btown} on {date}.",
      "{S} was born on {date} in {btown}.",
      "Born in {btown} on {date}, {s} grew up above a bakery.",
      "{N}, born {date} in {btown}, is the youngest of four.",
      "{N} (born {date}) comes from {btown}.",
      "{S} came into the world in {btown} in {year}.",
    ],
    now: [
      "Since {from}, {s} has been {title} at {firm}.",
      "{S} has been {title} of {firm} since {from}.",
      "{S} has worked as {a} {title} at {firm} since {from}.",
      "In {from} {s} became {title} at {firm}, a position {s} still holds.",
      "{S} joined {firm} in {from}, where {s} is {title}.",
      "{S} is currently {title} at {firm} ({from}–present).",
    ],
    nowBare: [
      "{S} is {title} at {firm}.",
      "{S} works at {firm} as {title}.",
      "{S} works as {a} {title} for {firm}.",
      "{S} serves as {title} at {firm}.",
      "As {title} at {firm}, {s} looks after the spring season.",
    ],
    past: [
      "From {from} to {to} {s} worked at {firm} as {title}.",
      "{S} was {title} at {firm} from {from} to {to}.",
      "{S} served as {title} at {firm} between {from} and {to}.",
      "Between {from} and {to}, {s} was employed by {firm} as {title}.",
      "{S} spent the years {from} to {to} at {firm} as {title}.",
      "Before that {s} had been {title} at {firm} ({from}–{to}).",
    ],
    school: [
      "{S} received {his} {degree} from {school} in {gto}.",
      "{S} graduated from {school} in {gto} with {a:degree} {degree}.",
      "{S} holds {a:degree} {degree} from {school}.",
      "{S} studied at {school}, where {s} earned {a:degree} {degree} in {gto}.",
      "In {gto} {s} completed {a:degree} {degree} at {school}.",
    ],
    spouse: [
      "{S} is married to {spouse}.",
      "{S} lives with {his} {wife}, {spouse}.",
      "In {wyear} {s} married {spouse}.",
      "{His} {wife} is {spouse}.",
    ],
    children: [
      "{S} has two children, {kid1} and {kid2}.",
      "{S} is the {father|mother} of {kid1} and {kid2}.",
      "{His} children are {kid1} and {kid2}.",
      "{S} and {his} {wife} have two children: {kid1} and {kid2}.",
    ],
    home: [
      "{S} lives in {town}.",
      "{S} is based in {town}.",
      "{S} resides in {town}, {country}.",
      "{S} makes {his} home in {town}.",
    ],
    tongues: [
      "{S} speaks {tongue1} and {tongue2}.",
      "{S} is fluent in {tongue1} and {tongue2}.",
      "Besides {tongue1}, {s} speaks {tongue2}.",
    ],
    award: [
      "In {ayear} {s} received the {award}.",
      "{S} was awarded the {award} in {ayear}.",
      "{S} won the {award} in {ayear}.",
      "The {award} went to {s2} in {ayear}.",
    ],
    others: [
      "{His} brother, {other}, is treasurer at {ofirm}.",
      "{other} founded {ofirm} in {oyear} and lives in {otown}.",
      "The company was founded in {oyear} and has offices in {otown}.",
      "{other}, who was born in {oyear}, called the work careful.",
      "{ofirm} and {other} declined to comment.",
      "A neighbour, {other}, has worked at {ofirm} since {oyear}.",
    ],
  },
  de: {
    birth: [
      "{S} wurde am {date} in {btown} geboren.",
      "{N} (* {date} in {btown}) ist gelernt{er|e} Tischler{|in}.",
      "{N}, geboren am {date} in {btown}, wuchs auf einem Hof auf.",
      "Geboren wurde {s} am {date} in {btown}.",
      "{S} kam {year} in {btown} zur Welt.",
    ],
    now: [
      "Seit {from} ist {s} {title} {bei} {firm}.",
      "{S} ist seit {from} {title} {bei} {firm}.",
      "Seit {from} arbeitet {s} als {title} {bei} {firm}.",
      "{S} arbeitet seit {from} {bei} {firm} als {title}.",
      "{from} wurde {s} {title} {bei} {firm}, was {s} bis heute ist.",
    ],
    nowBare: [
      "{S} ist {title} {bei} {firm}.",
      "{S} arbeitet als {title} {bei} {firm}.",
      "{S} arbeitet {bei} {firm} als {title}.",
      "Derzeit ist {s} {title} {bei} {firm}.",
    ],
    past: [
      "Von {from} bis {to} war {s} {title} {bei} {firm}.",
      "{S} arbeitete von {from} bis {to} als {title} {bei} {firm}.",
      "Zwischen {from} und {to} arbeitete {s} {bei} {firm} als {title}.",
      "{S} war von {from} bis {to} {bei} {firm} als {title} tätig.",
      "Zuvor war {s} {title} {bei} {firm} ({from}–{to}).",
    ],
    school: [
      "{S} studierte {field} an der {school} und schloss {gto} ab.",
      "{S} studierte {field} an der {school}.",
      "{gto} erwarb {s} an der {school} einen Abschluss in {field}.",
      "{gto} schloss {s} das Studium in {field} an der {school} ab.",
      "Von {gfrom} bis {gto} studierte {s} {field} an der {school}.",
    ],
    spouse: [
      "{S} ist mit {spouse} verheiratet.",
      "{S} ist verheiratet mit {spouse}.",
      "{wyear} heiratete {s} {spouse}.",
      "{Sein|Ihr}{e|} {Frau|Mann} {spouse} stammt aus {otown}.",
    ],
    children: [
      "{S} hat zwei Kinder, {kid1} und {kid2}.",
      "{S} ist {Vater|Mutter} von {kid1} und {kid2}.",
      "{Seine|Ihre} Kinder heißen {kid1} und {kid2}.",
    ],
    home: [
      "{S} lebt in {town}.",
      "{S} wohnt in {town}.",
      "{S} lebt heute mit {seiner|ihrer} Familie in {town}.",
      "{S} lebt und arbeitet in {town}.",
    ],
    tongues: [
      "{S} spricht {tongue1} und {tongue2}.",
      "{S} spricht fließend {tongue1} und {tongue2}.",
      "Neben {tongue1} spricht {s} auch {tongue2}.",
    ],
    award: [
      "{ayear} erhielt {s} {awardAcc}.",
      "{S} wurde {ayear} mit {awardDat} ausgezeichnet.",
      "Im Jahr {ayear} bekam {s} {awardAcc}.",
    ],
    others: [
      "{Sein|Ihr} Bruder {other} ist Kassenwart bei {ofirm}.",
      "{other} gründete {oyear} die {ofirm} und lebt in {otown}.",
      "Das Unternehmen wurde {oyear} in {otown} gegründet.",
      "{other}, geboren {oyear}, nannte die Arbeit sorgfältig.",
      "Ein Nachbar, {other}, arbeitet seit {oyear} bei {ofirm}.",
    ],
  },
  es: {
    birth: [
      "{S} nació el {date} en {btown}.",
      "{S} nació en {btown} el {date}.",
      "{N} ({btown}, {date}) creció encima de una panadería.",
      "Nacid{o|a} en {btown} el {date}, {s} creció entre libros.",
      "{N}, nacid{o|a} el {date} en {btown}, es {el|la} menor de cuatro hermanos.",
    ],
    now: [
      "Desde {from} es {title} en {firm}.",
      "Desde {from} trabaja como {title} en {firm}.",
      "{S} es {title} de {firm} desde {from}.",
      "{S} trabaja en {firm} como {title} desde {from}.",
      "En {from} fue nombrad{o|a} {title} de {firm}, cargo que ocupa todavía.",
    ],
    nowBare: [
      "{S} es {title} en {firm}.",
      "{S} trabaja como {title} en {firm}.",
      "Actualmente es {title} de {firm}.",
      "{S} ejerce como {title} en {firm}.",
    ],
    past: [
      "Entre {from} y {to} fue {title} en {firm}.",
      "De {from} a {to} trabajó como {title} en {firm}.",
      "{S} trabajó en {firm} como {title} de {from} a {to}.",
      "Antes había sido {title} en {firm} ({from}-{to}).",
      "{S} ejerció como {title} en {firm} entre {from} y {to}.",
    ],
    school: [
      "{S} estudió {field} en {laSchool}.",
      "{S} se licenció en {field} por {laSchool} en {gto}.",
      "En {gto} se graduó en {field} en {laSchool}.",
      "{S} es licenciad{o|a} en {field} por {laSchool}.",
      "{S} cursó estudios de {field} en {laSchool} entre {gfrom} y {gto}.",
    ],
    spouse: [
      "{S} está casad{o|a} con {spouse}.",
      "En {wyear} se casó con {spouse}.",
      "Su {mujer|marido}, {spouse}, es de {otown}.",
      "{S} contrajo matrimonio con {spouse} en {wyear}.",
    ],
    children: [
      "{S} tiene dos hijos, {kid1} y {kid2}.",
      "Es {padre|madre} de {kid1} y {kid2}.",
      "Sus hijos se llaman {kid1} y {kid2}.",
    ],
    home: [
      "{S} vive en {town}.",
      "{S} reside en {town}.",
      "Vive en {town} desde hace años.",
      "Reside actualmente en {town}.",
    ],
    tongues: [
      "{S} habla {tongue1} y {tongue2}.",
      "Habla con fluidez {tongue1} y {tongue2}.",
      "Además de {tongue1}, habla {tongue2}.",
    ],
    award: [
      "En {ayear} recibió {elAward}.",
      "{S} ganó {elAward} en {ayear}.",
      "En {ayear} fue galardonad{o|a} con {elAward}.",
    ],
    others: [
      "Su hermano, {other}, es tesorero de {ofirm}.",
      "{other} fundó {ofirm} en {oyear} y vive en {otown}.",
      "La empresa se fundó en {oyear} y tiene oficinas en {otown}.",
      "{other}, nacido en {oyear}, elogió el trabajo.",
      "Un vecino, {other}, trabaja en {ofirm} desde {oyear}.",
    ],
  },
  fr: {
    birth: [
      "{S} est né{|e} le {date} à {btown}.",
      "Né{|e} le {date} à {btown}, {s} grandit au-dessus d'une boulangerie.",
      "{N}, né{|e} à {btown} le {date}, est {le benjamin|la benjamine} de la famille.",
      "{N} naît le {date} à {btown}.",
      "{S} voit le jour à {btown} en {year}.",
    ],
    now: [
      "Depuis {from}, {s} est {title} chez {firm}.",
      "{S} est {title} chez {firm} depuis {from}.",
      "{S} travaille depuis {from} chez {firm} comme {title}.",
      "En {from}, {s} devient {title} chez {firm}, poste qu'{s} occupe encore.",
      "{S} occupe depuis {from} le poste de {title} chez {firm}.",
    ],
    nowBare: [
      "{S} est {title} chez {firm}.",
      "{S} travaille chez {firm} comme {title}.",
      "{S} est actuellement {title} chez {firm}.",
      "{S} exerce comme {title} chez {firm}.",
    ],
    past: [
      "De {from} à {to}, {s} a été {title} chez {firm}.",
      "{S} a travaillé comme {title} chez {firm} de {from} à {to}.",
      "Entre {from} et {to}, {s} a travaillé chez {firm} en tant que {title}.",
      "Auparavant, {s} avait été {title} chez {firm} ({from}-{to}).",
      "{S} fut {title} chez {firm} de {from} à {to}.",
    ],
    school: [
      "{S} a étudié {laField} à l'{school}.",
      "{S} est diplômé{|e} de l'{school}.",
      "En {gto}, {s} obtient un diplôme de l'{school}.",
      "{S} a fait ses études à l'{school} de {gfrom} à {gto}.",
      "{S} a obtenu {unDegree} à l'{school} en {gto}.",
    ],
    spouse: [
      "{S} est marié{|e} à {spouse}.",
      "En {wyear}, {s} a épousé {spouse}.",
      "{Sa femme|Son mari}, {spouse}, vient de {otown}.",
      "{S} épouse {spouse} en {wyear}.",
    ],
    children: [
      "{S} a deux enfants, {kid1} et {kid2}.",
      "{S} est {le père|la mère} de {kid1} et {kid2}.",
      "Ses enfants s'appellent {kid1} et {kid2}.",
    ],
    home: ["{S} vit à {town}.", "{S} habite à {town}.", "{S} réside à {town}.", "{S} habite {town} avec sa famille."],
    tongues: [
      "{S} parle {tongue1} et {tongue2}.",
      "{S} parle couramment {tongue1} et {tongue2}.",
      "Outre le {tongue1}, {s} parle {tongue2}.",
    ],
    award: [
      "En {ayear}, {s} a reçu {leAward}.",
      "{S} a remporté {leAward} en {ayear}.",
      "{S} est lauréat{|e} {duAward} ({ayear}).",
    ],
    others: [
      "Son frère, {other}, est trésorier chez {ofirm}.",
      "{other} a fondé {ofirm} en {oyear} et vit à {otown}.",
      "L'entreprise a été fondée en {oyear} à {otown}.",
      "{other}, né en {oyear}, a salué le travail.",
      "Un voisin, {other}, travaille chez {ofirm} depuis {oyear}.",
    ],
  },
  lt: {
    birth: [
      "{S} gimė {date} {btownLoc}.",
      "{N} (g. {date} {btownLoc}) augo virš kepyklos.",
      "{N}, gim{ęs|usi} {date} {btownLoc}, yra ketvirtas vaikas šeimoje.",
      "{date} {btownLoc} gimė {N}.",
    ],
    now: [
      "Nuo {from} m. {s} dirba {titleIns} {firmLoc}.",
      "Nuo {from} m. yra {firmGen} {title}.",
      "{S} nuo {from} metų vadovauja {firmDat} kaip {title}.",
      "{from} m. tapo {firmGen} {titleIns} ir juo tebėra.",
    ],
    nowBare: ["{S} yra {firmGen} {title}.", "{S} dirba {titleIns} {firmLoc}.", "Šiuo metu dirba {firmLoc} {titleIns}."],
    past: [
      "{from}–{to} m. dirbo {titleIns} {firmLoc}.",
      "Nuo {from} iki {to} m. {s} dirbo {firmLoc} {titleIns}.",
      "{from}–{to} m. buvo {firmGen} {title}.",
      "Anksčiau, {from}–{to} metais, {s} ėjo {firmGen} {titleGen} pareigas.",
    ],
    school: [
      "{gto} m. baigė {schoolAcc}.",
      "{S} studijavo {schoolLoc}.",
      "{gfrom}–{gto} m. studijavo {schoolLoc}.",
      "{gto} m. {s} įgijo {degreeGen} laipsnį {schoolLoc}.",
    ],
    spouse: ["{Jo žmona|Jos vyras} – {spouse}.", "{S} yra {vedęs|ištekėjusi}, {žmona|vyras} {spouse}."],
    children: ["Augina du vaikus: {kid1} ir {kid2}.", "{Jo|Jos} vaikai – {kid1} ir {kid2}."],
    home: ["{S} gyvena {townLoc}.", "Šiuo metu gyvena {townLoc}.", "Gyvena ir dirba {townLoc}."],
    tongues: [
      "{S} kalba {tongue1} ir {tongue2} kalbomis.",
      "Laisvai kalba {tongue1} ir {tongue2} kalbomis.",
      "Moka {tongue1} ir {tongue2} kalbas.",
    ],
    award: [
      "{ayear} m. gavo {awardAcc}.",
      "{S} {ayear} m. apdovanot{as|a} {awardIns}.",
      "{ayear} metais pelnė {awardAcc}.",
    ],
    others: [
      "{Jo|Jos} brolis {other} dirba {ofirmLoc}.",
      "{other} {oyear} m. įkūrė įmonę „{ostem}“.",
      "Įmonė įkurta {oyear} metais.",
      "Kaimynas {other}, gimęs {oyear} m., darbą gyrė.",
    ],
  },
  it: {
    birth: [
      "{S} è nat{o|a} il {date} a {btown}.",
      "Nat{o|a} a {btown} il {date}, {s} è cresciut{o|a} sopra un forno.",
      "{N} nasce a {btown} il {date}.",
    ],
    now: [
      "Dal {from} è {title} presso {firm}.",
      "{S} lavora dal {from} come {title} per {firm}.",
      "Nel {from} è diventat{o|a} {title} di {firm}, incarico che ricopre tuttora.",
    ],
    nowBare: [
      "{S} è {title} presso {firm}.",
      "Attualmente è {title} di {firm}.",
      "{S} lavora come {title} per {firm}.",
    ],
    past: [
      "Dal {from} al {to} è stat{o|a} {title} presso {firm}.",
      "Tra il {from} e il {to} ha lavorato come {title} per {firm}.",
      "{S} fu {title} di {firm} dal {from} al {to}.",
    ],
    school: ["Si è laureat{o|a} in {field} presso {school} nel {gto}.", "{S} ha studiato {field} presso {school}."],
    spouse: [
      "{S} è sposat{o|a} con {spouse}.",
      "Nel {wyear} ha sposato {spouse}.",
      "{Sua moglie|Suo marito} è {spouse}.",
    ],
    children: ["Ha due figli, {kid1} e {kid2}.", "È {padre|madre} di {kid1} e {kid2}."],
    home: ["{S} vive a {town}.", "Abita a {town} con la famiglia.", "Risiede a {town}."],
    tongues: ["Parla {tongue1} e {tongue2}.", "Conosce bene {tongue1} e {tongue2}."],
    award: ["Nel {ayear} ha ricevuto {elAward}.", "Ha vinto {elAward} nel {ayear}."],
    others: [
      "Suo fratello, {other}, è tesoriere di {ofirm}.",
      "{other} ha fondato {ofirm} nel {oyear} e vive a {otown}.",
      "L'azienda è stata fondata nel {oyear} a {otown}.",
      "Un vicino, {other}, lavora per {ofirm} dal {oyear}.",
    ],
  },
};

/** The headings of a CV, in this order: work, education, languages, skills, honours, contact; then "today". */
export const HEADINGS: Record<Lang, readonly (readonly [string, string, string, string, string, string, string])[]> = {
  en: [
    ["Experience", "Education", "Languages", "Skills", "Awards", "Contact", "present"],
    ["Work experience", "Education", "Languages", "Key skills", "Honours and awards", "Contact details", "today"],
    [
      "Professional experience",
      "Academic background",
      "Languages",
      "Competencies",
      "Distinctions",
      "Get in touch",
      "now",
    ],
    ["Employment history", "Qualifications", "Languages", "Skills", "Awards", "Contact", "to date"],
  ],
  de: [
    ["Berufserfahrung", "Ausbildung", "Sprachen", "Kenntnisse", "Auszeichnungen", "Kontakt", "heute"],
    ["Beruflicher Werdegang", "Studium", "Sprachkenntnisse", "Fähigkeiten", "Preise", "Kontaktdaten", "heute"],
    ["Werdegang", "Bildungsweg", "Sprachen", "Kompetenzen", "Ehrungen", "Anschrift", "dato"],
  ],
  es: [
    ["Experiencia", "Formación", "Idiomas", "Habilidades", "Premios", "Contacto", "actualidad"],
    [
      "Experiencia profesional",
      "Formación académica",
      "Idiomas",
      "Competencias",
      "Premios y distinciones",
      "Datos de contacto",
      "presente",
    ],
    ["Experiencia laboral", "Estudios", "Lenguas", "Aptitudes", "Reconocimientos", "Contacto", "hoy"],
  ],
  fr: [
    ["Expérience", "Formation", "Langues", "Compétences", "Distinctions", "Contact", "aujourd'hui"],
    ["Expérience professionnelle", "Études", "Langues", "Savoir-faire", "Prix", "Coordonnées", "présent"],
    [
      "Parcours professionnel",
      "Diplômes",
      "Langues parlées",
      "Compétences",
      "Prix et distinctions",
      "Me contacter",
      "ce jour",
    ],
  ],
  lt: [
    ["Darbo patirtis", "Išsilavinimas", "Kalbos", "Įgūdžiai", "Apdovanojimai", "Kontaktai", "dabar"],
    ["Profesinė patirtis", "Studijos", "Kalbų mokėjimas", "Gebėjimai", "Premijos", "Kontaktai", "iki šiol"],
  ],
  it: [
    ["Esperienza professionale", "Istruzione", "Lingue", "Competenze", "Premi", "Contatti", "oggi"],
    ["Esperienze lavorative", "Formazione", "Lingue", "Capacità", "Riconoscimenti", "Contatti", "presente"],
  ],
};

/** The title of a biography page; `{N}` is the name. */
export const PAGE_TITLES: Record<Lang, readonly string[]> = {
  en: ["{N}", "About {N}", "{N} | {firm}", "{N} – Biography", "Our people: {N}"],
  de: ["{N}", "Über {N}", "{N} | {firm}", "{N} – Biografie", "Menschen: {N}"],
  es: ["{N}", "Sobre {N}", "{N} | {firm}", "{N} – Biografía", "Nuestro equipo: {N}"],
  fr: ["{N}", "À propos de {N}", "{N} | {firm}", "{N} – Biographie", "Notre équipe : {N}"],
  lt: ["{N}", "Apie mane: {N}", "{N} | {firm}", "{N} – biografija", "Komanda: {N}"],
  it: ["{N}", "Chi è {N}", "{N} | {firm}", "{N} – Biografia", "Il team: {N}"],
};

/** Headlines of news about a person. */
export const HEADLINES: Record<Lang, readonly string[]> = {
  en: ["{F} opens new hall in {otown}", "{N} honoured by the town", "A morning with {N}"],
  de: ["{F} eröffnet Halle in {otown}", "{N} von der Stadt geehrt", "Ein Vormittag mit {N}"],
  es: ["{F} inaugura una nave en {otown}", "La ciudad homenajea a {N}", "Una mañana con {N}"],
  fr: ["{F} inaugure une halle à {otown}", "La ville honore {N}", "Une matinée avec {N}"],
  lt: ["{F} atidarė salę", "Miestas pagerbė: {N}", "Rytas su herojumi: {N}"],
  it: ["{F} inaugura un capannone a {otown}", "La città premia {N}", "Una mattina con {N}"],
};
