import type { Phrases } from "./phrases.ts";

/**
 * Threats, harassment and contempt that need no slur, beside the rules of `hostility.ts`; and what is said of things, in games, to
 * friends or of oneself in the same words, which clears the rules as well.
 */
export const TOXIC: Phrases = {
  shows: `
    i'll|i_will|i'm_going_to|i'm_gonna|gonna|we'll|i_swear_i'll|i'd_love_to|someone_should|somebody_should run|drive|mow him|her|them|you|that|those|these .. over|down
    if i|we catch|see|find|meet|get that|him|her|you|them|those .. run|kill|smash|beat|break|punch|hurt|over|regret|blood|dead|sorry|teeth|skull
    i'll|i_will|i'm_going_to|i'm_gonna|gonna|we'll|we_will|going_to|i_swear make you|him|her|them|your_life|your_kids|that_guy|that_man regret|wish|pay|bleed|suffer|sorry|beg|crawl|cry|disappear|hell|miserable
    i'm|we're|im|i_am|we_are coming .. for|to|after|over .. you|your|him|her|his|them ... knife|knives|bat|gun|belt|crowbar|regret|sorry|pay|sleep|tonight_and|face|head
    i'm|we're|im coming|gonna_come for|after you|your_family|your_kids|him|her
    waiting|wait for|outside you|him|her|your .. outside|house|door|school|work|with_a|alley|knife|bat|car_park|parking
    hope|hoping|wish|praying|pray|wishing|can't_wait_until|i'd_laugh_if|i'd_cheer_if you|he|she|they|your|his|her|someone|somebody|that .. die|dies|died|burn|burns|crash|crashes|crashed|cancer|choke|chokes|rot|rots|suffer|suffers|drown|drowns|starve|starves|bleed|bleeds|shot|raped|hit_by|run_over|never_wake|break_your|break_his|break_her|break_every|get_hurt|gets_hurt|lose_everything|loses_everything|lose_your|fail_at|trip_and|fall_off|fall_down|fall_under|hang|hangs|rob_you|suffocate|perish|miscarry|end_up_alone|end_up_in
    hope|wish your|his|her|their house|car|kids|family|dog|mother|plane|bus .. burn*|crash*|die*|dies|get|gets|explode*|down
    cut|slit|slash|wring|snap|break your|his|her|their|ur throat|throats|neck|necks|tongue|fingers_off|balls_off
    break|smash|crush|rearrange|bash|kick|punch|cave|stomp|knock|bust your|his|her|their|ur|that_guy's|every_bone_in legs|leg|face|skull|teeth|nose|head|jaw|kneecaps|fingers|ribs|arms|knees|guts|in|spine
    put|stick|plant|shove a|my|this|the bullet|knife|fist|blade|brick|bat|axe|boot|noose|rope|pillow in|into|through|up|around|round|over your|his|her|their|him|that|you
    pay|love|like|want|enjoy|happy|cheer|laugh .. see|watch|watching|seeing him|her|them|you|that .. bleed|suffer|burn|die|hang|beg|choke|squirm|cry|drown|rot|fall_apart|get_hurt|lose_everything
    needs|need|deserves|deserve|wants|want|earned|asking_for|could_use|gets|should_get a|the|another|some .. beating|thrashing|hiding|kicking|slapping|slap|smacking|smack|whipping|punch|bullet|noose|belt|lynching|fist|kick_in
    slap|smack|punch|kick|beat|shake|knock|whip|drown|strangle .. sense_into|some_sense|the_smile_off|that_smile|the_stupid|it_out_of|the_gay|the_crap_out_of|the_shit_out_of|the_hell_out_of|the_life_out_of you|her|him|them|that|your|his|those
    asking for it .. dress*|wore|skirt|drunk|she|walking
    she|he|they|you had|has it coming
    kept|keep|close her|your legs shut|closed|together
    go|just|please|why_don't_you|you_should|should jump|throw_yourself|walk|step|play off|into|under|in|in_front_of .. bridge|cliff|roof|train|traffic|bus|motorway|volcano
    go|just|please|why_don't_you kill_yourself|hang_yourself|die|drown_yourself|shoot_yourself|choke_on_it|drop_dead|end_it|unalive|disappear_forever|cease_to
    kys|kill_yourself|kill_urself|hang_yourself|shoot_yourself|neck_yourself|off_yourself|end_yourself|rope_yourself|slit_your|unalive_yourself
    nobody|no_one|noone|everyone|everybody|the_whole_school|we_all|the_team likes|wants|loves|needs|hates|despises|cares_about|will_miss|would_miss|misses you|u !to|back|more|less|for|but_yourself_to|around_to
    you're|you_are|ur nothing|worthless|trash|garbage|scum|vermin|a_nobody|a_nothing|a_waste|a_disgrace|a_failure|subhuman|pathetic|disgusting|filth|human_garbage|human_trash|an_embarrassment|a_stain|a_parasite|a_mistake|better_off_dead|the_worst|brain_dead|braindead|repulsive|revolting|vile|a_coward|a_liar|a_fraud|a_snake|a_loser|such_a_loser|a_pig|a_rat|a_freak|a_creep|an_idiot|a_moron|dead_to_me|dead_meat|so_dead|less_than_human|lower_than|not_a_real|not_even_human|too_dumb|too_stupid|too_ugly|too_fat !without|compared|but_a|if|like_me|for_noticing|of_fun|the_best|short_of|at_hiding|at_mario|at_chess
    pathetic|poor|sorry|sad|miserable|worthless|lousy excuse for_a|for_an|of_a human|mother|father|man|woman|teacher|person|player|doctor|parent|journalist|friend|being
    waste of oxygen|air|skin|breath|sperm|human|a_human|dna
    report|reporting|spam|dislike|flood|bombard|harass|troll|bully|shame|dox|ratio|brigade|raid|target|mock|humiliate|hound|pile_on|cancel him|her|them|this|that|his|their|the .. until|quits|cries|breaks|deletes|leaves|into_the_ground|off_the|inbox|to_tears|out_of|begs|gone|cracks|off_this|regrets
    call|text|message|visit|wake|ring|email|phone her|him|them|this .. until|every_hour|every_night|breaks|night_and_day|in_the_middle_of_the_night|nonstop
    here's|here_is|this_is|found|posting|leaked|sharing|i_have|i've_got her|his|their|the_bitch's|this_loser's .. number|address|phone|workplace|e_mail|email|school|licence_plate ... call|go|visit|spam|until|do_your|you_know|pay_a|have_fun|make|let|teach|ruin|tell
    let's|lets all? bully|mob|harass|hunt|ruin|dox|spam|swat|humiliate|shame|destroy|cancel|report|troll|doxx|jump|lynch|gang_up_on him|her|them|this|that|his|their|these
    let's|lets all? go_to|visit|find|get|pay|show|teach|burn|smash|trash|egg him|her|them|his|their|this|that .. pay|lesson|regret|suffer|fired|cry|beat|visit|house|mercy|down|blood
    teach him|her|them|you|that|those|women .. lesson .. fist*|belt|bat|hard|hospital|never_forget|violence|knife
    find out where|what he|she|they|you lives|live|works|work|sleeps|parks
    i|we know where|which|what_time you|he|she|they|your|his|her .. live|lives|sleep|sleeps|work|works|park|parks|school|kids|walk|walks|home|family|street|route
    your|his|her|their kids|children|daughter|son|family|wife|mother|dog .. next|sleep|watch|safe|find|school|pay_for|die|regret|pretty_face
    watch your back
    sleep with one eye
    days are numbered
    won't see it coming
    won't be|live to see|alive|another|tomorrow|christmas|monday|breathing
    you|he|she|they won't|will_not|wouldn't live|survive|make_it|wake_up|leave_alive|walk_again|breathe|see_tomorrow .. night|week|tomorrow|alive|again|out|when|the_end
    last|final warning .. next|you|knife|or|face|house|blood|stop|delete
    you'll|you_will|they'll|he'll|she'll pay|regret|bleed|be_sorry|beg|burn|rot|be_next|wish_you_were_dead|wish_you_were_never|wish_you'd_never .. for_this|for_that|for_what|this|it|out|in_hell|when|for_every|dead|never|being_born|tonight|soon|traitor !not|missing|skipping|later_if|trying
    snitches|traitors|rats|race_traitors|witches|heretics|thieves|pedos|liars|cops|bankers|politicians get|deserve|should|must|will|belong|need_to .. stitches|rope|hang*|burn*|die|shot|wall|noose|bullet*|guillotine|lamppost*|lamp_post*|executed|ditch|ditches
    put|line|stand them|all_of_them|him|her|those .. against|up .. wall
    bring|build|get|sharpen|back the guillotine*|gallows|rope|noose|pitchforks
    send|deport|kick|throw|ship|lock|round|shoot|gas|burn|hang|drown|starve|wipe|put|keep|execute|exterminate|castrate|sterili* them|these_people|those_people|the_lot|his_kind|her_kind|their_kind|you_lot all? back|out|up|down|all|away|home|like_dogs|like_animals|to_their|where_they|behind !the_files|the_chairs
    send|sent|kick|deport <group> back|out|home|away|all
    <group> .. ruin|ruins|ruined|ruining|destroy|destroys|destroying|infest*|invade|invading|invaded|pollut*|poison*|contaminat*|outbreed*|leech*|milk|milking|sponge|sponging|scam|scamming|swamp*|overrun* .. our|this|the|my|us|every|off town|country|city|nation|culture|street|streets|neighbourhood|neighborhood|schools|society|world|economy|hospitals|benefits|system|race|gene|sports|everything|state
    <group> control|own|run|rule|rig|pull|are_behind|started .. everything|media|banks|world|hollywood|government|strings|press|money|wars|economy
    <group> are|is|were|r|remain always|all|just|only|nothing_but|basically|simply|so|such|really|mostly|born|natural|a|the|an|too|by_nature|by|inherently|genetically|literally|naturally|nothing_more_than|no_better_than? .. burden|waste|disease|plague|cancer|animals|vermin|parasites|criminals|thieves|rapists|terrorists|savages|scum|trash|garbage|filth|filthy|freaks|perverts|groomers|predators|subhuman*|inferior|stupid|dumb|useless|lazy|dirty|sick|evil|disgusting|cockroaches|rats|pigs|dogs|apes|monkeys|liars|cheats|whores|sluts|invaders|leeches|problem|enemy|mistake|degenerate*|dangerous|violent|mentally_ill|unnatural|abomination*|weak|hysterical|emotional_to|property|objects|worthless|retard*|unfit|too_emotional|incapable|backward*|uncivili*|barbarian* !in_need|of_racism|victims|on_the_rise|to_society_is_a_myth|in_the_film
    <group> should|must|need_to|needs_to|ought_to|deserve_to|better|can .. die|burn|hang|leave|go_back|go_home|go_extinct|be_banned|be_shot|be_locked|be_deported|be_beaten|be_hanged|be_killed|be_sterili*|be_gassed|be_removed|be_kept|be_separated|stay_in_the_kitchen|stay_in_their|shut_up|know_their_place|obey|not_vote|not_be_allowed|never_vote|never_be|disappear|all_die|rot|suffer|not_breed|not_have_children|not_exist|just_die
    <group> don't|do_not|doesn't|never|won't|can't|cannot|will_never belong|integrate|deserve|assimilate|count_as|think|respect|wash|work|contribute|pay|drive|lead|understand|matter|have_souls|feel .. in|here|rights|our|as|logically|properly|anything|europe|america|it|to|this|taxes|respect|human|life|people|pain|country !seats|enough_seats
    no|keep|ban|stop|exclude|remove|hating|never_trust|don't_trust|death_to all|every|these|those|the|any|more|fucking? <group> .. out|in|near|from|around|allowed|they|all
    better|best|cleaner|safer off|place|world|country|school|team|town without <group>|you|them|her|him
    typical|another|stupid|dumb|crazy|bloody|fucking|filthy|dirty|lazy woman|women|female|females|immigrant*|foreigner*|muslim*|jew|jews|gypsy|gypsies|mexican*|arab*|gays|lesbian*|refugee*|migrant*|asian*|indian_driver*|polish_people|roma|tranny|asylum_seeker*
    women|girls|woman|wife|wives belong*|back|stay in|to the kitchen|home_and_serve
    back to the kitchen
    go|get|crawl back to|into|in your|ur|the|where|whatever country|cave|hole|kitchen|jungle|you_came|desert|sewer|swamp|gutter|ghetto|rock
    like you|him|her|that|them shouldn't|should_not|don't_deserve|should_never|have_no_right|deserve|make_me_sick|disgust_me|are_why|are_the_reason|ruin|should_be .. be|exist|breathe|live|vote|parent|reproduce|breed|drive|have|die|alive|hospital|sick|we|beaten|shot|locked|sterili*|allowed|born|hanged|banned|fired|hurt|rot|to
    should have|of been|be aborted|drowned_at_birth|swallowed|put_down|sterili*|shot|hanged|hung|lynched|whipped|publicly|executed|gassed|castrat*|stoned|raped|burned_at|burnt_at|flogged|smothered|strangled|locked_up_and
    your|ur|his|her|their kid|kids|mother|mom|mum|face|family|wife|voice|body|daughter|son|baby|husband is|are|looks|look|makes .. ugly|disgusting|whore|slut|stupid|retard*|fat|gross|sick|vomit|puke|trash|inbred|deformed|a_pig|freak|hideous|punchable|repulsive
    you|he|she|they|your_face|people_like_you make|makes me|us .. vomit|puke|sick|throw_up|want_to_scream|ashamed_to_be
    disgrace|shame|embarrassment|stain to|on your|humanity|this|the|our family|country|profession|species|race|parents|nation|school|human|town|team|planet
    shut your|ur|that mouth|trap|hole|gob|pie_hole|face
    shut up you|bitch|idiot|moron|loser|fatso|fatty|freak|stupid|dumb|ugly|old
    you|u|ya stupid|ugly|fat|dumb|pathetic|worthless|disgusting|filthy|lying|little|miserable|useless|old|lazy|dirty|sad|brainless|spineless|vile|inbred|retarded|absolute|fucking|total|complete|bloody .. idiot|moron|pig|cow|loser|fool|freak|creep|clown|rat|bitch|whore|slut|cunt|bastard|asshole|arsehole|prick|twat|wanker|piece_of|waste|scum|trash|liar|coward|imbecile|cretin|troll|hag|crone|swine|dog|weasel|snake|fatso|failure|nobody|excuse|witch|animal|parasite|dumbass|retard|dickhead|muppet_get|melt
    stupid|ugly|fat|dumb|old|lazy|dirty|filthy|miserable|worthless cow|bitch|whore|slut|cunt|hag|pig|crone|witch|fatso|swine|bastard|sow !pat|costume|farm
    what|such|is|are|he's|she's|they're a|an|all|such_a absolute|complete|total|utter|pathetic|worthless|disgusting|vile|lying|stupid|fucking|spineless|talentless|little|horrible|nasty .. idiot|moron|pig|cow|loser|fool|freak|creep|rat|bitch|whore|slut|cunt|bastard|asshole|arsehole|prick|twat|wanker|scum|human|coward|imbecile|cretin|hag|swine|parasite|dumbass|retard|dickhead|piece_of_shit|piece_of_trash|piece_of_garbage|waste_of_space|waste_of_air|waste_of_oxygen
    fatso|fatty|lardass|lard_arse|pigface|dogface|uggo|inbred|inbreds|mouthbreather*|mouth_breather*|oxygen_thief|oxygen_thieves|soyboy*|cuck|cucks|libtards|femoid*|roastie*|untermensch*|degens|zoomer_trash
    burn|rot in|into hell
    burn|rape|kill|shoot|hang|stab|lynch|behead|gas|exterminate|eradicate all|every|the|these|those|more? .. <group>|him|her|cops|politicians|liberals|conservatives|tories|democrats|republicans|teachers|vegans|bankers|landlords|journalists|whores|bitches
    eye for an eye .. blood
    one less|fewer .. world|<group>|mouth|of_them|cop|parasite|tory|breathing
    glad|happy|good|great|celebrat*|party|laughing .. he's|she's|they're|he|she|that|those|they|you dead|died|dying|has_cancer|got_cancer|got_raped|drowned|was_shot|was_killed|suffers|got_beaten`,
  idioms: `
    drop dead gorgeous|funny|fred|date*|beautiful
    kill|kills|killing|killed|murder*|destroy*|strangl*|smash*|punch*|burn*|shoot*|crush*|slay*|slaughter*|throw|eat|devour|roast|hang|beat|drown|bury|choke|stab*|hunt|ruin|execute|torture|bomb|gas|break|wreck .. <object>
    <object> .. deserves|deserve|needs|should|must|will|is_going_to|wants_to|tried_to|would|almost .. kill*|die|thrown|burn*|shot|murder*|death|beating|be_destroyed|rot|hell|smash*|hang*|drown*|suffer
    <object> .. is|are|was|were|looks|look|you|you're .. stupid|dumb|ugly|trash|garbage|idiot*|moron|fat|lazy|sick|evil|monster|pathetic|useless|worthless|liar|pig|cow|joke|disgusting|vile|disgrace|bitch|bastard|creep|freak|waste|nothing
    you|you're|u stupid|ugly|dumb|evil|pathetic|worthless|useless|lying|horrible|miserable <object>
    will|would|might|could|is_going_to|gonna|going_to kill|murder|destroy|finish|end me|us|my
    killing|kills|slaying|nailing|murdering|crushing it|me|us|on|the_dance|my
    you|you're|u|he's|she's|they're|are .. killing|sick|killer|insane|crazy|monster|monsters|beast|animal|machine|freak|freaks|mad|disgusting* .. it|at|on|good|talented|live|dude|bro|tonight|pretty|beautiful|drum*|guitar*|piano|in_the_kitchen|voice|solo|beat*|goal|skills|athlete|player|musician|of_nature|behind_the|with_a_needle|mate|legend
    beautiful|gorgeous|glorious|magnificent|lovely|brilliant|talented|wonderful|adorable|sweet|clever|lucky|funny|legendary .. bastard*|bitch*|freak*|monster*|animal*|weirdo*|idiot*|fool*|creature*|asshole*|beast*|nerd*|dork*|pig*|cow|rat|clown*
    destroy*|crush*|kill*|beat*|smash*|murder*|slaughter*|bury|demolish*|annihilat*|hammer*|whip*|thrash*|hunt|end|finish|obliterat*|own|cream|trounce*|wipe* .. you|him|her|them|those|us|everyone|opponents|rivals|visitors ... <game>
    <game> ... destroy*|crush*|kill*|beat*|smash*|murder*|slaughter*|bury|demolish*|annihilat*|hammer*|whip*|thrash*|obliterat*|hunt|eliminat* .. you|him|her|them|those|us|everyone
    dead tired|right|wrong|centre|center|end|line|lift*|on_time|calm|good|keen|batter*|sea|ringer|pan|heading
    you're|you_are|you'll_be dead_right|dead_wrong|dead_on|dead_tired|next_in|next_on|next_up|next_week|finished_with|next_to|next_door|nothing_without|nothing_but_kind|nothing_short|nothing_like|trash_panda
    find|found you|him|her|them a|an|the|some|something|tickets|at|by|on_the|in_the|backstage|here
    you'll regret|pay|wish .. not|missing|skipping|less|more_attention|later|double|nothing|extra|only|shipping|had_more|stayed
    film|movie|book|song|onion*|album|speech|ending|video|chapter|advert|finale|episode|story|poem|sauce|chilli|curry .. will .. make|made|makes you|me|him|her .. cry|weep|bleed|beg|wish|regret
    coming for|after you .. autumn|winter|spring|ladder|crown|title
    autumn|winter|spring|monday|deadline|bill|tax*|karma|hangover|weekend|adventure|christmas is|are coming for
    hope you|he|she|they get|gets|fall|falls|lose|die_laughing|feel well|better|soon|in_love|track|some_rest|it|home|the_job|to|a|in|asleep|everything_you|yourself_in|the_part
    watch|watching|mind your back .. lifting|garden*|boxes|furniture|yoga|deadlift*|sunscreen|posture
    i'll|i_will|i_could|i'm_going_to die|kill_myself_laughing|cry|scream
    die laughing|happy|of_laughter|of_embarrassment|of_boredom|for|hard_fan*|another_day
    to die for
    hate|hates|hated|despise|loathe|detest|fed_up_with|sick_of|tired_of|can't_stand mondays|monday|queues|it_when|mornings|coriander|cilantro|olives|raisins|rain|winter|meetings|pollen|traffic|myself_for|that_i|how_much|goodbyes|myself|mushrooms|to_say|to_be|to_admit|to_see|this_printer|<object>
    don't|do_not|doesn't|never|nobody|no_one|not|stop|shouldn't|isn't_ok_to hate|hates|hating|deserves_to|deserve_to|deserves_this|should_be|deserves .. <group>|anyone|each|die|beaten|hurt|harmed|killed|threat*|bully*|abuse*|hunger
    my|our|us|we_are|we're|i'm|i_am|as_a|fellow|proud|proudly|old|happy|fierce .. bitch|bitches|dyke|dykes|queer|queers|fag|fags|crip|crips|freak|freaks|slut|sluts|fat|nerd|nerds|witch|witches|hag|hags|hoe|hoes|crone|crones|weirdo*|gypsy|spinster*|cow|cows|monster*|animal*|crazy|mad|trash
    <group> .. paid|earn|earned|earns|promoted|represented|funded|likely less|less_than|lower
    <group> .. were|was not|never|banned|forbidden|barred|excluded|denied|less|considered|seen|called|treated|regarded|labelled|persecuted|murdered|deported|killed|beaten|enslaved
    <group> are not|never a|the? burden|problem|threat|animals|criminals|enemy|disease|terrorists|inferior|illegal|weak|less|property|objects|stupid
    are not|aren't|isn't|is_not .. burden|problem|threat|animals|criminals|enemy|terrorists|inferior|your_enemy|stupid|dirty|lazy|worthless|weak|alone|broken
    violence|crimes|crime|discrimination|prejudice|racism|hatred|bias|laws|attack|attacks|abuse|slurs|bigotry|barriers|stigma|pogrom* against|towards|toward|on <group>
    anti <group>
    tell|tells|telling|told|calling|called|call|shout*|yell*|scream*|saying|says|said|wrote|write|writes|claim*|chant*|accus* .. <group>|me|us|him|her|them|people|that .. kill|die|freak*|criminals|animals|worthless|stupid|ugly|fat|go_back|trash|vermin|disgusting|hell|burden|filth*
    sick of|and_tired|leave|note|day
    trash|garbage|bin day|collect*|panda*|truck*|bag*|can|cans|talk|bags|man|men
    sick leave|day|days|pay|note|kids|dog|cat|bag|with|of_waiting|burn
    fat cats|tuesday|quarter*|chance|head|bike*|free|content|burning|loss|tyre*|tire*|balls|soluble
    mad|crazy|insane|angry|silly|stupid .. myself|me|mistake|of_me
    shut up and|i_love|take|that_is_so|and_take|shut_down|the_shop|the_cabin|already
    knock|knocked em|'em|them|it|you dead|out_of_the_park|sideways|socks
    break a leg
    break|broke his|her|my|their|your leg|arm|nose|neck|fingers|ribs|wrist|ankle .. skiing|playing|falling|accident|slipped|bike|stairs|ice|football|trampoline
    punch* above|a_hole|line|bag|card|bowl
    shoot|shot|shooting you|him|her|them|me a|an|some|over|for|at_sunset|in_black|on|with_a_camera|hoops|photo*
    rip|tear|take .. off .. band_aid|plaster|sticker
    slap|smack on|some|a_sticker|bass|of_leather|talk
    hit|beat|kick|crush me|it|up|with|the_gym|the_road|goals|your_goals
    you|he|she|they beat|beats|crush*|smash* cancer|it|depression|the_odds|the_record|leukaemia|me
    knock knock
    hunt|hunting for|eggs|house*|bargain*
    your kids .. will_love|welcome
    cut the|your|his|her hair|grass|cake|cord|fringe
    choke hold|up|ing_hazard|on_a_penalty|artichoke`,
};

