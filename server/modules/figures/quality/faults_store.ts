/** Reads faults of garments: rejections in the units' history, and causes of cases. */
import { sql } from "kysely";
import { allows } from "../../../../api/access.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { Fault } from "../../../../api/generated/schema.ts";
import { faults } from "../../../../resources/figures/faults.ts";
import { caseRights } from "../../../../resources/support/cases.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { FaultsView } from "../../../db/tables.ts";
import { listOf } from "../../../list/resolver.ts";
import type { ListSource } from "../../../list/source.ts";

interface FaultRow extends Omit<FaultsView, "currency"> {
  readonly unit_code: string | null;
  readonly cycle: number | null;
  readonly order_id: string;
  readonly order_code: string;
  readonly case_code: string;
  readonly seller_name: string;
}

const FIELDS = sql.raw(
  `r._id, r.at, r.seller_id, r.found, r.step, r.reason, r.station, r.found_step, r.unit_id, r.case_id, r.note, r.quantity,
  u.code as unit_code, coalesce(e.cycle, u.cycle) as cycle, coalesce(c.code, '') as case_code, s.name as seller_name,
  coalesce(o._id, '') as order_id, coalesce(o.code, '') as order_code`,
);
/** A line that came with a merge is about another order than its case. */
const NAMES = sql.raw(
  `left join units as u on u._id = r.unit_id left join case_lines as cl on cl._id = r._id
  left join order_lines as ol on ol._id = cl.order_line_id
  left join orders as o on o._id = coalesce(u.order_id, ol.order_id)
  left join unit_events as e on e._id = r._id left join cases as c on c._id = r.case_id
  left join users as s on s._id = r.seller_id`,
);

/** Leaves out the case for people who may not open it. */
function faultView(row: FaultRow, { session }: AuthorizedContext): Fault {
  const { unit_code, cycle, ...fault } = row;
  const hasCases = allows(caseRights.view, session.person);
  return {
    ...fault,
    ticket: unit_code === null ? "" : ticketOf(unit_code, Number(cycle)),
    case_id: hasCases ? row.case_id : "",
    case_code: hasCases ? row.case_code : "",
    version: 1,
  };
}

const source: ListSource<FaultRow, Fault> = {
  table: "faults",
  key: "_id",
  isUnion: true,
  columns: { seller: "seller_id", days: "at" },
  isHeavy: () => true,
  rows: (rows) => sql<FaultRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: faultView,
};

export const faultsList = listOf(faults, source);
