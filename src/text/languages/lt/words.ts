import type { LanguageWords } from "../words.ts";

/** Lithuanian: posts and schools are recognised by their stems and returned in the nominative. */
export const lithuanian: LanguageWords = {
  lang: "lt",
  drops: true,
  inflects: true,
  endings: "|as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose|a|os|ai|oje|ė|ės|ei|ę|ėje|is|io|iu|yje|į|iui|ius|iaus|ius|ys|iai|iais",
  numbers: "vienas du trys keturi penki šeši septyni aštuoni devyni dešimt",
  i: "aš",
  maleKin: "vyras tėvas brolis sūnus",
  femaleKin: "žmona motina sesuo dukra",
  abbreviations: "m d mėn pvz doc vyr dir š g",
  tongueEndings: /(?:iškai|iškos|ų kalba|ų kalbą|ų|os|ai)$/u,
  kinPlural: "vaikai sūnūs dukros tėvai dvyniai",
  degreesInCase: "iją>ija;iką>ika;ybą>yba;ūrą>ūra;istiką>istika",
  phrases: {
    adjectives: "į>?",
    nouns: "imą>imas;ybą>yba;iją>ija;iką>ika;ūrą>ūra;ą>?;ę>ė;ius>iai;us>ai;iais>iai;ais>ai;omis>os;ėmis>ės;į>?",
    head: "last",
  },
  towns: "uje>us;iuje>ius;e>as;oje>a;ėje>ė;uose>ai;iuose>iai;yje>ys;yje>is",
  doers: [
    { verb: /^(?:įkūrė|įkūriau)$/u, female: "įkūrėja", male: "įkūrėjas" },
    { verb: /^(?:vadovauja|vadovavo|vadovauju|vadovavau)$/u, female: "vadovė", male: "vadovas" },
  ],
  words: `
BE yra; buvo; esu; būti
WORK dirb*; dirbo; darb*; staž*; prakti*; tarnav*; bendradarb*; praleido
JOIN pradėjo; prisijung*; tapo; paskirt*; išrinkt*; perėjo; įsidarb*; atėjo; stojo
LEAVE paliko; išėjo; pensij*; buv*; atsistatyd*
STUDY studij*; mok*; mokėsi; mokslus; lankė; krimto
GRAD baig*; absolvent*; diplom*; apgyn*; įgijo; gavo; magistr*; bakalaur*; doktor*
TEACH dėst*; dėsto; mokyto*; paskait*
LEAD vadov*; vadovauja; valdo; diriguoja; pirmininkauja; atsakinga*; turi
FOUND įkūrė; įsteigė; įkūrėj*; atidarė; sukūrė
LIVE gyven*; gyvena; užaug*; apsigyven*
BORN gim*; gimė; gimęs; gimusi; kilęs; kilusi
DIE mirė; mirt*; žuvo
MARRY vedęs; ištekėjusi; vedė; ištekėjo; žmona; vyras
WIN laimėjo; pelnė; apdovanot*; gavo; laureat*; įvertint*; nugalėtoj*
SPEAK kalba; kalbos; moka; kalbas; kalbų
BECOME tapo; paskirt*
HAVE turi; turėjo
AT į; prie; pas; iš; @
AS kaip; pareig*
OF
FROM iš; nuo
TO į; iki
IN prie; netoli
BY
BEFORE anksčiau; prieš; po; vėliau; tada; pirmiausia; buvęs; buvusi; paskui
NOW dabar; šiuo metu; šiandien; nuo
NEG ne; niekada; be; atsisak*; nėra; nebuvo
FUTURE bus; planuoja; ketina; norėtų; netrukus; taps
HEARSAY esą; neva; pasak; vaidin*
HONORARY garbės
WHO kuris; kuri; kurio; kurį
WHERE kur; ten; čia
AND ir; bei; o
BUT bet; tačiau; kai; nes; nors
SHE ji
HE jis
HER jos
HIS jo
FIRST aš; mano; man; mane; mes; mūsų; dirbu; gyvenu; esu; gimiau; baigiau; studijavau
THEY jie; jų
ART šis; ši; du; dvi; trys; savo
SPOUSE vyras; žmona; sutuoktin*; našl*; vyru; žmonos
CHILD sūnus; sūnūs; sūnų; dukra; dukros; duktė; vaikai; vaikus; dvyniai
KIN tėv*; motin*; mama; brol*; sesuo; sesers; dėd*; tet*; pusbrol*; senel*; močiut*; koleg*; draug*; pirmtak*; vyras; žmona; sūn*; dukr*; vaik*; bendrakurs*
SUCCEED pakeitė; kartu su
AWARDWORD premij*; medal*; ordin*; stipendij*; apdovanojim*; kryž*; čempion*; prizas
SCHOOL universitetas; institutas; akademija; mokykla; gimnazija; kolegija; konservatorija; licėjus; ktu; vu; vdu; vgtu; vilniustech; lsmu; fakultetas
ORG įmonė; bendrovė; grupė; bankas; ligoninė; klinika; centras; fondas; asociacija; ministerija; savivaldybė; taryba; agentūra; muziejus; teatras; orkestras; leidykla; knygynas; biblioteka; biuras; studija; restoranas; viešbutis; kepykla; klubas; sąjunga; laboratorija; teismas; seimas; uab; ab; vši; draugija; laikraštis; žurnalas; radijas; televizija; lrt; policija; kariuomenė; fabrikas; tarnyba; institutas; poliklinika; gydykla; darželis; seniūnija; vyriausybė; departamentas; inspekcija; prokuratūra; profsąjunga; federacija; konfederacija; kooperatyvas; draudimas; swedbank; seb; luminor; telia; maxima; rimi; orlen; vinted; nord security; teltonika; gamykla; dirbtuvė; dirbtuvės; spaustuvė; parduotuvė; vaistinė; kavinė; svečių namai; sodyba; oro uostas; startuolis; opera; baletas; choras; ansamblis; kvartetas; festivalis; galerija; archyvas; observatorija; parapija; vyskupija; arkivyskupija; vienuolynas; batalionas; brigada; šaulių sąjunga; raudonasis kryžius; caritas; žalgiris; neptūnas; lietkabelis; advokatų kontora; notarų biuras; projektavimo institutas; statyba; agrofirma; savaitraštis; delfi; 15min; verslo žinios; lietuvos rytas; kauno diena; žinių radijas
DEGREE bakalauras; magistras; daktaras; diplomas; laipsnis; magistrantūra; doktorantūra
ROLEMOD vyriausiasis; vyriausioji; vyresnysis; vyresnioji; generalinis; generalinė; pirmasis; techninis; meno; projektų
ROLE direktorius; direktorė; vadovas; vadovė; prezidentas; prezidentė; pirmininkas; pirmininkė; vadybininkas; vadybininkė; inžinierius; inžinierė; gydytojas; gydytoja; advokatas; advokatė; teisininkas; teisininkė; notaras; notarė; profesorius; profesorė; dėstytojas; dėstytoja; mokytojas; mokytoja; tyrėjas; tyrėja; konsultantas; konsultantė; analitikas; analitikė; programuotojas; programuotoja; žurnalistas; žurnalistė; redaktorius; redaktorė; rašytojas; rašytoja; autorius; autorė; menininkas; menininkė; dailininkas; dailininkė; muzikantas; muzikantė; dainininkas; dainininkė; aktorius; aktorė; režisierius; režisierė; fotografas; fotografė; dizaineris; dizainerė; architektas; architektė; slaugytojas; slaugytoja; vaistininkas; vaistininkė; odontologas; psichologas; psichologė; buhalteris; buhalterė; sekretorius; sekretorė; asistentas; asistentė; patarėjas; patarėja; meras; merė; ministras; ministrė; ambasadorius; ambasadorė; teisėjas; teisėja; prokuroras; prokurorė; karininkas; virėjas; virėja; kepėjas; kepėja; ūkininkas; ūkininkė; stalius; elektrikas; mechanikas; pardavėjas; pardavėja; verslininkas; verslininkė; įkūrėjas; įkūrėja; savininkas; savininkė; treneris; trenerė; žaidėjas; žaidėja; koordinatorius; koordinatorė; bibliotekininkas; bibliotekininkė; leidėjas; leidėja; vertėjas; vertėja; kuratorius; kuratorė; praktikantas; praktikantė; savanoris; savanorė; narys; narė; ekonomistas; ekonomistė; istorikas; istorikė; biologas; biologė; fizikas; fizikė; chirurgas; chirurgė; kardiologas; kardiologė; dekanas; dekanė; rektorius; rektorė; specialistas; specialistė; projektuotojas; projektuotoja; solistas; solistė; administratorius; administratorė; agronomas; agronomė; akompaniatorius; akompaniatorė; akušerė; alpinistas; alpinistė; anesteziologas; antropologas; antropologė; apžvalgininkas; apžvalgininkė; archeologas; archeologė; archyvaras; archyvarė; artistas; artistė; astronomas; auditorius; auditorė; bibliografas; bibliografė; brigadininkas; botanikas; botanikė; chemikas; chemikė; choreografas; choreografė; chorvedys; chorvedė; choro vadovas; choro vadovė; darbuotojas; darbuotoja; dirigentas; dirigentė; diplomatas; diplomatė; dramaturgas; dramaturgė; doktorantas; doktorantė; docentas; docentė; dietologas; dietologė; ekspertas; ekspertė; elektrotechnikas; energetikas; etnografas; etnografė; farmacininkas; farmacininkė; fotokorespondentas; filosofas; filosofė; fizioterapeutas; fizioterapeutė; generalinis direktorius; generalinė direktorė; geografas; geografė; geologas; geologė; ginekologas; ginekologė; gidas; gidė; girininkas; girininkė; grafikas; grafikė; iliustratorius; iliustratorė; informatikas; inspektorius; inspektorė; instruktorius; instruktorė; įmonės vadovas; jaunesnysis mokslo darbuotojas; juristas; juristė; kapitonas; keramikas; keramikė; kineziterapeutas; kineziterapeutė; kirpėjas; kirpėja; kompozitorius; kompozitorė; koncertmeisteris; koncertmeisterė; konduktorius; konservatorius; konsulas; korespondentas; korespondentė; kriminologas; kritikas; kritikė; kunigas; klebonas; vikaras; laborantas; laborantė; lektorius; lektorė; logistas; logopedas; logopedė; lakūnas; lakūnė; maestro; maketuotojas; matematikas; matematikė; meistras; meistrė; meno vadovas; meno vadovė; metodininkas; metodininkė; mokslo darbuotojas; mokslo darbuotoja; mokslininkas; mokslininkė; moderatorius; muziejininkas; muziejininkė; muzikologas; muzikologė; muzikas; muzikė; neurologas; neurologė; odontologė; operatorius; operatorė; ornitologas; pavaduotojas; pavaduotoja; pedagogas; pedagogė; pianistas; pianistė; pilotas; poetas; poetė; policininkas; policininkė; politikas; politikė; politologas; politologė; prodekanas; prodiuseris; prodiuserė; prorektorius; prorektorė; projektų vadovas; projektų vadovė; prozininkas; psichiatras; psichiatrė; psichoterapeutas; psichoterapeutė; publicistas; publicistė; puodžius; redakcijos vadovas; reporteris; reporterė; restauratorius; restauratorė; scenaristas; scenaristė; scenografas; scenografė; seniūnas; seniūnė; seserininkė; skulptorius; skulptorė; smuikininkas; smuikininkė; sociologas; sociologė; statybininkas; statistikas; strategas; technikas; technikė; technologas; technologė; terapeutas; terapeutė; tinklaraštininkas; ugniagesys; ūkvedys; urologas; vairuotojas; vairuotoja; vargonininkas; vargonininkė; vedėjas; vedėja; vicemeras; vicemerė; viceministras; viceministrė; viceprezidentas; viceprezidentė; violončelininkas; violončelininkė; viršininkas; viršininkė; zoologas; zoologė; žinių vedėjas; žynys; vyriausiasis redaktorius; vyriausioji redaktorė; vyresnysis inžinierius; skyriaus vedėjas; skyriaus vedėja; katedros vedėjas; katedros vedėja; gynėjas; ekologė; ekologas; stažuotė; stažuotojas; stažuotoja; iždininkė; iždininkas; deputatas; deputatė; rezidentė; rezidentas; ceo; cto; cfo; coo; postdoc; controller; mentor; developer; engineer; manager; *-manager; sous-chef; designer
FIELD
FEMALE ji; jos; gimusi; baigusi; dirbusi; ištekėjusi; įgijusi; vadovavusi; buvusi; užaugusi; apgynusi; absolventė; direktorė; vadovė; mokytoja; gydytoja
MALE jis; jo; gimęs; baigęs; dirbęs; vedęs; įgijęs; vadovavęs; buvęs; užaugęs; apgynęs; absolventas
HOBBY laisvalaik*; pomėg*; mėgsta; hobis
`,
};
