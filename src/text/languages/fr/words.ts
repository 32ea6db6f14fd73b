import type { LanguageWords } from "../../words.ts";

/** French. */
export const french: LanguageWords = {
  lang: "fr",
  numbers: "un deux trois quatre cinq six sept huit neuf dix",
  words: `
BE est; était; fut; suis; sont; été; être; demeure; reste
WORK travail*; exerc*; collabor*; œuvre*; oeuvre*; employé*; stage; stagiaire; années chez; ans chez; ans à; années à; passé; passe; salarié*; intervien*; officie; évolu*; servi
JOIN rejoin*; intègr*; intégr*; entr*; rentré*; recruté*; nommé*; élu*; débute*; commenc*; arriv*; passe*; embauché*; devien*; promu*; signe*; prend; pris; prit; promue; appelé*
LEAVE quitt*; démission*; retraite; ancien*; parti*
STUDY étudi*; études; formé*; formation; fréquent*; élève; scolarité; suivi; apprenti*; appris; cursus
GRAD diplôm*; licenci*; docteur*; doctorat; titulaire; obten*; décroch*; bachel*; maîtrise; thèse; soutenu; agrég*; lauréat*; sort*; issu*; master
TEACH enseign*; professeur*; donne des cours
LEAD dirig*; direction; pilot*; gèr*; gér*; anim*; présid*; encadr*; tête; rênes; coordonn*; responsable
FOUND fond*; cofond*; co-fond*; cré*; ouvr*; ouvert; lanc*; mont*
LIVE habit*; vi*; résid*; installé*; domicili*; demeur*; grandi*; basé*; établi*
BORN né; née; naît; naissance; natif; native; originaire
DIE mort; morte; décédé*; décès; disparu*; décède; meurt; éteint*
MARRY marié*; épous*; compagn*; conjoint*; mariage; pacsé*
WIN reçu*; reçoi*; remport*; obten*; lauréat*; prix; récompens*; distingu*; champion*; décor*; médaill*; gagn*
SPEAK parl*; langues; bilingue; couramment; maîtris*; trilingue
BECOME devien*; deven*; promu*; passé*; est nommé*
HAVE a; avait; ont; ai; avoir
AT chez; à; au; aux; à l'; à la; auprès; pour; dans; @
AS comme; en tant que; en qualité de; à titre de; au poste de; qualité; poste de; fonction de
OF de; du; des; d; de la; de l
FROM de; depuis; du
TO à; au; vers
IN en; à; dans; sur; près
BY par
BEFORE avant; auparavant; précédemment; autrefois; jadis; après; puis; ensuite; d'abord; initialement; ex
NOW aujourd'hui; actuellement; présentement; désormais; depuis; maintenant; actuel*
NEG ne; n; pas; jamais; sans; refus*; déclin*; renonc*; aucun*; dément; ni; non; plutôt que; au lieu
FUTURE sera; prévoi*; prochain*; va; futur*; bientôt; espéré; rejoindra; deviendra; annonce; souhait*; envisage
HEARSAY rumeur*; selon; prétend*; serait; aurait; prétendu*; incarne; joue; annonce
HONORARY honoraire; honneur; honoris
WHO qui; dont; que; lequel; laquelle
WHERE où; là; y
AND et; ainsi que; &; puis
BUT mais; tandis; alors que; quand; lorsque; car; si; pourtant
SHE elle
HE il
HER
HIS
FIRST je; j; mon; ma; mes; me; m; moi; nous; notre; nos
THEY ils; elles; on
ART le; la; les; l; un; une; des; du; son; sa; ses; ce; cette; deux; trois; quatre; leur
SPOUSE mari; femme; époux; épouse; compagne; compagnon; conjoint; conjointe; veuve; veuf
CHILD fils; fille; filles; enfant; enfants; jumeaux
KIN père; mère; parents; frère*; sœur*; soeur*; oncle; tante; cousin*; grand-père; grand-mère; neveu; nièce; collègue*; mentor; ami*; prédécess*; successeur; mari; femme; époux; épouse; fils; fille; compagne; compagnon; associé*; entraîneur; maître
SUCCEED succèd*; succéd*; remplac*; aux côtés; sous la direction; encadré*
AWARDWORD prix; médaille; ordre; légion; bourse; trophée; palmes; chevalier; officier; champion; étoile; grand prix; mérite; certif*
SCHOOL université; école; institut; lycée; collège; faculté; conservatoire; iut; insa; ens; hec; essec; sciences po; polytechnique; uqtr; uqam; mcgill; udem; académie; normale; cfa; ifsi; epfl; sorbonne; beaux-arts
ORG société; groupe; compagnie; entreprise; banque; hôpital; clinique; chu; centre; fondation; association; ministère; mairie; conseil; agence; musée; théâtre; orchestre; opéra; éditions; librairie; bibliothèque; cabinet; atelier; studio; brasserie; restaurant; hôtel; maison; boulangerie; club; union; stade; fédération; syndicat; laboratoire; institut; cnrs; inserm; office; chambre; tribunal; cour; parlement; assemblée; commune; ville; sarl; sas; sa; & fils; olympique; section; racing; journal; radio; télévision; croix-rouge; armée; marine; gendarmerie; police; domaine; château; pharmacie; coopérative; chr; chru; hospices; ehpad; hôpitaux; maternité; dispensaire; crèche; préfecture; sous-préfecture; rectorat; métropole; sénat; élysée; matignon; parti; confédération; mutuelle; assurances; caisse; sncf; ratp; edf; gdf; engie; airbus; renault; peugeot; michelin; thales; safran; danone; sanofi; l'oréal; carrefour; chambre d'agriculture; imprimerie; garage; menuiserie; ébénisterie; forge; ferme; cave; caves; vignoble; vignobles; fromagerie; laiterie; pâtisserie; traiteur; bistrot; auberge; café; cinéma; galerie; festival; ballet; chœur; choeur; ensemble; quatuor; troupe; centre dramatique; philharmonie; conservatoire; maîtrise; revue; magazine; hebdomadaire; quotidien; figaro; libération; humanité; ouest-france; rfi; rtl; rts; rtbf; france inter; france culture; arte; agence france-presse; afp; studios; étude; bureau; bureaux; ong; unicef; médecins sans frontières; emmaüs; diocèse; paroisse; évêché; monastère; abbaye; régiment; légion; amicale; fc; rc; ateliers; usine; usines; aciéries; chantiers; filature; manufacture; verrerie; brasseur; technologies; start-up; incubateur; ird; inra; inrae; cea; cnes; ifremer; ehess
DEGREE licence; master; maîtrise; doctorat; bac; baccalauréat; bts; dut; cap; bep; diplôme; dea; dess; deug; mba; agrégation; capes; thèse; bachelière; bachelier; ingénieur; certificat; brevet; internat; dnsep; deust
ROLEMOD premier; première; second; seconde; adjoint; adjointe; général; générale; principal; principale; artistique; technique; commercial; commerciale; financier; financière; exécutif; régional; régionale; délégué; déléguée; indépendant; indépendante; saisonnier; associé; associée; honoraire; bénévole; médical; scientifique; marketing; municipal; municipale; libéral; libérale; agréé; agréée
ROLE directeur; directrice; président; présidente; vice-président; vice-présidente; chef; cheffe; sous-chef; responsable; chargé; chargée; gestionnaire; ingénieur; ingénieure; médecin; avocat; avocate; notaire; professeur; professeure; enseignant; enseignante; maître; maîtresse; instituteur; institutrice; chercheur; chercheuse; consultant; consultante; analyste; développeur; développeuse; journaliste; rédacteur; rédactrice; écrivain; écrivaine; auteur; autrice; auteure; artiste; peintre; sculpteur; sculptrice; musicien; musicienne; chanteur; chanteuse; comédien; comédienne; acteur; actrice; réalisateur; réalisatrice; photographe; graphiste; architecte; infirmier; infirmière; pharmacien; pharmacienne; kinésithérapeute; sage-femme; dentiste; vétérinaire; psychologue; comptable; secrétaire; assistant; assistante; conseiller; conseillère; délégué; déléguée; député; députée; maire; adjoint; adjointe; sénateur; sénatrice; ministre; ambassadeur; ambassadrice; juge; procureur; greffier; greffière; policier; policière; pompier; officier; colonel; capitaine; boulanger; boulangère; pâtissier; pâtissière; cuisinier; cuisinière; commis; serveur; serveuse; sommelier; vigneron; vigneronne; agriculteur; agricultrice; éleveur; éleveuse; artisan; artisane; menuisier; électricien; plombier; mécanicien; technicien; technicienne; ouvrier; ouvrière; vendeur; vendeuse; commerçant; commerçante; gérant; gérante; fondateur; fondatrice; cofondateur; cofondatrice; propriétaire; entraîneur; entraîneuse; joueur; joueuse; coordinateur; coordinatrice; coordonnateur; coordonnatrice; animateur; animatrice; éducateur; éducatrice; formateur; formatrice; bibliothécaire; libraire; éditeur; éditrice; traducteur; traductrice; interprète; conservateur; conservatrice; commissaire; stagiaire; apprenti; apprentie; bénévole; membre; trésorier; trésorière; administrateur; administratrice; associé; associée; pdg; dg; rédacteur en chef; chef de projet; ailier; pilier; troisième ligne; gardien; économiste; historien; historienne; géologue; biologiste; physicien; physicienne; chimiste; sociologue; chirurgien; chirurgienne; interne; externe; doctorant; doctorante; postdoctorant; postdoctorante; facteur; manager; accompagnateur; accompagnatrice; accordeur; acupuncteur; agent; agente; agronome; aide-soignant; aide-soignante; ambulancier; ambulancière; anthropologue; aquarelliste; arbitre; archéologue; archiviste; aumônier; aspirant; astronome; astrophysicien; astrophysicienne; attaché; attachée; auditeur; auditrice; auxiliaire; aviateur; bassiste; batelier; bâtonnier; bergère; bijoutier; bijoutière; botaniste; bouchère; brasseur; cancérologue; cardiologue; caviste; céramiste; charcutier; charpentier; charpentière; chauffeur; cheminot; chorégraphe; chroniqueur; chroniqueuse; cinéaste; claveciniste; clerc; coach; codirecteur; codirectrice; coiffeur; coiffeuse; collaborateur; collaboratrice; commandant; commandante; compositeur; compositrice; concepteur; conceptrice; concierge; conducteur; conductrice; conférencier; conférencière; conseiller municipal; consul; contremaître; contrôleur; contrôleuse; copiste; correspondant; correspondante; costumière; couturier; couturière; curé; danseur; danseuse; décorateur; décoratrice; démographe; dermatologue; designer; dessinateur; dessinatrice; diététicien; diététicienne; diplomate; diacre; docteur; docteure; documentaliste; documentariste; doyen; doyenne; dramaturge; ébéniste; éclairagiste; écologue; économe; ergothérapeute; essayiste; ethnologue; évêque; expert; experte; expert-comptable; factrice; ferronnier; fleuriste; flûtiste; footballeur; footballeuse; forgeron; fromager; fromagère; géographe; géomètre; glaciologue; graveur; graveuse; guitariste; gynécologue; horloger; horlogère; horticulteur; hôtelier; hôtelière; huissier; hydrologue; illustrateur; illustratrice; imprimeur; infographiste; informaticien; informaticienne; inspecteur; inspectrice; intendant; intendante; intervenant; intervenante; jardinier; jardinière; joaillier; juriste; linguiste; logisticien; logisticienne; luthier; luthière; maçon; magistrat; magistrate; maître de conférences; maraîcher; maraîchère; maroquinier; mathématicien; mathématicienne; médiateur; médiatrice; metteur en scène; metteuse en scène; militaire; miroitier; modéliste; moniteur; monitrice; monteur; monteuse; musicologue; navigateur; navigatrice; neurologue; océanographe; oncologue; opérateur; opératrice; ophtalmologue; opticien; opticienne; organiste; orfèvre; orthophoniste; ostéopathe; parrain; patronne; paysagiste; pasteur; pasteure; pêcheur; pédiatre; percussionniste; philosophe; pianiste; pilote; plasticien; plasticienne; poète; poétesse; politologue; potier; potière; préfet; préfète; premier ministre; préparateur; préparatrice; présentateur; présentatrice; prêtre; producteur; productrice; professeur des écoles; proviseur; proviseure; psychanalyste; psychiatre; psychothérapeute; radiologue; recruteur; recruteuse; recteur; rectrice; régisseur; régisseuse; relieur; relieuse; reporter; reporteur; représentant; représentante; restaurateur; restauratrice; romancier; romancière; scénariste; scénographe; scientifique; secrétaire général; secrétaire générale; soprano; soliste; soudeur; soudeuse; soigneur; sous-préfet; statisticien; statisticienne; styliste; superviseur; superviseure; tailleur; tapissier; tapissière; théologien; théologienne; tourneur; traiteur; tuteur; tutrice; urbaniste; urgentiste; vendangeur; verrier; vice-doyen; vidéaste; violoniste; violoncelliste; viticulteur; viticultrice; volcanologue; webmestre; zoologue; product manager; product owner; chef d'équipe; chef d'orchestre; chef de service; chef de clinique; chef de cuisine; chef de rang; chef de chantier
FIELD
FEMALE née; mariée; diplômée; installée; nommée; embauchée; recrutée; titularisée; élue; promue; pacsée; passionnée; formée; retraitée; veuve; native; directrice; professeure; chercheuse; fondatrice; ingénieure; avocate; présidente; rédactrice; étudiante; enseignante
MALE né; marié; diplômé; installé; nommé; embauché; recruté; titularisé; élu; promu; pacsé; passionné; formé; retraité; veuf; natif
HOBBY loisirs; passionné*; passion; adore; aime; temps libre; intérêts; amateur; amatrice; joueuse de; joueur de; tricot*
`,
};
