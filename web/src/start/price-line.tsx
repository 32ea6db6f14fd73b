import { useQuery } from "@tanstack/react-query";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { ownKeyQuery, sourcesQuery } from "../queries.ts";
import type { Key } from "../wire.ts";
import type { LookupKind } from "./options.ts";

const { start: words } = messages;

/** What the lookup costs, and what the key has left for it. */
export function PriceLine({ kind }: { readonly kind: LookupKind }) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const left = own ? leftFor(own, kind) : null;
  return (
    <p className="price">
      <span className="price-what">{words.prices[kind]}</span>{" "}
      {left === 0 ? (
        <span className="field-problem">{words.noneLeft[kind]}</span>
      ) : left === null ? null : (
        <span className="soft">{left === undefined ? words.noLimit : words.left[kind](left)}</span>
      )}
      {kind === "preview" ? null : <Charges />}
    </p>
  );
}

/** What sources charge the operator for a question, shown before they are asked. */
function Charges() {
  const sources = useQuery(sourcesQuery(useClient())).data?.results ?? [];
  const charging = sources.flatMap(({ title, enabled, configured, cost }) =>
    enabled && configured && cost !== undefined ? [{ title, ...cost }] : [],
  );
  return charging.length === 0 ? null : <span className="price-charged">{words.charged(charging)}</span>;
}

/** `undefined`: no limit. `null`: the kind costs nothing. */
function leftFor({ credits, trials }: Key, kind: LookupKind): number | undefined | null {
  if (kind === "preview") return null;
  return kind === "trial" ? trials : credits;
}
