/** Makes the demo's books from the server's own postings; every wallet is filled before it is charged. */
import {
  entriesOf,
  type Facts,
  isSellers,
  type Kind,
  legs,
  type Payer,
  sumOf,
} from "../../../api/money/legs.ts";
import type { Writer } from "../../db/database.ts";
import type {
  ChargeLinesTable,
  HoldsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTxnsTable,
  OrderCostsTable,
  WalletsTable,
} from "../../db/tables.ts";
import { insertRows } from "../bulk.ts";
import {
  type ChargedLine,
  chargeLine,
  type OrderMoney,
  partsOf,
  type RefundPart,
} from "../../modules/money/ledger/charge_store.ts";
import type { LineRow } from "../../modules/orders/orders/rows.ts";
import { emptyWallet } from "../../modules/money/ledger/wallet_store.ts";
import { type About, aboutOrder, holdRow, type Movement, txnOf } from "./movements.ts";
import { type DemoCosts, productionOf } from "./production_costs.ts";
import { postageOf } from "../handover/postage_money.ts";
import { sumHolds, withHolds } from "./holds.ts";
import type { TopUps } from "./topups.ts";
import { invoicePayments } from "./invoice_payments.ts";
import type { DemoBooks } from "../orders/walk/business.ts";

const LOW_MINOR = 50_000;
const CREDIT_LIMIT_MINOR = 8_000_000;

const withTerms = (wallets: readonly WalletsTable[]): readonly WalletsTable[] =>
  wallets.map((wallet, at) => {
    if (at === 0) return { ...wallet, low_minor: LOW_MINOR, low_told_at: wallet.last_at };
    return at === 1 ? { ...wallet, credit_limit_minor: CREDIT_LIMIT_MINOR } : wallet;
  });

type EntryRow = Omit<LedgerEntriesTable, "seq">;

export interface Books {
  readonly wallets: readonly WalletsTable[];
  readonly accounts: readonly LedgerAccountsTable[];
  readonly txns: readonly LedgerTxnsTable[];
  readonly entries: readonly EntryRow[];
  readonly holds: readonly HoldsTable[];
  readonly lines: readonly ChargeLinesTable[];
  readonly topups: ReturnType<TopUps["rows"]>;
  readonly costs: readonly OrderCostsTable[];
}

export interface Money extends DemoBooks {
  reservePart(parts: readonly RefundPart[]): void;
  /** Returns all movements in order, with their top-ups. @param aside holds for labels that are not bought yet */
  books(aside: readonly HoldsTable[]): Books;
}

export interface MoneyOptions {
  readonly sellers: readonly string[];
  readonly currency: string;
  readonly newId: (at: number) => string;
  /** Unix seconds. */
  readonly openedAt: number;
  readonly accountingId: string;
  readonly topUps: TopUps;
  readonly costs: DemoCosts;
  readonly now: number;
  readonly timeZone: string;
}

/** Minor units. Whenever a wallet would fall below the reserve, a multiple of this sum is topped up. */
const TOP_UP_MINOR = 500_000;
const RESERVE_MINOR = 250_000;
/** The balance that the first seller keeps: less than any order costs. */
const LEFT_MINOR = 460;

