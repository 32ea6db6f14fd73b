import type { Column } from "./columns.ts";
import { numberIn, plainTitle } from "./titles.ts";
import type { Field } from "./fields.ts";

/** What a post's fields become in the columns of earlier posts. */
const EARLIER: Partial<Record<Field, Field>> = { title: "previousTitle", company: "previousCompany" };

/**
 * Some programs that read profiles write a person's posts side by side (`jobTitle`, `jobTitle2`; `experiences/0/title`,
 * `experiences/1/title`), the latest first: the others are earlier posts. If the people in a row are numbered, the
 * posts are theirs instead.
 */
export function numberPosts(columns: readonly Column[]): readonly Column[] {
  if (isNumbered(columns, "fullName") || isNumbered(columns, "lastName")) return columns;
  return columns.map((column) => {
    const earlier = EARLIER[column.field];
    if (earlier === undefined) return column;
    const alike = columns.filter(
      ({ field, title }) => field === column.field && plainTitle(title) === plainTitle(column.title),
    );
    const first = Math.min(...alike.map(({ title }) => postNumber(title)));
    return postNumber(column.title) > first ? { ...column, field: earlier } : column;
  });
}

/** Columns with one number are about one post. */
export function postNumber(title: string): number {
  return numberIn(title) ?? 0;
}

function isNumbered(columns: readonly Column[], field: Field): boolean {
  return new Set(columns.flatMap((column) => (column.field === field ? (numberIn(column.title) ?? []) : []))).size > 1;
}
