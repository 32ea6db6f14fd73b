/**
 * Hand-written sentences behind the brand-safety set, invented for it and written before the rules that it measures.
 * `{a|b}` gives two posts. For each flag 30 sentences show it and 30 only look as if they did: a quotation, a news
 * report, a figure of speech, fiction, a community's own word for itself (or the word in another sense), a profession.
 */
export const SENTENCES: Readonly<
  Record<string, { readonly shows: string; readonly looks: Readonly<Record<string, string>> }>
> = {
  adultContent: {
    shows: `New {explicit|uncensored} set just dropped on my page, 18+ only, link in bio
Subscribe to my OnlyFans for the {nude|topless} photos I can't post here
Feeling so horny {tonight|this morning}, who wants to sext
My {nudes|naked selfies} are half price until midnight, DM me
Just filmed the hottest porn scene of my {career|life}, full video for subscribers
Come watch me strip live on cam at {nine|midnight}, no limits
She gave me the best blowjob {last night|ever} and I'm not sorry
Had sex on the {kitchen table|balcony} twice today, ten out of ten
Sending a dick pic to the first {ten|five} people who reply
I love {anal|rough sex} and I don't care who knows it
NSFW: my new lingerie try-on with nothing left to the {imagination|fantasy}
Looking for a hookup {tonight|in Leeds}, no strings, send pics
Best {vibrator|dildo} I ever tested, I came four times, review inside
Who wants to see me naked? {100|500} likes and I post it
Hot singles wet and waiting, {click|tap} the link for XXX chat
We joined an orgy {on Saturday|in Ibiza} and it was wild
Masturbating to old {photos|videos} of you again, miss that body
My tits look amazing in this one, uncropped version on my {Fansly|page}
Lick me {slowly|all over}, I want your tongue between my legs
Threesome tips from my own bedroom: {ask first|be loud}, stay naked
Rate my boobs from one to ten, {be honest|no lying}
Threw my {panties|underwear} at the camera, full strip video tonight for members only
Erotic massage with a happy ending, {London|downtown}, ask for prices
Late night cam show, toys and {squirting|orgasms} included
He bent me over the {desk|sofa} and we fucked until sunrise
My sex tape is finally out, {stream|buy} it before it gets taken down
Fetish clips on request: {feet|latex}, bondage, all uncensored
Sucking on more than lollipops {tonight|today}, adult content for subs
Can't stop thinking about your cock {in my mouth|inside me}
Swingers party at our place {Friday|next week}, clothes come off at ten`,
    looks: {
      quote: `He wrote to me "send nudes" {again|at 3 am}. Blocked and reported
The spam said "hot singles want sex {tonight|near you}", who falls for that
My mother asked "is OnlyFans {a printer shop|some kind of charity}" and I had to leave the room
"Sex sells," my {professor|boss} used to say, and then showed us car adverts
The sign read "no nude sunbathing on this {beach|roof}" which seems fair`,
      report: `Parliament debates age checks for porn sites, according to {the paper|state radio}
The study found that {sex education|sexual health lessons} lowered teenage pregnancies by a third
Court orders OnlyFans to {pay|disclose} VAT, the Financial Gazette reports
Police warn of a scam threatening to leak nude {photos|videos} of students
A new {report|survey} says porn filters fail one time in five`,
      figure: `This new {keyboard|stove} is pure sex on legs, I love the design
That spreadsheet is {food porn|data porn} for accountants
Caught with my pants down in the {meeting|quiz}, I had not read a single page
The naked truth about {mortgages|pensions}: nobody understands them
Stripped the {old paint|wallpaper} off the door, it took all day`,
      fiction: `Reading a novel in which the {countess|pirate} has an affair with her gardener
The {film|series} has one nude scene and everybody talks only about that
In chapter six of my {book|play} the two lovers finally undress, cut to morning
The opera Salome ends with a dance of {seven|the} veils, what a production
Season two opens with a sex scene that the {plot|story} did not need`,
      reclaimed: `Proud to be a slut for {good bread|cheap paperbacks}, sorry not sorry
The SlutWalk in {Toronto|Leeds} marches for survivors again this May
Great tits at my feeder this morning, and two blue {tits|tits at last}, the birdwatcher is happy
Our hens adore the new cock, he crows at {five|dawn}
Sexing {chickens|day-old chicks} is a skill you learn from farmers`,
      profession: `As a sex educator I {answer|get} these questions from parents every week
I teach life drawing: the nude {model|figure} is the hardest exercise for beginners
Working as a midwife I explain breast feeding and sex after birth {daily|each week}
My paper on the economics of the porn {industry|market} was accepted
As a urologist I want every man to have his {penis|testicles} checked, please book a date`,
    },
  },
  alcohol: {
    shows: `Cheers! Third {gin and tonic|margarita} of the evening and counting
So drunk {right now|last night}, who let me near the tequila
Nothing beats a cold beer {after work|in the garden}
Wine o'clock! Opening a bottle of {Rioja|Merlot}
Shots shots shots, {Friday|payday} is here
My hangover is {terrible|historic}, never again vodka
Proud to partner with {Northgate|Old Harbour} Whisky, use my code for ten percent off
We brewed our own {IPA|stout} in the garage, come taste it
Happy hour with the {team|girls}, cocktails on me
Popped the champagne, we {signed|closed} the deal
Got wasted at the {festival|wedding}, slept in the car
Is 11 am too early for a {mimosa|Bloody Mary}? Asking for me
Ranking every {craft beer|cider} in town, episode four
Pub crawl on {Saturday|Sunday}, eight pubs, no mercy
Sipping bourbon by the {fire|lake}, life is good
Keg stand record broken tonight, {forty|fifty} seconds
Tipsy and {tweeting|posting}, what could go wrong
This {Chardonnay|Prosecco} is dangerously good, had the whole bottle
Jägerbombs with the boys until {four|five} in the morning
Rum punch recipe below, make it {strong|by the bucket}
Beer pong champions of {the dorm|Block C}, undefeated
I can drink anybody under the table, {try me|bring it on}
A pint, a {packet of crisps|bit of sun}, that is all I need
Bottomless brunch, I lost count of the {Aperol spritzes|bellinis}
Blackout drunk at my own {birthday|graduation}, sorry to everyone
Our new gin is out {today|now}, small batch, 43 percent
Tequila first, {decisions|consequences} later
Day drinking on the {boat|terrace}, sangria for breakfast
Buzzed on {sake|soju} and singing karaoke
The bar is open, I am pouring {mojitos|negronis} for everybody`,
    looks: {
      quote: `My uncle always said "wine is {bottled poetry|a liar}", I never touched it
The poster says "don't drink and {drive|row}", simple as that
"One beer won't hurt," he said, {and he was wrong|that was his last licence}
A stranger shouted "you look drunk" at my {dad|friend} who has MS. Be kind
She told the judge "I had two glasses of {wine|port}", nobody believed her`,
      report: `Beer prices rise by six percent, the {brewers' union|statistics office} reports
Government raises the tax on {spirits|wine} from January
According to the study, alcohol sales fell {sharply|a fifth} among the young
Police stopped forty drunk drivers over the {weekend|holidays}
Vineyard workers in {the south|the valley} vote to strike, local radio says`,
      figure: `Drunk on {spring light|new ideas} today
That lecture went down like a fine {wine|claret}, pure pleasure
My brain is on the rocks after this {exam|audit}
Punch drunk from all these {meetings|releases}, going to bed at eight
A sobering look at {our roadmap|the budget}, we must cut scope`,
      fiction: `In the novel the {detective|captain} drinks whisky in every chapter
The play is set in a {bar|tavern} in 1920s Dublin
My character {Olga|Brom} runs a tavern, so I draw barrels all day
Falstaff and his sack: the {finest|saddest} drunk in Shakespeare
The film Sideways is about {friendship|middle age}, not about wine`,
      reclaimed: `Two years sober {today|this week}, thank you all
I quit drinking in {March|2019} and I never slept better
Dry January, day {nine|twenty}, mint tea is my friend now
Alcohol free {lager|gin} is getting really good, zero percent and no regrets
Root beer and ginger ale for the kids' {party|picnic}`,
      profession: `As a bartender I learnt more about {people|listening} than at university
I work as a sommelier, ask me about {training|certificates}
Our brewery's new wastewater {plant|filter} saves a third of the water, an engineer's dream
My job in liver surgery made me careful with {alcohol|drink}
As an addiction counsellor I see what vodka does to {families|teenagers}`,
    },
  },
  crimeRelatedContent: {
    shows: `Selling {fake IDs|cloned cards}, DM for prices, fast shipping
Anyone need a gun, no papers? {Cash only|Message me}
We robbed the {corner shop|petrol station} last night and nobody saw a thing
Shoplifted {two jackets|half of my wardrobe} today, too easy
Got some fresh coke and pills, hit me up {tonight|before ten}
I stabbed him and I would do it {again|tomorrow}
How to hotwire a {Honda|van} in two minutes, thread
Long live the {gang|crew}, we run these streets with our glocks
Hacked her {account|phone}, dumping the data at midnight
Laundering cash through a {car wash|nail bar} is simpler than you think
Let's burn down the {station|mall} tonight, bring petrol
My dealer has the best {weed|meth} in the city, ask me
I keep an unregistered {pistol|rifle} under the seat for whoever tries me
Stole a bike, sold it in an hour, {easy money|best job ever}
Join the jihad, {brothers|now}, death to the unbelievers
We are going to shoot up the {school|office} on Monday
Carding tutorial: {five|three} steps to free stuff with stolen cards
Beat that guy unconscious outside the {club|bar}, worth it
Dodged my taxes again with fake {invoices|receipts}, suckers pay
Broke into the {pool|warehouse} and took whatever we could carry
Building a pipe bomb from {hardware store|kitchen} stuff, here is the list
Paid the {cop|inspector} off with two hundred, works every time
Moving ten kilos across the border {this week|on Sunday}, wish me luck
Snitches get stitches, we found where he {lives|works}
Kidnapping that rich kid would pay {my rent|us for years}, who is in
Mugged a tourist for his {watch|phone}, christmas came early
Fresh batch of counterfeit {notes|handbags}, nobody can tell, order now
I set his {car|shed} on fire and watched it burn
Smuggled {cigarettes|pills} past customs again, they never check
Running from the cops at {120|90} miles an hour was the best night of my life`,
    looks: {
      quote: `He told the court "I {stole|took} the money because I was hungry"
The letter said "we will rob you {tonight|on Friday}". Police have it now
"Crime doesn't pay," as {granny|my coach} liked to say
My son asked "is it murder to {step on ants|eat a chicken}" and I had no answer
The email claimed "we hacked your {webcam|phone}", it is a well known scam`,
      report: `Two men arrested after a robbery in {Malden|the old town}, police said
The trial of the alleged drug dealers opens on {Monday|Tuesday}, court documents show
According to officials, burglary fell by {eight|nine} percent last year
A man was shot near the {harbour|station} last night, local media report
Reuters: bank fined over {money laundering|bribery} controls`,
      figure: `I would kill for a {croissant|nap} right now
That {price|rent} is daylight robbery
She absolutely murdered that {song|solo}, standing ovation
Stole the {recipe|joke} from my sister, guilty as charged
My boss shot down the {proposal|draft} in ten seconds`,
      fiction: `Chapter nine: the {butler|cook} hides the knife and the body
Playing as a smuggler in the new {space|pirate} game, so much fun
Just finished a heist {movie|series}, the bank robbery scene is brilliant
In my thriller the {hacker|spy} steals the plans from the embassy
Murder mystery {dinner|weekend} with friends, I was the victim`,
      reclaimed: `Our band is called {Getaway Car|Petty Theft}, come and hear us
Partners in crime since {primary school|2004}, happy birthday my friend
Guilty pleasure: {reality shows|pop songs} from the nineties
Escape room champions again, we broke out of {prison|Alcatraz} in forty minutes
Book thief in the house: my {toddler|dog} hides all my paperbacks`,
      profession: `As a prosecutor I see how {burglary|fraud} cases really end
I teach forensic science: today a mock murder scene for {students|cadets}
My work in anti-money-laundering {compliance|software} is mostly reading files
As a prison nurse I treat people, not {crimes|verdicts}
I defend people accused of theft and {assault|arson}, everybody deserves a lawyer`,
    },
  },
  offensiveContent: {
    shows: `What a fucking {joke|disgrace} of a service
This {update|app} is complete shit
You absolute asshole, learn to {park|read}
Holy fuck, that {ref|judge} is blind
Bullshit, all of it, every {word|page}
My landlord is a greedy {bastard|prick}
Shut the fuck up about your {diet|crypto}
I am so pissed off, these dickheads cancelled my {flight|train}
Kiss my ass, {Monday|management}
Son of a bitch stole my {seat|lunch}
Go screw yourself, {Karen|neighbour}, and take the dog
Damn it, you stupid {moron|idiot}, that was my cake
F*** this {weather|printer}, I'm done
WTF is this crap, I want my {money|hour} back
Crappy hotel, shitty {food|beds}, never again
The whole team played like a bunch of {wankers|tossers}
That dumbass {driver|cyclist} nearly hit me
Stop being such a little bitch about {it|the rules}
I don't give a flying fuck what the {boss|coach} says
He's full of shit and everybody {knows it|at work knows}
Motherfucker ate my last {slice|doughnut}
Piece of shit {laptop|phone} died again
Your opinion is garbage and so is your face, {dipshit|jackass}
sh1t happens, but this {much|often}? come on
Bloody twat in the {Audi|van} cut me off
What an arsehole move by the {airline|bank}
Effing hell, no, FUCKING hell, the {queue|traffic}
That douchebag on the {panel|podcast} should just stop talking
Eat shit, {haters|losers}
Can this clusterfuck of a {project|year} end already`,
    looks: {
      quote: `A customer called me "a {stupid bitch|useless idiot}" today. I went on serving coffee
The graffiti says "fuck {school|Mondays}", the council paints it over every week
Somebody yelled "asshole" at my {son|grandmother} on the bus. Please be better
"Damn the torpedoes" is the most famous line of Admiral {Farragut|F.}
The review read "this place is shit", so we invited the {author|man} to dinner`,
      report: `The broadcaster apologised after a {guest|host} swore on air
Teachers report more insults in {classrooms|corridors}, survey finds
Player fined for calling the referee an idiot, the {league|union} said
Court: calling an officer a {moron|fool} costs 600 euros
The minister's "idiot" remark drew {protests|criticism}, papers report`,
      figure: `This {cheesecake|curry} is sinfully good
Hell of a {view|run} this morning
I suck at {chess|parking} but I love it
Oh crumbs, forgot the {milk|keys}
That idiot light on my dashboard means the {oil|tyre} is low`,
      fiction: `In the {film|book} the sergeant swears in every sentence, it fits him
My villain is a foul-mouthed {pirate|baker}, writing him is a joy
Dostoevsky's The Idiot is my {winter|holiday} read
The play "The Motherf**ker with the Hat" opens {tonight|in May}
Bastard is a {real insult|noble title} in that fantasy saga, poor Jon`,
      reclaimed: `Scunthorpe United won {again|at last}
My dog is a bitch in the breeder's sense: {four|five} puppies this spring
Visited Dickinson College and {Essex|Sussex} on one trip
Cocktails is what we call our {quiz|choir} of roosters
Assassin bugs are helpful in my {greenhouse|garden}`,
      profession: `As a moderator I read hundreds of insults {a day|each shift}, take care of your team
I am a linguist and study how swearing {changes|travels}, ask me anything
Working on a profanity filter: how would you handle {place names|Scottish towns}
As a teacher I keep a list of the swear words I {confiscate|hear}, it is short this year
My job is subtitles, and tonight I translate {forty|sixty} curses`,
    },
  },
  politicalContent: {
    shows: `Vote {Labour|Green} on Thursday, our hospitals depend on it
The {president|prime minister} is a disgrace and must resign now
Proud to canvass for the {Democrats|Conservatives} in my street today
Abortion is a right, ban off our bodies, see you at the {march|rally}
Build the wall and close the {border|crossing}, enough is enough
Tax the rich. That's the {tweet|post}
Defund the {police|army} and fund schools
Brexit was the worst mistake of {my lifetime|our country}
Our senator voted against {gun control|the climate bill}, remember that in November
I'm running for {city council|parliament}, please sign my petition
Republicans want to take your {healthcare|vote}, don't let them
Socialism has failed {everywhere|each time}, wake up people
Free {Palestine|Tibet}, ceasefire now
Stand with {Israel|Ukraine}, call your representative today
The left has lost its mind over {pronouns|taxes}
Election day! I voted for {change|Harlow} and I am proud of it
Make America great {again|at last}, see you at the rally
Climate strike on Friday: {governments|ministers} do nothing while we burn
The government's asylum policy is cruel and {racist|wrong}, we must stop it
Lower taxes, smaller government, {more freedom|always}
Corrupt politicians, the lot of them, drain the {swamp|ministry}
Sign the petition against the new {voting|protest} law
Our party {conference|congress} was electric, we will win in spring
Keep the Second Amendment, hands off our {guns|rights}
The {opposition|coalition} has no plan for pensions, vote them out
Yes to independence for {Scotland|Catalonia}, another referendum now
Never trust a {Tory|liberal} with your money
Union-busting laws must go, elect {Dana Voss|people who work}
Gay marriage should be put to {a referendum|the voters}, I say no to the new law
Trump or Biden, whoever you pick, I'm voting for {workers|the economy} this time`,
    looks: {
      quote: `My grandfather's joke: "vote early, vote {often|for me}"
"I am not a crook," the {mug|T-shirt} says, a birthday gift
The tour guide said "a president slept {here|in this bed}" and we all laughed
The boy asked "can a cat be {president|mayor}" and the class said yes
"Elections have consequences" hangs framed at {the barber's|my dentist's}`,
      report: `Polls close at eight, results are expected by {midnight|morning}, the agency reports
The senate adjourned until {Monday|September}, according to its calendar
Turnout was 61 percent, the electoral commission {said|announced}
Parliament passed the fisheries bill by {two|nine} votes, state radio reports
The prime minister meets the {Dutch|Finnish} delegation on Tuesday, the office says`,
      figure: `Office politics: who took my {mug|stapler}
The kitchen committee has voted: {pancakes|soup} it is
My cat is a dictator, I am her {humble minister|people}
I vote for {pizza|the beach}, who is with me
Our book club held a coup, {thrillers|poems} are in power now`,
      fiction: `The West Wing still has the best {dialogue|walking scenes}
In my novel the {elf queen|mayor} loses the election to a goat
Playing Civilization until two, my {republic|senate} fell to barbarians
House of Cards season one is about {ambition|marriage}, really
The senator in that {musical|opera} sings a bass aria, superb`,
      reclaimed: `The student council elected me {treasurer|secretary} of the chess club
Our party starts at eight, bring {chairs|salad}
Left is where I hang the {coat|bag}, right is for the scarf
Democrat and Chronicle: I deliver that {newspaper|paper} each dawn
Labour day {picnic|barbecue} at the lake, all welcome`,
      profession: `As a political scientist I teach {statistics|methods} on Wednesdays
I work at the election office: we need {chairs|volunteers} for the count
My job as a parliamentary stenographer is about {speed|commas}
As a press officer of the town hall I post the {bin|bus} calendar
I am a historian of the {Roman senate|Hanseatic councils}, new paper out`,
    },
  },
  pranks: {
    shows: `Pranked my {roommate|brother} with a fake spider, his scream was gold
We glued his {phone|shoes} to the floor, full prank on my channel
Fake lottery ticket prank on my {mum|girlfriend}, she cried
Ding dong ditch at three in the {morning|night}, the neighbours lost it
Jumped off the {roof|bridge} into the pool for the video, nearly missed
Told my {boss|dad} I quit, it was a prank, watch his face
I put hot sauce in my {brother's|friend's} toothpaste, hidden camera
Scaring strangers in the {lift|car park} dressed as a clown, part two
Eating a tide pod because you {dared|asked} me, don't try this
Swapped the sugar for salt in the {office|staff room}, got them all
Fake {pregnancy|arrest} prank gone wrong, he called my parents
We filled her {car|room} with packing peanuts, april fools
Surfing on top of a moving {train|bus}, challenge accepted
Called the pizza place with a fake {accent|order} for fifty pies, prank call
Cling film across the {door|toilet}, he walked right into it
Tricked the whole {class|team} into thinking school was closed
I pretended to be dead when my {wife|flatmate} came home, prank war level nine
Whoopee cushion at the {wedding|board meeting}, you're welcome
The blackout challenge with my {crew|cousin}, we almost passed out, lol
Dyed my {sister's|buddy's} shampoo blue, revenge prank complete
Ran across the {motorway|runway} blindfolded for views
Social experiment: I faked a {robbery|proposal} in the mall and filmed the crowd
Super glue on the {chair|mug}, best prank of the year
Poured a bucket of ice on my {sleeping|unsuspecting} flatmate, watch till the end
Got him! Fake {parking ticket|love letter}, he called the police, hilarious prank
Woke my boyfriend with an {air horn|egg to the face} again, prank number thirty
Hanging off a {crane|tower} with one hand, no ropes, stunt of my life
Switched all the {labels|signs} in the shop and filmed the confusion
We trolled the {fast food clerk|security guard} for an hour, prank compilation up
I fooled my {teacher|coach} with a rubber cast, one week off, got him good`,
    looks: {
      quote: `My aunt says "no {pranks|tricks} at the table", and she means it
The sign says "pranksters will be {fined|banned}", fair enough
"It was just a prank," he wrote to the {judge|headmaster}. It was not
She asked me "is this a {joke|prank}" when I showed her the gas bill
The note read "nice try, {trickster|joker}" and my lunch was gone`,
      report: `A prank call led to a false alarm at {the airport|City Hall}, police said
Two teenagers were hurt in a social media stunt, {doctors|officials} report
Platform bans dangerous challenges, according to its new {rules|policy}
Court rules that the {clown|spider} prank was assault, local paper reports
The station apologised for the hoax {broadcast|call}, media report`,
      figure: `The weather is playing tricks on us {again|this week}
My code pranked me: it worked on the first {try|run}
Life is one long practical joke and I forgot to {laugh|rehearse}
This budget is a joke, and not a {funny|good} one
My knees play a prank on me at every {stair|hill}`,
      fiction: `The Weasley twins are the best pranksters in {fiction|any book}
In the {episode|comic} Bart glues the bell, a classic
My short story is about a hoaxer who fools a whole {museum|village}
A Midsummer Night's Dream is one long prank by {Puck|the fairies}
Watching Home Alone, the paint can {scene|trap} never gets old`,
      reclaimed: `Our spaniel is named {Prank|Trickster} and he earns it
Stunt kite season is {open|here}, see you on the beach
The Merry Pranksters, Ken Kesey's bus: {exhibition|lecture} tonight
Magic tricks for the {children's|library} party, cards only
Fooled by the {sunrise|clock change}, up at five on a Sunday`,
      profession: `As a stunt coordinator I plan every fall for {weeks|months}
I am a stage magician, tricks are my {trade|living}
My job at the emergency line: one in ten calls is a prank, please {stop|think}
As a security trainer I run fake phishing {tests|drills} for companies
I research hoaxes and how they {spread|start}, new paper`,
    },
  },
  religiousContent: {
    shows: `Jesus loves you, come to church this {Sunday|Easter}
God is good, all the {time|days}, amen
Read Psalm {23|91} this morning and felt His presence
Praise Allah for {another|this} blessed Friday, jummah mubarak
Accept Christ as your saviour before it is too {late|dark}
The Lord heard our {prayers|cries}, hallelujah
Hare Krishna, chant with us in the {park|temple} and find peace
May the {Torah|Talmud} guide your week, shabbat shalom
I was baptised {today|on Sunday}, my new life in Christ begins
Repent, for the kingdom of heaven is {near|at hand}
Ramadan {mubarak|kareem}, may your fasts be accepted
Prayer works. Thank you God for my {job|daughter}
Only through faith in Jesus will you find {peace|salvation}
Buddha teaches that {desire|craving} is suffering, meditate with our sangha
The Bible says husbands, love your {wives|families}, Ephesians 5
Our gospel choir sings to the glory of God {tonight|at ten}
The Quran is the final {word|truth}, study it with me
Holy Spirit, fill this {house|school}
Rosary at {six|seven}, pray with us for the sick, Ave Maria
Satan is working in this {city|world}, put on the armour of God
Blessed and highly favoured, thank you {Lord|Jesus}
Sharing my testimony at {youth group|the revival} tonight, God saved me
Fasting for Lent, drawing closer to {God|Him}, pray for me
Evolution can't explain what the Creator made in {six days|Genesis}
Happy Diwali, may Lakshmi {bless|enter} your home
Went on Hajj this {year|summer}, alhamdulillah
He is risen! {Happy Easter|Glory to God}, Christ lives
Atheists need the Gospel more than {anyone|ever}, share it today
Inshallah we open the new {mosque|prayer hall} in May, donate and earn reward
Let us pray for our {nation|town}, that it turns back to God`,
    looks: {
      quote: `The sticker says "God is my {co-pilot|satnav}", on a tank of a car
My neighbour shouts "Jesus" when the {bin lorry|bus} is late
"Thank God it's Friday" is on every {mug|card} in this shop
Grandpa asked "is the {pope|bishop} on Twitter" and I said yes
The foreman said "a wing and a prayer, {lads|folks}", and the engine ran`,
      report: `The cathedral's roof will cost nine million, the {diocese|newspaper} reports
Census: a third say they have no religion, {statisticians|officials} said
The pope arrives in {Lisbon|Malta} on Thursday, agencies report
Mosque and synagogue share a {car park|garden}, the local paper writes
Court rules on church {tax|bells}, according to state radio`,
      figure: `Holy {guacamole|moly}, what a goal
This cookbook is my {bible|gospel} now
The devil is in the {details|defaults}, check your config
A heavenly {sponge cake|bath} and a good book
For the love of god, label your {cables|leftovers}`,
      fiction: `American Gods is a road {novel|movie} with crows
The monk in The Name of the Rose is a {detective|sleuth}
Playing a paladin of the sun god in our {campaign|game}
In my comic the angel runs a {laundry|bakery}
Milton's Satan gets the best {lines|speeches}, as every student notes`,
      reclaimed: `My sister Faith and my cousin {Grace|Angel} visit on Sunday
St. Mary's {Hospital|Street} is closed for repairs
Christian and Mohammed won the {relay|doubles}, well run
Church Lane is flooded, take {Mill Road|the bridge}
Jesus College rowing {eight|club} meets at six`,
      profession: `I restore church {organs|windows}, this one is from 1780
As a hospital chaplain I mostly {listen|drink tea with people}
My PhD on medieval {monasteries|pilgrim routes} is done
I photograph temples and mosques for an architecture {guide|archive}
As a lecturer in comparative religion I mark {essays|exams} this week`,
    },
  },
  toxicContent: {
    shows: `I will find you and break your {legs|jaw}
Kill yourself, nobody would {miss you|care}
Women like you should be {beaten|slapped} until they shut up
Immigrants are {vermin|parasites}, throw them all out
You are a worthless {waste of air|piece of garbage}, die already
All {Muslims|Jews} should be wiped out, every one of them
I hope you get {cancer|hit by a bus}, you freak
Disabled people are a {burden|plague}, lock them away
Watch your back, I know where your {kids go to school|mother lives}
Gay people are {disgusting|subhuman} and must be cured by force
Trans people are {freaks|monsters}, they don't deserve rights
Ugly fat cow, do the world a favour and {disappear|jump}
Let's all go to her {house|office} and make her pay
Those {refugees|foreigners} deserve to drown
I hate {women|black people}, all of them, useless
You people are animals, go back to your {jungle|country}
Somebody should put a {bullet|knife} in that referee
Shut up, you pathetic {loser|nobody}, everyone laughs at you
If I see you at the {game|gym} I'll smash your skull
{Asians|Blacks} are all thieves, never hire them
You deserve to be raped for {what you wrote|that outfit}
Hang the {journalists|teachers} from the lamp posts
She is too stupid to live, let's bully her off the {team|site}
Nobody wants your kind {here|in this club}, get out or get hurt
You'll be dead by {Friday|summer}, traitor
Old people are useless {leeches|eaters}, let them die
{Roma|Gypsies} are born criminals, keep them out of our town
Burn in hell with your whole {family|crew}, I mean it
I am going to {strangle|choke} that little rat tonight
Your child is a {retarded|disgusting} monster and so are you`,
    looks: {
      quote: `Someone wrote "kill yourself" under my {drawing|song} today. This is not ok
"{Immigrants|Refugees} are vermin" is what they painted on our door. We will not move
Saying "women belong in the {kitchen|house}" is sexist and has no place here
He told my daughter "go back to your {country|jungle}". She was born two streets away
If you write things like "I hope you die" to a {referee|nurse}, get help`,
      report: `Man jailed for threatening to kill a {mayor|judge}, court reporters say
Hate crimes against {Muslims|Jews} rose last year, the ministry reports
The league bans fans who chanted "{drown them|send them back}", officials said
Study: one in four {women|gay people} gets threats online
Police investigate a post that called disabled people {a burden|useless}`,
      figure: `I am going to kill this {presentation|level}, wish me luck
Die, you stupid {weeds|bugs}, my garden is mine
My legs are dead after that {hill|workout}
I hate {mosquitoes|coriander}, they should all disappear
This printer deserves to be thrown off a {cliff|roof}`,
      fiction: `The orc in my {game|novel} shouts death to all elves
In the film the {villain|count} says he will burn the village
Hamlet kills Polonius in act {three|III}, the class gasped
My dragon threatens the {knight|baker}: I will eat you with jam
"You shall die," says the {witch|giant}, and the children love it`,
      reclaimed: `Proud dyke on a {bike|tandem}, see you at Pride
As a queer {crip|nerd} I made this zine for us
We are fat, {happy|loud} and dancing, come to the body positive ball
Black women are {brilliant|leading}, happy birthday to my {mentor|aunt}
I am a {Muslim|Jewish} mum, a gamer and terrible at parking`,
      profession: `As a counsellor on the suicide line I hear "I want to die" {nightly|often}, please call us
I am a trauma nurse: gunshot, stabbing, {crash|fall}, all in one shift
I research hate speech against {migrants|women}, the data are hard to read
As a karate coach I teach you to {strike|kick} without anger
Exterminator here: rats and {roaches|moths}, we kill them humanely`,
    },
  },
};
