/** Stores tags of orders twice: `orders.tags` to show them, `order_tags` to filter by them. */
import { sql } from "kysely";
import { withStoredSpelling } from "../../../../api/orders/tags.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { inScope, type Scope } from "../../../scope.ts";

/** Maximum length of the list: nobody can choose from more tags. */
const MAX_TAGS = 500;

/** Returns the tags in a scope; it jumps from tag to tag in the index, without reading all orders. */
export async function tagsIn(reader: Reader, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`with recursive found (tag) as (
      select min(tag) from order_tags where ${inScope(scope)}
      union all
      select (select min(next.tag) from order_tags as next
        where next.tag > found.tag and ${inScope(scope, "next.seller_id")})
      from found where found.tag is not null
    ) select tag from found where tag is not null order by tag limit ${MAX_TAGS}`.execute(reader);
  return rows.map(({ tag }) => tag);
}

export async function writtenTags(reader: Reader, scope: Scope, tags: readonly string[]): Promise<string[]> {
  return tags.length === 0 ? [] : withStoredSpelling(tags, await tagsIn(reader, scope));
}

/** Replaces the rows of an order's tags; the caller writes `orders.tags`. */
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
    await tx.deleteFrom("order_tags").where("order_id", "=", _id).where(isOneOf("tag", gone)).execute();
  }
  if (added.length > 0) {
    await tx.insertInto("order_tags").values(added.map((tag) => ({ order_id: _id, seller_id, tag })))
      .execute();
  }
}
