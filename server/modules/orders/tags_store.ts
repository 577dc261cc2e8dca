/** Tags of orders. `orders.tags` is what is shown, `order_tags` what filters read: both are written together. */
import { asWritten } from "../../../api/tags.ts";
import type { Reader, Writer } from "../../db/database.ts";
import { among } from "../../db/conditions.ts";
import { inScope, type Scope } from "../../scope.ts";

/** More than a person can choose from. */
const MOST_TAGS = 500;

/** Tags of the orders within a scope, by name. */
export async function tagsIn(reader: Reader, scope: Scope): Promise<string[]> {
  const rows = await reader.selectFrom("order_tags").select("tag").distinct().where(inScope(scope))
    .orderBy("tag").limit(MOST_TAGS).execute();
  return rows.map(({ tag }) => tag);
}

/** The tags as somebody within the scope wrote them first. */
export async function writtenTags(reader: Reader, scope: Scope, tags: readonly string[]): Promise<string[]> {
  return tags.length === 0 ? [] : asWritten(tags, await tagsIn(reader, scope));
}

/** Puts exactly these tags on an order; the order itself is the caller's to write. */
export async function keepTags(
  tx: Writer,
  { _id, seller_id, tags: known }: {
    readonly _id: string;
    readonly seller_id: string;
    readonly tags: string;
  },
  tags: readonly string[],
): Promise<void> {
  const had = JSON.parse(known) as string[];
  const gone = had.filter((tag) => !tags.includes(tag));
  const added = tags.filter((tag) => !had.includes(tag));
  if (gone.length > 0) {
    await tx.deleteFrom("order_tags").where("order_id", "=", _id).where(among("tag", gone)).execute();
  }
  if (added.length > 0) {
    await tx.insertInto("order_tags").values(added.map((tag) => ({ order_id: _id, seller_id, tag })))
      .execute();
  }
}
