import { OutcomeMark } from "../lookup/outcome-mark.tsx";
import { ledgerText } from "../../../src/presentation/reason-text.ts";
import { messages, words } from "../messages.ts";
import type { SearchCoverage as Asked, SearchType } from "../wire.ts";

/** Which outside sources this search asked, and the outcome: nobody found is distinguished from not asked. */
export function SearchCoverage({ coverage }: { readonly coverage: readonly Asked[] }) {
  if (coverage.length === 0) return null;
  return (
    <section className="search-coverage" aria-label={messages.search.asked}>
      <h2 className="small-title">{messages.search.asked}</h2>
      <ul>
        {coverage.map((each) => (
          <li key={each.connector}>
            <span className="search-coverage-name">{nameOf(each)}</span>
            <OutcomeMark outcome={each.outcome} />
            <span className="search-coverage-text">
              {each.why ? ledgerText(words, each.why) : messages.search.outcomes[each.outcome]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same on one line, for screen readers. */
export function tellCoverage(coverage: readonly Asked[]): string {
  return coverage.map((each) => ` ${nameOf(each)}: ${messages.outcomes[each.outcome].title}.`).join("");
}

/** A platform by its name in the picker, any other source by its own. */
function nameOf({ connector }: Asked): string {
  if (connector in messages.searchTypes) return messages.searchTypes[connector as SearchType];
  return messages.otherSources[connector] ?? connector;
}
