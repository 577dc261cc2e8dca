/** Words for what was done and to what: our own where we have them, else the API's names. */
import { hasWords, type Key, t } from "../../lib/i18n.ts";

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

/** A person's name is data; the house itself is called in the reader's language. */
export const actorText = (name: string): string =>
  hasWords(`choice.actor_name.${name}`) ? t(`choice.actor_name.${name}` as Key) : name;