/** Lists of words that the phrases above name. */
export const HOSTILITY_CLASSES: Readonly<Record<string, string>> = {
  group: `women girls females men immigrants immigrant_kids migrants refugees foreigners asylum_seekers muslims islam jews jewish_people christians catholics hindus sikhs gays gay_people lesbians bisexuals queers lgbt lgbtq trans_people trans_women trans_men trans_kids transgenders transgender_people transsexuals homosexuals blacks black_people black_kids whites white_people asians asian_people chinese_people the_chinese indians mexicans latinos latinas hispanics arabs africans roma gypsies travellers natives aboriginals turks kurds poles russians ukrainians nigerians pakistanis syrians afghans somalis romanians albanians israelis palestinians the_disabled disabled_people disabled_kids disabled_children handicapped_people handicapped_kids autistic_kids autistic_people autistics the_homeless homeless_people old_people poor_people fat_people single_mothers these_people those_people people_like_you people_like_them your_kind boomers foreigner_kids minorities`,
  object: `exam exams presentation alarm phone printer printers workout burger pizza mosquito mosquitoes laptop deadline cake dance_floor weeds weed interview set stage song code bug bugs wasp wasps spider spiders zombie zombies orc orcs goblin goblins dragon dragons boss_level level alien aliens computer keyboard mouse router wifi server servers tab tabs process app website browser regex css excel spreadsheet inbox email emails bike car engine bus train plane washing_machine dishwasher fridge toaster hoover vacuum microwave heating boiler lamp sofa couch chair desk wardrobe furniture shelf garden plant plants cactus tomato tomatoes basil ficus potato potatoes pumpkin onion onions garlic broccoli sprouts bread sourdough dough loaf cookie cookies toast sandwich steak curry soup pasta lasagne lasagna coffee tea calories carbs diet hunger thirst boredom time batteries battery candle candles bridge bridges toes rubber hill hills mountain stairs treadmill squats burpees shoes boots heels socks jeans coat umbrella weather rain snow wind heat sun winter monday mondays morning mornings commute traffic homework essay thesis dissertation chapter paragraph sentence draft test quiz score record records goal goals balloon balloons piñata pinata rumour rumours rumor idea ideas proposal project meeting meetings plan darlings process germs bacteria virus cancer_cells slugs snails moths ants rats_in_the_attic buzz mood vibe lights lawn grass leaves spiders_in ghosts monster_in vampire vampires demons inner_critic procrastination insecurities doubts leftovers pancake pancakes waffle dumplings joke jokes drums guitar piano font logo app's film movie book show weather_app parking_meter pothole potholes cough hiccups headache migraine flu cold alarm_clock knitting yarn scarf hedge ivy dandelions sim_card`,
  game: `game games match matches final finals semi_final semifinal derby league cup season quiz trivia chess scrabble monopoly fifa tennis golf uno ping_pong poker karaoke bowling catan darts cards mario mario_kart kart race races marathon relay tournament playoffs playoff championship series set round bout board_game board_games fortnite minecraft league_of_legends padel squash badminton rugby football soccer basketball hockey cricket volleyball netball baseball boxing judo pub_quiz bake_off debate hackathon fantasy_league tug_of_war snooker pool nil penalty_shootout beer_pong three_nil saturday's home_game away_game`,
};
