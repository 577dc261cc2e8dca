import type { ShopConnection } from "../../../../api/generated/schema.ts";
import type { ShopStatus } from "../../../../api/shops/connections.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { reverseDay } from "../../../../api/time/day_text.ts";
import type { Reader } from "../../../db/database.ts";
import type { ShopTools } from "./shop.ts";
import { last4Of } from "./seals.ts";
import { type ConnectionRow, countsOf, trackingUpdateOf } from "./store.ts";

/** The store of a connection; its time zone decides when a day begins. */
export interface ConnectedStore {
  readonly _id: string;
  readonly seller_id: string;
  readonly status: string;
  readonly time_zone: string;
}

export const zoneOf = ({ time_zone }: ConnectedStore, settings: { readonly timeZone: string }): string =>
  time_zone || settings.timeZone;

export const statusOf = (
  { broken, waiting_until }: Pick<ConnectionRow, "broken" | "waiting_until">,
  now: number,
): ShopStatus =>
  broken !== "" ? "Broken" : waiting_until !== null && waiting_until > now ? "Waiting" : "Connected";

export async function connectionView(
  reader: Reader,
  row: ConnectionRow,
  store: ConnectedStore,
  { settings, now }: Pick<ShopTools, "settings" | "now">,
): Promise<ShopConnection> {
  const status = statusOf(row, now());
  const isOff = row.broken !== "" || store.status === "Paused";
  const methods = Object.entries(JSON.parse(row.methods) as Record<string, string>);
  const [counts, when_tracking_update] = await Promise.all([
    countsOf(reader, row.store_id),
    trackingUpdateOf(reader, row.seller_id),
  ]);
  return {
    _id: row._id,
    store_id: row.store_id,
    platform: row.platform,
    host: row.host,
    path: row.path,
    shop_name: row.shop_name,
    currency: row.currency,
    secrets: Object.entries(last4Of(row)).map(([name, last4]) => ({ name, isSet: true, last4 })),
    from_day: reverseDay(formatDay(row.from_at, zoneOf(store, settings))),
    order_states: JSON.parse(row.order_states) as string[],
    methods: methods.map(([name, method]) => ({ name, method })),
    when_tracking_update,
    status,
    waiting_until: status === "Waiting" ? row.waiting_until : null,
    trouble: row.broken || row.trouble,
    last_sync_at: row.last_sync_at,
    last_order_at: row.last_order_at,
    next_sync_at: isOff ? null : row.next_at,
    is_catching_up: row.page !== "",
    ...counts,
    webhooks: settings.publicApi === undefined ? "noAddress" : row.hooks_at === "" ? "off" : "on",
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  };
}
