/** Posts movements of the business's accounts as the API does, but with ids that the seed decides. */
import { entriesOf, type Facts, type Kind, legs } from "../../../api/money/legs.ts";
import type { Writer } from "../../db/database.ts";
import type { LedgerAccountsTable, LedgerEntriesTable, LedgerTxnsTable } from "../../db/tables.ts";
import { insertRows } from "../bulk.ts";
import { type About, NO_SELLER, txnOf } from "./movements.ts";

export class OwnLedger {
  readonly #accounts = new Map<string, LedgerAccountsTable>();
  readonly #txns: LedgerTxnsTable[] = [];
  readonly #entries: Omit<LedgerEntriesTable, "seq">[] = [];

  constructor(readonly newId: (at: number) => string) {}

  move<K extends Kind>(kind: K, facts: Facts[K], about: Omit<About, "seller">): void {
    const { at, code } = about;
    const entries = entriesOf(legs(kind, facts));
    if (entries.length === 0) return;
    const txn_id = this.newId(at);
    this.#txns.push(txnOf(kind, txn_id, { seller: NO_SELLER, ...about }));
    for (const { account, minor, currency } of entries) {
      this.#entries.push({
        ...{ txn_id, account_id: this.#accountOf(account, currency, at), amount_minor: minor, currency },
        ...{ seller_id: null, account: null, no: null, balance_minor: null },
        ...{ kind, ref_code: code, created_at: at },
      });
    }
  }

  #accountOf(name: string, currency: string, at: number): string {
    const [kind = "", party = ""] = name.split(":");
    const key = `${name} ${currency}`;
    const known = this.#accounts.get(key) ?? { _id: this.newId(at), seller_id: null, kind, party, currency };
    this.#accounts.set(key, known);
    return known._id;
  }

  /** Inserts all movements, into existing accounts if there are any. */
  async insert(tx: Writer): Promise<void> {
    const known = await tx.selectFrom("ledger_accounts").selectAll().where("seller_id", "is", null).execute();
    const idOf = new Map<string, string>();
    const added: LedgerAccountsTable[] = [];
    for (const account of this.#accounts.values()) {
      const { kind, party, currency } = account;
      const same = known.find((each) =>
        each.kind === kind && each.party === party && each.currency === currency
      );
      if (same) idOf.set(account._id, same._id);
      else added.push(account);
    }
    await insertRows(tx, "ledger_accounts", added);
    await insertRows(tx, "ledger_txns", this.#txns);
    await insertRows(
      tx,
      "ledger_entries",
      this.#entries.map((entry) => ({
        ...entry,
        account_id: idOf.get(entry.account_id) ?? entry.account_id,
      })),
    );
  }
}
