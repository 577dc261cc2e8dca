/** Labels that are bought in a story: asked for at the price of that day, charged when they are live, and given back. */
import type { MovePackageInput } from "../../../api/generated/schema.ts";
import type { Question } from "../../../api/rating/card.ts";
import { rate } from "../../../api/rating/rate.ts";
import type { Effect, Work } from "../../lifecycle/lifecycle.ts";
import { askedLabel, type LabelPatch, type LabelRow } from "../../modules/labels/store.ts";
import { sidesOf } from "../../modules/packages/rateable.ts";
import { quotePatch } from "../../modules/packages/label_effects.ts";
import type { PackagePatch, PackageRow } from "../../modules/packages/rows.ts";
import type { MethodQuote } from "../../modules/rating/quotes.ts";
import type { House } from "./house.ts";
import { orderIn, type Scene } from "./scene.ts";

type PackageEffects = Readonly<Record<string, Effect<PackageRow, PackagePatch, MovePackageInput>>>;
type LabelEffects = Readonly<Record<string, Effect<LabelRow, LabelPatch, MovePackageInput>>>;

/** What the demo buys are labels of our own. */
const OURS = { provider: "house", carrier: "VNPost" } as const;
/** How long one of our own can be voided. */
const VOIDABLE_SECONDS = 25 * 86_400;

/** Undefined of a parcel without a method that is priced. */
function quoted({ cards }: House, scene: Scene, row: PackageRow, at: number): MethodQuote | undefined {
  if (row.method_code === "") return undefined;
  const { postal_code } = orderIn(scene, row.order_id);
  const { method_code, country, location_id, weighed_g, weight_g } = row;
  const question: Question = {
    ...{ kind: "price", method_code, at, plan: "", vip: 0, location_id, country, postal_code },
    weight_g: weighed_g ?? weight_g,
    mm: sidesOf(row),
  };
  return { question, price: rate(question, cards), cost: rate({ ...question, kind: "cost" }, cards) };
}

const settle = (id: string) => ({ lifecycle: "package", event: "labels.settle", ids: [id] }) as const;

export function buyingOf(house: House, sceneNow: () => Scene): PackageEffects {
  return {
    askLabel({ row, stamp: { at } }) {
      const scene = sceneNow();
      const quote = quoted(house, scene, row, at);
      if (!quote?.price.ok) throw new Error(`Cannot buy a label of the demo for ${row.code}`);
      const { price, cost, question } = quote;
      const label = askedLabel(
        {
          package_id: row._id,
          seller_id: row.seller_id,
          ...OURS,
          method_code: row.method_code,
          account: "own",
          format: row.label_format,
          billed_g: price.billed_g,
          price_minor: price.total_minor,
          currency: price.currency,
          cost_minor: cost.ok ? cost.total_minor : 0,
          cost_currency: cost.ok ? cost.currency : "",
          quote: JSON.stringify({ ...price, question }),
          hold_id: house.newId(at),
        },
        house.newId(at),
        at,
      );
      house.books.hold(orderIn(scene, row.order_id), label, at);
      scene.labels.set(label._id, label);
      return { patch: quotePatch(quote, row.currency), settles: [settle(row._id)] };
    },
    quote: ({ row, stamp: { at } }) => ({
      patch: quotePatch(quoted(house, sceneNow(), row, at), row.currency),
    }),
  };
}

export function paidLabelsOf({ books }: House, sceneNow: () => Scene): LabelEffects {
  const orderOf = ({ row }: Work<LabelRow, MovePackageInput>) =>
    orderIn(sceneNow(), sceneNow().packages.get(row.package_id)?.order_id ?? "");
  const stepOf = ({ stamp, event }: Work<LabelRow, MovePackageInput>) => ({
    at: stamp.at,
    actorId: stamp.actor._id,
    event,
  });
  return {
    chargeLabel(work) {
      const { row, params, stamp: { at } } = work;
      const charge_txn_id = books.postage(orderOf(work), row, stepOf(work));
      const number = params.tracking_number ?? row.number;
      return {
        patch: { number, charge_txn_id, live_at: at, void_until: at + VOIDABLE_SECONDS, wake_at: null },
      };
    },
    freeMoney(work) {
      books.free(work.row, work.stamp.at);
      return { patch: { wake_at: null, error: work.params.reason ?? "" } };
    },
    refundLabel(work) {
      if (work.row.charge_txn_id !== null) books.unpost(orderOf(work), work.row, stepOf(work));
      return { patch: { reason: work.params.reason ?? work.row.reason, wake_at: null } };
    },
  };
}
