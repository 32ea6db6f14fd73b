import type { Brief } from "../presentation/brief.ts";
import type { Panel, Presentation } from "../presentation/panel.ts";
import type { ReportBlock, ReportFactRow, Item } from "./blocks.ts";
import { breakable, cleanLine } from "./clean.ts";
import { factRow, heading } from "./draw.ts";
import { type Pen, withReferences } from "./pen.ts";
import type { ReportInput } from "./render-request.ts";
import { line } from "./text.ts";
import { isToldInConfidence, listOff } from "./view-back.ts";

interface BriefInput {
  readonly presentation: Presentation;
  readonly brief: Brief;
  readonly coverage: ReportInput["coverage"];
  readonly lookup: Pick<ReportInput["lookup"], "preview">;
  readonly identity: ReportInput["identity"];
  readonly awaitedDocuments: number;
  readonly changes: readonly ReportBlock[];
  readonly conflicts: { readonly count: number; readonly blocks: readonly ReportBlock[] };
}

/** What a decision needs: who this is and how certain that is, risks, findings, and where datasources disagree. */
export function writeBrief(pen: Pen, input: BriefInput): ReportBlock[] {
  const { brief } = input;
  const findings = brief.findings.map(({ when, label, value }) => ({ when, label, item: pen.item(value) }));
  return [
    ...awaited(pen, input),
    ...who(pen, input),
    {
      kind: "risks",
      title: pen.words.risks.title,
      risks: brief.risks.map((risk) => ({ ...risk, refs: refsOf(pen, risk) })),
    },
    ...(findings.length === 0 ? [] : [...heading(pen.words.findings), { kind: "findings", findings } as const]),
    ...heading(pen.messages.brief.sure),
    { kind: "list", items: signals(pen, input) },
    ...noted(pen.words.contradictions, input.presentation.contradictions),
    ...noted(pen.words.rectified, input.presentation.rectified),
    ...input.changes,
    ...input.conflicts.blocks,
  ];
}

/** What a profile made before every given document was read lacks: said first, since everything after it may change. */
function awaited(pen: Pen, { awaitedDocuments }: BriefInput): readonly ReportBlock[] {
  if (awaitedDocuments === 0) return [];
  return [{ kind: "list", items: [{ t: line(pen.words.awaitedDocuments(awaitedDocuments)) }] }];
}

/** Which of the given details turned out to be wrong, and what the person had corrected: one line each. */
function noted(
  { title, text }: { readonly title: string; readonly text: string },
  lines: readonly string[],
): readonly ReportBlock[] {
  if (lines.length === 0) return [];
  return [
    ...heading(title),
    { kind: "note", text: breakable(cleanLine(text)) },
    { kind: "list", items: lines.map((each) => ({ t: line(each) })) },
  ];
}

function refsOf(pen: Pen, { pointer }: Brief["risks"][number]) {
  return pointer === null ? [] : pen.numbering.at(pointer);
}

/**
 * If the summaries are in another language than the report, the known facts by name instead; the overview has the
 * summary.
 */
function who(pen: Pen, { presentation, brief }: BriefInput): readonly ReportBlock[] {
  const summary = pen.words.inEnglish === "" ? firstSentences(pen, presentation) : [];
  if (summary.length > 0) return summary;
  const words = pen.messages.brief;
  if (brief.role.length === 0) return [{ kind: "note", text: breakable(cleanLine(words.noSummary(pen.name))) }];
  const rows: readonly ReportFactRow[] = brief.facts.map((fact) => factRow(pen, fact));
  return [{ kind: "facts", rows }];
}

/** A summary with at most this many sentences is in the brief as a whole, and not repeated in the overview. */
const SHORT_SUMMARY = 3;

/** Whether the brief contains all of a panel's summary. */
export function isToldInBrief(pen: Pen, panel: Panel): boolean {
  return (
    panel.kind === "summary" &&
    pen.words.inEnglish === "" &&
    pen.numbering.sentences(panel.pointer).length <= SHORT_SUMMARY
  );
}

/** All of a short overview; for a longer one its first two sentences, as divided by the evidence. */
function firstSentences(pen: Pen, { sections }: Presentation): readonly ReportBlock[] {
  const panels = sections.find(({ name }) => name === "overview")?.panels ?? [];
  return panels.flatMap((panel): ReportBlock[] => {
    if (panel.kind !== "summary") return [];
    const second = pen.numbering.sentences(panel.pointer)[1];
    const end = isToldInBrief(pen, panel) ? panel.text.length : (second?.to ?? panel.text.length);
    const prose = pen.prose(panel.pointer, panel.text.slice(0, end));
    return prose === null ? [] : [{ kind: "prose", prose }];
  });
}

/** How reliable the rest is. Each sentence is computed from the profile, the records and the ledger. */
function signals(pen: Pen, input: BriefInput): Item[] {
  const words = pen.messages.brief;
  const { presentation, conflicts, lookup, coverage, identity } = input;
  const { publishers } = presentation;
  const flags = raisedFlags(presentation);
  const counted = (outcomes: readonly string[]) => coverage.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const unasked = presentation.silences.filter(isToldInConfidence);
  return [
    ...(lookup.preview ? [{ t: words.preview }] : []),
    ...(identity === undefined ? [] : [{ t: words.identity(identity) }]),
    ...(publishers.all > 0 ? [{ t: `${pen.words.publishers(publishers.verified, publishers.all)}.` }] : []),
    ...(flags.length === 0
      ? []
      : [
          withReferences(
            { t: line(words.flags(flags.join(", "))) },
            pen.numbering.at("/socialMedia/brandSafetyAnalysis"),
          ),
        ]),
    ...(conflicts.count > 0 ? [{ t: words.conflicts(conflicts.count) }] : []),
    ...(unasked.length > 0
      ? unasked.map(({ text }) => ({ t: text }))
      : [
          {
            t: words.ledger({
              answered: counted(["found", "absent"]),
              unanswered: counted(["blocked", "failed"]),
              off: listOff(coverage).length,
            }),
          },
        ]),
  ];
}

/** The names of the flags that were raised. */
function raisedFlags({ sections }: Presentation): readonly string[] {
  const panels = sections.flatMap((section) => section.panels);
  const flags = panels.flatMap((panel) => (panel.kind === "flags" ? panel.flags : []));
  return flags.filter(({ state }) => state === "flagged").map(({ label }) => label);
}
