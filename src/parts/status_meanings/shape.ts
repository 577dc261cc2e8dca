/** The sentences that explain statuses, by kind of record, field and status. The statuses are the states of the machines. */
import type { BATCH_STATUSES } from "../../../api/generated/states/batch.ts";
import type { BOX_STATUSES } from "../../../api/generated/states/box.ts";
import type { CALL_STATUSES } from "../../../api/generated/states/call.ts";
import type { CASE_STATUSES } from "../../../api/generated/states/case.ts";
import type { CONSOLIDATION_STATUSES } from "../../../api/generated/states/consolidation.ts";
import type { EXTENSION_STATUSES } from "../../../api/generated/states/extension.ts";
import type { INTEGRATION_STATUSES } from "../../../api/generated/states/integration.ts";
import type { INVOICE_STATUSES } from "../../../api/generated/states/invoice.ts";
import type { ITEM_STATUSES } from "../../../api/generated/states/item.ts";
import type { JOB_STATUSES } from "../../../api/generated/states/job.ts";
import type { LABEL_STATUSES } from "../../../api/generated/states/label.ts";
import type { LABEL_PAGE_STATUSES } from "../../../api/generated/states/label_page.ts";
import type { LOCAL_BILL_STATUSES } from "../../../api/generated/states/local_bill.ts";
import type { MANIFEST_STATUSES } from "../../../api/generated/states/manifest.ts";
import type { NUMBER_RANGE_STATUSES } from "../../../api/generated/states/number_range.ts";
import type {
  ORDER_SHIPMENT_STATUSES,
  ORDER_STATUSES,
  PRINT_STATUSES,
} from "../../../api/generated/states/order.ts";
import type { PACKAGE_STATUSES } from "../../../api/generated/states/package.ts";
import type { POSTAGE_INVOICE_STATUSES } from "../../../api/generated/states/postage_invoice.ts";
import type { POSTAGE_REQUEST_STATUSES } from "../../../api/generated/states/postage_request.ts";
import type { POSTAGE_LINE_STATUSES } from "../../../api/generated/states/postage_line.ts";
import type { POSTAL_NUMBER_STATUSES } from "../../../api/generated/states/postal_number.ts";
import type { PRICE_TABLE_STATUSES } from "../../../api/generated/states/price_table.ts";
import type { REFUND_STATUSES } from "../../../api/generated/states/refund.ts";
import type { TIKTOK_ORDER_STATUSES } from "../../../api/generated/states/tiktok_order.ts";
import type { TOPUP_STATUSES } from "../../../api/generated/states/topup.ts";
import type { UNIT_STATUSES, WORK_STATUSES } from "../../../api/generated/states/unit.ts";
import type { GROUP_STATUSES } from "../../../api/people/groups.ts";
import type { SHIPPING_STATUSES } from "../../../api/shipping/methods.ts";
import type {
  DELIVERY_STATUSES,
  LOCATION_STATUSES,
  PRODUCT_STATUSES,
  STATEMENT_STATUSES,
  STORE_STATUSES,
  USER_STATUSES,
} from "../../../api/statuses.ts";
import type { WORK_STEPS } from "../../../api/steps.ts";
import type { REPLY_STATUSES } from "../../../api/support/canned_replies.ts";
import type { METHOD_STATUSES } from "../../../api/money/topups.ts";

type Of<Statuses extends readonly string[]> = Readonly<Record<Statuses[number], string>>;
type ByStatus<Statuses extends readonly string[]> = { readonly status: Of<Statuses> };

export interface StatusMeanings {
  readonly batch: ByStatus<typeof BATCH_STATUSES>;
  readonly box: ByStatus<typeof BOX_STATUSES>;
  readonly call: ByStatus<typeof CALL_STATUSES>;
  readonly canned_replies: ByStatus<typeof REPLY_STATUSES>;
  readonly case: ByStatus<typeof CASE_STATUSES>;
  readonly consolidation: ByStatus<typeof CONSOLIDATION_STATUSES>;
  readonly delivery: ByStatus<typeof DELIVERY_STATUSES>;
  readonly extension: ByStatus<typeof EXTENSION_STATUSES>;
  readonly faults: { readonly step: Readonly<Record<(typeof WORK_STEPS)[number]["state"], string>> };
  readonly integration: ByStatus<typeof INTEGRATION_STATUSES>;
  readonly item: ByStatus<typeof ITEM_STATUSES>;
  readonly job: ByStatus<typeof JOB_STATUSES>;
  readonly label: ByStatus<typeof LABEL_STATUSES>;
  readonly label_page: ByStatus<typeof LABEL_PAGE_STATUSES>;
  readonly local_bill: ByStatus<typeof LOCAL_BILL_STATUSES>;
  readonly manifest: ByStatus<typeof MANIFEST_STATUSES>;
  readonly locations: ByStatus<typeof LOCATION_STATUSES>;
  readonly logistics: ByStatus<typeof SHIPPING_STATUSES>;
  readonly number_range: ByStatus<typeof NUMBER_RANGE_STATUSES>;
  readonly order: ByStatus<typeof ORDER_STATUSES> & {
    readonly print_status: Of<typeof PRINT_STATUSES>;
    readonly shipment_status: Of<typeof ORDER_SHIPMENT_STATUSES>;
  };
  readonly package: { readonly shipment_status: Of<typeof PACKAGE_STATUSES> };
  readonly payment_methods: ByStatus<typeof METHOD_STATUSES>;
  readonly postage_invoice: ByStatus<typeof POSTAGE_INVOICE_STATUSES>;
  readonly postage_request: ByStatus<typeof POSTAGE_REQUEST_STATUSES>;
  readonly postage_line: ByStatus<typeof POSTAGE_LINE_STATUSES>;
  readonly postal_number: ByStatus<typeof POSTAL_NUMBER_STATUSES>;
  readonly price_table: ByStatus<typeof PRICE_TABLE_STATUSES>;
  readonly products: ByStatus<typeof PRODUCT_STATUSES>;
  readonly refund: ByStatus<typeof REFUND_STATUSES>;
  readonly shipping_preset: ByStatus<typeof SHIPPING_STATUSES>;
  readonly statement: ByStatus<typeof STATEMENT_STATUSES>;
  readonly stores: ByStatus<typeof STORE_STATUSES>;
  readonly tiktok_order: ByStatus<typeof TIKTOK_ORDER_STATUSES>;
  readonly invoice: ByStatus<typeof INVOICE_STATUSES>;
  readonly topup: ByStatus<typeof TOPUP_STATUSES>;
  readonly unit: {
    readonly print_status: Of<typeof UNIT_STATUSES>;
    readonly work_status: Of<typeof WORK_STATUSES>;
  };
  readonly user_groups: ByStatus<typeof GROUP_STATUSES>;
  readonly users: ByStatus<typeof USER_STATUSES>;
}
