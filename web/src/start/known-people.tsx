import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import { searchQuery } from "../queries.ts";
import { isOfThatName } from "../search/strong-name.ts";
import { shownFragments } from "../parts/fragments.ts";

const PAUSE_MS = 400;
/** A first or last name alone is no name of a person. */
const LEAST_LENGTH = 3;
const { start: words } = messages;

/** The people in the database who bear the name typed into a form: one of them may be meant. */
export function KnownPeople({ name }: { readonly name: string }) {
  const id = useId();
  const settled = useSettled(name.trim());
  const isAsked = settled.length >= LEAST_LENGTH && settled.length <= 256;
  const found = useInfiniteQuery(searchQuery(useClient(), isAsked ? settled : "", "candor"));
  const people = (found.data?.pages[0]?.results ?? []).filter(isOfThatName);
  if (people.length === 0 || name.trim() !== settled) return null;
  return (
    <section className="known-people" aria-labelledby={id} role="status">
      <h2 className="small-title" id={id}>
        {words.knownPeople(people.length)}
      </h2>
      <p className="field-hint">{words.knownPeopleText}</p>
      <ul>
        {people.map(({ candidateId, fullName, fragments, birthYear, avatarUrl }) => (
          <li key={candidateId}>
            <Picture url={avatarUrl} name={fullName} size={40} />
            <p>
              <Link to="/candidates/$candidateId" params={{ candidateId }}>
                {fullName}
              </Link>
              <span className="field-hint">
                {[
                  ...shownFragments(fragments),
                  ...(birthYear === undefined ? [] : [messages.search.born(birthYear)]),
                ].join(" · ")}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
