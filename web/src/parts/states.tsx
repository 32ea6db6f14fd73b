import { useIsFetching } from "@tanstack/react-query";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CandorError } from "../../../src/client/client.ts";
import { isReachable, useReachable } from "../connection.ts";
import { messages } from "../messages.ts";

/** What a page shows in place of content: a title, a sentence, and what to do next. */
export function StatePage({
  title,
  text,
  children,
  level = 2,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
  readonly level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="state">
      <Heading className="state-title">{title}</Heading>
      {text ? <p className="state-text">{text}</p> : null}
      {children ? <div className="state-actions">{children}</div> : null}
    </div>
  );
}

/** What went wrong, in the service's own words, and a way to try again. */
export function ErrorState({
  title,
  error,
  onRetry,
  level = 2,
}: {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly level?: 1 | 2 | 3;
}) {
  const busy = useIsFetching() > 0;
  const isAway = !useReachable();
  const isUnanswered = error instanceof CandorError && error.code === "unreachable";
  const cutOff = isAway ? messages.problem.unreachableText : messages.problem.unansweredText;
  return (
    <div role="alert">
      <StatePage
        title={isUnanswered && isAway ? messages.problem.unreachableTitle : title}
        text={isUnanswered ? cutOff : describeError(error)}
        level={level}
      >
        {onRetry ? (
          <button type="button" className="button" onClick={onRetry} disabled={busy}>
            {messages.retry}
          </button>
        ) : null}
      </StatePage>
      {error instanceof CandorError && error.requestId ? (
        <p className="state-small">{messages.problem.requestId(error.requestId)}</p>
      ) : null}
    </div>
  );
}

export function describeError(error: unknown): string {
  if (error instanceof CandorError) {
    if (error.code === "unreachable")
      return isReachable() ? messages.problem.unansweredText : messages.problem.unreachableTitle;
    return error.code === "scope_missing" ? `${error.message} ${messages.problem.scope}` : error.message;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Grey lines where text will appear. */
export function LoadingState({ lines = 4 }: { readonly lines?: number }) {
  return (
    <div className="loading" role="status">
      <span className="visually-hidden">{messages.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span className="loading-line" key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

export function NotFoundState() {
  return (
    <StatePage title={messages.problem.notFoundTitle} text={messages.problem.notFoundText} level={1}>
      <Link to="/" className="button">
        {messages.nav.search}
      </Link>
    </StatePage>
  );
}

/** How browsers report a script file that did not arrive: Chromium, Firefox, Safari. */
const LOST_FILE = /dynamically imported module|Importing a module script failed/;

export function CrashedState({ error }: ErrorComponentProps) {
  if (error instanceof Error && LOST_FILE.test(error.message)) return <LostFileState />;
  return (
    <div role="alert">
      <StatePage title={messages.problem.crashedTitle} text={messages.problem.crashedText} level={1}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {messages.problem.reload}
        </button>
      </StatePage>
      <p className="state-small">{describeError(error)}</p>
    </div>
  );
}

function LostFileState() {
  return (
    <div role="alert">
      <StatePage title={messages.problem.lostFileTitle} text={messages.problem.lostFileText} level={1}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {messages.problem.reload}
        </button>
      </StatePage>
    </div>
  );
}
