/**
 * Seals the audit log: a chain of digests over batches of rows, so that a row that was changed, removed or
 * slipped in later no longer fits. Source: architecture, At most once.
 */
import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical.ts";
import type { Database, Reader } from "./db/database.ts";

/** Rows of one seal. */
const MOST_ROWS = 10_000;
const ROWS_AT_ONCE = 1000;

/** The newest audit row; a transaction that is under way may still commit rows below it. */
export async function newestAudit(reader: Reader): Promise<number> {
  const row = await reader.selectFrom("audit_events").select((of) => of.fn.max("seq").as("seq"))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/**
 * Seals what is not sealed yet, up to a number that no open transaction can go below any more.
 * @returns how many rows were sealed
 */
export async function sealAudit(db: Database, upTo: number, at: number): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await db.write(async (tx) => {
      const before = await tx.selectFrom("audit_seals").select(["last_seq", "digest"])
        .orderBy("last_seq", "desc").limit(1).executeTakeFirst();
      const found = await digestOf(tx, before?.digest ?? "", before?.last_seq ?? 0, upTo, MOST_ROWS);
      if (found.count === 0) return 0;
      await tx.insertInto("audit_seals").values({ ...found, at }).execute();
      return found.count;
    });
    sealed += count;
    if (count < MOST_ROWS) return sealed;
  }
}

/** Checks the whole chain. @returns the first seal that its rows do not fit, null when all do */
export async function brokenSeal(
  reader: Reader,
): Promise<{ readonly first_seq: number; readonly last_seq: number } | null> {
  const seals = await reader.selectFrom("audit_seals").selectAll().orderBy("last_seq").execute();
  let [digest, last] = ["", 0];
  for (const seal of seals) {
    const found = await digestOf(reader, digest, last, seal.last_seq, Infinity);
    if (found.digest !== seal.digest || found.count !== seal.count) return seal;
    [digest, last] = [seal.digest, seal.last_seq];
  }
  return null;
}

/** Digest of the digest before and of the rows with `after < seq <= upTo`, each as one line of canonical JSON. */
async function digestOf(reader: Reader, before: string, after: number, upTo: number, most: number) {
  const hash = createHash("sha256").update(before);
  let [first_seq, last_seq, count] = [0, after, 0];
  for (;;) {
    const rows = await reader.selectFrom("audit_events").selectAll()
      .where("seq", ">", last_seq).where("seq", "<=", upTo)
      .orderBy("seq").limit(Math.min(ROWS_AT_ONCE, most - count)).execute();
    for (const row of rows) {
      hash.update(`\n${canonicalJson(row)}`);
      first_seq ||= row.seq;
      last_seq = row.seq;
    }
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE || count >= most) {
      return { first_seq, last_seq, count, digest: hash.digest("hex") };
    }
  }
}
