/** English grammar of posts, employers and places, as newspapers write them (after the style guides of the Guardian and the AP). */

import { lexiconFor, WORDED } from "../text/languages/languages.ts";

/**
 * `a` or `an` before a title, by how it begins; nothing before the title of one holder, which what stands `behind` it may show. An
 * article that its source `writes` goes before every rule: "a governor of", "the examinations secretary of".
 */
export function withArticle(title: string, behind = "", writes?: "a" | "the"): string {
  if (isForeign(title)) return title;
  const noun = inSentence(title);
  // "chair and founder" as "chair".
  const [leading = noun] = noun.split(" and ");
  const isOne = ONE_HOLDER.test(noun) || ONE_HOLDER.test(leading) || /^the /iu.test(noun);
  if (writes === "the" && !isOne && !FIRST_EVER.test(noun)) return `the ${noun}`;
  if (writes === "a" && /^(?:co-)?(?:governor|director|chair|secretary|dean|head)\b/iu.test(noun)) return `a ${noun}`;
  if (isOne || ONE_OFFICE.test(`${noun}${behind}`) || /^director of\b/u.test(`${noun}${behind}`)) return noun;
  if (FIRST_EVER.test(noun)) return `the ${noun}`;
  const letters = /^\p{Lu}{2,}\b/u.exec(noun)?.[0];
  if (letters !== undefined && ACRONYM.test(letters)) return `${/^[AEFHILMNORSX]/u.test(letters) ? "an" : "a"} ${noun}`;
  return `${/^(?:[aeio]|honorary\b|honou?red\b|heir\b|hourly\b|u(?!n[i]|s|\.?s\b|ser|til))/i.test(noun) && !/^(?:one|u\.s\.)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/**
 * "Directora de Operaciones", "Redaktor naczelny": a title in another language stands as it is written. Told by its letters and
 * small words, or by an ending that no English noun of a post has, where no word of it is English. Of a source whose language is known
 * a title is English where each of its words is, or one of the small ones that no other language has.
 */
export function isForeign(title: string, lang?: string): boolean {
  const words = title.split(/[\s,/-]+/u).filter((word) => word !== "");
  if (lang !== undefined && lang !== "en")
    return !words.some((word) => /^(?:of|for|the|and)$/iu.test(word)) && !words.every(isEnglish);
  if (words.some((word) => TITLE_WORDS.has(word.toLowerCase()) && word.length > 2 && !SHARED_WORDS.test(word)))
    return false;
  if (FOREIGN.test(title) || FOREIGN_ENDING.test(words[0] ?? "")) return true;
  return (
    lang === undefined && !words.some(isEnglish) && WORDED.some((language) => words.every(isPostIn(language.lang)))
  );
}

/** "starszy asystent": words that one language has for posts and what narrows them. */
function isPostIn(lang: string): (word: string) => boolean {
  const lexicon = lexiconFor(lang);
  return (word) => {
    const classes = lexicon?.isListed(word.toLowerCase()) ? lexicon.classesOf(word.toLowerCase()) : undefined;
    return classes !== undefined && (classes.has("ROLE") || classes.has("ROLEMOD"));
  };
}

/** A word of an English title, an acronym or a number. */
function isEnglish(word: string): boolean {
  return isOfWork(word) || lexiconFor("en")?.isListed(word.toLowerCase()) === true || /^[\p{Lu}\d&.]+$/u.test(word);
}

/** Words that titles have in English and in another language. */
const SHARED_WORDS =
  /^(?:director|doctor|professor|consultant|senior|junior|assistant|general|manager|editor|inspector|regional|social|supervisor|tutor|content|marketing|controlling)$/iu;
const FOREIGN =
  /[äöüßñçãõąćęłńśźżåøæğışčšžėų]|(?<!\p{L})(?:de|del|della|dei|der|des|du|für|im|van|voor|och|och|för|w|ds|do|da|dos|para|pour|bei)(?!\p{L})|^[^\p{Script=Latin}]/iu;
/** Of German, Spanish, Italian, Polish, Dutch and Swedish nouns of posts. */
const FOREIGN_ENDING =
  /(?:leiter(?:in)?|führer(?:in)?|referent(?:in)?|beauftragter?|mitarbeiter(?:in)?|sachbearbeiter(?:in)?|anwärter(?:in)?|disponent(?:in)?|berater(?:in)?|lehrer(?:in)?|ärztin|arzt|krankenschwester|pfleger(?:in)?|kauffrau|kaufmann|diener|redaktor|kierownik|specjalista|adiunkt|nauczyciel(?:ka)?|jef[ea]|becari[oa]|directora|presidenta|profesora?|abogad[oa]|ingenier[oa]|enfermer[oa]|impiegat[oa]|avvocato|ingegnere|ricercat(?:ore|rice)|assegnista|stagista|bestuurslid|timmerman|molenaar|vuller|anwalt|anwältin|(?:meister|wart|student|trainer|ist)in|jugendtrainer|instandhaltungsmeister|werkstudent|praktikant(?:in)?|auszubildender?|referendar(?:in)?|vorstandsmitglied|formadora?|enólog[oa]|maestr[oa]|responsabile|docente|medewerker|leraar|lärare|chef(?:e|in)|gerente|technicien(?:ne)?|infirmi(?:er|ère)|directeur|directrice|avocate?|ingénieure?)$/iu;

/** "the first lay administrator", but "a first lieutenant", "a first violin". */
const FIRST_EVER =
  /^first (?!lieutenant|officer|secretary|sergeant|mate|class|deputy|vice|assistant|violin|engineer|aid|team|sea|minister|selectman|year|grade|responder|line|name)/u;

/** "is head of reporting", "is chief executive", "was minister of finance", "is chair of the society". */
const ONE_HOLDER =
  /^(?:(?:senate|house) (?:majority|minority|republican|democratic) (?:leader|whip)$|(?:co-?)?founder\b(?! member)|president and chief executive$|(?:finance|technical managing) director$|(?:group )?c[efimot]o\b|(?:group )?chief executive\b|(?:group )?chief (?:\p{L}+ ){1,3}officer\b|artistic director$|head gardener$|parish priest$|managing director\b|executive director of\b|editor-in-chief\b|provost\b|rector\b|(?:pro-|vice-)?chancellor\b|head chef$|(?:honorary|company|club|branch) secretary$|(?:\p{L}+ )?(?:treasurer|chair|chairman|chairwoman|chairperson)$|(?:president|county secretary|general secretary)$|(?:(?:vice|deputy|acting|interim|joint|assistant|regional) )?(?:head|minister|secretary|dean|mayor|governor|president|chair|chairman|chairwoman|prime minister|director|director-general) of\b)/iu;

/** "was governor of Oklahoma", "was district attorney of Oneida County": an office that a place or a body has one of. */
export const ONE_OFFICE =
  /^(?:(?:lieutenant|deputy|vice|acting|assistant|former|first|associate) )*(?:governor|mayor|(?:majority|minority) (?:leader|whip)|speaker|attorney general|solicitor general|(?:state )?(?:treasurer|auditor|comptroller)|(?:district|prosecuting|county|city|state[’']s|commonwealth[’']s?|United States) attorney|sheriff|postmaster(?: general)?|superintendent|surveyor general|secretary|village attorney|corporation counsel|(?:city|county|town) (?:solicitor|clerk|manager|engineer)|chief justice|chief of staff|treasurer)(?: [\p{Ll} ]+)? (?:of|to|for)\b/iu;

/**
 * A title inside a sentence: `Staff Engineer` is a staff engineer, `Co-founder, CEO` a co-founder and CEO. Titles with a word that is no
 * common one of titles stay as they are written: `U.S. Senator`, `Head of Natural Resources`.
 */
export function inSentence(title: string): string {
  const joined = joinTitles(
    withoutCapitals(title)
      .replaceAll(" & ", " and ")
      .replace(/^The /u, "the ")
      .replace(/^Hon(?:y|\.)? (?=Secretary|Treasurer)/iu, "honorary "),
  );
  const words = joined.split(/(?<=[\s/-])|(?=[\s,/-])/u);
  // Departments of state keep the names that they bear.
  const known = OF_STATE.test(joined) && / (?:of|for) /u.test(joined) ? isOfTitle : isOfWork;
  const isCommon = words.every(
    (word) => !/^\p{Lu}/u.test(word) || ACRONYM.test(word) || known(word.replace(/(?<!\W)\W+$/u, "")),
  );
  if (isCommon) return words.map((word) => (ACRONYM.test(word) ? word : word.toLowerCase())).join("");
  if (PROPER.test(joined)) return joined;
  const startsSmall = /^\p{Lu}\p{Ll}+(?:$|[\s-]\p{Ll})/u.test(joined) && !/\s\p{Lu}\p{Ll}/u.test(joined);
  return startsSmall ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined;
}

const OF_STATE = /\b(?:minister|secretary|commissioner|under-?secretary|spokes(?:man|woman|person))\b/iu;

/** "WARD SISTER" in a heading of capitals, where acronyms are short. */
function withoutCapitals(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{5}|\p{Lu}{4} \p{Lu}{4}/u.test(title)) return title;
  return title
    .replace(/\p{Lu}[\p{Lu}\d]+/gu, (word) =>
      word.length > 3 || isOfWork(word) || word === "THE" ? word.toLowerCase() : word,
    )
    .replace(/\d{1,3}(?:TH|ST|ND|RD)\b/gu, (number) => number.toLowerCase());
}

/** Adjectives that keep their capital. */
const PROPER =
  /^(?:Catholic|Anglican|Baptist|Methodist|Lutheran|Jewish|Muslim|Hindu|Sikh|Buddhist|Christian|Orthodox|English|French|German|Spanish|Italian|Latin|Greek|American|British|Irish|Scottish|Welsh|Canadian|Australian|African|Asian|European)\b/u;

const ACRONYM = /^(?:\p{Lu}{2,}|(?:\p{Lu}\.)+|\p{Lu}{2,}[\p{L}.]*)\W*$/u;

/** "Co-founder, CEO": titles of one person side by side. "Director, Operations" is one title and its department. */
function joinTitles(title: string): string {
  const parts = title.split(/(?:(?<!\s)\s+)?[,/]\s*/u);
  return parts.length > 1 && parts.every((part) => WHOLE_TITLE.test(part))
    ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`
    : title;
}

