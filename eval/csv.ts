/**
 * The rows of a CSV text (RFC 4180: quoted fields, doubled quotes, line breaks inside them), by the names in its first
 * row.
 */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = records(text.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
}

function records(text: string): string[][] {
  const all: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [whole, quoted, plain = "", end] = match;
    if (whole === "" && row.length === 0) continue;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    all.push(row);
    row = [];
  }
  return all;
}
