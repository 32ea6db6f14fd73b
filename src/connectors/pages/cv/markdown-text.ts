/**
 * A CV in Markdown (CommonMark, with GitHub's tables) as plain text: links with their addresses, tables in cells,
 * without front matter, pictures and tags. Headings, lists and emphasis stay, since the reader of texts understands
 * them.
 */
export function textOfMarkdown(markdown: string): string {
  const [, front = "", rest = markdown] =
    /^\uFEFF?---[ \t]*\r?\n(.*?)\r?\n(?:---|\.\.\.)[ \t]*\r?\n(.*)$/s.exec(markdown) ?? [];
  const text = rest
    .split(/\r?\n/)
    .flatMap((line) => (isTableRule(line) ? [] : [plainLine(line)]))
    .join("\n");
  const name = nameIn(front);
  const isTold = name === undefined || text.slice(0, MAX_HEAD).toLowerCase().includes(name.toLowerCase());
  return isTold ? text : `# ${name}\n\n${text}`;
}

/** In characters: a longer text is not a chapter heading. */
const MAX_CHAPTER_LENGTH = 40;
/** In characters: the part of a CV that says whose it is. */
const MAX_HEAD = 500;
/** `|---|:--:|` between the head of a table and its rows. */
function isTableRule(line: string): boolean {
  const cells = line.trim().split("|");
  return cells.length > 1 && line.includes("---") && cells.every((cell) => /^[\s:-]*$/.test(cell));
}

function plainLine(line: string): string {
  const written = line
    // A low-level heading is an entry in a chapter: "### Head of Glass — Brackwell Ltd".
    .replace(/^#{3,6}\s+/, (marks) => (line.length > MAX_CHAPTER_LENGTH ? "" : marks))
    .replace(/!\[[^[\]]{0,200}\]\([^()]{0,2000}\)/g, "")
    .replace(/<a\s[^<>]*href=["']([^"'<>]+)["'][^<>]*>([^<>]*)<\/a>/gi, (_, address: string, shown: string) =>
      linked(shown, address),
    )
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/\[([^[\]]*)\]\(\s?<?([^()<>\s]+)>?(?:\s"[^"]*")?\s?\)/g, (_, shown: string, address: string) =>
      linked(shown, address),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/g, (_, address: string) => bare(address));
  const isRow = /^\s*\|.*\|\s*$/.test(written);
  return isRow
    ? written
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim())
        .join("\t")
    : written;
}

/** `LinkedIn https://…`; a URL that is its own link text appears once. */
function linked(shown: string, address: string): string {
  const to = bare(address);
  const isShown =
    to.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "") ===
    shown
      .trim()
      .replace(/^https?:\/\/(?:www\.)?/i, "")
      .replace(/\/$/, "");
  return isShown || to.startsWith("#") ? (to.startsWith("#") ? shown : to) : `${shown} ${to}`.trim();
}

function bare(address: string): string {
  return address.replace(/^(?:mailto|tel):/i, "").replace(/^(https?:\/\/)\s/i, "$1");
}

/** The author named in the front matter. */
function nameIn(front: string): string | undefined {
  const [, said] = /^(?:name|author|full_?name):(.*)$/im.exec(front) ?? [];
  const name = said?.trim().replace(/^["']|["']$/g, "");
  return name !== undefined && /^\p{L}[^"{}[\]#<>]{2,79}$/u.test(name) ? name : undefined;
}
