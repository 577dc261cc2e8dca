/** Plays the purchase of labels: requested, charged when live, refunded when voided. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { channelOf } from "../../../../api/carrier_names.ts";
import { billerOf } from "../../../../api/shipping/methods.ts";
import { type CustomsLine, customsLines } from "../../../../api/shipping/customs.ts";
import { isDutiedBetween } from "../../../../api/places/territories.ts";
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { withDuties } from "../../../../api/shipping/rating/duties.ts";
import { pickDuty } from "../../../../api/shipping/rating/pick.ts";
import { isGivenUp } from "../../../../api/statuses.ts";
import type { Effect, Work } from "../../../lifecycle/lifecycle.ts";
import { type LabelPatch, type LabelRow, newLabelRequest } from "../../../modules/shipping/labels/store.ts";
import { quotePatch, sidesOf } from "../../../modules/shipping/packages/rateable.ts";
import { labelOf } from "../../../modules/shipping/packages/label_effects.ts";
import type { PackagePatch, PackageRow } from "../../../modules/shipping/packages/rows.ts";
import type { SentMethod } from "../../../modules/shipping/methods/store.ts";
import { pieceOf } from "../../../modules/shipping/customs/store.ts";
import { declaredLines, pieceIn } from "../../../modules/shipping/packages/order_quote.ts";
import type { LineRow, OrderRow } from "../../../modules/orders/orders/rows.ts";
import type { PackageDraft } from "../../../modules/shipping/packages/store.ts";
import { isDutyPaid } from "../../../modules/shipping/price_tables/duties.ts";
import { type MethodQuote, questionOf, quoteOf } from "../../../modules/shipping/price_tables/quotes.ts";
import { sellsFromNow } from "../../shipping/methods.ts";
import type { DemoBusiness, Pricing } from "./business.ts";
import { liveUnits, orderIn, type Scene } from "./scene.ts";

type PackageEffects = Readonly<Record<string, Effect<PackageRow, PackagePatch, MovePackageInput>>>;
type LabelEffects = Readonly<Record<string, Effect<LabelRow, LabelPatch, MovePackageInput>>>;

const MAKERS: Readonly<Record<string, Pick<LabelRow, "provider" | "carrier" | "account">>> = {
  "house-post": { provider: "house", carrier: "VNPost", account: "own" },
  "easypost-ground": { provider: "easypost", carrier: "USPS", account: "pb" },
};
/** The time within which a label can be voided. */
const VOIDABLE_SECONDS = 25 * DAY_SECONDS;

type Priced = PackageDraft & Partial<Pick<PackageRow, "weighed_g">>;

interface Sent {
  readonly order: Pick<OrderRow, "postal_code" | "currency">;
  readonly declared: () => readonly CustomsLine[];
  readonly at: number;
}

/** Returns undefined for a package without a method. */
export function quotePackage(
  business: Pricing,
  row: Priced,
  { order, declared, at }: Sent,
): MethodQuote | undefined {
  const { method_code = "", country, location_id, weighed_g, weight_g, incoterm } = row;
  if (method_code === "") return undefined;
  const { length_mm = 0, width_mm = 0, height_mm = 0 } = row;
  const mm = sidesOf({ length_mm, width_mm, height_mm });
  const { postal_code } = order;
  const question = { at, country, postal_code, weight_g: weighed_g ?? weight_g, mm, location_id };
  const quote = quoteOf(
    questionOf(question, business.termsOf(row.seller_id, at), method_code),
    business.priceTables,
  );
  const method = methodIn(business, method_code);
  if (
    !method || !isDutyPaid(incoterm, method) || !isDutiedBetween(business.place, { country, postal_code })
  ) {
    return quote;
  }
  const table = pickDuty(country, at, business.priceTables);
  if (!table) return quote;
  const dutied = { channel: channelOf(method), lines: declared(), rates: business.ratesAt(at) };
  return { ...quote, price: withDuties(quote.price, table, dutied) };
}

const methodIn = ({ rules }: Pick<Pricing, "rules">, code: string) =>
  rules.methods.get(code) as SentMethod | undefined;

