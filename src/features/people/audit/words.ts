import { hasWords, type Key, t } from "../../../lib/i18n.ts";

/** Returns the text of an action, which is a root field or an event: `makeOrder`, `order.hold`. */
export function actionText(action: string): string {
  const key = `audit.action.${action.replaceAll(".", "_")}`;
  return hasWords(key) ? t(key as Key) : action;
}

export function entityText(entity: string): string {
  if (hasWords(`audit.entity.${entity}`)) return t(`audit.entity.${entity}` as Key);
  return hasWords(`menu.${entity}`) ? t(`menu.${entity}`) : entity;
}

/** Returns the name of a person unchanged, and that of the system in the reader's language. */
export const actorText = (name: string): string =>
  hasWords(`choice.actor_name.${name}`) ? t(`choice.actor_name.${name}` as Key) : name;

/** Kinds of records without names. The person and the action are enough to identify them. */
const NAMELESS: ReadonlySet<string> = new Set([
  "bookmarks",
  "label_files",
  "myNotices",
  "notifications",
  "print_jobs",
  "sessions",
  "stock",
]);

/** Returns the placeholder for a missing name; empty for a kind of records without names. */
export const missingName = (entity: string): string => NAMELESS.has(entity) ? "" : t("audit.noName");
