import type { AnyStateMachine } from "xstate";
import { nestedColumns, regionColumns, singleColumn, type StateColumns } from "./columns.ts";
import { batchMachine } from "./workshop/batch.ts";
import { callMachine } from "./desk/call.ts";
import { extensionMachine } from "./desk/extension.ts";
import { integrationMachine } from "./desk/integration.ts";
import { itemMachine } from "./catalogue/item.ts";
import { jobMachine } from "./desk/job.ts";
import { labelMachine } from "./shipping/label.ts";
import { labelPageMachine } from "./shipping/label_page.ts";
import { orderMachine } from "./orders/order.ts";
import { ORDER_COLUMNS } from "./orders/order_parts.ts";
import { numberRangeMachine } from "./shipping/number_range.ts";
import { packageMachine } from "./shipping/package.ts";
import { postalNumberMachine } from "./shipping/postal_number.ts";
import { priceTableMachine } from "./shipping/price_table.ts";
import { refundMachine } from "./orders/refund.ts";
import { invoiceMachine } from "./money/invoice.ts";
import { topupMachine } from "./money/topup.ts";
import { unitMachine } from "./workshop/unit.ts";
import { caseMachine } from "./support/case.ts";
import { boxMachine } from "./handover/box.ts";
import { tiktokOrderMachine } from "./handover/tiktok_order.ts";
import { localBillMachine } from "./handover/local_bill.ts";
import { manifestMachine } from "./handover/manifest.ts";
import { postageInvoiceMachine } from "./handover/postage_invoice.ts";
import { postageRequestMachine } from "./handover/postage_request.ts";
import { postageLineMachine } from "./handover/postage_line.ts";
import { consolidationMachine } from "./handover/consolidation.ts";

export interface Lifecycle {
  readonly machine: AnyStateMachine;
  readonly columns: StateColumns;
}

/** A row without a value is in the machine's initial state. */
const inOneColumn = (machine: AnyStateMachine, column = "status"): Lifecycle => ({
  machine,
  columns: singleColumn(column, String(machine.config.initial)),
});

export const LIFECYCLES = {
  batch: inOneColumn(batchMachine),
  box: inOneColumn(boxMachine),
  call: inOneColumn(callMachine),
  case: inOneColumn(caseMachine),
  consolidation: inOneColumn(consolidationMachine),
  extension: inOneColumn(extensionMachine),
  integration: inOneColumn(integrationMachine),
  invoice: inOneColumn(invoiceMachine),
  item: inOneColumn(itemMachine),
  job: inOneColumn(jobMachine),
  label: inOneColumn(labelMachine),
  label_page: inOneColumn(labelPageMachine),
  local_bill: inOneColumn(localBillMachine),
  manifest: inOneColumn(manifestMachine),
  number_range: inOneColumn(numberRangeMachine),
  order: { machine: orderMachine, columns: regionColumns(ORDER_COLUMNS) },
  package: inOneColumn(packageMachine, "shipment_status"),
  postal_number: inOneColumn(postalNumberMachine),
  postage_invoice: inOneColumn(postageInvoiceMachine),
  postage_line: inOneColumn(postageLineMachine),
  postage_request: inOneColumn(postageRequestMachine),
  price_table: inOneColumn(priceTableMachine),
  refund: inOneColumn(refundMachine),
  tiktok_order: inOneColumn(tiktokOrderMachine),
  topup: inOneColumn(topupMachine),
  unit: { machine: unitMachine, columns: nestedColumns("print_status", "work_status") },
} as const satisfies Readonly<Record<string, Lifecycle>>;

export type LifecycleName = keyof typeof LIFECYCLES;

export const isLifecycle = (name: string): name is LifecycleName => Object.hasOwn(LIFECYCLES, name);
