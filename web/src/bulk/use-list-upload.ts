import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { type BulkOptions, toQuery } from "./bulk-options.ts";

/** Sends a list, and opens its bulk. */
export function useListUpload() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ file, options }: { readonly file: File; readonly options: BulkOptions }) =>
      await unwrap(
        client.POST("/bulk", {
          params: { query: { name: file.name.slice(-255), ...toQuery(options) } },
          headers: { "content-type": "application/octet-stream" },
          body: file as unknown as string,
          bodySerializer: (body: unknown) => body as BodyInit,
        }),
      ),
    onSuccess: async ({ bulkId }) => {
      void queryClient.invalidateQueries({ queryKey: ["bulks"] });
      await navigate({ to: "/bulk/$bulkId", params: { bulkId } });
    },
  });
}
