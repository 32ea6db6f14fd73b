import { isUnavailable } from "./unavailable.ts";

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly answered: PromiseWithResolvers<Answer>;
}

/**
 * Lets questions that arrive together share a statement. A single question is asked at once; those that arrive while
 * `atOnce` statements are running wait for the next one. A statement therefore starts after all its questions have
 * arrived, and no answer is older than its question.
 *
 * @param askAll returns the answers in the order of the questions. If it fails for several, each is asked alone, so
 * that none fails because of another; if the database is away, all of them fail
 * @param limits at most `most` questions per statement
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
    // Wait for whatever else arrives in this turn of the event loop.
    if (waiting.push({ ask, answered }) === 1) setImmediate(send);
    return answered.promise;
  };
}
