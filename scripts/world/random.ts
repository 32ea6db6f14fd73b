/** A stream of numbers determined by its seed (mulberry32, public domain, Tommy Ettinger). */
export class Random {
  #state: number;

  constructor(seed: string) {
    let state = 2_166_136_261;
    for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
    this.#state = state >>> 0;
  }

  /** 0 ≤ n < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  /** Up to `count` different items, in the order of the list. */
  some<T>(items: readonly T[], count: number): T[] {
    const order = items.map((item) => ({ item, key: this.next() })).sort((a, b) => a.key - b.key);
    const kept = new Set(order.slice(0, count).map(({ item }) => item));
    return items.filter((item) => kept.has(item));
  }

  /** Popularity figures: most are small, a few are large. */
  popularity(middle: number): number {
    return Math.round(middle * Math.exp((this.next() + this.next() + this.next() - 1.5) * 2));
  }
}
