/**
 * Defines what Pressdock needs of a shop platform. Each folder in `adapters/` implements it for one platform. Source:
 * docs/integrations.md.
 */
import type { IntegrationKindName } from "../../../api/desk/integrations.ts";
import type { OrderTexts } from "../../../api/orders/order_texts.ts";
import type { RemoteOrder } from "../../../api/handover/tiktok.ts";

/** A call to a shop. The implementation of `Shop.call` adds host and limits. */
export interface ShopCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path and query, such as `/admin/api/2026-01/graphql.json`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True for a call to the host that issues the platform's tokens instead of the shop's own. */
  readonly isForToken?: boolean;
}

export interface ShopReply {
  readonly status: number;
  /** Response headers by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The parts of a connection that an adapter may use. */
export interface Shop {
  readonly host: string;
  /** The path of a shop in a subfolder; empty for most. */
  readonly path: string;
  /** The secrets in plain text, by name: those of `ShopAdapter.secrets`, and those that came with a token. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The platform's own id of the shop; empty before it is connected. */
  readonly shop_id: string;
  /** The secrets of our app at the platform; empty for platforms without one. */
  readonly app: Readonly<Record<string, string>>;
  /** The token from the last `renew` and its expiry time; null before the first, or without tokens. */
  readonly token: { readonly text: string; readonly until: number } | null;
  readonly call: (call: ShopCall) => Promise<ShopReply>;
  readonly now: () => number;
}

/** Kind and code decide what happens next. Each code has our own sentence: texts from shops are not shown. */
export type ShopTrouble =
  | { readonly kind: "waiting"; readonly until: number }
  /** The shop has used up its share of our app's calls. The shop itself has no problem. */
  | { readonly kind: "budget"; readonly until: number }
  | {
    readonly kind: "broken";
    readonly code: "tokenRefused" | "addressChanged" | "rightMissing" | "notAShop";
  }
  | {
    readonly kind: "failed";
    readonly code:
      | ("timeout" | "connection" | "tooLarge" | "notUnderstood" | "serverError" | "appMissing")
      // The seller's account has several shops, and none was chosen.
      | "severalShops";
  }
  /** The platform will never accept this tracking number. The shop itself has no problem. */
  | { readonly kind: "refused"; readonly code: RefusedNumber };

/**
 * Reasons, in the sequence of the codes: the platform makes the label, the time for corrections is over, the
 * number is not accepted, or the platform does not know the carrier.
 */
export type RefusedNumber = "platformShips" | "correctionOver" | "numberRefused" | "carrierUnknown";

/** Thrown by adapters, and by `Shop.call` for a redirect, a status 5xx, no response, or a used-up budget. */
export class ShopFailure extends Error {
  constructor(readonly trouble: ShopTrouble) {
    super(`A shop failed: ${"code" in trouble ? trouble.code : trouble.kind}`);
    this.name = "ShopFailure";
  }
}

/**
 * Throws for statuses with the same meaning on every platform. An adapter handles its own special cases first.
 * @throws {ShopFailure} for 401, 403, 429 and any other status that is not 2xx
 */
export function checkReply({ status, headers }: ShopReply, now: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 401) throw new ShopFailure({ kind: "broken", code: "tokenRefused" });
  if (status === 403) throw new ShopFailure({ kind: "broken", code: "rightMissing" });
  if (status === 429) throw new ShopFailure({ kind: "waiting", until: now + retrySeconds(headers) });
  throw new ShopFailure({ kind: "failed", code: "notUnderstood" });
}

/** Without a Retry-After we try again after a minute. No shop can make us wait longer than an hour. */
const [WAIT_SECONDS, MAX_WAIT_SECONDS] = [60, 3_600];

const retrySeconds = (headers: ShopReply["headers"]): number =>
  Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(Number(headers["retry-after"]) || WAIT_SECONDS)));

export interface ShopOrder {
  readonly shop_order_id: string;
  readonly number: string;
  readonly texts: Partial<OrderTexts>;
  readonly ordered_at: number;
  readonly updated_at: number;
  readonly currency: string;
  readonly state: "open" | "cancelled" | "refunded" | "fulfilled" | "unpaid";
  /** The shop's name of the shipping method. */
  readonly method: string;
  readonly lines: readonly ShopLine[];
  /** Only for platforms whose orders are stored separately until they are pushed to ours. */
  readonly remote?: RemoteFacts;
}

/** Facts of an order that is stored separately, besides its content. Source: docs/tiktok.md. */
export interface RemoteFacts extends
  Pick<
    RemoteOrder,
    | ("remote_status" | "shipping_type" | "delivery" | "tracking_number")
    | ("held_until" | "ship_due_at" | "collect_due_at" | "cancel_due_at")
  > {
  /** The platform's package ids by `shop_line_id`, for lines that are in a package. */
  readonly packages: Readonly<Record<string, string>>;
}

export interface ShopLine {
  readonly shop_line_id: string;
  readonly variant_id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  /** The quantity that still has to be made and sent. */
  readonly quantity: number;
  /** In the order's currency, in minor units of api/money.ts. */
  readonly unit_minor: number;
  readonly isGiftCard: boolean;
  readonly properties: Readonly<Record<string, string>>;
}

export interface OrderPage {
  readonly orders: readonly ShopOrder[];
  /** An opaque cursor of the next page; null after the last page. */
  readonly next: string | null;
}

export interface ShopFound {
  /** The platform's own id of the shop, which can be connected with one store only. */
  readonly shop_id: string;
  readonly name: string;
  readonly ordersOf7Days: number;
  readonly currency: string;
  /** Codes of missing permissions, such as `scope.orders`. */
  readonly missing: readonly string[];
}

