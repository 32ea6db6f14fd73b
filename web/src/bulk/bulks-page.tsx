import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { FileDropArea } from "../parts/drop-area.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { describeError, ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { bulksQuery } from "../queries.ts";
import { OptionsFields } from "../start/options-fields.tsx";
import type { BulkSummary } from "../wire.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { DEFAULT_BULK_OPTIONS } from "./bulk-options.ts";
import { BulkMark } from "./bulk-mark.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import { PasteField } from "./paste-field.tsx";
import { useListUpload } from "./use-list-upload.ts";

const ENDINGS = "csv tsv txt xlsx xlsm ods ndjson jsonl gz zip".split(" ");

/** Looks up the people of a list, and shows earlier bulks. */
export function BulksPage() {
  usePageTitle(messages.bulk.page);
  const [options, setOptions] = useState(DEFAULT_BULK_OPTIONS);
  const [file, setFile] = useState<File | null>(null);
  const upload = useListUpload();
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{messages.bulk.title}</h1>
      <p className="lead">{messages.bulk.lead}</p>
      <div className="form">
        <OptionsFields ofList options={options} onChange={(part) => setOptions({ ...options, ...part })} />
        <BulkFields options={options} onChange={setOptions} />
      </div>
      {file === null ? (
        <>
          <FileDropArea endings={ENDINGS} words={messages.bulk} onFile={setFile} />
          <PasteField onFile={setFile} />
        </>
      ) : (
        <BulkPreview
          file={file}
          options={options}
          isStarting={upload.isPending}
          onChange={setOptions}
          onStart={() => upload.mutate({ file, options })}
          onCancel={() => {
            setFile(null);
            upload.reset();
          }}
        />
      )}
      {upload.isError ? (
        <div className="import-run" role="alert">
          <p className="import-name">{messages.bulk.failed}</p>
          <p className="import-text">{describeError(upload.error)}</p>
        </div>
      ) : null}
      <PastBulks />
    </div>
  );
}

function PastBulks() {
  const bulks = useQuery(bulksQuery(useClient()));
  return (
    <section className="block" aria-labelledby="past-bulks">
      <h2 className="small-title" id="past-bulks">
        {messages.bulk.past}
      </h2>
      {bulks.isPending ? <LoadingState lines={3} /> : null}
      {bulks.isError && !bulks.data ? (
        <ErrorState
          title={messages.bulk.listFailed}
          error={bulks.error}
          onRetry={() => void bulks.refetch()}
          level={3}
        />
      ) : null}
      {bulks.data?.results.length === 0 ? (
        <StatePage title={messages.bulk.none} text={messages.bulk.noneText} level={3} />
      ) : null}
      <ul className="rows">
        {bulks.data?.results.map((each) => (
          <BulkEntry key={each.bulkId} bulk={each} />
        ))}
      </ul>
    </section>
  );
}

function BulkEntry({ bulk }: { readonly bulk: BulkSummary }) {
  const { bulkId, name, rows, startedAt, status } = bulk;
  return (
    <li className="row">
      <div className="row-text">
        <Link to="/bulk/$bulkId" params={{ bulkId }} className="row-name">
          {name}
        </Link>
        <p className="row-small">
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time> · {messages.bulk.rows(rows)}
        </p>
      </div>
      <BulkMark status={status} />
    </li>
  );
}
