/**
 * What a language's commonest posts, degrees and subjects are called in English, one English word or phrase a line: `POST mayor: alcalde;
 * alcaldesa`. `POST professor | teacher: …` is the first at a university and the second at a school. `BODY: …` are what people sit on.
 */
export interface InEnglish {
  /** Between two posts of one person, `|` between: "och". */
  readonly and: string;
  /** Between a degree and its subject, `|` between: "em|de". */
  readonly ofSubject?: string;
  readonly terms: string;
}

export type TermClass = "POST" | "DEGREE" | "SUBJECT" | "BODY";

/** By class and by the term in small letters: what it is in English (of a body nothing). */
export type Terms = Readonly<Record<TermClass, ReadonlyMap<string, string>>>;

export function termsOf({ terms }: InEnglish): Terms {
  const all = { POST: new Map(), DEGREE: new Map(), SUBJECT: new Map(), BODY: new Map() } as Record<
    TermClass,
    Map<string, string>
  >;
  for (const line of terms.trim().split("\n")) {
    const colon = line.indexOf(":");
    const [head, ...english] = line.slice(0, colon).split(" ");
    for (const term of line.slice(colon + 1).split(";"))
      all[head as TermClass].set(term.trim().toLowerCase(), english.join(" "));
  }
  return all;
}
