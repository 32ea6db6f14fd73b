import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

/** Endings show who does what: the form of the verb and the word order stand in for them here. */
const WORDS: Readonly<Record<string, string>> = {
  O: raw`(?:(?!(?:za|od|do|dla|przez|i|oraz|po|dėl|ir|nuo)\s)[\p{L}-]+\s+){0,3}?@(?!’s)`,
  S: raw`(?<!(?:^|[^\p{L}])(?:o|od|do|dla|z|ze|przez|przy|przeciw|przeciwko|wobec|według|nad)\s)@(?!’s)`,
  SUBJ: raw`{S}{APP}(?:któr[ya]\s+)?`,
  BE: raw`(?:został[ao]?|była?|jest|będzie)(?:\s+\p{L}+){0,2}?`,
};

const pl = sayings(WORDS);
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...pl(
    "convicted",
    raw`(?:{SUBJ}{BE} |^\W*{O} )uniewinnion[ya] [^#%@;:?]{2,90}?,? (?:ale|lecz|natomiast) (?:\p{L}+ )?(?:skazan[ya]|uznan[ya] (?:za )?winn)`,
    raw`\buniewinnił[ao]? {O}[^#%;:?]{2,90}?,? (?:ale|lecz|natomiast) (?:skazał|uznał)[ao]? (?:@|go|ją)`,
  ),
  // The subject is left out: whom the sentence before was about.
  ...weakly("charged", raw`^\W*(?:Usłyszał|Usłyszała) (?:\p{L}+ ){0,2}?zarzut`),
  ...pl("pardoned", raw`{SUBJ}{BE} ułaskawion[ya]`, raw`\bułaskawił {O}`),
  ...pl(
    "overturned",
    raw`\b(?:uchylił|uchyla) wyrok (?:{MID}(?:na|wobec|dla)|skazujący) {O}`,
    raw`\b(?:[Ss]ąd [Aa]pelacyjny|[Ss]ąd [Nn]ajwyższy){MID} uniewinnił[ao]? {O}`,
    raw`{SUBJ}{BE} uniewinnion[ya] (?:w|przez) (?:drugiej instancji|apelacji|[Ss]ąd [Aa]pelacyjny)`,
  ),
  ...pl(
    "disqualified",
    raw`{SUBJ}{BE} (?:pozbawion[ya] (?:prawa|praw|mandatu|funkcji sądownie)|wykreślon[ya] z (?:listy|rejestru))`,
    raw`{SUBJ}{MID}zakaz (?:pełnienia|zajmowania|wykonywania|prowadzenia)`,
  ),
  ...pl(
    "acquitted",
    raw`{SUBJ}{BE} (?:uniewinnion[ya]|oczyszczon[ya] z)`,
    raw`^\W*{O} (?:uniewinnion[ya]|oczyszczon[ya] z)`,
    raw`\buniewinnił[ao]? {O}`,
    raw`\buniewinnieni[ea] {O}`,
  ),
  ...pl(
    "dropped",
    raw`\b(?:umorzył[ao]?|umorzono) {MID}(?:wobec|przeciwko|w sprawie) {O}`,
    raw`(?<!\p{L})(?:śledztwo|dochodzenie|postępowanie|sprawa) {MID}(?:przeciwko|przeciw|wobec|w sprawie) {O}{APP}(?:{BE} )?umorzon[eay]`,
    raw`\b(?:wycofał[ao]?|wycofano) {MID}(?:zarzut|oskarżeni)\p{L}* {MID}(?:przeciwko|przeciw|wobec) {O}`,
  ),
  ...pl(
    "sentenced",
    raw`{SUBJ}(?:dostał[ao]?|usłyszał[ao]?) {MID}(?:lat|lata|rok|miesi\p{L}+) (?:więzienia|pozbawienia)`,
    raw`{SUBJ}trafi(?:ł[ao]?)? (?:na \p{L}+ \p{L}+ )?(?:do więzienia|za kratki)`,
    raw`{SUBJ}{BE} skazan[ya] na {MID}(?:lat|lata|rok|miesi|więzieni|pozbawieni)`,
    raw`\b(?:skazał[ao]?|skazano) {O}(?:,[^,;:.@]{1,110},)?{MID} na {MID}(?:lat|lata|rok|miesi|więzieni|pozbawieni)`,
  ),
  ...pl(
    "fined",
    raw`{SUBJ}{BE} ukaran[ya] (?:grzywną|mandatem)`,
    raw`\b(?:ukarał[ao]?|ukarano) {O}{MID} grzywną`,
    raw`{SUBJ}(?:musi|ma|będzie musiał[ao]?) {MID}zapłacić {MID}(?:grzywn|mandat)`,
  ),
  ...pl(
    "convicted",
    raw`{SUBJ}{BE} (?:skazan[ya]|uznan[ya] (?:za )?winn)`,
    raw`\b(?:skazał[ao]?|skazano) {O}`,
    raw`\b(?:uznał[ao]?|uznano) {O}{MID} za winn`,
    raw`{SUBJ}przyznał[ao]? się do (?:winy|zarzut|zarzucan|popełni|kradzież|oszust)`,
  ),
  ...pl("tried", raw`\bproces (?:przeciwko )?{O}`, raw`{SUBJ}(?:stanął|stanęła|stanie) przed sądem`),
  ...pl(
    "extradited",
    raw`{SUBJ}{BE} (?:wydan[ya] (?:w ręce|władzom|\p{L}+(?:om|mu|owi|ii)(?!\p{L}))|deportowan[ya] do|poddan[ya] ekstradycji)`,
    raw`\bekstradycj[aię] {O}`,
  ),
  ...pl("liable", raw`{SUBJ}(?:musi|ma) {MID}(?:zapłacić|wypłacić) {MID}(?:odszkodowani|zadośćuczynieni)`),
  ...pl(
    "charged",
    raw`{SUBJ}{BE} oskarżon[ya]`,
    raw`{SUBJ}usłyszał[ao]? (?:\p{L}+ ){0,3}?zarzut`,
    raw`\b(?:postawił[ao]?|postawili|postawiono|przedstawił[ao]?|przedstawiono)(?: we? \p{L}+| wczoraj| dziś)? {O}{MID} ?zarzut`,
    raw`\b(?:postawił[ao]?|postawiono|przedstawił[ao]?|przedstawiono) {MID}zarzuty {O}`,
    raw`{S} z zarzutami(?!\p{L})`,
    raw`{SUBJ}odpowie (?:przed sądem )?za`,
    raw`\b(?:skierował[ao]?|wniósł|wniosła|wniesiono) {MID}akt oskarżenia {MID}(?:przeciwko|przeciw|wobec) {O}`,
    raw`\b(?:zarzuty|akt oskarżenia) {MID}(?:przeciwko|wobec)? ?{O}`,
    raw`\b(?:oskarżył[ao]?|oskarżono) {O} o\b`,
  ),
  ...pl(
    "arrested",
    raw`{SUBJ}{BE} (?:zatrzyman[ya]|aresztowan[ya]|wydan[ya] w ręce|deportowan[ya])`,
    raw`{SUBJ}trafił[ao]? do aresztu`,
    raw`\b(?:zatrzymali|zatrzymał[ao]?|zatrzymano|aresztowali|aresztował[ao]?|aresztowano){MID} @`,
    raw`\b(?:zatrzymani[ea]|aresztowani[ea]) {O}`,
  ),
  ...pl(
    "sued",
    raw`{SUBJ}{BE} pozwan[ya]`,
    raw`\b(?:pozwał[ao]?|pozwali|pozywa) {O}`,
    raw`\bpozew (?:przeciwko|przeciw|wobec) {O}`,
  ),
  ...pl(
    "sanctioned",
    raw`{SUBJ}{BE} (?:dyscyplinarnie (?:zwolnion|wydalon)[ya]|(?:zwolnion|wydalon)[ya] (?:dyscyplinarnie|ze służby)|wpisan[ya] na (?:czarną )?listę {MID}(?:sankc|osób))`,
    raw`\bsankcjami {O}|\bsankcje (?:na|wobec|przeciwko) {O}`,
  ),
  ...pl(
    "investigated",
    raw`{SUBJ}{BE} podejrzan[ya] o`,
    raw`(?<!\p{L})(?:śledztwo|dochodzenie) {MID}(?:przeciwko|wobec) {O}`,
  ),
  ...weakly(
    "overturned",
    raw`^[^#@%]*\bwyrok(?!\p{L}){MID}(?:uchylony|uchylił[ao]?|uchylono)(?!\p{L})`,
    raw`^[^#@%]*\b(?:uchylił[ao]?|uchylono){MID}\bwyrok(?!\p{L})`,
  ),
  ...weakly("dropped", raw`^[^#@%]*(?<!\p{L})(?:śledztwo|dochodzenie|postępowanie|sprawa) {MID}umorzon[eay](?!\p{L})`),
  ...pl("fined", raw`{SUBJ}(?:zapłaci|zapłacił[ao]?|musi zapłacić|ma zapłacić) {MID}(?:grzywn|mandat)\p{L}*`),
  ...pl("tried", raw`{SUBJ}(?:zasiadł|zasiadła|zasiądzie|siedział[ao]?|siedzi|zasiada) na ławie oskarżonych`),
  ...pl("charged", raw`(?<!\p{L})[Aa]kt oskarżenia (?:przeciwko|przeciw|wobec) {O}`),
  ...pl(
    "investigated",
    raw`\b(?:prowadzi|wszczęł[ao]|wszczął|prowadzą) {MID}(?:śledztwo|dochodzenie) (?:w sprawie|przeciwko|wobec) {O}`,
  ),
  ...pl(
    "acquitted",
    raw`{SUBJ}{MID}(?:usłyszał[ao]?|dowiedział[ao]? się), że sąd (?:go |ją )?uniewinni\p{L}+`,
    raw`\bsąd{MID} uniewinnia {O}`,
  ),
  ...pl("disqualified", raw`{SUBJ}(?:stracił[ao]?|traci|utracił[ao]?) prawo (?:do )?wykonywania (?:zawodu|zawód)`),
  ...pl(
    "investigated",
    raw`^\W*{O} na celowniku (?:śledczych|prokuratury|CBA|policji)`,
    raw`\b(?:przeszukał[ao]?|przeszukali) {MID}(?:dom|mieszkanie|biuro) {O}`,
  ),
  ...pl(
    "sentenced",
    raw`{SUBJ}(?:dostał[ao]?|usłyszał[ao]?) {MID}(?:lat|lata|rok|miesi\p{L}+) (?:w zawieszeniu|bezwzględn\p{L}+|za kratami|ograniczenia)`,
  ),
  ...pl("convicted", raw`\b[Ww]yrok skazujący (?:w sprawie|wobec|dla|na) {O}`),
  ...pl(
    "fined",
    raw`{SUBJ}(?:musi|ma) (?:zapłacić|uiścić) {MID}(?:grzywn|mandat|kar)\p{L}*`,
    raw`{SUBJ}(?:został[ao]? )?(?:ukaran[ya]|obciążon[ya]) (?:mandatem|grzywną|karą (?:finansową|pieniężną))`,
  ),
  ...pl("disqualified", raw`\b(?:wydalił|usunął|skreślił) {O} z (?:adwokatury|listy|zawodu|palestry|rejestru)`),
  ...pl(
    "settled",
    raw`{SUBJ}(?:zawarł[ao]?|zawarła|podpisał[ao]?) (?:\p{L}+ )?ugod[ęy]`,
    raw`{SUBJ}(?:wypłaci|wypłacił[ao]?) {MID}porozumieni`,
  ),
  ...pl("sued", raw`(?<!\p{L})[Pp]rzeciwko {O} wpłynął pozew|\bpozew (?:zbiorowy )?przeciwko {O}`),
  ...pl(
    "liable",
    raw`{SUBJ}(?:ma|musi) (?:zapłacić|zwrócić) {MID}(?:odszkodowani|zadośćuczynieni|zwrot)\p{L}*`,
    raw`\bzasądził {MID}od {O}`,
  ),
  ...pl("acquitted", raw`\boczyścił {O} z zarzut`, raw`\b(?:jest|została?) niewinn[ay](?= |[.,]|$)(?<=@[^.;]{0,60})`),
  ...pl(
    "dropped",
    raw`\bumorzył {MID}(?:postępowanie|śledztwo|sprawę) (?:karne |karnoskarbowe )?(?:przeciwko |wobec )?{O}`,
  ),
  ...pl(
    "extradited",
    raw`\b(?:wydała|wydał|przekazała?) {O}(?=\W*$| (?:polskim|Polsce|do))`,
    raw`{SUBJ}(?:został[ao]?|zostanie) (?:sprowadzon[ya]|przekazan[ya]|wydan[ya]|deportowan[ya])`,
  ),
  ...pl(
    "charged",
    raw`(?<!\p{L})(?:postawił[ayi]?|przedstawił[ayi]?|usłyszał[ay]?) (?:zarzut\p{L}*) {O}`,
    raw`(?<!\p{L})akt oskarżenia (?:przeciwko|wobec|przeciw) {O}(?!{APP}(?:umorz|wycof))`,
  ),
  ...pl("tried", raw`(?<!\p{L})ponown\p{L}+ proces {O}`, raw`(?<!\p{L})ponowne rozpoznanie sprawy {O}`),
  ...pl(
    "sentenced",
    raw`(?<!\p{L})(?:skazał[ay]?|skazano) {O}{APP}?\s*(?:{MID})na {MID}(?:rok|lata?|lat|miesi|więzieni|w zawieszeniu|pozbawieni)`,
  ),
  ...pl(
    "fined",
    raw`(?<!\p{L})(?:ukarał[ay]?|ukarano) {O}{MID}(?:grzywną|karą (?:pieniężną|finansową)|mandatem)`,
    raw`(?<!\p{L})(?:nałożył[ay]?|nałożono) na {O}{MID}(?:karę (?:pieniężną |finansową |w wysokości |\p{N})|grzywnę)`,
    raw`(?<!\p{L})(?:nałożył[ay]?|nałożono) {MID}(?:karę|grzywnę) {MID}na {O}`,
    raw`(?<!\p{L})(?:wymierzył[ay]?) {O}{MID}grzywn[yę]`,
  ),
  ...pl(
    "dropped",
    raw`(?<!\p{L})(?:umorzył[ay]?|umorzono) (?:\p{L}+ )?(?:śledztwo|dochodzenie|postępowanie|sprawę) {MID}(?:przeciwko|wobec|w sprawie) {O}`,
    raw`(?<!\p{L})(?:śledztwo|dochodzenie|postępowanie) (?:przeciwko|wobec) {O} (?:zostało )?umorz\p{L}+`,
  ),
  ...pl("acquitted", raw`(?<!\p{L})(?:uniewinnił[ay]?|uniewinniono) {O}`),
  ...pl(
    "overturned",
    raw`(?<!\p{L})(?:uchylił[ay]?|uchylono) {MID}wyrok {MID}(?:wobec |na |dla |w sprawie )?{O}`,
    raw`(?<!\p{L})(?:apelacyjn\p{L}+|odwoławcz\p{L}+|Najwyższy) {MID}uniewinnił[ay]? {O}`,
  ),
  ...pl("liable", raw`(?<!\p{L})(?:nakazał|zasądził)[ay]? (?:od )?{O}{MID}(?:odszkodowani|zadośćuczynieni|zapłat)`),
  ...pl(
    "disqualified",
    raw`(?<!\p{L})(?:pozbawił[ay]?|pozbawiono) {O} prawa (?:do )?wykonywania zawodu`,
    raw`(?<!\p{L})(?:orzekł[ay]?|orzeczono) wobec {O}{MID}zakaz`,
    raw`(?<!\p{L})(?:skreślił[ay]?|skreślono|wydalił[ay]?|wydalono) {O} z (?:listy|rejestru|adwokatury|zawodu)`,
  ),
  ...pl(
    "sanctioned",
    raw`(?<!\p{L})(?:sąd dyscyplinarny|komisja dyscyplinarna|izba|rada){MID} (?:zawiesił[ay]?|upomniał[ay]?|ukarał[ay]? naganą) {O}`,
    raw`(?<!\p{L})(?:objęł[ay]|objął|objęli|objęto) {O}{MID}sankcjami`,
    raw`(?<!\p{L})(?:nałożył[ay]?|nałożono|wprowadził[ay]?) {MID}sankcje {MID}(?:na|wobec|przeciwko) {O}`,
    raw`{SUBJ}{BE} (?:objęt[ya] sankcjami|wpisan[ya] na listę sankcyjną)`,
  ),
  ...pl("sued", raw`(?<!\p{L})(?:pozwał[ay]?|pozwali) {O}`),
  ...pl("arrested", raw`(?<!\p{L})(?:zatrzymał(?:[aoy])?|zatrzymali|aresztował(?:[aoy])?|aresztowali) {O}`),
  ...headlines(
    raw`sprawa|proces|śledztwo w sprawie`,
    {
      dropped: raw`(?:(?:śledztwo|postępowanie|sprawa|dochodzenie) (?:zostało |została )?(?:umorzon[ea]|zamknięt[ea])|umorzono (?:śledztwo|postępowanie|sprawę|dochodzenie)|umorzenie(?: postępowania)?)`,
      acquitted: raw`(?:uniewinnion[ya]|uniewinnienie)`,
      overturned: raw`wyrok (?:został )?uchylony|uchylono wyrok`,
    },
    raw`w|przez|z|po|od|za|wobec`,
  ),
];
