/**
 * Given names of which at least 97 in 100 bearers are of one sex, and which no country's list has for the other: folded to
 * a-z, in the order of the alphabet. Made by scripts/make-given-names.ts from two tables:
 * Over 400 lines: a table.
 *
 * - names on United States birth records, 1880 on, of 30 babies and more in their best years (Social Security
 *   Administration, public domain; by way of https://github.com/hackerb9/ssa-baby-names at 0b1a131, which counts the best year);
 * - popular given names by country (https://github.com/sigpwned/popular-names-by-country-dataset at eb62e13, CC0).
 */
export const FEMALE_NAMES = `
aada aadhira aadhya aadya aahana aaira aairah aalani aalayah aaleah aaleyah aalia aaliah aaliya aaliyah aaliyha
aalyah aalyiah aaminah aamira aamiyah aaniya aaniyah aanvi aanya aaradhya aaralyn aaralynn aaria aariah aariana
aarika aariyah aarna aarohi aarushi aarvi aarya aasha aashi aashna aashvi aasiyah aastha aavya aayat aayla
aayra abagail abagayle abbagail abbe abbey abbi abbie abbigail abbigale abbigayle abby abbygail abbygale
abbygayle abcde abegail abella abigail abigaile abigal abigale abigayle abilene abra abree abria abriana
abrianna abriella abrielle abril abygail abygale acacia acadia acelynn ada adabelle adaeze adah adalae adalee
adaleigh adalena adalene adaley adalia adaliah adalie adalin adalina adalind adaline adaly adalyn adalyne
adalynn adalynne adamari adamaris adamary adanna adara adaya addaline addalyn addalynn addeline addelyn
addelynn addie addilyn addilynn addisyn addley addysen addyson adela adelaida adelaide adelaine adele adeleine
adelena adelene adelia adelie adelin adelina adeline adelise adelita adella adelle adelyn adelyne adelynn
adelynne adena adeya adhara adhira adhya adia adilene adilyn adilynn adina adira adisen adisyn adithi aditi
adlee adleigh adline adora adrea adreana adreanna adriana adrianna adrianne adrielle adrienna adrienne adrina
adrionna adryana adryanna advika adya adysen adyson aela aelin aella aena aerabella aeriana aerianna aeriel
aerilyn aerith aesha aeva africa agatha agnes agness agustina ahaana ahana ahlam ahlani ahmya ahna ahniya ahri
ahsley ahtziri ahtziry ahuva aicha aida aide aidee aideliz aidsa aiesha aija aikaterini aila ailah ailani
ailany ailea ailee aileen ailene ailey aili ailish ailyn ailynn aimee aimie aina ainara aine ainhoa aino ainoha
ainslee ainsleigh ainsley ainslie aira airabella airiana airianna airyanna aisha aishah aishani aishia
aishwarya aisley aislin aisling aislinn aislyn aislynn aissa aissata aissatou aisyah aitana aitanna aithana
aiva aivah aixa aiya aiyana aiyanah aiyanna aiyla aiza aizah ajah ajanae ajaysia ajda ajia ajla akasha akayla
akeelah akeiba akiko akilah akirah akisha akiya akshara akshaya akshita akyra alahia alahna alahni alaia alaiah
alaiia alaila alaina alainah alaine alainna alaisha alaiya alaiyah alajah alana alanah alanda alandra alane
alani alania alanie alanis alanna alannah alanni alanoud alany alanys alara alasia alaska alauna alaura alaya
alayah alayia alayiah alayja alayjah alayla alaylah alayna alaynah alayne alaynna alaysha alayshia alaysia
alberta alberte albertha albertina albertine albina alda aldena aldona alea aleah aleaha alean aleana alease
aleasha alecia aleea aleeah aleece aleecia aleen aleena aleenah aleene aleesa aleesha aleeya aleeyah aleeza
aleia aleiah aleida aleigh aleigha aleina aleisha aleiya aleiyah alejandra alejandrina aleksandra alena alene
alenna alesa alesana alesandra alesha aleshia alesia alessa alessandra alessi alessia aleta aletha alethea
aletheia alethia aletta alexa alexah alexanderia alexandra alexandrea alexandria alexas alexcia alexia alexiah
alexiana alexsa alexsandra alexsia alexus alexxa alexxus alexya alexyss alexzandra alexzandria aleya aleyah
aleyda aleyna aleysha aleyza alfreda alfredia alia aliah aliana alianah alianna aliannah alica alice alicea
alicen alicia aliciana alicja alicyn alida aliene aliesha alina alinah alinda aline alinna alisa alise alisha
alishba alishia alisia alison alissa alissia alisson alisyn alita alitza alitzel alivea alivia aliviah alivya
alixandra alixandria aliya aliyah aliyana aliyanna aliza alizabeth alizee alizon allana allanah allayna alleah
allean allee alleen allegra alleigh allena allene allexis alli alliah alliana allianna allicia alline allisa
allisha allison allissa allisson allisyn alliyah allizon allura allure ally allyana allyanna allyce allysa
allyse allysen allysha allysia allyson allyssa allysson alma almeda almeta almira alnita aloha aloma alona
alonda alondra aloni alonna alora alta althea altovise aluna alura alvena alvera alverda alverna alverta alvina
alvira alya alyah alyana alyanna alyce alycia alydia alyia alyiah alyissa alyna alyne alynna alysa alyse alysha
alyshia alysia alyson alyssa alyssah alyssandra alysse alyssia alysson alyvia alyviah alyxandra alyxandria
alyza amada amahle amaia amaiah amaira amairani amairany amaiya amaiyah amal amalia amalie amamda amanada
amanda amara amarachi amarah amariana amarianna amaris amarissa amariya amariyah amarra amaryllis amaya amayah
amayra amayrani ambar amber amberlee amberley amberly amberlyn amberlynn ambra ambre ambree ambria ambrielle
ambrosia ambur amee ameena ameenah ameera ameerah ameila amelia ameliah ameliana amelie amelija amelja amellia
amelya amena amera ameria america amerie amesha amethyst amia amiah amie amiee amila amilah amilia amillia
amilliana amilya amina aminah aminata amira amiracle amirah amirrah amisha amity amiya amiyah ammy amna amora
amorah amoura amreen amrita amy amya amyah amyia amyiah amyjo amyla amylah amylia amyra amyrah ana anabela
anabell anabella anabelle anabia anacristina anaelle anagha anah anahi anahit anahy anai anaia anaira anaisa
anaisha anaiya anaiyah anajah anakaren analaya analeah analee analeigh anali analia analiah analicia analie
analiese analis analisa analise analiyah analiz anallely analucia analy analynn analyse analyssa anam anamaria
anamarie ananya anapaula anara anasia anasofia anastacia anastasia anastasija anastasiya anastazia anavictoria
anaya anayah anayeli anayely anayra andraya andreana andreanna andreea andreya andriana andrianna andromeda
androula ane anecia aneesa aneesah aneisha anela anesa anesha anessa anetra anette anevay angela angele angelea
angeleah angelee angeleena angelena angelene angelette angeli angelia angelic angelica angelie angelika
angeliki angelin angelina angeline angelique angelise angeliz angella angelle angelli angellica angellina
angelly angely angelyn angelyna angelynn angi angie angila angla anglea anglia ania aniah aniaya anica anice
aniela anifer anija anijah anika anilah anique anisa anisah anisha anissa anistyn anita anitra aniya aniyah
aniyla aniylah anja anjali anjanette anjeanette anjela anjelica anjelika anjelina anjolie anjuli ankita ann
anna annabel annabell annabella annabelle annabeth annaclaire annagrace annah annaka annalea annaleah annalee
annaleigh annali annalia annalicia annalie annaliese annalisa annalise annaliyah annaly annalyn annalynn
annalyse annamae annamaria annamarie annamay annarose annasophia annastasia anne anneka anneke annel anneliese
annelise annelle annemarie annett annetta annette annica annice annie annika annissa anniston annistyn annita
anniyah annmarie annora annslee annsley anny anohito anora anoushka anshika anslee ansleigh ansley antionette
antoinette antonella antonetta antonette antonia antonietta antonina antwanette anuhea anum anusha anushka anvi
anvika anvita anvitha anwita anya anyah anyeli anyia anyiah anyla anylah anyssa anzu aoife aolani aolanis
apollonia apple april aprille apryl aqsa aqueelah arabella arabelle araceli aracelis aracely araiya aralyn
aralynn arantxa arantza aranza araseli araya arayah arbadella arbutus arcelia ardelia ardella ardelle ardeth
ardyce ardyth areana areanna areej areli arelis arella arely aretha aretta arhianna ariabella ariadna ariadne
ariah ariahna arial ariana arianah ariane ariani arianna ariannah arianne arianni arianny ariany aribella arica
arieana arieanna ariela ariele ariella arielle arieonna arietta arihanna arika arina ariona arionna arisa
arisbeth arisha arissa arista ariya ariyah ariyana ariyanna ariyonna ariza arizbeth arlean arleen arlena arlene
arleta arleth arletha arlett arletta arlette arlinda arline arlisa arlyne arlys arma armanda armella armida
arminda armine arnelle arnetta arnita arohi arpi arria arriana arrianna arsema aruna arushi aruuke aruuzat
arvella arvilla arwa arwen aryah aryana aryanna aryia aryiah arynn aryonna aryssa asees asel asemahle asenath
ashaki ashantee ashanti ashanty ashari asharia ashaunti ashayla asheley ashely ashia ashira ashiya ashle ashlea
ashlee ashleen ashlei ashleigh ashley ashleyann ashli ashlie ashliegh ashlyn ashlynn ashlynne ashna ashonti
ashraqat ashunti ashya asia asilim asiya asja asley asma asmaa asmita assia assunta astoria astra astraea
astrid asucena asuna asusena asya atalia atalie atara atarah athalia athena athina athziri athziry atiana
atianna atiya atlanta atleigh atziri atziry aubreanna aubree aubrei aubreigh aubreyana aubri aubriana aubrianna
aubrie aubriee aubriel aubriella aubrielle aubrii aubryana aubryn audra audrea audreana audreanna audree audrey
audri audriana audrianna audrina audrinna audris audryna augustina aulani aulora auna aundria aune aunika aunna
aura aurea aurelia auria auriana aurianna aurie auriella aurielle aurora aurorah autum autumn ava avacyn
avagrace avah avalee avaleigh avalina avaline avalyn avalynn avamarie avanell avangeline avani avanna avantika
avaree avarie avarose avaya avayah ave aveah avelina aveline avelyn avelynn averie averly aveyah avia aviah
aviana avianna aviella avigail avika avila avina avionna avital aviva avleen avni avonlea avyana avyanna awa
awilda aya ayah ayako ayala ayalah ayana ayanah ayanna ayannah ayari ayda ayelen ayelet ayesha aygun ayiana
ayim ayisha ayla aylah aylani aylee ayleen aylin ayme aymee ayonna ayra ayrabella ayriana ayrianna ayse aysel
aysha aysia ayva ayvah ayzal ayzere azadeh azalea azaleah azalee azalia azaliah azara azaria azayla azeneth
azia aziya aziza azlyn azlynn azora azorakiara azra azriella azucena azula azura azuri azusena baani babette
baila baileigh bailie baillie baleigh baleria balinda bambi banesa barb barbara barbaraann barbare barbette
barbi barbie barbra basya batsheva baya bayarmaa bayla baylei bayleigh bayli bea beatrice beatris beatrix
beatriz beaulah beautiful bebe becca becki beckie becky belen belia belicia belinda bella belladonna bellah
bellamarie bellami bellarose bellatrix belle belva belynda benedita benelli benita berania berenice berenise
berkleigh berlinda berlynn berna bernadette bernadine bernardine berneice bernetta bernice berniece bernita
bernyce beronica berta bertha bertina bess besse bessie betania beth bethaney bethani bethanie bethann bethanne
bethany bethzy betina betsabe betsaida betsey betsy bette betti bettie bettina betty bettyann bettye bettyjane
bettyjo bettylou betzabeth betzaida betzy beula beulah beverlee beverly beverlyn bexlee bexleigh beyonce bianca
bianey bianka bibi bibiana biljana billiejo bina bindi binita bintou bionca biridiana birtha birtie bisera
bismah blaire blakeleigh blakely blakelyn blakelynn blanca blanche blanchie blenda blima blimy blossom bobbette
bobbi bobbiejo bobbijo bobette bobi bogdana boglarka bolormaa bonita bonna bonni bonnie bonnita borghild bracha
braeleigh braelynn brailee braleigh branda brande brandee brandi brandice brandie brandilyn brandy brandye
braya brayla braylee brayleigh braylie bre brea breah breahna breana breann breanna breannah breanne breasia
breauna breaunna brecklyn bree breeana breeann breeanna breelyn breelynn breena breezy breianna breleigh brena
brenda brenlee brenleigh brenna brennah brennley breona breonna brexlee breya breyana breyanna breyona breyonna
bria briah briahna briana brianca brianda brianna briannah brianne brianny briasia briauna briaunna briceida
bridget bridgett bridgette bridgit bridgitte bridney brie brieana brieann brieanna brieanne briel briella
brielle brienna brigette brigid brigit brigitte brihana brihanna brileigh brinda brinlee brinleigh brinley
brinna brinnley briona brionna brisa briseida briseis briseyda brisia brissa brissia bristal brita britani
britanie britanny britany brithany britiany britini britne britnee britney britni britnie britny britta
brittainy brittane brittanee brittaney brittani brittania brittanie brittanny brittany britteny brittiany
brittiney brittini brittiny brittnay brittne brittnee brittney brittni brittnie brittny brittyn brixlee briyana
briyanna briza brizeida brocha bronwyn brooke brookelyn brookelynn brooklyn brooklyne brooklynn brooklynne
bruchy bruna brunilda bryana bryanna bryanne bryelle bryleigh bryna bryndle brynlee brynleigh brynley brynli
brynlie brynn brynna brynne brynnlee brynnleigh brynnley bryonna brystal buelah buena buffie buffy bula bulah
buna burma bushra byanka cadee cadie cadynce caeley caeli caelyn caelynn caia caila cailee caileigh cailey
cailyn cailynn caira caitlan caitlen caitlin caitlyn caitlynn cala calandra calani caleah calee caleigh cali
calia caliana calianna calie calina calise calissa calista caliyah calla callee calleigh calley calli callia
callie calliope callista cally calypso calysta camala camaya cambree cambri cambria cambrie cambry camela
camelia camellia cami camia camie camila camilla camille camillia camisha camiya camiyah cammi cammy camora
camreigh camri camya cana candace candance candee candelaria candi candice candida candie candis candise candra
candy candyce canisha capitola capri cara carah caraline caralyn caren caress caressa caresse cari caridad
carie carina carisa carissa carita carla carleen carleigh carlena carlene carletta carlette carley carli
carlina carlisa carlisha carlita carlota carlotta carly carlye carma carmela carmelina carmelita carmella
carmen carmina carmyn carol carolann carolanne carole carolee carolene carolin carolina caroline carolyn
carolyne carolynn carolynne carri carrie carrieann carrisa carrissa cartina carylon caryn carys casandra casara
casaundra casi casie casimira casondra cassadee cassandr cassandra cassandre cassaundra cassi cassia cassidee
cassidi cassidie cassie cassondra cassy catalaya cataleya catalia catalina catarina cate catelyn catelynn
catera caterina catharine catherin catherine catheryn cathey cathi cathie cathleen cathlene cathrine cathryn
cathy catie catina catlyn catrice catrina catriona cattaleya cattleya caydance cayla caylee cayleigh cayley
caylie ceaira ceanna ceara cecelia cecile cecilia cecily ceil ceirra celena celene celest celesta celeste
celestia celestina celia celina celinda celine celisse cennet cera cerena cerenity cerina cerissa cesia cesilia
chaeli champagne chana chanae chanda chandelle chandni chandra chanee chanel chanell chanelle chania chanice
chaniqua chanise chaniya channel chanta chantae chantal chantalle chantay chante chantel chantelle chany
chaquita chara chardae charday charde chardonnay charelle chari charice charise charisma charissa charisse
charita charity charla charlayne charlean charlee charleen charleigh charlena charlene charlesetta charletta
charlette charli charline charlisa charlise charlize charlotte charlsie charlyn charlyne charmain charmaine
charmane charmayne charmin charnae charnele charnell charnelle charnissa charolette charvi charyl chasidy
chasity chassidy chassity chastelin chastelyn chastidy chastity chaundra chaunte chava chavonne chavy chaya
chayla chedeline cheetara chela chelby chelcee chelci chelcie chelsa chelsae chelse chelsea chelsee chelsey
chelsi chelsia chelsie chelsy chenelle chenoa chera chere cheree cherell cherelle cherese cheri cherice cherie
cherilyn cherise cherish cherisse cherita cherly cherlyn cherrell cherrelle cherri cherrie cherry cherryl chery
cheryl cherylann cheryle cherylene cheryll chevonne cheyann cheyanna cheyanne cheyenna cheyenne chiamaka
chianne chiara chimamanda chimene chimere china chioma chiquita chisa chivon chiyoko chloe chloee chloey chloie
chole chrisette chrissa chrissie chrissy christa christabel christal christeen christel christelle christena
christene christi christiana christianna christianne christie christina christine christinia christy chrystal
chrystie chrystina chyann chyanne chyla chyna chynna ciana ciani cianna cianni ciara ciarah ciarra cicely
cicily cieara cielo cienna ciera cierra cierrah ciji cinda cindee cindi cindie cindra cindy cing cinnamon
cinthia cinthya cintia cirilla citlali citlalli citlally citlaly claira claire clara clarabelle claretha
claretta claribel clarice clarinda clarine clarisa clarissa clarisse clarita clarity classie claudette claudia
claudine cleda clella clementina clementine cleola cleona cleopatra cleora cleta cloe cloey cloie clora
clorinda clotilde clover coco coleen colene coletta colette colleen collene collette collyns concepcion
concetta concha conchetta conchita congetta conni connie constance constanza consuela consuella contessa
contina cookie cora corah coraima coralee coralie coraline coralyn coralynn cordelia cordia corean coreen
corena corene coretta corina corine corinn corinna corinne corinthia corissa cornelia corrina corrine corrinne
corryn cortana cortina cortnee cortni cortnie coryn corynn cosette cosima cotina courteney courtlynn courtni
courtnie creola cresta criselda crisol crissie crissy crista cristal cristel cristi cristiana cristie cristina
cristine cristy crysta crystal crystalyn crystel crystina crystle cutina cybil cybill cyd cydnee cydni cylie
cymone cynda cyndal cyndee cyndi cyndie cyndy cynthia cyra cyrstal dacey dacia daeja daejah daenerys daesha
daffne dafne dagmar dagny dahlia dahlila daiana daija daijah daila daira daisey daisha daisia daisy daizy daja
dajanae dajia dakayla dalal dalaney dalani dalary dalayza dalena dalene dalett daleysa daleyza dalia daliah
dalila dalilah daliyah dallana dalyla dalylah damara damaya damia damiana damita damiya damiyah damya danae
danah danasia danay danaya daneen daneisha danelly danely danesha danetta danette dania daniah danica daniela
daniella danielle danika danille danine daniqua danise danisha danita danitra danity danitza daniya daniyah
danna dannette dannica dannielle dannika danyka danyla daphine daphne daphney daphnie darah darbi darci darcie
daria dariah dariana darianna dariela darielle darienne darija darina dariya dariyah darla darlean darleen
darlena darlene darleth darline darlyne darnesha darnisha darrah darta darya dasha dashanti dashia dasia datra
dava davia daviana davianna davina davionna davita davonna dawn dawna dawne dawnette dawnmarie daya dayami
dayana dayanara dayani dayanira dayanna dayatra dayelin dayja dayjah dayla dayleen dayna dayonna dayra daysha
daysi daysia dazhane dazia deadra deaja deajah deana deandria deangela deann deanna deanne dearra deasha deasia
deatrice deb debanhi debara debbi debbie debborah debbra debby debera deberah debi debie debora deborah
deboraha deborha deborra deborrah debra debrah debroah dede dedra dedria deeann deeanna deedee deedra deema
deena deetta deetya defne deidra deidre deija deirdra deirdre deisi deisy deitra deja dejah dejanae dejanira
delaina delainey delana delaney delanie delany delayna delaynie delayza delbra delcie delena delene delfina
delia deliah delicia delight delila delilah delina delinda delisa delisha della delois deloise delora deloras
delores delories deloris delorise delorse delpha delphia delphine delsie delyla delylah demi demitria demiyah
demonica demya dena denae denasia denean denee deneen deneisha denene denese denesha deneshia denetra denette
denia denice deniece denielle denine denisa denise denisha denisse denita denitra deniya deniyah denna denyse
deona dereona derica derrica derricka desarae desaray desaree deserae deseray deseree deserie deshanna deshanti
desirae desiray desirea desiree despina desree dessa destanee destani destanie destany desteny destinee
destiney destini destinie destiny destyne destynee destyni detra devany devera devina devona devonna devora
devorah devra dewanda dewanna deyanira deyonna deysi dezarae dezaray dezirae deziray dezire deziree dhia dhriti
diahann diamonique diana diandra diane diania diann dianna dianne diara dicie diedra diedre dierdre dierra
dietra dimitra dimple dina dinah dineen diona dionna dionne disha divina divinity dixie diya djeneba djuana
djuna docia dodie doha dola dollie dolly dolores doloris domenica dominica dona donella donesha donetta donette
donia donika donisha donita donna donnalee donnamarie donnetta donnette donzella dora dorathy dorcas doreatha
doree doreen dorena dorene doretha dorethea doretta dori doria dorina dorinda dorine doris dorita dorla dorotha
dorothe dorothea dorothey dorothie dorothy dorraine dorrie dortha dorthea dorthey dorthy dottie dotty dovie
dragana draya drea dreama drema drena drenda dreya drucilla drusilla dua duana dulce dulcemaria dulcey dulcie
dunja durinda dwana dyana dyann dyanna dyanne dynasti eabha earlean earleen earlene earline earnestine ebone
ebonee eboney eboni ebonie ebony ecrin eda edelyn edith edna edra edrie edwina edyth edythe eesha eevee eevi
effie ehlani eila eileen eileene eilene eiley eilish eimy eira eisha eiza ekaterina ela elah elaina elaine
elana elani elanie elanor elantra elara elaya elayah elayna elayne elberta elda eldana eldora eleana eleanor
eleanora eleanore elease electa electra eleen eleina elektra elena elene eleni elenor elenora elenore eleonora
eleonore elexa elexia elexis elexus eleyna elfreda elfrieda eliana elianah eliani elianis elianna elianny
eliany elicia elida elide eliette elif elika elina elinor elinore eliora elisa elisabet elisabeth elise
elisheva elishia elisia eliska elissa elivia eliyana eliyanah eliza elizabella elizabet elizabeth elizaveta
elizebeth elke ella ellagrace ellah ellaina ellamae ellamarie ellanor ellanora ellanore ellarae ellarie
ellarose ellasyn elle elleanor ellee elleigh ellen ellena ellene elleri ellerie elli ellia elliana ellianna
ellie ellieana ellieanna elliemae elliette ellin ellinor ellise ellissa ellisyn elloise ellora ellorie ellory
ellouise ellowyn elly ellyana ellyanna ellyn ellyse ellyson elmira elna elnor elnora elodia elodie eloisa
eloise elona elonda elora elouise elowen elowyn elsa elsie elspeth elsy elta elvera elvina elvira elwanda
elyana elyanna elynn elysa elyse elyssa elysse elyza elyzabeth ema emalee emaleigh emalie emaline emaly emalyn
emalynn emarie ember emberlee emberleigh emberley emberly emberlyn emberlynn embla emelda emeli emelia emelie
emelin emelina emeline emely emelyn emeraude emerie emerly emersyn emersynn emi emilce emilee emileigh emiley
emili emilia emiliana emilie emilija emiliya emilly emily emilyann emilyn emilynn emina emine emiyah emma
emmagrace emmah emmalee emmaleigh emmalie emmalin emmalina emmaline emmaly emmalyn emmalynn emmanuela
emmanuella emmarie emmarose emme emmelia emmeline emmely emmelyn emmersyn emmi emmie emmily emmilyn emmy
emmylou emogene emoree emorie empress emrie emy emya emylee ena endia enedina enid eniya eniyah enjoli enola
enriqueta enslee ensley enya enzley eola eowyn epiphany erendira eriana erianna erica ericca ericka erielle
erika erikah erikka erin erina erla erlene erlinda erline erma ermelinda erminia erna ernestina ernestine eryka
erykah erynn esabella esha eshaal eshal esma esmae esmay esme esmee esmeralda esperanza essence estefana
estefani estefania estefanie estefany estela estella estelle estephanie estephany esther estrella estrellita
esty eternity etha ethel ethelda ethelene ethelyn ethlyn ethyl etta ettie etty eudora eugena eugenia eugenie
eula eulah eulalia euna eunice eva evah evalee evaleigh evalena evalina evaline evaluna evalyn evalynn evamarie
evana evangelia evangelina evangeline evangelyn evanna evany eve evee evelena evelene evelia evelin evelina
eveline evelyn evelyne evelynn evelynne everlee everleigh everlena everley everli everlie everly everlyn
everlynn evette evey evia eviana evianna evie evita evlyn evolet evonne evony evy eydie eylul ezabella ezlyn
ezlynn ezmae fabiana fabienne fae faiga faigy fairy faith faithe faithlyn faithlynn faiza fajr falana falicia
falisha fallyn falyn falynn fanchon fancy fannie fanny fanta fantasia fara farah faren farida farrah farzana
fatemeh fatemehzahra fatima fatimah fatma fatou fatoumata fatuma faustina faviola fawn faye fayetta fayth
faythe feather felecia felica felicia felicita felicitas felicity felipa felisa felisha felita fern fernanda
fernande ferne fia fiadh filomena finleigh fiona fionna fiorella fiza flavia fleta flo flonnie flora florance
floreine florence florencia florene floretta floria floriene florinda florine florrie flossie floye fonda
fontella fozia fraidy francene frances francesca franchesca francheska francina francine francisca freda fredda
frederica fredericka fredia fredricka freeda freida freja freya freyja frida frieda frimet fumiko gabija
gabriela gabriella gabrielle gabryella gabryelle gaia gail gaila gala galia galilea galilee gamalat gamila gao
gardenia garnetta garnette gauri gayane gaye gayla gaylene gaynelle gearldine geena gelila gema gemma gena
genavieve genea genell genelle genese genessis genesys geneva genevia genevie genevieve genevive genia genice
genine genise genisis genna gennesis gennifer genny genoveva georgann georganna georganne georgeann georgeanna
georgeanne georgene georgetta georgette georgia georgiana georgiann georgianna georgianne georgina georgine
geovanna geraldean geraldene geraldine geralyn geralynn gerda geri gerianne gerilyn gertha gertie gertrude gia
giabella giada giana gianella gianna giannah giavana giavanna giavonna gidget gigi gilda gillian gimena gina
ginamarie ginette ginevra ginger ginnie ginny gionna giorgia giovana giovanna girl gisel gisela gisele gisell
gisella giselle gissel gissele gissell gisselle gita gittel gitty giulia giuliana giulianna giulietta
giuseppina gizella gizelle gladyce gladys glena glenda glendora glenice glenna glennda glinda gloria gloriana
glynda glynis glynnis goddess gogo golda goldia goldie goldy googoosh gordana grace graceann graceanne gracee
gracelyn gracelynn gracelynne gracey graceyn graci gracia gracie graciela graciella gracy graelyn grayce
graycee graycie grecia gredmarie greenlee greidy greidys greta gretchen gretel gretta grettel greydis gricel
gricelda griselda gudrun guiliana guillermina guinevere gunay gunel gurleen gurun gwen gwenda gwendalyn
gwendolen gwendolyn gwendolynn gweneth gwenevere gwenivere gwenn gwenyth gwyneth gypsy habiba hadasa hadassa
hadassah haddie hadeel hadia hadicha hadiya hadlee hadleigh hadley hadlie haelyn haelynn haeun hafsa hafsah
hailea hailee haileigh hailey haili hailie haille hailley haillie haily hailyn haislee haisley haizlee haizley
hajar halee halei haleigh haley hali halia halie halima halina halle hallee halli hana hanah haneen hang hania
haniya hanna hannah hanni hannia hansika hareem harini harlean harleen harlei harleigh harlene harli harlynn
harmonee harmoney harmoni harmonie harmonii harmony harolyn harper harriet harriett harriette haruko haruna
haset hasini hasmik hasnaa hasset hatice hattie havana havanna havilah hawa haya hayat haydee hayle haylea
haylee haylei hayleigh hayley hayli haylie hayoon hayzel hayzlee hazel hazelee hazeleigh hazelle hazely
hazelynn hazley heather heaven heavenlee heavenly heavyn heba hedwig hedy heide heidi heidy heikapu heily
heiress helaina helaine helen helena helene helga hellen helma helmi helyn henlee henleigh henna henretta
henrietta henriette hera heran herlinda herma hermelinda hermina hermine herminia hermione hertha hessa hettie
heydi hiba hibah hiedi hilarie hilda hildegard hildegarde hildur hildy hiliana hillari hillarie hillary hilma
himari hina hinano hinata hinda hindy hira hisako hjrdis hoda holli holly hollyann hollyn honesti honesty honey
hoorain hope hortencia hortense hortensia hosanna hosna hosniya huda hulda huldah huntleigh huong hur husna
hussa hydeia hydia iana ianna iasia iben ibeth icelynn ichun icie ida idabelle idalia idalis idaly idamae
idania idella idelle idy ieasha ieisha iesha ieshia ignacia ila ilah ilana ilani ilaria ilda ilean ileana ileen
ilene iliana ilianna illa illeana illiana illyana ilona ilsa ilse ily ilyana ilyssa ima imagene imelda imene
iminathi imogen imogene imona imoni ina inaaya inara inaya inayah inci india indica indira indya inell ines
inessa inez infiniti inga inge ingeborg inger ingrid inis iniya ioanna iola iona ione iqra irania irasema irati
ireland irelyn irelynn irena irene irha iriana iridiana irina irine iris irlanda irma irmalee isabel isabela
isabell isabella isabellah isabelle isadora isaura isel isela isha ishani ishanvi ishika ishita isidora isis
isla islande islay isobel israa issabella isyss italia itati itzayana itzel iva ivaana ivalu ivana ivanka
ivanna ivee ivelisse iveth ivette ivy ivyana ivyanna ivyonna ivyrose ixchel iyana iyanah iyania iyanla iyanna
iyannah iyla iylah iyona iyonna iysis izabel izabela izabell izabella izabellah izabelle izaro izetta izola
izora izzabella izzabelle jabria jacalyn jacara jacelyn jacelynn jaci jacie jacinda jacinta jackee jackelin
jackeline jackelyn jacki jacklyn jacklynn jackqueline jackquline jaclyn jaclynn jacqlyn jacqualine jacqualyn
jacquelene jacqueli jacquelin jacqueline jacquely jacquelyn jacquelyne jacquelynn jacquetta jacquie jacquline
jacqulyn jada jadah jadalyn jadalynn jade jadelyn jadelynn jadzia jaeda jaela jaelah jaelani jaelee jaelene
jaeliana jaelle jaelynn jaelynne jahaira jahniya jahzara jaia jaicee jaida jaidah jaide jaila jailah jailani
jailee jaileen jailene jailine jailyne jaimi jaina jaiya jaiyana jakara jakayla jakaylah jakelin jakeline
jakelyn jakeria jakhia jakia jakira jakiya jakiyah jakya jakyla jakyra jala jalaya jalayah jalea jaleah jalee
jaleesa jaleigh jaleigha jalena jalesa jalessa jaley jaleyah jalia jalicia jalina jalisa jalisha jalissa jaliya
jaliyah jalyssa jamaiya jamariah jamaya jamecia jameela jameelah jameisha jameka jamela jamelia jameria jamese
jamesha jameshia jamesia jamia jamica jamielee jamika jamila jamilet jamileth jamilex jamilla jamillah jamira
jamirah jamisha jamiya jamiyah jamya jamyah jamyia jamyiah jamyla jamyra jana janae janaiya janalee janasia
janay janaya janayah janaye jane janea janean janeen janel janelis janell janella janelle janelly janely janene
janese janesha janessa janet janeth janett janetta janette janey jania janiah janice janie janiece janielle
janika janina janine janiqua janira janis janise janisha janita janith janiya janiyah janiyla janna jannah
jannat jannell jannelle jannet jannette janney jannice jannie jannifer jannine january janya janyah janyce
janyia janyiah janyla janylah jaquana jaquelin jaqueline jaquelyn jaquetta jaquita jarely jaretzi jaretzy
jaritza jaselle jashanti jasimine jasleen jaslene jaslin jasline jaslyn jaslyne jaslynn jasma jasmeen jasmin
jasmina jasmine jasmyn jasmyne jassmine jatavia jatziri jatziry jaunita javeah javia javonna jayah jayana
jayani jayanna jayci jaycie jayda jaydah jaydy jayla jaylah jaylanie jaylean jaylee jayleen jayleigh jaylene
jayli jayliana jaylie jaylynne jayna jayne jaynie jayonna jaysa jazara jazaria jazariah jazell jazelle jazira
jaziya jazleen jazlene jazlin jazlyn jazlyne jazlynn jazlynne jazmin jazmine jazmyn jazmyne jazmynn jazsmin
jazzelle jazzlyn jazzlynn jazzmen jazzmin jazzmine jazzmyn jeana jeaneen jeanelle jeanene jeanett jeanetta
jeanette jeanice jeanie jeanine jeanmarie jeanna jeanne jeannetta jeannette jeannie jeannine jehilyn jeimy
jelena jelisa jelissa jemima jemimah jemma jena jenae jenah jenai jenaiah jenalee jenascia jenavieve jenaya
jenea jenean jenee jeneen jenell jenelle jenessa jenette jenevieve jeni jeniah jenica jenice jenicka jenifer
jeniffer jenika jenilee jenin jenine jenise jeniya jeniyah jenna jennafer jennah jennalee jennavecia jennavieve
jennefer jennell jennelle jennessa jennette jenni jennica jennie jennifer jenniffer jennifier jennika jennilee
jennine jennipher jenny jennyfer jeraldine jerelyn jeri jerica jericka jerika jerilyn jerilynn jerlene jerline
jermya jerolyn jerri jerrica jerrika jerrilyn jerrilynn jersi jersie jerusha jerzi jerzie jesenia jesica jesika
jeslyn jessa jessalyn jessalynn jesscia jesseca jesselyn jessenia jessia jessica jessicca jessika jesslyn
jesslynn jessyca jessyka jesusa jesusita jetta jewelia jezabel jezebel jezelle jhane jhene jhoana jia jiana
jianna jil jilian jill jillene jillian jimena jina jisela jiselle jissel jiya jiyoo jizelle jnaya joan joana
joane joanie joann joanna joanne joannie jobeth jobina jocelin joceline jocell jocelyn jocelyne jocelynn
jocelynne joclyn jodell jodene jodi jodine joeann joelene joella joellen joellyn joely joelyn joetta joette
johana johanna johannah johanne johnae johnesha johnetta johnette johnisha johnna johnsie joi joia jolanda
jolee joleen joleigh jolena jolene jolette joli jolie jolina jolinda joline jolisa jolyn jolynn jonae jonetta
jonette joni jonisha jonita jonna jordana jordanna jordanne joretta jorgia jori jorja josabet josabeth josalyn
josalynn joscelin joscelyn josee josefa joselin joseline joselyn joselyne joselynn josephina josephine josette
joshlynn josi josie josiephine josilyn joslyn joslynn jossalyn josselin josseline josselyn josslyn josslynn
jouri journee journei journi journii joury jovana jovanna jovie joy joya joyanna joyanne joyce joycelyn joyel
joyell joyelle jozie jozlyn jozlynn juana juanita jubilee judee judeline judi judie judith judy judyth julee
julene juli julia juliana juliane julianna julianne julie julieana julieann julieanna julieanne juliet julieta
julieth juliett julietta juliette julija julisa julissa juliza julyssa june junia juniper junita jurnee justina
justyne juvia jyl kaaren kaari kaavya kabita kabrina kacie kadedra kadee kadeidra kadeisha kadeja kadejah
kadesha kadeshia kadi kadiatou kadie kadience kadija kadijah kadince kadisha kady kaela kaelah kaelani kaelee
kaeleigh kaeley kaeli kaelie kaely kaelyn kaelynn kaetlyn kahla kahlia kaia kaiah kaida kaidance kaija kaila
kailah kailani kailany kailea kailee kailei kaileigh kailey kailie kaily kailyn kailynn kaina kaira kaisha
kaislee kaisley kaitlan kaitlen kaitlin kaitlyn kaitlynn kaitlynne kaity kaiyah kaizlee kaizley kajal kala
kalah kalaya kalayah kalea kaleah kaleen kaleena kaleesi kaleia kaleigh kaleigha kalena kalene kaley kaleyah
kalia kaliah kaliana kalie kalila kalilah kalina kalise kalisha kalissa kalista kaliya kaliyah kallee kalleigh
kalley kalli kallie kalliope kallista kalyssa kalysta kama kamaiyah kamala kamaria kamaya kamber kambree kambri
kambria kambrie kambry kamea kameelah kameka kamela kamesha kami kamia kamiah kamie kamika kamila kamilah
kamile kamilla kamille kamira kamisha kamiya kamiyah kammy kamora kamorah kamri kamya kamyah kamyia kamyla
kamyra kandace kandi kandice kandie kandis kandra kandy kandyce kaneesha kaneisha kanesha kaneshia kania kaniah
kanika kanisha kaniya kaniyah kanyla kaoir kara karah karalee karaline karalyn karalynn kareema kareena karely
karena karenna karess karessa kariah kariana kariann karianne karie karilyn karima karime karin karina karine
karinna karis karisa karishma karisma karissa karizma karla karlee karleen karleigh karlene karley karli karlie
karly karmella karmen karmin karmyn karole karolina karoline karolyn karra karrah karren karri karrie karrigan
karyl karyme karyn karyna karys karyssa kasandra kasara kasaundra kasha kashia kashlyn kashlynn kashvi kasia
kasidy kasie kasondra kassandra kassaundra kassi kassidee kassidi kassidy kassie kassondra kassy katalaya
kataleya katalia katalina katalyna katana katara katarina katarzyna katasha kate katee kateland katelin katelyn
katelyne katelynn katelynne katera kateri katerin katerina katerine katey kathaleen katharina katharine
katharyn kathe katheleen katherin katherina katherine kathern katheryn katheryne kathey kathi kathia kathie
kathleen kathleene kathlene kathlyn kathrin kathrine kathryn kathryne kathy kathya kathyrn kati katia katiana
katie katilyn katina katiria katisha katja katla katlyn katlynn katniss katrena katrice katrin katrina katrinia
katryna kattaleia kattaleya kattie katty katy katya kaula kavita kawana kawanda kawanna kayah kayana kayanna
kaybree kaycie kayda kaydance kaydee kaydince kayla kaylah kaylana kaylani kaylanie kaylea kayleah kaylee
kayleen kaylei kayleigh kaylene kayley kayli kaylia kayliana kaylie kaylina kaylinn kayloni kayly kaylyn
kaylynn kaysha kaysie kaytlin kaytlyn kaytlynn kazia kazuko keaira keairra keana keandrea keanna keara kearra
kearsten kearstin keasha keasia kebrina kecia kedra keela keelee keeleigh keeley keeli keelie keely keenya
keera keesha keeva kehlani keia keiana keianna keiara keidy keiko keila keilah keilana keilani keilany keilee
keiley keili keilly keily keiona keionna keira keirah keirra keirsten keirstin keiry keisa keisha keisi keisy
keitha kela kelcee kelci keleigh kelia kelis kelise kellee kelleen kelli kellianne kellie kellsey kellsie
kellyann kellye kelsea kelsee kelsey kelsi kelsie kemberly kemiyah kemora kemya kenadee kenadi kenadie kenady
kenda kendalyn kendalynn kendra kendria kenedi keneisha kenesha keneshia kenia kenisha keniya keniyah kenleigh
kenli kenlie kenna kennadee kennadi kennadie kennady kennedi kennedie kennetha kennia kennisha kennya kensi
kensie kenslee kenslei kensleigh kensley kensli kenslie kenyah kenza kenzee kenzi kenzie kenzington kenzlee
kenzleigh kenzley kenzlie keonna keosha kera keren kerensa keri keriann kerianne kerigan kerra kerri kerriann
kerrie kersten kerstin kerstyn kesha keshawna keshia kesia ketara keturah ketzaly keva kevina keya keyaira
keyana keyanna keyara keyasia keyera keyla keylani keylee keyli keyly keyona keyonna keyosha keyra keyri keysha
keyshia kezia khadeja khadejah khadija khadijah khadije khadijha khaila khalani khaleesi khalessi khaliah
khalilah khaliya khaliyah khamila khara kharma khawla khayla khelani kherington khia khiana khloe khloee khloey
khloie khongordzol khristina khristine khushi khya khyla khylee khylie kiaira kiana kiandra kianna kiara kiarah
kiarra kiauna kiaya kieara kiele kiely kiera kierra kierstan kiersten kierstin kierstyn kiesha kilee kileigh
kilynn kimara kimaya kimbella kimberely kimberle kimberlee kimberley kimberli kimberlie kimberlin kimberly
kimberlyn kimberlynn kimbley kimbra kimerly kimiko kimora kimorah kimya kina kindra kinlee kinleigh kinley
kinnley kinslee kinsleigh kinsley kinslie kinzey kinzie kinzlee kinzleigh kinzley kiona kionna kira kirah kiri
kirra kirsten kirsti kirstie kirstin kirsty kirstyn kisa kisha kissie kissy kitana kittie kitty kiyah kiyana
kiyanna kiyara kiyoko kizmet kizzie kizzy klaire klani klara klarissa klaudia klea kloe kloee kloey kloie
klover klynn kolleen kollyns komal konnie konstantina konul kora korah koraima koral koraline korina korinne
korra kortnee kortni kortnie kourtnee kourtni kourtnie kresta krisalyn krisha krisinda krislyn krislynn krissa
krissi krissie krissy krista kristal kriste kristeen kristel kristen kristena kristene kristi kristiana
kristianna kristie kristin kristina kristine kristle kristy kristyn kristyna kriti krizia krupa krysta krystal
krystan krystel krysten krysti krystie krystin krystina krystine krystle krystyn krystyna ksenia ksenija kyaira
kyana kyanna kyara kyarra kyasia kyera kyesha kyia kyla kylah kylani kylea kyleah kylee kyleen kylei kyleigh
kylene kyli kylia kylie kyliee kyliegh kymber kymberlee kymberli kymberly kymora kyna kyndra kynlee kynleigh
kynley kynli kynlie kynnedi kynnedy kynslee kynsleigh kynsley kynslie kynzie kynzlee kynzleigh kyomi kyra kyrah
kyria kyriaki kyrielle kyrsten kyrstin kysha laasya labria lacee lacey lachandra lachelle laci lacie lacinda
lacosta lacresha lacretia ladaisha ladasha ladawn ladeana ladeja ladonna lady laela laelah laelynn lafonda
lafondra lahna lahoma laia laiba laiklyn laila lailah lailani laina lainee lainey lainie laisa laisha laiya
laiyah laiza lajuana lakayla lakecia lakeesha lakeia lakeisha lakeitha lakely lakelynn lakendra lakenya lakesha
lakeshia lakesia laketa lakeya lakeysha lakia lakiesha lakisa lakisha lakishia lakita lakiya lakshmi lakynn
lala lalena lalita lamanda lamaria lamaya lamees lameka lamesha lamia lamiah lamija lamika lamiya lamiyah lamya
lana lanae lanah lanaya landri landrie lanee laneisha lanelle lanesha lanetta lanette laney lania laniah lanie
lanika lanisha lanita laniya laniyah lanna lanora lanya lanyah laporcha laporsha laquana laquanda laquandra
laquasha laquesha laquetta laquisha laquita laquitta lara larae laraine laree lareen lareina larhonda lariah
larisa larissa larita lariyah larkyn laronda larraine laryssa lasandra lasasha lasha lashae lashana lashanda
lashandra lashanna lashanta lashanti lashauna lashaunda lashaundra lashawna lashawnda lashea lasheena lashell
lashelle lashona lashonda lashondra lashunda lashundra lasondra lasonia lasonja lasonya lassie lasya latania
latanya latara latarsha latasha latashia latasia latausha latavia lataya lateasha lateefah lateisha latesha
lateshia latia laticia latifa latifah latina latisa latisha latishia latitia latoia latonia latonja latonya
latora latoria latorya latosha latoshia latoya latoyia latrece latrenda latresa latrese latresha latrica
latrice latricia latrina latrisha launa laura laural lauralee lauran laure lauree laureen lauren laurene
lauretta laurette lauri laurie laurieann laurinda laurine lauryn laurynn lavada laveah lavena lavender lavenia
lavera laverna laveta lavetta lavina lavinia lavita lavona lavonda lavonia lavonna lavonne lavren lawana
lawanda lawanna laya layah layal layan layana layani layanna laycee layla laylah laylani layloni layna laynee
layni laynie laysha lazaria lea leaann leah leala leana leandra leann leanna leanne leanore leasa leasia leatha
leatrice lecia leda leeah leeana leeann leeanna leeanne leela leelah leen leena leesa leesha leeya leeyah leeza
legacie lehlani leia leiah leiana leiani leianna leidy leigha leighann leighanna leighanne leighla leila leilah
leilana leilani leilanie leilanni leilany leilene leina leisa leisha leja lejla lekeisha lekesha lekeshia
lekisha lela lelah lelani lelia leliana lella lena lenda lenette leni lenita lenna lenora lenore leocadia leola
leoma leona leonarda leonela leonia leonie leonna leonor leonora leonore leontine leora leota lera lesa lesedi
lesha leshia lesia lesli leslieann lesly leslye lessly leta letha leticia letisha letisia letitia letti lettie
letty leva lexa lexi lexia lexie lexy leya leyah leyla leylah leylani leyna lezlie lezly lia liah liana liane
liani lianna lianne liara liba libbie libby liberty libra licia lida liddie lidia lielle liepa liesel liesl
lihua lila lilah lilee lili lilia lilian liliana liliane liliann lilianna lilianne lilibeth lilie lilien lilit
lilith liliya lilja lilla lillee lilley lilli lillia lillian lilliana lilliann lillianna lillianne lillie
lillith lilly lillyan lillyana lillyann lillyanna lillyanne lilo lilou lily lilya lilyan lilyana lilyanah
lilyann lilyanna lilyanne lilyrose lina linda lindalee lindi lindsay lindsey lindsi lindsie linette linnea
linnette linsay liora lira lisa lisaann lisabeth lisakhanya lisamarie lisandra lisania lisbet lisbeth lise
liset liseth lisette lisha lissa lissandra lisset lisseth lissette lissie lita litzi litzy liv lively livi
livia liviana livie livvy livy liya liyah liyana liz liza lizabeth lizania lizanne lizbet lizbeth lizet lizeth
lizett lizette lizmarie lizzet lizzette lizzie lizzy ljiljana lluvia loan lois lola lolita lona londa londyn
londynn loni lonna lora loralee loralei loralie lorayne lore loreal lorean loreen lorelai lorelei lorena
lorenda lorene loreta loretha loretta lorette lori loria loriann lorianne lorie lorilee lorina lorinda lorine
lorissa lorita lorna lorra lorraine lorrayne lorre lorretta lorri lorrie loryn lotoya lottie louann louanna
louanne louella louetta louisa louise loukisha louna loura lourdes lourie louvenia lovelie lovella lovely
lovelyn lovina ltanya lua luana luann luanna luanne luberta lubertha lucerito luci lucia luciana lucianna lucie
luciel lucienne lucija lucila lucile lucille lucina lucinda lucrecia lucretia lucy ludovica luella luetta luisa
luisana luiza lujain lukne lula lulu lulwa luna lunabelle lunna lupita lur lura lurene lurlene lurline lusine
lutie lutricia luvenia luzmaria lya lyah lyana lyanna lyanne lydia lyla lylah lyllian lyn lyna lynae lynda
lyndee lyndi lyndia lyndsay lyndsey lyndsi lyndsie lyndsy lynelle lynetta lynette lynlee lynleigh lynley lynna
lynnda lynne lynnea lynnette lynnlee lynnleigh lynnsey lynsey lynsi lynsie lynzee lynzie lyra lyrica lysa
lysette lyssa lyvia lyza maahi maanvi mabel mabell mabelle mable macayla macee macenzie macey machaela machell
machelle maci macie mackayla mackenzee mackynzie macy madalene madalin madaline madalyn madalyne madalynn
madalynne maddalena maddalyn maddelyn maddi maddie maddilyn maddilynn maddisen maddison maddisyn maddy maddyson
madelaine madeleine madelene madelin madeline madelis madelon madelyn madelyne madelynn madelynne madge madie
madigan madilyn madilynn madilynne madina madisen madison madisson madisyn madlyn madolyn madonna madylin
madysen madysin madyson mae maebell maebelle maebry maegan maegen maeghan maelani maelee maeleigh maeli maelie
maelle maelyn maelynn maeva maeve maevyn mafalda magaby magaly magan magda magdalen magdalena magdalene
magdaline magdalyn magen maggi maggie maghan magnolia maha mahala mahalia mahayla mahek mahika mahima mahina
mahira mahlani mahlia mahnoor mahogany mahsa maia maiah maida maija maila mailani maile mailee mailen mailey
maili maily mailyn maimouna maira mairead mairin maisey maisha maisie maisy maite maiya maiyah maizee maizey
maizie maizy maja majorie makaela makaila makailah makaiya makala makalah makalia makaya makayla makaylah
makaylee makaylin makeba makeda makenlee makenna makennah makensie makenzee makenzi makenzie makenzy makesha
makeyla makhia makinlee makinley makinzie makisha makiyah makyia makyla makylah makynlee makynli makynna
makynzi makynzie mala malahni malaia malaika malaina malaiya malaiyah malak malana malani malania malanie
malarie malasia malaya malayah malayia malayna malaysha malayshia malaysia malea maleah maleena maleeya maleia
maleigha malena maleni maleny malerie maleya maleyah malia maliah maliha malillany malina malinda malisa
malisha malissa maliya maliyah malka malky mallary mallery mallori mallorie mallory maloni malori malorie
malory malu malvina malynda mamie mammie manal manasvi manda mandee mandi mandie mandisa mandy maneh manha
manila manilla manisha maniya maniyah mannat mansi manuela manya mara marah maraki maralyn maram maranda maraya
marbella marcee marcela marcelene marcelina marceline marcella marcelline marcelyn marcene marcey marchelle
marcheta marci marcia marcie marcile marcille marcy mardelle mareli marelin marelly marely marelyn maren marena
mareva margaret margarete margarett margaretta margarette margarida margarita margarite margaux marge margeaux
margeret margery margie margo margorie margot margret margrett margrette marguerita marguerite margueritte
marguita margurite margy mari maria mariaalice mariadelcarmen mariaelena mariafernanda mariaguadalupe mariah
mariajose marializ mariam mariama mariami marian mariana mariane mariangel mariangela mariann marianna marianne
mariateresa maribel maribella maribelle maribeth marica maricarmen maricela maricella maricruz marie mariela
marielena mariella marielle mariellen mariely marietta marigold marija marijane marijo marika marilee marilin
marillyn marilou marilouise marilu marily marilyn marilynn marilynne marimar marina marinda marinna marionna
maripaz marisa marisabel marisela marisha mariska marisleysis marisol marissa marita maritsa maritza marivel
mariya mariyah mariza marja marjean marjie marjo marjorie marjory markayla markeisha markesha markeshia marketa
marketta markia markiesha markisha markita marla marlaina marlana marlane marlayna marlee marleen marleigh
marlena marlene marleni marlenne marleny marli marlie marlina marline marlis marlys marna marni marnie marnita
marolyn marquesha marquetta marquia marquisha marquita marquitta marriah marrisa marrissa marry marsha marshae
marsheila marta martha martika martina martinique marva marvella marwa mary marya maryah maryalice maryam
maryama maryana maryann maryanna maryanne marybelle marybeth marycatherine marye maryelizabeth maryella
maryellen maryetta maryfrances marygrace maryja maryjane maryjean maryjo marykate marykatherine marykay marylee
marylin maryln marylou marylouise marylyn marylynn marymargaret maryn maryrose marysa marysol maryssa masa
masako mashayla masoumeh massiel mataya matea mathilda mathilde matilda matilde matilyn matison matraca mattea
matthildur mattie mattilyn maud maude maudie maudine maura maureen maurine maurissa mavery mavis maxcine maxene
maxine may maya mayah maybell maybelle maycee mayci maycie maye mayela mayeli mayerli maygan mayla maylani
maylee mayleen mayleigh maylen maylene maylie maylin mayline mayme maymie mayola mayra mayrin maysa maysoun
mayte mayumi mayzie mazie mazikeen mazzy mckaela mckala mckayla mckaylee mckenna mckennah mckensie mckenzee
mckenzi mckinlee mckinleigh mckinzie mckynlee mckynzie mea meadow meagan meagen meaghan meah meara mechele
mechell mechelle meda medha medina mee meegan meela meelah meera meg megan megann megen meggan meggie megha
meghaan meghan meghana meghann meghin meghna megyn mehar mehgan mehlani mei meighan meihui meila meilani
meiling meira meisha meka mekayla mekenna mekenzie mekhia meklit mela melah melaina melaine melana melaney
melani melania melanie melannie melanny melany melayna melba melda mele melea meleah melena melenie meleny
melia meliah melina melinda melisa melisha melissa melissia melita meliyah meliza mellanie mellie mellisa
mellissa melodee melodi melodie melody melodye meloney melonie melony melva melvia melvina melynda melyssa
mendi menucha meosha mera meranda merary mercades mercede mercedes mercedez meri meriah meriam meriem merikay
merilee merilyn merissa merita merjem merlene merlina merline merna merri merrie merrilee merrily merrilyn
merry merryn mersadies mersana mertie meryem mesa mesha meshell meta mettie meya meyah mia miabella miah miamor
miana miangel mianna miarose miasia micaela micala micayla michaela michaelann michaelene michaeline michaella
michaelle michaila michala michalla michayla micheala michela michele michelene michelina micheline michella
michelle michiko mickaela mickala mickayla micole midge midori miesha migdalia mignon mihika mihira mikaela
mikaella mikaila mikala mikalah mikaya mikayla mikaylah mikeala mikela mikenna mikenzie mikhaela mikhaila
mikhayla mikia mikiya mikiyah mikyla mila milagros milagrosa milah milana milani milania milarose milca milda
mildred milee mileena mileidy mileigh milena miley mileydi miliana miliani milica milinda milissa milla
millenia millennia millette milli milliana millicent millie milly mily mimi minahil minda mindee mindi mindie
mindy minerva minha minka minna minnie miquela mira mirabel mirabella mirabelle mirai miral miranda miraya
mireille mirel mirella mireya mirha miri miriah miriam mirian mirielle mirjana mirka mirlande mirta miryam
mischelle mishelle mishika mishka misk missie missouri missy misti mistie misty mitsue mitsuko mittie mitzi
mitzie mitzy miya miyah miyana miyoko modena modesta moea moeata moesha moira mollee molli mollie molly mona
monae monalisa monay moncerrat monesha monette monica monifa monifah monika moniqua monique monisha monna monse
monserat monserrat monserrath montserrat morelia morgann morganne morgyn moriyah morrigan moxie mozella mozelle
mulani muna munira muntaha muriel muskan mya myah myana myangel myanna myasia mychaela mychelle myeisha myesha
myeshia myia myiah myiesha myisha mykaela mykaila mykala mykayla mykenzie mykia myla mylah mylani myleah mylee
myleigh myleka mylene myley myli mylie mylinda myra myracle myrah myranda myriah myriam myrical myrka myrlande
myrna myrtice myrtie myrtis myrtle mysha mysti mystique nabiha nacole nada nadean nadeen nadene nadia nadiah
nadine nadira nadirah nadiya nadiyah nadja nadya naevia nahia nahiara nahla nahomi nahomy nahriah naia naiara
naida naidelin naidelyn naija naila nailah nailea naima naimah naina nainika naiomi naira naisha naiya najma
nakayla nakea nakeisha nakesha nakeshia nakeya nakhia nakiah nakira nakisha nakita nakiyah nakya nakyla nala
nalah nalani nalaya nalayah naleah nalia naliyah nalleli nallely nami nan nancee nancey nanci nancie nancy
nancye nandi nandini nanette nani nanie nannette nannie naoma naomi naomia naomie naomy narda nare nari nariah
narine nariya nariyah naryah nashali nashaly nashla nashley nashly nasia nastasha nastassia nastassja nasya
natacha natalee nataleigh nataley natali natalia nataliah natalie natalija nataliya natallie natally nataly
natalya natalyn natalynn natania natarsha natascha natasha natashia natasia natassia natassja natavia nataya
nathali nathalia nathalie nathaly natia natilee natisha natosha natoya naudia naura nava navaeh naveah navia
naviah navie navya nawal naya nayah nayana naydelin nayeli nayelie nayelis nayelli nayelly nayely nayla naylah
naylani naylea nayomi nayra naysa nayvie nayzeth nazaninzahra nazaria naziyah nazli nazyia ndea ndeye neah
neala nechama necole neda nedra neela neena nefertari nefertiti neha nehir neida neila neisha nekisha nela
nelda nelida nell nella nelle nellie nelma nelva nely nena neola neoma neomi neomia nereyda nerine nerissa
nesreen nessa neta netanya nettie neva nevaeh nevaeha nevayah neve neveah neviah neyda neysa neza nga nhi nia
niah niamh niara niasia niccole nichele nichelle nichol nichole nicholette nicholle nickole nicolasa nicole
nicoletta nicolette nicolina nicolle nicollette nida nidhi nidia niema niesha nigeria niharika nihira nika
nikayla nikesha niketa nikeya nikisha nikiya nikki nikkie nikkita nikkole nikol nikole nikolette nila nilah
nilda nilsa nina ninel ninfa niobe niomi nira nirvana nisa nisha nishka nissa nissi nita nitara nithya niurka
nivea nivi niviaq niya niyah niyana niyla niylah nizhoni nneka nobuko noelani noeli noelia noella noelle noely
noemi noemie noemy noheli nohely nohemi nola noma nomi nona noor noora nora norah noreen norene noreta noretta
norine norita norma normani nouf nour noura novalee novaleigh novalie novalyn novalynn novella november nubia
nuha nura nuray nuria nurul nutsa nuvia nya nyah nyasha nyasia nycole nydia nyelle nyema nyesha nyima nyisha
nykeria nykia nyla nylah nylani nyoka nyomi nyra nyssa oakleigh oaklie oaklynn oceana oceanna octavia odalys
odelia odella odessa odessie odette odilia odval ohana oisha okema oksana oleksandra olene oleta oletha olevia
olga olive olivea olivette olivia oliviah oliviana olivianna oliwia olympia olyvia omaira omayra ona onalee
ondrea oneda oneida oneisha oneita oneta onita onna oona opal ophelia oprah oralia orene oretha oriana orianna
orly orma orpha otelia othella otilia ouida oumou oyunbileg ozella paige paislee paisleigh paisley paislie
paislynn paisyn paityn paitynn paizlee paizley palin palma paloma palyn pam pamala pamela pamelia pamella
pamila pamla pammy pamula panagiota pandora paneeraq paninnguaq pansy paola paradise paralee paraskevi pari
parisa parnika pasqualina passion pati patience patra patrica patrice patricia patricija patrina patrisha
patrizia patti pattie patty paula paulene pauletta paulette paulina pauline pavielle payal payge payslee paytyn
payzlee peaches pearl pearle pearlean pearlene pearline pebbles peg peggi peggie peggy penelope penina penne
pennelope penney penni pennie penny perel perian perla persephone persia pessy petrina petula peytyn phaedra
phebe pheobe philicia philippa philomena phoebe phylicia phylis phyliss phyllis pia pipaluk piper pippa pixie
poema pola polina pollie polly pollyanna pooja poppy porcha porche porchia porscha porsche porschia porsha
porshe porshia portia pranavi precious presleigh presli preslie pricila pricilla primrose princesa princess
princessa priscella priscila priscilla prisha prisila priya priyanka promyse prudence puja puteri pyper qiana
quanda quaneisha quanesha quanisha queena queenie quetzalli quetzaly quiana quianna quiara quinesha quinetta
quinley quinnley quinnlyn quintina quorra rabecca rabia rabina rachael rachal racheal rachel rachele rachell
rachelle racquel radha radhika radiah radmila raeann raeanna raeanne raechel raegan raeghan raegyn raelee
raeleigh raelene raelyn raelynn raelynne raena raeven raevyn raeya rafaela rafaella raffaela raghad rahaf rahma
raigan railyn railynn raina rainelle rainy raisa raiya raizel raizy rajanee rakiya rakiyah ramiyah ramona ramya
ranada ranae ranata randa ranee raneem raneisha ranesha rania raniah ranisha raniya raniyah ranya raquel
raquelle rashanda rasheda rasheedah rashel rashell rashelle rashida rashonda rashunda raveen raveena ravenna
raya rayah rayana rayanna rayanne raychel raychelle rayla raylee rayleen raylene rayma rayna rayonna razan
reaghan reana reanna reanne reatha reba rebbeca rebbecca rebeca rebecca rebeccah rebecka rebeka rebekah rebekka
rebekkah rechelle reem reema reena reeshemah reet reeva regena regenia reghan regina reginae regine reginia
rehanna reigna reina reita remona rena renada renae renata renate renatta renda renea renee renesha renesmae
renesmee renetta renette renisha renita reniya reniyah renleigh renna reola reonna resa reta retal retha
rethabile retta reva reverie revonda rewa reya reyanna reyna rheagan rheanna rheba rhema rheta rheya rhiana
rhianna rhiannon rhilynn rhoda rhona rhonda rhyann rhyanna rhyleigh rhylie ria riana riann rianna rianne rica
richa richele richelle riddhi ridhi rielle rihana rihanna rika rilla rima rina rinda rinoa riona risa risha
rishika rita rithika ritika riva riverlyn riverlynn rivka rivkah rivky riya riyah riyanna robbyn roberta
robinette robyn robynn robynne rochel rochelle roena rogena roghayyeh roisin rolonda romana romee romelia
romina romona rona ronda roneisha ronesha roneshia ronetta ronette ronica ronisha ronita ronja ronna ronnette
rosa rosabella rosabelle rosaisela rosalba rosalee rosaleen rosaleigh rosalia rosalie rosalina rosalind
rosalinda rosaline rosalita rosalva rosalyn rosalynn rosamaria rosana rosangela rosangelica rosann rosanna
rosanne rosaria rosaura rose roseann roseanna roseanne rosebud roselee roselin rosella roselle roselyn roselyne
roselynn rosemarie rosemary rosemerline rosena rosetta roshanda roshelle roshni roshonda roshunda rosia rosie
rosiland rosina rosita roslyn roslynn rosmery rossana rosslyn rosy rowena roxana roxane roxann roxanna roxanne
roya royalti rozalyn rozanne rozella rozlyn rozlynn rubbie rubi ruby rubye ruchy rufina ruhi rumaysa runa ruoxi
rut ruth rutha ruthann ruthanne ruthe ruthie ryah ryanna ryanne ryla rylah rylea ryleigh ryli rylinn rynlee
saanvi saar saavi sabella sabina sabine sable sabra sabreena sabrena sabria sabrina sabryn sabryna sachi
sachiko sada sade sadee sadia sadie sadye safa safaa saffron safia safija safina safiya safiyah safiyyah saga
sahana sahar sahara sahasra sahily sahra saida saina saira saisha saiya saja sakeena sakina sakinah sakineh
sakura saleen saleena salena saliha salina saliyah salli sallie sally sallyann sallye salma salome saloni salwa
sama samadhi samaira samaiya samanatha samanta samanth samantha samanvi samara samarah samaria samarra samatha
samaya samayah sameera sameerah samera samhita samia samiah samiha samira samirah samiya samiyah sammantha
samya samyah samyia samyra sanaa sanae sanai sanaia sanaii sanaiya sanaya sandee sandi sandra sania saniah
sanika saniya saniyah saniyyah sanjana sanjuana sanjuanita santina santresa sanvi sanya sanyah sanyia saoirse
saori saphira saphire sapphira sapphire saprina sara sarabeth sarafina sarah sarahann sarahi sarahy sarai saray
saraya sarayah sarayu sarena sarenity sarha saria sariah sarina sarita sariya sariyah sarrah saryah sasha
saskia sativa satonya saundra savana savanah savanna savannah savina savvy saya sayde saydee saydie sayla
saylah sayra sayuri scarlet scarleth scarlett scarlette scherry scotlyn scotlynn scottlyn seaira seana seandra
seanna searra season sebrena sebrina secret sedona see seema seerat seirra sejal sela selah selena selene
seleste selin selina selma semira senta seoah seoyun sephora september sera serafina serah seraphina serayah
serena serene serenitee sereniti serenity seriah serife serina serinity serita serra sesili setareh setsuko
sevda sevinj shaaron shabria shacara shacora shada shadae shaday shadia shadiamond shadonna shaela shaelin
shaelyn shaelynn shaena shahd shahidah shaiann shaianne shaikha shaila shailee shailyn shaimaa shaina shaindel
shaindy shaira shakara shakayla shakeela shakeema shakeena shakeira shakela shakema shakera shakeria shaketa
shakeya shakeyla shakia shakiera shakila shakima shakina shakira shakirah shakita shakiya shakiyla shakyla
shakyra shala shalana shalanda shalane shalawn shalee shalena shalene shaley shalina shalisa shaliyah shallon
shalonda shalyn shalynn shamara shamaria shamaya shameeka shameika shameka shamekia shamia shamiah shamica
shamika shamira shamiya shamiyah shamya shamyia shamyra shana shanae shanaya shanda shandi shandra shanea
shanece shanee shaneeka shaneice shaneika shaneka shanel shanell shanelle shanequa shanequia shanese shanetta
shanette shani shania shaniah shanica shanice shanie shaniece shanieka shanik shanika shanikqua shanin shaniqua
shanique shanise shanita shaniya shaniyah shanna shannah shannel shantal shantavia shantay shantee shantel
shantell shantelle shanteria shantia shantrice shanvi shanya shanyah shanyce shanyia shaquala shaquana
shaquanda shaquanna shaquetta shaquia shaquila shaquira shaquita shara sharae sharaya sharayah sharda shardae
shardai sharday sharde sharee shareen shareena shareka sharelle sharen sharena sharese sharhonda shari sharia
shariah sharice sharie sharika sharilyn sharina sharion sharissa sharisse sharita shariya shariyah sharla
sharleen sharlene sharlyn sharnae sharnell sharnice sharnise sharol sharolyn sharon sharona sharonda sharri
sharrie sharron sharry sharyl sharyn shasta shastelyn shatara shatavia shatia shatoria shatoya shauna shaunda
shaundra shauni shaunice shaunna shavonda shavone shavonna shavonne shawana shawanda shawanna shawna shawnda
shawndra shawnette shawni shawnice shawnie shawnna shawntell shawnya shayla shaylah shaylee shayleigh shaylene
shaylie shaylyn shaylynn shayma shayna shealyn shealynn sheana sheba sheccid sheena sheila sheilah sheily
shekinah shela shelba shelbe shelbee shelbey shelbi shelbia shelbie sheli shelia sheliah shelita shella shellby
shelle shellee shelley shelli shelly shelonda shelsea shelvia shemeika shemeka shemika shena shenae sheneka
shenell shenequa shenika sheniqua shenise shenita shenna shequita shera sheran sheree shereen shereka sherelle
sherena sherene sherese sheri sheria sherian sherica sherice sherida sherie sherifa sherika sherilyn sherina
sherise sherita sherlene sherlin sherly sherlyn sheronda sherre sherree sherrelle sherri sherrie sherrilyn
sherrita sherry sherrye sherryl sheryl sheryle sheryll sheryn shetara shevawn shevonne sheyanne sheyenne sheyla
shiana shiane shiann shianna shianne shiela shifra shilah shilpa shiquita shira shiree shireen shirelle shirlee
shirleen shirlene shirley shirleyann shirlie shivani shizue shizuko shloka sholanda shona shonda shondra shonna
shoshana shreeya shreya shrinika shristi shriya shronda shruthi shruti shuchen shuchuan shufen shuhua shuhui
shunda shya shyann shyanna shyanne shyenne shyla shylah shylee shyra sia siana siani sianna siara siarra sibyl
sicily siddhi sidnee sidra siedah siena sienna siera sierra sierrah signe sigourney sigrid siham sila silvana
sima simona simone simra simrah sindee sindy sinead sintia siobhan siomara sirena sirenity siri sita sitara
siti siya siyona skarlet skarlett skyla skylah skylee skyleigh skylie skylyn skylynn sloane smantha sneha
snezana sobia sofi sofia sofiah sofie sofija sofiya soha solana solange solara sole solei soleil solene soley
soliana solita solja solomia solomiya somalia somaya somayyeh somer sommer sona sonal sonali sonda sondra sonia
sonja sonji sonjia sonora sonya sooah sophee sophi sophia sophie sophronia sophya soraya souline sparkle spring
srinidhi srinika sriya sruthi stacee staci stacia stacie stacye starla starlene stasha stasia stassi stefani
stefania stefanie stefany steffani steffanie steffany steffi steffie stella stepahnie stepanie stepfanie
stephaine stephani stephania stephanie stephannie stephany stephenie stephine stevi stori storie stormi stormie
suann suanne subrina sudie sue sueann suellen suha suhana suhani sujey suki sula sulay suleima sulema sumaiya
sumaya sumayah sumayyah sumer sumiko summer sundus sunita sunshine suraya suri sury susan susana susann susanna
susannah susanne susette susie susy suttyn suzan suzana suzann suzanna suzannah suzanne suzette suzi suzie suzy
svea svetlana swara swetha sybil syble sydell sydelle sydne sydnee sydnei sydney sydni sydnie sydny syeda
syerra syesha sylvi sylvia sylvie symantha symba symone symphony syndey synia syniah synthia syrai syreeta
syretta syria syriah syriana taaliyah tabatha tabbatha tabbitha tabetha tabitha tabytha tacara tacarra taccara
taelynn taeya taffy tahani tahira tahirah tahiry tahisha tahlia tahnee taia taija taijah tailynn taina taira
tais taisha taishmara taiya taiylor tajanae tajuana takara takayla takeisha takesha takeshia takeya takia
takira takisha takiya takiyah takyra tala talaya talayah talayeh talea taleah taleen talena talesha taleyah
talia taliah talina talisa talise talisha talissa talitha taliya taliyah tallulah talulah talya talyah tamala
tamara tamarah tamaria tamarra tamatha tamaya tambra tameca tameeka tameika tameka tamekia tameko tamela tamera
tamesha tameshia tami tamia tamiah tamica tamicka tamie tamieka tamika tamikia tamila tamira tamisha tamitha
tamiya tamiyah tamla tammara tammera tammey tammi tammie tammra tammy tammye tamora tamra tamre tamy tamya
tamyah tamyia tamyra tana tanae tanairi tanasia tanaya tandi tandra taneesha taneisha taneka tanesha taneshia
tangela tangie tania taniah taniesha tanija tanijah tanika taniqua tanisha tanishia tanishka tanita taniya
taniyah tanja tanna tanvi tanya tanyah tanyia tanzania tapanga taquita tara tarah tarana tareva tariah tarina
tarita tariyah tarnisha tarra tarrah tarsha tasha tashae tashana tashanti tashara tashawna tashay tasheena
tasheka tashia tashiana tashika tashima tashina tasia tasneem tatanisha tatia tatiana tatianna tatiyana
tatiyanna tatyana tatyanna taunya taura tauriel tausha tavia tawana tawanda tawanna tawna tawnee tawney tawni
tawnia tawnie tawny tawnya taya tayah tayana tayanna tayia tayla taylah taylee taylore taylynn tayna taysha
taysia tea teah teaira teairra teala teana teanna teara tearra teasha teasia teddi tedra teela teena tehila
tehya teia teighlor teila teira teisha tekisha telia telisa telisha temika temperance tempest tempestt tempie
tena tenaya tene teneisha teneka tenesha teneshia tenia tenika tenille tenisha tenlee tenleigh tenley tenna
tennile tennille tensley teodora teona teonna tequila tequilla tera tereasa terena teresa terese teresia
teresita teressa tereza teri terica terika terina terisa terra terrah terresa terri terria terriana terrica
terrie terrika terrilyn terrisha terrye teruko tesa tesha tesia tess tessa tessie teura teya teyana teyanna
teyla teyona thaily thais thalia thania thea theadora theda theia thelda thelma theodora theodosia theola
theora thera theresa therese theresia theressa thersa thomasina thomasine thora thresa thyra tia tiah tiahna
tiaira tiana tiandra tiani tianna tiara tiarah tiaraoluwa tiare tiarra tiasia tichina tiera tiesha tifani
tifanie tifany tiffanee tiffaney tiffani tiffanie tiffany tiffeny tiffiany tiffiney tiffini tiffiny tiffney
tijuana tikisha tila tilda tillie tilly timara timeka timesha timia timika timya tina tinamarie tinesha tinika
tinisha tinlee tinleigh tinley tinnie tinslee tinsley tiona tionna tiphanie tira tirzah tisa tish tisha titaina
titania titaua titiana tiwana tiyana tiyanna tkeyah tocarra toccara toccarra toinette tomasa tomeika tomeka
tomekia tomica tomika tomyris tona tonda tondra tonette toni tonia toniann tonika tonisha tonita tonja tonjua
tonna tonnette tonya tonyia topanga tori toria torianna tosha toshia toshiba toshiko tova tovah towana towanda
towanna toya toyia tracee traci tracia tracie tram trana treasa treazure trecia treena trena trenace trenda
trenna trenyce tresa tresha tresia tressa tressy triana tricia trina trinette trinitee triniti trinity trisa
trish trisha trishelle trishia trista trixie trudi trudie trudy trula trynity trysta tuesday tula tuleen tulip
tulsi tunisia turkessa turquoise twana twanda twanna twila twilla twyla tya tyana tyann tyanna tyara tyasia
tyechia tyeisha tyesha tyeshia tyiesha tyisha tykeria tykia tylah tyleah tylia tyliah tylie tylisha tyliyah
tyneisha tynesha tyneshia tynia tynisa tynisha tynlee tyonna tyra tyrah tyresha tyronda tysha tytiana tytianna
tywana tywanda tywanna tzipora tziporah tzivia uiloq ulani ulanni uldine uma una uniqua unity ursula uta vaani
vaea vaeda vaida vaishnavi valarie valborg valda valencia valene valentina valera valeri valeria valerie valery
valinda valkyrie vallerie valli vallorie valorie vamika vanda vanellope vanesa vanessa vanetta vania vanita
vanity vannesa vannessa vanya var varnika varsha varvara vashti vasiliki vasilisa vayda veda vedika vela velda
veleka velia velina velinda vella velma velna velta velva velvet vena vendetta venessa venetia venita venla
venus veola vera verania verda verena verenice verity verla verlene verlinda verline verma verna vernee
vernessa vernetta vernette vernia vernita verona veronica veronika veronique versa verta vesna vesta veta veva
veyda via viana vianca vianey vianna vibha vicenta vicie vicki vickie vickii vicky victoria victorine victorya
vidhi vienna viha viki vikki viktoria viktorie viktoriya vilma vina vincenza vinita viola violet violeta
violett violetta violette vira virgia virgina virginia viridiana virna vita vittoria viva vivian viviana
viviane viviann vivianna vivianne vivica vivienne vlasta voncile vonda vonetta vonna vusala walda wanda waneta
wanetta wanita wannetta wanza wateen wauneta waunita wava wednesday wenda wende wendee wendi wendie wendy
wenona westlynn whisper whitlee whitnee whitney whitni whitnie widelene wiktoria wilda wilhelmenia wilhelmina
wilhemina willa willadean willadeen willamina willena willene willetta willette williemae willodean willow
wilma wilna windi windy winifred winnie winnifred winona winry wonda wrenlee wrenleigh wylene wylma wynema
wynette wynona wynonna wynter wyona xandra xandria xareni xaria xaviera xena xenia xia xiana ximena xinyi
xiomara xitlali xitlalli xitlaly xochil xochilt xochitl xoe xoey xuri xyla xylah xylia yadhira yadira yaeko
yahaira yahira yailin yaira yaire yaiza yajaira yajayra yakelin yakira yalanda yalitza yalonda yameli yamila
yamile yamilet yamileth yamilett yamilette yamilex yana yaneli yanelis yanelly yanely yanet yaneth yanilen
yanira yanitza yanna yaquelin yara yareli yarelis yarely yareni yaretsi yaretzi yaretzy yarima yarisbel yaritza
yashica yashika yashira yashvi yaslin yasmeen yasmin yasmina yasmine yasna yating yatzari yatzil yatziri
yatziry yazaira yazleemar yazlin yazmeen yazmin yazmine yehudis yeimi yeimy yekaterina yelena yelitza yemaya
yenifer yennifer yesenia yessenia yessica yetta yetzali yeva yevette yezenia yides yimo yisel yitty yoana
yoanna yocelin yocelyn yocheved yohana yohanna yola yolanda yolande yolonda yomaira yomira yorley yoselin
yoseline yoselyn yoshie yoshiko yosselin youlanda yovana ysabella yua yui yuina yulanda yuleimy yulia yuliana
yulianna yulisa yulissa yuliza yulonda yumalay yumi yuna yurani yuriana yuridia yuriko yuritzi yuritzy yusra
yutong yuvia yuxi yvette yvonne yzabella zaara zabella zabrina zada zadie zahara zahava zahira zahra zahraa
zahria zaia zaida zaidee zaila zailee zailey zaina zainab zaira zaiya zakayla zakira zakiya zakiyah zakiyyah
zala zalaya zalayah zaliyah zamara zamaria zamaya zamiah zamira zamirah zamiya zamiyah zamora zamya zana zanaya
zandra zaneta zania zaniah zaniya zaniyah zanya zanyah zanyla zanylah zara zarah zaria zariah zarina zariya
zariyah zarria zarriah zarya zaryah zayda zayla zaylah zaylee zayleigh zayley zaylie zayna zaynab zaynah zayra
zehra zeina zeinab zelda zelena zelie zella zelma zelpha zemira zemirah zena zenaida zendaya zenia zenobia
zerenity zeta zetta zeynab zeynep zhana zhara zharia zhavia zhuri ziana zianna ziara zina zinnia ziona zionna
zipporah zissy zita zitlali zitlaly ziva zivah zlata zoe zoee zoei zoella zoelle zoey zofia zoha zoi zoie zoila
zola zona zooey zophia zora zorah zoraida zori zoria zoriah zowie zoya zula zulay zuleika zuleima zulema
zuleyka zuleyma zully zulma zuly zumra zunairah zuri zuria zurie zurisadai zury zuzanna zya zyana zyanna zyanya
zyasia zykeria zykia zyla zylah zyonna zyra zyria zyriah
`;

