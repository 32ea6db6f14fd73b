import { getDocumentProxy } from "unpdf";

/** The text of a PDF's pages, as a viewer copies it: runs of white space are one space. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    pages.push(text.replace(/\s+/g, " ").trim());
  }
  await document.loadingTask.destroy();
  return pages;
}
