import type { ProblemCode } from "../../../../api/inputs/read.ts";
import { MAX_STOCK, type StockWrite } from "../../../../api/catalogue/stock.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { changesOf } from "../../../events/outbox.ts";
import { beginStock, reservedLast, stockAt, unreserve } from "./count_store.ts";
import { moveStock, type Shelf } from "./store.ts";

export interface ShelfMove extends Shelf {
  readonly kind: StockWrite;
  /** The number received, the number counted, or the difference, depending on the kind of move. */
  readonly count: number;
  readonly reason: string;
}

export const stockAfter = (kind: string, on_hand: number, count: number): number =>
  kind === "count" ? count : on_hand + count;

/** Returns the problem of a stock that is negative or too large; null for a possible one. */
export const stockProblem = (after: number): Extract<ProblemCode, "belowZero" | "badNumber"> | null =>
  after < 0 ? "belowZero" : after > MAX_STOCK ? "badNumber" : null;

export interface ShelfResult {
  readonly _id: string;
  readonly before: number;
  readonly after: number;
  /** Codes of units that lost their blank to this move and now wait for another. */
  readonly short: readonly string[];
  readonly audit: AuditEntry;
}

export async function moveShelf(
  tx: Writer,
  move: ShelfMove,
  { stamp: { actor, at }, action }: { readonly stamp: AuditStamp; readonly action: string },
): Promise<ShelfResult | NonNullable<ReturnType<typeof stockProblem>>> {
  const { kind, count, reason } = move;
  await beginStock(tx, move, at);
  const { _id, on_hand: before, reserved } = await stockAt(tx, move);
  const after = stockAfter(kind, before, count);
  const problem = stockProblem(after);
  if (problem) return problem;
  const stamp = { reason, actor_id: actor._id, at };
  // The units that are due last lose their reservation, because their blanks do not exist.
  const short = await reservedLast(tx, move, Math.max(0, reserved - after));
  if (short.length > 0) {
    await unreserve(tx, short.map((unit) => unit._id), at);
    const moves = short.map((unit) => ({ d_on_hand: 0, d_reserved: -1, unit_id: unit._id, unit_version: 0 }));
    await moveOrThrow(tx, move, moves, { ...stamp, kind: "release" });
  }
  const change = { d_on_hand: after - before, d_reserved: 0, unit_id: null, unit_version: 0 };
  await moveOrThrow(tx, move, [change], { ...stamp, kind });
  const audit: AuditEntry = {
    entity: "stock",
    entityId: _id,
    sellerId: null,
    action,
    reason,
    changes: [
      { field: "kind", before: "", after: kind },
      { field: "on_hand", before: String(before), after: String(after) },
      ...short.map(({ code }) => ({ field: "short", before: "", after: code })),
    ],
    along: [...Map.groupBy(short, ({ seller_id }) => seller_id)]
      .flatMap(([seller_id, own]) => changesOf("units", { seller_id }, own.map((unit) => unit._id))),
  };
  return { _id, before, after, short: short.map(({ code }) => code), audit };
}

async function moveOrThrow(...args: Parameters<typeof moveStock>): Promise<void> {
  if (await moveStock(...args) === null) {
    throw new Error("Cannot move the stock: expected what was read in the same transaction");
  }
}
