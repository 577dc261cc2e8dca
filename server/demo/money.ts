/** The demo's books: every movement balanced, every wallet filled before it is charged. */
import type {
  HoldsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTxnsTable,
} from "../db/ledger_tables.ts";
import type { OrderMoney } from "../modules/ledger/store.ts";
import type { HouseBooks } from "./walk/house.ts";

export interface Books {
  readonly accounts: readonly LedgerAccountsTable[];
  readonly txns: readonly LedgerTxnsTable[];
  readonly entries: readonly LedgerEntriesTable[];
  readonly holds: readonly HoldsTable[];
}

export interface Money extends HouseBooks {
  /** Everything, in the order it happened, with the top-ups that it took. */
  books(): Books;
}

export interface MoneyOptions {
  readonly sellers: readonly string[];
  readonly currency: string;
  readonly newId: (at: number) => string;
  /** When the accounts were opened, unix seconds. */
  readonly openedAt: number;
  /** Who books top-ups. */
  readonly accountingId: string;
}

/** Top-ups come in round sums, in minor units, whenever a wallet would fall below the reserve. */
const TOP_UP_MINOR = 500_000;
const RESERVE_MINOR = 250_000;

interface Movement extends LedgerTxnsTable {
  readonly amount: number;
}

export function makeMoney({ sellers, currency, newId, openedAt, accountingId }: MoneyOptions): Money {
  const account = (kind: string, seller_id: string | null): LedgerAccountsTable => ({
    _id: newId(openedAt),
    seller_id,
    kind,
    currency,
    floor_minor: seller_id ? 0 : -Number.MAX_SAFE_INTEGER,
  });
  const revenue = account("revenue", null);
  const cash = account("cash", null);
  const wallets = new Map(sellers.map((seller) => [seller, account("wallet", seller)]));
  const movements: Movement[] = [];
  const holds = new Map<string, HoldsTable>();
  const txn = (
    { seller_id, _id: order_id }: OrderMoney,
    kind: string,
    amount: number,
    at: number,
    actor_id: string,
    reverses: string | null,
  ) => {
    const _id = newId(at);
    movements.push({
      _id,
      kind,
      seller_id,
      order_id,
      reverses,
      actor_id,
      request_id: `demo-${_id.slice(-12)}`,
      created_at: at,
      amount,
    });
    return _id;
  };
  return {
    charge: (order, at, actorId) => {
      const id = txn(order, "charge", order.total_minor, at, actorId, null);
      holds.set(id, holdRow(order, newId(at), id, at));
      return id;
    },
    refund: (order, chargeId, minor, at, actorId) => {
      txn(order, "refund", minor, at, actorId, chargeId);
    },
    books: () => {
      const ordered = withTopUps(movements, newId, accountingId, openedAt);
      return {
        accounts: [revenue, cash, ...wallets.values()],
        txns: ordered.map(({ amount: _amount, ...row }) => row),
        entries: ordered.flatMap((movement) => {
          const wallet = wallets.get(movement.seller_id);
          return wallet ? entriesOf(movement, wallet, movement.kind === "topup" ? cash : revenue) : [];
        }),
        holds: [...holds.values()],
      };
    },
  };
}

const holdRow = (order: OrderMoney, _id: string, txn_id: string, at: number): HoldsTable => ({
  _id,
  seller_id: order.seller_id,
  order_id: order._id,
  amount_minor: order.total_minor,
  currency: order.currency,
  status: "Captured",
  txn_id,
  created_at: at,
  updated_at: at,
});

/** Money goes into the wallet on a top-up and a refund, out of it on a charge. */
function entriesOf(
  { _id: txn_id, kind, amount }: Movement,
  wallet: LedgerAccountsTable,
  house: LedgerAccountsTable,
): LedgerEntriesTable[] {
  const signed = kind === "charge" ? -amount : amount;
  const entry = (account: LedgerAccountsTable, amount_minor: number) => ({
    txn_id,
    account_id: account._id,
    amount_minor,
    currency: account.currency,
  });
  return [entry(wallet, signed), entry(house, -signed)];
}

/** Puts a top-up before each charge that would leave less than the reserve, and one at the very beginning. */
function withTopUps(
  movements: readonly Movement[],
  newId: (at: number) => string,
  actor_id: string,
  openedAt: number,
): Movement[] {
  const balances = new Map<string, number>();
  const ordered: Movement[] = [];
  for (const movement of [...movements].sort((one, other) => one.created_at - other.created_at)) {
    const { seller_id, kind, amount } = movement;
    let balance = balances.get(seller_id) ?? 0;
    const at = balances.has(seller_id) ? movement.created_at : openedAt;
    const short = kind === "charge" ? RESERVE_MINOR + amount - balance : 0;
    if (short > 0) {
      const sum = Math.ceil(short / TOP_UP_MINOR) * TOP_UP_MINOR;
      ordered.push(topUp(newId(at), seller_id, actor_id, at, sum));
      balance += sum;
    }
    ordered.push(movement);
    balances.set(seller_id, balance + (kind === "charge" ? -amount : amount));
  }
  return ordered;
}

const topUp = (_id: string, seller_id: string, actor_id: string, at: number, amount: number): Movement => ({
  _id,
  kind: "topup",
  seller_id,
  order_id: null,
  reverses: null,
  actor_id,
  request_id: `demo-${_id.slice(-12)}`,
  created_at: at,
  amount,
});
