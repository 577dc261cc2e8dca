import { ONE_PAYER_CENTS } from "../../../../api/handover/local_bills.ts";
import { formatMinor } from "../../../../api/money.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import type { LocalBillFacts, LocalBillMoveInput } from "../../../../api/generated/schema.ts";
import { localBill, localBillRights } from "../../../../resources/handover/local_bill.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Refusal } from "../../../lifecycle/lifecycle.ts";
import { firstUnfitPackages } from "../boxes/facts_store.ts";
import { type BillPatch, type BillWork, commands, effects } from "./effects.ts";
import { boxesOn } from "./boxes_store.ts";
import { billFacts } from "./facts_store.ts";
import { AMOUNT_COLUMNS, billsById, type LocalBillRow, localBillsList } from "./store.ts";

/** Facts with which no guard refuses a step. */
const SAMPLE: LocalBillFacts = {
  boxes: 1,
  closed: true,
  sound: true,
  counted: true,
  stale: false,
  rated: true,
  priced: true,
  moved: false,
  above: false,
  below: false,
  maker: false,
  small: true,
};

/** Names the box or package that prevents a step, the number of boxes, the difference of amounts, or a limit. */
async function explain({ tx, row, params, context }: BillWork, reason: string): Promise<Partial<Refusal>> {
  const { amount_minor } = params as LocalBillMoveInput;
  if (reason === "isNotAbove" || reason === "isNotBelow") {
    const gap = Math.abs((amount_minor ?? 0) - (row.amount_minor ?? 0));
    return { of: `${formatMinor(gap, row.currency)} ${row.currency}` };
  }
  if (reason === "isSecondPayer") {
    const currency = context?.settings.currency ?? row.currency;
    return { of: `${formatMinor(limitIn(currency, ONE_PAYER_CENTS), currency)} ${currency}` };
  }
  if (!["isAllClosed", "isSound", "areBoxesCounted"].includes(reason)) return {};
  const boxes = (await boxesOn(tx, [row._id])).get(row._id) ?? [];
  if (reason === "areBoxesCounted") return { count: boxes.length };
  if (reason === "isAllClosed") {
    const open = boxes.find(({ status }) => status !== "Closed");
    return open ? { of: open.code } : {};
  }
  const [unsound] = (await firstUnfitPackages(tx, boxes.map(({ _id }) => _id))).values();
  return unsound ? { of: unsound } : {};
}

export const localBillLifecycle = defineLifecycle<"LocalBill", LocalBillRow, LocalBillFacts, BillPatch>({
  resource: localBill,
  called: "shipment invoice",
  source: localBillsList,
  rows: billsById,
  facts: billFacts,
  effects,
  commands,
  explain,
  audited: ["status", "signed_by", "boxes_count", "packages_count", ...AMOUNT_COLUMNS],
  staffColumns: AMOUNT_COLUMNS,
  staffRule: localBillRights.amounts,
  sampleFacts: [SAMPLE],
});
