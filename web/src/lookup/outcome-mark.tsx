import { messages } from "../messages.ts";
import type { Outcome } from "../wire.ts";

export function OutcomeMark({ outcome }: { readonly outcome: Outcome }) {
  return <span className={`mark mark-${outcome}`}>{messages.outcomes[outcome].title}</span>;
}
