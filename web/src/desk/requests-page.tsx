import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { loadDeskWords } from "../../../src/words/desk-words.ts";
import { useClient } from "../client.ts";
import { formatDay } from "../format.ts";
import { reportLanguage } from "../language.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { Failure } from "../parts/failure.tsx";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { deskRequestsQuery } from "../queries.ts";
import type { DeskRequest } from "../wire.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { EnterDialog } from "./enter-dialog.tsx";

const { desk: words } = messages;

/** People's requests about their own data, for whoever has to answer them. */
export function RequestsPage() {
  usePageTitle(words.page);
  const client = useClient();
  const requests = useQuery(deskRequestsQuery(client));
  const [entering, setEntering] = useState(false);
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1 className="page-title">{words.title}</h1>
        <button type="button" className="button" onClick={() => setEntering(true)}>
          {words.enter}
        </button>
      </div>
      <p className="lead">{words.lead}</p>
      <EnterDialog opened={entering} onClose={() => setEntering(false)} />
      {requests.isPending ? <LoadingState lines={4} /> : null}
      {requests.isError && !requests.data ? (
        <ErrorState title={words.failed} error={requests.error} onRetry={() => void requests.refetch()} />
      ) : null}
      {requests.data?.results.length === 0 ? <p className="soft">{words.none}</p> : null}
      {requests.data && requests.data.results.length > 0 ? (
        <ul className="rows">
          {requests.data.results.map((each) => (
            <RequestRow key={each.subject_request_id} request={each} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function RequestRow({ request }: { readonly request: DeskRequest }) {
  const client = useClient();
  const [answering, setAnswering] = useState(false);
  const { name, message, identity, isOverdue, correction } = request.extensions.candor;
  const requestId = request.subject_request_id;
  const code = useMutation({
    mutationFn: () => unwrap(client.POST("/desk/requests/{requestId}/codes", { params: { path: { requestId } } })),
  });
  const day = formatDay(request.expected_completion_time);
  const addresses = request.subject_identities.map((each) => each.identity_value);
  return (
    <li className="row row-plain row-stacked">
      <div className="row-text">
        <p className="row-name">{words.kinds[request.subject_request_type]}</p>
        <p className="row-small">{[name, ...addresses].filter(Boolean).join(" · ")}</p>
        <p className="row-small">
          {[
            isOverdue ? words.overdue(day) : words.due(day),
            words.regulations[request.regulation],
            words.identities[identity],
          ].join(" · ")}
        </p>
        {correction ? <CorrectionLine correction={correction} /> : null}
        {message ? <p className="row-small">{message}</p> : null}
        {code.data ? <p role="status">{words.codeIs(code.data.code)}</p> : null}
        <Failure text={words.codeFailed} error={code.error} />
      </div>
      <button type="button" className="button button-small" onClick={() => code.mutate()} disabled={code.isPending}>
        {words.code}
      </button>
      <button type="button" className="button button-small" onClick={() => setAnswering(true)}>
        {words.answer}
      </button>
      <AnswerDialog request={request} opened={answering} onClose={() => setAnswering(false)} />
    </li>
  );
}

/** What is wrong and what is right, in the words of the form that the person filled in. */
function CorrectionLine({
  correction: { property, was, value },
}: {
  readonly correction: NonNullable<DeskRequest["extensions"]["candor"]["correction"]>;
}) {
  const language = reportLanguage();
  const form = useQuery({
    queryKey: ["desk-words", language],
    queryFn: async () => await loadDeskWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (form.isPending) return null;
  const called = form.data?.properties[property] ?? property;
  return <p className="row-small">{words.correction(called, was, value)}</p>;
}
