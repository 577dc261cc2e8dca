/**
 * Collects the English words of the early script: the words that its files name, and those of the lists' fields and values,
 * even if the app itself loads them later.
 */
import type { Resource } from "../../resources/define.ts";
import { mergeWords, type Tree } from "../../src/lib/merge_words.ts";
import { enLate } from "../../src/words/generated/en.ts";
import { en } from "../../src/words/generated/en_first.ts";

type Node = string | Tree;

const all: Tree = mergeWords(en as unknown as Tree, enLate as unknown as Tree);

function find(key: string): Node | undefined {
  let node: Node | undefined = all;
  for (const part of key.split(".")) {
    node = typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return node;
}

const keysIn = (text: string): string[] =>
  Array.from(text.matchAll(/"(\w+(?:\.\w+)+)"/g), ([, key = ""]) => key);

/** Returns the keys that the app builds from the data of a list. */
function keysOf({ id, columns, filters }: Resource): string[] {
  const fields = [...columns.map(({ key }) => key), ...filters.map(({ key, label = key }) => label)];
  const chosen = [
    ...columns.filter(({ kind }) => kind === "word" || kind === "choices"),
    ...filters.filter(({ values }) => values),
  ];
  return [
    ...[`menu.${id}`, `list.hint.${id}`],
    ...fields.flatMap((field) => [`entity.${id}.field.${field}`, `field.${field}`]),
    ...chosen.map(({ key }) => `choice.${key}`),
  ];
}

/** Words that any list needs: statuses, ranges of days, countries. The status `Inprocess` has another English word on one axis. */
export const SHARED_KEYS = ["status", "axis.work_status.Inprocess", "range", "country", "choice.due.late"];

function treeOf(keys: readonly string[]): Tree {
  const made: Record<string, Node> = {};
  for (const key of [...new Set(keys)].sort()) {
    const words = find(key);
    if (words === undefined) continue;
    const parts = key.split(".");
    const last = parts.pop()!;
    let node = made;
    for (const part of parts) node = (node[part] ??= {}) as Record<string, Node>;
    if (!(last in node)) node[last] = words;
  }
  return made;
}

/** @param texts sources of the script @param more keys that those sources build from data, and so contain only in part */
export const earlyWords = (
  texts: readonly string[],
  lists: readonly Resource[],
  more: readonly string[] = [],
): Tree => treeOf([...SHARED_KEYS, ...more, ...lists.flatMap(keysOf), ...texts.flatMap(keysIn)]);

export const wordsOf = (lists: readonly Resource[]): Tree => treeOf(lists.flatMap(keysOf));
