import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { formatMoment } from "../format.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { AskDialog } from "../parts/ask-dialog.tsx";
import type { Import } from "../wire.ts";
import { ImportCounts, Rejections } from "./import-counts.tsx";

/** An earlier import, with a way to undo it. */
export function ImportEntry({ entry, onRemoved }: { readonly entry: Import; readonly onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="row import-row">
      <div className="row-text">
        <p className="import-head">
          <span>
            {entry.fileName === undefined ? null : <span className="import-name">{entry.fileName} </span>}
            <time dateTime={entry.startedAt} className={entry.fileName === undefined ? "import-name" : "soft"}>
              {formatMoment(entry.startedAt)}
            </time>{" "}
            <span className="soft">{entry.format.replaceAll("+", ", ")}</span> <ImportMark entry={entry} />
          </span>
          {entry.status === "running" ? null : (
            <button type="button" className="button button-small" onClick={() => setAsking(true)}>
              {messages.imports.remove}
            </button>
          )}
        </p>
        {entry.errorMessage ? <p className="import-text">{entry.errorMessage}</p> : null}
        <ImportCounts entry={entry} />
        <Rejections entry={entry} />
      </div>
      <RemoveDialog importId={entry.importId} opened={asking} onClose={() => setAsking(false)} onRemoved={onRemoved} />
    </li>
  );
}

/** An import that ran to its end without importing anybody is not shown as a success. */
function ImportMark({ entry }: { readonly entry: Import }) {
  return (
    <span className={`mark mark-${entry.nothingImported ? "error" : entry.status}`}>
      {entry.nothingImported ? messages.imports.nothing : messages.imports.statuses[entry.status]}
    </span>
  );
}

function RemoveDialog({
  importId,
  opened,
  onClose,
  onRemoved,
}: {
  readonly importId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => unwrap(client.DELETE("/imports/{importId}", { params: { path: { importId } } })),
    onSuccess: ({ candidates, documents }) => {
      announce(messages.imports.removed(candidates, documents));
      onClose();
      onRemoved();
      void queryClient.invalidateQueries({ queryKey: ["imports"] });
      void queryClient.invalidateQueries({ queryKey: ["search"] });
    },
  });
  const question = {
    title: messages.imports.removeTitle,
    text: messages.imports.removeText,
    confirm: messages.imports.removeConfirm,
    working: messages.imports.removing,
    failed: messages.imports.removeFailed,
  };
  return <AskDialog question={question} action={remove} opened={opened} onClose={onClose} />;
}
