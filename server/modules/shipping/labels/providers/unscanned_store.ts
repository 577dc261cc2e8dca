import type { Writer } from "../../../../db/database.ts";
import { OWN_SOURCES } from "../../../../../api/shipping/tracking.ts";
import { appendOutbox } from "../../../../events/outbox.ts";

export async function flagUnscannedBatch(
  tx: Writer,
  { before, most, at }: { readonly before: number; readonly most: number; readonly at: number },
): Promise<number> {
  const late = await tx.selectFrom("packages as p").select(["p._id", "p.seller_id"])
    .where("p.shipment_status", "=", "Handed Over").where("p.trouble", "=", "")
    .where("p.handed_at", "<=", before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("labels as l").innerJoin("shipping_methods as m", "m.code", "l.method_code").select(
          "l._id",
        )
          .whereRef("l.package_id", "=", "p._id").where("l.status", "=", "Live").where("m.tracked", "=", 1),
      )
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("track_events as e").select("e._id").whereRef("e.package_id", "=", "p._id")
            .where("e.source", "not in", [...OWN_SOURCES]),
        ),
      )
    ).limit(most).execute();
  for (const { _id, seller_id } of late) {
    await tx.updateTable("packages")
      .set(({ eb }) => ({ trouble: "noScan", updated_at: at, version: eb("version", "+", 1) }))
      .where("_id", "=", _id).execute();
    await appendOutbox(tx, [{ entity: "packages", sellerId: seller_id, ids: [_id] }], at);
  }
  return late.length;
}
