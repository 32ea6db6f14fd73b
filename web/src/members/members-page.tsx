import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { ErrorState, LoadingState } from "../parts/states.tsx";
import { membersQuery } from "../queries.ts";
import type { Member, Role } from "../wire.ts";
import { MemberForm } from "./member-form.tsx";

const { members: words } = messages;
const ROLES = Object.keys(words.roles) as Role[];

/** Who works with the account, and what each may do. */
export function MembersPage() {
  usePageTitle(words.page);
  const members = useQuery(membersQuery(useClient()));
  return (
    <div className="page page-narrow">
      <h1 className="page-title">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {members.isPending ? <LoadingState lines={4} /> : null}
      {members.isError && !members.data ? (
        <ErrorState title={words.failed} error={members.error} onRetry={() => void members.refetch()} />
      ) : null}
      {members.data ? (
        <>
          {members.data.results.length === 0 ? <p className="soft">{words.none}</p> : null}
          <ul className="rows">
            {members.data.results.map((each) => (
              <MemberRow key={each.memberId} member={each} />
            ))}
          </ul>
          <MemberForm />
        </>
      ) : null}
    </div>
  );
}

function MemberRow({ member }: { readonly member: Member }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const [wanted, setWanted] = useState<Role | null>(null);
  const { memberId, name, email, role, purposes, createdAt, removedAt } = member;
  const params = { path: { memberId } };
  const onSuccess = (): void => {
    setRemoving(false);
    setWanted(null);
    for (const queryKey of [["members"], ["keys"]]) void queryClient.invalidateQueries({ queryKey });
  };
  const change = useMutation({
    mutationFn: () => unwrap(client.POST("/members/{memberId}", { params, body: { role: wanted ?? role } })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: () => unwrap(client.DELETE("/members/{memberId}", { params })),
    onSuccess,
  });
  return (
    <li className="row row-plain">
      <div className="row-text">
        <p className="row-name">{name}</p>
        <p className="row-small">
          {[email, removedAt ? words.removedOn(formatDay(removedAt)) : words.added(formatDay(createdAt))]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="row-small">{purposes.map((purpose) => messages.purposes[purpose].title).join(", ")}</p>
      </div>
      {removedAt ? null : (
        <>
          <select
            className="input member-role"
            aria-label={words.roleOf(name)}
            value={role}
            onChange={(event) => setWanted(event.currentTarget.value as Role)}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {words.roles[each].title}
              </option>
            ))}
          </select>
          <button type="button" className="button button-small" onClick={() => setRemoving(true)}>
            {words.remove}
          </button>
        </>
      )}
      <AskDialog
        question={{
          title: words.removeTitle,
          text: words.removeText(name),
          confirm: words.removeConfirm,
          working: words.removing,
          failed: words.removeFailed,
        }}
        action={remove}
        opened={removing}
        onClose={() => setRemoving(false)}
      />
      <AskDialog
        question={{
          title: words.changeTitle,
          text: words.changeText(name, words.roles[wanted ?? role].title),
          confirm: words.changeConfirm,
          working: words.changing,
          failed: words.changeFailed,
        }}
        action={change}
        opened={wanted !== null}
        onClose={() => setWanted(null)}
      />
    </li>
  );
}