export function makeMoney(
  { sellers, currency, newId, openedAt, accountingId, topUps, costs, now, timeZone }: MoneyOptions,
): Money {
  const movements: Movement[] = [];
  const holds = new Map<string, HoldsTable>();
  const lines = new Map<string, ChargeLinesTable>();
  const move = <K extends Kind>(kind: K, facts: Facts[K], about: About): string => {
    const txn = txnOf(kind, newId(about.at), about);
    movements.push({ txn, seller: about.seller, kind, facts });
    return txn._id;
  };
  const production = productionOf(costs, move);
  /** The second seller pays by invoice. */
  const payerOf = ({ seller_id }: Pick<OrderMoney, "seller_id">): Payer =>
    seller_id === sellers[1] ? "due" : "wallet";
  const byHand = (ordered: readonly Movement[], open: readonly HoldsTable[]): Movement[] => {
    const [first = "", second = ""] = sellers;
    const stays = LEFT_MINOR + sumHolds(open, first);
    const balance = ordered.filter(({ seller }) => seller === first)
      .reduce((sum, movement) => sum + walletChange(movement), 0);
    if (balance <= stays) return [];
    const at = (ordered.at(-1)?.txn.created_at ?? openedAt) + 60;
    return topUps.booked(first, second, balance - stays, at).map(
      ({ kind, facts, seller, _id, code }) => {
        const about = { seller, code, at, actorId: accountingId, event: "topup.approve", topup: _id };
        return { txn: txnOf(kind, newId(at), about), seller, kind, facts };
      },
    );
  };
  return {
    charge(order, ordered, step) {
      const facts = {
        payer: payerOf(order),
        parts: { goods: order.total_minor },
        currency: order.currency,
      } as const;
      const txn = move("charge", facts, aboutOrder(order, step));
      const hold = holdRow(order, newId(step.at), txn, step.at);
      holds.set(hold._id, hold);
      const made = chargesOf(order, ordered, { txn, at: step.at, newId: () => newId(step.at) });
      for (const { leftMinor: _left, ...row } of made) lines.set(row._id, row);
      return made;
    },
    refund(order, backs, step) {
      const parts = partsOf(backs);
      const facts = { parts, due: payerOf(order) === "due" ? sumOf(parts) : 0, currency: order.currency };
      move("refund", facts, { ...aboutOrder(order, step), reverses: backs[0]?.line.txn_id });
      for (const { line: { leftMinor: _left, ...row }, minor } of backs) {
        lines.set(row._id, { ...row, refunded_minor: row.refunded_minor + minor });
      }
    },
    produce: production.produce,
    ...postageOf({ move, holds, lines, newId, payerOf }),
    reservePart(parts) {
      for (const { line: { leftMinor: _left, ...row }, minor } of parts) {
        lines.set(row._id, { ...row, asked_minor: row.asked_minor + minor });
      }
    },
    books(aside) {
      const topUp = (seller: string, at: number, minor: number): Movement => {
        const { _id, code, facts } = topUps.sent(seller, at, minor);
        const about = {
          seller,
          code,
          at,
          actorId: accountingId,
          event: "topup.approve",
          ref: { kind: "topup", id: _id },
        };
        return { txn: txnOf("topup", newId(at), about), seller, kind: "topup", facts };
      };
      const [, debtor = ""] = sellers;
      const paid = invoicePayments(movements, debtor, { now, timeZone, newId, currency });
      const ordered = withTopUps([...movements, ...paid], topUp, openedAt);
      const openHolds = [...holds.values()];
      const open = [...openHolds.filter(({ status }) => status === "Open"), ...aside];
      ordered.push(...byHand(ordered, open));
      const txns = ordered.map(({ txn }) => txn);
      const byTopUp = new Map(txns.flatMap(({ _id, ref_id }) => ref_id ? [[ref_id, _id] as const] : []));
      return {
        ...withHolds(ledgerRows(ordered, { sellers, currency, newId: () => newId(openedAt) }), open),
        txns,
        holds: [...openHolds.filter(({ status }) => status !== "Open"), ...open],
        lines: [...lines.values()],
        topups: topUps.rows(sellers, byTopUp),
        costs: production.rows(),
      };
    },
  };
}

export function chargesOf(
  { _id: order_id, seller_id, currency }: OrderMoney,
  ordered: readonly LineRow[],
  { txn, at, newId }: { readonly txn: string; readonly at: number; readonly newId: () => string },
): ChargedLine[] {
  return ordered.filter(({ total_minor }) => total_minor > 0).map((line, position) => ({
    ...chargeLine(line, {
      _id: newId(),
      txn_id: txn,
      seller_id,
      order_id,
      position,
      currency,
      created_at: at,
    }),
    leftMinor: line.total_minor,
  }));
}

