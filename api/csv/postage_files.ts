/**
 * Describes files of providers whose headers and types are known, so that nobody has to say what they mean.
 * Sources, as of 30-11-2026:
 * - Pitney Bowes: docs.shippingapi.pitneybowes.com, "Get Transaction Reports"
 * - PAYMENT_LOG: https://support.easypost.com/hc/en-us/articles/4405420574861-Payment-Log-CSV-Report
 * - CASH_FLOW: https://support.easypost.com/hc/en-us/articles/8777015101197-Cash-Flow-CSV-Report
 * - SHIPMENT_INVOICES: https://www.easypost.com/what-is-a-shipment-invoice
 * - FEES: https://docs.easypost.com/docs/fees
 */
import { isPostageType, type PostageProvider, type PostageType } from "../handover/postage.ts";
import { headerName, placeOf } from "./profile.ts";

export const POSTAGE_FIELDS = [
  "at",
  "amount",
  "tracking",
  "ref",
  "type",
  "currency",
  "balance",
  "paid",
  "state",
] as const;
export type PostageField = (typeof POSTAGE_FIELDS)[number];
export type PostageColumns = Readonly<Partial<Record<PostageField, number>>>;

export const POSTAGE_FILES = [
  "pb",
  "easypost_invoices",
  "easypost_payments",
  "easypost_shipments",
  "other",
] as const;
export type PostageFileId = (typeof POSTAGE_FILES)[number];

interface PostageFile {
  readonly provider: PostageProvider;
  /** Headers of each field, the best first. */
  readonly names: Readonly<Partial<Record<PostageField, readonly string[]>>>;
  /** Fields whose columns together identify the file. */
  readonly marks: readonly PostageField[];
  /** Our types by the file's words for them, in capitals. A file without a type column has `bySign`. */
  readonly types?: Readonly<Record<string, PostageType>>;
  readonly bySign?: readonly [charge: PostageType, credit: PostageType];
}

/** The most specific one is first. */
export const POSTAGE_PROFILES: Readonly<Record<Exclude<PostageFileId, "other">, PostageFile>> = {
  pb: {
    provider: "pb",
    names: {
      at: ["transactionDateTime", "Transaction Date Time", "Transaction Date"],
      amount: ["developerRateAmount", "amount", "Transaction Amount"],
      tracking: ["parcelTrackingNumber", "Tracking Number"],
      ref: ["transactionId", "Transaction ID"],
      type: ["transactionType", "Transaction Type"],
      currency: ["currency"],
      balance: ["shipperPostagePaymentAccountBalance", "developerPostagePaymentAccountBalance"],
      paid: ["postageDepositAmount", "Postage Deposit Amount"],
      state: ["refundStatus", "Refund Status"],
    },
    marks: ["at", "amount", "ref", "type", "tracking"],
    types: {
      "POSTAGE FUND": "fund",
      "POSTAGE PRINT": "print",
      "POSTAGE REFUND": "refund",
      "FEE": "fee",
      "APV-POSTAGE OVERPAID": "apv_over",
      "APV-POSTAGE UNDERPAID": "apv_under",
      "APV-DISPUTE ADJUSTMENT": "apv_dispute",
      "CREDIT ADJUSTMENT": "credit",
      "DEBIT ADJUSTMENT": "debit",
    },
  },
  easypost_invoices: {
    provider: "easypost",
    names: {
      at: ["adjustment_date", "created_at", "label_date"],
      amount: ["adjustment_amount", "final_invoice_amount"],
      tracking: ["tracking_code"],
      ref: ["shipment_id"],
      currency: ["quoted_currency"],
      paid: ["initially_paid_amount"],
    },
    marks: ["at", "amount", "tracking", "ref", "paid"],
    bySign: ["apv_under", "apv_over"],
  },
  easypost_payments: {
    provider: "easypost",
    names: {
      at: ["created_at"],
      amount: ["amount"],
      tracking: ["tracking_code"],
      ref: ["shipment_id", "id"],
      type: ["charge_type"],
      balance: ["balance"],
      state: ["status"],
    },
    marks: ["at", "amount", "ref", "type", "balance"],
    /**
     * The words are those that `PAYMENT_LOG` lists for `charge_type`; their meaning is described on the page named
     * above each word. Two words of that list are missing here, so that a person decides: nothing public
     * says whether `service_fee` includes the postage of a label, and which way the money of `payment_refund` goes.
     */
    types: {
      // "Recharges from your payment method": PAYMENT_LOG.
      "RECHARGE": "fund",
      // "Sum of deduction/fee due to payment failure": CASH_FLOW.
      "PAYMENT_FAILURE_DEDUCTION": "debit",
      // A fee of a shipment "has been refunded": FEES.
      "REFUND": "refund",
      "PARTIAL_REFUND": "refund",
      // "Sum of incurred insurance fees": CASH_FLOW.
      "INSURANCE": "fee",
      // Named only in PAYMENT_LOG; a subscription belongs to no label.
      "SUBSCRIPTION": "fee",
      // "Sum of manually credited transactions", "Sum of manually debited transactions": CASH_FLOW.
      "MANUAL_CREDIT": "credit",
      "MANUAL_DEBIT": "debit",
    },
  },
  easypost_shipments: {
    provider: "easypost",
    names: {
      at: ["postage_label_created_at", "created_at"],
      amount: ["postage_fee", "rate"],
      tracking: ["tracking_code"],
      ref: ["id"],
    },
    marks: ["at", "amount", "tracking", "ref"],
    bySign: ["print", "credit"],
  },
};

