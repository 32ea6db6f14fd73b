import { unwrap } from "../../src/client/client.ts";
import { clientFor } from "./client.ts";
import { messages } from "./messages.ts";
import { signInByCookie, signOut } from "./session.ts";

interface SignInState {
  /** Whether the operator has set up a provider. */
  readonly provider: boolean;
  readonly session: { readonly csrfToken: string } | null;
}

const { refusals } = messages.signIn;

/** The problem reported on return from the provider; `null` if there was none, or nobody came from there. */
let problem: string | null = null;

export function signInProblem(): string | null {
  return problem;
}

/** Continues the session in the cookie, and removes the result of a sign-in from the URL. */
export async function takeProviderSession(): Promise<void> {
  const address = new URL(location.href);
  const outcome = address.searchParams.get("sign-in");
  if (outcome !== null) {
    problem = refusals[outcome as keyof typeof refusals] ?? refusals.failed;
    address.searchParams.delete("sign-in");
    history.replaceState(history.state, "", address.pathname + address.search + address.hash);
  }
  const state = await readSignInState();
  if (state?.session) signInByCookie(state.session.csrfToken);
}

/** Whether the operator has set up a provider; asks again until the service answers, or the signal says that nobody waits. */
export async function hasProvider(signal: AbortSignal): Promise<boolean> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const state = await readSignInState();
    if (state !== null || signal.aborted) return state?.provider ?? false;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/** `null` if the service cannot be reached or has no time; later requests report that. */
async function readSignInState(): Promise<SignInState | null> {
  try {
    const answer = await fetch("/sign-in/state", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as SignInState) : null;
  } catch {
    return null;
  }
}

/** Ends the session here, and then with the provider if it offers that. */
export async function signOutByCookie(csrfToken: string): Promise<void> {
  const { providerUrl } = await unwrap(clientFor("", csrfToken).DELETE("/sessions/own"));
  signOut("left");
  if (providerUrl !== undefined) location.assign(providerUrl);
}
