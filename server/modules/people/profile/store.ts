import type { UsersTable } from "../../../db/tables.ts";
import { searchText } from "../../../db/search.ts";
import type { Reader, Writer } from "../../../db/database.ts";

export const PROFILE_FIELDS = ["name", "h", "phone_number", "sale_plan", "facebook", "skype"] as const;
export type ProfileValues = Pick<UsersTable, (typeof PROFILE_FIELDS)[number]>;

/** Returns true if another person has the handle, which must be in lower case. */
export async function isHandleTaken(reader: Reader, h: string, userId: string): Promise<boolean> {
  const other = await reader.selectFrom("users").select("_id")
    .where("h", "=", h).where("_id", "<>", userId).executeTakeFirst();
  return other !== undefined;
}

export async function writeProfile(
  tx: Writer,
  { _id, version, identity, email }: Pick<UsersTable, "_id" | "version" | "identity" | "email">,
  values: ProfileValues,
  now: number,
): Promise<void> {
  const search_text = searchText(values.name, identity, email, values.h);
  await tx.updateTable("users").set({ ...values, search_text, version: version + 1, updated_at: now })
    .where("_id", "=", _id).execute();
}

/** Writes preferences without a new version, so that open forms of the person do not conflict. */
export async function writeCustomizer(tx: Writer, userId: string, customizer: string): Promise<void> {
  await tx.updateTable("users").set({ customizer }).where("_id", "=", userId).execute();
}
