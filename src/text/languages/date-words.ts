/** The words of a language around dates, `|` between alternatives; each a source of a regular expression. */
export interface PeriodPlan {
  readonly from: string;
  readonly to: string;
  readonly and: string;
  readonly present: string;
  readonly since: string;
  readonly until: string;
}

/** How a language writes dates and stretches of time. Its months are CLDR's. */
export interface DateWords {
  readonly periods: PeriodWords;
  /** The orders of a date's parts, of the source of a pattern for months; left out, the day comes first. */
  readonly orders?: (month: string) => readonly string[];
  /** Names of months that CLDR does not have, January first. */
  readonly moreMonths?: readonly (readonly string[])[];
  /** Dates stand unparted beside other letters: on both sides, or on the side behind them. */
  readonly unparted?: "both" | "behind";
}

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

/** Of a language whose words around dates follow one plan: "from X to Y", "since X", "until Y", "X – today". */
export function planned(words: PeriodPlan): PeriodWords {
  const ahead = (alternatives: string) =>
    alternatives === "" ? NEVER : new RegExp(`(?<!\\p{L})(?:${longest(alternatives)})${FILL}$`, "iu");
  const year =
    "(?:\\s*(?:года|году|г\\.|год|гг\\.|року|р\\.|roku|r\\.|lat|年|yılında|yılları|’?[td][ea]n?|-[йгмтх]\\p{L}{0,2})){0,2}";
  return {
    from: ahead(words.from),
    between: new RegExp(`^${year}(?:${DASH}|,?\\s*(?:${longest(words.to)})${FILL})$`, "iu"),
    betweenAnnounced: new RegExp(`^${year},?\\s*(?:${longest(words.and)}|${longest(words.to)})${FILL}$`, "iu"),
    open: new RegExp(
      `^${year}(?:\\s*[-–—‒~～〜]\\s*|,?\\s*(?:(?:${longest(words.to)})\\s*)?)(?:${longest(words.present)})(?!\\p{Ll})|^\\s?[-–—](?=\\s?(?:\\)|\\]|;|$))`,
      "iu",
    ),
    since: ahead(words.since),
    until: ahead(words.until),
  };
}

function longest(alternatives: string): string {
  return alternatives
    .split("|")
    .sort((a, b) => b.length - a.length)
    .join("|");
}
