/** Reads and writes a person's bookmarks as a whole, because they are few. */
import type { Person } from "../../../../api/access.ts";
import type { Bookmark } from "../../../../api/desk/bookmarks.ts";
import type { Reader, Writer } from "../../../db/database.ts";

/** Entity name of the live events of bookmarks: only the bookmarks' owner receives them. */
export const BOOKMARKS = "bookmarks";

export async function bookmarksOf(reader: Reader, { _id }: Person): Promise<readonly Bookmark[]> {
  const row = await reader.selectFrom("bookmarks").select("items").where("user_id", "=", _id)
    .executeTakeFirst();
  return row ? JSON.parse(row.items) as Bookmark[] : [];
}

export async function keepBookmarks(
  tx: Writer,
  { _id }: Person,
  bookmarks: readonly Bookmark[],
  at: number,
): Promise<void> {
  const content = { items: JSON.stringify(bookmarks), updated_at: at };
  await tx.insertInto("bookmarks").values({ user_id: _id, ...content })
    .onConflict((on) => on.column("user_id").doUpdateSet(content)).execute();
}
