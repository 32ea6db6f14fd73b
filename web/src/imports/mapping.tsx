import { useId, useRef, useState } from "react";
import { columnNames } from "../../../src/contract/column-names.ts";
import { leftOutText } from "../../../src/presentation/reason-text.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { messages, words as catalogue } from "../messages.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { type ColumnMap, readMap, withoutKnown } from "./column-map.ts";
import { ColumnsTable, PreviewedPeople, RecognisedProgram, useTablePreview } from "./table-preview.tsx";

const { mapping: words } = messages.imports;

/** What each column of a table becomes, which can be changed, with the first ten people, before anybody is imported. */
export function Mapping({
  file,
  onImport,
  onCancel,
}: {
  readonly file: File;
  readonly onImport: (map?: ColumnMap) => void;
  readonly onCancel: () => void;
}) {
  // Contains only what was changed or loaded: automatic recognition is repeated, in each sheet by its own columns.
  const [map, setMap] = useState<ColumnMap>({});
  const recognised = useTablePreview(file, {});
  const preview = useTablePreview(file, map);
  if (preview.isPending) return <LoadingState lines={6} />;
  if (preview.isError) {
    return (
      <>
        <ErrorState
          title={words.failed(file.name)}
          error={preview.error}
          onRetry={() => void preview.refetch()}
          level={2}
        />
        <button type="button" className="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </>
    );
  }
  const { format, layout, columns, fields, named, people, rejections } = preview.data;
  if (columns.length === 0) {
    return (
      <section className="import-run">
        <p role="status">{words.other(file.name, format)}</p>
        <Actions onImport={() => onImport()} onCancel={onCancel} />
      </section>
    );
  }
  const names = columnNames(columns.map(({ title }) => title));
  const whole = Object.fromEntries(columns.map(({ field }, index) => [names[index] ?? "", field]));
  return (
    <section className="import-run" aria-labelledby="mapping">
      <h2 className="small-title" id="mapping">
        {words.title(file.name)}
      </h2>
      <RecognisedProgram layout={layout} />
      <ColumnsTable
        columns={columns}
        fields={fields}
        onChange={(index, field) => setMap({ ...map, [names[index] ?? ""]: field })}
      />
      <MappingFile
        whole={whole}
        name={file.name}
        onLoad={(loaded) => setMap(withoutKnown(loaded, recognised.data?.columns ?? []))}
      />
      {named && people.length === 0 ? null : <h3 className="small-title">{words.people}</h3>}
      {named ? people.length > 0 && <PreviewedPeople people={people} /> : <p role="alert">{words.nobody}</p>}
      {rejections.length === 0 ? null : (
        <>
          <h3 className="small-title">{words.leftOut}</h3>
          <ul className="rejections">
            {rejections.map(({ line, ...left }, index) => (
              <li key={index}>{messages.imports.rejection(undefined, line, leftOutText(catalogue, left))}</li>
            ))}
          </ul>
        </>
      )}
      <Actions disabled={!named} onImport={() => onImport(map)} onCancel={onCancel} />
    </section>
  );
}

function Actions({
  disabled = false,
  onImport,
  onCancel,
}: {
  readonly disabled?: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <div className="mapping-actions">
      <button type="button" className="button button-primary" disabled={disabled} onClick={onImport}>
        {words.start}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {words.cancel}
      </button>
    </div>
  );
}

/** Downloads the mapping as the file that `candor import --mapping` accepts. */
function MappingFile({
  whole,
  name,
  onLoad,
}: {
  readonly whole: ColumnMap;
  readonly name: string;
  readonly onLoad: (map: ColumnMap) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = (): void => {
    const address = URL.createObjectURL(
      new Blob([`${JSON.stringify(whole, null, 2)}\n`], { type: "application/json" }),
    );
    saveFile(address, `${name.replace(/\.\w+$/, "")}-mapping.json`);
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const map = readMap(await file.text());
    setProblem(map === null ? words.noMapping(file.name) : null);
    if (map !== null) onLoad(map);
  };
  return (
    <div className="mapping-actions">
      <button type="button" className="button button-small" onClick={save}>
        {words.save}
      </button>
      <button type="button" className="button button-small" onClick={() => input.current?.click()}>
        {words.load}
      </button>
      <input
        id={id}
        ref={input}
        type="file"
        accept=".json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.load}
        onChange={(event) => {
          void load(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <p className="field-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