const WHOLE_TITLE =
  /^(?:co-?founder|founder|c[a-z]o|chief \p{L}+(?: officer)?|president|chair\p{L}*|partner|owner|director|managing director|principal|author|speaker|writer|editor|consultant|professor|lecturer)$/iu;

/** Words that titles are made of and that name nobody. */
const TITLE_WORDS = new Set(
  `a adjunct advanced account accountant accounting accounts acting administrator adviser advisor analyst and apprentice architect art artist articled assistant
  associate author baker banker barista board broker business butcher buyer captain cardiologist care carpenter cashier chair chairman
  chairwoman chef chief civil clerk clinical co coach commander commercial commis committee communications community compliance
  computer conductor conservator consultant content coordinator copywriter corporate counsel county creative curator customer data dean
  debt delegate demi dentist deputy design designer developer development digital diplomat director district doctor doctoral driver economist
  editor editorial education electrical electrician engagement engineer engineering environmental equity events executive
  experience farmer fellow field finance first fitter fourth financial foreman foster founder founding freelance front fundraising gardener general
  geologist global government grade graduate graphic group growth guide hand head health healthcare honorary horticulturist human impact independent
  industrial information innovation inspector instructor intern interim internal international interventional investment investor
  it joint journalist journeyman judge junior justice kitchen lab laboratory lawyer lead leader leading learning lecturer legal
  librarian library literature logistics management manager managing manufacturing marine marketing mathematics mechanic mechanical media medical
  member mentor minister music musician network nurse practitioner nursing of office officer operations operator owner paramedic partner partnerships
  pastry pediatric people performance personal pharmacist photographer physician physicist physiotherapist pilot planner planning
  plumber policy political post portfolio postdoctoral practice preacher president press principal private process procurement producer
  product production professor program programme programmer project property public purchasing quality radio ranger real receptionist
  recruiter regional registered registrar relations reporter research researcher resident resources retail risk safety sales school
  science scientist second secretary security senior service services sessional shift shop site social software solicitor sous special
  specialist staff state station strategic strategy structural student studio superintendent supervisor supply support surgeon
  surveyor sustainability system systems tax teacher teaching team technical technician technology test third trainee trainer training
  translator transport treasurer treasury trumpet trustee tutor urban user vice visiting volunteer ward web welder welding worker
  workplace writer year youth`.split(/\s+/u),
);

