import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useClient } from "../client.ts";
import { LookupRow } from "../history/lookup-row.tsx";
import { messages } from "../messages.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { ownKeyQuery, recentQuery } from "../queries.ts";
import { FirstQuestion } from "../sources/first-question.tsx";

/** The latest lookups, shown before anything is typed. */
export function RecentLookups() {
  const client = useClient();
  const recent = useQuery(recentQuery(client));
  const own = useQuery({ ...ownKeyQuery(client), enabled: recent.isError }).data;
  if (recent.isPending) return <LoadingState lines={3} />;
  if (recent.isError && !recent.data) {
    if (own?.scopes.includes("privacy") && !own.scopes.includes("lookups:read")) return <AnswersRequests />;
    return <ErrorState title={messages.history.failed} error={recent.error} onRetry={() => void recent.refetch()} />;
  }
  const { results } = recent.data;
  if (results.length === 0) {
    return (
      <>
        <StatePage title={messages.search.emptyTitle} text={messages.search.emptyText} />
        <FirstQuestion />
      </>
    );
  }
  return (
    <section className="recent" aria-labelledby="recent-title">
      <div className="recent-head">
        <h2 className="small-title" id="recent-title">
          {messages.search.recent}
        </h2>
        <Link to="/lookups" className="quiet-link">
          {messages.search.allRecent}
        </Link>
      </div>
      <ul className="rows">
        {results.map((lookup) => (
          <LookupRow key={lookup.lookupId} lookup={lookup} />
        ))}
      </ul>
    </section>
  );
}

/** What somebody is here for whose key is for requests alone. */
function AnswersRequests() {
  return (
    <StatePage title={messages.desk.title} text={messages.desk.lead}>
      <Link to="/requests" className="button">
        {messages.menu.requests}
      </Link>
    </StatePage>
  );
}
