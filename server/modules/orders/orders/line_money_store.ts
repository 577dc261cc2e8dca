import { sql } from "kysely";
import { isFloor } from "../../../../api/access.ts";
import type { OrderLine } from "../../../../api/generated/schema.ts";
import type { Load } from "../../../graphql/batch.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";

export type LineMoney = Pick<OrderLine, "stopped" | "charged_minor" | "refunded_minor">;
export const NO_LINE_MONEY: LineMoney = { stopped: 0, charged_minor: 0, refunded_minor: 0 };

/** Counts with `filter`, because with a `where` on the step SQLite would read all stopped garments. */
const charges = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    { _id: string; quantity: number } & Record<keyof LineMoney | "live", number | string>
  >`select l._id, l.quantity,
    (select count(*) filter (where u.print_status = 'Stopped') from units as u where u.order_line_id = l._id) as stopped,
    (select count(*) filter (where u.print_status <> 'Stopped') from units as u where u.order_line_id = l._id) as live,
    coalesce(c.amount_minor + c.tax_minor, 0) as charged_minor, coalesce(c.refunded_minor, 0) as refunded_minor
    from order_lines as l left join charge_lines as c on c.order_id = l.order_id and c.order_line_id = l._id
    where ${isOneOf("l._id", place("ids"))} and ${inScope(place("scope"), "l.seller_id")}
    order by c.created_at, c.txn_id`
);

/** Reads each line's last charge, because a refunded order may be paid again. The floor sees no prices. */
export const lineMoneyFor: Load<LineMoney> = async (reader, scope, ids, context) => {
  const isShown = context !== undefined && !isFloor(context.session.person);
  const rows = await charges.all(reader, { ids, scope });
  return new Map(rows.map(({ _id, quantity, stopped, live, charged_minor, refunded_minor }) => [_id, {
    // Units that a reversed payment stopped do not count, because the next payment replaces them.
    stopped: Math.min(Number(stopped), Math.max(0, quantity - Number(live))),
    charged_minor: isShown ? Number(charged_minor) : 0,
    refunded_minor: isShown ? Number(refunded_minor) : 0,
  }]));
};
