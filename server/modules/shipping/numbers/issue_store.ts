/** Gives out the numbers of our own labels: each once, also to concurrent requests, and without a gap. */
import { sql } from "kysely";
import { numberOf, remainingNumbers } from "../../../../api/shipping/number_ranges.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { NumberRangesTable } from "../../../db/tables.ts";

export async function numbersLeft(
  reader: Reader,
  method_code: string,
): Promise<{ readonly open: number; readonly paused: number }> {
  const rows = await reader.selectFrom("number_ranges").select(["status", "next", "last"])
    .where("method_code", "=", method_code).where("next", "<=", sql.ref<number>("last")).execute();
  const left = (wanted: string) =>
    rows.reduce(
      (sum, { status, next, last }) =>
        sum + (status === wanted ? remainingNumbers({ next: Number(next), last: Number(last) }) : 0),
      0,
    );
  return { open: left("Active"), paused: left("Paused") };
}

type Range = Pick<NumberRangesTable, "_id" | "head" | "country" | "last"> & {
  readonly from: number;
  next: number;
};

/**
 * Allocates the numbers of one transaction. Writing a range blocks other writers until the commit, so ranges are read
 * first and written last, by `keep`. The engine refuses a concurrent reader, who reads again; uncommitted numbers are
 * not used up. Source: ADR 68.
 */
export class Numbers {
  readonly #tx: Writer;
  readonly #at: number;
  readonly #ranges = new Map<string, readonly Range[]>();

  constructor(tx: Writer, at: number) {
    this.#tx = tx;
    this.#at = at;
  }

  /** Returns the next number of a method, from its oldest range that has one; null where no range has any left. */
  async next(method_code: string): Promise<string | null> {
    const ranges = this.#ranges.get(method_code) ?? await this.#read(method_code);
    this.#ranges.set(method_code, ranges);
    const range = ranges.find(({ next, last }) => next <= last);
    return range ? numberOf(range, range.next++) : null;
  }

  /**
   * Keeps the version, so that an open form of the range can still be saved. Returns the ranges that have no number left,
   * for `settleRanges`.
   */
  async keep(): Promise<readonly string[]> {
    const usedRanges = [...this.#ranges.values()].flat().filter(({ from, next }) => next > from);
    for (const { _id, from, next } of usedRanges) {
      const { numUpdatedRows } = await this.#tx.updateTable("number_ranges")
        .set({ next, updated_at: this.#at })
        .where("_id", "=", _id).where("status", "=", "Active").where("next", "=", from).executeTakeFirst();
      if (numUpdatedRows !== 1n) {
        throw new Error(`Cannot take numbers: the range ${_id} was changed meanwhile`);
      }
    }
    return usedRanges.filter(({ next, last }) => next > last).map(({ _id }) => _id);
  }

  async #read(method_code: string): Promise<readonly Range[]> {
    const rows = await this.#tx.selectFrom("number_ranges").select(["_id", "head", "country", "next", "last"])
      .where("method_code", "=", method_code).where("status", "=", "Active")
      .where("next", "<=", sql.ref<number>("last")).orderBy("seq").execute();
    return rows.map((row) => ({
      ...row,
      from: Number(row.next),
      next: Number(row.next),
      last: Number(row.last),
    }));
  }
}
