import { sql } from "kysely";
import type { CaseCauseInput } from "../../../../api/generated/schema.ts";
import { hasLeft } from "../../../../api/statuses.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { CaseLinesTable } from "../../../db/tables.ts";
import { unitsOnShelf } from "./options_store.ts";

/** Returns true for a line without a remedy: undecided, rejected, or with a failed remedy. */
export const isUnremedied = ({ remedy_state }: Pick<CaseLinesTable, "remedy_state">): boolean =>
  remedy_state === "" || remedy_state === "Failed";

/** Returns true for a line that waits for a decision. A rejected one does not, but may get a remedy all the same. */
export const isUndecided = (
  { outcome, remedy_state }: Pick<CaseLinesTable, "outcome" | "remedy_state">,
): boolean => outcome === "" || remedy_state === "Failed";

export interface LineGoods {
  readonly order_id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly charge_left_minor: number;
  readonly units: readonly {
    readonly _id: string;
    readonly code: string;
    readonly isOut: boolean;
    readonly isBack: boolean;
  }[];
}

/** Returns the goods of order lines: garments that were not stopped, and what is left of the charges. */
export async function goodsOfLines(
  reader: Reader,
  orderLineIds: readonly string[],
): Promise<ReadonlyMap<string, LineGoods>> {
  const { rows: lines } = await sql<
    { _id: string; order_id: string; sku: string; quantity: number; minor: number | string }
  >`select l._id, l.order_id, l.sku, l.quantity, coalesce((
      select sum(c.amount_minor + c.tax_minor - c.refunded_minor - c.asked_minor) from charge_lines as c
      where c.order_line_id = l._id
    ), 0) as minor from order_lines as l where ${isOneOf("l._id", orderLineIds)}`.execute(reader);
  const units = await reader.selectFrom("units as u").leftJoin("packages as p", "p._id", "u.package_id")
    .select(["u._id", "u.code", "u.order_line_id", "p.shipment_status"])
    .where(isOneOf("u.order_line_id", orderLineIds)).where("u.print_status", "<>", "Stopped").orderBy("u.seq")
    .execute();
  const back = await unitsOnShelf(reader, units.map(({ _id }) => _id));
  return new Map(lines.map(({ _id, minor, ...line }) => [_id, {
    ...line,
    charge_left_minor: Number(minor),
    units: units.filter(({ order_line_id }) => order_line_id === _id).map((unit) => ({
      _id: unit._id,
      code: unit.code,
      isOut: unit.shipment_status !== null && hasLeft(unit.shipment_status),
      isBack: back.has(unit._id),
    })),
  }]));
}

export interface DecidedLine {
  readonly outcome: string;
  readonly amount_minor: number;
  readonly charged: boolean;
  readonly round: number;
  readonly remedy_id: string | null;
  readonly remedy_kind: "" | "order" | "refund";
}

export async function keepDecision(tx: Writer, lineId: string, decided: DecidedLine): Promise<void> {
  await tx.updateTable("case_lines").set({
    ...decided,
    charged: Number(decided.charged),
    remedy_state: decided.remedy_id === null ? "" : "Open",
  }).where("_id", "=", lineId).execute();
}

export interface WorkedStep {
  readonly unit_id: string;
  readonly order_line_id: string;
  readonly step: string;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly station: string;
  readonly at: number;
}

/** Returns who finished which step of the garments of order lines, the latest first. */
export async function workOfLines(
  reader: Reader,
  orderLineIds: readonly string[],
): Promise<readonly WorkedStep[]> {
  const { rows } = await sql<WorkedStep & { readonly from_state: string }>`select e.unit_id, u.order_line_id,
      e.from_state, e.actor_id as operator_id, o.name as operator_name, coalesce(s.code, '') as station, e.at
    from units as u join unit_events as e on e.unit_id = u._id join users as o on o._id = e.actor_id
    left join stations as s on s._id = e.station_id
    where ${isOneOf("u.order_line_id", orderLineIds)} and e.event in ('unit.pass', 'unit.finish', 'unit.pack')
      and not exists (select 1 from unit_events as b where b.unit_id = e.unit_id and b.undoes = e._id)
    order by e.seq desc`.execute(reader);
  return rows.map(({ from_state, at, ...row }) => ({
    ...row,
    step: from_state.split(".")[0] ?? "",
    at: Number(at),
  }));
}

export async function keepCause(
  tx: Writer,
  lineId: string,
  { step, operator_id, station, reason, at }: CaseCauseInput,
  worked: WorkedStep | undefined,
): Promise<void> {
  await tx.updateTable("case_lines").set({
    cause_step: step ?? "",
    cause_operator_id: operator_id ?? null,
    cause_station: station || worked?.station || "",
    cause_reason: reason ?? "",
    cause_at: at ?? worked?.at ?? null,
  }).where("_id", "=", lineId).execute();
}
