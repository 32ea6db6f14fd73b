import type { LanguageWords } from "../../words.ts";

/** Italian: the subject is left out where it is known. */
export const italian: LanguageWords = {
  lang: "it",
  drops: true,
  numbers: "uno due tre quattro cinque sei sette otto nove dieci",
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
BORN nat*; nacque; originari*
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
CHILD figlio; figli; figlia; figlie; gemelli; bambini; bimbi
KIN padre; madre; genitori; fratell*; sorell*; zio; zia; cugin*; nonno; nonna; nipote; collega; amic*; predecessore; successore; marito; moglie; figlio; figlia; figli; figlie; soci*; maestro; mentore; compagn*; suocer*
SUCCEED succed*; succes*; sostitu*; accanto; sotto; guidat* da
AWARDWORD premio; premi; medaglia; ordine; borsa; trofeo; onorificenza; cavaliere; targa; titolo; campione; campionessa; riconoscimento; diploma d'onore
SCHOOL università; politecnico; liceo; istituto; scuola; accademia; conservatorio; collegio; facoltà; sapienza; bocconi; luiss; normale; iulm; ateneo; seminario; ipsia; itis
ORG azienda; gruppo; società; banca; ospedale; clinica; centro; fondazione; associazione; ministero; comune; consiglio; agenzia; museo; teatro; orchestra; editrice; edizioni; libreria; biblioteca; studio; bottega; ristorante; trattoria; albergo; hotel; panificio; club; unione; federazione; sindacato; laboratorio; camera; tribunale; parlamento; senato; regione; provincia; cooperativa; s.p.a; spa; srl; s.r.l; snc; giornale; quotidiano; radio; televisione; rai; croce rossa; esercito; marina; polizia; carabinieri; cantina; cantine; farmacia; officina; officine; asl; cnr; policlinico; compagnia; casa editrice; casa; coro; festival; rivista; trasporti; calcio
DEGREE laurea; diploma; dottorato; master; maturità; specializzazione; laureato; laureata; abilitazione; perfezionamento; licenza; qualifica; tesi; ph.d; mba; magistrale; triennale
ROLEMOD generale; vice; aggiunto; tecnico; tecnica; artistico; artistica; commerciale; finanziario; regionale; nazionale; onorario; primo; prima; secondo; principale; associato; associata; ordinario; delegato; delegata; amministrativo; amministrativa; scientifico; scientifica; capo; sanitario; sanitaria; addetto; addetta; creativo; solista
ROLE direttore; direttrice; vicedirettore; presidente; presidentessa; vicepresidente; amministratore; amministratrice; responsabile; capo; ingegnere; medico; medica; avvocato; avvocata; notaio; professore; professoressa; docente; insegnante; maestro; maestra; ricercatore; ricercatrice; consulente; analista; sviluppatore; sviluppatrice; programmatore; giornalista; redattore; redattrice; scrittore; scrittrice; autore; autrice; artista; pittore; pittrice; scultore; scultrice; musicista; cantante; attore; attrice; regista; fotografo; fotografa; grafico; architetto; infermiere; infermiera; farmacista; dentista; veterinario; veterinaria; psicologo; psicologa; commercialista; contabile; segretario; segretaria; assistente; aiuto; consigliere; consigliera; deputato; deputata; sindaco; sindaca; assessore; assessora; senatore; senatrice; ministro; ministra; ambasciatore; ambasciatrice; giudice; magistrato; procuratore; vigile; ufficiale; colonnello; capitano; panettiere; fornaio; pasticcere; pasticcera; cuoco; cuoca; chef; cameriere; cameriera; barista; sommelier; agricoltore; agricoltrice; artigiano; artigiana; falegname; elettricista; meccanico; operaio; operaia; venditore; venditrice; commesso; commessa; commerciante; imprenditore; imprenditrice; fondatore; fondatrice; cofondatore; cofondatrice; proprietario; proprietaria; titolare; allenatore; allenatrice; giocatore; giocatrice; calciatore; coordinatore; coordinatrice; educatore; educatrice; formatore; formatrice; bibliotecario; bibliotecaria; libraio; libraia; editore; editrice; traduttore; traduttrice; interprete; curatore; curatrice; commissario; tirocinante; stagista; apprendista; volontario; volontaria; membro; tesoriere; tesoriera; socio; socia; economista; storico; storica; biologo; biologa; fisico; chimico; geologo; sociologo; chirurgo; primario; rettore; rettrice; preside; violinista; violoncellista; pianista; contrabbassista; soprano; tenore; compositore; compositrice; impiegato; impiegata; tecnico; tecnica; receptionist; autista; magazziniere; addetto; addetta; postino; postina; liutaio; liutaia
FIELD
FEMALE nata; laureata; sposata; cresciuta; diplomata; assunta; nominata; eletta; coniugata; entrata; arrivata; direttrice; professoressa; ricercatrice; fondatrice; dottoressa; vedova; stata; iscritta; promossa; avvocata; laureatasi; specializzata; trasferita
MALE nato; laureato; sposato; cresciuto; diplomato; assunto; nominato; eletto; coniugato; entrato; arrivato; vedovo; stato; iscritto; promosso; laureatosi; specializzato; trasferito
HOBBY tempo libero; passione; appassionat*; ama; hobby; interessi; adora
`,
};