/** Further words of titles, which other languages have as well: they tell how a title is written, not in which language. */
const WORDS_OF_WORK = new Set(
  `academic accounts activities admissions affairs agency agricultural allotment analytics ancillary animal annual appeals aquatic area artistic asset
  assessment assistive attorney audience auditor author autumn background ballet banking bar basic bench bequests biology booking branch bridge
  broadcast budget building buildings bus cabin campaign campaigns capital career careers cargo casework caseworker category catering channel
  charge chemist chemistry child childcare children children's choir choral church cinema classroom cleaner climate cloud club coastal collections college communication
  company composer compositor conference conservation construction continuity contract contracts control controller copy core correspondent
  costume counsellor country course court craft crew crisis curriculum cyber dairy dance data-entry databases day dealer decorator delivery demand dental
  department desk developer's diesel digitisation dining dispatcher display diversity doctorate document door drama drawing drummer early
  east ecology economics electronics elementary embedded emergency emerging employee employment end energy enterprise enrolment entry estate
  estates evaluation evening exam examinations exams exhibition exhibitions exploration export external facilities faculty family farm fashion
  festival fiction field fight film firefighter firmware fisheries fitness fleet flight floor food forensic forest forestry forward frame
  freight frontend full funding funds furniture game gallery garden gas genetic geography gift gifts grants graphics groundsman guest hall hardware harbour
  head-hunter heating helpdesk heritage highways history home hospital hotel house housekeeping housing humanities hydrology ict
  immigration implementation import inclusion income independence infant infection infrastructure inpatient inside installation installations instrument
  insurance integration intelligence intensive interpretation interpreter inventory invigilator journals key keeper keyboard labour land landscape language languages late laundry
  law learner lecturing legislation liaison life lifeguard lighting line literacy litigation live local loss low machine
  mail maintenance major maker male management marketplace maternity maths meat mechatronics membership memory mental metal metro
  microbiology middle midwife mill mine mines mobile mobility models module motion motor movement museum natural navigation neighbourhood neonatal network
  night non non-executive nursery nursing nutrition observatory occupational oncology online open operating orchestral order outdoor outdoors outreach packaging paediatric panel
  parish park parks parliamentary part part-time parts passenger patient payments payroll peer pension pensions percussion personnel pest philosophy phone photo
  physical physics picture piano planetary plant plate platform play plumbing pool population porter power predoctoral pre-press preservation press prevention
  price pricing primary print printer prison private probation process processing procurement produce professional promotions proof protection psychiatric
  psychologist psychology publication publications publicity quantity racing railway reader recovery recreation recruitment recycling reference referee refrigeration
  refugee rehabilitation reliability religious renewals rental repair repertoire reporting representative request reservations reserve residential respiratory response restoration
  restaurant revenue review rides rights river road room rural safeguarding sailing salmon sanitation scene scheduling scheme scholarship scout
  screen script sea search seasonal secondary section sector seed self sensor separation series server set settlement sheep ship shipping shop-floor singer site
  skills social-media society soil solutions sound sourcing special speciality specialty speech sport sports staffing stage standards start startup state-registered
  statistics stewardship stock storage store stores story street strength structures student studies success summer superintending supervising supervisory supplier
  surgery survey surveys swimming systems talent target taxi team-lead telecommunications television temporary tenant territory textile theatre theory ticket timber tour tourism touring
  tour-guide town trade traditional traffic training transfer transit transplant transportation travel treatment tree trial trials tunnel turbine
  undergraduate underwriting unit upper utilities vaccine valuation vehicle vendor venue veterinary video visitor visual vocal vocational voice volunteering volunteers wardrobe
  warden warehouse warranty waste watch water weather weekend welfare wetland wholesale wildlife wind winemaker winter wireless wood wooden woodland
  woodwork workforce workshop yard young zone chain backend fullstack stack full-stack junior mid lead principal adult ambulance archive archives archivist arts
  aviation bookseller bursar butler cabinet caretaker carer chaplain chemical cook corporal council counter courier curate deacon priest vicar checkout vocations court cyclist debating fund prosecutor scoutmaster horn
  technologist seventh`.split(/\s+/u),
);

