import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { programName } from "../../../src/contract/program-names.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import type { TablePreview } from "../wire.ts";
import type { ColumnMap } from "./column-map.ts";
import { previewedPart } from "./table-file.ts";

const { mapping: words } = messages.imports;
/** A field that this page does not know, from a newer service, is shown by its own name. */
const FIELD_NAMES: Readonly<Record<string, string>> = words.fields;

/** How the columns of a table are read, with its first people. @param isTable whether the file has columns at all */
export function useTablePreview(file: File, map: ColumnMap, isTable = true) {
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
    enabled: isTable,
  });
}

/** The program that wrote a table, if its columns tell. */
export function RecognisedProgram({ layout }: { readonly layout: string }) {
  const program = programName(layout);
  return program === undefined ? null : <p className="soft">{words.recognised(program)}</p>;
}

/** What each column becomes, to be changed. */
export function ColumnsTable({
  columns,
  fields,
  onChange,
}: {
  readonly columns: TablePreview["columns"];
  readonly fields: readonly string[];
  readonly onChange: (index: number, field: string) => void;
}) {
  return (
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
            <ColumnRow key={index} column={column} fields={fields} onChange={(field) => onChange(index, field)} />
          ))}
        </tbody>
      </table>
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

/** The first ten as they would be imported: a column for each detail that any of them has. */
export function PreviewedPeople({ people }: { readonly people: TablePreview["people"] }) {
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
