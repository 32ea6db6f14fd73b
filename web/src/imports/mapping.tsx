import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { columnNames } from "../../../src/contract/column-names.ts";
import { leftOutText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { messages, words as catalogue } from "../messages.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import type { TablePreview } from "../wire.ts";
import { type ColumnMap, readMap, withoutKnown } from "./column-map.ts";
import { previewedPart } from "./table-file.ts";

const { mapping: words } = messages.imports;
/** A field that this page does not know, from a newer service, is shown by its own name. */
const FIELD_NAMES: Readonly<Record<string, string>> = words.fields;

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
  const recognised = usePreview(file, {});
  const preview = usePreview(file, map);
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
  const { format, columns, fields, named, people, rejections } = preview.data;
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
      <div className="table-frame mapping-columns" tabIndex={0} role="region" aria-label={words.columns}>
        <table className="table mapping-table">
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.becomes}</th>
              <th scope="col">{words.examples}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, index) => (
              <ColumnRow
                key={index}
                column={column}
                fields={fields}
                onChange={(field) => setMap({ ...map, [names[index] ?? ""]: field })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MappingFile
        whole={whole}
        name={file.name}
        onLoad={(loaded) => setMap(withoutKnown(loaded, recognised.data?.columns ?? []))}
      />
      {named && people.length === 0 ? null : <h3 className="small-title">{words.people}</h3>}
      {named ? people.length > 0 && <People people={people} /> : <p role="alert">{words.nobody}</p>}
      {rejections.length === 0 ? null : (
        <>
          <h3 className="small-title">{words.leftOut}</h3>
          <ul className="rejections">
            {rejections.map(({ line, reason }, index) => (
              <li key={index}>{messages.imports.rejection(undefined, line, leftOutText(catalogue, reason))}</li>
            ))}
          </ul>
        </>
      )}
      <Actions disabled={!named} onImport={() => onImport(map)} onCancel={onCancel} />
    </section>
  );
}

function usePreview(file: File, map: ColumnMap) {
  const client = useClient();
  return useQuery({
    queryKey: ["preview", file.name, file.size, file.lastModified, map],
    queryFn: async ({ signal }) =>
      await unwrap(
        client.POST("/imports/previews", {
          params: { query: { name: file.name.slice(-255), map: JSON.stringify(map) } },
          headers: { "content-type": "application/octet-stream" },
          body: previewedPart(file) as unknown as string,
          bodySerializer: (body: unknown) => body as BodyInit,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
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

function ColumnRow({
  column: { title, field, examples },
  fields,
  onChange,
}: {
  readonly column: TablePreview["columns"][number];
  readonly fields: readonly string[];
  readonly onChange: (field: string) => void;
}) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <select
          className="input"
          aria-label={words.fieldOf(title)}
          value={field}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {fields.map((each) => (
            <option key={each} value={each}>
              {FIELD_NAMES[each] ?? each}
            </option>
          ))}
        </select>
      </td>
      <td className="soft">{examples.join(", ")}</td>
    </tr>
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

/** The first ten as they would be imported: a column for each detail that any of them has. */
function People({ people }: { readonly people: TablePreview["people"] }) {
  const rows = people.map(factsOf);
  const told = SHOWN.filter((field) => rows.some((row) => row[field] !== undefined));
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={words.people}>
      <table className="table mapping-people">
        <thead>
          <tr>
            {told.map((field) => (
              <th key={field} scope="col">
                {words.fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {told.map((field) =>
                field === "fullName" ? (
                  <th key={field} scope="row">
                    {row[field]}
                  </th>
                ) : (
                  <td key={field}>{row[field]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SHOWN = ["fullName", "title", "company", "email", "phone", "location"] as const;

function factsOf(person: TablePreview["people"][number]): Readonly<Partial<Record<(typeof SHOWN)[number], string>>> {
  const { emails, phones, location, positions } = person as {
    readonly emails?: readonly string[];
    readonly phones?: readonly string[];
    readonly location?: string;
    readonly positions?: readonly { readonly title?: string; readonly company?: string }[];
  };
  const [job] = positions ?? [];
  const given = { title: job?.title, company: job?.company, email: emails?.[0], phone: phones?.[0], location };
  const said = Object.entries({ fullName: person.fullName, ...given }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}
