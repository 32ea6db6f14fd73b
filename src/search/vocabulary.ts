import type { SearchType } from "../domain/platform.ts";
import { editDistance } from "../names/distance.ts";
import { foldKey, skeletonKeys } from "../names/fold.ts";
import { PLATFORM_MARK } from "./document.ts";

/**
 * A word of the index: how many people have it in their name, how many as its last word, how many in their context, and
 * the best place of any of them.
 */
export interface Term {
  readonly word: string;
  readonly names: number;
  readonly lasts: number;
  readonly contexts: number;
  readonly best: number;
}

/** At 500 to 850 bytes a word, 250 to 425 MB; ten million invented people have 140,000 words. */
const MAX_WORDS = 500_000;

/**
 * The words of the index in memory: finds words that are spelled like a word, begin with it, or are one edit away.
 * Words are added while it is in use, up to `mostWords`; of the others it knows those it was lent. It finds a typing
 * error in some 20 µs among 140,000 words.
 */
export class Vocabulary {
  readonly #mostWords: number;
  #lacksWords = false;
  readonly #lent = new Map<string, Term>();
  readonly #terms: Term[] = [];
  readonly #ids = new Map<string, number>();
  readonly #letters: number[] = [];
  readonly #folds = new Map<string, number[]>();
  readonly #byStart = new Map<string, number[]>();
  readonly #starts = new Map<string, Set<string>>();
  readonly #deletes = new DeleteIndex();
  #skeletons: Map<string, number[]> | null = null;
  #people = 0;
  readonly #remembered = new Map<string, unknown>();
  readonly #platforms = new Map<string, number>();

  constructor(mostWords = MAX_WORDS) {
    this.#mostWords = mostWords;
  }

  get size(): number {
    return this.#terms.length;
  }

  /** Whether words were left out because it was full. */
  get lacksWords(): boolean {
    return this.#lacksWords;
  }

  /** Roughly how many people there are: every name has a last word, so they are counted by the last words it has. */
  get people(): number {
    return this.#people;
  }

