/** Merges a case into another of its seller: moves everything but waiting files and lines with a remedy. */
import { sql } from "kysely";
import type { OtherChange } from "../../../lifecycle/lifecycle.ts";
import type { Change } from "../../../events/outbox.ts";
import type { Writer } from "../../../db/database.ts";
import { moveClaims } from "./claims_store.ts";
import { isUnremedied } from "./decision_store.ts";
import { type CaseLineRow, caseLines, textOfLines } from "./lines_store.ts";
import { keepSearchText } from "./make_store.ts";

interface MergeResult {
  readonly others: readonly OtherChange[];
  readonly live: readonly Change[];
}

export async function moveIntoCase(tx: Writer, from: string, into: string, at: number): Promise<MergeResult> {
  const read = (id: string) => tx.selectFrom("cases").selectAll().where("_id", "=", id);
  const [own, target] = [
    await read(from).executeTakeFirstOrThrow(),
    await read(into).executeTakeFirstOrThrow(),
  ];
  await moveComments(tx, from, into);
  await moveLines(tx, from, into);
  await moveClaims(tx, from, into);
  const lines = (await caseLines(tx, [into])).get(into) ?? [];
  const isLater = (own.last_said_at ?? 0) > (target.last_said_at ?? 0);
  const items_text = await textOfLines(tx, lines);
  const { order_id, order_code, package_id, currency } = own;
  const isAboutOrder = target.order_id === null && order_id !== null;
  await tx.updateTable("cases").set({
    // Without the order's currency, nobody could write the refund of a line that came with the merge.
    ...isAboutOrder && { order_id, order_code, package_id, currency },
    items_text,
    items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    assignee_id: target.assignee_id ?? own.assignee_id,
    ...isLater && { last_said_at: own.last_said_at, last_said_by: own.last_said_by },
    updated_at: at,
    version: sql<number>`version + 1`,
  }).where("_id", "=", into).execute();
  await keepSearchText(tx, into);
  const sellerId = target.seller_id;
  const changes = [
    ...isAboutOrder ? [{ field: "order_code", before: "", after: order_code }] : [],
    ...items_text === target.items_text
      ? []
      : [{ field: "items_text", before: target.items_text, after: items_text }],
  ];
  return {
    others: changes.length > 0 ? [{ entity: "cases", entityId: into, sellerId, changes }] : [],
    live: [{ entity: "cases", sellerId, ids: [into] }, { entity: "comments", sellerId, ids: [into] }],
  };
}

/** Moves comments with their files; a file that waits for its comment moves later, with the comment. */
async function moveComments(tx: Writer, from: string, into: string): Promise<void> {
  await tx.updateTable("comments").set({ entity_id: into }).where("entity", "=", "cases")
    .where("entity_id", "=", from).execute();
  await tx.updateTable("attachments").set({ entity_id: into }).where("entity", "=", "cases")
    .where("entity_id", "=", from).where("comment_id", "is not", null).execute();
}

/** Moves lines without a remedy; garments that both cases are about are not counted twice. */
async function moveLines(tx: Writer, from: string, into: string): Promise<void> {
  const lines = await caseLines(tx, [from, into]);
  const its = lines.get(into) ?? [];
  let position = Math.max(-1, ...its.map((line) => line.position));
  const update = (_id: string, change: Partial<CaseLineRow>) =>
    tx.updateTable("case_lines").set(change).where("_id", "=", _id).execute();
  for (const line of (lines.get(from) ?? []).filter(isUnremedied)) {
    const same = its.find((each) =>
      each.order_line_id === line.order_line_id && each.unit_id === line.unit_id &&
      (line.unit_id !== null || isUnremedied(each))
    );
    if (!same) await update(line._id, { case_id: into, position: ++position });
    else if (same.quantity < line.quantity) await update(same._id, { quantity: line.quantity });
  }
}
