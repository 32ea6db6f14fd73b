import { useQuery } from "@tanstack/react-query";
import { columnNames } from "../../../src/contract/column-names.ts";
import { useClient } from "../client.ts";
import type { ColumnMap } from "../imports/column-map.ts";
import { countLines } from "../imports/count-lines.ts";
import { isTable } from "../imports/table-file.ts";
import { ColumnsTable, PreviewedPeople, RecognisedProgram, useTablePreview } from "../imports/table-preview.tsx";
import { messages } from "../messages.ts";
import { describeError, LoadingState } from "../parts/states.tsx";
import { ownKeyQuery } from "../queries.ts";
import { PriceLine } from "../start/price-line.tsx";
import { type BulkOptions, readColumns, writeColumns } from "./bulk-options.ts";

const { bulk: words } = messages;

/** A list before it is looked up: its columns, its first people, its purpose and what it may cost. */
export function BulkPreview({
  file,
  options,
  isStarting,
  onChange,
  onStart,
  onCancel,
}: {
  readonly file: File;
  readonly options: BulkOptions;
  readonly isStarting: boolean;
  readonly onChange: (options: BulkOptions) => void;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}) {
  const map = readColumns(options.columns);
  const preview = useTablePreview(file, map ?? {}, isTable(file));
  const rows = useRows(file);
  const isNamed = preview.data === undefined || preview.data.columns.length === 0 || preview.data.named;
  return (
    <section className="import-run" aria-labelledby="bulk-preview">
      <h2 className="small-title" id="bulk-preview">
        {file.name}
      </h2>
      {preview.isLoading ? <LoadingState lines={6} /> : null}
      {preview.isError ? (
        <p className="field-problem" role="alert">
          {messages.imports.mapping.failed(file.name)}. {describeError(preview.error)}
        </p>
      ) : null}
      {preview.data && preview.data.columns.length > 0 ? (
        <Columns
          preview={preview.data}
          map={map ?? {}}
          onMap={(next) => onChange({ ...options, columns: writeColumns(next) })}
        />
      ) : null}
      <Sum rows={rows} options={options} />
      <PriceLine kind={options.kind} />
      <div className="mapping-actions">
        <button
          type="button"
          className="button button-primary"
          disabled={!isNamed || map === null || isStarting}
          onClick={onStart}
        >
          {isStarting ? words.sending : rows === undefined ? words.startAll : words.start(rows)}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </section>
  );
}

function Columns({
  preview: { layout, columns, fields, named, people },
  map,
  onMap,
}: {
  readonly preview: NonNullable<ReturnType<typeof useTablePreview>["data"]>;
  readonly map: ColumnMap;
  readonly onMap: (map: ColumnMap) => void;
}) {
  const names = columnNames(columns.map(({ title }) => title));
  return (
    <>
      <RecognisedProgram layout={layout} />
      <ColumnsTable
        columns={columns}
        fields={fields}
        onChange={(index, field) => onMap({ ...map, [names[index] ?? ""]: field })}
      />
      <h3 className="small-title">{messages.imports.mapping.people}</h3>
      {named ? <PreviewedPeople people={people} /> : <p role="alert">{messages.imports.mapping.nobody}</p>}
    </>
  );
}

/** Rows, purpose and the most that can be charged, on one line. */
function Sum({ rows, options }: { readonly rows: number | undefined; readonly options: BulkOptions }) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  const purpose = options.purpose ?? own?.defaultPurpose;
  const most = mostLookups(rows, options);
  return (
    <p className="start-summary">
      {[
        rows === undefined ? null : words.rows(rows),
        messages.start.kinds[options.kind].title,
        purpose ? messages.purposes[purpose].title : null,
        options.kind !== "full" || most === undefined ? null : words.mostCredits(most),
      ]
        .filter((part) => part !== null)
        .join(" · ")}
    </p>
  );
}

/** How many lookups the list and its budget allow at most; `undefined` if neither says so. */
function mostLookups(rows: number | undefined, { maxLookups, maxCredits }: BulkOptions): number | undefined {
  const limits = [maxLookups, maxCredits].flatMap((limit) => (limit.trim() === "" ? [] : Number(limit)));
  const known = rows === undefined ? limits : [rows, ...limits];
  return known.length === 0 ? undefined : Math.min(...known);
}

/** How many people a list in text form holds, counted here; `undefined` for any other, or until they are counted. */
function useRows(file: File): number | undefined {
  const isText = /\.(?:csv|tsv|tab|ndjson|jsonl)$/i.test(file.name);
  const lines = useQuery({
    queryKey: ["lines", file.name, file.size, file.lastModified],
    queryFn: async ({ signal }) => await countLines(file, signal),
    enabled: isText,
  }).data;
  if (lines === undefined) return undefined;
  return Math.max(0, isTable(file) ? lines - 1 : lines);
}
