import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The rooms of `src`, each with the rooms that its files import. */
export type RoomImports = ReadonlyMap<string, ReadonlySet<string>>;

/** `docs/reference/rooms.md`: a diagram of the rooms and their imports, and the table behind it. */
export function writeRoomsPage(notice: string): string {
  const imports = readRoomImports();
  const importers = (room: string) => [...imports.values()].filter((imported) => imported.has(room)).length;
  const ground = [...imports.keys()].filter((room) => imports.get(room)?.size === 0);
  const rows = [...imports].map(
    ([room, imported]) => `| \`${room}\` | ${nameList([...imported]) || "nothing"} | ${importers(room)} |`,
  );
  return `# Rooms

<!-- ${notice} -->

Each folder in \`src/\` is a room; [ARCHITECTURE.md](../../ARCHITECTURE.md#the-house) says what each is for. An arrow points from a room to one that it
imports. Imports only point down, so there are no cycles. To keep the diagram readable, an arrow is left out if other arrows already lead
to the same room, and so are the rooms that import nothing: ${nameList(ground)}.

\`\`\`mermaid
flowchart TB
${drawnImports(imports)
  .map(([from, to]) => `  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`)
  .join("\n")}
\`\`\`

| room | imports | imported by, rooms |
|---|---|---|
${rows.join("\n")}
`;
}

/** The rooms and their imports, in alphabetical order, as the import statements in `src` state them. */
export function readRoomImports(): RoomImports {
  const rooms = new Map<string, Set<string>>();
  for (const path of globSync("src/**/*.ts", { cwd: ROOT }).map(normalize).sort()) {
    const room = roomOf(path);
    const imported = rooms.get(room) ?? new Set<string>();
    rooms.set(room, imported);
    for (const other of importsOf(path)) {
      if (other.startsWith("src/") && roomOf(other) !== room) imported.add(roomOf(other));
    }
  }
  return new Map([...rooms].toSorted(byName).map(([room, imported]) => [room, new Set([...imported].toSorted())]));
}

/**
 * The imports that the diagram shows, without those of rooms that import nothing, and without those implied by another
 * import.
 */
export function drawnImports(imports: RoomImports): readonly (readonly [from: string, to: string])[] {
  const isDrawn = (room: string) => (imports.get(room)?.size ?? 0) > 0;
  return [...imports].flatMap(([from, imported]) =>
    [...imported]
      .filter(isDrawn)
      .filter((to) => ![...imported].some((other) => other !== to && reachable(other, imports).has(to)))
      .map((to) => [from, to] as const),
  );
}

/** Every room that a room imports, directly or indirectly; including itself if there is a cycle. */
export function reachable(room: string, imports: RoomImports): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...(imports.get(room) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...(imports.get(next) ?? []));
  }
  return found;
}

/** The languages' folders are in `text`, but are a room of their own, because rooms below `text` also import them. */
function roomOf(path: string): string {
  const [, room = "", inside] = path.split("/");
  return room === "text" && inside === "languages" ? "text/languages" : room.replace(/\.ts$/, "");
}

function importsOf(path: string): readonly string[] {
  const found = readFileSync(join(ROOT, path), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return [...found].map(([, other = ""]) => normalize(join(dirname(path), other)));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function idOf(room: string): string {
  return room.replaceAll(/\W/g, "_");
}

function nameList(rooms: readonly string[]): string {
  return rooms.map((room) => `\`${room}\``).join(", ");
}
