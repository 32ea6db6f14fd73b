import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { sourcesQuery } from "../queries.ts";
import type { Connector } from "../wire.ts";
import { OpenSources } from "./open-sources.tsx";

const { sources: words } = messages;
/** Where a browser stores that the answer was "only my own data". */
const ANSWERED = "candor.sources-asked";

/** Sources that ask whatever website the others name: the sentence mentions this. */
const ASKING_WEBSITES: ReadonlySet<string> = new Set(["website", "pictures"]);

/**
 * Asks once, before the first lookup, whether lookups may ask open sources, and explains what either answer reveals.
 * Shown to people who may switch sources, as long as none is on.
 */
export function FirstQuestion() {
  const sources = useQuery(sourcesQuery(useClient()));
  const [isAnswered, setAnswered] = useState(localStorage.getItem(ANSWERED) !== null);
  const wasAsked = useRef(false);
  const outside = sources.data?.results.filter(({ access }) => access !== "local") ?? [];
  if (isAnswered || sources.data?.changeable !== true || outside.some(({ enabled }) => enabled))
    return wasAsked.current ? <Later /> : null;
  wasAsked.current = true;
  const answer = (): void => {
    localStorage.setItem(ANSWERED, "own");
    setAnswered(true);
  };
  const open = outside.filter(({ access, lacks }) => access === "open" && lacks === undefined);
  const named = open.filter(({ connector }) => !ASKING_WEBSITES.has(connector));
  return (
    <section className="first-question" aria-labelledby="first-question-title">
      <h2 className="small-title" id="first-question-title">
        {words.firstTitle}
      </h2>
      <div className="form block">
        <h3 className="small-title">{words.ownTitle}</h3>
        <p>{words.ownText}</p>
        <div>
          <button type="button" className="button" onClick={answer}>
            {words.ownChoose}
          </button>
        </div>
      </div>
      <OpenSources level={3} isFirst>
        <p>{words.openSees(named.map(({ title }) => title))}</p>
        <p>{words.openFills(sectionsOf(open))}</p>
      </OpenSources>
      <Later />
    </section>
  );
}

/** Where to change the answer: all that remains of the question once it is answered. */
function Later() {
  return (
    <p className="field-hint" role="status">
      <Link to="/sources">{words.firstLater}</Link>
    </p>
  );
}

/** The names of the sections that any of the sources can fill, in report order. */
function sectionsOf(sources: readonly Connector[]): string[] {
  const filled = new Set(sources.flatMap(({ sections }) => sections));
  return Object.entries(messages.sections).flatMap(([name, title]) =>
    filled.has(name as Connector["sections"][number]) ? title : [],
  );
}
