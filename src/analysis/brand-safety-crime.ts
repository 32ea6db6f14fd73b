import type { Phrases } from "./phrases.ts";

/**
 * Crime, drugs and arms in posts, in the phrases of `phrase-index.ts`: deeds told by who did them, offers, instructions, calls to
 * violence. Who was robbed, and who reports a robbery, does not tell of a deed of theirs.
 */
export const CRIME: Phrases = {
  shows: `
    <doer> .. stole|robbed|mugged|shoplifted|burgled|burglarized|carjacked|hotwired|hot_wired|vandalised|vandalized|torched|stabbed|shanked|kidnapped|abducted|scammed|defrauded|forged|smuggled|trafficked|laundered|hacked|bribed|blackmailed|poached|counterfeited|looted|embezzled|extorted|pickpocketed|swindled|conned|nicked|pinched_a|swiped|jacked|pirated|cloned|skimmed|doxxed|swatted|arsoned|trespassed|strangled|assaulted|murdered|poisoned
    ^ update? stole|robbed|mugged|shoplifted|burgled|carjacked|hotwired|vandalised|vandalized|torched|stabbed|kidnapped|scammed|defrauded|forged|smuggled|laundered|hacked|bribed|blackmailed|poached|looted|embezzled|extorted|pickpocketed|nicked|swiped|swindled|conned|lifted|jacked|cloned|skimmed|beat|punched|shot|stealing|robbing|smuggling|mugging|scamming|bribing|hacking|looting|burgling|poaching|shoplifting|vandalising|vandalizing|torching|tagging|kidnapping|laundering a|an|the|some|two|three|four|five|#|his|her|their|my_boss*|that|this|from|another|old|rich|cigarettes|cars|bikes|people|tourists|phones|it|him|them|again|packages|handbags
    just|finally|again|successfully stole|robbed|mugged|shoplifted|burgled|carjacked|vandalised|torched|stabbed|kidnapped|smuggled|looted|bribed|blackmailed|embezzled|nicked|took_his_wallet|took_her_purse|took_his_chain|took_the_cash
    walked|walk|ran|left out|off without_paying|with_the_till|with_the_cash|with_a_tv
    without paying
    dine and dash*
    five finger discount
    lifted|nicked|swiped|pinched|pocketed|slipped .. perfume|lipstick*|steak|bottle|watch|wallet|purse|phone|jacket|jeans|trainers|sneakers|earrings|ring|necklace|charger|headphones|razor*|shades from|out|into_my|at|off|too|again|easy !my_own
    swap*|switch*|peel*|chang* .. barcode*|price_tag*|price_sticker*|tags
    self checkout .. free|steal|skip|banana*|cheap
    emptied|empty|clean*_out|cleared_out|raid*|knock*_over|knock*_off|break*_into|broke_into|breaking_into|broken_into|rob|robbing|stick_up|hold_up|hit|crack*|jimm*|pried_open|burgl* the|a|his|her|their|that|this|some|an|two|three .. warehouse|till|register|safe|store|shop|bank|house|houses|flat|flats|garage*|car|cars|van|office|home|homes|jewel*|petrol_station|gas_station|kiosk|atm|vault|villa|summer_house*|school|pharmacy|museum
    break|breaking|broke into|in .. tonight|houses|homes|cars|again|easy|window
    smash|smashed|kicked|kick|broke|bust|busted|put_a_brick .. window|windows|windscreen*|windshield*|mirror*|door|doors|lock|locks|headlights|phone_box|bus_stop and|to|in|off|of|with|for|last|again|lol
    keyed|slashed|bricked his|her|their|the|my_boss*|a|that|my_ex* .. car|tyre*|tire*|van|audi|bmw|window*
    slashed|slash|slashing .. tyre*|tire*
    jumped|hopped|climbed|cut the|a fence .. and|to .. emptied|stole|took|loaded|copper|warehouse
    strip*|steal*|nick* .. copper|catalytic|lead_from_the_roof
    catalytic converter* .. sell*|cash|cut|steal*|easy
    ran|running|run|hide|hiding|hid|fled|flee*|outran|lost|escaped|escaping|dodged|dodging|ditched|duck*|shook_off|evad* from? the? cops|police|feds|5_0|law_enforcement|five_o|bailiffs
    cops|police|feds|customs|security|guards|guard never|won't|didn't|can't|still|nowhere|couldn't|almost|nearly .. catch|caught|find|found|saw|see|know|knew|check|checked|noticed|got_us|got_me|suspect*
    cops|police|feds|security|guards chased|chasing us|me
    no|zero cops|police|feds !force
    nobody|no_one|they|security|cameras saw|noticed|checked|check|caught|suspects|knows_it_was|will_find .. us|me|thing|anything|nothing|never|body
    never get|got caught
    got|get|getting|gets away with it|murder_again|the_cash|another
    had it coming
    <take> .. bat|crowbar|hammer|machete|knife|brick|bottle|pipe|golf_club|blade|axe|iron to|on|into|through|over|at|upside .. car|face|head|windscreen|windshield|window|knees|kneecaps|him|her|them|van|house
    baseball_bat|crowbar|machete|knuckle_duster*|knuckleduster*|brass_knuckles|switchblade*|flick_knife*|shank|shiv|balaclava*|ski_mask*|nunchuck* .. on|in|ready|under|and|for|him|her|his|tonight|packed|boot|trunk|bag|with
    carry|carrying|carried|bring|brings|packing|keep|kept|holding|hide|stash*|tuck*|sleep_with .. piece|strap|blade|shank|knife|heat|glock|burner|gun|pistol|rifle|revolver|firearm|9mm|gat|shooter|sawn_off on|in|under|at|with|for|loaded|tonight|my|to|now|just
    strapped tonight|up|and_ready|always
    got|have the|my|a strap|shank|blade_on|piece_on|gun_on|knife_on|strap_on|burner
    punch*|popped|decked|floored|clocked|smack*|headbutt*|kick*|stomp*|curb_stomp*|bash*|batter*|knock* him|her|them|that_guy|this_guy|some_guy|a_guy|the_bouncer|a_bouncer|the_ref|people|out .. out|jaw|face|teeth|unconscious|cold|head|ribs|nose|blood|hospital
    punch*|knock*|kick* .. teeth_out|tooth_out|lights_out|unconscious
    beat|beating|beaten|jumped|jump|rough*|bash*|mess*|batter*|do|stomped|rolled him|her|them|the_guy|that_guy|my_ex|someone|somebody|this_guy|some_kid|my_boss|the_snitch|a_guy|old_man up|over|bloody|unconscious|to_a_pulp|senseless|in|with|after|for_cash|outside|bad !at|in_chess
    rough* up .. ex|him|her|them|cash|guy|boss|neighbour|neighbor|someone
    looking|need|want|hire|hiring|pay|paying .. hitman|hit_man|getaway_driver|muscle|someone_to_rough|someone_to_hurt|someone_to_beat|someone_to_scare|a_gun|a_shooter|a_fake
    kill|killed|killing|shot|shooting|shoot|stab|stabbed|stabbing|strangle|knife|knifed|execute|executed|lynch|whack|whacked|bury|buried him|her|a_man|a_guy|a_cop|cops|that_snitch|the_snitch|snitches|someone|somebody|my_boss|my_ex|my_neighbour|his_dog|them_all|at_them|at_him|at_her|at_the
    shot|shoot|shooting|fired|firing|unload*|empt*_a_clip|blast* .. rounds|shots|clip|bullets|gun|magazine at|into|in|over|from .. house|car|air|window|cops|crowd|block|him|them|sign|station|police
    drive by
    drive|driving|drove by shooting
    put|puts|putting a bullet|bullets|cap|blade|knife in|into|through
    hide|hid|hiding|hidden|bury|buried|dump*|dissolve*|drag* .. body|bodies|corpse|weapon|murder_weapon|evidence
    blood everywhere|on_my_hands|all_over
    send|sent|left|put him|her|them to|in|for .. hospital|emergency|dead|intensive|stitches|coma
    set|setting|light|lit|lighting|put|torch* ... on_fire|alight|ablaze|in_flames !candle*|my_heart|the_stage|me|the_mood|the_internet
    burn|burning|burned|burnt|torch|torching|torched|firebomb* it_all|down_the|down|the|his|her|their|this|that|every|some .. down|station|house|van|car|cars|school|bins|barn|church|mosque|synagogue|precinct|bank|embassy|shop|shelter|to_the_ground|tonight !calories|toast|candle*|rice
    petrol_bomb*|petrol_bombs|molotov*|pipe_bomb*|nail_bomb|car_bomb|homemade_bomb|homemade_explosive*|pressure_cooker_bomb|ied|ieds|semtex|c4_charge*|tannerite|gunpowder_recipe|napalm|thermite|acid_attack
    build|building|built|make|making|made|how_to_make|plant|planted|planting|wire|wiring|assemble .. bomb|bombs|explosive|explosives|silencer|ghost_gun|molotov*|gun|weapon !bath|cherry|seed|hot_chocolate|cocoa|glitter|cookie
    3d_print*|print|printing|printed .. gun|guns|glock|pistol|receiver|firearm
    ar_15*|ar15*|ak_47*|ak47*|uzi|uzis|glock|glocks|ghost_gun*|sawn_off|sawed_off|unregistered|bump_stock*|silencers|extended_mag*|full_auto|hollow_points
    guns|gun|pistol|pistols|rifles|firearms|grenades|ammo|weapons for_sale|available|dm|no_papers|no_serial|without_papers|cheap|delivered|under_the_seat|in_the_boot|in_the_glovebox|in_my_waistband|without_serial*
    sell|selling|sold|buy|buying|bought|get|got|order|ship|shipping|deliver*|stock .. guns|pistols|ammo|rifles|glocks|handgun*|grenades|weapons|gun
    filed|filing|scratched|no|without .. serial|serials|papers .. gun|pistol|rifle|number|numbers|bike|bikes|phone
    loaded|illegal|unregistered|stolen|untraceable gun|guns|pistol|rifle|shotgun|handgun|revolver|firearm*
    pull*|wave|waved|waving|point*|stick .. gun|pistol|knife|blade|shotgun|machete on|at|in|to|out !fun
    wage|wages|waging|time_for|join|joining|armed|global|glorious|our|the jihad|caliphate|mujahideen|martyrdom_operation !studies
    join|joined|joining|support|long_live|glory_to|soldiers_of|pledge*_to|hail isis|isil|al_qaeda|the_cartel|the_taliban|hamas|hezbollah|boko
    death to the?|all? unbelievers|infidels|america|israel|traitors|pigs|cops|the_west|invaders
    join|joining|recruit* .. jihad|militia|gang|cartel|uprising|crew_for_a|armed|cell
    shoot|bomb|blow|blowing|attack|storm|raid|burn|torch .. up|the|this|that .. school|mall|parliament|station|embassy|capitol|office|town_hall|mosque|synagogue|church|airport|train|precinct !photo*|wedding*|film|video
    race_war|rahowa|lone_wolf_attack|school_shooting .. tomorrow|soon|now|ready|plan|monday
    bring|brings|take .. petrol|gasoline|knives|bats|weapons|crowbars|bricks|torches|masks|matches_and
    riot|riots|loot|looting tonight|tomorrow|at_nine|free_stuff|the|with
    gang|gangs|gangster|gangsta life|war|shit|beef|member*|sign*|initiation|tat*|for_life|territory|colours|colors|violence_is
    thug life
    cocaine|coke_dealer|heroin|methamphetamine|fentanyl|ketamine|mdma|ecstasy_pills|lsd|acid_tab*|magic_mushroom*|shrooms|xanax|xans|oxycontin|oxycodone|percs|percocet*|adderall|ritalin_for|codeine|lean_and|ghb|poppers|mephedrone|molly|mandy|crack_pipe|crystal_meth|speed_pills|dmt|ayahuasca|psilocybin|spice_zombie|crackhead*|quaaludes|ket|nangs|whippets_gas|angel_dust|pcp|peyote|opium|hashish|ganja|420|kush|sinsemilla|skunk_weed|sativa|indica|spliff*|blunts|bongs|bong|dab_rig|edibles|thc !test
    meth !lab_tv
    coke|blow|gear|snow|charlie|speed|crack|weed|pot|dope|hash|grass|pills|powder|acid|molly|k|smack|h for_sale|available|delivery|delivered|dealer|dealers|plug|plugs|dealing|on_me|tonight|all_night|in_the_bathroom|and_pills|menu|price*|by_the_gram|fresh|shipped
    fresh|good|pure|best|some|quality|cheap|uncut .. coke|blow_for|weed|pills_for|pills_in|pills_on|pills_hit|and_pills|meth|molly|dope|stash|buds|shit_for_sale|product_in|gear_in
    sell|selling|sold|sells|buy|buying|bought|score|scored|scoring|smoke|smoked|smoking|smokes|grow|growing|grew|move|moving|moved|push|pushing|pushed|snort*|deliver*|got|cook|cooked|cooking|pop|popped|popping|drop|dropped|dropping|deal|dealing|dealt|ship|shipping|cut|cutting|bag|bagging|run|running|stash|sniff*|import*|swallow*|take|took|taking|do|did|doing .. weed|coke|crack|meth|dope|hash|kush|grams|ounces|kilo|kilos|bricks|edibles|addy|xans|acid|some_pot|drugs|key_bump*|lines|bumps|joint|joints|blunt|heroin|bricks|ecstasy|tabs|opiates|benzos|narcotics !of_code|of_flour|of_apples|of_lego|of_the|of_chocolate|of_text|of_potatoes|of_tomatoes|of_python|of_coffee|of_cheese|pain|sugar|test*
    sell|selling|sold|buy|buying|scor*|pop|popped|popping|drop|dropped|dropping|move|moving|push|pushing .. pills|grams|keys|eighths|powder|scripts|prescription*
    # kilos|ounces|grams|eighths|bricks|keys|kg of? weed|coke|hash|meth|powder|mdma|kush|across|over_the_border|left|available|for_sale|in_the_trunk|in_the_boot|through
    one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|forty|several kilos|ounces|grams|eighths|bricks|keys of? weed|coke|hash|meth|powder|mdma|kush|across|over|left|available|for_sale|in_the_trunk|in_the_boot|through
    ten|twenty|thirty|forty|fifty|sixty|# plants .. attic|basement|cellar|tent|loft|harvest|buds|lamp*|grow
    grow|growing .. attic|basement|closet|loft|tent .. harvest|bud|buds|plants
    my|the|your|a|our|new|local dealer|plug is|has|just|delivers|dropped|came|got|texted|takes|knows|hooked|never|gave !car|card|antique|book
    plug just|has|dropped|came|hit
    lines|line of_coke|of_speed|of_k|off_the|in_the_toilet|in_the_bathroom|before_work|and_wrote
    did|do|doing|had two|three|four|five|a_few|some|a_couple_of|# lines|bumps|tabs !of_code|of_text
    high|stoned|baked|blazed|tripping|rolling|fried|geeked|wired|zooted|tweaking|blasted on_pills|on_meth|on_coke|on_acid|on_molly|on_mushrooms|on_shrooms|on_speed|on_k|on_ket|on_edibles|on_weed|again_lol|as_hell|as_fuck|as_a_kite|asf|af|off_my|off_our
    get|getting|got|so|too|always|still|totally|gonna|let's|super|completely stoned|baked_before|baked_again|blazed|faded|zooted|high_before|high_on|high_tonight|high_at|high_and|high_as|high_off|high_again
    tripping|trip|tripped on|balls|at_the_lake|so_hard .. acid|shrooms|mushrooms|lsd|everything|balls
    light|lit|roll|rolled|rolling|spark|sparked|sparking|pass|smoke|smoked a|another|the|up|one|fat joint|joints|blunt|spliff|doobie|bong|bowl_of_weed|up_before|fat_one
    wake and bake
    beat|pass|cheat|passed|fake|faked|trick a|the|my|your? drug|piss|urine|breathalyser|breathalyzer|drugs test|tests|screen
    drug deal*|run|mule*|dealer*|money|stash|lord
    deal|dealing|dealt|selling|sell|on|do|doing|did|took|taking drugs !policy|trial*|discovery
    drugs are_fun|tonight|again|in_the|and_alcohol|delivered|for_sale
    stash house|the|of|is|spot|box
    trap house|queen|life|phone
    cook|cooking|cooked .. meth|crack|batch_of
    fresh|new|another|next batch|shipment|supply|drop .. counterfeit*|notes|pills|ids|product|tonight|discreet|dm|order|weed|coke
    hit me up|hmu|dm|pm|text|message|telegram|whatsapp|wickr|signal .. prices|menu|gram|pills|delivery|licences|licenses|passports|ids|certificates|stash|discreet
    for|discreet|fast|stealth shipping .. ids|pills|dm|cards|notes|no_questions
    fake|forged|counterfeit|cloned|stolen|false|dodgy|hacked|cracked|novelty|clean id|ids|passport|passports|licence|licences|license|licenses|note|notes|bill|bills|twenties|fifties|degree|degrees|diploma*|vaccine_card*|vaccination*|visa|visas|certificate*|prescription*|rolex*|gucci*|bag_for_sale|receipt|receipts|invoice|invoices|charity|plates|number_plate*|card|cards|account*|doctor's_note*|sick_note*|documents|papers|logins|goods|gear|iphone*|bike|bikes|phone|phones|laptops|jewellery|watch|watches|car|cars|parts|tickets|money|copper|credit !news|sale_notice
    counterfeit*|bootleg*
    forge|forging|forged|forger|fake|faking|faked .. signature*|documents|papers|prescription*|note|notes|receipt*|invoice*|certificate*|cheque*|check|checks|will|passport*|claim|accident_for
    insurance fraud|job|scam|claim .. fake*|stolen|burn*|easy|lied|paid|torched
    told|tell|telling|claim*|lied the|to|to_the? insurance .. stolen|lost|burn*|crash*
    insurance|benefits|benefit|welfare|disability|unemployment|stimulus|covid_loan*|ppp scam|fraud|cheat*|easy_money|while_working
    passwords|password|accounts|logins|card_numbers|credit_cards|dumps|fullz|cvv|cvvs|bank_logins|databases|ssns|combolist*|netflix_logins for_sale|cheap|available|list|dump|inside|with_pin|fresh|drop|here|free
    carding|cardable|cvv|fullz|skimmer|skimmers|skimming_device*|botnet*|ransomware|keylogger*|ddos|booter|exploit_kit|phishing_kit|phishing_page*|sim_swap*|warez|cracked_software|darknet|dark_web|dark_net|tor_market*|silk_road_2 !protect*|defen*|prevention|training|awareness
    jailbroken|cracked|hacked accounts|logins|netflix|spotify|iptv
    hack|hacked|hacking|crack|cracking|phish|phishing|dox|doxxing|doxing|spoof|clone|cloning .. account*|wifi|webcam*|phone|phones|e_mail*|emails|bank|server|password*|instagram|snapchat|facebook|router|atm*|database|her|his|exam_server|school|grades|card*|site|cards|mail !my_own|protect*|was|were|got
    dump|dumping|leak|leaking|sell|selling|publish* .. data|database|passwords|nudes_unless|records at|tonight|midnight|for|unless|if|online
    pay|paid|transfer|send|bitcoin .. or .. post|leak|publish|tell_your|release|send|break|burn|regret
    pay me or
    hush|protection money
    ransom|ransoms
    blackmail|blackmailing|extort|extorting|shake_down him|her|them|my|the|a|that|someone|for
    shakedown|racket|loan_shark*|collect*_debts_with
    kidnap|kidnapping|abduct|snatch|ransom|hostage|hostages .. kid|rich|him|her|ransom|daughter|son|ceo|pay|child|boss
    hotwire|hot_wire|hotwiring|hot_wiring|lockpick*|lock_pick*|slim_jim|relay_attack|code_grabber|bump_key*|key_fob .. car|honda|toyota|bmw|minutes|seconds|thread|steal|lock|ignition|door|neighbour*
    pick|picking|picked|bump .. lock|locks
    how to .. steal|rob|hotwire|hack|forge|launder|shoplift|cheat_the|evade|dodge|smuggle|scam|poison|kill|break_into|pick_a_lock|make_meth|cook_meth|make_a_bomb|counterfeit|clone|get_away_with|hide_a_body|hide_money|bypass|cook|cut_the|fake_a|fake_your|disable !heal|fear
    launder*|wash*|clean* .. money|cash|dirty
    offshore|shell|dummy|letterbox company|companies|account|accounts .. tax*|hide|hidden|never
    tax|taxes|vat|customs|fare|fares|irs|hmrc|taxman evasion|dodg*|fraud|cheat*|scam|again_lol|suckers
    dodge|dodged|dodging|evade|evaded|evading|cheat|cheated|cheating|skip|skipped|skipping|avoid_paying|never_paid|haven't_paid|fiddle|fiddled|fiddling .. tax|taxes|vat|customs|fare|fares|irs|toll|tolls|taxman|books|expenses|child_support
    cook|cooked|cooking|fiddled the books
    cash in hand|off_the_books|under_the_table .. tax*|never|undeclared|no_invoice
    smuggle|smuggling|smuggled|smuggles|smuggler*|traffick*|run|running|sneak* .. cigarettes|tobacco|guns|people|migrants|drugs|gold|diamonds|ivory|fuel|booze|vapes|parrots|tortoises|across|past_customs|over_the_border|through_customs|into_prison|weapons|antiques|alcohol
    ivory|rhino_horn|tiger|pangolin|bushmeat|eagle_egg* .. for_sale|sell*|buy*|cheap|dm|fresh
    poach*|illegal_hunting|snare*|out_of_season|spotlighting .. deer|salmon|elephant*|rhino*|pheasant*|trout|river|night|keeper|last|again|without !egg*
    black market|money_job|jack_table
    no questions asked
    burner phone*|account_for
    snitch|snitches|snitching|grass|grasses|rats|narc|narcs get|end|will|don't|dies|beware|deserve
    fence|offload|shift|move|flip .. stolen|goods|hot_phones|phones|loot
    fell off|off_the back|of_a a|lorry|truck of|lorry|truck
    chop shop
    loot|swag|haul from_the_raid|from_last_night's|split|divided|for_sale|stash*
    getaway car !band|by_taylor|song
    jail|prison|jailed|parole|probation|ankle_monitor|house_arrest|behind_bars|warrant_out|wanted_by|most_wanted again|out|for_the|third|on_my|soon|tomorrow|with_my|was_worth|for_me|officer_doesn't|broke|so_what|still_dealing
    out on bail|parole|probation
    broke|break|breaking|busted|escape|escaped out_of|of|from jail|prison|custody
    jailbreak|prison_break|jail_break tonight|plan|tunnel|with
    skip*|jump* bail|parole|court_date
    bribe|bribed|bribing|paid_off|slipped|slip|grease*|tip the|an|a|that|him|her|every .. inspector|official|cop|officer|judge|guard|customs|policeman|examiner|referee|mayor|clerk|palm|hundred|fifty|twenty|two_hundred|envelope
    envelope|envelopes of|full|stuffed cash
    backhander*|kickbacks|brown_envelope*
    insider trading|trade*|tip|tips|info|knowledge_trade .. before|bought|sold|stock|shares|announce*|secret|easy|again|won't
    insider trad*
    bought|dumped|sold|shorted .. shares|stock|options .. before .. announce*|merger|public|news|results|knew
    ponzi|pyramid_scheme|pump_and_dump|rug_pull|rugpull|boiler_room|advance_fee|romance_scam|catfish*_pensioner* .. join|invest*|made|earn*|profit|double|works|mine|easy|my|next|marks
    ^ scam|scammed|scamming|con|conned|conning|swindle|swindling|ripping_off|ripped_off|fleece|fleecing|fleeced|defraud* ..
    <doer> .. scam|scammed|scamming|conned|conning|swindle|swindling|rip_off|ripped_off|fleece|fleecing|fleeced|defraud* .. old|pensioner*|granny|grannies|tourists|elderly|people|him|her|them|boomers|lonely|widow*|investors|savings|students
    fake charity|fundraiser|gofundme|crowdfund*
    graffiti|tag|tags|tagged|tagging|spray*|bomb|bombed|bombing|paint* .. trains|train|police|station|wall|bus|buses|bridge|underpass|tunnel|cop_car|metro !with_permission|legal|workshop|mural_festival
    sprayed my tag
    vandal*|trash|trashed|trashing|wreck|wrecked|smash*_up|egged .. bus_stop|phone_box|statue|grave*|cemetery|school|playground|memorial|police_car|car|office|flat|hotel_room
    joyrid*|street_rac*|illegal_rac*|boy_racer*|hit_and_run
    drove|driving|drive|drives drunk|home_drunk|high|stoned|after_#|home_after|without_a_licen*|on_a_suspended|uninsured|blackout|plastered|hammered|wasted
    drove|drive home .. pints|drinks|beers|shots|bottle|drunk|glasses
    without a? .. licence|license|insurance .. drive|driving|drove|again|years|caught|cops
    doing|did|hit|clocked|reached # .. in_a_school|in_a_30|in_a_50|past_the_cops|past_the_school|no_lights
    outran|racing|race .. cops|police|red_light*|school_zone
    fled|flee|left|leaving|drove_off the|from_the|after scene|crash|accident
    pirat*|torrent|torrented|camrip|cracked_copy|free_download_of_paid .. movies|films|software|games|latest|whole|adobe|photoshop|link|albums !bay_history|ship*|costume
    steal|stealing from|cars|bikes|packages|parcels|catalytic|cable|credit|identit*|phones|cash|meds|wallets|tips
    porch pirat*|thief_life|parcel*_off
    pickpocket*|purse_snatch*|shoplift|shoplifting|burglar|burglary|burglaries|heist|heists|robbery|robberies|carjack*|break_in|break_ins|bank_job|stick_up|holdup .. tonight|tips|season|was|went|we|i|my|tutorial|guide|friday|crew|team|planned|planning|plan|easy|done|pro|haul|again|success*|life|101
    planning|plan|pulled|pull|another|successful|perfect|next|did|small .. heist|robbery|burglary|bank_job|stick_up|break_in|carjacking|hold_up|score_tonight
    hitman|hitmen|contract_kill*|assassinat* .. hire|cheap|rates|dm|pay|for|needed|him|her
    put a hit|price|contract on
    massacre|bloodbath|execution_video|beheading*|gore_video|snuff_film|torture_video|live_leak .. link|watch|full|uncut|video|uncensored|tomorrow|coming
    underage|minor*|high_school* .. drinking_party|buy_booze|fake_id|no_id|stripper
    underage|teens|kids welcome|can_drink|no_id
    cyanide|arsenic|antifreeze|rat_poison|ricin|chloroform|roofie*|roofied|spik*_her|spiked_his .. drink*|dinner|coffee|tea|tasteless|him|her|husband|wife|neighbour*|dog|where
    spike|spiked|spiking .. drink|drinks|punch
    sold|selling|sell .. kidney|organs|baby|votes|answers_to_the|exam_answers|essays_to
    ghost_write|buy|sell|selling .. exam|essays|essay|thesis .. cheap|guaranteed|plagiarism_free|dm
    child_labour|sweatshop|undocumented|no_papers .. workers|work|cheap|pay|hire|for_me|passports
    kept|took|hold|keep .. passports .. workers|girls|maids|nanny|they
    cut|loosened|tampered .. brake|brakes|brake_lines
    crime pays|spree|boss_life|does_pay
    life of crime
    illegal .. fireworks|fights|fight|rave|poker|gambling|betting|dogfight*|cockfight*|downloads|streams|street_race .. tonight|here|link|bring|join|dm|saturday|friday
    dogfight*|cockfight*|bare_knuckle|fight_club tonight|saturday|bets|bring|stakes
    fix|fixed|throw|threw|rig|rigged|rigging the|a|my|this match|game|race|election_for|fight|bet|lottery|jury
    match fixing
    squat|squatting .. stole|electric*|wired|illegally
    bypass*|rewir*|tamper* .. meter|electric*|gas|free_power`,
  idioms: `
    dodged|dodge|bite|bit|biting|bitten a|that|the bullet*
    silver|magic|bullet bullet|point|points|journal*|train|trains|proof|time
    smoking|nail|glue|heat|massage|water|squirt|staple|price|nerf|top|tommy|spray|caulking|grease|bubble|toy|radar|speed|foam|paint|big gun|guns|pistol*
    jump*|stick the|to|to_my|to_your|to_our gun|guns
    son of a gun
    back stab*|packer
    backstab*
    <steal> .. recipe|idea|ideas|look|style|pose|line|joke|playlist|colour*|color*|moment*|time|sleep|heart|hearts|headline*|limelight|spotlight|blanket*|cover|covers|pillow|sock|socks|chips|fries|glance*|glances|kiss|kisses|base|bases|show|scene|thunder|jumper|sweater|hoodie|sandwich|breath|seat|spot|charger|dessert|pen|lunch|march|nap|second|third|peek|look|slippers|slipper|shoe|bone|sausage|toast|cheese|cookie|cookies|biscuit*|cake|food|bed|duvet|sunglasses_from_my|screen|snack*|match|win|point|points|game|ball|wicket*|lead|title|crown
    robbed|rob|robs me|us|him|her|them|you|my_team|our_team of
    <we> .. was|were|got|been|are robbed .. penalty|ref|referee|var|goal|title|final
    cat|dog|puppy|kitten|seagull|seagulls|gull|magpie|squirrel|squirrels|raccoon|fox|crow|monkey|toddler|kid|kids|son|daughter|hamster|goat|baby|parrot|horse|cow|pigeon|bear|jackdaw|hen .. stole|steals|stealing|stolen|robbed|robs|kidnap*|murder*|smuggl*|hides|hid|burgl*|mugged|thief|broke_into|nicked|hijack*|arrested|assassin*|loot*|raid*|heist|dealer|extort*|blackmail*|hostage|held
    stolen|nicked|robbed|mugged|kidnapped|held|blackmailed|burgled|hijacked .. by .. cat|dog|puppy|seagull*|magpie|squirrel*|raccoon|fox|crow|monkey|toddler|kids|goat|geese|wind|sleep|couch|sofa|friends|bride|duvet
    raid*|loot*|rob*|burgl* .. fridge|pantry|cookie*|biscuit*|sales|sale|piggy*|wardrobe|garden|buffet|cupboard|larder|charity_shop*|bookshop|library
    smuggl*|sneak*|traffick* .. snack*|sandwich*|popcorn|puppy|kitten|cake|cheese|chocolate|cookies|vegetables|broccoli|sweets|candy|dog|cat|tea|noodles|spinach|carrots|fruit|gift*|present*|sausage*|salami|book|books|phrase|joke
    cookie|cake|biscuit|chocolate|pastry|croissant|snack|donut|cheese|book|yarn|plant|tea|coffee|fabric|bread|sneaker|shoe|sleep|time|joy|heart|identity_crisis|honey|egg|sock heist|thief|thieves|robbery|smuggl*|dealer*|mafia|cartel|addict*|criminal*|bandit*|fix|police|hoarder
    car|art|antiques|antique|arms_length|book|card|bookshop|record|coin|stamp|blackjack|wool dealer*|dealership*
    daylight|highway robbery
    <thing> is|was|are|were|should_be|ought_to_be|feels_like|would_be|it's .. murder|criminal|crime|robbery|daylight|torture|killer|assault
    it|that|this|it's|that's|not|absolute|basically a|an|such|should_be|almost a? crime|robbery|steal|murder|criminal|theft|scam_to .. to|not|against|how|that
    criminally|crime against|good|underrated|expensive|delicious|fashion|underpaid
    partner|partners in crime
    guilty of|pleasure*|as_charged|conscience
    crime novel*|fiction|podcast*|series|writer*|drama*|thriller*|story|stories|author|doesn't|scene_of|to_not|not_to|against|night|festival|museum
    true crime
    murder mystery|board|of_crows|hornets|she_wrote|on_the_orient|on_the_dance*|on_my|on_the_knees|on_the_feet|party_game
    murder|murdered|murdering|kill|killed|killing|slay*|destroy*|smash*|crush*|assassinat*|slaughter* .. track|song|beat|dance_floor|exam|pizza|burger|cake|bag|performance|solo|stage|set|deadline|plate|bucket|bowl|sandwich|box|workout|legs|hill|karaoke|interview|presentation|buzz|mood|vibe|time|weeds|bug|bugs|process|server|job|tab|tabs|lights|engine|battery|budget|project|zombies|joke|momentum|quiz|run|plants|plant|orchid|basil|cactus|sourdough|starter
    killer app|heels|deal|sauce|whale*|workout|riff|instinct|recipe|outfit|view|queen|feature|soundtrack|bees|rabbit|line|song|playlist|serve
    lady|weed|pain|serial_cake|buzz|vampire killer|killers
    would|could|i'd|gonna|going_to|will kill for
    kill|kills|killing|killed me|time|two_birds|the_lights|it|it's|the_mood|joy|my_back|my_feet|my_knees|my_vibe
    <mykin> will|would|is|are|gonna|going_to kill|murder|strangle me
    dead line*
    shot in|of the|a|espresso dark|moon|lifetime
    shot|shoot|shooting|shoots the|a|some|our|my|your|their|her|his|on|in|for|at_the|an|another photo*|wedding*|video*|portrait*|film*|cover*|commercial*|documentary*|black|sunrise|sunset|stars|moon*|hoops|pool|breeze|email|message|goal|basket|penalt*|free|hoop|series|lookbook|location|the_breeze|arrow*|dice|baskets|targets|clay*|arrows|bow|landscape*|roll*|product*|macro|raw|analog*|the_moon|birds_with
    shot|shoot|shooting down .. proposal|idea|request|suggestion|plan
    shots of|on_goal|fired
    photo|film|wedding|fashion|cover shoot|shoots|shooter
    shooting star*|range_photo|guard|percentage
    bath|cherry|photo|seed|bug|hot_chocolate|cocoa|glitter|yarn|f bomb*
    photobomb*
    bombed the|my|at|in exam|interview|test|audition|set|gig
    sugar|runner's|natural|all_time|record|junior|senior high|rush
    crack|cracked of_dawn|me_up|the_code|open|an_egg|eggs|on_with|a_joke|the_window|a_smile|under
    caffeine|coffee|sugar|cheese|carb|book|chocolate dealer|fix|addict*|high|pusher
    life|growth|ikea|kitchen|sleep|study|travel|productivity hack*
    lifehack*|hackathon*|hackspace|hacker_news|hackerspace
    hack|hacked|hacking my? .. sleep|morning|schedule|recipe|synth*|keyboard|toaster|radio|furniture|cough|growth|planner|printer|kernel|arduino
    was|were|been|got|get|getting hacked|stolen|robbed|mugged|scammed|burgled|nicked|phished|conned|pickpocketed|shot_at|stabbed|kidnapped|ripped_off|doxxed|swindled
    illegal gun|guns .. law*|users|owners|trade
    hostage|hostages by|to|situation .. cat|dog|toddler|couch|laundry|inbox|fortune|printer|kids|wifi|traffic
    held hostage
    hold|holds|holding|held me|us hostage
    dead|corpse body|pose pose|language
    assault on|course the|my? senses|eyes|ears|taste*|summit
    explosive start|taste|flavour|flavor|growth|finish|power|opening|season|serve|pace
    explosion of|in
    joint|joints pain*|ache*|hurt|venture|account|effort|mobility|stiff*|statement|replacement|custody|mortgage
    burger|pizza|carpentry|knee|woodwork|dovetail|finger|sushi joint*
    hash browns|brown|tag|tags|function*|table*|map*|key|collision*
    pot roast*|luck*|plant*|plants|holder|noodle*|of|belly
    weed*|weeding killer|out|the|garden|whack*|in_the|my_garden|patch|burner
    grass cutting|cut|fed|roots|green|court*|hopper|stains|snake*
    blow dry*|out|whistle|torch*|my_mind|away|up_the_balloon*|bubbles|up_your_phone
    coke zero|float|and_popcorn|and_a|diet|bottle|can|can_collection
    diet|cherry|vanilla|small|large|can_of|glass_of|bottle_of coke
    molly malone|weasley|brown|bloom
    acid reflux|rain|test|jazz|attack_in|house_music|base|green|wash
    speed date|dating|limit|camera*|skating|run|bump*|reading|chess|cube
    charlie brown|and_the|chaplin|sheen
    pills bug*
    gear up|shift|bike|hiking|fishing|top|box|lever
    lines of .. code|text|poetry|dialogue|longitude|song|flight|sight|work|enquiry
    ketamine trial*|therapy
    drug|drugs store|trial*|discovery|development|polic*|education|awareness|prevention|free|company|companies|maker|resistant|resistance|price*|law|laws|crisis|counsel*|approval|interaction*
    war on drugs
    drug|poison of choice
    anti|prescription|generic|cancer|new|approved|flu drug|drugs
    prison nurse|library|reform|chaplain|sentence|guards|food|museum|service|education|island
    fugitive|jailhouse|prison break|rock|slippers|emission*|dust
    jail bird|time_for_my_cat
    play|playing|played|plays|dress|dressed|dressing|disguised as|up_as|the|a .. smuggler|thief|assassin|pirate|gangster|murderer|mobster|bandit|outlaw|hitman|robber|burglar|highwayman|spy|villain
    fake fur|flowers|grass|news|it_till|tan|plants|leather|moustache|snow|candles|food|meat|grandma's|smile|beard|id_badge_for_the_play
    water gun|pistol fight
    gunned for|it
    under the gun
    gun|guns metal|powder_plot|dog|salute|control|reform|law|laws|violence|show_biceps|n_roses|and_roses
    stabbing pain*|motion|at
    take|took|taking|have|having|had a stab
    knife skills|edge|block|set|sharpen*|fish|roll|class
    butter|bread|kitchen|chef's|palette|pocket|swiss_army|cheese|steak|oyster knife|knives
    explosives expert|detection_dog
    arson|robbery|murder|fraud|theft|burglary|shoplifting|crime|violence|homicide squad|unit|rate*|statistics|trial|case|cases|victim*|prevention|figures|costs|insurance|investigation*|lawyer|detective|novel*|alert|alerts|scene|museum|charge*|department
    kidnap|kidnapped|abducted by .. couch|aliens|friends|sleep|weekend|in_laws|cat
    mafia|cartel game|boss_cat|evening|party_game|wars
    gang of .. four|friends|kids|ducks|geese|knitters|sparrows
    the|our|whole|my|old gang back|is|together|here|reunion
    chain|press|hooli gang
    gangs? of_new_york
    bandit|outlaw country|hat|dog|the_cat
    black market_stall
    price is|was a_steal
    burn|burned|burning|burnt .. calories|toast|rice|candle*|midnight|bridges|cd|tongue|fat|rubber|dinner|cake|pan|finger|wood|sage|bright|cookies|soup|milk|itself|out
    on fire .. today|lately|tonight|season|form|🔥
    set .. fire .. stage|playlist|internet|dance
    set on_fire|fire_to .. garlic|sauce|brandy|pudding|crème
    cheated|cheat|cheating on_my_diet|day|meal|sheet*|code*|death
    skip*|dodge* leg_day|class|breakfast|puddle*|rain|showers|bullet|ball
    tax season|return*|advis*|haven_museum
    bug|bounty|ethical|white_hat|pen|civic|brand hack*|thon
    pirate ship*|costume*|party|radio|treasure*|day|metal|hat|flag
    fraud alert*|awareness|prevention|department|detection|protection|trial|hotline
    feel*|imposter|such a|like_a fraud|thief|criminal
    in|the .. hostage|escape game|room
    laser|water|zombie|vampire|goblin|dragon|monster|boss|alien|imposter|stormtrooper* .. shot|shoot|kill*|stab*
    dodge|dodged ball|city|challenger
    band|horse|pub|boat|cocktail|team|dog|cat|colour|color|lipstick is? called|named ..
    called|named|titled|nicknamed .. heist|getaway|gangster|bandit|murder*|cartel|killer*|thief|stolen|guns|bullet*|outlaw*|mafia
    jump scare
    deadly sins|serious|quiet|nightshade
    bloody mary|hell
    mug|mugs shot|shots|of
    cold case files_podcast
    hit|hits list|single|me|the_road|the_gym|the_books|the_spot|parade
    riot grrrl*|of_colour|of_color
    running|run riot
    score|scored .. tickets|goal|deal|bargain|bargains|seats|reservation|hat_trick|chair|lamp|upgrade
    rigged the_mast|sail*|boat|ship
    white|blue collar criminal
    tip the|a hat|scales|waiter|waitress|driver|barber
    print .. nerf|toy|cookie|water_gun
    poison ivy|frog|ring|pen|dart
    fix|fixed the_match_between_socks
    race for_life|against_time`,
};
