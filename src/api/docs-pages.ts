import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import { writePlainPage } from "./plain-page.ts";

/** Where a running service has its documentation: `/docs`, `/docs/tutorial`, `/docs/how-to/keys`. */
export const DOCS_PATH = "/docs";
const FOLDER = fileURLToPath(new URL("../../docs/", import.meta.url));

/** A document of this version, as it is sent. */
export interface DocsFile {
  readonly mediaType: string;
  readonly body: string | Buffer;
}

/**
 * The documentation of this very version, for those who run it without a clone: pages of `docs/` as HTML, and their pictures. Only files
 * present when the service starts have a URL.
 */
export function openDocs(): { read(path: string): DocsFile | null } {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const known = new Map(
    files.filter((path) => /\.(?:md|png)$/.test(path)).map((path) => [addressOf(path), path] as const),
  );
  return {
    read(address) {
      const path = known.get(address);
      if (path === undefined) return null;
      const file = join(FOLDER, path);
      if (!path.endsWith(".md")) return { mediaType: "image/png", body: readFileSync(file) };
      return { mediaType: "text/html; charset=utf-8", body: renderPage(path, readFileSync(file, "utf8"), known) };
    },
  };
}

/** `how-to/keys.md` → `/docs/how-to/keys`; a `README.md` has its folder's URL. */
function addressOf(path: string): string {
  return posix.join(DOCS_PATH, path.replace(/(?:^|\/)README\.md$/, "").replace(/\.md$/, ""));
}

function renderPage(path: string, text: string, known: ReadonlyMap<string, string>): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "Documentation";
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "link" || token.type === "image") token.href = hrefOf(path, String(token.href), known);
    },
    renderer: {
      heading({ tokens, depth, text: words }) {
        return `<h${depth} id="${slugOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        // Targets outside `docs/` exist only in the repository.
        return href === "" ? words : `<a href="${href}">${words}</a>`;
      },
    },
  });
  const up = path === "README.md" ? "" : `<p><a href="${DOCS_PATH}">Documentation</a></p>\n`;
  return writePlainPage(title, `${up}${marked.parse(text, { async: false })}`);
}

/** The URL of a page's link on the service; empty if the service has no such page. */
function hrefOf(path: string, href: string, known: ReadonlyMap<string, string>): string {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [target = "", anchor] = href.split("#");
  const file = posix.join(posix.dirname(path), target);
  if (file === "../openapi.json") return "/openapi.json";
  const address = addressOf(file);
  return known.has(address) ? `${address}${anchor === undefined ? "" : `#${anchor}`}` : "";
}

/** Anchors as GitHub and similar sites write them, because the documents link to those. */
function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
