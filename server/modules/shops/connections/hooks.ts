/** Registers and removes webhooks at a shop. If that fails, orders still arrive by sync. */
import { logError } from "../../../log.ts";
import { ShopFailure } from "../port.ts";
import { type ShopTools, withShop } from "./shop.ts";
import { type ConnectionRow, updateConnection } from "./store.ts";

export const hookAddress = (
  { platform, _id }: Pick<ConnectionRow, "platform" | "_id">,
  { publicApi }: ShopTools["settings"],
): string | null => publicApi === undefined ? null : `${publicApi}/hooks/${platform}/${_id}`;

/** Registers them again after the address of this installation changed. */
export async function addShopHooks(row: ConnectionRow, tools: ShopTools): Promise<void> {
  const address = hookAddress(row, tools.settings);
  if (address === null) return;
  await withShop(row._id, tools, (shop, adapter) => adapter.addHooks(shop, address));
  await tools.db.write((tx) => updateConnection(tx, row, { hooks_at: address }));
}

/** Removes our webhooks and revokes the token, as far as the shop allows it. */
export async function leaveShop(row: ConnectionRow, tools: ShopTools): Promise<void> {
  try {
    await withShop(row._id, tools, async (shop, adapter) => {
      if (row.hooks_at !== "") await adapter.removeHooks(shop, row.hooks_at);
      await adapter.end?.(shop);
    });
  } catch (error) {
    if (!(error instanceof ShopFailure)) {
      logError(`The shop of connection ${row._id} could not be left.`, error);
    }
  }
}
