import { hasWords, type Key, t } from "../../../lib/i18n.ts";

/** The action is a root field or an event: `makeOrder`, `order.hold`. */
export function actionText(action: string): string {
  const key = `audit.action.${action.replaceAll(".", "_")}`;
  return hasWords(key) ? t(key as Key) : action;
}

export function entityText(entity: string): string {
  if (hasWords(`audit.entity.${entity}`)) return t(`audit.entity.${entity}` as Key);
  return hasWords(`menu.${entity}`) ? t(`menu.${entity}`) : entity;
}

/** A person's name is data; the business itself is named in the reader's language. */
export const actorText = (name: string): string =>
  hasWords(`choice.actor_name.${name}`) ? t(`choice.actor_name.${name}` as Key) : name;

/** Kinds of record without names: the person and the action identify them. */
const NAMELESS: ReadonlySet<string> = new Set([
  "bookmarks",
  "label_files",
  "myNotices",
  "notifications",
  "print_jobs",
  "sessions",
  "stock",
]);

/** Returns the placeholder for a missing name, empty for a kind without names. */
export const missingName = (entity: string): string => NAMELESS.has(entity) ? "" : t("audit.noName");
