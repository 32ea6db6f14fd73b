import { ownSentences, type OwnSentence } from "./own-voice.ts";
import { compileLower, lowerInPlace } from "./pattern.ts";

/** A pastime: what it is called, who follows it, what it sounds like, and which work makes it no pastime. */
export interface Pastime {
  readonly title: string;
  readonly followers: string;
  readonly words: RegExp;
  readonly work: RegExp;
}

/** `title | followers | words | work that is this`, one a line. Written for this project. */
const TABLE = String.raw`
Cycling | cyclists | cycl(?:ed|ing)|(?:my|our|the|a|by|new|gravel|road|cargo) bikes?|bike (?:ride|tour|trip|path)|rode (?:to|home|out|my|the|over|along|up|\d)|on two wheels|saddle|century ride|brompton | cyclist|bicycle
Running | runners | (?:went|going|go|my|morning|evening|long|trail|easy|parkrun) (?:for a )?runs?|ran (?:\d|a|my|the|along|round|around|home)|parkrun|half[- ]marathon|marathon|10 ?k\b|5 ?k\b|running (?:shoes|club|group|again|before|along|after) | athlete|running coach
Hiking | hikers | hik(?:e|ed|es|ing)|(?:long|ridge|mountain|coast) walk|trail(?:head|s)?|summit|(?:walked|walking) (?:the|along|up|from) (?:\p{L}+ ){0,3}(?:path|ridge|way|coast|hill|trail|valley) | mountain guide
Climbing | climbers | climb(?:ed|ing) (?!the (?:ladder|ranks))|boulder(?:ed|ing)|belay\w*|crag|climbing (?:gym|wall|hall) | climbing instructor
Swimming | swimmers | swim|swims|swam|swimming|lengths in the pool|open[- ]water|cold water dip | swimming instructor|lifeguard
Rowing and paddling | people who row and paddle | row(?:ed|ing) (?:club|boat|on|at|before|crew|machine)?|regatta|bow ball|kayak\w*|canoe\w*|paddl(?:e|ed|ing)|sculls? | rowing coach
Sailing | sailors | sail(?:ed|ing)|dinghy|regatta|my boat|our boat|mainsail|spinnaker | skipper|captain|sailor
Surfing | surfers | surf(?:ed|ing)? (?!the (?:web|net))|surfboard|swell | surf instructor
Skiing and snow | skiers | ski|skis|skied|skiing|snowboard\w*|fresh powder|cross-country track | ski instructor
Football | football fans | (?:our|my) (?:football|soccer|five-a-side)|five-a-side|kick-?about|(?:played|playing) (?:football|soccer)|season ticket | footballer|football coach
Tennis | tennis players | tennis|padel|squash (?:court|match|game)|badminton | tennis coach
Yoga | people who do yoga | yoga|asana|downward dog | yoga (?:teacher|instructor)
Dancing | dancers | danc(?:e|ed|ing) (?:class|lessons?|all|the|with|till|until|again)?|tango|salsa class|swing dance|ballroom|folk dance | dancer|choreograph
Chess | chess players | chess|blitz game|sicilian defen[cs]e | chess (?:teacher|coach)
Board games | board gamers | board ?games?|tabletop|game night|boardgame|catan|dungeons and dragons | game designer
Video games | gamers | video ?games?|speedrun\w*|playing (?:zelda|minecraft|mario|elden ring|stardew|civilization)|my (?:switch|playstation|xbox|steam deck) | game (?:developer|designer)
Photography | photographers | photograph(?:s|ed|y|ing)?|my (?:camera|lens|tripod|darkroom|leica|nikon|canon)|film rolls?|35 ?mm|long exposure|darkroom|golden hour | photograph
Painting and drawing | people who draw and paint | paint(?:ed|ing)s? (?:class|again|the|a|in|with|outside)|watercolou?rs?|sketch(?:ed|ing|book)|life drawing|drew|acrylics|etching | painter|artist|illustrat|designer
Pottery | potters | pottery|kiln|glaz(?:e|ed|ing)|threw (?:a|my|two|three) (?:bowl|pot|mug)s?|ceramics | potter|ceramic
Woodworking | woodworkers | woodwork\w*|whittl\w*|dovetails?|workbench|lathe|carv(?:ed|ing) (?:a|the|spoons) | carpenter|joiner|cabinet maker
Knitting and sewing | people who knit and sew | knit(?:ted|ting|s)?|crochet\w*|yarn|sew(?:ed|ing|n)?|quilt\w*|embroider\w* | tailor|seamstress|fashion
Gardening | gardeners | garden(?:ing|s|ed)?|allotment|tomato(?:es)? (?:seedlings|plants|are)|seedlings|compost|(?:planted|sowed|pruned|harvested)|greenhouse|raised beds? | gardener|landscap|botanist
Baking | home bakers | bak(?:e|ed|ing)|sourdough|(?:my|the) (?:loaf|starter|cakes?)|croissants?|cinnamon buns | baker|pastry
Cooking | home cooks | cook(?:ed|ing)|(?:my|the|a|this) (?:recipe|stew|soup|curry|risotto|dumplings?)|slow[- ]cooked|pickl(?:ed|ing)|ferment(?:ed|ing)|in my kitchen | cook|chef
Coffee | coffee drinkers | (?:my|an?|morning|filter|the|first) (?:espresso|coffee|flat white|pour-?over|cortado)|roast(?:ed|ing) (?:my|our|the) (?:own )?(?:beans|coffee)|aeropress|v60|grinder | barista|roaster
Tea | tea drinkers | (?:my|a|pot of|cup of|morning|afternoon|green|black|oolong|jasmine) tea|oolong|teapot | tea (?:merchant|master)
Reading | readers | (?:i'?m |i am |am |just |been |finished |started |re-?)read(?:ing)? (?:a|the|my|an|this|\p{Lu})|book club|novels?|paperbacks?|library card|page-turner|(?:my|the) (?:bookshelf|reading list) | librarian|bookseller|editor|publisher|author|writer
Writing | people who write | (?:my|the|a) (?:novel|poems?|short story|manuscript|zine)|wrote (?:a|my) (?:poem|story|song)|nanowrimo|writing group | author|writer|journalist|poet|novelist
Music making | musicians | (?:my|the|practis\w+|practic\w+|playing|played|play|learning|tuned) (?:the |my )?(?:guitar|piano|violin|cello|trumpet|drums?|bass|ukulele|accordion|saxophone|clarinet|flute|banjo|synth)|(?:our|my) (?:band|choir|orchestra)|choir|jam session|open mic|scales | musician|pianist|guitarist|trumpet|singer|composer|violin|cell|conductor
Concerts and records | music lovers | vinyl|my records?|record player|(?:concert|gig) (?:last|tonight|yesterday|was|at)|saw .{2,30} live|jazz club|mixtape | dj|promoter
Film | film lovers | (?:saw|watched|rewatched|loved) (?:the|a|that) (?:film|movie|documentary)|cinema|film (?:club|festival|night) | film|actor|actress|director
Theatre | theatre-goers | theat(?:re|er)|amateur dramatics|improv(?: class| night)?|opera|matinee | actor|actress|theat|director
Museums and art | people who go to museums | museum|exhibition|gallery (?:visit|opening|today) | curator|museum|galler
Travel | travellers | (?:my|our|the|a|night|slow) (?:trip|journey|holiday|sleeper train|interrail|road ?trip)|travel(?:l?ed|l?ing) (?:to|through|by|across|around)|backpack\w*|train across|night train | travel|tour guide|pilot|flight attendant
Camping | campers | camp(?:ed|ing|site|fire)|tent|bivouac\w*|camper ?van | camp
Fishing | anglers | fish(?:ed|ing)|angl(?:er|ing)|trout|fly rod|(?:caught|landed) a (?:pike|carp|bass|perch) | fisher
Birdwatching | birdwatchers | bird(?:watch\w*|ing|s)?|binoculars|ringing station|kingfisher|(?:saw|spotted|heard) (?:a|an|two|my first) (?:\p{L}+ )?(?:owl|heron|swift|warbler|kite|kestrel|bittern|crane|cuckoo) | ornitholog
Astronomy | stargazers | telescope|stargaz\w*|astro(?:nomy|photography)|meteor shower|milky way | astronom
Beekeeping | beekeepers | bees?|beehives?|hives?|honey (?:harvest|extractor) | beekeep|apiar
Dogs | dog owners | (?:my|our) dogs?|dog (?:walk|park|training)|puppy|agility | vet|dog trainer
Cats | cat owners | (?:my|our) cats?|kitten | vet
Languages | language learners | learn(?:ing|t|ed) (?:spanish|french|german|italian|japanese|mandarin|chinese|arabic|portuguese|swedish|finnish|lithuanian|polish|welsh|irish|greek|turkish|korean|russian|ukrainian|hebrew|sign language|esperanto)|duolingo|language (?:class|exchange|tandem) | translat|interpret|linguist|teacher of|language teacher
Electronics and making | makers | solder(?:ed|ing)|arduino|raspberry pi|3d[- ]print\w*|maker ?space|home ?lab|synth build | electronics|hardware
Open-source software | developers | open[- ]source|side project|pull request|my (?:repo|dotfiles|homelab)|hackathon | developer|engineer|programmer
Volunteering | volunteers | volunteer(?:ed|ing|s)?|food bank|beach clean(?:-?up)?|litter pick|repair caf[eé]|soup kitchen | volunteer coordinator
Trains and models | railway enthusiasts | model railway|trainspott\w*|steam (?:train|locomotive)|narrow[- ]gauge | train driver|railway
`;

