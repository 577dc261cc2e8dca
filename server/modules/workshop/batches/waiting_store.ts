/** Reads units that wait for the printer, by group or as picked, and why a unit cannot be put into a batch. */
import { sql } from "kysely";
import {
  type BatchGroupKey,
  groupKeyOf,
  keyText,
  LIVE_BATCHES,
  MAX_BATCH_UNITS,
} from "../../../../api/workshop/batches.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { bySize } from "../../../../api/catalogue/sizes.ts";
import type { BatchGroup, BatchWaiting } from "../../../../api/generated/schema.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { type Condition, either, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { isBareText } from "../../catalogue/artwork/bare_store.ts";
import { arrangeRows } from "../../desk/jobs/rows_store.ts";

export const arrangeByDue = (tx: Writer, job: JobRow): Promise<void> =>
  arrangeRows(tx, job, { table: "units", order: sql`o.rush desc, o.due_at, o.seq` });

/** Has literal values, so that the index of units at the printer is used. */
const AT_PRINTER = "u.print_status = 'Printing' and u.work_status = 'Waiting'";

/**
 * Selects a code of api/reasons.ts; empty for a unit that can be printed. A unit without a product has no method, and
 * is printed outside of batches. A unit without a blank or a print file would delay the others.
 */
const REFUSAL = sql<string>`case
  when not (${sql.raw(AT_PRINTER)}) then 'notAtPrinting'
  when coalesce(p.methods, '[]') = '[]' then 'noMethod'
  when u.blank = 'Short' then 'hasBlank'
  when ${sql.raw(isBareText("u.", "i"))} then 'hasArtwork'
  when exists (select 1 from print_batches as b where b._id = u.batch_id
    and ${isOneOf("b.status", LIVE_BATCHES)}) then 'inBatch'
  else '' end`;

/** Matches units that can be put into a batch; needs the aliases `u`, `i` and `p`. */
const WAITS = sql<boolean>`${sql.raw(AT_PRINTER)} and ${REFUSAL} = ''`;

const methodOf = (methods: string): string => (JSON.parse(methods) as string[])[0] ?? "";

interface Printable {
  readonly location_id: string;
  readonly product_id: string | null;
  readonly methods: string | null;
  readonly title: string | null;
  readonly color: string | null;
}

