/** Proposes the step that a fault goes back to, with the person and station of the garment's history. */
import { sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { CaseCause } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { Load } from "../../../graphql/batch.ts";
import { inScope, type Scope } from "../../../scope.ts";

interface LineOfCase {
  readonly _id: string;
  readonly order_line_id: string;
  readonly unit_id: string | null;
  readonly reason: string;
}

const casesOfLines = (reader: Reader, scope: Scope, ids: readonly string[]): Promise<LineOfCase[]> =>
  reader.selectFrom("case_lines as l").innerJoin("cases as c", "c._id", "l.case_id")
    .select(["l._id", "l.order_line_id", "l.unit_id", "c.reason"])
    .where(isOneOf("l._id", ids)).where(inScope(scope, "c.seller_id")).execute();

interface WorkAtStep {
  readonly order_line_id: string;
  readonly unit_id: string;
  readonly step: string;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly station: string;
  readonly at: number;
}

/** Returns the passes of the garments, the newest first: the last one counts. */
async function workAtSteps(reader: Reader, orderLineIds: readonly string[]): Promise<WorkAtStep[]> {
  const { rows } = await sql<WorkAtStep>`select u.order_line_id, e.unit_id, e.from_state as step,
      e.actor_id as operator_id, coalesce(p.name, '') as operator_name, coalesce(s.code, '') as station, e.at
    from units as u join unit_events as e on e.unit_id = u._id
    left join users as p on p._id = e.actor_id left join stations as s on s._id = e.station_id
    where ${isOneOf("u.order_line_id", orderLineIds)} and e.event = 'unit.pass'
      and not exists (select 1 from unit_events as b where b.undoes = e._id)
    order by e.seq desc`.execute(reader);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** Steps by reason; the others are no fault of the workshop. */
const FAULT_STEPS: Readonly<Record<string, string>> = {
  wrongProduct: "Cutting",
  wrongSize: "Cutting",
  wrongColor: "Cutting",
  sizeDeviation: "Sewing",
  defect: "Final QC",
  stain: "Final QC",
  wrongPrint: "Printing",
  blurredPrint: "Printing",
  misplacedPrint: "Printing",
  peelingPrint: "Printing",
  wrongPrintSize: "Printing",
  missingItem: "Packing",
};

/** The words of the cause are the person's own. */
export const proposedCauses: Load<CaseCause | null> = async (reader, scope, ids, context) => {
  if (!context || isSeller(context.session.person)) return new Map();
  const lines = await casesOfLines(reader, scope, ids);
  const wanted = lines.flatMap(({ _id, reason, unit_id, order_line_id }) => {
    const step = FAULT_STEPS[reason];
    return step === undefined ? [] : [{ _id, step, unit_id, order_line_id }];
  });
  const work = await workAtSteps(reader, wanted.map(({ order_line_id }) => order_line_id));
  return new Map(wanted.map(({ _id, step, unit_id, order_line_id }) => {
    const done = work.find((each) =>
      each.order_line_id === order_line_id && each.step === step &&
      (unit_id === null || each.unit_id === unit_id)
    );
    const { operator_id = null, operator_name = "", station = "", at = null } = done ?? {};
    return [_id, { step, operator_id, operator_name, station, reason: "", at }];
  }));
};
