/** Tags that differ only in case are the same; the first spelling is kept. */

export const MAX_TAGS = 20;

export const collapseSpaces = (text: string): string => text.replaceAll(/\s+/gu, " ");

export const foldTag = (tag: string): string => tag.toLowerCase();
const byName = (one: string, other: string): number => one < other ? -1 : Number(one > other);

export function uniqueTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) if (!known.has(foldTag(tag))) known.set(foldTag(tag), tag);
  return [...known.values()].sort(byName);
}

export function changedTags(
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const gone = new Set(removed.map(foldTag));
  return uniqueTags([...tags, ...added]).filter((tag) => !gone.has(foldTag(tag)));
}

/** Applies to the newest tags what one person added and removed since the tags in `before`. */
export function mergeTags(
  before: readonly string[],
  mine: readonly string[],
  newest: readonly string[],
): string[] {
  const has = (tags: readonly string[], tag: string) => tags.some((each) => foldTag(each) === foldTag(tag));
  const added = mine.filter((tag) => !has(before, tag));
  const removed = before.filter((tag) => !has(mine, tag));
  return changedTags(newest, added, removed);
}

export function withStoredSpelling(tags: readonly string[], known: readonly string[]): string[] {
  const written = new Map(known.map((tag) => [foldTag(tag), tag]));
  return tags.map((tag) => written.get(foldTag(tag)) ?? tag);
}

export const isSameTagList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);
