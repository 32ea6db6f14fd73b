import { nicknamesOf } from "../names/nicknames.ts";
import { agreeNames, foldOcr, foldWords, isSlip, type NameParts, parseName } from "./name-parts.ts";
import { readPlace } from "./regions.ts";

/** A text taken apart by whom it speaks of. */
export interface Told {
  /** The forms in which the wanted name stands, as written. */
  readonly names: readonly string[];
  /** The stretches that are about the person of that name, in order. */
  readonly stretches: readonly string[];
  /** Relatives, as written. */
  readonly kin: readonly string[];
  /** Other people. */
  readonly peers: readonly string[];
  /** Why nothing can be told apart: two people of the name as subjects, or a crowd. Empty when it can. */
  readonly mixed: string;
}

/** How much text around the name is read, in characters, and how many places of the text. */
const WINDOW_LENGTH = 1600;
const MAX_WINDOWS = 30;
/** Longer runs of capitals, and longer names in them, are not looked at. */
const MAX_RUN_WORDS = 40;
const MAX_NAME_WORDS = 8;

/** From so many other people on, a text is a list, in which what belongs to whom is a guess. */
const CROWD = 40;

/**
 * Finds what a text says about people named like `names`, sentence by sentence, leaving out what is said
 * about anybody else: other people, relatives of the same name, the possessor's kin. `ownPage` says that the text is known to
 * be about the person of the name, so that it need not name it. Bounded: of a long text only the
 * surroundings of the first 30 places where a family name stands are read.
 */
export function tellApart(text: string, names: readonly NameParts[], ownPage: boolean): Told {
  const reader = new Reader(names);
  for (const [at, window] of windowsOf(text, names, ownPage).entries()) {
    reader.carried = ownPage && at === 0 ? "subject" : "nobody";
    for (const sentence of splitSentences(window)) reader.readSentence(sentence);
  }
  return reader;
}

/** `subject` the wanted person; `double` a relative of the same name; `other` anybody else; `nobody` cannot be told. */
type Owner = "subject" | "double" | "other" | "nobody";

interface Mention {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly owner: Owner;
  /** Said to be a relative of whom the sentence is about. */
  readonly kin: boolean;
  /** The possessor of somebody who is named next: nothing after it is about it. */
  readonly possessor: boolean;
}

const NEW_CLAUSE = /(?:;|,\s+(?:and|while|whereas|but|und|et|y))\s*$/u;

/** Whether what stands before the first name goes on about whom the sentence before was about. */
function hasOwnSubject(lead: string, first: Mention): boolean {
  return lead.length >= 40 || /^\s*(?:he|she|an?)\b/iu.test(lead) || (first.kin && /^\s*[([]/u.test(lead));
}

/** Where the talk returns from a person named in passing to whom the sentence is about. */
function turnsBack(after: string, mention: Mention): number {
  if (mention.kin || mention.possessor) {
    const and = /^\s*(?:\([^)]*\)\s*)?(?:and|y|und|et)\s+(?:an?|the|una?|ein|eine|une?)\s/u.exec(after);
    if (and !== null) return 0;
  }
  if (mention.owner === "double") {
    const end = /^\s*(?:\([^)]*\)|\[[^\]]*\])?\s*[,;)\]]/u.exec(after);
    if (end !== null) return end[0].length;
  }
  const back = TURN.exec(after);
  return back === null ? after.length : back.index + back[0].length;
}

const TURN =
  /[,;)]\s*(?:(?:and|then|later|who himself|who herself)\s+)?(?=(?:was|is|has|had|studied|lives|left|met|became|served|serves|works|wrote|taught|went|died|joined|led|ran|won|held|[a-z]{3,}ed)\b(?!\s+(?:in|at)\s+(?:the\s+)?[12]\d{3}\b))|;/u;

