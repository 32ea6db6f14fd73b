import type { Phrases } from "./phrases.ts";

/** Staged deception and dangerous stunts. There is no such class in GARM's framework: own definition. */
export const PRANKS: Phrases = {
  shows: `
    prank|pranks|pranked|pranking|pranksters|prankster|april_fool|april_fools|april_fools'|april_fool's|hoaxed|punk'd|punked|gotcha_moment|practical_joke*|ding_dong_ditch*|knock_down_ginger|knock_a_door_run|whoopee_cushion*|whoopie_cushion*|itching_powder|stink_bomb*|fart_spray|fart_machine|joy_buzzer|jump_scare*|jumpscare*|hidden_camera*|candid_camera|wedgie*|wet_willy|kick_me_sign|rick_roll*|rickroll*
    fooled|tricked|hoodwinked|duped|bamboozled|tricking|fooling|pranking|trolling|trolled|wound_up|winding_up|conned|punking|convinced|convincing|hoaxed him|her|them|everyone|everybody|my|the|a|our|strangers|people|tourists|passers_by|shoppers|commuters|customers|scammers|telemarketers|grandma|grandpa|granny|dad|mum|mom|bro|teacher|substitute !wrong|home|out|into_university|to_the_airport|to_bed|up_at
    ^ got him|her|them|em|'em|ya|you
    convinced|convince|convincing|told|telling|made ... believe|into_believing|thinking|password|pregnant|fired|we_were_moving|moving_to|won_the_lottery|i_was_dying|i_was_dead|joining|quitting|arrested|lost_prince|aliens|was_haunted|is_haunted
    told|telling|tell|texted|called|emailed|rang .. strangers|my_sister|my_brother|my_mum|my_mom|my_dad|my_boss|my_wife|my_husband|my_roommate|my_flatmate|my_gran|grandma|everyone|the_intern|the_teacher|the_class|my_parents|my_boyfriend|my_girlfriend|customers|my_best_friend|the_office|the_new_guy ... filmed|april|lol|face|reaction|believed|freaked|panicked|haha|ha|cried|fell_for|joke|pregnant|fake|lottery|moving|lost_prince|he_bought_it|she_bought_it
    fell for it
    fall|falls|fell|falling for the|my|our|it|this .. trick|fake|joke|prank|every_time|again
    fake|faked|faking|bogus|plastic|rubber spider*|snake*|rat|rats|mouse_in|blood|poo|poop|turd|vomit|sick_on|parking_ticket*|ticket|fine_on|lottery_ticket*|scratch_card*|winning_ticket|proposal|breakup|break_up|pregnancy|kidnap*|robbery|emergency|accident|arrest|injury|heart_attack|seizure|death|suicide_note|funeral|cockroach*|roach*|bomb|police|cop|policeman|wedding|fight|fist_fight|news_story|firing|ghost|eviction|bill_on|call|phone_call|fall|faint|hand_in|finger|severed|baby|beggar|celebrity|waiter|security_guard|casting|interview|survey|haunting|murder|drowning|shark|grenade|gun_at|earthquake|alarm|wasp*|barf|lawsuit|text_from|email_from|letter_from|job_offer|homeless|blind_man|amputation|limp|crash|tattoo
    i|we|just|and pretended|pretending|pretend|acted|acting|faked|posed|posing|dressed .. to_be|i_was|we_were|i_had|i'd|being|to_faint|to_die|to_collapse|to_choke|to_drown|to_fire|to_propose|to_break|to_cry|to_fall|to_rob|to_steal|to_quit|to_have|to_sleep|to_be_dead|fainting|dead|like_a_mannequin|as_a_mannequin|as_a_ghost|as_a_zombie|as_a_statue|as_security|as_staff|as_police|as_a_waiter|as_a_cop|as_a_clown|as_the_grim|as_a_bush|as_an_employee|as_a_scarecrow !interested|a_pirate|knights|it's_summer|to_be_busy|to_work|to_know
    ^ pretended|pretending|faked|faking|posing .. to_be|i_was|to_faint|to_die|to_collapse|to_choke|to_drown|to_propose|to_fall|dead|as_a|fainting|i_had|being !interested|busy|fine
    faked|faking a|an|my|his|her|our|being|the
    staged|staging|stage a|an|the|our|my|fake fight|robbery|kidnap*|arrest|accident|breakup|break_up|proposal|fall|fainting|argument|murder|scene_in|ghost|haunting|wedding|crash|fire|death|meltdown|protest_in_the_lift|zombie
    public freakout|prank|disturbance
    social experiment
    scared|scaring|scare|startled|spooked|frightened|terrified|terrifying .. grandpa|grandma|gran|granny|my_sister|my_brother|my_mum|my_mom|my_dad|my_roommate|my_flatmate|my_wife|my_husband|my_girlfriend|my_boyfriend|strangers|the_life|the_hell|the_crap|him|her|them|tourists|the_postman|the_neighbours|the_neighbors|passers_by|shoppers|the_pizza|the_delivery|my_boss|cleaner|customers|kids_on
    scare prank*|cam|compilation
    hid|hidden|hiding|hide in|behind|under|inside .. closet|wardrobe|bed|door|car|boot|sofa|bush*|bin|lift|elevator|fridge|curtain*|locker|shower|attic|box|suitcase ... until|till|to|hours|waiting|jumped|scream*|scare*|grab*|clown|mask|ghost|when|and
    dressed as a|an|the ghost|clown|mannequin|zombie|statue|bush|scarecrow|grim_reaper|gorilla|bear|killer|werewolf|mummy_to .. hid|scare*|jump*|chase*|lift|elevator|woods|car_park|people|mall|strangers|waited|night
    killer clown
    clown|ghost|scream|gorilla|horror mask|costume .. window|scare*|neighbour*|chase*|strangers|night|lift|jumped|hid
    filmed|filming|recorded|film|caught .. reaction*|panic*|face|faces|whole_thing|freak_out|scream*|meltdown
    his|her|their|boss's|dad's|mum's|mom's|everyone's|people's face|faces|scream|screams|reaction|reactions|panic|shriek .. priceless|gold|hilarious|classic|everything|camera|lol|haha|iconic|legendary|comedy|epic
    priceless|hilarious|gold|epic reaction*|prank*|face
    swapped|swap|swapping|switched|switching|replaced|replacing|mixed .. salt|sugar|shampoo|oreo*|toothpaste|labels|keys|keyboard_keys|coffee|mayo*|cream|filling|decaf|signs|toilet_signs|door_signs|flour|vinegar|water_with|nameplates|deodorant|caps|butter|syrup|cat_food|hair_dye|conditioner|batteries|mouse|dog_food|lotion|soap|eggs|sweetener
    toothpaste|mustard|wasabi|mayo*|hot_sauce|chilli|salt|soap|garlic|laxative*|vinegar|soy_sauce|glue|pepper|ghost_pepper|hair_remov*|nair|food_colouring|food_coloring|blue_dye|ink|shaving_cream|super_glue|superglue|chewing_gum in|into|inside|on|onto .. oreo*|donut*|doughnut*|toothpaste|shampoo|coffee|tea|drink|sandwich|chair|seat|doorknob|door_handle|toilet_seat|shower_head|conditioner|bottle|shoes|bed|eclair*|cookie*|brownie*|hat|lipstick|hand|hair|handle|phone|keyboard|office_chair
    laxative|laxatives|chilli|chili|ghost_pepper|wasabi|hot_sauce|exlax|ex_lax brownie*|cookie*|chocolate*|cupcake*|tea|coffee|cake|muffin*|in|donut*|doughnut*
    filled|fill|filling|stuffed|packed|flooded|covered|covering|wrapped|wrapping|taped|saran_wrapped|plastered|buried|decorated|lined|topped .. car|office|room|desk|cubicle|locker|house|bathtub|bath|bedroom|fridge|bed|chair|toilet|keyboard|everything|bike|front_door|laptop|shoes .. with|in .. ping_pong|balloons|post_its|sticky_notes|tinfoil|tin_foil|foil|cling_film|clingfilm|bubble_wrap|wrapping_paper|gift_wrap|toilet_paper|newspaper|packing_peanuts|popcorn|shaving_cream|jelly|jello|confetti|glitter|sand|water|googly_eyes|photos_of|pictures_of|plastic_cups|cups|rubber_ducks|ball*|feathers|flour|slime|mayonnaise|stickers|paper_cups|nicolas_cage|foam|orbeez|salt|snow|peanuts|leaves|duct_tape
    googly eyes on everything|the_boss*|every|all|his|her
    2|2,000|thousand|hundred|hundreds|thousands|500|1000|10 .. ping_pong_balls|balloons|post_its|rubber_ducks|sticky_notes|crickets|alarm_clocks .. car|office|room|desk|bedroom|school
    stapler|phone|keys|wallet|calculator|mouse|glasses|shoe in|inside jelly|jello|gelatin|concrete
    cling_film|clingfilm|saran_wrap|plastic_wrap|fishing_line|string|trip_wire|tripwire|duct_tape|oil|butter|soap|vaseline|banana_peel*|marbles|lego|drawing_pins|thumb_tacks|grease across|on|over|under|round|around|at .. door*|floor|stairs|toilet|seat|handle|steps|windscreen|chair|hallway|bed
    glued|glue|gluing|superglued|super_glued|taped|nailed|stuck|super_glue|superglue .. coin*|chair|seat|pavement|sidewalk|floor|ceiling|mug|mouse|phone|hand|hands|shut|toilet|keyboard|hat|shoes|desk|pen|wig .. !carefully
    coin .. pavement|sidewalk .. watch*|glued|people
    toilet_papered|tp'd|tped|tping|egged|egging|tarred_and|slimed|sliming|pied|pieing|pie_in_the_face|cake_in_the_face|dunked|soaked|sprayed|splashed|drenched|ambushed|handcuffed|tied|locked|duct_taped|zip_tied|blindfolded|shaved|dyed|bleached|tasered|tazed|silly_string* .. house|him|her|them|my_brother|my_sister|my_boss|my_roommate|my_flatmate|his|teacher|strangers|tourists|people|dad|mum|mom|sleeping|groom|intern|best_man|eyebrow*|fridge|tree|lamppost|lamp_post|balcony|toilet|lift|sauna|neighbour*|neighbor*|principal|head_teacher
    bucket|buckets|balloon|balloons|bottle|pouring|poured|pour|dump*|throw*|tip* of? .. water|ice|slime|paint|eggs|ice_water|cold_water .. over|on|above|at .. him|her|them|strangers|tourists|sleeping|people|my|head|heads|door|door|passers_by|neighbour*|teacher
    water_balloon*|water_bomb*|egg|eggs|tomatoes|paintball*|pies|snowballs|fireworks|firecracker*|bangers|flour_bomb*|flour at|on|from|into|off .. cars|people|strangers|roof|window|balcony|bridge|bus*|pedestrians|neighbour*|teacher|joggers|shoppers|buses|cyclists|tourists|mailbox|letterbox*|passers_by|him|her
    airhorn*|air_horn*|vuvuzela|alarm_clock* under|behind|in|at|taped|on|wake|woke .. chair|seat|sleep*|bed|door|ear|library|him|her|class|roommate|golfers|face
    woke|wake|waking him|her|them|my|the .. with|by air_horn|airhorn|ice|bucket|firecracker*|mask|water|clown|leaf_blower|chainsaw
    rang|ring|ringing|press*|knock* .. bell|bells|doorbell*|doors .. ran|run|away|hid|ran_away|twelve|houses|legged
    moved|turned|hid|rotated|flipped|shifted .. furniture|everything|desk|car|screen|clock|clocks|ladder|bike ... upside_down|an_inch|forward|noticed|notice|panic*|confus*|back_to_front|an_hour|never
    upside down|side_down .. everything|office|desk|room
    troll|trolled|trolling|trolls scammers|him|her|them|people|strangers|the|live|my|random|clerk|call_center|call_centre|customers|teachers|discord|zoom|class !doll|bridge
    prank|crank|hoax|fake|silly call*|calling|phone_call*|text*|email|order*|bid
    called|rang|phoned|dialled|dialed|ordered .. pizzas|strippers|taxis|ambulance|911|999|police|fire_brigade to|for|as_a|and_hung|on .. neighbour*|neighbor*|teacher|ex|enemy|joke|prank|laugh|lol|address
    ordered ten|twenty|thirty|fifty pizzas|taxis|cheeseburgers
    swatted|catfished|catfishing|catfish my|him|her|a|the|some|our|for
    zoom_bomb*|zoombomb*|photobombed_strangers|photoshopped_my_boss|deepfaked|deep_faked|voice_changer .. class|meeting|boss|called|my|teacher|funeral
    crash|crashed|crashing|gatecrash*|sneak|sneaked|sneaking|snuck|bluffed|blagged|infiltrat* .. wedding|funeral|party_of|premiere|vip|backstage|stadium|final|red_carpet|security|closed|abandoned|zoo|enclosure|cockpit|museum_at|hotel_pool|festival_without|theme_park|water_park|mall_at|ikea_overnight|overnight|after_hours|morgue|power_station|construction_site|military|area_51|school_at_night|pool_at_night|tunnel*|metro|subway|roof|stage|pitch
    overnight|24_hours in ikea|walmart|a_mall|the_mall|a_museum|a_supermarket|trampoline*|mcdonald*|morgue|school
    trespass*|urbex*|rooftopping|roof_topping|buildering|train_surf*|trainsurf*|tram_surf*|car_surf*|lift_surf*|elevator_surf*|subway_surf*|bus_surf*|metro_surf*|train_hop*|freight_hop*|planking_on|skitching|ghost_riding|ghost_ride_the|drag_racing_a|free_solo*_the|bridge_jump*|tombstoning|base_jump*|cliff_jump*|balcony_jump*|balconing|streaking|streaked|mooned|mooning|pitch_invader|pitch_invasion
    surf|surfed|surfing|ride|riding|rode|hang|hanging|hung|cling*|climb*|hold*|stood|standing|stand|dance*|walk* on|onto|off|to|between|from|under .. top_of|roof_of|outside_of|back_of|bumper|moving|speeding|running .. train|tram|bus|car|truck|metro|subway|lorry|van|lift|elevator|plane|carriage*|taxi
    hold*|hung|hang* on|onto to? a|the truck|bus|tram|lorry|car|van|bumper
    ran|run|running|walk|walked|walking|drove|cycl*|sprint*|dash*|cross*|skate*|skating|crawl*|dodg* .. across|along|through|down|on|over|up the|a|six_lanes_of|busy|moving|rush_hour .. motorway|runway|highway|freeway|rails|railway|tracks|ledge|autobahn|interstate|traffic|train_tracks|railing|parapet|crane|bridge_cable*|rooftops|wrong_way|expressway !bike_path|trail
    blindfold|blindfolded|eyes_closed|no_hands|with_my_feet|without_brakes|no_brakes|no_helmet|no_ropes|no_rope|without_a_rope|without_ropes|no_harness|no_safety|without_a_harness|no_net .. drive|driving|drove|across|down|crossing|through|motorway|highway|crane|tower|stairs|hill|roof|challenge|jump|stunt|traffic|building|lol|one_take|views|bike|climb*|car|wall|backflip|bridge
    drive|driving|drove|bike|biking|cycl*|ride|riding|cross|crossed|crossing|climb*|jump*|crane|tower|building|roof|hill|ledge ... blindfold*|eyes_closed|no_hands|with_my_feet|with_his_feet|no_brakes|without_brakes|no_ropes|no_rope|without_ropes|without_a_rope|no_harness|one_hand
    backflip|back_flip|front_flip|frontflip|flip|handstand|wheelie|cartwheel|parkour|jump|jumped|jumping|jumps|leap*|leapt|dive|dived|diving|swing|swinging|swung|balanc*|tightrop*|hang|hanging|hung|dangl*|climb|climbed|climbing|scal*|skateboard*|bmx|sled*|drop*|rappel*|abseil*|backflipped|cannonball*|ollie* .. on|off|from|between|across|over|up|down|onto|into|along|out_of .. roof|roofs|rooftop|rooftops|balcony|balconies|bridge|bridge_cables|cables|building|buildings|garage|car_park|train|crane|cranes|second_floor|third_floor|fourth_floor|fifth_floor|sixth_floor|tenth_floor|window|truck|platform|ledge|skyscraper|scaffold*|pylon|radio_tower|tv_tower|mast|chimney|cathedral|power_line*|escalator*|mall|cooling_tower|water_tower|stadium_roof|dam|edge|moving_car|moving_train|moving|parking_garage|cliff|quarry|lamp_post|billboard|elevator_shaft|lift_shaft|railing|ski_lift|shopping_trolley|flagpole|wall_of_the_zoo !gym|class|wall_with_a_rope
    sixth|fifth|seventh|eighth|ninth|tenth|tenth|third|fourth floor .. take|jump*|no|ledge|balcony|hang*
    hanging|hung|dangling|dangled off|from|over the|a|one edge|crane|roof|bridge|ledge|balcony|train|tower|helicopter|cliff|building|hand|window|rooftop
    stunt|stunts gone|for|on|at|off|video*|of|today|time|that|from|with|fail*|compilation|attempt|number|no|ever|yet|wish|in_my|nearly|almost|i|we !double|coordinator|driver|team|performer|school
    crazy|dangerous|insane|stupid|wild|craziest|new|biggest|deadly|riskiest|illegal|next|best|worst|dumbest|sickest|latest|another stunt|stunts|dare|dares|challenge_ever|challenge_yet
    dare|dared|double_dared|bet|dares|triple_dog_dared me|him|her|us|them|my|you to|i|a_tenner
    did|do|doing|done|ate|drank|jumped|ran|swam|swallow*|streak*|kissed|licked|accepted|took|take|took_on .. on_a_dare|for_a_dare|a_dare|the_dare|because_you_dared|for_a_bet|on_a_bet
    on|for a dare|bet
    you dared me
    don't try|attempt|do this|that at_home|yourself|kids|it
    do not try this
    gone wrong|horribly|sexual|too_far
    for|to_get the? views|likes|clicks|subscribers|subs|followers|vlog|clout|content|tiktok|gram|lols|lulz|laughs|fame|viral
    # likes|views|followers|subs|subscribers|retweets and|i|we|i'll|then|to|for .. eat|jump|climb|run|do|lick|swallow|drink|quit|prank|i'll|shave
    ate|eat|eating|swallow*|drank|drink|drinking|lick*|chew*|snort*|inhal*|biting|bit .. scorpion|ghost_pepper|carolina_reaper|tide_pod*|goldfish|spoon*_of_cinnamon|cinnamon|dog_food|cat_food|a_spider|a_live|live_fish|soap|candle|gallon_of_milk|laundry|wasabi|raw_egg*|a_whole_onion|toilet_seat|hand_sanitizer|hot_sauce|bleach|cactus|habanero*|worm*|cricket*|crayon* .. likes|views|dare|dared|challenge|bet|video|subs|live|lol|camera|clout|bucks|euros|pounds|dollars|whole
    tide|pod pod|pods|challenge
    tide_pod|cinnamon|milk_crate|blackout|pass_out|choking|fire|skull_breaker|skullbreaker|salt_and_ice|devious_lick*|bird_box|kiki|outlet|penny|benadryl|one_chip|hot_chip|paqui|lava|ghost_pepper|knockout|knock_out|dragon's_breath|nutmeg|hot_water|condom|boiling_water|superman_tiktok|kia|duct_tape|gallon|saltine|hot_pepper|chilli|chili|tree_stump|cheese_grater|vodka_eye|eraser|superglue|super_glue|48_hour|momo|blue_whale|brain_freeze|car_surfing|door_kick|bottle_over_head|egg_crack|mannequin_stranger challenge
    challenge gone|accepted .. jump*|surf*|climb*|eat*|train|fire|wrong|pass*|moving|roof
    almost|nearly|we passed_out|got_arrested|died_lol|broke_my_neck|drowned|missed|fell_off|crashed|got_hit|got_caught|suffocated .. lol|challenge|stunt|worth|camera|video|again|crew|jump|haha|take|views|do_it|😂
    set|lit|light|lighting|setting myself|himself|my_hand|my_arm|my_hair|my_shirt|his_hair|my_farts|farts|my_jeans|my_foot|my_friend on_fire|alight
    fireworks|firework|roman_candle*|bottle_rocket*|bangers|firecracker*|petrol|gasoline|lighter_fluid|deodorant at|inside|in_the|in_his|in_her|in_a|from_my|war|fight|battle|indoors|under|through_the|taped|flamethrower|strapped
    taser|taser'd|tasered|tased|tazed|tazing|stun_gun|shock_collar|paintball_gun|bb_gun|airsoft|cattle_prod|mousetrap*|rat_trap* .. my|him|each|friend*|brother|myself|challenge|stranger*|neck|tongue|lol|game|loser|fingers
    shopping_cart|shopping_trolley|trolley|wheelie_bin|office_chair|mattress|bathtub|sofa|wheelchair|sledge down|race|racing|off|jump|jousting|ride|behind|tied|towed|through|into .. stairs|hill|car|motorway|street|ramp|traffic|mall|road|lake|highway|roof|pool|escalator
    prank|practical_joke|trick war|wars|call|level|video*|compilation|show|channel|on_my|part|of_the|number|idea|ideas|week|day
    best|worst|greatest|easiest|epic|mean|meanest|evil|cruel|elaborate|perfect|revenge|office|school|sibling|roommate|couple|gold_digger|funny|hilarious|dirty|harmless|new|april|senior|wedding prank*|practical_joke*|trick_on_my|hoax|wind_up
    play|played|playing|pull|pulled|pulling|plays a|the|another|some|my|our|this|dirty|evil|mean|cruel|best|perfect|many|two|three|little prank|pranks|practical_joke*|trick|tricks|joke|jokes|hoax|stunt|fast_one on|of|today|at|in|this|again|my !me|us|our_eyes
    wind|wound|winding .. up .. boss|brother|sister|teacher|neighbour*|mum|mom|dad|flatmate|roommate|hook
    revenge is sweet .. laxative*|glitter|prank*|brownies
    glitter|poop|stink|spider|snake|dead_fish|confetti bomb|bomb_in|in_the_mail|envelope|in_an_envelope|letter|by_post|in_his|in_her|in_my_boss*
    rubber|plastic|toy|wind_up|remote_control snake|spider|rat|cockroach|mouse|lizard|hand|scorpion|alligator .. in|under|on|slipper|bed|drawer|fridge|lunch|shoe|toilet|bath|sofa|cereal|handbag|pillow
    chaos|haha|ha|lol|legendary|panic .. canteen|at_the_funeral|in_class|in_the_office .. swap*|switch*|fake|cushion
    funeral|wedding|exam|library|church|zoom|meeting .. whoopee|whoopie|air_horn|airhorn|fart_sound*|fart_machine|prank*|streak*`,
  idioms: `
    prank|pranks|joke|jokes|trick|tricks by|of|in .. puck|fairies|shakespeare|loki|gods|playwright|bart|simpsons|light|nature|memory|history|time|weather|fate
    play|plays|played|playing|pulled|pulls .. prank|pranks|trick|tricks|joke on .. me|us|my|our|the_birds|itself
    weather|winter|spring|universe|life|sky|autocorrect|brain|nature|april|knee|knees|body|eyes|memory|phone|calendar|sun|snow|printer|light|mind|back|internet|gps|satnav|stomach|algorithm|hair|bladder|alarm|sunrise|moon|clouds|fog|mirror|dream|ears|nose|leg|legs|feet|joints|oven|car|bike|wifi|server|spellcheck|recipe|scale* .. prank*|april_fool*|trick*|fooled|joke*|punk*|stunt*|staged|dared|fake*|hoax*|trolling|trolled|pranking
    prank*|trick*|fooled|punked|trolled|hoaxed|betrayed by .. my|the|autocorrect|life|weather|mother|nature|sunrise|calendar|own|sun|light|brain|clock|forecast|season|spring|snow|gps|algorithm|phone|filter|label
    is|as|was|of|like one|a|an long|big|giant|cosmic? prank|joke|practical_joke|hoax
    life|summer|winter|this_year|adulthood|monday|parenthood .. is|was .. prank|joke|practical_joke|hoax
    named|called|named_him|named_her|merry prank*|pranks*|trickster|joker|jester|stunt|dare|daredevil
    merry pranksters
    told|tells|tell|telling|texted|called me|us
    hype|band|gravy|hot_mess train|wagon
    you|they|he|she|people|who|punks|bots|trolls|folks|to pretend*|pretending|faked|faking|pretended
    spaniel|dog|cat|puppy|kitten|pony|horse|boat|parrot|ferret|band|rabbit .. prank|trickster|joker|dare*|stunt|hoax
    cat|dog|puppy|kitten|toddler|son|daughter|kid|kids|squirrel|raccoon|magpie|parrot|baby|goat|children|nephew|niece hid|hides|hiding|hidden|scared|tricked|fooled|pranked|jumped|stole|pretend*|swapped|climbed|dared|dressed|sneaked|snuck
    publicity|pr|political|marketing|advertising stunt*
    stunt kite*|growth|plant*|double*|driver*|driving|coordinator*|team|performer*|school|actor*|man|woman|scooter|show_at
    stunted
    dare i|we|you|say|to_be|to_dream|to_ask|to_compare|to_lead
    how|don't_you|wouldn't dare
    dared to_dream|to_ask|to_hope|to_believe|to_be|to_speak
    double|truth or dare
    i dare you to not|find|name|resist|stay|eat_just|try|show_me
    fool's|fools gold|rush|errand|paradise|mate|and_horses|garden
    foolproof
    april fools|fool's|fools' .. exhibition|origin|history|essay|newspaper*|museum
    trick|tricks or_treat*|of_the_light|of_the_trade|question|is_to|shot*|knee|photograph*|taking
    trick|the_trick|a_trick|tricks|hat|magic|card|coin|dog|party|neat|kitchen|old_dog|baking|cooking|photography|new|best trick|tricks|is !on
    pretend|pretended|pretending play|to_be_interested|it's_summer|it|to_listen|to_read|to_know|to_be_busy|to_understand|nothing|to_like|like|everything|the_floor|i'm_fine|i_know|to_enjoy|that
    fake fur|leather|tan|lashes|flowers|plants|plant|grass|news|it_till|it_until|snow|moustache|beard|nails|smile|christmas|tree|meat|bacon|cheese|phishing|stone|wood|marble|brick|candle*|fruit|silk
    phishing test*|drill*|simulation
    fire|evacuation|earthquake|cpr|first_aid drill|exercise|training
    climb*|jump*|hang*|abseil*|dive|diving|dived|swing*|scal*|boulder*|parkour .. wall|gym|class|course|club|harness_check|pool|academy|trampoline|frame|playground|coach|tutorial|rock
    climbing tower|wall|frame|gym|class|rose*|beans
    jump* off|into|from|on|over .. the_deep_end|bandwagon|jetty|pier|diving_board|springboard|puddle*|trampoline|haystack|sofa|bed|couch|boat|dock
    bungee|parachut*|sky_div*|skydiv*|paraglid*
    hidden|caught|wildlife|trail|trap camera* .. fox|badger|owl|otter|hedgehog|lynx|wolf|deer
    got him|her|them|you a|some|the|to|into|home|covered|up|off|out|back|dressed|tickets|from|vaccinated|on_board|interested|running|involved
    hoax call*|bill|emails|debunk* .. firefighters|hotline|say*|service
    egg|eggs him|her|on
    egged on
    punked by my
    social experiment .. study|paper|psychology
    hot sauce on|festival|recipe|collection|in_my
    truth or dare night
    taped my|the ankle|wrist|knee|poster|box
    handcuffed to my desk
    ice|bucket bucket|list challenge*
    reading|photo|photography|plank|step|sketch|writing|steps|savings|baking|fitness|cooking|kindness|30_day|squat|hydration challenge
    practical joke on_me|of_nature|by
    prank*|joke* .. wing|says_my|table|rule`,
};
