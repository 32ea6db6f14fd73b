import type { StoredLookup } from "../db/lookup.ts";
import { listSecondReadings } from "../db/second-reading.ts";
import type { Judgement } from "../domain/match.ts";
import { errorFields } from "../log.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import type { JudgedAnswers } from "../reading/read-again.ts";
import { ReaderFailed } from "../reading/reading-room.ts";
import { hasText, type DocumentPerson } from "../second-reader/document.ts";
import { kindsFor } from "../second-reader/kinds.ts";
import type { ReadDatasource } from "./read-captures.ts";
import type { StageContext } from "./stage.ts";

/** A document about the candidate that a language model may read, and the names to ask about. */
export interface DocumentToRead {
  readonly datasource: ReadDatasource;
  readonly subject: DocumentPerson;
}

/** What is believed of a language model's stored answers about one document. */
export interface ReadAgain extends JudgedAnswers {
  readonly datasource: ReadDatasource;
  readonly recordId: string;
}

/**
 * Documents about nobody but the candidate, with text that can be read again. For a document whose record is undecided or somebody else's,
 * nothing is asked and no answer is believed.
 */
export function ownDocuments(
  datasources: readonly ReadDatasource[],
  judgements: ReadonlyMap<string, Judgement>,
): readonly DocumentToRead[] {
  return datasources.filter(hasText).flatMap((datasource) => {
    const [finding, ...others] = datasource.reading?.findings ?? [];
    if (finding === undefined || others.length > 0 || judgements.get(finding.recordId) !== "own") return [];
    const name = finding.name ?? datasource.about?.[0];
    if (name === undefined) return [];
    return [{ datasource, subject: { recordId: finding.recordId, name, filed: finding.filed === true } }];
  });
}

/** Judges the stored answers of a language model, without sending questions. */
export async function listReadAgain(
  lookup: StoredLookup,
  datasources: readonly ReadDatasource[],
  judgements: ReadonlyMap<string, Judgement>,
  context: StageContext,
): Promise<readonly ReadAgain[]> {
  const documents = ownDocuments(datasources, judgements);
  if (documents.length === 0) return [];
  const stored = Map.groupBy(
    await listSecondReadings(context.db, context.keyring, lookup.id),
    ({ datasourceId }) => datasourceId,
  );
  const kinds = kindsFor(lookup.sections);
  const judged = documents.map(async ({ datasource, subject }): Promise<ReadAgain[]> => {
    const answers = stored.get(datasource.id) ?? [];
    if (answers.length === 0) return [];
    try {
      const believed = await context.reading.judge(datasource, subject, answers, kinds);
      return [{ ...believed, datasource, recordId: subject.recordId }];
    } catch (error) {
      if (!(error instanceof UnreadableCapture || error instanceof ReaderFailed)) throw error;
      const fields = error instanceof ReaderFailed ? error.fields : errorFields(error);
      context.log.warn({ lookupId: lookup.id, datasourceId: datasource.id, ...fields }, "answers could not be judged");
      return [];
    }
  });
  return (await Promise.all(judged)).flat();
}
