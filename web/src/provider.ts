import { unwrap } from "../../src/client/client.ts";
import { clientFor } from "./client.ts";
import { messages } from "./messages.ts";
import { signInByCookie, signOut } from "./session.ts";

interface SignInState {
  /** Whether the operator has set a provider. */
  readonly provider: boolean;
  readonly session: { readonly csrfToken: string } | null;
}

const NOTHING: SignInState = { provider: false, session: null };
const { refusals } = messages.signIn;

/** What came of the way back from the provider; `null` if nobody comes from there, or all went well. */
let problem: string | null = null;

export function signInProblem(): string | null {
  return problem;
}

/** Goes on with the session that a cookie stands for, and takes what came of a sign-in out of the address. */
export async function takeProviderSession(): Promise<void> {
  const address = new URL(location.href);
  const outcome = address.searchParams.get("sign-in");
  if (outcome !== null) {
    problem = refusals[outcome as keyof typeof refusals] ?? refusals.failed;
    address.searchParams.delete("sign-in");
    history.replaceState(history.state, "", address.pathname + address.search + address.hash);
  }
  const { session } = await readSignInState();
  if (session !== null) signInByCookie(session.csrfToken);
}

/** A service that cannot be reached says so where something is asked of it. */
export async function readSignInState(): Promise<SignInState> {
  try {
    const answer = await fetch("/sign-in/state", { cache: "no-store" });
    return answer.ok ? ((await answer.json()) as SignInState) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Ends the session here, and then with the provider where that is offered. */
export async function signOutByCookie(csrfToken: string): Promise<void> {
  const { providerUrl } = await unwrap(clientFor("", csrfToken).DELETE("/sessions/own"));
  signOut("left");
  if (providerUrl !== undefined) location.assign(providerUrl);
}
