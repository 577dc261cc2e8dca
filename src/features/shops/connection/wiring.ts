import type { DataOf } from "../../../../api/operation.ts";
import {
  BeginShopSignIn,
  ChangeShop,
  ConnectShop,
  DisconnectShop,
  GetShopConnection,
  ShopPlatforms,
  SyncShop,
  TestShop,
} from "../../../../api/generated/operations/connections.ts";
import { SettleShopOrder, ShopOrders } from "../../../../api/generated/operations/shop_orders.ts";
import type { ShopConnectionInput } from "../../../../api/generated/schema.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import type { ShopSaveAnswer, ShopTestAnswer } from "../../../../machines/shops/shop_connection.ts";
import { ask } from "../../../lib/client.ts";
import { codeOf, type Failure, isUnknown, type Outcome, problemsOf } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

export type Connection = NonNullable<DataOf<typeof GetShopConnection>["shopConnection"]>;
export type Platform = DataOf<typeof ShopPlatforms>["shopPlatforms"][number];
export type ShopTest = DataOf<typeof TestShop>["testShop"];

export interface ShopState {
  readonly platforms: readonly Platform[];
  readonly connection: Connection | null;
  /** True if the person has signed in at the platform, and can connect now. */
  readonly isSignedIn: boolean;
}

/** Loads the platforms of this build and the connection of a store. */
export const shopSource = (store: string): AnswerSource<ShopState> => ({
  name: `stores.${store}.shop`,
  entities: ["stores"],
  debounceMs: 0,
  async ask(options) {
    const shown = { ...options, background: true };
    const [platforms, found] = await Promise.all([
      ask(ShopPlatforms, {}, shown),
      ask(GetShopConnection, { store }, shown),
    ]);
    if (!platforms.ok) return { ok: false, failure: platforms.failure };
    if (!found.ok) return { ok: false, failure: found.failure };
    const { shopConnection: connection = null, shopSignIn: isSignedIn } = found.data;
    return { ok: true, data: { platforms: platforms.data.shopPlatforms, connection, isSignedIn } };
  },
});

/** Returns the problems of the input; null if the call failed for another reason. */
function invalidIn(failure: Failure) {
  const problems = problemsOf(failure);
  return codeOf(failure) === "BAD_INPUT" && problems.length > 0 ? problems : null;
}

export async function testShop(store: string, params: ShopConnectionInput): Promise<ShopTestAnswer> {
  const outcome = await ask(TestShop, { store, params });
  if (outcome.ok) return { kind: "answered", found: outcome.data.testShop };
  const problems = invalidIn(outcome.failure);
  return problems ? { kind: "invalid", problems } : { kind: "failed", failure: outcome.failure };
}

export async function saveShop(
  store: string,
  params: ShopConnectionInput,
  before: Connection | null,
): Promise<ShopSaveAnswer> {
  const outcome: Outcome<unknown> = before
    ? await ask(ChangeShop, { store, version: before.version, params })
    : await ask(ConnectShop, { store, params });
  if (outcome.ok) return { kind: "saved" };
  const problems = invalidIn(outcome.failure);
  if (problems) return { kind: "invalid", problems };
  return isUnknown(outcome.failure) ? { kind: "unknown" } : { kind: "failed", failure: outcome.failure };
}

export const STEPS = { sync: "shop.sync", disconnect: "shop.disconnect", signIn: "shop.signIn" } as const;

const answerOf = (outcome: Outcome<unknown>): MoveAnswer =>
  outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);

/** Leaves the app for the platform's page, which leads back to /stores/connected. */
async function signIn(store: string, platform: string): Promise<MoveAnswer> {
  const outcome = await ask(BeginShopSignIn, { store, platform, origin: location.origin });
  if (outcome.ok) location.assign(outcome.data.beginShopSignIn.address);
  return answerOf(outcome);
}

async function send(
  store: string,
  platform: string,
  { event, key, params }: PendingMove,
): Promise<MoveAnswer> {
  if (event === STEPS.signIn) return await signIn(store, platform);
  return event === STEPS.sync
    ? answerOf(await ask(SyncShop, { store, key }))
    : answerOf(await ask(DisconnectShop, { store, version: Number(params["version"]), key }));
}

interface ShopAt {
  readonly store: string;
  readonly platform: string;
}

export const useShopSteps = ({ store, platform }: ShopAt, userId: string, onDone: () => void): Mover =>
  useSteps(`stores.${store}.shop`, userId, (step) => send(store, platform, step), onDone);

type OrdersPage = DataOf<typeof ShopOrders>;
export type ShopOrder = OrdersPage["shopOrders"][number];

export const SHOWN_ORDERS = 20;
/** Statuses of listed shop orders. "Different" needs a decision; the others say why an order is missing here. */
export const SHOWN_STATUSES = ["Different", "Waiting", "Left Out"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const shopOrdersSource = (
  store: string,
  status: ShownStatus,
  page: number,
): AnswerSource<OrdersPage> => ({
  name: `stores.${store}.shopOrders`,
  entities: ["stores"],
  debounceMs: 0,
  ask: (options) =>
    ask(ShopOrders, { store, status: [status] }, {
      ...options,
      page,
      perPage: SHOWN_ORDERS,
      background: true,
    }),
});

export const DECISIONS = { accept: "shopOrder.accept", refuse: "shopOrder.refuse" } as const;

/** Takes the version from the step, so that a repeated one is about the same version of the order. */
async function sendDecision(_id: string, { event, key, params }: PendingMove) {
  const accept = event === DECISIONS.accept;
  const version = Number(params["version"]);
  const outcome = await ask(SettleShopOrder, { _id, accept, version, key });
  return outcome.ok ? { kind: "done" as const, version: 0 } : failedAnswerOf(outcome.failure);
}

export const useDecision = (id: string, userId: string, onDone: () => void): Mover =>
  useSteps(`shopOrders.${id}`, userId, (step) => sendDecision(id, step), onDone);
