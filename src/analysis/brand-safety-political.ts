import type { Phrases } from "./phrases.ts";

/** Topics of posts: parties, candidates, elections, debated issues. They say nothing of what their author believes. */
export const POLITICAL: Phrases = {
  shows: `
    vote|votes|voted|voting for|against|him|her|them|out|yes|no|red|blue|green|labour|labor|tory|conservative*|republican*|democrat*|leave|remain|early|by_mail|in_november|in_may|on_sunday|on_thursday|on_tuesday|tactically|with_your|wisely|this|like_your|today|tomorrow|snp|reform|lib_dem|independent|left|right
    ^ vote|voted
    go|please|get_out_and|register_to|must|should|everyone|everybody|they|didn't|don't|who|right_to|just|to|proud_to vote|voted !counts_recipe
    your|every|our|wasted|protest|postal|popular|swing|black|women's|youth|latino|muslim|rural|working_class vote|votes|voters
    i|we vote|voted
    voters|voter|ballot|ballots|electorate|electoral|referendum*|plebiscite|gerrymander*|midterm*|swing_state*|caucus*|hustings|exit_poll*|polling_station*|polling_place*|election_day|election_night|by_election*|snap_election*|general_election*|runoff|suffrage
    election|elections !officer_exam|of_the_choir
    at|to|in|before|after|until the polls !say_bees
    turnout .. campaign|rally|march|protest|vote
    candidate|candidates for mayor|council|congress|parliament|senat*|president|governor|office|chancellor|sheriff
    our|the|my|best|only|that|this|their candidate|nominee|frontrunner
    run|runs|running|ran|stand|stands|standing|stood for office|mayor|council|city_council|congress|parliament|senate|president|governor|re_election|reelection|chancellor|school_board|sheriff|election
    campaign|campaigning launch|trail|rally|promise*|volunteer*|for|against|headquarters|hq|manager|team|stop|office|flyers|leaflets|donation*|donate !on_our
    canvass*|leafleting|leafletted|phone_bank*|phonebank*|door_knock*|doorknock*
    knock*|knocked on|at? doors .. for|candidate|councillor|campaign|labour|party|vote
    chip in|donate .. campaign|candidate|dollars|win|council
    rally|rallies|rallied|protest|protests|protested|protesting|protesters|demo|demonstration|demonstrate*|strike|strikes|striking|picket*|sit_in|walkout|blockade against|for|outside|at|in|on|with|until|to|behind !bath*|bedtime|the_diet|the_vacuum|the_alarm|breakfast|walk*|hare|april|february
    march|marches|marched|marching against|for|on_washington|on_parliament|on_the_capitol|to_parliament|outside|in_solidarity !the_first|our_band|school_sports
    we|i|they march|marched on|to|for|against
    see|join us|you|me|you_all .. rally|march|protest|demo|picket|strike|demonstration|barricade*
    general|climate|rent|school|hunger|rail|teachers'|nurses'|junior_doctors' strike
    petition to|against|for|the|link|now
    sign|signed|signing the|this|our|a petition
    <power> must|should|needs_to|has_to|have_to|resign*|lied|lies|lie|failed|fails|fail|betray*|is_corrupt|is_lying|are_corrupt|are_lying|out|cares_nothing|don't_care|doesn't_care|ignores|ignored|ignore|wants_to|want_to|steals|stole|sold|won't|refuses|is_a_disgrace|is_a_joke|is_useless|is_cruel|is_destroying|is_ruining|destroyed|ruined|ruin|has_lost|have_lost|has_no|have_no|is_right|was_right|are_right|is_wrong|was_wrong|are_wrong|deserves|for_mayor|for_president|2024|2028|saved|will_save|punish*|hates|hate|is_the_only|is_the_best|is_the_worst|never_again|in_prison|to_jail|can't|cannot|let_us_down|got_it_right|did_more|made_us|made_this
    corrupt|useless|lying|spineless|crooked|criminal|racist|cruel|incompetent|weak|rotten|far_right|far_left|right_wing|left_wing|authoritarian|fascist|marxist|woke|neoliberal|tory|labour|republican|democratic|conservative|liberal|progressive|populist government|govt|administration|regime|politician*|minister*|senator*|president|mayor|governor|party|policy|policies|agenda|mob|media|elite*|mp|mps|prime_minister|chancellor|judge*|voter*|councillor*|leader*|council|conspiracy|propaganda
    corrupt|corruption in|at city_hall|government|parliament|the_council|brussels|washington|westminster|the_ministry
    our|your|my|the|this|that|their|another senator|congressman|congresswoman|councillor|councilman|alderman|mp|mep|representative_voted|governor|prime_minister|pm_is|chancellor|premier|home_secretary|foreign_secretary|health_secretary|secretary_of_state|attorney_general_must
    our|this|your|useless|another|new|the|my|this_whole|any government|govt|administration !building|job|form|website|office_of_the_school
    politician*|politics|politically|democracy|democracies|dictatorship*|dictator|dictators|tyranny|tyrant*|autocra*|oligarch*|authoritarian*|totalitarian*|propaganda|fascis*|communis*|marxis*|socialis*|capitalis*|neoliberal*|libertarian*|anarchis*|populis*|nationalis*|imperialis*|colonialis*|zionis*|patriarchy|feminis*|leftist*|rightist*|lefties|righties|wokeness|wokeism|antiwoke|snowflakes_vote|libtard*|trumpis*|maga|antifa|qanon|deep_state|swamp_creatures|globalist*|technocrat*|bourgeois*|proletariat|class_war*|class_struggle
    republican|republicans|gop|democrats|dems|tory|tories|lib_dems|libdems|ukip|reform_uk|snp|plaid|sinn_féin|sinn_fein|dup|afd|cdu|csu|spd|fdp_must|die_linke|rassemblement|front_national|vox_party|podemos|syriza|fidesz|likud|bjp|labour_party|labor_party|green_party|greens|liberal_party|conservative_party|democratic_party|communist_party|conservatives|liberals|progressives_must|brexit_party|five_star_movement|lega_nord|fratelli_d'italia|macronis*
    democrat|liberal|liberals|conservative|conservatives|labour|labor|reform|green|social_democrat*|young_greens|young_liberals|young_conservatives wants|want|mp|mps|voter|voters|government|candidate*|councillor*|leader|leadership|senator|member|members|supporters|activist*|manifesto|values|and_proud|must|will|is|are|has|have|on_thursday|for_the|party !arts|amount*|with|estimate*|day
    a|any|these|those|you|every|typical|as_a|proud|lifelong|never_trust_a liberal|liberals|conservative|democrat|socialist|leftie|centrist|trump_supporter|remainer|brexiteer|leaver|republican|tory
    join|joined|member_of|members_of the young|party|greens|democrats|socialists|labour|liberals|conservatives|tories|resistance
    young liberals|conservatives|greens|socialists|democrats|republicans
    the? left|right|far_left|far_right|hard_left|radical_left|alt_right wants|want|has_lost|have_lost|is_destroying|are_destroying|will_destroy|keeps|hates|hate|loves|love|can't_meme|cannot|won't|lies|ruined|is_winning|is_insane|is_wrong|and_the_right|has_gone|needs|must|will_never|never !hand|turn|bank
    left|right|far_right|far_left wing|winger_party|extremis* !back|of_the_museum|goal|midfield*
    right|left wing|wingers|wingnut*|wingers .. media|party|politic*|government|nut*|extrem*|voter*|agenda|policies|press|mob|populist*
    trump|trump's|biden|biden's|obama|kamala|desantis|pelosi|mcconnell|bernie_sanders|bernie|aoc|newsom|rfk|clinton|hillary|vance|musk_in_government|putin|zelensk*|netanyahu|erdogan|orban|orbán|modi|xi_jinping|macron|le_pen|mélenchon|merkel|scholz|merz|meloni|salvini|sánchez_must|starmer|sunak|farage|corbyn|boris_johnson|truss|badenoch|sturgeon_and|bolsonaro|lula|milei|maduro|trudeau|poilievre|albanese_government|dutton|ardern|duterte|marcos_jr|khamenei|assad|kim_jong_un|lukashenko !tower_tour|card
    party conference|congress|convention|programme|platform|leader|leaders|leadership|line|membership|whip|donors|politics|manifesto !line
    our party was|is|will|won|must|needs|conference|congress|stands
    opposition has|have|is|must|leader|party|mps|will|no
    manifesto pledge*|promise*|of_the_party
    congress|senate|parliament|westminster|bundestag|knesset|duma|white_house|downing_street|number_10|kremlin|brussels_bureaucrat*|supreme_court|capitol_hill|house_of_commons|house_of_lords|house_of_representatives|european_commission|constitutional_court must|should|is|has|needs|voted|votes|fails|failed|will|won't|sold|lies|cannot|do|does|today|and|again|ruling|to|works_for|belongs !hill|choir|square|tour|gift|street|adjourn*
    legislat*|impeach*|filibuster*|executive_order*|amendment|brexit|rejoin_the_eu|nato|foreign_policy|geopolitic*|ceasefire|cease_fire|armistice_now|sanctions_on|occupation_of|regime_change|annex*|genocide|apartheid|war_crime*|intifada|from_the_river_to
    repeal*|defund*|abolish*|nationali*|renationali*|privati*|deregulat*|decriminali*|overthrow*|disenfranchis*|expropriat* !pain|the_alarm|mondays
    austerity|wealth_tax|inheritance_tax|property_tax|carbon_tax|bedroom_tax|sugar_tax|poll_tax|minimum_wage|living_wage|basic_income|universal_credit|universal_healthcare|single_payer|medicare|medicaid|obamacare|nhs_cuts|social_security|welfare_state|public_spending|national_debt|debt_ceiling|trickle_down|four_day_week_law|rent_control*|rent_cap|rent_freeze|housing_crisis|housing_policy|right_to_buy|nimby*|yimby*|land_value_tax|means_test*|food_bank_britain|cost_of_living_crisis|pension_reform|retirement_age|public_ownership|public_services|trade_war|free_trade_agreement|tariffs|corporate_greed|one_percent|billionaire_class
    tax the? rich|billionaires|wealthy|corporations|churches|robots
    tax cut|cuts|hike|hikes|breaks_for|reform|rises_for|payers'|payers|burden|raid
    raise|cut|lower|slash|hike the? taxes|tax|benefits|pensions|spending|school_budget*|foreign_aid
    another|this|the budget that|punishes|robs|is_a|helps_the|hits
    gun control|law|laws|reform|lobby|rights|owners|violence_is|ban|free_zone*|safety_law*
    nra|second_amendment|2nd_amendment|2a|open_carry|concealed_carry|assault_weapon*_ban
    guns save|don't_kill|kill_people|off_our_streets
    abortion*|pro_choice|pro_life|prolife|prochoice|roe_v|reproductive|bodily_autonomy|planned_parenthood|my_body_my|heartbeat_bill|right_to_choose|unborn|euthanasia|assisted_dying|assisted_suicide_law|death_penalty|capital_punishment|stem_cell_ban
    your laws off
    gay_marriage|same_sex_marriage|equal_marriage|marriage_equality|trans_rights|gay_rights|lgbt*_rights|gender_ideology|drag_ban|bathroom_bill*|pronoun_law*|conversion_therapy|self_id|section_28|don't_say_gay
    lost .. mind over pronouns
    immigration|immigrants_are|deport*|asylum|refugees_welcome|refugee_crisis|refugee_quota|illegal_aliens|illegal_immigrants|illegals|undocumented|mass_migration|migrant_crisis|small_boats|stop_the_boats|sanctuary_cit*|green_card_lottery|remigration|great_replacement|ice_raid*|abolish_ice|dreamers_act|border_wall|border_policy|border_security|border_crisis|border_patrol|open_borders|closed_borders|secure_the_border|secure_our_border*|close_the_border*|close_our_border*|protect_our_border*|build_the_wall|build_that_wall|citizenship_test_law
    climate_strike|climate_policy|climate_justice|climate_denier*|climate_hoax|climate_law|climate_emergency|climate_action|climate_crisis|extinction_rebellion|just_stop_oil|last_generation_protest|fridays_for_future|green_new_deal|net_zero|fracking|fossil_fuel_lobby|big_oil|nuclear_power_now|coal_phase_out|keep_it_in_the_ground|drill_baby_drill|paris_agreement|oil_drilling|wind_farm_ban|low_traffic_neighbourhood*|ulez|congestion_charge_is
    civil_rights|human_rights_for|voting_rights|voter_id|voter_suppression|black_lives_matter|blm|all_lives_matter|blue_lives_matter|police_brutality|police_reform|acab|affirmative_action|systemic_racism|critical_race_theory|crt_in_schools|white_privilege|reparations|free_speech|cancel_culture|book_ban*|separation_of_church|school_choice|school_voucher*|curriculum_law|surveillance_state|mass_surveillance|facial_recognition_ban|vaccine_mandate*|mask_mandate*|lockdowns_were|anti_vax*|net_neutrality|metoo|equal_pay|gender_pay_gap|affordable_housing|workers'_rights|union_busting|right_to_strike|trade_union*|unionise|unionize|solidarity_with|save_our_nhs|save_our_hospital|nhs_is
    healthcare|housing|water|education|abortion is|are a? human_right|right_not
    take|taking|took|cut|cutting|steal* .. your|our healthcare|pension|pensions|rights|freedom*|benefits|jobs_and
    hands off our|my|venezuela|iran|rojava|cuba
    free palestine|tibet|hong_kong|catalonia|navalny|assange|belarus|iran|kurdistan|ukraine|the_hostages_now|political_prisoners
    stand|standing|solidarity with ukraine|israel|palestine|gaza|taiwan|iran|the_strikers|striking
    stop|end|ending|no arming|funding|bombing|the_war|war|wars|the_occupation|the_genocide|brexit|fracking|immigration|deport*|the_boats|cop_city|the_cuts|austerity|drone*|weapons_exports|arms_sales|the_steal
    gaza|hamas|idf|israel|palestine|palestinian*|crimea|donbas|taiwan must|is|has|will|deserves|now|free|genocide|belongs|never|forever|solidarity
    no war|justice_no_peace|pasaran|kings|borders|human_is_illegal|more_wars|taxation
    bring the|our troops|boys home
    slava ukraini
    scotland|catalonia|wales|quebec|texas|kurdistan|kosovo|puerto_rico|northern_ireland|flanders deserves|needs|should|must|will independen*|free*|leave|secede|statehood|be
    scottish|catalan|welsh|texan independence|nationalism
    indyref*|indyref2|texit|frexit|united_ireland|reunification_vote
    eu is|must|has_failed|bureaucrat*|army|superstate|membership|referendum
    leave|rejoin|quit|join the eu|un|who|nato|paris
    proportional_representation|first_past_the_post|electoral_college|term_limits|two_party|two_terms|third_term|citizens'_assembly|ranked_choice|lower_the_voting|votes_at_16|campaign_finance|dark_money|super_pac*|lobbyist*|political*|geopolit*|bipartisan*|partisan*|coalition_talks|coalition_government|no_confidence|vote_of_no|house_speaker|cabinet_reshuffle|shadow_cabinet|backbench*|frontbench*|constituency|constituencies|constituents|incumbent*
    time|need|want for? a? new|different|better mayor|president|government|prime_minister|leadership|chancellor|governor
    make . great again|at_last
    make my? . great again
    drain the? swamp
    lock him|her|them up
    take back control|our_country|our_streets|our_city|the_house|the_senate|the_nation
    power to the people !who
    our|this|my|the country|nation|homeland first|is_going_to|is_full|is_broken|is_ruined|back|needs_a|deserves|has_been_sold|is_run|is_being
    america|britain|england|france|germany|italy|hungary|poland|europe|india|australia|canada first|is_full|needs|deserves|has_fallen|is_lost|must|belongs_to
    law|bill|act|reform|policy is|are a? disaster|disgrace|cruel|racist|unconstitutional|attack_on|wrong|unjust|shameful|insane|broken|failed|failing|long_overdue
    new|this|that|the|proposed law|bill|legislation must|should|will_hurt|hurts|robs|helps|is|needs|protects|strips
    housing|climate|energy|drug|drugs|family|farm|farming|transport|tax|school|health|migration|immigration|asylum|refugee|foreign|defence|defense|pension|pensions|trade|abortion|labour|labor|hunting|knife|hate_speech|language policy|policies|bill|law|laws|act|reform|reforms
    police state
    school|library|hospital|nhs|arts|council|benefit|bus|welfare|fire_station cuts|closures|funding_cuts
    hospital|library|school|pool|post_office closure .. mp|council|stop|minister|vote|fight|protest
    council|city_council|city_hall|town_hall|mayor|town_council must|should|voted|lies|sold|wastes|wasted|wants_to|decided|plans_to|is_corrupt|vote|meeting|election*|tax|decision
    write|wrote|call|called|email|emailed|tell to? my|your|our? senator*|mp|representative*|congress*|councillor*|legislator*|mep
    my mp|senator|congress*|representative|councillor|mep
    resign|resign_now|resignation|step_down_now|impeach|recall_election
    vote|voted|throw|kick them|him|her|the_bums|the_rascals|the_tories|this_government out
    pensions|healthcare|nurses|teachers|workers|farmers deserve|need|won't|against .. raise|better|government|minister|pay|vote|strike|reform
    military_spending|arms_race|conscription|military_draft|national_service|trident|defence_spending|defense_budget|arms_dealers|military_industrial
    monarchy|royal_family|royals must|should|abolish*|is|cost|are|out
    not my king|president
    abolish|end|save|keep the? monarchy|bbc_licen*|house_of_lords|electoral_college|fbi|ice|police|prisons|tuition*
    coup|junta|insurrection|jan_6|january_6th|january_6|capitol_riot|civil_war_is|martial_law|uprising|regime
    corbynite*|remoaner*|brexiteer*|gammon_voters|karen_democrat*|rino|never_trump*
    public school_prayer|option_health
    referend*
    put it|this? to the|a vote|voters|referendum|people
    electing|elected|re_elect|reelect|re_elected him|her|them|a|the|as|us|this|trump|clowns|president|mayor !treasurer|captain`,
  idioms: `
    office|playground|family|kitchen|band|church|club|dog_park|classroom|boardroom|locker_room|academic|gender_and|sandbox|staff_room politics|diplomacy|election
    politics of the? office|kitchen|sandbox|parking|playground|fridge|sharing|tea|the_playground
    mother|fatherhood politic
    <home> .. vote*|elect*|impeach*|regime|dictator*|campaign*|lobb*|protest*|government|filibuster*|parliament|coup|democracy|referendum|cabinet|strike*|opposition|senate|tyrant|communist|socialist|anarchist|legislat*|oligarch*|boycott*|revolution|union|picket*|rally|policy|overthrow*|resign*|sanction*|anarchy|manifesto
    vote*|elect*|impeach*|regime|dictator*|protest*|filibuster*|coup|referendum|strike|tyrant|overthrow*|dictatorship|democracy|campaign|rally|petition|policy|politic* .. <home>
    kitchen|household|snack|pillow|dog|cat|toddler|bedtime|breakfast|pizza cabinet|election|referendum|regime|dictator*|coup|government|parliament|democracy|protest*|politics|strike|campaign
    little|tiny|four_year_old|two_year_old|toddler|cat|alarm|benevolent dictator|tyrant
    vote*|voting for|on|in .. best|favourite|favorite|pizza|pasta|tacos|name|names|logo|cover|colour|color|mvp|flavour|flavor|movie|film|snack|photo|cake|puppy|dog|cat|pineapple|band|song|playlist|captain|player|recipe|restaurant|dessert|design|poll_below|costume|book|title|title|goal_of|destination|topping*|bird_of|tree_of|word_of|eurovision|strictly|bake_off
    have|has|had|got|gets|get|goes_to|win|wins|won|earned my|our|your vote
    my|our|your|gets_my|has_my vote goes|is_for|for
    landslide .. pizza|blocked|road|risk|mud
    student|class|school|pupils'|parish_youth|choir|club council|president|elected|election|parliament|representative|vote
    elected .. treasurer|captain|secretary|president_of_the_chess|chair_of_the|head_boy|head_girl|fellow
    president|treasurer|secretary|chair of .. club|society|choir|chess|association|knitting|company
    labour|labor day|pains|ward|of_love|intensive|saving|room
    birthday|dinner|garden|tea|hen|stag|dance|christmas|halloween|search|third|wedding|rescue|leaving|house|office|work|costume|launch|listening|tupperware|watch|pool|after party
    party wall|tonight|hat*|time|animal|planning|bag*|dress|popper*|playlist|ring|games|trick|food|line_dance
    green|red|blue party dress
    liberal|liberally|liberals amount|amounts|use|sprinkl*|arts|helping|dose|coating|dusting|seasoning|apply
    too|be|being|very|more|quite|so liberal|conservative|democratic|political with|in|estimate*|and
    conservative estimate*|guess|investment|treatment|with|choice|side_of|colour*|suit
    progressive rock|lens*|house|web|loading|overload|metal|jpeg
    skin|skincare|training|diet|exercise|fitness|workout|watering|stretching|sleep|feeding|revision|hair regime
    coup de_grâce|de_grace|de_théâtre|de_main|of_the_season|d'œil
    book_club .. coup|power
    parliament of_owls|of_rooks|hill|square|fields|house_tour|cake
    left|right turn|hand|handed|bank|foot|side|shoe|back|sock|at_the|arm|knee|of_the|for_dead|lane|click|on_red|winger|footed|angle|whale|over*
    left is where
    left wing|right_wing back|backs|of_the|museum|midfield*|goal|cross*|player
    wing it|back|span|man|chair|nut
    the right|left hand|shoe|tool|size|angle|key|order|place|thing*|one|ones|word*|time|side|screw*|person|wing_of
    red|blue|green state_of|card|line|light*|carpet
    greens .. salad|lettuce|golf|plate|vegetable*|eat|beet|mustard|collard|feed|putting
    eat|salad|mixed|leafy|collard|mustard|putting|microgreens|spring|your greens
    campaign .. d&d|dragon*|ad|ads|brand|advert*|marketing|shoot|email|crowdfund*|kickstarter|perfume|autumn|spring_summer|game|dungeon*|dice|party_of|session|creative|photo*
    d&d|ad|advertising|marketing|email|crowdfunding|kickstarter|dnd|fundraising|perfume|fashion|social_media campaign
    border collie*|terrier*|guard|crossing_time|radius|stitch|plants|control_of_roses
    tax return*|advis*|season|free|refund|accountant|form|haven
    house|cabinet of_cards|maker*|making|door*|of_curiosities|hinges|handles|file
    house of cards|of_the_dragon
    west wing is|rewatch|episode
    constitutional walk|law_exam|monarch_butterfly
    monarch|monarchs butterfl*|migration
    bird|animal|whale|butterfly|bee|sea|wildebeest|data|server|database|cloud|spring|autumn|swallow* migration*
    strike out|a_pose|a_balance|a_match|bowl*|lightning|rate*|gold|that|zone|three|up_the_band
    lightning|air|bowling|hunger_is_the|bird|first|three strike|strikes
    rally car*|driver*|stage|cross|racing|of_the_balls|point|scooter|school|co_driver|squad|in_tennis|navigator
    car|dakar|monte_carlo|tennis|baseline|vintage|scooter|motorcycle|wrc|boy_scout rally
    march madness|hare|weather|break|winds|past_the|#|was_wet|for_our_band|the_first|is
    race|poll for|dance*|position|vault|tax_evader
    maga magazine*|zine
    trump card*|suit|et|ed|s_everything
    nothing|diamonds|clubs|spades|hearts|ace|comfort|taste|no|love trump|trumps
    queen|hive|bee|ants|wolves|meerkat* .. election|vote*|democracy|politics|regime|coup|parliament
    candidate|candidates for_the_post|for_the_job|phd|doctoral|for_the_role|interview*|violin*|for_a_nap|gene
    phd|job|perfect|good|ideal|doctoral candidate*
    social|socialist butterfl*|distanc*|sciences
    minister of .. fun|magic|silly|sleep|snacks|cake
    humble|prime minister|rib .. cat
    ministry of_silly|of_magic|of_sound|of_cake
    model un|united_nations
    executive order .. coffee|pizza
    speaker|speakers of_the_house|corner
    amendment|amendments to .. recipe|soil|lease|contract|will
    soil amendment*
    abolish*|ban|repeal|outlaw|impeach|defund|nationalise|legislate|tariffs|tariff .. mondays|monday|alarm*|raisins|pineapple|meetings|reply|mornings|homework|socks|leaf_blower*|decaf|coriander|cilantro|olives
    united|stated|nation nations_cup|league
    free|speech therap*|bubble*|recogni*|to_text|at_the_wedding|impediment
    public speaking|school|house|transport_museum
    dog|cat|puppy|pony|goat|parrot|hamster|pig .. office|mayor|president|election|vote*|campaign*
    opposition half|goal|box|keeper|team|batsm*|scored|wickets|defence|striker|to_my_nap
    political map|science_degree|thriller|geography
    in .. musical|novel|play hamilton|evita
    biden my time
    protest* .. by|against .. bath*|bedtime|diet|vacuum|alarm|broccoli|hoover|cone|lead|harness|nap|vet
    revolution in|of_the|per
    red flag*
    union jack|station|square|pacific|berlin_football
    power to the people who
    white|doll|treehouse house_dressing
    democratic pizza|choice`,
};
