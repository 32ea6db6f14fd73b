import type { Phrases } from "./phrases.ts";

/**
 * Nudity, sex and offers of either, written for this project; as GARM's Brand Safety Floor and Suitability Framework (WFA, June 2022)
 * bounds adult content. Sex education, medicine and art are none.
 */
export const ADULT: Phrases = {
  shows: `
    nsfw|onlyfans|fansly|pornhub|milf*|dominatrix*|horny|hornier|blowjob*|handjob*|rimjob*|footjob*|threesome*|foursome*|gangbang*|orgy|orgies|orgasm|orgasms|orgasmed
    masturbat*|fapping|wank|wanked|wanking|dildo*|vibrator|vibrators|buttplug*|strapon*|creampie*|cumshot*|deepthroat*|cunnilingus|fellatio|bukkake|bdsm|fetish*|kink|kinks|kinky|kinkier
    erotic|erotica|camgirl*|camboy*|nudes|sexting|sexted|sexcam*|sextape*|upskirt*|pussy|pussies|clit|clitoris|boobs|boobies|tits|titties|squirting|aroused|arousing|lapdance*|stripper*|striptease*
    swingers|nudist*|bareback|doggystyle|foreplay|quickie|quickies|cum|cumming|cums|jizz|throbbing|hentai|camshow*|thirst_trap*|one_night_stand*|friends_with_benefits|fwb|booty_call*|casual_encounter*|lap_dance*
    sext me|you|him|her|tonight|with
    who|wanna|to|let's sext
    only fans
    xxx chat|content|video*|pic*|movie*|site|cam*|live|show|link|action|rated|page|clips|stars|uncensored
    hot|free|hardcore|live|amateur xxx
    porn* !addict*|industry|filter*|site_ban*
    bondage !of|between
    panties|thongs|knickers|bra|lingerie comes|come|coming|came|drop|dropped|pulled|slid|off|on_the_floor|wet|soaked|thrown|threw|try|tryon|pics|photos|haul|set|shoot|selfie*|video*
    threw|drop*|slip*|pull*|sell*|worn|used|tak* .. panties|thong|knickers
    have|having|had|want|need|love|loved|crave|get|best|rough|great|amazing|morning|phone|car|shower|makeup|anal|oral|raw|wild|steamy|passionate|unprotected|drunk|kitchen|hotel|more|no_strings|public|outdoor|period|tantric|office sex !ed|education|discrimination|appeal|offender*|therap*|worker*
    sex with|tonight|toy|toys|tape|tapes|chat|cam|dungeon|party|parties|positions|drive|video*|clip*|scene_i|doll*|addict*|shop|club|last_night|all_night|three_times|twice|marathon|on_the|in_the|on_a|in_a
    anal|oral|lube|butt !cavity|hygiene|exam|care|tradition|health|surge* play|plug*|beads|tonight|queen|virgin|creampie|action|pounding
    love|loves|enjoy|try|tried|into|do|does|want|no anal
    fucked|fucks|fucking|fuck|shag|shagged|shagging|shags|bang|banged|banging|bonked|railed|railing|pounded|ploughed|nailed|screwed|boned me|him|her|them|until|all_night|like_rabbits|twice|so_hard|on_the|in_the !up|over|off
    we|they fuck|fucked|shagged|banged !up|over|around|it
    best|great|quick|good|drunken|cheeky shag
    lick|licked|licking|ride|riding|rode|spank|spanked|spanking|finger|fingered|fingering|undress|undressed|mount|mounted|tease|tongue|grope|groped|straddle|straddled|seduce|seduced|penetrate|penetrated me|him|her|you|myself !off|home|to_the_airport
    suck|sucked|sucking|taste|tasted|choke|choked|tie|tied me|you|him|her !into|in_traffic off|up|slowly|all|dry|down|hard|deep|there|everywhere|until|daddy|again|tonight|on|to_the_bed
    suck|sucking|sucked|ride|riding|stroke|stroking|grab*|touch|touching|kiss* it|my|your|his|her|on .. cock|dick|tits|nipples|balls|shaft|clit|boobs|ass|toes|member|hard
    won't|don't suck themselves
    eat|eats|eating|ate me|her|him|you out
    going|went|goes|go down on me|him|her|you
    get|gets|getting|got me|her|him|myself off
    jerk|jerking|jerked|jacking|rub|rubbing|rubbed|get|getting off|one_out to|together|tonight|twice|in|on|watching|thinking
    bend|bent|bending me|her|him|you over
    pin|pinned|push|pushed|pressed me|her|him against|down .. wall|bed|sofa|shower|desk|mattress|counter|hard|kissed
    took|take|takes|taking me|her|him from_behind|to_bed|against_the_wall|right_there|hard
    sit on my|his|her|your face
    on my knees for|before you|him|her|daddy|mistress|master
    ass up
    face down ass
    daddy|mistress|master|mommy spank*|please|punish*|likes_it|wants|commands|owns
    for|waiting|please|yes|call_me|good_girl|naughty daddy !long
    good girl|boy for daddy|master
    feel|want|need|have|having|wish|thinking_of|imagine you|him|her|your_cock|his_cock deep|inside me|her|him|tonight|again|right|so
    you|him|her|cock|tongue|fingers|dick|it deep? inside me|her|you
    cum|came|coming|cumming|come so_hard|on_my|in_my|on_your|inside|all_over|for_daddy|in_her|on_her|on_his !brakes
    cum|came|orgasm* #|twice|three|four|five|six|seven times !home|to|here|back
    came|come twice
    make|makes|made|making|makin me|you|her|him cum|come_hard|moan|scream_my|scream_his|squirt|wet|beg_for_it|quiver|climax
    moan|moans|moaning|moaned my|your|his|her|for|loud*|with|all|into|until
    wet|dripping|stiff|hard_on for|thinking_about|thinking_of|because_of you|him|her|daddy|your
    wet|ready|hot and waiting|ready|willing|dripping|horny|hard|naked
    hot|horny|sexy|lonely|naughty|wet|local|single|married|mature singles|milfs|wives|moms|ladies|girls|housewives|teens|babes|women .. you|waiting|area|near|online|click|chat|meet|wet|tonight
    wet dream|dreams
    hard|rock on|hard for|in|against|all|thinking
    boner|boners|erection|erections|morning_wood !pill*|problem*|dysfunction|clinic
    my|your|his|her|huge|big|bare|perky|these|those|fake|natural|bouncing|nice|tight|juicy|hot|thick|fat|hard|wet|erect|swollen|pierced|naked tits|boobs|cock|cocks|dick|pussy|nipples|nipple|cunt|breasts_out|bulge|shaft|titties|balls_in|boobies|knockers|melons_out
    huge|big|bare|perky|tight|juicy|naked|hot|thick|fat|round|naughty|spanked|sexy ass|butt|bum|booty|arse|cleavage|breasts|rack|behind
    cock|dick|penis|shaft in|inside|between|deep|so|pic|picture*|deep
    dick|cock|pussy|boob|booty|butt|ass|tit|nude|naked|topless|sexy|feet|foot|naughty|dirty|lewd|bikini|underwear|lingerie|shower|bathtub|spicy|racy|nip pic|pics|selfie|selfies|vid|vids|clip|clips|snap|snaps
    nude|naked|topless|lewd|naughty|dirty|spicy|explicit|uncensored|unfiltered|steamy|raunchy|racy|sensual photo*|picture*|video*|content|set|sets|page|chat|stuff|stream|show|shows|posts|dm*|version|livestream|shower|session|feed
    leak|leaked|leaking|sell|selling|send|sending|trade|trading|buy|want|unlock .. nude*|naked|topless
    uncensored|uncropped|explicit|x_rated|adult|18|21 content|version|page|set|clips|video*|pics|photos|star|chat|only|plus|entertainment|film|films|link
    18+|21+
    adults|over_18s|18_plus|subs|subscribers|members|fans|vip only|get .. nude*|naked|explicit|uncensored|strip|show|hot|everything|video|toys|content
    subscribe|unlock|tip|tips|tipping|tippers|join|custom|ppv|members|subscriber* ... nude*|naked|bra|lingerie|uncensored|everything_off|nothing_hidden|naughty|dirty|moan*|toys|kink*|strip*|undress*|explicit|see_it_all|show_everything|see_everything|full_video
    custom video*|vid|vids|content|clip|clips|set|sets .. kink|kinks|request|available|dm|menu|tell|name|fetish
    private|premium|paid snap|snapchat|show|cam|session|gallery|telegram|content .. dirty|naughty|hot|spicy|message|dm|join|unlock|add
    tip menu|goal
    live|strip|stripping|naked|tonight|show|shows on my? cam|webcam
    cam|webcam show|shows|live|girl|girls|boy|boys|session|tonight|model|on .. tip|strip|naked|toys|limits|private|online|bra|ten|nine|midnight|now
    solo vid|vids|video|play|session|clip|fun|scene
    toys|toy included|and_fingers|tonight|in_bed|in_me|show|drawer|play
    hooked|hooking up with|in_the|at|last|tonight|again !electric*|water|printer|router
    hookup|hookups|hook_up tonight|in|with|app|anyone|no|culture_is_fun|spot
    no strings|nsa .. send|pics|meet|fun|sex|tonight|attached
    slept|sleeping|sleep with two|three|four|five|six|a_stranger|strangers|my_boss|her_husband|his_wife|married|half_the|everyone|random
    get|got|getting|gotta|wanna|need_to|finally|about_to_get laid|lucky_tonight !off|out|the|bricks
    about to get lucky
    looking|searching|hunting for ... hookup|hookups|fwb|unicorn|discreet|nsa|sex|bull|threesome|play_with_us|no_strings|naughty|one_night|bed_partner|kinky
    couple|woman|man|girl|guy|third|unicorn .. to play with us|my
    discreet|discrete .. fun|meet*|encounter*|affair|couple|hookup|and_clean
    clean and discreet
    skinny dip|dipped|dipping
    went|going|go commando .. under|today|again|tonight|dress|skirt|kilt|jeans
    no|without panties|underwear|knickers|bra|clothes on?|under|tonight|today|needed|allowed
    wearing|wore nothing but|under|underneath|on_but|beneath
    with nothing on|underneath|under
    nothing left to the imagination
    nothing hidden|left_on|censored .. subscribe|page|link|see
    clothes|bra|panties|dress|top|shirt|towel|underwear|knickers|everything|pants comes|come|came|coming|goes|go|is|are|drops|flew off !sale|the_shelf
    take|takes|took|taking off your|my|her|his|everything|the clothes|bra|panties|dress|top|underwear|knickers|shirt|for
    strip|stripping|stripped|strips for|down_to|naked|live|tonight|on|off|bare|poker|club|clubs|tease|show|video !paint|wallpaper
    topless|naked sunbath*|on|in|with|tonight|for|all|at|dance*|girls|guys|men|women|body|bodies|again|together|under|swim*|cook*|tuesday|monday|friday|yoga|but|right|and_waiting
    get|getting|got|be|stay|sleep|sleeping|sleeps|posing|pose|posed|lie|lying|see|seen|saw|show|wait* me|you|her|him|us? naked|nude|topless
    erotic|sensual|nuru|tantric|naked|body_to_body|happy_ending massage|massages
    happy ending|endings .. massage|price*|ask|included|extra
    massage .. happy_ending|happy_endings|extras
    escort|escorts service*|available|tonight|agency|girls|incall*|in_town|near|rates
    girlfriend experience
    incall|outcall|incalls|outcalls
    sugar daddy|daddies|baby|babies|mommy|mummy|momma
    dirty talk*|dreams|weekend|pics|mind_tonight|old_man|thoughts_about_you
    talk|talking|talked dirty
    things i'd|i|i'll|we'd do|would_do|want_to_do to|with you|her|him|that_body
    naughty in|tonight|pics|time|nurse|schoolgirl|secretary|photos|video*|side|thoughts|toys|content
    getting|feeling|being naughty|frisky|freaky|kinky|dirty|randy|turned_on
    turned|turns|turning me|on on|by you|him|her|when|by|so
    wanna|want_to|come|come_and|like_to watch|see me|us|her|him strip|undress|cum|naked|shower|masturbate|touch*|play*|ride|do_it|fuck|live_on
    play|plays|playing|played with myself|herself|himself|my_pussy|my_tits|us_tonight|my_toys
    touch|touches|touching|touched|pleasure|pleasuring myself|herself|himself .. thinking|tonight|while|for|in|watching
    your|his|her tongue|mouth|lips|fingers|hands between|inside|all_over|around|down|on_my_body|on_my_thighs
    lips|mouth|hand|hands|tongue around|on|over my|his|her|your shaft|cock|dick|tits|nipples|ass|neck_naked
    between my|your|her|his legs|thighs|breasts|tits
    rate .. boobs|dick|ass|body|bulge|tits|nudes|naked|rack|butt
    rate|guess my|his|her|it bulge|size|bra_size|cup_size
    hard|erect|pierced nipples|nipple
    nip slip|slips
    sex|best|favourite|favorite|new position|positions .. penetrat*|bed|ride|deep*|girlfriend|tonight|orgasm*
    deep|deeper|double|vaginal penetration
    g spot
    make|making|made|makes love to_me|to_her|to_him|all|until|on|under|twice|tonight|in_the
    bedroom tips|confession*|skills|stamina|games|toys
    lasted|last longer in bed
    good|great|wild|amazing|animal|beast|best in bed|the_sack
    in bed|the_sack with me|two|my|him|her|a_stranger
    ride|rides|rode|fuck|fucks|suck|sucks better_than|harder_than|you|your|my|him|it !bike|horse|bus|train .. wife|husband|ex|boyfriend|girlfriend|hard|all_night
    sex|nude|porn|adult|glamour|cam model|star|actress|actor|performer .. link|subscribe|here|content|my|me
    🍆 .. 💦|🍑|👅
    💦|🍑 .. 🍆
    18|🔞 link|only|content
    🔞`,
  idioms: `
    food|earth|city|cabin|ruin|code|desk|shelf|plant|car|tech|gear|travel|house|architecture|data|word|book|map|map|kitchen|bread|interior|tool|spreadsheet|inspiration|poverty|disaster porn
    porn .. economics|industry|addiction|law|laws|ban|bans|filter|filters|site_ban|age
    sex on_legs|on_a_stick|on_wheels|on_toast|and_the_city|pistols|education|ed|chromosome*|therap*|ratio|discrimination|offender*
    same|opposite|fair|weaker sex
    naked eye|mole|bike|wall|cake|chef|flame|truth|juice|wine|wines|option*|gun|rat|attraction|capitalism|ambition|branches|trees|greed|short|cat|neck
    great|blue|coal|marsh|willow|long_tailed|crested|bearded|two|pair_of|the|feeding|bearded tits .. feeder*|garden|nest*|bird*|tree|oak|seeds|peanut*|binoculars|morning|hedge|wood*|box
    great|blue|coal|marsh|willow|crested tit|tits
    you|u|such_a|being_a|a|total|little|scared|bunch_of|of|big|antifa|absolute|what_a|like_a pussy|pussies
    gallery|museum|exhibition|collection|century|painter*|painting*|sculptor*|sculpture*|charcoal|marble|drawing|watercolour* .. nudes|nude
    nudes .. century|renaissance|gallery|museum|exhibition|charcoal|oil|marble|drawing|painted|klimt|schiele|rubens|modigliani|titian
    tits up|for_tat
    pussy willow*|cat|cats|riot|foot
    cock a|crow*|robin|fight*|tail|eyed|and_bull
    strip mall*|steak*|light*|lights|club_sandwich|cartoon|mining|search|of|off_paint|out
    strip*|stripping .. paint|wallpaper|varnish|bed|engine|bike|wire*|cable*|wood|door*|floor*|furniture|jargon|metadata|screw*|rights|title|medal|parts|bolt*
    orgasmic|cum_laude
    nude lip*|shade*|colour*|color*|heels|tone*|palette|pumps|tights|figures|model_is|models_are|art|paint*|mouse|mice|drawing|study|studies
    life drawing
    kinky|kink|kinks hair|hose|cable|wire|rope|chain|neck|spring|road|in
    moan* about
    topless bus*|tram*|tower*|double|jeep|car|cars|box|tour
    penetration test*|rate|of_the_market|market|depth
    vibrator motor|mechanism
    throbbing head*|pain|tooth|bass|knee|toe|engine*|ankle|foot|beat*|city|heart
    escort vessel|ship|carrier|duty|them|him|her|out|police|motorcycle*|mission|service_dog
    quickie quiz|divorce|lunch|update|recipe|meeting|question
    sugar daddy|babies candy|bar|bars|peas|plum
    aroused my|suspicion*|curiosity|interest|the|anger|public
    arousing suspicion*|interest|curiosity
    stripper well*|paint|varnish|wallpaper|wire|gear|cable
    paint|wallpaper|wire|varnish|cable|thread stripper*
    climax of|scene
    fetish for|about .. order|stationery|fonts|cables|notebook*|spreadsheet*|pens|shoes|maps|cheese|bread|dashboards|coffee|tea
    horny toad*|goat|goats|beetle*|orange
    slept with .. light*|window*|teddy|phone|earplugs|sock*|cat|dog|the_door
    happy ending .. film|story|book|novel|movie|tale|season|game
    in bed|the_sack with flu|fever|a_cold|a_book|my_laptop|tea|a_broken
    erection of|permit
    undress* .. orchestra|salad|wound
    nude|naked .. beach .. closes|reopens|law
    bra* fitting
    kinks in|out|the_band|tribute|album|concert|song*|record*
    cams|cam shaft|belt|locks|lock|follower|footage|traffic`,
};