export const PASTIMES: readonly Pastime[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [title = "", followers = "", words = "", work = ""] = line.split(" | ").map((part) => part.trim());
    return {
      title,
      followers,
      words: compileLower(words, "u"),
      work: new RegExp(work, "iu"),
    };
  });

/** One look at a text that is about none of them. */
const ANY_PASTIME = compileLower(
  TABLE.trim()
    .split("\n")
    .map((line) => line.split(" | ")[2]?.trim() ?? "")
    .join("|"),
  "u",
);

export interface Told<What> {
  readonly what: What;
  readonly sentence: OwnSentence;
}

/** The pastimes that a document tells of in its author's own voice, each with the sentence. */
export function findPastimes(text: string): readonly Told<Pastime>[] {
  const own = ownSentences(text);
  if (own.length === 0) return [];
  const sentences = own.map((sentence) => ({ sentence, lower: lowerInPlace(sentence.text) }));
  return findTopics(text).flatMap((pastime) => {
    const told = sentences.find(({ lower }) => pastime.words.test(lower));
    return told === undefined ? [] : [{ what: pastime, sentence: told.sentence }];
  });
}

/** What a post is about, whoever does it. */
export function findTopics(text: string): readonly Pastime[] {
  if (text !== last.text) {
    const lower = lowerInPlace(text);
    last = { text, topics: ANY_PASTIME.test(lower) ? PASTIMES.filter(({ words }) => words.test(lower)) : [] };
  }
  return last.topics;
}

