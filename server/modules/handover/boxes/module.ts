import { containers as resource } from "../../../../resources/handover/containers.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { batchField, batchRowField, type Load } from "../../../graphql/batch.ts";
import { listOf } from "../../../list/resolver.ts";
import type { Module } from "../../../module.ts";
import { boxPrints } from "../../catalogue/prints/box_prints.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { boxPort } from "../../shipping/packages/box_port.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";
import { boxFacts } from "./facts_store.ts";
import { boxLifecycle } from "./lifecycle.ts";
import { box } from "./make.ts";
import { boxPapers } from "./paper_store.ts";
import { refusalToEnter } from "./places_store.ts";
import { searchedBoxes } from "./search_store.ts";
import { boxesById, boxesList, parentCodes } from "./store.ts";
import { troubledBoxes } from "./trouble_store.ts";
import type { BoxFacts } from "../../../../api/generated/schema.ts";

boxPort.fill({ refusalToEnter });
boxPrints.fill({ facts: boxPapers });

const factsOf: Load<BoxFacts | null> = async (reader, _scope, ids) =>
  await boxFacts(reader, [...(await boxesById(reader, ids)).values()], {});
const facts = batchField(factsOf, null);
const codes = batchRowField(parentCodes, { bill_code: "", flight_code: "" });

const HALTED: readonly string[] = CLOSED_ORDERS;

export const boxes: Module = {
  searchable: [searchedBoxes],
  lists: [listOf(resource, boxesList)],
  entities: [box],
  lifecycles: [boxLifecycle],
  onEvents: notifyOfBoxes,
  fields: {
    Box: {
      facts,
      bill_code: async (row, context) => row["bill_code"] ?? (await codes(row, context)).bill_code,
      flight_code: async (row, context) => row["flight_code"] ?? (await codes(row, context)).flight_code,
    },
  },
};

/**
 * Notifies staff if an order in a closed or handed-over box was held or cancelled, or its package's label ended, but
 * not the person who did that.
 */
async function notifyOfBoxes(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
  const changed = (entity: string, field: string, isMeant: (before: string, after: string) => boolean) =>
    events.flatMap((each) =>
      each.entity === entity &&
        each.changes.some((change) => change.field === field && isMeant(change.before, change.after))
        ? [each.entityId]
        : []
    );
  const orders = changed("orders", "status", (_before, after) => HALTED.includes(after));
  const packages = changed("packages", "label_status", (before) => before === "Live");
  if (orders.length + packages.length === 0) return;
  const boxes = await troubledBoxes(tx, { orders, packages });
  const news = boxes.map(({ _id, code, status, package_code }) => ({
    code,
    words: {
      key: status === "Closed" ? "boxUnsound" as const : "boxUnsoundOut" as const,
      args: { code, package: package_code },
    },
    referent: `${resource.path}/all/${_id}`,
  }));
  await notifyStaff(tx, "box.unsound", news, at, by);
}
