import { Menu } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { EXPORT_FORMATS, EXPORTS, type ExportFormat } from "../../../src/contract/export-format.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { copyText } from "../parts/copy-text.ts";
import { announce } from "../parts/announcer.tsx";
import { MoreIcon } from "../parts/icons.tsx";
import { describeError } from "../parts/states.tsx";
import { lookupKey } from "../queries.ts";
import { usePageActions } from "../palette/page-actions.ts";
import { candidateOf } from "../wire.ts";
import { saveFile } from "./download-button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import type { LookupErasure } from "./erased.tsx";
import { useShownLookup } from "./lookup-context.ts";
import { ReportDialog } from "./report-dialog.tsx";

/** Has an export of the lookup made, and saves it. */
function useExport(lookupId: string, name: string) {
  const client = useClient();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const bytes = await unwrap(
        client.GET("/lookups/{lookupId}/export", {
          params: { path: { lookupId }, query: { format } },
          parseAs: "blob",
        }),
      );
      const address = URL.createObjectURL(bytes as unknown as Blob);
      saveFile(address, `${name}.${EXPORTS[format].ending}`);
      // By then the browser has begun to read it.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    onSuccess: () => announce(messages.lookup.exported),
  });
}

/** Less frequent actions on a lookup. */
export function LookupActions({ onErased }: { readonly onErased: (erasure: LookupErasure) => void }) {
  const { lookup, slug } = useShownLookup();
  const { lookupId } = lookup;
  const [erasing, setErasing] = useState(false);
  const [forming, setForming] = useState(false);
  const [note, setNote] = useState("");
  const rebuild = useRebuild(lookupId);
  const exporting = useExport(lookupId, candidateOf(lookup).fullName);
  const say = (text: string): void => {
    setNote(text);
    announce(text);
  };
  const copyAddress = async (): Promise<void> => {
    const address = `${location.origin}/lookups/${lookupId}/${slug}`;
    say((await copyText(address)) ? messages.lookup.copied : address);
  };
  const rebuildNow = (): void => {
    if (!rebuild.isPending) rebuild.mutate(undefined, { onSuccess: () => say(messages.lookup.rebuilt) });
  };
  const isWhole = lookup.status === "success";
  usePageActions([
    { label: messages.lookup.copyLink, run: () => void copyAddress() },
    ...(isWhole
      ? [
          { label: messages.lookup.rebuild, run: rebuildNow },
          { label: messages.lookup.form, run: () => setForming(true) },
        ]
      : []),
    { label: messages.lookup.erase, run: () => setErasing(true) },
  ]);
  return (
    <>
      <Menu position="bottom-end" width={260} shadow="sm" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="icon-button icon-button-framed" aria-label={messages.lookup.actions}>
            <MoreIcon />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void copyAddress()}>{messages.lookup.copyLink}</Menu.Item>
          {isWhole ? (
            <Menu.Item disabled={rebuild.isPending} onClick={rebuildNow}>
              {rebuild.isPending ? messages.lookup.rebuilding : messages.lookup.rebuild}
            </Menu.Item>
          ) : null}
          {isWhole ? (
            <>
              <Menu.Item onClick={() => setForming(true)}>{messages.lookup.form}</Menu.Item>
              <Menu.Divider />
              <Menu.Label>{messages.lookup.exportAs}</Menu.Label>
              {EXPORT_FORMATS.map((format) => (
                <Menu.Item key={format} disabled={exporting.isPending} onClick={() => exporting.mutate(format)}>
                  {messages.lookup.exportFormats[format]}
                </Menu.Item>
              ))}
            </>
          ) : null}
          <Menu.Divider />
          <Menu.Item className="danger" onClick={() => setErasing(true)}>
            {messages.lookup.erase}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {note || rebuild.isError || exporting.isError ? (
        <p className="lookup-note" role={rebuild.isError || exporting.isError ? "alert" : undefined}>
          {rebuild.isError
            ? `${messages.lookup.rebuildFailed}. ${describeError(rebuild.error)}`
            : exporting.isError
              ? `${messages.lookup.exportFailed}. ${describeError(exporting.error)}`
              : note}
        </p>
      ) : null}
      <ReportDialog opened={forming} onClose={() => setForming(false)} />
      <EraseDialog opened={erasing} onClose={() => setErasing(false)} onErased={onErased} />
    </>
  );
}

function useRebuild(lookupId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(client.POST("/lookups/{lookupId}/rebuild", { params: { path: { lookupId } } })),
    onSuccess: async (lookup) => {
      queryClient.setQueryData(lookupKey(lookupId), lookup);
      await Promise.all(
        ["records", "evidence", "datasources"].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name, lookupId] }),
        ),
      );
    },
  });
}
