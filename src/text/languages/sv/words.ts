import type { LanguageWords } from "../words.ts";

/** Swedish. */
export const swedish: LanguageWords = {
  lang: "sv",
  numbers: "en två tre fyra fem sex sju åtta nio tio",
  i: "jag",
  maleKin: "far fader bror son man",
  femaleKin: "fru mor moder syster dotter",
  kinPlural: "barn söner döttrar föräldrar",
  doers: [{ verb: /^(?:grundade|grundat|startade)$/u, female: "grundare", male: "grundare" }],
  words: `
BE är; var; varit; vara; blev
WORK arbet*; jobb*; verksam; anställd; tjänst*; praktik*; år på; år hos; år vid; tillbring*; tjänstgjorde; vikari*; tillhör; tillhörde; verkade; verkat; verkar; engagerad; forskar; forskade; sitter i; satt i; suttit i; skriver för; skrev för; extraknäckte; sommarjobbade; stationerad; knuten till; hos
JOIN började; kom; gick; anställdes; utsågs; valdes; tillträdde; rekryterades; värvades; flyttade; fick; utnämndes; kallades; värvad; gått över; kommit till; kom till; återvände; anslöt; headhuntades; headhuntad; anlitades; klev in; utsedd; invald; invaldes; befordrades; övertog; tog över; handplockades; rekryterad; utnämnd; engagerades; antogs; blev kvar; utsetts; utsett; utnämnts; valts; tillsatts; anställts; rekryterats; tillsattes; förordnades
LEAVE lämnade; slutade; pension*; tidigare; avgick; före detta
STUDY studer*; läste; läser; utbild*; gick; skola; elev; lärde
GRAD examen; examin*; dispute*; doktor*; avlade; tog; master; kandidat; magister; *examen; legitim*
TEACH undervis*; lär*; professor; lektor; föreläs*
LEAD leder; ledde; lett; driver; drev; chef*; ansvar*; ordförande; styr*; basar; förestår; förestod; basar över; leder arbetet; leda; håller i; höll i; drivit; dirigerar; dirigerade; tränar; tränade
FOUND grundade; grundat; startade; startat; öppnade; medgrundare; grundar; startar; öppnar; bildade; skapade; byggde upp; drog igång; grundläggare; grundare
LIVE bor; bodde; bosatt; uppvuxen; växte; hemma; född
BORN född; föddes
DIE död; dog; avled; avliden; bort; somnat
MARRY gift; gifte; hustru; make; maka; sambo
WIN vann; vunnit; fick; mottog; tilldel*; belön*; pris*; vinnare
SPEAK talar; talade; språk; flytande; modersmål; tvåspråkig
BECOME blev; blivit; befordr*; utsedd
HAVE har; hade; haft
AT på; hos; vid; för; i; åt; @
AS som; till; tjänst som; roll som
OF för; av; i
FROM från; ur; vid
TO till
IN i; på; nära; utanför
BY av
BEFORE tidigare; innan; dessförinnan; sedan; därefter; först; efter; förut; senare; då
NOW nu; idag; numera; för närvarande; sedan; nuvarande
NEG inte; aldrig; ingen; inget; utan; avböj*; nekade; ej; varken
FUTURE ska; kommer att; nästa; snart; planer*; vill; framtida; blivande
HEARSAY rykt*; enligt; påstå*; spelar; spelade
HONORARY heders*
WHO som; vars; vilken
WHERE där; dit; här
AND och; samt; &
BUT men; medan; när; eftersom; om; fast
SHE hon
HE han
HER hennes; sin; sitt; sina
HIS hans
FIRST jag; min; mitt; mina; mig; vi; vår; oss
THEY de; deras; dem
ART en; ett; den; det; de; sin; sitt; sina; två; tre; fyra; denna; detta
SPOUSE make; maken; maka; makan; man; fru; hustru; hustrun; sambo; partner; änka; änkling
CHILD son; sonen; söner; sönerna; dotter; dottern; döttrar; döttrarna; barn; barnen; tvillingar; tvillingarna
KIN far; mor; pappa; mamma; föräldrar; bror; bröder; syster; systrar; syskon; farbror; moster; faster; kusin*; farfar; farmor; morfar; mormor; kollega*; vän; företrädare; efterträdare; man; fru; son; dotter; svär*; svåger; brorson; brorsdotter; systerson; systerdotter; barn; make; maka; hustru; hustrun; sambo
SUCCEED efterträd*; ersatte; bredvid
AWARDWORD *pris; priset; *priset; *medalj; medalj; *orden; *stipendium; stipendium; hedersdoktorat; *mästare; utmärkelse; *plakett
SCHOOL universitet; universitetet; högskola; högskolan; skola; *skola; *skolan; akademi; akademin; institut; institutet; gymnasium; gymnasiet; kth; chalmers; lth; konstfack; musikhögskolan; folkhögskola; seminarium
ORG ab; bolag; *bolaget; bank; *banken; sjukhus; sjukhuset; *sjukhuset; klinik; kliniken; centrum; stiftelse*; förening; *föreningen; departement*; kommun; kommunen; region; regionen; råd; byrå; *byrån; museum; *museet; teater; *teatern; orkester; förlag; *förlaget; bibliotek*; kontor; restaurang; hotell; bageri; *klubben; klubb; förbund; *förbund; *förbundet; tidning; *tidningen; radio; tv; svt; *verket; polisen; *tjänsten; kyrka; kyrkan; församling; landsting; länsstyrelse*; myndighet*; domstol; tingsrätt; vårdcentral*; if; ik; bk; ff; universitetssjukhus*; posten; kuriren; styrelse; nämnd; lasarett; lasarettet; *lasarettet; folktandvården; tandvården; *hemmet; förskola; förskolan; *förskola; *förskolan; kommunstyrelsen; regeringskansliet; skatteverket; trafikverket; försäkringskassan; arbetsförmedlingen; *myndigheten; åklagarmyndigheten; advokatbyrå; *advokatbyrå; revisionsbyrå; arkitektkontor; *arkitekter; *konsulter; ericsson; volvo; scania; saab; ikea; h&m; abb; sandvik; skf; astra; telia; vattenfall; skanska; ncc; peab; seb; swedbank; handelsbanken; nordea; sj; lkab; ssab; *bruk; bruk; varvet; *varvet; rederi; rederiet; *rederi; *rederierna; fabrik; fabriken; *fabriken; tryckeri; tryckeriet; verkstad; verkstaden; *verkstaden; *industrier; *butiken; bokhandel; bokhandeln; krog; krogen; café; kafé; bryggeri; bryggeriet; mejeri; *gården; sågverk; *åkeri; åkeri; flygplats; dramaten; operan; *operan; folkoperan; filharmonikerna; *orkestern; kören; *kören; ensemble; *ensemblen; balett; *baletten; festivalen; *festivalen; konsthall; *konsthall; galleri; *galleriet; arkivet; *arkivet; institutet; *institutet; akademien; *akademien; vetenskapsrådet; foi; smhi; *radion; sveriges radio; sveriges television; *bladet; dagbladet; dagens nyheter; *posten; *kuriren; nyheterna; tidskrift; stiftet; *församlingen; pastorat; regemente; regementet; flottan; flygvapnet; försvarsmakten; röda korset; rädda barnen; unionen; tco; socialdemokraterna; moderaterna; centerpartiet; hif; aik; ifk; hockey; sportklubb; idrottsförening
DEGREE examen; *examen; kandidat; kandidatexamen; master; masterexamen; magister; magisterexamen; doktor; doktorsexamen; civilingenjör; studentexamen; lärarexamen; legitimation; filosofie; phd; licentiat; fil
ROLEMOD biträdande; vice; första; andre; teknisk; kommersiell; konstnärlig; ekonomi; senior; junior; tillförordnad; ordinarie; leg; legitimerad; frilansande; adjungerad; verkställande
ROLE chef; *chef; direktör; *direktör; vd; ordförande; president; ledare; *ledare; ingenjör; *ingenjör; läkare; *läkare; advokat; jurist; notarie; professor; lektor; docent; lärare; *lärare; lärarinna; forskare; konsult; *konsult; rådgivare; analytiker; utvecklare; *utvecklare; programmerare; journalist; redaktör; *redaktör; reporter; författare; konstnär; målare; musiker; sångare; sångerska; skådespelare; regissör; fotograf; formgivare; designer; arkitekt; sjuksköterska; barnmorska; apotekare; tandläkare; veterinär; psykolog; revisor; ekonom; sekreterare; assistent; handläggare; *handläggare; medarbetare; politiker; kommunalråd; riksdagsledamot; ledamot; *ledamot; minister; ambassadör; domare; åklagare; polis; officer; överste; kapten; bagare; kock; bonde; snickare; elektriker; mekaniker; montör; säljare; handlare; företagare; entreprenör; grundare; medgrundare; ägare; tränare; spelare; *spelare; samordnare; *samordnare; bibliotekarie; förläggare; översättare; tolk; intendent; praktikant; lärling; volontär; medlem; kassör; kirurg; dekan; rektor; specialist; *specialist; doktorand; postdoktor; präst; kyrkoherde; kantor; organist; hövding; landshövding; producent; programledare; folkskollärare; skogvaktare; fiskare; akademiledamot; agronom; antropolog; arkeolog; arkivarie; arkivchef; *arkitekt; *assistent; astronom; auktionist; *advokat; backspelare; ballerina; barnskötare; begravningsentreprenör; beteendevetare; bibliotekschef; biolog; *biolog; biskop; bildlärare; botaniker; brandman; brevbärare; butikschef; byggmästare; byrådirektör; *byråchef; båtbyggare; cellist; chaufför; *chaufför; chefredaktör; chefsläkare; chefsjurist; civilingenjör; copywriter; cyklist; dansare; dansös; dietist; diplomat; dirigent; distriktsläkare; djurskötare; doktor; dramatiker; dramaturg; *ekonom; enhetschef; etnolog; expert; *expert; *entreprenör; fackombud; *förare; fabrikör; fastighetsmäklare; fartygsbefäl; *föreläsare; filmare; filmskapare; filosof; finsnickare; fiolbyggare; flöjtist; florist; folkhögskollärare; fotbollsspelare; *forskare; fritidsledare; frisör; fysiker; fysioterapeut; *förvaltare; förvaltningschef; föreståndare; *föreståndare; författarinna; försäljare; *försäljare; förskollärare; generaldirektör; general; geograf; geolog; gitarrist; glasblåsare; gruvarbetare; guldsmed; gymnasielärare; handelsman; hantverkare; hemmafru; historiker; *historiker; hovmästare; hydrolog; idrottslärare; illustratör; imam; industriman; *inspektör; inspektör; inredare; instruktör; *intendent; journalistchef; *jurist; *kamrer; kamrer; kabinettssekreterare; kanslichef; kapellmästare; kemist; keramiker; klarinettist; klassföreståndare; klockare; kommendör; kommunikatör; kommunchef; kommundirektör; komminister; kompositör; koreograf; korrespondent; *korrespondent; konduktör; konservator; *konservator; konsertmästare; *konstnär; konsthistoriker; konstnärlig ledare; *koordinator; koordinator; krönikör; kulturchef; kurator; kyrkvaktmästare; körledare; laborant; lagman; landskapsarkitekt; lantbrukare; lantmästare; lastbilschaufför; *lektor; livsmedelstekniker; logoped; lokförare; löjtnant; maskinist; marknadschef; matematiker; meteorolog; mikrobiolog; *mäklare; mäklare; *mästare; murare; museichef; musikdirektör; musiklärare; neurolog; nämndeman; oboist; ombud; *ombud; operachef; operasångare; operasångerska; optiker; ordningsvakt; ortoped; orgelbyggare; osteopat; pastor; pedagog; *pedagog; personalchef; pianist; pilot; planerare; *planerare; plåtslagare; poet; polismästare; *politiker; *präst; presschef; pressekreterare; *producent; professor emeritus; programchef; projektledare; *psykolog; *psykoterapeut; psykiater; prorektor; radiologiker; *rektor; representant; researcher; restauratör; *revisor; röntgenläkare; *rådgivare; rådman; samhällsplanerare; scenograf; *sekreterare; serietecknare; sjökapten; sjukgymnast; *sjuksköterska; skogsarbetare; skogsmästare; skribent; skulptör; skräddare; *sköterska; skådespelerska; smed; *smed; socialsekreterare; sociolog; socionom; sotare; specialpedagog; speldesigner; *stipendiat; statsminister; statssekreterare; styrman; styrelseledamot; styrelseordförande; stadsarkitekt; studierektor; svetsare; söndagsskollärare; *tekniker; tekniker; tandhygienist; tecknare; terapeut; *terapeut; teolog; textilkonstnär; trafikplanerare; trubadur; trumpetare; trumslagare; tulltjänsteman; undersköterska; universitetslektor; urmakare; utredare; *utredare; vaktmästare; vetenskapsman; vice ordförande; vicevärd; violinist; violonist; *värd; ämbetsman; ämneslärare; överläkare; överintendent; översköterska; åkare; överbibliotekarie; *ordförande; *biträde; *vårdare; *kirurg; *reporter; *tränare; *kapten; *läsare; kaplan; guide; controller; *medarbetare; *murare; jungman; *vakt; *värdinna; *dramatiker; *skribent; *journalist; *arbetare; *redaktörer; *kritiker; *skötare; *byggare; *makare; *meteorolog; sakkunnig; preses; *adjunkt; adjunkt; souschef; *assistenter; *ledamöter; *arkivarie; *fotograf; *pianist; *sångare; *musiker; *lärarinna; *pedagoger; *bibliotekarie; *kommissarie; *åklagare; *domare; *chaufförer; *elektriker; *snickare; *bagare; *odlare; *uppfödare; *fullmäktig; ceo; cto; cfo; coo; postdoc; mentor; developer; engineer; manager; *-manager; sous-chef
FIELD
FEMALE hennes; änka; sjuksköterska; lärarinna
MALE hans; änkling
HOBBY fritid*; intresse*; gärna; älskar; hobby
`,
};
