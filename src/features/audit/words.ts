/** Words for what was done and to what: our own where we have them, else the API's names. */
import { hasWords, type Key, t } from "../../lib/i18n.ts";

/** A root field or an event: `makeOrder`, `order.hold`. */
export function deedText(action: string): string {
  const key = `audit.deed.${action.replaceAll(".", "_")}`;
  return hasWords(key) ? t(key as Key) : action;
}

/** A kind of record: `orders`, `sessions`. */
export function entityText(entity: string): string {
  if (hasWords(`audit.entity.${entity}`)) return t(`audit.entity.${entity}` as Key);
  return hasWords(`menu.${entity}`) ? t(`menu.${entity}`) : entity;
}

/** A field's name in our words, its own or that of what stands last in it; what has none is a name of the API. */
export function changedText(field: string): string {
  const last = field.split(".").at(-1) ?? field;
  const key = [
    `audit.field.${field.replaceAll(".", "_")}`,
    `audit.field.${last}`,
    `field.${field}`,
    `field.${last}`,
  ]
    .find((each) => hasWords(each));
  return key ? t(key as Key) : field;
}

/** A person's name is data; the house itself is called in the reader's language. */
export const actorText = (name: string): string =>
  hasWords(`choice.actor_name.${name}`) ? t(`choice.actor_name.${name}` as Key) : name;
