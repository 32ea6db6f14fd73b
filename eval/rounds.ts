/**
 * The indexes of `count` examples, in a different order each round. The same count gives the same orders, and so the
 * same weights.
 */
export function* roundsOf(count: number, rounds: number): Generator<readonly number[]> {
  const order = Array.from({ length: count }, (_, at) => at);
  let seed = 1;
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      // The linear congruential generator of ISO C's sample `rand`.
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      const other = seed % (i + 1);
      [order[i], order[other]] = [order[other] as number, order[i] as number];
    }
    yield order;
  }
}
