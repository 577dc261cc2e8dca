/** Holds money in the wallet, so that it cannot be spent until the hold is captured or released, which happens once. */
import { sql } from "kysely";
import { ApiError } from "../../../../api/errors.ts";
import type { Heading } from "../../../../api/money/legs.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Writer } from "../../../db/database.ts";
import type { HoldsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import { insertLines, type MoneyStep } from "./charge_store.ts";
import { post, type TransactionId } from "./post_store.ts";
import { taxerFor } from "./tax_store.ts";
import { payerOf } from "./wallet_store.ts";

interface Wanted {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly currency: string;
  readonly package_id?: string;
  readonly purpose: string;
  readonly minor: number;
}

/** @returns the hold's id @throws {ApiError} INSUFFICIENT_BALANCE, with nothing written */
export async function holdMoney(tx: Writer, wanted: Wanted, { stamp, event }: MoneyStep): Promise<string> {
  const { minor, currency } = wanted;
  const facts = { minor, currency };
  await post(tx, { kind: "hold", facts, sellerId: wanted.seller_id, code: wanted.code, event }, stamp);
  const _id = newId();
  await tx.insertInto("holds").values({
    _id,
    seller_id: wanted.seller_id,
    order_id: wanted._id,
    package_id: wanted.package_id ?? null,
    purpose: wanted.purpose,
    amount_minor: minor,
    currency,
    status: "Open",
    txn_id: null,
    created_at: stamp.at,
    updated_at: stamp.at,
  }).execute();
  return _id;
}

export const POSTAGE_HELD: Readable<HoldsTable> = {
  async load(reader, packageIds) {
    const rows = await reader.selectFrom("holds").selectAll().where(isOneOf("package_id", packageIds))
      // With a literal, SQLite need not plan the statement again for each value to see that the partial index fits.
      .where("status", "=", sql.lit("Open")).execute();
    return new Map(rows.map((row) => [row.package_id ?? "", row]));
  },
};

export const uncoveredPart = (hold: HoldsTable | undefined, minor: number, currency: string): number =>
  Math.max(0, minor - (hold?.currency === currency ? hold.amount_minor : 0));

/** @returns the hold's id, null for a free label @throws {ApiError} INSUFFICIENT_BALANCE */
export async function holdPostage(
  tx: Writer,
  wanted: Omit<Wanted, "purpose"> & { readonly package_id: string },
  step: MoneyStep,
): Promise<string | null> {
  const { package_id, minor, currency, seller_id, code } = wanted;
  const open = (await POSTAGE_HELD.load(tx, [package_id])).get(package_id);
  const isKept = open && minor > 0 && open.currency === currency;
  if (open && !isKept) await releaseHold(tx, open._id, step);
  if (minor === 0) return null;
  if (!isKept) return await holdMoney(tx, { ...wanted, purpose: "postage" }, step);
  const more = uncoveredPart(open, minor, currency);
  if (more === 0) return open._id;
  const facts = { minor: more, currency };
  await post(tx, { kind: "hold", facts, sellerId: seller_id, code, event: step.event }, step.stamp);
  const { numUpdatedRows } = await tx.updateTable("holds")
    .set({ amount_minor: minor, updated_at: step.stamp.at }).where("_id", "=", open._id)
    .where("status", "=", "Open").where("amount_minor", "=", open.amount_minor).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw isOver();
  return open._id;
}

/** Releases the hold of a package that will not get one of our labels. */
export async function releasePostage(tx: Writer, package_id: string, step: MoneyStep): Promise<void> {
  const open = (await POSTAGE_HELD.load(tx, [package_id])).get(package_id);
  if (open) await releaseHold(tx, open._id, step);
}

/** Releases a hold once. @throws {ApiError} STALE if the hold is not open any more */
export async function releaseHold(tx: Writer, id: string, { stamp, event }: MoneyStep): Promise<void> {
  const { seller_id, amount_minor: minor, currency } = await end(tx, id, "Released", stamp.at);
  await post(
    tx,
    { kind: "release", facts: { minor, currency }, sellerId: seller_id, code: "", event },
    stamp,
  );
}

/** Charges a sum with tax, which may differ from the hold. @throws {ApiError} STALE if the hold has ended */
export async function captureHold(
  tx: Writer,
  id: string,
  parts: Readonly<Partial<Record<Heading, number>>>,
  { stamp, event }: MoneyStep,
): Promise<TransactionId> {
  const hold = await end(tx, id, "Captured", stamp.at);
  const { seller_id, order_id, package_id, currency, amount_minor } = hold;
  const { code } = await tx.selectFrom("orders").select("code").where("_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const charged = (Object.entries(parts) as [Heading, number][]).filter(([, minor]) => minor > 0);
  const taxes = (await taxerFor({ tx }, seller_id, stamp.at))(charged.map(([, minor]) => minor));
  const tax = taxes.reduce((sum, each) => sum + each, 0);
  const txn_id = await post(tx, {
    kind: "capture",
    facts: {
      payer: await payerOf({ tx }, seller_id),
      parts: { ...parts, tax },
      currency,
      held: amount_minor,
    },
    sellerId: seller_id,
    orderId: order_id,
    code,
    event,
  }, stamp);
  if (txn_id !== null) {
    await insertLines(
      tx,
      charged.map(([heading, amount], position) => ({
        _id: newId(),
        txn_id,
        seller_id,
        order_id,
        order_line_id: null,
        package_id,
        position,
        heading,
        quantity: 1,
        unit_minor: amount,
        amount_minor: amount,
        tax_minor: taxes[position] ?? 0,
        currency,
        service: "",
        price: "{}",
        refunded_minor: 0,
        asked_minor: 0,
        created_at: stamp.at,
      })),
    );
  }
  await tx.updateTable("holds").set({ txn_id }).where("_id", "=", id).execute();
  return txn_id;
}

async function end(tx: Writer, id: string, status: "Captured" | "Released", at: number): Promise<HoldsTable> {
  const hold = await tx.updateTable("holds").set({ status, updated_at: at }).where("_id", "=", id)
    .where("status", "=", "Open").returningAll().executeTakeFirst();
  if (!hold) throw isOver();
  return hold;
}

const isOver = () => new ApiError("STALE", "Cannot change what was reserved: it is charged or free already");
