/** Names a field by its entity's own word, or else by the shared word. Features' words load after the first screen. */
import { createContext, use } from "react";
import type { Resource } from "../../resources/define.ts";
import { hasWords, type Key, lateWords, t } from "../lib/i18n.ts";

export function fieldKey(entityId: string, field: string): string {
  const own = `entity.${entityId}.field.${field}`;
  return hasWords(own) ? own : `field.${field}`;
}

export const fieldWord = (entityId: string, field: string): string => t(fieldKey(entityId, field) as Key);

/** Returns false for a field that this build does not know; data of a newer build may name one. */
export const hasFieldWord = (entityId: string, field: string): boolean => hasWords(fieldKey(entityId, field));

/** Id of the entity, which lists, records and forms set for the fields inside them. */
export const EntityWords = createContext("");

export function useFieldWord(): (field: string) => string {
  const entityId = use(EntityWords);
  return (field) => fieldWord(entityId, field);
}

export const hasFieldWords = (
  { id, columns, filters }: Pick<Resource, "id" | "columns" | "filters">,
): boolean =>
  [...columns.map(({ key }) => key), ...filters.map(({ key, label = key }) => label)]
    .every((name) => hasFieldWord(id, name));

/** Suspends the list until the late words are loaded if the words of the first screen do not name all its fields. */
export function useFieldWords(resource: Resource): void {
  // Unlike other hooks, `use` may be called conditionally.
  // deno-lint-ignore react-rules-of-hooks
  if (!hasFieldWords(resource)) use(lateWords());
}
