import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { isFloor } from "../../../../api/access.ts";
import { packageTypeOf, sidesOfType } from "../../../../api/shipping/packaging.ts";
import { SIDES } from "../../../../api/shipping/packages.ts";
import { isLabelRequested, isUnlabelled, LABELS_REQUESTED } from "../../../../api/statuses.ts";
import type { Command, Effect, EffectResult, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { readOne } from "../../../lifecycle/step_cache.ts";
import { insertLabelRequest, labelIdsIn, type LabelRequest } from "../labels/store.ts";
import { holdPostage, releasePostage } from "../../money/ledger/hold_store.ts";
import { availableOf } from "../../money/ledger/wallet_store.ts";
import { numbersLeft } from "../numbers/issue_store.ts";
import { applyPolicy, setMethod } from "../policies/effects.ts";
import type { MethodQuote } from "../price_tables/quotes.ts";
import { buyingMethods, postageDue, QUOTES, taxedPostage } from "./buying_store.ts";
import { labelColumnsOf } from "./facts.ts";
import { labelsSeen } from "./facts_store.ts";
import { quotesOf } from "./quotes_store.ts";
import { quotePatch } from "./rateable.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

type PackageWork = Work<PackageRow, MovePackageInput>;
type PackageEffect = Effect<PackageRow, PackagePatch, MovePackageInput>;
type PackageDone = EffectResult<PackagePatch>;

const settle = (event: string, ...ids: readonly string[]) => ({ lifecycle: "package", event, ids }) as const;

/** Returns the quote that the facts of this step computed, or else computes it. */
async function quotedIn({ tx, row, stamp, cache }: PackageWork): Promise<MethodQuote | undefined> {
  const found = cache && await readOne({ tx, cache }, QUOTES, row._id);
  return found ?? (await quotesOf(tx, [row], stamp.at)).get(row._id);
}

/** Refuses a label of our own if no range has a number for it. */
async function refusalOfNumbers({ tx, row: { method_code } }: PackageWork): Promise<Refusal | null> {
  const method = (await buyingMethods(tx, [method_code])).get(method_code);
  if (method?.provider !== "house") return null;
  const { open, paused } = await numbersLeft(tx, method_code);
  if (open > 0) return null;
  return paused > 0
    ? { error: "ILLEGAL_TRANSITION", reason: "rangesPaused", count: paused }
    : { error: "ILLEGAL_TRANSITION", reason: "noNumbers" };
}

/** Refuses a label that cannot be bought or paid for; names the missing sum, but not to the floor. */
export async function refusalToBuy(work: PackageWork): Promise<Refusal | null> {
  const unnumbered = await refusalOfNumbers(work);
  if (unnumbered) return unnumbered;
  const price = (await quotedIn(work))?.price;
  if (!price?.ok) return { error: "ILLEGAL_TRANSITION", reason: "isPriced" };
  const { total_minor: minor, currency } = price;
  const due = await postageDue(work, work.row, { minor, currency }, work.stamp.at);
  const balance_minor = await availableOf(work.tx, work.row.seller_id, currency);
  const short_minor = due - balance_minor;
  if (due === 0 || short_minor <= 0) return null;
  const person = work.context?.session.person;
  const money = person && isFloor(person) ? {} : { short_minor, balance_minor, currency };
  return { error: "INSUFFICIENT_BALANCE", reason: "balanceShort", ...money };
}

export const labelOf = (
  row: Pick<PackageRow, "_id" | "seller_id" | "method_code" | "label_format">,
  { provider, carrier, account }: Pick<LabelRequest, "provider" | "carrier" | "account">,
  { price, cost, question }: MethodQuote & { readonly price: { readonly ok: true } },
): Omit<LabelRequest, "hold_id"> => ({
  package_id: row._id,
  seller_id: row.seller_id,
  provider,
  carrier,
  method_code: row.method_code,
  account,
  format: row.label_format,
  billed_g: price.billed_g,
  price_minor: price.total_minor,
  currency: price.currency,
  cost_minor: cost.ok ? cost.total_minor : 0,
  cost_currency: cost.ok ? cost.currency : "",
  quote: JSON.stringify({ ...price, question }),
});

export const labelEffects: Readonly<Record<string, PackageEffect>> = {
  /** Reserves the money and requests the label; the provider is called after the commit. */
  async askLabel(work): Promise<PackageDone> {
    const { tx, row, stamp, event } = work;
    const quoted = await quotedIn(work);
    const method = (await buyingMethods(tx, [row.method_code])).get(row.method_code);
    if (!quoted?.price.ok || !method) throw new Error(`Cannot buy a label for ${row.code}: it has no price`);
    const { price } = quoted;
    const hold_id = await holdPostage(tx, {
      _id: row.order_id,
      code: row.order_code,
      seller_id: row.seller_id,
      currency: price.currency,
      package_id: row._id,
      minor: await taxedPostage(work, row.seller_id, price.total_minor, stamp.at),
    }, { stamp, event });
    await insertLabelRequest(tx, { ...labelOf(row, method, { ...quoted, price }), hold_id }, stamp.at);
    return { patch: quotePatch(quoted, row.currency), settles: [settle("labels.settle", row._id)] };
  },
  /** Releases the reserved postage, unless a purchase is under way that may still succeed. */
  async freePostage({ tx, row, stamp, event }): Promise<PackageDone> {
    const asking = await labelIdsIn(tx, [row._id], LABELS_REQUESTED);
    if (!asking.has(row._id)) await releasePostage(tx, row._id, { stamp, event });
    return {};
  },
  async followLabel({ tx, row }): Promise<PackageDone> {
    const labels = (await labelsSeen(tx, [row._id])).get(row._id) ?? [];
    return { patch: labelColumnsOf(labels) };
  },
  weigh({ row, params }): PackageDone {
    return {
      patch: { weighed_g: params.weight_g ?? row.weighed_g, ...packedIn(row, params) },
      settles: [settle("units.settle", row._id)],
    };
  },
  applyPolicy,
  setMethod,
  /** Computes the price again, unless a label is already paid for or requested. */
  async quote({ tx, row, stamp }): Promise<PackageDone> {
    if (!isUnlabelled(row.shipment_status) || isLabelRequested(row.label_status)) return {};
    return { patch: quotePatch((await quotesOf(tx, [row], stamp.at)).get(row._id), row.currency) };
  },
};

/** Sets the dimensions of a packaging type; other measured dimensions clear the type. */
function packedIn(row: PackageRow, { package_type, ...params }: MovePackageInput): PackagePatch {
  const type = packageTypeOf(package_type ?? "");
  if (type) return { package_type: type.code, ...sidesOfType(type) };
  const [length_mm = 0, width_mm = 0, height_mm = 0] = SIDES.map((side) => params[side] ?? 0);
  if (length_mm === 0 || width_mm === 0 || height_mm === 0) return {};
  const sides = { length_mm, width_mm, height_mm };
  const isAsBefore = SIDES.every((side) => sides[side] === row[side]);
  return { ...sides, package_type: isAsBefore ? row.package_type : "" };
}

type PackageCommand = Command<PackageRow, MovePackageInput>;

const toLabels = (event: string, ...statuses: readonly string[]): PackageCommand => ({
  lifecycle: "label",
  event,
  idsOf: (tx, rows) => labelIdsIn(tx, rows.map(({ _id }) => _id), statuses),
  paramsOf: ({ params: { reason, outcome, tracking_number } }) => ({ reason, outcome, tracking_number }),
});

export const labelCommands: Readonly<Record<string, PackageCommand>> = {
  voidLabel: toLabels("label.void", "Live"),
  resolveLabel: toLabels("label.resolve", "Unknown"),
  confirmVoid: toLabels("label.voided", "Void Asked"),
  refuseVoid: toLabels("label.voidRefused", "Void Asked"),
  reinstateLabel: toLabels("label.reinstate", "Void Refused"),
};
