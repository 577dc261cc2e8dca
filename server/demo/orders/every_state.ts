/** Searches for the shortest story for every combination of an order's three statuses, its axes. */
import { NO_REMEDY } from "../../modules/orders/orders/rows.ts";
import { orderTexts } from "../../../api/orders/order_texts.ts";
import { NO_RULES } from "../../../api/shipping/policies.ts";
import { chargesOf } from "../money/money.ts";
import type { DemoBusiness } from "./walk/business.ts";
import { orderMachine } from "../../../machines/lifecycles/orders/order.ts";
import { isInternal } from "../../../machines/lifecycles/lifecycle.ts";
import { type Act, toOrder, toPackages, toUnits } from "./acts.ts";
import type { Random } from "../random.ts";
import {
  copyOf,
  liveLabel,
  liveUnits,
  packagesIn,
  type Scene,
  sceneOf,
  type SceneOrder,
} from "./walk/scene.ts";
import { makeWalker, type Walker } from "./walk/walker.ts";

const ACTS: readonly Act[] = [
  ...orderMachine.events.filter((event) => event.includes(".") && !isInternal(event)).map((event) =>
    toOrder(event)
  ),
  toUnits("unit.start"),
  toPackages("package.lose"),
  toPackages("package.return"),
];

let known: Promise<readonly (readonly Act[])[]> | undefined;

/** Computed once: the machines do not change while the program runs. */
export const storiesOfEveryState = (): Promise<readonly (readonly Act[])[]> => known ??= search();

async function search(): Promise<readonly (readonly Act[])[]> {
  const walker = makeWalker({ business: BUSINESS, timeZone: "UTC", recordAudit: () => {} });
  const ways = new Map<string, readonly Act[]>();
  const seen = new Set<string>();
  let edge: { scene: Scene; way: readonly Act[] }[] = [{ scene: sceneOf([ORDER], [LINE]), way: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { scene, way } of edge) {
      const [axes, standing] = standingIn(scene);
      if (seen.has(standing)) continue;
      seen.add(standing);
      if (!ways.has(axes)) ways.set(axes, way);
      for (const act of ACTS) {
        const reached = await step(walker, scene, act);
        if (reached) next.push({ scene: reached, way: [...way, act] });
      }
    }
    edge = next;
  }
  return [...ways.values()];
}

async function step(walker: Walker, scene: Scene, act: Act): Promise<Scene | null> {
  const context = { scene, order: orderIn(scene), random: NO_CHANCE };
  const ids = act.of(context);
  if (ids.length === 0) return null;
  const { noun, event } = act;
  const sent = { noun, ids, event, params: PARAMS, actor: NOBODY, at: 0 };
  if (await walker.refusal(scene, sent) !== null) return null;
  const after = copyOf(scene);
  return await walker.trySend(after, sent) ? after : null;
}

/** Returns the three axes, and all that decides the next steps: voided and cancelled packages do not. */
function standingIn(scene: Scene): [axes: string, standing: string] {
  const order = orderIn(scene);
  const axes = JSON.stringify([order.status, order.print_status, order.shipment_status]);
  const units = liveUnits(scene, "order_id", order._id).map((unit) => [
    unit.print_status,
    unit.work_status,
    unit.was_open,
    unit.begun_at !== null,
    unit.package_id !== null,
  ]);
  const packages = packagesIn(scene, order._id).filter(({ shipment_status }) =>
    !["Voided", "Cancelled"].includes(shipment_status)
  ).map(({ _id, shipment_status }) => [shipment_status, liveLabel(scene, _id) !== undefined]);
  return [
    axes,
    JSON.stringify([axes, order.paid, order.held_from, order.released_at !== null, units, packages]),
  ];
}

function orderIn({ orders }: Scene): SceneOrder {
  const [order] = orders.values();
  if (!order) throw new Error("Cannot walk an order: the scene has none");
  return order;
}

const NOBODY = { _id: "nobody", name: "" };
const PARAMS = { reason: "", carrier: "USPS", tracking_number: "1", unit_ids: [] };

const refuse = (): never => {
  throw new Error("Cannot use chance here: the search takes every path");
};
const NO_CHANCE: Random = {
  next: refuse,
  below: refuse,
  between: refuse,
  chance: refuse,
  pick: refuse,
  weighted: refuse,
};

let made = 0;
const BUSINESS: DemoBusiness = {
  newId: () => `id-${++made}`,
  codes: { packages: { take: () => `PK-${++made}` }, units: { take: () => `UN-${++made}` } },
  books: {
    charge: (order, lines, { at }) =>
      chargesOf(order, lines, { txn: `charge-${++made}`, at, newId: () => `charged-${++made}` }),
    produce: () => {},
    hold: () => {},
    postage: () => "",
    releaseHold: () => {},
    unpost: () => {},
    refund: () => {},
  },
  place: { _id: "place", code: "MAIN", steps: '["qc","print","pack"]', country: "US" },
  weights: new Map<string, number>(),
  routes: new Map<string, string>(),
  goods: new Map(),
  ratesAt: () => ({ ours: "USD", micro: new Map() }),
  rules: NO_RULES,
  priceTables: [],
  termsOf: () => ({ plan: "", vip: 0 }),
};

const ORDER: SceneOrder = {
  _id: "order",
  code: "PD-000001",
  seller_id: "seller",
  store_id: "store",
  status: "Draft",
  print_status: "Waiting",
  shipment_status: "Processing",
  ...orderTexts({ country: "US" }),
  items_count: 1,
  items_title: "",
  currency: "USD",
  total_minor: 1,
  paid: 0,
  refunds_minor: 0,
  carrier: "",
  tracking_number: "",
  problems: "[]",
  problems_count: 0,
  problem_mask: 0,
  tags: "[]",
  cools_until: null,
  released_at: null,
  pay_asked_at: null,
  pay_seen_minor: null,
  pay_seen_postage_minor: null,
  pay_stopped: "",
  status_at: 0,
  paid_at: null,
  produced_at: null,
  shipped_at: null,
  open_cases: 0,
  location_id: null,
  held_from: "",
  hold_reason: "",
  hold_until: null,
  search_text: "",
  ordered_at: null,
  import_id: null,
  ...NO_REMEDY,
  due_at: 0,
  created_at: 0,
  updated_at: 0,
  version: 1,
  seller_name: "",
  store_name: "",
  store_auto_hold: 0,
  store_cooling_off_min: 0,
};

const LINE = {
  _id: "line",
  order_id: ORDER._id,
  seller_id: ORDER.seller_id,
  position: 0,
  item_id: null,
  sku: "TEE",
  title: "",
  variant: "",
  quantity: 1,
  total_minor: 1,
  declared_minor: null,
  declared_currency: "",
  raw_total: "",
  external_sku: "",
};
