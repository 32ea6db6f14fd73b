import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { CandorError } from "../../src/client/client.ts";
import { noteReachable, noteUnanswered, whenBack } from "./connection.ts";
import { whenErasedElsewhere } from "./lookup/erased-elsewhere.ts";
import { lookupKey } from "./queries.ts";
import { signOut } from "./session.ts";

const FRESH_MS = 30_000;
const KEPT_MS = 10 * 60_000;
const RETRIES = 2;
const PAUSE_MS = 2_000;

/**
 * One cache for the page. Every response, good or bad, shows whether the service is available and the key still valid.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (!(error instanceof CandorError)) return;
    if (error.code === "unreachable") return void noteUnanswered();
    noteReachable();
    if (error.status === 401) signOut("refused");
    // If another request finds the lookup on screen gone, it is requested again, and reports that itself.
    if (error.code === "lookup_not_found" || error.code === "lookup_expired") {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => queryKey[0] === "lookup" && state.error === null,
      });
    }
  };
  const onQueryError = (error: Error, query: Query<unknown, unknown>): void => {
    if (error instanceof CandorError && error.code === "unreachable") void askAgain(query);
    else onError(error);
  };
  // What was cut off while the service is there is requested again by itself, then by the reader.
  const askAgain = async ({ queryKey, state }: Query<unknown, unknown>): Promise<void> => {
    if (!(await noteUnanswered()) || state.errorUpdateCount > RETRIES) return;
    setTimeout(() => void queryClient.invalidateQueries({ queryKey, exact: true }), PAUSE_MS);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError, onSuccess: noteReachable }),
    mutationCache: new MutationCache({ onError, onSuccess: noteReachable }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: (count, error) => count < RETRIES && error instanceof CandorError && error.status >= 500,
      },
      mutations: { networkMode: "always" },
    },
  });
  whenBack(() => {
    // A shared report that is on screen is not opened again.
    const isNeeded = ({ queryKey, state }: Query): boolean => queryKey[0] !== "shared" || state.data === undefined;
    void queryClient.invalidateQueries({ predicate: isNeeded });
  });
  whenErasedElsewhere((lookupId) => {
    void queryClient.invalidateQueries({ queryKey: lookupKey(lookupId) });
    void queryClient.invalidateQueries({ queryKey: ["lookups"] });
  });
  return queryClient;
}
