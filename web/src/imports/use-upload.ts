import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { noteUnreachable } from "../connection.ts";
import { isCode } from "../client.ts";
import type { Import } from "../wire.ts";
import { countLines } from "./count-lines.ts";
import type { ColumnMap } from "./column-map.ts";

export type Upload =
  | { readonly state: "idle" }
  | { readonly state: "counting"; readonly name: string }
  | { readonly state: "running"; readonly name: string; readonly rows: number | null }
  | { readonly state: "done"; readonly name: string; readonly result: Import }
  | { readonly state: "stopped" }
  | { readonly state: "failed"; readonly name: string; readonly error: unknown };

/** Streams a file to the service, one at a time; stopping keeps what has been written. */
export function useUpload() {
  const client = useClient();
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ state: "idle" });
  const running = useRef<AbortController | null>(null);

  const start = useCallback(
    async (file: File, map?: ColumnMap): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      const { name } = file;
      try {
        setUpload({ state: "counting", name });
        const isRows = await holdsCandorRows(file);
        // For other formats, the number of rows is unknown before the file is read.
        const rows = isRows ? await countLines(file, controller.signal) : null;
        setUpload({ state: "running", name, rows });
        const sent = {
          body: file as unknown as string,
          bodySerializer: (body: unknown) => body as BodyInit,
          signal: controller.signal,
        };
        const result = isRows
          ? await unwrap(
              client.POST("/imports", {
                ...sent,
                params: { query: { format: "candor", name: name.slice(-255) } },
                headers: { "content-type": "application/x-ndjson" },
              }),
            )
          : await unwrap(
              client.POST("/imports/files", {
                ...sent,
                params: { query: { name: name.slice(-255), format: "auto", ...(map && { map: JSON.stringify(map) }) } },
                headers: { "content-type": "application/octet-stream" },
              }),
            );
        setUpload({ state: "done", name, result });
      } catch (error) {
        if (controller.signal.aborted) return setUpload({ state: "stopped" });
        if (isCode(error, "unreachable")) noteUnreachable();
        setUpload({ state: "failed", name, error });
      } finally {
        running.current = null;
        void queryClient.invalidateQueries({ queryKey: ["imports"] });
        void queryClient.invalidateQueries({ queryKey: ["search"] });
      }
    },
    [client, queryClient],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  /** After an import is removed, what it wrote is no longer true. */
  const forget = useCallback((importId: string) => {
    setUpload((now) => (now.state === "done" && now.result.importId === importId ? { state: "idle" } : now));
  }, []);
  return { upload, start, stop, forget };
}

const HEAD_BYTES = 2_048;

/** Whether a file contains Candor NDJSON, which the service reads as it arrives. */
async function holdsCandorRows(file: File): Promise<boolean> {
  if (!/\.(?:ndjson|jsonl)$/i.test(file.name)) return false;
  const head = await file.slice(0, HEAD_BYTES).text();
  return /^\s*\{[^\n]*"type"\s*:\s*"(?:candidate|document|picture|rejected)"/.test(head);
}
