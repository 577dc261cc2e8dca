/** Whose setting a call is about. */
import type { Person } from "../../../api/access.ts";
import { ApiError } from "../../../api/errors.ts";
import { NOTIFICATION_TYPES, type NotificationType } from "../../../api/inputs/notification.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Reader } from "../../db/database.ts";
import { activePerson } from "../session/person_store.ts";

export const missing = () => new ApiError("NOT_FOUND", "There is no such person or setting.");

/** @throws {ApiError} NOT_FOUND for anybody else's, unless a super_root asks: as if there were no such person */
export async function ownerOf(
  reader: Reader,
  userId: string | null | undefined,
  { session: { person } }: AuthorizedContext,
): Promise<Person> {
  if (!userId || userId === person._id) return person;
  const owner = person.role === "super_root" ? await activePerson(reader, userId) : null;
  if (!owner) throw missing();
  return owner;
}

export const isType = (text: string): text is NotificationType =>
  (NOTIFICATION_TYPES as readonly string[]).includes(text);

/** What the id of a setting says. */
export function partsOf(id: string): { readonly userId: string; readonly type: NotificationType } {
  const at = id.lastIndexOf(".");
  const type = id.slice(at + 1);
  if (at <= 0 || !isType(type)) throw missing();
  return { userId: id.slice(0, at), type };
}
