/** Makes the payments of the demo's invoices: each month's debt is paid twelve days after the month's end. */
import { DAY_SECONDS, HOUR_SECONDS } from "../../../api/constants.ts";
import { entriesOf, legs } from "../../../api/money/legs.ts";
import { monthAround } from "../../modules/money/invoices/terms.ts";
import { type Movement, txnOf } from "./movements.ts";

const PAID_AFTER = 12 * DAY_SECONDS;
const ISSUED = 2 * DAY_SECONDS;

interface Options {
  readonly now: number;
  readonly timeZone: string;
  readonly currency: string;
  readonly newId: (at: number) => string;
}

const debtOf = ({ kind, facts }: Movement): number =>
  0 - (entriesOf(legs(kind, facts)).find(({ account }) => account === "due")?.minor ?? 0);

export function invoicePayments(
  movements: readonly Movement[],
  seller: string,
  { now, timeZone, currency, newId }: Options,
): Movement<"invoice_payment">[] {
  const own = movements.filter((movement) => movement.seller === seller && debtOf(movement) !== 0);
  const times = new Map(own.map(({ txn }) => [txn._id, txn.created_at]));
  const first = Math.min(...times.values());
  const payments: Movement<"invoice_payment">[] = [];
  let paid = 0;
  for (let end = monthAround(Math.min(first, now), timeZone).until; end + ISSUED < now;) {
    // Until its due date, only half of the newest invoice is paid.
    const isWhole = end + PAID_AFTER < now;
    const at = isWhole ? end + PAID_AFTER : now - HOUR_SECONDS;
    // A refund belongs to the month of its charge.
    const debt = own.filter(({ txn }) =>
      txn.created_at < at && (times.get(txn.reverses ?? "") ?? txn.created_at) < end
    ).reduce((sum, movement) => sum + debtOf(movement), 0);
    const minor = isWhole ? debt - paid : Math.floor((debt - paid) / 2);
    if (minor > 0) {
      const txn = txnOf("invoice_payment", newId(at), {
        ...{ seller, code: "", at, actorId: seller, event: "payOwed" },
      });
      payments.push({ txn, seller, kind: "invoice_payment", facts: { minor, currency } });
      paid += minor;
    }
    end = monthAround(end, timeZone).until;
  }
  return payments;
}
