/**
 * Companies of the invented world: name, industry, city, founded, number of employees, funding (US dollars, rounds),
 * status, ticker.
 */
const TABLE = `
Baobab Bridges|Civil Engineering|Lagos|1986-03|51-200|18500000/2|private|
Harmattan Works|Civil Engineering|Accra|1998|201-500||private|
Plumb & Level Group|Civil Engineering|Leeds|1974-06-01|1001-5000||public|PLVL
Puente Largo Ingenieros|Civil Engineering|Madrid|1989|201-500|4000000/1|private|
Huangpu Spans|Civil Engineering|Shanghai|1978-09|5001-10000||public|HPSP
Cloudberry General Hospital|Hospitals and Health Care|Uppsala|1931|1001-5000||private|
Three Lanterns Clinic|Hospitals and Health Care|Berlin|1981|51-200||private|
Clínica del Olivo|Hospitals and Health Care|Madrid|1967|501-1000||private|
Konditorei Sonnleitner|Restaurants|Graz|1921|11-50||private|
The Salted Spoon|Restaurants|Cork|1989|11-50|900000/1|private|
Copper Pot Kitchens|Restaurants|Marseille|1984-05|51-200|7200000/2|private|
La Gazette du Delta|Newspaper Publishing|Marseille|1904|201-500||private|
The Harbour Ledger|Newspaper Publishing|Miami|1956|501-1000||public|HBLG
Nile Morning Post|Newspaper Publishing|Cairo|1947|201-500||private|
Kumquat Software|Design Services|Singapore|1981-05|1001-5000|240000000/6|public|KMQT
Paperlantern Studio|Design Services|Kyoto|1987|11-50|1500000/1|private|
Blockform Design|Design Services|Berlin|1991-02|51-200|11000000/3|private|
Institute for Tidal Research|Research Services|Hamburg|1974|201-500||private|
Example Academy of Shores|Research Services|Kraków|1882|501-1000||private|
Mangrove Observatory|Research Services|Taipei|1991|51-200||private|
Escuela de Música del Puerto|Musicians|Valparaíso|1990|11-50||private|
Nine O'Clock Records|Musicians|Recife|1977|11-50|2300000/2|private|
Lighthouse Compiler Works|Software Development|Sofia|1988-10|201-500|46000000/4|private|
Quiet Tuesday Software|Software Development|Tallinn|1993-01-15|51-200|23500000/3|private|
Tide Table Systems|Software Development|Manchester|1999|1001-5000||public|TIDE
Oarlock Analytics|Software Development|Pune|1990|501-1000|88000000/5|private|
Evenkeel Finance|Financial Services|Boston|1985|5001-10000||public|EVKL
Ledgerline Partners|Financial Services|London|1976|201-500|31000000/2|private|
North Light Studios|Photography|Bergen|1985|11-50||private|
Ferry & Fog Pictures|Photography|Auckland|1992|2-10|400000/1|private|
Hillside School|Education|Leeds|1911|51-200||private|
Weatherstation College|Education|Nairobi|1964|201-500||private|
One Shop Energy|Renewable Energy|Gothenburg|1991-08|201-500|134000000/5|private|
Cistern Power|Renewable Energy|Tel Aviv|1987|501-1000|210000000/6|delisted|CSTN
Island Battery Company|Renewable Energy|Lisbon|1994-04|51-200|27000000/3|private|
Bow Ball Rowing Club|Sports|Cardiff|1889|11-50||private|
Slow Group Trails|Sports|Denver|1988|11-50|650000/1|private|
`;

export interface Company {
  readonly slug: string;
  readonly name: string;
  readonly industry: string;
  readonly city: string;
  readonly founded: string;
  readonly from: number;
  readonly to: number;
  readonly funding: { readonly total: number; readonly rounds: number } | null;
  readonly status: string;
  readonly ticker: string;
  readonly site: string;
  readonly logo: string;
}

export const COMPANIES: readonly Company[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [name = "", industry = "", city = "", founded = "", size = "", funding = "", status = "", ticker = ""] =
      line.split("|");
    const [from, to] = size.split("-").map(Number);
    const [total, rounds] = funding.split("/").map(Number);
    const slug = slugOf(name);
    return {
      slug,
      name,
      industry,
      city,
      founded,
      from: from ?? 1,
      to: to ?? 1,
      funding: funding === "" ? null : { total: total ?? 0, rounds: rounds ?? 0 },
      status,
      ticker,
      site: `https://${slug}.example.com/`,
      logo: `https://${slug}.example.com/logo.png`,
    };
  });

export const SCHOOLS: readonly { readonly name: string; readonly city: string; readonly logo: string }[] = [
  "Example University of Kiel|Kiel",
  "Example Polytechnic of Accra|Accra",
  "Universidad Ejemplo de Salamanca|Salamanca",
  "Example School of Design|Singapore",
  "Université Exemple de Provence|Aix-en-Provence",
  "Example Institute of Technology|Pune",
  "Northern Example University|Leeds",
  "Example University of the Harbour|Osaka",
  "Przykładowa Akademia Morska|Gdynia",
  "Example State College|Portland",
].map((line) => {
  const [name = "", city = ""] = line.split("|");
  return { name, city, logo: `https://pictures.example.org/schools/${slugOf(name)}.png` };
});

/** Famous followers, all made up. */
export const FAMOUS: readonly { readonly name: string; readonly handle: string; readonly followers: number }[] = [
  { name: "Zelda Quillfeather", handle: "candor_zelda", followers: 4_210_000 },
  { name: "The Daily Teapot", handle: "candor_teapot", followers: 1_870_000 },
  { name: "Baron von Biscuit", handle: "candor_biscuit", followers: 960_000 },
  { name: "Radio Lighthouse", handle: "candor_radio", followers: 412_000 },
  { name: "Odalys Fontaine", handle: "candor_odalys", followers: 238_000 },
  { name: "Moss & Pebble", handle: "candor_moss", followers: 57_300 },
];

export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, "l")
    .replace(/[đĐ]/g, "d")
    .replace(/ø/gi, "o")
    .replace(/ı/g, "i")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
