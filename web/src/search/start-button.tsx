import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { useStart } from "../start/use-start.ts";

/** Starts a lookup with one click. */
export function StartButton({ candidateId, name }: { readonly candidateId: string; readonly name: string }) {
  const start = useStart();
  return (
    <div className="start">
      <button
        type="button"
        className="button"
        aria-label={start.isPending ? undefined : messages.search.startFor(name.slice(0, 200))}
        onClick={() => start.mutate({ candidateId })}
        disabled={start.isPending}
      >
        {start.isPending ? messages.search.starting : messages.search.start}
      </button>
      {start.isError ? (
        <p className="field-problem" role="alert">
          {messages.start.failed}. {describeError(start.error)}
        </p>
      ) : null}
    </div>
  );
}
