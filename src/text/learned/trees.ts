/** A decision tree over numbers, its root first. */
export type Tree = readonly TreeNode[];

interface TreeNode {
  /** The column that it tests; -1 in a leaf. */
  readonly column: number;
  /** Values up to this go left. */
  readonly cut: number;
  /** Missing values go left. */
  readonly missingLeft: boolean;
  /** The indices of the child nodes. */
  readonly left: number;
  readonly right: number;
  /** The value of a leaf, in logits. */
  readonly value: number;
}

/** Boosted trees: their sum is the logit of a likelihood. */
export interface Trees {
  /** The names of the columns, in order. */
  readonly columns: readonly string[];
  readonly base: number;
  readonly trees: readonly Tree[];
}

/** A likelihood, 0 to 1, from the numbers of one row; `NaN` stands for a missing one. */
export function chanceByTrees(numbers: ArrayLike<number>, { base, trees }: Pick<Trees, "base" | "trees">): number {
  const sum = trees.reduce((whole, tree) => whole + leafOf(tree, numbers), base);
  return 1 / (1 + Math.exp(-sum));
}

function leafOf(tree: Tree, numbers: ArrayLike<number>): number {
  let node = tree[0] as TreeNode;
  while (node.column >= 0) {
    const value = numbers[node.column] as number;
    const isLeft = Number.isNaN(value) ? node.missingLeft : value <= node.cut;
    node = tree[isLeft ? node.left : node.right] as TreeNode;
  }
  return node.value;
}

/**
 * Reads a table as written by `eval/`: the names of the columns, separated by commas, the base, and one tree per
 * line, each node before its children, the left one first. `3<.5` tests whether column 3 is at most .5, with a `?` if
 * a missing value goes left; `=.12` is a leaf.
 */
export function readTrees(table: string): Trees {
  const [columns = "", base = "0", ...lines] = table.split("\n").filter((line) => line !== "");
  return { columns: columns.split(","), base: Number(base), trees: lines.map(readTree) };
}

function readTree(line: string): Tree {
  const words = line.split(" ");
  const nodes: TreeNode[] = [];
  const read = (): number => {
    const word = words[nodes.length] ?? "";
    const at = nodes.length;
    if (word.startsWith("=")) {
      nodes.push({ column: -1, cut: 0, missingLeft: false, left: -1, right: -1, value: Number(word.slice(1)) });
      return at;
    }
    const [column = "", cut = ""] = word.split("<");
    const missingLeft = cut.endsWith("?");
    const node = { column: Number(column), cut: Number(missingLeft ? cut.slice(0, -1) : cut), missingLeft, value: 0 };
    nodes.push({ ...node, left: -1, right: -1 });
    nodes[at] = { ...node, left: read(), right: read() };
    return at;
  };
  read();
  return nodes;
}

/** The lines of such a table. */
export function linesOfTrees({ columns, base, trees }: Trees): string[] {
  return [columns.join(","), numeral(base), ...trees.map((tree) => wordsOf(tree, 0).join(" "))];
}

function wordsOf(tree: Tree, at: number): string[] {
  const { column, cut, missingLeft, left, right, value } = tree[at] as TreeNode;
  if (column < 0) return [`=${numeral(value)}`];
  return [`${column}<${cut}${missingLeft ? "?" : ""}`, ...wordsOf(tree, left), ...wordsOf(tree, right)];
}

function numeral(value: number): string {
  return (Number(value.toFixed(3)) + 0).toFixed(3).replace(/^(-?)0\./u, "$1.");
}
