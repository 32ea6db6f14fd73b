interface ProfileTree {
  readonly data: unknown;
  readonly evidence: Readonly<Record<string, readonly string[]>>;
  readonly unknown: readonly string[];
}

/**
 * A profile without some items of its top-level lists. Later items move up, in the data and in the pointers; an empty list is removed.
 *
 * @param pointers such as `/similarPeople/3`
 */
export function dropItems(profile: ProfileTree, pointers: readonly string[]): ProfileTree {
  const dropped = Map.groupBy(pointers, (pointer) => pointer.split("/")[1] ?? "");
  const data: Record<string, unknown> = { ...(profile.data as Record<string, unknown>) };
  const indexes = new Map<string, Set<number>>();
  for (const [field, items] of dropped) {
    const gone = new Set(items.map((pointer) => Number(pointer.split("/")[2])));
    indexes.set(field, gone);
    const list = data[field];
    const kept = Array.isArray(list) ? list.filter((_, index) => !gone.has(index)) : [];
    if (kept.length > 0) data[field] = kept;
    else delete data[field];
  }
  const moved = (pointer: string): string | null => {
    const [, field = "", item = "", ...rest] = pointer.split("/");
    const gone = indexes.get(field);
    if (!gone || item === "") return pointer;
    const index = Number(item);
    if (gone.has(index)) return null;
    const before = [...gone].filter((each) => each < index).length;
    return ["", field, String(index - before), ...rest].join("/");
  };
  return {
    data,
    evidence: Object.fromEntries(
      Object.entries(profile.evidence).flatMap(([pointer, claims]) => {
        const next = moved(pointer);
        return next === null ? [] : [[next, claims] as const];
      }),
    ),
    unknown: profile.unknown.flatMap((pointer) => moved(pointer) ?? []),
  };
}
