import { wordOf } from "../languages/cues.ts";
import type { Mention, MentionOwner } from "./mention.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { ADDRESSED, callsSomebody } from "../tokens/names.ts";
import { type Quotation, quotedTokens } from "./quoted-speech.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { CertaintyReader } from "./certainty.ts";
import { type Gender, genderOf, joined, type Rival } from "./rivals.ts";
import { type HeardBefore, likelyMeant } from "./pronouns.ts";
import { describedOf, type DescribedStretch } from "./described.ts";
import { isChildOf, isKinSubject, isPost, isTheirKin, isWhose, possessorOf } from "./kin-words.ts";
import { introducedIn, isMet, isNameOfKin, isOfOther } from "./introduced.ts";
import { isAddressedOtherwise, isSubjectName, withoutGenitive } from "./subject-name.ts";
import { isAround, isCalledPerson, isSaidToBe } from "./people-around.ts";
import { speaksAt } from "./voice.ts";
import { isBareSurname, isNamedDoer, isOfThingOf, isSurnameOf, presentedLast, surnamesIn } from "./others-named.ts";
import { beginsDescription, isAged, isGivenNameOfSubject, isNamesake, isSaidByOther } from "./others-told.ts";
import { subjectWithComplement } from "./complements.ts";
import { isCounted, isNamedKin, isWithoutVerb, otherSubject, SUBJECT_VERBS } from "./subjects.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon } from "../languages/words.ts";

/** What is known about the person and the text so far. */
export interface Topic extends Quotation, HeardBefore {
  owner: MentionOwner;
  rival: Rival | undefined;
  /** Words of the person's name in lower case. */
  readonly words: ReadonlySet<string>;
  readonly sex: ReturnType<typeof commonSexOf>;
  /** Surnames, in lower case, of others whom the text has named in full. */
  readonly surnames: Set<string>;
  /** Whoever says "I" is somebody else. */
  readonly byAnother?: boolean;
  /** Whom the names and pronouns of a text that may be about anybody mean (`people/mentions.ts`). */
  readonly mentioned?: OwnersOfMentions | undefined;
  /** Only in a text that tells of several people. */
  readonly certain?: CertaintyReader | undefined;
}

/** Whom a stretch of a text means, if somebody is mentioned there. */
export type OwnersOfMentions = (from: number, to: number) => MentionOwner | undefined;

/** What is known of a text before it is read. */
export interface TopicOptions {
  /** The text is about the person, so that a sentence without a name is, too. */
  readonly about: boolean;
  /** The text tells of several people, so that for some facts it must be certain whom a sentence means. */
  readonly ofSeveral?: boolean;
  /** The person speaks in it, as "I". */
  readonly own?: boolean;
  /** Somebody else speaks in it, as "I". */
  readonly byAnother?: boolean;
  readonly gender?: Gender | undefined;
  readonly mentioned?: OwnersOfMentions | undefined;
}

