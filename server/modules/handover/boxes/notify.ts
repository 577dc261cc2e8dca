/** Notifies staff of a package in a closed box, or on a truck, whose order was held or cancelled or whose label ended. */
import { containers } from "../../../../resources/handover/containers.ts";
import type { Writer } from "../../../db/database.ts";
import type { EventBatch } from "../../../events/events.ts";
import { notifyStaff } from "../../desk/notification_settings/notify.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";
import { troubledBoxes } from "./trouble_store.ts";

const HALTED: readonly string[] = CLOSED_ORDERS;

/** Notifies nobody of their own step. */
export async function notifyOfBoxes(tx: Writer, { events, by, at }: EventBatch): Promise<void> {
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
    referent: `${containers.path}/all/${_id}`,
  }));
  await notifyStaff(tx, "box.unsound", news, at, by);
}
