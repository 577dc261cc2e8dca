/** Makes the next transaction report of Pitney Bowes for labels of the demo: its lines fall into every bucket. */
import { csvRow, figure } from "../../../api/csv/write.ts";
import { DAY_SECONDS } from "../../../api/constants.ts";
import type { Reader } from "../../db/database.ts";

/** Columns of a transaction report. Source: docs/postage.md. */
const HEADER = [
  ...["transactionId", "transactionDateTime", "transactionType", "developerRateAmount"] as const,
  ...["parcelTrackingNumber", "shipperPostagePaymentAccountBalance", "postageDepositAmount"] as const,
  "refundStatus",
] as const;
const MIN_LABELS = 6;
const MINUTE = 60;

interface DemoLabel {
  readonly number: string;
  readonly cost_minor: number;
  readonly bought_at: number;
}

interface Transaction {
  readonly type: string;
  readonly minor: number;
  readonly label?: DemoLabel | undefined;
  readonly tracking?: string;
  readonly refund?: string;
  readonly deposit?: number;
  /** The text in place of the amount, to make the row invalid. */
  readonly text?: string;
}

const dollars = (minor: number): string => (minor / 100).toFixed(2);

/** @throws {Error} if the demo has too few labels that Pitney Bowes bills */
export async function nextPostageFile(
  reader: Reader,
): Promise<{ readonly name: string; readonly text: string }> {
  const usps = reader.selectFrom("labels").select(["number", "cost_minor", "bought_at"])
    .where("carrier", "=", "USPS").orderBy("bought_at").orderBy("_id");
  const labels: readonly DemoLabel[] = await usps.where("biller", "=", "pb").where("status", "=", "Live")
    .execute();
  if (labels.length < MIN_LABELS) {
    throw new Error("The database has no demo labels of Pitney Bowes: start it with DEMO=1");
  }
  const voided: DemoLabel | undefined = await usps.where("status", "=", "Voided").executeTakeFirst();
  const { balance, at } = await lastBalance(reader);
  const start = Math.max(at, ...labels.map(({ bought_at }) => bought_at)) + DAY_SECONDS;
  let left = balance;
  const rows = transactionsOf(labels, voided).map((row, nth) => {
    const time = start + nth * 7 * MINUTE;
    left += (row.deposit ?? 0) - (row.refund === "REQUESTED" ? 0 : row.minor);
    return csvRow([
      `44397665_${(time * 7 + nth).toString(16)}`,
      new Date(time * 1_000).toISOString().replace("Z", "+0000"),
      ...[
        row.type,
        figure(row.text ?? dollars(Math.abs(row.minor))),
        row.label?.number ?? row.tracking ?? "",
      ],
      ...[figure(dollars(left)), row.deposit === undefined ? "" : dollars(row.deposit), row.refund ?? ""],
    ]);
  });
  return { name: "pitney-bowes-3.csv", text: [csvRow(HEADER), ...rows].join("") };
}

async function lastBalance(reader: Reader): Promise<{ readonly balance: number; readonly at: number }> {
  const last = await reader.selectFrom("postage_invoices").select(["closing_minor", "until_at"])
    .where("biller", "=", "pb").where("closing_minor", "is not", null).orderBy("until_at", "desc")
    .executeTakeFirst();
  return { balance: 0 - (last?.closing_minor ?? 0), at: last?.until_at ?? 0 };
}

function transactionsOf(labels: readonly DemoLabel[], voided: DemoLabel | undefined): readonly Transaction[] {
  const [one, two, three, four, five, six] = labels;
  const print = (label: DemoLabel | undefined, more = 0): Transaction => ({
    ...{ type: "POSTAGE PRINT", minor: (label?.cost_minor ?? 0) + more, label },
  });
  return [
    { type: "POSTAGE FUND", minor: 0, deposit: 20_000 },
    // A duplicate, because the first invoice has the same line.
    print(one),
    print(two, 75),
    { type: "APV-POSTAGE OVERPAID", minor: -4, label: two },
    { type: "APV-POSTAGE UNDERPAID", minor: 212, label: three },
    { type: "APV-POSTAGE OVERPAID", minor: -90, label: four },
    { type: "APV-DISPUTE ADJUSTMENT", minor: -60, label: five },
    ...voided ? [print(voided, 395)] : [],
    { type: "POSTAGE REFUND", minor: 0 - (six?.cost_minor ?? 0), label: six, refund: "REQUESTED" },
    { type: "POSTAGE PRINT", minor: 465, tracking: "9400100000000000004657" },
    { type: "DEBIT ADJUSTMENT", minor: 150 },
    { type: "FEE", minor: 250 },
    // The import refuses the last two rows.
    { type: "POSTAGE PRINT", minor: 0, text: "3.205", label: one },
    { type: "TELEPATHY", minor: 0, label: two },
  ];
}
