// The tree of a study: moments and the moves between them. Every change gives a new tree.
import type { Mover, StudyNode } from "./studyText";

export interface Branch {
  id: number;
  parent: number | null;
  /** The first goes on with the main line. */
  children: number[];
  move: [seat: Mover, text: string] | null;
  name: string;
  comment: string;
  draw: number;
}

export type Tree = ReadonlyMap<number, Branch>;

/** The beginning. */
export const ROOT = 0;

/** A node that is there. */
export function at(tree: Tree, id: number): Branch {
  const found = tree.get(id);
  if (!found) throw new Error(`no node ${id}`);
  return found;
}

/** A tree from the list of a study. */
export function grown(nodes: StudyNode[]): Tree {
  const tree = new Map<number, Branch>();
  nodes.forEach((node, id) => {
    const parent = id === ROOT ? null : (node.parent ?? id - 1);
    const { move = null, name = "", comment = "", draw = 0 } = node;
    tree.set(id, { id, parent, children: [], move, name, comment, draw });
    if (parent !== null) tree.get(parent)?.children.push(id);
  });
  return tree;
}

/** The list of a study from a tree, main lines first, and the number in it of each node. */
export function listed(tree: Tree): { nodes: StudyNode[]; numbers: Map<number, number> } {
  const nodes: StudyNode[] = [];
  const numbers = new Map<number, number>();
  const todo = [ROOT];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const { parent, children, move, name, comment, draw } = at(tree, id);
    const before = parent === null ? undefined : numbers.get(parent);
    numbers.set(id, nodes.length);
    nodes.push({
      ...(move ? { move } : {}),
      ...(before === undefined || before === nodes.length - 1 ? {} : { parent: before }),
      ...(name ? { name } : {}),
      ...(comment ? { comment } : {}),
      ...(draw ? { draw } : {}),
    });
    todo.push(...[...children].reverse());
  }
  return { nodes, numbers };
}

function changed(tree: Tree, ...branches: Branch[]): Tree {
  const copy = new Map(tree);
  for (const branch of branches) copy.set(branch.id, branch);
  return copy;
}

/** The tree with a move after a node, and the id of the moment it leads to; one that is there already is not added again. */
export function added(tree: Tree, after: number, move: [Mover, string]): [Tree, number] {
  const parent = at(tree, after);
  const same = parent.children.find((id) => {
    const child = at(tree, id);
    return child.move?.[0] === move[0] && child.move?.[1] === move[1];
  });
  if (same !== undefined) return [tree, same];
  const id = Math.max(...tree.keys()) + 1;
  const fresh = { id, parent: after, children: [], move, name: "", comment: "", draw: 0 };
  return [changed(tree, fresh, { ...parent, children: [...parent.children, id] }), id];
}

/** The tree without a node and all that comes after it. */
export function without(tree: Tree, id: number): Tree {
  const { parent } = at(tree, id);
  if (parent === null) return tree;
  const copy = new Map(tree);
  const todo = [id];
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    todo.push(...at(tree, one).children);
    copy.delete(one);
  }
  const above = at(tree, parent);
  copy.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return copy;
}

/** The tree with a node's line as the main one. */
export function promoted(tree: Tree, id: number): Tree {
  const { parent } = at(tree, id);
  if (parent === null) return tree;
  const above = at(tree, parent);
  return changed(tree, { ...above, children: [id, ...above.children.filter((child) => child !== id)] });
}

/** The tree with something else said of a node, or what comes with its move drawn anew. */
export function described(tree: Tree, id: number, what: Partial<Pick<Branch, "name" | "comment" | "draw">>): Tree {
  return changed(tree, { ...at(tree, id), ...what });
}

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, id: number): Branch[] {
  const found: Branch[] = [];
  for (let one = at(tree, id); one.parent !== null; one = at(tree, one.parent)) found.push(one);
  return found.reverse();
}

/** One move on by the main line, or where one is. */
export function forth(tree: Tree, id: number): number {
  return at(tree, id).children[0] ?? id;
}

/** One move back, or where one is. */
export function back(tree: Tree, id: number): number {
  return at(tree, id).parent ?? id;
}

/** The end of the line that one is in. */
export function lastOf(tree: Tree, id: number): number {
  let one = id;
  while (forth(tree, one) !== one) one = forth(tree, one);
  return one;
}

/** The variation before (-1) or after (1) this one: another move from the same moment. */
export function beside(tree: Tree, id: number, way: 1 | -1): number {
  const { parent } = at(tree, id);
  if (parent === null) return id;
  const { children } = at(tree, parent);
  return children[children.indexOf(id) + way] ?? id;
}

export interface Row {
  id: number;
  /** How many moves from the beginning. */
  number: number;
  /** 1 for the main line, 2 for what is beside it, and so on. */
  level: number;
  /** The place among the rows of its line, and how many these are. */
  place: number;
  size: number;
  /** Whether a side line begins here. */
  first: boolean;
  /** Whether side lines follow it. */
  beside: boolean;
}

/** The tree as rows: each line goes down, and what was played instead of a move stands below it, further in. */
export function rows(tree: Tree): Row[] {
  const found: Row[] = [];
  function line(start: number, number: number, level: number): void {
    const mine: Row[] = [];
    let [id, count, first] = [start, number, level > 1];
    for (;;) {
      const parent = at(tree, id).parent;
      const others = parent === null ? [] : at(tree, parent).children.slice(1);
      const row = { id, number: count, level, place: mine.length + 1, size: 0, first, beside: !first && others.length > 0 };
      mine.push(row);
      found.push(row);
      if (!first) for (const other of others) line(other, count, level + 1);
      first = false;
      const next = at(tree, id).children[0];
      if (next === undefined) break;
      id = next;
      count += 1;
    }
    for (const row of mine) row.size = mine.length;
  }
  const next = at(tree, ROOT).children[0];
  if (next !== undefined) line(next, 1, 1);
  return found;
}
