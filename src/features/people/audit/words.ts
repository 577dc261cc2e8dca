/** Words for what was done and to what: our own where we have them, else the API's names. */
import { hasWords, type Key, t } from "../../../lib/i18n.ts";

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

/** Kinds of record without a name of their own: their person and what was done say which one it was. */
const NAMELESS: ReadonlySet<string> = new Set([
  "bookmarks",
  "label_files",
  "myNotices",
  "notifications",
  "print_jobs",
  "sessions",
  "stock",
]);

/** Returns the words in place of a name that was not found: none where the kind of record has no names. */
export const missingName = (entity: string): string => NAMELESS.has(entity) ? "" : t("audit.noName");
