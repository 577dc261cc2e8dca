import { sql } from "kysely";
import { convertSum, type Rates } from "../../../../api/money/exchange.ts";
import type { HandoverCost } from "../../../../api/money/legs.ts";
import { divideByWeights } from "../../../../api/money/shares.ts";
import { sumsOf } from "../../../../api/shipping/customs.ts";
import { chunksOf } from "../../../db/chunks.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { HandoverCostsTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { newId } from "../../../ids.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { declarationsOf } from "../../shipping/customs/store.ts";

/** A package that bears a share of a cost; `basis` is its grams or its declared value. */
export interface Bearer {
  readonly package_id: string;
  readonly basis: number;
  readonly estimated: boolean;
}

export interface CostRecord {
  readonly _id: string;
  readonly code: string;
}

export type CostRow = Readonly<HandoverCostsTable>;

export async function costOf(reader: Reader, kind: HandoverCost, record: string): Promise<CostRow | null> {
  const row = await reader.selectFrom("handover_costs").selectAll().where("kind", "=", kind)
    .where("record_id", "=", record).executeTakeFirst();
  return row ?? null;
}

type NewCost = Pick<CostRow, "provider" | "currency" | "amount_minor"> & {
  readonly kind: HandoverCost;
  readonly record: CostRecord;
};

/** Adds the cost of a record, or replaces its amount. Returns the id of the cost. */
export async function keepCost(tx: Writer, { kind, record, ...cost }: NewCost, at: number): Promise<string> {
  const before = await costOf(tx, kind, record._id);
  if (before) {
    await tx.updateTable("handover_costs").set({ ...cost, updated_at: at }).where("_id", "=", before._id)
      .execute();
    return before._id;
  }
  const _id = newId();
  const own = { _id, kind, record_id: record._id, code: record.code, paid_minor: 0 };
  await tx.insertInto("handover_costs").values({ ...own, ...cost, created_at: at, updated_at: at }).execute();
  return _id;
}

export async function keepPaid(tx: Writer, id: string, paid_minor: number, at: number): Promise<void> {
  await tx.updateTable("handover_costs").set({ paid_minor, updated_at: at }).where("_id", "=", id).execute();
}

export async function replaceShares(
  tx: Writer,
  cost_id: string,
  minor: number,
  bearers: readonly Bearer[],
): Promise<void> {
  await tx.deleteFrom("cost_shares").where("cost_id", "=", cost_id).execute();
  const parts = divideByWeights(minor, bearers.map(({ basis }) => basis));
  const rows = bearers.map(({ package_id, basis, estimated }, at) => ({
    cost_id,
    package_id,
    amount_minor: parts[at] ?? 0,
    basis,
    estimated: Number(estimated),
  }));
  await insertMany(tx, "cost_shares", rows);
}

type Weighed = Omit<Bearer, "estimated"> & { readonly estimated: number | string };

/** Returns packages with their weight, which is estimated if nobody weighed the package. */
async function weighedPackages(
  reader: Reader,
  column: "local_bill_id" | "consolidation_id",
  id: string,
): Promise<readonly Bearer[]> {
  const { rows } = await sql<Weighed>`select p._id as package_id, coalesce(p.weighed_g, p.weight_g) as basis,
    case when p.weighed_g is null then 1 else 0 end as estimated
    from packages as p join boxes as b on b._id = p.box_id where ${sql.ref(`b.${column}`)} = ${id}
    order by p.seq`.execute(reader);
  return rows.map(({ estimated, ...row }) => ({ ...row, estimated: Number(estimated) === 1 }));
}

export const packagesOnBill = (reader: Reader, bill: string): Promise<readonly Bearer[]> =>
  weighedPackages(reader, "local_bill_id", bill);

/** Maximum number of packages whose customs lines are read at once. */
const DECLARED = 500;

/** Returns the packages of a flight with their declared value, or with their weight if a rate is not known. */
export async function packagesOnFlight(
  reader: Reader,
  flight: string,
  currency: string,
  rates: Rates,
): Promise<readonly Bearer[]> {
  const weighed = await weighedPackages(reader, "consolidation_id", flight);
  const bearers: Bearer[] = [];
  for (const some of chunksOf(weighed, 1, DECLARED)) {
    const ids = some.map(({ package_id }) => package_id);
    const declared = await declarationsOf(reader, ALL_SELLERS, ids);
    for (const package_id of ids) {
      let basis = 0;
      for (const { value_minor: minor, ...sum } of sumsOf(declared.get(package_id)?.lines ?? [])) {
        const value = convertSum({ minor, ...sum }, currency, rates);
        if (value === null) return weighed;
        basis += value;
      }
      bearers.push({ package_id, basis, estimated: false });
    }
  }
  return bearers;
}

export interface CostShare {
  readonly package_id: string;
  readonly kind: string;
  readonly code: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly basis: number;
  readonly estimated: boolean;
}

type ShareRow = Omit<CostShare, "estimated"> & { readonly estimated: number };

/** Returns the costs of each package except production: its labels and its shares. */
export const costsOfPackages: Load<readonly CostShare[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<ShareRow>`select l.package_id, 'postage' as kind, l.number as code,
      l.cost_minor as amount_minor, l.cost_currency as currency, l.billed_g as basis, 0 as estimated
    from labels as l where ${isOneOf("l.package_id", ids)} and l.cost_minor > 0
      and l.status in ('Live', 'Void Asked', 'Void Refused')
    union all select s.package_id, c.kind, c.code, s.amount_minor, c.currency, s.basis, s.estimated
    from cost_shares as s join handover_costs as c on c._id = s.cost_id
    where ${isOneOf("s.package_id", ids)} order by 2 desc, 3`.execute(reader);
  const shares = rows.map(({ estimated, ...row }) => ({ ...row, estimated: Number(estimated) === 1 }));
  return groupRows(shares, ({ package_id }) => package_id);
};
