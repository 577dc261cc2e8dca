/** Opens a connection for its adapter: its secrets, a token that only one process renews, calls to its host. */
import type { Settings } from "../../../context.ts";
import type { Database } from "../../../db/database.ts";
import { newId } from "../../../ids.ts";
import { shopAdapters } from "../adapters.ts";
import { type Shop, type ShopAdapter, type ShopCall, ShopFailure } from "../port.ts";
import { callShop, egressOfShops } from "./call.ts";
import { activeApp } from "../../desk/integrations/given_secrets.ts";
import { type CallPurpose, withinBudget } from "./budget.ts";
import { sealedSecrets, sealedToken, secretsOf, type ShopSecrets, tokenOf } from "./seals.ts";
import {
  claimRenewal,
  connectionById,
  type ConnectionRow,
  dropToken,
  type RenewedColumns,
  settleRenewal,
} from "./store.ts";
import { watchVersion } from "./watch_version.ts";

export interface ShopTools {
  readonly db: Database;
  readonly settings: Settings;
  readonly now: () => number;
  readonly signal?: AbortSignal;
}

interface Place extends Pick<Shop, "app" | "shop_id"> {
  readonly host: string;
  readonly path: string;
  readonly secrets: ShopSecrets;
  readonly tokenHost?: string | undefined;
}

/** A token that expires within this time is renewed first, so that it lasts while a page is read. */
const RENEW_SECONDS = 10 * 60;
/** Seconds after which another process may renew the token; every renewal takes less time. */
const RENEWAL_SECONDS = 60;
const RENEWAL_POLL_MS = 200;
/** Expiry time for platforms without tokens. */
const NO_TOKEN = 0;

/** Returns the shop at an address, without a token and without a budget of calls. */
export function shopAt(
  { tokenHost, ...place }: Place,
  tools: Pick<ShopTools, "settings" | "now" | "signal">,
): Shop {
  const egress = egressOfShops();
  const hostOf = ({ isForToken = false }: ShopCall): string => isForToken && tokenHost || place.host;
  return {
    ...place,
    token: null,
    call: (call) => callShop(egress, hostOf(call), call, tools.signal),
    now: tools.now,
  };
}

/** Adds the token that the platform issues for the shop's secrets. */
export async function withToken(adapter: ShopAdapter, shop: Shop): Promise<Shop> {
  return { ...shop, token: await adapter.renew(shop) };
}

/**
 * Runs work with a shop. If the shop refuses the token, repeats the work once with a new one.
 * @throws {ShopFailure} that `work` or the renewal throws
 */
export async function withShop<T>(
  id: string,
  tools: ShopTools,
  work: (shop: Shop, adapter: ShopAdapter) => Promise<T>,
  purpose: CallPurpose = "sync",
): Promise<T> {
  const { row, shop, adapter } = await openShop(id, tools, purpose);
  try {
    return await work(shop, adapter);
  } catch (error) {
    if (!isTokenRefused(error) || !shop.token) throw error;
    await tools.db.write((tx) => dropToken(tx, row));
    return await work((await openShop(id, tools, purpose)).shop, adapter);
  }
}

const isTokenRefused = (error: unknown): boolean =>
  error instanceof ShopFailure && error.trouble.kind === "broken" && error.trouble.code === "tokenRefused";

/** @throws {ShopFailure} if the app that the shop was connected with is missing or turned off */
async function appOf({ app }: ShopAdapter, { db, settings }: ShopTools): Promise<Shop["app"]> {
  if (!app) return {};
  const found = await activeApp(db.read, app.kind, settings.secrets);
  if (!found) throw new ShopFailure({ kind: "failed", code: "appMissing" });
  return found.secrets;
}

async function openShop(id: string, tools: ShopTools, purpose: CallPurpose) {
  const { db, settings, now } = tools;
  for (let waited = 0; waited < RENEWAL_SECONDS * 1_000; waited += RENEWAL_POLL_MS) {
    const row = await connectionById(db.read, id);
    if (!row) throw new ShopFailure({ kind: "failed", code: "connection" });
    const adapter = shopAdapters.get(row.platform);
    const { host, path, shop_id } = row;
    const secrets = secretsOf(row, settings.secrets);
    const { tokenHost, renewSeconds = RENEW_SECONDS } = adapter.app ?? {};
    const place = { host, path, shop_id, secrets, app: await appOf(adapter, tools), tokenHost };
    const plain = watchVersion(adapter, shopAt(place, tools));
    const shop = withinBudget(adapter, plain, id, { purpose }, tools);
    const { token_until: until } = row;
    if (until === NO_TOKEN) return { row, shop, adapter };
    if (until !== null && until - now() > renewSeconds) {
      return { row, shop: { ...shop, token: { text: tokenOf(row, settings.secrets), until } }, adapter };
    }
    const renewing = withinBudget(adapter, plain, id, { purpose, isRenewal: true }, tools);
    const renewed = await renewToken(row, renewing, adapter, tools);
    if (renewed) return { row: renewed.row, shop: { ...shop, token: renewed.token }, adapter };
    await new Promise((resolve) => setTimeout(resolve, RENEWAL_POLL_MS));
  }
  throw new ShopFailure({ kind: "failed", code: "timeout" });
}

/** Returns null while another process renews the token. */
async function renewToken(
  row: ConnectionRow,
  shop: Shop,
  adapter: ShopAdapter,
  { db, settings, now }: ShopTools,
): Promise<{ readonly row: ConnectionRow; readonly token: Shop["token"] } | null> {
  const by = newId();
  if (!await db.write((tx) => claimRenewal(tx, row, by, now(), RENEWAL_SECONDS))) return null;
  const { secrets: keys } = settings;
  const settle = (token: RenewedColumns, secrets?: ShopSecrets) =>
    db.write(async (tx) => {
      const current = secrets && await connectionById(tx, row._id);
      // A person may have typed another secret during the renewal.
      const sealed = current &&
        sealedSecrets(row._id, { ...secretsOf(current, keys), ...secrets }, keys);
      await settleRenewal(tx, row, by, { ...token, ...sealed });
    });
  const before = row.token === "" ? null : { text: tokenOf(row, keys), until: row.token_until ?? 0 };
  try {
    const token = await adapter.renew({ ...shop, token: before });
    const sealed = token
      ? { token: sealedToken(row._id, token.text, keys), token_until: token.until }
      : { token: "", token_until: NO_TOKEN };
    await settle(sealed, token?.secrets);
    // The caller's shop keeps its earlier secrets, because only a renewal uses the renewed ones.
    return { row: { ...row, ...sealed }, token };
  } catch (error) {
    await settle({ token: row.token, token_until: row.token_until });
    throw error;
  }
}
