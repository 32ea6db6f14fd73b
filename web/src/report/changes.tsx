import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { words } from "../messages.ts";
import { changesQuery } from "../queries.ts";
import { ChangeList, countOf } from "./change-list.tsx";

/** How the report differs from the one before; nothing if there is none. A share reveals no other lookup. */
export function Changes() {
  const { shared } = useShownLookup();
  return shared ? null : <OwnChanges />;
}

function OwnChanges() {
  const { lookup } = useShownLookup();
  const changes = useQuery(changesQuery(useClient(), lookup.lookupId)).data;
  const id = useId();
  if (changes?.since === undefined) return null;
  const day = words.formats.instant(changes.since.finishedAt);
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
        <ChangeList changes={changes} hasEvidence />
      </details>
    </section>
  );
}