export const declaredWhole = (
  { goods }: Pick<Pricing, "goods">,
  lines: readonly LineRow[],
  { currency }: Pick<OrderRow, "currency">,
) =>
(): readonly CustomsLine[] => declaredLines(lines, goods, currency);

const declaredIn = ({ goods }: Pick<Pricing, "goods">, scene: Scene, packageId: string) => () => {
  const units = [...scene.units.values()];
  return customsLines(
    liveUnits(scene, "package_id", packageId).flatMap((unit) => {
      const line = scene.lines.get(unit.order_id)?.find(({ _id }) => _id === unit.order_line_id);
      if (!line) return [];
      const place = units.filter(({ order_line_id }) => order_line_id === line._id).indexOf(unit);
      const { currency } = orderIn(scene, unit.order_id);
      return [pieceOf({ ...pieceIn(line, goods.get(unit.item_id ?? ""), currency), place })];
    }),
  );
};

export function requotePackage(
  business: Pricing,
  scene: Scene,
  row: Priced & Pick<PackageRow, "_id">,
  at: number,
) {
  const order = orderIn(scene, row.order_id);
  return quotePatch(
    quotePackage(business, row, { order, declared: declaredIn(business, scene, row._id), at }),
    row.currency,
  );
}

interface Carried {
  readonly lines: readonly LineRow[];
  readonly at: number;
  /** True for a future payment, by which time methods of the US sell labels. */
  readonly isAhead?: boolean;
}

/** Returns the amount that an order's payment holds for postage; 0 if the seller uploads the label. */
export function postageHoldOf(
  business: Pricing,
  pkg: PackageDraft,
  order: Pick<OrderRow, "postal_code" | "currency">,
  { lines, at, isAhead = false }: Carried,
): number {
  const method = methodIn(business, pkg.method_code ?? "");
  if (!method || (method.provider === "upload" && !(isAhead && sellsFromNow(method)))) return 0;
  const price = quotePackage(business, pkg, { order, declared: declaredWhole(business, lines, order), at })
    ?.price;
  return price?.ok && price.currency === order.currency ? price.total_minor : 0;
}

const settle = (id: string) => ({ lifecycle: "package", event: "labels.settle", ids: [id] }) as const;

export function purchaseEffectsOf(business: DemoBusiness, sceneNow: () => Scene): PackageEffects {
  return {
    askLabel({ row, stamp: { at } }) {
      const scene = sceneNow();
      const order = orderIn(scene, row.order_id);
      const quote = quotePackage(business, row, {
        order,
        declared: declaredIn(business, scene, row._id),
        at,
      });
      const maker = MAKERS[row.method_code];
      if (!quote?.price.ok || !maker) throw new Error(`Cannot buy a label of the demo for ${row.code}`);
      const { price } = quote;
      const request = { ...labelOf(row, maker, { ...quote, price }), hold_id: business.newId(at) };
      const label = newLabelRequest(request, business.newId(at), at);
      business.books.hold(order, label, at);
      scene.labels.set(label._id, label);
      return { patch: quotePatch(quote, row.currency), settles: [settle(row._id)] };
    },
    quote({ row, stamp: { at } }) {
      const scene = sceneNow();
      const order = orderIn(scene, row.order_id);
      const quote = quotePackage(business, row, {
        order,
        declared: declaredIn(business, scene, row._id),
        at,
      });
      return { patch: quotePatch(quote, row.currency) };
    },
  };
}

export function labelEffectsOf({ books }: DemoBusiness, sceneNow: () => Scene): LabelEffects {
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
        patch: {
          number,
          charge_txn_id,
          biller: billerOf(row),
          live_at: at,
          void_until: at + VOIDABLE_SECONDS,
          wake_at: null,
        },
      };
    },
    failLabel(work) {
      const pkg = sceneNow().packages.get(work.row.package_id);
      // A package that can still get another label keeps the hold.
      if (pkg && isGivenUp(pkg.shipment_status)) books.releaseHold(work.row, work.stamp.at);
      return { patch: { wake_at: null, error: work.params.reason ?? "" } };
    },
    refundLabel(work) {
      if (work.row.charge_txn_id !== null) books.unpost(orderOf(work), work.row, stepOf(work));
      return { patch: { reason: work.params.reason ?? work.row.reason, wake_at: null } };
    },
  };
}