/** Topics and pastimes are asked of the same text one after the other. */
let last: { readonly text: string; readonly topics: readonly Pastime[] } = { text: "", topics: [] };

/** A stated liking: of what kind of thing, and which. */
export interface Liking {
  readonly kind: string;
  readonly choice: string;
}

const LIKES =
  /\b(?:I (?:really |just |still |do |always )?(?:love|like|prefer|adore|enjoy|choose|take|swear by|go for|favou?r)|I['’]d rather|my (?:favou?rite|go-to|usual)|nothing beats|fan of|always (?:the|a|by|on)|can['’]t (?:live|start|work) without|happiest (?:on|in|at|with)|(?:love|loving|enjoying) (?:the|my|a|this))\b/iu;

/** `kind | choice | words`: choices that people state and that are nobody's secret. Not food laws, not health. */
const CHOICES: readonly (Liking & { readonly words: RegExp })[] = String.raw`
Travel | by train | trains?|railways?|rail
Travel | by bicycle | bikes?|bicycles?|cycling
Travel | on foot | walk(?:s|ing)?|on foot
Travel | by boat | ferr(?:y|ies)|boats?
Hot drinks | coffee | coffee|espresso|flat white|filter
Hot drinks | tea | tea
Time of day | mornings | mornings?|before breakfast|sunrise|early (?:start|hours)
Time of day | evenings | evenings?|late nights?|after dark
Place | the sea | sea|ocean|coast|beach|harbour
Place | the mountains | mountains?|alps|hills|peaks
Place | the forest | forests?|woods
Place | the city | cit(?:y|ies)|urban
Season | winter | winters?|snow
Season | summer | summers?|heat
Season | autumn | autumn|october
Season | spring | spring
Reading | paper books | paper(?:back| books?)?|printed|hardbacks?
Listening | podcasts | podcasts?
Listening | radio | radio
Listening | vinyl | vinyl|records?
Meetings | in person | in person|face to face
Meetings | short ones | short meetings?|stand-?ups?
Meetings | remote | video calls?|remote(?:ly)? meetings?
Tools | paper and pen | notebooks?|fountain pen|pencils?|pen and paper|paper maps?
Food | soup | soups?|broth
Food | bread | bread|sourdough|loaf
Food | noodles | noodles?|ramen|dumplings?
Food | chocolate | chocolate
`
  .trim()
  .split("\n")
  .map((line) => {
    const [kind = "", choice = "", words = ""] = line.split(" | ");
    return { kind, choice, words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu") };
  });

/** Likings that a document states in the first person. */
export function findLikings(text: string): readonly Told<Liking>[] {
  if (!LIKES.test(text)) return [];
  return ownSentences(text).flatMap((sentence) => {
    const said = LIKES.exec(sentence.text);
    if (said === null) return [];
    const after = sentence.text.slice(said.index, said.index + said[0].length + 60);
    return CHOICES.filter(({ words }) => words.test(after)).map(({ kind, choice }) => ({
      what: { kind, choice },
      sentence,
    }));
  });
}

const OWNED =
  /\b(?:(?:love|loving|adore|swear by|fan of|loyal to|happy with|obsessed with|riding|wearing|shooting with|back on) (?:my |our |the )?(?:new |old |trusty |beloved )?|my (?:new|old|trusty|beloved|favou?rite|faithful) )(\p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+)?)/gu;
