import { nicknamesOf } from "../names/nicknames.ts";
import type { Mention, MentionOwner } from "../text/mention.ts";
import { agreeNames, foldOcr, foldWords, isSlip, type NameParts, parseName } from "./name-parts.ts";
import { readPlace } from "./regions.ts";

/** A person whom a sentence names. */
export interface NamedMention extends Mention {
  readonly text: string;
  /** Said to be a relative of whom the sentence is about. */
  readonly kin: boolean;
  /** A relative who bears the wanted name. */
  readonly double: boolean;
  /** The possessor of somebody who is named next: nothing after it is about it. */
  readonly possessor: boolean;
  /** The name that the sentence says they took later. */
  readonly laterName?: string;
}

/** Longer runs of capitals, and longer names in them, are not looked at. */
const MAX_RUN_WORDS = 40;
const MAX_NAME_WORDS = 8;

/** Finds whom the sentences of a text name, one after the other: it remembers who bears which name. */
export class MentionFinder {
  /** Why nothing can be told apart; empty when it can. */
  mixed = "";
  private readonly wanted: readonly NameParts[];
  private readonly main: NameParts[] = [];
  private readonly families = new Map<string, Set<Bearer>>();
  /** Names of relatives that might be taken for the wanted one. */
  private readonly doubles = new Set<string>();

  constructor(wanted: readonly NameParts[]) {
    this.wanted = wanted;
  }

  /** @param carried whom the sentence before was about */
  find(sentence: string, carried: Bearer): readonly NamedMention[] {
    const inverted = invertedMention(sentence, this.wanted);
    if (inverted !== undefined) {
      this.register(parseName(inverted.text), "own");
      return [inverted];
    }
    const mentions: NamedMention[] = [];
    for (const run of sentence.matchAll(NAME_RUN)) {
      const mention = this.mentionIn(
        sentence,
        run[0].replace(/['’]s?$|(?<=\p{L}{3})\.$/u, ""),
        run.index,
        mentions,
        carried,
      );
      if (mention !== undefined) mentions.push(mention);
    }
    return mentions;
  }

  private mentionIn(
    sentence: string,
    run: string,
    at: number,
    before: readonly NamedMention[],
    carried: Bearer,
  ): NamedMention | undefined {
    const ours = oursIn(run, this.wanted);
    const text = ours ?? run;
    const from = at + run.indexOf(text);
    const to = from + text.length;
    const lead = sentence.slice(Math.max(0, from - 80), from);
    const kin = KIN_BEFORE.test(lead) || KIN_OF_BEFORE.test(lead);
    const possessor = KIN_AFTER.test(sentence.slice(to, to + 60));
    const place = { from, to, text, kin, possessor, form: "name", double: false } as const;
    const parsed = parseName(text);
    if (ours !== undefined) {
      const double = this.isKnownDouble(parsed) || (kin && isKinOfPerson(lead, before, carried));
      if (!double) this.compareWithMain(parsed);
      const bearer = double || (kin && this.isDouble(parsed)) ? "double" : "own";
      if (bearer === "double") this.doubles.add(parsed.words.join(" "));
      this.register(parsed, bearer);
      return { ...place, ...ownerOf(bearer) };
    }
    if (parsed.words.length < 2) {
      const owners = this.families.get(parsed.words[0] ?? "");
      if (owners === undefined) return undefined;
      const [bearer = "unknown"] = owners;
      return { ...place, ...ownerOf(owners.size > 1 ? "unknown" : bearer) };
    }
    const later = TOOK_NAME.exec(sentence.slice(to, to + 100))?.[1];
    if (later !== undefined && this.wanted.some((name) => isOurs(name, parseName(`${parsed.given} ${later}`)))) {
      this.register(parsed, "own");
      return { ...place, owner: "own", laterName: `${parsed.given} ${later}` };
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

  /** Once told to be a relative, somebody of a fuller name stays one: "her brother Kay-Claire Berg … Kay-Claire Berg, born …". */
  private isKnownDouble(parsed: NameParts): boolean {
    const words = parsed.words.join(" ");
    return this.doubles.has(words) && !this.main.some((one) => one.words.join(" ") === words);
  }

  private isDouble(parsed: NameParts): boolean {
    return this.main.some((one) => one.suffix !== parsed.suffix);
  }

  private register(parsed: NameParts, bearer: Bearer): void {
    const family = parsed.family.split(" ").at(-1) ?? "";
    if (family === "" || this.families.size > 1000) return;
    const owners = this.families.get(family);
    if (owners === undefined) this.families.set(family, new Set([bearer]));
    else owners.add(bearer);
  }
}

/** Whose a name is, with relatives of the same name told apart from other people. */
export type Bearer = MentionOwner | "double";

function ownerOf(bearer: Bearer): { readonly owner: MentionOwner; readonly double: boolean } {
  return bearer === "double" ? { owner: "other", double: true } : { owner: bearer, double: false };
}

/** "His father, …" is kin of whom the text is about; "…, whose father …" is kin of whoever stands before it. */
function isKinOfPerson(lead: string, before: readonly NamedMention[], carried: Bearer): boolean {
  if (before.length > 0) return before.some(({ owner }) => owner === "own");
  return carried !== "other" && !WHOSE_KIN.test(lead);
}

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
function invertedMention(sentence: string, names: readonly NameParts[]): NamedMention | undefined {
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
  return {
    from,
    to: from + text.length,
    text,
    form: "name",
    owner: "own",
    double: false,
    kin: false,
    possessor: false,
  };
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