export interface PickedKind {
  /** A code of api/reasons.ts; empty if the units can be put into a batch. */
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

/** Counts picked units by group and refusal. @param condition on units with the alias `k` */
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

/** Maximum number of groups: more than a person reads. */
const MAX_GROUPS = 200;

interface PartRow {
  readonly location_id: string;
  readonly location_code: string;
  readonly product_id: string;
  /** JSON: the print methods of the product. */
  readonly methods: string;
  readonly title: string;
  readonly color: string;
  readonly size: string;
  readonly waiting: number | string;
  readonly due_at: number | string;
  readonly due_quarter: number | string;
}

const QUARTER_SECONDS = 900;

const WAITING =
  sql`units as u join items as i on i._id = u.item_id join products as p on p._id = i.product_id`;

async function readParts(reader: Reader): Promise<readonly PartRow[]> {
  const { rows } = await sql<PartRow>`select u.location_id, lo.code as location_code, i.product_id, p.methods,
      p.title, i.color, i.size, count(*) as waiting, min(u.due_at) as due_at,
      u.due_at / ${sql.lit(QUARTER_SECONDS)} as due_quarter
    from ${WAITING} join locations as lo on lo._id = u.location_id where ${WAITS}
    group by u.location_id, lo.code, i.product_id, p.methods, p.title, i.color, i.size,
      u.due_at / ${sql.lit(QUARTER_SECONDS)}`.execute(reader);
  return rows;
}

const keyOf = (row: PartRow): BatchGroupKey => groupKeyOf({ ...row, method: methodOf(row.methods) });

const partsByGroup = async (reader: Reader): Promise<ReadonlyMap<string, readonly PartRow[]>> =>
  Map.groupBy(await readParts(reader), (row) => keyText(keyOf(row)));

function sizesOf(rows: readonly PartRow[]): BatchGroup["sizes"] {
  const counts = new Map<string, number>();
  for (const { size, waiting } of rows) counts.set(size, (counts.get(size) ?? 0) + Number(waiting));
  return [...counts.keys()].sort(bySize).map((size) => ({ size, count: counts.get(size) ?? 0 }));
}

function daysOf(rows: readonly PartRow[], timeZone: string): BatchGroup["due_days"] {
  const days = new Map<string, { readonly due_at: number; readonly count: number }>();
  const inOrder = rows.toSorted((one, other) => Number(one.due_quarter) - Number(other.due_quarter));
  for (const { due_at, waiting } of inOrder) {
    const day = formatDay(Number(due_at), timeZone);
    const { due_at: first, count } = days.get(day) ?? { due_at: Number(due_at), count: 0 };
    days.set(day, { due_at: first, count: count + Number(waiting) });
  }
  return [...days.values()];
}

const sharedBy = ([first]: readonly PartRow[]): Pick<BatchGroup, "title" | "color"> => {
  const isOfOne = first !== undefined && keyOf(first).product_id !== "";
  return isOfOne ? { title: first.title, color: first.color } : { title: "", color: "" };
};

export async function groupsByKey(
  reader: Reader,
  keys: readonly BatchGroupKey[],
): Promise<ReadonlyMap<string, Pick<BatchGroup, "title" | "color">>> {
  const groups = await partsByGroup(reader);
  return new Map(keys.flatMap((key) => {
    const rows = groups.get(keyText(key));
    return rows ? [[keyText(key), sharedBy(rows)] as const] : [];
  }));
}

export async function batchGroups(reader: Reader, timeZone: string): Promise<readonly BatchGroup[]> {
  return [...await partsByGroup(reader)].map(([key, rows]) => {
    const [first] = rows as [PartRow, ...PartRow[]];
    const { location_id, method } = keyOf(first);
    return {
      key,
      location_id,
      location_code: first.location_code,
      method,
      ...sharedBy(rows),
      waiting: rows.reduce((sum, { waiting }) => sum + Number(waiting), 0),
      due_at: Math.min(...rows.map(({ due_at }) => Number(due_at))),
      due_days: daysOf(rows, timeZone),
      sizes: sizesOf(rows),
    };
  }).sort((one, other) => one.due_at - other.due_at || (one.key < other.key ? -1 : 1)).slice(0, MAX_GROUPS);
}

const MAX_WAITING = 200;

type WaitingRow = Omit<BatchWaiting, "ticket" | "rush" | "due_at"> & {
  readonly code: string;
  readonly cycle: number;
  readonly rush: number | string;
  readonly due_at: number | string;
};

const inGroup = (key: BatchGroupKey, rows: readonly PartRow[]): Condition =>
  every([
    sql<boolean>`u.location_id = ${key.location_id}`,
    isOneOf("i.product_id", [...new Set(rows.map(({ product_id }) => product_id))]),
    ...key.product_id === "" ? [] : [sql<boolean>`i.color = ${key.color}`],
  ]);

/** Returns waiting units of groups. @param ids restricts the units; null for all */
async function waitingIn(
  reader: Reader,
  keys: readonly BatchGroupKey[],
  ids: readonly string[] | null,
  most: number,
): Promise<readonly BatchWaiting[]> {
  const groups = await partsByGroup(reader);
  const where = every([
    either(keys.flatMap((key) => {
      const rows = groups.get(keyText(key));
      return rows ? [inGroup(key, rows)] : [];
    })),
    ...ids ? [isOneOf("u._id", ids)] : [],
    WAITS,
  ]);
  const { rows } = await sql<
    WaitingRow
  >`select u._id, u.code, u.cycle, o.code as order_code, p.title, i.color, i.size,
      u.due_at, u.rush from ${WAITING} join orders as o on o._id = u.order_id
    where ${where} order by u.rush desc, u.due_at, u.seq limit ${most}`.execute(reader);
  return rows.map(({ code, cycle, ...row }) => ({
    ...row,
    ticket: ticketOf(code, cycle),
    due_at: Number(row.due_at),
    rush: Number(row.rush) === 1,
  }));
}

export const waitingOfGroups = (
  reader: Reader,
  keys: readonly BatchGroupKey[],
): Promise<readonly BatchWaiting[]> => waitingIn(reader, keys, null, MAX_WAITING);

/** Returns the units for a batch: the picked ones, or those of the groups that are due first. */
export async function unitsOfGroups(
  reader: Reader,
  keys: readonly BatchGroupKey[],
  picked: readonly string[] = [],
): Promise<readonly string[]> {
  const rows = await waitingIn(reader, keys, picked.length > 0 ? picked : null, MAX_BATCH_UNITS);
  return rows.map(({ _id }) => _id);
}
