import type { LanguageWords } from "../words.ts";

/** Polish: posts and schools are recognised by their stems and returned in the nominative. */
export const polish: LanguageWords = {
  lang: "pl",
  drops: true,
  inflects: true,
  endings: "|a|u|owi|em|ie|y|ów|om|ami|ach|ą|ę|i|iem|ką|ki|ce|kę|ej|ego|emu|ym|im|cie|ię|ią|ii",
  mutations: "ście>st;cie>t;dzie>d;ce>k;dze>g;le>ł;rze>r;sie>s;zie>z;nie>n;mie>m;pie>p;bie>b;wie>w",
  degreesInCase: "ię>ia;ę>a;ą>a",
  adjectives:
    "kiego>ki;giego>gi;iego>i;ego>y;kiemu>ki;giemu>gi;iemu>i;emu>y;kim>ki;gim>gi;im>i;ym>y;kiej>ka;giej>ga;iej>ia;ej>a;ką>ka;gą>ga;ią>ia;ą>a",
  numbers: "jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć",
  i: "ja",
  maleKin: "mąż ojciec brat syn",
  femaleKin: "żona matka siostra córka",
  tongueEndings: /(?:sk(?:i|im|iego|iemu|u|a|ą|iej)|ck(?:i|im|iego|iemu|u|a))$/u,
  kinPlural: "dzieci synowie córki rodzice",
  phrases: {
    adjectives: "kimi>kie;gimi>gie;ymi>e;imi>ie;kim>ki;gim>gi;ym>y;im>i;ą>a",
    nouns:
      "kami>ki;gami>gi;chami>chy;żami>że;szami>sze;czami>cze;rzami>rze;lami>le;iami>ie;jami>je;cami>ce;ami>y;aniem>anie;eniem>enie;ciem>cie;kiem>k;giem>g;iem>?;em>;ą>a;ę>a;ach>?",
    adjectivesBehind: true,
  },
  complements: { ends: /(?:[uyi]|ów|ej|ego|ych|ich|nia|cia|stwa|ctwa)$/u, behind: /^(?:ds|do spraw)$/u },
  towns:
    "u>;iu>;niu>ń;ie>;ie>a;owie>ów;ni>ń;ni>nia;odzi>ódź;dzi>dź;cu>ec;nku>nek;ku>k;gu>g;ach>y;kach>ki;cach>ce;nie>n;nie>no;nie>na;rze>r;le>l;le>ła;le>ł;lu>le;ej>a;i>;y>a;iem>;em>;ą>a",
  doers: [
    { verb: /^(?:założył(?:a|em|am)?)$/u, female: "założycielka", male: "założyciel" },
    { verb: /^(?:kieruje|kierował(?:a|em|am)?)$/u, female: "kierowniczka", male: "kierownik" },
  ],

  words: `
BE jest; był; była; jestem; być; są
WORK pracowa*; pracuj*; zatrudni*; praktyk*; związan*; spędzi*; lat w; lata w; służy*; odby*; współprac*; staż*
JOIN rozpocz*; rozpoczą*; dołączy*; przeszed*; przeszł*; został*; wstąpi*; powoła*; mianowan*; wybran*; objął; objęła; trafi*; zaczą*; zaczę*; zaczyna*; awansowa*
LEAVE odszed*; odesz*; opuści*; emerytur*; były; była; zrezygnowa*; do
STUDY studi*; uczy*; uczęszcza*; kształci*; szkoł*; studia
GRAD ukończy*; absolwent*; dyplom*; obroni*; uzyska*; doktora*; magist*; habilit*; licencjat*; matur*
TEACH wykłada*; naucza*; uczy; prowadzi zajęcia; wykładowc*
LEAD kieruje; kierowa*; prowadz*; zarządza*; dyrygu*; przewodnicz*; stoi; odpowiada*; redagowa*; redaguj*
FOUND założy*; współzałoży*; zakłada*; otworzy*; stworzy*
LIVE mieszka*; żyje; zamieszka*; osiad*; wychowa*; mieszkam
BORN urodz*; rocznik; ur; rodem; pochodzi*
DIE zmar*; umar*; śmier*; odszedł
MARRY żonat*; zamężn*; ożeni*; wyszła za; małżeńs*
WIN zdoby*; otrzyma*; nagrodz*; laureat*; odznaczon*; wyróżni*; uhonorowan*
SPEAK mówi*; język*; włada*; zna
BECOME został*; awans*
HAVE ma; miał; miała; mam
AT w; we; dla; na; u; przy; z; @
AS jako; stanowisko; stanowisku; funkcję; funkcji
OF
FROM z; ze; od; po
TO do; na
IN w; we; na; pod; koło
BY przez
BEFORE wcześniej; przedtem; poprzednio; następnie; potem; najpierw; później; po; dawniej; były
NOW obecnie; teraz; dziś; aktualnie; od; dzisiaj; obecny; obecna
NEG nie; nigdy; bez; odmówi*; żaden; żadne*; zamiast
FUTURE będzie; planuje; zamierza; przyszł*; wkrótce; ma zostać; chce
HEARSAY rzekom*; podobno; według; wciel*; zagra*
HONORARY honorow*
WHO który; która; którego; którą; kto
WHERE gdzie; tam
AND i; oraz; a
BUT ale; lecz; gdy; ponieważ; choć; kiedy; bo
SHE ona
HE on
HER jej
HIS jego
FIRST ja; mój; moja; moje; mnie; mi; jestem; pracuję; mieszkam; studiowałem; studiowałam; pracowałem; pracowałam
THEY oni; ich
ART ten; ta; to; swój; swoją; swoje; dwa; dwie; trzy; dwoje; troje
SPOUSE mąż; żona; mężem; żoną; żonę; męża; partner*; wdow*; małżonk*
CHILD syn; syna; synów; synowie; córka; córki; córkę; dzieci; dziecko; bliźni*
KIN ojc*; ojciec; matk*; rodzic*; brat*; siostr*; wuj*; ciotk*; kuzyn*; dziad*; babci*; koleg*; koleżank*; przyjaci*; poprzedni*; następc*; mąż; żona; żoną; syn; syna; córk*; zięć; zięci*; synow*; teść; teści*; szwagi*; dzieci; wspólni*; promotor*
SUCCEED zastąpi*; następc*; obok; pod kierunkiem
AWARDWORD nagrod*; medal*; order*; krzyż*; stypendi*; odznak*; tytuł*; mistrz*; wyróżnieni*
SCHOOL uniwersytet; politechnika; akademia; szkoła; liceum; technikum; instytut; uczelnia; agh; sgh; uj; uw; uam; pwst; asp; wydział; kolegium; konserwatorium; uniwersytet medyczny
ORG spółka; firma; grupa; bank; szpital; klinika; przychodnia; centrum; fundacja; stowarzyszenie; ministerstwo; urząd; rada; agencja; muzeum; teatr; orkiestra; filharmonia; wydawnictwo; księgarnia; biblioteka; kancelaria; biuro; studio; restauracja; hotel; piekarnia; klub; związek; laboratorium; sąd; sejm; senat; gmina; województwo; s.a; gazeta; radio; telewizja; tvp; pan; zakład; zakłady; komisja; zespół; redakcja; towarzystwo; izba; huta; kopalnia; pogotowie; oddział; tygodnik; miesięcznik; szpitale; ośrodek; poradnia; gabinet; żłobek; przedszkole; szkoła; starostwo; magistrat; prefektura; ratusz; kuratorium; prokuratura; policja; straż; marynarka; związek zawodowy; solidarność; federacja; konfederacja; spółdzielnia; towarzystwo ubezpieczeniowe; pzu; pko; pekao; orlen; kghm; pkp; allegro; comarch; asseco; stocznia; fabryka; fabryki; huty; cementownia; elektrownia; browar; mleczarnia; cukrownia; drukarnia; warsztat; stolarnia; sklepy; apteka; apteki; cukiernia; karczma; gospoda; kawiarnia; gospodarstwo; winnica; spedycja; lotnisko; startup; wyborcza; rzeczpospolita; newsweek; kurier; dziennik; kwartalnik; rmf; polskie radio; stacja; polsat; tvn; opera; balet; chór; zespół pieśni; kwartet; festiwal; filmoteka; galeria; zachęta; archiwum; obserwatorium; instytut; akademia; polska akademia nauk; narodowe centrum; onz; unicef; caritas; parafia; diecezja; archidiecezja; kuria; klasztor; pułk; harcerstwo; topr; gopr; pck; klub sportowy; legia; lech; cracovia; kancelarie; architekci; deweloper; nieruchomości
DEGREE magister; licencjat; inżynier; doktorat; dyplom; matura; studia; habilitacja; specjalizacja; mba; mgr; inż
ROLEMOD główny; główna; starszy; starsza; młodszy; młodsza; zastępca; generalny; generalna; naczelny; naczelna; naukowy; naukowa; techniczny; techniczna; artystyczny; artystyczna; handlowy; handlowa; samodzielny; pierwszy; drugi; wojewódzki; wojewódzka
ROLE dyrektor; dyrektorka; prezes; prezeska; wiceprezes; przewodniczący; przewodnicząca; kierownik; kierowniczka; menedżer; menadżer; inżynier; lekarz; lekarka; adwokat; adwokatka; prawnik; prawniczka; notariusz; profesor; profesorka; wykładowca; nauczyciel; nauczycielka; badacz; badaczka; konsultant; konsultantka; analityk; analityczka; programista; programistka; dziennikarz; dziennikarka; redaktor; redaktorka; pisarz; pisarka; poeta; poetka; autor; autorka; artysta; artystka; malarz; malarka; muzyk; śpiewak; śpiewaczka; aktor; aktorka; reżyser; reżyserka; fotograf; projektant; projektantka; architekt; architektka; pielęgniarka; pielęgniarz; farmaceuta; farmaceutka; dentysta; weterynarz; psycholog; księgowy; księgowa; sekretarz; sekretarka; asystent; asystentka; doradca; doradczyni; poseł; posłanka; burmistrz; radny; radna; senator; minister; ministra; ambasador; sędzia; prokurator; oficer; pułkownik; kapitan; piekarz; kucharz; kucharka; rolnik; stolarz; elektryk; mechanik; robotnik; sprzedawca; przedsiębiorca; założyciel; założycielka; współzałożyciel; współzałożycielka; właściciel; właścicielka; trener; trenerka; piłkarz; zawodnik; zawodniczka; koordynator; koordynatorka; bibliotekarz; bibliotekarka; wydawca; tłumacz; tłumaczka; kustosz; kurator; kuratorka; stażysta; stażystka; wolontariusz; wolontariuszka; członek; członkini; skarbnik; wspólnik; ekonomista; historyk; biolog; fizyk; chemik; chirurg; kardiolog; pediatra; dziekan; rektor; adiunkt; specjalista; specjalistka; ordynator; prorektor; tester; testerka; rzecznik; rzeczniczka; antropolog; aptekarz; aptekarka; archeolog; archiwista; archiwistka; aplikant; aplikantka; astronom; audytor; audytorka; baletnica; barista; bibliotekoznawca; biotechnolog; biskup; botanik; brygadzista; budowniczy; burmistrzyni; celnik; cukiernik; chórmistrz; dekarz; dendrolog; dermatolog; dietetyczka; dietetyk; diakon; doktorant; doktorantka; docent; dokumentalista; dokumentalistka; dramaturg; drukarz; dyplomata; dyrygent; dyrygentka; dyrektor artystyczny; działacz; działaczka; ekspert; ekspertka; elektronik; etnograf; etnografka; etnolog; felietonista; felietonistka; filmowiec; filolog; filozof; fizjoterapeuta; fizjoterapeutka; florystka; fryzjer; fryzjerka; generał; geodeta; geograf; geolog; ginekolog; gitarzysta; główna księgowa; główny księgowy; górnik; grafik; graficzka; gospodarz; hydraulik; hydrolog; ilustrator; ilustratorka; informatyk; informatyczka; instruktor; instruktorka; inspektor; inspektorka; introligator; jubiler; kamerzysta; kanclerz; kapelmistrz; kasjer; kasjerka; katecheta; kelner; kelnerka; kierowca; kierownik budowy; kolejarz; kompozytor; kompozytorka; komendant; komisarz; komentator; konserwator; konserwatorka; konsul; kontroler; kontrolerka; korektor; korektorka; korespondent; korespondentka; kowal; krawiec; krawcowa; krytyk; ksiądz; kapelan; kustoszka; laborant; laborantka; lektor; lektorka; leśniczy; leśnik; licealista; listonosz; literaturoznawca; logopeda; lutnik; magazynier; marynarz; marszałek; maszynista; matematyk; matematyczka; mediator; meteorolog; mikrobiolog; moderator; monter; montażysta; murarz; muzealnik; muzykolog; nadleśniczy; naczelnik; naczelniczka; naukowiec; neurolog; okulista; onkolog; operator; operatorka; optyk; organista; organizator; organizatorka; ornitolog; pastor; pedagog; pedagożka; perkusista; pianista; pianistka; pilot; pilotka; podróżnik; podsekretarz; policjant; policjantka; polityk; polityczka; położna; pracownik; pracownica; prelegent; prezenter; prezenterka; prezydent; prezydentka; proboszcz; producent; producentka; prodziekan; projektant wnętrz; promotor; promotorka; psychiatra; psychoterapeuta; psychoterapeutka; publicysta; publicystka; radca; ratownik; ratowniczka; recepcjonista; recepcjonistka; recenzent; reporter; reporterka; reprezentant; reprezentantka; restaurator; rezydent; rezydentka; rybak; rzeźbiarz; rzeźbiarka; rzemieślnik; satyryk; scenarzysta; scenarzystka; scenograf; scenografka; sekretarz redakcji; skrzypek; skrzypaczka; socjolog; socjolożka; solista; solistka; sołtys; sołtyska; spawacz; sportowiec; sprzedawczyni; starosta; starszy specjalista; stomatolog; strażak; strateg; szef; szefowa; taternik; taterniczka; technik; teatrolog; technolog; terapeuta; terapeutka; tenor; tokarz; toromistrz; urolog; urzędnik; urzędniczka; wiceburmistrz; wicedyrektor; wicedyrektorka; wiceminister; wiceministra; wiceprzewodniczący; wiceprzewodnicząca; wiceprezeska; wicewojewoda; wiolonczelista; wiolonczelistka; wojewoda; wokalista; wokalistka; wójt; wychowawca; wychowawczyni; zastępca; zastępczyni; zoolog; zootechnik; zegarmistrz; złotnik; żołnierz; bramkarz; napastnik; obrońca; pomocnik; alpinista; alpinistka; sommelier; stolarka; asesor; egzaminator; lider; liderka; mentor; mentorka; agronom; aktuariusz; animator; ankieter; antykwariusz; arborysta; artysta-rezydent; bankowiec; barman; brakarz; broker; certyfikator; charakteryzator; detektyw; doker; drwal; dubler; dżokej; ebenista; ekwilibrystyka; elektromonter; ergonomista; fasowacz; finansista; fotoreporter; grabarz; handlarz; hostessa; iluzjonista; inscenizator; kawalkator; kawiarka; kiper; konferansjer; koniarze; konsjerż; konstruktor; kosmonauta; kostiumograf; kosztorysant; krojczy; krupier; lalkarz; liczmen; makler; marketingowiec; masztalerz; motorniczy; niania; oceanonauta; ochroniarz; pakowacz; palacz; perfumiarz; plastyk; podleśniczy; poganiacz; pokojówka; politolog; portier; pośrednik; przewodnik; psiarz; pucybut; rachmistrz; rekwizytor; rzeczoznawca; salowa; sprzątacz; stajenny; sufler; supermodelka; syndyk; szatniarz; szczurołap; szlifierz; sztygar; służący; taksówkarz; teksturator; terminolog; urbanista; zoopsycholog; żongler; przewodniczka; rewidentka; jurorka; juror; dyżurny; dyżurna; wicestarosta; dźwigowy; opiekunka; opiekun; skarbniczka; adiunktka; arbiter; postdoc; ceo; cto; cfo; coo; controller; developer; engineer; manager; *-manager; sous-chef; designer
FIELD
FEMALE *ała; *iła; *yła; *ęła; *łam; urodzona; zamężna; absolwentka; ona; jej; dyrektorka; nauczycielka; kierowniczka; założycielka; rozwiedziona; wdowa; mężatka
MALE *ał; *ił; *ył; *ął; *łem; urodzony; żonaty; absolwent; on; jego; wdowiec
HOBBY wolnym; hobby; pasj*; lubi; interesuje
`,
};
