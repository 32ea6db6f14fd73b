/**
 * Writes docs/examples/summaries.md: the summaries of invented people as written by the service.
 *
 *   node scripts/make-examples.ts [--out docs/examples]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeExamplePeople } from "./example-people.ts";
import { profileOf } from "./fields/runs.ts";

const COUNT = 5;
const KINDS = [
  "overviewSummary",
  "careerSummary",
  "leisureSummary",
  "eventsSummary",
  "socialSummary",
  "sellingSummary",
] as const;
const { values } = parseArgs({ options: { out: { type: "string", default: "docs/examples" } } });

mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, "summaries.md"), writePage());

function writePage(): string {
  const people = makeExamplePeople(COUNT).map(({ name, claims }) => {
    const { data } = profileOf([{ kind: "page", url: "https://example.org/", claims }]);
    const told = KINDS.filter((kind) => data[kind] !== undefined).map(
      (kind) => `- \`${kind}\`: ${String(data[kind]).replace(/__([^_]+)__/gu, "**$1**")}`,
    );
    return `## ${name}\n\n${told.join("\n")}\n`;
  });
  return `# Summaries

<!-- Written by scripts/make-examples.ts. -->

Everybody here is invented (\`scripts/example-people.ts\`). Each sentence cites the claims that it was made from; on the wire the
emphasis is marked with double underscores.

${people.join("\n")}`;
}
