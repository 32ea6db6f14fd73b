/**
 * Cities that texts name without saying that they are cities, so that none is taken for an employer: the exemplar
 * cities of CLDR's time zones, and those with more than about 150,000 inhabitants in the countries of the six
 * languages (Eurostat, urb_cpop1, 2023), in the spellings of their own language.
 */
const OWN = `Hamburg München Munich Köln Cologne Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Hanover Nürnberg
Nuremberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Gelsenkirchen Mönchengladbach Aachen
Braunschweig Kiel Chemnitz Magdeburg Freiburg Halle Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Hagen Potsdam Saarbrücken Hamm
Ludwigshafen Oldenburg Leverkusen Osnabrück Heidelberg Darmstadt Solingen Regensburg Paderborn Ingolstadt Würzburg Ulm Göttingen Jena
Tübingen Graz Linz Salzburg Innsbruck Basel Bern Genf Lausanne Winterthur Luzern Wien Zürich Barcelona Valencia Sevilla Zaragoza Málaga Murcia
Palma Bilbao Alicante Córdoba Valladolid Vigo Gijón Granada Oviedo Pamplona Almería Burgos Salamanca Santander Logroño Cádiz Huelva León
Toledo Girona Tarragona Guadalajara Monterrey Puebla Rosario Medellín Cali Cartagena Quito Guayaquil Sucre Arequipa Valparaíso Concepción
Marseille Lyon Toulouse Nice Nantes Montpellier Strasbourg Bordeaux Lille Rennes Reims Toulon Grenoble Dijon Angers Nîmes Villeurbanne
Clermont-Ferrand Le\u00a0Mans Aix-en-Provence Brest Tours Amiens Limoges Annecy Perpignan Metz Besançon Orléans Rouen Caen Nancy Genève Liège
Namur Charleroi Gand Montréal Québec Vilnius Kaunas Klaipėda Šiauliai Panevėžys Alytus Marijampolė Mažeikiai Utena Manchester Birmingham Leeds Glasgow
Liverpool Bristol Sheffield Edinburgh Cardiff Leicester Nottingham Cambridge Oxford Boston Seattle Philadelphia Houston Dallas Austin Atlanta
Washington Miami Portland Baltimore Minneapolis Cleveland Pittsburgh Cincinnati Milwaukee Sacramento Oakland Tampa Nashville Memphis Melbourne
Turin Mailand Milano Milán Milan Roma Rom Venedig Venezia Napoli Torino Palermo Genova Bologna Firenze Bari Catania Verona Messina Padova Trieste Brescia Parma
Prato Taranto Modena Perugia Ravenna Livorno Rimini Cagliari Foggia Reggio\u00a0Calabria Reggio\u00a0Emilia Lugano Bergamo Pisa Neapel Florenz Krakau Warschau Prag Breslau`;

let known: ReadonlySet<string> | undefined;

export function isCity(name: string): boolean {
  known ??= new Set([
    ...OWN.split(/[ \n]/u).map((city) => city.replace("\u00a0", " ")),
    ...Intl.supportedValuesOf("timeZone").map((zone) => (zone.split("/").at(-1) ?? "").replaceAll("_", " ")),
  ]);
  return known.has(name);
}
