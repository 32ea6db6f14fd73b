import { SourceChip } from "../evidence/source-chip.tsx";
import { words } from "../messages.ts";
import type { Changes as WireChanges } from "../wire.ts";

/**
 * What is new, changed and gone, section by section. `hasEvidence` if the later of the two is the lookup on the page.
 */
export function ChangeList({ changes, hasEvidence }: { readonly changes: WireChanges; readonly hasEvidence: boolean }) {
  const left = changes.notCompared.map((name) => words.sections[name]);
  return (
    <>
      {changes.sections.map((section) => (
        <Section key={section.section} section={section} hasEvidence={hasEvidence} />
      ))}
      {left.length > 0 ? <p className="block-text">{words.changes.notCompared(words.formats.list(left))}</p> : null}
    </>
  );
}

export function countOf({ sections }: WireChanges): number {
  return sections.reduce((sum, { added, changed, gone }) => sum + added.length + changed.length + gone.length, 0);
}

function Section({
  section: { title, added, changed, gone },
  hasEvidence,
}: {
  readonly section: WireChanges["sections"][number];
  readonly hasEvidence: boolean;
}) {
  return (
    <>
      <h3 className="changes-section">{title}</h3>
      <ul className="changes-list">
        {added.map(({ label, text, pointer }) => (
          <li key={`+${pointer}${text}`}>
            <span className="mark mark-found">{words.changes.added}</span>
            <span className="changes-label">{label}</span>
            <span>{text}</span>
            {hasEvidence ? <SourceChip pointer={pointer} label={label} /> : null}
          </li>
        ))}
        {changed.map(({ label, text, before, pointer }) => (
          <li key={`~${pointer}${text}`}>
            <span className="mark">{words.changes.changed}</span>
            <span className="changes-label">{label}</span>
            <span>{words.changes.value(before, text)}</span>
            {hasEvidence ? <SourceChip pointer={pointer} label={label} /> : null}
          </li>
        ))}
        {gone.map(({ label, text, pointer }) => (
          <li key={`-${pointer}${text}`}>
            <span className="mark">{words.changes.gone}</span>
            <span className="changes-label">{label}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
