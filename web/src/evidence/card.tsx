import { formats } from "../messages.ts";
import type { CardValue, FactCard } from "./fact-card.ts";

/** A passage as people know it: a post as a post, a post held as its title and place, a row of a register as a row. */
export function Card({
  card: { kind, lead, rows },
  quote,
}: {
  readonly card: FactCard;
  readonly quote: string | undefined;
}) {
  return (
    <div className={`fact-card fact-card-${kind}`}>
      {lead.map((value, index) => (
        <p key={index} className="fact-card-lead" dir="auto">
          <Marked value={value} quote={quote} />
        </p>
      ))}
      {rows.length === 0 ? null : (
        <dl className="fact-card-rows">
          {rows.map((row, index) => (
            <div key={index}>
              <dt>{row.label}</dt>
              <dd>
                <bdi>
                  <Marked value={row} quote={quote} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Of what is marked, the words that were quoted, where they stand in it. */
function Marked({ value: { text, marked }, quote }: { readonly value: CardValue; readonly quote: string | undefined }) {
  const shown = readable(text);
  if (!marked) return shown;
  const at = quote === undefined ? -1 : shown.indexOf(quote);
  if (quote === undefined || quote === "" || at < 0) return <mark>{shown}</mark>;
  return (
    <>
      {shown.slice(0, at)}
      <mark>{quote}</mark>
      {shown.slice(at + quote.length)}
    </>
  );
}

/** A moment as its day; everything else as it is written. */
function readable(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formats.instant(text) || text : text;
}
