import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { allOf } from "../../../entity/find.ts";
import { updateRecord } from "../../../entity/record_store.ts";
import type { AuditEntry } from "../../../fields.ts";
import { item } from "../items/make.ts";
import { requestRecheck } from "../items/make_store.ts";
import { itemsList, type ShownItem } from "../items/store.ts";
import { itemIdsOf, type ProductRow } from "./store.ts";

const ENDED = "Discontinued";

/** Copies a product's new title to its items, and discontinues them with it. @returns the audit entries */
export async function copyToItems(
  tx: Writer,
  before: ProductRow,
  { title, status }: Pick<ProductRow, "title" | "status">,
  context: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  const isEnded = status === ENDED && before.status !== ENDED;
  if (title === before.title && !isEnded) return [];
  const rows = await allOf(tx, item, await itemIdsOf(tx, before._id), context);
  const entries: AuditEntry[] = [];
  for (const row of rows) {
    const changes = [
      ...title === row.title ? [] : [{ field: "title", before: row.title, after: title }],
      ...isEnded && row.status !== ENDED ? [{ field: "status", before: row.status, after: ENDED }] : [],
    ];
    if (changes.length === 0) continue;
    await updateRecord(tx, itemsList.table, row, cellsOf(row, title, isEnded), context.now());
    entries.push(item.auditOf(row, "makeProduct", changes));
  }
  if (isEnded) await requestRecheck(tx, rows.map(({ _id }) => _id));
  return entries;
}

const cellsOf = (row: ShownItem, title: string, isEnded: boolean) => ({
  title,
  search_text: item.searchText({ ...row, title }),
  ...isEnded && { status: ENDED },
});
