import type { Column } from "./columns.ts";
import { numberIn, plainTitle } from "./titles.ts";
import type { Field } from "./fields.ts";

/** What a post is called in the columns of those before the first. */
const EARLIER: Partial<Record<Field, Field>> = { title: "previousTitle", company: "previousCompany" };

/**
 * A program that reads profiles writes a person's posts beside each other (`jobTitle`, `jobTitle2`; `experiences/0/title`,
 * `experiences/1/title`), the last first: the others are those before it. Where the people of a row are numbered, posts are theirs.
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

/** Columns of one number are one post's. */
export function postNumber(title: string): number {
  return numberIn(title) ?? 0;
}

function isNumbered(columns: readonly Column[], field: Field): boolean {
  return new Set(columns.flatMap((column) => (column.field === field ? (numberIn(column.title) ?? []) : []))).size > 1;
}
