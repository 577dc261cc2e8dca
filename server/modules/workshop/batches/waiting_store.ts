/** Defines why a unit cannot be put into a print batch, for groups and for picked units alike. */
import { sql } from "kysely";
import { type BatchGroupKey, groupKeyOf, LIVE_BATCHES } from "../../../../api/workshop/batches.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { isBareText } from "../../catalogue/artwork/bare_store.ts";
import { arrangeRows } from "../../desk/jobs/rows_store.ts";

export const arrangeByDue = (tx: Writer, job: JobRow): Promise<void> =>
  arrangeRows(tx, job, { table: "units", order: sql`o.rush desc, o.due_at, o.seq` });

/** Writes the values out, so that the index over units before the printer is used. */
const AT_PRINTER = "u.print_status = 'Printing' and u.work_status = 'Waiting'";

/**
 * A code of api/reasons.ts; empty for a unit that can be printed. A unit without a product has no method, and is
 * printed by itself. One without a blank or a print file would only hold up the others.
 */
const REFUSAL = sql<string>`case
  when not (${sql.raw(AT_PRINTER)}) then 'notAtPrinting'
  when coalesce(p.methods, '[]') = '[]' then 'noMethod'
  when u.blank = 'Short' then 'hasBlank'
  when ${sql.raw(isBareText("u.", "i"))} then 'hasArtwork'
  when exists (select 1 from print_batches as b where b._id = u.batch_id
    and ${isOneOf("b.status", LIVE_BATCHES)}) then 'inBatch'
  else '' end`;

/** Needs the aliases `u`, `i` and `p`. */
export const WAITS = sql<boolean>`${sql.raw(AT_PRINTER)} and ${REFUSAL} = ''`;

export const methodOf = (methods: string): string => (JSON.parse(methods) as string[])[0] ?? "";

interface Printable {
  readonly location_id: string;
  readonly product_id: string | null;
  readonly methods: string | null;
  readonly title: string | null;
  readonly color: string | null;
}

export interface PickedKind {
  /** A code of api/reasons.ts; empty where it can be put into one. */
  readonly refusal: string;
  readonly key: BatchGroupKey;
  readonly title: string;
  readonly color: string;
}

const kindOf = ({ refusal, ...row }: Printable & { readonly refusal: string }): PickedKind => {
  const { location_id, product_id, methods, title, color } = row;
  const method = methodOf(methods ?? "[]");
  const key = groupKeyOf({ location_id, method, product_id: product_id ?? "", color: color ?? "" });
  const isOfOne = key.product_id !== "";
  return { refusal, key, title: isOfOne ? title ?? "" : "", color: isOfOne ? color ?? "" : "" };
};

const KIND = sql.raw("u.location_id, i.product_id, p.methods, p.title, i.color");
const JOINED = sql.raw(
  "units as u left join items as i on i._id = u.item_id left join products as p on p._id = i.product_id",
);

/** Counts picked units by kind. @param condition over units as `k` */
export async function countPicked(
  heavy: Reader,
  condition: Condition,
): Promise<readonly (PickedKind & { readonly count: number })[]> {
  const { rows } = await sql<Printable & { refusal: string; found: number | string }>`
    select refusal, location_id, product_id, methods, title, color, count(*) as found from (
      select ${REFUSAL} as refusal, ${KIND} from ${JOINED}
      where u._id in (select k._id from units as k where ${condition})
    ) as picked group by refusal, location_id, product_id, methods, title, color`.execute(heavy);
  return rows.map(({ found, ...row }) => ({ ...kindOf(row), count: Number(found) }));
}

export interface PickedUnit extends PickedKind {
  readonly _id: string;
  readonly ticket_code: string;
  readonly cycle: number;
  readonly version: number;
  readonly batch_id: string | null;
}

export async function pickedUnits(
  tx: Writer,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PickedUnit>> {
  const { rows } = await sql<Printable & Omit<PickedUnit, keyof PickedKind> & { refusal: string }>`
    select u._id, u.code as ticket_code, u.cycle, u.version, u.batch_id, ${REFUSAL} as refusal, ${KIND}
    from ${JOINED} where ${isOneOf("u._id", ids)} and ${inScope(scope, "u.seller_id")}`.execute(tx);
  return new Map(rows.map(({ _id, ticket_code, cycle, version, batch_id, ...row }) => [
    _id,
    { _id, ticket_code, cycle, version, batch_id, ...kindOf(row) },
  ]));
}
