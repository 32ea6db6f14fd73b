import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useClient } from "../client.ts";
import { DocumentField } from "../documents/document-field.tsx";
import { lacksWhose, listDocuments, NO_DOCUMENTS } from "../documents/given-documents.ts";
import { messages } from "../messages.ts";
import { Failure } from "../parts/failure.tsx";
import { ownKeyQuery } from "../queries.ts";
import type { LookupRequest } from "../wire.ts";
import { DEFAULT_OPTIONS, type Options, toRequest } from "./options.ts";
import { OptionsFields } from "./options-fields.tsx";
import { PriceLine } from "./price-line.tsx";
import { useStart } from "./use-start.ts";

/** Starts a lookup of a known person, with options if wanted. */
export function StartPanel({
  who,
  name,
  purpose = null,
}: {
  readonly who: Pick<LookupRequest, "candidateId" | "candor.sameAs">;
  readonly name: string;
  /** Of an earlier lookup of theirs. */
  readonly purpose?: Options["purpose"];
}) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const isAllowed = purpose !== null && (own?.purposes.includes(purpose) ?? false);
  const [changed, setOptions] = useState<Options | null>(null);
  const options = changed ?? { ...DEFAULT_OPTIONS, purpose: isAllowed ? purpose : null };
  const [given, setGiven] = useState(NO_DOCUMENTS);
  const start = useStart(listDocuments(given));
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (lacksWhose(given)) return;
    start.mutate({ ...who, ...toRequest(options) });
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
      <PriceLine kind={options.kind} />
      <Summary options={options} />
      <OptionsFields options={options} onChange={setOptions} />
      <details className="options" open={(isAsked && lacksWhose(given)) || undefined}>
        <summary>{messages.documents.title}</summary>
        <div className="options-body">
          <DocumentField given={given} isAsked={isAsked} onChange={setGiven} />
        </div>
      </details>
      <Failure text={messages.start.failed} error={start.error} />
    </form>
  );
}

/** What is about to be started, on one line, so that nobody has to expand the options to know. */
function Summary({ options }: { readonly options: Options }) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const purpose = options.purpose ?? own?.defaultPurpose;
  const { kinds, days, summary, sectionCount, sectionsWhole } = messages.start;
  return (
    <p className="start-summary">
      {summary(
        kinds[options.kind].title,
        purpose ? messages.purposes[purpose].title : null,
        options.sections ? sectionCount(options.sections.length) : sectionsWhole,
        days(options.retentionDays),
      )}
    </p>
  );
}
