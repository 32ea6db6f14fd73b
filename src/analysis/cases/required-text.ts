/**
 * A cheap pattern that every match of a source contains: the choice of texts of which one must occur, such as
 * "arrested" or "detained" for `{PASS}(?:arrested|detained)\b`. `null` if the source requires no text of at least three
 * letters. Names in braces count as nothing. Case does not matter.
 *
 * Most sentences contain none of these texts, and the whole pattern, with its small words filled in, is a hundred times
 * as expensive to compile.
 */
export function requiredText(source: string): RegExp | null {
  const texts = readChoice(new Tokens(source));
  return texts === null ? null : new RegExp(texts.map(escape).join("|"), "iu");
}

/** Of which one occurs wherever the pattern is found. */
type Texts = readonly string[];

/** A shorter text is in too many sentences. In UTF-16 code units. */
const MIN_LENGTH = 3;

/** The parts of a pattern: a character, an escape, a class, a name in braces, a quantifier, or the begin or end of a group. */
const TOKEN =
  /\\[pP]\{[^}]{1,60}\}|\\.|\[(?:\\.|[^\]\\]){1,400}\]|\{[A-Z]{1,30}\}|(?:[*+?]|\{\d{1,4}(?:,\d{0,4})?\})\??|\(\?<?[=!]|\(\?:|\(\?<\w{1,30}>|[^]/gu;
const QUANTIFIER = /^(?:[*+?]|\{\d)/u;
const OPTIONAL = /^(?:[*?]|\{0)/u;
const LITERAL = /^[\p{L}\p{N} ’-]$/u;
/** What stands before or after a match is no part of it. */
const AROUND = /^\(\?<?[=!]/u;

class Tokens {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = source.match(TOKEN) ?? [];
  }

  peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  take(): string | undefined {
    return this.#tokens[this.#at++];
  }
}

/** Reads alternatives up to the end of their group. Each must require a text for the choice to do so. */
function readChoice(tokens: Tokens): Texts | null {
  const branches = [readSequence(tokens)];
  while (tokens.peek() === "|") {
    tokens.take();
    branches.push(readSequence(tokens));
  }
  tokens.take();
  return branches.includes(null) ? null : branches.flatMap((texts) => texts ?? []);
}

/** Reads what follows one another up to the next alternative, and keeps the most telling part. */
function readSequence(tokens: Tokens): Texts | null {
  const parts: Texts[] = [];
  // What the last part may be continued by: a letter right after it.
  let isOpen = false;
  for (let token = tokens.peek(); token !== undefined && token !== "|" && token !== ")"; token = tokens.peek()) {
    tokens.take();
    const group = token.startsWith("(") ? readChoice(tokens) : null;
    const quantifier = QUANTIFIER.test(tokens.peek() ?? "") ? tokens.take() : undefined;
    const isRequired = quantifier === undefined || !OPTIONAL.test(quantifier);
    const isLetter = LITERAL.test(token) && isRequired;
    if (isLetter && isOpen) parts.push([`${parts.pop()?.[0] ?? ""}${token}`]);
    else if (isLetter) parts.push([token]);
    else if (group !== null && isRequired && !AROUND.test(token)) parts.push(group);
    isOpen = isLetter && quantifier === undefined;
  }
  const telling = parts.filter((texts) => shortestOf(texts) >= MIN_LENGTH);
  return telling.toSorted((a, b) => shortestOf(b) - shortestOf(a))[0] ?? null;
}

function shortestOf(texts: Texts): number {
  return Math.min(...texts.map((text) => text.trim().length));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
