/**
 * Seals the audit log: a chain of digests over batches of rows, so that a row that was changed, removed or
 * slipped in later no longer fits. Source: architecture, At most once.
 */
import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { canonicalJson } from "./canonical.ts";
import type { Database, Reader } from "./db/database.ts";
import type { AuditEventsTable } from "./db/protocol_tables.ts";

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

/** The rows of one seal. */
export interface SealedRows {
  readonly first_seq: number;
  readonly last_seq: number;
}

interface Seal extends SealedRows {
  readonly count: number;
  readonly digest: string;
}

/** Checks the whole chain, each seal by the one before it. @returns every seal that its rows do not fit */
export async function brokenSeals(reader: Reader): Promise<SealedRows[]> {
  const seals = await reader.selectFrom("audit_seals").selectAll().orderBy("last_seq").execute();
  const broken: SealedRows[] = [];
  let before: Seal | null = null;
  for (const seal of seals) {
    if (!await fits(reader, before, seal)) broken.push(seal);
    before = seal;
  }
  return broken;
}

async function fits(reader: Reader, before: Seal | null, seal: Seal): Promise<boolean> {
  const found = await digestOf(reader, before?.digest ?? "", before?.last_seq ?? 0, seal.last_seq, Infinity);
  return found.digest === seal.digest && found.count === seal.count;
}

/** The first seal behind a number, and how it is: null where there is none. */
export async function checkSealAfter(
  reader: Reader,
  seq: number,
): Promise<(SealedRows & { readonly isWhole: boolean }) | null> {
  const seal = await reader.selectFrom("audit_seals").selectAll()
    .where("last_seq", ">", seq).orderBy("last_seq").limit(1).executeTakeFirst();
  if (!seal) return null;
  const before = await reader.selectFrom("audit_seals").selectAll()
    .where("last_seq", "<", seal.last_seq).orderBy("last_seq", "desc").limit(1).executeTakeFirst();
  const { first_seq, last_seq } = seal;
  return { first_seq, last_seq, isWhole: await fits(reader, before ?? null, seal) };
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
      hash.update(`\n${lineOf(row)}`);
      first_seq ||= row.seq;
      last_seq = row.seq;
    }
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE || count >= most) {
      return { first_seq, last_seq, count, digest: hash.digest("hex") };
    }
  }
}

/** Rows from before a session was written were sealed without one. */
function lineOf({ session_id, ...row }: Selectable<AuditEventsTable>): string {
  return canonicalJson(session_id === null ? row : { ...row, session_id });
}
