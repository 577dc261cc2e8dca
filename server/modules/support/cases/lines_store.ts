import { sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { CaseLine } from "../../../../api/generated/schema.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { CaseLinesTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { newId } from "../../../ids.ts";
import { inScope } from "../../../scope.ts";

export type CaseLineRow = Readonly<CaseLinesTable>;

/** Number of values in a row, for the limit of bound values. */
const LINE_COLUMNS = 18;

interface ShownLine extends CaseLineRow {
  readonly order_id: string;
  readonly unit_code: string | null;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly order_remedy: string | null;
  readonly refund_remedy: string | null;
  readonly operator_name: string | null;
}

/** Returns a line for the API; only staff see its cause. */
const lineView = (row: ShownLine, isForSeller: boolean): Omit<CaseLine, "image_id" | "proposed"> => ({
  _id: row._id,
  order_id: row.order_id,
  order_line_id: row.order_line_id,
  unit_id: row.unit_id,
  unit_code: row.unit_code ?? "",
  sku: row.sku,
  title: row.title,
  variant: row.variant,
  quantity: row.quantity,
  outcome: row.outcome,
  amount_minor: row.amount_minor,
  charged: row.charged === 1,
  round: row.round,
  remedy_id: row.remedy_id,
  remedy_kind: row.remedy_kind,
  remedy_code: row.order_remedy ?? row.refund_remedy ?? "",
  remedy_state: row.remedy_state,
  cause: isForSeller || row.cause_step === "" ? null : {
    step: row.cause_step,
    operator_id: row.cause_operator_id,
    operator_name: row.operator_name ?? "",
    station: row.cause_station,
    reason: row.cause_reason,
    at: row.cause_at,
  },
});

export const linesOfCases: Load<readonly Omit<CaseLine, "image_id" | "proposed">[]> = async (
  reader,
  scope,
  ids,
  context,
) => {
  const { rows } = await sql<
    ShownLine
  >`select l.*, u.code as unit_code, ol.order_id, ol.sku, ol.title, ol.variant,
      ro.code as order_remedy, rr.code as refund_remedy, op.name as operator_name
    from case_lines as l join cases as c on c._id = l.case_id join order_lines as ol on ol._id = l.order_line_id
    left join units as u on u._id = l.unit_id left join orders as ro on ro._id = l.remedy_id
    left join refund_requests as rr on rr._id = l.remedy_id left join users as op on op._id = l.cause_operator_id
    where ${isOneOf("l.case_id", ids)} and ${inScope(scope, "c.seller_id")}
    order by l.case_id, l.position, l._id`.execute(reader);
  const isForSeller = !context || isSeller(context.session.person);
  const groups = groupRows(rows, ({ case_id }) => case_id);
  return new Map([...groups].map(([id, group]) => [id, group.map((row) => lineView(row, isForSeller))]));
};

/** Takes no scope, because the caller has read the cases within one in the same transaction. */
export async function caseLines(
  reader: Reader,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CaseLineRow[]>> {
  const rows = await reader.selectFrom("case_lines").selectAll().where(isOneOf("case_id", caseIds))
    .orderBy("position").orderBy("_id").execute();
  return groupRows(rows, ({ case_id }) => case_id);
}

export interface NewCaseLine {
  readonly order_line_id: string;
  readonly unit_id: string | null;
  readonly quantity: number;
}

export async function replaceLines(
  tx: Writer,
  case_id: string,
  lines: readonly NewCaseLine[],
): Promise<void> {
  await tx.deleteFrom("case_lines").where("case_id", "=", case_id).execute();
  const rows = lines.map((line, position): CaseLinesTable => ({
    _id: newId(),
    case_id,
    position,
    ...line,
    outcome: "",
    amount_minor: 0,
    charged: 0,
    round: 0,
    remedy_id: null,
    remedy_kind: "",
    remedy_state: "",
    cause_step: "",
    cause_operator_id: null,
    cause_station: "",
    cause_reason: "",
    cause_at: null,
  }));
  for (const some of chunksOf(rows, LINE_COLUMNS)) await tx.insertInto("case_lines").values(some).execute();
}

export async function textOfLines(reader: Reader, lines: readonly NewCaseLine[]): Promise<string> {
  const known = await reader.selectFrom("order_lines").select(["_id", "sku"])
    .where(isOneOf("_id", lines.map(({ order_line_id }) => order_line_id))).execute();
  const units = await reader.selectFrom("units").select(["_id", "code"])
    .where(isOneOf("_id", lines.flatMap(({ unit_id }) => unit_id ?? []))).execute();
  return lines.map(({ order_line_id, unit_id, quantity }) => {
    const { sku = "" } = known.find(({ _id }) => _id === order_line_id) ?? {};
    const code = units.find(({ _id }) => _id === unit_id)?.code;
    return [`${quantity} × ${sku}`, ...code ? [code] : []].join(" ");
  }).join(", ");
}

export interface RemediedLine {
  readonly order_line_id: string;
  readonly unit_id: string | null;
  readonly quantity: number;
  readonly case_code: string;
}

/** Returns lines of cases whose remedy is done or under way, by the order line. */
export async function remediedLines(
  reader: Reader,
  orderLineIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RemediedLine[]>> {
  const rows = await reader.selectFrom("case_lines as l").innerJoin("cases as c", "c._id", "l.case_id")
    .select(["l.order_line_id", "l.unit_id", "l.quantity", "c.code as case_code"])
    .where(isOneOf("l.order_line_id", orderLineIds)).where(isOneOf("l.remedy_state", ["Open", "Done"]))
    .execute();
  return groupRows(rows, ({ order_line_id }) => order_line_id);
}
