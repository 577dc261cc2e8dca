/**
 * `POST {api}/hooks/<platform>/<id>`: a shop reports a changed order. The call only names the order, which is then
 * read from the shop; no other part of the call is trusted.
 */
import { ApiError } from "../../../../api/errors.ts";
import type { Context } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { readText } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { type Bucket, takeTokens } from "../../../http/throttle_store.ts";
import { activeApp } from "../../desk/integrations/given_secrets.ts";
import { shopAdapters } from "../adapters.ts";
import { secretsOf } from "../connections/seals.ts";
import { connectionById, connectionOfStore, type ConnectionRow, storeOfShop } from "../connections/store.ts";
import type { ShopAdapter } from "../port.ts";
import { nameShopOrder } from "../sync/store.ts";

const MAX_BYTES = 1024 * 1024;
const MAX_ORDER_ID = 120;

const CALLS: Bucket = { capacity: 1_000, perSecond: 100 };

/** One route per platform, because the router allows a variable only as the last part of a path. */
export const hookRoutes: readonly Route[] = (["shopify", "woocommerce", "etsy", "tiktok"] as const).map((
  platform,
): Route => ({ method: "POST", path: `/hooks/${platform}/:id`, rule: "public", isSigned: true, handle }));

const unsigned = () => new HttpError(401, "UNAUTHENTICATED", "Sign the call with the secret of the shop.");

interface NamedOrder {
  readonly row: ConnectionRow | undefined;
  /** Empty if the call names no order. */
  readonly named: string;
}

/** Reads a call that a connected shop signed. Any other caller gets no information. */
async function readShopCall(
  adapter: ShopAdapter,
  id: string,
  request: Request,
  context: Context,
): Promise<NamedOrder> {
  const { db, settings } = context;
  const row = await connectionById(db.read, id);
  if (row?.platform !== adapter.platform) throw unsigned();
  const body = new TextEncoder().encode(await readText(request, context, MAX_BYTES));
  const named = adapter.hookOrder(secretsOf(row, settings.secrets), request.headers, body);
  if (named === null) throw unsigned();
  return { row, named };
}

/** Reads a platform's call to our app; the call names its shop. @param id of the app's integration */
async function readAppCall(
  { platform, app: port }: ShopAdapter,
  id: string,
  request: Request,
  context: Context,
): Promise<NamedOrder> {
  const { db, settings, now } = context;
  const app = port && await activeApp(db.read, port.kind, settings.secrets);
  if (app?._id !== id) throw unsigned();
  const body = await readText(request, context, MAX_BYTES);
  const event = port!.hookOrder(app.secrets, request.headers, body, now());
  if (event === null) throw unsigned();
  const store = event.shop_id === "" ? undefined : await storeOfShop(db.read, platform, event.shop_id);
  const row = store === undefined ? undefined : await connectionOfStore(db.read, store);
  return { row, named: event.shop_order_id };
}

async function handle(request: Request, context: Context): Promise<Response> {
  const { db, now } = context;
  const [platform = "", id = ""] = new URL(request.url).pathname.split("/").slice(-2);
  const adapter = shopAdapters.all().find((each) => each.platform === platform);
  if (!adapter) throw unsigned();
  const { row, named } = await (adapter.app ? readAppCall : readShopCall)(adapter, id, request, context);
  if (!row) return new Response(null, { status: 200 });
  const wait = await db.write((tx) => takeTokens(tx, `shop-hook:${row._id}`, CALLS, now()));
  if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many calls; wait a little.", { retry_after: wait });
  if (named !== "" && named.length <= MAX_ORDER_ID) {
    await db.write((tx) => nameShopOrder(tx, row, named, now()));
    db.wake();
  }
  return new Response(null, { status: 200 });
}
