import type { LanguageWords } from "../words.ts";

/** German: nouns are capitalised, so posts and degrees are recognised by their words. */
export const german: LanguageWords = {
  lang: "de",
  nounCapitals: true,
  countingWord:
    /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zehn|\p{L}*(?:zig|ßig)|\p{L}*hundert|\p{L}*tausend)$/u,
  // Their adjectives are told by their endings: "Essen Museum" and "Skagen Museum" begin with towns.
  namesInCase: [
    {
      // "an der Technischen Hochschule", "bei der Alpenländischen Bank"
      written:
        /^(\p{L}*(?:isch|lich|deutsch|Deutsch|ig|igt|iert|ell|al|är|iv|Neu|Alt|Hoh|Groß|Klein|Frei|Erst|Rot|Grün|Schwarz|Weiß|Blau|Ober|Unter|Offen|Angewandt|Bildend)e)n (?=\p{L}*(?:[Uu]niversität|[Hh]ochschule|[Aa]kademie|[Ss]chule|[Kk]linik|[Bb]ibliothek|[Bb]ank|[Bb]ahn|[Pp]ost|[Ss]parkasse|[Kk]irche|[Oo]per|[Gg]esellschaft|[Zz]eitung|[Ss]tiftung|[Vv]ersicherung|[Aa]gentur|[Kk]ammer|Hypo)(?!\p{L}))/u,
      name: "$1 ",
    },
    {
      // "am Städtischen Klinikum"
      written:
        /^(\p{L}*(?:isch|lich|deutsch|Deutsch|ig|igt|iert|ell|al|är|iv|Neu|Alt|Hoh|Groß|Klein|Frei|Erst|Rot|Grün|Schwarz|Weiß|Blau|Ober|Unter|Offen|Angewandt|Bildend)e)n (?=\p{L}*(?:[Kk]linikum|[Mm]useum|[Ii]nstitut|[Tt]heater|[Gg]ymnasium|[Kk]rankenhaus|[Zz]entrum|[Aa]rchiv|[Oo]rchester|[Mm]inisterium|[Kk]olleg)(?!\p{L}))/u,
      name: "$1s ",
    },
    {
      // "beim Hessischen Rundfunk"
      written:
        /^(\p{L}*(?:isch|lich|deutsch|Deutsch|ig|igt|iert|ell|al|är|iv|Neu|Alt|Hoh|Groß|Klein|Frei|Erst|Rot|Grün|Schwarz|Weiß|Blau|Ober|Unter|Offen|Angewandt|Bildend)e)n (?=\p{L}*(?:[Rr]undfunk|[Vv]erlag|[Vv]erein|[Vv]erband|[Bb]und|[Cc]lub|[Kk]lub|[Ll]andtag|[Bb]undestag|[Dd]ienst)(?!\p{L}))/u,
      name: "$1r ",
    },
    {
      // "des Ruderclubs Havelwelle"
      written:
        /^(\p{Lu}\p{L}*(?:[Cc]lub|[Kk]lub|[Vv]erein|[Vv]erband|[Ii]nstitut|[Mm]useum|[Zz]entrum|[Tt]heater|[Kk]linikum|[Vv]erlag|[Ll]andratsamt|[Oo]rchester|[Mm]inisterium|[Gg]ymnasium))e?s (?=\p{Lu}|für |der )/u,
      name: "$1 ",
    },
    {
      // "bei den Wiener Philharmonikern", "von den Stadtwerken Linz"
      written:
        /^((?:[^\s]+\s){0,2}\p{L}*(?:[Pp]hilharmoniker|[Ss]ymphoniker|[Ss]infoniker|[Ss]tadtwerke|[Bb]etriebe))n(?=\s|$)/u,
      name: "$1",
    },
  ],
  demonyms: { stand: "before", small: /(?:isch|deutsch)(?:e[nrs]?)$/u },
  numbers: "ein zwei drei vier fünf sechs sieben acht neun zehn",
  i: "ich",
  maleKin: "ehemann vater bruder sohn onkel großvater",
  femaleKin: "ehefrau frau mutter schwester tochter tante großmutter",
  abbreviations:
    "hr fr herr dipl ing bzw ca evtl ggf inkl usw geb gest verh str abs nr feb mar apr jun jul aug sept okt nov dec dez",
  moreTongues: "plattdeutsch;platt;schweizerdeutsch;mandarin;latein;flämisch",
  kinPlural: "kinder söhne töchter eltern zwillinge",
  doers: [
    { verb: /^(?:gründete|gegründet)$/u, female: "Gründerin", male: "Gründer" },
    { verb: /^(?:leitet|leitete|geleitet|leite)$/u, female: "Leiterin", male: "Leiter" },
  ],
  words: `
BE ist; war; waren; sind; bin; sei; gewesen; bleibt; blieb; fungiert*
WORK arbeite*; tätig; beschäftigt; angestellt; mitarbeit*; praktiz*; verbrachte; wirkt*; praktikum; volontariat; volontierte; referendariat; dien*; gearbeitet; station*; jahre bei; jahre lang; gehversuche; bei der firma; engagiert; schreibt für
JOIN wechselte; wechselt; kam; kommt; stieß; begann; beginnt; fing; startete; trat; eintrat; übernahm; übernommen; berufen; ernannt; gewählt; bestellt; wurde; einstieg; stieg; heuerte; zog; folgte
LEAVE verließ; verlassen; schied; kündigte; pension*; ruhestand; früher; ehemalig*; ausgeschieden; bis
STUDY studi*; studium; besuchte; lernte; gelernt; lehre; ausbildung; ausgebildet; schule; promotionsstudium; gymnasium; matura; abitur; eingeschrieben; facharztausbildung; meisterschule
GRAD promov*; promotion; absolvi*; abschluss; schloss; diplom*; erwarb; habilit*; staatsexamen; bachelor; master; magister; doktor*; abitur; matura; meisterbrief; absolvent*; matur*; magister*
TEACH lehrt*; unterrichtet*; lehrauftrag; dozier*; professor*; lehrte
LEAD leitet*; leite; führt*; führe; verantwort*; vorstand; vorsitz*; steht; stand; baue; baut; baute; betreut*; koordinier*; dirigier*; gehört; gehörte; vorsteht
FOUND gründet*; gegründet; mitgegründet; gründung; eröffnet*; rief
LIVE lebt*; lebe; wohnt*; wohne; wohnhaft; zuhause; zu hause; aufgewachsen; wuchs; daheim; heimat; zog
BORN geboren; jahrgang; geb; gebürtig*; stammt; zur welt; kam zur welt
DIE starb; gestorben; verstorben; verstarb; entschlafen; eingeschlafen; tod; verschied
MARRY verheiratet; heiratet*; ehe; geheiratet; ehefrau; ehemann
WIN gewann; gewonnen; erhielt; erhalten; ausgezeichnet; auszeichnung; verliehen; geehrt; preisträger*; bekam; gewürdigt
SPEAK spricht; spreche; sprechen; sprachen; fließend; muttersprach*; beherrscht
BECOME wurde; wird; avancierte; stieg; befördert; aufgestiegen
HAVE hat; hatte; haben; habe
AT bei; beim; für; am; an; an der; an die; im; @
AS als; zum; zur; in der funktion; funktion als
OF der; des; von; vom; d
FROM aus; von
TO zu; nach; zum; zur; ins; in die; an die
IN in; im; auf; bei; um; nahe
BY durch
BEFORE zuvor; davor; vorher; früher; ehemals; einst; zunächst; zuerst; anfangs; danach; anschließend; dann; später; vor; nach; ursprünglich; erst
NOW heute; derzeit; aktuell; gegenwärtig; seit; seither; momentan; inzwischen; nun; jetzt
NEG nicht; nie; niemals; kein; keine; keinen; keiner; lehnte; ablehnte; abgelehnt; ohne; gegen; statt; verwechselt; nein; weder; noch nie
FUTURE wird künftig; plant; soll; will; künftig; nächstes; ab herbst; kommenden; möchte; demnächst; wollte; würde; geplant
HEARSAY angeblich; sei; seien; gerüchte*; laut; soll; vermeintlich; spielte; spielt; rolle; fälschlich*; irrtümlich*; beinahe; verwechseln; im stück; im roman; in ihrem roman; in seinem roman; in ihrem debütroman; in seinem debütroman; in ihrem film; in seinem film; in der serie; im theaterstück; in der oper; im krimi; in seinem krimi; in ihrem krimi; im hörspiel; träumte davon; träumte von; träumt davon; träumt von; wollte immer; gehalten für; behauptung; behauptungen; falschmeldung; falsch ist; unwahr
HONORARY ehren*; ehrenhalber
WHO der; die; das; deren; dessen; welche*
WHERE wo; dort; hier
AND und; sowie; u; &
BUT aber; während; obwohl; wenn; weil; doch; jedoch; denn
SHE sie
HE er
HER ihr; ihre; ihrer; ihrem; ihren
HIS sein; seine; seiner; seinem; seinen
FIRST ich; mein; meine; meiner; meinem; meinen; mich; mir; wir; unser*
THEY
ART der; die; das; den; dem; des; ein; eine; einer; einem; einen; zwei; drei; vier; diese*
SPOUSE mann; frau; ehemann; ehefrau; gattin; gatte; lebensgefährt*; partner; partnerin; gemahlin; witwe
CHILD sohn; söhne*; tochter; töchter*; kind; kinder; kindern; söhnen; zwillinge; zwillingen; buben; mädchen
KIN vater; mutter; eltern; bruder; brüder; schwester*; onkel; tante; cousin*; großvater; großmutter; neffe; nichte; kollege*; kollegin*; mentor*; freund*; vorgänger*; nachfolger*; doktorvater; enkel*; schwager; schwägerin; opa; oma; chef; mann; frau; ehemann; ehefrau; gattin; sohn; tochter; töchter; söhne; schwieger*; besitzer; bürgermeister; namensvetter; namensvetterin; protagonist; protagonistin
SUCCEED nachfolg*; löste; ablöste; ersetzte; folgte; unter; neben; betreut von
AWARDWORD *preis; *medaille; *orden; *kreuz; *nadel; verdienst*; *zeichen; stipend*; auszeichnung; *pokal; *meister; ehrenring; *ehrung; *titel
SCHOOL universität; uni; hochschule; fachhochschule; *hochschule; *schule; gymnasium; akademie; *akademie; institut; kolleg; konservatorium; schule; eth; tu; fh; lmu; rwth; fhnw; zhaw; hsg; *gymnasium; *universität; kunsthochschule; lehrerbildungsanstalt; kiel; berufsschule; *seminar; handelsschule; hak; htl
ORG bibliothek; *bibliothek; *bücherei; *archiv; gmbh; ag; kg; se; e.v; verein; *verein; verband; *verband; *werk; *werke; klinik; klinikum; *klinik; *krankenhaus; krankenhaus; *bank; bank; sparkasse; stiftung; museum; *museum; theater; *theater; oper; orchester; verlag; *verlag; zeitung; *zeitung; amt; *amt; ministerium; *ministerium; stadt; gemeinde; *büro; büro; kanzlei; praxis; *praxis; bäckerei; gruppe; *gesellschaft; gesellschaft; *institut; institut; *zentrum; zentrum; *haus; agentur; *agentur; bahn; *bahn; post; werke; stadtwerke; kirche; *kirche; feuerwehr; polizei; *rat; *kammer; rundfunk; *hof; gasthof; hotel; *bau; brauerei; *brauerei; apotheke; *apotheke; & co; uniklinik; charité; bundeswehr; genossenschaft; *sender; *betrieb; *betriebe; verwaltung; *verwaltung; bezirksamt; landratsamt; rathaus; bürgermeisteramt; magistrat; landtag; bundestag; bundesrat; gewerkschaft; ig metall; ver.di; kammer; innung; versicherung; *versicherung; krankenkasse; *kasse; spital; *spital; *kliniken; kliniken; pflegeheim; *heim; kindergarten; kita; *kita; tierheim; zoo; tierpark; galerie; *galerie; kunsthalle; kunstverein; philharmonie; *philharmonie; *orchester; chor; *chor; ensemble; *ensemble; festspiele; *festspiele; festival; *rundfunk; ard; zdf; wdr; ndr; swr; mdr; orf; srf; magazin; *magazin; spiegel; *anzeiger; *nachrichten; *tagblatt; *rundschau; druckerei; *druckerei; tischlerei; *tischlerei; werkstatt; *werkstatt; autohaus; *handel; kaufhaus; buchhandlung; *buchhandlung; gärtnerei; weingut; molkerei; metzgerei; konditorei; restaurant; café; reederei; werft; *werft; spedition; flughafen; lufthansa; siemens; bosch; daimler; bmw; volkswagen; basf; bayer; sap; allianz; deutsche bahn; telekom; airbus; *systeme; *software; *solutions; start-up; ingenieurbüro; architekturbüro; *architekten; notariat; gericht; *gericht; staatsanwaltschaft; anwaltskanzlei; steuerkanzlei; forschungszentrum; fraunhofer; max-planck; helmholtz; leibniz; caritas; diakonie; diözese; bistum; erzbistum; pfarrei; *gemeinde; landeskirche; bundespolizei; luftwaffe; nabu; greenpeace; rotes kreuz; thw; fc; sv; tsv; vfb; vfl; turnverein; fußballclub; sportverein
DEGREE bachelor; master; diplom; diplom*; magister; promotion; doktor; doktorat; staatsexamen; abitur; matura; meisterbrief; meister; b.a; m.a; b.sc; m.sc; bsc; msc; ba; ma; mba; ll.m; phd; cas; das; mas; lehramt; habilitation; gesellenbrief; dr; maturität; gesellenprüfung; meisterprüfung
ROLEMOD leitend*; stellvertretend*; wissenschaftlich*; technisch*; kaufmännisch*; geschäftsführend*; freie*; freiberuflich*; ehemalig*; erste*; künstlerisch*; medizinisch*; ärztlich*; kommissarisch*; ordentlich*; außerordentlich*; selbständig*; systemisch*; senior; junior; head; chief; pädagogisch*; angestellt*; ehrenamtlich*; verantwortlich*
ROLE *leiter; *leiterin; leiter; leiterin; direktor*; geschäftsführer*; *ingenieur; *ingenieurin; ingenieur*; *arzt; *ärztin; ärztin; arzt; *anwalt; *anwältin; professor; professorin; dozent*; *lehrer; *lehrerin; lehrer*; *meister; *meisterin; *techniker; *technikerin; *entwickler; *entwicklerin; entwickler*; *berater; *beraterin; berater*; redakteur*; *redakteur; *redakteurin; journalist*; autor; autorin; *assistent; *assistentin; assistent*; *referent; *referentin; referent*; *mitarbeiter; *mitarbeiterin; mitarbeiter*; vorstand; *vorstand; vorständin; vorsitzende*; *vorsitzende; *vorsitzender; präsident*; sekretär*; *sekretär; kurator*; *künstler; *künstlerin; architekt*; *architekt; *architektin; *wissenschaftler; *wissenschaftlerin; forscher*; *forscher; *forscherin; pfarrer*; bürgermeister*; *minister; *ministerin; richter*; *richter; *richterin; *beamter; *beamtin; koch; köchin; *koch; *köchin; bäcker*; *bäcker; *händler; *händlerin; *kaufmann; *kauffrau; *pfleger; *pflegerin; krankenschwester; hebamme; *helfer; *helferin; trainer*; *trainer; *trainerin; coach; coachin; manager; managerin; *manager; *managerin; chef; chefin; *chef; *chefin; gründer*; mitgründer*; *gründer; *gründerin; inhaber*; partner; partnerin; consultant; obmann; obfrau; *obmann; schriftführer*; kassier*; werkstudent*; praktikant*; volontär*; lehrling; geselle; *führer; *führerin; *rat; *rätin; fotograf*; designer*; *designer; *designerin; recruiter*; musiker*; dirigent*; sänger*; schauspieler*; regisseur*; übersetzer*; dolmetscher*; *verwalter; *verwalterin; beauftragte*; *beauftragte; *beauftragter; abgeordnete*; *therapeut; *therapeutin; psycholog*; apotheker*; *biologe; *biologin; *physiker; *physikerin; *chemiker; *chemikerin; notar*; *planer; *planerin; head of *; ceo; cto; cfo; oberarzt; oberärztin; *zeichner; *zeichnerin; landwirt*; förster*; gärtner*; tischler*; schreiner*; *bauer; *bäuerin; spieler*; *spieler; *spielerin; stürmer*; *sprecher; *sprecherin; stipendiat*; *kraft; aufsichtsrat*; *aufsichtsrat; *aufseher; *aufseherin; ausbilder*; *ausbilder; bademeister*; bibliothekar*; *bibliothekar; bildhauer*; botschafter*; buchhalter*; *buchhalter; buchhändler*; buchbinder*; bühnenbildner*; dekan; dekanin; dachdecker*; dramaturg*; elektriker*; erzieher*; *erzieher; *erzieherin; facharzt; fachärztin; fahrer*; *fahrer; *fahrerin; filmemacher*; fleischer*; friseur*; geigenbauer*; generaldirektor*; generalsekretär*; geologe; geologin; *geologe; germanist*; geschäftsleiter*; goldschmied*; hausmeister*; hausfrau; heilpraktiker*; herausgeber*; hirnforscher*; historiker*; *historiker; *historikerin; hochschullehrer*; imker*; inspektor*; intendant*; jurist*; kabarettist*; kanzler*; kantor*; kapitän*; kapellmeister*; *kapellmeister; klempner*; komponist*; konditor*; konstrukteur*; konzertmeister*; korrespondent*; *korrespondent; *korrespondentin; krankenpfleger*; kellner*; küster*; *laborant; *laborantin; laborant*; landrat; landrätin; lektor*; *lotse; mathematiker*; maler*; malerin; maschinist*; mechaniker*; mechatroniker*; metzger*; mitbegründer*; mitherausgeber*; mitinhaber*; moderator*; monteur*; *monteur; musikpädagog*; oberbürgermeister*; offizier*; *offizier; optiker*; organist*; ornithologe; ornithologin; orthopäd*; pianist*; physiotherapeut*; pilot*; *pilot; *pilotin; poet; politiker*; *politiker; *politikerin; polizist*; *polizist; privatdozent*; *produzent; produzent*; *produzentin; programmierer*; prokurist*; prorektor*; *pädagoge; *pädagogin; pädagog*; rechtsanwält*; rektor; rektorin; regierungsrat; *restaurator; restaurator*; *restauratorin; rettungssanitäter*; *sanitäter; sachbearbeiter*; *bearbeiter; *bearbeiterin; schatzmeister*; schlosser*; *schlosser; schriftsteller*; schulleiter*; *schwester; seelsorger*; seemann; soldat*; soziolog*; staatssekretär*; staatsanwält*; statistiker*; steuerberater*; *sekretärin; tänzer*; *tänzer; teamleiter*; tierarzt; tierärztin; toningenieur*; torwart; torhüter*; trompeter*; trainee; *trainee; uhrmacher*; unternehmer*; *unternehmer; *unternehmerin; unternehmensberater*; urolog*; verleger*; verkäufer*; *verkäufer; *verkäuferin; vermesser*; *vertreter; *vertreterin; vikar*; violinist*; vizepräsident*; volkswirt*; *wirt; *wirtin; winzer*; wirtschaftsprüfer*; *prüferin; zimmerer; zoologe; zoologin; *analyst; *analystin; *spezialist; *spezialistin; *koordinator; *koordinatorin; *administrator; *administratorin; *ökonom; *ökonomin; *jurist; *juristin; *soziologe; *soziologin; *mediziner; *medizinerin; *gutachter; *gutachterin; *botschafterin; *schauspieler; *schauspielerin; lehrbeauftragte; lehrbeauftragter; gastprofessor*; juniorprofessor*; *professor; *professorin; *dozent; *dozentin; *mechaniker; *mechanikerin; *elektroniker; *elektronikerin; *mitglied; *wart; *wartin; *betreuer; *betreuerin; *gestalter; *gestalterin; *erzeuger; *erzeugerin; *assistenz; *fachfrau; *fachmann; *pastor; *pastorin; pastor; pastorin; *seelsorger; *seelsorgerin; *dekan; *dekanin; *schaffner; *schaffnerin; *schreiber; *schreiberin; gesellin; *gehilfe; *gehilfin; *analytiker; *analytikerin; *informatiker; *informatikerin; *matiker; *matikerin; *monteurin; *bauerin; *macher; *macherin; *ausbilderin; *laborleiter; *hersteller; *psychologe; *psychologin; *fotograf; *fotografin; *grafiker; *grafikerin; *handwerker; *handwerkerin; *schnitzer; *schnitzerin; *gießer; *dreher; *schweißer; *maurer; *schmied; *schmiedin; *näher; *näherin; *schneider; *schneiderin; *wärter; *wärterin; *wächter; *pförtner; *hüter; *züchter; *züchterin; *kapitänin; *kassierin; *präses; auszubildende; auszubildender; au-pair; postdoc; controller; controllerin; lehrstuhlinhaber*; studiendekan*; vorstandsmitglied*; zivildiener*; zivildienstleistende*; intonateur*; prinzipal*; *sachverständige; *sachverständiger; *angestellte; *angestellter; *ermittler; *ermittlerin; *moderator; *moderatorin; *kurator; *kuratorin; *choreograf; *choreografin; *dramaturg; *dramaturgin; *solist; *solistin; *gitarrist; *bassist; *schlagzeuger; *cellist; *cellistin; *flötist; *flötistin; coo; mentor; developer; engineer; *-manager; sous-chef; designer
FIELD
FEMALE geborene; verwitwete; *erin; *orin; *istin; *ärztin; *ntin; *eurin; *login; *agogin; *wältin; *köchin; *rätin; *amtin; *kauffrau; *fachfrau
MALE *kaufmann; *fachmann
HOBBY freizeit; hobby; hobbys; leidenschaft; privat; außerhalb; ausserhalb; gern; gerne; liebt; am liebsten; begeisterte*; passionierte*
`,
};
