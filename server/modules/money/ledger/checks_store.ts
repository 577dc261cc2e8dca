import type { Database, Reader } from "../../../db/database.ts";

const MAX_CHECKS = 90;

export interface BookCheck {
  /** Unix seconds. */
  readonly at: number;
  readonly faults: readonly string[];
}

export async function lastBookCheck(reader: Reader): Promise<BookCheck | null> {
  const row = await reader.selectFrom("book_checks").select(["at", "faults"]).orderBy("seq", "desc").limit(1)
    .executeTakeFirst();
  return row ? { at: row.at, faults: JSON.parse(row.faults) } : null;
}

export const keepBookCheck = (db: Database, { at, faults }: BookCheck): Promise<void> =>
  db.write(async (tx) => {
    const { seq } = await tx.insertInto("book_checks").values({ at, faults: JSON.stringify(faults) })
      .returning("seq")
      .executeTakeFirstOrThrow();
    await tx.deleteFrom("book_checks").where("seq", "<=", seq - MAX_CHECKS).execute();
  });
