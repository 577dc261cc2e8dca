import { sql } from "kysely";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { MAX_SHOWN_UNITS } from "../../../../api/constants.ts";
import type { UnitPlace, UnitSibling } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope } from "../../../scope.ts";
import { madeSkuText } from "../../catalogue/items/store.ts";

const SKU = sql.raw(madeSkuText("i."));

/** Returns the units of orders by the order's id, without stopped ones. */
export const siblingsOf: Load<UnitSibling[]> = async (reader, scope, orderIds) => {
  const { rows } = await sql<
    Omit<UnitSibling, "ticket"> & { order_id: string; code: string; cycle: number }
  >`select _id, code, cycle, order_id, sku, title, variant, print_status, work_status from (
      select r._id, r.seq, r.code, r.cycle, r.order_id, ${SKU}, li.title, li.variant, r.print_status, r.work_status,
        row_number() over (partition by r.order_id order by r.seq) as place
      from units as r join order_lines as li on li._id = r.order_line_id left join items as i on i._id = r.item_id
      where ${isOneOf("r.order_id", orderIds)} and ${
    inScope(scope, "r.seller_id")
  } and r.print_status <> 'Stopped'
    ) as ranked where place <= ${MAX_SHOWN_UNITS} order by seq`.execute(reader);
  const groups = groupRows(rows, ({ order_id }) => order_id);
  return new Map(Array.from(groups, ([id, group]) => [
    id,
    group.map(({ order_id: _, code, cycle, ...row }) => ({ ...row, ticket: ticketOf(code, cycle) })),
  ]));
};

/** Returns factories, including those that take no orders now, because units may still be there. */
export const unitPlaces = (reader: Reader): Promise<UnitPlace[]> =>
  reader.selectFrom("locations").select(["_id", "code", "name"]).where("type", "=", "factory")
    .orderBy("priority", "desc").orderBy("code").execute();
