import { foldName } from "./document/named.ts";
import type { MentionOwner } from "./mention.ts";

/** A name of a person in a sentence: the one asked for, or somebody else; `unknown` where two bear it. */
export interface NamedSpan {
  readonly from: number;
  readonly to: number;
  readonly owner: MentionOwner;
  /** Family name first, at the beginning of an entry. */
  readonly register?: boolean;
}

/** The words of the names that are asked for, folded. */
export interface NameForms {
  /** Each name whole. */
  readonly full: readonly (readonly string[])[];
  readonly surnames: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
}

/** `null` where no name has two words: one word alone tells nobody apart in a running text. */
export function nameFormsOf(names: readonly string[]): NameForms | null {
  const full = names
    .map((name) => (name.match(WORD) ?? []).map(foldName).filter((word) => word !== ""))
    .filter((words) => words.length > 1);
  if (full.length === 0) return null;
  return {
    full,
    surnames: new Set(full.flatMap((words) => words.slice(1).filter((word) => word.length > 2))),
    given: new Set(full.flatMap(([first = ""]) => (first.length > 2 ? [first] : []))),
  };
}

/**
 * Everybody whom the sentences of a text name, sentence by sentence. A surname or a given name by itself is the person's where
 * the text names them in full and nobody else of it. Nothing where it never names them in full.
 */
export function findPeople(sentences: readonly string[], forms: NameForms): readonly (readonly NamedSpan[])[] {
  const runs = sentences.map((sentence) => [...runsOf(sentence)].map((run) => ({ ...run, who: judge(run, forms) })));
  const all = runs.flat();
  if (!all.some(({ who }) => who === "full")) return sentences.map(() => []);
  const others = new Set(all.filter(({ who }) => who === "other").flatMap(({ words }) => words.map(foldName)));
  return runs.map((found, at) =>
    found.flatMap(({ from, to, who, words, register }): NamedSpan[] => {
      if (who === "full") return [{ from, to, owner: "own", ...(register && { register }) }];
      if (who === "other") return [{ from, to, owner: "other", ...(register && { register }) }];
      const [word = ""] = words.map(foldName);
      if (who === "short") return [{ from, to, owner: isBorne(word, others) ? "unknown" : "own" }];
      const known = others.has(word) && words.length === 1 && !isPlace(sentences[at] ?? "", from);
      return known ? [{ from, to, owner: "other" }] : [];
    }),
  );
}

/** Somebody else of the text has that word in their name, with or without an ending. */
function isBorne(word: string, others: ReadonlySet<string>): boolean {
  return [...others].some((other) => other === word || isInflectedForm(other, word) || isInflectedForm(word, other));
}

