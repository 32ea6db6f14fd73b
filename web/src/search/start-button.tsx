import { useId } from "react";
import { messages } from "../messages.ts";
import { Failure } from "../parts/failure.tsx";
import { useStart } from "../start/use-start.ts";
import { useStartPurpose } from "./start-purpose.tsx";

/** Starts a lookup with one click, for the purpose that it names. */
export function StartButton({ candidateId, name }: { readonly candidateId: string; readonly name: string }) {
  const start = useStart();
  const purpose = useStartPurpose();
  const id = useId();
  return (
    <div className="start">
      <button
        type="button"
        className="button"
        aria-label={start.isPending ? undefined : messages.search.startFor(name.slice(0, 200))}
        onClick={() => start.mutate({ candidateId, ...(purpose !== undefined && { purpose }) })}
        disabled={start.isPending}
        aria-describedby={id}
      >
        {start.isPending ? messages.search.starting : messages.search.start}
      </button>
      <p className="start-for" id={id}>
        {purpose === undefined ? null : messages.purposes[purpose].title}
      </p>
      <Failure text={messages.start.failed} error={start.error} />
    </div>
  );
}
