import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { formatShare } from "../format.ts";
import { ChooseBox } from "../merge/choose-box.tsx";
import { matchReason } from "./match-reason.ts";
import { messages } from "../messages.ts";
import { Picture } from "../parts/picture.tsx";
import type { SearchResult } from "../wire.ts";
import { StartButton } from "./start-button.tsx";
import { isByName, isOfThatName } from "./strong-name.ts";
import { shownFragments } from "../parts/fragments.ts";

/** If only the name matches, no likelihood is shown. */
function howLikely(result: Pick<SearchResult, "matchedOn" | "likelihood">): string {
  if (!isByName(result)) return messages.search.likelihood(formatShare(result.likelihood));
  return isOfThatName(result) ? messages.search.strongName : messages.search.possibleName;
}

/** More names would push the person off the card; their page has all of them. */
const MAX_ALIASES = 4;

/** One person found: who they are, why they were found, and links. `upright` if namesakes are side by side. */
export const ResultCard = memo(function ResultCard({
  result,
  upright = false,
}: {
  readonly result: SearchResult;
  readonly upright?: boolean;
}) {
  const { candidateId, fullName, aliases = [], birthYear, fragments, matchedOn, avatarUrl } = result;
  const Name = upright ? "h3" : "h2";
  return (
    <article className={upright ? "result result-upright" : "result"}>
      <Picture url={avatarUrl} name={fullName} size={upright ? 72 : 56} />
      <div className="result-text">
        <Name className="result-name">
          <Link to="/candidates/$candidateId" params={{ candidateId }} data-result={candidateId}>
            {fullName}
          </Link>
        </Name>
        {aliases.length > 0 ? (
          <p className="result-why">
            {messages.candidate.aliases} <bdi>{aliases.slice(0, MAX_ALIASES).join(", ")}</bdi>
          </p>
        ) : null}
        <ul className="result-fragments">
          {shownFragments(fragments).map((fragment, index) => (
            <li key={index}>{fragment}</li>
          ))}
          {birthYear === undefined ? null : <li>{messages.search.born(birthYear)}</li>}
        </ul>
        <p className="result-why">
          {matchedOn.length > 0 ? `${messages.search.matchedOn}: ${matchedOn.map(matchReason).join(", ")} · ` : ""}
          {howLikely(result)}
        </p>
      </div>
      <div className="result-actions">
        <StartButton candidateId={candidateId} name={fullName} />
        <ChooseBox candidateId={candidateId} name={fullName} />
      </div>
    </article>
  );
});
