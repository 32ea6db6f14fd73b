import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useClient } from "../client.ts";
import { SourceChip } from "../evidence/source-chip.tsx";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { words } from "../messages.ts";
import { changesQuery } from "../queries.ts";
import type { Changes as WireChanges } from "../wire.ts";

/** What the report says otherwise than the one before; nothing where there is none. A share tells of no other lookup. */
export function Changes() {
  const { shared } = useShownLookup();
  return shared ? null : <OwnChanges />;
}

function OwnChanges() {
  const { lookup } = useShownLookup();
  const changes = useQuery(changesQuery(useClient(), lookup.lookupId)).data;
  const id = useId();
  if (changes?.since === undefined) return null;
  const day = words.formats.day(changes.since.finishedAt);
  const left = changes.notCompared.map((name) => words.sections[name]);
  if (changes.sections.length === 0) return <p className="changes changes-none">{words.changes.none(day)}</p>;
  return (
    <section className="changes" aria-labelledby={id}>
      <details>
        <summary>
          <h2 className="small-title" id={id}>
            {words.changes.title(day)}
          </h2>
          <span className="changes-count">{words.changes.count(countOf(changes))}</span>
        </summary>
        {changes.sections.map((section) => (
          <Section key={section.section} section={section} />
        ))}
        {left.length > 0 ? <p className="block-text">{words.changes.notCompared(words.formats.list(left))}</p> : null}
      </details>
    </section>
  );
}

function Section({ section: { title, added, changed, gone } }: { readonly section: WireChanges["sections"][number] }) {
  return (
    <>
      <h3 className="changes-section">{title}</h3>
      <ul className="changes-list">
        {added.map(({ label, text, pointer }) => (
          <li key={`+${pointer}${text}`}>
            <span className="mark mark-found">{words.changes.added}</span>
            <span className="changes-label">{label}</span>
            <span>{text}</span>
            <SourceChip pointer={pointer} label={label} />
          </li>
        ))}
        {changed.map(({ label, text, before, pointer }) => (
          <li key={`~${pointer}${text}`}>
            <span className="mark">{words.changes.changed}</span>
            <span className="changes-label">{label}</span>
            <span>{words.changes.value(before, text)}</span>
            <SourceChip pointer={pointer} label={label} />
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

function countOf({ sections }: WireChanges): number {
  return sections.reduce((sum, { added, changed, gone }) => sum + added.length + changed.length + gone.length, 0);
}