/** Well-known makers: "my Brompton" names one even where nobody says "love". */
const MAKERS = new Set(
  (
    "Adidas Nike Asics Garmin Strava Patagonia Fjällräven Arc'teryx Salomon Decathlon Brompton Trek Shimano Canyon Specialized " +
    "Leica Nikon Canon Fujifilm Sony Olympus Pentax Hasselblad GoPro iPhone iPad MacBook ThinkPad Lenovo Kindle Kobo Lego " +
    "IKEA Volvo Toyota Tesla Volkswagen Renault Vespa Spotify Netflix Bandcamp Moleskine Lamy Leuchtturm Pelikan Nespresso " +
    "Bialetti Aeropress Hario Chemex KitchenAid Dyson Bosch Makita Stihl Fender Gibson Steinway Yamaha Roland Korg Moog " +
    "Nintendo PlayStation Xbox Birkenstock Levi's Uniqlo Lacoste Rolex Swatch Casio Thermos Stanley"
  ).split(" "),
);
const OF_MAKERS = /\bmy (?:\p{Ll}+ )?(\p{L}[\p{L}'’]+)/gu;
const NO_BRANDS =
  /^(?:I|The|This|That|My|Our|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|French|German|Spanish|Italian|Christmas|Easter|Mum|Mom|Dad|God|Jesus|Lord|Europe|America|London|Paris|Berlin)$/u;

/** Makers whose things a document's author says to own or love. */
export function findBrands(text: string): readonly Told<string>[] {
  if (!/\b(?:my|our|love|loving|adore|swear|fan|loyal|happy|obsessed|riding|wearing|shooting|back)\b/u.test(text))
    return [];
  return ownSentences(text).flatMap((sentence) => {
    const loved = [...sentence.text.matchAll(OWNED)].map(([, brand = ""]) => brand);
    const owned = [...sentence.text.matchAll(OF_MAKERS)]
      .map(([, brand = ""]) => brand)
      .filter((brand) => MAKERS.has(brand));
    return [...new Set([...loved, ...owned])]
      .filter((brand) => !NO_BRANDS.test(brand.split(" ")[0] ?? ""))
      .map((brand) => ({ what: brand, sentence }));
  });
}
