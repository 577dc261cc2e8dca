/** What a field is called where a change tells it, whatever record it is of. */
import { resources } from "../../../resources/mod.ts";
import { parts } from "../../../resources/parts.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { fieldKey } from "../field_words.ts";

/** Kinds of record that the API calls otherwise than the list that names their fields. */
const LIST_OF: Readonly<Record<string, string>> = {
  usergroups: "user_groups",
  groups: "user_groups",
  callToActions: "call_to_action",
  integrations: "app_config",
};

/**
 * A field's name in our words, its own or that of what stands last in it: as its record calls it, else as all do, else
 * as the first list that has such a field, since an action may change more than one kind. What has none is the API's name.
 */
export function toldField(field: string, entity = ""): string {
  const last = field.split(".").at(-1) ?? field;
  const key = [
    `audit.field.${field.replaceAll(".", "_")}`,
    `audit.field.${last}`,
    ...[LIST_OF[entity] ?? entity, "", ...[...resources, ...parts].map(({ id }) => id)].flatMap((id) => [
      fieldKey(id, field),
      fieldKey(id, last),
    ]),
  ]
    .find((each) => hasWords(each));
  return key ? t(key as Key) : field;
}
