/** Where in its file a row could not be used, and why. */
export function describeRejection({
  path,
  line,
  reason,
}: {
  readonly path?: string;
  readonly line: number | null;
  readonly reason: string;
}): string {
  const place = path === undefined ? (line === null ? "" : `row ${line}`) : line === null ? path : `${path}:${line}`;
  return place === "" ? reason : `${place}: ${reason}`;
}
