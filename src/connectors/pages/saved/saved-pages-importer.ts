import PostalMime from "postal-mime";
import { readProfileUrl } from "../../../domain/platform.ts";
import { type Folder, ImportFormatError, type Importer } from "../../../importers/importer.ts";
import { readHead } from "../../../importers/json.ts";
import { detectEncoding } from "../../../importers/tables/decode.ts";
import { type HtmlPage, readHtml } from "../html.ts";
import { type KeptPage, MAX_PAGE_BYTES, pageDocument } from "./page-document.ts";
import { readStatedInstant } from "../../../domain/instant.ts";
import { type LeftOut, leftOut } from "../../../importers/left-out.ts";

/**
 * Pages as saved by browsers: SingleFile, "Web page, complete" and MHTML. Each is a document under its original URL,
 * with the date it was saved if the file states it. A page without a URL is left out.
 */
export const savedPagesImporter: Importer = {
  name: "saved-pages",
  title: "Saved web pages: HTML and MHTML",
  ending: /\.(?:html?|xhtml)$/i,
  async recognise(folder) {
    const pages = listPages(folder);
    if (pages.some((path) => /\.mht(?:ml)?$/i.test(path))) return true;
    const [first] = pages;
    return first !== undefined && MARK.test((await readHead(folder, first)).slice(0, MARK_WITHIN));
  },
  count: (folder) => Promise.resolve(listPages(folder).length),
  async *rows(folder, onReject = () => undefined) {
    const paths = listPages(folder);
    if (paths.length === 0) throw new ImportFormatError("There is no .html or .mhtml file.");
    for (const path of paths) {
      const page = await readPage(folder, path);
      const read = "reason" in page ? page : pageDocument(page);
      if ("reason" in read) onReject({ path, line: null, ...read });
      else yield read;
    }
  },
};

/** In UTF-16 units: anything below was written by the page itself. */
const MARK_WITHIN = 2_048;
/** What SingleFile and browsers write above a page. */
const MARK = /<!--\s*(?:Page saved with SingleFile|saved from url=)/i;

function listPages(folder: Folder): readonly string[] {
  // The pictures and frames of `page.html` are in `page_files`.
  return folder.list().filter((path) => /\.(?:html?|xhtml|mht|mhtml)$/i.test(path) && !/_files\//.test(path));
}

async function readPage(folder: Folder, path: string): Promise<KeptPage | LeftOut> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of folder.stream(path)) {
    size += piece.byteLength;
    if (size > MAX_FILE_BYTES) return leftOut("largeFile", String(MAX_FILE_BYTES / 1024 / 1024));
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  return /\.mht(?:ml)?$/i.test(path) ? await readMhtml(bytes) : readHtmlFile(bytes);
}

/** In bytes: a saved page includes its pictures. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

function readHtmlFile(bytes: Uint8Array): KeptPage | LeftOut {
  const html = withoutData(new TextDecoder(detectEncoding(bytes.subarray(0, 65_536))).decode(bytes));
  if (html.length > MAX_PAGE_BYTES) return leftOut("longPage", String(MAX_PAGE_BYTES / 1024 / 1024));
  const head = html.slice(0, MARK_WITHIN);
  const single = /<!--\s*Page saved with SingleFile\s+url:\s*(\S+)\s+saved date:\s*([^\n(]+)/i.exec(head);
  const browser = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i.exec(head);
  const page = readHtml(html);
  const url = single?.[1] ?? browser?.[1] ?? addressOf(page);
  if (url === undefined) return leftOut("urlNotTold");
  return { url, collectedAt: instantOf(single?.[2]), html };
}

/** The URL that a page gives as its own. It is not believed, since anybody may write somebody's profile there. */
function addressOf({ canonical, meta }: HtmlPage): string | undefined {
  const said = [canonical?.value, meta.get("og:url")?.[0]?.value];
  return said.find((url) => url !== undefined && readProfileUrl(url) === null);
}

async function readMhtml(bytes: Uint8Array): Promise<KeptPage | LeftOut> {
  const saved = await parse(bytes);
  const header = (name: string) => saved?.headers.find(({ key }) => key === name)?.value;
  const url = header("snapshot-content-location") ?? header("content-location");
  if (saved?.html === undefined || url === undefined) return leftOut("brokenMhtml");
  return { url, collectedAt: instantOf(header("date")), html: withoutData(saved.html) };
}

async function parse(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(bytes);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Pictures inside a page say nothing to its readers, and are most of it. */
function withoutData(html: string): string {
  return html.replace(/data:(?:image|font|video|audio|application)\/[\w.+-]+;base64,[A-Za-z0-9+/=]+/g, "data:,");
}

function instantOf(text: string | undefined): string | undefined {
  return readStatedInstant(text ?? "")?.toISOString();
}
