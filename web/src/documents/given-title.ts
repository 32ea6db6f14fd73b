import { givenDocument } from "../../../src/presentation/given-document.ts";
import { hostOf, webLink } from "../../../src/presentation/links.ts";
import { words } from "../messages.ts";
import type { CitedDatasource } from "../wire.ts";
import { readPage } from "./read-page.ts";

/** Its head says everything else. */
const HEAD_LENGTH = 20_000;

/** A document as readers would cite it. */
export interface CitedTitle {
  readonly title: string;
  /** Publisher, day and file name, as far as it has them. */
  readonly details: string;
}

type Titled = Pick<CitedDatasource, "source" | "data">;

/**
 * A document that the caller handed over; `null` for other datasources, and in a shared report, which has no documents.
 */
export function titleOfGiven({ source, data }: Titled): CitedTitle | null {
  const given = givenDocument(source);
  if (given === null || data === undefined) return null;
  const { file = "" } = given;
  return titleIn(data, file) ?? { title: file, details: "" };
}

const known = new WeakMap<Titled, CitedTitle | null>();

/** A page with a title of its own; `null` for other documents, and in a shared report. */
export function titleOfPage(datasource: Titled): CitedTitle | null {
  const before = known.get(datasource);
  if (before !== undefined) return before;
  const { source, data } = datasource;
  const read = data === undefined || webLink(source) === undefined ? null : titleIn(data, hostOf(source));
  known.set(datasource, read);
  return read;
}

/** @param where its host or its file */
function titleIn(data: string, where: string): CitedTitle | null {
  const page = readPage(data.slice(0, HEAD_LENGTH));
  if (page === null || page.title === "") return null;
  const details = [page.publisher, words.formats.instant(page.published), where];
  return { title: page.title, details: details.filter((each) => each !== "").join(" · ") };
}
