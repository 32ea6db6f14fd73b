import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";

/** What can be changed about a source while the service is running. */
export interface SourceChange {
  readonly enabled?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Changes a source, and reloads the ledger. */
export function useSetSource(connector: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ enabled, settings }: SourceChange) =>
      unwrap(
        client.POST("/connectors/{connector}", {
          params: { path: { connector } },
          body: {
            ...(enabled !== undefined && { enabled }),
            ...(settings !== undefined && { settings: { ...settings } }),
          },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["connectors"] }),
  });
}

/** Asks a source a test question, which counts like any other: the ledger is reloaded. */
export function useTestSource(connector: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(client.POST("/connectors/{connector}/test", { params: { path: { connector } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["connectors"] }),
  });
}

/** Switches on all open sources. */
export function useOpenSources() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contact: string) => unwrap(client.POST("/connectors", { body: contact === "" ? {} : { contact } })),
    onSuccess: (list) => queryClient.setQueryData(["connectors"], list),
  });
}
