/** Bills for the boxes that a forwarder takes. Source: docs/requirements.md S2.10. */
import { MAX_BILL_BOXES } from "../../../../api/handover/local_bills.ts";
import { LOCAL_BILL_STATUSES } from "../../../../api/statuses.ts";
import { localBill as resource } from "../../../../resources/handover/local_bill.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { batchField } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { boxBills } from "../boxes/parents_port.ts";
import { documentRoute } from "./document.ts";
import { localBillLifecycle } from "./lifecycle.ts";
import { localBillEntity } from "./make.ts";
import { paperRoutes, paperSweeper } from "./paper.ts";
import { searchedBills } from "./search_store.ts";
import { billsById, boxesOfBills, boxesToBill, localBillsList } from "./store.ts";
import { boxHandOverLoop } from "./hand_over_loop.ts";

boxBills.fill({
  async byId(reader, ids) {
    const bills = await billsById(reader, ids);
    return new Map([...bills].map(([id, { code, status, location_id, boxes_count }]) => [
      id,
      { code, location_id, isOpen: status === LOCAL_BILL_STATUSES[0], isFull: boxes_count >= MAX_BILL_BOXES },
    ]));
  },
});

export const localBills: Module = {
  lists: [listOf(resource, localBillsList)],
  entities: [localBillEntity],
  lifecycles: [localBillLifecycle],
  searchable: [searchedBills],
  queries: { boxesToBill: ({ bill_id }, { db }) => boxesToBill(db.read, bill_id) },
  onEvents: notifyOfBills,
  routes: [...paperRoutes, documentRoute],
  background: (tools) => {
    const loops = [boxHandOverLoop(tools), paperSweeper(tools)];
    return { stop: async () => void await Promise.all(loops.map((loop) => loop.stop())) };
  },
  fields: { LocalBill: { boxes: batchField(boxesOfBills, []) } },
};

/** Notifies the people who pay bills of a disputed invoice, but not the person who disputed it. */
async function notifyOfBills(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const disputed = events.filter(({ entity, changes }) =>
    entity === resource.query &&
    changes.some(({ field, after }) => field === "status" && after === "Disputed")
  );
  if (disputed.length === 0) return;
  const bills = await billsById(tx, disputed.map(({ entityId }) => entityId));
  const news = [...bills.values()].map(({ _id, code }) => ({
    code,
    words: { key: "billDisputed" as const, args: { code } },
    referent: `${resource.path}/all/${_id}`,
  }));
  await notifyStaff(tx, "bill.disputed", news, at, by);
}
