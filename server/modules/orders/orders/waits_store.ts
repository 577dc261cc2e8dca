import { sql } from "kysely";
import type { Order } from "../../../../api/generated/schema.ts";
import {
  type GarmentGroup,
  type GarmentWait,
  STATUSES_IN_HOUSE,
  statusesOfWait,
  type Wait,
  WAIT_KINDS,
  type WaitingOrder,
  type WaitKind,
  waitOf,
} from "../../../../api/orders/waits.ts";
import { batchRowField, groupRows, type LoadOf } from "../../../graphql/batch.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { type Condition, either, every, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { isBareText } from "../../catalogue/artwork/bare_store.ts";

const MADE = "'Packing', 'Packed', 'Stopped'";

/** Conditions on a unit with the alias `u`, by what it waits for; the first that is true counts. */
const IS: Readonly<Record<GarmentWait, string>> = {
  decision: "u.print_status = 'Rejected'",
  art: `u.print_status not in (${MADE}, 'Rejected') and exists
    (select 1 from items as i where i._id = u.item_id and ${isBareText("u.", "i")})`,
  blank: `u.print_status not in (${MADE}, 'Rejected') and u.blank = 'Short'`,
  step: "u.print_status not in ('Packed', 'Stopped')",
};

/** Selects when the unit came to its step: the time of its last event that began at another step. */
const SINCE = `coalesce((select max(e.at) from unit_events as e where e.unit_id = u._id
    and e.to_state like u.print_status || '%' and e.from_state not like u.print_status || '%'), u.created_at)`;

const groups = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    GarmentGroup & { readonly order_id: string; readonly count: number | string }
  >`select order_id, kind, step, count(*) as count,
    sum(open) as open, min(since) as since from (select u.order_id, u.print_status as step,
      case when ${sql.raw(IS.decision)} then 'decision' when ${sql.raw(IS.art)} then 'art'
        when ${sql.raw(IS.blank)} then 'blank' else 'step' end as kind,
      case when u.work_status = 'Inprocess' then 1 else 0 end as open, ${sql.raw(SINCE)} as since
      from units as u where ${isOneOf("u.order_id", place("ids"))} and ${
    inScope(place("scope"), "u.seller_id")
  }
      and u.print_status <> 'Stopped') as each
    group by order_id, kind, step`
);

export type WaitingRow = WaitingOrder & { readonly _id: string };

const isInHouse = ({ status }: WaitingRow) => (STATUSES_IN_HOUSE as readonly string[]).includes(status);

export const waitsOf: LoadOf<WaitingRow, Wait | null> = async (reader, rows, context) => {
  const ids = rows.filter(isInHouse).map(({ _id }) => _id);
  const found = ids.length > 0 ? await groups.all(reader, { ids, scope: context.scope }) : [];
  const its = groupRows(found, ({ order_id }) => order_id);
  return new Map(rows.map((row) => {
    const groupsOfIt = (its.get(row._id) ?? []).map((group) => ({
      ...group,
      count: Number(group.count),
      open: Number(group.open),
      since: Number(group.since),
    }));
    return [row._id, waitOf(row, groupsOfIt, context.now())];
  }));
};

export const waitOfOrder = batchRowField(waitsOf, null);

type WaitColumns = Pick<Order, "wait_kind" | "wait_step" | "wait_since">;
export const columnsOfWait = (wait: Wait | null): WaitColumns => ({
  wait_kind: wait?.kind ?? "",
  wait_step: wait?.step ?? "",
  wait_since: wait?.since ?? null,
});

const WAIT_COLUMNS = Object.keys(columnsOfWait(null));

export async function withWaits<Row extends WaitingRow>(
  reader: Reader,
  rows: readonly Row[],
  fields: ReadonlySet<string> | undefined,
  context: Parameters<typeof waitsOf>[2],
): Promise<readonly Row[]> {
  if (fields && !WAIT_COLUMNS.some((name) => fields.has(name))) return rows;
  const waits = await waitsOf(reader, rows, context);
  return rows.map((row) => ({ ...row, ...columnsOfWait(waits.get(row._id) ?? null) }));
}

const has = (...kinds: readonly GarmentWait[]): Condition =>
  sql<boolean>`exists (select 1 from units as u where u.order_id = k._id and (${
    sql.raw(kinds.map((kind) => `(${IS[kind]})`).join(" or "))
  }))`;
const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
/** Has literal values, because the query planner cannot see bound ones. */
const hasStatus = (statuses: readonly string[]): Condition =>
  sql<boolean>`k.status in (${sql.raw(statuses.map((status) => `'${status}'`).join(", "))})`;
const inHouse = hasStatus(STATUSES_IN_HOUSE);
const unblocked = not(has("decision", "art", "blank"));

function isWaitingFor(kind: WaitKind, now: number): Condition {
  const cooling = sql<boolean>`(k.status = 'Processing' and coalesce(k.cools_until, 0) > ${now})`;
  const ofGarments: Readonly<Record<WaitKind, readonly Condition[] | null>> = {
    money: null,
    decision: [inHouse, has("decision")],
    art: [inHouse, has("art"), not(has("decision"))],
    blank: [inHouse, has("blank"), not(has("decision", "art"))],
    cooling: [cooling, unblocked],
    step: [inHouse, not(cooling), has("step"), unblocked],
    label: [
      hasStatus(STATUSES_IN_HOUSE.filter((status) => status !== "Ready")),
      not(cooling),
      not(has("step")),
    ],
    carrier: [hasStatus(["Ready"]), not(has("step"))],
  };
  const statuses = statusesOfWait(kind);
  const garments = ofGarments[kind];
  return either([...statuses.length > 0 ? [hasStatus(statuses)] : [], ...garments ? [every(garments)] : []]);
}

/** Returns a condition on orders with the alias `k`, which must agree with waitOf(). */
export const areWaitingFor = (kinds: readonly string[], now: number): Condition =>
  either(WAIT_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => isWaitingFor(kind, now)));

/** Returns true if the filter excludes orders that have left, so that the index over open orders is enough. */
export const isAllInHouse = (kinds: readonly unknown[]): boolean => !kinds.includes("carrier");
