import { SourceChip } from "../evidence/source-chip.tsx";
import { messages } from "../messages.ts";
import { OutLink } from "../parts/out-link.tsx";
import type { SocialMedia } from "../wire.ts";
import { Block } from "./blocks.tsx";

const { report } = messages;
const FLAGS = Object.keys(report.flags) as (keyof typeof report.flags)[];

/** Which posts may trouble a brand. Absent where nothing was judged. */
export function BrandSafety({ analysis }: { readonly analysis: SocialMedia["brandSafetyAnalysis"] }) {
  if (FLAGS.every((flag) => analysis[flag].evaluated === false)) return null;
  return (
    <Block title={report.safety}>
      <p className="block-text">{report.safetyText}</p>
      <ul className="flags">
        {FLAGS.map((flag) => {
          const { flagged, evaluated, source } = analysis[flag];
          const state = evaluated === false ? "skipped" : flagged ? "failed" : "found";
          const word = evaluated === false ? report.notEvaluated : flagged ? report.flagged : report.clear;
          return (
            <li key={flag}>
              <span>{report.flags[flag]}</span>
              <span className={`mark mark-${state}`}>{word}</span>
              {flagged && source ? <OutLink url={source}>{report.seePost}</OutLink> : null}
              <SourceChip pointer={`/socialMedia/brandSafetyAnalysis/${flag}`} label={report.flags[flag]} />
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
