import { entityOf } from "../../../resources/define.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { parts } from "../../../resources/generated/parts.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { fieldKey } from "../field_words.ts";

const LISTS = [...resources, ...parts];
/** Ids of lists by the audit's name of a kind of record, if that is neither the id nor the query of the list. */
const LIST_OF: Readonly<Record<string, string>> = { groups: "user_groups" };

/** Returns the ids of the lists whose words name the fields of a kind of record, its own list first. */
const listIdsOf = (entity: string): readonly string[] => [
  LIST_OF[entity] ?? entity,
  ...LISTS.filter((list) => entityOf(list) === entity).map(({ id }) => id),
];

/**
 * Returns the name of a field, or of the last part of its path: the audit's word for this kind of record, or else the audit's
 * shared word, or else a list's word, the record's own list first. A field without words keeps its wire name.
 */
export function changedFieldText(field: string, entity = ""): string {
  const last = field.split(".").at(-1) ?? field;
  const ownKeys = (id: string) => [`entity.${id}.field.${field}`, `entity.${id}.field.${last}`];
  const key = [
    `audit.field.${entity}_${last}`,
    `audit.field.${field.replaceAll(".", "_")}`,
    `audit.field.${last}`,
    ...listIdsOf(entity).flatMap(ownKeys),
    fieldKey("", field),
    fieldKey("", last),
    ...LISTS.flatMap(({ id }) => ownKeys(id)),
  ]
    .find((each) => hasWords(each));
  return key ? t(key as Key) : field;
}