/** Usual column names in files of other providers; a person chooses the columns that have other names. */
const USUAL: Readonly<Record<PostageField, readonly string[]>> = {
  at: ["at", "Date", "Transaction Date", "Invoice Date", "Ship Date", "Shipment Date", "Created at", "Time"],
  amount: ["amount", "Net Amount", "Total", "Charge", "Total Charge", "Net Charge", "Cost", "Price"],
  tracking: [
    "tracking_number",
    "Tracking",
    "Tracking ID",
    "Tracking Code",
    "Package Number",
    "Barcode",
    "Item ID",
  ],
  ref: ["ref", "Reference", "Transaction ID", "Invoice Line", "ID", "Number"],
  type: ["line_type", "Type", "Transaction Type", "Charge Type", "Charge Description", "Description"],
  currency: ["currency", "Currency Code"],
  balance: ["Balance", "Account Balance"],
  paid: [],
  state: [],
};

const found = (names: PostageFile["names"], headers: readonly string[]): PostageColumns =>
  Object.fromEntries(POSTAGE_FIELDS.flatMap((field) => {
    const at = placeOf(names[field] ?? [], headers);
    return at === undefined ? [] : [[field, at]];
  }));

export interface PostageFileMatch {
  readonly file: PostageFileId;
  readonly provider: PostageProvider | null;
  readonly columns: PostageColumns;
}

/**
 * Recognizes a file by its headers. The provider of any other file is null, and its columns are guessed by their names.
 */
export function postageFileOf(headers: readonly string[]): PostageFileMatch {
  for (const [file, { provider, names, marks }] of Object.entries(POSTAGE_PROFILES)) {
    const columns = found(names, headers);
    if (marks.every((field) => columns[field] !== undefined)) {
      return { file: file as PostageFileId, provider, columns };
    }
  }
  return { file: "other", provider: null, columns: found(USUAL, headers) };
}

export const profileTypeOf = (file: PostageFileId, word: string): PostageType | null => {
  if (file === "other") return null;
  return POSTAGE_PROFILES[file].types?.[word.trim().toUpperCase()] ?? null;
};

export const typesBySign = (file: PostageFileId) =>
  file === "other" ? null : POSTAGE_PROFILES[file].bySign ?? null;

/**
 * Returns true if the amount is the invoiced sum minus the sum that was paid, because the file has no column for it.
 */
export const isDifference = (file: PostageFileId, headers: readonly string[], at: number): boolean =>
  file === "easypost_invoices" && headerName(headers[at] ?? "") === headerName("final_invoice_amount");

const plainTypeOf = (word: string): PostageType | null => {
  const name = word.trim().toLowerCase().replaceAll(/[\s-]+/g, "_");
  return isPostageType(name) ? name : null;
};

/** Returns the type of a word, or null if a person has to decide. */
export const documentedTypeOf = (file: PostageFileId, word: string): PostageType | null =>
  file === "other" ? plainTypeOf(word) : profileTypeOf(file, word);