export interface TrackingOut {
  readonly shop_order_id: string;
  readonly number: string;
  /** Our name of the carrier; the adapter maps it to the platform's list. */
  readonly carrier: string;
  readonly url: string;
  /** Empty if they are unknown: the package then counts as having all that is not sent yet. */
  readonly lines: readonly { readonly shop_line_id: string; readonly quantity: number }[];
  /** True if the package replaces garments of the order: its number is added to what is sent, without lines. */
  readonly isRemedy: boolean;
  /** False if more packages of the order will follow. */
  readonly isLast: boolean;
  /** Numbers that this one replaces: voided ones, and ones that the shop may have although it gave no answer. */
  readonly replaces?: readonly string[];
}

export interface ShopVariant {
  readonly variant_id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
}

export interface ShopToken {
  readonly text: string;
  readonly until: number;
  /** Secrets that replace those of the same names, for platforms whose refresh tokens work once. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** Everything that a platform granted to our app after a seller signed in there. */
export interface ShopGrant extends ShopToken {
  readonly secrets: Readonly<Record<string, string>>;
}

export interface CancelAnswer {
  readonly shop_order_id: string;
  readonly isApproved: boolean;
  /** Text that the buyer is shown if the request is refused. */
  readonly reason: string;
}

type AppSecrets = Shop["app"];

interface AppQuota {
  /** Calls allowed in any 24 hours, until an answer states another number. */
  readonly callsPerDay: number;
  /** Reads how many of these calls are left; null if the answer does not state that. */
  readonly quotaIn: (
    headers: ShopReply["headers"],
  ) => { readonly limit: number; readonly remaining: number } | null;
}

/** The app of the business at a platform. Sellers sign in there instead of copying secrets. */
export interface ShopApp {
  /** The kind of the integration that has its secrets. */
  readonly kind: IntegrationKindName;
  /** The limit of calls for all shops together; left out if the platform has none. */
  readonly quota?: AppQuota;
  /** The host that issues tokens, if it differs from that of the other calls. */
  readonly tokenHost?: string;
  /** A token with less time left is renewed; 10 minutes if left out. */
  readonly renewSeconds?: number;
  /** Makes a call that checks the app's secrets without a shop. */
  readonly ping: (app: AppSecrets, now: number) => { readonly host: string; readonly call: ShopCall };
  /** Returns true if this answer to `ping` accepts the secrets; left out if the HTTP status shows that. */
  readonly isPingAccepted?: (body: string) => boolean;
  /** Returns the platform's page where a seller allows our app to use the shop. */
  readonly signInAddress: (
    app: AppSecrets,
    given: { readonly state: string; readonly challenge: string; readonly redirect: string },
  ) => string;
  readonly exchange: (
    shop: Shop,
    given: { readonly code: string; readonly verifier: string; readonly redirect: string },
  ) => Promise<ShopGrant>;
  /** True if the business registered our address for webhooks, which then come for all shops together. */
  readonly hasHooks: (app: AppSecrets) => boolean;
  /** Checks and reads a webhook, like `hookOrder` of the adapter. */
  readonly hookOrder: (
    app: AppSecrets,
    headers: Headers,
    body: string,
    now: number,
  ) => { readonly shop_id: string; readonly shop_order_id: string } | null;
}

export interface ShopAdapter {
  readonly platform: "shopify" | "woocommerce" | "etsy" | "tiktok";
  /** Left out by platforms where each shop has credentials for us. */
  readonly app?: ShopApp;
  /** True if orders are stored separately until they are pushed to ours; each order has `remote`. */
  readonly isPushed?: boolean;
  /** True if an order that `read` does not find was deleted. Other platforms may only hide it, for example by its age. */
  readonly deletesOrders?: boolean;
  /** True if an order in the shop stays open until `sendTracking` gets its last package. */
  readonly closesByLast?: boolean;
  /** Secrets that the seller copies from the shop, in the sequence of the form. */
  readonly secrets: readonly {
    readonly name: string;
    readonly chars: number;
    readonly isOptional?: boolean;
  }[];
  /** The version of the API that the adapter was written for, and the header in which answers name theirs. */
  readonly pinned?: { readonly header: string; readonly version: string };
  /** Parses the typed address of a shop; null if it is not an address of this platform. */
  readonly placeOf: (typed: string) => { readonly host: string; readonly path: string } | null;
  /** Gets or renews the token; returns null if the platform needs none. */
  readonly renew: (shop: Shop) => Promise<ShopToken | null>;
  readonly test: (shop: Shop) => Promise<ShopFound>;
  /** Returns orders changed since `since`, oldest change first; skips none, even if orders change meanwhile. */
  readonly changed: (shop: Shop, since: number, page: string | null) => Promise<OrderPage>;
  readonly read: (shop: Shop, shop_order_id: string) => Promise<ShopOrder | null>;
  /**
   * Checks the signature of the raw body in constant time. Returns the order's id, null for a forged call, or "" for a
   * call without an order.
   */
  readonly hookOrder: (
    secrets: Readonly<Record<string, string>>,
    headers: Headers,
    body: Uint8Array,
  ) => string | null;
  readonly addHooks: (shop: Shop, address: string) => Promise<void>;
  readonly removeHooks: (shop: Shop, address: string) => Promise<void>;
  /** Sends what the shop does not have yet, so that an interrupted call can be repeated. */
  readonly sendTracking: (shop: Shop, tracking: TrackingOut) => Promise<void>;
  readonly variants: (
    shop: Shop,
    page: string | null,
  ) => Promise<{ readonly variants: readonly ShopVariant[]; readonly next: string | null }>;
  /** Answers the buyer's request to cancel an order; does nothing if the request is over. */
  readonly answerCancel?: (shop: Shop, answer: CancelAnswer) => Promise<void>;
}
