/** A stretch of a post, in UTF-16 code units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Why words that look like something do not count as the author's own. */
export type Guard = "quote" | "report" | "fiction" | "profession" | "negation";

interface Sentence extends Stretch {
  readonly report: boolean;
  readonly fiction: boolean;
  readonly profession: boolean;
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
const REPORT = new RegExp(
  String.raw`\b(?:according to|reportedly|allegedly|breaking(?: news)?:|news:|headline|in the news|(?:police|prosecutors?|officials?|court|jury|judge|reporters?|newspaper|radio|study|survey|report|article|documentary|podcast|ministry|council|researchers|statistics|figures|analysts?|witnesses) (?:says?|said|saying|reports?|reported|finds?|found|shows?|showed|confirm\w*|announce\w*|reveal\w*|warn\w*|sentenced?|ruled?|charged?|convicted?|arrested?|are looking|is looking|investigat\w*|explain\w*|claims?|told)|(?:he|she|they|somebody|someone|who|mayor|minister|spokes\w+) (?:was|were|has been|have been) (?:arrested|charged|convicted|sentenced|accused|jailed|fined|banned|suspended)|(?:man|woman|men|teenager|driver|suspect|gang|duo|two|three) (?:arrested|charged|convicted|sentenced|jailed|accused|detained)|new (?:study|report|survey|statistics|figures)|census|statisticians|court(?: documents|:| rules| ruled| records)|(?:the )?(?:trial|hearing|inquest|verdict|sentencing) (?:of|against|opens|begins|continues|in)|(?:government|council|ministry|city|parliament|court|minister|police|eu|lawmakers|regulator|authority|commission) (?:raises|cuts|bans|approves|rejects|plans|votes|passes|introduces|publishes|opens|closes|warns|says|seizes?|seized|finds?|orders|fines|fined|launches|investigates)|local paper|evening news|report on|article (?:on|about)|story (?:on|about)|piece (?:on|about)|documentary (?:on|about)|statistics|data (?:shows?|on))\b`,
  "iu",
);

/** A newsroom's sentence: an institution does something, nobody says "I", "you" or "should". */
const INSTITUTION =
  /\b(?:governments?|police|courts?|parliament|council|ministr(?:y|ies)|ministers?|senate|congress|commission|mayor|city|hospitals?|researchers?|study|survey|poll|turnout|polls|diocese|vatican|bishops?|museum|prosecutors?|judges?|jury|lawmakers|voters|regulators?|customs|firefighters|coast guard|officers?|authorities|tribunal|election (?:commission|officials|results)|statistics office|national bank|embassy|company|brewers|church leaders)\b(?:\s+[\p{L}'-]+){0,4}?\s+(?!is\b|was\b|has\b|lies\b|fails\b|steals\b|loves\b|hates\b|needs\b)[\p{L}]{2,}(?:s|ed|ets|ut)\b/iu;
const PERSONAL =
  /\b(?:i|i'm|i'll|i've|we|we're|me|my|our|us|you|your|let's|should|must|shame|enough|join|vote|never|worst|please|defund|abolish|repeal|end the|stop the|save our|tax the|fund)\b|!/iu;
const NEWSROOM =
  /\b(?:live (?:coverage|blog|ticker)|press (?:release|conference)|correspondent|newsroom|explainer|spokes\w+|per ?cent|BBC|Reuters|AFP|Associated Press|Der Spiegel|Le Monde)\b|\d\s?%/u;

/** It happens in a book, on a stage or a screen, in a game. */
const FICTION = new RegExp(
  String.raw`\b(?:in|of|from|at the end of|watching|watched|reading|finished|re-?watch\w*|rereading|playing|binge\w*) (?:the|this|that|my|a|an|her|his|their|last night's|tonight's)? ?(?:\p{L}+ )?(?:movie|film|novel|book|thriller|series|episode|season|chapter|show|sitcom|drama|comedy|musical|opera|play|script|screenplay|story|short story|comic|manga|anime|video ?game|game|fantasy|podcast drama|trilogy|scene|finale|sequel|whodunn?it)\b|\b(?:the|my|main|a|lead|title) (?:character|villain|protagonist|hero|heroine|antagonist|detective|plot|plot twist|novel|screenplay|script|scene|actor|actress)\b|\bcharacters?\b|\bfiction(?:al)?\b|\b(?:season|chapter|act|level|volume) (?:\d+|one|two|three|four|five|six|finale)\b|\bin (?:GTA|Minecraft|Fortnite|Skyrim|Macbeth|Hamlet)\b|\bspoilers?\b|\b(?:the|this|that|a|new) (?:film|series|movie|novel|opera|musical|thriller)\b|\b(?:Shakespeare|Falstaff|Puck|Dickens|Agatha Christie|Sherlock|Poirot|Hogwarts|Marvel|Westeros|Gotham|Narnia|Tolkien|Moriarty|Midsummer Night's Dream)\b|\bcosplay\w*|\bgame master\b|\bscreenwrit\w+|\bon (?:stage|screen)\b|\bplaywright\b`,
  "iu",
);

/** The author's work, or somebody's: who treats, teaches, judges, serves or studies it does not do it. */
const PROFESSION = new RegExp(
  String.raw`\b(?:my (?:job|shift|practice|clinic|thesis|dissertation|research|lecture|class|students|patients|clients|colleagues?)|(?:his|her|our|their) (?:job|shift|practice|patients|clients|thesis|research)|(?:i|she|he|who|we|sister|brother|mother|father|mum|mom|dad|wife|husband|uncle|aunt|cousin|friend) (?:am|is|are|was|works?|worked|trains?|trained|studi(?:es|ed)|study|teach(?:es)?|taught|lectures?) (?:as |in |at |on |for )?(?:an? |the )?(?:\p{L}+ ){0,2}(?:bartender|barista|sommelier|brewer|priest|pastor|rabbi|imam|chaplain|nun|monk|prosecutor|lawyer|attorney|judge|officer|detective|police\w*|nurse|doctor|therapist|counsell?or|midwife|gyn\w+|urologist|journalist|reporter|editor|translator|linguist|historian|criminolog\w+|forensic\w*|paramedic|moderator|stunt\w*|magician|comedian|producer|engineer|teacher|professor|researcher|scientist|theolog\w+|political scientist|sexolog\w+|educator|consultant|manager|coach|trainer)|as an? (?:\p{L}+ ){0,2}(?:bartender|barista|sommelier|brewer|priest|pastor|rabbi|imam|chaplain|nun|monk|prosecutor|lawyer|attorney|judge|officer|detective|nurse|doctor|therapist|counsell?or|midwife|gyn\w+|urologist|journalist|reporter|editor|translator|linguist|historian|criminologist|paramedic|moderator|stunt\w*|magician|comedian|teacher|professor|researcher|scientist|theologian|sexologist|educator|consultant|coach|trainer|clerk|pollster|poll worker)|(?:bartenders?|sommeliers?|brewers?|priests?|pastors?|chaplains?|prosecutors?|detectives?|paramedics?|nurses?|moderators?|stunt (?:double|performer|coordinator)s?|magicians?|therapists?|sexologists?|criminologists?|theologians?|pollsters?|linguists?|lexicographers?|proofreaders?) (?:at|here|by|friend|sister|brother|and|for|who|in|on|training|exam|course|school|shift|job)|(?:i|she|he|they|we|who) (?:teach|teaches|taught|lecture|lectures|research|researches|study|studies|treat|treats|defend|defends|prosecute[sd]?|translate[sd]?|curate[sd]?|restore[sd]?) |my (?:\p{L}+ )?(?:paper|article|book|chapter|talk|lecture|course|museum|exhibition|lab|department|office|ward|parish) (?:on|about|of|is|was)|i work (?:at|for|in|with|as)|hiring|we are looking for|vacancy|apply by|(?:bar|theology|police|medical|law|sommelier) exam|seminar|trainee|internship|apprentic\w+|on (?:duty|shift)|for a living|profession(?:al)?|job interview)\b`,
  "iu",
);

const NEGATED =
  /(?:\b(?:not|no|never|none|nobody|without|don't|doesn't|didn't|won't|wouldn't|can't|cannot|isn't|aren't|wasn't|weren't|stop(?:ped)?|stopping|quit|quitting|gave up|giving up|refuse[sd]?|against|anti|avoid\w*|zero|no more|free of|instead of|rather than|neither|nor)(?:\s+[\p{L}'’]+){0,3}\s*|\bnon-)$/iu;

/** Denials in form only: "can't stop", "not only", "no regrets". */
const NO_NEGATION =
  /\b(?:can(?:'|no)t (?:stop|wait|get enough|help|believe|resist)|never (?:felt|been|had|gets? old|too)|not (?:only|just|even|the only)|no (?:wonder|doubt|regrets?|shame|limits?|filters?|rules|questions))\b/giu;
/** A name that is given to a thing: of a band, a boat, a dog. */
const NAMED = /\b(?:called|named|titled|nicknamed) (?:the )?["“]?$/iu;

const REACH = 48;

export function readContext(text: string): Context {
  const quotes = [...text.matchAll(QUOTES)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?]+|\n|$)/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    report:
      REPORT.test(match[0]) || (!PERSONAL.test(match[0]) && (INSTITUTION.test(match[0]) || NEWSROOM.test(match[0]))),
    fiction: FICTION.test(match[0]),
    profession: PROFESSION.test(match[0]),
  }));
  return { text, quotes, sentences };
}

/** Why a match does not count, or `null` where it is the author's own. */
export function guardOf(context: Context, match: Stretch, asked: readonly Guard[]): Guard | null {
  if (asked.includes("quote") && context.quotes.some(({ from, to }) => from <= match.from && match.to <= to)) {
    return "quote";
  }
  const sentence = context.sentences.find(({ from, to }) => from <= match.from && match.from < to);
  for (const guard of ["report", "fiction", "profession"] as const) {
    if (asked.includes(guard) && sentence?.[guard]) return guard;
  }
  const before = context.text
    .slice(Math.max(sentence?.from ?? 0, match.from - REACH), match.from)
    .replaceAll("’", "'")
    .replace(NO_NEGATION, " ");
  return asked.includes("negation") && (NEGATED.test(before) || NAMED.test(before)) ? "negation" : null;
}
