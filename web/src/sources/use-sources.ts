import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";

/** What of a source may be changed in the running service. */
export interface SourceChange {
  readonly enabled?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Changes a source, and reads the ledger anew. */
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

/** Asks a source one question, which counts as any other: the ledger is read again. */
export function useTestSource(connector: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(client.POST("/connectors/{connector}/test", { params: { path: { connector } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["connectors"] }),
  });
}

/** Switches every open source on. */
export function useOpenSources() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contact: string) => unwrap(client.POST("/connectors", { body: contact === "" ? {} : { contact } })),
    onSuccess: (list) => queryClient.setQueryData(["connectors"], list),
  });
}
