/** Issues the numbers of ranges without gaps, each only once, even for concurrent requests. */
import { sql } from "kysely";
import { numberOf, remainingNumbers } from "../../../../api/shipping/number_ranges.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { NumberRangesTable } from "../../../db/tables.ts";
import { settleRange } from "./settle.ts";

export async function numbersLeft(
  reader: Reader,
  method_code: string,
): Promise<{ readonly open: number; readonly paused: number }> {
  const rows = await reader.selectFrom("number_ranges").select(["status", "next", "last"])
    .where("method_code", "=", method_code).where("next", "<=", sql.ref<number>("last")).execute();
  const left = (wanted: string) =>
    rows.reduce(
      (sum, { status, next, last }) => sum + (status === wanted ? remainingNumbers({ next, last }) : 0),
      0,
    );
  return { open: left("Active"), paused: left("Paused") };
}

/**
 * Takes the next `count` numbers of a range that has so many. Keeps the version, so open forms stay valid.
 * @throws {Error} if the range was paused, or numbers were taken, since it was read
 */
export async function takeNumbers(
  tx: Writer,
  { _id, next, last }: Pick<NumberRangesTable, "_id" | "next" | "last">,
  count: number,
  at: number,
): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("number_ranges").set({ next: next + count, updated_at: at })
    .where("_id", "=", _id).where("status", "=", "Active").where("next", "=", next).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Cannot take numbers: the range ${_id} was changed meanwhile`);
  if (next + count > last) await settleRange(tx, _id, at);
}

/** Selects active ranges that have numbers left, the oldest first. */
export const openRanges = (reader: Reader) =>
  reader.selectFrom("number_ranges").select(["_id", "head", "country", "next", "last"])
    .where("status", "=", "Active").where("next", "<=", sql.ref<number>("last")).orderBy("seq");

type Range = Pick<NumberRangesTable, "_id" | "head" | "country" | "next" | "last"> & { given: number };

/**
 * Allocates the numbers of one transaction. Writing a range blocks other writers until the commit, so ranges are read
 * first and written last, by `keep`. The database refuses one of two concurrent transactions, which is then repeated;
 * uncommitted numbers stay free. Source: ADR 68.
 */
export class Numbers {
  readonly #tx: Writer;
  readonly #at: number;
  readonly #ranges = new Map<string, readonly Range[]>();

  constructor(tx: Writer, at: number) {
    this.#tx = tx;
    this.#at = at;
  }

  /** Returns the next number of a method from its oldest range that has numbers left; null if none has. */
  async next(method_code: string): Promise<string | null> {
    const ranges = this.#ranges.get(method_code) ?? await this.#read(method_code);
    this.#ranges.set(method_code, ranges);
    const range = ranges.find(({ next, given, last }) => next + given <= last);
    return range ? numberOf(range, range.next + range.given++) : null;
  }

  async keep(): Promise<void> {
    const usedRanges = [...this.#ranges.values()].flat().filter(({ given }) => given > 0);
    for (const range of usedRanges) await takeNumbers(this.#tx, range, range.given, this.#at);
  }

  async #read(method_code: string): Promise<readonly Range[]> {
    const rows = await openRanges(this.#tx).where("method_code", "=", method_code).execute();
    return rows.map((row) => ({ ...row, given: 0 }));
  }
}