  /** Adds words, or updates what is known about them. When full, it leaves out new words. */
  add(terms: readonly Term[]): void {
    if (terms.length > 0) this.#remembered.clear();
    for (const term of terms) {
      if (term.word.startsWith(PLATFORM_MARK)) {
        this.#platforms.set(term.word.slice(PLATFORM_MARK.length), term.contexts);
        continue;
      }
      const known = this.#ids.get(term.word);
      if (known === undefined && this.size >= this.#mostWords) {
        this.#lacksWords = true;
        if (this.#lent.has(term.word)) this.#lent.set(term.word, term);
        continue;
      }
      const id = known ?? this.#insert(term);
      const before = known === undefined ? undefined : this.#terms[known];
      const wasName = (before?.names ?? 0) > 0;
      this.#people += term.lasts - (before?.lasts ?? 0);
      this.#terms[id] = term;
      if (term.names > 0 && !wasName) this.#fileName(term.word, id);
    }
  }

  /**
   * What is known about words it has no room for, lent for the searches that ask for them: the last thousand. They are
   * never found as similar to another word.
   */
  lend(terms: readonly Term[]): void {
    const lent = terms.filter(({ word }) => !this.#ids.has(word));
    if (lent.length > 0) this.#remembered.clear();
    for (const term of lent) {
      this.#lent.delete(term.word);
      this.#lent.set(term.word, term);
    }
    for (const oldest of this.#lent.keys()) {
      if (this.#lent.size <= MAX_LENT) break;
      this.#lent.delete(oldest);
    }
  }

  /** Whether anybody has a presence on the platform; on `candor`, everybody has. */
  isPlatform(type: SearchType): boolean {
    return type === "candor" || (this.#platforms.get(type) ?? 0) > 0;
  }

  get(word: string): Term | undefined {
    const id = this.#ids.get(word);
    return id === undefined ? this.#lent.get(word) : this.#terms[id];
  }

  isName(word: string): boolean {
    return (this.get(word)?.names ?? 0) > 0;
  }

  /** Whether anybody has the word at all, in their name or their context. */
  has(word: string): boolean {
    return this.isName(word) || this.isContext(word);
  }

  isContext(word: string): boolean {
    return (this.get(word)?.contexts ?? 0) > 0;
  }

  /** Words of names with the same fold key, most common first. */
  spellings(word: string, most: number): string[] {
    return this.#commonest(this.#folds.get(foldKey(word)) ?? [], word, most);
  }

  /** Words of names with the same consonants, most common first. */
  skeletonSpellings(word: string, most: number): string[] {
    const skeletons = (this.#skeletons ??= this.#readSkeletons());
    return this.#commonest(
      skeletonKeys(word).flatMap((key) => skeletons.get(key) ?? []),
      word,
      most,
    );
  }

  /** Words one edit away, most common first: from names, or from context. */
  typos(word: string, of: "names" | "contexts", most: number): string[] {
    const near = this.#deletes.candidates(word).filter((id) => {
      const other = this.#terms[id];
      return other !== undefined && other[of] > 0 && editDistance(word, other.word, 1) === 1;
    });
    return this.#commonest(near, word, most, of);
  }

  /** Words of names two edits away with the same first two letters, most common first. */
  distantTypos(word: string, most: number): string[] {
    const near: number[] = [];
    const letters = letterSet(word);
    for (const start of this.#starts.get(word.slice(0, 2)) ?? []) {
      for (const id of this.#byStart.get(start) ?? []) {
        // Two edits change at most four of the letters in the set.
        if (bitCount((this.#letters[id] ?? 0) ^ letters) > 4) continue;
        const other = this.#terms[id];
        if (other && other.names > 0 && editDistance(word, other.word, 2) === 2) near.push(id);
      }
    }
    return this.#commonest(near, word, most);
  }

  /** Longer words of names that begin with the prefix, first those of the people with the best places. */
  beginningWith(prefix: string, most: number): readonly Term[] {
    return this.remember(`beginning ${most} ${prefix}`, () => this.#beginningWith(prefix, most));
  }

  #beginningWith(prefix: string, most: number): Term[] {
    const found: Term[] = [];
    for (const [start] of this.startsOf(prefix)) {
      for (const id of this.#byStart.get(start) ?? []) {
        const term = this.#terms[id];
        if (term && term.names > 0 && term.word.length > prefix.length && term.word.startsWith(prefix))
          found.push(term);
      }
    }
    return found.sort((a, b) => a.best - b.best || (a.word < b.word ? -1 : 1)).slice(0, most);
  }

  /** The first three letters of words that begin with the prefix, with the number of people these words name. */
  startsOf(prefix: string): [string, number][] {
    if (prefix.length >= 3) return [[prefix.slice(0, 3), 1]];
    const starts = [...(this.#starts.get(prefix) ?? [])];
    const weight = (start: string) =>
      (this.#byStart.get(start) ?? []).reduce((sum, id) => sum + (this.#terms[id]?.names ?? 0), 0);
    return starts.map((start): [string, number] => [start, weight(start)]).filter(([, people]) => people > 0);
  }

  /** How many people have a word with this prefix; somebody with two such words counts twice. */
  bearers(prefix: string): number {
    return this.remember(`bearers ${prefix}`, () =>
      this.startsOf(prefix)
        .flatMap(([start]) => this.#byStart.get(start) ?? [])
        .reduce((sum, id) => {
          const term = this.#terms[id];
          return term?.word.startsWith(prefix) ? sum + term.names : sum;
        }, 0),
    );
  }

  /** Caches a result made from words, until words are added: names repeat from query to query. */
  remember<Value>(key: string, make: () => Value): Value {
    const known = this.#remembered.get(key) as Value | undefined;
    const value = known ?? make();
    // The least recently used entry is first, and is removed first.
    if (known !== undefined) this.#remembered.delete(key);
    else if (this.#remembered.size >= MAX_REMEMBERED) {
      for (const oldest of this.#remembered.keys()) {
        this.#remembered.delete(oldest);
        break;
      }
    }
    this.#remembered.set(key, value);
    return value;
  }

  #insert(term: Term): number {
    const id = this.#terms.push(term) - 1;
    this.#ids.set(term.word, id);
    this.#letters[id] = letterSet(term.word);
    if (term.word.length > 2) this.#deletes.add(term.word, id);
    return id;
  }

  /** A word may be known from context long before anybody has it in their name. */
  #fileName(word: string, id: number): void {
    if (word.length < 2) return;
    append(this.#folds, foldKey(word), id);
    const start = word.slice(0, 3);
    append(this.#byStart, start, id);
    for (const length of [1, 2]) {
      const known = this.#starts.get(start.slice(0, length));
      if (known) known.add(start);
      else this.#starts.set(start.slice(0, length), new Set([start]));
    }
    if (this.#skeletons) this.#addSkeleton(this.#skeletons, word, id);
  }

  #readSkeletons(): Map<string, number[]> {
    const skeletons = new Map<string, number[]>();
    for (const [id, term] of this.#terms.entries()) if (term.names > 0) this.#addSkeleton(skeletons, term.word, id);
    return skeletons;
  }

  #addSkeleton(skeletons: Map<string, number[]>, word: string, id: number): void {
    if (word.length > 1) for (const key of skeletonKeys(word)) append(skeletons, key, id);
  }

  #commonest(ids: readonly number[], except: string, most: number, by: "names" | "contexts" = "names"): string[] {
    const terms = [...new Set(ids)].flatMap((id) => this.#terms[id] ?? []);
    return terms
      .filter((term) => term.word !== except && term[by] > 0)
      .sort((a, b) => b[by] - a[by] || (a.word < b.word ? -1 : 1))
      .slice(0, most)
      .map((term) => term.word);
  }
}

/** About 5 KB each. */
const MAX_REMEMBERED = 10_000;
/** More words than any ten queries have. */
const MAX_LENT = 1_000;
/**
 * Words that are one edit apart also begin alike, or one edit apart, so no more of a long word is filed. Different
 * words of one language hardly ever share this many letters.
 */
const MAX_FILED_LETTERS = 16;

/**
 * Finds words at most one edit apart, and some others: their beginnings, or these with one letter left out, are then
 * equal (SymSpell, W. Garbe 2012). Hash chains in typed arrays: 16 to 32 bytes for each left-out letter.
 */
class DeleteIndex {
  #heads = new Int32Array(1 << 12).fill(-1);
  #next = new Int32Array(1 << 12);
  #hashes = new Uint32Array(1 << 12);
  #ids = new Int32Array(1 << 12);
  #count = 0;

  add(whole: string, id: number): void {
    const word = whole.slice(0, MAX_FILED_LETTERS);
    for (let left = -1; left < word.length; left++) {
      if (left > 0 && word[left] === word[left - 1]) continue;
      this.#put(hashWithout(word, left), id);
    }
  }

  candidates(whole: string): number[] {
    const word = whole.slice(0, MAX_FILED_LETTERS);
    const found = new Set<number>();
    const mask = this.#heads.length - 1;
    for (let left = -1; left < word.length; left++) {
      const hash = hashWithout(word, left);
      for (let at = this.#heads[hash & mask] ?? -1; at >= 0; at = this.#next[at] ?? -1) {
        if (this.#hashes[at] === hash) found.add(this.#ids[at] ?? 0);
      }
    }
    return [...found];
  }

  #put(hash: number, id: number): void {
    if (this.#count === this.#next.length) this.#grow();
    const mask = this.#heads.length - 1;
    this.#next[this.#count] = this.#heads[hash & mask] ?? -1;
    this.#hashes[this.#count] = hash;
    this.#ids[this.#count] = id;
    this.#heads[hash & mask] = this.#count++;
  }

  #grow(): void {
    const size = this.#next.length * 2;
    const hashes = new Uint32Array(size);
    const ids = new Int32Array(size);
    hashes.set(this.#hashes);
    ids.set(this.#ids);
    this.#hashes = hashes;
    this.#ids = ids;
    this.#next = new Int32Array(size);
    this.#heads = new Int32Array(size).fill(-1);
    for (let at = 0; at < this.#count; at++) {
      const slot = (hashes[at] ?? 0) & (size - 1);
      this.#next[at] = this.#heads[slot] ?? -1;
      this.#heads[slot] = at;
    }
  }
}

/** A bit for each letter that occurs; digits share one bit. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << Math.max(0, word.charCodeAt(index) - 96);
  return set;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function hashWithout(word: string, left: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    if (index !== left) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

function append(map: Map<string, number[]>, key: string, id: number): void {
  const list = map.get(key);
  if (list) list.push(id);
  else map.set(key, [id]);
}