const entriesIn = <K extends Kind>({ kind, facts }: Movement<K>) => entriesOf(legs(kind, facts));
const walletChange = (movement: Movement): number =>
  entriesIn(movement).find(({ account }) => account === "wallet")?.minor ?? 0;

/** Puts a top-up before each charge that would leave less than the reserve, and one at the start. */
function withTopUps(
  movements: readonly Movement[],
  topUp: (seller: string, at: number, minor: number) => Movement,
  openedAt: number,
): Movement[] {
  const balances = new Map<string, number>();
  const ordered: Movement[] = [];
  for (const movement of [...movements].sort((one, other) => one.txn.created_at - other.txn.created_at)) {
    const { seller, txn } = movement;
    const change = walletChange(movement);
    let balance = balances.get(seller) ?? 0;
    const at = balances.has(seller) ? txn.created_at : openedAt;
    const short = change < 0 ? RESERVE_MINOR - change - balance : 0;
    if (short > 0) {
      const sum = Math.ceil(short / TOP_UP_MINOR) * TOP_UP_MINOR;
      const sent = topUp(seller, at, sum);
      ordered.push(sent);
      balance += walletChange(sent);
    }
    ordered.push(movement);
    balances.set(seller, balance + change);
  }
  return ordered;
}

interface Given extends Pick<MoneyOptions, "sellers" | "currency"> {
  readonly newId: () => string;
}

function ledgerRows(ordered: readonly Movement[], { sellers, currency, newId }: Given) {
  const accounts = new Map<string, LedgerAccountsTable>();
  const accountOf = (name: string, of: string, seller_id: string | null): string => {
    const key = `${seller_id} ${name} ${of}`;
    const [kind = "", party = ""] = name.split(":");
    const account = accounts.get(key) ?? { _id: newId(), seller_id, kind, party, currency: of };
    accounts.set(key, account);
    return account._id;
  };
  const wallets = new Map(sellers.map((seller) => [seller, emptyWallet(seller, currency)]));
  const entries = ordered.flatMap((movement) => {
    const { txn, seller, kind } = movement;
    return entriesIn(movement).map(({ account, minor, currency: of }): EntryRow => {
      const wallet = isSellers(account) ? wallets.get(seller) : undefined;
      const isDebt = account === "due";
      if (wallet) {
        if (isDebt) wallet.due_minor -= minor;
        else wallet.balance_minor += minor;
        if (isDebt) wallet.due_no++;
        else wallet.wallet_no++;
        wallet.last_at = txn.created_at;
        wallet.version++;
      }
      return {
        txn_id: txn._id,
        account_id: accountOf(account, of, wallet ? seller : null),
        amount_minor: minor,
        currency: of,
        seller_id: wallet ? seller : null,
        kind,
        ref_code: txn.ref_code,
        account: wallet ? account : null,
        no: wallet ? isDebt ? wallet.due_no : wallet.wallet_no : null,
        balance_minor: wallet ? isDebt ? 0 - wallet.due_minor : wallet.balance_minor : null,
        created_at: txn.created_at,
      };
    });
  });
  return { accounts: [...accounts.values()], entries, wallets: withTerms([...wallets.values()]) };
}

export async function insertBooks(tx: Writer, books: Books): Promise<void> {
  await insertRows(tx, "wallets", books.wallets);
  await insertRows(tx, "ledger_accounts", books.accounts);
  await insertRows(tx, "ledger_txns", books.txns);
  await insertRows(tx, "ledger_entries", books.entries);
  await insertRows(tx, "holds", books.holds);
  await insertRows(tx, "charge_lines", books.lines);
  await insertRows(tx, "topups", books.topups);
  await insertRows(tx, "order_costs", books.costs);
}
