/** Adds movements between our own accounts to the demo, at any time, as a late posting does. */
import type { Database } from "../../../server/db/database.ts";
import { newId } from "../../../server/ids.ts";

export interface AnyMovement {
  readonly at: number;
  readonly minor: number;
  readonly orderId?: string | null;
  readonly sellerId?: string | null;
  readonly currency?: string;
}

const SIDES = [{ kind: "cost", party: "production", sign: 1 }, { kind: "provider", party: "", sign: -1 }];

/** Both entries have the same currency, so that the books stay in balance. */
export async function addMovements(db: Database, movements: readonly AnyMovement[]): Promise<void> {
  const known = await db.read.selectFrom("ledger_accounts").selectAll().where("seller_id", "is", null)
    .orderBy("_id").execute();
  const person = await db.read.selectFrom("users").select("_id").orderBy("_id").executeTakeFirstOrThrow();
  const currencies = new Set(movements.map(({ currency = "USD" }) => currency));
  const accounts = [...currencies].flatMap((currency) =>
    SIDES.map((side) => {
      const account = known.find((each) => each.kind === side.kind && each.currency === currency);
      return { ...side, currency, isNew: !account, _id: account?._id ?? newId() };
    })
  );
  const rows = movements.map((movement) => ({ ...movement, _id: newId() }));
  await db.write(async (tx) => {
    const added = accounts.filter(({ isNew }) => isNew);
    if (added.length > 0) {
      await tx.insertInto("ledger_accounts").values(
        added.map(({ _id, kind, party, currency }) => ({ _id, kind, party, currency, seller_id: null })),
      ).execute();
    }
    await tx.insertInto("ledger_txns").values(rows.map(({ _id, at, orderId = null, sellerId = null }) => ({
      ...{ _id, kind: "cost", event: "", seller_id: sellerId, order_id: orderId, ref_kind: "", ref_id: null },
      ...{ ref_code: "", reverses: null, service: "", actor_id: person._id, acting_for: null },
      ...{ request_id: "late", created_at: at, event_at: null },
    }))).execute();
    await tx.insertInto("ledger_entries").values(
      rows.flatMap(({ _id, at, minor, currency = "USD" }) =>
        accounts.filter((each) => each.currency === currency).map(({ _id: id, sign }) => ({
          ...{ txn_id: _id, account_id: id, amount_minor: sign * minor, currency, seller_id: null },
          ...{ kind: "cost", ref_code: "", no: null, balance_minor: null, created_at: at, account: null },
        }))
      ),
    ).execute();
  });
}
