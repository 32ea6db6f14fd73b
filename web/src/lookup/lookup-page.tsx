import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { isCode, useClient } from "../client.ts";
import { DocumentsBanner } from "../documents/documents-banner.tsx";
import { useHandOver } from "../documents/hand-over.ts";
import { isPending } from "../documents/handed-documents.ts";
import { EvidenceArea } from "../evidence/evidence-area.tsx";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { lookupQuery } from "../queries.ts";
import { candidateOf, isFinished, type Lookup } from "../wire.ts";
import { type LookupErasure, Erased } from "./erased.tsx";
import { LookupContext } from "./lookup-context.ts";
import { LookupHead } from "./lookup-head.tsx";
import { RunView } from "./run-view.tsx";

/** The last part of a report's URL: it names nobody, since URLs end up in histories and logs. */
const TAIL = "report";

/** One lookup from start to end: in progress, finished with its tabs, or gone. */
export function LookupPage() {
  const { lookupId } = useParams({ from: "/lookups/$lookupId" });
  return <LookupById key={lookupId} lookupId={lookupId} />;
}

function LookupById({ lookupId }: { readonly lookupId: string }) {
  const [erasure, setErasure] = useState<LookupErasure | null>(null);
  const lookup = useQuery({ ...lookupQuery(useClient(), lookupId), enabled: erasure === null });
  const handed = useHandOver(lookup.data, lookupId);
  usePageTitle(lookup.data ? candidateOf(lookup.data).fullName.slice(0, 200) : messages.history.page);
  if (erasure) return <Erased erasure={erasure} />;
  if (isCode(lookup.error, "lookup_not_found", "invalid_request")) return <Gone />;
  if (lookup.data) {
    return isFinished(lookup.data.status) && !isPending(handed) ? (
      <Finished lookup={lookup.data} onErased={setErasure} />
    ) : (
      <RunView lookup={lookup.data} handed={handed} />
    );
  }
  if (lookup.isPending) return <LoadingState lines={8} />;
  return (
    <ErrorState title={messages.lookup.failed} error={lookup.error} onRetry={() => void lookup.refetch()} level={1} />
  );
}

function Finished({
  lookup,
  onErased,
}: {
  readonly lookup: Lookup;
  readonly onErased: (erasure: LookupErasure) => void;
}) {
  const shown = useMemo(() => ({ lookup, slug: TAIL }), [lookup]);
  useOwnAddress(lookup.lookupId);
  if (lookup.status === "expired") return <Expired lookup={lookup} />;
  return (
    <LookupContext value={shown}>
      <EvidenceArea lookup={lookup}>
        <LookupHead onErased={onErased} />
        <DocumentsBanner />
        <Outlet />
      </EvidenceArea>
    </LookupContext>
  );
}

/**
 * `/lookups/<id>` becomes `/lookups/<id>/report`, the URL that the profile states as its own, and so does an older URL
 * with a name.
 */
function useOwnAddress(lookupId: string): void {
  const navigate = useNavigate();
  const { slug: given } = useParams({ strict: false });
  useEffect(() => {
    if (given === TAIL) return;
    void navigate({ to: "/lookups/$lookupId/$slug", params: { lookupId, slug: TAIL }, search: true, replace: true });
  }, [given, lookupId, navigate]);
}

function Gone() {
  return (
    <StatePage title={messages.lookup.goneTitle} text={messages.lookup.goneText} level={1}>
      <Link to="/lookups" className="button">
        {messages.lookup.toHistory}
      </Link>
    </StatePage>
  );
}

function Expired({ lookup }: { readonly lookup: Lookup }) {
  return (
    <StatePage title={messages.lookup.expiredTitle} text={messages.lookup.expiredText} level={1}>
      <Link
        to="/"
        hash={new URLSearchParams({ q: candidateOf(lookup).fullName.slice(0, 256) }).toString()}
        className="button"
      >
        {messages.nav.search}
      </Link>
    </StatePage>
  );
}
