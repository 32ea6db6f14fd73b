import { useMutation } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import type { paths } from "../../../src/client/schema.ts";
import { useClient } from "../client.ts";
import { reportLanguage } from "../language.ts";
import { messages } from "../messages.ts";
import { usePageActions } from "../palette/page-actions.ts";
import { announce } from "../parts/announcer.tsx";
import { DownloadIcon } from "../parts/icons.tsx";
import { Failure } from "../parts/failure.tsx";
import { reportPath } from "../safe-url.ts";
import { candidateOf } from "../wire.ts";
import { useShownLookup } from "./lookup-context.ts";

type PdfForm = NonNullable<paths["/lookups/{lookupId}/pdf"]["get"]["parameters"]["query"]>;

/**
 * Has the PDF made, and saves it. Not in a new window: browsers block windows that open late, as if they were
 * advertisements.
 */
export function useReport() {
  const client = useClient();
  const { lookup } = useShownLookup();
  return useMutation({
    mutationFn: async (form: PdfForm) => {
      const params = { path: { lookupId: lookup.lookupId }, query: form };
      const { url } = await unwrap(client.GET("/lookups/{lookupId}/pdf", { params }));
      return reportPath(url) ?? url;
    },
    onSuccess: (path) => {
      saveFile(path, `${candidateOf(lookup).fullName}.pdf`);
      announce(messages.lookup.downloaded);
    },
  });
}

/** The PDF that most people want: in the language of the page. */
export function DownloadButton() {
  const download = useReport();
  const start = (): void => {
    if (!download.isPending) download.mutate({ language: reportLanguage() });
  };
  usePageActions([{ label: messages.lookup.download, run: start }]);
  return (
    <div className="download">
      <button type="button" className="button button-primary" onClick={start} disabled={download.isPending}>
        <DownloadIcon />
        {download.isPending ? messages.lookup.downloading : messages.lookup.download}
      </button>
      <Failure text={messages.lookup.downloadFailed} error={download.error} />
    </div>
  );
}

export function saveFile(path: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = fileName;
  link.rel = "noopener";
  document.body.append(link);
  link.click();
  link.remove();
}
