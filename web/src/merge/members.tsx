import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../client.ts";
import { formatDay } from "../format.ts";
import { messages } from "../messages.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { ownKeyQuery } from "../queries.ts";
import type { CandidateDetail } from "../wire.ts";
import { useSplit } from "./use-merges.ts";

const { merge: words } = messages;
type MergedAlready = CandidateDetail["mergedFrom"][number];

/** The candidates that a person was merged from, and a way to split them again. */
export function Members({ person }: { readonly person: CandidateDetail }) {
  const own = useQuery(ownKeyQuery(useClient())).data;
  if (person.mergedFrom.length === 0) return null;
  const may = own?.scopes.includes("candidates:write") ?? false;
  return (
    <section className="block" aria-labelledby="members-title">
      <h2 className="small-title" id="members-title">
        {words.members}
      </h2>
      <p className="block-text">{words.membersText}</p>
      <ul className="rows">
        {person.mergedFrom.map((member) => (
          <MemberRow key={member.candidateId} person={person} member={member} may={may} />
        ))}
      </ul>
    </section>
  );
}

function MemberRow({
  person,
  member,
  may,
}: {
  readonly person: CandidateDetail;
  readonly member: MergedAlready;
  readonly may: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const name = member.fullName.slice(0, 200);
  return (
    <li className="row row-plain">
      <div className="row-text">
        <p className="row-name">{member.fullName}</p>
        <p className="row-small">{words.mergedOn(formatDay(member.mergedAt))}</p>
      </div>
      {may ? (
        <button
          type="button"
          className="button button-small"
          aria-label={words.splitOf(name)}
          onClick={() => setAsking(true)}
        >
          {words.split}
        </button>
      ) : null}
      <SplitDialog person={person} member={member} opened={asking} onClose={() => setAsking(false)} />
    </li>
  );
}

function SplitDialog({
  person,
  member,
  opened,
  onClose,
}: {
  readonly person: CandidateDetail;
  readonly member: MergedAlready;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const split = useSplit();
  const question = {
    title: words.splitTitle,
    text: words.splitText(member.fullName.slice(0, 200), person.fullName.slice(0, 200)),
    confirm: words.splitConfirm,
    working: words.splitting,
    failed: words.splitFailed,
  };
  const action = {
    isPending: split.isPending,
    error: split.error,
    mutate: () => split.mutate({ candidateId: person.candidateId, otherId: member.candidateId }),
  };
  return <AskDialog question={question} action={action} opened={opened} onClose={onClose} />;
}
