import { Link } from "@tanstack/react-router";
import type { Value } from "../../../src/presentation/panel.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { OwnDirection } from "../parts/own-direction.tsx";

/** Fields that name another person, whom the reader may want to look up too. */
const NAMED = /^\/(?:spouse|children(?:\/\d+)?|similarPeople\/\d+(?:\/name)?)$/;
/** The longest query that a search accepts. */
const MAX_QUERY = 256;

/** A person's name links to a search for them; a share links no further into the service. */
export function Named({ value: { pointer, text } }: { readonly value: Pick<Value, "pointer" | "text"> }) {
  const { shared } = useShownLookup();
  if (shared || !NAMED.test(pointer) || !/\p{L}/u.test(text) || text.length > MAX_QUERY)
    return <OwnDirection text={text} />;
  return (
    <Link
      to="/"
      hash={new URLSearchParams({ q: text }).toString()}
      className="named"
      title={messages.person.searchFor(text)}
    >
      <bdi>{text}</bdi>
    </Link>
  );
}
