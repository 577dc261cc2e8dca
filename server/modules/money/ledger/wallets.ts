import { ApiError } from "../../../../api/errors.ts";
import type { Wallet } from "../../../../api/generated/schema.ts";
import { owedInput } from "../../../../api/inputs/money/wallet.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { badInputOf } from "../../../entity/refusals.ts";
import { mutation, type QueryField } from "../../../fields.ts";
import { stampOf } from "../../../mutate.ts";
import { narrowScope } from "../../../scope.ts";
import { post, WALLETS } from "./post_store.ts";
import { type WalletRow, walletRows } from "./wallets_store.ts";
import { availableIn, isLow } from "./wallet_store.ts";

const badInput = badInputOf("payment");

export function walletView(row: WalletRow): Wallet {
  const { _id, seller_name, currency, balance_minor, due_minor, held_minor, credit_limit_minor } = row;
  const { low_minor, payment_type, time_of_payment, awaiting, awaiting_minor } = row;
  return {
    _id,
    seller_name,
    currency,
    balance_minor,
    due_minor,
    held_minor,
    credit_limit_minor,
    low_minor,
    payment_type,
    time_of_payment,
    available_minor: availableIn(row),
    is_low: isLow(row),
    awaiting: Number(awaiting),
    awaiting_minor: Number(awaiting_minor),
  };
}

export const wallets: QueryField<"wallets"> = async ({ seller }, { db, scope, settings }) => {
  // People who may see all sellers must name one, otherwise the result is empty.
  const { sellers } = seller ? { sellers: narrowScope(scope, seller).sellers } : scope;
  return (await walletRows(db.read, sellers ?? [], settings.currency)).map(walletView);
};

export const payOwed = mutation<"payOwed">(async (tx, args, context) => {
  const read = readInput(owedInput, args);
  if (!read.ok) throw badInput(read.problems);
  const { seller_id, amount_minor: minor } = read.value;
  const { currency } = context.settings;
  const rowOf = async () =>
    (await walletRows(tx, narrowScope(context.scope, [seller_id]).sellers ?? [], currency))[0];
  const before = await rowOf();
  if (!before) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (minor > before.due_minor) throw badInput([{ path: "amount_minor", code: "moreThanOwed" }]);
  await post(tx, {
    kind: "invoice_payment",
    facts: { minor, currency },
    sellerId: seller_id,
    event: "payOwed",
    code: "",
  }, stampOf(context));
  const after = await rowOf();
  if (!after) throw new Error(`Cannot answer with the wallet of ${seller_id}: expected to find it again`);
  const owed = (row: WalletRow) => String(row.due_minor);
  return {
    result: walletView(after),
    audit: [{
      entity: WALLETS,
      entityId: seller_id,
      sellerId: seller_id,
      action: "payOwed",
      changes: [{ field: "due_minor", before: owed(before), after: owed(after) }],
    }],
  };
});
