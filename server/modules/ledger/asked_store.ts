/** What is asked back of charged lines and not decided yet: nobody else can ask for the same. */
import type { Reader, Writer } from "../../db/database.ts";

/** A part of one charged line. */
export interface Part {
  /** Of the charged line. */
  readonly id: string;
  /** Minor units, above zero. */
  readonly minor: number;
}

/** Sets a part of a line aside in one conditional update. @returns false where less is left, with nothing written */
export async function setAside(tx: Writer, { id, minor }: Part): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("charge_lines")
    .set(({ eb }) => ({ asked_minor: eb("asked_minor", "+", minor) })).where("_id", "=", id)
    .where(({ eb }) =>
      eb(
        eb(eb("refunded_minor", "+", eb.ref("asked_minor")), "+", minor),
        "<=",
        eb("amount_minor", "+", eb.ref("tax_minor")),
      )
    ).executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** The same the other way round: it was turned down, or is given back. */
export async function setFree(tx: Writer, parts: readonly Part[]): Promise<void> {
  for (const { id, minor } of parts) {
    await tx.updateTable("charge_lines").set(({ eb }) => ({ asked_minor: eb("asked_minor", "-", minor) }))
      .where("_id", "=", id).execute();
  }
}

/** What an order was charged and not given back, in minor units. */
export async function keptOf(reader: Reader, orderId: string): Promise<number> {
  const { kept } = await reader.selectFrom("charge_lines")
    .select(({ eb, fn }) =>
      fn.sum<number | string | null>(
        eb(eb("amount_minor", "+", eb.ref("tax_minor")), "-", eb.ref("refunded_minor")),
      ).as("kept")
    ).where("order_id", "=", orderId).executeTakeFirstOrThrow();
  return Number(kept ?? 0);
}
