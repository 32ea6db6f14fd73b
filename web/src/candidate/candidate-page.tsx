import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { isCode, useClient } from "../client.ts";
import { formatCompact } from "../format.ts";
import { Members } from "../merge/members.tsx";
import { messages } from "../messages.ts";
import { BackIcon } from "../parts/icons.tsx";
import { OutLink } from "../parts/out-link.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import { Picture } from "../parts/picture.tsx";
import { PersonLookups } from "../person/person-lookups.tsx";
import { ErrorState, LoadingState, StatePage } from "../parts/states.tsx";
import { candidateQuery } from "../queries.ts";
import { StartPanel } from "../start/start-panel.tsx";
import type { CandidateDetail, IdentifierKind } from "../wire.ts";
import { shownFragments } from "../parts/fragments.ts";

/** What is known about somebody before a lookup asks the sources: enough to be sure that it is the right person. */
export function CandidatePage() {
  usePageTitle(messages.candidate.page);
  const { candidateId } = useParams({ from: "/candidates/$candidateId" });
  const candidate = useQuery(candidateQuery(useClient(), candidateId));
  if (candidate.isPending) return <LoadingState lines={6} />;
  if (isCode(candidate.error, "candidate_not_found", "invalid_request")) {
    return (
      <StatePage title={messages.candidate.goneTitle} text={messages.candidate.goneText} level={1}>
        <Link to="/" className="button">
          {messages.nav.search}
        </Link>
      </StatePage>
    );
  }
  if (!candidate.data) {
    return (
      <ErrorState
        title={messages.candidate.page}
        error={candidate.error}
        onRetry={() => void candidate.refetch()}
        level={1}
      />
    );
  }
  return <KnownPerson person={candidate.data} />;
}

function KnownPerson({ person }: { readonly person: CandidateDetail }) {
  const router = useRouter();
  const keys = person.identifiers.filter((identifier) => identifier.kind in messages.identifierKinds);
  const bare = person.presences.length === 0 && keys.length === 0;
  return (
    <div className="page page-narrow">
      <button type="button" className="back-link" onClick={() => router.history.back()}>
        <BackIcon />
        {messages.candidate.back}
      </button>
      <header className="person">
        <Picture url={person.avatarUrl} name={person.fullName} size={96} />
        <div className="person-text">
          <p className="kicker">{messages.candidate.kicker}</p>
          <h1 className="person-name">{person.fullName}</h1>
          <p className="person-role">{shownFragments(person.fragments).join(" · ")}</p>
          {person.aliases.length > 0 ? (
            <p className="person-small">
              {messages.candidate.aliases} {person.aliases.join(", ")}
            </p>
          ) : null}
        </div>
      </header>
      <StartPanel who={{ candidateId: person.candidateId }} name={person.fullName} />
      {bare ? <p className="lead">{messages.candidate.nothing}</p> : null}
      <Members person={person} />
      <PersonLookups of={{ candidateId: person.candidateId }} />
      {person.presences.length > 0 ? <Presences person={person} /> : null}
      {keys.length > 0 ? (
        <section className="block">
          <h2 className="small-title">{messages.candidate.keys}</h2>
          <p className="block-text">{messages.candidate.keysText}</p>
          <dl className="facts">
            {keys.map((identifier, index) => (
              <Key key={index} {...identifier} />
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}

/** An ID in a register is shown under the register's name, `gnd:118540238` under “gnd”. */
function Key({ kind, value }: { readonly kind: string; readonly value: string }) {
  const [, register, id] = (kind === "externalId" && /^([^:]+):(.+)$/s.exec(value)) || [];
  return (
    <div className="fact">
      <dt>{register ?? messages.identifierKinds[kind as IdentifierKind]}</dt>
      <dd>{id ?? value}</dd>
    </div>
  );
}

function Presences({ person }: { readonly person: CandidateDetail }) {
  return (
    <section className="block">
      <h2 className="small-title">{messages.candidate.profiles}</h2>
      <ul className="rows">
        {person.presences.map((presence) => (
          <li key={presence.url} className="row">
            <div className="row-text">
              <OutLink url={presence.url} className="row-name">
                {messages.searchTypes[presence.platform]}
              </OutLink>
              <p className="row-small">
                {[
                  presence.displayName,
                  messages.candidate.handle(presence.handle),
                  presence.headline,
                  presence.followers === undefined
                    ? undefined
                    : messages.candidate.followers(formatCompact(presence.followers)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
