/** Computes the facts of bills from their boxes, the cost table's price, and the forwarder's amount. */
import { sql } from "kysely";
import type { LocalBillFacts, LocalBillMoveInput } from "../../../../api/generated/schema.ts";
import { gapOf, ONE_PAYER_CENTS } from "../../../../api/handover/local_bills.ts";
import { exchangeSum } from "../../../../api/money/exchange.ts";
import { limitIn } from "../../../../api/money_limits.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { defineApproval } from "../../../lifecycle/approval.ts";
import type { FactsContext } from "../../../lifecycle/lifecycle.ts";
import { rateAt } from "../../money/topups/rates_store.ts";
import { firstUnfitPackages } from "../boxes/facts_store.ts";
import { boxesOn, sumsOf } from "./boxes_store.ts";
import { rateBill } from "./rating_store.ts";
import type { LocalBillRow } from "./store.ts";

/** Above a limit, the person who pays (the checker) must not be the one who entered the amount (the maker). */
const payment = defineApproval("note", ["checker"]);

/** Returns bills with a received box, or with a package that has moved on, such as one that a carrier scanned. */
async function movedBills(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ _id: string }>`select distinct b.local_bill_id as _id from boxes as b
    join packages as p on p.box_id = b._id
    where ${isOneOf("b.local_bill_id", ids)} and (p.shipment_status <> 'Boxed' or b.status = 'Received')`
    .execute(
      reader,
    );
  return new Set(rows.map(({ _id }) => _id));
}

/** Returns false for a currency without a rate, so that a second person checks the amount. */
async function isSmall(reader: Reader, row: LocalBillRow, { context, now }: FactsContext): Promise<boolean> {
  const { currency, invoiced_minor: minor } = row;
  const ours = context?.settings.currency ?? currency;
  const most = limitIn(ours, ONE_PAYER_CENTS);
  if (minor === null || currency === ours) return (minor ?? 0) <= most;
  const rate = await rateAt(reader, currency, now);
  return rate !== null && exchangeSum({ minor, currency }, ours, rate) <= most;
}

const idsWithStatus = (rows: readonly LocalBillRow[], ...status: readonly string[]): string[] =>
  rows.filter((row) => status.includes(row.status)).map(({ _id }) => _id);

export async function billFacts(
  reader: Reader,
  rows: readonly LocalBillRow[],
  asking: FactsContext,
): Promise<ReadonlyMap<string, LocalBillFacts>> {
  const { count, amount_minor } = (asking.params ?? {}) as LocalBillMoveInput;
  const [pending, confirmed] = [idsWithStatus(rows, "Pending"), idsWithStatus(rows, "Confirmed")];
  const boxes = await boxesOn(reader, pending);
  const unsound = pending.length === 0
    ? new Map<string, string>()
    : await firstUnfitPackages(reader, [...boxes.values()].flat().map(({ _id }) => _id));
  const moved = confirmed.length === 0 ? new Set<string>() : await movedBills(reader, confirmed);
  const facts = new Map<string, LocalBillFacts>();
  for (const row of rows) {
    const its = boxes.get(row._id) ?? [];
    const sums = sumsOf(its);
    const gap = asking.event === "bill.invoice" && row.amount_minor !== null
      ? gapOf(row.amount_minor, amount_minor ?? row.amount_minor)
      : 0;
    const isConfirmed = row.status === "Confirmed";
    const { maker } = payment.factsOf({
      maker: row.invoiced_by,
      maker_for: row.invoiced_for,
      checker: null,
      checker_for: null,
    }, asking.context);
    facts.set(row._id, {
      boxes: its.length,
      closed: its.every(({ status }) => status === "Closed"),
      sound: !its.some(({ _id }) => unsound.has(_id)),
      counted: count === null || count === undefined || count === its.length,
      stale: row.status === "Pending" &&
        (sums.boxes_count !== row.boxes_count || sums.packages_count !== row.packages_count ||
          sums.gross_g !== row.gross_g),
      rated: row.amount_minor !== null,
      priced: isConfirmed && (await rateBill(reader, row))?.ok === true,
      moved: moved.has(row._id),
      above: gap > 0,
      below: gap < 0,
      maker,
      small: await isSmall(reader, row, asking),
    });
  }
  return facts;
}
