import type { Column } from "./columns.ts";
import type { Field } from "./fields.ts";
import type { TableRow } from "./table-row.ts";

/** An extra column with the URLs that the cells of another column link to. */
export interface LinkColumn {
  /** The index of the other column. */
  readonly of: number;
  readonly title: string;
  /** If a cell has a link, its text says nothing more: "write", "Profile". */
  readonly isInstead: boolean;
}

/** What a cell's link is, from what the cell is, if the URL does not show it. */
const FIELDS_OF_LINKS: Partial<Record<Field, Field>> = {
  website: "website",
  companyWebsite: "companyWebsite",
  company: "companyWebsite",
  picture: "picture",
};

/** The columns whose cells have links that their text does not show, judging by the rows of a sample. */
export function linkColumns(titles: readonly string[], rows: readonly TableRow[]): readonly LinkColumn[] {
  return titles.flatMap((title, at) => {
    const isTold = rows.some(({ cells, links }) => {
      const link = links?.get(at);
      return link !== undefined && bare(link) !== bare(cells[at] ?? "");
    });
    return isTold ? [{ of: at, title: `${title.trim()} (link)`.trim(), isInstead: false }] : [];
  });
}

/** The cells of a row, with merged cells filled from above, followed by the URLs that cells link to. */
export function spreadRow(row: TableRow, width: number, links: readonly LinkColumn[]): readonly string[] {
  if (row.merged === undefined && links.length === 0) return row.cells;
  const length =
    links.length > 0 ? width : Math.max(row.cells.length, ...(row.merged?.keys() ?? []).map((at) => at + 1));
  const hidden = new Set(links.flatMap(({ of, isInstead }) => (isInstead && row.links?.has(of) ? [of] : [])));
  const cells = Array.from({ length }, (_, at) => (hidden.has(at) ? "" : row.cells[at] || row.merged?.get(at) || ""));
  return [...cells, ...links.map(({ of }) => plainLink(row.links?.get(of) ?? ""))];
}

/** What the columns of links become, once the others are known. */
export function settleLinks(
  columns: readonly Column[],
  width: number,
  links: readonly LinkColumn[],
): { readonly columns: readonly Column[]; readonly links: readonly LinkColumn[] } {
  const settled = columns.map((column, at): Column => {
    const link = at >= width ? links[at - width] : undefined;
    if (link === undefined || column.field !== "ignore") return column;
    const base = columns[link.of]?.field ?? "ignore";
    return { ...column, field: FIELDS_OF_LINKS[base] ?? "ignore" };
  });
  const isInstead = (of: number, at: number): boolean => {
    const [shown, led] = [settled[of]?.field, settled[width + at]?.field];
    return shown === led || (shown === "website" && led === "profile");
  };
  return { columns: settled, links: links.map((link, at) => ({ ...link, isInstead: isInstead(link.of, at) })) };
}

/** `mailto:ines@example.org?subject=x` as `ines@example.org`. */
function plainLink(link: string): string {
  const [, address] = /^(?:mailto|tel):([^?]*)/i.exec(link) ?? [];
  return address === undefined ? link : decoded(address);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function bare(text: string): string {
  return plainLink(text.trim())
    .replace(/^https?:\/\/(?:www\.)?|^www\./i, "")
    .replace(/\/$/, "")
    .toLowerCase();
}
