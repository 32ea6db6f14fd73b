/**
 * The words from which the planted people are made: invented names and firms, real towns, sentences for biographies in
 * six languages. `{a|b}` are the forms for a man and for a woman, `{name}` is a value. No rule reads this file.
 */
export const LANGUAGES = ["en", "de", "es", "fr", "lt", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Vocabulary {
  readonly men: string;
  readonly women: string;
  readonly family: string;
  /** Town, then the country in that language. */
  readonly towns: string;
  readonly countries: string;
  readonly firms: string;
  readonly forms: string;
  readonly schools: string;
  /** For a man, then for a woman. */
  readonly titles: string;
  readonly degrees: string;
  readonly fields: string;
  readonly awards: string;
  readonly tongues: string;
  readonly skills: string;
  readonly nationality: string;
  readonly months: string;
  readonly pronouns: readonly [string, string];
  readonly prefix: string;
}

export const WORDS: Record<Lang, Vocabulary> = {
  en: {
    men: "Alden Barnaby Corwin Desmond Everett Fergus Gideon Hamish Isidore Jasper",
    women: "Amabel Beatrix Cordelia Delphine Eleanor Flora Gwendolen Harriet Imogen Josephine",
    family:
      "Ashgrove Birkenshaw Castlemain Dunwoody Eastlake Farringdale Greystoke Hollingbury Inverness Jessamine Kettlewell Larkspur",
    towns: "Leeds Bristol Norwich Sheffield Denver Tacoma Portland Halifax Dublin Cardiff Aberdeen Savannah",
    countries: "England|England|England|England|Colorado|Washington|Oregon|Nova Scotia|Ireland|Wales|Scotland|Georgia",
    firms:
      "Brightwater|Copperfield Systems|Driftwood|Elmhurst Instruments|Foxglove Media|Granite Peak|Harrow & Lane|Juniper Robotics|Kingsway Analytics|Lanternlight",
    forms: "Ltd|Inc.|LLC|plc|",
    schools:
      "University of Wexmoor|Thornbury College|Ashdown University|Kelmscott Institute of Technology|University of Northmere|St. Aldwin's College",
    titles:
      "Software Engineer|Chief Financial Officer|Head of Marketing|Research Scientist|Managing Director|Product Manager|Senior Architect|Vice President of Sales|Data Analyst|Editor|Head of Operations|Legal Counsel|Civil Engineer|Director of Research",
    degrees: "BSc in {f}|Bachelor of Arts in {f}|MSc in {f}|MBA|PhD in {f}|Master of Science in {f}",
    fields: "Physics|Economics|History|Chemistry|Computer Science|Linguistics",
    awards: "Halberd Prize|Order of the Silver Oak|Merriweather Medal|Fellowship of the Arden Society",
    tongues: "English|German|Spanish|Japanese|Welsh",
    skills: "Negotiation|Python|Public speaking|Project management|Statistics|Watercolour",
    nationality: "British|Irish|American|Canadian",
    months: "January February March April May June July August September October November December",
    pronouns: ["he", "she"],
    prefix: "+1202555",
  },
  de: {
    men: "Alfons Bertram Clemens Dietmar Egbert Ferdinand Gernot Hartmut Ingolf Jannik",
    women: "Adelheid Brunhilde Cosima Dorothea Elfriede Friederike Gerlinde Hannelore Isolde Kunigunde",
    family:
      "Ahornberger Birkenfelder Dornhausen Eichstetter Fuchsberger Grünwalder Haselbacher Lindenthal Morgenrot Nussdorfer Röhrbein Weidenhof",
    towns: "Kassel Regensburg Bremen Freiburg Leipzig Graz Basel Rostock Dresden Linz Osnabrück Winterthur",
    countries:
      "Deutschland|Deutschland|Deutschland|Deutschland|Deutschland|Österreich|Schweiz|Deutschland|Deutschland|Österreich|Deutschland|Schweiz",
    firms:
      "Nordwind Energie|Morgentau Optik|Silberberg Maschinenbau|Talwerk|Lindwurm Verlag|Kranich Logistik|Aurelius Medizintechnik|Weitblick Software|Sonnenhang Solar|Ostermeer Reederei",
    forms: "GmbH|AG|GmbH & Co. KG|SE|",
    schools:
      "Universität Wiesenthal|Technische Universität Auenland|Hochschule Silbersee|Universität Morgenau|Fachhochschule Lindach|Technische Hochschule Ostried",
    titles:
      "Geschäftsführer/Geschäftsführerin|Softwareentwickler/Softwareentwicklerin|Leiter der Forschung/Leiterin der Forschung|Finanzvorstand/Finanzvorständin|Projektleiter/Projektleiterin|Ingenieur/Ingenieurin|Redakteur/Redakteurin|Vertriebsleiter/Vertriebsleiterin|Chefarzt/Chefärztin|Wissenschaftlicher Mitarbeiter/Wissenschaftliche Mitarbeiterin|Abteilungsleiter/Abteilungsleiterin|Pressesprecher/Pressesprecherin",
    degrees: "Diplom in {f}|Master in {f}|Bachelor in {f}|Promotion in {f}|Magister in {f}",
    fields: "Physik|Maschinenbau|Germanistik|Betriebswirtschaft|Chemie|Informatik",
    awards: "Silberdistel-Preis|Verdienstkreuz am Bande|Morgenstern-Medaille|Förderpreis der Arnika-Stiftung",
    tongues: "Deutsch|Englisch|Französisch|Polnisch|Italienisch",
    skills: "Verhandlungsführung|Java|Projektmanagement|Statistik|Fotografie|Qualitätssicherung",
    nationality: "deutsch|österreichisch|schweizerisch",
    months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    pronouns: ["er", "sie"],
    prefix: "+493023125",
  },
  es: {
    men: "Anselmo Baltasar Celestino Demetrio Evaristo Facundo Gonzalo Hilario Isidro Jacinto",
    women: "Adela Bernarda Consuelo Dorotea Esperanza Fermina Graciela Herminia Inmaculada Jimena",
    family:
      "Alcorisa Bermejal Castrobello Durandarte Escalonilla Fuensaldaña Guadarrama Hinojales Larrondo Montoriol Ollauri Valdecañas",
    towns: "Sevilla Zaragoza Bilbao Valladolid Granada Oviedo Rosario Medellín Guadalajara Cádiz Lugo Salamanca",
    countries: "España|España|España|España|España|España|Argentina|Colombia|México|España|España|España",
    firms:
      "Laboratorios Brisamar|Editorial Almendro|Grupo Tornasol|Aguas del Llano|Construcciones Peñalara|Tecnologías Azahar|Bodegas Monteluz|Consultora Girasol|Energías del Cierzo|Textiles Amapola",
    forms: "S.A.|S.L.|",
    schools:
      "Universidad de Valdeoro|Universidad Politécnica de Montealto|Universidad de Ribamar|Instituto Tecnológico de Aldeanueva|Universidad Autónoma de Peñafría",
    titles:
      "director general/directora general|ingeniero de caminos/ingeniera de caminos|jefe de ventas/jefa de ventas|profesor de química/profesora de química|director de investigación/directora de investigación|abogado/abogada|redactor jefe/redactora jefa|analista de datos/analista de datos|responsable de marketing/responsable de marketing|director financiero/directora financiera|arquitecto/arquitecta|coordinador de proyectos/coordinadora de proyectos",
    degrees: "licenciatura en {f}|máster en {f}|doctorado en {f}|grado en {f}",
    fields: "Física|Derecho|Economía|Química|Historia|Informática",
    awards: "Premio Azucena|Medalla de Oro al Mérito|Premio Nacional de Artesanía|Orden del Cardo",
    tongues: "español|inglés|francés|catalán|portugués",
    skills: "Negociación|Python|Gestión de proyectos|Estadística|Fotografía|Oratoria",
    nationality: "española|argentina|mexicana|colombiana",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    pronouns: ["él", "ella"],
    prefix: "+1415555",
  },
  fr: {
    men: "Ambroise Barnabé Célestin Donatien Evrard Fulbert Ghislain Hippolyte Isidore Jocelyn",
    women: "Apolline Bérengère Clothilde Diane Eugénie Faustine Gersende Hortense Isaure Joséphine",
    family:
      "Aubrespin Bellecombe Chantemerle Desrochelles Entraigues Fontvieille Grandclément Hautecombe Lavergnolle Montségur Peyrolles Vauquelin",
    towns: "Nantes Grenoble Rennes Dijon Angers Namur Lausanne Montréal Tours Limoges Annecy Liège",
    countries: "France|France|France|France|France|Belgique|Suisse|Québec|France|France|France|Belgique",
    firms:
      "Ateliers Montclair|Lumière du Nord|Éditions du Saule|Banque Chardonneret|Groupe Vertval|Pharmalis|Constructions Delorme|Studio Hirondelle|Énergies Belleroche|Transports Cormoran",
    forms: "SA|SAS|SARL|",
    schools:
      "Université de Brisemer|École supérieure de Valclair|Institut national de Montrouge-les-Bains|Université de Hauterive|École polytechnique de Rochebrune",
    titles:
      "directeur général/directrice générale|ingénieur/ingénieure|responsable marketing/responsable marketing|directeur de la recherche/directrice de la recherche|avocat/avocate|chef de projet/cheffe de projet|rédacteur en chef/rédactrice en chef|directeur financier/directrice financière|chercheur/chercheuse|architecte/architecte|analyste/analyste|conseiller juridique/conseillère juridique",
    degrees: "licence de {f}|master de {f}|doctorat en {f}|diplôme de {f}|maîtrise de {f}",
    fields: "physique|droit|chimie|lettres|gestion|mathématiques",
    awards: "prix Églantine|médaille Vauban du Travail|prix de la Fondation Aubépine|Ordre du Chardon",
    tongues: "français|anglais|allemand|espagnol|breton",
    skills: "Négociation|Python|Gestion de projet|Statistiques|Photographie|Rédaction",
    nationality: "française|belge|suisse|canadienne",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    pronouns: ["il", "elle"],
    prefix: "+3363998",
  },
  lt: {
    men: "Algimantas Bronius Česlovas Domantas Edvardas Gediminas Henrikas Juozapas Kęstutis Liudvikas",
    women: "Aldona Birutė Daiva Eglė Genovaitė Irena Jadvyga Kristina Laimutė Marija",
    family:
      "Ąžuolaitis Beržinskas Drungilas Girdenis Kadagys Liepinskas Medeišis Pušinaitis Rugienis Šermukšnis Tauragis Vilkaitis",
    towns: "Kaunas Vilnius Klaipėda Šiauliai Panevėžys Alytus Utena Telšiai Marijampolė Mažeikiai",
    countries: "Lietuva|Lietuva|Lietuva|Lietuva|Lietuva|Lietuva|Lietuva|Lietuva|Lietuva|Lietuva",
    firms:
      "Šviesos optika|Baltijos vėjas|Girios baldai|Nemuno logistika|Saulės energija|Duomenų upė|Amber leidykla|Žemės darbai|Vėtrungės studija|Pajūrio statyba",
    forms: "UAB|AB|",
    schools:
      "Vėtrungės universitetas|Nemuno technologijos universitetas|Ąžuolyno akademija|Pajūrio kolegija|Aukštaitijos institutas",
    titles:
      "direktorius/direktorė|inžinierius/inžinierė|redaktorius/redaktorė|projektų vadovas/projektų vadovė|finansų direktorius/finansų direktorė|programuotojas/programuotoja|vyriausiasis inžinierius/vyriausioji inžinierė|analitikas/analitikė|teisininkas/teisininkė|pardavimų vadovas/pardavimų vadovė",
    degrees: "{f} bakalauras|{f} magistras|{f} daktaras",
    fields: "fizikos|ekonomikos|teisės|chemijos|istorijos|informatikos",
    awards: "Gintaro premija|Auksinio žiogo premija|Vytauto ordinas|Ąžuolo apdovanojimas",
    tongues: "lietuvių|anglų|vokiečių|rusų|lenkų",
    skills: "Derybos|Python|Projektų valdymas|Statistika|Fotografija|Viešasis kalbėjimas",
    nationality: "lietuvė",
    months: "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
    pronouns: ["jis", "ji"],
    prefix: "+1503555",
  },
  it: {
    men: "Ambrogio Bonaventura Cosimo Donato Ermenegildo Fiorenzo Gaspare Ippolito Lapo Manfredo",
    women: "Assunta Benedetta Cesira Domitilla Eufemia Fiammetta Ginevra Isotta Ludovica Mafalda",
    family:
      "Altavilla Boscoscuro Campolongo Donnafugata Fontanarosa Grottaminarda Montefalcone Pietralunga Roccaforte Serravalle Torregrossa Valdarno",
    towns: "Torino Bologna Genova Verona Bari Trieste Padova Lugano Pisa Cagliari",
    countries: "Italia|Italia|Italia|Italia|Italia|Italia|Italia|Svizzera|Italia|Italia",
    firms:
      "Officine Belvedere|Editrice Ginestra|Gruppo Maestrale|Vetrerie del Lago|Tecnologie Aurora|Banca Corallina|Cantieri Levante|Studio Melograno|Energie del Sole|Trasporti Gabbiano",
    forms: "S.p.A.|S.r.l.|",
    schools:
      "Università di Montechiaro|Politecnico di Valscura|Università degli Studi di Castelfranco|Istituto Superiore di Roccabianca|Università di Portolongo",
    titles:
      "direttore generale/direttrice generale|ingegnere/ingegnera|responsabile marketing/responsabile marketing|direttore di ricerca/direttrice di ricerca|avvocato/avvocata|caporedattore/caporedattrice|direttore finanziario/direttrice finanziaria|ricercatore/ricercatrice|architetto/architetta|analista/analista",
    degrees: "laurea in {f}|dottorato in {f}|laurea magistrale in {f}",
    fields: "fisica|giurisprudenza|chimica|lettere|economia|informatica",
    awards: "Premio Ginestra|Medaglia d'Oro al Lavoro|Premio Stella Alpina|Ordine del Cardo",
    tongues: "italiano|inglese|tedesco|francese|spagnolo",
    skills: "Negoziazione|Python|Gestione di progetti|Statistica|Fotografia|Scrittura",
    nationality: "italiana|svizzera",
    months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    pronouns: ["lui", "lei"],
    prefix: "+1312555",
  },
};
