import type { Phrases } from "./phrases.ts";

/** Faith put forward: worship, scripture, calls to believe. Exclamations are none. */
export const RELIGIOUS: Phrases = {
  shows: `
    praise|praised|praising|thank|thanks|thanking|serve|serving|trust|trusting|fear|love|loving|seek|seeking|follow|following|glory|worship*|give|gave|giving|honour|honor|obey|know|knowing|knew|accept|accepting|believe|believing|lean|rely|glorify|exalt|bless|call|turn|turning|run|return|returning|near|closer|draw|surrender*|belong|cry|pray|prays|praying|prayed|prayer|sing|singing|blessed|chosen|loved|forgiven|saved|redeemed|walk|walking|rest|resting|word|grateful|gratitude|faith|hope|confidence|joy|peace|strength|comfort|presence|power|love|voice|will|hand|mercy|grace|fullness|heart|light|hosanna to?|in|on|upon|thanks_to|glory_to|out_to|of|by|with|for? the?|our|my|your|one_true? lord|god|jesus|christ|allah|almighty|creator|saviour|savior|yahweh|jehovah|heavenly_father|holy_spirit|holy_ghost|messiah|redeemer|yeshua !it's_friday|for_coffee|for_weekends|of_war|of_thunder|knows_what
    jesus|christ|christ's|yeshua|messiah|emmanuel is|loves|saves|saved|died|rose|lives|paid|will|has|can|came|changed|said|heals|healed|reigns|returns|walks|calls|called|wants|knows|forgives|never|gave|did|bore|first|alone|in_me|over|my|our|take|be|and_him|taught|teaches|as|before|for|within|lord|king|name|the_king|the_way|at_the_center|people|freak|follower*|kids|camp|fish_sticker
    god|god's|lord|allah|allah's|yahweh|jehovah|krishna|krishna's|shiva|hashem|waheguru|almighty|creator is|has|will|bless*|loves|gave|made|says|said|calls|called|knows|knew|sees|saw|never|answers|answered|can|works|worked|provides|provided|sent|be_with|be_praised|willing|wants|hears|heard|heals|healed|first|alone|above_all|delivered|speaks|spoke|showed|opened|closed|carried|carries|forgives|created|put|places|placed|moves|moved|restores|restored|commands|guides|guided|protects|word|love|plan|grace|will|mercy|timing|glory|kingdom|children|house|gift|promise|promises|gifts|hand|presence|people|not_done|and_savio*|i_come|we_come|i_need|thank_you|hear|forgive|guide|help_me_see|in_heaven|over_everything|over_fear|first !knows_what|knows_why|knows_how|knows_when|knows_where|of_war|mode|forbid
    the lord !of_the|mayor|chancellor|rings|lucan|nelson|snooty
    in jesus|jesus'|jesus's|god's|christ's|his_holy|the_lord's name
    in christ|jesus|the_lord|god
    without|through|with|for|to|from|of|after|into|under|by christ|jesus|allah|god_all|god_i|god_we|god_you|god_there|his_grace|his_mercy|his_blood|his_stripes|his_name
    son|word|kingdom|lamb|house|grace|love|children|people|armor|armour|man|woman|men|women|glory|gift|mother|servant|city|spirit of god|christ|allah|the_lord
    lord and savio*
    saviour|savior|salvation|redemption_through|redeemer|messiah|hosanna|hallelujah|halleluja|alleluia|maranatha|hosannah|amen
    holy_spirit|holy_ghost|holy_bible|holy_quran|holy_qur'an|holy_communion|holy_scripture*|holy_week|holy_trinity|holy_book|holy_land_tour|holy_mass|holy_father|holy_rosary|holy_name|holy_one|holy_fire|holy_sacrament|holy_saturday|holy_water|holy_mother|holy_sepulchre|holy_place
    holy|holiness|sacred heart|scripture*|text*|night|is|unto|before
    blood of|the jesus|christ|lamb
    washed clean|in_the_blood|by_his|away_my_sins
    his blood|cross|sacrifice|resurrection|grace|mercy|presence|disciples|throne|table|will_be_done|glory|holy_name|majesty|goodness
    born_again|baptis*|baptiz*|christening_today|confirmed_by_the_bishop|confirmation_class|first_communion|ordained|ordination|sacrament*|eucharist|penitent*|absolution|repent*|sinner*|sinful_nature|original_sin|hellfire|judgment_day|judgement_day|day_of_judgment|end_times|rapture|second_coming|antichrist|armageddon_is|eternal_life|eternity_with|everlasting|resurrection|ascension_day|crucifi*|calvary|golgotha|gethsemane|transfiguration|immaculate|virgin_mary|blessed_virgin|mother_mary|our_lady|ave_maria|hail_mary|guardian_angel*|archangel*|patron_saint|saint_anthony_pray|st_jude_pray
    my|your|our|their|his|her|of|from|for|in|living_in|forgive|confess*|wash* sin|sins !city|bin
    heaven|heavens awaits|is_real|and_hell|is_my_home|rejoice*|declare|gained|bound|above|open
    in|to|into|enter|gates_of|kingdom_of|father_in|treasures_in|home_in|reward_in heaven
    devil|satan|lucifer|demons is|are|wants|has|tempts|lies|trembles|flee*|attacks|can't|cannot|real
    satan*|demonic|exorcis*|spiritual_warfare|spiritual_growth|spiritual_battle|spiritual_journey|spiritual_awakening|anointed|anointing|prophetic|prophecy_fulfilled|prophesi*|speaking_in_tongues|laying_on_of_hands|altar_call|tithe*|tithing|fellowship_hall|testimony|witnessing_to|discipleship|disciples|disciple_of|apostle*|apostolic|evangeli*|missionary|missionaries|mission_trip|proselyt*|gospel*|scripture*|devotional*|psalm*|beatitude*|ten_commandments|the_commandment*|parable*_of_the|epistle*|deuteronomy|leviticus|ecclesiastes|apocryph*
    genesis|exodus|proverbs|matthew|mark|luke|john|romans|corinthians|isaiah|jeremiah|ezekiel|daniel|hosea|joel|micah|philippians|galatians|ephesians|colossians|thessalonians|timothy|hebrews|james|peter|revelation|job|joshua|samuel|kings|acts|ruth_and # !min|minutes|on|st|seconds
    1|2|1st|2nd|first|second corinthians|timothy|peter|samuel|kings|thessalonians
    bible study|verse|verses|says|reading|group|teaches|app|passage|camp|believing|college|quiz|plan|journal*|is|was|belt_values|tells|club|class
    read|open|reading|opened|study|studying|studied|love|trust|know|pick_up|memoriz* the|your|my|this? bible|quran|qur'an|koran|torah|gita|scriptures|gospels|gospel|vedas|talmud|psalms|sutras|book_of_mormon|guru_granth
    the|holy quran|qur'an|koran|torah|gita|vedas|sutras|talmud|upanishads is|says|teaches|tells|speaks|portion|guides|reminds
    word|verse|scripture|psalm|prayer|hadith|ayah|gospel|reading|saint|bible_verse of the|today's? day|week|morning|god
    sermon*|homily|homilies|church_today|church_this|church_on_sunday|church_family|church_service|church_camp|church_retreat|church_planting|megachurch|worship*|praise_band|praise_and|praise_night|prayer_meeting|prayer_group|prayer_request*|prayer_warrior*|prayer_chain|prayer_breakfast|prayer_list|prayer_works|prayer_circle|prayer_is|praying_hands
    to|at|in|from|after|before|love|leaving church !street|road|lane|bells|mice|house|organ|hall|tower
    come|coming|join|invite*|welcome|go|going|went|back to|us_at|you_to|me_at|us_for church|mass|worship|mosque|temple|synagogue|bible_study|prayers|service_on_sunday|jummah|vespers|kirtan|satsang|sunday_school|fellowship|gurdwara
    my|our|your|new|home|local|this church|parish|mosque|masjid|synagogue|congregation|pastor|priest|imam|rabbi|faith|prayer|prayers|ministry|gurdwara|mandir|temple|diocese|testimony|creed|deity|deities|lord|god|soul|guru|sangha !street|road|organ|mouse|hall_roof|of_football|needs_a_roof
    pray|prays|prayed|praying|prayer|prayers|duas|dua for|with|that|to|over|without|daily|together|today|at|every|about|more|always|harder|first|changes|works|brings|needed|works|tonight|this_morning|in|is|and|on !my_wallet|my_bank|sun|snow|rain|the_parcel|good_weather|the_bus|wifi
    ^ pray|praying
    let us|me? pray
    your|our|my|these|in_your|with_our prayers|duas|intercession
    thoughts and prayers
    pray|prays|intercede for us|sinners|the_sick|our_souls|me|them|peace
    rosary|rosaries|novena|novenas|lent|lenten|ash_wednesday|good_friday|maundy_thursday|palm_sunday|easter_vigil|pentecost|whitsun_service|advent_service|midnight_mass|sunday_mass|morning_mass|evening_mass|latin_mass|vespers|matins|compline|evensong|stations_of_the_cross|confession_booth|adoration|benediction|liturgy|litany|catechism|catechesis|rcia|catholic|catholics|catholicism|protestant*|lutheran_service|methodist_service|baptist_church|pentecostal*|presbyterian_church|orthodox_church|orthodox_faith|mormon*|latter_day_saints|lds|jehovah's_witness*|kingdom_hall|adventist*|quaker_meeting|evangelical*|born_agains
    pilgrim*|camino_de_santiago_prayer|lourdes|fatima|hajj|umrah|makkah|mecca|kaaba|medina_pray*|zamzam|ramadan|ramadhan|eid|iftar|suhoor|sehri|taraweeh|laylat|tahajjud|fajr|dhuhr|maghrib|isha_prayer|jummah|jumuah|jumu'ah|juma|salah|salat|salaah|zakat|sadaqah|shahada|dawah|da'wah|sunnah|hadith*|ummah|halaqa|surah|sura|ayat_of|ayah|prophet|muhammad_pbuh|pbuh|saw_said|inshallah|insha'allah|inshaallah|mashallah|masha'allah|alhamdulillah|subhanallah|astaghfirullah|bismillah|allahu|allah|islam|islamic_teaching*|islam's|muslimah|hijab_is_my|imam_hussain|ashura|muharram|mawlid|jannah|akhirah|tawheed|deen|iman
    fasts|fasting|fasted|fast for_ramadan|for_lent|and_pray*|be_accepted|accepted|until_sunset|for_god|with_my_church|this_lent
    torah|talmud|shabbat|shabbos|sabbath|kiddush|havdalah|yom_kippur|rosh_hashan*|sukkot|simchat|shavuot|pesach|passover|seder|hanukkah|chanukah|purim|synagogue|shul|hashem|mitzvah|mitzvot|minyan|tefillin|mezuzah|rebbe|chabad|aliyah_with_god|shema|challah_blessing|bar_mitzvah|bat_mitzvah|teshuvah|tikkun
    hindu|hinduism|puja|pooja|aarti|arti|darshan|prasad|mandir|kirtan|bhajan|bhajans|satsang|bhagavad|gita|vedic|vedas|mantra|mantras|om_namah|om_shanti|jai_shri|jai_shree|har_har_mahadev|lakshmi|ganesh|ganesha|ganpati|hanuman|durga|saraswati|vishnu|shiva|shivratri|navratri|diwali_blessings|diwali_puja|janmashtami|holi_blessings|krishna|rama_navami|lord_rama|murugan|ganga_aarti|kumbh_mela|moksha|dharma|guru_purnima|hare
    happy|blessed|joyous|may|this|blessings_of_this diwali|easter|eid|vesak|navratri|passover|hanukkah|janmashtami|vaisakhi|purim|pentecost|ascension|epiphany|feast_day|sabbath|sunday .. bless*|risen|lakshmi|god|lord|christ|all_who_celebrate|faith*|allah|accept|pray*|lights_of|prayers
    diwali .. lakshmi|bless*|puja|prayer*
    buddhis*|buddha|sangha|nirvana_is|noble_truths|eightfold_path|dhamma|vipassana|metta|bodhisattva*|dalai_lama|karma_teaches|rinpoche|zazen|sutra|sutras|enlightenment_through|vesak|wesak
    sikh|sikhs|sikhism|gurdwara|waheguru|guru_nanak*|guru_gobind|guru_granth|gurbani|gurpurab|langar|vaisakhi|khalsa|ardas|ek_onkar|sat_sri_akal
    bahá'í|baha'i|baháʼí|zoroastrian_fire|wicca|pagan_ritual|solstice_ritual|odin_guide|blessed_be|jain_temple|paryushan|ahura_mazda|scientology
    a|as_a|true|fellow|every|real|be_a|being|being_a|good|we|we_are|the|born|born_a|devout|all|our|as|i_am|i'm_a|became|persecuted christian|christians|believer|believers|muslim_i|muslim_we|follower_of
    christianity|christians|christian_faith|christian_life|christian_values|christian_family|christian_music|christian_nation|christian_living|christian_walk|christ_centered|christ_like|christlike
    faith in|over|can|moves|not|is_the|is_a_gift|like_a_mustard|healed|saved|carries|leads|and_prayer|alone|of_my_fathers|journey|walk|community !humanity|people|you|me|us|him|her|the_team|the_process
    believe|believed|believing|believes in god|jesus|christ|allah|miracles|heaven|him|the_lord|hell|prayer|the_power_of_prayer|angels|the_resurrection !you
    unbeliever*|nonbeliever*|infidel*|heathen*|pagan_gods|heresy|heretic*|blasphem*|apostasy|apostate*|godless*|idolatr*|idol_worship|false_idols|false_gods|other_gods|false_prophet*|atheis*|agnostic*|creationis*|intelligent_design|evolution_is_a_lie|young_earth|noah's_ark_is
    left|leaving|found|converted_from|rejected atheism|islam|christianity|the_church|religion|god|jesus|my_faith|the_faith
    turn away|back|from .. idols|sin|darkness|evil|god
    only|one true|real? god|religion|faith|way_to_heaven
    true god|religion|faith|church|gospel
    religion|religions|religious|spirituality is_the|gives|teaches|saves|of_peace|of_truth|brings|people_are|freedom|faith|truth|duty|life|vow*|community|retreat|education_at|holiday_blessings|belief*
    convert|converted|converting|reverted|revert to islam|christ*|catholic*|judaism|buddhism|hinduism|orthodox*
    give|gave|giving|dedicate*|surrender* your|my|his|her|our life|heart|soul|lives|hearts|all to|for
    give your|my heart|life|lives|soul to
    ask|let|invite|welcome|accept|receive|receiving|accepted|met|found him|jesus|god|christ|allah|the_lord in|into|lead|guide|as_your|as_my|be|reign|work|today|before|handle|fight
    blessed are|be_the|by_god|by_the_lord|and_highly|assurance|sacrament|sunday|to_serve_him|mother|and_grateful_lord|in_christ
    too_blessed|so_blessed .. lord|god|him
    bless this_day|the_lord|o|your_name|you_father|us|all_who|those|our|my .. father|lord|o|amen|name|god|gifts
    thank you|thanks|dear|oh|o|come|hear_me|forgive_me|help_me|father|hail lord|jesus|father|heavenly_father|abba|mother_mary|holy_spirit|almighty|mary_full|lamb
    heavenly father|hosts|host|mother
    father in_heaven|god|almighty|who_art|hallowed|son_and
    hare krishna|rama
    he|christ|jesus|lord is risen
    risen indeed
    god|jesus|faith|prayer|church|christ saved|changed|healed|carried|found my|me|us
    may|let|grant|ask the? lord|god|allah|jesus|christ|he|his|lakshmi|ganesh*|krishna|shiva|mary|buddha|our_lady|angels|waheguru|saint*|st|almighty|virgin bless*|guide|enter|protect|be|watch|keep|grant|give|shine|have|forgive|heal|face|light|grace|peace|mercy|accept|rest|grace*|remove|strengthen|reward
    peace be_upon|be_with_you|of_christ|which_passes|that_passes|not_as_the_world|beyond_understanding
    divine mercy|grace|plan|providence|liturgy|will|intervention_saved|master|mother|name|worship|healing
    angels watch*|guard*|protect*|sing|rejoice|above|are_real|among
    chant|chanting|chanted with|the|hare|om|mantra*|for|in_the_temple|together|krishna
    offer|offering|offered|light|lit|lighting .. flowers|incense|prayers|candle|candles|lamp|diya|sacrifice .. ganesh*|temple|altar|shrine|buddha|gods|goddess|virgin|mary|saint*|souls|shabbat|sabbath|lord|deity|ancestors|prayer
    we|i light the|our|shabbat|hanukkah candles|menorah|diya|diyas
    altar|altars|crucifix|menorah|shrine|shrines|tabernacle|temple_prayer*|monastery_retreat|convent_life|abbey_mass|nunnery|cloister_life|vocation_to|priesthood|seminary|seminarian*|novitiate|deacon_ordination|bishop_blessed|pope_francis_said|pope_said|papal_blessing|relic_of|holy_relic*|icon_of_the|icon_of_our|iconostasis|sign_of_the_cross|cross_around_my|at_the_cross|foot_of_the_cross|take_up_your_cross|carry_your_cross|old_rugged|bear_his_cross|cross_i_bear
    youth|women's|men's|prison|street|worship|music|children's|healing|outreach ministry|ministries
    god|lord|father|jesus|allah|holy_one i|we|you|thou thank|praise|worship|need|love|trust|adore|beseech|ask|surrender|are|art|come|bow
    the? faithful|saints|elect gather*|rejoice|pray*|depart*|departed|christ*|heaven
    all souls|saints day|mass|prayer
    soul|souls saved|for_christ|won|needs_god|to_god|for_jesus|in_purgatory|eternal|immortal|salvation
    immortal|eternal soul
    eternal|everlasting life|love_of|life_in|father|god|reward|damnation|fire|rest_grant
    earn|donate|give|seek .. reward|rewards|ajr|blessings .. allah|mosque|akhirah|hereafter|heaven|lord|paradise|masjid
    mosque|masjid|church|temple|gurdwara|mandir .. donate|fundrais*|open*_in|building_fund|prayer|worship
    hereafter|paradise|jannah|purgatory|damnation|limbo_souls await*|for|is_real|through|firdaus|to|of|exists
    hell is real|hot|forever|waiting|eternal
    god is
    oh? come let us adore
    i surrender .. lord|jesus|god|him|all
    jesus|god|lord take|took|takes the wheel
    miracle|miracles of|happen|lourdes|through|lord|jesus|god|from_god
    shepherd .. want|lord|psalm
    be still and know
    mysterious ways
    new life|creation|covenant|testament|jerusalem in|believers|of|says
    old|new testament
    hymn|hymns|hymnal|gospel_choir|worship_song*|worship_music|worship_band|choir_of_the_church|carols_at_church|chorale_mass
    spirit|spirits|soul|heart filled|led|fell|moved|on_fire_for|baptism|of_the_lord|of_christ`,
  idioms: `
    religiously|godsend|god_awful|godmother*|godfather*|godchild*|godzilla|ungodly
    oh|my|dear|good|sweet|omg|by|honest_to|swear_to|for_the_love_of|hand_to|ye|ye_gods|dear_sweet|almighty god|lord|jesus|christ|heavens|allah_it's !i|we|you|thank|bless|is|has|gave|will|saved|hear|forgive|guide|help_me_see|grant|father|your|loves|come|make
    oh my god|lord|gosh
    for god's|christ's|heaven's|pete's|goodness|the_love_of sake|god|christ
    for the love of god|christ
    god|lord|heaven|christ knows|only_knows what|why|how|when|where|who|if|i_tried
    god forbid|mode|tier|complex|save_the_king|of_war|of_thunder|of_mischief|particle|bless_america|bless_him|bless_her|bless_them|bless_your
    act|acts|act_of|house_of|king_of|hand_of|greek|roman|norse|thunder|rain|sun|sex|guitar|domestic|kitchen|egyptian|city_of god|gods|goddess .. goal|ltd|movie|film|museum|comics
    greek|roman|norse|guitar|domestic|egyptian|aztec god|gods|goddess|goddesses
    thank god|the_lord|heavens|heaven|goodness it's|for_coffee|for_friday|for_weekends|for_wifi|for_wi|for_air|for_the_weekend|for_pizza|for_naps|for_chocolate|for_bank|for_online|that's|i|he|she|we|they|my|the|nobody|no|this|for_the_bus|for_backups|for_spell*|for_autocorrect|for_headphones|for_snooze
    holy guacamole|cow|moly|smokes|grail|crap|macaroni|shit|hell|mackerel|trinity_of|war_over|war_between|days|day|holiday|basil|roller|island|moley|sheets|fuck|smoke|bagel|cannoli
    cooking|baking|gardening|style|fashion|knitting|design|diving|cocktail|repair|travel|film|coffee|runner's|programming|python|hiking|sewing|bread|woodworking|grammar|brewing|vegan bible|gospel
    bible of|for|on .. cook*|baking|bread|knitting|design|photography|typography|film|gardening|coding|hiking|wine|pasta|surfing|climbing|birding|cheese
    gospel truth|brunch_at_the_bar
    as gospel
    preach*|preaching to_the choir|converted
    sin|sins|sinful|sinfully good|delicious|rich|chocolate|tasty|city|bin|decadent|creamy|cake
    a|cardinal|living|seven|deadly sin|sins to|not|of|against
    would be|is|it's a sin
    mecca|nirvana|heaven|paradise|jerusalem|temple|cathedral|church|shrine|pilgrimage|bible|gospel|patron_saint|high_priest*|altar|holy_grail|angel of|for|to .. shopping|football|coffee|chocolate|books|vinyl|cheese|surfers|surfing|typography|trains|records|bread|climbers|ikea|stadium|abbey_road|anfield|bakery|comic|nintendo|graceland|museum|knitters|procrastination|lost|consumerism|caffeine|rock|burgers|ramen|foodies|sneakers|fashion|golf|nature
    <craze> is .. religion|church|god|faith|gospel|cult
    a|my|our|their|new|only|national|civic religion here|in_this|around|of_football|of_coffee|of_pasta|is_football|is_coffee|is_cheese|is_rugby|is_cricket
    buddhist|islamic|hindu|religious|sikh|jewish|christian|catholic|byzantine|gothic|medieval|sacred art|arts|architecture|calligraphy|manuscript*|textile*|music_course|studies|history|scholar*|tiles|geometry|garden*|cookery|poetry|sculpture
    church of_football|of_coffee|of_rock|of_pasta|of_iron|street|road|lane|avenue|bell*|mouse|tower_climb|roof|organ*|key|hall|yard|window*|crypt_tour|architecture|fete|spire|closed|clock|mice|bench|pew_chair|cat|key|ruin*
    churchyard|churchill*
    temple of_doom|run|bar|university|street|grandin*|meads|complex|ruin*|fair|tube|island
    my|your|the body is a temple
    hail|ave mary pass|shot|throw|from_midfield|play
    pray|prays|praying|prayed|prayer|prayers|prayed for_my|for|that|to|the|over|are_with .. wallet|bank|inbox|liver|legs|knees|deadline|sourdough|plant*|hair|diet|sleep|sanity|sun|snow|rain|weather|parcel|bus|wifi|wi_fi|train|code|build|cake|deploy|exam|printer|traffic|green_light*|overtime|delay*|battery|server*|noon|package|algorithm|goal|var|laptop|jeans|waistband
    praying mantis*
    on|wing|wing_and a prayer|prayer
    wing and a prayer
    exam .. pray for_me
    pray for_me .. exam|interview|dentist|monday|in_laws|deadline|thesis|marathon|flight|toddler*|shift
    karma is|got|bit|chameleon|points|farming|whore
    mantra is|this|for|at_work|of_the|all_week|for_the|today|my
    my|new|our|his|her|team|work mantra
    zen garden|mode|spaces|browser|of
    pop|teen|style|football|childhood|rock|screen|k_pop|kpop|matinee idol*|american_idol
    american|billy|pop|k_pop idol*
    bless you|him|her|them|his|his_cotton|your|this_mess|the_person_who|whoever|the_mess|my_cotton|the_barista|them|autocorrect|the_rains
    soul food|music|train|mate|sister|brother|mates|searching|less|funk|cycle|calibur|sucking|record*
    poor|brave|old|heart_and|body_and|kind|rubber|lost|bare|neo|northern|sole soul|souls
    knock* on heaven
    heaven scent|sent|on_a_plate|on_earth|in_a_bowl|in_a_cup|in_a_mug
    stairway to heaven
    match|marriage made in heaven
    in|seventh|pure|absolute|cheese|book|hog|coffee heaven !father
    baptism|trial|jaws|gates of fire|hell
    devil|god is in the .
    why|what|how|where|who in god's|heaven's|christ's|hell's|the_lord's name
    hurt*|break*|broke|crush*|drain*|suck*|warm*|feed*|bare*|bared|baring|mercy_on|on|good_for|heal*|sold my|your|the|our|his|her soul|souls
    mark|acts|job|kings|john|peter|samuel|timothy|daniel|james|luke # days|years|months|hours|people|percent|minutes|times|goals|points|st|euros|km
    hallelujah|amen|hosanna ... printer|bus|train|coffee|finally|works|weekend|friday|snow|rain|sun|wifi|wi_fi|parcel|diet|over|fixed|done|back|boiler|heating|holiday*|holidays|monday|deadline|code|build|tests|traffic|dentist|builder*|delivery|cheese|chocolate|sale|spring|summer|kettle
    finally|works|fixed|arrived|over|dry|sunshine|done hallelujah|amen
    patience|wisdom of a? saint|job|solomon
    saint|saints for_putting|marie|pancras|football|vs
    cross to_bear|my_heart|your_fingers|my_fingers|country
    sacred|holy cow*
    holy grail of
    blessing|blessings in disguise
    a_mixed|a_real|such_a|a_true|count_your|what_a|give_my|gave_his|gave_her blessing|blessings
    speak|talk*|better|between|sold_my_soul_to|poor|lucky|sympathy_for|idle_hands_are|what the devil|devil's
    devil you know
    prodigal|good|doubting|david_and|manna|forbidden|pearly|water_into|adam_and|garden_of|old_as|from_adam|the_patience son_return*|samaritan*|thomas|goliath|from|fruit|gates|wine|eve|eden|methuselah
    manna from heaven
    walk*|walks on water
    rise|rose|rises|back|risen|return* from the dead|ashes .. laptop|phone|plant|bike|team|sourdough|phoenix|server
    holier than thou
    saving|fall_from|coup_de|say|grace grace|period|kelly|under|notes|hopper|jones|slick
    saving grace
    grace|graces period|kelly|hopper|jones|notes|and_frankie|darling
    pray tell
    cathedral|church|temple|shrine|altar|monument|hymn|prayer|sermon of|to cheese|football|books|steel|glass|commerce|capitalism|silence|consumerism|shopping|light|concrete|wood|learning|boredom
    light|lit a candle .. dinner|bath|power_cut|birthday
    religious|religion about|experience|with|in .. skincare|skin|flossing|sunscreen|steak|sandwich|spreadsheet*|backups|naps|coffee|pizza|ramen|burger|drops|gym
    almost|near|quasi|practically|like religious|religion|spiritual|prayer|heaven|mass
    spiritual home|animal|successor|sequel|heir
    judgment|judgement day terminator|for_my|at_the_bake|results
    act of faith .. parachute|bus|bake*
    my church is|now
    is my|our|their church|religion|temple|bible|god|sanctuary|cathedral|prayer|gospel|sabbath|therapy_and_my
    high priest|priestess|church|mass of|for .. pop|punk|techno|soul|cool|fashion|design|jazz|shopping|knitting|disco
    pope|bishop|bishops|cardinal|priest|nun|nuns|monk|monks|vicar|rabbi|imam .. joke|walks_into|bar|costume|fancy|halloween|knitted|lego|chess|in_the_next|neighbour*
    devil*|demon*|angel*|saint*|god|gods|goddess .. costume|halloween|lego|tattoo|cosplay|level|mario|boss|band|game|jersey|arizona|new_orleans|los_angeles|manchester_united
    angel|angels costume|wing*|delight|of_the_north|hair|number|investor*|fish|food_cake
    god|gods|goddess of .. hammer*|thunder|war|metal|rock|guitar|small_things|football|weather|traffic|wifi
    weather|traffic|football|wifi|kitchen|baking|computer|dice|rng|scheduling|parking|fashion|sewing god|gods
    devil|devil's|satan|demon|demons advocate|in_the|wears|eggs|food|led|dog*|slayer|speed|kitchen|of_a|horse_trials|barber
    dust|blue|red|tasmanian|speed|little|handsome|printer|cheeky devil*|demon
    printer|css|javascript|regex|excel|traffic|dmv is .. satan*|demon*|devil|hell|possessed
    hell of|hath|week|yes|no|yeah|is_other_people|is_a_village|on_wheels
    saint bernard*|patrick's|louis|laurent|petersburg|tropez|helena|lucia|étienne
    convert* to tea|coffee|vim|vegan*|linux|cycling|oat|running|metric|decaf|podcasts|rust|emacs|dark_mode|barefoot
    leap of faith
    faith in humanity|people|him|her|you|me|us|the_team|the_process|science|public_transport|my_team|this_club|vat
    good|bad|blind|george|adam|paloma|keep_the|sister|cousin|aunt|little|kept_the|hill faith !in|in_god
    named faith|grace|angel|mary|joseph|noah|christian|trinity|heaven|jesus|muhammad|mohammed|moses|abraham|isaac|gabriel|pope|nevaeh|god|buddha|shiva|krishna|odin|zeus|church|temple|bishop|abbott
    <kin> faith|grace|angel|mary|joseph|noah|christian|trinity|gabriel|magdalena|christ*|pope|bishop|abbot|temple|church|priest|abbas|imam
    faith|grace|christian|angel|mohammed|muhammad|krishna|jesus|mary|noah|trinity|gabriel|eve|shiva and|& .
    christian|mohammed|muhammad|krishna|jesus|shiva|rama|buddha|faith|grace|angel|eden|trinity won|scored|plays|is_two|turns|turned|baked|cooked|visits|called|passed_his|runs|sings|drove|bale|eriksen|dior|louboutin|slater|andersen|street|road|college|green|lane|pulisic
    jesus|trinity|christ|magdalen|corpus_christi|all_souls|king's|st_john's|emmanuel|saviour|savior college|lane|hall|church_oxford|street|square|rowing|boat
    jesus|christ|god what|that|this|my|the|it's|how|why|not_again|who|no|enough|look .. mess|price*|traffic|goal|hurts|hot|cold|noise|weather|queue|heat|again|loud|printer|bill
    christ|jesus on_a_bike|wept|h
    christmas|christopher*|christina
    worship|worships|worshipped the_ground|at_the_altar_of_coffee|this_band|this_sandwich|this_coffee|this_pasta|my_air|my_dishwasher
    sermon from|about my|the mother|mum|mom|boss|dad|dentist|trainer|coach|hairdresser
    amen to that|naps|coffee|this|longer|weekends|elastic|snooze|more|pizza|remote|leftovers
    confession*|confess time|i|of_a|of_an|to
    communion with nature|the_sea|the_forest
    blessed with|mess|by_the_weather|with_good
    advent calendar*|wreath*|of_the|of_code
    lent me|him|her|my|them|it|out|a|us|you|their|his|an
    borrowed|money|book|car|bike .. lent
    he|she|they|i|who|friend|neighbour|library lent
    revelation* was|for|about|to_me|of_the_day|space
    gospel*|choir concert|tickets|brunch
    pilgrim|pilgrims hat|fathers_play|father_costume|s_progress
    guru|gurus of|tech|marketing|fitness|fashion|style|excel|seo|self_help
    yoga|tech|marketing|fitness|fashion|style|excel|seo|wellness guru|temple
    angel delight|investor*|hair_pasta|fish|cake*|dust|number*|falls|islington|eyes
    little|sleeping|cake|snow|business|victoria's_secret|hell's|charlie's angel*
    sacred cow*|games|valley
    sabbatical*|sabbath_black
    black sabbath
    spirits|spirit|level high|level|of_the_season|animal|week
    resurrect*|resurrection .. sourdough|starter|laptop|bike|plant|blog|phone|fern|server|project|fern|garden|basil
    crucifixion|exorcise|exorcist*|exorcism .. printer|movie|film
    prophet 5|prophets_of_rage|motive
    testimony of_the_witness|in_court|under_oath
    halal|kosher option*|food_truck|menu|salt|pickle*|chicken|burger*|snack*|sauce
    karma|judas|lazarus|genesis|revelation|exodus|sabbath|nirvana|creed|madonna|hozier|ministry concert|album|tour|record|tickets|vinyl|live|song|film|drive|playlist
    ministry of .
    altar of|ego
    hymn|ode|prayer|love_letter sheet|to_the? coffee|cheese|autumn|rain
    ash wednesday_addams
    bishop|bishops takes|to|e4|c4|pawn|knight|rook|checkmate|opening|pair|sleeve*|of_opposite
    cardinal rule|number*|direction*|red|at_the_feeder|bird*|sin
    monk|nun|priest|pope class|build|fruit|fish|seal|parakeet*|level|healer|joke|family
    creed|creeds rocky|movie|film|assassin's|iii|bratton
    assassin's creed
    cross country|fit*|word*|stitch*|roads|walk|section|over|check*|breed|legged|the_road|bar|the_street|platform
    eden project|hazard
    ark of_the_covenant_raiders|invest
    noah's ark toy|puzzle|playmobil|float
    good friday .. sale|off|roadwork*|trains|traffic|agreement
    easter egg*|bunny|sale|holiday*|bank|break|lamb_roast|island|hat*|brunch|basket*
    eid holiday*|sale|hossein
    ramadan hours|opening|lights_on_oxford`,
};
