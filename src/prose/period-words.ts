/** The words of a language around dates, `|` between alternatives; each a source of a regular expression. */
interface Words {
  readonly from: string;
  readonly to: string;
  readonly and: string;
  readonly present: string;
  readonly since: string;
  readonly until: string;
}

/** Languages whose time words follow one plan: "from X to Y", "since X", "until Y", "X – today". */
const TABLE: Readonly<Record<string, Words>> = {
  pt: {
    from: "de|desde|entre|a partir de",
    to: "a|até|ao",
    and: "e",
    present: "hoje|atual|presente|atualidade|o momento|agora",
    since: "desde|a partir de",
    until: "até|ao",
  },
  nl: {
    from: "van|tussen|vanaf",
    to: "tot|tot en met|t/m",
    and: "en|tot",
    present: "heden|nu|vandaag",
    since: "sinds|sedert|vanaf",
    until: "tot|tot en met",
  },
  pl: {
    from: "od|z|między|w latach|lata",
    to: "do|po",
    and: "a|i|do",
    present: "dziś|obecnie|teraz|dzisiaj|nadal|chwili obecnej",
    since: "od",
    until: "do",
  },
  ru: {
    from: "с|со|от|между",
    to: "по|до",
    and: "и|по|до",
    present: "настоящее время|настоящего времени|сейчас|наст\\. вр\\.|сегодня|н\\.\\s?в\\.",
    since: "с|со|начиная с",
    until: "до|по",
  },
  uk: {
    from: "з|із|від|між",
    to: "до|по",
    and: "і|та|до|по",
    present: "тепер|сьогодні|теперішній час|зараз|дотепер|нині",
    since: "з|із|від",
    until: "до|по",
  },
  tr: {
    from: "",
    to: "ile|’?den|’?dan",
    and: "ve|ile",
    present: "günümüz|halen|devam|bugün|şimdi",
    since: "",
    until: "",
  },
  sv: {
    from: "från|mellan|åren",
    to: "till|fram till|t\\.?o\\.?m\\.?",
    and: "och|till",
    present: "nu|idag|i dag|nuvarande|pågående",
    since: "sedan|från",
    until: "till|fram till",
  },
  zh: {
    from: "从|從|自",
    to: "至|到",
    and: "至|到|和",
    present: "今|现在|現在|至今|迄今",
    since: "自|从|從",
    until: "至|到",
  },
  ja: { from: "", to: "から|より", and: "から", present: "現在|在職中|在籍中", since: "", until: "" },
  ar: {
    from: "من|بين|بين عامي|من عام|من سنة",
    to: "إلى|حتى|إلى عام|حتى عام",
    and: "و|إلى|حتى",
    present: "الآن|حتى الآن|اليوم|الحاضر",
    since: "منذ|منذ عام|منذ سنة|من عام",
    until: "حتى|حتى عام|إلى",
  },
  hi: { from: "", to: "से", and: "से|और", present: "वर्तमान|अब तक|आज", since: "", until: "" },
};

export interface PeriodWords {
  /** Before the first date of a range. */
  readonly from: RegExp;
  /** Between its two dates. */
  readonly between: RegExp;
  /** Between them, where `from` stood before the first ("between 1990 and 1995"). */
  readonly betweenAnnounced: RegExp;
  /** After a date: it lasts. */
  readonly open: RegExp;
  readonly since: RegExp;
  readonly until: RegExp;
}

const DASH = "\\s*[-–—‒―~～〜至]\\s*";
/** What may stand between such a word and the year: an article, the word for year, a month's preposition. */
const FILL =
  "(?:\\s*(?:o|a|os|as|ano|anos|het|de|najaar|roku|lat|года?|году|року|år|året|عام|عامي|سنة|年|ano de|początku|końca))?\\s*";
const NEVER = /(?!)/u;
const made = new Map<string, PeriodWords>();

/** `undefined` for languages that are not in the table. */
export function periodWordsOf(lang: string): PeriodWords | undefined {
  const words = TABLE[lang];
  if (words === undefined) return undefined;
  let known = made.get(lang);
  if (known === undefined) {
    const ahead = (alternatives: string) =>
      alternatives === "" ? NEVER : new RegExp(`(?<!\\p{L})(?:${longest(alternatives)})${FILL}$`, "iu");
    const year =
      "(?:\\s*(?:года|году|г\\.|год|гг\\.|року|р\\.|roku|r\\.|lat|年|yılında|yılları|’?[td][ea]n?|-[йгмтх]\\p{L}{0,2})){0,2}";
    known = {
      from: ahead(words.from),
      between: new RegExp(`^${year}(?:${DASH}|,?\\s*(?:${longest(words.to)})${FILL})$`, "iu"),
      betweenAnnounced: new RegExp(`^${year},?\\s*(?:${longest(words.and)}|${longest(words.to)})${FILL}$`, "iu"),
      open: new RegExp(
        `^${year}(?:\\s*[-–—‒~～〜]\\s*|,?\\s*(?:${longest(words.to)})?\\s*)(?:${longest(words.present)})(?!\\p{Ll})|^\\s?[-–—](?=\\s?(?:\\)|\\]|;|$))`,
        "iu",
      ),
      since: ahead(words.since),
      until: ahead(words.until),
    };
    made.set(lang, known);
  }
  return known;
}

function longest(alternatives: string): string {
  return alternatives
    .split("|")
    .sort((a, b) => b.length - a.length)
    .join("|");
}
