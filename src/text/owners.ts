import type { MentionOwner } from "./mention.ts";
import { has, type TokenSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";
import type { Lexicon } from "./words.ts";

/** The employer that was last spoken of, and so many sentences ago; `undefined` where it is that of whose page it is. */
export interface EmployerBefore {
  readonly name: string;
  readonly ago: number | undefined;
}

/** What was learned of the person while a text was read. */
export interface Topic {
  /** Whom the sentences before were about. */
  owner: MentionOwner;
  gender: "female" | "male" | undefined;
  /** The text speaks as "I". */
  readonly own: boolean;
  /** Words of the person's name in small letters: the first, the last, and the whole. */
  readonly words: ReadonlySet<string>;
  /** Somebody else is named whom a pronoun could mean. */
  rival: "female" | "male" | "either" | undefined;
  /** The text is about the person, so that a pronoun of theirs means them unless somebody else is the subject. */
  readonly about: boolean;
  /** Sentences since quotation marks were opened that are not closed yet. */
  quoted?: number | undefined;
  /** The employer that was last spoken of; at a text's beginning that of whose page it is. */
  employer?: EmployerBefore | undefined;
}

export function topicOf(
  subject: string,
  about: boolean,
  firstPerson: boolean,
  gender?: Topic["gender"],
  employer?: string,
): Topic {
  const words = subject
    .replace(/[()"“”„]/gu, " ")
    .split(/\s+/u)
    .filter(
      (word) =>
        /^\p{L}{2,}/u.test(word) &&
        !/^(?:Dr|Prof|Mr|Mrs|Ms|Sir|van|von|de|der|den|la|le|del|di|da|al|el|bin|ten|ter|Jr|Sr|and|y|dos|du)\.?$/iu.test(
          word,
        ),
    )
    .map((word) => word.toLowerCase());
  return {
    owner: about ? "own" : "unknown",
    gender,
    own: firstPerson,
    words: new Set(words),
    rival: undefined,
    about,
    employer: employer === undefined ? undefined : { name: employer, ago: undefined },
  };
}

/** Of every token of a sentence whom it speaks of, as far as names, pronouns and kin before it tell; the topic moves on. */
export function ownersOf(tokens: readonly Token[], spans: readonly TokenSpan[], topic: Topic): MentionOwner[] {
  const owners: MentionOwner[] = [];
  let now: MentionOwner = topic.owner;
  let first: MentionOwner | undefined;
  let before: MentionOwner = now;
  let kinUntil = -1;
  const names = new Map(spans.filter(({ kind }) => kind === "name").map((span) => [span.first, span]));
  let rival: Topic["rival"];
  const tell = (owner: MentionOwner): void => {
    first ??= owner;
    now = owner;
  };
  const quoted = quotedTokens(tokens, topic);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (quoted[i] === true) {
      owners.push("unknown");
      continue;
    }
    const span = names.get(i);
    const isOwn = span !== undefined && isSubjectName(span, tokens, topic);
    if (i > kinUntil && kinUntil >= 0 && /^[,;—–)]$/u.test(token.text)) kinUntil = -1;
    if (isOwn || (span === undefined && token.capital && topic.words.has(bare(token.lower)))) {
      // "Merriweather's sister": the kin word behind tells otherwise.
      tell("own");
      kinUntil = -1;
    } else if (has(token, "SHE", "HE") && !has(token, "ART")) {
      const gender = has(token, "SHE") ? "female" : "male";
      tell(ofPronoun(gender, now, first, topic));
      kinUntil = -1;
    } else if (topic.own && has(token, "FIRST")) {
      tell("own");
      kinUntil = -1;
    } else if (
      has(token, "KIN", "SPOUSE", "CHILD") &&
      !token.capital &&
      isKinSubject(tokens, i) &&
      !isPost(tokens, i)
    ) {
      before = now;
      rival = genderOfKin(token.lower);
      tell("other");
      kinUntil = i;
    } else if (span !== undefined && isToldOf(span, spans, tokens, topic)) {
      rival ??= "either";
      now = "other";
    } else if (span !== undefined && isSomebodyElse(span, tokens, i)) {
      rival ??= "either";
      if (
        first === undefined &&
        has(tokens[0], "AT", "IN", "AS", "FROM") &&
        has(tokens[span.last + 1], ...SUBJECT_VERBS)
      ) {
        // "At Globex, Ann Other becomes …": what stands before is theirs.
        owners.fill("other");
        tell("other");
      }
      if (first === undefined || i <= 2 || isClauseStart(tokens, i)) {
        // On the person's own page a name of two capitals is somebody else only where it is called so.
        if (topic.about && !HONORIFIC.test(span.text) && !HONORIFIC.test(tokens[i - 1]?.text ?? "")) now = "other";
        else tell("other");
      }
    } else if (has(token, "BUT") || token.text === ";") {
      if (now === "other" && before === "own") now = "own";
    }
    owners.push(now);
  }
  // "Currently director at X, she is …": who is named first speaks for what stands before.
  if (first !== undefined && topic.owner !== first) {
    const at = owners.indexOf(first);
    if (first === "own" && topic.owner !== "other") for (let i = 0; i < at; i++) owners[i] = first;
  }
  topic.owner = first ?? topic.owner;
  topic.rival = rival;
  return owners;
}

/** Whom "she" or "he" means: the person, unless their pronoun is another or somebody else could be meant as well. */
function ofPronoun(
  gender: "female" | "male",
  now: MentionOwner,
  first: MentionOwner | undefined,
  topic: Topic,
): MentionOwner {
  const ownIsNear = now === "own" || first === "own" || (first === undefined && topic.owner === "own");
  if (topic.gender === undefined && ownIsNear && topic.rival === undefined && !topic.own) topic.gender = gender;
  // Who speaks as "I" is no "she".
  if (topic.own && topic.gender === undefined) return "other";
  if (topic.gender === undefined) return topic.about && ownIsNear ? "own" : "unknown";
  if (topic.gender !== gender) return "other";
  if (topic.about)
    return topic.owner === "other" && first === undefined && (topic.rival === "either" || topic.rival === gender)
      ? "unknown"
      : "own";
  return topic.rival === undefined || topic.rival !== gender || now === "own" ? "own" : "unknown";
}

/** Of kin whose word tells it. */
function genderOfKin(word: string): "female" | "male" | "either" {
  if (MALE_KIN.test(word)) return "male";
  return FEMALE_KIN.test(word) ? "female" : "either";
}

const MALE_KIN =
  /^(?:husband|father|brother|brothers|son|sons|uncle|nephew|grandfather|grandson|stepfather|dad|boyfriend|fiancé|ehemann|vater|bruder|sohn|onkel|großvater|mari|père|frère|fils|oncle|grand-père|marido|esposo|padre|hermano|hijo|tío|abuelo|pai|irmão|filho|avô|marito|padre|fratello|figlio|zio|nonno|vader|broer|zoon|opa|far|fader|bror|son|man|mąż|ojciec|brat|syn|муж|отец|брат|сын|чоловік|батько|брат|син|vyras|tėvas|brolis|sūnus)$/u;
const FEMALE_KIN =
  /^(?:wife|mother|sister|sisters|daughter|daughters|aunt|niece|grandmother|granddaughter|stepmother|mum|mom|girlfriend|fiancée|ehefrau|frau|mutter|schwester|tochter|tante|großmutter|femme|épouse|mère|sœur|fille|tante|esposa|mujer|madre|hermana|hija|tía|abuela|mãe|irmã|filha|avó|moglie|madre|sorella|figlia|zia|nonna|vrouw|moeder|zus|dochter|oma|fru|mor|moder|syster|dotter|żona|matka|siostra|córka|жена|мать|сестра|дочь|дружина|мати|сестра|донька|žmona|motina|sesuo|dukra)$/u;

/** The gender of nearly all pronouns of a text about one person. */
export function genderOf(text: string, lexicon: Lexicon): "female" | "male" | undefined {
  let [female, male] = [0, 0];
  for (const [word] of text
    .slice(0, 20_000)
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}]+/gu)) {
    const classes = lexicon.classesOf(word);
    if (classes.has("SHE") && !classes.has("ART")) female++;
    if (classes.has("HE") && !classes.has("ART")) male++;
  }
  return female >= 2 && female > 2 * male ? "female" : male >= 2 && male > 2 * female ? "male" : undefined;
}