/** A later name of whom was just named. */
const TOOK_NAME =
  /^,?\s*(?:(?:who|and)\s+)?(?:later\s+)?(?:took the (?:sur|family )?name|married name|now|verheiratete|épouse|coniugata|\(now)\s+(?:of\s+)?(\p{Lu}[\p{L}'’-]+)/u;

const NAME_RUN =
  /\p{Lu}[\p{L}\p{N}'’-]*\.?(?:\s+(?:\p{Lu}[\p{L}\p{N}'’-]*\.?|(?:van|von|der|den|de|del|di|da|la|le|ten|bin|ibn)(?=\s)|al-\p{Lu}\p{L}+|[“"„]\p{Lu}[^”"“]{1,20}[”"“]|\((?:(?:née?|geb\.|born|z d\.)\s+)?\p{Lu}[\p{L}-]+\)))*(?:,?\s+(?:Jr|Sr|II|III|IV)\b\.?)?/gu;

/** The part of a run of capitals that is our name: titles and other words around it are left out. */
function oursIn(run: string, names: readonly NameParts[]): string | undefined {
  const words = run.split(/\s+/u).slice(0, MAX_RUN_WORDS);
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from; to--) {
      const text = words
        .slice(from, to)
        .join(" ")
        .replace(/(?<=\p{L}{3})\.$/u, "");
      const parsed = parseName(text);
      if (
        to - from === 1
          ? names.some((name) => name.words.length === 1 && name.words[0] === parsed.words[0])
          : names.some((name) => isOurs(name, parsed))
      )
        return text;
    }
  }
  return undefined;
}

function isOurs(name: NameParts, parsed: NameParts): boolean {
  if (parsed.words.length < 2 || parsed.words.length > name.words.length + 3) return false;
  const { level } = agreeNames(name, parsed);
  return level === "same" || level === "compatible" || level === "similar";
}

/** "Lee, Robert E. / PA": the register's order, at the beginning of a line. */
function invertedMention(sentence: string, names: readonly NameParts[]): Mention | undefined {
  const match =
    /^\s*[-*•]?\s*(\p{Lu}[\p{L}\p{N}'’ -]+,\s*\p{Lu}[\p{L}\p{N}'’-]*\.?(?:\s+\p{Lu}[\p{L}.'’-]*)*(?:,?\s+(?:Jr|Sr|II|III|IV)\b\.?)?)\s*(?=[-—–./|;\t(,]|$|(?<=\.)\s|\s\p{Ll}+[.,;])/u.exec(
      sentence,
    );
  const text = match?.[1]?.replace(/(?<=\p{L}{2})\.$/u, "");
  if (
    text === undefined ||
    !names.some((name) => isOurs(name, parseName(text)) && isFamily(name, text.slice(0, text.indexOf(","))))
  )
    return undefined;
  const from = sentence.indexOf(text);
  return { from, to: from + text.length, text, owner: "subject", kin: false, possessor: false };
}

function isFamily(name: NameParts, words: string): boolean {
  const folded = foldWords(words).join(" ");
  return (
    folded !== "" &&
    (name.family === folded || name.family.endsWith(` ${folded}`) || isSlip(foldOcr(folded), foldOcr(name.family)))
  );
}

/**
 * Whether two or more capitalised words are a person: a known given name, a title before, or something only
 * people do after. Firms, bodies and places are not.
 */
function looksLikePerson(text: string, sentence: string, from: number, to: number): boolean {
  if (NOT_PEOPLE.test(text)) return false;
  const place = readPlace(text);
  if (place.region !== undefined || (place.country !== undefined && place.town === undefined)) return false;
  const [given = ""] = foldWords(text);
  const placed = /\b(?:in|at|near|from|of|bei|in|à|en|w|a)\s+(?:the\s+)?$/u.test(
    sentence.slice(Math.max(0, from - 12), from),
  );
  if (!placed && nicknamesOf(given).length > 0) return true;
  return (
    /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|Sir|Herr|Frau|Mme|Senator|Representative|Judge|Governor|President)\.?\s+)$/u.test(
      sentence.slice(Math.max(0, from - 20), from),
    ) ||
    /^\s*(?:\((?:born|b\.|geb|né|\*|\d{4})|,\s+(?:born|who|geboren|née?|nacid|nat[oa]\b|gimęs|gimusi|aged?|\d{2}\b)|(?:'s|’s)?\s+(?:was born|is a|is an)\b)/u.test(
      sentence.slice(to, to + 30),
    )
  );
}

/** Words that make a run of capitals something other than a person. */
const NOT_PEOPLE =
  /\b(?:House|Senate|United|States|University|College|School|Institute|Academy|Company|Inc|Ltd|LLC|GmbH|AG|Corporation|Corp|Congress|Parliament|Department|Ministry|Committee|Council|Bank|Hospital|Clinic|Press|Works|Studios|Partners|Logistics|Party|Union|Street|Avenue|Road|Park|River|County|City|Bioguide|Republican|Democrat|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Universität|Universidad|Université)\b/u;

const KIN =
  "grandson|granddaughter|grandfather|grandmother|stepson|stepdaughter|son|daughter|nephew|niece|brother|sister|cousin|wife|husband|widow|widower|father|mother|uncle|aunt|parent|child|children|twin|Sohn|Tochter|Vater|Mutter|Bruder|Schwester|Ehefrau|Ehemann|hijo|hija|padre|madre|hermano|hermana|esposa|esposo|fils|fille|père|mère|frère|sœur|épouse|époux|figlio|figlia|fratello|sorella|moglie|marito|filho|filha|pai|mãe|irmão|irmã|zoon|dochter|vader|moeder|broer|zus|syn|córka|ojciec|matka|brat|siostra|sūnus|dukra|duktė|tėvas|motina|brolis|sesuo|vyras|žmona|marido|mari|femme|сын|дочь|отец|мать|брат|сестра";

/** "son of the lawyer", "his father," right before a name. */
const KIN_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${KIN})s?(?:\\s+(?:of|de|del|von|des|du|van|to|named|is|was))?,?\\s+(?:(?:the|former|late|then|a|an|der|des|del|du)\\s+)*(?:\\p{Ll}+\\s+|(?:Senator|Representative|Congressman|Governor|Judge|Dr\\.?|Professor|Prof\\.?|Mr\\.?|Mrs\\.?|Ms\\.?)\\s+){0,2}$`,
  "u",
);

const WHOSE_KIN = new RegExp(`(?<!\\p{L})whose\\s+(?:${KIN})s?,?\\s+(?:\\p{Ll}+\\s+){0,2}$`, "u");

/** "Father of", at the beginning of a sentence; a "Father" without "of" is a priest. */
const KIN_OF_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${KIN})s?\\s+(?:of|de|del|von|des|du)\\s+(?:(?:the|former|late|Senator|Representative|Governor)\\s+)*$`,
  "iu",
);

/** "'s daughter" right after a name. */
const KIN_AFTER = new RegExp(`^['’]s?\\s+(?:\\p{Ll}+\\s+){0,2}(?:${KIN})s?(?!\\p{L})`, "u");

/** Parts of a text around the places where a family name stands; the whole of a short one. */
function windowsOf(text: string, names: readonly NameParts[], ownPage: boolean): string[] {
  if (text.length <= 2 * WINDOW_LENGTH) return [text];
  const lower = text.toLowerCase();
  const starts: number[] = ownPage ? [0] : [];
  for (const family of new Set(names.flatMap(familyForms))) {
    for (
      let at = lower.indexOf(family);
      at >= 0 && starts.length < MAX_WINDOWS;
      at = lower.indexOf(family, at + WINDOW_LENGTH / 2)
    ) {
      starts.push(Math.max(0, at - WINDOW_LENGTH / 2));
    }
  }
  const windows: [number, number][] = [];
  for (const start of starts.sort((a, b) => a - b)) {
    const last = windows.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = start + WINDOW_LENGTH;
    else windows.push([start, start + WINDOW_LENGTH]);
  }
  return windows.map(([from, to]) => text.slice(from, to));
}

/** The last word of the name as written and folded. */
function familyForms(name: NameParts): string[] {
  const written = name.text.replace(/,.*$/u, "").trim().split(/\s+/u).at(-1) ?? "";
  return [written.toLowerCase(), name.family.split(" ").at(-1) || name.given].filter((form) => form !== "");
}

/** Cuts where a sentence ends: not after an initial, a title or an abbreviation. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of text.matchAll(/[.!?]["”’)]*\s+(?=["“„]?[\p{Lu}\d]|\(\p{Lu})|\n+/gu)) {
    const before = text.slice(Math.max(start, end.index - 12), end.index);
    if (end[0][0] === "." && ABBREVIATION.test(before)) continue;
    sentences.push(text.slice(start, end.index + end[0].trimEnd().length));
    start = end.index + end[0].length;
  }
  sentences.push(text.slice(start));
  return sentences.filter((sentence) => sentence.trim() !== "");
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|\d{1,2}|Jr|Sr|Dr|Mr|Mrs|Ms|Prof|St|Sen|Rep|Gov|Hon|Gen|Col|Capt|Rev|b|d|c|ca|geb|ur|род|Ind|No|vs|Inc|Co)$/u;

class Reader implements Told {
  readonly names: string[] = [];
  readonly stretches: string[] = [];
  readonly kin: string[] = [];
  readonly peers: string[] = [];
  mixed = "";
  /** Whom the sentence before was about. */
  carried: Owner = "nobody";
  private readonly wanted: readonly NameParts[];
  private readonly main: NameParts[] = [];
  private readonly families = new Map<string, Set<Owner>>();
  /** Names of relatives that might be taken for the wanted one. */
  private readonly doubles = new Set<string>();

  constructor(wanted: readonly NameParts[]) {
    this.wanted = wanted;
  }

  readSentence(sentence: string): void {
    const mentions = this.findMentions(sentence);
    for (const mention of mentions) this.note(mention);
    const [first] = mentions;
    if (first === undefined) {
      if (this.carried === "subject") this.stretches.push(sentence);
      return;
    }
    const lead = sentence.slice(0, first.from);
    const implicit = this.carried === "subject" && first.owner !== "subject" && hasOwnSubject(lead, first);
    const named = first.owner === "subject" && !first.kin && !first.possessor;
    if (implicit || (named && (lead.length < 200 || this.carried === "subject"))) this.stretches.push(lead);
    let main: Mention = implicit ? { ...first, owner: "subject", kin: false, possessor: false } : first;
    for (const [at, mention] of mentions.entries()) {
      const end = mentions[at + 1]?.from ?? sentence.length;
      const after = sentence.slice(mention.to, end);
      if (NEW_CLAUSE.test(sentence.slice(Math.max(0, mention.from - 20), mention.from))) main = mention;
      const turn = mention === main ? after.length : turnsBack(after, mention);
      if (mention.owner === "subject" && !mention.possessor) this.stretches.push(after.slice(0, turn));
      if (main.owner === "subject" && !main.possessor && turn < after.length) this.stretches.push(after.slice(turn));
    }
    if (!implicit) this.carried = first.possessor || (first.kin && first.owner === "other") ? "nobody" : first.owner;
  }

  private note(mention: Mention): void {
    if (mention.owner === "subject") {
      if (mention.text.includes(" ") || this.names.length === 0) this.names.push(mention.text);
    } else if (mention.owner === "double" || mention.kin) this.kin.push(mention.text);
    else if (mention.owner === "other" && mention.text.includes(" ")) {
      if (this.peers.length < CROWD) this.peers.push(mention.text);
      else this.mixed ||= `more than ${CROWD} other people are named`;
    }
  }

  private findMentions(sentence: string): Mention[] {
    const inverted = invertedMention(sentence, this.wanted);
    if (inverted !== undefined) {
      this.register(parseName(inverted.text), "subject");
      return [inverted];
    }
    const mentions: Mention[] = [];
    for (const run of sentence.matchAll(NAME_RUN)) {
      const mention = this.mentionIn(sentence, run[0].replace(/['’]s?$|(?<=\p{L}{3})\.$/u, ""), run.index, mentions);
      if (mention !== undefined) mentions.push(mention);
    }
    return mentions;
  }

  private mentionIn(sentence: string, run: string, at: number, before: readonly Mention[]): Mention | undefined {
    const ours = oursIn(run, this.wanted);
    const text = ours ?? run;
    const from = at + run.indexOf(text);
    const to = from + text.length;
    const lead = sentence.slice(Math.max(0, from - 80), from);
    const kin = KIN_BEFORE.test(lead) || KIN_OF_BEFORE.test(lead);
    const possessor = KIN_AFTER.test(sentence.slice(to, to + 60));
    const place = { from, to, text, kin, possessor };
    const parsed = parseName(text);
    if (ours !== undefined) {
      const double = this.isKnownDouble(parsed) || (kin && this.isKinOfSubject(lead, before));
      if (!double) this.compareWithMain(parsed);
      const owner = double || (kin && this.isDouble(parsed)) ? "double" : "subject";
      if (owner === "double") this.doubles.add(parsed.words.join(" "));
      this.register(parsed, owner);
      return { ...place, owner };
    }
    if (parsed.words.length < 2) {
      const owners = this.families.get(parsed.words[0] ?? "");
      if (owners === undefined) return undefined;
      const [owner = "nobody"] = owners;
      return { ...place, owner: owners.size > 1 ? "nobody" : owner };
    }
    const later = TOOK_NAME.exec(sentence.slice(to, to + 100))?.[1];
    if (later !== undefined && this.wanted.some((name) => isOurs(name, parseName(`${parsed.given} ${later}`)))) {
      this.names.push(`${parsed.given} ${later}`);
      this.register(parsed, "subject");
      return { ...place, owner: "subject" };
    }
    if (!kin && !looksLikePerson(text, sentence, from, to)) return undefined;
    this.register(parsed, "other");
    return { ...place, owner: "other" };
  }

  /** Two subjects whose suffixes differ are two people. */
  private compareWithMain(parsed: NameParts): void {
    const other = this.main.find((one) => agreeNames(one, parsed).suffix === "conflict");
    if (other !== undefined) this.mixed = `both ${other.text} and ${parsed.text} are spoken of`;
    if (this.main.length < 4) this.main.push(parsed);
  }

  /** "His father, …" is kin of whom the text is about; "…, whose father …" is kin of whoever stands before it. */
  private isKinOfSubject(lead: string, before: readonly Mention[]): boolean {
    if (before.length > 0) return before.some(({ owner }) => owner === "subject");
    return this.carried !== "other" && !WHOSE_KIN.test(lead);
  }

  /** Once told to be a relative, somebody of a fuller name stays one: "her brother Kay-Claire Berg … Kay-Claire Berg, born …". */
  private isKnownDouble(parsed: NameParts): boolean {
    const words = parsed.words.join(" ");
    return this.doubles.has(words) && !this.main.some((one) => one.words.join(" ") === words);
  }

  private isDouble(parsed: NameParts): boolean {
    return this.main.some((one) => one.suffix !== parsed.suffix);
  }

  private register(parsed: NameParts, owner: Owner): void {
    const family = parsed.family.split(" ").at(-1) ?? "";
    if (family === "" || this.families.size > 1000) return;
    const owners = this.families.get(family);
    if (owners === undefined) this.families.set(family, new Set([owner]));
    else owners.add(owner);
  }
}
