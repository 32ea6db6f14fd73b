import { givenDocument } from "../../../src/presentation/given-document.ts";
import { words } from "../messages.ts";
import type { CitedDatasource } from "../wire.ts";
import { readPage } from "./read-page.ts";

/** Its head says everything else. */
const HEAD_LENGTH = 20_000;

/** A document that the caller handed over, as readers would cite it. */
export interface GivenTitle {
  readonly title: string;
  /** Publisher, day and file name, as far as it has them. */
  readonly details: string;
}

/** `null` for other datasources, and in a shared report, which has no documents. */
export function titleOfGiven({ source, data }: Pick<CitedDatasource, "source" | "data">): GivenTitle | null {
  const given = givenDocument(source);
  if (given === null || data === undefined) return null;
  const { file = "" } = given;
  const page = readPage(data.slice(0, HEAD_LENGTH));
  if (page === null || page.title === "") return { title: file, details: "" };
  const details = [page.publisher, words.formats.instant(page.published), file];
  return { title: page.title, details: details.filter((each) => each !== "").join(" · ") };
}
