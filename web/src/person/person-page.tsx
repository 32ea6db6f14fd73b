import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { StartPanel } from "../start/start-panel.tsx";
import { candidateOf, purposeOf } from "../wire.ts";
import { PersonNote } from "./person-note.tsx";
import { PersonLookups } from "./person-lookups.tsx";

const { person: texts } = messages;

/** The person of a lookup: all their lookups, and a way to start another. */
export function PersonPage() {
  const { lookup } = useShownLookup();
  const { lookupId } = lookup;
  return (
    <div className="person-page">
      <PersonNote lookupId={lookupId} />
      <PersonLookups of={{ sameAs: lookupId }} shown={lookupId} />
      <section className="block" aria-labelledby="person-again">
        <h2 className="small-title" id="person-again">
          {texts.again}
        </h2>
        <p className="block-text">{texts.againText}</p>
        <StartPanel
          who={{ "candor.sameAs": lookupId }}
          name={candidateOf(lookup).fullName}
          purpose={purposeOf(lookup)}
        />
      </section>
    </div>
  );
}
