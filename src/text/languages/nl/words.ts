import type { LanguageWords } from "../words.ts";

/** Dutch, as written in the Netherlands and Flanders. */
export const dutch: LanguageWords = {
  lang: "nl",
  numbers: "een twee drie vier vijf zes zeven acht negen tien",
  i: "ik",
  maleKin: "vader broer zoon opa",
  femaleKin: "vrouw moeder zus dochter oma",
  kinPlural: "kinderen zonen dochters ouders",
  doers: [{ verb: /^(?:richtte|stichtte|opgericht|gesticht)$/u, female: "oprichter", male: "oprichter" }],
  words: `
BE is; was; waren; ben; bent; zijn; geweest; blijft
WORK werk*; werkzaam; gewerkt; actief; stage; coassist*; jaar bij; jaar lang; praktiseer*; diende; verbonden; in dienst; freelance
JOIN stapte; kwam; begon; beginnen; startte; gestart; trad; overstap*; benoemd; gekozen; aangesteld; verkozen; ging; aangenomen; volgde op
LEAVE verliet; vertrok; pensioen; gepensioneerd; voormalig*; oud; gestopt; ontslag
STUDY stud*; gestudeerd; opleiding; opgeleid; volgde; school; leerde; cursus
GRAD afgestudeerd; studeerde af; promov*; gepromoveerd; diploma; behaal*; haalde; cum laude; master; bachelor; doctor*
TEACH doce*; lesgegev*; geeft les; hoogleraar; lector; onderwijs*
LEAD leid*; geleid; bestuur*; voorzit*; runt; runde; beheer*; coördineer*; verantwoordelijk; aan het hoofd
FOUND opgericht; richtte; oprichter; begonnen; opende; startte; gestart
LIVE woon*; woonachtig; woont; opgegroeid; groeide; vestigde; gevestigd
BORN geboren; afkomstig
DIE overleden; overleed; stierf; gestorven
MARRY getrouwd; gehuwd; trouwde; echtgenoot; echtgenote
WIN won; gewonnen; ontving; ontvangen; bekroond; kreeg; onderscheiden; winnaar; winnares
SPEAK spreek*; sprak; talen; vloeiend; moedertaal; tweetalig
BECOME werd; wordt; geworden; gepromoveerd tot
HAVE heeft; had; heb; hebben
AT bij; voor; aan; op; @; van; aan de; bij de
AS als; tot; functie van; rol van
OF van; der; des; voor
FROM uit; vanuit; van; aan
TO naar; tot
IN in; te; op; nabij
BY door
BEFORE eerder; daarvoor; vroeger; voorheen; daarna; eerst; toen; later; na; voor; vervolgens; destijds
NOW nu; momenteel; tegenwoordig; sinds; thans; huidig*; vandaag
NEG niet; nooit; geen; zonder; weiger*; noch; afgewezen; bedankte
FUTURE zal; wordt straks; volgend*; binnenkort; wil; wilde; hoopt; gaat; van plan; toekomst*
HEARSAY gerucht*; volgens; vermeend; zou; speelt; speelde
HONORARY ere*; honorair
WHO die; dat; wie; wiens
WHERE waar; daar; er; hier
AND en; alsook; &
BUT maar; terwijl; hoewel; toen; omdat; als; want
SHE zij; ze
HE hij
HER haar
HIS zijn; z'n
FIRST ik; mijn; me; mij; wij; we; ons; onze
THEY hun
ART de; het; een; 't; haar; zijn; deze; dit; twee; drie; vier; mijn
SPOUSE man; vrouw; echtgenoot; echtgenote; partner; weduwe; weduwnaar
CHILD zoon; zonen; dochter; dochters; kind; kinderen; tweeling
KIN vader; moeder; ouders; broer*; zus*; oom; tante; neef; nicht; opa; oma; collega*; vriend*; voorganger*; opvolger*; man; vrouw; zoon; dochter; kinderen; echtgenoot; echtgenote; mentor; kleinkinder*; kleinzoon; kleindochter; zwager; schoon*; compagnon
SUCCEED volgde op; verving; opvolg*; onder leiding; naast
AWARDWORD *prijs; prijs; *medaille; orde; *onderscheiding; beurs; lintje; ridder; trofee; titel; kampioen*; award
SCHOOL universiteit; hogeschool; school; *school; academie; instituut; college; lyceum; gymnasium; conservatorium; vu; uva; tu; erasmus; kuleuven; ugent; havo; vwo; kunstacademie; pabo; vub
ORG bedrijf; groep; bank; ziekenhuis; *ziekenhuis; kliniek; praktijk; *praktijk; huisartsenpraktijk; centrum; *centrum; stichting; vereniging; ministerie; gemeente; raad; *raad; bureau; *bureau; museum; *museum; theater; orkest; *orkest; uitgeverij; bibliotheek; kantoor; *kantoor; atelier; restaurant; hotel; bakkerij; club; bond; *bond; laboratorium; rechtbank; provincie; waterschap; bv; b.v; nv; n.v; krant; omroep; radio; *dienst; politie; brandweer; leger; defensie; umc; amc; ggd; ggz; concern; zorg; *zorg; apotheek; festival; kamer; tno; ns; kerk; fc; sv; volkskrant; nrc; dagblad; *blad; zorggroep; verpleeghuis; *kliniek; woningcorporatie; gemeentehuis; rijksoverheid; belastingdienst; rijkswaterstaat; *politie; *ministerie; kvk; rabobank; abn; philips; shell; asml; unilever; klm; heineken; dsm; akzo; stork; fokker; daf; *fabriek; fabriek; *bedrijf; *bedrijven; werf; *werf; drukkerij; boekhandel; supermarkt; slagerij; brouwerij; café; kwekerij; boerderij; *hoeve; rederij; havenbedrijf; luchthaven; *vervoer; bouwbedrijf; architecten; *architecten; advocaten; *advocaten; notariskantoor; accountants; adviesbureau; ingenieursbureau; start-up; *fonds; *instituut; instituut; knaw; rivm; deltares; naturalis; *archief; archief; *bibliotheek; *gezelschap; gezelschap; toneelgroep; ballet; opera; *koor; koor; *ensemble; ensemble; filharmonie; concertgebouw; schouwburg; bioscoop; galerie; kunsthal; rijksmuseum; *omroep; vrt; vara; vpro; avro; rtl; *krant; *courant; parool; telegraaf; knack; tijdschrift; uitgever; parochie; bisdom; klooster; landmacht; luchtmacht; rode kruis; vakbond; fnv; cda; vvd; pvda; d66; ajax; psv; feyenoord; rkvv
DEGREE bachelor; master; doctoraal; doctoraat; diploma; drs; ir; mr; msc; bsc; ma; mba; phd; proefschrift; getuigschrift; propedeuse; opleiding; studie; hbo; huisartsenopleiding
ROLEMOD algemeen; adjunct; technisch; commercieel; financieel; artistiek; eerste; tweede; hoofd; senior; junior; interim; zelfstandig; wetenschappelijk; medisch; creatief; vrijwillig; plaatsvervangend; regionaal; freelance; waarnemend
ROLE directeur; directrice; bestuurder; voorzitter; voorzitster; president; vicevoorzitter; manager; *manager; hoofd; chef; leider; *leider; *leidster; ingenieur; arts; *arts; huisarts; advocaat; advocate; notaris; hoogleraar; professor; docent; docente; leraar; lerares; onderzoeker; *onderzoeker; consultant; adviseur; *adviseur; analist; *analist; ontwikkelaar; programmeur; journalist; journaliste; redacteur; redactrice; *redacteur; schrijver; schrijfster; auteur; kunstenaar; kunstenares; schilder; musicus; zanger; zangeres; acteur; actrice; regisseur; fotograaf; ontwerper; ontwerpster; architect; verpleegkundige; apotheker; tandarts; dierenarts; psycholoog; accountant; boekhouder; secretaris; secretaresse; assistent; assistente; *assistent; medewerker; medewerkster; *medewerker; wethouder; burgemeester; raadslid; *lid; lid; minister; ambassadeur; rechter; officier; agent; brandweerman; bakker; kok; boer; boerin; tuinder; timmerman; elektricien; monteur; *monteur; verkoper; verkoopster; winkelier; ondernemer; ondernemster; oprichter; oprichtster; medeoprichter; eigenaar; eigenares; trainer; coach; speler; speelster; coördinator; *coördinator; bibliothecaris; uitgever; vertaler; vertaalster; tolk; conservator; curator; stagiair; stagiaire; leerling; vrijwilliger; vrijwilligster; penningmeester; partner; econoom; historicus; bioloog; fysicus; chirurg; decaan; rector; specialist; *specialist; aio; promovendus; postdoc; lector; piloot; schipper; woordvoerder; dominee; programmamaker; presentator; presentatrice; columnist; aannemer; advocaat-generaal; agrariër; ambtenaar; ambtenares; antropoloog; apothekersassistente; archeoloog; archivaris; astronoom; balletdanser; bandleider; bedrijfsleider; bedrijfskundige; beeldhouwer; begeleider; begeleidster; beleidsmedewerker; beleidsadviseur; beheerder; beroepsmilitair; bestuurslid; bestuursvoorzitter; bibliothecaresse; bisschop; bloemist; boekhandelaar; bouwvakker; buschauffeur; caissière; cameraman; cardioloog; cellist; celliste; chauffeur; *chauffeur; chemicus; choreograaf; cineast; coassistent; commandant; commissaris; componist; componiste; concertmeester; conciërge; conducteur; consul; controller; copywriter; correspondent; *correspondent; *docent; *docente; danser; danseres; dermatoloog; diaken; dichter; dichteres; diplomaat; diëtist; diëtiste; dirigent; dirigente; dramaturg; drummer; edelsmid; ergotherapeut; fietsenmaker; filmmaker; filmmaakster; filosoof; fotografe; fysiotherapeut; fysiotherapeute; gastdocent; gedeputeerde; gemeentesecretaris; gemeenteraadslid; generaal; geograaf; geoloog; gids; gitarist; gitariste; glazenier; goudsmid; griffier; grafisch ontwerper; *handelaar; havenmeester; hoofdarts; hoofddocent; hoofdredacteur; hoofdingenieur; horlogemaker; hovenier; huisschilder; hydroloog; illustrator; illustratrice; imker; inspecteur; *inspecteur; instructeur; intendant; internist; jurist; juriste; kapitein; kapper; kapster; kleermaker; klarinettist; klokkenmaker; kleuterleidster; kunsthistoricus; kunstschilder; kunstschilderes; kwekers; kweker; laborant; laborante; landmeter; landbouwer; lasser; leerkracht; *leraar; *lerares; lexicograaf; linguïst; logopedist; logopediste; loodgieter; luitenant; luthier; machinist; makelaar; mede-eigenaar; mede-oprichter; medeoprichtster; medisch specialist; meester; metselaar; meteoroloog; meubelmaker; microbioloog; molenaar; musicoloog; neuroloog; notulist; oncoloog; onderdirecteur; onderwijzer; onderwijzeres; oogarts; opticien; organist; organiste; orthopedagoog; *pedagoog; ornitholoog; osteopaat; paranimf; pastoor; pastor; *planoloog; pianist; pianiste; *ploegleider; plaatsvervangend directeur; politieagent; politicus; postbode; predikant; prediker; priester; producent; *producent; projectleider; *projectleider; psychiater; psychotherapeut; raadsheer; radioloog; rechercheur; reclasseringswerker; rector magnificus; recruiter; redactiechef; *redactrice; rentmeester; reporter; researcher; restaurateur; romanschrijver; scenarist; scheikundige; schaker; scheidsrechter; scheepsbouwer; schoolhoofd; schooldirecteur; secretaris-generaal; slager; sociaal werker; sociologe; socioloog; staatssecretaris; sommelier; statenlid; stedenbouwkundige; stuurman; *technicus; technicus; tekenaar; tekenares; teamleider; teamleidster; theoloog; therapeut; *therapeut; *therapeute; timmervrouw; trompettist; uroloog; verloskundige; verpleger; verpleegster; *verpleegkundige; verslaggever; verslaggeefster; vertegenwoordiger; vicepresident; violist; violiste; vlieger; voetballer; voetbalster; vormgever; vormgeefster; vrachtwagenchauffeur; wielrenner; wielrenster; wethoudster; wetenschapper; *wetenschapper; wijnboer; wiskundige; wijkverpleegkundige; zakenman; zakenvrouw; zanglerares; zorgmedewerker; zorgmanager; *begeleider; *voorzitter; *secretaris; *eigenaar; *consultant; *bewaker; *bouwer; *bouwster; *bewerker; *bewerkster; *verzorger; *verzorgster; *maker; *maakster; *chef; *hoofd; *beheerder; *beheerster; *inspectrice; *juriste; *jurist; *econoom; *historicus; *historica; *bioloog; *psycholoog; *psychologe; *fotograaf; *coach; *trainer; *trainster; *rechter; *verkoper; *verkoopster; *hoogleraar; *lector; *ingenieur; *monteuse; *medewerkster; *directeur; *directrice; *penningmeester; *journaliste; *journalist; *ambtenaar; *griffier; *politicus; *bestuurder; *schipper; *kapitein; *matroos; *voogd; *predikant; *predikante; *commissaris; *vrijwilliger; *vrijwilligster; wever; weefster; kassier; sluismeester; ijsmeester; stuurvrouw; vakkenvuller; zuster; toezichthouder; opzichter; werkvoorbereider; invalkracht; koerier; schepen; strateeg; stadsarchivaris; inventarisator; traineeship; kraanmachinist; matroos; loods; visser; kaasmaker; brouwer; slijter; drogist; audicien; mondhygiëniste; doktersassistente; kraamverzorgster; gastouder; peuterleidster; conrector; leesconsulent; archivist; museumdirecteur; restaurator; beiaardier; koordirigent; harpiste; slagwerker; toneelschrijver; theatermaker; choreografe; scenograaf; decorontwerper; lichtontwerper; producer; regisseuse; nieuwslezer; nieuwslezeres; eindredacteur; hoofdredactrice; columniste; recensent; ceo; cto; cfo; coo; mentor; developer; engineer; *-manager; sous-chef; designer
FIELD
FEMALE oprichtster; directrice; schrijfster; lerares; weduwe; docente
MALE weduwnaar
HOBBY vrije tijd; hobby; hobby's; graag; liefhebber; houdt van; daarnaast
`,
};
