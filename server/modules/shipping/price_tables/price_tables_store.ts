import { type Selectable, sql } from "kysely";
import { levelAt, type LeveledPlan, plansOf } from "../../../../api/catalogue/pricing.ts";
import type { PriceTable, PriceTableKind } from "../../../../api/shipping/rating/price_table.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { PriceTablesTable, UsersTable } from "../../../db/tables.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import { bodyIn } from "./store.ts";

type PriceTableRow = Omit<PriceTablesTable, "seq" | "search_text">;
type HeadRow = Omit<PriceTableRow, "body" | "backtest">;

/** Maximum number of parsed tables in the cache, which is safe because only drafts change. */
const MAX_CACHED = 300;
const cache = new Map<string, PriceTable["body"]>();

const HEAD = sql.raw(
  `_id, code, kind, line, method_code, plan, min_vip, location_id, forwarder, destination, currency,
  title, effective_at, expired_at, status, maker, created_at, updated_at, version`,
);

/**
 * Returns, for each line and instant, the newest table that has begun, even if it has expired: by its dates
 * rather than its status, without drafts and withdrawn tables.
 * @param ats unix seconds
 */
export async function priceTablesAt(
  reader: Reader,
  kinds: readonly PriceTableKind[],
  methods: readonly string[] | null,
  ats: readonly number[],
): Promise<readonly PriceTable[]> {
  const last = Math.max(...ats, 0);
  const { rows } = await sql<HeadRow>`select ${HEAD} from price_tables
    where ${isOneOf("kind", kinds)} and status in ('scheduled', 'active', 'ended') and effective_at <= ${last}
    ${methods ? sql`and ${isOneOf("method_code", methods)}` : sql``} order by line, effective_at desc`
    .execute(
      reader,
    );
  // Only the newest table of each line that has begun can be in force.
  const wanted = new Map<string, HeadRow>();
  for (const line of Map.groupBy(rows, ({ line }) => line).values()) {
    for (const at of new Set(ats)) {
      const row = line.find(({ effective_at }) => effective_at <= at);
      if (row) wanted.set(row._id, row);
    }
  }
  return await withBodies(reader, [...wanted.values()]);
}

async function withBodies(reader: Reader, rows: readonly HeadRow[]): Promise<readonly PriceTable[]> {
  // Only drafts change, and no price comes from a draft, so cached bodies stay valid.
  const keyOf = ({ _id, created_at }: HeadRow) => `${_id} ${created_at}`;
  const missing = rows.filter((row) => !cache.has(keyOf(row)));
  const found = missing.length === 0 ? [] : (await sql<Pick<PriceTableRow, "_id" | "body">>`
    select _id, body from price_tables where ${isOneOf("_id", missing.map(({ _id }) => _id))}`.execute(
    reader,
  ))
    .rows;
  if (cache.size + found.length > MAX_CACHED) cache.clear();
  const bodies = new Map(found.map(({ _id, body }) => [_id, bodyIn(body)]));
  return rows.flatMap((row) => {
    const body = bodies.get(row._id) ?? cache.get(keyOf(row));
    if (!body) return [];
    cache.set(keyOf(row), body);
    return [priceTableOf(row, body)];
  });
}

export const priceTableOf = (row: HeadRow, body: PriceTable["body"]): PriceTable => ({
  _id: row._id,
  code: row.code,
  kind: row.kind as PriceTableKind,
  method_code: row.method_code,
  plan: row.plan,
  min_vip: row.min_vip,
  location_id: row.location_id,
  forwarder: row.forwarder,
  destination: row.destination,
  currency: row.currency,
  effective_at: row.effective_at,
  expired_at: row.expired_at,
  body,
});

/** Price tables of all methods, by the instant as text; they are read once in a step. */
export const SELLING_TABLES: Readable<readonly PriceTable[]> = {
  async load(reader, instants) {
    const tables = new Map<string, readonly PriceTable[]>();
    for (const at of instants) tables.set(at, await priceTablesAt(reader, ["price"], null, [Number(at)]));
    return tables;
  },
};

export interface Terms {
  readonly plan: string;
  readonly vip: number;
}

type NamedPlan = LeveledPlan & { readonly level: string };

const NOBODY: (at: number) => Terms = () => ({ plan: "", vip: 0 });

export async function pricingOf(
  reader: Reader,
  sellers: readonly string[],
): Promise<(seller: string, at: number) => Terms> {
  const rows = await reader.selectFrom("users").select(["_id", "vip", "pricing_plans", "default_pricing_id"])
    .where(isOneOf("_id", sellers)).execute();
  const byId = new Map(rows.map((row) => [row._id, pricingBy(row)]));
  return (seller, at) => (byId.get(seller) ?? NOBODY)(at);
}

type Agreed = Pick<Selectable<UsersTable>, "vip" | "pricing_plans" | "default_pricing_id">;

export function pricingBy({ vip, default_pricing_id, pricing_plans }: Agreed): (at: number) => Terms {
  const plans = plansOf({ pricing_plans }) as readonly LeveledPlan[] as readonly NamedPlan[];
  return (at) => {
    const held = plans.find(({ effective_at, expired_at }) =>
      effective_at <= at && at < (expired_at ?? Infinity)
    );
    return { plan: held?.level ?? default_pricing_id ?? "", vip: levelAt({ vip, plans }, at) };
  };
}
