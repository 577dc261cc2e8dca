/** Loads all but the first lists as one file, on demand or when idle. Their heads come with the app (ADR 53). */
import { useLayoutEffect } from "react";
import type { Resource } from "../../resources/define.ts";
import { firstLists } from "../../resources/first.ts";
import { allFeatures } from "../engine/features.ts";
import { groupOf } from "../lib/group.ts";

/** Loads the features too, because they contribute parts around the rows. */
export const allLists = groupOf(async () => {
  const [lists] = await Promise.all([import("../../resources/generated/resources.ts"), allFeatures()]);
  return lists;
});

const among = (id: string, all: readonly Resource[] = []): Resource | null =>
  all.find((each) => each.id === id) ?? null;

export const firstList = (id: string): Resource | null => among(id, firstLists);

export function useList(id: string): Resource | null {
  const first = firstList(id);
  const all = allLists.use();
  useLayoutEffect(() => {
    if (!first) void allLists.begin();
  }, [first]);
  return first ?? among(id, all?.resources);
}
