import type { Phrases } from "./phrases.ts";

/** Coarse phrases without a word of the lists, and names, things, proverbs and words for oneself that hold one of them. */
export const OFFENSIVE: Phrases = {
  shows: `
    ^ screw you|this|that|him|her|them|off|the|it|your|my|monday|mondays|everything
    well|so|and|oh|just|nah|yeah|no|lol screw you|this|that|him|her|them|it|your|everything
    go screw|hell|to_hell|stuff_yourself|suck|kick_rocks_loser
    suck it|my_balls|on_that|ass|a_dick|eggs
    can|you_can|haters_can suck it|my
    bs|b_s|bullcrap|horse_manure|effing|effin|f_ing|f'ing|f_ck|f_you|f_off|f_this|f_that|f_word_you|feck|fecking|frigging|friggin|fricking|freakin_hell|bloody_hell|bloody_idiot*|bloody_useless|bloody_awful|arsed|arsehole*|half_assed|half_arsed|smart_arse|smartarse|dumb_ass|kick_ass_my_arse|jerkoff|jerk_off_boss|knobhead*|knob_head*|bellend*|tosspot*|numpty|numpties|pillock*|plonker*|muppets_the_lot|gobshite*|gobshites|shite|shites|dipshit*|dip_shit*|shitbag*|shithead*|shit_show|apeshit|dogshit|dog_shit|batshit|bat_shit|chickenshit|douchenozzle|douche_canoe|asshat*|ass_hat*|asswipe*|fuckface*|fuckboy*|fuckery|fuckup|fuck_up|fuckups|clusterfuck*|cluster_fuck|mindfuck*|unfuckingbelievable|absofuckinglutely|motherf*|mofo*|sonofabitch|sob_stole|cockwomble*|cocksucker*|cockup|cock_up|dickwad*|dickish|cuntish|twatwaffle|pisstake|piss_take|taking_the_piss|pissing_me|pissed_off|pisses_me|piss_poor|ffs|jfc|omfg|lmfao|stfu|gtfo|wtaf|wth_is_wrong
    go to hell
    what|who|why|where|how|when the hell|fuck|heck_is_wrong_with_you
    shut your|ur|the trap|mouth|face|gob|pie_hole|piehole|cakehole|up_idiot|up_moron|fuck|hell_up
    son|sons of a? bitch*|bitches
    kiss|lick my|your ass|arse|butt|feet_peasant|boots_loser
    pain in the arse|ass
    tastes|smells|looks|feels|sounds like arse|ass|crap|shit|garbage|trash
    your opinion|face|taste|music|cooking is garbage|trash|crap|shit
    you ugly|fat|dumb|stupid|pathetic|lazy|useless|filthy|rotten|horrible|nasty|ignorant . 
    stupid|ugly|dumb|lazy|useless|rude|ignorant|arrogant|greedy cow|pig|git|oaf|hag|sod|swine|prat|berk|tool|jerk|jerks|brat|brats|plank|bint|mare|bugger*
    complete|total|utter|absolute|massive|right|proper|such_a|what_a|bunch_of|a_pack_of tool|tools|jerk|jerks|prat|prats|git|gits|knob|knobs|berk|pillock|plonker|plank|turd|turds|sod|muppet|muppets|melt|bellend|helmet|spanner|dipstick|airhead|numpty|wally|doofus|douche|weasel|cretin|nitwit|twit|dolt|oaf|slob|scrote|toerag|scumbag|pig_of_a
    fatso|fatty|lardarse|lardass|butthead|buttface|buttmunch|turd|turds|scrotum_face|ballsack*|nutsack*|poofter|git|gits|minger*|slag|slags|slapper|skank*`,
  idioms: `
    donkey*|mule*|foal|foals|burro|palm_sunday|jack|jenny|wild|shrek .. ass|asses|jackass
    ass|asses|jackass .. donkey*|mule*|foal|half|hooves|bray*|saddle|stable
    jackass penguin*|the_movie|forever
    ass_u_me|assange|assembly
    bitch|bitches .. pup|pups|puppies|litter|breeder|kennel*|whelp*|vet|spayed|heat|crufts|obedience|champion|labrador|retriever|spaniel|terrier|shepherd|collie|in_whelp|dachshund|wolfhound
    breeder|kennel|vet|crufts|dog_show|labrador|retriever|spaniel|terrier|shepherd|collie|dachshund|wolfhound|litter|stud_dog|pedigree|greyhound .. bitch|bitches
    fool|fools|fools' and_his|and_their|rush_in|errand|paradise|mate|hardy|hill|gold|in_love|garden|of_hearts|cap|of_myself|a_fool|you_twice|me_once|me_twice|no_one|the_eye|proof|who_follows
    no|old|april|king's|lear's|holy|court|tarot|the|shakespeare's|wise|nobody's|everyday|i_pity_the fool|fools
    rolls|rolling|shoot|shooting|game|table|dice|play*|of craps|crap
    craps|crap is|shoot|table|dice .. game|card|dice
    prick|pricks|pricked .. fork|needle|finger|thumb|potato*|pastry|sausage*|dough|skin|rose*|thorn*|ears|conscience|bubble|balloon|holes|allergy|test
    moby|spotted|philip_k|dick|tricky|private|van|deadeye|uncle|big|cousin|dirty dick
    dick and_jane|van_dyke|tracy|whittington|turpin|cheney|francis|clark|fosbury|wolf|grayson|button|cavett|powell|smith
    moby dick's?
    bastard|bastards sword|file|hand|amber|toadflax|saffron|cut|wing|chain|sugar|title|size|culverin|executioner|pretzel|snow
    inglourious|inglorious|richard|william_the|jon_snow|royal|king's|ned's|bolton's bastard|bastards
    cunning|scunthorpe|penistone|clitheroe|essex|middlesex|sussex|lightwater|dickinson|assassin*|assess*|classic*|bass|grass|compass|hancock|cockpit|shuttlecock|cockatoo|cocktail|peacock|titmouse|constitution
    hell is a_village|freezes|in_norway|michigan|of_a_view|bent
    damn|damned good|fine|proud|right|near|well|yankees|the_torpedoes|united|delicious|cute|beautiful|lucky|if_i_do|straight|useful|nice
    dam|dams busters|bus*
    trash|garbage|rubbish|bin day|days|collect*|panda*|truck*|can|cans|bag|bags|bin|bins|disposal|compactor|heap|island|pick*|tv|route|man|men|chute|patch|pail*|cat|kids|service|night|plant|talk|pandas|polka|cafe|walk|art|fish|to_treasure|into_cash|collectors|schedule|on_tuesday|on_the_beach|from_the_beach
    pick*|taking|take|took|takes|collect*|recycl*|sort*|burn*|throw|threw|out|empty|plastic|beach|river|sea|ocean|space|no_more|turning|one_man's|less|floating|litter_and .. trash|garbage
    garbage in garbage_out
    trash|garbage|junk is_another|into|collected
    dumb bell*|dumbbell|waiter*|phone*|blonde_ale|luck|show|struck|down|question*|witness|charades|jewels|and_dumber|as_a_rock_the|cane|iron|terminal
    dumb|stupid|idiot|silly|foolish question*|mistake*|me|of_me|luck|amount*|good|cute|hot|cold|cheap|early|late|expensive|fast|easy|much|rich|grin|smile|hat|card*|light|lights|proof|box|board*|savant|abroad|guide|cupid|love|sexy_girl|simple|song|o'clock|dog_meme|jokes|joke
    so|how|feel|felt|feeling|was|am|look|looked|myself|me|i'm|myself_a|such_an|such_a|be_an stupid|dumb|idiot|foolish|silly|fool|moron|loser .. of_me|i|me|myself|my
    i|i'm|i've|i_am|i_was|i_feel|i_felt|me|myself|call_me|we|we're|us .. stupid|dumb|idiot|idiots|moron|fool|fools|clown|loser|losers|coward|creep|trash|garbage|dumbass|pathetic|clueless|hypocrite|nasty|evil|delusional|ignorant|lunatic|slut|bitch|bastard|hoe|bitches|dumb_enough|sucker
    an?|the|complete|total|absolute idiot|moron|fool|clown .. that's_me|is_me|moment|i_am|me_again|it_was_me
    sucker*|suckers for|punch*|fish|cup|cups|lolli|tomato|plant|from_the_rose|root*
    a? sucker for
    suck|sucks|sucked|sucking at|up|in|the_air|out|air|blood|through|dust|thumb|nectar|a_lemon|lemons|mint*|sweet*|water|honey|lolli*|on_a|sap|juice|power|marrow|the_marrow|venom
    vacuum|hoover|leech*|pump|straw|robot|extractor|octopus|mosquito* .. suck|sucks|sucked
    i|we|my_backhand|my_handwriting|my_drawing|my_singing|my_french suck|sucks|sucked
    pond|soap|class|sore|arch|kitchen|compost|feature|mission|scope|poor|river scum|creep|weasel|thug|clown|loser|fools
    scum on|line
    creep|creeps by_radiohead|show|feeding|into|in|up|me_out|feature
    gives me|us the creeps
    mission|scope|radiohead's|feature|creeping|minecraft|charging creep|creeps|creeper
    class|circus|ballet|birthday|rodeo|hospital|town|bozo_the|crown|evil|insane|sad|white|red_nosed|therapy|party|dream|pierrot|juggling clown|clowns
    clown fish|fishes|car|school|nose|shoes|doctor*|costume|wig|college|workshop|face_emoji|makeup|loach|triggerfish|show|act|in_the_circus|ward|therapy
    liar's|liars dice|poker|club|liar|anonymous|paradox
    pretty_little|big_little|liar_liar|pinocchio_is_a liar|liars
    liar liar
    pants_on_fire
    evil eye|genius|twin|laugh|plan*|queen|stepmother|dead|empire|overlord|geniuses|stepsisters|corp|kermit|witch_costume|baron
    see|hear|speak|necessary|lesser|root_of_all|of_all|good_and|resident|banality_of|less_er evil
    nasty weather|cough|surprise|cold|fall|bruise|bug|woman|women|shock|wind|storm|bump|smell|bite|gal|rash|virus|cut|splinter|side_effects|blister|turn|habit|hill|headwind|pothole*|taste|flu
    filthy|dirty hands|boots|lucre|windows|dishes|rich|car|shoes|weather|chai|oven|job|bike|riff|bassline|laundry|fingers|socks|knees|dog|beat|floor|paws|carpet|glasses
    rich|grammar|coffee|soup|spelling|seating|recipe|breakfast bitch|nazi|nazis
    resting bitch face
    basic|bad|boss|my|our|us|fellow|pumpkin_spice|that|best|these|skinny_on bitch|bitches|hoes|hoe|sluts|slut|dyke|dykes|queers|fags|cunts|whores
    slut|sluts|whore|whores|hoe|hoes|harlot for|season
    coffee|book|yarn|plant|carb|cheese|pun|garden|font|stationery|attention|fabric|culture|bread|tea|pun slut|sluts|whore|whores|hoe|hoes
    slutwalk|slut_walk|dykes_on_bikes|dyke_march|dyke_on|dykes_to_watch|bitch_planet|bitch_magazine|bitchfest|stitch_n_bitch|stitch_and_bitch|stitch_'n'|queer_as|bitch_media
    proud|proudly|reclaim*|happy|fierce|self_proclaimed|self_confessed|card_carrying|unapologetic|certified|our_word .. slut|bitch|dyke|dykes|queer|fag|fags|bitches|cripple|crip|freak|nerd|hag|spinster|whore|idiot|loser|lunatic
    badass|bad_ass|kick_ass|kickass|smartass|hardass|lazy_ass|candyass|big_ass|bad_asses|badasses|kicked_ass|kicks_ass|kicking_ass|half_ass_a|work_my_ass|my_ass_off
    ass|arse off
    haul*|freeze*|froze|freezing|work*|laugh*|danc*|cover*|sav*|mov*|kick*|drag* .. my|your|our|his|her ass|arse|asses
    holy|oh|no|hot|good|cool|pure|tough|beautiful|amazing|happy|bull|cow|horse|chicken|dog|bird|bat|elephant|rabbit|goose manure|dung|poop
    pissed as_a_newt
    crazy|mad|absolute|wonderful|beautiful|glorious|magnificent|lovable|adorable|lucky|cute|clever|sweet|talented|lovely bastard|bastards|bugger|buggers|idiot|idiots|lunatic|lunatics|fool|fools|freak|weirdo|dork|clown|creature|bitch|sod|git
    poor|little|lucky|cheeky|silly|grumpy|fluffy|furry|cute|old|daft|wee bastard|bastards|bugger|buggers|sod|sods|git|brat|devil|monster|weasel*|thing
    lunatic|lunatics fringe|taking_over_the_asylum|express
    psycho killer_by|analysis|ther*|somatic|logy|geograph*|acoustic*|metric*|the_film|shower_scene|house|remake
    american|hitchcock's|re_watched|saw psycho
    swine flu|fever|herd|before_pearls
    pearls before swine
    weasel|weasels words|coffee|crossing|family|in_the|spotted|tracks|nest|ran|and_stoat
    crook of|of_my|of_the|lane|hill|neck|ed
    shepherd's|by_hook_or_by|bishop's|my_arm's crook
    ignorant of|about_wine|about_cars
    evil|villain*|gru's|despicable me|minion*
    despicable me
    pathetic fallacy
    beck's|biggest|sore|no|good|graceful|bad|weight|radiohead's|born|beautiful loser|losers
    loser|losers by_beck|buys|pays|leaves|bracket|cleans|does_the|goes|of_the_match|cooks|washes|club|takes
    winners and losers
    rat|rats race|rod|pack|trap*|catcher*|tail|snake|king|poison
    mother trucker*|mucker*|goose|father
    freaking out|me_out|amazing|love|cold|cute|happy|awesome
    freak show|out|s_and_geeks|flag|accident|weather|of_nature|fest|wave|storm|folk|like_me
    the|a|an|swear|curse|four_letter|rude|bad|f|c|b|s|dirty|naughty word|words .. fuck|shit|cunt|bitch|bastard|damn|ass|crap|arse|slut|hell|bloody
    etymology|origin*|meaning|history|definition|translation|dictionary|lexicograph*|spelling|pronounce* ... fuck|shit|cunt|bitch|bastard|damn|ass|crap|arse|slut|bugger|idiot|moron|bollocks|twat
    idiot|idiots|moron|imbecile|cretin|fuck|shit|bollocks|bugger .. etymology|comes_from|came_from|once_meant|originally|in_old|in_latin|in_greek|dostoevsk*|dostoyevsk*
    dostoevsk*|dostoyevsk*|dostoevsky's|the .. idiot
    call|calls|called|calling|named|labelled|labeled|branded me|us|him|her|them|my|our|someone|people|each|the|a|an .. idiot*|moron*|bitch*|bastard*|asshole*|liar*|loser*|fool*|stupid|slut*|whore*|coward*|cunt|prick|dick|fat|scum|trash|clown*|creep|hypocrite|thug*|traitor*|freak|garbage|pathetic|twat|wanker|pig|cow
    austria|village|austrian|town_of|named|called|river|lake|mountain|hamlet|road_sign|valley|in fucking|shitterton|twatt|bitche|dildo|intercourse|hell|condom|sandy_balls|cockermouth|pratts_bottom|crapstone|brown_willy|assynt
    fucking austria|in_austria|is_a_village|upper_austria
    twatt|shitterton|bitche|dildo orkney|shetland|dorset|france|newfoundland
    god damn|damned good|fine
    shit|shits hot|the_bed
    shitake|shiitake|shih_tzu|shitzu|shih
    hot|good|best|that's_the|the|some_good|funny shit !show|job|day|service|hotel|app|weather|company|state|storm|hole|and
    cow|chicken|bird|dog|bat pats|manure
    slag heap*|wool|pot|glass|furnace|from_the
    steel|iron|blast|furnace|volcanic .. slag
    git commit*|push*|pull|rebase|repo*|branch*|hub|lab|merge|log|blame|diff|stash|clone|config|checkout|server|history|bisect|hook*|status|ops
    learn*|in|with|using|use|a|my|our|via|from git
    garden|hand|power|useful|handy|new|right|best|sharp|multi|diagnostic|cutting|great|kitchen|favourite|powerful|writing|drawing tool|tools
    hip|motor|crash|safety|bike|cycle helmet|helmets
    wall|wally|where's_wally|door|cupboard|drawer|brass|of_butter|stove|volume wally|knob|knobs
    jerk chicken|seasoning|pork|reaction|sauce|spice*|marinade|shrimp|fish|tofu|cauliflower|pan
    knee jerk
    turd polish*|vine*
    polish a turd
    pork|ham|plank of_wood|position|challenge|floor
    two minute|min plank
    lit|tit|tits up
    muppet|muppets show|christmas|film|movie|babies|treasure|puppet*|kermit|on_tour|rewatch
    pig|pigs in_blankets|iron|latin|farm*|roast|tails|trotters|sty|pen|on_the_wing`,
};