/** Of every token whether it stands in quoted speech that says "I": in a text about somebody nobody can tell who that is. */
function quotedTokens(tokens: readonly Token[], topic: Topic): boolean[] {
  const inside = tokens.map(() => false);
  if (topic.own) return inside;
  let open = topic.quoted === undefined ? -1 : 0;
  const isOpenBefore = open === 0;
  const close = (to: number): void => {
    const speech = tokens.slice(open, to);
    const isSpeech = speech.length >= 4 && (isOpenBefore || speech.some((token) => has(token, "FIRST")));
    if (isSpeech) inside.fill(true, open, to);
    open = -1;
  };
  for (const [at, { text }] of tokens.entries()) {
    if (!/^["“”„«»]$/u.test(text)) continue;
    if (open >= 0 && !/^[“„«]$/u.test(text)) close(at);
    else if (open < 0 && !/^[”»]$/u.test(text)) open = at + 1;
  }
  const isOpen = open >= 0 && open <= tokens.length;
  if (isOpen) close(tokens.length);
  const since = (topic.quoted ?? 0) + 1;
  topic.quoted = isOpen && since <= MAX_QUOTED ? since : undefined;
  return inside;
}

/** After so many sentences a quotation mark was not closed because it opened nothing. */
const MAX_QUOTED = 4;

/** "Mrs Garton, who led", "Femi Lawson, a senior manager with": somebody of whom the words behind go on to tell. */
function isToldOf(span: TokenSpan, spans: readonly TokenSpan[], tokens: readonly Token[], topic: Topic): boolean {
  const { first, last, text } = span;
  const words = tokens.slice(first, last + 1);
  const before = tokens[first - 1];
  const addressed = HONORIFIC.test(text) || HONORIFIC.test(before?.text ?? "");
  if (isSubjectName(span, tokens, topic) || words.length < 2 || words.length > 4) return false;
  if (
    words.some(
      (word) => has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE", "AND") || word.kind !== "word",
    )
  )
    return false;
  const comma = tokens[last + 1]?.text === ",";
  if (!comma) return false;
  if (tokens[last + 2]?.lower === "who") return true;
  if (!addressed && has(before, "AT", "IN", "FROM", "OF", "TO", "JOIN", "LEAVE", "FOUND", "LEAD") && !has(before, "BY"))
    return false;
  const post = spans.find(({ kind, first: at }) => kind === "role" && at > last);
  return (
    post !== undefined && post.first - last <= (/^(?:an?|the|its|their)$/u.test(tokens[last + 2]?.lower ?? "") ? 4 : 2)
  );
}

function bare(word: string): string {
  return word.replace(/'s$/u, "");
}

/** A name made of the person's words alone: "Ada Finch", "Finch", "Ms. Finch". */
export function isSubjectName({ first, last }: TokenSpan, tokens: readonly Token[], topic: Topic): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === "word");
  const own = words.filter(({ lower }) => topic.words.has(bare(lower)));
  if (own.length === 0) return false;
  const rest = words.filter((word) => !own.includes(word));
  if (rest.length === 0) return true;
  const initials = rest.every(({ text }) =>
    /^(?:\p{Lu}\.?|Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Herr|Frau|van|von|de|der|del|la|di|Jr|Sr)\.?$/u.test(text),
  );
  return initials || (own.length > 1 && rest.length === 1 && rest[0]?.classes.size === 0);
}

/** "as an assistant", "became a coach": words for people about somebody that are the person's own posts here. */
function isPost(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).filter((token) => !has(token, "ART"));
  return has(tokens[at], "ROLE") && has(before.at(-1), "AS", "BECOME");
}

