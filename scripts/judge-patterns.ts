/**
 * `npm run patterns`: judges each pattern in the sources that has no verdict yet, and stores the verdicts, so that the
 * test need not repeat them. A pattern whose time grows faster than its text is reported, and has to be fixed.
 */
import { collectPatterns, keyOf } from "./patterns/collect.ts";
import { decide, describeSlow, isSlow, readVerdicts, type Verdict, writeVerdicts } from "./patterns/verdicts.ts";
import { hasLoop } from "./patterns/worst-inputs.ts";

const known = readVerdicts();
const verdicts = new Map<string, Verdict>();
let slow = 0;
for (const pattern of collectPatterns().filter(hasLoop)) {
  const key = keyOf(pattern);
  const decided = known.get(key) ?? (await decide(pattern));
  if (isSlow(decided)) {
    slow++;
    console.error(describeSlow(pattern, decided));
    continue;
  }
  verdicts.set(key, decided);
  // Store each verdict at once, in case the rest is interrupted.
  if (!known.has(key)) writeVerdicts(new Map([...known, ...verdicts]));
}
writeVerdicts(verdicts);
console.log(`${verdicts.size} patterns with a loop take no longer than their text is long, ${slow} do.`);
// The checker's own process would keep this one running.
process.exit(slow === 0 ? 0 : 1);
