import { compileLowerWithin, lowerInPlace } from "./pattern.ts";

/** A stretch of a post, in UTF-16 code units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Why words that look like something do not count as the author's own. */
export type Guard = "quote" | "speech" | "report" | "fiction" | "profession" | "negation";

type SentenceGuard = "report" | "fiction" | "profession";

/** Whether a guard holds of a sentence is found when it is asked for, once. */
class Sentence implements Stretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly known = new Map<SentenceGuard, boolean>();

  constructor(text: string, from: number) {
    this.text = text;
    this.from = from;
    this.to = from + text.length;
  }

  is(guard: SentenceGuard): boolean {
    const known = this.known.get(guard) ?? SENTENCE_GUARDS[guard](this.text, lowerInPlace(this.text));
    this.known.set(guard, known);
    return known;
  }
}

/** What a post's words stand in: computed once, asked for every match. */
export interface Context {
  readonly text: string;
  readonly quotes: readonly Stretch[];
  readonly sentences: readonly Sentence[];
}

const QUOTES =
  /"[^"\n]{2,}"|“[^”\n]{2,}”|„[^“”\n]{2,}[“”]|«[^»\n]{2,}»|(?<![\p{L}\p{N}])[‘'][^'’\n]{6,}['’](?![\p{L}\p{N}])/gu;

/** Somebody else says it, or an authority or newsroom reports it. */
const REPORT = compileLowerWithin(
  String.raw`\b(?:according to|reportedly|allegedly|breaking(?: news)?:|news:|headline|in the news|(?:police|prosecutors?|officials?|court|jury|judge|reporters?|newspaper|radio|study|survey|report|article|documentary|podcast|ministry|council|researchers|statistics|figures|analysts?|witnesses) (?:says?|said|saying|reports?|reported|finds?|found|shows?|showed|confirm\w*|announce\w*|reveal\w*|warn\w*|sentenced?|ruled?|charged?|convicted?|arrested?|are looking|is looking|investigat\w*|explain\w*|claims?|told)|(?:he|she|they|somebody|someone|who|mayor|minister|spokes\w+) (?:was|were|has been|have been) (?:arrested|charged|convicted|sentenced|accused|jailed|fined|banned|suspended)|(?:man|woman|men|teenager|driver|suspect|gang|duo|two|three) (?:arrested|charged|convicted|sentenced|jailed|accused|detained)|new (?:study|report|survey|statistics|figures)|census|statisticians|court(?: documents|:| rules| ruled| records)|(?:the )?(?:trial|hearing|inquest|verdict|sentencing) (?:of|against|opens|begins|continues|in)|(?:government|council|ministry|city|parliament|court|minister|police|eu|lawmakers|regulator|authority|commission) (?:raises|cuts|bans|approves|rejects|plans|votes|passes|introduces|publishes|opens|closes|warns|says|seizes?|seized|finds?|orders|fines|fined|launches|investigates)|local paper|evening news|report on|article (?:on|about)|story (?:on|about)|piece (?:on|about)|documentary (?:on|about)|statistics|data (?:shows?|on))\b`,
);

