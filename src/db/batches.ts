import { isUnavailable } from "./unavailable.ts";

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly answered: PromiseWithResolvers<Answer>;
}

/**
 * Lets questions that come at the same time share a statement: one that comes alone is asked at once, those that come while
 * `atOnce` statements are under way wait for the next. So a statement begins after all its questions have come, and
 * what it answers is not older than they are.
 *
 * @param askAll the answers, in the order of the questions. Where it fails for several, each is asked alone, so that
 *   none fails for another; where the database is away, all are told
 * @param limits `most` questions to a statement
 */
export function inBatches<Ask, Answer>(
  askAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
  { most, atOnce }: { readonly most: number; readonly atOnce: number },
): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let underWay = 0;
  const answer = async (batch: readonly Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(batch.map(({ ask }) => ask));
      for (const [index, { answered }] of batch.entries()) answered.resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length > 1 && !isUnavailable(error)) for (const each of batch) await answer([each]);
      else for (const { answered } of batch) answered.reject(error);
    }
  };
  const send = (): void => {
    while (underWay < atOnce && waiting.length > 0) {
      underWay++;
      void answer(waiting.splice(0, most)).finally(() => {
        underWay--;
        send();
      });
    }
  };
  return (ask) => {
    const answered = Promise.withResolvers<Answer>();
    // Whatever else this turn of the event loop brings comes along.
    if (waiting.push({ ask, answered }) === 1) setImmediate(send);
    return answered.promise;
  };
}
