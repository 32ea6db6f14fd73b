import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { Value } from "../../../src/presentation/panel.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages } from "../messages.ts";
import { OwnDirection } from "../parts/own-direction.tsx";
import type { Lookup } from "../wire.ts";

/** Fields that name another person, whom the reader may want to look up too. */
const NAMED = /^\/(?:spouse|children(?:\/\d+)?|similarPeople\/\d+(?:\/name)?)$/;
/** The longest query that a search accepts. */
const MAX_QUERY = 256;

/**
 * A person's name links to a search for them; a share links no further into the service. The employer's links to what
 * the report says of the post there.
 */
export function Named({ value: { pointer, text } }: { readonly value: Pick<Value, "pointer" | "text"> }) {
  const { lookup, shared } = useShownLookup();
  const post = pointer === "/company" ? postAt(lookup, text) : -1;
  if (post >= 0) {
    return (
      <a href="#career" className="named" onClick={(event) => goToPost(event, post)}>
        <OwnDirection text={text} />
      </a>
    );
  }
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

function postAt({ data }: Lookup, company: string): number {
  return data?.experiences?.findIndex((each) => each.company === company) ?? -1;
}

function goToPost(event: MouseEvent, post: number): void {
  event.preventDefault();
  const chip = document.querySelector<HTMLElement>(`.entry [data-chip="/experiences/${post}"]`);
  chip?.scrollIntoView({ block: "center" });
  chip?.focus({ preventScroll: true });
}
