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

/** Registers webhooks, also after a change of our address. Without the permission, webhooks stay off. */
export async function addShopHooks(row: ConnectionRow, address: string, tools: ShopTools): Promise<void> {
  try {
    await withShop(row._id, tools, (shop, adapter) => adapter.addHooks(shop, address));
  } catch (error) {
    if (isRightMissing(error)) return;
    throw error;
  }
  await tools.db.write((tx) => updateConnection(tx, row, { hooks_at: address }));
}

const isRightMissing = (error: unknown): boolean =>
  error instanceof ShopFailure && error.trouble.kind === "broken" && error.trouble.code === "rightMissing";

/** Removes our webhooks, if the shop can be reached. No platform can revoke a token without removing the app. */
export async function leaveShop(row: ConnectionRow, tools: ShopTools): Promise<void> {
  if (row.hooks_at === "") return;
  try {
    await withShop(row._id, tools, (shop, adapter) => adapter.removeHooks(shop, row.hooks_at));
  } catch (error) {
    if (!(error instanceof ShopFailure)) {
      logError(`The shop of connection ${row._id} could not be left.`, error);
    }
  }
}
