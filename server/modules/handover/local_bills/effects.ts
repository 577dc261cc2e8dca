import type { LocalBillMoveInput } from "../../../../api/generated/schema.ts";
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { startOf } from "../../../../api/time/dates.ts";
import type { Command, Effect, Work } from "../../../lifecycle/lifecycle.ts";
import { bookCost, payProvider } from "../costs/book.ts";
import { packagesOnBill } from "../costs/shares_store.ts";
import { boxesOn, sumsOf } from "./boxes_store.ts";
import { isFreePaper } from "./paper_store.ts";
import { rateBill } from "./rating_store.ts";
import { boxIdsOf, type LocalBillRow } from "./store.ts";

export type BillPatch = Partial<Omit<LocalBillRow, "_id" | "version" | "location_name" | "maker_name">>;
export type BillWork = Work<LocalBillRow, LocalBillMoveInput>;
type BillEffect = Effect<LocalBillRow, BillPatch, LocalBillMoveInput>;
type BillCommand = Command<LocalBillRow, LocalBillMoveInput>;

const required = (path: string): ApiError =>
  new ApiError("BAD_INPUT", `Cannot step the bill: ${path} is missing`, {
    problems: [{ path: `params.${path}`, code: says("required") }],
  });

function given<V>(value: V | null | undefined, path: string): V {
  if (value === null || value === undefined) throw required(path);
  return value;
}

/** Stores who entered an amount, and as whom they acted: above a limit, neither of the two may pay it. */
const enteredBy = ({ stamp: { actor, actingFor } }: BillWork) => ({
  invoiced_by: actor._id,
  invoiced_for: actingFor,
});

async function sign({ tx, params, stamp }: BillWork) {
  const { photo_id } = params;
  if (photo_id && !await isFreePaper(tx, photo_id, stamp.actor._id)) {
    throw new ApiError("BAD_INPUT", "The photo is not there any more: add it again", {
      problems: [{ path: "params.photo_id", code: says("unknown") }],
    });
  }
  return {
    patch: {
      signed_by: given(params.signed_by || null, "signed_by"),
      signed_at: stamp.at,
      confirmed_at: stamp.at,
      chargeable_g: params.chargeable_g ?? null,
      photo_id: photo_id || null,
    },
  };
}

const billed = (row: LocalBillRow, minor: number) => ({
  kind: "local" as const,
  record: { _id: row._id, code: row.code },
  provider: row.forwarder,
  minor,
  currency: row.currency,
});

export const effects: Readonly<Record<string, BillEffect>> = {
  sign,
  unsign: () => ({
    patch: { signed_by: "", signed_at: null, confirmed_at: null, chargeable_g: null, photo_id: null },
  }),
  followBoxes: async ({ tx, row }) => ({ patch: sumsOf((await boxesOn(tx, [row._id])).get(row._id) ?? []) }),
  async rateBill({ tx, row }) {
    const quote = await rateBill(tx, row);
    if (!quote?.ok) throw new Error(`Cannot rate ${row.code}: its cost table was there a moment ago`);
    return {
      patch: { quote: JSON.stringify(quote), amount_minor: quote.total_minor, currency: quote.currency },
    };
  },
  keepInvoice: (work) => ({
    patch: {
      ...enteredBy(work),
      forwarder_no: given(work.params.forwarder_no || null, "forwarder_no"),
      invoiced_minor: given(work.params.amount_minor, "amount_minor"),
      invoiced_at: work.stamp.at,
    },
  }),
  keepReason: ({ params }) => ({ patch: { note: params.reason ?? "" } }),
  keepAgreed: (work) => ({
    patch: {
      ...enteredBy(work),
      note: work.params.reason ?? "",
      invoiced_minor: given(work.params.amount_minor, "amount_minor"),
      invoiced_at: work.row.invoiced_at ?? work.stamp.at,
      currency: work.row.currency || (work.context?.settings.currency ?? ""),
    },
  }),
  async bookCost({ tx, row, stamp, event }) {
    const packages = await packagesOnBill(tx, row._id);
    await bookCost(tx, { ...billed(row, row.invoiced_minor ?? 0), packages }, { stamp, event });
    return {};
  },
  keepPayment: ({ params, stamp, timeZone }) => ({
    patch: {
      paid_on: startOf(given(params.paid_on, "paid_on"), timeZone),
      payment_ref: params.payment_ref ?? "",
      paid_at: stamp.at,
      paid_by: stamp.actor._id,
      paid_for: stamp.actingFor,
    },
  }),
  async bookPayment({ tx, row, stamp, event }) {
    await payProvider(tx, billed(row, row.invoiced_minor ?? 0), { stamp, event });
    return {};
  },
};

const toBoxes = (event: string): BillCommand => ({
  lifecycle: "box",
  event,
  idsOf: (tx, rows) => boxIdsOf(tx, rows.map(({ _id }) => _id)),
});

export const commands: Readonly<Record<string, BillCommand>> = {
  handOverBoxes: toBoxes("box.handOver"),
  takeBoxesBack: toBoxes("box.takeBack"),
  takeBoxesOff: toBoxes("box.unbill"),
};
