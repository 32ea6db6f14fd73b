import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { sourceName } from "../../../src/words/words.ts";
import { useClient } from "../client.ts";
import type { HandedOver } from "../documents/handed-documents.ts";
import { formatDuration, formatShare } from "../format.ts";
import { messages, words } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { Picture } from "../parts/picture.tsx";
import { coverageQuery } from "../queries.ts";
import { candidateOf, isFinished, type Lookup, type Probe, type Stage } from "../wire.ts";
import { CancelButton } from "./cancel-button.tsx";
import { OutcomeMark } from "./outcome-mark.tsx";
import { keepAdvance, keptAdvance, timeLeft } from "./time-left.ts";

const STAGES: readonly Stage[] = (Object.keys(messages.stages) as Stage[]).filter((stage) => stage !== "queued");
const TICK_MS = 1_000;

/** How much of a run with documents the sources take: the documents are read when they have answered. */
const SHARE_OF_SOURCES = 0.6;

/** A lookup in progress: its stage, which sources answered, how long it may take. Documents are its last stage. */
export function RunView({ lookup, handed }: { readonly lookup: Lookup; readonly handed: HandedOver }) {
  const candidate = candidateOf(lookup);
  const { stage, startedAt } = lookup;
  const { count, waiting, reading } = handed;
  const left = waiting.length + (reading === null ? 0 : 1);
  const isReading = isFinished(lookup.status);
  const share = count === 0 ? 1 : SHARE_OF_SOURCES;
  const progress = share * lookup.progress + (1 - share) * (1 - left / Math.max(count, 1));
  const current = isReading ? messages.documents.stage(count) : messages.stages[stage].title;
  // Answers are asked for more often than the stage, and may be here before it.
  const answers = useQuery(coverageQuery(useClient(), lookup.lookupId, true)).data ?? [];
  const reached = stage === "queued" && answers.length > 0 ? "collect" : stage;
  useEffect(() => announce(messages.run.stageNow(current, formatShare(progress))), [current, progress]);
  return (
    <div className="page page-narrow run">
      <header className="person">
        <Picture url={candidate.avatarUrl} name={candidate.fullName} size={96} />
        <div className="person-text">
          <p className="kicker">{messages.run.kicker}</p>
          <h1 className="person-name">{candidate.fullName}</h1>
          <Clock startedAt={startedAt} progress={progress} lookupId={lookup.lookupId} answers={countSources(answers)} />
        </div>
      </header>
      <div
        className="progress"
        role="progressbar"
        aria-label={messages.run.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
      >
        <span style={{ transform: `scaleX(${Math.max(progress, 0.02)})` }} />
      </div>
      <Stages stage={isReading ? null : reached} documents={count}>
        {reading === null ? null : messages.documents.reading(reading)}
      </Stages>
      <Answers probes={answers} />
      <p className="run-leave">
        {isReading ? messages.documents.keepOpen : left > 0 ? messages.documents.waiting(left) : messages.run.leave}
      </p>
      {isReading ? null : <CancelButton lookupId={lookup.lookupId} />}
    </div>
  );
}

/**
 * @param stage of the lookup; `null` once its sources have answered and its documents are read
 * @param documents how many there are, read or not
 * @param children what is being read
 */
function Stages({
  stage,
  documents,
  children,
}: {
  readonly stage: Stage | null;
  readonly documents: number;
  readonly children: ReactNode;
}) {
  // With documents to read, a lookup is not done when its sources are.
  const stages = documents === 0 ? STAGES : STAGES.filter((each) => each !== "done");
  const reached = stage === null ? stages.length : stages.indexOf(stage);
  return (
    <ol className="stages" aria-label={messages.run.stages}>
      {stages.map((each, index) => (
        <li
          key={each}
          className={index < reached ? "stage stage-past" : index === reached ? "stage stage-now" : "stage"}
          aria-current={index === reached ? "step" : undefined}
        >
          <span className="stage-title">{messages.stages[each].title}</span>
          <span className="stage-text">{messages.stages[each].text}</span>
        </li>
      ))}
      {documents === 0 ? null : (
        <li className={stage === null ? "stage stage-now" : "stage"} aria-current={stage === null ? "step" : undefined}>
          <span className="stage-title">{messages.documents.stage(documents)}</span>
          <span className="stage-text">{children}</span>
        </li>
      )}
    </ol>
  );
}

/** One line per source as it answers. */
function Answers({ probes }: { readonly probes: readonly Probe[] }) {
  return (
    <section className="block" aria-labelledby="answers">
      <h2 className="small-title" id="answers">
        {messages.run.answers}
      </h2>
      {probes.length === 0 ? (
        <p className="block-text">{messages.run.noAnswers}</p>
      ) : (
        <ul className="answers">
          {probes.map((probe, index) => (
            <li key={index}>
              <span className="answers-name">{sourceName(words, probe.connector)}</span>
              <span className="answers-key">{messages.identifierKinds[probe.identifierKind]}</span>
              <OutcomeMark outcome={probe.outcome} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sources that were asked, whatever they answered. */
function countSources(probes: readonly Probe[]): number {
  return new Set(probes.flatMap(({ connector, outcome }) => (outcome === "skipped" ? [] : connector))).size;
}

function Clock({
  startedAt,
  progress,
  lookupId,
  answers,
}: {
  readonly startedAt: string;
  readonly progress: number;
  readonly lookupId: string;
  /** From how many sources there is an answer. */
  readonly answers: number;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const elapsedMs = Math.max(0, now - new Date(startedAt).getTime());
  const elapsed = Math.floor(elapsedMs / 1_000) * 1_000;
  const [advance, setAdvance] = useState(() => keptAdvance(lookupId, progress) ?? { progress, elapsedMs });
  if (advance.progress !== progress) setAdvance({ progress, elapsedMs });
  useEffect(() => keepAdvance(lookupId, advance), [lookupId, advance]);
  const left = timeLeft(advance, elapsedMs);
  const told =
    left === "late"
      ? messages.run.late
      : left === null
        ? messages.run.noEstimate(answers)
        : messages.run.timeLeft(formatDuration(left));
  return (
    <p className="person-role">
      {messages.run.elapsed(formatDuration(Math.max(elapsed, 1_000)))}
      {` · ${told}`}
    </p>
  );
}
