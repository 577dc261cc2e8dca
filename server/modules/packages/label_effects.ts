/** What a package does to buy its label, and to say what became of it. */
import type { MovePackageInput } from "../../../api/generated/schema.ts";
import type { Command, Done, Effect, Refusal, Work } from "../../lifecycle/lifecycle.ts";
import { readOne } from "../../lifecycle/known.ts";
import { insertAskedLabel, labelIdsIn } from "../labels/store.ts";
import { holdMoney } from "../ledger/hold_store.ts";
import { taxerFor } from "../ledger/tax_store.ts";
import { availableOf } from "../ledger/wallet_store.ts";
import { applyPolicy, setMethod } from "../policies/effects.ts";
import type { MethodQuote } from "../rating/quotes.ts";
import { buyingMethods, QUOTES } from "./buying_store.ts";
import { saidOfLabel } from "./facts.ts";
import { labelsSeen } from "./facts_store.ts";
import { quotesOf } from "./quotes_store.ts";
import type { PackagePatch, PackageRow } from "./rows.ts";

type PackageWork = Work<PackageRow, MovePackageInput>;
type PackageEffect = Effect<PackageRow, PackagePatch, MovePackageInput>;
type PackageDone = Done<PackagePatch>;

const settle = (event: string, ...ids: readonly string[]) => ({ lifecycle: "package", event, ids }) as const;

/** What it costs: as the facts of this step found it, else as the row is now. */
async function quotedIn({ tx, row, stamp, known }: PackageWork): Promise<MethodQuote | undefined> {
  const found = known && await readOne({ tx, known }, QUOTES, row._id);
  return found ?? (await quotesOf(tx, [row], stamp.at)).get(row._id);
}

/** The price with the tax on it: what is set aside. */
async function dueFor({ tx, row, stamp }: PackageWork, price: number): Promise<number> {
  const [tax = 0] = (await taxerFor({ tx }, row.seller_id, stamp.at))([price]);
  return price + tax;
}

/** Why the label cannot be paid: how much is missing. */
export async function refusalToBuy(work: PackageWork): Promise<Refusal | null> {
  const price = (await quotedIn(work))?.price;
  if (!price?.ok) return { error: "ILLEGAL_TRANSITION", reason: "isPriced" };
  const due = await dueFor(work, price.total_minor);
  const short_minor = due - await availableOf(work.tx, work.row.seller_id, price.currency);
  return due === 0 || short_minor <= 0
    ? null
    : { error: "INSUFFICIENT_BALANCE", reason: "balanceShort", short_minor };
}

/** What the price says, as the package keeps it. */
export const quotePatch = (quoted: MethodQuote | undefined, currency: string): PackagePatch => ({
  quote: JSON.stringify(quoted ? { ...quoted.price, question: quoted.question } : {}),
  price_minor: quoted?.price.ok ? quoted.price.total_minor : 0,
  billed_g: quoted?.price.ok ? quoted.price.billed_g : null,
  currency: quoted?.price.ok ? quoted.price.currency : currency,
});

export const labelEffects: Readonly<Record<string, PackageEffect>> = {
  /** The money is set aside and the label asked for: its provider answers after the commit. */
  async askLabel(work): Promise<PackageDone> {
    const { tx, row, stamp, event } = work;
    const quoted = await quotedIn(work);
    const method = (await buyingMethods(tx, [row.method_code])).get(row.method_code);
    if (!quoted?.price.ok || !method) throw new Error(`Cannot buy a label for ${row.code}: it has no price`);
    const { price, cost, question } = quoted;
    const hold_id = await holdMoney(tx, {
      _id: row.order_id,
      code: row.order_code,
      seller_id: row.seller_id,
      currency: price.currency,
      package_id: row._id,
      purpose: "postage",
      minor: await dueFor(work, price.total_minor),
    }, { stamp, event });
    await insertAskedLabel(tx, {
      package_id: row._id,
      seller_id: row.seller_id,
      provider: method.provider,
      carrier: method.carrier,
      method_code: method.code,
      account: method.account,
      format: row.label_format,
      billed_g: price.billed_g,
      price_minor: price.total_minor,
      currency: price.currency,
      cost_minor: cost.ok ? cost.total_minor : 0,
      cost_currency: cost.ok ? cost.currency : "",
      quote: JSON.stringify({ ...price, question }),
      hold_id,
    }, stamp.at);
    return { patch: quotePatch(quoted, row.currency), settles: [settle("labels.settle", row._id)] };
  },
  async followLabel({ tx, row }): Promise<PackageDone> {
    const labels = (await labelsSeen(tx, [row._id])).get(row._id) ?? [];
    return { patch: saidOfLabel(labels) };
  },
  /** What the scale said, and the sides where somebody measured. */
  weigh({ row, params: { weight_g, length_mm, width_mm, height_mm } }): PackageDone {
    const isMeasured = [length_mm, width_mm, height_mm].every((side) => (side ?? 0) > 0);
    return {
      patch: {
        weighed_g: weight_g ?? row.weighed_g,
        ...isMeasured && { length_mm: length_mm ?? 0, width_mm: width_mm ?? 0, height_mm: height_mm ?? 0 },
      },
      settles: [settle("units.settle", row._id)],
    };
  },
  applyPolicy,
  setMethod,
  /** A label that is there was paid already: what it costs stays said. */
  async quote({ tx, row, stamp }): Promise<PackageDone> {
    if (!UNLABELLED.includes(row.shipment_status) || ASKING.includes(row.label_status)) return {};
    return { patch: quotePatch((await quotesOf(tx, [row], stamp.at)).get(row._id), row.currency) };
  },
};
const UNLABELLED: readonly string[] = ["Processing", "Failed"];
const ASKING: readonly string[] = ["Asked", "Unknown"];

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
