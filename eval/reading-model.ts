import type { LookupData } from "../src/contract/profile.ts";
import { openModel } from "./ask-again.ts";
import { captureOf, findingsOf, profileOf } from "./profile-of.ts";
import { type Scored, readCasesIn, sharesWord, tally } from "./reading-biographies.ts";
import { scoreCase } from "./reading-score.ts";

/**
 * The documents of a set, or a number of them spread from beginning to end (`--sample`), read by the rules alone and
 * together with the language model set in the environment; in both cases as a profile made from the one document.
 * `foreign` are values that the model added and that are a trap: a relative's, a colleague's, a predecessor's.
 */
export async function runWithModel(options: {
  readonly dir: string;
  readonly sample?: number;
}): Promise<Record<string, unknown>> {
  const model = openModel();
  const all = readCasesIn(options.dir);
  const count = Math.min(options.sample ?? all.length, all.length);
  const cases = all.filter(
    (_, at) => Math.floor(((at + 1) * count) / all.length) > Math.floor((at * count) / all.length),
  );
  const [without, withModel]: [Scored[], Scored[]] = [[], []];
  const brought: string[] = [];
  for (const one of cases) {
    const capture = captureOf(one);
    const findings = findingsOf(capture, one.name).filter(({ name }) => sharesWord(name ?? one.name, one.name));
    const [finding, ...others] = findings;
    const more = finding === undefined || others.length > 0 ? [] : await model.readAgain(capture, finding, one.name);
    const score = (claims: typeof more) => scoreCase(one, profileOf(capture, findings, claims) as LookupData);
    const [before, after] = [score([]), score(more)];
    without.push({ one, score: before, recorded: findings.length > 0 });
    withModel.push({ one, score: after, recorded: findings.length > 0 });
    const shown = new Set(before.shown.map(({ field, value }) => `${field} ${value}`));
    for (const { field, value, verdict } of after.shown) {
      if (!shown.has(`${field} ${value}`)) brought.push(`${one.id}: ${verdict} ${field} "${value}"`);
    }
  }
  await model.close();
  return {
    model: model.name,
    n: cases.length,
    without: tally(without),
    with: tally(withModel),
    ...model.tally,
    brought: brought.length,
    foreign: brought.filter((each) => / trap /u.test(each)).length,
    values: brought.slice(0, 60),
  };
}
