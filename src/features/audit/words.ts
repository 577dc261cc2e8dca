/** Words for what was done and to what: our own where we have them, else the API's names. */
import { resources } from "../../../resources/mod.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { fieldKey } from "../../engine/field_words.ts";

/** A root field or an event: `makeOrder`, `order.hold`. */
export function actionText(action: string): string {
  const key = `audit.action.${action.replaceAll(".", "_")}`;
  return hasWords(key) ? t(key as Key) : action;
}

/** A kind of record: `orders`, `sessions`. */
export function entityText(entity: string): string {
  if (hasWords(`audit.entity.${entity}`)) return t(`audit.entity.${entity}` as Key);
  return hasWords(`menu.${entity}`) ? t(`menu.${entity}`) : entity;
}

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
export function changedText(field: string, entity = ""): string {
  const last = field.split(".").at(-1) ?? field;
  const key = [
    `audit.field.${field.replaceAll(".", "_")}`,
    `audit.field.${last}`,
    ...[LIST_OF[entity] ?? entity, "", ...resources.map(({ id }) => id)].flatMap((id) => [
      fieldKey(id, field),
      fieldKey(id, last),
    ]),
  ]
    .find((each) => hasWords(each));
  return key ? t(key as Key) : field;
}

/** A person's name is data; the house itself is called in the reader's language. */
export const actorText = (name: string): string =>
  hasWords(`choice.actor_name.${name}`) ? t(`choice.actor_name.${name}` as Key) : name;