/** "his wife", "her father was", not "colleagues at" or "wife and mother". */
function isKinSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const near = tokens[at - 2];
  return (
    has(before, "HER", "HIS", "FIRST", "ART", "AND") ||
    before?.lower === "'s" ||
    has(near, "HER", "HIS", "FIRST") ||
    near?.lower === "'s" ||
    at === 0
  );
}

const HONORIFIC =
  /^(?:Mr|Mrs|Ms|Dr|Prof|Sir|Dame|Lord|Lady|Cllr|Rev|Revd|Professor|Judge|Captain|Canon|Herr|Frau|Don|Doña|Mme|M)(?!\p{L})/u;

/** Two or more words with capitals that no organisation has, where a person can stand. */
function isSomebodyElse({ first, last, text }: TokenSpan, tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(first, last + 1);
  if (words.some((word) => has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE") || word.kind === "number"))
    return false;
  if (HONORIFIC.test(text) || HONORIFIC.test(tokens[first - 1]?.text ?? "")) return true;
  if (words.filter(({ capital }) => capital).length < 2 || words.length > 4) return false;
  if (
    has(tokens[at - 1], "AT", "IN", "FROM", "OF", "TO", "JOIN", "LEAVE", "FOUND", "LEAD") &&
    !has(tokens[at - 1], "BY")
  )
    return false;
  // Somebody does something, or is told who they are.
  const after = tokens[last + 1];
  return has(after, "BE", "HAVE", "WHO", "AND", ...SUBJECT_VERBS) || after?.text === "," || after === undefined;
}

const SUBJECT_VERBS = [
  "WORK",
  "JOIN",
  "LEAVE",
  "LEAD",
  "FOUND",
  "BECOME",
  "TEACH",
  "WIN",
  "STUDY",
  "GRAD",
  "LIVE",
  "MARRY",
] as const;

function isClauseStart(tokens: readonly Token[], at: number): boolean {
  return has(tokens[at - 1], "BUT", "WHO", "WHERE") || /^[;:—–]$/u.test(tokens[at - 1]?.text ?? "");
}
