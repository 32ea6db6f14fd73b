/**
 * What a language's commonest posts, degrees and subjects are called in English (as ESCO's occupations and ISCED's fields name them), one
 * English word or phrase a line: `POST mayor: alcalde; alcaldesa`. `POST professor | teacher: …` is the first at a university and the
 * second at a school. `~` stands for a matter or a subject, in its English name for `*`: `POST * engineer: ingeniero de ~`, and in a
 * `RANK` for another post: `RANK senior *: ~ sênior`. `MATTER sales: ventas` are what departments are called. `BODY: …` are what people
 * sit on.
 */
export interface InEnglish {
  /** Between two posts of one person, `|` between: "och". */
  readonly and: string;
  /** Between two posts that were held one after the other, `|` between: "puis". */
  readonly andLater?: string;
  /** Between a post and what it is for or of, `|` between: "für|im". */
  readonly postOf?: string;
  /** Between a degree and its subject, `|` between: "em|de". */
  readonly ofSubject?: string;
  readonly terms: string;
}

export type TermClass = "POST" | "RANK" | "MATTER" | "DEGREE" | "SUBJECT" | "BODY";

/** By class and by the term in small letters: what it is in English (of a body nothing). */
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
    for (const term of line.slice(colon + 1).split(";"))
      all[head as TermClass].set(term.trim().toLowerCase(), english.join(" "));
  }
  return all;
}
