import type { ReactNode } from "react";
import { SourceChip } from "../evidence/source-chip.tsx";
import { WALK } from "../evidence/walk.ts";
import { messages } from "../messages.ts";
import { Block } from "../report/blocks.tsx";

export interface FigureRow {
  /** `null` for a row without evidence of its own. */
  readonly pointer: string | null;
  /** One per column; the first is the row's name. */
  readonly cells: readonly [string, ...string[]];
}

/** A picture of facts, a sentence that says what it shows, and the same facts as a table. */
export function Figure({
  title,
  note,
  head,
  rows,
  isListed = false,
  children,
}: {
  readonly title: string;
  readonly note?: string | undefined;
  readonly head: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Whether the section lists the same facts in full anyway: on paper, a table would repeat them. */
  readonly isListed?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Block title={title}>
      <figure className="figure-of-facts" {...{ [WALK]: "" }}>
        {children}
        {note ? <figcaption className="figure-note">{note}</figcaption> : null}
      </figure>
      <details className={isListed ? "figure-table no-print" : "figure-table"}>
        <summary>{messages.pictures.table(rows.length)}</summary>
        <div className="panel-table" {...{ [WALK]: "" }}>
          <table>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {head.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ pointer, cells: [name, ...cells] }, index) => (
                <tr key={`${pointer} ${index}`}>
                  <th scope="row">
                    {name}
                    {pointer === null ? null : <SourceChip pointer={pointer} label={name} />}
                  </th>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Block>
  );
}