interface Run {
  readonly from: number;
  readonly to: number;
  /** Without titles and the small words that begin sentences. */
  readonly words: readonly string[];
  readonly titled: boolean;
  readonly register: boolean;
  readonly sentence: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const RUN =
  /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?(?:\s+(?:(?:van (?:der|den|de)|von (?:der|den)|van|von|de la|de|del|della|di|da|du|dos|la|le|ten|ter|bin|ibn|al|y)\s+)?\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?){0,9}/gu;
/** A family name before the given one, as registers have it: "FINCH, Ada (44)", "出席者：FINCH, Ada". */
const INVERTED =
  /^[^\p{Lu}\p{Ll}\p{Lt}\p{N}_]*(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?),\s+(\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?)(?=\s*[(,]|\s*$)/u;

function* runsOf(sentence: string): Iterable<Run> {
  const inverted = INVERTED.exec(sentence);
  const head = inverted === null ? 0 : inverted[0].length;
  if (inverted?.[1] !== undefined && inverted[2] !== undefined) {
    const words = [...(inverted[2].match(WORD) ?? []), ...(inverted[1].match(WORD) ?? [])];
    yield { from: sentence.search(/\p{Lu}/u), to: head, words, titled: true, register: true, sentence };
  }
  for (const match of sentence.slice(head).matchAll(RUN)) {
    const from = head + match.index;
    const parts = [...match[0].matchAll(WORD)];
    let first = 0;
    while (first < parts.length && (SMALL.test(parts[first]?.[0] ?? "") || isTitle(parts[first]?.[0] ?? ""))) first++;
    const start = parts[first];
    const last = parts.at(-1);
    if (start === undefined || last === undefined) continue;
    const titled = first > 0 && isTitle(parts[first - 1]?.[0] ?? "");
    const title = titled ? (parts.find(([word]) => isTitle(word))?.index ?? start.index) : start.index;
    yield {
      from: from + title,
      to: from + last.index + last[0].replace(/['’]s$/u, "").length,
      words: parts.slice(first).map(([word]) => word.replace(/['’]s$/u, "")),
      titled,
      register: false,
      sentence,
    };
  }
}

/** `full` the person by a whole name; `short` by a part of it; `other` somebody else; `none` no person that is known to be one. */
function judge(run: Run, forms: NameForms): "full" | "short" | "other" | "none" {
  const folded = run.words.map(foldName);
  if (isPartOfMore(run)) return "none";
  const own = forms.full.some((name) => holdsName(folded, name));
  if (own) return folded.some((word) => NO_PERSON.test(word)) ? "none" : "full";
  const short = folded.every(
    (word) => isFormOf(word, forms.surnames) || (folded.length === 1 && isFormOf(word, forms.given)),
  );
  if (short && folded.length > 0) return "short";
  // A Spanish first surname, or a title and a surname with what stands before it.
  if (folded.some((word) => NO_PERSON.test(word)) || isPlace(run.sentence, run.from)) return "none";
  if (run.titled) return "other";
  if (BEHIND_ARTICLE.test(run.sentence.slice(Math.max(0, run.from - 7), run.from))) return "none";
  return folded.length > 1 && folded.length < 5 ? "other" : "none";
}

/** The run is the name, with a middle initial or an office before it, or with one left out. */
function holdsName(folded: readonly string[], name: readonly string[]): boolean {
  const [given = ""] = name;
  const last = name.at(-1) ?? "";
  const at = folded.findIndex((word) => word === given || isInflectedForm(word, given));
  if (at < 0) return false;
  const rest = folded.slice(at + 1);
  const end = rest.findIndex((word) => word === last || isInflectedForm(word, last));
  if (end < 0 || rest.length > end + 1) return false;
  return rest.slice(0, end).every((word) => word.length === 1 || name.includes(word));
}

function isFormOf(word: string, forms: ReadonlySet<string>): boolean {
  return [...forms].some((form) => word === form || isInflectedForm(word, form));
}

/** A name with another ending, where languages decline them: without its last vowel, and an ending of theirs. */
function isInflectedForm(word: string, name: string): boolean {
  if (name.length < 5 || word.length < 4 || Math.abs(word.length - name.length) > 3) return false;
  const stem = name.replace(/(?:as|is|us|ys|e|a|i|o|y|u)$/u, "");
  return stem.length > 3 && word.startsWith(stem) && ENDINGS.test(word.slice(stem.length));
}

/** German, Polish, Czech, Russian in Latin letters, Lithuanian. */
const ENDINGS = /^(?:e?s|a|u|em|om|owi|ie?go|i?emu|im|ie|y|i|e|o|ui|aus|iui|iu|io|ia|ai|ja|iej|ej|ych|ami)?$/u;

/** "Finch & Hale", "the Finch Foundation": a name inside a longer one. */
function isPartOfMore({ sentence, from, to }: Run): boolean {
  return (
    /^\s*&\s*\p{Lu}/u.test(sentence.slice(to, to + 5)) ||
    /\p{L}\s*&\s*$/u.test(sentence.slice(Math.max(0, from - 5), from))
  );
}

function isPlace(sentence: string, from: number): boolean {
  return /(?<!\p{L})(?:in|at|near|outside|around|across|into|en|à|in|im|bei|w|na|aus|nach)\s+$/u.test(
    sentence.slice(Math.max(0, from - 9), from),
  );
}

/** "the Official Receiver", "del San Procolo": what has an article is a body or a house. */
const BEHIND_ARTICLE =
  /(?<![\p{L}])(?:the|der|die|das|dem|des|la|el|del|dell['’]|al|il|lo|le|les|du|au|o|os|as|do|da|het)\s*$/iu;

function isTitle(word: string): boolean {
  return TITLES.test(word);
}

const TITLES =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Bishop|Archbishop|Father|Sister|Rev|Revd|Reverend|Judge|Justice|Recorder|Magistrate|Sheriff|Cllr|Councill?or|Senator|Sen|Rep|Representative|Congress(?:man|woman)|Governor|Gov|Mayor|Minister|President|Chancellor|Captain|Capt|Colonel|Col|General|Gen|Major|Sergeant|Sgt|Inspector|Detective|Superintendent|Constable|Officer|Attorney|Prosecutor|Chief|Director|Chairman|Chairwoman|Herr|Frau|Richter(?:in)?|Bürgermeister(?:in)?|Don|Doña|Señora?|M|Mme|Mlle|Maître|Sig|Signora?|Dott|Avv|Pan|Pani|Sr|Sra)$/u;

/** Words that begin a sentence, and stand before a name without being of it. */
const SMALL =
  /^(?:The|A|An|In|On|At|For|From|With|By|After|Before|Under|Among|According|One|Two|Our|Their|His|Her|Its|My|Your|This|That|These|Those|When|While|But|And|Or|So|If|As|It|He|She|They|We|You|I|No|Not|Yes|Asked|Both|Neither|Police|Prosecutors|Jurors|Reporting|Words|Text|Former|Ex|Now|Then|Last|Because|Although|Since|Until|Outside|Inside|Der|Die|Das|Den|Dem|Des|Ein|Eine|Im|Am|Bei|Gegen|Nach|Vor|Und|Aber|Auch|Er|Sie|Es|Von|Mit|El|La|Los|Las|Un|Una|En|Por|Según|Pero|Y|Le|Les|Une|Des|Du|Au|À|Il|Elle|Selon|Mais|Et|Par|Lo|Gli|Dopo|Secondo|Per|Con|Nel|Ma|E|O|W|Na|Po|Za|Do|I|Jego|Jej|Jo|Jos|Kai)$/u;

const NO_PERSON =
  /^(?:court|crown|police|office|department|ministry|bank|ledger|gazette|times|post|news|herald|mail|council|commission|agency|university|college|school|hospital|hospice|infirmary|church|street|road|avenue|lane|square|bay|river|lake|mount|city|county|district|state|states|kingdom|inc|ltd|llc|plc|gmbh|group|company|corporation|party|house|union|authority|prosecutors?|station|registry|foundation|trust|society|association|committee|board|tribunal|federal|national|royal|high|supreme|appeal|kitchens|chambers|clinic|theatre|playhouse|festival|prize|award|act|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|landgericht|amtsgericht|oberlandesgericht|staatsanwaltschaft|universitat|polizei|stadt|tribunal|tribunale|procura|fiscalia|audiencia|ministerio|parquet|prokuratura|sad|teismas|policija|north|south|east|west|new|services?|olympics?|league|club|fc|jahre?n?|monate?n?|haft|freiheitsstrafe|haftstrafe|geldstrafe|euro|uhr|prozent|stunden|tage?n?|anos|ans|anni|lat|eur)$/u;
