import type { Person } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { activePerson } from "./person_store.ts";

export const personNotFound = () => new ApiError("NOT_FOUND", "There is no such person or setting.");

/** @throws {ApiError} NOT_FOUND for another person, unless the caller is a super_root */
export async function ownerOf(
  reader: Reader,
  userId: string | null | undefined,
  { session: { person } }: AuthorizedContext,
): Promise<Person> {
  if (!userId || userId === person._id) return person;
  const owner = person.role === "super_root" ? await activePerson(reader, userId) : null;
  if (!owner) throw personNotFound();
  return owner;
}
