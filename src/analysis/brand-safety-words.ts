/** Lists of words that the phrases name in angle brackets; words joined by `_` follow one another. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  doer: "i i've i'd we we've me_and_him we've_just me_and us_lads he_and_i the_boys_and_i my_crew my_gang the_crew the_gang just",
  we: "i we my our us me",
  take: "take took takes taking swing swung swinging put putting smash smashed bring brought going_with hit bash came_with",
  steal: "steal steals stole stolen stealing robbed rob robs snatched",
  thing:
    "traffic heat monday mondays commute heels stairs hill humidity shoes queue diet homework deadline week weather price prices rent parking pineapple schedule heatwave boots pollen hayfever climb hangover training workout decaf legs knees feet back",
  mykin:
    "mum mom dad boss wife husband sister brother teacher coach editor knees legs thesis workout commute allergies hayfever stairs neighbour neighbours cat gran she he they it this",
  power:
    "government govt administration regime minister ministers president prime_minister premier chancellor mayor governor senator senators congressman congresswoman mp mps councillor councillors politicians parliament congress senate parties party opposition republicans democrats conservatives liberals tories labour greens the_left the_right the_state supreme_court home_secretary foreign_minister finance_minister health_minister education_minister interior_minister white_house brussels washington westminster city_hall trump biden",
  home: "cat cats dog dogs kid kids toddler toddlers hens chickens hamster baby family houseplants houseplant plants bees book_club choir knitting_circle band kitchen cat's dog's toddler's goldfish parrot rabbits guinea_pigs ducks geese goat goats alpacas children daughter son nephew niece grandson teenager teenagers twins fridge sourdough siblings roommates flatmates d&d hive queen queen_bee ants wolves meerkats",
  kin: "sister brother cousin aunt uncle daughter son friend neighbour neighbours neighbor niece nephew grandmother grandma mum mom dad wife husband colleague dog cat puppy singer actor player midfielder striker designer baby",
  craze:
    "football soccer rugby cricket coffee fitness sleep pasta crossfit vinyl tea cycling running baseball basketball hockey cheese bread chocolate pizza gaming yoga food barbecue bbq fashion golf tennis surfing punctuality recycling chess",
  drink: `beer beers ale ales lager lagers stout stouts porter_beer ipa ipas pilsner* pils hefeweizen weissbier dunkel tripel lambic gose saison bitter_on_tap guinness heineken budweiser corona_beer
    wine wines vino prosecco champagne champers cava crémant rosé merlot malbec chardonnay pinot riesling cabernet chablis sauvignon shiraz syrah rioja chianti barolo bordeaux_red beaujolais zinfandel tempranillo grenache moscato bubbly vinho vermouth
    whisky whiskey whiskeys whiskies whisky's bourbon scotch single_malt vodka vodkas gin gins rum tequila tequilas mezcal sake soju brandy cognac armagnac absinthe liqueur liqueurs schnapps jägermeister jagermeister jaegermeister jägerbomb* jagerbomb* jaegerbomb* jäger_bomb* jager_bomb* grappa ouzo raki sambuca limoncello baileys pimms pimm's aperol campari amaretto kahlua baijiu arrack pálinka slivovitz rakija port_wine sherry_glass
    cocktail cocktails margarita margaritas mojito mojitos martini martinis negroni negronis spritz daiquiri daiquiris sangria bellini bellinis mimosa mimosas old_fashioneds piña_colada* pina_colada* caipirinha* cosmopolitans bloody_mary bloody_marys manhattans highball highballs
    booze boozy boozing liquor moonshine hooch homebrew hard_seltzer* white_claw* alcopop* cider ciders mead glühwein gluhwein mulled_wine hot_toddy g&t g&ts gin_and_tonic* rum_and_coke`,
};
