import { givenDocument } from "../../../src/presentation/given-document.ts";
import { hostOf, webLink } from "../../../src/presentation/links.ts";
import { words } from "../messages.ts";
import type { CitedDatasource } from "../wire.ts";
import { type PageText, readPage } from "./read-page.ts";

/** Its head says everything else. */
const HEAD_LENGTH = 20_000;

/** A document as readers would cite it. */
export interface CitedTitle {
  readonly title: string;
  /** Publisher, day and file name, as far as it has them. */
  readonly details: string;
}

type Titled = Pick<CitedDatasource, "source" | "data" | "title" | "publisher" | "published">;

/**
 * A document that the caller handed over; `null` for other datasources, and in a shared report, which has no documents.
 */
export function titleOfGiven({ source, data }: Titled): CitedTitle | null {
  const given = givenDocument(source);
  if (given === null || data === undefined) return null;
  const { file = "" } = given;
  const page = readHead(data);
  return (page && cited(page, file)) ?? { title: file, details: "" };
}

const known = new WeakMap<Titled, CitedTitle | null>();

/** A page with a title of its own; `null` for other documents. */
export function titleOfPage(datasource: Titled): CitedTitle | null {
  const before = known.get(datasource);
  if (before !== undefined) return before;
  const { source, data } = datasource;
  const isPage = webLink(source) !== undefined;
  const page = data === undefined ? sharedPage(datasource) : isPage ? readHead(data) : null;
  const read = isPage && page !== null ? cited(page, hostOf(source)) : null;
  known.set(datasource, read);
  return read;
}

/** What a shared report says of a page that it does not contain. */
function sharedPage({ title = "", publisher = "", published = "" }: Titled): PageHead {
  return { title, publisher, published };
}

type PageHead = Pick<PageText, "title" | "publisher" | "published">;

function readHead(data: string): PageHead | null {
  return readPage(data.slice(0, HEAD_LENGTH));
}

/** @param where its host or its file; `null` if it has no title */
function cited({ title, publisher, published }: PageHead, where: string): CitedTitle | null {
  if (title === "") return null;
  const details = [publisher, words.formats.instant(published), where];
  return { title, details: details.filter((each) => each !== "").join(" · ") };
}