export const MALE_NAMES = `
aaden aadhav aadit aaditya aadvik aahan aahil aaiden aakash aarav aaric aarish aariv aariz aarnav aaron aarron
aarush aasim aasir aayan aayansh aayden aayush abbas abd abdallah abdel abdelkader abdelrahman abdias abdiel
abdirahman abdoul abdoulaye abdul abdulahi abdulaziz abdulla abdullah abdullahi abdullo abdulmalik abdulrahman
abdurrahman abe abel abelardo abhay abhinav abhiram abhishek abimael able abner abraham abrahan abrahm abram
abran abubakar abubakr abulfazl ace acen aceson aceyn achilles adael adain adal adalberto adam adams adan
adarius adarsh addam adelard adelbert adem aden adham adhrit adhvik adian adien adil adin adithya aditya adnan
adolf adolfo adolph adolphus adomas adon adonay adonis adonnis adrian adriano adrians adric adrik adron advait
advaith advay advik advith adyan aeneas aeson affan afonso agapito agastya agustin ahaan ahad aharon ahmad
ahmed ahmet ahmir ahren ahron ahsan ahyan aidan aidden aiden aidon aidric aisultan aiur aiyden aizen ajax akash
akeem akeen akhil akil aking akram aksel akshaj akshar akshay alakai alan alanmichael alaric alarik alasdair
alastair alastor albaro albert alberto albin albino alcide aldair aldin aldiyar aldo aldon alec aleck
aleczander aleister alejandro aleks aleksandar aleksander aleksandr aleksandre alekzander alen alessandro
alessio alex alexandar alexande alexander alexandro alexandros alexandru alexavier alexey alexios alexsander
alexzander alf alferd alfie alfons alfonse alfonso alfonza alfonzo alfred alfredo alger alias aliasaf alikhan
alim alinur alireza alistair allan allen alonso alonzo aloysius alp alparslan alphonse alphonso alphonzo alteo
alton alvan alvaro alvin alvino amaan amadeo amadeus amado amador amadou amais amanuel amar amay ambrose ameen
ameer ameir amenadiel americo amias amier amiir amilcar amin amir amirabbas amirali amirhossein ammar ammon
amogh amon amonte amos amr amyr anakin anand ananias anar anas anastacio anastasios ancil anden ander anders
andon andoni andre andreas andrei andrej andres andrew andrez andrias andrick andrik andriy andru andrue andruw
andy aneesh anfernee angad angello angelo angus anil anirudh anish ankit ankur ansel anselmo ansh anshul anson
anthoney anthoni anthonie anthony antjuan antoine anton antoni antonino antonio antony antron antuan antwain
antwane antwoine antwon antwone antwuan anuel anuj anvay apollo apolonio aputsiaq aquil aquiles aras arash
arath arav arch archer archibald archie areg argenis arhaan arham aric arick arik ariston aristotle arjan arjen
arjun arlan arlando arlon armaan arman armand armando armen armias armin armon armond armondo arnaldo arnav
arne arno arnold arnoldo arnulfo aron arsen arsenio arsh arshan art artem artemio arthur artin artiom artur
arturo artyom arun arush arvel arvid arvil arvin arvo asaad asad asael asahd ascher ashad ashar asher ashish
ashot ashraf ashur ashwin asier asim asir astro athan athanasios atharv atharva athen atlas atom atreus atreyu
atticus attilio audric august augustin augusto augustus aundre aurelius auron austin auston author authur avant
aveer avenir avigdor avik avinash aviraj avonte avraham avrohom avrum avyaan avyan avyukt avyukth axcel axel
axell axl axle axton axtyn ayaan ayaansh ayansh aycen aydon ayham aylan ayoub ayrton ayson ayub ayush ayyub
azaan azael azai azekiel aziel azir aziz babyboy baden bader baine bairon bakari bakary baldemar balian balin
ballard baltazar bandar bane banele barack barney baron barrett barrington barron barry bart bartholomew
bartley barton baruch bashir bastian bastion batar batkhan bauer bautista baxter bayard bayne bayron bear beau
beauden beauregard beckam becker becket beckham bedford beecher belton ben benaiah benard benas bence benedict
benicio benigno benito benjaman benjamen benjamin benjamine benjiman benny bensen benson benton benyamin
benzion bernabe bernard bernardino bernardo bernhard berrdo bertil berton bertram bertrand beshoi biagio bibek
biel bilal bill billy binyamin binyomin bishal bjorn blade bladen bladimir blas blayden blong boaz bob bode
boden bodey bodi bodie bogdan bohdan boleslaw bonifacio booker boomer boone boris boruch bowden bowen bowman
boy boyd bracken brad bradan braddock braden bradford bradin bradley bradly bradon brady braedan braeden
braedon braelon brahim braiden braidon brain brallan bram branch branden brando brandon bransen branson brant
brantley branton brasen braulio brax braxon braxton brayan brayden braydn braydon braydyn braylon braysen
brayson brazen breccan brenan brendan brenden brendin brendon brendyn brennon brent brenten brenton bret
bretton brevin brewer brexton breyden breydon breylon brian briant bricen bridger briggs brigham brison broadus
broc brock brockton brode broden broderick brodey brodrick brody brodyn broly bronislaus bronson brooks broxton
bruce bruin bruno bryan bryant brycen bryceson brydan brydon brylon bryon brysen bryson bryston bubba buck
buckley bucky bud budd buddy buel buell buford buren burhanuddin burns burrell burt burton buster butch butler
byran byron cadan cade caden caedmon caedon cael caeleb caelum caesar cage caidan caillou cain cainan caine
cainen caio caisen caison caius cal caleb calib calix callum calob calum calvert calvin camarion camdon camilo
can candelario candido cannon canton captain carl carleton carlito carlitos carlos carlton carmelo carrick
carston case casen cash cashel cashius cashton casimer casimir casmer cason caspian cassian cassius castiel
castle caston catarino cato cauy cavan cavin cayde caydon cayleb cayson ceasar cecilio cedric cedrick celestino
celso cephus cesar cezar chace chad chadd chadrick chadwick chael chaim chalmer chalmers champ champion chance
chancelor chantz chapman charbel charles chasen chason chavis chaz cheskel chester cheston chet chiahao chico
chief chienhung chihchiang chihhao chihming chihwei chinlung chip chirag chirstopher chistopher chrisopher
christiaan christian christiano christipher christofer christoffer christoher christohper christop christoper
christoph christophe christopher christophor christos christpher christropher chuck chuckie chucky chuluun
chunchieh chunhung cicero cillian cipriano ciro cisco clarance clarence clark clarnce claud claude clay clayton
clearence cleavon clell clemens clement clemente clemon cleveland cliff clifford cliffton clifton clint clinton
clive cloyd cobe cobey codey cody coen cohen colden cole coleman coleson coleton colin collin colonel colsen
colson colston colt coltan colten colter coltin colton coltyn columbus conall conan conlan conner connor conor
conrad conrado conway coolidge cooper copelan corban corben corbett corbin cord cordale cordarius cordaro
cordarro cordarryl cordaryl corday corde cordel cordera cordero corderro corion cormac cornel cornelio cort
cortez corvin corwin cosimo cosmo cotton coulson craig creed crew cristhian cristian cristiano cristo cristobal
cristofer cristopher cross cruze cuauhtemoc cullen cully cuong curren curt curtis curtiss cutler cutter cylas
cylis cylus cyril cyrus dacari dade daekwon dael daemon daequan daeshaun daevion daevon dagoberto daiel daimon
dain daiquan daishawn daivd daivon dajuan dak dakhari daksh dallan dallen dallin dallon dalon dalton dalvin
daman damarco damarcus damarian damario damarion damarius damauri damein dameion damen dameon damian damien
damion damir damjan damon damone damontae damonte damyan dan dandre dane dangelo daniel danielalejandro daniels
daniil danijel danilo daniyal danny dantae dante danthony dantrell danylo danzel daquan daquon darek daren
darey darick darin dario darious darius darold darran darrel darrell darren darrick darrin darrius darron darry
darryl darryle darryll darsh dartagnan darvin darwin darwyn dasan dasean dashiel dastan dathan daulton daunte
davante davaughn dave daveion davi david davidson davien davit davonta davontae davontay davonte davud dawayne
dawud dax daxon daxson daxten daxton daxtyn daxx daymian daymien daymon dayquan dayron dayshaun dayson dayvion
dayvon deacon deagan deaglan deakon dean deandre deangelo deanthony deaundre decarlos deckard decklan declan
deegan degan deion deiondre deionte dekari dekker deklan deklen deklin delante delbert delfino delmar delmas
delmer delonte delos delroy delton deluca delvecchio delvon delwin demar demarco demarcus demario demarion
demarius demarko demarkus demetre demetrick demetrio demetrios demir demon demond demonta demontae demonte
demontre denard denilson deniro dennis deno denton denzel denzell deondre deontae deontay deonte deontre dequan
derald dereck derek derell deric derick derik derius derl derreck derrek derric derrick derrik derrius derron
derwin derwood deryk desmon desmond dev devansh devanta devante devaughn devean deveon devontae devontay
devonte devron deward dewayne dewitt dex dexter dexton deyonta dez dezmon dezmond dhilan dhruv dhruva dhyan
dick dickey dicky didier diego diegoalejandro diesel dieter dillard dillian dillin dillinger dillion dillon
dimas dimitar dimitri dimitrios dimitrius dinero dino diogo dion diondre dionicio diontae diquan dirk divante
divit djamel dmarco dmarcus dmari dmarion dmitri dmitriy dmitry dmytro doc dock dodd dodge dolan dolphus
domanick domenic domenick domenico dominic dominick dominik dominykas domonick don donald donatello donato
donavan donaven donavin donavon donavyn dondre donivan donn donnovan donny donovan donovin donovon dontae
dontavious dontavius dontay donte dontez dontre dorman doug douglas dov dovid doyal doyle doyun dquan draco
draden dragan drake drako dravin drayden drayke drayson drayton drequan dreshawn drevon dreyden dreyson dryden
dshawn duaine duane duard duarte duff dujuan duke duncan duran durand durell duriel durrell durward durwin
durwood dusan dustan dusten dustin duston dutch duvid duwayne duy dvante dvonte dwain dwaine dwane dwayne
dwight dwyane dylan dyland dyllan dyllon dylon dzan eamon eamonn ean earl earnest earvin eason easten easton
eathan eathen eber ebrahim eder edgar edgard edgardo edmon edmond edmund edmundo edoardo edouard edric edrick
edsel edson eduard eduardo edvin edward edwardo edwin edwyn eeli eero eesa efraim efrain efrem efren egbert
eian eidan eiden einar eino eion eitan eithan eivin eladio elam elbert elchin eldin eldon eldor eldridge eli
eliab eliam elian elias eliaz eliazar eliel eliezer eligah eligh eligio elijah elijha elijiah elimelech elio
eliott eliseo eliud eliyahu ellias ellijah ellsworth ellwood elmer elnathan elnur eloy elric elshan elsworth
elvis elwood elyas elyjah emad emanuel emarion emeric emerick emil emiliano emilio emils emin emir emitt
emmanuel emmet emmett emmit emmitt emran emric emrick enmanuel enoc enoch enos enrico enrique enzo eoin ephraim
epifanio erasmo erek eriberto eric erich erick erickson erik eriq erling ermias ernest ernesto ernst eros
errick errol erroll erskine erubiel ervin erwin eryk esai esaias esau escher esdras esequiel esgar eshaan eshan
esteban estevan esteven estil eston ethan ethaniel ethen ethin ethyn euel eugene eugenio eulalio eunwoo eusebio
evaan evan evander evangelos evaristo evens everardo everett everhett evert evertt evgeny ewald ewan ewing
exavier eyad eyan eydan eymen eythan ezana ezekial ezekiel ezequiel ezio ezrael ezran ezriel ezzard fabian
fabien fabio fabrice fabricio fabrizio fadi fahad fahd faisal faizan fareed fares farhan farid fateh faustino
fausto favian favio feliciano felipe felix fenton ferdinand ferman fermin fernand fernando ferndo fidel
fidencio filiberto filip finian finn finnan finneas finnegan finnian finnick finnigan fionn fisher fitz
fitzgerald flavio fletcher flint florencio florentino floyd foch ford forrest francesco francisco franciszek
franco frank franklin fransisco frantz franz frazier fred freddy frederic frederick fredric fredrick fredy
freeman fritz froylan fulton fuma furman gabe gaberiel gabino gabor gabriel gadiel gael gaetano gage gagik
gaines gaius galileo gamaliel gannon garet garett garey garfield garin garold garon garret garrett garrick
garrison garron garry garth garvin gary gaspar gasper gaston gatlin gauge gaurav gautham gavan gaven gavin
gavino gavon gayland gaylord geary gehrig genaro general gennaro geno geoff geoffery geoffrey george georgios
geovani geovanni geovanny geovany gerad gerald geraldo gerard gerardo geremiah geremy gerhard gerhardt german
geroge gerold gerome geronimo gerrick gerrit gerrod gerson gery gevorg ghaith giacomo gian giancarlo giancarlos
gianfranco gianluca gianmarco gibran gideon gifford gil gilbert gilberto gildardo giles gilford gilli gilman
gilmer gilmore gino giorgi giorgio giovan giovani giovanni giovanny giovany giovonni girard giuliano giuseppe
glen glenn glennon glenwood godfrey godric gohan goktug gonzalo goran gorden gordon gorge gorman gotham
gottlieb graden grady graeme graham grahm graig granger grant granville grayden graydon grayling grayson greco
green greg gregg greggory gregorio gregory greyson griffen griffin grover gryphon guido guilherme guillermo
gunnar gunner gunther gurbaaz gus guss gust gustav gustave gustavo gustavs guy haakon habib hades hadi hadrian
haider haig hajoon hakeem hakim hal halim hall hamad hamilton hamza hamzah hank hans hansen hanson haoran haoyu
harden hardie hardin harding hari haris harlon harold haroon harraz harrell harris harrison harrold harry harsh
haruma harun haruo haruto harvey harvy hasan hashem hashim hashir haskel hassan hatcher hawk hawkins hayk
hayward haywood heath heber hebert hector heinz heith heitor helios helmer helmuth henderson hendrick hendricks
hendrik henery henrik henrry henry henryk henson herald herb herbert herbie heriberto herkus herman herminio
hernan herschel herschell hersh hershel hershell hershy herson hervey heston heyward hezekiah hideo hilario
hilbert hillard hillel hilliard hinato hipolito hiram hiro hiroshi hisham hobart hobert hobson hoby hogan
holden holt holton homer homero hoover horace horacio horatio hossein hovhannes howard howell howie hoy hoyle
hoyt hubert huck hudson huey hugh hughes hughie hugo hulon humberto humza hung hunner hurshel huseyin huseyn
hussain hussein huston hutch hutson huxton huy huzaifa hydar hyde hyman hymen hyrum iain ian iann ibai ibn
ibraheem ibrahim ibrahima icker idan iden idrees idris ignacio ignatius ignazio igor ikaika ike ikeem iker
ilgar ilias ilija ilijah ilyas imanol immanuel imran inuk inunnguag inutsiaq ioane ioannis ion iroh irven irvin
irving irwin isaac isaah isaak isac isacc isael isai isaiah isaias isaih isaiha isak isamu isayah ishaan ishan
ishaq ishmael isiah isidore isidro ismael ismail isom issac issak issiah italo itsuki itzael ivaan ivan ivar
ivik izaac izaak izaan izac izack izael izaiah izak izan izaya izayah izek izhaan iziah izik izz jaasiel jabari
jabbar jabez jabin jabriel jabril jaccob jace jaceion jacek jacen jaceon jaceyon jacinto jacion jack jacksen
jackson jacob jacobe jacobo jacoby jacorey jacorian jacory jacquan jacquees jacquez jad jadarian jadarius
jadiel jaeceon jaeger jaelon jaevion jaevon jafar jafet jager jah jahaziel jahdiel jaheem jaheim jahi jahiem
jahir jahkai jahleel jahlil jahmal jahmari jahmere jahmir jahseh jahsiah jahsir jahvon jaiceon jaiquan jair
jairo jairus jaison jaiven jaivion jaivon jak jakaiden jakayden jake jakeb jakeem jakhi jakob jakobe jakobie
jakoby jakov jakson jakub jakup jakwon jakyri jaleel jamaal jamaar jamal jamall jamar jamarcus jamare jamario
jamarion jamarious jamarius jamarkus jamarr jamarri jamarrion jameer jameir jameis james jameson jamez
jamichael jamier jamir jamonte jancarlo jancarlos janson januel japheth jaquan jaquarius jaquavion jaquavious
jaquavius jaquez jaquon jarad jared jarek jarell jaret jarett jarian jarid jarius jarod jarom jaron jarrad
jarred jarrel jarret jarrett jarrid jarrod jarron jarryd jarvis jaryd jase jasean jasen jashaun jashua jasir
jasn jason jasper jasson jatavious jathan jatniel javante javar javari javarion javarious javaris javarius
javaughn javeon javi javien javier javion javonta javontae jawad jawaun jawuan jax jaxen jaxiel jaxin jaxon
jaxson jaxston jaxten jaxtin jaxton jaxtyn jaxx jaxxon jay jayan jayce jayceion jayceon jaycion jaycob jaydon
jayke jaykob jayland jaylon jaymin jayon jayquan jayren jayro jayron jaysean jaysen jayshaun jayshawn jayshon
jayson jaythan jayton jayven jayveon jayvian jayvien jayvin jayvion jayvon jayvyn jaziel jceon jden jeancarlo
jeancarlos jeanluc jeanpaul jeanpierre jeb jed jedadiah jedediah jedi jediah jedidiah jeevan jeferson jeff
jefferey jefferson jeffery jeffory jeffrey jeffry jehu jekabs jemal jencarlo jencarlos jens jeovany jerad
jerald jerame jeramey jeramiah jeramy jerard jerardo jered jerel jereme jeremey jeremiah jeremias jeremih
jeremy jeremyah jerick jerid jeriel jerimiah jerimy jerimyah jermain jermal jermane jermell jermey jermy jerod
jerold jerome jeromie jeromy jeron jerone jeronimo jerrad jerred jerrell jerrett jerrick jerrid jerrod jerrold
jerron jerson jese jeshua jess jessejames jestin jesus jeter jethro jetson jettson jevan jevante jevin jevonte
jeyden jeyson jeziel jhase jhon jhonatan jhonathan jhonny jibreel jibri jibril jidenna jiho jim jimmey jimmy
jionni jiovani jiovanni jiren jkwon joab joachim joah joahan joanthan joao joaopedro joaquim joaquin job jobe
jock joe joel joeseph joesiah joesph joffre jogvan johan johannes johathan john johnatan johnatha johnathan
johnathen johnathon johncarlos johndavid johnluke johnmichael johnney johnny johnpaul johnthan jokubas jokull
jomar jomo jon jonael jonah jonas jonatan jonathan jonathen jonathon jonerik joniel jonmichael jonnathan
jonothan jonpaul jonthan jordany jordi jorel jorge jorje jose joseangel joseantonio josedejesus josef joselito
joseluis josemanuel josemaria josemiguel joseph josh joshua joshuah joshue josiah josias josiel josip josiyah
josmar jospeh jossiah jossue jostin josua josue josyah jotham jousha jovanny jovante jovany jozef joziah jquan
jsan json juan juanandres juancarlos juandiego juanjose juanmanuel juanmiguel juanpablo juaquin judah judd jude
judge judson julen julian juliano julien julio julious julius juluis julyan junior junious junius justan justen
justin justino justo juston juvenal juventino juwan juwon juwuan jvon jyaire kaan kabir kace kacen kacper
kadarius kade kadeem kaden kadir kadon kaedon kael kaeleb kaeson kage kahlil kai kaidon kaileb kain kainalu
kainan kaine kainen kairav kairo kais kaison kaito kaius kaizer kajuan kajus kal kalab kaladin kaleb kaleel
kalem kaleo kalib kalil kalix kallum kalob kaloyan kalub kalum kalvin kamal kamau kamdon kamir kanaan kane
kanen kanin kannon kanoa karam karas karim karl karlis karlo karlos karlton karmello karmelo karston karthik
karthikeya karver kase kasen kash kashdon kashif kashius kashten kashton kasim kason kasper katai kathem kato
kauan kaulder kavan kaven kaveon kavin kavion kawhi kawika kayceon kayleb kaynen kayson kayvion kayvon kaz
kazuo kean keanan keane keanu kedar kedric kedrick keefe keenan keenen keeton keiden keifer keishaun keith
keithan keivon kejuan kelan keldon keldrick kelson kelton kelvin kemar kemarion kemonte kemp kemuel ken
kendarius kendon kendric kendrick kendrik keng keniel kenith kennard kenner kenneth kennith kennth kenny kenric
kenrick kent kentavious kenton kenyen kenzo keondre kepler kerim kermit kervin kerwin kesan kesean keshav
keston keven kevin kevon kevontae kevonte keyden keylor keyondre keyshaun keyshawn keyshon keyton keyvon khaleb
khaled khaleel khalid khalif khalifa khalil khaliq khang khary khiry khristopher khriz khylen khyren khyson
kiaan kian kidus kiefer kiel kieron kieth kile killian kinan king kingdavid kingdom kingsten kingston kingstyn
kion kipton kirill kirk kirollos kirt kishan kitai kiwa kiyaan kiyon klaus klay klayton kleber klint klinton
klyde klye knight knoah knox knoxx koa kobey koby kodiak kody koe koen kohl kol kole koleson kolin kolsen
kolson kolt kolten kolter koltin kolton kong konrad konstantin konstantinos korban korben korbin kordae kordell
kortez kowen kraig kreed kreg krew krish krishiv kristofer kristoff kristoffer kristofor kristoph kristopher
kroy kru krystopher kullen kunal kurt kurtis kush kutter kwamaine kwamane kwame kwasi kwesi kyair kyjuan kyle
kylian kylo kylon kymir kyng kyngston kyon kypton kyrell kyro kyron kysen kyser kyson kyzen kyzer labron
ladainian ladarius ladarrius ladd laird laith lakeith lakendrick laksh lamarcus lamarion lambert lamir lamon
lamond lamont lamonte lance lancer landan landen lander landin landon lanny larence larenz larenzo larry lars
lary laszlo lateef lathan lathen latroy laurence laurent lauro lavar lavi lawerance lawerence lawernce lawrance
lawrence lawton lawyer layth lazar lazaro lazarus lazer leam leamon leandro leano lebron ledarius ledger leeam
leelan leeroy leevi legend leif leiland lelan leland lem lemar lemont lemuel lenord lenwood leo leobardo leon
leonard leonardo leondre leonel leonidas leopold leopoldo leordo leovanni leron leroy lestat lester lev levar
levente leveon levi leviathan leviticus levonte lewis liam liem liev lige lilburn lincoln lindberg lindbergh
link linken linkin linkoln linton linus linwood lio lion lionel lionell lipa lisandro livan lizandro llewyn
lleyton lliam lloyd lochlan lochlann locke logan logun loic lon long lonnell lonzo lorenz lorenzo louden louis
loukas lourenco lovro lowell loyd lubanzi luc lucah lucan lucas luccas lucciano lucian luciano lucien lucifer
lucio lucius lucus ludwig luigi luis luisangel luiz luka lukah lukas luke lukus luqman luther lwandle lyam lyle
lyman lyon lysander maalik maaz mac macario macarthur mace maceo machi mack mackson macoy macsen madhav madox
mael magnus mahad mahamadou mahammad mahdi maher mahesh mahir mahkai mahki mahmoud major makaio makhai makoa
maks maksim maksym makye malachai malachi malachy malakai malakhai malakhi malaki malakye malcolm malcom male
maleek malichi malick maliek maligiaq malik maliki malikye maliq malthe mamadou manav mandela manford manfred
manish manley mannix manny manolo manraj mansa manua manuel marama marc marcanthony marcelino marcello
marcellous marcellus marcelo marchello marcial marciano marck marco marcoantonio marcos marcus margarito
mariano marino mario marios marius mark markanthony markas markeith markel markese markham markis marko markos
marks markus marland marlon marquan marquavious marques marquese marquez marquice marquis marqus marrio
marshall marshaun martavious martavius martim martin marvin marwan masai masao masaru masen mason massimo matai
matan matas mate mateen matei matej mateo mateus mateusz matheo matheus mathew mathias mathieu mathis matias
matija matix matt matteo mattew matthew matthews matthias matthieu mattias mattis mattix matvey matyas mauricio
maurion mauro maveric maverick maverik maveryk mavrick mavrik max maxemiliano maxen maxfield maxim maximilian
maximiliano maximillian maximilliano maximino maximo maximos maximus maxon maxson maxton maxwell maxximus
maynard maynor mazen mazin mcarthur mcgwire medford mees mehdi mehki mehmet meir mekai mekhai mekhi melbourne
melford melik melo melton melvin melvyn menachem mendel mert merton meshach meshilem metro micahel michael
michaelangelo michail michalis micheal michelangelo michial mick mickeal migel miguel miguelangel mihail mihir
mikaeel mikael mikaere mikayel mike mikhail miking mikoaj milburn miles milford miliano millard milo milos
milton minato mingze minik minjun minoru mirac misael missael mitch mitchel mitchell mithran mitsuo mivaan
modesto modibo mohamad mohamed mohamedamin mohammad mohammadreza mohammadtaha mohammed moises moishe moksh
montae montavious monte montel montell montreal montrel monty mordecai mordechai morris mortimer morton moses
moshe mosiah mostafa mouhamed moussa muad mubarak muchen muhamad muhammad muhammadali muhammed muhsin munir
murad murray musa musab mustafa muyang mykhaylo myles mynor myron nabeel nachman nadav nader nadir naeem
naftali naftuli nagi nahmir nahom nahum naim nainoa naji naksh nam namir naquan naranbaatar narciso narek nas
nash nashaun nasir nason nasser nassir nat natan natanael nataniel nathan nathanael nathaneal nathanel
nathanial nathanie nathaniel nathen nathon nathyn navin nayel naythan nazar nazier nazir neal ned neel neev
nehemias neiko neil neill neithan neizan nelio nels nelson neo nero nestor newman newton neymar neythan niall
niam niccolo nicholai nicholas nicholaus nicholes nicholis nicholos nichols nicholus nick nickalas nicklas
nicklaus nickolai nickolas nickolaus nicodemus nicolai nicolas nicolaus nicolo niel niels nigel nik nikau
nikhil nikkolas niklas niklaus niko nikodem nikola nikolai nikolaos nikolas nikolaus nikolay nikoli nikoloz
nilan niles nils nirvaan nirvan nitin nivaan nnamdi noah noam noboru noe nolan noland nomaan nomar norbert
norberto norm norman normand norsaq norton norval norwood nosson nuka nunzio nurislam nyles oak oaklan obadiah
obed obinna octavian octavio oden odin odyn odysseus ofentse ohm oihan oisin ojas okey olaf olajuwon olan ole
oleksandr olin oliver ollivander olliver olyver omar omarian omarion omer omerasaf omere omid onni ontario oran
orion orlan orlando orlin orlo orlyn orman orrin orry orson orval orvel orvil orville orvin orvis oryan oryn
osama osbaldo osborne oscar oseias osias osiel oskar oslo osman osmar osvaldo oswald oswaldo othniel otho
otoniel otto oumar ousmane ovid owen oziah ozias oziel pablo padraic padraig panagiotis paolo param park parks
parsa parth pascual pasqual pasquale patrick patryk pau paul paulino paulo pavan pavel paxon paxson pedro
percival perrion pershing petar pete peter peterson pharaoh pharoah pharrell pheng phil philip philippe phillip
phillips phineas phinehas piero pierre pietro pinchas piotr pol porfirio poseidon prakash pranav prasert
pratham prem presten prestin preston priest primo prince princeston princeton prynce qais qasim qillaq
quadarius quade quadir quaid quamaine quamir quang quantavious quantez quavon quayshaun quenten quentin quenton
quindarius quindon quint quintavious quinten quintez quintin quinton quintus quintyn quoc rabon race rachid
radames raef raekwon raequan rafael rafe rafeal raghav ragnar raheem raheen raheim rahiem rahim rahman rahmir
rahn rahul raider raj rajan rajesh rajiv rajon rajveer rakan rakeem rakim ralfs ralph ralpheal ram ramazan
ramel ramir ramiro ramon ramond ramses ramy rance randal randall randolf randolph randy ranger ranveer raoul
raphael rapheal raquan rasean rashaad rashad rashard rashaud rashed rasheem rashid rashod rasmus raudel raul
raun ravi rayansh rayburn rayfield rayford rayland raymon raymond raymundo raynaldo raynard rayquan rayshaun
rayshon reco refael reginald rehaan reid reinaldo reinhold reino relja remo renaldo renard renzo reuben reuven
rex rexford rexton reyaan reyaansh reyansh reyden reymundo reynaldo reynold reza rhett rhyatt rhydian rhyker
riaan ric ricardo riccardo ricco rich richard richardo richmond rick rickard rickey ricky riddick rider ridge
ridhaan riggin riggs rigo rigoberto rihaan riker rip ripken ripp rishaan rishab rishabh rishan rishawn rishi
rishik rithvik ritvik rivaan rivaldo riyansh roan rob robb robby robel robert roberto roberts robinson robt
rocco rock rockey rockwell rocky roczen rod rodd roddrick roddy roderic roderick rodger rodman rodney rodolfo
rodrick rodrigo rodriquez roel roemello rogelio roger rohaan rohan rohen rohit rojelio roko roland rolando rolf
rolland rollin rollo roman romario romel romello romelo romeo romero rommel ron ronal ronald ronaldo ronan
ronav rondal ronen ronin ronn ronnald ronney ronold rony roosevelt roper roque roran rorik rosco roscoe rosendo
rosevelt ross roswell rowdy rowland roxas roy ruben rudolf rudolfo rudolph rudransh rueben ruffus rufino rufus
rush rushil russ russel russell rustin ruston ruvim ryan ryett ryker ryler rylo ryne ryu saad saahil sabastian
sabino sabir sachin sadiq saeed safwan sagar saharsh sahil sahir said saif saifan saint saketh sal saleem saleh
salik salim salman salomon salvador salvadore salvator salvatore sam samael samarth sameer samir sammuel sammy
sampson samson samual samuel samvel samyar sanad sandro sanford sanjay santhiago santiago santiel santino santo
santonio saqib satchel sathvik satvik saud saul savalas saveon saverio savion savior saw saxton scot scott
scotty seamus sean sebastian sebastiano sebastien sebastion sedric sedrick sekou seldon selim selvin sem seojun
serafin serge sergei sergio serjio servando seth sevastian severus seymour shaan shabazz shad shadrick shaft
shaheed shaheem shahem shahid shakeel shakeem shammond shamus shant shareef shariff sharod sharvil shashank
shaul shaun shaurya shavar shayaan sheamus shedrick shemar shepard shepherd sheppard sherman shigeo shigeru
shimon shiv shivaay shivam shivansh shiven shloimy shlok shloma shlome shlomo shmiel shmuel shoji sholom
shooter shourya shraga shrey shreyan shreyansh shreyas shrihan shriyan shubh shulem shyam shyheim siddarth
siddhant siddharth siddhartha sidharth sigmund sigurd silas silvano silverio silvester silvestre silvio sim
simeon simon siphosethu sir siraj sire sirr siwoo sixto skip skipper slade slate soham sohan sohum soloman
solomon solon somboon somchai somporn somsak souleymane spence spurgeon srihaan srihan srikar sriram sriyan
stafford stan stanford stanisaw stanislaus stanislaw stanley stanton starsky stavros stedman steel stefan
stefano stefen steffan steffen steffon stefon stellan stephen stephon stephone stetson stevan steve steven
stevens stevenson steward stewart stiles stockton stryder stryker stuart styles subhan sudais sufyan suhaib
sukhbatar sulaiman sulayman suleiman sulo sunil suraj sven syair syed sylas sylis sylus symir syre syrus szymon
tab tabias tad tadashi tadd taden tadeo tadhg taeshawn taevion taevon taft tage taggart taha tahir taiden taim
tajh tajon takashi takeo talal talan talha talib tallen tallon talmage tamarion tamatoa tameem tamim taner
tanner tannor tanush tapuarii taquan taras tarek tarell tareq tariq tarique tarrance tarun tarus taten tatsuki
tatsuo tavarius tavarus taveon tavian tavien taym tayshaun tayshawn tayson tayveon tayvion tayvon ted tedd
tehei teiki teiva tej tejas telvin teng teo teodor teodoro terance terence teron terrance terrence terrick
teruo teven tevin tevita tevon thad thaddeus than thane thaniel thayne theadore thedore thelbert theo theoden
theodis theodor theodore theophilus theotis therman theseus thiago thielen thimothy thom thomas thor thorin
thornton thunder thurman thurmon thurmond thurston tiago tiberius tidus tige tigran tim timm timmothy timmy
timofey timonthy timothey timothy timur tino titan tito titus toan tobby tobiah tobias tod todd toivo tom tomas
tommaso tommy tony tor torben toriano torsten tosh toshio tou tracen traevon trajan trampas trapper traquan
trason travell traven traveon travion travious travis travon travonte tray trayden trayson trayton trayvon
trayvond tre treavor trejon tremain trent trenten trentin trenton trentyn trequan tresean treshon treston
trevan trevante trevaughn trevell treven treveon trever trevian trevin trevion trevon trevonne trevonte trevor
trevyn trey treyden treyshawn treyson treyton treyvion treyvon trig trigg trinton trip tripp triton trondur
troy truett truitt trumaine truman trung trustin tsutomu tuan tucker tuff tunar turki tyce tycen tyden tydus
tyheim tyjuan tylik tylon tymere tymir tynan tyon tyquan tyr tyrease tyrece tyreece tyreek tyreik tyrek tyreke
tyrel tyrell tyrese tyresse tyric tyrick tyriek tyrik tyriq tyrique tyrome tyron tyrone tyronne tyrrell tyrus
tysean tyson tytan tytus tyus tyvon tywon tzvi ubaldo ulices ulises ulisses ulloriaq ulyses ulysses umar
umberto urban uriel usher usman uzair uziel uzziel vadhir vaibhav vaino valdemar valente valentin valentino
valter vance vander vansh varun vasileios vasilije vasilios ved vedansh vedant vedanth vedh veer vernard vernon
viaan vic vicente victor victorhugo victoriano viggo vihaan vihan vijay vikram viktor vinay vince vincent
vincente vincenzo vinny vinson vint vinton vir viraaj viraj virat virgilio virlan vishal vishnu vito vivaan
vivek viyan vladimir vladislav vladyslav vojtech voshon vugar vuk vusal vyom wade waldemar walden waldon waleed
wali walid walker wallace walt walter warren waseem wash washington wassim watson wayde wayland waylon wayman
waymon waymond wayne webster weldon wellington welton wendel wendell wenhsiung werner wes wesley wesly wesson
westen westin westley weston whit whitman whyatt wil wilbert wilbur wilburn wilburt wilford wilfred wilfredo
wilfrid wilhelm wilkes willaim willam willard willem william willis wilson winfield winford winston winthrop
wolf wolfe wolfgang woodroe woodrow woods woodson worley worth wright wyatt wyatte wyman wynston xadrian xaiden
xaiver xander xane xavi xavian xaviar xavien xavier xavion xavior xayden xzander xzavier xzavion xzavior yaakov
yadiel yadier yadriel yahia yahir yahya yair yakov yaman yamato yamen yamir yandel yandiel yaniel yanixan
yannick yanuel yaqub yaseen yash yasiel yasir yasser yassin yassine yazan yaziel yechezkel yechiel yehoshua
yehuda yeison yejun yerik yeshaya yeshua ygnacio yisrael yisroel yitzchak yitzchok yize yoandri yobani yoel
yohan yohance yomar yonatan yonathan yordi yosef yoseph yosgar yosgart yoshio yosiah yossi younes younis yousef
yousif yousouf youssef yousuf yovanni yovany ysidro yug yujun yukio yul yulian yunis yunus yurem yusef yusif
yusuf yuvaan yuvan yuvin yuvraj yuze zabdiel zac zacarias zacary zaccai zacchaeus zach zacharey zachari
zachariah zacharias zacharie zachary zachery zachory zachry zack zackariah zackary zackery zaden zadok zadrian
zaeden zaeem zael zaevion zahid zahir zahmir zaid zaidan zaiden zair zak zakai zakary zakery zakhi zaki zakir
zakk zakkary zalan zamar zamarion zamir zander zane zaquan zarek zavian zavien zavier zavion zaviyar zaxton
zayaan zayan zayd zaydan zayden zaydin zaydon zayed zaylon zayn zayne zayveon zayvian zayvion zayyan zeandre
zeb zebadiah zebulon zechariah zedekiah zein zeke zekiel zeno zephan zeth zeus zev zeyad zhaire ziad zidan
zidane zigmund zion ziyad zohan zoran zorawar zubair zygmunt zyhir zyir zyire zylan zylen zyler zymere zyshonne
`;
