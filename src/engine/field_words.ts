/** A field is named by its entity's word, else by the shared one: none of a feature's names costs the first screen. */
import { createContext, use } from "react";
import type { Resource } from "../../resources/define.ts";
import { hasWords, type Key, lateWords, t } from "../lib/i18n.ts";

export function fieldKey(entityId: string, field: string): string {
  const own = `entity.${entityId}.field.${field}`;
  return hasWords(own) ? own : `field.${field}`;
}

export const fieldWord = (entityId: string, field: string): string => t(fieldKey(entityId, field) as Key);

/** False for a field that this build does not know, as data may name one. */
export const hasFieldWord = (entityId: string, field: string): boolean => hasWords(fieldKey(entityId, field));

/** Set by lists, records and forms for the fields below them. */
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

/** Waits for the late words when the first screen's do not name all that the list shows. */
export function useFieldWords(resource: Resource): void {
  // Unlike other hooks `use` may be conditional.
  // deno-lint-ignore react-rules-of-hooks
  if (!hasFieldWords(resource)) use(lateWords());
}
