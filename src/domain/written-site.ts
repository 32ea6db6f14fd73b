import type { Site } from "./site.ts";

/** A site with its patterns written as in JavaScript (`/^https:/u`), for other processes and for clients. */
export interface WrittenSite {
  readonly host: string;
  readonly publisher: string;
  readonly readAt?: string | undefined;
  readonly answersAt?: string | undefined;
  readonly ofPeople?: string | undefined;
  readonly pages?: { readonly answer: string; readonly page: string }[] | undefined;
}

export function writeSite({ host, publisher, readAt, answersAt, ofPeople, pages }: Site): WrittenSite {
  return {
    host,
    publisher,
    ...(readAt !== undefined && { readAt }),
    ...(answersAt && { answersAt: String(answersAt) }),
    ...(ofPeople && { ofPeople: String(ofPeople) }),
    ...(pages && { pages: pages.map(([answer, page]) => ({ answer: String(answer), page })) }),
  };
}

export function readSite({ host, publisher, readAt, answersAt, ofPeople, pages }: WrittenSite): Site {
  return {
    host,
    publisher,
    ...(readAt !== undefined && { readAt }),
    ...(answersAt !== undefined && { answersAt: readPattern(answersAt) }),
    ...(ofPeople !== undefined && { ofPeople: readPattern(ofPeople) }),
    ...(pages && { pages: pages.map(({ answer, page }) => [readPattern(answer), page] as const) }),
  };
}

/** Throws a `SyntaxError` for what is no pattern. */
function readPattern(written: string): RegExp {
  const end = written.lastIndexOf("/");
  return new RegExp(written.slice(1, end), written.slice(end + 1));
}
