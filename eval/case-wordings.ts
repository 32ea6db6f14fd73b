import { readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeCase } from "../src/analysis/cases/judge-case.ts";
import { type JudgedStage, stageFigures } from "./stage-figures.ts";

/** One wording of a stage of a case, about the person of the set. */
interface Wording {
  readonly lang: string;
  /** A stage of `domain/case-stage.ts`, or `none` for somebody who is not accused. */
  readonly stage: string;
  readonly sentence: string;
}

type JudgedWording = Wording & JudgedStage;

/** The people of the set, and what shows in a sentence with the surname alone that it means the second. */
const HE = "Jan Brenk";
const SHE = "Jana Brenk";
const OF_HER = /(?<!\p{L})(?:she|her|sie|ihre?|elle|ella|la|ela|lei|zij|ze|haar|ona|ją|jej)(?!\p{L})/iu;

/**
 * How many ways to state a stage of a case are read from a single sentence, and which of those about somebody who is not
 * accused are taken for an accusation. Each line of `sentences.txt` is judged as an article of its own.
 */
export async function run({ dir }: { readonly dir: string }): Promise<Record<string, unknown>> {
  const judged = readFileSync(join(dir, "sentences.txt"), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, lang, stage, sentence] = /^(\w\w) (\w+) (.+)$/u.exec(line) ?? [];
      return lang && stage && sentence ? [judge({ lang, stage, sentence })] : [];
    });
  const languages = [...new Set(judged.map(({ lang }) => lang))];
  return {
    ...stageFigures(judged),
    languages: Object.fromEntries(
      languages.map((lang) => [lang, stageFigures(judged.filter((one) => one.lang === lang))]),
    ),
    falseAccusations: judged.filter(({ stage, said }) => stage === "none" && said !== undefined),
  };
}

function judge(wording: Wording): JudgedWording {
  const { lang, sentence } = wording;
  const named = [SHE, HE].find((name) => sentence.includes(name));
  const name = named ?? (OF_HER.test(sentence) ? SHE : HE);
  const text = named === undefined ? `${name}.\n${sentence}` : sentence;
  return { ...wording, said: judgeCase(text, [name], lang)?.last.stage };
}
