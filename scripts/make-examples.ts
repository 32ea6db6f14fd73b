/**
 * Writes docs/examples/summaries.md: twenty summaries of invented people as the service writes them, no two of one build.
 *
 *   node scripts/make-examples.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { makeExamplePeople } from "./example-people.ts";
import { profileOf } from "./fields/runs.ts";

const COUNT = 20;
const KINDS = [
  "leisureSummary",
  "sellingSummary",
  "careerSummary",
  "socialSummary",
  "overviewSummary",
  "eventsSummary",
] as const;
const OUT = new URL("../docs/examples/", import.meta.url);

mkdirSync(OUT, { recursive: true });
writeFileSync(new URL("summaries.md", OUT), writePage());

function writePage(): string {
  const seen = new Set<string>();
  const chosen: string[] = [];
  const people = makeExamplePeople(60);
  for (const [index, { name, claims }] of people.entries()) {
    const { data } = profileOf([{ kind: "page", url: "https://example.org/", claims }]);
    const kinds = KINDS.map((_, at) => KINDS[(index + at) % KINDS.length] ?? "leisureSummary");
    const fresh = kinds.find(
      (kind) => typeof data[kind] === "string" && !seen.has(skeletonOf(String(data[kind]), name)),
    );
    if (fresh === undefined) continue;
    const text = String(data[fresh]);
    seen.add(skeletonOf(text, name));
    chosen.push(`## ${name}: \`${fresh}\`\n\n${text.replace(/__([^_]+)__/gu, "**$1**")}\n`);
    if (chosen.length === COUNT) break;
  }
  return `# Summaries

<!-- Written by scripts/make-examples.ts. -->

Everybody here is invented (\`scripts/example-people.ts\`). Each sentence cites the claims that it was made from; on the wire the
emphasis is marked with double underscores.

${chosen.join("\n")}`;
}

/** The build of a summary: its words without names, figures, quotations and what is emphasised. */
function skeletonOf(text: string, name: string): string {
  return name
    .split(" ")
    .reduce((left, part) => left.replaceAll(part, "N"), text)
    .replace(/“[^”]*”/gu, "Q")
    .replace(/__[^_]+__(?:(?:, | and )__[^_]+__)*/gu, "E")
    .replace(/\d[\d.,]*/gu, "0")
    .replace(/\([^)]*\)/gu, "(B)")
    .replace(/(?<=[\p{L},] )\p{Lu}\p{L}+(?: (?:and |of )?\p{Lu}\p{L}+)*/gu, "P")
    .replace(/\b(?:she|he|N)\b|a (?=P)|head of /gu, "N")
    .replace(/\b(?:positive|neutral|negative)\b/gu, "T");
}
