/**
 * Writes docs/examples/summaries.md: twenty summaries of invented people as the service writes them, of all six kinds, no two
 * with a sentence of one build.
 *
 *   node scripts/make-examples.ts [--out docs/examples]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeExamplePeople } from "./example-people.ts";
import { profileOf } from "./fields/runs.ts";

const COUNT = 20;
const PEOPLE = 400;
const KINDS = [
  "leisureSummary",
  "sellingSummary",
  "careerSummary",
  "socialSummary",
  "overviewSummary",
  "eventsSummary",
] as const;
const { values } = parseArgs({ options: { out: { type: "string", default: "docs/examples" } } });

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "summaries.md"), writePage());

function writePage(): string {
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (const { name, claims } of makeExamplePeople(PEOPLE)) {
    if (chosen.length === COUNT) break;
    const { data } = profileOf([{ kind: "page", url: "https://example.org/", claims }]);
    const first = chosen.length % KINDS.length;
    const kinds = [...KINDS.slice(first), ...KINDS.slice(0, first)];
    const fresh = kinds.find((kind) => {
      const skeletons = skeletonsOf(String(data[kind] ?? ""), name);
      return skeletons.length > 0 && skeletons.every((skeleton) => !seen.has(skeleton));
    });
    if (fresh === undefined) continue;
    const text = String(data[fresh]);
    for (const skeleton of skeletonsOf(text, name)) seen.add(skeleton);
    chosen.push(`## ${name}: \`${fresh}\`\n\n${text.replace(/__([^_]+)__/gu, "**$1**")}\n`);
  }
  if (chosen.length < COUNT) throw new Error(`only ${chosen.length} summaries differ in every sentence`);
  return `# Summaries

<!-- Written by scripts/make-examples.ts. -->

Everybody here is invented (\`scripts/example-people.ts\`). Each sentence cites the claims that it was made from; on the wire the
emphasis is marked with double underscores. No two have a sentence of one build.

${chosen.join("\n")}`;
}

/** The builds of its sentences, in which quotations hold no end. */
function skeletonsOf(text: string, name: string): readonly string[] {
  const whole = skeletonOf(text, name);
  return whole
    .split(/(?<=\.)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The build of a summary: its words without names, figures, quotations and what is emphasised. */
function skeletonOf(text: string, name: string): string {
  return name
    .split(" ")
    .reduce((left, part) => left.replaceAll(part, "N"), text)
    .replace(/“[^”]*”/gu, "Q")
    .replace(/__[^_]+__(?:(?:, | and )__[^_]+__)*/gu, "E")
    .replace(/\d+(?:[.,]\d+)*/gu, "0")
    .replace(/\([^)]*\)/gu, "(B)")
    .replace(/(?<=[\p{L},] )\p{Lu}\p{L}+(?: (?:and |of )?\p{Lu}\p{L}+)*/gu, "P")
    .replace(/\b(?:she|he|N)\b|a (?=P)|head of /gu, "N")
    .replace(/\b(?:positive|neutral|negative)\b/gu, "T");
}
