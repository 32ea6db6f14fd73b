import type { LanguageWords } from "../words.ts";

/** Italian: a known subject is omitted. */
export const italian: LanguageWords = {
  lang: "it",
  drops: true,
  numbers: "uno due tre quattro cinque sei sette otto nove dieci",
  i: "io",
  modifiersBehind: true,
  demonyms: { stand: "behind" },
  maleKin: "marito padre fratello figlio zio nonno",
  femaleKin: "moglie madre sorella figlia zia nonna",
  abbreviations: "sig avv arch dott ssa prof gen feb mag giu lug set ott",
  kinPlural: "figli figlie genitori gemelli",
  doers: [
    { verb: /^(?:fond(?:ò|a|ava|ai)|fondato)$/u, female: "fondatrice", male: "fondatore" },
    { verb: /^(?:dirig(?:e|eva|o)|diress[ei]|diretto)$/u, female: "direttrice", male: "direttore" },
    { verb: /^(?:presied(?:e|eva|ette|o)|presieduto)$/u, female: "presidente", male: "presidente" },
    { verb: /^(?:coordin(?:a|ò|ava|o)|coordinato)$/u, female: "coordinatrice", male: "coordinatore" },
    { verb: /^(?:insegn(?:a|ò|ava|o)|insegnato)$/u, female: "insegnante", male: "insegnante" },
  ],
  words: `
BE è; era; fu; sono; stato; stata; essere
WORK lavor*; esercit*; collabor*; impiegat*; tirocinio; stage; anni in; anni alla; anni al; trascor*; prestat*; svolt*; svolge*; occup*; suon*; servizio
JOIN entr*; approd*; pass*; assunt*; nominat*; elett*; cominci*; inizi*; arriv*; unit*; trasfer*; debutt*; promoss*; chiamat*; subentr*
LEAVE lasci*; abbandon*; pension*; dimess*; ex; già
STUDY studi*; frequent*; formò; formata; formato; formazione; allievo; allieva; iscritt*; perfezion*; impar*; liceo
GRAD laure*; diplom*; dottor*; consegu*; specializz*; master; abilit*; maturità
TEACH insegn*; docente; docenza
LEAD dirig*; diresse; guid*; gestisc*; gestito; presied*; presiede; coordin*; responsabile; conduc*
FOUND fond*; cofond*; apert*; aprì; apre; cre*; costituit*; avviat*
LIVE viv*; abit*; risied*; residente; cresciut*; stabilit*
BORN nato; nata; nati; nate; natali; nacque; originari*
DIE mort*; morì; scompars*; decedut*
MARRY sposat*; spos*; moglie; marito; coniugat*
WIN vint*; vinse; ricevut*; premi*; insignit*; vincitor*; ottenut*; riconosc*; medaglia
SPEAK parl*; lingue; madrelingua; bilingue
BECOME divent*; divenne; divenut*; promoss*
HAVE ha; aveva; ho; hanno; avere
AT presso; alla; al; all; allo; per; nella; nel; nell; nello; con; da; @; a; ai; agli; alle; dall; dal; dalla
AS come; in qualità di; ruolo di; carica di; incarico di; da
OF di; del; della; dell; dei; delle; degli; dello; d
FROM da; dal; dalla; dall; dallo; presso
TO a; al; alla; all
IN in; a; ad; nel; nella; vicino
BY da; dal; dalla
BEFORE prima; precedentemente; dopo; poi; quindi; inizialmente; già; ex; in seguito; successivamente
NOW oggi; attualmente; ora; dal; attuale; tuttora
NEG non; mai; senza; rifiut*; né; nessun*; declin*; invece di; anziché
FUTURE sarà; prossim*; futuro; intende; vorrebbe; presto; dovrà; voleva
HEARSAY presunt*; secondo; sarebbe; avrebbe; voci; interpret*
HONORARY onorari*; onore; honoris
WHO che; cui; chi; quale
WHERE dove; lì; vi
AND e; ed; nonché; &
BUT ma; mentre; quando; perché; se; però; sebbene
SHE lei; ella
HE lui; egli
HER
HIS
FIRST io; mio; mia; miei; mie; mi; nostro; nostra; ci; lavoro; vivo; abito; studiato
THEY loro; essi
ART il; lo; la; i; gli; le; l; un; una; uno; un'; suo; sua; suoi; sue; questo; questa; due; tre; quattro; i suoi
SPOUSE marito; moglie; compagno; compagna; consorte; vedova; vedovo; coniuge; sposo; sposa
CHILD figlio; figli; figlia; figlie; gemelli; gemelle; primogenito; primogenita; bambini; bimbi
KIN padre; madre; genitori; fratell*; sorell*; zio; zia; cugin*; nonno; nonna; nipote; collega; amic*; predecessore; successore; marito; moglie; figlio; figlia; figli; figlie; soci*; maestro; mentore; compagn*; suocer*; genero; nuora; cognat*; nipoti
SUCCEED succed*; succes*; sostitu*; accanto; sotto; guidat* da
AWARDWORD premio; premi; medaglia; ordine; borsa; trofeo; onorificenza; cavaliere; targa; titolo; campione; campionessa; riconoscimento; diploma d'onore
SCHOOL università; politecnico; liceo; istituto; scuola; accademia; conservatorio; collegio; facoltà; sapienza; bocconi; luiss; normale; iulm; ateneo; seminario; ipsia; itis
ORG azienda; gruppo; società; banca; ospedale; clinica; centro; fondazione; associazione; ministero; comune; consiglio; agenzia; museo; teatro; orchestra; editrice; edizioni; libreria; biblioteca; studio; bottega; ristorante; trattoria; albergo; hotel; panificio; club; unione; federazione; sindacato; laboratorio; camera; tribunale; parlamento; senato; regione; provincia; cooperativa; s.p.a; spa; srl; s.r.l; snc; giornale; quotidiano; radio; televisione; rai; croce rossa; esercito; marina; polizia; carabinieri; cantina; cantine; farmacia; officina; officine; asl; cnr; policlinico; compagnia; casa editrice; casa; coro; festival; rivista; trasporti; calcio; policlinici; ospedali; casa di cura; ausl; ulss; questura; prefettura; procura; municipio; enel; eni; fiat; ferrari; olivetti; pirelli; telecom; poste; poste italiane; trenitalia; ferrovie; alitalia; leonardo; fincantieri; barilla; ferrero; unicredit; intesa; banco; cassa; assicurazioni; mutua; cgil; cisl; uil; confindustria; confcommercio; coldiretti; camera di commercio; corte; notariato; avvocati; associati; architetti; ingegneri; cantiere; cantieri; fabbrica; stabilimento; acciaierie; filatura; tessitura; vetreria; ceramiche; tipografia; stamperia; carpenteria; falegnameria; macelleria; pasticceria; gelateria; osteria; locanda; agriturismo; podere; tenuta; fattoria; caseificio; frantoio; birrificio; vini; vivaio; supermercati; profumeria; gioielleria; aeroporto; autorità; soluzioni; tecnologie; ansa; corriere; repubblica; gazzetta; messaggero; tirreno; settimanale; mensile; editore; mondadori; einaudi; feltrinelli; adelphi; laterza; emittente; filarmonica; sinfonica; accademia; conservatorio; balletto; fenice; cineteca; pinacoteca; galleria; archivio; osservatorio; infn; enea; ispra; caritas; diocesi; parrocchia; arcidiocesi; monastero; alpini; bersaglieri; aeronautica; guardia di finanza; polisportiva; volley; basket; rugby; fc
DEGREE laurea; diploma; dottorato; master; maturità; specializzazione; laureato; laureata; abilitazione; perfezionamento; licenza; qualifica; tesi; ph.d; mba; magistrale; triennale
ROLEMOD generale; vice; aggiunto; tecnico; tecnica; artistico; artistica; commerciale; finanziario; regionale; nazionale; onorario; primo; prima; secondo; principale; associato; associata; ordinario; delegato; delegata; amministrativo; amministrativa; scientifico; scientifica; capo; sanitario; sanitaria; addetto; addetta; creativo; solista
ROLE direttore; direttrice; vicedirettore; presidente; presidentessa; vicepresidente; amministratore; amministratrice; responsabile; capo; ingegnere; medico; medica; avvocato; avvocata; notaio; professore; professoressa; docente; insegnante; maestro; maestra; ricercatore; ricercatrice; consulente; analista; sviluppatore; sviluppatrice; programmatore; giornalista; redattore; redattrice; scrittore; scrittrice; autore; autrice; artista; pittore; pittrice; scultore; scultrice; musicista; cantante; attore; attrice; regista; fotografo; fotografa; grafico; architetto; infermiere; infermiera; farmacista; dentista; veterinario; veterinaria; psicologo; psicologa; commercialista; contabile; segretario; segretaria; assistente; aiuto; consigliere; consigliera; deputato; deputata; sindaco; sindaca; assessore; assessora; senatore; senatrice; ministro; ministra; ambasciatore; ambasciatrice; giudice; magistrato; procuratore; vigile; ufficiale; colonnello; capitano; panettiere; fornaio; pasticcere; pasticcera; cuoco; cuoca; chef; cameriere; cameriera; barista; sommelier; agricoltore; agricoltrice; artigiano; artigiana; falegname; elettricista; meccanico; operaio; operaia; venditore; venditrice; commesso; commessa; commerciante; imprenditore; imprenditrice; fondatore; fondatrice; cofondatore; cofondatrice; proprietario; proprietaria; titolare; allenatore; allenatrice; giocatore; giocatrice; calciatore; coordinatore; coordinatrice; educatore; educatrice; formatore; formatrice; bibliotecario; bibliotecaria; libraio; libraia; editore; editrice; traduttore; traduttrice; interprete; curatore; curatrice; commissario; tirocinante; stagista; apprendista; volontario; volontaria; membro; tesoriere; tesoriera; socio; socia; economista; storico; storica; biologo; biologa; fisico; chimico; geologo; sociologo; chirurgo; primario; rettore; rettrice; preside; violinista; violoncellista; pianista; contrabbassista; soprano; tenore; compositore; compositrice; impiegato; impiegata; tecnico; tecnica; receptionist; autista; magazziniere; addetto; addetta; postino; postina; liutaio; liutaia; agronomo; allevatore; allevatrice; ambientalista; anestesista; antropologo; antropologa; arbitro; archeologo; archeologa; archivista; arpista; astronomo; astronoma; astrofisico; astrofisica; attaché; ballerino; ballerina; barbiere; bassista; batterista; biochimico; biochimica; botanico; calzolaio; cancelliere; cantautore; cantautrice; capocantiere; capofficina; caporedattore; caporedattrice; capostazione; caposala; caposervizio; carabiniere; cardiologo; cardiologa; casaro; cassiere; cassiera; ceramista; chitarrista; ciclista; cineasta; clarinettista; collaboratore; collaboratrice; comandante; commediografo; conduttore; conduttrice; console; conservatore; conservatrice; controllore; coreografo; coreografa; corrispondente; costumista; critico; custode; dermatologo; dermatologa; designer; diplomatico; diplomatica; dirigente; disegnatore; disegnatrice; documentarista; dottorando; dottoranda; drammaturgo; drammaturga; ebanista; economo; elettrotecnico; enologo; enologa; esperto; esperta; estetista; estimatore; fabbro; ferroviere; filologo; filologa; filosofo; filosofa; fiorista; fisioterapista; flautista; fonico; forestale; fumettista; funzionario; funzionaria; geofisico; geografo; geografa; geometra; gestore; ginecologo; ginecologa; giardiniere; glaciologo; glaciologa; guida alpina; idraulico; illustratore; illustratrice; impresario; imprenditore agricolo; inviato; inviata; ispettore; ispettrice; istruttore; istruttrice; latinista; linguista; logopedista; macchinista; macellaio; manager; marinaio; matematico; mediatore; mediatrice; meteorologo; mezzosoprano; microbiologo; minatore; modellista; montatore; montatrice; muratore; musicologo; musicologa; negoziante; neurologo; neurologa; oculista; odontoiatra; operatore; operatrice; orafo; orafa; oratore; ordinario; organista; orologiaio; ostetrica; ostetrico; ottico; palombaro; parroco; pastore; pediatra; percussionista; perito; pescatore; pilota; pizzaiolo; poeta; poetessa; politologo; politologa; portavoce; portiere; portinaio; prefetto; preparatore; presentatore; presentatrice; prete; produttore; produttrice; progettista; programmista; psichiatra; psicoterapeuta; questore; radiologo; ragioniere; ragioniera; rappresentante; referente; relatore; relatrice; restauratore; restauratrice; ristoratore; ristoratrice; romanziere; sacerdote; saldatore; sarto; sarta; sceneggiatore; sceneggiatrice; scenografo; scenografa; sociologa; soldato; solista; sommozzatore; specializzando; specializzanda; specialista; sottosegretario; sottosegretaria; speaker; spedizioniere; stilista; supplente; supervisore; tassista; telegrafista; teologo; teologa; terapista; tipografo; tornitore; traduttore freelance; urbanista; urologo; vescovo; vicario; vicepreside; vicerettore; vicesindaco; vignaiolo; vignaiola; viticoltore; viticoltrice; vulcanologo; vulcanologa; zoologo; zoologa; primo violino; prima viola; direttore d'orchestra; direttore artistico; amministratore delegato; amministratrice delegata; garzone; lettrice; canottiera; condirettrice; condirettore; assegnista; postdoc; mondina; bracciante; carrozziere; gommista; parrucchiere; parrucchiera; orefice; tappezziere; vetraio; tessitore; tessitrice; doppiatore; doppiatrice; dietista; chirurga; radiologa; oncologo; oncologa; geologa; agronoma; matematica; statistico; camionista; guardiano; bidello; bidella; vivaista; apicoltore; norcino; salumiere; albergatore; albergatrice; gelataio; difensore; centrocampista; attaccante; preparatrice; vogatore; nuotatore; nuotatrice; ceo; cto; cfo; coo; controller; mentor; developer; engineer; *-manager; sous-chef
FIELD
FEMALE nata; laureata; sposata; cresciuta; diplomata; assunta; nominata; eletta; coniugata; entrata; arrivata; direttrice; professoressa; ricercatrice; fondatrice; dottoressa; vedova; stata; iscritta; promossa; avvocata; laureatasi; specializzata; trasferita
MALE nato; laureato; sposato; cresciuto; diplomato; assunto; nominato; eletto; coniugato; entrato; arrivato; vedovo; stato; iscritto; promosso; laureatosi; specializzato; trasferito
HOBBY tempo libero; passione; appassionat*; ama; hobby; interessi; adora
`,
};
