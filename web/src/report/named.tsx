import { Link } from "@tanstack/react-router";
import type { Value } from "../../../src/presentation/panel.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";

/** Where a profile names somebody else, whom whoever reads may want to know, too. */
const NAMED = /^\/(?:spouse|children(?:\/\d+)?|similarPeople\/\d+\/name)$/;
/** As long as a search may be. */
const MAX_QUERY = 256;

/** A name of a person leads to the search for them; a share leads no further into the service. */
export function Named({ value: { pointer, text } }: { readonly value: Pick<Value, "pointer" | "text"> }) {
  const { shared } = useShownLookup();
  if (shared || !NAMED.test(pointer) || !/\p{L}/u.test(text) || text.length > MAX_QUERY) return text;
  return (
    <Link
      to="/"
      hash={new URLSearchParams({ q: text }).toString()}
      className="named"
      title={messages.person.searchFor(text)}
    >
      {text}
    </Link>
  );
}
