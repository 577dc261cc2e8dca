/** Registers and removes webhooks at a shop. If that fails, orders still arrive by sync. */
import { logError } from "../../../log.ts";
import { activeApp } from "../../desk/integrations/given_secrets.ts";
import { shopAdapters } from "../adapters.ts";
import { ShopFailure } from "../port.ts";
import { type ShopTools, withShop } from "./shop.ts";
import { type ConnectionRow, updateConnection } from "./store.ts";

/** Returns our address for webhooks of a shop; null if there is none. All shops of an app share one. */
export async function hookAddress(
  { platform, _id }: Pick<ConnectionRow, "platform" | "_id">,
  { db, settings: { publicApi, secrets } }: ShopTools,
): Promise<string | null> {
  if (publicApi === undefined) return null;
  const { app: port } = shopAdapters.get(platform);
  if (!port) return `${publicApi}/hooks/${platform}/${_id}`;
  const app = await activeApp(db.read, port.kind, secrets);
  return app && port.hasHooks(app.secrets) ? `${publicApi}/hooks/${platform}/${app._id}` : null;
}

/**
 * Registers webhooks, also after a change of our address. If the shop does not take them, webhooks are off until a later
 * sync registers them, because orders arrive without them.
 */
export async function addShopHooks(row: ConnectionRow, address: string, tools: ShopTools): Promise<void> {
  let hooks_at = address;
  try {
    await withShop(row._id, tools, (shop, adapter) => adapter.addHooks(shop, address));
  } catch (error) {
    if (!isOfHooksOnly(error)) throw error;
    hooks_at = "";
  }
  if (hooks_at !== row.hooks_at) {
    await tools.db.write((tx) => updateConnection(tx, row, { hooks_at }));
  }
}

/** Returns true for failures that say nothing about reading the shop. */
const isOfHooksOnly = (error: unknown): boolean =>
  error instanceof ShopFailure &&
  (error.trouble.kind === "failed" || error.trouble.kind === "refused" ||
    error.trouble.kind === "broken" && error.trouble.code === "rightMissing");

/**
 * Removes our webhooks, if the shop can be reached: also those of a registration that failed in part. No platform can
 * revoke a token without removing the app.
 */
export async function leaveShop(row: ConnectionRow, tools: ShopTools): Promise<void> {
  const address = row.hooks_at || await hookAddress(row, tools);
  if (!address) return;
  try {
    await withShop(row._id, tools, (shop, adapter) => adapter.removeHooks(shop, address));
  } catch (error) {
    if (!(error instanceof ShopFailure)) {
      logError(`The shop of connection ${row._id} could not be left.`, error);
    }
  }
}
