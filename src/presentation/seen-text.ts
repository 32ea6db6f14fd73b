import type { SeenDetail } from "../domain/seen-detail.ts";
import type { Words } from "../words/words.ts";

/** How a text refers to others than the candidate: a record by its ID, and a person in the database by theirs. */
export interface References {
  record(id: string): string | undefined;
  candidate(id: string): string;
  /** An ISO 8601 date, which may be a year or a month. */
  date(stated: string): string;
}

/** Their IDs, and dates as they are, for programs. */
export const BY_ID: References = {
  record: (id) => `record ${id}`,
  candidate: (id) => `candidate ${id}`,
  date: (stated) => stated,
};

/** Dates as the reader's language writes them; anything else, such as a masked date, as it is. */
export function writtenDates({ formats }: Words): Pick<References, "date"> {
  return {
    date: (stated) =>
      /^\d{4}-\d\d-\d\d$/.test(stated)
        ? formats.instant(stated)
        : /^\d{4}-\d\d$/.test(stated)
          ? formats.day(stated)
          : stated,
  };
}

/** What was compared for a reason of a judgement, in the reader's language. */
export function seenText(words: Words, detail: SeenDetail, references: References = BY_ID): string {
  const { seen } = words.ownTexts;
  const { code, values } = detail;
  const [first = "", second = "", third = "", fourth = ""] = values;
  switch (code) {
    case "said":
      return first;
    case "sameYears":
    case "filedSo":
    case "givenAddress":
    case "givenDocument":
      return seen[code];
    case "similarNames":
      return `${seen.hereAndKnown(first, second)}${words.language === "en" && third !== "" ? ` (${third})` : ""}`;
    case "bornHereAndKnown":
      return seen.hereAndKnown(seen.born(references.date(first)), references.date(second));
    case "ageHereAndKnown":
      return seen.hereAndKnown(seen.bornAbout(first), references.date(second));
    case "diedHereAndKnown":
      return seen.hereAndKnown(seen.died(references.date(first)), references.date(second));
    case "hereAndKnown":
    case "bothSpokenOf":
      return seen[code](first, second);
    case "oneIn":
      return seen.oneIn(words.formats.number(Number(first)));
    case "noneFits":
      return seen.noneFits(Number(first));
    case "names":
      return seen.names(values.join(", "));
    case "bornTwice":
    case "bornTwiceInRecord":
      return seen[code](values.join(words.language === "en" ? " and " : ", "));
    case "workedThen":
      return seen.workedThen(first, second, life(words, third, fourth, references).join(", "));
    case "fits":
    case "rival":
      return seen[code](other(words, values, references));
    case "fitsCandidate":
      return seen.fits(references.candidate(first));
    case "rivalCandidate":
      return seen.rival(references.candidate(first));
    default:
      return seen[code](first);
  }
}

/** Years of birth and death, each if it is known. */
function life(
  { ownTexts: { seen } }: Words,
  birth: string,
  death: string,
  { date }: Pick<References, "date">,
): readonly string[] {
  return [...(birth === "" ? [] : [seen.born(date(birth))]), ...(death === "" ? [] : [seen.died(date(death))])];
}

/** Somebody else whom a record of the lookup describes: "Runa Halden (born 1931-05-06, Leeds, record …)". */
function other(words: Words, [name = "", birth = "", place = "", id = ""]: readonly string[], to: References): string {
  const known = [...life(words, birth, "", to), place, to.record(id) ?? ""].filter((part) => part !== "").join(", ");
  return name === "" ? known : known === "" ? name : `${name} (${known})`;
}
