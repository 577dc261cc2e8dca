/**
 * What a field is called: the entity's own word for it, `entity.<id>.field.<key>`, else the one that all share,
 * `field.<key>`. So a feature names its fields beside itself, and none of them costs the first screen a byte.
 */
import { createContext, use } from "react";
import type { Resource } from "../../resources/define.ts";
import { hasWords, type Key, lateWords, t } from "../lib/i18n.ts";

/** Where the word stands. */
export function fieldKey(entityId: string, field: string): string {
  const own = `entity.${entityId}.field.${field}`;
  return hasWords(own) ? own : `field.${field}`;
}

/** The word of a field of an entity; without one (`""`) it is the shared one. */
export const fieldWord = (entityId: string, field: string): string => t(fieldKey(entityId, field) as Key);

/** False for a field that this build does not know, as data may name one. */
export const hasFieldWord = (entityId: string, field: string): boolean => hasWords(fieldKey(entityId, field));

/** Whose fields stand below it: set by lists, records and forms, so that nothing between has to hand it on. */
export const EntityWords = createContext("");

/** Names the fields of whatever it stands in. */
export function useFieldWord(): (field: string) => string {
  const entityId = use(EntityWords);
  return (field) => fieldWord(entityId, field);
}

/** Whether the words of a list's own columns and filters are here. */
export const hasFieldWords = (
  { id, columns, filters }: Pick<Resource, "id" | "columns" | "filters">,
): boolean =>
  [...columns.map(({ key }) => key), ...filters.map(({ key, label = key }) => label)]
    .every((name) => hasFieldWord(id, name));

/** Before a list is drawn: waits for the late words where the first screen's do not name all that it shows. */
export function useFieldWords(resource: Resource): void {
  // Alone among hooks `use` may stand behind a condition.
  // deno-lint-ignore react-rules-of-hooks
  if (!hasFieldWords(resource)) use(lateWords());
}
