import type { Phrases } from "./phrases.ts";

/** Drinks, drinking and being drunk: the alcohol of GARM's "drugs, tobacco, alcohol" (WFA, June 2022). Who does not drink is none. */
export const ALCOHOL: Phrases = {
  shows: `
    <drink> !tasting_menu
    pint|pints !of_milk|of_blood|of_strawberries|of_ice|of_cream|of_water|glass_jar|sized
    six_pack of? beer|lager|ipa|cold
    drunk !driving|driver|drivers|in_the_view|in_the|dial
    so|very|too|blackout|blind|roaring|stinking|properly|half|little|bit|already|still|crazy|dead|stone|day|a_bit drunk
    drunk in_the_club|in_the_pub|in_the_street|driving_home|dial*|text*|tweet*|on|and|again|at|karaoke|last_night
    hammered|wasted|plastered|sloshed|sozzled|legless|trollied|smashed|shitfaced|pissed|bladdered|wrecked|blotto|buzzed|sauced|merry|squiffy|wankered|steaming|paralytic|tanked|lit|loaded|stewed|battered last_night|at_the|at|again|on|with_the|with_my|before|by_noon|by_lunch|tonight|off|together|in|and_karaoke|after
    get|got|getting|so .. pissed|wasted|smashed at|in|on the wedding|party|festival|reunion|christmas|pub|office|wine|gin|beer|cider
    get|got|getting|absolutely|completely|totally|properly|still|so|bit|slightly|was|were|we_got|too|half|already|nicely|pretty hammered|plastered|sloshed|sozzled|legless|trollied|shitfaced|bladdered|blotto|squiffy|wankered|paralytic|tipsy|merry_on|drunk|pissed_at|pissed_on|pissed_last|buzzed
    let's|get|got|gonna|getting|tonight_we|time_to_get wasted|smashed|lit|loaded|turnt|wrecked|pissed !off
    tipsy|boozed_up|liquored_up|day_drunk|blackout_drunk|blacked_out
    hangover|hangovers|hungover|hung_over
    binge|day|pre|social|weekend|beach|heavy|morning|competitive drinking
    pub|bar crawl*|hop*|night|quiz_and|tour|time
    down|to|at|in|from|off_to|hit the pub|pubs|boozer|local_pub|taproom|beer_garden
    happy hour|hours
    open bar
    bottoms up
    pregam*|pre_drinks|predrinks|prinks|preload*
    wine|beer|gin|prosecco|cocktail|spritz|aperol|rosé|drink|drinks o'clock|oclock|time|night|thirty
    down|downed|downing|doing|taking|did|took|do|round_of|another_round_of|first_round_of|tray_of|line_of|more|two|three|four|five|six|seven|eight|nine|ten|tequila|vodka|jello|jelly|whiskey|sambuca|body|birthday shot|shots !of_espresso|of_ginger|of_the|taken|fired|on_goal|at_the_title|vaccine|in_the_arm
    shots on_me|tonight|shots|all|o'clock|anyone|after_work|for_everyone|for_the|and_karaoke|and_dancing|at_the_bar
    shots of tequila|vodka|whiskey|whisky|rum|sambuca|jäger*|gin|liquor|fireball
    drinks with|tonight|last|after_work|later|at_the|at_mine|in_town|in_the|deep|on_me|on_the|are_on|are_flowing|flowing|all_night|too_many|anyone|please|menu_is|from_the|till|until
    who's|who|anyone up|in|down|fancy for? .. drink|drinks|pint|round|bevvy|bevvies
    up for drinks|drink
    go|going|went|meet|meeting|grab|grabbing|grabbed|out for a|some|few? cheeky|quick|swift|few? drink|drinks|pint|pints|bevvy|bevvies|jar|round
    buy|buys|bought|get|getting|owe|another|first|next|this round|a_round|rounds in|on|for|is|of_drinks|of_pints|of_beers
    bevvy|bevvies|bevs|tinnies|tinnie|stubbies|coldies|brewskis|brewski|tallboy*|stubby|froth*_ones
    cracking|crack|cracked|open|opening|opened|pop|popping|popped|uncork*|sink|sinking|sank|smashing|necking|necked|chug|chugging|chugged|skull*|down|downed|sip|sipping|sipped|pour|pouring|poured|swig|swigging|guzzle|guzzling|polished_off|knock*_back|finished ... cold_one|cold_ones|tinny|tinnies|bottle|bottles|bubbly|pitcher|jug|glass_of_red|glass_of_white|red|stiff|drink|keg|flask|pint|pints|nightcap|dram
    chug|chugging|chugged|shotgunned|shotgunning !water|milk|juice
    cold one|ones
    two|three|four|five|six|seven|eight|another|last|first|second|third|one|# bottle|bottles|glass|glasses|pints|drinks|rounds|beers|wines down|in|deep|later|gone|too_many|of_red|of_white|of_fizz|of_plonk|and|of_bubbly !time|of_the|left_on
    glass|glasses|bottle|bottles|carafe|jug|half|box|case|cask|barrel|flight|sip of red|white|rosé|fizz|plonk|bubbly|rum|the_good_stuff|port|sherry|something_strong
    glass|bottle|case of port|sherry !wine_vinegar
    dram|drams|nightcap|nightcaps|hip_flask|corkscrew|sundowner|sundowners|digestif|aperitif|aperitivo|apéro|apero|chaser|brewskies
    stiff|strong|well_earned|well_deserved|proper drink
    need|deserve|earned|want|dying_for|gasping_for|fancy|fancying|craving a|another? drink|pint|stiff_one
    drink|drinks|drinking|drank|drunk|drinks all|again|tonight|games|game|until|till|since|like|too|buddies|buddy|under|straight|neat|problem_solved|contest|the_bar|them|heavily|before_noon|at_noon|from_the_bottle|myself|him|me|away|responsibly|beer|at_breakfast|on_a_school_night !the_water|the_view|tea|more_water|water|milk|coffee|juice
    drank|drink the|this|that|our|every bar|pub|place|town|boat|village|hotel .. dry
    outdrank|outdrink|drank_him|drank_them under
    cheers to !you|all|everyone|the_team
    cheers 🍻|🍺|🍷|🥂|🍸|🍹|third|first|another
    🍺|🍻|🍷|🍸|🍹|🥃|🥂|🍾
    toast|toasting|toasted|celebrat* .. with bubbly|fizz|champagne|prosecco|a_glass|drinks|a_drink
    wine|beer|whisky|whiskey|gin|rum|sake|cider|cocktail|port|craft_beer|mezcal|tequila tasting|tastings|flight|fest*|club|lover*|cellar|bar|bars|garden|gardens|pong|menu|class|pairing*|masterclass|haul|review|advent|festival|mom|mum|snob|subscription|delivery
    brewery|brewpub|taproom|winery|wineries|distillery|gin_palace|vineyard_tour|speakeasy|beer_hall|biergarten tour|tours|visit|trip|date|crawl|hop*|day|launch|tonight|with|today|weekend|again|party
    brewed|brew|brewing|bottled|bottling|fermented|distill*|barrel .. my|our|own|first|batch|aged .. stout|ale|beer|ipa|porter|lager|cider|mead|wine|whisky|rum|pale
    home brew|brewing|brewed
    barrel aged
    on tap|draught !water
    oktoberfest|beerfest|wine_fest*|keg|kegs|kegger|keg_stand*|beer_bong*|beerpong|flip_cup|flip_cup|jello_shot*|jelly_shot*|drinking_game*|funnel*_beer*
    last orders|call at|and|please|boys
    dutch courage
    hair of the dog
    lagavulin|ardbeg|laphroaig|macallan|glenfiddich|talisker|jameson|bacardi|smirnoff_ice|absolut_vodka|stolichnaya|patrón|hennessy|courvoisier|moët|moet|veuve|dom_pérignon|dom_perignon|johnnie_walker|jack_daniel's|jack_daniels|captain_morgan|tanqueray|bombay_sapphire|hendrick's|stella_artois|peroni|modelo|malibu_and|buckfast|carlsberg|tennent's|desperados|asahi_beer
    islay|peaty|peated|malty|hoppy|oaked|tannic|full_bodied malt|dram|whisky|ale|one|ipa|and|red|brew
    sherry|port|cava|bitter|mild|red|white and_mince|and_stilton|o'clock|by_the_glass|on_the_terrace|by_the_fire
    by the_fire|fireside with .. red|malt|single|port|whisky|glass
    what .. drinking tonight|this_weekend
    vodka|whiskey|whisky|tequila|rum|gin|bourbon shots|neat|soda|tonic|on_the_rocks|first|straight|sour|sours|and_coke|and|o'clock
    on the rocks`,
  idioms: `
    root|ginger|butter beer|ale
    butterbeer|mocktail*|whine
    beer|wine|gin|rum|whisky|whiskey|champagne|cocktail|cider|port|brandy|ale|vodka|absinthe|lager|bourbon|mead belly|mat|mats|coloured|colored|batter*|money|vinegar|gum|gums|red|green|gold|dress|dresses|sausage*|problems|socialist|label|labels|stain*|crate*|raisin|sauce|country|glass|glasses|rack|fridge|cork*|yeast|grapes|harvest|region|regions|tax*|tariff*|duty|price*|export*|import*|exporters|growers|maker*|industry|sales|merchant|bottle_lamp|snap*|butter|deal|umbrella|stick*|route|hall|barrel_planter|cap*|trade|caves|lake|dark|cheese|cabinet|press|cloth|town|towns|street|village|house_rules|truffle*|jelly|cake|ad|ads|advert*|brand*|bread|stock
    champagne moment|taste*|budget|supernova|region
    non|zero|without|no|free|low alcohol*|booze
    alcohol free|wipe*|gel|swab*|meter|ink|marker*|based|abuse|policy|ban|education|awareness|surgery|thermometer
    rubbing|isopropyl|wood alcohol
    alcohol|beer|wine|gin|booze free
    free beer !and|for|at|tonight
    free|zero|less|non|faux|fake|pretend beer|wine|gin|champagne|cocktail*|lager|prosecco !and|for|at|tonight
    drunk|tipsy|buzzed|hammered|wasted with|on|by !beer|wine|gin|vodka|rum|whisk*|tequila|cider|champagne|prosecco|shots|cocktails|sake|cheap|free|red|white|two|three|half|a_bottle|one
    drunk driv*|in_the|uncle
    finest|the|this|that|a|town|old drunk in|of|as
    punch drunk
    hammer* out|home|metal|copper|in|into|by|nail*|it
    wasted time|my|on|his|her|the|hours|day|opportunit*|money|effort|talent|food|water|a_whole|energy|years
    smashed my|our|the|it|record|pb|window|glass|avocado|potato*|target|plate|that|this
    pissed off|about|that|at
    lit the|a|by|up|candle*|from
    sugar|book|food|holiday|emotional|social|vacation|festival|movie|concert|match|tv|game|conference|screen|cheese|carb hangover*
    hangover|hangovers from|of|after a|the|all|too? .. book|novel|film|series|holiday|festival|conference|weekend_of|concert|season|trip|match
    espresso|flu|ginger|booster|screen|turmeric|wheatgrass|vaccine|mug|head|long|warning|photo|b12|penalty|big|money|pot|free shot|shots
    cocktail of|party_effect|hour_physics
    molotov|shrimp|prawn|fruit|chemical|drug|rocket cocktail*
    gin rummy|mill|up
    the|own|your|my|its|his|her|our|their|old|for|god's|heaven's|everyone's|pete's|fuck's|argument's|time's|goodness|christ's|everybody's|whose sake
    sake of
    rum runner*
    brandy|sherry|whiskey|whisky|bourbon|porter|guinness is|was|are .. name|names|called
    rum do|raisin
    aged|ages|aging|ageing|like|like_a|like_a_fine|like_fine wine|whisky
    fine wine .. age*|like
    sour grapes
    new wine in
    ship|message|genie in a bottle
    port of|authority|city|forwarding|side|hole|and_starboard|au|number|town|talbot
    small beer
    mead hall
    pint of milk|blood|ice|strawberries|water|cream
    half|pint sized|pint_of_milk
    corona virus|test*|rules|pandemic
    spirit*|ghost|team spirits
    cider vinegar|apple|ey
    sober*|teetotal*|dry_january|sober_october|abstinent|abstain*|sobriety
    quit|quitting|stopped|gave_up|giving_up|off|without|never|don't|doesn't|didn't|won't|no|not|stop|cut_out|instead_of|refuse*|avoid*|ban|bans|banned|against .. <drink>|drinking|alcohol|drink|drunk|pint|pints|hangover*|booze
    never|don't|doesn't|didn't|not touch*|drink|drank|drunk .. drop|it|alcohol|wine|beer|since
    day|days|week|weeks|month|months|year|years|nights without|sober|off|since_my_last|no .. drink*|alcohol|beer|wine|booze|drop|<drink>
    hangover free
    called|named|name_is|puppy|kitten|dog|cat|horse|pony|parrot|hamster .. brandy|whiskey|whisky|guinness|sherry|martini|margarita|bourbon|porter|chianti|merlot
    brandy|whiskey|whisky|guinness|sherry|martini|margarita|bourbon|merlot|tequila is_the_name|the_dog|the_cat|the_horse|our|my|is_our|is_my .. puppy|dog|cat|kitten|horse|hamster|vet|paw*|walk
    drink|drinks|drank|drinking in|in_the|water|tea|coffee|milk|juice|more_water|plenty|from_the_tap|enough_water|lots_of_water|deep|like_a_fish_tank
    soft|energy|fizzy|hot|sports|oat|protein|cold_milk drink|drinks
    on the rocks .. exam|marriage|climb*|seal*|lighthouse|ship|sat|cormorant*|tide
    brain|marriage|ship|boat|relationship|economy|seals is|are|ran? on the rocks
    guinness world|book|record*
    tax|duty|levy|tariff*|price|prices|ban|minimum|sales|exports|imports|rules|law|consumption|advertising on|of|for .. <drink>|spirits|alcohol|liquor|drink
    drink|drunk driver*|driving|spik*|drivers
    merry christmas|go|men|pranksters|xmas
    loaded with|the|into|question
    steaming hot|bowl|cup|noodles|vegetables|dumplings
    battered fish|cod|old|boat|bike
    open bar chart|stool
    bar chart|exam|stool*|code*|soap|magnet|graph|mitzvah|of
    the? pub quiz
    on tap .. data|water|energy|power|support|talent
    bellini's|cava's opera|norma
    tasting menu
    shots of espresso|ginger|the|my|our|sunset|skyline|mountain|vaccine`,
};
