/**
 * Words of praise and blame in languages beside English, written for this project out of general knowledge. A star stands
 * for any ending. English has larger tables of others: AFINN-165 (MIT, in wink-sentiment) and VADER's (MIT, in vader-sentiment).
 */
export interface SentimentWords {
  readonly positive: string;
  readonly negative: string;
  /** Turn what follows within three words. */
  readonly negators: string;
}

export const SENTIMENT_WORDS: Readonly<Record<string, SentimentWords>> = {
  de: {
    positive:
      "liebe* lieb* ador* wunder* wundervoll* ausgezeichnet* unglaublich* fantastisch* glück* glueck* freu* " +
      "froh* zufrieden* dank* gut gute* guten guter besser* best* schön* schoen* toll* super* hübsch* nett* " +
      "erfolg* stolz* gratul* glückwunsch* sieg* gewonn* gewinn* lächel* lach* haha* hihi umarm* kuss* küss* " +
      "viel angenehm* lustig* witzig* perfekt* genial* geil* brilliant* brillant* begeist* frieden* hoffnung* " +
      "hoff* empfehl* unterstütz* süß* suess* lecker* köstlich* interessant* lieblings* gefäll* gefallen* spaß* " +
      "spass* cool* mega* hammer* klasse* prima herrlich* großartig* grossartig* spannend* willkomm* bravo yay " +
      "yeah juhu",
    negative:
      "hasse* hass* schlecht* schlimm* furchtbar* schrecklich* traur* wein* heul* schmerz* tot tod* sterb* " +
      "gestorb* angst* scham* peinlich* scheiß* scheiss* scheisse kack* mist* arsch* fick* idiot* dumm* blöd* " +
      "bloed* dämlich* nutzlos* langweil* müde* muede* krank* fieber* problem* fehler* versag* verlor* verlier* " +
      "dieb* korrupt* lüg* lueg* falsch* ungerecht* krise* wut* wüt* nerv* ärger* aerger* leid* allein* einsam* " +
      "schuld* krieg* gewalt* mord* töt* verbrech* enttäusch* enttaeusch* sorge* stress* depress* müll* muell* " +
      "lächerlich* ekel* eklig* katastroph* schwierig* droh* verdammt* grausam* droge* hölle* nazi* rassist* " +
      "skandal* anschlag* streik* spät* verspät* leider schade* doof* kotz* hunger* kalt* tränen* traurig* " +
      "unfall* skand* " +
      "armut* versagt* unfähig* lügner* betrug* betrüg* bedroh* gefahr* gefähr* kritis* kritik* vorwurf* " +
      "vorwürf* ablehn* verbot* verletz* opfer* terror* flücht* pleite* kaputt* weh tragisch* fürchter* " +
      "bescheuert* ungeil schlimmer* unerträg* widerlich* unverschämt* frech* nein hilflos* verarsch* " +
      "verpass* unglück* arm* abscheu* ausgerechnet mies* übel* sauer frust* jammer* ätzend* fies* gestört* " +
      "sinnlos* unnötig* streit* verzweif* zerstör* raus weg",
    negators: "nicht kein keine keinen keiner nie niemals ohne nix",
  },
  es: {
    positive:
      "amo ama aman amor adoro adora* encant* genial* excelent* increíbl* increibl* maravill* fantástic* " +
      "fantastic* feli* alegr* content* disfrut* gracias graci* buen bueno buena buenas buenos buenísim* bien " +
      "mejor mejores hermos* precios* bonit* lind* guap* bell* divertid* éxito exito* orgullos* ilusión ilusion* " +
      "emocion* gan* ganar triunf* victoria* perfect* espectacular* brillant* felicid* felicit* enhorabuena " +
      "bendicion* bendecid* sonris* sonre* risa* jaj* quiero querid* abrazo* beso* besit* suerte* agradec* " +
      "agradable* deseando interesant* recomiend* apoy* bravo crack* campeon* campeón gust* mola* cariñ* " +
      "simpátic* preciosi* favorit* grande* paz descans* viva ole olé esperanza* bienvenid* merec* animo ánimo " +
      "satisf* cool listo",
    negative:
      "odio odia* mal mala malo malas malos malísim* peor peores horrible* terrible* fatal* asco asquer* " +
      "asqueros* triste* trist* llor* dolor* duele* muer* muert* morir miedo* vergüenza verguenza* vergonzos* " +
      "mierda* puta* puto* joder jodid* coño cabr* idiot* imbécil* imbecil* estúpid* estupid* tont* inútil* " +
      "inutil* aburrid* aburr* cansad* cans* enferm* fiebre problema* error* fall* fracas* perd* pierd* perdí " +
      "robo* rob* ladr* corrup* mentir* mientes falso falsa* injust* crisis rabia* enfad* enoj* molest* " +
      "desgraci* lástim* lastima* pena* sol* solo* echo extrañ* suspend* culpa* guerra* violen* asesin* matar " +
      "crimen* denunci* vergonz* insult* decepcion* decepción preocup* estrés estres* ansiedad depre* pésim* " +
      "pesim* basura* ridícul* ridicul* harta* harto* sufr* desastre* nadie difícil* dificil* amenaz* caca " +
      "maldit* cruel* tarde queja* robar tortura* frío sueño pobre* mierd* hij* cobarde* feo fea " +
      "peligr* hambre* sangre* violad* violac* racis* machis* fascis* dictad* golpe* herid* detenid* acusad* " +
      "conden* cárcel* carcel* fraude* estaf* abuso* ataque* atac* terror* tragedi* trág* fallec* murió lament* " +
      "dañ* daño* roto rota aguant* soport* agobi* insoport* inaguant* patétic* patetic* lamentab* deplorab* " +
      "incompet* desgast* despedid* paro desemple* recort* pobrez* ning* mentiros* hipócrit* hipocrit* payas* " +
      "gilipoll* cuern* llorar lágrim* nervios* quej* traici* oscur* grit* jamas imposible* molestia* agot* " +
      "resfri* gripe* examen* estudiar madrug*",
    negators: "no nunca jamás jamas sin ni tampoco nada",
  },
  it: {
    positive:
      "amo ama amor* ador* meravigl* ottim* eccellent* incredibil* fantastic* felic* felicità alleg* content* " +
      "grazie buon buona buono buone buoni bene ben meglio miglior* bell* splendid* stupend* carin* simpatic* " +
      "success* orgogli* complimenti* vittori* vinc* vint* sorri* ris* ahah* haha* voglio abbracc* baci* bacio* " +
      "fortun* ringrazi* piacevol* divert* bravo brava bravi brav* perfett* spettacol* brillant* emozion* pace " +
      "speran* viva consigli* sosten* appassion* dolc* delizios* interessant* preferit* genial* piac* magnific* " +
      "grand* super auguri* evviva gioi* gioios* positiv* innamor* entusias* onor*",
    negative:
      "odio odia* mal male cattiv* peggio* peggior* orribil* terribil* trist* piang* pian* dolor* mort* mor* " +
      "muor* paur* vergogn* merd* cazz* stronz* puttan* idiot* imbecill* stupid* scem* inutil* noia* noios* " +
      "stanc* malat* febbre problem* error* sbagli* fall* fallit* perd* pers* rub* ladr* corrott* corruz* bugi* " +
      "ment* fals* ingiust* crisi rabbi* arrabbi* fastid* disgraz* pena* sol* colp* guerr* violen* assass* " +
      "uccid* ucci* crimin* delu* preoccup* stress* ansia* depress* spazzatur* ridicol* schif* soffr* disastr* " +
      "difficil* minacc* maledett* crudel* droga* infern* vergognos* tagli* tass* protest* sciopero bruciat* " +
      "pessim* incapac* buffon* vaffanculo tradit* mafia evas* fregat* lament* incubo brutt* scandal* " +
      "pericol* fame sangue razzis* fascis* dittat* ferit* arrest* accus* condann* carcer* truff* abus* attacc* " +
      "attent* terror* tragedi* tragic* dann* rott* insopport* patetic* lamentel* incompet* licenzi* disoccup* " +
      "povert* nessun* bugiard* ipocrit* pagliacc* coglion* cornut* lacrim* nervos* tradi* buio grid* " +
      "impossibil* esaurit* raffred* influenz* esam* boicott* vergogna debit* fallim* scempio sfrutt* precar* " +
      "bocci* caos inganno inganna* propaganda marchett* scuole supplent* sciagur* pessimo* indegn* ridicolo* " +
      "demenz*",
    negators: "non mai senza né neanche nemmeno niente nessun nessuno",
  },
  pt: {
    positive:
      "amo ama amor* ador* maravilh* ótim* otim* excelente* incríve* incrive* fantástic* fantastic* feli* alegr* " +
      "content* obrigad* bom boa bons boas bem melhor* lind* bonit* bel* gost* perfeit* sucesso* orgulh* " +
      "parabén* parabens* vit* venc* ganh* sorri* riso* kkk* haha* quer* abraç* abrac* beij* sorte* agradec* " +
      "agradáv* divert* legal massa top show arras* divo diva* fofo* fofa* fof* saudáve* bênç* benção* abenço* " +
      "deus emocion* paz esperanç* ansios* viva recomend* apoi* querid* diverti* gostos* delíci* delicia* " +
      "interessant* favorit* genial* sensaciona* espetacula* brilhant* apaixon* carinh* rainha* rei",
    negative:
      "odeio odia* odio ódio* mal má mau maus péssim* pessim* pior* horríve* horrive* terríve* terrive* triste* " +
      "trist* chor* dor dores dói doi morr* mort* medo* vergonh* merda* porra* puta* puto* caralho* foda* idiot* " +
      "imbecil* burr* estúpid* estupid* inútil* inutil* chat* cansad* cans* doent* doença* problema* erro* falh* " +
      "fracass* perd* roub* ladr* corrup* mentir* fals* injust* crise* raiva* brav* irrit* desgraç* pena* " +
      "sozinh* saudad* culp* guerra* violên* violen* assass* mata* crime* golp* decep* preocup* estress* " +
      "ansiedad* depress* lixo* ridícul* ridicul* nojo* nojent* sofr* desastr* difíci* dific* ameaç* maldit* " +
      "cruel* droga* infern* bost* desisto ninguém tédio insuport* lament* infeliz* fome sono feio feia " +
      "perig* fome* sangue racis* machis* fascis* ditad* golpist* ferid* pres* acusad* conden* cadeia* fraud* " +
      "abus* ataqu* atac* terror* tragéd* tragic* falec* morreu dano* quebr* aguent* suport* insuportáv* " +
      "insuportav* patétic* patetic* incompet* demiti* desempre* pobrez* mentiros* hipócrit* hipocrit* palhaç* " +
      "corn* lágrim* nervos* reclam* traí* traic* escur* grit* impossív* cansaço gripe* prova* estudar cri* azar " +
      "tiro* morto* vagabund* otári* otari* babac* trouxa* cu fdp pqp vsf vtnc aff affs droga saco ódios sofrid* " +
      "acab* sumiu passando",
    negators: "não nao nunca jamais sem nem nada ñ",
  },
};
