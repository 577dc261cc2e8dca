/** Lists payment types: properties about a seller's money hold for each of them. */
import { post } from "../../../server/modules/money/ledger/post_store.ts";
import { NOW } from "../people/people.ts";
import { fc } from "../property.ts";
import type { World } from "../orders/world.ts";
import {
  captureTotal,
  type MoneyStep,
  type OrderMoney,
} from "../../../server/modules/money/ledger/charge_store.ts";
import { LINES } from "../../../server/modules/orders/orders/store.ts";
import type { Writer } from "../../../server/db/database.ts";

/** Payment in advance; by invoice; by invoice with credits that exceed the debt. */
export const PAYERS = ["prepaid", "postpaid", "credited"] as const;
export type Payer = (typeof PAYERS)[number];
export const anyPayer = fc.constantFrom(...PAYERS);

const STAMP = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "payer",
  sessionId: null,
  at: NOW,
};

/**
 * Sets the seller's payment type.
 * @param creditMinor minor units by which a credited seller's debt is below zero
 * @returns minor units that were credited for this
 */
export async function agreePayer(
  { db }: Pick<World, "db">,
  sellerId: string,
  payer: Payer,
  creditMinor = 3_000,
): Promise<number> {
  return await db.write(async (tx) => {
    await tx.updateTable("users").set({ payment_type: payer === "prepaid" ? "prepaid" : "postpaid" })
      .where("_id", "=", sellerId).execute();
    if (payer !== "credited") return 0;
    const { due_minor } = await tx.selectFrom("wallets").select("due_minor").where("seller_id", "=", sellerId)
      .executeTakeFirstOrThrow();
    const minor = due_minor + creditMinor;
    if (minor <= 0) return 0;
    const facts = { payer: "due", minor, currency: "USD" } as const;
    await post(tx, { kind: "credit", facts, sellerId, code: "" }, STAMP);
    return minor;
  });
}

/** Charges an order line by line. */
export async function chargeOrder(tx: Writer, order: OrderMoney, step: MoneyStep): Promise<void> {
  const lines = (await LINES.load(tx, [order._id])).get(order._id) ?? [];
  await captureTotal(tx, order, lines, step);
}
