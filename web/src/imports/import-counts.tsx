import { useMutation } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { leftOutText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { saveFile } from "../lookup/download-button.tsx";
import { describeError } from "../parts/states.tsx";
import { formatWhole } from "../format.ts";
import { messages, words } from "../messages.ts";
import type { Import } from "../wire.ts";

const { counts } = messages.imports;
const COUNTS = Object.keys(counts) as (keyof typeof counts)[];

/** What an import did, leaving out counts of zero. */
export function ImportCounts({ entry }: { readonly entry: Import }) {
  return (
    <dl className="import-counts">
      {COUNTS.filter((count) => count === "rowsRead" || entry[count] > 0).map((count) => (
        <div key={count}>
          <dt>{counts[count]}</dt>
          <dd>{formatWhole(entry[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Rejections({ entry }: { readonly entry: Import }) {
  const { rejected, cellsLeftOut } = entry;
  if (rejected + cellsLeftOut === 0) return null;
  return (
    <details className="rejections">
      <summary>
        {[
          ...(rejected > 0 ? [messages.imports.rejections(rejected)] : []),
          ...(cellsLeftOut > 0 ? [messages.imports.cells(cellsLeftOut)] : []),
        ].join(", ")}
      </summary>
      <ul>
        {entry.rejections.map(({ path, line, ...left }, index) => (
          <li key={index}>{messages.imports.rejection(path, line, leftOutText(words, left))}</li>
        ))}
      </ul>
      {rejected + cellsLeftOut > entry.rejections.length ? (
        <p className="soft">{messages.imports.firstHundred}</p>
      ) : null}
      <RejectionsFile importId={entry.importId} />
    </details>
  );
}

/** Downloads all of them as a table. */
function RejectionsFile({ importId }: { readonly importId: string }) {
  const client = useClient();
  const download = useMutation({
    mutationFn: async () =>
      await unwrap(client.GET("/imports/{importId}/rejections", { params: { path: { importId } }, parseAs: "blob" })),
    onSuccess: (bytes) => {
      const address = URL.createObjectURL(bytes as unknown as Blob);
      saveFile(address, `candor-import-${importId}-rejected.csv`);
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  });
  return (
    <>
      <button
        type="button"
        className="button button-small"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {messages.imports.rejectionsFile}
      </button>
      {download.isError ? (
        <p className="field-problem" role="alert">
          {describeError(download.error)}
        </p>
      ) : null}
    </>
  );
}
