/** Makes production costs of each location, with a past and a future change, and books them for orders. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { orderCosts } from "../../../api/money/production_costs.ts";
import type { OrderCostsTable, ProductionCostsTable } from "../../db/tables.ts";
import { ORDER_COSTS } from "../../modules/money/production_costs/book_store.ts";
import { idMaker } from "../ids.ts";
import { aboutOrder } from "./movements.ts";
import type { MoveMoney } from "../handover/postage_money.ts";
import { seededRandom } from "../random.ts";
import type { DemoBooks } from "../orders/walk/business.ts";

export type DemoCosts = readonly Omit<ProductionCostsTable, "seq">[];

interface Opened {
  readonly now: number;
  readonly openedAt: number;
  readonly currency: string;
  readonly seed: number;
  readonly makerId: string;
}

const CHANGED_DAYS = 45;
const COMES_DAYS = 14;
const MAIN_MINOR = 520;
const ELSEWHERE_MINOR = 380;
/** Every fifth item has a separate cost, which is a share of its price. */
const OWN_COST = 5;
const SHARE = 0.42;

export function makeProductionCosts(
  { now, openedAt, currency, seed, makerId }: Opened,
  items: readonly { readonly _id: string; readonly price_minor: number }[],
  places: readonly { readonly _id: string }[],
): DemoCosts {
  const newId = idMaker(seededRandom(seed + 51));
  const midnight = now - now % DAY_SECONDS;
  const changed = midnight - CHANGED_DAYS * DAY_SECONDS;
  const cost = (
    cost_minor: number,
    effective_at: number,
    of: { readonly item_id?: string; readonly location_id?: string },
  ) => {
    const at = Math.max(Math.min(effective_at, now - DAY_SECONDS), openedAt);
    return {
      ...{ item_id: null, location_id: null, ...of },
      _id: newId(at),
      ...{ cost_minor, currency, effective_at, user_id: makerId },
      ...{ created_at: at, updated_at: at, version: 1 },
    };
  };
  return [
    ...places.flatMap(({ _id: location_id }, at) => {
      const first = at === 0 ? MAIN_MINOR : ELSEWHERE_MINOR;
      return [
        cost(first, openedAt, { location_id }),
        cost(first + 25, changed, { location_id }),
        cost(first + 40, midnight + COMES_DAYS * DAY_SECONDS, { location_id }),
      ];
    }),
    ...items.filter((_, at) => at % OWN_COST === 0).map(({ _id, price_minor }) =>
      cost(Math.round(price_minor * SHARE), changed, { item_id: _id })
    ),
  ];
}

interface Production extends Pick<DemoBooks, "produce"> {
  readonly rows: () => readonly OrderCostsTable[];
}

export function productionOf(costs: DemoCosts, move: MoveMoney): Production {
  const latest = costs.toSorted((one, other) => other.effective_at - one.effective_at);
  const booked = new Map<string, readonly OrderCostsTable[]>();
  return {
    produce(order, garments, step) {
      if (booked.has(order._id)) return;
      const begun = latest.filter(({ effective_at }) => effective_at <= step.at);
      const rows = orderCosts(order, garments, begun, step.at);
      booked.set(order._id, rows);
      const about = { ...aboutOrder(order, step), ref: { kind: ORDER_COSTS, id: order._id } };
      for (const { provider, amount_minor: minor, currency } of rows) {
        if (minor > 0) move("cost", { of: "production", provider, minor, currency }, about);
      }
    },
    rows: () => [...booked.values()].flat(),
  };
}