/** @param subject the person's name */
export function topicOf(
  subject: string,
  { about, ofSeveral = false, own = false, byAnother = false, gender, mentioned }: TopicOptions,
): Topic {
  const words = subject
    .replace(/[()"“”„]/gu, " ")
    .split(/\s+/u)
    .filter((word) => /^\p{L}{2,}/u.test(word) && callsSomebody(word))
    .map((word) => word.toLowerCase());
  return {
    owner: about ? "own" : "unknown",
    gender,
    own,
    byAnother,
    words: new Set(words),
    sex: commonSexOf(subject),
    surnames: new Set(),
    rival: undefined,
    about,
    mentioned,
    certain: ofSeveral ? new CertaintyReader(subject) : undefined,
  };
}

/** Whom a sentence is about. */
export interface Owned {
  /** For every token, according to the names, pronouns and kin before it. */
  readonly owners: readonly MentionOwner[];
  readonly mentions: readonly Mention[];
  /** Stretches that describe somebody else, whatever the subject of the sentence. */
  readonly described: readonly DescribedStretch[];
}

/**
 * Decides for each word of a sentence whom it is about, and moves the topic on. Over 400 lines: every way to mention
 * somebody is weighed against the others in one pass.
 */
export function ownersOf(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  lexicon: Lexicon,
  topic: Topic,
  start = 0,
): Owned {
  const known = ({ from, to }: { readonly from: number; readonly to: number }) =>
    topic.mentioned?.(start + from, start + to);
  const owners: MentionOwner[] = [];
  const mentions: Mention[] = [];
  const isLine = topic.about && isWithoutVerb(tokens);
  // "Trustee, Okanogan Grange, since 2012": a line of the person's page is not about the person named in the line before.
  let now: MentionOwner = isLine && lexicon.language.drops !== true && topic.owner === "other" ? "own" : topic.owner;
  let first: MentionOwner | undefined;
  let before: MentionOwner = now;
  let kinUntil = -1;
  const names = new Map(spans.filter(({ kind }) => kind === "name").map((span) => [span.first, span]));
  let rival: Topic["rival"];
  /** "Her children" leads from her husband back to her. */
  let isBack = false;
  /** "Llegó en 2008, cuando Don Celso pasó a …": in languages that omit subjects, a person named late is not the topic. */
  let isCarried = false;
  const tell = (owner: MentionOwner): void => {
    if (first === undefined) isCarried = owner === "other" && isLate(owners, tokens, lexicon, topic);
    first ??= owner;
    now = owner;
  };
  const mention = (form: Mention["form"], owner: MentionOwner, from: number, last = from): void => {
    mentions.push({ form, owner, from: tokens[from]?.from ?? 0, to: tokens[last]?.to ?? 0 });
  };
  const isOthersSpeech = topic.quoted !== undefined && topic.isSaidByOther === true;
  const quoted = quotedTokens(tokens, topic);
  topic.isSaidByOther = isOthersSpeech || isSaidByOther(tokens, spans, quoted, topic.words);
  // "Her brother …" after a sentence only about the person: the possessive shows their gender.
  if (now === "own" && topic.rival === undefined && !topic.own) topic.gender ??= possessorOf(tokens, 1);
  const subject = topic.own
    ? undefined
    : (otherSubject(tokens, lexicon, topic.words) ?? subjectWithComplement(tokens, lexicon, topic.words));
  if (subject !== undefined) {
    rival = "either";
    tell("other");
    isCarried ||= topic.owner === "own" && subject === 0 && isCounted(tokens);
    mention("name", "other", 0, subject);
  }
  let skipped = subject ?? -1;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const span = names.get(i);
    const knownName = span === undefined ? undefined : known(span);
    if (
      span !== undefined &&
      (isSubjectName(span, tokens, topic)
        ? (knownName === undefined && isNamesake(tokens, i, span.last)) ||
          isAddressedOtherwise(span, tokens, sexIn(topic))
        : knownName !== "own" && i === 0 && (isAged(span, tokens) || (topic.own && isGivenNameOfSubject(span, tokens))))
    ) {
      rival = "either";
      tell("other");
      isCarried ||= topic.own; // Where the person speaks, the next sentence is theirs again.
      mention("name", "other", i, span.last);
      skipped = span.last;
    }
    if (quoted[i] === true || i <= skipped) {
      owners.push(quoted[i] === true && !isOthersSpeech ? "unknown" : "other");
      continue;
    }
    const isOwn =
      span !== undefined &&
      (topic.mentioned === undefined || knownName === "own") &&
      (knownName === "own" ||
        isSubjectName(span, tokens, topic) ||
        marriesBehind(span, tokens, topic) ||
        isTheirTitle(span, tokens, topic));
    if (i > kinUntil && kinUntil >= 0 && /^[,;—–)]$/u.test(token.text)) {
      // "born in Lampeter, the daughter of a minister, and was educated": after their parent, the sentence returns to the person.
      if ((isChildOf(tokens, kinUntil) || isWhose(tokens, kinUntil)) && !isToldOn(tokens[i + 1])) now = before;
      kinUntil = -1;
    }
    const isWord =
      (topic.mentioned === undefined ? span === undefined : known(token) === "own") &&
      token.capital &&
      topic.words.has(withoutGenitive(token.lower));
    const isKins = kinUntil >= 0 && isNameOfKin(tokens, kinUntil, i, topic.words);
    if (isOwn || (isWord && !isKins && !isOfOther(tokens, i, topic.words))) {
      // "Merriweather's sister": the word for kin that follows changes this.
      tell("own");
      kinUntil = -1;
      if (token.from >= (mentions.at(-1)?.to ?? 0)) mention("name", "own", i, endOfName(tokens, i, topic));
    } else if (has(token, "SHE", "HE") && !has(token, "ART")) {
      const gender = has(token, "SHE") ? "female" : "male";
      tell(known(token) ?? likelyMeant(gender, { first, now }, topic));
      kinUntil = -1;
      mention("pronoun", now, i);
    } else if (topic.own && has(token, "FIRST")) {
      tell("own");
      kinUntil = -1;
      if (lexicon.isSpeaker(token.text.replace(/['’]$/u, ""))) mention("pronoun", "own", i);
    } else if (topic.byAnother === true && speaksAt(token, lexicon)) {
      tell("other");
      kinUntil = -1;
      mention("pronoun", "other", i);
    } else if (
      has(token, "KIN", "SPOUSE", "CHILD") &&
      (((!token.capital || lexicon.language.nounCapitals === true) && isKinSubject(tokens, i, lexicon)) ||
        isNamedKin(tokens, i)) &&
      !isPost(tokens, i)
    ) {
      // "whose father ran a hotel and whose sister teaches": both are relatives of whoever is told of before.
      if (kinUntil < 0 || !isWhose(tokens, i)) before = now;
      kinUntil = i;
      // "came with her husband": the possessive shows the person's gender.
      if (now === "own" && !topic.own && rival === undefined && has(token, "SPOUSE"))
        topic.gender ??= possessorOf(tokens, i);
      if (lexicon.isPluralKin(token.lower) && isTheirKin(tokens, i)) {
        now = "other";
        if (possessorOf(tokens, i) === topic.gender && topic.gender !== undefined && before === "other")
          isBack = topic.rival !== topic.gender && topic.rival !== "either";
      } else {
        rival = lexicon.genderOfKin(token.lower);
        tell("other");
      }
      mention("description", "other", i);
    } else if (isAround(token, tokens[i - 1])) {
      // "Her teacher, Ann Other, won …"
      before = now;
      kinUntil = i;
      rival = "either";
      tell("other");
      mention("description", "other", i);
    } else if (span !== undefined && isToldOf(span, spans, tokens, topic)) {
      rival = joined(rival, genderOf(span, tokens));
      now = "other";
      mention("name", "other", span.first, span.last);
    } else if (
      span !== undefined &&
      isSomebodyElse(span, tokens, i) &&
      !isBodyBehind(span, spans, tokens) &&
      !(isLine && isPartOfLine(span))
    ) {
      rival = joined(rival, genderOf(span, tokens));
      mention("name", "other", span.first, span.last);
      if (
        first === undefined &&
        has(tokens[0], "AT", "IN", "AS", "FROM") &&
        has(tokens[span.last + 1], ...SUBJECT_VERBS)
      ) {
        // "At Globex, Ann Other becomes …": the words before her name are about her, too.
        owners.fill("other");
        tell("other");
      }
      if (first === undefined || i <= 2 || isClauseStart(tokens, i)) {
        // On the person's own page, two capitalised words are somebody else only with a form of address, or a given name.
        if (topic.about && !isCalledPerson(span, tokens[i - 1]) && !isSaidToBe(span, tokens, spans)) now = "other";
        else tell("other");
      }
    } else if (
      i === 0 &&
      (knownName === "other" || isSurnameOf(token.lower, topic.surnames, lexicon)) &&
      isBareSurname(tokens, topic)
    ) {
      rival = "either";
      mention("name", "other", i);
      tell("other");
    } else if (span !== undefined && isMet(span, tokens)) {
      rival = joined(rival, genderOf(span, tokens));
    } else if (has(token, "BUT") || token.text === ";") {
      if (now === "other" && before === "own") now = "own";
    }
    owners.push(now);
  }
  for (const surname of surnamesIn(spans, tokens, topic)) topic.surnames.add(surname);
  for (const { first: from, last } of introducedIn(tokens, spans, lexicon, topic.words))
    if (!mentions.some((each) => each.from <= (tokens[from]?.from ?? 0) && each.owner === "other"))
      mention("name", "other", from, last);
  const described = describedOf(tokens, spans, lexicon, topic, quoted);
  for (const { from, until } of described) owners.fill("other", from, until);
  if (described.some(({ isSubject }) => isSubject)) [first, rival] = [first ?? "other", rival ?? "either"];
  // "Born in 1923, he [her teacher] was …": a description before somebody else's pronoun is about them.
  const other = first === "other" && !topic.own && beginsDescription(tokens, spans) ? owners.indexOf("other") : -1;
  if (other > 0 && tokens[other - 1]?.text === ",") {
    owners.fill("other", 0, other);
    described.push({ from: 0, until: other });
  }
  // "Currently director at X, she is …": the words before the first mention are about the same person.
  if (first !== undefined && topic.owner !== first) {
    const at = owners.indexOf(first);
    if (first === "own" && topic.owner !== "other") for (let i = 0; i < at; i++) owners[i] = first;
  }
  if (first === undefined && isOfThingOf(tokens, spans, lexicon, topic)) first = "other";
  const presented = first === undefined && topic.about && !topic.own ? presentedLast(tokens, spans, topic) : undefined;
  if (presented !== undefined) [first, rival] = ["other", genderOf(presented, tokens)];
  topic.owner = isBack || isCarried ? "own" : (first ?? topic.owner);
  topic.rival = rival;
  return { owners, mentions, described };
}

/** By the given name; in a text about them, which may be of a man called Andrea, if its pronouns agree. */
const sexIn = ({ about, gender, sex }: Topic) => (about && gender !== sex ? null : sex);

/** What follows a comma is still about the person named last. */
function isToldOn(token: Token | undefined): boolean {
  return has(token, "WHO", "ART") || TELLS_ON.test(token?.lower ?? "");
}

/** More than two words after a sentence began with the person as its omitted subject. */
function isLate(owners: readonly MentionOwner[], tokens: readonly Token[], lexicon: Lexicon, topic: Topic): boolean {
  const words = owners.filter((owner, at) => owner === "own" && tokens[at]?.kind === "word").length;
  return lexicon.language.drops === true && topic.about && topic.owner === "own" && words > 2;
}

/** "1998 heiratete Brückner Otto Brandt": the person and their spouse in one run of capitals. */
function marriesBehind({ first, last }: TokenSpan, tokens: readonly Token[], topic: Topic): boolean {
  return (
    last - first >= 2 && has(tokens[first - 1], "MARRY") && topic.words.has(withoutGenitive(tokens[first]?.lower ?? ""))
  );
}

/** "Dr. Finch": the title, separated from the name by its full stop. */
function isTheirTitle({ last, text }: TokenSpan, tokens: readonly Token[], topic: Topic): boolean {
  if (!ADDRESSED.test(text) || /\s/u.test(text)) return false;
  const name = tokens[last + 1]?.text === "." ? tokens[last + 2] : tokens[last + 1];
  return name?.capital === true && topic.words.has(withoutGenitive(name.lower));
}

/** The last word of the person's name that begins at `first`: "Ada M. \"Addie\" van Finch". */
function endOfName(tokens: readonly Token[], first: number, topic: Topic): number {
  let last = first;
  for (let i = first + 1; i < tokens.length && i - last <= MAX_BETWEEN; i++) {
    const token = tokens[i] as Token;
    if (token.capital && topic.words.has(withoutGenitive(token.lower))) last = i;
    else if (token.kind === "number" || /^[,;:()–—/]$/u.test(token.text)) break;
    else if (token.kind === "word" && !token.capital && !PARTICLE.test(token.text)) break;
  }
  return last;
}

/** Tokens between two words of a name, at most: middle names, initials, particles and their punctuation. */
const MAX_BETWEEN = 5;
const PARTICLE = wordOf("particles", "name ands");

/** "Mrs Garton, who led", "Femi Lawson, a senior manager with": somebody described by the words that follow. */
function isToldOf(span: TokenSpan, spans: readonly TokenSpan[], tokens: readonly Token[], topic: Topic): boolean {
  const { first, last, text } = span;
  const words = tokens.slice(first, last + 1);
  const before = tokens[first - 1];
  const addressed = ADDRESSED.test(text) || ADDRESSED.test(before?.text ?? "");
  if (isSubjectName(span, tokens, topic) || words.length < 2 || words.length > 4) return false;
  if (
    words.some(
      (word) => has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE", "AND") || word.kind !== "word",
    )
  )
    return false;
  const comma = tokens[last + 1]?.text === ",";
  if (!comma) return false;
  // Other languages have one word for people and things: "Ana Costa, que dirige", and not "Oficina Pedrada, que fechou".
  const relative = tokens[last + 2];
  if (relative?.lower === "who" || (has(relative, "WHO") && commonSexOf(words[0]?.text ?? "") !== null)) return true;
  const married = has(before, "TO") && tokens.slice(0, first).some((token) => has(token, "MARRY"));
  if (!addressed && !married && isPlaced(before)) return false;
  const post = spans.find(({ kind, first: at }) => kind === "role" && at > last);
  return post !== undefined && post.first - last <= (ARTICLE_OF_POST.test(tokens[last + 2]?.lower ?? "") ? 4 : 2);
}

/** After a preposition of place or a verb for working, a name is more likely an organisation's. */
function isPlaced(before: Token | undefined): boolean {
  return has(before, "AT", "IN", "FROM", "OF", "TO", "JOIN", "LEAVE", "FOUND", "LEAD") && !has(before, "BY");
}

/** Two or more capitalised words, not of an organisation, in a place where a person can be mentioned. */
function isSomebodyElse({ first, last, text }: TokenSpan, tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(first, last + 1);
  if (words.some((word) => has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE") || word.kind === "number"))
    return false;
  if (ADDRESSED.test(text) || ADDRESSED.test(tokens[first - 1]?.text ?? "")) return true;
  if (words.filter(({ capital }) => capital).length < 2 || words.length > 4) return false;
  if (isPlaced(tokens[at - 1])) return false;
  // Followed by a verb or a description.
  const after = tokens[last + 1];
  if (has(after, "BE", "HAVE", "WHO", "AND", ...SUBJECT_VERBS) || after?.text === "," || after === undefined)
    return true;
  return has(tokens[behindYear(tokens, last + 1)], "BE", "HAVE", ...SUBJECT_VERBS) || isNamedDoer(words, first, after);
}

/** "D.M.A., Percussion Performance, 2011": within a line, a name without a given name is an organisation or a place. */
function isPartOfLine({ first, text }: TokenSpan): boolean {
  return first > 0 && commonSexOf(text) === null && !ADDRESSED.test(text);
}

/** "Volunteer EMT, Aero Methow", "started the Ridge Runners": after a post or an article, a name is an organisation's unless it begins with a given name. */
function isBodyBehind({ first, text }: TokenSpan, spans: readonly TokenSpan[], tokens: readonly Token[]): boolean {
  if (commonSexOf(text) !== null || ADDRESSED.test(text)) return false;
  if (tokens[first - 1]?.lower === "the") return true;
  return tokens[first - 1]?.text === "," && spans.some(({ kind, last }) => kind === "role" && last === first - 2);
}

/** "Mona Reed in 1961 [founded]", "Mona Reed 1961 m. [įkūrė]": the first token after a year at `at`, or `at` itself. */
function behindYear(tokens: readonly Token[], at: number): number {
  const year = has(tokens[at], "IN", "FROM") ? at + 1 : at;
  if (!/^\d{4}$/u.test(tokens[year]?.text ?? "")) return at;
  if (!YEAR_WORD.test(tokens[year + 1]?.lower ?? "")) return year + 1;
  return tokens[year + 2]?.text === "." ? year + 3 : year + 2;
}

/** What follows a year in Lithuanian: "1961 m.", "1961 metais", "nuo 1961 metų". */
const YEAR_WORD = wordOf("year words");

function isClauseStart(tokens: readonly Token[], at: number): boolean {
  return has(tokens[at - 1], "BUT", "WHO", "WHERE") || /^[;:—–]$/u.test(tokens[at - 1]?.text ?? "");
}

const TELLS_ON = wordOf("tells on");

const ARTICLE_OF_POST = wordOf("articles before a post");