/** "…, the agency said", "…, reports the gazette": whose sentence it is stands at its end. "I say" is the author's. */
const SAID_BY =
  /,\s+(?:(?!I\b|i\b)[\p{L}'’-]+\s+){1,5}(?:says?|said|reports?|reported|writes?|wrote|finds?|found|warns?|warned|claims?|claimed|shows?|announced|reckons?|told [\p{L} ]{1,20})[^\p{L}]*$|,\s+(?:says?|said|writes?|wrote|reports?|reported|warns?|according to)\s+(?!I\b)[\p{L}'’ -]{2,40}[^\p{L}]*$/u;
/** A headline's beginning. */
const HEADED =
  /^\W*(?:[\p{L} ]{1,12}[:,.] )?(?:study|poll|survey|report|court|police|census|news|headline|breaking|explainer|analysis|obituary|fact check|ruling|verdict)\s*:/iu;
/** Bodies whose plural acts as a newsroom tells it. */
const BODIES = compileLowerWithin(
  String.raw`\b(?:ministers|researchers|scientists|lawmakers|firefighters|doctors|experts|economists|historians|archaeologists|prosecutors|regulators|unions|bishops|senators|officials|campaigners|detectives|investigators|authorities|supermarkets|retailers|brewers|publishers|councils|hospitals|schools|teachers|nurses|churches|mosques|synagogues|museums|theatres|cinemas|police|clergy|theologians|sociologists|psychologists|lawyers|judges|courts|customs|coastguards?|airlines|insurers|banks) (?:want|say|link|find|warn|plan|call|seek|debate|vote|urge|fear|propose|expect|report|demand|reject|agree|discuss|discover|study|investigate|search|hunt|seize|arrest|free|rescue|charge|question|ban|raise|cut|fine|close|open|meet|elect|gather|restore|unveil|publish|release|critici[sz]e|praise|welcome|condemn|push|consider|order|note|record|count|mark|see|share|must lock|stop|stopped)\b`,
);

/** A newsroom's sentence: an institution does something, nobody says "I", "you" or "should". */
const INSTITUTION = compileLowerWithin(
  String.raw`\b(?:governments?|police|courts?|parliament|council|ministr(?:y|ies)|ministers?|senate|congress|commission|mayor|city|hospitals?|researchers?|study|survey|poll|turnout|polls|diocese|vatican|bishops?|museum|prosecutors?|judges?|jury|lawmakers|voters|regulators?|customs|firefighters|coast guard|officers?|authorities|tribunal|election (?:commission|officials|results)|statistics office|national bank|embassy|company|brewers|church leaders)\b(?:\s+[\p{L}'-]+){0,4}?\s+(?!is\b|was\b|has\b|lies\b|lied\b|fails\b|failed\b|betrays\b|betrayed\b|steals\b|loves\b|hates\b|needs\b|ruined\b|ruins\b)[\p{L}]{2,}(?:s|ed|ets|ut)\b`,
);
const PERSONAL = compileLowerWithin(
  String.raw`\b(?:i|i'm|i'll|i've|we|we're|me|my|our|us|you|your|let's|should|must|shame|enough|join|vote|never|worst|please|defund|abolish|repeal|end the|stop the|save our|tax the|fund)\b`,
);
const NEWSROOM =
  /\b(?:live (?:coverage|blog|ticker)|press (?:release|conference)|correspondent|newsroom|explainer|spokes\w+|per ?cent|BBC|Reuters|AFP|Associated Press|Der Spiegel|Le Monde)\b|\d\s?%/u;

/** It happens in a book, on a stage or a screen, in a game. */
const FICTION = compileLowerWithin(
  String.raw`\b(?:in|of|from|at the end of|watching|watched|reading|finished|re-?watch\w*|rereading|playing|binge\w*) (?:the|this|that|my|a|an|her|his|their|last night's|tonight's)? ?(?:\p{L}+ )?(?:movie|film|novel|book|thriller|series|episode|season|chapter|show|sitcom|drama|comedy|musical|opera|play|script|screenplay|story|short story|comic|manga|anime|video ?game|game|fantasy|podcast drama|trilogy|scene|finale|sequel|whodunn?it)\b|\b(?:the|my|main|a|lead|title) (?:character|villain|protagonist|hero|heroine|antagonist|detective|plot|plot twist|novel|screenplay|script|scene|actor|actress)\b|\bcharacters?\b|\bfiction(?:al)?\b|\b(?:season|chapter|act|level|volume) (?:\d+|one|two|three|four|five|six|finale)\b|\bin (?:GTA|Minecraft|Fortnite|Skyrim|Macbeth|Hamlet)\b|\bspoilers?\b|\b(?:the|this|that|a|new) (?:film|series|movie|novel|opera|musical|thriller)\b|\b(?:Shakespeare|Falstaff|Puck|Dickens|Agatha Christie|Sherlock|Poirot|Hogwarts|Marvel|Westeros|Gotham|Narnia|Tolkien|Moriarty|Midsummer Night's Dream)\b|\bcosplay\w*|\bgame master\b|\bscreenwrit\w+|\bon (?:stage|screen)\b|\bplaywright\b`,
);

/** Works that everybody knows, and how works are spoken of. */
const WORKS = compileLowerWithin(
  String.raw`\b(?:starring|directed by|written by|adaptation|premiere|sequel|prequel|trilogy|saga|fairy ?tale|fable|folk ?tale|nursery rhyme|ghost story|pantomime|puppet (?:show|theatre|film)|screenplay|westerns?|cartoons?|sitcoms?|soap opera|telenovela|whodunn?it|graphic novel|video ?games?|board game|role-?play\w*|rpg|dungeon master|D&D|speedrun|level boss|boss fight|save file|side quest|quest|opera|ballet|libretto|plot twist|cliffhanger|mythology|murder mystery|crime (?:novel|series|drama|fiction|podcast)|true crime|on Netflix|on HBO|Netflix|rewatch\w*|binge-?watch\w*|Sopranos|Breaking Bad|Narcos|Ozark|Money Heist|Ocean['’]s (?:Eleven|Twelve|8)|Pulp Fiction|Godfather|Goodfellas|Fight Club|Trainspotting|Mad Men|Game of Thrones|House of Cards|Succession|Handmaid['’]s Tale|Fleabag|Father Ted|Derry Girls|Star (?:Wars|Trek)|Dune|Hunger Games|Squid Game|Mission Impossible|Mad Max|Dexter|True Detective|Line of Duty|Columbo|Miss Marple|Peaky Blinders|Cluedo|Robin Hood|Batman|Joker film|Darth Vader|Gandalf|Frodo|Lord of the Rings|Harry Potter|Voldemort|Dumbledore|James Bond|Hobbits?|Witcher|Skyrim|Assassin['’]s Creed|Red Dead|Zelda|Pac-?Man|Tetris|Sims|Pok[eé]mon|Simpsons|Bart|Homer Simpson|South Park|Family Guy|Monty Python|Life of Brian|Book of Mormon|Sister Act|Da Vinci Code|Good Omens|American Gods|Les Mis(?:[eé]rables)?|Hamlet|Macbeth|Othello|King Lear|Falstaff|Romeo and Juliet|Don Giovanni|Carmen|Tosca|Faust|Dante|Inferno|Paradise Lost|Chaucer|Canterbury Tales|Dickens|Oliver Twist|Tolstoy|Dostoe?y?evsk\w+|Kafka|Hemingway|Bukowski|Bovary|Moby[- ]Dick|Treasure Island|Long John Silver|Dracula|Frankenstein|Jekyll|Animal Farm|Nineteen Eighty-Four|Orwell|Lady Chatterley|Lolita|Fifty Shades|Kama Sutra exhibition|Cheers reruns?|Inglou?rious Basterds|Deadpool|Borat|Jackass the movie|Home Alone|Office (?:US|UK|reruns?)|Jim and Dwight|Parks and Rec\w*|Catch-22|Clockwork Orange|Great Gatsby|West Wing|Borgen|Yes,? Minister|Thick of It|Veep|Evita)\b`,
);
/** "in The Name of the Rose": a capital article inside a sentence begins a title. */
const TITLED =
  /(?<=[\p{Ll},] )(?:in|from|of|about|reading|watching|read|watched|finished|loved|re-?read) (?:The|A|An) \p{Lu}/u;

/** The author's work, or somebody's: who treats, teaches, judges, serves or studies it does not do it. */
const PROFESSION = compileLowerWithin(
  String.raw`\b(?:my (?:job|shift|practice|clinic|thesis|dissertation|research|lecture|class|students|patients|clients|colleagues?)|(?:his|her|our|their) (?:job|shift|practice|patients|clients|thesis|research)|(?:i|she|he|who|we|sister|brother|mother|father|mum|mom|dad|wife|husband|uncle|aunt|cousin|friend) (?:am|is|are|was|works?|worked|trains?|trained|studi(?:es|ed)|study|teach(?:es)?|taught|lectures?) (?:as |in |at |on |for )?(?:an? |the )?(?:\p{L}+ ){0,2}(?:bartender|barista|sommelier|brewer|priest|pastor|rabbi|imam|chaplain|nun|monk|prosecutor|lawyer|attorney|judge|officer|detective|police\w*|nurse|doctor|therapist|counsell?or|midwife|gyn\w+|urologist|journalist|reporter|editor|translator|linguist|historian|criminolog\w+|forensic\w*|paramedic|moderator|stunt\w*|magician|comedian|producer|engineer|teacher|professor|researcher|scientist|theolog\w+|political scientist|sexolog\w+|educator|consultant|manager|coach|trainer)|as an? (?:\p{L}+ ){0,2}(?:bartender|barista|sommelier|brewer|priest|pastor|rabbi|imam|chaplain|nun|monk|prosecutor|lawyer|attorney|judge|officer|detective|nurse|doctor|therapist|counsell?or|midwife|gyn\w+|urologist|journalist|reporter|editor|translator|linguist|historian|criminologist|paramedic|moderator|stunt\w*|magician|comedian|teacher|professor|researcher|scientist|theologian|sexologist|educator|consultant|coach|trainer|clerk|pollster|poll worker)|(?:bartenders?|sommeliers?|brewers?|priests?|pastors?|chaplains?|prosecutors?|detectives?|paramedics?|nurses?|moderators?|stunt (?:double|performer|coordinator)s?|magicians?|therapists?|sexologists?|criminologists?|theologians?|pollsters?|linguists?|lexicographers?|proofreaders?) (?:at|here|by|friend|sister|brother|and|for|who|in|on|training|exam|course|school|shift|job)|(?:i|she|he|they|we|who) (?:teach|teaches|taught|lecture|lectures|research|researches|study|studies|treat|treats|defend|defends|prosecute[sd]?|translate[sd]?|curate[sd]?|restore[sd]?) |my (?:\p{L}+ )?(?:paper|article|book|chapter|talk|lecture|course|museum|exhibition|lab|department|office|ward|parish) (?:on|about|of|is|was)|i work (?:at|for|in|with|as)|hiring|we are looking for|vacancy|apply by|(?:bar|theology|police|medical|law|sommelier) exam|seminar|trainee|internship|apprentic\w+|on (?:duty|shift)|for a living|profession(?:al)?|job interview)\b`,
);

/** "I'm a public defender", "my sister is a midwife": what somebody is for a living. */
const OCCUPATION = compileLowerWithin(
  String.raw`\b(?:i['’]?m|i am|i was|i work(?:ed)? as|i trained as|(?:he|she|who|\p{L}+)['’]s|(?:he|she|who|sister|brother|mother|father|mum|mom|dad|wife|husband|uncle|aunt|cousin|friend|neighbou?r|daughter|son) (?:is|was)|as) (?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:defender|bouncer|doorman|clown doctor|clown|bartender|barkeep|barista|brewer|distiller|vintner|winemaker|sommelier|midwife|urologist|gyna?ecologist|pathologist|\p{L}+ologist|\p{L}+iatrist|\p{L}+ician|\p{L}+ographer|surgeon|nurse|paramedic|medic|doctor|vet|therapist|counsell?or|coroner|undertaker|police\p{L}*|cop|detective|prosecutor|magistrate|judge|lawyer|barrister|solicitor|attorney|notary|bailiff|(?:probation|customs|prison|press|election|police|parole|court) (?:officer|guard|clerk|reporter|nurse|librarian)|interpreter|translator|subtitler|lexicographer|proofreader|editor|copy-?editor|journalist|reporter|columnist|speechwriter|historian|archivist|curator|librarian|teacher|professor|lecturer|coach|trainer|referee|organist|organ builder|choirmaster|bell-?ringer|sexton|verger|chaplain|priest|vicar|pastor|rabbi|imam|deacon|nun|monk|theologian|restorer|stonemason|magician|conjuror|stunt\p{L}*|stuntman|actor|actress|comedian|puppeteer|animator|make-?up artist|armou?rer|gunsmith|locksmith|security (?:researcher|guard|trainer|consultant)|penetration tester|pentester|ethical hacker|firefighter|moderator|social worker|beekeeper|breeder|farrier|costume designer|prop master|life model|pollster|poll worker|canvasser for the census|diplomat|civil servant|clerk)\b|\b(?:i|we|she|he) (?:bartend|restore|translate|interpret|defend|prosecute|teach|moderate|curate|subtitle|photograph|catalogue|study|research|treat|nurse|coach|referee|tune)s? (?!you\b|my\b|this\b)`,
);

const NEGATED =
  /(?:\b(?:not|no|never|none|nobody|without|don't|doesn't|didn't|won't|wouldn't|can't|cannot|isn't|aren't|wasn't|weren't|stop(?:ped)?|stopping|quit|quitting|gave up|giving up|refuse[sd]?|against|anti|avoid\w*|zero|no more|free of|instead of|rather than|neither|nor)(?:\s+[\p{L}'’]+){0,3}\s*|\bnon-)$/iu;

/** Denials in form only: "can't stop", "not only", "no regrets". */
const NO_NEGATION =
  /\b(?:can(?:'|no)t (?:stop|wait|get enough|help|believe|resist)|never (?:felt|been|had|gets? old|too)|not (?:only|just|even|the only)|no (?:wonder|doubt|regrets?|shame|limits?|filters?|rules|questions))\b/giu;
/** A name that is given to a thing: of a band, a boat, a dog. */
const NAMED = /\b(?:called|named|titled|nicknamed) (?:the )?["“]?$/iu;

/** Somebody else's words without quotation marks: "a man told me to go home". */
const SPEECH =
  /(?:^|[\s,])(?:he|she|they|someone|somebody|strangers?|people|(?:an?|the|my|our|his|her|some|one) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:said|says|told|asked|wrote|shouted|yelled|screamed|called|claims|claimed|whispered|texted|calls|muttered|joked|sang|hissed|replied|answered|named|labelled)(?:\s+[\p{L}'’]+){0,5}\s*(?:[:,]\s*)?$/iu;

const REACH = 64;

export function readContext(text: string): Context {
  const quotes = [...text.matchAll(QUOTES)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?]+|\n|$)/gu)].map(
    (match) => new Sentence(match[0], match.index),
  );
  return { text, quotes, sentences };
}

const SENTENCE_GUARDS: Readonly<Record<SentenceGuard, (sentence: string, lower: string) => boolean>> = {
  report: isReport,
  fiction: (sentence, lower) => FICTION.test(lower) || WORKS.test(lower) || TITLED.test(sentence),
  profession: (_, lower) => PROFESSION.test(lower) || OCCUPATION.test(lower),
};

function isReport(sentence: string, lower: string): boolean {
  if (REPORT.test(lower) || SAID_BY.test(sentence) || HEADED.test(sentence)) return true;
  return (
    !lower.includes("!") &&
    !PERSONAL.test(lower) &&
    (INSTITUTION.test(lower) || NEWSROOM.test(sentence) || BODIES.test(lower))
  );
}

/** Why a match does not count, or `null` where it is the author's own. */
export function guardOf(context: Context, match: Stretch, asked: readonly Guard[]): Guard | null {
  if (asked.includes("quote") && context.quotes.some(({ from, to }) => from <= match.from && match.to <= to)) {
    return "quote";
  }
  const sentence = context.sentences.find(({ from, to }) => from <= match.from && match.from < to);
  for (const guard of ["report", "fiction", "profession"] as const) {
    if (asked.includes(guard) && sentence?.is(guard)) return guard;
  }
  const before = context.text
    .slice(Math.max(sentence?.from ?? 0, match.from - REACH), match.from)
    .replaceAll("’", "'")
    .replace(NO_NEGATION, " ");
  if (asked.includes("speech") && SPEECH.test(before)) return "speech";
  return asked.includes("negation") && (NEGATED.test(before) || NAMED.test(before)) ? "negation" : null;
}
