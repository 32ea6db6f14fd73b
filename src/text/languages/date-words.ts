/** The words of a language around dates, as alternatives separated by `|`: each the source of a regular expression. */
export interface PeriodPlan {
  readonly from: string;
  readonly to: string;
  readonly and: string;
  readonly present: string;
  readonly since: string;
  readonly until: string;
  /** Between such a word and the year: an article, the word for year, a preposition for months. */
  readonly fill?: string;
  /** After a year. */
  readonly year?: string;
}

/** How a language writes dates and stretches of time. The names of its months are CLDR's. */
export interface DateWords {
  readonly periods: PeriodWords;
  /** The orders of a date's parts, given the source of a pattern for months; if omitted, the day comes first. */
  readonly orders?: (month: string) => readonly string[];
  /** Names of months that CLDR lacks, January first. */
  readonly moreMonths?: readonly (readonly string[])[];
  /** Eras by which years are counted: the year before the first of each, and how its first year is written. */
  readonly eras?: { readonly first: string; readonly before: Readonly<Record<string, number>> };
  /** Dates are not separated from other letters: on both sides, or only after them. */
  readonly unparted?: "both" | "behind";
}

export interface PeriodWords {
  /** Before the first date of a range. */
  readonly from: RegExp;
  /** Between its two dates. */
  readonly between: RegExp;
  /** Between them, if `from` came before the first ("between 1990 and 1995"). */
  readonly betweenAnnounced: RegExp;
  /** After a date that is still going on. */
  readonly open: RegExp;
  readonly since: RegExp;
  readonly until: RegExp;
}

const DASH = "\\s*[-–—‒―~～〜至]\\s*";
const NEVER = /(?!)/u;

/** For a language whose words around dates follow one plan: "from X to Y", "since X", "until Y", "X – today". */
export function planned(words: PeriodPlan): PeriodWords {
  const fill = `${words.fill === undefined ? "" : `(?:\\s*(?:${words.fill}))?`}\\s*`;
  const ahead = (alternatives: string) =>
    alternatives === "" ? NEVER : new RegExp(`(?<!\\p{L})(?:${longest(alternatives)})${fill}$`, "iu");
  const year = words.year === undefined ? "" : `(?:\\s*(?:${words.year})){0,2}`;
  return {
    from: ahead(words.from),
    between: new RegExp(`^${year}(?:${DASH}|,?\\s*(?:${longest(words.to)})${fill})$`, "iu"),
    betweenAnnounced: new RegExp(`^${year},?\\s*(?:${longest(words.and)}|${longest(words.to)})${fill}$`, "iu"),
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
