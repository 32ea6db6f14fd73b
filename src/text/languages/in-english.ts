/**
 * The English for a language's most common posts, degrees and subjects (using the names of ESCO's occupations and
 * ISCED's fields), one English word or phrase per line: `POST mayor: alcalde; alcaldesa`. `POST professor | teacher:
 * …` is the first at a university and the second at a school. `~` stands for a matter or subject whose English name
 * replaces `*`: `POST * engineer: ingeniero de ~`; in a `RANK`, it stands for another post: `RANK senior *: ~
 * sênior`. `MATTER sales: ventas` are names of departments. `BODY: …` are bodies that people sit on.
 */
export interface InEnglish {
  /** Between two posts of one person, alternatives separated by `|`: "och". */
  readonly and: string;
  /** Between two posts held one after the other, alternatives separated by `|`: "puis". */
  readonly andLater?: string;
  /** Between a post and what it is for or of, alternatives separated by `|`: "für|im". */
  readonly postOf?: string;
  /** Between a degree and its subject, alternatives separated by `|`: "em|de". */
  readonly ofSubject?: string;
  readonly terms: string;
}

export type TermClass = "POST" | "RANK" | "MATTER" | "DEGREE" | "SUBJECT" | "BODY";

/** By class and by the term in lower case: its English (empty for a body). */
export type Terms = Readonly<Record<TermClass, ReadonlyMap<string, string>>>;

export function termsOf({ terms }: InEnglish): Terms {
  const all: Record<TermClass, Map<string, string>> = {
    POST: new Map(),
    RANK: new Map(),
    MATTER: new Map(),
    DEGREE: new Map(),
    SUBJECT: new Map(),
    BODY: new Map(),
  };
  for (const line of terms.trim().split("\n")) {
    const colon = line.indexOf(":");
    const [head, ...english] = line.slice(0, colon).split(" ");
    for (const term of line.slice(colon + 1).split(";")) all[head as TermClass].set(termKey(term), english.join(" "));
  }
  return all;
}

/** A term as it is looked up; the Turkish capital with a dot becomes a plain i: "İş insanı" as "iş insanı". */
export function termKey(term: string): string {
  return term.trim().toLowerCase().replaceAll("i\u0307", "i");
}
