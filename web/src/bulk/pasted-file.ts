/**
 * The list that was pasted. Spreadsheets separate the cells that they copy with tabs. Lines of nothing but names get a
 * title; a first line of one word is the title of what follows.
 *
 * @param name without an ending
 */
export function pastedFile(text: string, name: string): File {
  const rows = text.trim();
  const [first = ""] = rows.split("\n");
  const isNames = !/[\t,;]/.test(rows) && /\S\s\S/.test(first) && first.trim().toLowerCase() !== "full name";
  const ending = rows.includes("\t") ? "tsv" : "csv";
  return new File([`${isNames ? "fullName\n" : ""}${rows}\n`], `${name}.${ending}`, { type: "text/plain" });
}
