import { type FormEvent, useEffect, useId, useState } from "react";
import { checkKey, isCode } from "../client.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { describeError } from "../parts/states.tsx";
import { hasProvider, signInProblem } from "../provider.ts";
import { type SignInReason, signIn, useSession } from "../session.ts";
import { Wordmark } from "./wordmark.tsx";

/** Asks for the key, checks it, and signs in. */
export function SignInPage() {
  usePageTitle(messages.signIn.title);
  const { reason } = useSession();
  const [key, setKey] = useState("");
  const [keep, setKeep] = useState(false);
  const [checking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [byProvider, setByProvider] = useState(false);
  const id = useId();
  useEffect(() => {
    const shown = new AbortController();
    void hasProvider(shown.signal).then(setByProvider);
    return () => shown.abort();
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = key.trim();
    if (given === "") return setProblem(messages.signIn.empty);
    setChecking(true);
    setProblem(null);
    try {
      await checkKey(given);
      signIn(given, keep);
    } catch (error) {
      setProblem(describeRefusal(error));
      setChecking(false);
    }
  };

  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <Wordmark />
        <p className="sign-in-lead">{messages.signIn.lead}</p>
        <h1 className="sign-in-title">{messages.signIn.title}</h1>
        <Notice reason={reason} />
        {signInProblem() === null ? null : (
          <p className="field-problem" role="alert">
            {signInProblem()}
          </p>
        )}
        {byProvider ? (
          <>
            <a className="button button-primary button-wide" href="/sign-in/start">
              {messages.signIn.provider}
            </a>
            <p className="sign-in-or">{messages.signIn.or}</p>
          </>
        ) : null}
        <form onSubmit={(event) => void submit(event)} noValidate>
          <label className="field-label" htmlFor={id}>
            {messages.signIn.key}
          </label>
          <input
            id={id}
            className="input"
            type="password"
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
            autoComplete="current-password"
            spellCheck={false}
            autoFocus
            aria-invalid={problem !== null}
            aria-describedby={`${id}-hint ${id}-problem`}
          />
          <p className="field-problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
          <label className="check">
            <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)} />
            {messages.signIn.keep}
          </label>
          <button
            type="submit"
            className={`button button-wide${byProvider ? "" : " button-primary"}`}
            disabled={checking}
          >
            {checking ? messages.signIn.checking : messages.signIn.submit}
          </button>
        </form>
        <p className="field-hint" id={`${id}-hint`}>
          {messages.signIn.keyHint}
        </p>
        <p className="field-hint">
          {messages.signIn.lost} <code>npm start -- --new-key</code> {messages.signIn.lostEnd}
        </p>
      </div>
    </main>
  );
}

function Notice({ reason }: { readonly reason: SignInReason }) {
  if (reason === "first") return null;
  return (
    <p className="notice" role="status">
      {reason === "refused" ? messages.signIn.refusedLater : messages.signIn.left}
    </p>
  );
}

function describeRefusal(error: unknown): string {
  if (isCode(error, "unreachable")) return messages.signIn.unreachable;
  if (isCode(error, "api_key_invalid")) return messages.signIn.refused;
  return describeError(error);
}
