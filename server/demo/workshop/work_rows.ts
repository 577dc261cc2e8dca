import { isRush } from "../../../api/orders/rush.ts";
import type { OrderHistory } from "../history.ts";
import type { OrderRow } from "../rows.ts";
import type { OrderTagsTable, UnitsTable } from "../../db/tables.ts";
import type { Scene } from "../orders/walk/scene.ts";

const collected = <T>(histories: readonly OrderHistory[], of: (scene: Scene) => Iterable<T>): T[] =>
  histories.flatMap(({ scene }) => [...of(scene)]);

export const orderRows = (histories: readonly OrderHistory[]): OrderRow[] =>
  collected(histories, ({ orders }) => orders.values()).map((
    {
      seller_name: _seller,
      store_name: _store,
      store_auto_hold: _hold,
      store_cooling_off_min: _cool,
      ...row
    },
  ) => row);

export const UNIT_COLUMNS = [
  "_id",
  "code",
  "order_id",
  "order_line_id",
  "seller_id",
  "item_id",
  "location_id",
  "package_id",
  "station_id",
  "taken_by",
  "taken_on",
  "taken_at",
  "batch_id",
  "print_status",
  "work_status",
  "was_open",
  "cycle",
  "cycles",
  "rejects",
  "begun_at",
  "art_waived",
  "reuse_of",
  "packed_at",
  "packed_by",
  "blank",
  "offered_id",
  "due_at",
  "rush",
  "search_text",
  "created_at",
  "updated_at",
  "version",
] as const satisfies readonly (keyof UnitsTable)[];

export const rowsOf = (histories: readonly OrderHistory[]) => ({
  orders: orderRows(histories),
  lines: collected(histories, ({ lines }) => lines.values()).flat(),
  packages: collected(histories, ({ packages }) => packages.values()),
  packageOrders: collected(histories, ({ packageOrders }) => packageOrders),
  // A later change of the shipping method may have changed `rush`.
  units: collected(histories, ({ orders, units }) =>
    [...units.values()].map((unit) => {
      const rush = isRush(orders.get(unit.order_id)?.shipping_method ?? "") ? 1 : 0;
      return unit.rush === rush ? unit : { ...unit, rush };
    })),
  unitEvents: collected(histories, ({ unitEvents }) => unitEvents),
  labels: collected(histories, ({ labels }) => labels.values()),
  trackEvents: collected(histories, ({ trackEvents }) => trackEvents),
});

export const tagRows = ({ _id, seller_id, tags }: OrderRow): OrderTagsTable[] =>
  (JSON.parse(tags) as string[]).map((tag) => ({ order_id: _id, seller_id, tag }));
