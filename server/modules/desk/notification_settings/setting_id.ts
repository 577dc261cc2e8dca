import { NOTIFICATION_TYPES, type NotificationType } from "../../../../api/inputs/desk/notification.ts";
import { personNotFound } from "../../people/session/owner.ts";

export const isNotificationType = (text: string): text is NotificationType =>
  (NOTIFICATION_TYPES as readonly string[]).includes(text);

export function partsOf(id: string): { readonly userId: string; readonly type: NotificationType } {
  const at = id.lastIndexOf(".");
  const type = id.slice(at + 1);
  if (at <= 0 || !isNotificationType(type)) throw personNotFound();
  return { userId: id.slice(0, at), type };
}
