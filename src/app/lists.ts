/**
 * Lists as a whole, with columns, filters, steps and forms. The first ones come with the app. All others are one file, which
 * is asked for when one of them is opened, and else in a quiet moment; until then the app has their heads (ADR 53).
 */
import { useLayoutEffect } from "react";
import type { Resource } from "../../resources/define.ts";
import { firstLists } from "../../resources/first.ts";
import { groupOf } from "../lib/group.ts";

export const allLists = groupOf(() => import("../../resources/generated/resources.ts"));

const among = (id: string, all: readonly Resource[] = []): Resource | null =>
  all.find((each) => each.id === id) ?? null;

export const firstList = (id: string): Resource | null => among(id, firstLists);

/** Null until it is here. */
export function useList(id: string): Resource | null {
  const first = firstList(id);
  const all = allLists.use();
  useLayoutEffect(() => {
    if (!first) void allLists.begin();
  }, [first]);
  return first ?? among(id, all?.resources);
}
