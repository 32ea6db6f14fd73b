import { SHORT_BAR, withShortBars } from "../../../src/presentation/short-bars.ts";
import { formats } from "../messages.ts";
import { type CardValue, type FactCard, isFigure } from "../../../src/presentation/fact-card.ts";
import { memberName } from "./member-names.ts";

/**
 * A passage in a familiar form: a post on social media as such, a job as its title and place, a row of a register as a
 * row.
 */
export function Card({
  card: { kind, lead, rows, closed },
  quote,
}: {
  readonly card: FactCard;
  readonly quote: string | undefined;
}) {
  const names = rows.map(({ label }) => label);
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
              <dt>{memberName(row.label, kind, names)}</dt>
              <dd>
                <bdi>
                  <Marked value={isFigure(row.label) ? grouped(row) : row} quote={quote} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {closed ? <p className="fact-card-closed">{SHORT_BAR}</p> : null}
    </div>
  );
}

/** The quoted words within a marked value, at their place. */
function Marked({ value: { text, marked }, quote }: { readonly value: CardValue; readonly quote: string | undefined }) {
  const shown = withShortBars(readable(text));
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

/** Shows a date or date-time as its day, and everything else as written. */
function readable(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formats.day(text) || text;
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formats.instant(text) || text : text;
}

/** A figure as the reader's language writes it. */
function grouped(value: CardValue): CardValue {
  return /^\d{1,15}$/.test(value.text) ? { ...value, text: formats.number(Number(value.text)) } : value;
}
