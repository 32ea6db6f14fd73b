import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF's pages, as a viewer gives it when it is copied: runs of white space are one space. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  await document.loadingTask.destroy();
  return text.map((page) => page.replaceAll("\u200b", "").replace(/\s+/g, " ").trim());
}