function isOfTitle(word: string): boolean {
  return TITLE_WORDS.has(word.toLowerCase());
}

function isOfWork(word: string): boolean {
  return isOfTitle(word) || WORDS_OF_WORK.has(word.toLowerCase());
}

const IS_MATTER =
  /\b(?:operations|sales|marketing|finance|logistics|engineering|development|design|communications?|procurement|purchasing|resources|policy|strategy|planning|research|relations|affairs|compliance|security|quality|product|technology|production|manufacturing|maintenance|learning|services)$/iu;

/** "Supply Chain Operations": what departments are called, and nobody who employs. */
export function isMadeOfTitleWords(name: string): boolean {
  return name.split(/[\s,&/-]+/u).every(isOfWork) && IS_MATTER.test(name);
}

/** An employer or school in a sentence, with its article: "the Royal Academy of Music", "the Camogie Association", but "Leeds City Council". */
export function withThe(name: string): string {
  if (/^the /iu.test(name)) return name.replace(/^The /u, "the ");
  return (OF_SOMETHING.test(name) || ENDS_IN_BODY.test(name)) && !NO_ARTICLE.test(name) ? `the ${name}` : name;
}

/** "University of Leeds", "Institute for Tidal Research", "National Museum of Australia". */
const OF_SOMETHING =
  /(?:^|\s)(?:universit(?:y|ies)|institut(?:e|ion)|college|school|academy|ministry|department|bank|museum|society|association|board|office|council|court|embassy|federation|bureau|city|town|county|state|government|republic|house|port|guild|union|centre|center|faculty|foundation|conservatory|order|bar|commission|committee|convention|legislature|chamber|library|league|corporation) (?:of|for) |^United States /iu;
