import { getDocumentProxy } from "unpdf";
import { layOut } from "./layout.ts";
import type { LetterRun } from "./layout-lines.ts";

/** The text of a PDF in reading order. Throws the parser's errors. */
export async function textOfPages(bytes: Uint8Array): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages: (readonly LetterRun[])[] = [];
  try {
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.flatMap((item) => ("str" in item ? [spanOf(item)] : [])));
      page.cleanup();
    }
  } finally {
    await file.loadingTask.destroy();
  }
  return layOut(pages);
}

/** A piece of text from the parser: `transform` places its letters on the page, whose origin is at the bottom. */
interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
}

function spanOf({ str, dir, transform, width, fontName }: TextItem): LetterRun {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  return {
    text: str,
    x,
    y: -y,
    width,
    size: Math.hypot(c, d) || Math.hypot(a, b),
    font: fontName,
    ...(dir === "rtl" && { isRtl: true }),
    ...(Math.abs(b) > Math.abs(a) && { isTurned: true }),
  };
}
