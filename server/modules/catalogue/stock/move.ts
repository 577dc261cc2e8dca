/** One shelf received, counted or corrected: by a form, or by a step of an import. */
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
  /** How many came; how many are there; how many more, or fewer below 0. */
  readonly count: number;
  readonly reason: string;
}

/** How many lie there afterwards. */
export const stockAfter = (kind: string, on_hand: number, count: number): number =>
  kind === "count" ? count : on_hand + count;

/** What cannot lie there; null for what can. */
export const stockProblem = (after: number): Extract<ProblemCode, "belowZero" | "badNumber"> | null =>
  after < 0 ? "belowZero" : after > MAX_STOCK ? "badNumber" : null;

export interface Shelved {
  /** Of its row. */
  readonly _id: string;
  readonly before: number;
  readonly after: number;
  /** Codes of garments that wait for a blank since then. */
  readonly short: readonly string[];
  readonly audit: AuditEntry;
}

/** Answers the code of the problem where that many cannot lie there: then nothing was written. */
export async function moveShelf(
  tx: Writer,
  asked: ShelfMove,
  { stamp: { actor, at }, action }: { readonly stamp: AuditStamp; readonly action: string },
): Promise<Shelved | NonNullable<ReturnType<typeof stockProblem>>> {
  const { kind, count, reason } = asked;
  await beginStock(tx, asked, at);
  const { _id, on_hand: before, reserved } = await stockAt(tx, asked);
  const after = stockAfter(kind, before, count);
  const problem = stockProblem(after);
  if (problem) return problem;
  const told = { reason, actor_id: actor._id, at };
  // Those that are due last wait: what is not there was promised to somebody.
  const short = await reservedLast(tx, asked, Math.max(0, reserved - after));
  if (short.length > 0) {
    await unreserve(tx, short.map((unit) => unit._id), at);
    const moves = short.map((unit) => ({ d_on_hand: 0, d_reserved: -1, unit_id: unit._id, unit_version: 0 }));
    await moved(tx, asked, moves, { ...told, kind: "release" });
  }
  const change = { d_on_hand: after - before, d_reserved: 0, unit_id: null, unit_version: 0 };
  await moved(tx, asked, [change], { ...told, kind });
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

async function moved(...asked: Parameters<typeof moveStock>): Promise<void> {
  if (await moveStock(...asked) === null) {
    throw new Error("Cannot move the stock: expected what was read in the same transaction");
  }
}
