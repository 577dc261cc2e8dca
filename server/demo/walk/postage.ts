/** Labels that are bought in a story: asked for at the price of that day, charged when they are live, and given back. */
import type { MovePackageInput } from "../../../api/generated/schema.ts";
import { PACKAGES_GIVEN_UP } from "../../../api/statuses.ts";
import type { Effect, Work } from "../../lifecycle/lifecycle.ts";
import { askedLabel, type LabelPatch, type LabelRow } from "../../modules/labels/store.ts";
import { quotePatch, sidesOf } from "../../modules/packages/rateable.ts";
import { labelOf } from "../../modules/packages/label_effects.ts";
import type { PackagePatch, PackageRow } from "../../modules/packages/rows.ts";
import type { SentMethod } from "../../modules/methods/store.ts";
import type { OrderRow } from "../../modules/orders/rows.ts";
import type { PackageDraft } from "../../modules/packages/store.ts";
import { type MethodQuote, questionOf, quoteOf } from "../../modules/rating/quotes.ts";
import type { House } from "./house.ts";
import { orderIn, type Scene } from "./scene.ts";

type PackageEffects = Readonly<Record<string, Effect<PackageRow, PackagePatch, MovePackageInput>>>;
type LabelEffects = Readonly<Record<string, Effect<LabelRow, LabelPatch, MovePackageInput>>>;

const GIVEN_UP: readonly string[] = PACKAGES_GIVEN_UP;
/** Who makes the labels that the demo buys, by method. */
const MAKERS: Readonly<Record<string, Pick<LabelRow, "provider" | "carrier" | "account">>> = {
  "house-post": { provider: "house", carrier: "VNPost", account: "own" },
  "easypost-ground": { provider: "easypost", carrier: "USPS", account: "pb" },
};
/** How long one of our own can be voided. */
const VOIDABLE_SECONDS = 25 * 86_400;

/** What a price follows from. */
type Priced = PackageDraft & Partial<Pick<PackageRow, "weighed_g">>;

/** Undefined of a parcel without a method that is priced. */
export function quoted(
  { cards, termsOf }: Pick<House, "cards" | "termsOf">,
  row: Priced,
  postal_code: string,
  at: number,
): MethodQuote | undefined {
  const { method_code = "", country, location_id, weighed_g, weight_g } = row;
  if (method_code === "") return undefined;
  const { length_mm = 0, width_mm = 0, height_mm = 0 } = row;
  const mm = sidesOf({ length_mm, width_mm, height_mm });
  const asked = { at, country, postal_code, weight_g: weighed_g ?? weight_g, mm, location_id };
  return quoteOf(questionOf(asked, termsOf(row.seller_id, at), method_code), cards);
}

/** What the payment of an order sets aside for its parcel: nothing where somebody brings the label. */
export function carriageIn(
  house: Pick<House, "cards" | "rules" | "termsOf">,
  parcel: PackageDraft,
  { postal_code, currency }: Pick<OrderRow, "postal_code" | "currency">,
  at: number,
): number {
  const method: Partial<SentMethod> | undefined = house.rules.methods.get(parcel.method_code ?? "");
  if (!method || method.provider === "upload") return 0;
  const price = quoted(house, parcel, postal_code, at)?.price;
  return price?.ok && price.currency === currency ? price.total_minor : 0;
}

const settle = (id: string) => ({ lifecycle: "package", event: "labels.settle", ids: [id] }) as const;

export function buyingOf(house: House, sceneNow: () => Scene): PackageEffects {
  return {
    askLabel({ row, stamp: { at } }) {
      const scene = sceneNow();
      const order = orderIn(scene, row.order_id);
      const quote = quoted(house, row, order.postal_code, at);
      const maker = MAKERS[row.method_code];
      if (!quote?.price.ok || !maker) throw new Error(`Cannot buy a label of the demo for ${row.code}`);
      const { price } = quote;
      const asked = { ...labelOf(row, maker, { ...quote, price }), hold_id: house.newId(at) };
      const label = askedLabel(asked, house.newId(at), at);
      house.books.hold(order, label, at);
      scene.labels.set(label._id, label);
      return { patch: quotePatch(quote, row.currency), settles: [settle(row._id)] };
    },
    quote: ({ row, stamp: { at } }) => ({
      patch: quotePatch(
        quoted(house, row, orderIn(sceneNow(), row.order_id).postal_code, at),
        row.currency,
      ),
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
      const parcel = sceneNow().packages.get(work.row.package_id);
      // What is set aside stays with a parcel that takes another label.
      if (parcel && GIVEN_UP.includes(parcel.shipment_status)) books.free(work.row, work.stamp.at);
      return { patch: { wake_at: null, error: work.params.reason ?? "" } };
    },
    refundLabel(work) {
      if (work.row.charge_txn_id !== null) books.unpost(orderOf(work), work.row, stepOf(work));
      return { patch: { reason: work.params.reason ?? work.row.reason, wake_at: null } };
    },
  };
}
