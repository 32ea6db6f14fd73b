import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { ownKeyQuery } from "../queries.ts";
import type { Purpose } from "../wire.ts";

const PURPOSES = Object.keys(messages.purposes) as Purpose[];

const StartPurpose = createContext<Purpose | undefined>(undefined);

/** For which purpose lookups start from the cards around: the key's own unless chosen; `undefined` until that is known. */
export function useStartPurpose(): Purpose | undefined {
  return useContext(StartPurpose);
}

/** The purpose of all lookups that start from the cards inside, to be seen and changed before the first. */
export function StartPurposeArea({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const own = useQuery(ownKeyQuery(useClient())).data;
  const [chosen, setChosen] = useState<Purpose | null>(null);
  const purpose = chosen ?? own?.defaultPurpose;
  return (
    <StartPurpose value={purpose}>
      {own === undefined || !own.scopes.includes("lookups:write") ? null : (
        <p className="start-purpose">
          <label htmlFor={id}>{messages.start.purpose}</label>
          <select
            id={id}
            className="input"
            value={purpose}
            onChange={(event) => setChosen(PURPOSES.find((each) => each === event.currentTarget.value) ?? null)}
          >
            {PURPOSES.filter((each) => own.purposes.includes(each)).map((each) => (
              <option key={each} value={each}>
                {messages.purposes[each].title}
              </option>
            ))}
          </select>
        </p>
      )}
      {children}
    </StartPurpose>
  );
}
