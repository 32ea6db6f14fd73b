import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import type { Bulk } from "../wire.ts";

const FORMATS = ["csv", "xlsx", "ndjson"] as const;

/** Downloads the result, stops the bulk, or deletes it. */
export function BulkActions({ bulk }: { readonly bulk: Bulk }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="bulk-actions">
      {FORMATS.map((format) => (
        <DownloadResult key={format} bulk={bulk} format={format} />
      ))}
      {bulk.status === "running" ? <StopButton bulkId={bulk.bulkId} /> : null}
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {messages.bulk.erase}
      </button>
      <EraseBulkDialog bulkId={bulk.bulkId} opened={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

function DownloadResult({ bulk, format }: { readonly bulk: Bulk; readonly format: (typeof FORMATS)[number] }) {
  const client = useClient();
  const { bulkId } = bulk;
  const download = useMutation({
    mutationFn: async () =>
      await unwrap(
        client.GET("/bulk/{bulkId}/result", { params: { path: { bulkId }, query: { format } }, parseAs: "blob" }),
      ),
    onSuccess: (bytes) => {
      const address = URL.createObjectURL(bytes as unknown as Blob);
      saveFile(address, `candor-bulk-${bulkId}.${format}`);
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
  return (
    <>
      <button type="button" className="button" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? messages.loading : messages.bulk.download(format.toUpperCase())}
      </button>
      <Failure text={messages.bulk.downloadFailed} error={download.error} />
    </>
  );
}

function StopButton({ bulkId }: { readonly bulkId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => unwrap(client.POST("/bulk/{bulkId}/cancel", { params: { path: { bulkId } } })),
    onSuccess: () => {
      announce(messages.bulk.stopped);
      void queryClient.invalidateQueries({ queryKey: ["bulk", bulkId] });
      void queryClient.invalidateQueries({ queryKey: ["bulks"] });
    },
  });
  return (
    <>
      <button type="button" className="button" disabled={stop.isPending} onClick={() => stop.mutate()}>
        {messages.bulk.stop}
      </button>
      <Failure text={messages.bulk.stopFailed} error={stop.error} />
    </>
  );
}

function EraseBulkDialog({
  bulkId,
  opened,
  onClose,
}: {
  readonly bulkId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: () => unwrap(client.DELETE("/bulk/{bulkId}", { params: { path: { bulkId } } })),
    onSuccess: async () => {
      announce(messages.bulk.erased);
      onClose();
      await navigate({ to: "/bulk" });
      queryClient.removeQueries({ queryKey: ["bulk", bulkId] });
      void queryClient.invalidateQueries({ queryKey: ["bulks"] });
    },
  });
  const question = {
    title: messages.bulk.eraseTitle,
    text: messages.bulk.eraseText,
    confirm: messages.bulk.eraseConfirm,
    working: messages.bulk.erasing,
    failed: messages.bulk.eraseFailed,
  };
  return <AskDialog question={question} action={erase} opened={opened} onClose={onClose} />;
}
