import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { isCode, strangersClient } from "../client.ts";
import { EvidenceFrame } from "../evidence/evidence-area.tsx";
import { formatMoment } from "../format.ts";
import { reportLanguage } from "../language.ts";
import { LookupContext } from "../lookup/lookup-context.ts";
import { PersonHead, PurposeAndAge } from "../lookup/person-head.tsx";
import { messages } from "../messages.ts";
import { Announcer } from "../parts/announcer.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { sharedQuery } from "../queries.ts";
import { createQueryClient } from "../query-client.ts";
import { ReportPage } from "../report/report-page.tsx";
import { ConnectionBanner } from "../shell/connection-banner.tsx";
import { Wordmark } from "../shell/wordmark.tsx";
import { candidateOf, type SharedReport } from "../wire.ts";

/** The report behind a link, for somebody without a key: only for reading. */
export function SharedApp() {
  const [queryClient] = useState(createQueryClient);
  const token = useToken();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="shell">
        <header className="bar">
          <div className="bar-inner">
            <span className="bar-brand">
              <Wordmark />
            </span>
          </div>
          <ConnectionBanner />
        </header>
        <main id="content" className="content">
          {/^[\w-]{1,128}$/.test(token) ? <Shared key={token} token={token} /> : <Ended />}
        </main>
        <Announcer />
      </div>
    </QueryClientProvider>
  );
}

function Shared({ token }: { readonly token: string }) {
  const shared = useQuery(sharedQuery(strangersClient(), token, reportLanguage()));
  usePageTitle(shared.data ? nameOf(shared.data) : messages.shared.page);
  if (shared.data) return <SharedReportView shared={shared.data} />;
  if (shared.isPending) return <LoadingState lines={8} />;
  if (isCode(shared.error, "share_not_found", "invalid_request")) return <Ended />;
  return (
    <ErrorState title={messages.shared.failed} error={shared.error} onRetry={() => void shared.refetch()} level={1} />
  );
}

function SharedReportView({ shared }: { readonly shared: SharedReport }) {
  const { lookup, evidence, cards, summaries, datasources, expiresAt } = shared;
  const shown = useMemo(() => ({ lookup, slug: "", shared: true }), [lookup]);
  const meta: ReactNode = (
    <>
      <span>{messages.shared.until(formatMoment(expiresAt))}</span>
      <PurposeAndAge lookup={lookup} dates={datasources.map(({ date }) => date)} />
    </>
  );
  return (
    <LookupContext value={shown}>
      <EvidenceFrame
        outline={evidence}
        whole={evidence}
        cards={cards}
        summaries={summaries}
        datasources={datasources}
        error={null}
      >
        <PersonHead meta={meta} />
        <p className="notice">{messages.shared.notice}</p>
        <ReportPage />
      </EvidenceFrame>
    </LookupContext>
  );
}

function Ended() {
  usePageTitle(messages.shared.page);
  return <StatePage title={messages.shared.endedTitle} text={messages.shared.endedText} level={1} />;
}

/** The part after `#`: it may change while the page is open, when another link is opened in its tab. */
function useToken(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return hash.slice(1);
}

function nameOf({ lookup }: SharedReport): string {
  return candidateOf(lookup).fullName.slice(0, 200);
}
