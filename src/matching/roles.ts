/**
 * Occupations and offices by which people are told apart, each under one code with the words for it in the
 * languages that are read; compared folded (no accents, ASCII).
 */
const WORDS: Readonly<Record<string, string>> = {
  senator: "senator senators sen senate senateur senatrice senador senadora senatore senatorius",
  representative:
    "representative representatives rep congressman congresswoman depute deputee diputado diputada abgeordneter abgeordnete",
  governor: "governor gouverneur gobernador gobernadora governatore",
  mayor: "mayor burgermeister burgermeisterin alcalde alcaldesa maire sindaco prefeito burgemeester burmistrz meras",
  judge: "judge richter richterin juez jueza juge giudice juiz juiza rechter sedzia teisejas magistrate",
  lawyer:
    "lawyer attorney solicitor barrister avocat avocate abogado abogada rechtsanwalt rechtsanwaltin avvocato avvocata avvocatessa advogado advogada advocaat adwokat advokatas advokat",
  physician: "physician surgeon arzt arztin medecin medico medica medikas lekarz gydytojas vrach doctor",
  nurse:
    "nurse krankenschwester pfleger infirmier infirmiere enfermero enfermera infermiere verpleegkundige pielegniarka slaugytoja medsestra",
  professor:
    "professor professorin professeur profesor profesora professore professoressa catedratico hoogleraar profesorius lecturer",
  teacher:
    "teacher lehrer lehrerin instituteur institutrice enseignant enseignante maestro maestra insegnante leraar lerares nauczyciel nauczycielka mokytojas mokytoja uchitel",
  engineer:
    "engineer ingenieur ingenieurin ingenieure ingeniero ingeniera ingegnere ingegnera engenheiro engenheira inzynier inzinierius inzhener",
  architect:
    "architect architekt architektin architecte arquitecto arquitecta architetto arquiteto arquiteta architetta architektas architekte arkhitektor",
  baker: "boulanger boulangere panadero panadera fornaio padeiro bakker piekarz kepejas pekar",
  journalist:
    "journalist journalistin reporter journaliste periodista giornalista jornalista dziennikarz dziennikarka zurnalistas zurnaliste zhurnalist",
  photographer: "photographer fotograf fotografin photographe fotografo fotografa fotograaf fotografas fotografe",
  farmer: "landwirt landwirtin agriculteur agricultrice agricultor agricultora agricoltore rolnik ukininkas fermer",
  musician: "musician musiker musikerin musicien musicienne musico musicista muzikant muzyk muzikantas muzykant",
  accountant:
    "accountant buchhalter buchhalterin comptable contable contabile contabilista boekhouder ksiegowy ksiegowa buhalteris buhaltere bukhgalter",
  pharmacist:
    "pharmacist apotheker apothekerin pharmacien pharmacienne farmaceutico farmaceutica farmacista farmaceuta vaistininkas vaistininke farmatsevt",
  librarian:
    "librarian bibliothekar bibliothekarin bibliothecaire bibliotecario bibliotecaria bibliothecaris bibliotekarz bibliotekarka bibliotekininkas bibliotekar",
  economist: "economist okonom okonomin economiste economista ekonomista ekonomistas ekonomist",
  chemist: "chemist chemiker chemikerin chimiste quimico quimica chimico chemikus chemik chemikas khimik",
  painter: "painter kunstmaler peintre pintor pintora pittore pittrice schilder malarz tapytojas khudozhnik",
  writer:
    "writer author novelist schriftsteller schriftstellerin ecrivain ecrivaine escritor escritora scrittore scrittrice schrijver pisarz rasytojas pisatel",
  actor:
    "actor actress schauspieler schauspielerin acteur actrice actriz attore attrice ator atriz aktor aktorka aktorius akter",
  physicist: "physicist physiker physikerin physicien physicienne fisico fisica natuurkundige fizyk fizikas fizik",
  priest: "priest pastor vicar pfarrer pfarrerin pretre sacerdote prete padre priester ksiadz kunigas svyashchennik",
  broker: "broker shipbroker stockbroker makler maklerin courtier corredor",
  merchant: "merchant trader kaufmann negociant mercader commerciante",
  bursar: "bursar treasurer kassenwart tresorier tesorero",
  soldier: "soldier officer lieutenant sergeant colonel soldat oficial ufficiale",
};

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of the roles that stand among folded words. "House of Representatives" is its members' chamber. */
export function rolesIn(words: readonly string[]): Set<string> {
  if (codes === undefined) {
    const table = new Map<string, string>();
    for (const [code, list] of Object.entries(WORDS)) for (const word of list.split(" ")) table.set(word, code);
    codes = table;
  }
  const roles = new Set<string>();
  for (const word of words) {
    const role = codes.get(word);
    if (role !== undefined) roles.add(role);
  }
  return roles;
}
