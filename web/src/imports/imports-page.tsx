import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { importsQuery } from "../queries.ts";
import { FileDropArea } from "../parts/drop-area.tsx";
import { ImportEntry } from "./import-entry.tsx";
import { UploadState } from "./upload-state.tsx";
import { Mapping } from "./mapping.tsx";
import { isTable } from "./table-file.ts";
import { useUpload } from "./use-upload.ts";

const ENDINGS =
  "csv tsv txt xlsx xlsm ods vcf json jsonl ndjson gz tgz tar zip pdf docx odt rtf html htm md mbox eml mht mhtml warc tab".split(
    " ",
  );

/** More earlier imports are shown on request. */
const FIRST = 5;

/** Imports people and documents, and shows earlier imports. */
export function ImportsPage() {
  usePageTitle(messages.imports.page);
  const { upload, start, stop, forget } = useUpload();
  const [table, setTable] = useState<File | null>(null);
  const busy = upload.state === "counting" || upload.state === "running";
  const imports = useQuery(importsQuery(useClient(), busy));
  const [all, setAll] = useState(false);
  const past = imports.data?.results ?? [];
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{messages.imports.title}</h1>
      <p className="lead">{messages.imports.lead}</p>
      {busy || table ? null : (
        <>
          <FileDropArea
            endings={ENDINGS}
            words={messages.imports}
            onFile={(file) => (isTable(file) ? setTable(file) : void start(file))}
          />
          <p className="import-text">
            {messages.imports.other}
            <code className="code-line">npx candor import ./cvs</code>
          </p>
        </>
      )}
      {table ? (
        <Mapping
          file={table}
          onCancel={() => setTable(null)}
          onImport={(map) => {
            setTable(null);
            void start(table, map);
          }}
        />
      ) : (
        <UploadState upload={upload} imports={past} onStop={stop} />
      )}
      <section className="block" aria-labelledby="past-imports">
        <h2 className="small-title" id="past-imports">
          {messages.imports.past}
        </h2>
        {imports.isPending ? <LoadingState lines={3} /> : null}
        {imports.isError && !imports.data ? (
          <ErrorState
            title={messages.imports.listFailed}
            error={imports.error}
            onRetry={() => void imports.refetch()}
            level={3}
          />
        ) : null}
        {imports.data?.results.length === 0 ? (
          <StatePage title={messages.imports.none} text={messages.imports.noneText} level={3} />
        ) : null}
        <ul className="rows">
          {(all ? past : past.slice(0, FIRST)).map((each) => (
            <ImportEntry key={each.importId} entry={each} onRemoved={() => forget(each.importId)} />
          ))}
        </ul>
        {all || past.length <= FIRST ? null : (
          <button type="button" className="button import-all" onClick={() => setAll(true)}>
            {messages.showAll(past.length)}
          </button>
        )}
      </section>
    </div>
  );
}
