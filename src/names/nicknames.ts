import { readWordList } from "../lists/word-list.ts";

/** Names that this one may stand for or be replaced by (`bob` → `robert`, `robert` → `bob`), the closest first. */
export function nicknamesOf(word: string): readonly string[] {
  return table.get(word) ?? NONE;
}

export function isNicknameOf(a: string, b: string): boolean {
  return table.get(a)?.includes(b) ?? false;
}

const NONE: readonly string[] = [];
const table = readTable();

function readTable(): Map<string, readonly string[]> {
  const nicknames = new Map<string, Set<string>>();
  const parents = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, from: string, to: string) => {
    if (from === to) return;
    const set = map.get(from);
    if (set) set.add(to);
    else map.set(from, new Set([to]));
  };
  for (const entry of entriesOf("nicknames-english", "nicknames")) {
    const [name = "", list = ""] = entry.split(": ");
    for (const nickname of list.split(", ")) {
      put(nicknames, name, nickname);
      put(nicknames, nickname, name);
      put(parents, nickname, name);
    }
  }
  for (const line of entriesOf("short-forms", "short forms")) {
    const group = line.split(" ");
    for (const name of group) for (const other of group) put(nicknames, name, other);
  }
  // Siblings (bob, rob) only for nicknames of few names: "al" would connect Albert to Alfred.
  const siblings = new Map<string, string[]>();
  for (const [nickname, names] of parents) {
    if (names.size > 2) continue;
    siblings.set(
      nickname,
      [...names].flatMap((name) => [...(nicknames.get(name) ?? [])]),
    );
  }
  for (const [nickname, others] of siblings) for (const other of others) put(nicknames, nickname, other);
  return new Map([...nicknames].map(([word, set]) => [word, [...set]]));
}

function entriesOf(list: string, heading: string): readonly string[] {
  return readWordList(new URL(`lists/${list}.txt`, import.meta.url)).entries(heading);
}