const ENDS_IN_BODY =
  /(?:^|\s)(?:association|society|commission|committee|authority|agency|administration|army|navy|air force|marine corps|coast guard|national guard|senate|parliament|legislature|house of (?:representatives|delegates|burgesses|assembly)|legislative assembly|state assembly|general assembly|foundation|federation|confederation|union|guild|league|club|council|caucus|convention|orchestra|philharmonic|symphony|quartet|task force|assembly|cooperative|institute|board|ministry|department|bureau|government|museum|office|fund|library|panel|sinfonia|choir|ensemble|congress|band|alliance|(?<!NHS (?:foundation )?)trust|collective|(?:support|action|user|working|steering) group|(?:royal|national|military|naval|force|guard|marine|police|fire|swedish|american|british|french) academy|national university|open university|council on [\p{L} ]+|(?:supreme|superior|district|circuit|county|city) court|state (?:house|convention))$/iu;
/** Councils of places, unions of credit and firms bear theirs as a name; possessives have one already, but for those of a group. */
const NO_ARTICLE =
  /\b(?:city|county|borough|district|parish|town) council$|\bcredit union$|^[\p{L}.]+['’]s? (?!.*(?:association|union|guild|federation|society|league|council|congress)$)|^(?:\p{L}+ ){0,2}\p{L}+s['’] (?!.*(?:association|union|guild|federation|society|league|council|congress)$)/iu;

/** Forces and services, which people are in. */
export const IS_FORCE =
  /\b(?:army|navy|air force|marine corps|coast guard|national guard|national service|militia|infantry|regiment|volunteers)\b/iu;

/** Countries that are spoken of with an article. */
const COUNTRY_WITH_ARTICLE =
  /^(?:United (?:States|Kingdom|Arab Emirates)|Netherlands|Philippines|Czech Republic|Dominican Republic|Bahamas|Gambia|Maldives|Seychelles|Solomon Islands|Marshall Islands|Comoros|Central African Republic|Democratic Republic of the Congo|Republic of the Congo|Vatican)\b/u;

/** A country or a state in a sentence: "the United States", "Georgia". */
export function inPlace(place: string): string {
  return COUNTRY_WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
