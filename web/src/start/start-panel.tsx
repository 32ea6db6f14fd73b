import { type FormEvent, useState } from "react";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { DEFAULT_OPTIONS, toRequest } from "./options.ts";
import { OptionsFields } from "./options-fields.tsx";
import { useStart } from "./use-start.ts";

/** Starts a lookup of somebody in the database, with options for whoever wants them. */
export function StartPanel({ candidateId, name }: { readonly candidateId: string; readonly name: string }) {
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const start = useStart();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate({ candidateId, ...toRequest(options) });
  };
  return (
    <form className="start-panel" onSubmit={submit}>
      <button
        type="submit"
        className="button button-primary"
        aria-label={start.isPending ? undefined : messages.search.startFor(name.slice(0, 200))}
        disabled={start.isPending}
      >
        {start.isPending ? messages.search.starting : messages.search.start}
      </button>
      <OptionsFields options={options} onChange={setOptions} />
      {start.isError ? (
        <p className="field-problem" role="alert">
          {messages.start.failed}. {describeError(start.error)}
        </p>
      ) : null}
    </form>
  );
}
